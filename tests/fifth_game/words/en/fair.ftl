### The fair. How variables work: common.ftl.

place-upton = Upton
    .in = in Upton
    .of = of Upton
place-weston = Weston
    .in = in Weston
    .of = of Weston
place-easton = Easton
    .in = in Easton
    .of = of Easton
place-lowton = Lowton
    .in = in Lowton
    .of = of Lowton
slot = { $place }
card = { $place }
    .the = the { $place } card
industry-stall = stall
tile = { $industry }
bell-first = first bell
bell-second = second bell
bell-third = third bell
bell-last = last bell
visitors = { $number ->
    [one] { $number } visitor
   *[other] { $number } visitors
}
apples = { $number ->
    [one] { $number } apple sold
   *[other] { $number } apples sold
}

event-shuffled = The deck of { $cards } cards is shuffled.
event-drew = { $seat } draws { $card-the }.
    .without-card = { $seat } draws a card.
event-discarded = { $seat } plays { $card-the }.
event-paid = { $seat } pays { $money } { $purpose-paid }.
event-earned = { $seat } receives { $money } { $purpose-earned }.
event-industry_placed = { $seat } opens a stall { $place-in }.
event-scored = { $seat } scores { victory-points } { $source-for }.
event-bell_rang = The { $bell } rings.
event-game_ended = The fair is over.

purpose-stall = stall
    .paid = for the stall
purpose-apples = apples
    .earned = for apples
source-stalls = stalls
    .for = for a stall

question-action = open a stall or hawk apples
question-deck = shuffle the deck
question-over = the game is over
choice-open = open a stall { $place-in }
choice-hawk = hawk apples with { $card-the }
option-bells = rounds
value-bells = { $value }

seen-bell = { $bell }
seen-crowds = Crowds
    .one = { $place }: { $visitors }
seen-apples = { $apples }

prompt-kind-open = open a stall
prompt-kind-hawk = hawk apples
prompt-example = open upton
prompt-part = upton

TF-1-1 = There are four towns along the river, and three cards of each.
TF-1-2 = Hands and the deck are hidden.
TF-2-1 = Two or three begin with £4 and three cards each.
TF-2-2 = Turns go clockwise.
TF-2-3 = A bell rings in every round.
TF-3-1 = A stall costs £2 and brings 3 points.
TF-3-2 = Who hawks apples gets £1.
TF-3-3 = A card is played from the hand.
    .card-is-in-hand = You do not hold { $card-the }.
TF-3-4 = Nobody runs into debt.
    .stall-can-be-paid = A stall costs { $cost }, and you have only { $money }.
TF-3-5 = A player has one stall in a town.
    .town-has-no-stall-of-yours = You have a stall { $place-in } already.
TF-3-6 = After a turn a card is drawn, as long as there is one.
TF-4-1 = The game ends with the round of the last bell.
TF-4-2 = Most points win, and among equals most money.
TF-O1 = There may be three rounds instead of four.

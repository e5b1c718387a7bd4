### Workshop of the World — pieces, events, choices, questions, options. How variables work: common.ftl.

## Towns

place-edinburgh = Edinburgh
    .in = in Edinburgh
    .of = of Edinburgh
place-glasgow = Glasgow
    .in = in Glasgow
    .of = of Glasgow
place-newcastle = Newcastle
    .in = in Newcastle
    .of = of Newcastle
place-carlisle = Carlisle
    .in = in Carlisle
    .of = of Carlisle
place-lancaster = Lancaster
    .in = in Lancaster
    .of = of Lancaster
place-york = York
    .in = in York
    .of = of York
place-leeds = Leeds
    .in = in Leeds
    .of = of Leeds
place-hull = Hull
    .in = in Hull
    .of = of Hull
place-manchester = Manchester
    .in = in Manchester
    .of = of Manchester
place-liverpool = Liverpool
    .in = in Liverpool
    .of = of Liverpool
place-sheffield = Sheffield
    .in = in Sheffield
    .of = of Sheffield
place-lincoln = Lincoln
    .in = in Lincoln
    .of = of Lincoln
place-stoke = Stoke
    .in = in Stoke
    .of = of Stoke
place-nottingham = Nottingham
    .in = in Nottingham
    .of = of Nottingham
place-derby = Derby
    .in = in Derby
    .of = of Derby
place-shrewsbury = Shrewsbury
    .in = in Shrewsbury
    .of = of Shrewsbury
place-leicester = Leicester
    .in = in Leicester
    .of = of Leicester
place-norwich = Norwich
    .in = in Norwich
    .of = of Norwich
place-birmingham = Birmingham
    .in = in Birmingham
    .of = of Birmingham
place-northampton = Northampton
    .in = in Northampton
    .of = of Northampton
place-ipswich = Ipswich
    .in = in Ipswich
    .of = of Ipswich
place-gloucester = Gloucester
    .in = in Gloucester
    .of = of Gloucester
place-oxford = Oxford
    .in = in Oxford
    .of = of Oxford
place-london = London
    .in = in London
    .of = of London
place-cardiff = Cardiff
    .in = in Cardiff
    .of = of Cardiff
place-bristol = Bristol
    .in = in Bristol
    .of = of Bristol
place-reading = Reading
    .in = in Reading
    .of = of Reading
place-guildford = Guildford
    .in = in Guildford
    .of = of Guildford
place-dover = Dover
    .in = in Dover
    .of = of Dover
place-southampton = Southampton
    .in = in Southampton
    .of = of Southampton
place-portsmouth = Portsmouth
    .in = in Portsmouth
    .of = of Portsmouth
place-exeter = Exeter
    .in = in Exeter
    .of = of Exeter
place-plymouth = Plymouth
    .in = in Plymouth
    .of = of Plymouth

## Colours

# .piece is the colour of a marker, an industry, a link or a set.
colour-red = Red
    .of = Red’s
    .piece = red
    .feminine = red
colour-blue = Blue
    .of = Blue’s
    .piece = blue
    .feminine = blue
colour-yellow = Yellow
    .of = Yellow’s
    .piece = yellow
    .feminine = yellow
colour-green = Green
    .of = Green’s
    .piece = green
    .feminine = green
colour-black = Black
    .of = Black’s
    .piece = black
    .feminine = black

## Cards, industries

card = { $place }
    .the = the { $place } card
    .a = a { $place } card
card-wild_2 = wild card of value 2
    .the = the wild card of value 2
    .a = a wild card of value 2
card-wild_3 = wild card of value 3
    .the = the wild card of value 3
    .a = a wild card of value 3
card-wild_4 = wild card of value 4
    .the = the wild card of value 4
    .a = a wild card of value 4

# Demand tokens in hand are told where other games tell cards.
card-port = port token
    .the = the port token
    .a = a port token
card-heavy = heavy industry token
    .the = the heavy industry token
    .a = a heavy industry token
card-textile = textile token
    .the = the textile token
    .a = a textile token
card-light = light industry token
    .the = the light industry token
    .a = a light industry token
card-craft = craft token
    .the = the craft token
    .a = a craft token

industry-port = port
    .token = port token
    .tokens = port tokens
industry-heavy = heavy industry
    .token = heavy industry token
    .tokens = heavy industry tokens
industry-textile = textile
    .token = textile token
    .tokens = textile tokens
industry-light = light industry
    .token = light industry token
    .tokens = light industry tokens
industry-craft = craft
    .token = craft token
    .tokens = craft tokens

# Money decides the game: what other games call points is pounds here.
victory-points = { $points-sign ->
    [minus] −£{ $points-size }
   *[other] £{ $points-size }
}
points = pounds

## What happens

event-reordered = { $seat } puts the { $colour-piece } marker in box { $position } of the turn order track.
event-shuffled = The town deck has { $cards } cards now.
event-set_aside = { $cards } cards are set aside unseen.
event-tokens_shuffled = The { $tokens } demand tokens are shuffled face down.
event-drew_token = { $seat } draws a { $industry-token }.
    .without-industry = { $seat } draws a demand token.
event-sealed = { $seat } has chosen in secret.
event-pledged = { $seat } places a { $industry-token } on the demand diagram.
event-kept_tokens = { $seat } places no demand token.
event-turned_up = { $card-the } is turned up.
event-bid = { $seat } bids { $money } with the { $colour-piece } marker.
event-lots_drawn = The bids are equal, and the lot falls to { $seat }.
event-paid = { $seat } pays { $money } { $purpose-paid }.
event-earned = { $seat } receives { $money } { $purpose-earned }.
event-lent = The bank is empty, and { $seat } gives { $money } back to it.
event-recouped = { $seat } recoups { $money } for { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
} of the income track.
event-took_card = { $seat } takes { $card-the }.
event-swapped = { $seat } discards { $card-the } and draws { $new_card-the } from those set aside.
event-industry_removed = { $seat } takes a { $colour-piece } industry away { $place-in }.
event-industry_placed = { $seat } places a { $colour-piece } industry { $place-in }.
event-linked = { $seat } lays a { $colour-piece } link { $connection }.
event-income_moved = { $seat-of } income marker moves to space { $space }.
event-links_returned = { $links ->
    [0] { $seat } has no link to take back.
    [one] { $seat } takes { $links } link back.
   *[other] { $seat } takes { $links } links back.
}
event-demand_began = Demand { $demand } is created, { $era-in }.
event-round_began = Round { $round } of { $era-the } begins.
event-era_began = { $era-the } begins.
event-link_brought = { $connection } brings { $points }.
event-town_brought = { $place } brings { $points }.
event-game_ended = The game is over.

## What money is for

purpose-bids = bids
    .paid = for the bid
purpose-links = links
    .paid = for links
purpose-recouping = money recouped
    .earned = for spaces of the income track
purpose-track = income track
    .earned = from the income track
purpose-networks = networks
    .earned = for networks
purpose-industries = industries
    .earned = for industries

## Where money comes from

source-start = money at the start
source-bids = bids
source-links = links built
source-recouping = money recouped
source-track = income track
source-networks = networks
source-industries = industries

## What is asked

question-demand = choose demand tokens in secret
question-set = choose in secret the set that bids
question-bid = choose a bid in secret, such as “bid 7”
question-town_card = choose a town card
question-swap = choose whether to use the blocked card or to swap it
question-town = choose the town for the wild card
question-removal = choose the industry that makes room
question-links = choose a connection to build on, or say that it is enough
question-turn_order = draw the turn order
question-deck = shuffle the town cards
question-setup_cards = shuffle the set-up cards
question-tokens = shuffle the demand tokens
question-lots = draw lots
question-over = the game is over

## What may be chosen

choice-pledge = place a { $industry-token }
choice-pledge_pair = place two { $industry-tokens }
choice-pledge_two = place a { $industry-token } and a { $other_industry-token }
choice-keep = place no demand token
choice-for = for the { $colour-piece } set
choice-bid = bid { $money }
choice-recoup = recoup { $money }
sums-bid = bid from { $least } to { $most }
sums-recoup = recoup from { $least } to { $most }
choice-take = take { $card-the }
choice-take_town = take { $card-the } ({ $industry }, value { $worth })
choice-use = use the blocked card
choice-swap = discard the blocked card and draw one from those set aside
choice-in = place the industry { $place-in } ({ $industry })
choice-remove = take a { $colour-piece } industry away
choice-link = build { $connection }
choice-link_double = build the double { $connection }
choice-stop = build no more

## Options

option-bank = money of the bank
option-money_hidden = money is hidden from others
option-discards_open = the discard pile may be looked through
option-recoup_in_bids = money may be recouped with a bid
option-income_between_links = income is added between two links
option-two_player_cards = cards turned up with two players
option-two_player_ties = ties between two players
option-two_player_sets = the two sets of a player
option-closing_demand = demand that ends an era
option-crossing_joins = links that cross are contiguous

value-bank = { $value ->
    [unlimited] unlimited
   *[other] £{ $value }
}
value-money_hidden = { yes-or-no }
value-discards_open = { yes-or-no }
value-recoup_in_bids = { yes-or-no }
value-income_between_links = { yes-or-no }
value-two_player_cards = { $value ->
    [two_and_two] two before each auction
   *[four] four at once
}
value-two_player_ties = { $value ->
    [lots] always by lots
    [boxes] by the boxes of the round before
   *[track] by who is ahead on the track
}
value-two_player_sets = { $value ->
    [separate] each by itself
    [separate_turns] each by itself in its turns
    [separate_networks] each by itself in its networks
   *[merged] together
}
value-closing_demand = { $value ->
    [before_last_round] before the last round
   *[after_last_round] after the last round
}
value-crossing_joins = { yes-or-no }
yes-or-no = { $value ->
    [true] { yes }
   *[false] { no }
}

## What is seen

seen-auction = { $auction ->
    [1] First auction
   *[other] Second auction
}
seen-demand = Demand: { industry-port } { $port }, { industry-heavy } { $heavy }, { industry-textile } { $textile }, { industry-light } { $light }, { industry-craft } { $craft }
seen-bank = Bank: { $bank }
seen-set = { $set-piece } set
seen-hand_size = { $hand_size ->
    [one] { $hand_size } demand token
   *[other] { $hand_size } demand tokens
}
tiles = Industries
seen-tile = { $colour }
# There are no slots: an industry stands in a town, and the town says of which type it is.
slot = { $place }
tile = { $industry }

## At the prompt

# A move of this game, and a name that is part of it.
prompt-example = take leeds link leeds york
prompt-part = leeds
prompt-mat = There are no player mats here. Towns, values and industries: type "rule 1.1"; connections: "rule 1.2".
prompt-board-england = The printed board of this game is not documented in public: this one is a reconstruction. Its towns, values and industries: type "rule 1.1"; its connections: "rule 1.2".
about-players-2 = With two players each of you has two colour sets and one purse for both: Red plays red and blue, Yellow plays yellow and green. A round has two auctions. In the first you choose with your bid which of your sets takes its turn now; in the second your other set bids, and takes its turn.

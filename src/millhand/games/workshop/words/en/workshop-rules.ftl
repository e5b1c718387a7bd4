### Workshop of the World — each rule of docs/rules/workshop.en.md in one sentence.
### The key is the number of the rule, with a hyphen for the dot.

## 1 Components and terms

WW-1-1 = A town has a value of 2, 3 or 4 and one industry type.
WW-1-2 = A connection has one link space or two, and a link space holds one link.
    .connection-is-free = { $connection } is occupied already.
WW-1-3 = Beside the map lie the turn order track, the demand diagram, the income track and the places of the cards.
WW-1-4 = Of the 39 town cards six are set-up cards, and the others are general or wild.
WW-1-5 = Demand tokens show an industry type, links have two sides, and money is kept by the bank.
WW-1-6 = Industries stand in towns and mark income and turn order.

## 2 Set-up

WW-2-1 = With three to five players each has one set, £50 and the income marker on 0.
WW-2-2 = The first turn order is drawn at random.
WW-2-3 = Of the cards that are not set-up cards 9, 11 or 12 are set aside unseen with five, four or three players.
WW-2-4 = The six set-up cards lie shuffled on top of the town deck.
WW-2-5 = An era lasts exactly 6, 7, 9 or 7 rounds with five, four, three or two players.

## 3 Course of the game

WW-3-1 = Each era has demand at its start, rounds, demand at its end, and incomes.
WW-3-2 = In a round cards are turned up, an auction is held, and everybody takes a turn.
WW-3-3 = The round that empties the town deck is the last of its era and is played to its end.

## 4 Creation of demand

WW-4-1 = At demand 1 everybody draws two tokens and places one, chosen in secret and shown at once.
    .tokens-are-in-hand = You hold no { $industry-token }, or not so many.
    .as-many-as-must-be-placed = You must place exactly { tokens-needed }, not { $tokens }.
WW-4-2 = At demand 2 everybody may place the token still held, or keep it.
    .tokens-are-in-hand = You hold no { $industry-token }, or not so many.
    .no-more-than-may-be-placed = You may place at most { tokens-needed }, not { $tokens }.
WW-4-3 = At demand 3 everybody draws two more tokens and places exactly one from the hand.
    .tokens-are-in-hand = You hold no { $industry-token }, or not so many.
    .as-many-as-must-be-placed = You must place exactly { tokens-needed }, not { $tokens }.
WW-4-4 = At demand 4 everybody may place one more token, or none.
    .tokens-are-in-hand = You hold no { $industry-token }, or not so many.
    .no-more-than-may-be-placed = You may place at most { tokens-needed }, not { $tokens }.
WW-4-5 = Demand is the number of tokens of a type on the diagram, where they stay to the end.

## 5 Auction for turn order

WW-5-1 = As many town cards as there are players are turned up in a round.
WW-5-2 = A bid is a whole sum from £0 to the money in hand, chosen in secret.
    .bid-is-in-the-purse = You cannot bid { $cost }: you have only { $money }.
WW-5-3 = The highest bid takes the first box of the turn order track, the next one the second.
WW-5-4 = Among equal bids the marker that stood in the lower box before goes first.
WW-5-5 = Everybody pays the own bid, whatever box it has won.

## 6 A turn

WW-6-1 = Turns follow the turn order track: a town card must be taken, then links may be built.
WW-6-2 = A card that lies face up is taken, and an industry placed in its town, or in any town of a wild card’s value.
    .card-is-face-up = { $card-the } does not lie face up.
    .town-is-named-by-the-card = { $card-the } cannot be used { $place-in }.
WW-6-3 = Only a card whose towns have all their connections occupied may be swapped for a set-aside card, which must be used.
    .only-a-blocked-card-is-swapped = { $card-the } is not blocked, so it must be used.
WW-6-4 = A town holds no more industries than its value; in a full town one of them makes room.
    .only-a-full-town-makes-room = { $standing ->
        [0] No industry stands
        [one] One industry stands
       *[other] { $standing } industries stand
    } { $place-in }, and there is room for { $room }, so none is taken away.
    .an-industry-of-this-colour-stands-there = No { $colour-piece } industry stands { $place-in }.
WW-6-5 = One or two links may be built from home, or the second from the town just reached; a double only whole.
    .link-starts-from-home-or-beyond-the-first = { $connection } touches neither { $place } nor a town that a first link has just reached from there.
    .two-links-in-a-turn = This turn has both of its links already, so { $connection } cannot be built from { $place } too.
    .double-is-built-whole = { $connection } is double and takes both links of a turn, so it cannot be built beside another from { $place }.
    .links-are-left = { $connection } takes { $needed ->
        [one] { $needed } link
       *[other] { $needed } links
    }, and you have { $links } left.
WW-6-6 = A link costs £3 in the canal era and £2 in the rail era, a double twice as much.
    .price-can-be-paid = { $connection } costs { $cost }, and you have only { $money }.
WW-6-7 = After building, each town just connected that holds an own industry adds its value to the income, once.
WW-6-8 = Towns reached by links of earlier turns and links of other players do not count.
WW-6-9 = The card used is discarded, and the round ends when everybody has had a turn.

## 7 Recouping money

WW-7-1 = Two spaces back on the income track bring £1 from the bank, at any time.
    .marker-can-go-back-so-far = To recoup { $money } your marker must go back { $spaces } spaces, and it stands on space { $space }.
WW-7-2 = A single space of the income track brings nothing.

## 8 The crossing

WW-8-1 = Who has just placed in an end of one of the two crossing connections may not build on the other.
    .crossing-is-no-junction = From { $place } you may not build on { $connection }: the connections cross there without a junction.
WW-8-2 = Both crossing connections may be occupied, and their links are not contiguous there.

## 9 Incomes at the end of an era

WW-9-1 = The income marker’s space is paid in pounds, and the marker goes back to 0.
WW-9-2 = The largest network pays £2 a link and all other links £1; then links go back to their owners.
WW-9-3 = Each industry pays the demand of its town’s type.
WW-9-4 = Industries stay in their towns after the canal era.
WW-9-5 = If the bank runs out, every player gives £50 back to it.

## 10 Change of era

WW-10-1 = Industries, tokens, turn order and money stay; markers stand on 0 and no links lie on the board.
WW-10-2 = All 39 town cards are shuffled together for the rail era.
WW-10-3 = As many cards as at the start are set aside again.

## 11 End and victory

WW-11-1 = After the rail incomes the player with most money wins.
WW-11-2 = Among equals the lowest box of the turn order track wins.

## 12 Secrecy

WW-12-1 = Demand tokens are hidden, and money may be.
WW-12-2 = The deck, the set-aside cards and sealed choices are hidden.
WW-12-3 = Every change of a player’s money is public.

## 13 Two players

WW-13-1 = Each of two players has two sets and £100 for both.
WW-13-2 = Each of two players has one income marker, and no turn order is drawn.
WW-13-3 = With two players eleven cards are set aside.
WW-13-4 = Two players draw four tokens and place two at demand 1 and 3, and up to two at demand 2 and 4.
    .tokens-are-in-hand = You hold no { $industry-token }, or not so many.
    .as-many-as-must-be-placed = You must place exactly { tokens-needed }, not { $tokens }.
    .no-more-than-may-be-placed = You may place at most { tokens-needed }, not { $tokens }.
WW-13-5 = In the first auction of two players each bids for one of the own sets, for boxes 1 and 2.
    .set-is-your-own = The { $colour-piece } set is not yours.
WW-13-6 = In the second auction of two players the other sets compete for boxes 3 and 4.
WW-13-7 = A turn of two players uses the pieces of one set; income goes to the player’s only marker.
WW-13-8 = Two players are paid incomes as more players are.

## 14 Readings and options

WW-A1 = A town is blocked only when all its connections are occupied, whatever a player can pay.
WW-A2 = Without set-aside cards a blocked card must be used.
    .a-card-is-set-aside = No card is set aside any more, so { $card-the } must be used.
WW-A3 = The card drawn in place of a blocked one cannot be swapped again.
    .a-replacement-is-final = You have swapped a card in this turn already, and the new one must be used.
WW-A4 = The industry that makes room may be one’s own.
WW-A5 = The second link may start where the first one ends without an own industry there.
WW-A6 = Income is added once after all building, or, as an option, between the links too.
WW-A7 = Money may be recouped together with a sealed bid, unless the table agreed otherwise.
    .bids-may-recoup = At this table no money is recouped together with a bid.
WW-A8 = Ties in an auction look at the order before it.
WW-A9 = Of several largest networks exactly one pays £2 a link.
WW-A10 = The ban at the crossing holds even where other rules already imply it.
WW-A11 = Whenever the bank cannot pay, every player lends it £50, which counts in the end.
WW-A12 = A wild card may be used for a full town.
WW-A13 = The income marker counts on beyond the printed track.
WW-A14 = Nobody can run out of industries, links or tokens.
WW-A15 = Two players turn up four cards at once, or two before each auction.
WW-A16 = A tie of two players goes to who is ahead on the turn order track, and to lots while it is empty.
WW-A17 = The two sets of a player count together, or each by itself in turns, in networks, or in both.
WW-A18 = With equal money the owner of box 1 wins between two players.
WW-A19 = Which set bids first is free in each round.
WW-A20 = At demand 1 and 3 tokens must be placed.
WW-A21 = Everybody may look through the discard pile.
WW-A22 = The demand that ends an era is created after its last round, or before it.
WW-A23 = Links that cross are not contiguous, unless the table agreed otherwise.
WW-A24 = Money may be recouped without being short of it.

## Shared by several sentences

tokens-needed = { $needed ->
    [one] { $needed } demand token
   *[other] { $needed } demand tokens
}

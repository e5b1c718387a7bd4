### Age of Industry — each rule of docs/rules/age_of_industry.en.md in one sentence, and why it refuses.
### The key is the number of the rule, with a hyphen for the dot.

## 1 Terms and components

AI-1-1 = Two to five players have 35 tiles, 12 rails and one disc for the turn order each.
AI-1-2 = Six industries have three levels each, with two tiles of each level and a single ship of level 0.
AI-1-3 = The number on a tile is its level and its victory points.
AI-1-4 = A tile that is flipped pays its owner once, stays on the board and is used no more.
AI-1-5 = A tile of level 0 is never built, only developed away.
    .tile-is-not-of-level-0 = { $tile-the } cannot be built; develop it away to reach the next tile.
AI-1-6 = The deck has 36 industry cards and five location cards of each of six colours.
AI-1-7 = Ship cards stay in the deck on the map of Germany.
AI-1-8 = Towns have a colour and slots, villages have neither, and external places are places like others.
AI-1-9 = A distant port gives access to the demand table.
AI-1-10 = A market belongs to a place on land or hangs on a slot for a ship.
AI-1-11 = Cubes, coins and loans are unlimited.

## 2 Set-up

AI-2-1 = The table chooses Germany, without ships, or New England.
AI-2-2 = Everybody starts without money and without loans.
AI-2-3 = The first player is random, and the others follow clockwise.
AI-2-4 = Everybody receives 5 cards with two or four players and 6 with three or five, and two cards lie face up.
AI-2-5 = The demand table starts full: two spaces each at $1, $2 and $3 for coal and for iron.
AI-2-6 = In New England every coal import starts with its printed number of cubes.
AI-2-7 = One of the 18 shuffled market tokens lies face up on every market, and the rest is out of the game.

## 3 Rounds

AI-3-1 = A round is actions, new turn order and interest.
AI-3-2 = In turn order each player takes two actions in a row.
AI-3-3 = In the first round each player takes one action.
AI-3-4 = The actions are build, rail, sell, develop, draw and pass, and both must be taken.
    .both-actions-are-taken = { $actions ->
        [one] You have one action left: take it, or pass.
       *[other] You have { $actions } actions left: take them, or pass.
    }
AI-3-5 = Instead of two actions a player may take one combined action, except in the first round.
    .two-actions-are-left = A combined action takes both actions of a turn, and you have { $actions } left.
AI-3-6 = Money paid for actions counts as spent; interest and repayments do not.

## 4 Building an industry: the card

AI-4-1 = A build costs one card from the hand.
    .card-is-in-hand = You do not hold { $card-the }.
AI-4-2 = An industry card builds its industry at the player’s own rails or tiles, ships also beside any port, and anywhere for who has nothing on the map.
    .some-card-fits = None of your cards lets you build { $industry-a } { $place-in }: it takes a card of that colour{ $foothold ->
        [0] ; a card of the industry builds only { footholds }.
       *[other] {" "}or of the industry.
    }
    .industry-card-shows-the-industry = { $card-the } does not build { $industry-a } { $place-in }.
    .industry-card-builds-where-connected = { $card-the } does not build { $industry-a } { $place-in }, but only { footholds }.
AI-4-3 = A location card builds anything in any place of its colour, connected or not.
    .location-card-shows-the-colour = { $card-the } does not build { $place-in }, which has another colour.
AI-4-4 = No card waives the rules about slots, tiles, cubes, replacing and ships.

## 5 Slots

AI-5-1 = Blank slots take cotton mills, factories and iron works; other slots take what they show.
    .slot-takes-the-industry = { $slot-the } does not take { $industry-a }.
AI-5-2 = A slot holds one tile.
AI-5-3 = A player has one tile in a place of one to three slots and two in a larger one.
    .place-has-room-for-the-player = You may have { own-tiles } { $place-in }, and no more.
AI-5-4 = A ship needs a built port at the other end of a sea lane.
    .ship-has-a-port = No sea lane leads from { $slot-the } to a built port.

## 6 The player mat

AI-6-1 = The tile built is the lowest of its industry left on the player mat.
    .a-tile-is-on-the-mat = You have { $industry-none } left on your player mat.
    .tile-is-the-lowest = Your lowest tile of this industry is { $tile-the }, not one of level { $claimed }.
AI-6-2 = A tile costs the money, coal and iron shown on the player mat.

## 7 Bringing coal and iron

AI-7-1 = Cubes come free of charge from unflipped mines and iron works of any player.
    .source-holds-a-cube = No cube of it can be taken from { $slot-the }.
AI-7-2 = Cubes travel over rails of any owners and over sea lanes.
AI-7-3 = The nearest source is used, cube by cube; among equals the player chooses.
    .source-is-the-nearest = { $slot-the } is not the nearest connected source.
AI-7-4 = Iron needs a connection and the nearest source, like coal.
AI-7-5 = A coal import serves everybody once its ship stands, two sea lanes away from the port.
AI-7-6 = A sea lane carries like a rail, whether or not its ship and its port stand.
AI-7-7 = A cube used goes to the supply, and the last one flips its tile.

## 8 The demand table

AI-8-1 = The demand table sells a cube only where no source on the map reaches.
    .some-source-reaches-the-place = The cube does not come from { $slot-the }: no source reaches, so it is bought.
AI-8-2 = The demand table serves places connected to a built port or to a distant port.
    .coal-can-be-delivered = { $tile-the } takes { $coal } coal, and { $place-in } { $available ->
        [0] neither a source nor a port can be reached.
       *[other] only { $available } can be had, for no port is reached.
    }
    .iron-can-be-delivered = { $tile-the } takes { $iron } iron, and { $place-in } { $available ->
        [0] neither a source nor a port can be reached.
       *[other] only { $available } can be had, for no port is reached.
    }
AI-8-3 = The cheapest cube of the demand table is bought; when there is none, one costs $4.
AI-8-4 = A port being built serves for its own cubes.

## 9 Mines and iron works

AI-9-1 = A new mine or iron works receives the cubes that the player mat shows.
AI-9-2 = A new mine or iron works that reaches a port sells cubes to the demand table, the dearest space first.
AI-9-3 = When the last cube leaves, the tile flips and pays its owner at once.

## 10 Replacing tiles

AI-10-1 = An own tile gives way to a strictly higher level of any industry that fits the slot.
    .own-tile-gives-way-to-a-higher-level = Your { $tile } stands { $slot-in }, and { $new_tile-id ->
        [none] nothing higher is left to replace it.
       *[other] { $new_tile-the } is not of a higher level.
    }
AI-10-2 = Others’ mines and iron works are replaced by higher ones only when their cubes are gone from map and demand table.
    .foreign-tile-may-be-replaced = { $owner-of } { $tile } stands { $slot-in }; { $by_any ->
        [0] only a higher mine or iron works may replace its like,
       *[other] of others’ tiles only mines and iron works give way to a higher level,
    } once no cube is left (coal { $coal }, iron { $iron }).
AI-10-3 = A replaced tile leaves the game and is worth nothing.
AI-10-4 = Cubes on a replaced tile of one’s own may serve the new tile and then go to the supply.

## 11 Ships

AI-11-1 = A ship opens its coal import and its market.
    .market-is-open = Nothing can be sold { $market-to } from { $slot-the } before a ship stands there.
AI-11-2 = Import coal of a new ship fills the demand table for the builder’s profit.
AI-11-3 = A ship flips once its import is empty and its market wants nothing more.
AI-11-4 = A ship built where import and market are used up is never flipped.
AI-11-5 = A sale to a ship’s market does not use the port.

## 12 The combined action

AI-12-1 = A combined action builds any industry in any place with any card.
    .a-card-is-held = A combined action costs a card, and you hold { $cards }.

## 13 Money and loans

AI-13-1 = Loans of $10 are taken when a payment is due, by themselves as few as needed.
    .no-loan-was-asked-for = You have taken { $loans } beyond need before this action already.
    .a-payment-can-follow = You can neither build nor lay a rail now, so there is nothing to borrow for.
    .loans-are-counted-right = This move takes { $loans }, not { $told }.
AI-13-2 = During the own turn any number of loans may be repaid.
    .loans-are-open = You cannot repay { loans-repaid }: you have { $loans }.
    .repayment-can-be-paid = To repay { loans-repaid } costs { $cost }, and you have only { $money }.
AI-13-3 = To borrow little and to repay at the end of the turn is never worse.

## 14 Action: build a rail

AI-14-1 = A rail is laid on a free connection that touches an own tile or the end of an own rail.
    .connection-is-free = { $connection } has a rail already.
    .connection-touches-the-player = { $connection } touches neither a tile nor a rail of yours.
AI-14-2 = A player’s first rail costs $1, every later one $1, one coal and one iron.
AI-14-3 = The coal and the iron of a rail are brought to one of its ends.
    .coal-reaches-an-end = No coal can be brought to an end of { $connection }: neither a source nor a port is reached.
    .iron-reaches-an-end = No iron can be brought to an end of { $connection }: neither a source nor a port is reached.
AI-14-4 = A player without rails left builds none.
    .a-rail-is-left = You have { $rails } rails left.

## 15 Action: sell goods

AI-15-1 = Any number of own unflipped cotton mills and factories are sold, each to one outlet.
    .tile-is-your-own = No tile of yours stands { $slot-in }.
    .tile-makes-goods = Only cotton mills and factories are sold, and { $tile-the } stands { $slot-in }.
    .tile-is-not-flipped = It is too late to sell { $tile-the } { $slot-in }: it is { $tile-flipped } already.
AI-15-2 = An outlet is an unused port or market that takes the goods and is connected.
    .an-outlet-is-connected = { $tile-the } { $slot-in } reaches no unused port or market that takes its goods.
    .outlet-is-a-port = No port stands { $port-in } to sell the goods of { $slot-the }.
    .port-is-connected = No route leads from { $slot-the } to the port on { $port-the }.
    .market-is-connected = No route leads from { $slot-the } { $market-to }.
AI-15-3 = Ports of level 1 take cotton only, and markets what their token shows; one sale uses an outlet up.
    .port-is-not-flipped = The port on { $port-the } is used up and cannot serve { $slot-the }.
    .port-takes-the-goods = { $new_tile-the } on { $port-the } does not take the goods of { $tile-the }.
    .market-is-not-used = { $market-the } is used up and cannot serve { $slot-the }.
    .market-wants-the-goods = { $market-the } { $market_token-wants }, and not what { $tile-the } makes.
AI-15-4 = The tile sold and a port sold to flip and pay their owners; a market token pays nobody.

## 16 Action: develop

AI-16-1 = Developing discards any card and removes one lowest tile from the own player mat.
    .a-card-is-held = Developing costs a card, and you hold { $cards }.
    .a-tile-is-left = You have { $industry-none } left on your player mat to develop away.
    .tile-is-the-lowest = Your lowest tile of this industry is { $tile-the }, not one of level { $claimed }.

## 17 Action: draw two cards

AI-17-1 = Two cards are taken one after the other, from the deck or face up; then the face-up cards are filled up.
    .card-lies-there = You cannot draw { $card-the }: it is not there.
AI-17-2 = Nobody holds more than nine cards.
    .hand-is-below-the-limit = You hold { $cards } cards, and nobody may hold more than { $most }.
AI-17-3 = The discard pile is never shuffled.

## 18 Action: pass

AI-18-1 = A pass costs a card, except with an empty hand or when none can be drawn; a whole round of free passes ends the game.
    .no-card-need-be-discarded = A pass costs a card, and you hold { $cards }.

## 19 Turn order

AI-19-1 = Who spent least in the round goes first in the next; equal spenders keep their order.

## 20 Interest

AI-20-1 = Everybody pays $1 for each loan, borrowing if need be.

## 21 End of the game and scoring

AI-21-1 = The game ends after a round at whose end the deck is empty and somebody has no cards.
AI-21-2 = Each rail earns $2 and $1 for every tile, market and village at its ends.
AI-21-3 = Then loans are repaid as far as the money goes.
AI-21-4 = Each full $5 left is worth 1 point.
AI-21-5 = Each own tile on the board is worth its level in points.
AI-21-6 = Each open loan costs 5 points.
AI-21-7 = The most points win; among equals who stands first in turn order.

## 22 Options

AI-O1 = The map is Germany or New England.
AI-O2 = Repaying a loan costs $10 or $11.
AI-O3 = A pass is free also once no card can be drawn, or with an empty hand only.
AI-O4 = Everybody starts with six cards, as in the second edition.
AI-O5 = The game ends after the round in which the deck runs out, as in the second edition.
AI-O6 = Sea lanes carry like rails from the start, or only between a ship and a port that stand.
AI-O7 = Others’ iron works give way to iron works only, or to any industry.

## Shared by several sentences

footholds = where a rail of yours ends, on a tile of yours or beside one in a place of four slots{ $ship ->
    [0] {""}
   *[other] , or where a sea lane leads to a port
}

own-tiles = { $most ->
    [one] { $most } tile
   *[other] { $most } tiles
}

loans-repaid = { $repaid ->
    [one] { $repaid } loan
   *[other] { $repaid } loans
}

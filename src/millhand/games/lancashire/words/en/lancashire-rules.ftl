### Brass: Lancashire — each rule of docs/rules/lancashire.en.md in one sentence.
### The key is the number of the rule, with a hyphen for the dot.

## 1 Terms

BL-1-1 = The map has 19 towns with slots, 3 external places and 3 villages.
BL-1-2 = Two places are connected if an unbroken chain of links of the era joins them, whoever owns the links.
BL-1-3 = A network is made of the towns with one’s own tiles and of the places at the ends of one’s own links.
BL-1-4 = A place has market access if it is connected with a town that has a port, flipped or not, or with an external place.
BL-1-5 = The virtual link between Liverpool and Birkenhead carries neither coal nor cotton.
BL-1-6 = A tile flips once and for all, and its owner’s income rises at once.

## 2 Set-up

BL-2-1 = Each player starts with £30, 37 industry tiles, 14 link tiles, no victory points and the income marker on space 10.
BL-2-2 = Two shipyards of level 0 lie on top of the others.
BL-2-3 = The coal market and the iron market have 8 spaces from £1 to £4 and start full.
BL-2-4 = The cotton marker starts on top, and the 12 distant tiles are shuffled face down.
BL-2-5 = The first turn order is random.
BL-2-6 = Cubes and money are unlimited; industry tiles and link tiles are not.

## 3 Frame of the game

BL-3-1 = A canal era and a rail era are played, each with cards, rounds, scoring and an end.
BL-3-2 = An era lasts 10 rounds with three players and 8 with four.
BL-3-3 = In each era all 66 cards are shuffled, 8 are dealt to each player, and some are set aside unseen.
BL-3-4 = Cards set aside in the canal era come back for the rail era.
BL-3-5 = Hands, the deck, the cards set aside and the distant tiles not turned are hidden; everything else is open.

## 4 A round

BL-4-1 = A round is incomes, turns, the new turn order and hands refilled.
BL-4-2 = Incomes are paid at the beginning of each round.
BL-4-3 = A turn is up to two actions, and each of them, passing included, costs a card from the hand.
    .card-is-in-hand = You do not hold { $card-the }.
BL-4-4 = In the first round of the canal era each player plays one card.
BL-4-5 = In the first round no canal is laid.
    .no-link-in-the-first-round = In the first round of the canal era no canal is laid; { $connection } must wait.
BL-4-6 = In the first round two cards may be combined for one build.
    .first-round-lets-combine = At this table two cards are not combined in the first round.
BL-4-7 = What is paid for tiles, links and cubes counts as spent; a negative income does not.
BL-4-8 = After their turn players draw as many cards as they have played, as far as the deck goes.
BL-4-9 = Whoever spent less in the round plays earlier in the next; equal spenders keep their order.
BL-4-10 = The last canal round gives the turn order of the first rail round.
BL-4-11 = An era ends when the deck and all hands are empty.

## 5 Income and debt

BL-5-1 = A positive income is received, a negative one is paid.
BL-5-2 = Gains move the income marker by spaces, and it stops on the last.
BL-5-3 = Who cannot pay a negative income removes tiles of one’s own, each for half its money cost rounded down, until the debt is covered.
    .tile-is-your-own = { $owner-id ->
        [none] There is no tile { $slot-in }; give up a tile of your own.
       *[other] { $owner-of } { $tile } stands { $slot-in }; you can give up only tiles of your own.
    }
BL-5-4 = Several debtors settle in turn order.
BL-5-5 = Each pound of a debt that nothing covers costs 1 victory point, down to 0.
BL-5-6 = Without a debt no tile is given up for money.
    .tiles-may-be-sold-at-will = { $tile-id ->
        [none] There is no tile { $slot-in }, and without a debt none is given up for money.
       *[other] { $tile-the } { $slot-in } is not given up: without a debt this table sells no tiles.
    }

## 6 Action: build

BL-6-1 = The tile built is the lowest of its pile, never of level 0, and the era must allow it.
    .a-tile-is-on-the-mat = You have no { $industry } left on your player mat to build on { $slot-the }.
    .tile-is-above-level-0 = { $tile-the } is never built, { $era-in } or later; develop it away to reach the next tile.
    .tile-belongs-to-the-era = { $era-id ->
        [canal] { $tile-the } may not be built { $era-in }; it waits for the rail era.
       *[other] { $tile-the } may not be built { $era-in } any more; develop it away to reach the next tile.
    }
    .tile-is-the-lowest = Your lowest tile of this industry is { $tile-the }, not one of level { $claimed }.
BL-6-2 = A build takes the location card of the town, or the card of the industry for a town of one’s own network.
    .some-card-fits = { $in_network ->
        [true] None of your cards lets you build { $industry-a } { $place-in }: that takes a card of the town or of the industry, or two cards at once.
       *[false] None of your cards lets you build { $industry-a } { $place-in }: outside your network that takes a card of the town, or two cards at once.
    }
    .card-names-the-town-or-the-industry = { $card-the } does not let you build { $industry-a } { $place-in }: it names neither the town nor the industry.
    .industry-card-builds-in-the-network = { $card-the } lets you build { $industry-a } only in your network, and you have neither a tile nor a link { $place-in }.
BL-6-3 = A player with nothing on the board may use an industry card in any town.
BL-6-4 = For industry cards Liverpool and Birkenhead count as linked.
BL-6-5 = A tile takes an empty slot that shows its industry.
    .slot-shows-the-industry = { $slot-the } does not show { $industry-a }; choose a slot that does.
BL-6-6 = An empty slot that shows the industry alone is used before a shared one.
    .single-icon-slot-is-used-first = A free slot { $place-in } shows { $industry-the } alone; it must be used first.
BL-6-7 = In the canal era a player has at most one tile in a town.
    .one-own-tile-per-town-in-the-canal-era = You already have a tile { $place-in }; in the canal era one is all you may have there, so { $industry-a } could only replace it.
BL-6-8 = Coal and iron must reach the town.
    .coal-reaches-the-town = The tile needs { $coal ->
        [one] { $coal } cube
       *[other] { $coal } cubes
    } of coal, but connected mines hold { $available } and there is no market access; link { $place } to a mine with coal, to a port or to an external place.
BL-6-9 = The whole price must be at hand before anything is sold.
    .tile-and-iron-can-be-paid = { $tile-the } costs { $cost } in all, and you have only { $money }.
    .coal-can-be-paid = { $tile-the } costs { $cost } in all, and you have only { $money }.
BL-6-10 = A build is paid, its coal and iron are consumed, then the tile is placed with its cubes.
BL-6-11 = A new iron works, or a new coal mine with market access, fills the empty spaces of its market.
BL-6-12 = A shipyard flips when it is built.

## 7 Combined action

BL-7-1 = Instead of both actions any two cards build any industry in any town.
BL-7-2 = A combined action is no second action and takes two cards.
    .both-actions-are-left = A combined build takes both actions of a turn, and you have { $actions } left.
    .two-cards-are-held = A combined build takes two cards, and you hold { $cards }.

## 8 Action: lay a link

BL-8-1 = Each connection carries one link in an era, whoever owns it.
    .connection-is-free = { $owner-of } link already lies on { $connection }; each connection carries one link.
BL-8-2 = A link touches the player’s own network.
    .connection-touches-the-network = { $connection } does not touch your network; lay a link that begins at one of your tiles or links.
BL-8-3 = In the canal era an action lays one canal, for £3.
    .one-canal-in-an-action = One action lays one canal; { $connection } must wait for another action.
    .canal-lies-on-water = { $connection } is for railways only; no canal is laid there.
    .canal-can-be-paid = A canal { $connection } costs { $cost }, and you have only { $money }.
BL-8-4 = In the rail era an action lays one rail for £5 and 1 coal, or two for £15 and 2 coal.
    .two-rails-in-an-action = One action lays two rails at most; { $connection } must wait for another action.
    .rail-lies-on-land = { $connection } is for canals only; no rail is laid there.
    .rail-can-be-paid = The rail { $connection } costs { $cost }, coal included, and you have only { $money }.
BL-8-5 = Two rails are laid one after the other, and the second may use the first.
BL-8-6 = The coal of a rail comes to either of its ends.
    .coal-reaches-the-rail = The rail needs coal, and from { $connection } neither a mine with coal nor a market can be reached.
BL-8-7 = A player has 14 link tiles.
    .a-link-tile-is-left = You have no link tile left to lay on { $connection }.

## 9 Overbuilding

BL-9-1 = A tile is replaced only by one of the same industry and a higher level.
    .slot-is-free-or-holds-a-lower-tile = { $new_tile-id ->
        [none] { $tile-the } already stands { $slot-in }, and only a higher level of the same industry could replace it.
       *[other] { $tile-the } already stands { $slot-in }, and { $new_tile-the } is not a higher level of the same industry.
    }
BL-9-2 = One’s own tiles of any industry may be replaced.
BL-9-3 = Opponents’ tiles of every industry may be replaced, or only coal mines and iron works.
    .foreign-tile-is-a-mine-or-works = { $owner-of } { $tile } stands { $slot-in }; at this table only coal mines and iron works of opponents may be replaced.
BL-9-4 = An opponent’s coal mine or iron works is replaced only when its cubes have run out everywhere.
    .cubes-of-foreign-tile-are-gone = { $of_tile ->
        [true] { $owner-of } { $tile } stands { $slot-in }; at this table it may be replaced only when it is empty, and { $cubes ->
            [one] { $cubes } cube still lies
           *[other] { $cubes } cubes still lie
        } on it.
       *[false] { $owner-of } { $tile } stands { $slot-in }; it may be replaced only when its cubes have run out, and { $cubes ->
            [one] { $cubes } cube is
           *[other] { $cubes } cubes are
        } still on the board or in the market.
    }
BL-9-5 = Overbuilding takes two cards and both actions.
    .one-card-does-not-overbuild = { $tile-the } stands { $slot-in }; at this table overbuilding takes two cards at once.
BL-9-6 = The order of preference among slots does not concern overbuilding.

## 10 Coal and iron

BL-10-1 = Coal comes free from the nearest connected mine, else from the market where there is market access.
    .mine-holds-coal = There is no mine with coal { $slot-in }.
    .mine-is-the-nearest = The coal does not come from { $slot-the }: the nearest connected mine gives it.
    .a-connected-mine-holds-coal = The coal does not come from { $slot-the }: no connected mine has any, so it is bought.
BL-10-2 = Iron comes free from any iron works; only when none has any is it bought.
    .works-hold-iron = There is no iron works with iron { $slot-in }.
BL-10-3 = Cubes are taken one by one, and an emptied tile flips.
BL-10-4 = Used cubes go to the supply, and markets are not refilled between the eras.

## 11 Action: develop

BL-11-1 = Developing removes one or two tiles from the player mat for 1 iron each.
    .two-tiles-in-an-action = One develop action removes two tiles at most; { $industry-a } must wait for another action.
    .iron-can-be-paid = Developing takes 1 iron, which now costs { $cost }, and you have only { $money }.
    .tile-is-the-lowest = Your lowest tile of this industry is { $tile-the }, not one of level { $claimed }.
BL-11-2 = Tiles of every level may be developed away, level 0 included.
    .a-tile-is-left = You have no { $industry } left on your player mat to develop away.

## 12 Action: sell cotton

BL-12-1 = One’s own unflipped cotton mills sell, one or more in an action.
    .another-mill-may-sell = At this table one mill sells in an action; { $slot-the } must wait for another.
    .mill-is-your-own = { $owner-id ->
        [none] There is no tile { $slot-in } whose cotton you could sell.
       *[other] { $owner-of } { $tile } stands { $slot-in }; you sell only the cotton of your own mills.
    }
    .tile-is-a-mill = { $tile-the } { $slot-in } is no cotton mill and sells nothing.
    .mill-is-not-flipped = { $tile-the } { $slot-in } is flipped: its cotton has been sold.
BL-12-2 = A mill sells to a connected unflipped port; both flip.
    .somebody-buys-the-cotton = Nobody buys the cotton of { $tile-the } { $slot-in }: no unflipped port is connected, and the distant market cannot be reached or is closed.
    .buyer-is-a-port = No port stands { $port-in } that could buy the cotton of { $tile-the } { $slot-in }.
    .port-is-connected = No chain of links leads from { $tile-the } { $slot-in } to the port { $port-in }.
    .port-is-not-flipped = The port { $port-in } is flipped and buys no cotton of { $tile-the } { $slot-in }.
BL-12-3 = A mill with market access sells to the distant market until this closes.
    .mill-has-market-access = The mill { $slot-in } has no market access, so that the distant market, now on space { $cotton_space }, is out of reach.
    .distant-market-still-buys = The distant market is closed until the next era: its marker is on space { $cotton_space }, and the mill { $slot-in } cannot sell to it.
BL-12-4 = Sales to ports and to the distant market may be mixed in one action.

## 13 Action: take a loan

BL-13-1 = A loan of £10, £20 or £30 takes the income marker 1, 2 or 3 bands back.
BL-13-2 = No loan may need an income below −£10.
    .income-can-fall-so-far = A loan of { $money } would take your income of { $level-sign ->
        [minus] −£{ $level-size }
       *[other] £{ $level-size }
    } below −£10.
BL-13-3 = In the rail era no loan is taken once the deck is empty.
    .deck-is-not-used-up = The deck of the rail era is empty: no loan is taken any more, neither of { $money } nor of any other sum.

## 14 Scoring and ends

BL-14-1 = A link scores 1 point for each flipped tile at its ends and 2 for each end with printed icons.
BL-14-2 = Each flipped tile scores its points for its owner.
BL-14-3 = At the end of the game each full £10 scores 1 point.
BL-14-4 = After the canal era canals and tiles of level I leave the board, and the distant market opens again.
BL-14-5 = The most points win; ties go to the higher income, then to money, then to the turn order.

## 15 Options

BL-15-1 = A preset gives every option a value, and any option may depart from it.
BL-15-2 = The preset seed follows the letter of the summary but in a few places.
BL-O1 = Two cards may be combined in the first round, or not.
BL-O2 = Overbuilding takes two cards, or one.
BL-O3 = Of opponents’ tiles any may be replaced, or only mines and works.
BL-O4 = Cubes must be gone from the board and the market, or from the tile alone.
BL-O5 = A development is of one or two tiles, or always of two.
    .two-tiles-can-be-developed = At this table two tiles are developed at once: you have { $tiles } left, two iron cost { $cost }, and you have { $money }.
    .enough-tiles-are-developed = At this table a development does not stop after one tile.
BL-O6 = Several mills may sell in one action, or only one.
BL-O7 = Loans are allowed down to an income of −£10, or only from space 10.
    .marker-is-not-below-the-start = At this table nobody borrows { $money } whose marker is below space 10, and your income is { $level-sign ->
        [minus] −£{ $level-size }
       *[other] £{ $level-size }
    }.
BL-O8 = The virtual link holds both ways, from Liverpool to Birkenhead only, or not at all.
BL-O9 = A debt that nothing covers costs points, or leaves money below zero.
BL-O10 = Tiles may be sold only for a debt, or at will in one’s own turn.
BL-O11 = Incomes are paid at the beginning of each round, or at its end but for the last.
BL-O12 = Ties are broken by income, money and turn order, by income space first, or end in a shared victory.
BL-O13 = The deck loses cards at random, or is made of the cards marked for the number of players.
BL-O14 = A slot of its own is used first, or not.
BL-O15 = With nothing on the board an industry card builds in any slot, or in empty ones only.

## 16 Two players

BL-16-1 = Two players start with £25 and a deck of 40 cards, and play 10 rounds in each era.
BL-16-2 = With two players eight places and their connections are not used.
    .town-is-in-play = With two players nothing is built { $place-in }, { $industry-a } included.
    .connection-is-in-play = With two players { $connection } is not used { $era-in }.
BL-16-3 = With two players a canal may join Lancaster and Scotland.
BL-16-4 = With two players the markets have 6 spaces from £2 to £4, and there are 8 distant tiles.

## 17 Introductory game

BL-17-1 = The introductory game ends after the canal era and its scoring.
BL-17-2 = The introductory game adds points for money, for income and again for flipped tiles of level II or higher.
BL-17-3 = The last round of the introductory game brings no income, and its ties are broken as in a full game.

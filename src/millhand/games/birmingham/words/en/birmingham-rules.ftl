### Brass: Birmingham — each rule of docs/rules/birmingham.en.md in one sentence.
### The key is the number of the rule, with a hyphen for the dot.

## 1 Aim and frame

BB-1-1 = Two to four players play a canal era and a rail era; the most victory points after the rail era win.
BB-1-2 = Victory points come from links and flipped tiles at the end of each era, and during play only from merchants’ beer.
BB-1-3 = An era lasts exactly 10, 9 or 8 rounds with two, three or four players.

## 2 Set-up

BB-2-1 = Cards and merchant tiles marked for more players are taken out before the game.
BB-2-2 = Blue and teal towns have no cards with two players, teal towns none with three; all towns stay in play.
BB-2-3 = The 4 wild location and 4 wild industry cards lie in two open piles and are never part of the deck.
BB-2-4 = Merchant tiles lie in Shrewsbury, Gloucester and Oxford, from three players in Warrington and with four in Nottingham.
BB-2-5 = Every merchant tile that is not blank starts with one barrel beside it.
BB-2-6 = The coal market starts with 13 cubes in 14 spaces, the iron market with 8 cubes in 10 spaces.
BB-2-7 = The supply of coal, iron and beer is unlimited.
BB-2-8 = Each player starts with £17, 45 industry tiles, 14 link tiles, no victory points and the income marker on space 10.
BB-2-9 = Each player draws 8 cards and lays one more face down to start a discard pile of their own.
BB-2-10 = The first turn order is random.

## 3 Rounds and turns

BB-3-1 = In a round every player takes one turn, in turn order.
BB-3-2 = A turn is two actions, but only one in the first round of the canal era.
BB-3-3 = Each action, passing included, costs one card from the hand.
    .card-is-in-hand = You do not hold { $card-the }; choose a card from your hand.
BB-3-4 = A discarded wild card goes back to its pile, never to a discard pile.
BB-3-5 = Any card serves for any action, except for a build, which needs a fitting card.
BB-3-6 = After the last action of the turn the player draws up to 8 cards, as far as the deck allows.
BB-3-7 = An action may be started only if its full cost and all its conditions can be met.
BB-3-8 = To pass is to discard one card and do nothing else.
BB-3-9 = All money that actions cost counts as spent this round; money received does not reduce it.
BB-3-10 = No action may bring a player’s money below zero, and later earnings cannot pay for earlier steps.
BB-3-11 = Hands, the order of the deck and face-down cards are hidden; everything else is open.

## 4 End of a round

BB-4-1 = Whoever spent less in the round plays earlier in the next; equal spenders keep their order.
BB-4-2 = After each round but the last of the game players receive their income level, or pay it if it is negative.
BB-4-3 = Players who cannot pay negative income must remove industry tiles of their own, each for half its money cost rounded down.
    .tile-is-your-own = { $owner-id ->
        [none] There is no tile { $slot-in }; give up a tile of your own.
       *[other] { $owner-of } { $tile } stands { $slot-in }; you can give up only tiles of your own.
    }
BB-4-4 = If tiles do not cover the shortfall, each pound missing costs 1 victory point, down to 0.
BB-4-5 = A tile that refunds nothing is never removed for a shortfall, and any tile that refunds money must go before victory points do.
    .tile-brings-money = There is nothing to gain by giving up { $tile-the } { $slot-in }; choose a tile that brings money.
    .no-tile-brings-money-any-more = You still owe { $debt }, and one of your tiles would bring money; give it up first.
BB-4-6 = Industry tiles can be given up for money only in a shortfall.

## 5 Income track

BB-5-1 = The income marker stands on a space from 0 to 99, and each space has an income level from −10 to 30.
BB-5-2 = A gain of income advances the marker by spaces, not levels, at once, whoever’s turn it is.
BB-5-3 = The income level never exceeds 30, and the marker stops on space 99.

## 6 Network, connected places, distance

BB-6-1 = A place is in a player’s network if it holds one of the player’s tiles or touches one of the player’s links.
BB-6-2 = Two places are connected if an unbroken route of links of any owners joins them.
BB-6-3 = Distance is the number of links on the shortest route.
BB-6-4 = One link joins Kidderminster, Worcester and the southern farm brewery; the northern one is joined to Cannock alone.
BB-6-5 = A new link is connected through any of its ends and does not count towards the distance.
BB-6-6 = Each connection carries at most one link, whoever owns it.
    .connection-is-free = { $owner-of } link already lies on { $connection }; each connection carries one link.

## 7 Resources

BB-7-1 = The tile or rail link that needs coal must, once placed, be connected to a source of coal.
    .coal-reaches-the-place = The tile needs { $coal ->
        [one] { $coal } cube
       *[other] { $coal } cubes
    } of coal, but connected mines hold { $available } and no merchant place is connected; link { $place } to a mine with coal or to a merchant place.
    .coal-reaches-the-link = The rail link needs coal, and from { $connection } neither a mine with coal nor a merchant place can be reached.
BB-7-2 = Coal comes free from the nearest connected unflipped coal mine, whoever owns it.
    .mine-holds-coal = There is no mine with coal { $slot-in }.
    .mine-is-the-nearest = The coal does not come from { $slot-the }: the nearest connected mine gives it.
BB-7-3 = Without a connected coal mine, coal is bought, which requires being connected to a merchant place; an empty market asks £8.
    .a-connected-mine-holds-coal = The coal does not come from { $slot-the }: no connected mine has any, so it is bought.
BB-7-4 = The coal market may not be used while a connected coal mine still has coal.
BB-7-5 = Iron never needs to be connected.
BB-7-6 = Iron comes free from any unflipped iron works; only when none is left is it bought, at £6 from an empty market.
    .works-hold-iron = There is no iron works with iron { $slot-in }.
BB-7-7 = Beer is needed for most sales and for laying two rail links in one action, and is never bought.
BB-7-8 = Beer comes from the player’s breweries anywhere, from connected breweries of opponents or, in a sale, from the merchant sold to.
    .brewery-holds-beer = There is no brewery with beer { $slot-in }.
    .foreign-brewery-is-connected = An opponent’s brewery stands { $slot-in }, and no route of links leads there; take beer of your own, or connected beer.
    .barrel-is-still-there = The barrel { $merchant-of } has been used already.
BB-7-9 = Cubes and barrels that are consumed go to the supply.
BB-7-10 = A coal mine, iron works or brewery flips at the moment its last cube or barrel leaves it.

## 8 Action: build

BB-8-1 = A location card builds anything in its town, an industry card its own industry in a place of the player’s network.
    .some-card-fits = { $place-id ->
        [farm_brewery_north] { no-card-for-farm-brewery }
        [farm_brewery_south] { no-card-for-farm-brewery }
       *[other] { $in_network ->
            [true] None of your cards lets you build { $industry-a } { $place-in }: that takes a card of the town, a card of the industry or a wild card.
           *[false] None of your cards lets you build { $industry-a } { $place-in }: outside your network that takes a card of the town or a wild location card.
        }
    }
    .card-names-the-town-or-the-industry = { $card-the } does not let you build { $industry-a } { $place-in }: it names neither the place nor the industry.
    .industry-card-builds-in-the-network = { $card-the } lets you build { $industry-a } only in your network, and you have neither a tile nor a link { $place-in }.
BB-8-2 = A wild location card may name a town whose cards are not in the deck.
BB-8-3 = A farm brewery takes only a brewery, built with a brewery card or a wild industry card.
    .farm-brewery-takes-no-location-card = { $card-the } does not let you build { $industry-a } { $place-in }; that takes a brewery card or a wild industry card.
BB-8-4 = An industry is always built with the lowest tile left on the player mat, and the era must allow that tile.
    .a-tile-is-on-the-mat = You have no { $industry } left on your player mat.
    .tile-belongs-to-the-era = { $era-id ->
        [canal] { $tile-the } may not be built { $era-in }; it waits for the rail era.
       *[other] { $tile-the } may not be built { $era-in } any more; develop it away to reach the next tile.
    }
    .tile-is-the-lowest = Your lowest tile of this industry is { $tile-the }, not one of level { $claimed }.
BB-8-5 = A tile takes an empty slot that shows its industry alone, or failing that one that shows it with another.
    .slot-shows-the-industry = { $slot-the } does not show { $industry-a }; choose a slot that does.
    .single-icon-slot-is-used-first = A free slot { $place-in } shows { $industry-the } alone; it must be used first.
BB-8-6 = In the canal era a player may have only one industry tile in each place.
    .one-own-tile-per-place-in-the-canal-era = You already have a tile { $place-in }; in the canal era one is all you may have there, so { $industry-a } could only replace it.
BB-8-7 = A build costs the money, the iron and the coal of its tile.
    .tile-and-iron-can-be-paid = { $tile-the } costs { $cost } in all, and you have only { $money }.
    .coal-can-be-paid = { $tile-the } costs { $cost } in all, and you have only { $money }.
BB-8-8 = A new coal mine or iron works receives its cubes, a new brewery 1 barrel in the canal era and 2 in the rail era.
BB-8-9 = A new iron works, or a new coal mine connected to a merchant place, sells as many cubes to its market as fit.
BB-8-10 = Cubes are sold to the market only in the action that builds the tile.
BB-8-11 = A player with nothing on the board may build with an industry card in any empty slot that shows the industry.

## 9 Overbuilding

BB-9-1 = A tile is overbuilt only by a tile of the same industry and a higher level.
    .slot-is-free-or-holds-a-lower-tile = { $new_tile-id ->
        [none] { $tile-the } already stands { $slot-in }, and only a higher level of the same industry could replace it.
       *[other] { $tile-the } already stands { $slot-in }, and { $new_tile-the } is not a higher level of the same industry.
    }
BB-9-2 = A player’s own tiles may all be overbuilt; cubes and barrels on them go to the supply.
BB-9-3 = An opponent’s coal mine or iron works may be overbuilt only when no cube of its resource is left on the board or in its market.
    .foreign-tile-may-be-replaced = { $resource-id ->
        [coal] { $owner-of } { $tile } stands { $slot-in }; an opponent’s coal mine may be replaced only when no coal is left, and { $cubes ->
            [one] { $cubes } cube is
           *[other] { $cubes } cubes are
        } still on the board or in the market.
        [iron] { $owner-of } { $tile } stands { $slot-in }; an opponent’s iron works may be replaced only when no iron is left, and { $cubes ->
            [one] { $cubes } cube is
           *[other] { $cubes } cubes are
        } still on the board or in the market.
       *[other] { $owner-of } { $tile } stands { $slot-in }; of opponents’ tiles only coal mines and iron works may ever be replaced.
    }
BB-9-4 = A replaced tile leaves the game and scores no more; income and victory points already gained stay.
BB-9-5 = Overbuilding is allowed beside an empty slot, but in the canal era never gives a player a second tile in a place.
    .no-free-slot-is-left-to-overbuild = A slot { $place-in } is still free for { $industry-a }; this table overbuilds only where none is left.

## 10 Action: lay a link

BB-10-1 = A link goes on an empty connection of the current era and touches the player’s network, unless the player has nothing on the board.
    .connection-belongs-to-the-era = { $era-id ->
        [canal] { $connection } is for railways only; no canal is laid there.
       *[other] { $connection } is for canals only; no rail link is laid there.
    }
    .connection-touches-the-network = { $connection } does not touch your network; lay a link that begins at one of your tiles or links.
BB-10-2 = In the canal era the action lays one link for £3.
    .one-canal-in-an-action = One action lays one canal link; { $connection } must wait for another action.
    .canal-can-be-paid = A canal link { $connection } costs { $cost }, and you have only { $money }.
BB-10-3 = In the rail era one link costs £5 and 1 coal, two links £15, 1 coal each and 1 beer.
    .two-rails-in-an-action = One action lays two rail links at most; { $connection } must wait for another action.
    .rail-can-be-paid = The rail link { $connection } costs { $cost }, coal included, and you have only { $money }.
BB-10-4 = Two rail links are laid one after the other, each taking its coal from the situation at that moment.
BB-10-5 = The beer for two rail links comes from the player’s own brewery or from an opponent’s connected to the second link, never from a merchant.
    .beer-reaches-the-second-rail = A second rail link { $connection } needs beer: you have no brewery with beer, and none is connected to that link.
    .barrel-is-not-for-rails = The barrel { $merchant-of } serves only for sales; the beer for two rail links comes from a brewery.
BB-10-6 = A player with no link tiles left cannot lay links.
    .a-link-tile-is-left = You have no link tile left to lay on { $connection }.

## 11 Action: develop

BB-11-1 = Developing removes one or two tiles from the player mat, each the lowest of its industry, for 1 iron each.
    .two-tiles-in-an-action = One develop action removes two tiles at most; { $industry-a } must wait for another action.
    .a-tile-is-left = You have no { $industry } left on your player mat to develop away.
    .iron-can-be-paid = Developing takes 1 iron, which now costs { $cost }, and you have only { $money }.
    .tile-is-the-lowest = Your lowest tile of this industry is { $tile-the }, not one of level { $claimed }.
BB-11-2 = A pottery with a light bulb cannot be developed; it leaves the player mat only by being built.
    .tile-has-no-bulb = { $tile-the } shows a light bulb and cannot be developed away; it leaves your player mat only by being built.
BB-11-3 = A tile may be developed in any era, even one that the era forbids to build.

## 12 Action: sell

BB-12-1 = A sell action makes at least one sale of the player’s unflipped cotton mills, manufacturers and potteries.
    .tile-is-your-own = { $owner-id ->
        [none] There is no tile { $slot-in }; sell a tile of your own.
       *[other] { $owner-of } { $tile } stands { $slot-in }; you can sell only tiles of your own.
    }
    .tile-makes-goods = You cannot sell { $tile-the } { $slot-in }: only cotton mills, manufacturers and potteries are sold.
    .tile-is-not-flipped = It is too late to sell { $tile-the } { $slot-in }: it is flipped already.
BB-12-2 = A sale needs a connected merchant tile that shows the industry.
    .a-merchant-buys-the-goods = You cannot sell { $tile-the } { $slot-in }: no connected merchant buys these goods.
    .merchant-is-connected = { $tile-the } stands { $slot-in }, and no route of links leads from there to { $merchant-the }.
    .merchant-buys-the-goods = { $merchant_tile-id ->
        [none] There is no merchant tile at { $merchant }, so { $tile-the } cannot be sold there.
        [blank] { $merchant-the } { $merchant_tile-buys }, so { $tile-the } cannot be sold there.
       *[other] { $merchant-the } { $merchant_tile-buys }, and not what { $tile-the } makes.
    }
BB-12-3 = A sale consumes exactly the beer that its tile asks for.
BB-12-4 = The tile sold flips and advances its owner’s income.
BB-12-5 = Any number of sales may go to a merchant tile; only its barrel is limited.
BB-12-6 = A sale whose beer cannot be supplied in full is impossible.
    .beer-can-be-supplied = { $tile-the } needs { $needed ->
        [one] { $needed } barrel
       *[other] { $needed } barrels
    } of beer to be sold; breweries within reach hold { $available }, and a merchant’s barrel does not make up for the rest.
    .beer-suffices-with-this-merchant = { $tile-the } needs { $needed ->
        [one] { $needed } barrel
       *[other] { $needed } barrels
    } of beer to be sold; breweries within reach hold { $available }, and { $merchant-the } does not make up for the rest.
BB-12-7 = Whoever consumes a merchant’s barrel receives the bonus of that place at once.
BB-12-8 = The Gloucester bonus removes the lowest tile of an industry from the player mat without iron, never a pottery with a light bulb.
    .a-tile-is-left = You have no { $industry } left on your player mat to develop away.
    .tile-has-no-bulb = { $tile-the } shows a light bulb and cannot be developed away; it leaves your player mat only by being built.
BB-12-9 = The Gloucester bonus is compulsory if any tile qualifies, is lost otherwise, and comes before the next sale.
    .bonus-may-be-declined = The bonus cannot be declined while a tile can be developed away.
BB-12-10 = A sale may use only the barrel of the merchant tile chosen for it.
    .barrel-stands-beside-the-buyer = The barrel { $merchant-of } serves only for sales to that merchant.

## 13 Action: take a loan

BB-13-1 = A loan brings £30 and moves the income marker back 3 levels, to the highest space of the new level.
BB-13-2 = A loan may not bring the income level below −10.
    .income-can-fall-three-levels = A loan lowers your income by 3 levels; from level { $level-sign ->
        [minus] −{ $level-size }
       *[other] { $level }
    } it would fall below −10.

## 14 Action: scout

BB-14-1 = Scouting discards three cards and takes one wild location card and one wild industry card.
BB-14-2 = A player who holds a wild card, or fewer than three cards, cannot scout.
    .no-wild-card-is-held = You hold a wild card; play it before you scout again.
    .three-cards-are-held = Scouting takes three cards, and you hold { $cards }.

## 15 End of an era and of the game

BB-15-1 = Each link scores 1 victory point per link icon on flipped tiles and merchant places at its ends, and is then taken off.
BB-15-2 = After the links each flipped industry tile scores its victory points for its owner.
BB-15-3 = Victory points go on counting past 100.
BB-15-4 = After the canal era every level I tile is removed from the board; all others stay.
BB-15-5 = After the canal era each merchant tile that is not blank has its barrel again.
BB-15-6 = After the canal era all discard piles are shuffled into a new deck.
BB-15-7 = Each player draws 8 cards for the rail era and lays none face down.
BB-15-8 = Money, income, victory points, player mats, markets and turn order carry over to the rail era.
BB-15-9 = The most victory points win; ties go to the higher income, then to more money, and are then shared.

## 16 Introductory game

BB-16-1 = The introductory game ends after the canal era and its scoring.
BB-16-2 = The introductory game adds points for money, for income and again for flipped tiles of level II or higher.
BB-16-3 = The last round of the introductory game brings no income, and its ties are broken as in a full game.

## 17 Options

BB-O1 = The Gloucester bonus may be declined.
BB-O2 = Overbuilding is allowed only if the place has no empty slot for the industry.
BB-O3 = A tie in victory points is broken by income, compared by space or by level.
BB-O4 = Income is also taken after the last round of the introductory game.
BB-O5 = Tiles that refund nothing may also be removed in a shortfall.
BB-O6 = The money cost of manufacturer IV is £8 or £14.
BB-O7 = Players may look at their own face-down card of the set-up.
BB-O8 = Everybody may look through the discard piles.
BB-O9 = Each player has 14 link tiles, or an unlimited number.

## 18 Edge cases

BB-18-1 = The first of two rail links may create the route by which the second gets its coal.
BB-18-2 = If connected coal mines hold one cube, the first rail link takes it and the second buys from the market if it can.
BB-18-3 = An opponent’s beer for two rail links must be connected to the second link once it lies, if need be through the first.
BB-18-4 = The beer of a player’s own brewery serves anywhere on the map without any link.
BB-18-5 = A sale that needs 2 barrels can use at most one merchant barrel.
BB-18-6 = A coal mine built out of reach of any merchant place keeps its cubes, even when links arrive later.
BB-18-7 = A new coal mine or iron works sells nothing to a full market and keeps its cubes.
BB-18-8 = A build in a place with an unflipped coal mine takes coal from that mine first, whoever owns it.
BB-18-9 = A brewery emptied by an opponent flips at once, and its income counts at the end of the round.
BB-18-10 = A player who has lost every tile and has no link counts again as having nothing on the board.
BB-18-11 = A wild card may be discarded for any action or a pass and returns to its pile.
BB-18-12 = Merchant places without tiles still open the coal market and show 2 link icons, but buy nothing and hold no beer.
BB-18-13 = A flipped brewery on a farm brewery counts its 2 link icons for the link that touches it.
BB-18-14 = In the canal era Uttoxeter is connected to no other place, so it gets no coal and sells nothing.
BB-18-15 = Pottery I is cleared from the board after the canal era but may be built from the player mat in the rail era.

## Shared by several sentences

no-card-for-farm-brewery = None of your cards lets you build { $industry-a } { $place-in }: that takes a brewery card or a wild industry card, and the place must be in your network.

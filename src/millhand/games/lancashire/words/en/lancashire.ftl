### Brass: Lancashire — pieces, events, choices, questions, options. How variables work: common.ftl.

## Places

place-barrow = Barrow-in-Furness
    .in = in Barrow-in-Furness
    .of = of Barrow-in-Furness
place-birkenhead = Birkenhead
    .in = in Birkenhead
    .of = of Birkenhead
place-blackburn = Blackburn
    .in = in Blackburn
    .of = of Blackburn
place-bolton = Bolton
    .in = in Bolton
    .of = of Bolton
place-burnley = Burnley
    .in = in Burnley
    .of = of Burnley
place-bury = Bury
    .in = in Bury
    .of = of Bury
place-colne = Colne
    .in = in Colne
    .of = of Colne
place-ellesmere_port = Ellesmere Port
    .in = in Ellesmere Port
    .of = of Ellesmere Port
place-fleetwood = Fleetwood
    .in = in Fleetwood
    .of = of Fleetwood
place-lancaster = Lancaster
    .in = in Lancaster
    .of = of Lancaster
place-liverpool = Liverpool
    .in = in Liverpool
    .of = of Liverpool
place-macclesfield = Macclesfield
    .in = in Macclesfield
    .of = of Macclesfield
place-manchester = Manchester
    .in = in Manchester
    .of = of Manchester
place-oldham = Oldham
    .in = in Oldham
    .of = of Oldham
place-preston = Preston
    .in = in Preston
    .of = of Preston
place-rochdale = Rochdale
    .in = in Rochdale
    .of = of Rochdale
place-stockport = Stockport
    .in = in Stockport
    .of = of Stockport
place-warrington_runcorn = Warrington & Runcorn
    .in = in Warrington & Runcorn
    .of = of Warrington & Runcorn
place-wigan = Wigan
    .in = in Wigan
    .of = of Wigan
place-northwich = Northwich
    .in = in Northwich
    .of = of Northwich
place-blackpool = Blackpool
    .in = in Blackpool
    .of = of Blackpool
place-southport = Southport
    .in = in Southport
    .of = of Southport

place-scotland = Scotland
    .in = in Scotland
    .of = of Scotland
place-yorkshire = Yorkshire
    .in = in Yorkshire
    .of = of Yorkshire
place-midlands = The Midlands
    .in = in the Midlands
    .of = of the Midlands

## Slots, the distant market, cards

slot = { $place }, slot { $number }
    .the = slot { $number } { $place-of }
    .in = { $place-in }, slot { $number }

market-distant_market = distant market
    .to = to the distant market

card = { $place }
    .the = the { $place } card
    .a = a { $place } card
card-cotton_mill = cotton mill
    .the = the cotton mill card
    .a = a cotton mill card
card-coal_mine = coal mine
    .the = the coal mine card
    .a = a coal mine card
card-iron_works = iron works
    .the = the iron works card
    .a = an iron works card
card-port = port
    .the = the port card
    .a = a port card
card-shipyard = shipyard
    .the = the shipyard card
    .a = a shipyard card

## Industries and tiles

industry-cotton_mill = cotton mill
    .a = a cotton mill
    .the = the cotton mill
    .plural = cotton mills
industry-port = port
    .a = a port
    .the = the port
    .plural = ports
industry-shipyard = shipyard
    .a = a shipyard
    .the = the shipyard
    .plural = shipyards
industry-coal_mine = coal mine
    .a = a coal mine
    .the = the coal mine
    .plural = coal mines
industry-iron_works = iron works
    .a = an iron works
    .the = the iron works
    .plural = iron works

# $roman is the level. The form .the is how a sentence speaks of a tile: in English without an article.
tile = { $industry } { $roman }
    .the = { $industry } { $roman }

## What happens

event-reordered = { $seat } is { $position ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} in turn order.
event-shuffled = The deck of { $cards } cards is shuffled.
event-set_aside = { $cards ->
    [0] No card is set aside.
    [one] { $cards } card is set aside unseen.
   *[other] { $cards } cards are set aside unseen.
}
event-shuffled_distant = The { $tiles } distant tiles are shuffled, and the cotton marker goes to the top.
event-turned_distant = { $seat } turns a distant tile: { $down ->
    [0] 0.
   *[other] −{ $down }.
}
event-cotton_moved = The cotton marker stands on space { $cotton_space }, which brings { income-spaces }.
income-spaces = { $bonus ->
    [one] { $bonus } income space
   *[other] { $bonus } income spaces
}
event-market_closed = The distant market is closed: the cotton of { $slot-the } stays with { $seat }.
event-drew = { $seat } draws { $card-the }.
    .without-card = { $seat } draws a card.
event-discarded = { $seat } discards { $card-the }.
event-paid = { $seat } pays { $money } { $purpose-paid }.
event-earned = { $seat } receives { $money } { $purpose-earned }.
event-placed = { $cubes ->
    [0] { $seat } builds { $tile-the } { $slot-in }.
    [one] { $seat } builds { $tile-the } with { $cubes } cube { $slot-in }.
   *[other] { $seat } builds { $tile-the } with { $cubes } cubes { $slot-in }.
}
event-replaced = { $owner-id ->
    [self] { $seat } replaces their own { $tile } { $slot-in }.
   *[other] { $seat } replaces { $owner-of } { $tile } { $slot-in }.
}
event-took_cube = { $seat } takes { $resource-one } from { $slot-the }.
event-bought_cube = { $seat } buys { $resource-one } from the market.
event-sold_cube = { $seat } delivers { $resource-one } to the market.
event-flipped = { $owner-of } { $tile } is flipped { $slot-in }.
event-income_moved = { $seat-of } income marker moves to space { $space }: an income of { $level-sign ->
    [minus] −£{ $level-size }
   *[other] £{ $level-size }
}.
event-linked = { $seat } lays a link { $connection }.
event-developed = { $seat } develops { $tile-the } away.
event-sold_to_port = { $seat } sells the cotton of { $slot-the } to the port { $port-in }.
event-sold_far = { $seat } sells the cotton of { $slot-the } to the distant market, for { income-spaces }.
event-scored = { $points-sign ->
    [minus] { $seat } loses { lost-points } { $source-for }.
   *[other] { $seat } scores { victory-points } { $source-for }.
}
event-scored_link = { $seat } scores { victory-points } { $source-for } { $connection }.
event-scored_tile = { $seat } scores { victory-points } { $source-for } { $tile-the } { $slot-in }.
lost-points = { $points-size ->
    [one] { $points-size } point
   *[other] { $points-size } points
}
event-gave_up = { $seat } gives up { $tile-the } { $slot-in }.
event-cleared = { $owner-of } { $tile } leaves the board { $slot-in }.
event-passed = { $seat } passes.
event-round_began = Round { $round } of { $era-the } begins.
event-era_began = { $era-the } begins.
event-links_returned = { $links ->
    [0] { $seat } has no link to take back.
    [one] { $seat } takes { $links } link back.
   *[other] { $seat } takes { $links } links back.
}
event-game_ended = The game is over.
event-borrowed = { $seat } takes a loan of { $money }.

## What money is for

purpose-tile = tile
    .paid = for the tile
purpose-link = link
    .paid = for the link
purpose-coal = coal
    .paid = for coal
    .earned = for coal
purpose-iron = iron
    .paid = for iron
    .earned = for iron
purpose-income = income
    .paid = for a negative income
    .earned = as income
purpose-loan = loan
    .earned = as a loan
purpose-tile_given_up = tile given up
    .earned = for the tile given up
purpose-debt = debt
    .paid = on credit
    .earned = to be paid back at once

## Where points come from

source-canals = canal links
    .for = for the canal link
source-canal_tiles = tiles of the canal era
    .for = for
source-rails = rail links
    .for = for the rail link
source-rail_tiles = tiles of the rail era
    .for = for
source-shortfall = unpaid debts
    .for = for an unpaid debt
source-money = money
    .for = for money
source-income = income
    .for = for income
source-tiles_again = tiles of level II and higher, once more
    .for = once more for

## What is asked

question-action = choose an action
question-card = choose a card to discard
question-coal = choose the mine that the coal comes from
question-iron = choose the iron works that the iron comes from
question-sales = sell more cotton, or say that it is enough
question-buyer = choose who buys the cotton
question-more = choose one more, or say that it is enough
question-shortfall = choose a tile to give up for the debt
question-turn_order = shuffle the turn order
question-distant_tiles = shuffle the distant tiles
question-deck = shuffle the deck
question-over = the game is over

## What may be chosen

choice-build = build { $tile-the } { $slot-in }
    .without-tile = build { $industry-a } { $slot-in }
choice-combine = with two cards, build { $tile-the } { $slot-in }
    .without-tile = with two cards, build { $industry-a } { $slot-in }
choice-link = lay a link { $connection }
choice-develop = develop { $tile-the } away
    .without-tile = develop { $industry-a } away
choice-sell = sell the cotton of { $slot-the }
choice-borrow = take a loan of { $money }
choice-pass = pass
choice-with = with { $card-the }
choice-coal = take coal from { $slot-the }
choice-iron = take iron from { $slot-the }
choice-to = to the port { $slot-in }
choice-far = { $market-to }
choice-give_up = give up the tile { $slot-in }
choice-stop = that is enough

## Options

about-players-2 = The summary is for three or four players. Two play a variant that players made in 2009, with a smaller map and deck, and its rules are those of the edition of 2007.

option-preset = rules of which edition
option-introductory = introductory game
option-first_round_combined_build = combined build in the first round
option-overbuild_cards = cards for overbuilding
option-overbuild_opponent = opponents’ tiles that may be overbuilt
option-opponent_overbuild_scarcity = where cubes must be gone before an opponent’s tile is overbuilt
option-develop_min = least number of tiles in a development
option-sell_many_mills = several mills may sell in one action
option-loan_floor = who may not take a loan
option-virtual_link = virtual link between Liverpool and Birkenhead
option-unpayable_debt = a debt that nothing covers
option-voluntary_tile_sale = tiles may be sold without a debt
option-income_timing = when incomes are paid
option-tie_break = how ties are broken
option-deck_mode = how the deck is made
option-single_icon_slot_first = a slot of its own is used first
option-nothing_on_the_board = where an industry card builds for a player with nothing on the board

value-preset = { $value ->
    [classic_2007] the edition of 2007
    [roxley_2018] the edition of 2018
   *[seed] the summary that millhand was given
}
    .about = { $value ->
        [classic_2007] The first edition: some of the 66 cards are set aside unseen, incomes come at the beginning of a round, and a virtual link joins Liverpool and Birkenhead.
        [roxley_2018] The later edition: cards are marked for the number of players, incomes come at the end of a round, there is no virtual link, and equals share the victory. The decks for two and three players are not known, so it is played by four.
       *[seed] The first edition as a French summary tells it: two cards may be combined in the first round, overbuilding takes two cards, and opponents’ tiles of every industry may be replaced.
    }
value-introductory = { yes-no-or-preset }
value-first_round_combined_build = { yes-no-or-preset }
value-overbuild_cards = { number-or-preset }
value-overbuild_opponent = { $value ->
    [coal_iron_only] coal mines and iron works
    [any] every industry
   *[preset] { as-in-the-preset }
}
value-opponent_overbuild_scarcity = { $value ->
    [board_and_track] on the board and in the market
    [tile_only] on the tile itself
   *[preset] { as-in-the-preset }
}
value-develop_min = { number-or-preset }
value-sell_many_mills = { yes-no-or-preset }
value-loan_floor = { $value ->
    [income_-10] whose income would fall below −£10
    [space_10] whose marker is below space 10
   *[preset] { as-in-the-preset }
}
value-virtual_link = { $value ->
    [both] both ways
    [liverpool_to_birkenhead] from Liverpool to Birkenhead
    [none] none
   *[preset] { as-in-the-preset }
}
value-unpayable_debt = { $value ->
    [lose_vp] costs victory points
    [carry_negative] leaves money below zero
   *[preset] { as-in-the-preset }
}
value-voluntary_tile_sale = { yes-no-or-preset }
value-income_timing = { $value ->
    [round_start] at the beginning of a round
    [round_end_except_last] at the end of a round, but not of the last
   *[preset] { as-in-the-preset }
}
value-tie_break = { $value ->
    [income_money_order] income, money, turn order
    [space_money_order] income space, money, turn order
    [income_money_shared] income, money, shared victory
   *[preset] { as-in-the-preset }
}
value-deck_mode = { $value ->
    [random_removal] cards are set aside at random
    [printed_player_counts] cards marked for the number of players
   *[preset] { as-in-the-preset }
}
value-single_icon_slot_first = { yes-no-or-preset }
value-nothing_on_the_board = { $value ->
    [any_slot] in any slot
    [empty_slot] in empty slots
   *[preset] { as-in-the-preset }
}
as-in-the-preset = as in the preset
yes-no-or-preset = { $value ->
    [true] { yes }
    [false] { no }
   *[preset] { as-in-the-preset }
}
number-or-preset = { $value ->
    [preset] { as-in-the-preset }
   *[other] { $value }
}

## What is seen

seen-distant_market = Distant market: { $open ->
    [true] space { $space }, which brings { income-spaces }, turned: { $turned-id ->
        [none] { nothing }
       *[some] { $turned }
    }
   *[false] closed
}

## At the prompt

# A move of this game, and a name that is part of it.
prompt-example = build bolton.1 cotton_mill with bolton
prompt-part = bolton
prompt-mat = What each tile costs and brings: type "rule 2.1".

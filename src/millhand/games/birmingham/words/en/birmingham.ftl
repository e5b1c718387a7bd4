### Brass: Birmingham — pieces, events, choices, questions, options. How variables work: common.ftl.

## Places

place-belper = Belper
    .in = in Belper
    .of = of Belper
place-derby = Derby
    .in = in Derby
    .of = of Derby
place-leek = Leek
    .in = in Leek
    .of = of Leek
place-stoke_on_trent = Stoke-on-Trent
    .in = in Stoke-on-Trent
    .of = of Stoke-on-Trent
place-stone = Stone
    .in = in Stone
    .of = of Stone
place-uttoxeter = Uttoxeter
    .in = in Uttoxeter
    .of = of Uttoxeter
place-stafford = Stafford
    .in = in Stafford
    .of = of Stafford
place-burton_on_trent = Burton-on-Trent
    .in = in Burton-on-Trent
    .of = of Burton-on-Trent
place-cannock = Cannock
    .in = in Cannock
    .of = of Cannock
place-tamworth = Tamworth
    .in = in Tamworth
    .of = of Tamworth
place-walsall = Walsall
    .in = in Walsall
    .of = of Walsall
place-wolverhampton = Wolverhampton
    .in = in Wolverhampton
    .of = of Wolverhampton
place-coalbrookdale = Coalbrookdale
    .in = in Coalbrookdale
    .of = of Coalbrookdale
place-dudley = Dudley
    .in = in Dudley
    .of = of Dudley
place-kidderminster = Kidderminster
    .in = in Kidderminster
    .of = of Kidderminster
place-worcester = Worcester
    .in = in Worcester
    .of = of Worcester
place-birmingham = Birmingham
    .in = in Birmingham
    .of = of Birmingham
place-coventry = Coventry
    .in = in Coventry
    .of = of Coventry
place-nuneaton = Nuneaton
    .in = in Nuneaton
    .of = of Nuneaton
place-redditch = Redditch
    .in = in Redditch
    .of = of Redditch

place-farm_brewery_north = northern farm brewery
    .in = at the northern farm brewery
    .of = of the northern farm brewery
place-farm_brewery_south = southern farm brewery
    .in = at the southern farm brewery
    .of = of the southern farm brewery

place-warrington = Warrington
    .in = in Warrington
    .of = of Warrington
place-nottingham = Nottingham
    .in = in Nottingham
    .of = of Nottingham
place-shrewsbury = Shrewsbury
    .in = in Shrewsbury
    .of = of Shrewsbury
place-oxford = Oxford
    .in = in Oxford
    .of = of Oxford
place-gloucester = Gloucester
    .in = in Gloucester
    .of = of Gloucester

## Slots, merchants, cards

# A farm brewery has a single slot, which needs no number.
slot = { $place }{ comma-slot-number }
    .the = { $place-id ->
        [farm_brewery_north] the { $place }
        [farm_brewery_south] the { $place }
       *[other] slot { $number } { $place-of }
    }
    .in = { $place-in }{ comma-slot-number }
comma-slot-number = { $place-id ->
    [farm_brewery_north] { "" }
    [farm_brewery_south] { "" }
   *[other] , slot { $number }
}

merchant = { $place }, merchant { $number }
    .the = merchant { $number } { $place-of }
    .to = to merchant { $number } { $place-of }
    .of = of merchant { $number } { $place-of }

merchant_tile-any = all goods
    .buys = buys all goods
merchant_tile-cotton_mill = cotton
    .buys = buys cotton
merchant_tile-manufacturer = manufactured goods
    .buys = buys manufactured goods
merchant_tile-pottery = pottery
    .buys = buys pottery
merchant_tile-blank = blank
    .buys = buys nothing

card = { $place }
    .the = the { $place } card
    .a = a { $place } card
card-iron_works = iron works
    .the = the iron works card
    .a = an iron works card
card-coal_mine = coal mine
    .the = the coal mine card
    .a = a coal mine card
card-goods = cotton mill or manufacturer
    .the = the cotton mill or manufacturer card
    .a = a cotton mill or manufacturer card
card-pottery = pottery
    .the = the pottery card
    .a = a pottery card
card-brewery = brewery
    .the = the brewery card
    .a = a brewery card
card-wild_location = wild location
    .the = the wild location card
    .a = a wild location card
card-wild_industry = wild industry
    .the = the wild industry card
    .a = a wild industry card

## Industries and tiles

industry-cotton_mill = cotton mill
    .a = a cotton mill
    .the = the cotton mill
    .plural = cotton mills
industry-manufacturer = manufacturer
    .a = a manufacturer
    .the = the manufacturer
    .plural = manufacturers
industry-pottery = pottery
    .a = a pottery
    .the = the pottery
    .plural = potteries
industry-coal_mine = coal mine
    .a = a coal mine
    .the = the coal mine
    .plural = coal mines
industry-iron_works = iron works
    .a = an iron works
    .the = the iron works
    .plural = iron works
industry-brewery = brewery
    .a = a brewery
    .the = the brewery
    .plural = breweries

# $roman is the level. The form .the is how a sentence speaks of a tile: in English without an article.
tile = { $industry } { $roman }
    .the = { $industry } { $roman }
    .industry = { $industry-id }

resource-beer = beer
    .one = a barrel of beer

## What happens

event-reordered = { $seat } is { $position ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} in turn order.
event-merchant_came = { $merchant-the } { $merchant_tile-buys }.
event-shuffled = The deck of { $cards } cards is shuffled.
event-drew = { $seat } draws { $card-the }.
    .without-card = { $seat } draws a card.
event-laid_face_down = { $seat } begins a discard pile with { $card-the }, face down.
    .without-card = { $seat } begins a discard pile with a card face down.
event-discarded = { $seat } discards { $card-the }.
event-returned_wild = { $seat } puts { $card-the } back on its pile.
event-took_wild = { $seat } takes { $card-a }.
event-paid = { $seat } pays { $money } { $purpose-paid }.
event-earned = { $seat } receives { $money } { $purpose-earned }.
event-placed = { $cubes ->
    [0] { $seat } builds { $tile-the } { $slot-in }.
   *[other] { $seat } builds { $tile-the } with { new-cubes } { $slot-in }.
}
new-cubes = { $tile-industry ->
    [brewery] { $cubes ->
        [one] { $cubes } barrel
       *[other] { $cubes } barrels
    }
   *[other] { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
}
event-replaced = { $owner-id ->
    [self] { $seat } replaces their own { $tile } { $slot-in }.
   *[other] { $seat } replaces { $owner-of } { $tile } { $slot-in }.
}
event-took_cube = { $seat } takes { $resource-one } from { $slot-the }.
event-bought_cube = { $seat } buys { $resource-one } from the market.
event-sold_cube = { $seat } delivers { $resource-one } to the market.
event-took_barrel = { $seat } takes the barrel { $merchant-of }.
event-flipped = { $owner-of } { $tile } is flipped { $slot-in }.
event-income_moved = { $seat-of } income marker moves to space { $space }: income level { $level-sign ->
    [minus] −{ $level-size }
   *[other] { $level }
}.
event-linked = { $seat } lays a link { $connection }.
event-developed = { $seat } develops { $tile-the } away.
event-sold = { $seat } sells the goods of { $slot-the } { $merchant-to }.
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
event-barrel_came = A barrel is put beside { $merchant-the }.
event-passed = { $seat } passes.
event-round_began = Round { $round } of { $era-the } begins.
event-era_began = { $era-the } begins.
event-links_returned = { $links ->
    [0] { $seat } has no link to take back.
    [one] { $seat } takes { $links } link back.
   *[other] { $seat } takes { $links } links back.
}
event-game_ended = The game is over.
event-borrowed = { $seat } takes a loan.
event-scouted = { $seat } scouts.
event-bonus_declined = { $seat } declines the bonus.

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
purpose-bonus = merchant’s bonus
    .earned = as a merchant’s bonus
purpose-tile_given_up = tile given up
    .earned = for the tile given up

## Where points come from

source-canals = canal links
    .for = for the canal link
source-canal_tiles = tiles of the canal era
    .for = for
source-rails = rail links
    .for = for the rail link
source-rail_tiles = tiles of the rail era
    .for = for
source-merchants = merchants’ beer
    .for = as a merchant’s bonus
source-shortfall = shortfalls
    .for = for an unpaid shortfall
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
question-beer = choose where the beer comes from
question-merchant = choose the merchant to sell to
question-bonus = choose the industry whose lowest tile leaves your player mat as a bonus
question-more = choose one more, or say that it is enough
question-shortfall = choose a tile to give up for the shortfall
question-turn_order = shuffle the turn order
question-merchant_tiles = shuffle the merchant tiles
question-deck = shuffle the deck
question-over = the game is over

## What may be chosen

choice-build = build { $tile-the } { $slot-in }
    .without-tile = build { $industry-a } { $slot-in }
choice-link = lay a link { $connection }
choice-develop = develop { $tile-the } away
    .without-tile = develop { $industry-a } away
choice-sell = sell the goods of { $slot-the }
choice-borrow = take a loan
choice-scout = scout
choice-pass = pass
choice-with = with { $card-the }
choice-coal = take coal from { $slot-the }
choice-iron = take iron from { $slot-the }
choice-beer = take beer from { $slot-the }
choice-barrel = take the barrel { $merchant-of }
choice-to = { $merchant-to }
choice-bonus = as a bonus, develop { $industry-a } away
choice-give_up = give up the tile { $slot-in }
choice-stop = that is enough
choice-decline = decline the bonus

## Options

option-introductory = introductory game
option-gloucester_optional = Gloucester bonus may be declined
option-overbuild_only_without_free_slot = overbuilding only where no slot is free
option-tie_break_income = ties are broken by income
option-intro_income_last_round = income after the last round of the introductory game
option-refund_zero_tiles_removable = tiles that refund nothing may be given up
option-manufacturer_4_money = money cost of manufacturer IV
option-owner_sees_facedown_card = players may look at their own face-down card
option-discards_open = discard piles may be looked through
option-link_tiles_per_player = link tiles for each player

value-introductory = { yes-or-no }
value-gloucester_optional = { yes-or-no }
value-overbuild_only_without_free_slot = { yes-or-no }
value-tie_break_income = { $value ->
    [level] by level
   *[space] by space
}
value-intro_income_last_round = { yes-or-no }
value-refund_zero_tiles_removable = { yes-or-no }
value-manufacturer_4_money = £{ $value }
value-owner_sees_facedown_card = { yes-or-no }
value-discards_open = { yes-or-no }
value-link_tiles_per_player = { $value ->
    [unlimited] unlimited
   *[other] { $value }
}
yes-or-no = { $value ->
    [true] { yes }
   *[false] { no }
}

## What is seen

seen-merchants = Merchants
    .one = { $merchant }: { $merchant_tile-buys }{ $barrel ->
        [true] , 1 barrel
       *[false] { "" }
    }
cubes-on-tile = { $resource-id ->
    [beer] { $cubes ->
        [one] { $cubes } barrel
       *[other] { $cubes } barrels
    }
   *[other] { cubes }
}

## At the prompt

# A move of this game, and a name that is part of it.
prompt-example = build dudley.1 coal_mine with dudley
prompt-part = dudley
prompt-mat = What each tile costs and brings: type "rule 2.8".

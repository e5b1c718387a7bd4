### Age of Industry — pieces, events, choices, questions, options. How variables work: common.ftl.

## Players, money and iron

colour-green = Green
    .of = Green’s

# This game is played for dollars.
money = { $amount-sign ->
    [minus] −${ $amount-size }
   *[other] ${ $amount-size }
}

## Places

# Germany
place-denmark = Denmark
    .in = in Denmark
    .of = of Denmark
place-hamburg = Hamburg
    .in = in Hamburg
    .of = of Hamburg
place-bremen = Bremen
    .in = in Bremen
    .of = of Bremen
place-hannover = Hannover
    .in = in Hannover
    .of = of Hannover
place-rostock = Rostock
    .in = in Rostock
    .of = of Rostock
place-stettin = Stettin
    .in = in Stettin
    .of = of Stettin
place-danzig = Danzig
    .in = in Danzig
    .of = of Danzig
place-konigsberg = Königsberg
    .in = in Königsberg
    .of = of Königsberg
place-russia = Russia
    .in = in Russia
    .of = of Russia
place-posen = Posen
    .in = in Posen
    .of = of Posen
place-poland = Poland
    .in = in Poland
    .of = of Poland
place-breslau = Breslau
    .in = in Breslau
    .of = of Breslau
place-berlin = Berlin
    .in = in Berlin
    .of = of Berlin
place-magdeburg = Magdeburg
    .in = in Magdeburg
    .of = of Magdeburg
place-leipzig = Leipzig
    .in = in Leipzig
    .of = of Leipzig
place-dresden = Dresden
    .in = in Dresden
    .of = of Dresden
place-netherlands = the Netherlands
    .in = in the Netherlands
    .of = of the Netherlands
place-munster = Münster
    .in = in Münster
    .of = of Münster
place-essen = Essen
    .in = in Essen
    .of = of Essen
place-koln = Köln
    .in = in Köln
    .of = of Köln
place-kassel = Kassel
    .in = in Kassel
    .of = of Kassel
place-erfurt = Erfurt
    .in = in Erfurt
    .of = of Erfurt
place-frankfurt = Frankfurt
    .in = in Frankfurt
    .of = of Frankfurt
place-mannheim = Mannheim
    .in = in Mannheim
    .of = of Mannheim
place-saarbrucken = Saarbrücken
    .in = in Saarbrücken
    .of = of Saarbrücken
place-stuttgart = Stuttgart
    .in = in Stuttgart
    .of = of Stuttgart
place-france = France
    .in = in France
    .of = of France
place-switzerland = Switzerland
    .in = in Switzerland
    .of = of Switzerland
place-wurzburg = Würzburg
    .in = in Würzburg
    .of = of Würzburg
place-ulm = Ulm
    .in = in Ulm
    .of = of Ulm
place-nurnberg = Nürnberg
    .in = in Nürnberg
    .of = of Nürnberg
place-augsburg = Augsburg
    .in = in Augsburg
    .of = of Augsburg
place-munchen = München
    .in = in München
    .of = of München
place-regensburg = Regensburg
    .in = in Regensburg
    .of = of Regensburg
place-bohemia = Bohemia
    .in = in Bohemia
    .of = of Bohemia
place-austria = Austria
    .in = in Austria
    .of = of Austria

# New England
place-canada = Canada
    .in = in Canada
    .of = of Canada
place-lewiston = Lewiston
    .in = in Lewiston
    .of = of Lewiston
place-portland = Portland
    .in = in Portland
    .of = of Portland
place-portsmouth = Portsmouth
    .in = in Portsmouth
    .of = of Portsmouth
place-manchester = Manchester
    .in = in Manchester
    .of = of Manchester
place-white_river = White River
    .in = in White River
    .of = of White River
place-rutland = Rutland
    .in = in Rutland
    .of = of Rutland
place-brattleboro = Brattleboro
    .in = in Brattleboro
    .of = of Brattleboro
place-lowell = Lowell
    .in = in Lowell
    .of = of Lowell
place-lawrence = Lawrence
    .in = in Lawrence
    .of = of Lawrence
place-boston = Boston
    .in = in Boston
    .of = of Boston
place-fitchburg = Fitchburg
    .in = in Fitchburg
    .of = of Fitchburg
place-worcester = Worcester
    .in = in Worcester
    .of = of Worcester
place-holyoke = Holyoke
    .in = in Holyoke
    .of = of Holyoke
place-springfield = Springfield
    .in = in Springfield
    .of = of Springfield
place-pittsfield = Pittsfield
    .in = in Pittsfield
    .of = of Pittsfield
place-albany = Albany
    .in = in Albany
    .of = of Albany
place-west = the West
    .in = in the West
    .of = of the West
place-poughkeepsie = Poughkeepsie
    .in = in Poughkeepsie
    .of = of Poughkeepsie
place-new_york = New York
    .in = in New York
    .of = of New York
place-pennsylvania = Pennsylvania
    .in = in Pennsylvania
    .of = of Pennsylvania
place-pawtucket = Pawtucket
    .in = in Pawtucket
    .of = of Pawtucket
place-providence = Providence
    .in = in Providence
    .of = of Providence
place-fall_river = Fall River
    .in = in Fall River
    .of = of Fall River
place-new_bedford = New Bedford
    .in = in New Bedford
    .of = of New Bedford
place-willimantic = Willimantic
    .in = in Willimantic
    .of = of Willimantic
place-hartford = Hartford
    .in = in Hartford
    .of = of Hartford
place-new_london = New London
    .in = in New London
    .of = of New London
place-new_haven = New Haven
    .in = in New Haven
    .of = of New Haven
place-bridgeport = Bridgeport
    .in = in Bridgeport
    .of = of Bridgeport
place-waterbury = Waterbury
    .in = in Waterbury
    .of = of Waterbury

# At sea
place-gulf_of_maine = Gulf of Maine
    .in = in the Gulf of Maine
    .of = of the Gulf of Maine
place-massachusetts_bay = Massachusetts Bay
    .in = in Massachusetts Bay
    .of = of Massachusetts Bay
place-cape_cod_bay = Cape Cod Bay
    .in = in Cape Cod Bay
    .of = of Cape Cod Bay
place-new_york_bay = New York Bay
    .in = in New York Bay
    .of = of New York Bay
place-rhode_island_sound = Rhode Island Sound
    .in = in Rhode Island Sound
    .of = of Rhode Island Sound
place-long_island_sound = Long Island Sound
    .in = in Long Island Sound
    .of = of Long Island Sound

## Slots, markets, cards

slot = { $place }, slot { $number }
    .the = slot { $number } { $place-of }
    .in = { $place-in }, slot { $number }

market = market { $place-of }
    .the = the market { $place-of }
    .to = to the market { $place-of }

market_token-cotton = cotton
    .wants = wants cotton
market_token-manufactured = manufactured goods
    .wants = wants manufactured goods
market_token-both = cotton or manufactured goods
    .wants = wants cotton or manufactured goods
market_token-none = no demand
    .wants = wants nothing

card-cotton_mill = cotton mill
    .the = the cotton mill card
    .a = a cotton mill card
card-factory = factory
    .the = the factory card
    .a = a factory card
card-iron_works = iron works
    .the = the iron works card
    .a = an iron works card
card-coal_mine = coal mine
    .the = the coal mine card
    .a = a coal mine card
card-port = port
    .the = the port card
    .a = a port card
card-ship = ship
    .the = the ship card
    .a = a ship card
card-brown = brown
    .the = the brown card
    .a = a brown card
card-mauve = mauve
    .the = the mauve card
    .a = a mauve card
card-blue = blue
    .the = the blue card
    .a = a blue card
card-green = green
    .the = the green card
    .a = a green card
card-orange = orange
    .the = the orange card
    .a = an orange card
card-grey = grey
    .the = the grey card
    .a = a grey card
# A colour that only somebody’s own board file knows.
card = { $place }
    .the = the { $place } card
    .a = a { $place } card
card-deck = deck
    .the = the top card of the deck
    .a = a card from the deck

## Industries and tiles

industry-cotton_mill = cotton mill
    .a = a cotton mill
    .the = the cotton mill
    .own = their own cotton mill
    .none = no cotton mill
    .flipped = flipped
    .built = built
    .removed = removed
industry-factory = factory
    .a = a factory
    .the = the factory
    .own = their own factory
    .none = no factory
    .flipped = flipped
    .built = built
    .removed = removed
industry-iron_works = iron works
    .a = an iron works
    .the = the iron works
    .own = their own iron works
    .none = no iron works
    .flipped = flipped
    .built = built
    .removed = removed
industry-coal_mine = coal mine
    .a = a coal mine
    .the = the coal mine
    .own = their own coal mine
    .none = no coal mine
    .flipped = flipped
    .built = built
    .removed = removed
industry-port = port
    .a = a port
    .the = the port
    .own = their own port
    .none = no port
    .flipped = flipped
    .built = built
    .removed = removed
industry-ship = ship
    .a = a ship
    .the = the ship
    .own = their own ship
    .none = no ship
    .flipped = flipped
    .built = built
    .removed = removed

# $roman is the level. The form .the is how a sentence speaks of a tile: in English without an article.
roman = { $number }
tile = { $industry } { $roman }
    .the = { $industry } { $roman }
    .own = { $industry-own } { $roman }
    .flipped = { $industry-flipped }
    .built = { $industry-built }
    .removed = { $industry-removed }

resource-iron = iron
    .one = a cube of iron

loans = { $number ->
    [one] { $number } loan
   *[other] { $number } loans
}

## What happens

event-reordered = { $seat } is { $position ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} in turn order.
event-market_opened = { $market-the } { $market_token-wants }.
event-shuffled = The deck of { $cards } cards is shuffled.
event-drew = { $seat } draws { $card-the }.
    .without-card = { $seat } draws a card.
event-took_card = { $seat } takes { $card-the }, which lay face up.
event-turned_up = { $card-the } is turned face up.
event-discarded = { $seat } discards { $card-the }.
event-paid = { $seat } pays { $money } { $purpose-paid }.
event-earned = { $seat } receives { $money } { $purpose-earned }.
event-borrowed = { $seat } takes { $loans }.
event-repaid = { $seat } repays { $loans }.
event-placed = { $cubes ->
    [0] { $seat } builds { $tile-the } { $slot-in }.
   *[other] { $seat } builds { $tile-the } with { some-cubes } { $slot-in }.
}
some-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
event-replaced = { $owner-id ->
    [self] { $seat } replaces { $tile-own } { $slot-in }.
   *[other] { $seat } replaces { $owner-of } { $tile } { $slot-in }.
}
event-took_cube = { $seat } takes { $resource-one } from { $slot-the }.
event-bought_cube = { $seat } buys { $resource-one } from the demand table.
event-sold_cube = { $seat } delivers { $resource-one } from { $slot-the } to the demand table.
event-flipped = { $owner-of } { $tile } is { $tile-flipped } { $slot-in }.
event-linked = { $seat } builds a rail { $connection }.
event-developed = { $seat } develops: { $tile-the } is { $tile-removed } from the player mat.
event-sold_to_port = { $seat } sells the goods of { $slot-the } through the port on { $port-the }.
event-sold_to_market = { $seat } sells the goods of { $slot-the } { $market-to }.
event-passed = { $cards ->
    [0] { $seat } passes without a discard.
   *[other] { $seat } passes.
}
event-round_began = Round { $round } begins.
event-scored = { $points-sign ->
    [minus] { $seat } loses { lost-points } { $source-for }.
   *[other] { $seat } scores { victory-points } { $source-for }.
}
lost-points = { $points-size ->
    [one] { $points-size } point
   *[other] { $points-size } points
}
event-rail_brought = { $connection } brings { $money }.
event-tile_brought = { $tile-the } brings { victory-points } { $slot-in }.
event-game_ended = The game is over: { $ending }.

ending-deck_and_hand_empty = the deck is empty and somebody has no cards
ending-deck_empty = the deck is empty
ending-everybody_passed = everybody has passed without a discard for a whole round

## What money is for

purpose-tile = tile
    .paid = for the tile
purpose-rail = rail
    .paid = for the rail
purpose-coal = coal
    .paid = for coal
    .earned = for coal
purpose-iron = iron
    .paid = for iron
    .earned = for iron
purpose-loan = loan
    .paid = to repay a loan
    .earned = as a loan
purpose-interest = interest
    .paid = as interest
purpose-flipping = flipped tile
    .earned = for the flipped tile
purpose-rails_at_the_end = rails
    .earned = for rails

## Where points come from

source-money = money
    .for = for money
source-tiles = tiles
    .for = for tiles on the board
source-loans = open loans
    .for = for open loans

## What is asked

question-action = choose an action
question-card = choose a card to discard
question-coal = choose where the coal comes from
question-iron = choose the iron works that the iron comes from
question-outlet = choose a port or a market to sell to
question-more = choose one more tile to sell, or say that it is enough
question-borrow = take one more loan, or say that it is enough
question-draw = choose the second card to draw
question-repay = choose how many loans to repay, or say that you are done
question-first_player = draw the first player
question-market_tokens = shuffle the market tokens
question-deck = shuffle the deck
question-over = the game is over

## What may be chosen

choice-build = build { $tile-the } { $slot-in }, taking { $loans }
    .without-tile = build { $industry-a } { $slot-in }
    .without-loans = build { $tile-the } { $slot-in }
choice-combine = with both actions, build { $tile-the } { $slot-in }, taking { $loans }
    .without-tile = with both actions, build { $industry-a } { $slot-in }
    .without-loans = with both actions, build { $tile-the } { $slot-in }
choice-link = build a rail { $connection }, taking { $loans }
    .without-loans = build a rail { $connection }
choice-sell = sell the goods of { $slot-the }
choice-develop = develop { $tile-the } away
    .without-tile = develop { $industry-a } away
choice-draw = draw { $card-the }
choice-draw_deck = draw the top card of the deck
choice-pass = pass
choice-borrow = take a loan beyond need
choice-repay = repay { $loans }
choice-with = with { $card-the }
choice-coal = take coal from { $slot-the }
choice-iron = take iron from { $slot-the }
choice-to = through the port on { $slot-the }
choice-market = { $market-to }
choice-stop = that is enough
choice-free = without a discard
choice-done = end the turn

## At the table

links = Rails

## Options

option-map = map
option-loan_repay = price of repaying a loan
option-free_pass = passing without a discard
option-second_edition_hands = six cards for everybody (second edition)
option-second_edition_end = the game ends with the deck (second edition)
option-sea_lanes = where sea lanes carry
option-foreign_iron_works = what replaces others’ iron works

value-map = { $value ->
    [new_england] New England
   *[germany] Germany
}
value-loan_repay = ${ $value }
value-free_pass = { $value ->
    [empty_hand] with an empty hand only
   *[seed] also once no card can be drawn
}
value-second_edition_hands = { yes-or-no }
value-second_edition_end = { yes-or-no }
value-sea_lanes = { $value ->
    [ship_and_port] between a ship and a port that stand
   *[complete] from the start, like rails
}
value-foreign_iron_works = { $value ->
    [by_any_industry] any industry
   *[by_iron_works] iron works only
}
yes-or-no = { $value ->
    [true] { yes }
   *[false] { no }
}

## What is seen

seen-market_tokens = Markets
    .one = { $market }: { goods-wanted }{ $open ->
        [true] { "" }
       *[false] , once a ship stands there
    }
goods-wanted = { $used ->
    [true] used up
   *[false] { $market_token }
}
seen-imports = Coal imports
    .one = { $slot }: { cubes }
market-of = { $resource-id ->
    [coal] Coal on the demand table
   *[iron] Iron on the demand table
}
seen-loans = { $loans }
seen-standing = { $standing-sign ->
    [minus] −{ $standing-size }
   *[other] { $standing }
} { $standing-size ->
    [one] point
   *[other] points
} if it ended now
seen-links_left = rails left: { $links_left }

## At the prompt

# A move of this game, and a name that is part of it.
prompt-example = pass with factory
prompt-part = factory
prompt-mat = What each tile costs and brings: type "rule 6.2".
prompt-kind-link = build a rail
prompt-kind-borrow = take loans beyond need
prompt-kind-to = outlet
prompt-board-germany = { prompt-reconstructed-map } "millhand board show age_of_industry germany" prints the map.
prompt-board-new_england = { prompt-reconstructed-map } "millhand board show age_of_industry new_england" prints the map.
prompt-reconstructed-map = The printed maps and the printed player mat of this game are not documented in public: this map and most figures of the mat are a reconstruction.

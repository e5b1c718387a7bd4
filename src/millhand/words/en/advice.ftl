### What speaks for a turn and against it: a sentence for each topic of what judges look at.
### $change says by how much more (or, below nothing, less); $money is the same as a sum of money
### without its sign, $words the same as points; $good whether the judge likes it.

## Turns beside the best one

turn-best = The best turn that was found.
turn-close = About as good as the best.
turn-behind = { $size } { points } behind the best.

## How much more

more = { $change-sign ->
    [minus] less
   *[other] more
}
more-money = { $money } { more }
more-points = { $words } { more }
more-tiles = { $change-size ->
    [one] one tile
   *[other] { $change-size } tiles
} { more }
more-cubes = { $change-size ->
    [one] one cube
   *[other] { $change-size } cubes
} { more }
more-links = { $change-size ->
    [one] one link
   *[other] { $change-size } links
} { more }
more-places = { $change-size ->
    [one] one place
   *[other] { $change-size } places
} { more }
more-towns = { $change-size ->
    [one] one town
   *[other] { $change-size } towns
} { more }
more-slots = { $change-size ->
    [one] one slot
   *[other] { $change-size } slots
} { more }
more-cards = { $change-size ->
    [one] one card
   *[other] { $change-size } cards
} { more }
more-barrels = { $change-size ->
    [one] one barrel
   *[other] { $change-size } barrels
} { more }
more-connections = { $change-size ->
    [one] one connection
   *[other] { $change-size } connections
} { more }
more-levels = { $change-size ->
    [one] one level
   *[other] { $change-size } levels
} { more }
more-industries = { $change-size ->
    [one] one industry
   *[other] { $change-size } industries
} { more }
more-buyers = { $change-size ->
    [one] one buyer
   *[other] { $change-size } buyers
} { more }
more-icons = { $change-size ->
    [one] one link icon
   *[other] { $change-size } link icons
} { more }
more-stacks = { $change-size ->
    [one] one stack
   *[other] { $change-size } stacks
} { more }
more-mills = { $change-size ->
    [one] one cotton mill
   *[other] { $change-size } cotton mills
} { more }
more-ports = { $change-size ->
    [one] one port
   *[other] { $change-size } ports
} { more }
more-tokens = { $change-size ->
    [one] one token
   *[other] { $change-size } tokens
} { more }
more-turns = { $change-size ->
    [one] one turn
   *[other] { $change-size } turns
} { more }

## Of every game

advice-final = { more-points } at the end.
advice-later = { more-points } in what follows, when the next turns are played out.
advice-money = { more-money } in hand.
advice-order = { $change-sign ->
    [minus] Later in the turn order.
   *[other] Earlier in the turn order.
}
advice-time = { $change-sign ->
    [minus] Less time is left.
   *[other] More time is left.
}
advice-links_left = { more-links } left to lay.
advice-cards = { $good ->
    [false] The cards that stay in hand are less useful.
   *[true] The cards that stay in hand are more useful.
}
advice-hand_size = { more-cards } in hand.

## Points and money of the two Brass games

advice-points_scored = { more-points } scored already.
advice-points_flipped = { more-points } on flipped tiles.
advice-points_links = { more-points } from your links.
advice-points_links_hoped = { more-points } to hope for from links, once the tiles around them flip.
advice-income_to_come = { more-money } income until the end.
advice-funds = { more-money } to spend until the end.

## Coal, iron and the mat

advice-mines_points = { more-points } on coal mines that still hold cubes.
advice-mines_income = { more-money } from coal mines, once they are empty.
advice-coal_offered = { more-cubes } of your coal connected to the market.
advice-coal_apart = { more-cubes } of your coal without a way to the market.
advice-works_points = { more-points } on iron works that still hold cubes.
advice-works_income = { more-money } from iron works, once they are empty.
advice-iron_offered = { more-cubes } of your iron on the board.
advice-coal_in_reach = { more-cubes } of coal within reach of your network.
advice-iron_anywhere = { more-cubes } of iron on the board.
advice-iron_in_reach = { more-cubes } of iron within reach of your network.
advice-coal_market = { more-cubes } in the coal market.
advice-iron_market = { more-cubes } in the iron market.
advice-tiles_gone = { more-tiles } gone from your mat: { $industry }.
advice-may_build = { $change-sign ->
    [minus] No card for a free slot: { $industry }.
   *[other] A card for a free slot: { $industry }.
}
advice-low_stacks = { more-stacks } of your mat with a tile of level I on top.

## Network

advice-open_links = { more-connections } free beside your network.
advice-sites = { more-slots } free in your network: { $industry }.
    .without-industry = { more-slots } free in your network.

## What outlasts the canal era

advice-lasting_points = { more-points } on flipped tiles that outlast the canal era.
advice-lasting_icons = { more-icons } on flipped tiles that outlast the canal era.
advice-lasting_points_open = { more-points } on tiles that outlast the canal era and may still flip.
advice-lasting_icons_open = { more-icons } on tiles that outlast the canal era and may still flip.
advice-lasting_places = { more-places } with a tile of yours that outlasts the canal era.
advice-fleeting_tiles = { more-tiles } of level I, not flipped yet.
advice-fleeting_income = { $change-sign ->
    [minus] Less income on tiles of level I that have not flipped.
   *[other] More income on tiles of level I that have not flipped.
}

## The others

advice-rivals_points = { more-points } for the others.
advice-leaders_points = { more-points } for the best of the others.
advice-rivals_points_open = { more-points } on tiles of others that have not flipped.
advice-rivals_points_flipped = { more-points } on flipped tiles of others.
advice-rivals_links = { more-links } of others on the board.
advice-rivals_money = { more-money } for the others.
advice-rivals_income = { $change-sign ->
    [minus] Less income for the others.
   *[other] More income for the others.
}
advice-rivals_gone = { more-tiles } gone from the mats of others: { $industry }.

## Goods, beer and merchants of Birmingham

advice-ready_points = { more-points } on goods that can be sold at once.
advice-ready_income = { more-money } from goods that can be sold at once.
advice-thirsty_points = { more-points } on goods that lack nothing but beer.
advice-stranded_points = { more-points } on goods without a buyer.
advice-goods_income = { more-money } from goods, once they are sold.
advice-brewery_points = { more-points } on breweries that still hold beer.
advice-brewery_income = { more-money } from breweries, once they are empty.
advice-own_beer = { more-barrels } of your own.
advice-beer_of_others = { more-barrels } of others within your reach.
advice-rivals_beer = { more-barrels } on breweries of others.
advice-barrels_in_reach = { more-barrels } of merchants within your reach.
advice-barrels = { more-barrels } with merchants who buy this: { $industry }.
    .without-industry = { more-barrels } with merchants.
advice-buyer = { $change-sign ->
    [minus] No merchant within reach buys this: { $industry }.
   *[other] A merchant within reach buys this: { $industry }.
}
advice-wild_cards = { $change-sign ->
    [minus] A wild card less in hand.
   *[other] A wild card more in hand.
}

## Cotton and ports of Lancashire

advice-access = { $change-sign ->
    [minus] No way to the distant market.
   *[other] A way to the distant market.
}
advice-port_sale_points = { more-points } on cotton mills that a port would take.
advice-far_sale_points = { $change-sign ->
    [minus] Less to hope for from the distant market.
   *[other] More to hope for from the distant market.
}
advice-sale_income = { more-money } from cotton mills, once they are sold.
advice-stranded_income = { more-money } from cotton mills that have no buyer yet.
advice-sale_due = { $change-sign ->
    [minus] No cotton can be sold in the next turn.
   *[other] Cotton can be sold in the next turn.
}
advice-ports_points = { more-points } on ports that have not flipped.
advice-ports_income = { more-money } from ports, once they flip.
advice-ports_fed = { more-points } on ports that your own cotton mills can flip.
advice-ports_sought = { more-points } on ports that only cotton mills of others can flip.
advice-mills_of_others = { more-mills } of others unsold.
advice-ports_of_others = { more-ports } of others within reach, open to your cotton.
advice-far_chance = { $change-sign ->
    [minus] A smaller chance that the distant market buys.
   *[other] A better chance that the distant market buys.
}
advice-shipyards_near = { $change-sign ->
    [minus] Further from building a shipyard.
   *[other] Nearer to building a shipyard.
}
advice-cotton_space = { $change-sign ->
    [minus] The distant market pays better.
   *[other] The distant market pays worse.
}
advice-distant_turned = { more-tiles } of the distant market turned over.
advice-own_mills_open = { more-mills } of yours to sell.
advice-own_ports_open = { more-ports } of yours that may still flip.
advice-ports_open = { more-ports } open on the board.

## Workshop of the World

advice-wealth = { more-money } beside what the others have.
advice-track = { more-money } income beside the others.
advice-networks = { more-money } from networks beside the others.
advice-demand_pays = { more-money } from demand beside the others, as it stands.
advice-hand_pays = { more-money } from the tokens in your hand beside the others.
advice-industries = { more-industries } beside the others.
advice-turns_to_come = { more-turns } to come beside the others.
advice-choice_of_cards = { $change-sign ->
    [minus] Fewer town cards to choose from.
   *[other] More town cards to choose from.
}
advice-short_of_money = { more-money } lacking for the links to come.
advice-at_risk = { more-industries } of yours in full towns, where they may be displaced.
advice-frontier = { more-connections } free beside your links.
advice-prospects = { $change-sign ->
    [minus] The town cards to come promise less.
   *[other] The town cards to come promise more.
}
advice-prospects_in_rail = { $change-sign ->
    [minus] The rail era promises less.
   *[other] The rail era promises more.
}
advice-token_pays = { more-money } from the best token in your hand beside the others.
advice-income = { more-money } on the income track.
advice-own_networks = { more-money } from your networks.
advice-towns = { more-towns } with industries of yours.
advice-links = { more-links } of yours on the board.
advice-industries_left = { more-industries } left to place.
advice-best_rivals_money = { more-money } for the richest of the others.
advice-best_rivals_income = { more-money } income for the best of the others.
advice-best_rivals_networks = { more-money } from networks for the best of the others.
advice-full_towns = { more-towns } full.
advice-demand = { $change-sign ->
    [minus] Less demand: { $industry }.
   *[other] More demand: { $industry }.
}
advice-own_of_type = { more-industries } of yours: { $industry }.
advice-all_of_type = { more-industries } of all players: { $industry }.
advice-tokens = { more-tokens } in your hand: { $industry }.
advice-pays = { more-money } from demand: { $industry }.

## Age of Industry

advice-levels = { more-levels } on your flipped tiles.
advice-net_money = { more-money } when all loans are paid back.
advice-unpaid = { more-money } of debt that nothing will pay.
advice-interest_to_come = { more-money } of interest to pay.
advice-rails_income = { more-money } from your rails.
advice-rails_hoped = { more-slots } empty beside your rails.
advice-ready_to_sell = { $change-sign ->
    [minus] Nothing is ready to be sold.
   *[other] Something is ready to be sold.
}
advice-stuck_income = { more-money } on goods that nobody buys yet.
advice-ports_wanted = { more-money } on ports to which your goods can be sold.
advice-ports_lent = { more-money } on ports to which others may sell.
advice-ports_idle = { more-money } on ports that nobody can sell to yet.
advice-mines_cubes = { more-cubes } on your coal mines.
advice-mines_apart = { more-cubes } on coal mines without a rail.
advice-works_cubes = { more-cubes } on your iron works.
advice-works_apart = { more-cubes } on iron works without a rail.
advice-ships_income = { more-money } from ships, once they flip.
advice-ships_wait = { $change-sign ->
    [minus] Ships wait for less.
   *[other] Ships wait for more.
}
advice-coal_price = { $change-sign ->
    [minus] Coal is cheaper for you.
   *[other] Coal is dearer for you.
}
advice-iron_price = { $change-sign ->
    [minus] Iron is cheaper for you.
   *[other] Iron is dearer for you.
}
advice-outlets_cotton = { more-buyers } of cotton within your reach.
advice-outlets_goods = { more-buyers } of factory goods within your reach.
advice-sites_blank = { more-slots } free at your rails for cotton mills, factories or iron works.
advice-sites_mine = { more-slots } free at your rails for coal mines.
advice-best_level = { $change-sign ->
    [minus] The best tile that you could build is of a lower level.
   *[other] The best tile that you could build is of a higher level.
}
advice-markets_open = { $change-sign ->
    [minus] Fewer distant ports are open.
   *[other] More distant ports are open.
}
advice-open_tiles = { more-tiles } of yours that may still flip.
advice-open_income = { more-money } on tiles that may still flip.
advice-open_levels = { more-levels } on tiles that may still flip.
advice-flipped_levels = { more-levels } on tiles that have flipped.
advice-factories_open = { $change-sign ->
    [minus] A factory less to sell.
   *[other] A factory more to sell.
}
advice-rivals_loans = { $change-sign ->
    [minus] The others have fewer loans.
   *[other] The others have more loans.
}
advice-rivals_hands = { more-cards } in the hands of others.
advice-rivals_open = { more-tiles } of others that may still flip.
advice-rivals_levels = { more-levels } on flipped tiles of others.
advice-cards_face_up = { $good ->
    [false] The cards that stay face up suit you less.
   *[true] The cards that stay face up suit you better.
}

### What is wrong with a board file, or with the mat and the pieces beside it.
###
### Keys and names are those of the data files, the same in every language.

fault-spot = { $path } «{ $name }»
fault-within = { $where }: { $fault }

## The file

fault-data_are_broken = { $file }: { $faults }
fault-is_no_text = this is not text in UTF-8
fault-is_no_toml = this is not TOML: { $words }
fault-file_is_nowhere = «{ $key }» names it, but it lies neither beside the board nor here
fault-part_is_missing = «{ $key }» is missing
fault-keys_are_missing = { $keys } missing

## What a value must be

fault-value_must_be = { $key } must be { $shape }
fault-a_name = a name of small letters, digits and underscores
fault-a_text = a text
fault-a_number = a number
fault-a_whole_number = a whole number
fault-a_whole_number_up_to = a whole number, { $most } at the most
fault-whole_numbers = whole numbers
fault-0_or_less = a whole number, 0 or less
fault-1_or_more = 1 or more
fault-1_or_2 = 1 or 2
fault-nothing_at_all = 0
fault-a_number_of_cubes = a number of cubes
fault-numbers_of_players = numbers of players: 2, 3, 4
fault-two_numbers = two numbers
fault-two_numbers_above_0 = two numbers above 0
fault-two_numbers_on_the_canvas = two numbers on the canvas
fault-true_or_false = true or false
fault-one_of = one of { $known }
fault-a_table = a table
fault-tables = tables
fault-a_kind_and_an_amount = a kind and an amount
fault-prices_that_rise = prices that rise, under «is»
fault-the_name_of_a_file = the name of a file
fault-a_list_of = a list of { $known }
fault-a_list_of_texts = a list of texts
fault-a_list_of_names = a list of names
fault-a_list_of_places = a list of places
fault-a_list_of_eras = a list of eras
fault-a_list_of_kinds_of_card = a list of kinds of card
fault-lists_of_industries = lists of industries
fault-two_towns = two towns
fault-where_links_are_drawn = x, y and angle of each link
fault-connections_by_their_ends = connections such as leeds-liverpool

## Names

fault-id_stands_twice = this id stands twice
fault-id_of_another_town_or_card = this id stands twice, or names a wild card
fault-stands_twice = stands twice
fault-value_stands_twice = this value stands twice
fault-is_none_of = { $key } «{ $value }» is none of { $known }
fault-is_no_place = «{ $name }» is no place
fault-is_no_town = «{ $name }» is no town
fault-is_no_industry = «{ $name }» is no industry
fault-is_no_connection = «{ $name }» is no connection
fault-is_no_place_of_ships = is no place of ships
fault-market_is_called_otherwise = must be called { $name }, or { $name }_2 and so on
fault-name_is_taken = «{ $name }» is { $meaning } in notation; call it otherwise
fault-a_verb = a verb
fault-a_colour = a colour
fault-an_industry = an industry
fault-a_card = a card
fault-the_deck = the deck
fault-the_word_for_nothing = the word for nothing
fault-the_word_before_loans = what stands before a number of loans

## Places

fault-slots_are_missing = slots are missing
fault-belong_to_towns_only = { $key } belong to towns only
fault-cards_for_each_number_of_players = cards must count 2, 3 and 4 players
fault-cards_for_each_deck = cards must count { $known }
fault-closed_place_has_cards = place «{ $place }» is closed with { $players } players, yet has cards
fault-town_needs_slots = a town needs slots
fault-village_has_no_slots = a village has no slots
fault-ships_have_a_place_of_their_own = a place of ships has one slot for a ship, and no other place has any
fault-no_place_has_the_colour = no place has the colour «{ $colour }»
fault-no_town_has_this_value = no town has this value
fault-lies_outside_the_canvas = at lies outside the canvas
fault-space_lies_outside_the_canvas = a space lies outside the canvas
fault-another_town_lies_there = another town is drawn at the same point

## Connections

fault-needs_two_ends_or_more = needs two ends or more, each once
fault-needs_two_different_ends = needs two different ends
fault-ends_are_no_two_towns = ends must be two towns
fault-eras_are_wrong = eras must be canal, rail or both
fault-lies_at_sea = «{ $name }» lies at sea
fault-needs_a_port = needs a port
fault-has_no_port = «{ $name }» has no port
fault-no_sea_lane = no sea lane
fault-no_rail_leads_to = place «{ $place }» cannot be reached by rail
fault-no_link_leads_to = town «{ $town }» cannot be reached
fault-links_are_not_drawn = { $spaces } spaces are drawn for { $links } links
fault-needs_two_connections_or_more = needs two connections or more
fault-lines_share_a_town = { $line } and { $other } share a town
fault-lines_do_not_cross = { $line } and { $other } do not cross on the drawing

## How many there are

fault-there_is_no_room = { $size } { $things }, and there is room for { $room }
fault-count_is_wrong = { $found } { $things }, not { $right }
fault-places = places
fault-places_and_imports = places and coal imports
fault-towns = towns
fault-slots = slots
fault-pairs = slots times industries shown
fault-connections = connections
fault-merchants = merchants
fault-markets = markets
fault-colours = colours
fault-cards = cards
fault-kinds_of_card = kinds of card
fault-town_cards = town cards
fault-setup_cards = set-up cards
fault-tiles = tiles
fault-market_tokens = market tokens
fault-too_few_tokens = { $markets } markets, and there are { $tokens } market tokens
fault-with_so_many_players = with { $players } players { $fault }
fault-with_the_deck = and the deck { $deck } { $fault }
fault-deck_has_other_cards = the deck has { $cards } cards, not { $needed }
fault-era_has_other_cards = the { $era } era has { $cards } cards, not { $needed }
fault-an_era_has_other_cards = an era has { $cards } cards, not { $needed }
fault-merchant_tiles_do_not_fit = { $tiles } merchant tiles for { $spaces } spaces

## Mats and pieces

fault-industries_must_be = the industries must be { $known }, in this order
fault-key_must_say = { $key } must be { $right }
fault-key_says_nothing_here = there is no { $key } to name
fault-no_tiles = no tiles
fault-levels_must_rise = levels must rise
fault-more_tiles_than = more than { $most } tiles
fault-only_ports_buy = buys must be said of every port, and of nothing else
fault-buys_must_name_something = buys must name something
fault-figure_needs_its_source = { $key } needs «is», «source» and «sure»
fault-figure_is_more_than = { $key } is more than { $most }
fault-industry_cards_must_be = industry cards must be { $known }
fault-colours_need_names_of_their_own = each colour of location cards needs a name of its own
fault-market_tokens_must_be = market tokens must be { $known }
fault-token_must_buy = buys must be { $goods }

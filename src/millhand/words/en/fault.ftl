### What is wrong: words that say nothing, boards, records and command lines that cannot be taken.
###
### Names, verbs, statements and keys are those of the notation and of the files, the same in every
### language. A sentence begins with a small letter; some are only part of another one.

## Where it stands

fault-spot = { $path } «{ $name }»
fault-within = { $where }: { $fault }

## Moves

fault-line_is_empty = an empty line is no move
fault-word_begins_no_move = «{ $word }» begins no move; moves begin with { $known }
fault-deal_is_unknown = «{ $word }» is no deal; deals are { $known }
fault-piece_is_unknown = «{ $verb }» knows no «{ $word }»; it knows { $known }
fault-nothing_follows = nothing follows «{ $verb }», yet there is «{ $words }»
fault-name_is_missing = «{ $verb }» must be followed by a name
fault-one_name_is_needed = «{ $verb }» takes one of { $known }
fault-one_or_two_are_needed = «{ $verb }» takes one or two of { $known }; for none say «keep»
fault-say_so = say it so: { $examples }
fault-slot_is_unknown = there is no slot «{ $word }»; there are { $known }
fault-industry_is_unknown = there is no industry «{ $word }»; there are { $known }
fault-place_is_unknown = there is no place «{ $word }»; there are { $known }
fault-places_are_not_joined = no connection joins { $places }; there are { $known }
fault-level_is_unclear = «{ $tile }» is no tile: after the hyphen stands its level, as in coal_mine-1

## Numbers and names

fault-number_is_missing = a number is missing
fault-number_is_needed = one number is needed, not «{ $words }»
fault-number_is_out_of_range = { $number } is not between { $least } and { $most }
fault-name_is_unknown = «{ $name }» is unknown; known are { $known }
fault-each_is_named_once = each of { $known } is named once

## Positions

fault-position_is_empty = an empty text is no position
fault-position_needs_a_game = «{ $statement }»: begin with a game, say { $example }
fault-statement_is_unclear = «{ $statement }»: { $fault }
fault-position_contradicts_itself = the position contradicts itself: { $fault }
fault-word_begins_no_statement = «{ $word }» begins no statement; known are { $known }
fault-word_is_unknown_after_a_colour = «{ $word }» is unknown after a colour; known are { $known }
fault-link_lies_there_already = { $words } has a link already
fault-slot_is_taken = { $slot } has a tile already
fault-slot_does_not_show = { $slot } does not take «{ $industry }»
fault-tile_is_never_built = «{ $tile }» is never built
fault-flipped_or_holding = «{ $words }» is neither «flipped» nor «holding» some cubes
fault-too_many_lie_there = { $said } are too many: { $room } at most
fault-not_so_many = there are not so many «{ $name }»
fault-not_so_many_links = there are not so many links
fault-not_so_many_wild_cards = there are not so many wild cards
fault-tile_is_of_another_era = no «{ $tile }» is on the board in the era «{ $era }»
fault-connection_is_of_another_era = { $connection } carries no link in the era «{ $era }»
fault-slot_holds_at_most = { $slot } holds { $cubes } at most
fault-mat_still_holds = the mat still holds a tile «{ $industry }» that stands on the board
fault-debtor_has_money = { $colour } owes money and has { $money }
fault-actor_has_no_card = { $colour } is to act and holds no card
fault-merchant_is_not_there = with { $players } players there is no merchant at { $merchant }
fault-market_wants_nothing = { $market } wants nothing and cannot be used
fault-card_is_known_but_not_held = a card «{ $card }» is known but not held
fault-not_so_many_actions = actions left: { $most } at most
fault-not_so_many_played = actions played: { $most } at most
fault-spent_before_acting = { $colour } has not acted in this round and cannot have spent { $money }
fault-nothing_can_be_repaid = { $colour } has no loan that could be repaid
fault-no_second_card_is_chosen = { $colour } cannot be about to choose a second card
fault-nothing_to_borrow_for = { $colour } can pay for nothing now, and borrows for nothing
fault-round_is_not_idle = somebody has acted in this round who could not pass without a discard
fault-nobody_has_acted = nobody has acted in this round yet
fault-display_is_filled_up = as long as the deck lasts, the face-up cards are filled up
fault-hand_is_too_full = { $colour } holds { $cards } cards; a hand has { $most } at most
fault-debtor_has_no_tile = { $colour } has no tile to give up, so nothing is asked
fault-debt_is_above_income = { $colour } owes { $most } at most: no more than a negative income
fault-shipyard_is_flipped = a shipyard is flipped when it is built: say “flipped” for { $slot }
fault-place_is_not_in_play = { $place } is not in play with { $players } players
fault-connection_is_not_in_play = { $connection } is not in play with { $players } players
fault-cotton_follows_the_tiles = the tiles turned bring the cotton marker to space { $space }
fault-one_wild_card_of_each = { $colour } holds more than one { $card }; nobody scouts with a wild card in hand
fault-too_many_tiles_in_a_place = tiles of { $colour } at { $place }: { $most } at most
fault-ship_needs_a_port = no sea lane leads from { $slot } to a built port
fault-ship_is_not_used_up = the ship on { $slot } is flipped, yet its import or its market is not used up
fault-ship_is_used_up = import and market of { $slot } are used up, so the ship is flipped
fault-import_needs_a_ship = without a ship the import of { $place } is full
fault-market_needs_a_ship = without a ship the market of { $place } is not used
fault-town_is_full = { $town } holds no more than { $room }
fault-town_has_room = there is room in the town; say: to link at that town
fault-no_industry_is_left = { $colour } has no industry left
fault-no_link_is_left = { $colour } has no link left
fault-bank_is_too_small = the players hold more than the £{ $money } of the bank
fault-colour_stands_in_no_box = { $colour } stands in no box of the turn order
fault-sealed_without_a_question = an answer is sealed to a question that is not put
fault-boxes_hold_one_marker_each = boxes 1 and 2, or 3 and 4, hold a marker of each player, each once
fault-colour_has_no_industry_there = { $colour } has no industry there: say { $colour } at { $town }
fault-sealed_against_the_rules = an answer is sealed that the rules do not allow
fault-everybody_has_sealed = everybody has sealed an answer: say what came of it
fault-hands_need_tokens = every hand needs { $tokens } tokens to place
fault-tokens_are_nowhere = { $tokens } demand tokens are nowhere
fault-deck_does_not_fit = the deck has { $cards } cards, not { $needed }
fault-cards_do_not_suffice = there are not enough cards left for the deck and the set-aside pile

## Openings

fault-game_is_unknown = unknown game «{ $game }»; the games are { $known }
fault-players_do_not_fit = { $title } is for { $known } players, not { $players }
fault-option_is_unknown = unknown option «{ $option }»; the options are { $known }
fault-value_is_unknown = option { $option } cannot be «{ $value }»; it is one of { $known }
fault-board_cannot_be_played = the board cannot be played: { $fault }
fault-data_lack = { $title } for { $players } players: { $why }
fault-deck_of_2018_is_unknown = BL-O13 the deck of 2018 for { $players } players is not known: the only list found has { $cards } cards, and { $rounds } rounds take { $needed }; deck_mode=random_removal plays with a deck of { $instead } cards

## Records

fault-record_is_bad = { $file }, line { $line }: { $fault }
fault-line_is_expected = expected «{ $expected }»
fault-head_lacks_a_line = expected a line «{ $key } …» in the header
fault-record_is_cut_off = the record is cut off: expected a last line «end …»
fault-nothing_follows_the_end = nothing may follow the line «end …»
fault-line_stands_twice = a second line «{ $key } …»
fault-word_begins_no_line = «{ $word }» begins no line of a record
fault-another_move_is_expected = expected move { $expected }, not { $found }
fault-rules_are_newer = played with rules { $rules } of { $title }, and this millhand knows them up to { $ours }: it takes a newer millhand
fault-board_is_another_of_that_name = played on another board of that name («{ $board }»), and this is «{ $ours }»; --board FILE names the one it was played on
fault-board_is_another = played on the board «{ $board }», and this is «{ $ours }»
fault-seats_are_expected = expected the lines { $expected }
fault-digest_differs = after this move the table has digest { $ours }, not { $theirs }
fault-nobody_has_this_name = «{ $name }» is nobody; at this table are { $known }
fault-move_breaks_rules = the move breaks { $rules }
fault-lines_are_missing = the record says { $said } moves and has { $found }: lines are missing
fault-another_line_is_expected = expected «{ $expected }», not «{ $word }»
fault-record_is_only_told = this record tells what { $who } may know of a game; it is not the whole game
fault-record_is_there_already = record { $file } is there already: name another, or go on with --resume
fault-record_has_no_folder = record { $file } cannot be written: { $folder } is no folder to write in
fault-record_is_of_another_game = record { $file } is of { $game }, not of { $wanted }
fault-record_has_other_seats = record { $file } names { $seats } seats for { $players } players
fault-folder_has_no_name = --save: the name of a folder is missing
fault-records_have_no_folder = --save: { $folder } is no folder to write in: { $fault }

## Board files

fault-data_are_broken = { $file }: { $faults }
fault-is_no_text = this is not text in UTF-8
fault-is_no_toml = this is not TOML: { $words }
fault-file_is_nowhere = «{ $key }» names it, but it lies neither beside the board nor here
fault-part_is_missing = «{ $key }» is missing
fault-keys_are_missing = { $keys } missing

## Board files: what a value must be

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

## Board files: names

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

## Board files: places

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

## Board files: connections

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

## Board files: how many there are

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

## Board files: mats and pieces

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

## Commands, arguments, options

fault-help_says_more = { $fault }; { $command } --help says more
fault-command_is_missing = a command is missing; the commands are { $known }
fault-command_is_unknown = unknown command «{ $word }»; the commands are { $known }
fault-flag_is_unknown = unknown option «{ $word }»; the options are { $known }
fault-game_is_missing = GAME is missing; the games are { $known }
fault-is_missing = { $name } is missing
fault-needs_a_value = { $name } needs a value
fault-takes_no_value = { $name } takes no value
fault-nobody_asked_for = nothing more is asked for, yet there is «{ $words }»
fault-json_stands_after = --json stands after the command: millhand { $command } … --json
fault-is_not_between = { $what } must be between { $least } and { $most }, not { $number }
fault-language_is_unknown = unknown language «{ $word }»; the languages are { $known }
fault-stands_there_already = { $name } cannot be said with { $beside }: it stands in the { $where }
fault-tests_belong_to_coverage = --tests belongs to «rules coverage»
fault-tests_have_no_folder = --tests: { $folder } is no folder
fault-rule_is_unknown = unknown rule «{ $word }»; the rules are { $known }

## Files

fault-record = record
fault-board = board
fault-position = position
fault-file_has_no_name = { $what }: the name of a file is missing
fault-file_cannot_be_read = { $what } { $file } cannot be read: { $fault }
fault-no_such_file = no such file or directory
fault-permission_denied = permission denied
fault-is_a_folder = is a directory
fault-is_no_folder = not a directory
fault-is_there_already = file exists
fault-disk_is_full = no space left on device
fault-disk_is_read_only = read-only file system
fault-name_is_too_long = file name too long
fault-system_says = { $words }
fault-output_is_lost = cannot write: { $fault }
fault-there_is_no_output = there is no standard output
fault-board_is_unknown = unknown board «{ $word }»; the boards are { $known }
fault-board_names_no_game = { $file } names no game: write game = "…" in it, or say --game GAME
fault-board_needs_its_game = --board needs the game that the board is for
fault-position_is_of_another_game = the position is of { $game }, not of { $wanted }
fault-game_is_over_here = the game is over here; there is nothing to advise
fault-dealer_is_asked = cards or tokens must be dealt first; nobody is asked here
fault-seat_is_not_asked = { $name } is not asked here; asked is { $known }
fault-at_is_for_records = --at belongs to a record; a position is one moment

## Seats and bots

fault-seats_do_not_fit = --seats: { $seats } seats for { $players } players; say { $example }
fault-nobody_can_sit_there = --seats: nobody is called «{ $name }»; known are { $known }
fault-somebody_must_be_you = --seats: somebody must be «you»; millhand simulate plays bots alone
fault-bot_is_unknown = unknown bot «{ $word }»; the bots are { $known }
fault-is_not_on_the_menu = the bot «{ $bot }» ({ $seat }) answers «{ $answer }», which is not on its menu
fault-bot_is_broken = the bot file { $file } is broken: { $words }
fault-installed_bot_is_broken = the bot «{ $bot }» of an installed package ({ $place }) is broken: { $words }
fault-bot_file_cannot_be_read = the bot file { $file } cannot be read: { $fault }
fault-class_is_not_in_the_file = { $file } has no bot «{ $name }»; name one after a colon: { $known }
fault-file_has_bots = { $file } is a file; name a bot in it: { $known }
fault-file_has_no_bots = { $file } has no bot: a bot is a class with a method choose(self, view, chance)
fault-two_bots_of_one_name = «{ $bot }» would be called { $name } like another bot: rename one
fault-bot_label_is_long = the bot «{ $name }» has too long a name for a table: { $most } letters at most
fault-bot_cannot_choose = «{ $bot }» is no bot: it must be a class with a method choose(self, view, chance)
fault-bot_has_other_needs = «{ $bot }» cannot be asked: a bot is made without arguments and answers choose(view, chance): { $words }
fault-bot_has_failed = the bot «{ $bot }» has failed: { $words }
fault-bot_peeks = the bot «{ $bot }» peeks, or has chance of its own: it answers { $answer }, and { $other } when others hold other cards
fault-command_is_unclear = «{ $bot }» names no command (a comma parts bots); say it so: exec:./engine --fast
fault-budget_is_unclear = «{ $bot }»: after the @ stands a number of seconds, up to { $most }, as in exec@2.5:./engine
fault-program_cannot_be_started = «{ $bot }» cannot be started: { $fault }
fault-program_speaks_otherwise = «{ $bot }» speaks version { $found } of the bot protocol, not { $wanted }
fault-program_is_silent = «{ $bot }» has said nothing for { $seconds } s, and was ended
fault-program_has_ended = «{ $bot }» has ended without an answer, with exit code { $code }
fault-program_talks_nonsense = «{ $bot }» says «{ $line }», which is no answer of the bot protocol
fault-bot_cannot_be_measured = «{ $bot }» cannot be measured; the bots that can are { $known }
fault-bots_do_not_fit = { $bots } bots for { $players } players: name one bot, or { $players }
fault-no_duel_with_oneself = «{ $bot }» cannot duel with itself: name two bots
fault-ladder_needs_two_bots = --bots: a ladder needs two different bots or more, not «{ $words }»
fault-game_is_over_before = --moves: this game is over after { $moves } moves
fault-stopped_after = stopped after { $played } of { $games } games
fault-record_would_be_lost = --save: { $file } is there already; name another folder or another seed
fault-worker_was_stopped = workers were stopped from outside again and again, perhaps for want of memory
fault-workers_or_cluster = --workers are processes of this machine, --cluster has its own: say one of the two
fault-is_no_cluster_address = --cluster: «{ $address }» is no address; say it so: tcp://HOST:PORT
fault-cluster_needs_dask = --cluster needs Dask: install it with «pip install millhand[cluster]»
fault-cluster_is_not_there = --cluster: nothing answers as a Dask scheduler at { $address }: { $words }
fault-cluster_is_something_else = --cluster: what listens at { $address } is no Dask scheduler
fault-cluster_has_no_workers = --cluster: { $address } has no workers: start some with «dask worker { $address }»
fault-cluster_is_gone = the cluster at { $address } cannot be reached any more
fault-worker_has_other_code = --cluster: { $who } has { $version } too, but with other code or weights: install the same there, and start it again
fault-worker_has_another_file = --cluster: what { $who } has as { $file } is not what stands in it here
fault-cluster_has_another_millhand = --cluster: { $who } has { $found }, not millhand { $wanted }: install the same there
fault-dataset_needs_the_lab = datasets are written with pyarrow: install it with «pip install millhand[lab]»
fault-folder_holds_something_else = --out: { $folder } is not empty and holds no dataset; name a new folder
fault-folder_holds_another_dataset = --out: { $folder } holds another dataset: { $name } is { $found } there, not { $wanted }; name a new folder
fault-is_no_manifest = { $file } is no manifest of a dataset that this millhand can read
fault-manifest_cannot_be_followed = --from: { $file } cannot be followed here: { $name } is { $found } there, { $wanted } here
fault-manifest_calls_in = --from: { $file } would have «{ $bot }» run here; if you trust it, name its bots again: --bots "{ $bots }"
fault-file_is_spoilt = { $file } is not as { $manifest } says; without it the same command makes it again
fault-dataset_cannot_be_written = --out: { $folder } cannot be written: { $fault }
fault-dataset_goes_on = what was played is in { $folder }; the same command goes on with it
fault-dataset_differs = --from: the files in { $folder } differ from the checksums of { $file }
fault-results = file of results
fault-results_are_kept = what was played is kept; the same command goes on with it (--resume { $file })
fault-results_cannot_be_kept = --resume: results cannot be kept in { $file }: { $fault }
fault-is_no_file_of_results = --resume: { $file } is no file of results; name a new one
fault-results_are_of_another_version = --resume: the results in { $file } are of version { $found }, not { $wanted }; name a new file

## Serving

fault-database_is_unclear = --database: a database is written { $examples }
fault-database_is_newer = the database belongs to a newer millhand (schema { $schema }); use that one
fault-database_cannot_be_opened = the database cannot be opened: { $fault }
fault-postgresql_needs_a_package = PostgreSQL needs one more package: { $package }
fault-smtp_is_unclear = --smtp: a mail server is written { $examples }
fault-mail_needs_a_sender = --smtp: say by --mail-from whom the mail is from, as name@place
fault-workers_need_postgresql = --workers: several of them need PostgreSQL, named by --database
fault-workers_cannot_share_a_socket = --workers: this system does not let processes share a socket; say 1
fault-cannot_listen = cannot listen at { $host }, port { $port }: { $fault }
fault-database_is_not_there = the database cannot be opened: { $words }
fault-nothing_has_this_id = neither a table nor a person has the id «{ $id }»; millhand admin list shows them
fault-server_could_not_start = the server could not start: see above

## Weights

fault-there_is_no_mind = nobody knows what to look at in { $game }: no bot that thinks plays it
fault-there_are_no_weights = no weights for { $bot } in { $game } { $league }; «millhand fit { $game }» makes them
fault-there_is_no_net = «{ $bot }» has not learnt { $game } { $league } yet; «{ $instead }» plays it
fault-bot_would_be_too_slow = «{ $bot }» would take about { $seconds } seconds a move here: the engine is not compiled, since there is no C compiler, or MILLHAND_PURE is set; «{ $instead }» is quick enough
fault-inputs_are_unknown = a net for { $game } looks at what is not known: { $inputs }; «millhand fit { $game } --net» makes a new one
fault-feature_is_unknown = { $game } has no feature { $features }; «millhand fit { $game }» makes new weights
fault-fit_needs_a_place = say where to keep what is learnt: { $option }
fault-fit_needs_the_extra = nets are taught with NumPy: install millhand with the extra «train»
fault-there_is_no_net_to_go_on_from = --onward: { $game } has no net in use for these players and options; leave --onward out to begin one
fault-folder_is_of_another_climb = --folder: in { $folder } something else was learnt; name another folder, or the same game, players, games and seed
fault-folder_cannot_be_used = --folder: { $folder } cannot be used: { $fault }
fault-is_no_file_of_weights = --out: { $file } is no file of weights: { $words }
fault-weights_cannot_be_written = --out: { $file } cannot be written: { $fault }
fault-name_a_file_in_a_folder = name a file in a folder that exists

fault-round_has_no_demand = in round { $round } no demand is created
fault-era_has_just_begun = when an era begins there are no links and no income, and in the canal era no industries
fault-boxes_are_still_empty = the first round has filled { $boxes } boxes of the turn order track so far
fault-marker_cannot_stand_there = the marker of { $colour } neither stands nor stood in box { $box }
fault-hand_is_too_large = { $colour } holds { $tokens } tokens; nobody can have more than { $most } now
fault-diagram_is_too_full = { $tokens } tokens lie on the diagram; there cannot be more than { $most } now
fault-bank_calls_nothing_in = an unlimited bank calls no money in
fault-debt_is_too_high = { $colour } owes { $money }, more than the bank has called in
fault-no_income_was_paid = in the canal era no income has been paid yet
fault-played_does_not_fit = { $played } answers and turns do not fit the clock; it says { $needed }
fault-bid_is_missing = an answer is sealed without its bid
fault-one_colour_makes_room = only one colour can make room there, so nobody is asked
fault-nothing_can_be_built = { $colour } can build nothing from { $town }, so nobody is asked

## The lab

fault-choice_is_not_allowed = the choice { $answer } is not allowed to { $seat } now: choose where the mask is 1
fault-nobody_is_asked = nobody is asked: the game is over, or has not begun; reset it first
fault-seed_is_out_of_range = a seed is a number from 0 to { $most }, not { $seed }
fault-seat_is_out_of_range = a seat is a number from 0 to { $most }, not { $seat }
fault-choices_do_not_fit = { $games } choices are wanted, one a game, not { $choices }
fault-games_are_too_few = at least one game must be played at a time, not { $games }
fault-illegal_is_unknown = illegal: «{ $word }» is not known; known are { $known }

## Requests

fault-body_is_empty = nothing was sent; an object in JSON is needed
fault-is_no_json = this is not JSON from byte { $byte } on
fault-json_is_cut_off = the JSON is cut off
fault-json_is_too_deep = the JSON has too many lists in lists
fault-field_is_unknown = «{ $name }» is not known here
fault-value_does_not_fit = { $key } is of another kind
fault-value_is_not_known = { $key } cannot be «{ $value }»
fault-a_list = a list
fault-an_object = an object
fault-a_number_of_at_least = a number, { $least } at the least
fault-a_text_of_at_least = a text whose length is { $least } at the least
fault-a_text_up_to = a text of { $most } letters at the most
fault-a_list_up_to = a list of { $most } at the most
fault-a_text_like = a text like { $pattern }

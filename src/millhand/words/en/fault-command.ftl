### What is wrong with a command line, and with the files that it names.

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

## Records

fault-record_is_there_already = record { $file } is there already: name another, or go on with --resume
fault-record_has_no_folder = record { $file } cannot be written: { $folder } is no folder to write in
fault-record_is_of_another_game = record { $file } is of { $game }, not of { $wanted }
fault-record_has_other_seats = record { $file } names { $seats } seats for { $players } players
fault-folder_has_no_name = --save: the name of a folder is missing
fault-records_have_no_folder = --save: { $folder } is no folder to write in: { $fault }

## Seats and bots

fault-seats_do_not_fit = --seats: { $seats } seats for { $players } players; say { $example }
fault-nobody_can_sit_there = --seats: nobody is called «{ $name }»; known are { $known }
fault-somebody_must_be_you = --seats: somebody must be «you»; millhand simulate plays bots alone
fault-bot_is_unknown = unknown bot «{ $word }»; the bots are { $known }
fault-bot_cannot_be_measured = «{ $bot }» cannot be measured; the bots that can are { $known }
fault-bots_do_not_fit = { $bots } bots for { $players } players: name one bot, or { $players }
fault-no_duel_with_oneself = «{ $bot }» cannot duel with itself: name two bots
fault-ladder_needs_two_bots = --bots: a ladder needs two different bots or more, not «{ $words }»
fault-game_is_over_before = --moves: this game is over after { $moves } moves
fault-worker_was_stopped = a worker was stopped from outside, perhaps for want of memory

## Weights

fault-there_are_no_weights = no weights for { $bot } in { $game } { $league }; «millhand fit { $game }» makes them
fault-feature_is_unknown = { $game } has no feature { $features }; «millhand fit { $game }» makes new weights
fault-is_no_file_of_weights = --out: { $file } is no file of weights: { $words }
fault-weights_cannot_be_written = --out: { $file } cannot be written: { $fault }
fault-name_a_file_in_a_folder = name a file in a folder that exists

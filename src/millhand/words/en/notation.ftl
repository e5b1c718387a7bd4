### Words that say nothing: moves, positions, records and openings that cannot be read.
###
### Names, verbs and statements are those of the notation, the same in every language.

## Moves

unclear-line_is_empty = an empty line is no move
unclear-word_begins_no_move = «{ $word }» begins no move; moves begin with { $known }
unclear-deal_is_unknown = «{ $word }» is no deal; deals are { $known }
unclear-piece_is_unknown = «{ $verb }» knows no «{ $word }»; it knows { $known }
unclear-nothing_follows = nothing follows «{ $verb }», yet there is «{ $words }»
unclear-name_is_missing = «{ $verb }» must be followed by a name
unclear-one_name_is_needed = «{ $verb }» takes one of { $known }
unclear-one_or_two_are_needed = «{ $verb }» takes one or two of { $known }; for none say «keep»
unclear-say_so = say it so: { $examples }
unclear-slot_is_unknown = there is no slot «{ $word }»; there are { $known }
unclear-industry_is_unknown = there is no industry «{ $word }»; there are { $known }
unclear-place_is_unknown = there is no place «{ $word }»; there are { $known }
unclear-places_are_not_joined = no connection joins { $places }; there are { $known }
unclear-level_is_unclear = «{ $tile }» is no tile: after the hyphen stands its level, as in coal_mine-1

## Numbers and names

unclear-number_is_missing = a number is missing
unclear-number_is_needed = one number is needed, not «{ $words }»
unclear-number_is_out_of_range = { $number } is not between { $least } and { $most }
unclear-name_is_unknown = «{ $name }» is unknown; known are { $known }
unclear-each_is_named_once = each of { $known } is named once

## Positions

unclear-position_is_empty = an empty text is no position
unclear-position_needs_a_game = «{ $statement }»: begin with a game, say { $example }
unclear-statement_is_unclear = «{ $statement }»: { $fault }
unclear-position_contradicts_itself = the position contradicts itself: { $fault }
unclear-word_begins_no_statement = «{ $word }» begins no statement; known are { $known }
unclear-word_is_unknown_after_a_colour = «{ $word }» is unknown after a colour; known are { $known }
unclear-link_lies_there_already = { $words } has a link already
unclear-slot_is_taken = { $slot } has a tile already
unclear-slot_does_not_show = { $slot } does not take «{ $industry }»
unclear-tile_is_never_built = «{ $tile }» is never built
unclear-flipped_or_holding = «{ $words }» is neither «flipped» nor «holding» some cubes
unclear-too_many_lie_there = { $said } are too many: { $room } at most
unclear-not_so_many = there are not so many «{ $name }»
unclear-not_so_many_links = there are not so many links
unclear-not_so_many_wild_cards = there are not so many wild cards
unclear-tile_is_of_another_era = no «{ $tile }» is on the board in the era «{ $era }»
unclear-connection_is_of_another_era = { $connection } carries no link in the era «{ $era }»
unclear-slot_holds_at_most = { $slot } holds { $cubes } at most
unclear-mat_still_holds = the mat still holds a tile «{ $industry }» that stands on the board
unclear-debtor_has_money = { $colour } owes money and has { $money }
unclear-actor_has_no_card = { $colour } is to act and holds no card
unclear-merchant_is_not_there = with { $players } players there is no merchant at { $merchant }
unclear-market_wants_nothing = { $market } wants nothing and cannot be used
unclear-card_is_known_but_not_held = a card «{ $card }» is known but not held
unclear-not_so_many_actions = actions left: { $most } at most
unclear-not_so_many_played = actions played: { $most } at most
unclear-spent_before_acting = { $colour } has not acted in this round and cannot have spent ${ $money }
unclear-nothing_can_be_repaid = { $colour } has no loan that could be repaid
unclear-no_second_card_is_chosen = { $colour } cannot be about to choose a second card
unclear-nothing_to_borrow_for = { $colour } can pay for nothing now, and borrows for nothing
unclear-round_is_not_idle = somebody has acted in this round who could not pass without a discard
unclear-nobody_has_acted = nobody has acted in this round yet
unclear-display_is_filled_up = as long as the deck lasts, the face-up cards are filled up
unclear-too_many_tiles_in_a_place = tiles of { $colour } at { $place }: { $most } at most
unclear-ship_needs_a_port = no sea lane leads from { $slot } to a built port
unclear-ship_is_not_used_up = the ship on { $slot } is flipped, yet its import or its market is not used up
unclear-ship_is_used_up = import and market of { $slot } are used up, so the ship is flipped
unclear-import_needs_a_ship = without a ship the import of { $place } is full
unclear-market_needs_a_ship = without a ship the market of { $place } is not used
unclear-town_is_full = { $town } holds no more than { $room }
unclear-town_has_room = there is room in the town; say: to link at that town
unclear-no_industry_is_left = { $colour } has no industry left
unclear-no_link_is_left = { $colour } has no link left
unclear-bank_is_too_small = the players hold more than the £{ $money } of the bank
unclear-colour_stands_in_no_box = { $colour } stands in no box of the turn order
unclear-sealed_without_a_question = an answer is sealed to a question that is not put
unclear-boxes_hold_one_marker_each = boxes 1 and 2, or 3 and 4, hold a marker of each player, each once
unclear-colour_has_no_industry_there = { $colour } has no industry there: say { $colour } at { $town }
unclear-sealed_against_the_rules = an answer is sealed that the rules do not allow
unclear-everybody_has_sealed = everybody has sealed an answer: say what came of it
unclear-hands_need_tokens = every hand needs { $tokens } tokens to place
unclear-tokens_are_nowhere = { $tokens } demand tokens are nowhere
unclear-deck_does_not_fit = the deck has { $cards } cards, not { $needed }
unclear-cards_do_not_suffice = there are not enough cards left for the deck and the set-aside pile

## Openings

unclear-game_is_unknown = unknown game «{ $game }»; the games are { $known }
unclear-players_do_not_fit = { $title } is for { $known } players, not { $players }
unclear-option_is_unknown = unknown option «{ $option }»; the options are { $known }
unclear-value_is_unknown = option { $option } cannot be «{ $value }»; it is one of { $known }
unclear-board_cannot_be_played = the board cannot be played: { $board }
unclear-data_lack = { $title } for { $players } players: { $why }
unclear-deck_of_2018_is_unknown = BL-O13 the deck of 2018 for { $players } players is not known: the only list found has { $cards } cards, and { $rounds } rounds take { $needed }; deck_mode=random_removal plays with a deck of { $instead } cards

## Records

unclear-record_is_bad = { $file }, line { $line }: { $fault }
unclear-line_is_expected = expected «{ $expected }»
unclear-head_lacks_a_line = expected a line «{ $key } …» in the header
unclear-record_is_cut_off = the record is cut off: expected a last line «end …»
unclear-nothing_follows_the_end = nothing may follow the line «end …»
unclear-line_stands_twice = a second line «{ $key } …»
unclear-word_begins_no_line = «{ $word }» begins no line of a record
unclear-another_move_is_expected = expected move { $expected }, not { $found }
unclear-rules_are_others = played with rules { $rules }, and this is rules { $ours }
unclear-board_is_another = played on the board «{ $board }», and this is «{ $ours }»
unclear-seats_are_expected = expected the lines { $expected }
unclear-digest_differs = after this move the table has digest { $ours }, not { $theirs }
unclear-nobody_has_this_name = «{ $name }» is nobody; at this table are { $known }
unclear-move_breaks_rules = the move breaks { $rules }
unclear-lines_are_missing = the record says { $said } moves and has { $found }: lines are missing
unclear-another_line_is_expected = expected «{ $expected }», not «{ $word }»

### What is wrong with moves, positions, records and openings that cannot be read.
###
### Names, verbs and statements are those of the notation, the same in every language.

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
fault-rules_are_others = played with rules { $rules }, and this is rules { $ours }
fault-board_is_another = played on the board «{ $board }», and this is «{ $ours }»
fault-seats_are_expected = expected the lines { $expected }
fault-digest_differs = after this move the table has digest { $ours }, not { $theirs }
fault-nobody_has_this_name = «{ $name }» is nobody; at this table are { $known }
fault-move_breaks_rules = the move breaks { $rules }
fault-lines_are_missing = the record says { $said } moves and has { $found }: lines are missing
fault-another_line_is_expected = expected «{ $expected }», not «{ $word }»

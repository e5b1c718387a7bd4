### Ce qui ne va pas dans des coups, positions, parties et ouvertures illisibles.
###
### Les noms, verbes et énoncés sont ceux de la notation, les mêmes dans toutes les langues.

## Coups

fault-line_is_empty = une ligne vide n’est pas un coup
fault-word_begins_no_move = « { $word } » ne commence aucun coup ; un coup commence par { $known }
fault-deal_is_unknown = « { $word } » n’est pas une donne ; les donnes sont { $known }
fault-piece_is_unknown = « { $verb } » ne connaît pas « { $word } » ; il connaît { $known }
fault-nothing_follows = rien ne suit « { $verb } », et pourtant voilà « { $words } »
fault-name_is_missing = « { $verb } » doit être suivi d’un nom
fault-one_name_is_needed = « { $verb } » prend un nom parmi { $known }
fault-one_or_two_are_needed = « { $verb } » prend un ou deux noms parmi { $known } ; pour aucun, dites « keep »
fault-say_so = dites-le ainsi : { $examples }
fault-slot_is_unknown = il n’y a pas de case « { $word } » ; il y a { $known }
fault-industry_is_unknown = il n’y a pas d’industrie « { $word } » ; il y a { $known }
fault-place_is_unknown = il n’y a pas de lieu « { $word } » ; il y a { $known }
fault-places_are_not_joined = aucune connexion ne joint { $places } ; il y a { $known }
fault-level_is_unclear = « { $tile } » n’est pas une tuile : après le trait d’union vient son niveau, comme dans coal_mine-1

## Nombres et noms

fault-number_is_missing = il manque un nombre
fault-number_is_needed = il faut un seul nombre, et non « { $words } »
fault-number_is_out_of_range = { $number } n’est pas entre { $least } et { $most }
fault-name_is_unknown = « { $name } » est inconnu ; on connaît { $known }
fault-each_is_named_once = chacun de { $known } est nommé une fois

## Positions

fault-position_is_empty = un texte vide n’est pas une position
fault-position_needs_a_game = « { $statement } » : commencez par un jeu, par exemple { $example }
fault-statement_is_unclear = « { $statement } » : { $fault }
fault-position_contradicts_itself = la position se contredit : { $fault }
fault-word_begins_no_statement = « { $word } » ne commence aucun énoncé ; on connaît { $known }
fault-word_is_unknown_after_a_colour = « { $word } » est inconnu après une couleur ; on connaît { $known }
fault-link_lies_there_already = { $words } a déjà un lien
fault-slot_is_taken = { $slot } a déjà une tuile
fault-slot_does_not_show = { $slot } n’accueille pas « { $industry } »
fault-tile_is_never_built = « { $tile } » ne se construit jamais
fault-flipped_or_holding = « { $words } » n’est ni « flipped » ni « holding » suivi de cubes
fault-too_many_lie_there = { $said }, c’est trop : au plus { $room }
fault-not_so_many = il n’y a pas autant de « { $name } »
fault-not_so_many_links = il n’y a pas autant de liens
fault-not_so_many_wild_cards = il n’y a pas autant de jokers
fault-tile_is_of_another_era = aucune tuile « { $tile } » n’est sur le plateau à l’ère « { $era } »
fault-connection_is_of_another_era = { $connection } ne porte pas de lien à l’ère « { $era } »
fault-slot_holds_at_most = { $slot } porte au plus { $cubes }
fault-mat_still_holds = le plateau de joueur porte encore une tuile « { $industry } » qui est sur le plateau
fault-debtor_has_money = { $colour } a une dette et possède { $money }
fault-actor_has_no_card = { $colour } doit jouer et n’a pas de carte
fault-merchant_is_not_there = à { $players } joueurs il n’y a pas de marchand en { $merchant }
fault-market_wants_nothing = { $market } ne veut rien et ne peut être utilisé
fault-card_is_known_but_not_held = une carte « { $card } » est connue sans être en main
fault-town_is_full = { $town } n’accueille que { $room }
fault-town_has_room = il y a de la place dans la ville ; dites : to link at, puis cette ville
fault-no_industry_is_left = { $colour } n’a plus d’industrie
fault-no_link_is_left = { $colour } n’a plus de lien
fault-bank_is_too_small = les joueurs possèdent plus que les { $money } £ de la banque
fault-colour_stands_in_no_box = { $colour } n’est dans aucune case de l’ordre du tour
fault-sealed_without_a_question = une réponse est scellée à une question qui n’est pas posée
fault-boxes_hold_one_marker_each = les cases 1 et 2, ou 3 et 4, portent un marqueur de chaque joueur, chacun une fois
fault-colour_has_no_industry_there = { $colour } n’y a pas d’industrie ; dites : { $colour } at { $town }
fault-sealed_against_the_rules = une réponse est scellée que les règles ne permettent pas
fault-everybody_has_sealed = tous ont scellé une réponse : dites ce qu’il en est résulté
fault-hands_need_tokens = chaque main doit avoir { $tokens } jetons à placer
fault-tokens_are_nowhere = { $tokens } jetons demande ne sont nulle part
fault-deck_does_not_fit = la pioche a { $cards } cartes, et non { $needed }
fault-cards_do_not_suffice = il ne reste pas assez de cartes pour la pioche et les cartes mises de côté

## Ouvertures

fault-game_is_unknown = jeu inconnu « { $game } » ; les jeux sont { $known }
fault-players_do_not_fit = { $title } se joue à { $known }, et non à { $players }
fault-option_is_unknown = option inconnue « { $option } » ; les options sont { $known }
fault-value_is_unknown = l’option { $option } ne peut valoir « { $value } » ; elle vaut { $known }
fault-board_cannot_be_played = on ne peut jouer sur ce plateau : { $fault }
fault-data_lack = { $title } à { $players } joueurs : { $why }
fault-deck_of_2018_is_unknown = BL-O13 la pioche de 2018 pour { $players } joueurs n’est pas connue : la seule liste trouvée a { $cards } cartes, et { $rounds } manches en demandent { $needed } ; deck_mode=random_removal joue avec une pioche de { $instead } cartes

## Parties enregistrées

fault-record_is_bad = { $file }, ligne { $line } : { $fault }
fault-line_is_expected = attendu : « { $expected } »
fault-head_lacks_a_line = il manque une ligne « { $key } … » dans l’en-tête
fault-record_is_cut_off = la partie est tronquée : il manque une dernière ligne « end … »
fault-nothing_follows_the_end = rien ne peut suivre la ligne « end … »
fault-line_stands_twice = une deuxième ligne « { $key } … »
fault-word_begins_no_line = « { $word } » ne commence aucune ligne d’une partie
fault-another_move_is_expected = attendu : le coup { $expected }, et non { $found }
fault-rules_are_others = jouée selon les règles { $rules }, alors que celles-ci sont les règles { $ours }
fault-board_is_another = jouée sur le plateau « { $board } », alors que celui-ci est « { $ours } »
fault-seats_are_expected = attendu : les lignes { $expected }
fault-digest_differs = après ce coup la table a l’empreinte { $ours }, et non { $theirs }
fault-nobody_has_this_name = « { $name } » n’est personne ; à cette table il y a { $known }
fault-move_breaks_rules = le coup enfreint { $rules }
fault-lines_are_missing = la partie annonce { $said } coups et en a { $found } : il manque des lignes
fault-another_line_is_expected = attendu : « { $expected } », et non « { $word } »

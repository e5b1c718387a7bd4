### Des mots qui ne disent rien : coups, positions, parties et ouvertures illisibles.
###
### Les noms, verbes et énoncés sont ceux de la notation, les mêmes dans toutes les langues.

## Coups

unclear-line_is_empty = une ligne vide n’est pas un coup
unclear-word_begins_no_move = « { $word } » ne commence aucun coup ; un coup commence par { $known }
unclear-deal_is_unknown = « { $word } » n’est pas une donne ; les donnes sont { $known }
unclear-piece_is_unknown = « { $verb } » ne connaît pas « { $word } » ; il connaît { $known }
unclear-nothing_follows = rien ne suit « { $verb } », et pourtant voilà « { $words } »
unclear-name_is_missing = « { $verb } » doit être suivi d’un nom
unclear-one_name_is_needed = « { $verb } » prend un nom parmi { $known }
unclear-one_or_two_are_needed = « { $verb } » prend un ou deux noms parmi { $known } ; pour aucun, dites « keep »
unclear-say_so = dites-le ainsi : { $examples }
unclear-slot_is_unknown = il n’y a pas de case « { $word } » ; il y a { $known }
unclear-industry_is_unknown = il n’y a pas d’industrie « { $word } » ; il y a { $known }
unclear-place_is_unknown = il n’y a pas de lieu « { $word } » ; il y a { $known }
unclear-places_are_not_joined = aucune connexion ne joint { $places } ; il y a { $known }
unclear-level_is_unclear = « { $tile } » n’est pas une tuile : après le trait d’union vient son niveau, comme dans coal_mine-1

## Nombres et noms

unclear-number_is_missing = il manque un nombre
unclear-number_is_needed = il faut un seul nombre, et non « { $words } »
unclear-number_is_out_of_range = { $number } n’est pas entre { $least } et { $most }
unclear-name_is_unknown = « { $name } » est inconnu ; on connaît { $known }
unclear-each_is_named_once = chacun de { $known } est nommé une fois

## Positions

unclear-position_is_empty = un texte vide n’est pas une position
unclear-position_needs_a_game = « { $statement } » : commencez par un jeu, par exemple { $example }
unclear-statement_is_unclear = « { $statement } » : { $fault }
unclear-position_contradicts_itself = la position se contredit : { $fault }
unclear-word_begins_no_statement = « { $word } » ne commence aucun énoncé ; on connaît { $known }
unclear-word_is_unknown_after_a_colour = « { $word } » est inconnu après une couleur ; on connaît { $known }
unclear-link_lies_there_already = { $words } a déjà un lien
unclear-slot_is_taken = { $slot } a déjà une tuile
unclear-slot_does_not_show = { $slot } n’accueille pas « { $industry } »
unclear-tile_is_never_built = « { $tile } » ne se construit jamais
unclear-flipped_or_holding = « { $words } » n’est ni « flipped » ni « holding » suivi de cubes
unclear-too_many_lie_there = { $said }, c’est trop : au plus { $room }
unclear-not_so_many = il n’y a pas autant de « { $name } »
unclear-not_so_many_links = il n’y a pas autant de liens
unclear-not_so_many_wild_cards = il n’y a pas autant de jokers
unclear-tile_is_of_another_era = aucune tuile « { $tile } » n’est sur le plateau à l’ère « { $era } »
unclear-connection_is_of_another_era = { $connection } ne porte pas de lien à l’ère « { $era } »
unclear-slot_holds_at_most = { $slot } porte au plus { $cubes }
unclear-mat_still_holds = le plateau de joueur porte encore une tuile « { $industry } » qui est sur le plateau
unclear-debtor_has_money = { $colour } a une dette et possède { $money }
unclear-actor_has_no_card = { $colour } doit jouer et n’a pas de carte
unclear-merchant_is_not_there = à { $players } joueurs il n’y a pas de marchand en { $merchant }
unclear-market_wants_nothing = { $market } ne veut rien et ne peut être utilisé
unclear-card_is_known_but_not_held = une carte « { $card } » est connue sans être en main
unclear-not_so_many_actions = actions restantes : { $most } au plus
unclear-not_so_many_played = actions jouées : { $most } au plus
unclear-spent_before_acting = { $colour } n’a pas agi dans cette manche et ne peut avoir dépensé { $money } $
unclear-nothing_can_be_repaid = { $colour } n’a pas d’emprunt à pouvoir rembourser
unclear-no_second_card_is_chosen = { $colour } ne peut être sur le point de choisir une seconde carte
unclear-nothing_to_borrow_for = { $colour } n’a rien à payer maintenant, et n’emprunte pour rien
unclear-round_is_not_idle = quelqu’un a agi dans cette manche sans pouvoir passer sans défausse
unclear-nobody_has_acted = personne n’a encore agi dans cette manche
unclear-display_is_filled_up = tant que dure la pioche, les cartes visibles sont complétées
unclear-too_many_tiles_in_a_place = tuiles de { $colour } à { $place } : { $most } au plus
unclear-ship_needs_a_port = aucune voie maritime ne mène de { $slot } à un port construit
unclear-ship_is_not_used_up = le navire de { $slot } est retourné, mais son importation ou son marché n’est pas épuisé
unclear-ship_is_used_up = importation et marché de { $slot } sont épuisés, donc le navire est retourné
unclear-import_needs_a_ship = sans navire, l’importation de { $place } est pleine
unclear-market_needs_a_ship = sans navire, le marché de { $place } n’est pas utilisé
unclear-town_is_full = { $town } n’accueille que { $room }
unclear-town_has_room = il y a de la place dans la ville ; dites : to link at, puis cette ville
unclear-no_industry_is_left = { $colour } n’a plus d’industrie
unclear-no_link_is_left = { $colour } n’a plus de lien
unclear-bank_is_too_small = les joueurs possèdent plus que les { $money } £ de la banque
unclear-colour_stands_in_no_box = { $colour } n’est dans aucune case de l’ordre du tour
unclear-sealed_without_a_question = une réponse est scellée à une question qui n’est pas posée
unclear-boxes_hold_one_marker_each = les cases 1 et 2, ou 3 et 4, portent un marqueur de chaque joueur, chacun une fois
unclear-colour_has_no_industry_there = { $colour } n’y a pas d’industrie ; dites : { $colour } at { $town }
unclear-sealed_against_the_rules = une réponse est scellée que les règles ne permettent pas
unclear-everybody_has_sealed = tous ont scellé une réponse : dites ce qu’il en est résulté
unclear-hands_need_tokens = chaque main doit avoir { $tokens } jetons à placer
unclear-tokens_are_nowhere = { $tokens } jetons demande ne sont nulle part
unclear-deck_does_not_fit = la pioche a { $cards } cartes, et non { $needed }
unclear-cards_do_not_suffice = il ne reste pas assez de cartes pour la pioche et les cartes mises de côté

## Ouvertures

unclear-game_is_unknown = jeu inconnu « { $game } » ; les jeux sont { $known }
unclear-players_do_not_fit = { $title } se joue à { $known }, et non à { $players }
unclear-option_is_unknown = option inconnue « { $option } » ; les options sont { $known }
unclear-value_is_unknown = l’option { $option } ne peut valoir « { $value } » ; elle vaut { $known }
unclear-board_cannot_be_played = on ne peut jouer sur ce plateau : { $board }
unclear-data_lack = { $title } à { $players } joueurs : { $why }
unclear-deck_of_2018_is_unknown = BL-O13 la pioche de 2018 pour { $players } joueurs n’est pas connue : la seule liste trouvée a { $cards } cartes, et { $rounds } manches en demandent { $needed } ; deck_mode=random_removal joue avec une pioche de { $instead } cartes

## Parties enregistrées

unclear-record_is_bad = { $file }, ligne { $line } : { $fault }
unclear-line_is_expected = attendu : « { $expected } »
unclear-head_lacks_a_line = il manque une ligne « { $key } … » dans l’en-tête
unclear-record_is_cut_off = la partie est tronquée : il manque une dernière ligne « end … »
unclear-nothing_follows_the_end = rien ne peut suivre la ligne « end … »
unclear-line_stands_twice = une deuxième ligne « { $key } … »
unclear-word_begins_no_line = « { $word } » ne commence aucune ligne d’une partie
unclear-another_move_is_expected = attendu : le coup { $expected }, et non { $found }
unclear-rules_are_others = jouée selon les règles { $rules }, alors que celles-ci sont les règles { $ours }
unclear-board_is_another = jouée sur le plateau « { $board } », alors que celui-ci est « { $ours } »
unclear-seats_are_expected = attendu : les lignes { $expected }
unclear-digest_differs = après ce coup la table a l’empreinte { $ours }, et non { $theirs }
unclear-nobody_has_this_name = « { $name } » n’est personne ; à cette table il y a { $known }
unclear-move_breaks_rules = le coup enfreint { $rules }
unclear-lines_are_missing = la partie annonce { $said } coups et en a { $found } : il manque des lignes
unclear-another_line_is_expected = attendu : « { $expected } », et non « { $word } »

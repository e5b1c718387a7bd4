### Ce qui ne va pas : des mots qui ne disent rien, des plateaux, parties et lignes de commande qu’on
### ne peut accepter.
###
### Les noms, verbes, énoncés et clés sont ceux de la notation et des fichiers, les mêmes dans toutes
### les langues. Une phrase commence par une minuscule ; certaines ne sont qu’une partie d’une autre.

## Où cela se trouve

fault-spot = { $path } « { $name } »
fault-within = { $where } : { $fault }

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
fault-not_so_many_actions = actions restantes : { $most } au plus
fault-not_so_many_played = actions jouées : { $most } au plus
fault-spent_before_acting = { $colour } n’a pas agi dans cette manche et ne peut avoir dépensé { $money }
fault-nothing_can_be_repaid = { $colour } n’a pas d’emprunt à pouvoir rembourser
fault-no_second_card_is_chosen = { $colour } ne peut être sur le point de choisir une seconde carte
fault-nothing_to_borrow_for = { $colour } n’a rien à payer maintenant, et n’emprunte pour rien
fault-round_is_not_idle = quelqu’un a agi dans cette manche sans pouvoir passer sans défausse
fault-nobody_has_acted = personne n’a encore agi dans cette manche
fault-display_is_filled_up = tant que dure la pioche, les cartes visibles sont complétées
fault-hand_is_too_full = { $colour } a { $cards } cartes en main ; une main en a { $most } au plus
fault-debtor_has_no_tile = { $colour } n’a pas de tuile à céder, donc rien n’est demandé
fault-debt_is_above_income = { $colour } doit { $most } au plus : pas davantage qu’un revenu négatif
fault-shipyard_is_flipped = un chantier naval est retourné dès sa construction : dites « flipped » pour { $slot }
fault-place_is_not_in_play = { $place } ne sert pas à { $players } joueurs
fault-connection_is_not_in_play = { $connection } ne sert pas à { $players } joueurs
fault-cotton_follows_the_tiles = les tuiles retournées mènent le marqueur du coton à la case { $space }
fault-one_wild_card_of_each = { $colour } a plus d’un { $card } ; personne ne prospecte avec un joker en main
fault-too_many_tiles_in_a_place = tuiles de { $colour } à { $place } : { $most } au plus
fault-ship_needs_a_port = aucune voie maritime ne mène de { $slot } à un port construit
fault-ship_is_not_used_up = le navire de { $slot } est retourné, mais son importation ou son marché n’est pas épuisé
fault-ship_is_used_up = importation et marché de { $slot } sont épuisés, donc le navire est retourné
fault-import_needs_a_ship = sans navire, l’importation de { $place } est pleine
fault-market_needs_a_ship = sans navire, le marché de { $place } n’est pas utilisé
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
fault-rules_are_newer = jouée selon les règles { $rules } de { $title }, et ce millhand les connaît jusqu’à { $ours } : il faut un millhand plus récent
fault-board_is_another_of_that_name = jouée sur un autre plateau du même nom (« { $board } »), alors que celui-ci est « { $ours } » ; --board FICHIER nomme celui de la partie
fault-board_is_another = jouée sur le plateau « { $board } », alors que celui-ci est « { $ours } »
fault-seats_are_expected = attendu : les lignes { $expected }
fault-digest_differs = après ce coup la table a l’empreinte { $ours }, et non { $theirs }
fault-nobody_has_this_name = « { $name } » n’est personne ; à cette table il y a { $known }
fault-move_breaks_rules = le coup enfreint { $rules }
fault-lines_are_missing = la partie annonce { $said } coups et en a { $found } : il manque des lignes
fault-another_line_is_expected = attendu : « { $expected } », et non « { $word } »
fault-record_is_only_told = cette partie dit ce que { $who } peut savoir d’un jeu ; ce n’est pas la partie entière
fault-record_is_there_already = partie { $file } : ce fichier existe déjà ; nommez-en un autre, ou continuez avec --resume
fault-record_has_no_folder = partie { $file } : écriture impossible, { $folder } n’est pas un dossier où écrire
fault-record_is_of_another_game = la partie { $file } est de { $game }, et non de { $wanted }
fault-record_has_other_seats = la partie { $file } nomme { $seats } places pour { $players } joueurs
fault-folder_has_no_name = --save : il manque le nom d’un dossier
fault-records_have_no_folder = --save : { $folder } n’est pas un dossier où écrire : { $fault }

## Fichiers de plateau

fault-data_are_broken = { $file } : { $faults }
fault-is_no_text = ce n’est pas du texte en UTF-8
fault-is_no_toml = ce n’est pas du TOML : { $words }
fault-file_is_nowhere = « { $key } » le nomme, mais il n’est ni à côté du plateau ni ici
fault-part_is_missing = il manque « { $key } »
fault-keys_are_missing = il manque { $keys }

## Fichiers de plateau : ce que doit être une valeur

fault-value_must_be = { $key } doit être { $shape }
fault-a_name = un nom en minuscules, chiffres et tirets bas
fault-a_text = un texte
fault-a_number = un nombre
fault-a_whole_number = un nombre entier
fault-a_whole_number_up_to = un nombre entier, au plus { $most }
fault-whole_numbers = une liste de nombres entiers
fault-0_or_less = un nombre entier, 0 ou moins
fault-1_or_more = 1 ou plus
fault-1_or_2 = 1 ou 2
fault-nothing_at_all = 0
fault-a_number_of_cubes = un nombre de cubes
fault-numbers_of_players = une liste de nombres de joueurs, parmi 2, 3, 4
fault-two_numbers = deux nombres
fault-two_numbers_above_0 = deux nombres au-dessus de 0
fault-two_numbers_on_the_canvas = deux nombres dans les limites du dessin
fault-true_or_false = true ou false
fault-one_of = l’un de { $known }
fault-a_table = une table
fault-tables = une liste de tables
fault-a_kind_and_an_amount = un genre et un montant
fault-prices_that_rise = une liste de prix croissants, sous « is »
fault-the_name_of_a_file = le nom d’un fichier
fault-a_list_of = une liste de { $known }
fault-a_list_of_texts = une liste de textes
fault-a_list_of_names = une liste de noms
fault-a_list_of_places = une liste de lieux
fault-a_list_of_eras = une liste d’ères
fault-a_list_of_kinds_of_card = une liste de sortes de cartes
fault-lists_of_industries = des listes d’industries
fault-two_towns = deux villes
fault-where_links_are_drawn = x, y et l’angle de chaque lien
fault-connections_by_their_ends = une liste de connexions comme leeds-liverpool

## Fichiers de plateau : noms

fault-id_stands_twice = cet id figure deux fois
fault-id_of_another_town_or_card = cet id figure deux fois, ou nomme un joker
fault-stands_twice = figure deux fois
fault-value_stands_twice = cette valeur figure deux fois
fault-is_none_of = { $key } « { $value } » n’est pas parmi { $known }
fault-is_no_place = « { $name } » n’est pas un lieu
fault-is_no_town = « { $name } » n’est pas une ville
fault-is_no_industry = « { $name } » n’est pas une industrie
fault-is_no_connection = « { $name } » n’est pas une connexion
fault-is_no_place_of_ships = n’est pas un lieu pour navires
fault-market_is_called_otherwise = doit s’appeler { $name }, ou { $name }_2 et ainsi de suite
fault-name_is_taken = « { $name } » est { $meaning } dans la notation ; donnez-lui un autre nom
fault-a_verb = un verbe
fault-a_colour = une couleur
fault-an_industry = une industrie
fault-a_card = une carte
fault-the_deck = la pioche
fault-the_word_for_nothing = le mot pour rien
fault-the_word_before_loans = ce qui précède un nombre d’emprunts

## Fichiers de plateau : lieux

fault-slots_are_missing = il manque des cases
fault-belong_to_towns_only = { $key } n’appartient qu’aux villes
fault-cards_for_each_number_of_players = cards doit compter pour 2, 3 et 4 joueurs
fault-cards_for_each_deck = cards doit compter pour { $known }
fault-closed_place_has_cards = le lieu « { $place } » est fermé à { $players } joueurs et a pourtant des cartes
fault-town_needs_slots = une ville a besoin de cases
fault-village_has_no_slots = un village n’a pas de cases
fault-ships_have_a_place_of_their_own = un lieu pour navires a une seule case navire, et nul autre lieu n’en a
fault-no_place_has_the_colour = aucun lieu n’a la couleur « { $colour } »
fault-no_town_has_this_value = aucune ville n’a cette valeur
fault-lies_outside_the_canvas = at est hors du dessin
fault-space_lies_outside_the_canvas = un emplacement est hors du dessin
fault-another_town_lies_there = une autre ville est dessinée au même point

## Fichiers de plateau : connexions

fault-needs_two_ends_or_more = il faut deux extrémités ou plus, chacune une fois
fault-needs_two_different_ends = il faut deux extrémités différentes
fault-ends_are_no_two_towns = ends doit être deux villes
fault-eras_are_wrong = eras doit être canal, rail ou les deux
fault-lies_at_sea = « { $name } » est en mer
fault-needs_a_port = il faut un port
fault-has_no_port = « { $name } » n’a pas de port
fault-no_sea_lane = pas de voie maritime
fault-no_rail_leads_to = le lieu « { $place } » ne peut être atteint par rail
fault-no_link_leads_to = la ville « { $town } » ne peut être atteinte
fault-links_are_not_drawn = { $spaces } emplacements sont dessinés pour { $links } liens
fault-needs_two_connections_or_more = il faut deux connexions ou plus
fault-lines_share_a_town = { $line } et { $other } ont une ville en commun
fault-lines_do_not_cross = { $line } et { $other } ne se croisent pas sur le dessin

## Fichiers de plateau : combien il y en a

fault-there_is_no_room = { $size } { $things }, et il y a de la place pour { $room }
fault-count_is_wrong = { $found } { $things }, et non { $right }
fault-places = lieux
fault-places_and_imports = lieux et importations de charbon
fault-towns = villes
fault-slots = cases
fault-pairs = cases fois industries montrées
fault-connections = connexions
fault-merchants = marchands
fault-markets = marchés
fault-colours = couleurs
fault-cards = cartes
fault-kinds_of_card = sortes de cartes
fault-town_cards = cartes ville
fault-setup_cards = cartes de mise en place
fault-tiles = tuiles
fault-market_tokens = jetons de marché
fault-too_few_tokens = { $markets } marchés, et il y a { $tokens } jetons de marché
fault-with_so_many_players = à { $players } joueurs, { $fault }
fault-with_the_deck = avec la pioche { $deck }, { $fault }
fault-deck_has_other_cards = la pioche a { $cards } cartes, et non { $needed }
fault-era_has_other_cards = l’ère « { $era } » a { $cards } cartes, et non { $needed }
fault-an_era_has_other_cards = une ère a { $cards } cartes, et non { $needed }
fault-merchant_tiles_do_not_fit = il y a { $tiles } tuiles marchand pour { $spaces } emplacements

## Fichiers de plateau : plateaux de joueur et pièces

fault-industries_must_be = les industries doivent être { $known }, dans cet ordre
fault-key_must_say = { $key } doit être { $right }
fault-key_says_nothing_here = il n’y a pas de { $key } à nommer
fault-no_tiles = pas de tuiles
fault-levels_must_rise = les niveaux doivent croître
fault-more_tiles_than = plus de { $most } tuiles
fault-only_ports_buy = buys doit être dit de chaque port, et de rien d’autre
fault-buys_must_name_something = buys doit nommer quelque chose
fault-figure_needs_its_source = { $key } a besoin de « is », « source » et « sure »
fault-figure_is_more_than = { $key } est plus que { $most }
fault-industry_cards_must_be = les cartes industrie doivent être { $known }
fault-colours_need_names_of_their_own = chaque couleur de cartes lieu doit avoir son propre nom
fault-market_tokens_must_be = les jetons de marché doivent être { $known }
fault-token_must_buy = buys doit être { $goods }

## Commandes, arguments, options

fault-help_says_more = { $fault } ; { $command } --help en dit plus
fault-command_is_missing = il manque une commande ; les commandes sont { $known }
fault-command_is_unknown = commande inconnue « { $word } » ; les commandes sont { $known }
fault-flag_is_unknown = option inconnue « { $word } » ; les options sont { $known }
fault-game_is_missing = il manque GAME ; les jeux sont { $known }
fault-is_missing = il manque { $name }
fault-needs_a_value = { $name } demande une valeur
fault-takes_no_value = { $name } ne prend pas de valeur
fault-nobody_asked_for = rien d’autre n’est demandé, et pourtant voilà « { $words } »
fault-json_stands_after = --json vient après la commande : millhand { $command } … --json
fault-is_not_between = { $what } doit être entre { $least } et { $most }, et non { $number }
fault-language_is_unknown = langue inconnue « { $word } » ; les langues sont { $known }
fault-stands_there_already = { $name } ne peut être dit avec { $beside } : c’est déjà dans la { $where }
fault-tests_belong_to_coverage = --tests appartient à « rules coverage »
fault-tests_have_no_folder = --tests : { $folder } n’est pas un dossier
fault-rule_is_unknown = règle inconnue « { $word } » ; les règles sont { $known }

## Fichiers

fault-record = partie
fault-board = plateau
fault-position = position
fault-file_has_no_name = { $what } : il manque le nom d’un fichier
fault-file_cannot_be_read = { $what } { $file } : lecture impossible, { $fault }
fault-no_such_file = ni fichier ni dossier de ce nom
fault-permission_denied = accès refusé
fault-is_a_folder = c’est un dossier
fault-is_no_folder = ce n’est pas un dossier
fault-is_there_already = ce fichier existe déjà
fault-disk_is_full = il n’y a plus de place sur le disque
fault-disk_is_read_only = on ne peut que lire sur ce disque
fault-name_is_too_long = ce nom de fichier est trop long
fault-system_says = { $words }
fault-output_is_lost = écriture impossible : { $fault }
fault-there_is_no_output = il n’y a pas de sortie standard
fault-board_is_unknown = plateau inconnu « { $word } » ; les plateaux sont { $known }
fault-board_names_no_game = { $file } ne nomme aucun jeu : écrivez-y game = "…", ou dites --game GAME
fault-board_needs_its_game = --board demande le jeu auquel le plateau est destiné
fault-position_is_of_another_game = cette position est de { $game }, et non de { $wanted }
fault-game_is_over_here = la partie est finie ici ; il n’y a rien à conseiller
fault-dealer_is_asked = il faut d’abord distribuer cartes ou jetons ; personne n’est appelé à jouer ici
fault-seat_is_not_asked = ce n’est pas à { $name } de jouer ici, mais à { $known }
fault-at_is_for_records = --at va avec une partie enregistrée ; une position est un seul moment

## Places et robots

fault-seats_do_not_fit = --seats : { $seats } places pour { $players } joueurs ; dites { $example }
fault-nobody_can_sit_there = --seats : personne ne s’appelle « { $name } » ; on connaît { $known }
fault-somebody_must_be_you = --seats : quelqu’un doit être « you » ; millhand simulate fait jouer des robots seuls
fault-bot_is_unknown = robot inconnu « { $word } » ; les robots sont { $known }
fault-is_not_on_the_menu = le robot « { $bot } » ({ $seat ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
        [purple] violet
        [green] vert
       *[other] { $seat }
    }) répond « { $answer } », qui n’est pas parmi ses choix
fault-bot_is_broken = le fichier de robot { $file } est défectueux : { $words }
fault-installed_bot_is_broken = le robot « { $bot } » d’un paquet installé ({ $place }) est défectueux : { $words }
fault-bot_file_cannot_be_read = le fichier de robot { $file } ne peut être lu : { $fault }
fault-class_is_not_in_the_file = { $file } n’a pas de robot « { $name } » ; nommez-en un après deux-points : { $known }
fault-file_has_bots = { $file } est un fichier ; nommez un robot qui s’y trouve : { $known }
fault-file_has_no_bots = { $file } n’a pas de robot : un robot est une classe avec une méthode choose(self, view, chance)
fault-two_bots_of_one_name = « { $bot } » s’appellerait { $name } comme un autre robot : renommez-en un
fault-bot_label_is_long = le robot « { $name } » a un nom trop long pour une table : { $most } lettres au plus
fault-bot_cannot_choose = « { $bot } » n’est pas un robot : il faut une classe avec une méthode choose(self, view, chance)
fault-bot_has_other_needs = « { $bot } » ne peut être interrogé : un robot se crée sans arguments et répond à choose(view, chance) : { $words }
fault-bot_has_failed = le robot « { $bot } » a échoué : { $words }
fault-bot_peeks = le robot « { $bot } » triche, ou a son propre hasard : il répond { $answer }, et { $other } quand les autres ont d’autres cartes
fault-command_is_unclear = « { $bot } » ne nomme aucune commande (une virgule sépare les robots) ; dites : exec:./engine --fast
fault-budget_is_unclear = « { $bot } » : après @ se met un nombre de secondes, jusqu’à { $most }, comme dans exec@2.5:./engine
fault-program_cannot_be_started = « { $bot } » ne peut être lancé : { $fault }
fault-program_speaks_otherwise = « { $bot } » parle la version { $found } du protocole des robots et non { $wanted }
fault-program_is_silent = « { $bot } » n’a rien dit pendant { $seconds } s et a été arrêté
fault-program_has_ended = « { $bot } » s’est terminé sans répondre, avec le code { $code }
fault-program_talks_nonsense = « { $bot } » dit « { $line } », qui n’est pas une réponse du protocole des robots
fault-bot_cannot_be_measured = « { $bot } » ne peut être mesuré ; ceux qui peuvent l’être sont { $known }
fault-bots_do_not_fit = { $bots } robots pour { $players } joueurs : nommez un seul robot, ou { $players }
fault-no_duel_with_oneself = « { $bot } » ne peut se battre contre lui-même : nommez deux robots
fault-ladder_needs_two_bots = --bots : un classement demande au moins deux robots différents, et non « { $words } »
fault-game_is_over_before = --moves : cette partie est finie après { $moves } coups
fault-stopped_after = arrêté après { $played } parties sur { $games }
fault-record_would_be_lost = --save : { $file } existe déjà ; nommez un autre dossier ou une autre graine
fault-worker_was_stopped = des processus ont été arrêtés de l’extérieur à plusieurs reprises, peut-être faute de mémoire
fault-workers_or_cluster = --workers sont des processus de cette machine, --cluster a les siens : dites l’un des deux
fault-is_no_cluster_address = --cluster : « { $address } » n’est pas une adresse ; dites : tcp://HOST:PORT
fault-cluster_needs_dask = --cluster demande Dask : installez-le avec « pip install millhand[cluster] »
fault-cluster_is_not_there = --cluster : rien ne répond comme un ordonnanceur Dask à { $address } : { $words }
fault-cluster_is_something_else = --cluster : ce qui écoute à { $address } n’est pas un ordonnanceur Dask
fault-cluster_has_no_workers = --cluster : { $address } n’a pas de processus : lancez-en avec « dask worker { $address } »
fault-cluster_is_gone = la grappe { $address } ne peut plus être jointe
fault-worker_has_other_code = --cluster : { $who } a aussi { $version }, mais avec un autre code ou d’autres poids : installez-y le même et relancez-le
fault-worker_has_another_file = --cluster : ce que { $who } a comme { $file } n’est pas ce qu’il contient ici
fault-cluster_has_another_millhand = --cluster : { $who } a { $found } et non millhand { $wanted } : installez-y le même
fault-dataset_needs_the_lab = les jeux de données s’écrivent avec pyarrow : installez-le avec « pip install millhand[lab] »
fault-folder_holds_something_else = --out : { $folder } n’est pas vide et ne contient pas de jeu de données ; nommez un nouveau dossier
fault-folder_holds_another_dataset = --out : { $folder } contient un autre jeu de données : { $name } y est { $found } et non { $wanted } ; nommez un nouveau dossier
fault-is_no_manifest = { $file } n’est pas un manifeste de jeu de données que ce millhand sache lire
fault-manifest_cannot_be_followed = --from : { $file } ne peut être suivi ici : { $name } y est { $found }, et ici { $wanted }
fault-manifest_calls_in = --from : { $file } ferait exécuter ici « { $bot } » ; si vous y avez confiance, nommez-en à nouveau les robots : --bots "{ $bots }"
fault-file_is_spoilt = { $file } n’est pas tel que le dit { $manifest } ; sans lui, la même commande le refait
fault-dataset_cannot_be_written = --out : { $folder } ne peut être écrit : { $fault }
fault-dataset_goes_on = ce qui a été joué est dans { $folder } ; la même commande continue avec
fault-dataset_differs = --from : les fichiers de { $folder } diffèrent des sommes de contrôle de { $file }
fault-results = fichier de résultats
fault-results_are_kept = ce qui a été joué est gardé ; la même commande continue avec (--resume { $file })
fault-results_cannot_be_kept = --resume : les résultats ne peuvent être gardés dans { $file } : { $fault }
fault-is_no_file_of_results = --resume : { $file } n’est pas un fichier de résultats ; nommez-en un nouveau
fault-results_are_of_another_version = --resume : les résultats de { $file } sont de la version { $found } et non { $wanted } ; nommez un nouveau fichier

## Servir

fault-database_is_unclear = --database : une base de données s’écrit { $examples }
fault-database_is_newer = la base de données est d’un millhand plus récent (schéma { $schema }) ; utilisez celui-là
fault-database_cannot_be_opened = la base de données ne peut être ouverte : { $fault }
fault-postgresql_needs_a_package = PostgreSQL demande un paquet de plus : { $package }
fault-smtp_is_unclear = --smtp : un serveur de courrier s’écrit { $examples }
fault-mail_needs_a_sender = --smtp : dites par --mail-from de qui vient le courrier, ainsi : nom@lieu
fault-workers_need_postgresql = --workers : pour en avoir plusieurs, nommez une base PostgreSQL par --database
fault-workers_cannot_share_a_socket = --workers : ce système ne laisse pas les processus partager une prise ; dites 1
fault-cannot_listen = impossible d’écouter à { $host }, port { $port } : { $fault }
fault-database_is_not_there = la base de données ne peut être ouverte : { $words }
fault-nothing_has_this_id = ni table ni personne n’a l’identifiant « { $id } » ; millhand admin list les montre
fault-server_could_not_start = le serveur n’a pas pu démarrer : voir plus haut

## Poids

fault-there_is_no_mind = personne ne sait que regarder dans { $game } : aucun robot qui réfléchit n’y joue
fault-there_are_no_weights = pas de poids pour { $bot } dans { $game } { $league } ; « millhand fit { $game } » les calcule
fault-there_is_no_net = « { $bot } » n’a pas encore appris { $game } { $league } ; « { $instead } » y joue
fault-bot_would_be_too_slow = « { $bot } » mettrait ici environ { $seconds } secondes par coup : le moteur n’est pas compilé, faute de compilateur C ou parce que MILLHAND_PURE est mis ; « { $instead } » est assez rapide
fault-inputs_are_unknown = un réseau de neurones pour { $game } regarde ce qui n’est pas connu : { $inputs } ; « millhand fit { $game } --net » en fait un nouveau
fault-feature_is_unknown = { $game } n’a pas de trait { $features } ; « millhand fit { $game } » calcule de nouveaux poids
fault-fit_needs_a_place = dites où garder ce qui est appris : { $option }
fault-fit_needs_the_extra = les réseaux de neurones s’entraînent avec NumPy : installez millhand avec l’extra « train »
fault-there_is_no_net_to_go_on_from = --onward : { $game } n’a pas encore de réseau de neurones pour ces joueurs et options ; omettez --onward pour en commencer un
fault-folder_is_of_another_climb = --folder : autre chose a été appris dans { $folder } ; nommez un autre dossier, ou le même jeu, les mêmes joueurs, parties et graine
fault-folder_cannot_be_used = --folder : { $folder } ne peut servir : { $fault }
fault-is_no_file_of_weights = --out : { $file } n’est pas un fichier de poids : { $words }
fault-weights_cannot_be_written = --out : { $file } : écriture impossible, { $fault }
fault-name_a_file_in_a_folder = nommez un fichier dans un dossier qui existe

fault-round_has_no_demand = à la manche { $round }, aucune demande ne se crée
fault-era_has_just_begun = quand une ère commence, il n’y a ni liens ni revenu, et à l’ère des canaux pas d’industries
fault-boxes_are_still_empty = la première manche a rempli jusqu’ici { $boxes } boîtes de la piste ordre du tour
fault-marker_cannot_stand_there = le marqueur de { $colour } n’est pas et n’était pas dans la boîte { $box }
fault-hand_is_too_large = { $colour } a { $tokens } jetons en main ; personne ne peut alors en avoir plus de { $most }
fault-diagram_is_too_full = { $tokens } jetons sont sur le diagramme ; il ne peut alors y en avoir plus de { $most }
fault-bank_calls_nothing_in = une banque illimitée ne réclame pas d’argent
fault-debt_is_too_high = { $colour } doit { $money }, plus que ce que la banque a réclamé
fault-no_income_was_paid = à l’ère des canaux, aucun revenu n’a encore été versé
fault-played_does_not_fit = { $played } réponses et tours ne vont pas avec l’horloge ; elle en dit { $needed }
fault-bid_is_missing = une réponse est scellée sans son offre
fault-one_colour_makes_room = une seule couleur peut y faire place, et personne n’est donc interrogé
fault-nothing_can_be_built = { $colour } ne peut rien construire de { $town }, et personne n’est donc interrogé

## Le laboratoire

fault-choice_is_not_allowed = le choix { $answer } n’est pas permis à { $seat } maintenant : choisissez où le masque vaut 1
fault-nobody_is_asked = personne n’a à répondre : la partie est finie ou n’a pas commencé ; appelez d’abord reset
fault-seed_is_out_of_range = une graine est un nombre de 0 à { $most }, et non { $seed }
fault-seat_is_out_of_range = une place est un nombre de 0 à { $most }, et non { $seat }
fault-choices_do_not_fit = il faut { $games } choix, un par partie, et non { $choices }
fault-games_are_too_few = il faut jouer au moins une partie à la fois, et non { $games }
fault-illegal_is_unknown = illegal : « { $word } » n’est pas connu ; on connaît { $known }

## Requêtes

fault-body_is_empty = rien n’a été envoyé ; il faut un objet en JSON
fault-is_no_json = ce n’est pas du JSON à partir de l’octet { $byte }
fault-json_is_cut_off = le JSON est coupé
fault-json_is_too_deep = le JSON a trop de listes dans des listes
fault-field_is_unknown = « { $name } » n’est pas connu ici
fault-value_does_not_fit = { $key } est d’une autre sorte
fault-value_is_not_known = { $key } ne peut pas être « { $value } »
fault-a_list = une liste
fault-an_object = un objet
fault-a_number_of_at_least = un nombre, { $least } au moins
fault-a_text_of_at_least = un texte dont la longueur est de { $least } au moins
fault-a_text_up_to = un texte de { $most } lettres au plus
fault-a_list_up_to = une liste de { $most } au plus
fault-a_text_like = un texte comme { $pattern }

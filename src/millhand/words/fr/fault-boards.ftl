### Ce qui ne va pas dans un fichier de plateau, ou dans le plateau de joueur et les pièces qu’il nomme.
###
### Les clés et les noms sont ceux des fichiers de données, les mêmes dans toutes les langues.

fault-spot = { $path } « { $name } »
fault-within = { $where } : { $fault }

## Le fichier

fault-data_are_broken = { $file } : { $faults }
fault-is_no_text = ce n’est pas du texte en UTF-8
fault-is_no_toml = ce n’est pas du TOML : { $words }
fault-file_is_nowhere = « { $key } » le nomme, mais il n’est ni à côté du plateau ni ici
fault-part_is_missing = il manque « { $key } »
fault-keys_are_missing = il manque { $keys }

## Ce que doit être une valeur

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

## Noms

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

## Lieux

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

## Connexions

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

## Combien il y en a

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

## Plateaux de joueur et pièces

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

### Ce qui ne va pas dans une ligne de commande, et dans les fichiers qu’elle nomme.

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

## Parties enregistrées

fault-record_is_there_already = partie { $file } : ce fichier existe déjà ; nommez-en un autre, ou continuez avec --resume
fault-record_has_no_folder = partie { $file } : écriture impossible, { $folder } n’est pas un dossier où écrire
fault-record_is_of_another_game = la partie { $file } est de { $game }, et non de { $wanted }
fault-record_has_other_seats = la partie { $file } nomme { $seats } places pour { $players } joueurs
fault-folder_has_no_name = --save : il manque le nom d’un dossier
fault-records_have_no_folder = --save : { $folder } n’est pas un dossier où écrire : { $fault }

## Places et bots

fault-seats_do_not_fit = --seats : { $seats } places pour { $players } joueurs ; dites { $example }
fault-nobody_can_sit_there = --seats : personne ne s’appelle « { $name } » ; on connaît { $known }
fault-somebody_must_be_you = --seats : quelqu’un doit être « you » ; millhand simulate fait jouer des bots seuls
fault-bot_is_unknown = bot inconnu « { $word } » ; les bots sont { $known }
fault-bot_cannot_be_measured = « { $bot } » ne peut être mesuré ; ceux qui peuvent l’être sont { $known }
fault-bots_do_not_fit = { $bots } bots pour { $players } joueurs : nommez un seul bot, ou { $players }
fault-no_duel_with_oneself = « { $bot } » ne peut se battre contre lui-même : nommez deux bots
fault-ladder_needs_two_bots = --bots : un classement demande au moins deux bots différents, et non « { $words } »
fault-game_is_over_before = --moves : cette partie est finie après { $moves } coups
fault-worker_was_stopped = un processus a été arrêté de l’extérieur, peut-être faute de mémoire

## Poids

fault-there_are_no_weights = pas de poids pour { $bot } dans { $game } { $league } ; « millhand fit { $game } » les calcule
fault-feature_is_unknown = { $game } n’a pas de trait { $features } ; « millhand fit { $game } » calcule de nouveaux poids
fault-is_no_file_of_weights = --out : { $file } n’est pas un fichier de poids : { $words }
fault-weights_cannot_be_written = --out : { $file } : écriture impossible, { $fault }
fault-name_a_file_in_a_folder = nommez un fichier dans un dossier qui existe

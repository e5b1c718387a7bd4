### Ce qui parle pour un tour et contre lui : une phrase pour chaque sujet de ce que regardent les juges.
### $change dit combien de plus (ou, sous zéro, de moins) ; $money est la même chose en argent, sans
### signe, $words en points ; $good dit si cela plaît au juge.

## Les tours à côté du meilleur

turn-best = Le meilleur tour trouvé.
turn-close = À peu près aussi bon que le meilleur.
turn-behind = { $size } { points } derrière le meilleur.

## Combien de plus

more = { $change-sign ->
    [minus] de moins
   *[other] de plus
}
more-money = { $money } { more }
more-points = { $words } { more }
more-tiles = { $change-size ->
    [one] une tuile
   *[other] { $change-size } tuiles
} { more }
more-cubes = { $change-size ->
    [one] un cube
   *[other] { $change-size } cubes
} { more }
more-links = { $change-size ->
    [one] un lien
   *[other] { $change-size } liens
} { more }
more-places = { $change-size ->
    [one] un lieu
   *[other] { $change-size } lieux
} { more }
more-towns = { $change-size ->
    [one] une ville
   *[other] { $change-size } villes
} { more }
more-slots = { $change-size ->
    [one] une case
   *[other] { $change-size } cases
} { more }
more-cards = { $change-size ->
    [one] une carte
   *[other] { $change-size } cartes
} { more }
more-barrels = { $change-size ->
    [one] un tonneau
   *[other] { $change-size } tonneaux
} { more }
more-connections = { $change-size ->
    [one] une connexion
   *[other] { $change-size } connexions
} { more }
more-levels = { $change-size ->
    [one] un niveau
   *[other] { $change-size } niveaux
} { more }
more-industries = { $change-size ->
    [one] une industrie
   *[other] { $change-size } industries
} { more }
more-buyers = { $change-size ->
    [one] un acheteur
   *[other] { $change-size } acheteurs
} { more }
more-icons = { $change-size ->
    [one] un symbole de lien
   *[other] { $change-size } symboles de lien
} { more }
more-stacks = { $change-size ->
    [one] une pile
   *[other] { $change-size } piles
} { more }
more-mills = { $change-size ->
    [one] une filature
   *[other] { $change-size } filatures
} { more }
more-ports = { $change-size ->
    [one] un port
   *[other] { $change-size } ports
} { more }
more-tokens = { $change-size ->
    [one] un jeton
   *[other] { $change-size } jetons
} { more }
more-turns = { $change-size ->
    [one] un tour
   *[other] { $change-size } tours
} { more }

## De tous les jeux

advice-final = { more-points } à la fin.
advice-later = { more-points } dans la suite, en jouant les tours suivants.
advice-money = { more-money } en main.
advice-order = { $change-sign ->
    [minus] Plus loin dans l’ordre du tour.
   *[other] Plus tôt dans l’ordre du tour.
}
advice-time = { $change-sign ->
    [minus] Il reste moins de temps.
   *[other] Il reste plus de temps.
}
advice-links_left = { more-links } encore à poser.
advice-cards = { $good ->
    [false] Les cartes qui restent en main sont moins utiles.
   *[true] Les cartes qui restent en main sont plus utiles.
}
advice-hand_size = { more-cards } en main.

## Points et argent des deux Brass

advice-points_scored = { more-points } déjà au compteur.
advice-points_flipped = { more-points } sur les tuiles retournées.
advice-points_links = { more-points } par vos liens.
advice-points_links_hoped = { more-points } à espérer des liens, quand les tuiles voisines se retourneront.
advice-income_to_come = { more-money } de revenu d’ici la fin.
advice-funds = { more-money } à dépenser d’ici la fin.

## Charbon, fer et plateau de joueur

advice-mines_points = { more-points } sur des mines de charbon pas encore vides.
advice-mines_income = { more-money } par les mines de charbon, une fois vides.
advice-coal_offered = { more-cubes } de votre charbon avec un chemin vers le marché.
advice-coal_apart = { more-cubes } de votre charbon sans chemin vers le marché.
advice-works_points = { more-points } sur des usines sidérurgiques pas encore vides.
advice-works_income = { more-money } par vos usines de fer, une fois vides.
advice-iron_offered = { more-cubes } de votre fer sur le plateau.
advice-coal_in_reach = { more-cubes } de charbon à portée de votre réseau.
advice-iron_anywhere = { more-cubes } de fer sur le plateau.
advice-iron_in_reach = { more-cubes } de fer à portée de votre réseau.
advice-coal_market = { more-cubes } dans le marché du charbon.
advice-iron_market = { more-cubes } dans le marché du fer.
advice-tiles_gone = { more-tiles } hors de votre plateau de joueur : { $industry }.
advice-may_build = { $change-sign ->
    [minus] Pas de carte pour une case libre : { $industry }.
   *[other] Une carte pour une case libre : { $industry }.
}
advice-low_stacks = { more-stacks } de votre plateau de joueur avec une tuile de niveau I au-dessus.

## Réseau

advice-open_links = { more-connections } à prendre au bord de votre réseau.
advice-sites = { more-slots } à bâtir dans votre réseau : { $industry }.
    .without-industry = { more-slots } à bâtir dans votre réseau.

## Ce qui survit à l’ère des canaux

advice-lasting_points = { more-points } sur des tuiles retournées qui survivent à l’ère des canaux.
advice-lasting_icons = { more-icons } sur des tuiles retournées qui survivent à l’ère des canaux.
advice-lasting_points_open = { more-points } sur des tuiles qui survivent à l’ère des canaux et peuvent encore se retourner.
advice-lasting_icons_open = { more-icons } sur des tuiles qui survivent à l’ère des canaux et peuvent encore se retourner.
advice-lasting_places = { more-places } avec une tuile à vous qui survit à l’ère des canaux.
advice-fleeting_tiles = { more-tiles } de niveau I à retourner encore.
advice-fleeting_income = { $change-sign ->
    [minus] Moins de revenu sur les tuiles de niveau I pas encore retournées.
   *[other] Plus de revenu sur les tuiles de niveau I pas encore retournées.
}

## Les autres

advice-rivals_points = { more-points } pour les autres.
advice-leaders_points = { more-points } pour le meilleur des autres.
advice-rivals_points_open = { more-points } sur des tuiles des autres pas encore retournées.
advice-rivals_points_flipped = { more-points } sur des tuiles retournées des autres.
advice-rivals_links = { more-links } des autres sur le plateau.
advice-rivals_money = { more-money } pour les autres.
advice-rivals_income = { $change-sign ->
    [minus] Moins de revenu pour les autres.
   *[other] Plus de revenu pour les autres.
}
advice-rivals_gone = { more-tiles } hors des plateaux de joueur des autres : { $industry }.

## Marchandises, bière et marchands de Birmingham

advice-ready_points = { more-points } sur des marchandises à vendre tout de suite.
advice-ready_income = { more-money } par des marchandises à vendre tout de suite.
advice-thirsty_points = { more-points } sur des marchandises auxquelles il ne manque que la bière.
advice-stranded_points = { more-points } sur des marchandises sans acheteur.
advice-goods_income = { more-money } par les marchandises, une fois vendues.
advice-brewery_points = { more-points } sur des brasseries pas encore vides.
advice-brewery_income = { more-money } par les brasseries, une fois vides.
advice-own_beer = { more-barrels } à vous.
advice-beer_of_others = { more-barrels } des autres à votre portée.
advice-rivals_beer = { more-barrels } sur les brasseries des autres.
advice-barrels_in_reach = { more-barrels } de marchands à votre portée.
advice-barrels = { more-barrels } chez les marchands qui achètent ceci : { $industry }.
    .without-industry = { more-barrels } chez les marchands.
advice-buyer = { $change-sign ->
    [minus] Aucun marchand à portée n’achète ceci : { $industry }.
   *[other] Un marchand à portée achète ceci : { $industry }.
}
advice-wild_cards = { $change-sign ->
    [minus] Un joker de moins en main.
   *[other] Un joker de plus en main.
}

## Coton et ports de Lancashire

advice-access = { $change-sign ->
    [minus] Pas de chemin vers le marché extérieur.
   *[other] Un chemin vers le marché extérieur.
}
advice-port_sale_points = { more-points } sur des filatures qu’un port prendrait.
advice-far_sale_points = { $change-sign ->
    [minus] Moins à espérer du marché extérieur.
   *[other] Plus à espérer du marché extérieur.
}
advice-sale_income = { more-money } par les filatures, une fois vendues.
advice-stranded_income = { more-money } par des filatures encore sans acheteur.
advice-sale_due = { $change-sign ->
    [minus] Pas de coton à vendre au prochain tour.
   *[other] Du coton à vendre au prochain tour.
}
advice-ports_points = { more-points } sur des ports pas encore retournés.
advice-ports_income = { more-money } par les ports, une fois retournés.
advice-ports_fed = { more-points } sur des ports que vos propres filatures peuvent retourner.
advice-ports_sought = { more-points } sur des ports que seules les filatures des autres peuvent retourner.
advice-mills_of_others = { more-mills } des autres à vendre encore.
advice-ports_of_others = { more-ports } des autres à portée de votre coton.
advice-far_chance = { $change-sign ->
    [minus] Moins de chances que le marché extérieur achète.
   *[other] Plus de chances que le marché extérieur achète.
}
advice-shipyards_near = { $change-sign ->
    [minus] Plus loin d’un chantier naval.
   *[other] Plus près d’un chantier naval.
}
advice-cotton_space = { $change-sign ->
    [minus] Le marché extérieur paie mieux.
   *[other] Le marché extérieur paie moins bien.
}
advice-distant_turned = { more-tiles } au marché extérieur, face visible.
advice-own_mills_open = { more-mills } à vous à vendre.
advice-own_ports_open = { more-ports } à vous à retourner encore.
advice-ports_open = { more-ports } à retourner encore sur le plateau.

## Workshop of the World

advice-wealth = { more-money } par rapport aux autres.
advice-track = { more-money } de revenu par rapport aux autres.
advice-networks = { more-money } par les réseaux par rapport aux autres.
advice-demand_pays = { more-money } par la demande par rapport aux autres, telle qu’elle est.
advice-hand_pays = { more-money } par les jetons de votre main par rapport aux autres.
advice-industries = { more-industries } par rapport aux autres.
advice-turns_to_come = { more-turns } à venir par rapport aux autres.
advice-choice_of_cards = { $change-sign ->
    [minus] Moins de cartes ville au choix.
   *[other] Plus de cartes ville au choix.
}
advice-short_of_money = { more-money } à trouver pour les liens à venir.
advice-at_risk = { more-industries } à vous dans des villes pleines, où l’on peut les déloger.
advice-frontier = { more-connections } à prendre au bord de vos liens.
advice-prospects = { $change-sign ->
    [minus] Les cartes ville à venir promettent moins.
   *[other] Les cartes ville à venir promettent plus.
}
advice-prospects_in_rail = { $change-sign ->
    [minus] L’ère du rail promet moins.
   *[other] L’ère du rail promet plus.
}
advice-token_pays = { more-money } par le meilleur jeton de votre main par rapport aux autres.
advice-income = { more-money } sur la piste de revenu.
advice-own_networks = { more-money } par vos réseaux.
advice-towns = { more-towns } avec des industries à vous.
advice-links = { more-links } à vous sur le plateau.
advice-industries_left = { more-industries } encore à placer.
advice-best_rivals_money = { more-money } pour le plus riche des autres.
advice-best_rivals_income = { more-money } de revenu pour le meilleur des autres.
advice-best_rivals_networks = { more-money } par les réseaux pour le meilleur des autres.
advice-full_towns = { more-towns } au complet.
advice-demand = { $change-sign ->
    [minus] Moins de demande : { $industry }.
   *[other] Plus de demande : { $industry }.
}
advice-own_of_type = { more-industries } à vous : { $industry }.
advice-all_of_type = { more-industries } de tous les joueurs : { $industry }.
advice-tokens = { more-tokens } dans votre main : { $industry }.
advice-pays = { more-money } par la demande : { $industry }.

## Age of Industry

advice-levels = { more-levels } sur vos tuiles retournées.
advice-net_money = { more-money } une fois tous les emprunts remboursés.
advice-unpaid = { more-money } de dette que rien ne paiera.
advice-interest_to_come = { more-money } d’intérêts à payer.
advice-rails_income = { more-money } par vos rails.
advice-rails_hoped = { more-slots } à remplir au bord de vos rails.
advice-ready_to_sell = { $change-sign ->
    [minus] Rien n’est prêt à être vendu.
   *[other] Quelque chose est prêt à être vendu.
}
advice-stuck_income = { more-money } sur des marchandises que personne n’achète encore.
advice-ports_wanted = { more-money } sur des ports où vendre vos marchandises.
advice-ports_lent = { more-money } sur des ports où d’autres peuvent vendre.
advice-ports_idle = { more-money } sur des ports où personne ne peut encore vendre.
advice-mines_cubes = { more-cubes } sur vos mines de charbon.
advice-mines_apart = { more-cubes } sur des mines de charbon sans rail.
advice-works_cubes = { more-cubes } sur vos aciéries.
advice-works_apart = { more-cubes } sur des aciéries sans rail.
advice-ships_income = { more-money } par les navires, une fois retournés.
advice-ships_wait = { $change-sign ->
    [minus] Les navires attendent moins de choses.
   *[other] Les navires attendent plus de choses.
}
advice-coal_price = { $change-sign ->
    [minus] Le charbon vous coûte moins cher.
   *[other] Le charbon vous coûte plus cher.
}
advice-iron_price = { $change-sign ->
    [minus] Le fer vous coûte moins cher.
   *[other] Le fer vous coûte plus cher.
}
advice-outlets_cotton = { more-buyers } de coton à votre portée.
advice-outlets_goods = { more-buyers } de produits de fabrique à votre portée.
advice-sites_blank = { more-slots } à bâtir le long de vos rails pour filatures, fabriques ou aciéries.
advice-sites_mine = { more-slots } à bâtir le long de vos rails pour des mines de charbon.
advice-best_level = { $change-sign ->
    [minus] La meilleure tuile que vous pourriez construire est de moindre niveau.
   *[other] La meilleure tuile que vous pourriez construire est de plus haut niveau.
}
advice-markets_open = { $change-sign ->
    [minus] Moins de ports lointains sont ouverts.
   *[other] Plus de ports lointains sont ouverts.
}
advice-open_tiles = { more-tiles } à vous à retourner encore.
advice-open_income = { more-money } sur des tuiles qui peuvent encore se retourner.
advice-open_levels = { more-levels } sur des tuiles qui peuvent encore se retourner.
advice-flipped_levels = { more-levels } sur des tuiles retournées.
advice-factories_open = { $change-sign ->
    [minus] Une fabrique de moins à vendre.
   *[other] Une fabrique de plus à vendre.
}
advice-rivals_loans = { $change-sign ->
    [minus] Les autres ont moins d’emprunts.
   *[other] Les autres ont plus d’emprunts.
}
advice-rivals_hands = { more-cards } dans les mains des autres.
advice-rivals_open = { more-tiles } des autres à retourner encore.
advice-rivals_levels = { more-levels } sur des tuiles retournées des autres.
advice-cards_face_up = { $good ->
    [false] Les cartes qui restent visibles vous conviennent moins.
   *[true] Les cartes qui restent visibles vous conviennent mieux.
}

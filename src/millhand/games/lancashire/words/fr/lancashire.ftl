### Brass: Lancashire — pièces, événements, choix, questions, options. Comment marchent les variables : common.ftl.

## Lieux

place-barrow = Barrow-in-Furness
    .in = à Barrow-in-Furness
    .of = de Barrow-in-Furness
place-birkenhead = Birkenhead
    .in = à Birkenhead
    .of = de Birkenhead
place-blackburn = Blackburn
    .in = à Blackburn
    .of = de Blackburn
place-bolton = Bolton
    .in = à Bolton
    .of = de Bolton
place-burnley = Burnley
    .in = à Burnley
    .of = de Burnley
place-bury = Bury
    .in = à Bury
    .of = de Bury
place-colne = Colne
    .in = à Colne
    .of = de Colne
place-ellesmere_port = Ellesmere Port
    .in = à Ellesmere Port
    .of = d’Ellesmere Port
place-fleetwood = Fleetwood
    .in = à Fleetwood
    .of = de Fleetwood
place-lancaster = Lancaster
    .in = à Lancaster
    .of = de Lancaster
place-liverpool = Liverpool
    .in = à Liverpool
    .of = de Liverpool
place-macclesfield = Macclesfield
    .in = à Macclesfield
    .of = de Macclesfield
place-manchester = Manchester
    .in = à Manchester
    .of = de Manchester
place-oldham = Oldham
    .in = à Oldham
    .of = d’Oldham
place-preston = Preston
    .in = à Preston
    .of = de Preston
place-rochdale = Rochdale
    .in = à Rochdale
    .of = de Rochdale
place-stockport = Stockport
    .in = à Stockport
    .of = de Stockport
place-warrington_runcorn = Warrington & Runcorn
    .in = à Warrington & Runcorn
    .of = de Warrington & Runcorn
place-wigan = Wigan
    .in = à Wigan
    .of = de Wigan
place-northwich = Northwich
    .in = à Northwich
    .of = de Northwich
place-blackpool = Blackpool
    .in = à Blackpool
    .of = de Blackpool
place-southport = Southport
    .in = à Southport
    .of = de Southport

place-scotland = Écosse
    .in = en Écosse
    .of = d’Écosse
place-yorkshire = Yorkshire
    .in = dans le Yorkshire
    .of = du Yorkshire
place-midlands = Midlands
    .in = dans les Midlands
    .of = des Midlands

## Cases, marché extérieur, cartes

slot = { $place }, case { $number }
    .the = la case { $number } { $place-of }
    .in = { $place-in }, case { $number }

market-distant_market = marché extérieur
    .to = au marché extérieur

card = { $place }
    .the = la carte { $place }
    .a = une carte { $place }
card-cotton_mill = filature de coton
    .the = la carte filature de coton
    .a = une carte filature de coton
card-coal_mine = mine de charbon
    .the = la carte mine de charbon
    .a = une carte mine de charbon
card-iron_works = usine sidérurgique
    .the = la carte usine sidérurgique
    .a = une carte usine sidérurgique
card-port = port
    .the = la carte port
    .a = une carte port
card-shipyard = chantier naval
    .the = la carte chantier naval
    .a = une carte chantier naval

## Industries et tuiles

industry-cotton_mill = filature de coton
    .a = une filature de coton
    .the = la filature de coton
    .plural = filatures de coton
industry-port = port
    .a = un port
    .the = le port
    .plural = ports
industry-shipyard = chantier naval
    .a = un chantier naval
    .the = le chantier naval
    .plural = chantiers navals
industry-coal_mine = mine de charbon
    .a = une mine de charbon
    .the = la mine de charbon
    .plural = mines de charbon
industry-iron_works = usine sidérurgique
    .a = une usine sidérurgique
    .the = l’usine sidérurgique
    .plural = usines sidérurgiques

# $roman est le niveau.
tile = { $industry } { $roman }
    .the = { $industry-the } { $roman }

## Ce qui se passe

event-reordered = { $seat } est { $position ->
    [1] au premier rang
    [2] au deuxième rang
    [3] au troisième rang
   *[other] au quatrième rang
} dans l’ordre du tour.
event-shuffled = La pioche de { $cards } cartes est mélangée.
event-set_aside = { $cards ->
    [0] Aucune carte n’est mise de côté.
    [one] { $cards } carte est mise de côté sans être vue.
   *[other] { $cards } cartes sont mises de côté sans être vues.
}
event-shuffled_distant = Les { $tiles } tuiles du marché extérieur sont mélangées, et le marqueur du coton va en haut.
event-turned_distant = { $seat } révèle une tuile du marché extérieur : { $down ->
    [0] 0.
   *[other] −{ $down }.
}
event-cotton_moved = Le marqueur du coton est sur la case { $cotton_space }, qui rapporte { income-spaces }.
income-spaces = { $bonus ->
    [one] { $bonus } case de revenu
   *[other] { $bonus } cases de revenu
}
event-market_closed = Le marché extérieur est fermé : { $seat } garde le coton de la filature { $slot-in }.
event-drew = { $seat } pioche { $card-the }.
    .without-card = { $seat } pioche une carte.
event-discarded = { $seat } défausse { $card-the }.
event-paid = { $seat } paie { $money } { $purpose-paid }.
event-earned = { $seat } reçoit { $money } { $purpose-earned }.
event-placed = { $cubes ->
    [0] { $seat } construit { $tile-the } { $slot-in }.
    [one] { $seat } construit { $tile-the } avec { $cubes } cube { $slot-in }.
   *[other] { $seat } construit { $tile-the } avec { $cubes } cubes { $slot-in }.
}
event-replaced = { $owner-id ->
    [self] { $seat } remplace { $tile-the } qui lui appartenait { $slot-in }.
   *[other] { $seat } remplace { $tile-the } { $owner-of } { $slot-in }.
}
event-took_cube = { $seat } prélève { $resource-one } { $slot-in }.
event-bought_cube = { $seat } achète { $resource-one } au marché.
event-sold_cube = { $seat } livre { $resource-one } au marché.
event-flipped = On retourne { $tile-the } { $owner-of } { $slot-in }.
event-income_moved = Le marqueur de revenu { $seat-of } passe à la case { $space } : un revenu de { $level-sign ->
    [minus] −{ $level-size } £
   *[other] { $level-size } £
}.
event-linked = { $seat } pose un lien { $connection }.
event-developed = { $seat } développe et écarte { $tile-the } de son plateau de joueur.
event-sold_to_port = { $seat } vend le coton de la filature { $slot-in } au port { $port-in }.
event-sold_far = { $seat } vend le coton de la filature { $slot-in } au marché extérieur, pour { income-spaces }.
event-scored = { $points-sign ->
    [minus] { $seat } perd { lost-points } { $source-for }.
   *[other] { $seat } marque { victory-points } { $source-for }.
}
event-scored_link = { $seat } marque { victory-points } { $source-for } { $connection }.
event-scored_tile = { $seat } marque { victory-points } { $source-for } { $tile-the } { $slot-in }.
lost-points = { $points-size ->
    [one] { $points-size } point
   *[other] { $points-size } points
}
event-gave_up = { $seat } cède { $tile-the } { $slot-in }.
event-cleared = { $tile-the } { $owner-of } quitte le plateau { $slot-in }.
event-passed = { $seat } passe.
event-round_began = La manche { $round } de { $era-the } commence.
event-era_began = { $era-the } commence.
event-links_returned = { $links ->
    [0] { $seat } n’a aucun lien à reprendre.
    [one] { $seat } reprend { $links } lien.
   *[other] { $seat } reprend { $links } liens.
}
event-game_ended = La partie est finie.
event-borrowed = { $seat } emprunte { $money }.

## À quoi sert l’argent

purpose-tile = tuile
    .paid = pour la tuile
purpose-link = lien
    .paid = pour le lien
purpose-coal = charbon
    .paid = pour du charbon
    .earned = pour du charbon
purpose-iron = fer
    .paid = pour du fer
    .earned = pour du fer
purpose-income = revenu
    .paid = pour un revenu négatif
    .earned = de revenu
purpose-loan = emprunt
    .earned = d’emprunt
purpose-tile_given_up = tuile cédée
    .earned = pour la tuile cédée
purpose-debt = dette
    .paid = à crédit
    .earned = à rendre aussitôt

## D’où viennent les points

source-canals = canaux
    .for = pour le canal
source-canal_tiles = tuiles de l’ère des canaux
    .for = pour
source-rails = liens de rail
    .for = pour le lien de rail
source-rail_tiles = tuiles de l’ère du rail
    .for = pour
source-shortfall = dettes non payées
    .for = pour une dette non payée
source-money = argent
    .for = pour son argent
source-income = revenu
    .for = pour son revenu
source-tiles_again = tuiles de niveau II et plus, comptées de nouveau
    .for = de nouveau pour

## Ce qui est demandé

question-action = choisir une action
question-card = choisir une carte à défausser
question-coal = choisir la mine qui fournit le charbon
question-iron = choisir l’usine sidérurgique qui fournit le fer
question-sales = vendre encore du coton, ou en rester là
question-buyer = choisir qui achète le coton
question-more = en choisir encore, ou en rester là
question-shortfall = choisir une tuile à céder pour la dette
question-turn_order = mélanger l’ordre du tour
question-distant_tiles = mélanger les tuiles du marché extérieur
question-deck = mélanger la pioche
question-over = la partie est finie

## Ce qu’on peut choisir

choice-build = construire { $tile-the } { $slot-in }
    .without-tile = construire { $industry-a } { $slot-in }
choice-combine = avec deux cartes, construire { $tile-the } { $slot-in }
    .without-tile = avec deux cartes, construire { $industry-a } { $slot-in }
choice-link = poser un lien { $connection }
choice-develop = développer { $tile-the }
    .without-tile = développer { $industry-a }
choice-sell = vendre le coton de la filature { $slot-in }
choice-borrow = emprunter { $money }
choice-pass = passer
choice-with = avec { $card-the }
choice-coal = prélever du charbon { $slot-in }
choice-iron = prélever du fer { $slot-in }
choice-to = au port qui se trouve { $slot-in }
choice-far = { $market-to }
choice-give_up = céder la tuile qui se trouve { $slot-in }
choice-stop = en rester là

## Options

about-players-2 = Le résumé est fait pour trois ou quatre joueurs. À deux on joue une variante que des joueurs ont faite en 2009, avec une carte et une pioche plus petites, et ses règles sont celles de l’édition de 2007.

option-preset = règles de quelle édition
option-introductory = partie d’introduction
option-first_round_combined_build = construction combinée à la première manche
option-overbuild_cards = cartes pour remplacer une tuile
option-overbuild_opponent = tuiles adverses qu’on peut remplacer
option-opponent_overbuild_scarcity = où les cubes doivent manquer pour remplacer une tuile adverse
option-develop_min = nombre minimal de tuiles d’un développement
option-sell_many_mills = plusieurs filatures peuvent vendre en une action
option-loan_floor = qui ne peut pas emprunter
option-virtual_link = lien virtuel entre Liverpool et Birkenhead
option-unpayable_debt = une dette que rien ne couvre
option-voluntary_tile_sale = on peut vendre des tuiles sans dette
option-income_timing = quand les revenus sont versés
option-tie_break = comment on départage les égalités
option-deck_mode = comment la pioche est faite
option-single_icon_slot_first = d’abord la case propre à l’industrie
option-nothing_on_the_board = où construit une carte industrie pour un joueur sans rien sur le plateau

value-preset = { $value ->
    [classic_2007] l’édition de 2007
    [roxley_2018] l’édition de 2018
   *[seed] le résumé dont millhand est parti
}
    .about = { $value ->
        [classic_2007] La première édition : une partie des 66 cartes est mise de côté sans être vue, les revenus viennent au début d’une manche, et un lien virtuel joint Liverpool et Birkenhead.
        [roxley_2018] L’édition suivante : les cartes sont marquées pour le nombre de joueurs, les revenus viennent à la fin d’une manche, il n’y a pas de lien virtuel, et des égaux partagent la victoire. Les pioches à deux et à trois ne sont pas connues ; on la joue donc à quatre.
       *[seed] La première édition telle qu’un résumé français la raconte : deux cartes peuvent être combinées à la première manche, remplacer demande deux cartes, et les tuiles adverses de toute industrie peuvent être remplacées.
    }
value-introductory = { yes-no-or-preset }
value-first_round_combined_build = { yes-no-or-preset }
value-overbuild_cards = { number-or-preset }
value-overbuild_opponent = { $value ->
    [coal_iron_only] mines de charbon et usines sidérurgiques
    [any] toute industrie
   *[preset] { as-in-the-preset }
}
value-opponent_overbuild_scarcity = { $value ->
    [board_and_track] sur le plateau et au marché
    [tile_only] sur la tuile même
   *[preset] { as-in-the-preset }
}
value-develop_min = { number-or-preset }
value-sell_many_mills = { yes-no-or-preset }
value-loan_floor = { $value ->
    [income_-10] celui dont le revenu tomberait sous −10 £
    [space_10] celui dont le marqueur est sous la case 10
   *[preset] { as-in-the-preset }
}
value-virtual_link = { $value ->
    [both] dans les deux sens
    [liverpool_to_birkenhead] de Liverpool à Birkenhead
    [none] aucun
   *[preset] { as-in-the-preset }
}
value-unpayable_debt = { $value ->
    [lose_vp] coûte des points de victoire
    [carry_negative] laisse un argent négatif
   *[preset] { as-in-the-preset }
}
value-voluntary_tile_sale = { yes-no-or-preset }
value-income_timing = { $value ->
    [round_start] au début d’une manche
    [round_end_except_last] à la fin d’une manche, sauf la dernière
   *[preset] { as-in-the-preset }
}
value-tie_break = { $value ->
    [income_money_order] revenu, argent, ordre du tour
    [space_money_order] case de revenu, argent, ordre du tour
    [income_money_shared] revenu, argent, victoire partagée
   *[preset] { as-in-the-preset }
}
value-deck_mode = { $value ->
    [random_removal] des cartes sont mises de côté au hasard
    [printed_player_counts] cartes marquées pour le nombre de joueurs
   *[preset] { as-in-the-preset }
}
value-single_icon_slot_first = { yes-no-or-preset }
value-nothing_on_the_board = { $value ->
    [any_slot] sur toute case
    [empty_slot] sur les cases libres
   *[preset] { as-in-the-preset }
}
as-in-the-preset = comme dans le préréglage
yes-no-or-preset = { $value ->
    [true] { yes }
    [false] { no }
   *[preset] { as-in-the-preset }
}
number-or-preset = { $value ->
    [preset] { as-in-the-preset }
   *[other] { $value }
}

## Ce qu’on voit

seen-distant_market = Marché extérieur : { $open ->
    [true] case { $space }, qui rapporte { income-spaces }, révélées : { $turned-id ->
        [none] { nothing }
       *[some] { $turned }
    }
   *[false] fermé
}

## À l’invite

# Un coup de ce jeu, et un nom qui en fait partie.
prompt-example = build bolton.1 cotton_mill with bolton
prompt-part = bolton
prompt-mat = Ce que chaque tuile coûte et rapporte : tapez « règle 2.1 ».

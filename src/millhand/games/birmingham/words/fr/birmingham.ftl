### Brass: Birmingham — pièces, événements, choix, questions, options. Sur les variables, voir common.ftl.

## Lieux

place-belper = Belper
    .in = à Belper
    .of = de Belper
place-derby = Derby
    .in = à Derby
    .of = de Derby
place-leek = Leek
    .in = à Leek
    .of = de Leek
place-stoke_on_trent = Stoke-on-Trent
    .in = à Stoke-on-Trent
    .of = de Stoke-on-Trent
place-stone = Stone
    .in = à Stone
    .of = de Stone
place-uttoxeter = Uttoxeter
    .in = à Uttoxeter
    .of = d’Uttoxeter
place-stafford = Stafford
    .in = à Stafford
    .of = de Stafford
place-burton_on_trent = Burton-on-Trent
    .in = à Burton-on-Trent
    .of = de Burton-on-Trent
place-cannock = Cannock
    .in = à Cannock
    .of = de Cannock
place-tamworth = Tamworth
    .in = à Tamworth
    .of = de Tamworth
place-walsall = Walsall
    .in = à Walsall
    .of = de Walsall
place-wolverhampton = Wolverhampton
    .in = à Wolverhampton
    .of = de Wolverhampton
place-coalbrookdale = Coalbrookdale
    .in = à Coalbrookdale
    .of = de Coalbrookdale
place-dudley = Dudley
    .in = à Dudley
    .of = de Dudley
place-kidderminster = Kidderminster
    .in = à Kidderminster
    .of = de Kidderminster
place-worcester = Worcester
    .in = à Worcester
    .of = de Worcester
place-birmingham = Birmingham
    .in = à Birmingham
    .of = de Birmingham
place-coventry = Coventry
    .in = à Coventry
    .of = de Coventry
place-nuneaton = Nuneaton
    .in = à Nuneaton
    .of = de Nuneaton
place-redditch = Redditch
    .in = à Redditch
    .of = de Redditch

place-farm_brewery_north = ferme-brasserie du nord
    .in = à la ferme-brasserie du nord
    .of = de la ferme-brasserie du nord
place-farm_brewery_south = ferme-brasserie du sud
    .in = à la ferme-brasserie du sud
    .of = de la ferme-brasserie du sud

place-warrington = Warrington
    .in = à Warrington
    .of = de Warrington
place-nottingham = Nottingham
    .in = à Nottingham
    .of = de Nottingham
place-shrewsbury = Shrewsbury
    .in = à Shrewsbury
    .of = de Shrewsbury
place-oxford = Oxford
    .in = à Oxford
    .of = d’Oxford
place-gloucester = Gloucester
    .in = à Gloucester
    .of = de Gloucester

## Cases, marchands, cartes

# Une ferme-brasserie n’a qu’une case, qui se passe de numéro.
slot = { $place }{ comma-slot-number }
    .the = { $place-id ->
        [farm_brewery_north] la { $place }
        [farm_brewery_south] la { $place }
       *[other] la case { $number } { $place-of }
    }
    .in = { $place-in }{ comma-slot-number }
comma-slot-number = { $place-id ->
    [farm_brewery_north] { "" }
    [farm_brewery_south] { "" }
   *[other] , case { $number }
}

merchant = { $place }, marchand { $number }
    .the = le marchand { $number } { $place-of }
    .to = au marchand { $number } { $place-of }
    .of = du marchand { $number } { $place-of }

merchant_tile-any = toutes marchandises
    .buys = achète toutes les marchandises
merchant_tile-cotton_mill = coton
    .buys = achète du coton
merchant_tile-manufacturer = produits manufacturés
    .buys = achète des produits manufacturés
merchant_tile-pottery = céramique
    .buys = achète de la céramique
merchant_tile-blank = vierge
    .buys = n’achète rien

card = { $place }
    .the = la carte { $place }
    .a = une carte { $place }
card-iron_works = usine sidérurgique
    .the = la carte usine sidérurgique
    .a = une carte usine sidérurgique
card-coal_mine = mine de charbon
    .the = la carte mine de charbon
    .a = une carte mine de charbon
card-goods = filature de coton ou manufacture
    .the = la carte filature de coton ou manufacture
    .a = une carte filature de coton ou manufacture
card-pottery = usine de céramique
    .the = la carte usine de céramique
    .a = une carte usine de céramique
card-brewery = brasserie
    .the = la carte brasserie
    .a = une carte brasserie
card-wild_location = joker lieu
    .the = le joker lieu
    .a = un joker lieu
card-wild_industry = joker industrie
    .the = le joker industrie
    .a = un joker industrie

## Industries et tuiles

industry-cotton_mill = filature de coton
    .a = une filature de coton
    .the = la filature de coton
    .plural = filatures de coton
industry-manufacturer = manufacture
    .a = une manufacture
    .the = la manufacture
    .plural = manufactures
industry-pottery = usine de céramique
    .a = une usine de céramique
    .the = l’usine de céramique
    .plural = usines de céramique
industry-coal_mine = mine de charbon
    .a = une mine de charbon
    .the = la mine de charbon
    .plural = mines de charbon
industry-iron_works = usine sidérurgique
    .a = une usine sidérurgique
    .the = l’usine sidérurgique
    .plural = usines sidérurgiques
industry-brewery = brasserie
    .a = une brasserie
    .the = la brasserie
    .plural = brasseries

# $roman est le niveau. Une phrase parle d’une tuile par la forme .the. Toutes les industries sont du féminin.
tile = { $industry } { $roman }
    .the = { $industry-the } { $roman }
    .industry = { $industry-id }

resource-beer = bière
    .one = un tonneau de bière

## Ce qui arrive

event-reordered = { $seat } joue en { $position ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
} dans l’ordre du tour.
event-merchant_came = { $merchant-the } { $merchant_tile-buys }.
event-shuffled = La pioche de { $cards } cartes est mélangée.
event-drew = { $seat } pioche { $card-the }.
    .without-card = { $seat } pioche une carte.
event-laid_face_down = { $seat } commence sa défausse avec { $card-the }, face cachée.
    .without-card = { $seat } commence sa défausse avec une carte face cachée.
event-discarded = { $seat } défausse { $card-the }.
event-returned_wild = { $seat } remet { $card-the } sur sa pile.
event-took_wild = { $seat } prend { $card-a }.
event-paid = { $seat } paie { $money } { $purpose-paid }.
event-earned = { $seat } reçoit { $money } { $purpose-earned }.
event-placed = { $cubes ->
    [0] { $seat } construit { $tile-the } { $slot-in }.
   *[other] { $seat } construit { $tile-the } avec { new-cubes } { $slot-in }.
}
new-cubes = { $tile-industry ->
    [brewery] { $cubes ->
        [one] { $cubes } tonneau
       *[other] { $cubes } tonneaux
    }
   *[other] { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
}
event-replaced = { $owner-id ->
    [self] { $seat } remplace sa propre { $tile } { $slot-in }.
   *[other] { $seat } remplace { $tile-the } { $owner-of } { $slot-in }.
}
event-took_cube = { $seat } prélève { $resource-one } { $slot-in }.
event-bought_cube = { $seat } achète { $resource-one } au marché.
event-sold_cube = { $seat } livre { $resource-one } au marché.
event-took_barrel = { $seat } prélève le tonneau { $merchant-of }.
event-flipped = { $tile-the } { $owner-of } est retournée { $slot-in }.
event-income_moved = Le marqueur de revenu { $seat-of } passe à la case { $space } : niveau de revenu { $level-sign ->
    [minus] −{ $level-size }
   *[other] { $level }
}.
event-linked = { $seat } pose un lien { $connection }.
event-developed = { $seat } développe : { $tile-the } est écartée de son plateau de joueur.
event-sold = { $seat } vend { $merchant-to } les marchandises produites { $slot-in }.
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
event-barrel_came = Un tonneau est placé près { $merchant-of }.
event-passed = { $seat } passe.
event-round_began = La manche { $round } de { $era-the } commence.
event-era_began = { $era-the } commence.
event-links_returned = { $links ->
    [0] { $seat } n’a aucun lien à reprendre.
    [one] { $seat } reprend { $links } lien.
   *[other] { $seat } reprend { $links } liens.
}
event-game_ended = La partie est terminée.
event-borrowed = { $seat } contracte un emprunt.
event-scouted = { $seat } prospecte.
event-bonus_declined = { $seat } refuse le bonus.

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
purpose-bonus = bonus de marchand
    .earned = de bonus de marchand
purpose-tile_given_up = tuile cédée
    .earned = pour la tuile cédée

## D’où viennent les points

source-canals = canaux
    .for = pour le canal
source-canal_tiles = tuiles de l’ère des canaux
    .for = pour
source-rails = liens de rail
    .for = pour le lien de rail
source-rail_tiles = tuiles de l’ère du rail
    .for = pour
source-merchants = bière des marchands
    .for = de bonus de marchand
source-shortfall = dettes à payer
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
question-coal = choisir la mine d’où vient le charbon
question-iron = choisir l’usine sidérurgique d’où vient le fer
question-beer = choisir d’où vient la bière
question-merchant = choisir le marchand à qui vendre
question-bonus = choisir l’industrie dont la tuile la plus basse quitte votre plateau de joueur en bonus
question-more = en choisir encore une, ou en rester là
question-shortfall = choisir une tuile à céder pour la dette à payer
question-turn_order = mélanger l’ordre du tour
question-merchant_tiles = mélanger les tuiles marchand
question-deck = mélanger la pioche
question-over = la partie est terminée

## Ce que l’on peut choisir

choice-build = construire { $tile-the } { $slot-in }
    .without-tile = construire { $industry-a } { $slot-in }
choice-link = poser un lien { $connection }
choice-develop = développer { $tile-the }
    .without-tile = développer { $industry-a }
choice-sell = vendre les marchandises produites { $slot-in }
choice-borrow = emprunter
choice-scout = prospecter
choice-pass = passer
choice-with = avec { $card-the }
choice-coal = prélever du charbon { $slot-in }
choice-iron = prélever du fer { $slot-in }
choice-beer = prélever de la bière { $slot-in }
choice-barrel = prélever le tonneau { $merchant-of }
choice-to = { $merchant-to }
choice-bonus = en bonus, développer { $industry-a }
choice-give_up = céder la tuile qui se trouve { $slot-in }
choice-stop = en rester là
choice-decline = refuser le bonus

## Options

option-introductory = partie d’introduction
option-gloucester_optional = le bonus de Gloucester peut être refusé
option-overbuild_only_without_free_slot = remplacement seulement s’il n’y a pas de case libre
option-tie_break_income = égalités réglées au revenu
option-intro_income_last_round = revenu après la dernière manche de la partie d’introduction
option-refund_zero_tiles_removable = les tuiles remboursées 0 £ peuvent être cédées
option-manufacturer_4_money = coût en argent de la manufacture IV
option-owner_sees_facedown_card = chacun peut regarder sa carte face cachée
option-discards_open = les défausses peuvent être consultées
option-link_tiles_per_player = tuiles lien par joueur

value-introductory = { yes-or-no }
value-gloucester_optional = { yes-or-no }
value-overbuild_only_without_free_slot = { yes-or-no }
value-tie_break_income = { $value ->
    [level] par niveau
   *[space] par case
}
value-intro_income_last_round = { yes-or-no }
value-refund_zero_tiles_removable = { yes-or-no }
value-manufacturer_4_money = { $value } £
value-owner_sees_facedown_card = { yes-or-no }
value-discards_open = { yes-or-no }
value-link_tiles_per_player = { $value ->
    [unlimited] illimitées
   *[other] { $value }
}
yes-or-no = { $value ->
    [true] { yes }
   *[false] { no }
}

## Ce qu’on voit

seen-merchants = Marchands
    .one = { $merchant } : { $merchant_tile-buys }{ $barrel ->
        [true] , 1 tonneau
       *[false] { "" }
    }
cubes-on-tile = { $resource-id ->
    [beer] { $cubes ->
        [one] { $cubes } tonneau
       *[other] { $cubes } tonneaux
    }
   *[other] { cubes }
}

## À l’invite

# Un coup de ce jeu, et un nom qui en fait partie.
prompt-example = build dudley.1 coal_mine with dudley
prompt-part = dudley
prompt-mat = Ce que chaque tuile coûte et rapporte : tapez « règle 2.8 ».

### Age of Industry — pièces, événements, choix, questions, options. Sur les variables : common.ftl.

## Joueurs, argent et acier

colour-green = Vert
    .of = de Vert

# On joue ce jeu en dollars.
money = { $amount-sign ->
    [minus] −{ $amount-size } $
   *[other] { $amount-size } $
}

## Lieux

# Allemagne
place-denmark = Danemark
    .in = au Danemark
    .of = du Danemark
place-hamburg = Hamburg
    .in = à Hamburg
    .of = de Hamburg
place-bremen = Bremen
    .in = à Bremen
    .of = de Bremen
place-hannover = Hannover
    .in = à Hannover
    .of = de Hannover
place-rostock = Rostock
    .in = à Rostock
    .of = de Rostock
place-stettin = Stettin
    .in = à Stettin
    .of = de Stettin
place-danzig = Danzig
    .in = à Danzig
    .of = de Danzig
place-konigsberg = Königsberg
    .in = à Königsberg
    .of = de Königsberg
place-russia = Russie
    .in = en Russie
    .of = de Russie
place-posen = Posen
    .in = à Posen
    .of = de Posen
place-poland = Pologne
    .in = en Pologne
    .of = de Pologne
place-breslau = Breslau
    .in = à Breslau
    .of = de Breslau
place-berlin = Berlin
    .in = à Berlin
    .of = de Berlin
place-magdeburg = Magdeburg
    .in = à Magdeburg
    .of = de Magdeburg
place-leipzig = Leipzig
    .in = à Leipzig
    .of = de Leipzig
place-dresden = Dresden
    .in = à Dresden
    .of = de Dresden
place-netherlands = Pays-Bas
    .in = aux Pays-Bas
    .of = des Pays-Bas
place-munster = Münster
    .in = à Münster
    .of = de Münster
place-essen = Essen
    .in = à Essen
    .of = d’Essen
place-koln = Köln
    .in = à Köln
    .of = de Köln
place-kassel = Kassel
    .in = à Kassel
    .of = de Kassel
place-erfurt = Erfurt
    .in = à Erfurt
    .of = d’Erfurt
place-frankfurt = Frankfurt
    .in = à Frankfurt
    .of = de Frankfurt
place-mannheim = Mannheim
    .in = à Mannheim
    .of = de Mannheim
place-saarbrucken = Saarbrücken
    .in = à Saarbrücken
    .of = de Saarbrücken
place-stuttgart = Stuttgart
    .in = à Stuttgart
    .of = de Stuttgart
place-france = France
    .in = en France
    .of = de France
place-switzerland = Suisse
    .in = en Suisse
    .of = de Suisse
place-wurzburg = Würzburg
    .in = à Würzburg
    .of = de Würzburg
place-ulm = Ulm
    .in = à Ulm
    .of = d’Ulm
place-nurnberg = Nürnberg
    .in = à Nürnberg
    .of = de Nürnberg
place-augsburg = Augsburg
    .in = à Augsburg
    .of = d’Augsburg
place-munchen = München
    .in = à München
    .of = de München
place-regensburg = Regensburg
    .in = à Regensburg
    .of = de Regensburg
place-bohemia = Bohême
    .in = en Bohême
    .of = de Bohême
place-austria = Autriche
    .in = en Autriche
    .of = d’Autriche

# Nouvelle-Angleterre
place-canada = Canada
    .in = au Canada
    .of = du Canada
place-lewiston = Lewiston
    .in = à Lewiston
    .of = de Lewiston
place-portland = Portland
    .in = à Portland
    .of = de Portland
place-portsmouth = Portsmouth
    .in = à Portsmouth
    .of = de Portsmouth
place-manchester = Manchester
    .in = à Manchester
    .of = de Manchester
place-white_river = White River
    .in = à White River
    .of = de White River
place-rutland = Rutland
    .in = à Rutland
    .of = de Rutland
place-brattleboro = Brattleboro
    .in = à Brattleboro
    .of = de Brattleboro
place-lowell = Lowell
    .in = à Lowell
    .of = de Lowell
place-lawrence = Lawrence
    .in = à Lawrence
    .of = de Lawrence
place-boston = Boston
    .in = à Boston
    .of = de Boston
place-fitchburg = Fitchburg
    .in = à Fitchburg
    .of = de Fitchburg
place-worcester = Worcester
    .in = à Worcester
    .of = de Worcester
place-holyoke = Holyoke
    .in = à Holyoke
    .of = de Holyoke
place-springfield = Springfield
    .in = à Springfield
    .of = de Springfield
place-pittsfield = Pittsfield
    .in = à Pittsfield
    .of = de Pittsfield
place-albany = Albany
    .in = à Albany
    .of = d’Albany
place-west = Ouest
    .in = dans l’Ouest
    .of = de l’Ouest
place-poughkeepsie = Poughkeepsie
    .in = à Poughkeepsie
    .of = de Poughkeepsie
place-new_york = New York
    .in = à New York
    .of = de New York
place-pennsylvania = Pennsylvanie
    .in = en Pennsylvanie
    .of = de Pennsylvanie
place-pawtucket = Pawtucket
    .in = à Pawtucket
    .of = de Pawtucket
place-providence = Providence
    .in = à Providence
    .of = de Providence
place-fall_river = Fall River
    .in = à Fall River
    .of = de Fall River
place-new_bedford = New Bedford
    .in = à New Bedford
    .of = de New Bedford
place-willimantic = Willimantic
    .in = à Willimantic
    .of = de Willimantic
place-hartford = Hartford
    .in = à Hartford
    .of = de Hartford
place-new_london = New London
    .in = à New London
    .of = de New London
place-new_haven = New Haven
    .in = à New Haven
    .of = de New Haven
place-bridgeport = Bridgeport
    .in = à Bridgeport
    .of = de Bridgeport
place-waterbury = Waterbury
    .in = à Waterbury
    .of = de Waterbury

# En mer
place-gulf_of_maine = golfe du Maine
    .in = dans le golfe du Maine
    .of = du golfe du Maine
place-massachusetts_bay = baie du Massachusetts
    .in = dans la baie du Massachusetts
    .of = de la baie du Massachusetts
place-cape_cod_bay = baie de Cape Cod
    .in = dans la baie de Cape Cod
    .of = de la baie de Cape Cod
place-new_york_bay = baie de New York
    .in = dans la baie de New York
    .of = de la baie de New York
place-rhode_island_sound = détroit de Rhode Island
    .in = dans le détroit de Rhode Island
    .of = du détroit de Rhode Island
place-long_island_sound = détroit de Long Island
    .in = dans le détroit de Long Island
    .of = du détroit de Long Island

## Cases, marchés, cartes

slot = { $place }, case { $number }
    .the = la case { $number } { $place-of }
    .in = { $place-in }, case { $number }

market = marché { $place-of }
    .the = le marché { $place-of }
    .to = au marché { $place-of }

market_token-cotton = coton
    .wants = demande du coton
market_token-manufactured = produits manufacturés
    .wants = demande des produits manufacturés
market_token-both = coton ou produits manufacturés
    .wants = demande du coton ou des produits manufacturés
market_token-none = aucune demande
    .wants = ne demande rien

card-cotton_mill = filature de coton
    .the = la carte filature de coton
    .a = une carte filature de coton
card-factory = fabrique
    .the = la carte fabrique
    .a = une carte fabrique
card-iron_works = aciérie
    .the = la carte aciérie
    .a = une carte aciérie
card-coal_mine = mine
    .the = la carte mine
    .a = une carte mine
card-port = port
    .the = la carte port
    .a = une carte port
card-ship = navire
    .the = la carte navire
    .a = une carte navire
card-brown = marron
    .the = la carte marron
    .a = une carte marron
card-mauve = mauve
    .the = la carte mauve
    .a = une carte mauve
card-blue = bleue
    .the = la carte bleue
    .a = une carte bleue
card-green = verte
    .the = la carte verte
    .a = une carte verte
card-orange = orange
    .the = la carte orange
    .a = une carte orange
card-grey = grise
    .the = la carte grise
    .a = une carte grise
# Une couleur que seul le fichier de plateau de quelqu’un connaît.
card = { $place }
    .the = la carte { $place }
    .a = une carte { $place }
card-deck = pioche
    .the = la carte du dessus de la pioche
    .a = une carte de la pioche

## Industries et tuiles

industry-cotton_mill = filature de coton
    .a = une filature de coton
    .the = la filature de coton
    .own = sa propre filature de coton
    .none = aucune filature de coton
    .flipped = retournée
    .built = construite
    .removed = écartée
industry-factory = fabrique
    .a = une fabrique
    .the = la fabrique
    .own = sa propre fabrique
    .none = aucune fabrique
    .flipped = retournée
    .built = construite
    .removed = écartée
industry-iron_works = aciérie
    .a = une aciérie
    .the = l’aciérie
    .own = sa propre aciérie
    .none = aucune aciérie
    .flipped = retournée
    .built = construite
    .removed = écartée
industry-coal_mine = mine
    .a = une mine
    .the = la mine
    .own = sa propre mine
    .none = aucune mine
    .flipped = retournée
    .built = construite
    .removed = écartée
industry-port = port
    .a = un port
    .the = le port
    .own = son propre port
    .none = aucun port
    .flipped = retourné
    .built = construit
    .removed = écarté
industry-ship = navire
    .a = un navire
    .the = le navire
    .own = son propre navire
    .none = aucun navire
    .flipped = retourné
    .built = construit
    .removed = écarté

# $roman est le niveau. Une phrase parle d’une tuile par la forme .the.
roman = { $number }
tile = { $industry } { $roman }
    .the = { $industry-the } { $roman }
    .own = { $industry-own } { $roman }
    .flipped = { $industry-flipped }
    .built = { $industry-built }
    .removed = { $industry-removed }

resource-iron = acier
    .one = un cube d’acier

loans = { $number ->
    [one] { $number } emprunt
   *[other] { $number } emprunts
}

## Ce qui arrive

event-reordered = { $seat } joue en { $position ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[other] cinquième
} dans l’ordre du tour.
event-market_opened = { $market-the } { $market_token-wants }.
event-shuffled = La pioche de { $cards } cartes est mélangée.
event-drew = { $seat } pioche { $card-the }.
    .without-card = { $seat } pioche une carte.
event-took_card = { $seat } prend { $card-the }, qui était visible.
event-turned_up = { $card-the } est retournée face visible.
event-discarded = { $seat } défausse { $card-the }.
event-paid = { $seat } paie { $money } { $purpose-paid }.
event-earned = { $seat } reçoit { $money } { $purpose-earned }.
event-borrowed = { $seat } prend { $loans }.
event-repaid = { $seat } rembourse { $loans }.
event-placed = { $cubes ->
    [0] { $seat } construit { $tile-the } { $slot-in }.
   *[other] { $seat } construit { $tile-the } avec { some-cubes } { $slot-in }.
}
some-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
event-replaced = { $owner-id ->
    [self] { $seat } remplace { $tile-own } { $slot-in }.
   *[other] { $seat } remplace { $tile-the } { $owner-of } { $slot-in }.
}
event-took_cube = { $seat } prélève { $resource-one } { $slot-in }.
event-bought_cube = { $seat } achète { $resource-one } au tableau de demande.
event-sold_cube = { $seat } livre { $resource-one } au tableau de demande, depuis { $slot-the }.
event-flipped = { $tile-the } { $owner-of } est { $tile-flipped } { $slot-in }.
event-linked = { $seat } construit un rail { $connection }.
event-developed = { $seat } développe : { $tile-the } est { $tile-removed } de son plateau de joueur.
event-sold_to_port = { $seat } vend les marchandises produites { $slot-in } par le port qui se trouve { $port-in }.
event-sold_to_market = { $seat } vend les marchandises produites { $slot-in } { $market-to }.
event-passed = { $cards ->
    [0] { $seat } passe sans défausser.
   *[other] { $seat } passe.
}
event-round_began = La manche { $round } commence.
event-scored = { $points-sign ->
    [minus] { $seat } perd { lost-points } { $source-for }.
   *[other] { $seat } marque { victory-points } { $source-for }.
}
lost-points = { $points-size ->
    [one] { $points-size } point
   *[other] { $points-size } points
}
event-rail_brought = { $connection } rapporte { $money }.
event-tile_brought = { $tile-the } rapporte { victory-points } { $slot-in }.
event-game_ended = La partie est terminée : { $ending }.

ending-deck_and_hand_empty = la pioche est vide et quelqu’un n’a plus de cartes
ending-deck_empty = la pioche est vide
ending-everybody_passed = tous ont passé sans défausser pendant une manche entière

## À quoi sert l’argent

purpose-tile = tuile
    .paid = pour la tuile
purpose-rail = rail
    .paid = pour le rail
purpose-coal = charbon
    .paid = pour du charbon
    .earned = pour du charbon
purpose-iron = acier
    .paid = pour de l’acier
    .earned = pour de l’acier
purpose-loan = emprunt
    .paid = pour rembourser un emprunt
    .earned = d’emprunt
purpose-interest = intérêts
    .paid = d’intérêts
purpose-flipping = tuile retournée
    .earned = pour la tuile retournée
purpose-rails_at_the_end = rails
    .earned = pour ses rails

## D’où viennent les points

source-money = argent
    .for = pour son argent
source-tiles = tuiles
    .for = pour ses tuiles sur la carte
source-loans = emprunts ouverts
    .for = pour ses emprunts ouverts

## Ce qui est demandé

question-action = choisir une action
question-card = choisir une carte à défausser
question-coal = choisir d’où vient le charbon
question-iron = choisir l’aciérie d’où vient l’acier
question-outlet = choisir un port ou un marché où vendre
question-more = choisir encore une tuile à vendre, ou en rester là
question-borrow = prendre encore un emprunt, ou en rester là
question-draw = choisir la seconde carte à piocher
question-repay = choisir combien d’emprunts rembourser, ou finir le tour
question-first_player = tirer le premier joueur
question-market_tokens = mélanger les marqueurs marché
question-deck = mélanger la pioche
question-over = la partie est terminée

## Ce que l’on peut choisir

choice-build = construire { $tile-the } { $slot-in }, en prenant { $loans }
    .without-tile = construire { $industry-a } { $slot-in }
    .without-loans = construire { $tile-the } { $slot-in }
choice-combine = avec les deux actions, construire { $tile-the } { $slot-in }, en prenant { $loans }
    .without-tile = avec les deux actions, construire { $industry-a } { $slot-in }
    .without-loans = avec les deux actions, construire { $tile-the } { $slot-in }
choice-link = construire un rail { $connection }, en prenant { $loans }
    .without-loans = construire un rail { $connection }
choice-sell = vendre les marchandises produites { $slot-in }
choice-develop = développer { $tile-the }
    .without-tile = développer { $industry-a }
choice-draw = prendre { $card-the }
choice-draw_deck = piocher la carte du dessus
choice-pass = passer
choice-borrow = prendre un emprunt sans nécessité
choice-repay = rembourser { $loans }
choice-with = avec { $card-the }
choice-coal = prélever du charbon { $slot-in }
choice-iron = prélever de l’acier { $slot-in }
choice-to = par le port qui se trouve { $slot-in }
choice-market = { $market-to }
choice-stop = en rester là
choice-free = sans défausser
choice-done = finir le tour

## À table

links = Rails

## Options

option-map = carte
option-loan_repay = prix du remboursement d’un emprunt
option-free_pass = passer sans défausser
option-second_edition_hands = six cartes pour chacun (seconde édition)
option-second_edition_end = la partie finit avec la pioche (seconde édition)
option-sea_lanes = où portent les voies maritimes
option-foreign_iron_works = ce qui remplace les aciéries des autres

value-map = { $value ->
    [new_england] Nouvelle-Angleterre
   *[germany] Allemagne
}
value-loan_repay = { $value } $
value-free_pass = { $value ->
    [empty_hand] seulement avec une main vide
   *[seed] aussi quand on ne peut plus piocher
}
value-second_edition_hands = { yes-or-no }
value-second_edition_end = { yes-or-no }
value-sea_lanes = { $value ->
    [ship_and_port] entre un navire et un port qui sont là
   *[complete] dès le début, comme des rails
}
value-foreign_iron_works = { $value ->
    [by_any_industry] toute industrie
   *[by_iron_works] seulement une aciérie
}
yes-or-no = { $value ->
    [true] { yes }
   *[false] { no }
}

## Ce qu’on voit

seen-market_tokens = Marchés
    .one = { $market } : { goods-wanted }{ $open ->
        [true] { "" }
       *[false] , dès qu’un navire s’y tient
    }
goods-wanted = { $used ->
    [true] épuisé
   *[false] { $market_token }
}
seen-imports = Importations de charbon
    .one = { $slot } : { cubes }
market-of = { $resource-id ->
    [coal] Charbon sur le tableau de demande
   *[iron] Acier sur le tableau de demande
}
seen-loans = { $loans }
seen-standing = { $standing-sign ->
    [minus] −{ $standing-size }
   *[other] { $standing }
} { $standing-size ->
    [one] point
   *[other] points
} si la partie s’arrêtait
seen-links_left = rails restants : { $links_left }

## À l’invite

# Un coup de ce jeu, et un nom qui en fait partie.
prompt-example = pass with factory
prompt-part = factory
prompt-mat = Ce que chaque tuile coûte et rapporte : tapez « règle 6.2 ».
prompt-kind-link = construire un rail
prompt-kind-borrow = emprunter sans nécessité
prompt-kind-to = débouché
prompt-board-germany = { prompt-reconstructed-map } « millhand board show age_of_industry germany » montre la carte.
prompt-board-new_england = { prompt-reconstructed-map } « millhand board show age_of_industry new_england » montre la carte.
prompt-reconstructed-map = Les cartes et le plateau de joueur imprimés de ce jeu ne sont pas documentés publiquement : cette carte et la plupart des chiffres du plateau sont une reconstitution.

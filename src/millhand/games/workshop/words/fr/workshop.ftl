### Workshop of the World — pièces, événements, choix, questions, options. Les variables : voir common.ftl.

## Villes

place-edinburgh = Edinburgh
    .in = à Edinburgh
    .of = d’Edinburgh
place-glasgow = Glasgow
    .in = à Glasgow
    .of = de Glasgow
place-newcastle = Newcastle
    .in = à Newcastle
    .of = de Newcastle
place-carlisle = Carlisle
    .in = à Carlisle
    .of = de Carlisle
place-lancaster = Lancaster
    .in = à Lancaster
    .of = de Lancaster
place-york = York
    .in = à York
    .of = de York
place-leeds = Leeds
    .in = à Leeds
    .of = de Leeds
place-hull = Hull
    .in = à Hull
    .of = de Hull
place-manchester = Manchester
    .in = à Manchester
    .of = de Manchester
place-liverpool = Liverpool
    .in = à Liverpool
    .of = de Liverpool
place-sheffield = Sheffield
    .in = à Sheffield
    .of = de Sheffield
place-lincoln = Lincoln
    .in = à Lincoln
    .of = de Lincoln
place-stoke = Stoke
    .in = à Stoke
    .of = de Stoke
place-nottingham = Nottingham
    .in = à Nottingham
    .of = de Nottingham
place-derby = Derby
    .in = à Derby
    .of = de Derby
place-shrewsbury = Shrewsbury
    .in = à Shrewsbury
    .of = de Shrewsbury
place-leicester = Leicester
    .in = à Leicester
    .of = de Leicester
place-norwich = Norwich
    .in = à Norwich
    .of = de Norwich
place-birmingham = Birmingham
    .in = à Birmingham
    .of = de Birmingham
place-northampton = Northampton
    .in = à Northampton
    .of = de Northampton
place-ipswich = Ipswich
    .in = à Ipswich
    .of = d’Ipswich
place-gloucester = Gloucester
    .in = à Gloucester
    .of = de Gloucester
place-oxford = Oxford
    .in = à Oxford
    .of = d’Oxford
place-london = London
    .in = à London
    .of = de London
place-cardiff = Cardiff
    .in = à Cardiff
    .of = de Cardiff
place-bristol = Bristol
    .in = à Bristol
    .of = de Bristol
place-reading = Reading
    .in = à Reading
    .of = de Reading
place-guildford = Guildford
    .in = à Guildford
    .of = de Guildford
place-dover = Dover
    .in = à Dover
    .of = de Dover
place-southampton = Southampton
    .in = à Southampton
    .of = de Southampton
place-portsmouth = Portsmouth
    .in = à Portsmouth
    .of = de Portsmouth
place-exeter = Exeter
    .in = à Exeter
    .of = d’Exeter
place-plymouth = Plymouth
    .in = à Plymouth
    .of = de Plymouth

## Couleurs

# .piece est la couleur d’un marqueur, d’une industrie, d’un lien ou d’un ensemble.
colour-red = Rouge
    .of = de Rouge
    .piece = rouge
    .feminine = rouge
colour-blue = Bleu
    .of = de Bleu
    .piece = bleu
    .feminine = bleue
colour-yellow = Jaune
    .of = de Jaune
    .piece = jaune
    .feminine = jaune
colour-green = Vert
    .of = de Vert
    .piece = vert
    .feminine = verte
colour-black = Noir
    .of = de Noir
    .piece = noir
    .feminine = noire

## Cartes, industries

card = { $place }
    .the = la carte { $place }
    .a = une carte { $place }
card-wild_2 = carte au choix de valeur 2
    .the = la carte au choix de valeur 2
    .a = une carte au choix de valeur 2
card-wild_3 = carte au choix de valeur 3
    .the = la carte au choix de valeur 3
    .a = une carte au choix de valeur 3
card-wild_4 = carte au choix de valeur 4
    .the = la carte au choix de valeur 4
    .a = une carte au choix de valeur 4

# Les jetons demande en main se disent là où d’autres jeux disent des cartes.
card-port = jeton port
    .the = le jeton port
    .a = un jeton port
card-heavy = jeton industrie lourde
    .the = le jeton industrie lourde
    .a = un jeton industrie lourde
card-textile = jeton textile
    .the = le jeton textile
    .a = un jeton textile
card-light = jeton industrie légère
    .the = le jeton industrie légère
    .a = un jeton industrie légère
card-craft = jeton artisanat
    .the = le jeton artisanat
    .a = un jeton artisanat

industry-port = port
    .token = jeton port
    .tokens = jetons port
industry-heavy = industrie lourde
    .token = jeton industrie lourde
    .tokens = jetons industrie lourde
industry-textile = textile
    .token = jeton textile
    .tokens = jetons textile
industry-light = industrie légère
    .token = jeton industrie légère
    .tokens = jetons industrie légère
industry-craft = artisanat
    .token = jeton artisanat
    .tokens = jetons artisanat

# L’argent décide de la partie : ce que d’autres jeux appellent points, ce sont ici des livres.
victory-points = { $points-sign ->
    [minus] −{ $points-size } £
   *[other] { $points-size } £
}
points = livres

## Ce qui arrive

event-reordered = { $seat } met le marqueur { $colour-piece } dans la boîte { $position } de la piste d’ordre du tour.
event-shuffled = Le paquet villes compte maintenant { $cards } cartes.
event-set_aside = { $cards } cartes sont mises de côté sans être vues.
event-tokens_shuffled = Les { $tokens } jetons demande sont mélangés face cachée.
event-drew_token = { $seat } pioche un { $industry-token }.
    .without-industry = { $seat } pioche un jeton demande.
event-sealed = { $seat } a choisi en secret.
event-pledged = { $seat } place un { $industry-token } sur le diagramme de demande.
event-kept_tokens = { $seat } ne place aucun jeton demande.
event-turned_up = { $card-the } est retournée.
event-bid = { $seat } offre { $money } avec le marqueur { $colour-piece }.
event-lots_drawn = Les offres sont égales, et le sort désigne { $seat }.
event-paid = { $seat } paie { $money } { $purpose-paid }.
event-earned = { $seat } reçoit { $money } { $purpose-earned }.
event-lent = La banque est vide, et { $seat } lui rend { $money }.
event-recouped = { $seat } récupère { $money } contre { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} de la piste de revenus.
event-took_card = { $seat } prend { $card-the }.
event-swapped = { $seat } défausse { $card-the } et pioche { $new_card-the } parmi celles mises de côté.
event-industry_removed = { $seat } retire une industrie { $colour-feminine } { $place-in }.
event-industry_placed = { $seat } place une industrie { $colour-feminine } { $place-in }.
event-linked = { $seat } pose un lien { $colour-piece } { $connection }.
event-income_moved = Le marqueur de revenu { $seat-of } passe à la case { $space }.
event-links_returned = { $links ->
    [0] { $seat } n’a aucun lien à reprendre.
    [one] { $seat } reprend { $links } lien.
   *[other] { $seat } reprend { $links } liens.
}
event-demand_began = La demande { $demand } est créée, { $era-in }.
event-round_began = La manche { $round } de { $era-the } commence.
event-era_began = { $era-the } commence.
event-link_brought = { $connection } rapporte { $points }.
event-town_brought = { $place } rapporte { $points }.
event-game_ended = La partie est terminée.

## À quoi sert l’argent

purpose-bids = offres
    .paid = pour son offre
purpose-links = liens
    .paid = pour des liens
purpose-recouping = argent récupéré
    .earned = contre des cases de la piste de revenus
purpose-track = piste de revenus
    .earned = de la piste de revenus
purpose-networks = réseaux
    .earned = pour ses réseaux
purpose-industries = industries
    .earned = pour ses industries

## D’où vient l’argent

source-start = argent du début
source-bids = offres
source-links = liens construits
source-recouping = argent récupéré
source-track = piste de revenus
source-networks = réseaux
source-industries = industries

## Ce qui est demandé

question-demand = choisir des jetons demande en secret
question-set = choisir en secret l’ensemble qui enchérit
question-bid = choisir une offre en secret, par exemple « bid 7 »
question-town_card = choisir une carte ville
question-swap = choisir entre utiliser la carte bloquée et l’échanger
question-town = choisir la ville pour la carte au choix
question-removal = choisir l’industrie qui fait place
question-links = choisir une connexion à construire, ou en rester là
question-turn_order = tirer l’ordre du tour au sort
question-deck = mélanger les cartes ville
question-setup_cards = mélanger les cartes de mise en place
question-tokens = mélanger les jetons demande
question-lots = tirer au sort
question-over = la partie est terminée

## Ce qui peut être choisi

choice-pledge = placer un { $industry-token }
choice-pledge_pair = placer deux { $industry-tokens }
choice-pledge_two = placer un { $industry-token } et un { $other_industry-token }
choice-keep = ne placer aucun jeton demande
choice-for = pour l’ensemble { $colour-piece }
choice-bid = offrir { $money }
choice-recoup = récupérer { $money }
sums-bid = offrir de { $least } à { $most }
sums-recoup = récupérer de { $least } à { $most }
choice-take = prendre { $card-the }
choice-take_town = prendre { $card-the } ({ $industry }, valeur { $worth })
choice-use = utiliser la carte bloquée
choice-swap = défausser la carte bloquée et en piocher une parmi celles mises de côté
choice-in = placer l’industrie { $place-in } ({ $industry })
choice-remove = retirer une industrie { $colour-feminine }
choice-link = construire { $connection }
choice-link_double = construire la double { $connection }
choice-stop = ne rien construire de plus

## Options

option-bank = argent de la banque
option-money_hidden = l’argent est caché aux autres
option-discards_open = la défausse peut être consultée
option-recoup_in_bids = on peut récupérer de l’argent avec une offre
option-income_between_links = le revenu est ajouté entre deux liens
option-two_player_cards = cartes retournées à deux joueurs
option-two_player_ties = égalités entre deux joueurs
option-two_player_sets = les deux ensembles d’un joueur
option-closing_demand = demande qui clôt une ère
option-crossing_joins = des liens qui se croisent sont contigus

value-bank = { $value ->
    [unlimited] illimité
   *[other] { $value } £
}
value-money_hidden = { yes-or-no }
value-discards_open = { yes-or-no }
value-recoup_in_bids = { yes-or-no }
value-income_between_links = { yes-or-no }
value-two_player_cards = { $value ->
    [two_and_two] deux avant chaque enchère
   *[four] quatre à la fois
}
value-two_player_ties = { $value ->
    [lots] toujours au sort
    [boxes] d’après les boîtes de la manche précédente
   *[track] d’après qui est en avance sur la piste
}
value-two_player_sets = { $value ->
    [separate] chacun pour soi
    [separate_turns] chacun pour soi dans ses tours
    [separate_networks] chacun pour soi dans ses réseaux
   *[merged] ensemble
}
value-closing_demand = { $value ->
    [before_last_round] avant la dernière manche
   *[after_last_round] après la dernière manche
}
value-crossing_joins = { yes-or-no }
yes-or-no = { $value ->
    [true] { yes }
   *[false] { no }
}

## Ce qu’on voit

seen-auction = { $auction ->
    [1] Première enchère
   *[other] Deuxième enchère
}
seen-demand = Demande : { industry-port } { $port }, { industry-heavy } { $heavy }, { industry-textile } { $textile }, { industry-light } { $light }, { industry-craft } { $craft }
seen-bank = Banque : { $bank }
seen-set = ensemble { $set-piece }
seen-hand_size = { $hand_size ->
    [one] { $hand_size } jeton demande
   *[other] { $hand_size } jetons demande
}
tiles = Industries
seen-tile = { $colour }
# Il n’y a pas de cases : une industrie se trouve dans une ville, qui dit de quel type elle est.
slot = { $place }
tile = { $industry }

## À l’invite

# Un coup de ce jeu, et un nom qui en fait partie.
prompt-example = take leeds link leeds york
prompt-part = leeds
prompt-mat = Il n’y a pas de plateaux de joueur ici. Villes, valeurs et industries : tapez « règle 1.1 » ; connexions : « règle 1.2 ».
prompt-board-england = Le plateau imprimé de ce jeu n’est pas documenté publiquement : celui-ci est une reconstitution. Ses villes, valeurs et industries : tapez « règle 1.1 » ; ses connexions : « règle 1.2 ».
about-players-2 = À deux, chacun a deux ensembles de couleur et une bourse pour les deux : Rouge joue rouge et bleu, Jaune joue jaune et vert. Une manche a deux enchères. Dans la première, vous choisissez avec votre offre lequel de vos ensembles joue son tour maintenant ; dans la deuxième, votre autre ensemble enchérit et joue son tour.

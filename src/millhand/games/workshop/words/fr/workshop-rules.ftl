### Workshop of the World — chaque règle de docs/rules/workshop.fr.md en une phrase.
### La clé est le numéro de la règle, avec un trait d’union pour le point.

## 1 Matériel et mots

WW-1-1 = Une ville a une valeur de 2, 3 ou 4 et un type d’industrie.
WW-1-2 = Une connexion a un emplacement de lien ou deux, et un emplacement reçoit un seul lien.
    .connection-is-free = { $connection } est déjà occupée.
WW-1-3 = À côté de la carte se trouvent la piste d’ordre du tour, le diagramme de demande, la piste de revenus et les places des cartes.
WW-1-4 = Sur les 39 cartes ville, six sont de mise en place, les autres sont générales ou au choix.
WW-1-5 = Les jetons demande montrent un type d’industrie, les liens ont deux côtés, et la banque garde l’argent.
WW-1-6 = Les industries se placent dans les villes et marquent le revenu et l’ordre du tour.

## 2 Mise en place

WW-2-1 = À trois, quatre ou cinq, chacun a un ensemble, 50 £ et son marqueur de revenu sur 0.
WW-2-2 = Le premier ordre du tour est tiré au sort.
WW-2-3 = Parmi les cartes qui ne sont pas de mise en place, 9, 11 ou 12 sont mises de côté sans être vues, à cinq, quatre ou trois joueurs.
WW-2-4 = Les six cartes de mise en place sont mélangées et posées sur le paquet villes.
WW-2-5 = Une ère dure exactement 6, 7, 9 ou 7 manches à cinq, quatre, trois ou deux joueurs.

## 3 Déroulement

WW-3-1 = Chaque ère a une demande au début, des manches, une demande à la fin, et des revenus.
WW-3-2 = Dans une manche, des cartes sont retournées, une enchère a lieu, et chacun joue un tour.
WW-3-3 = La manche qui vide le paquet villes est la dernière de son ère et se joue jusqu’au bout.

## 4 Création de demande

WW-4-1 = À la demande 1, chacun pioche deux jetons et en place un, choisi en secret et montré avec les autres.
    .tokens-are-in-hand = Vous n’avez pas de { $industry-token }, ou pas autant.
    .as-many-as-must-be-placed = Vous devez placer exactement { tokens-needed }, et non { $tokens }.
WW-4-2 = À la demande 2, chacun peut placer le jeton qui lui reste, ou le garder.
    .tokens-are-in-hand = Vous n’avez pas de { $industry-token }, ou pas autant.
    .no-more-than-may-be-placed = Vous pouvez placer au plus { tokens-needed }, et non { $tokens }.
WW-4-3 = À la demande 3, chacun pioche deux jetons de plus et en place exactement un de sa main.
    .tokens-are-in-hand = Vous n’avez pas de { $industry-token }, ou pas autant.
    .as-many-as-must-be-placed = Vous devez placer exactement { tokens-needed }, et non { $tokens }.
WW-4-4 = À la demande 4, chacun peut placer un jeton de plus, ou aucun.
    .tokens-are-in-hand = Vous n’avez pas de { $industry-token }, ou pas autant.
    .no-more-than-may-be-placed = Vous pouvez placer au plus { tokens-needed }, et non { $tokens }.
WW-4-5 = La demande est le nombre de jetons d’un type sur le diagramme, où ils restent jusqu’à la fin.

## 5 Enchère pour l’ordre du tour

WW-5-1 = Dans une manche, on retourne autant de cartes ville qu’il y a de joueurs.
WW-5-2 = Une offre est une somme entière de 0 £ à l’argent en main, choisie en secret.
    .bid-is-in-the-purse = Vous ne pouvez pas offrir { $cost } : vous n’avez que { $money }.
WW-5-3 = L’offre la plus haute prend la première boîte de la piste d’ordre du tour, la suivante la deuxième.
WW-5-4 = Entre offres égales, le marqueur qui se trouvait avant dans la boîte la plus basse passe devant.
WW-5-5 = Chacun paie son offre, quelle que soit la boîte gagnée.

## 6 Un tour

WW-6-1 = Les tours suivent la piste d’ordre du tour : une carte ville doit être prise, puis des liens peuvent être construits.
WW-6-2 = Une carte visible est prise, et une industrie placée dans sa ville, ou dans une ville quelconque de la valeur d’une carte au choix.
    .card-is-face-up = { $card-the } n’est pas parmi les cartes visibles.
    .town-is-named-by-the-card = { $card-the } ne peut pas servir { $place-in }.
WW-6-3 = Seule une carte dont les villes ont toutes leurs connexions occupées peut être échangée contre une carte mise de côté, qui doit être utilisée.
    .only-a-blocked-card-is-swapped = { $card-the } n’est pas bloquée et doit donc être utilisée.
WW-6-4 = Une ville ne reçoit pas plus d’industries que sa valeur ; dans une ville pleine, l’une d’elles fait place.
    .only-a-full-town-makes-room = { $standing ->
        [0] Aucune industrie ne se trouve
        [one] Une industrie se trouve
       *[other] { $standing } industries se trouvent
    } { $place-in }, et il y a place pour { $room } : aucune n’est retirée.
    .an-industry-of-this-colour-stands-there = Aucune industrie { $colour-feminine } ne se trouve { $place-in }.
WW-6-5 = Un ou deux liens peuvent être construits du point de départ, ou le deuxième de la ville atteinte ; une double, seulement entière.
    .link-starts-from-home-or-beyond-the-first = { $connection } ne touche ni { $place } ni une ville qu’un premier lien vient d’atteindre de là.
    .two-links-in-a-turn = Ce tour a déjà ses deux liens : { $connection } ne peut être construite de plus au départ { $place-of }.
    .double-is-built-whole = { $connection } est double et prend les deux liens d’un tour : elle ne peut être construite avec une autre au départ { $place-of }.
    .links-are-left = { $connection } prend { $needed ->
        [one] { $needed } lien
       *[other] { $needed } liens
    }, et il vous en reste { $links }.
WW-6-6 = Un lien coûte 3 £ à l’ère des canaux et 2 £ à celle du rail, une double deux fois plus.
    .price-can-be-paid = { $connection } coûte { $cost }, et vous n’avez que { $money }.
WW-6-7 = Après la construction, chaque ville qui vient d’être reliée et où se trouve une industrie à soi ajoute sa valeur au revenu, une fois.
WW-6-8 = Les villes atteintes par des liens de tours précédents et les liens des autres ne comptent pas.
WW-6-9 = La carte utilisée est défaussée, et la manche finit quand chacun a joué son tour.

## 7 Récupérer de l’argent

WW-7-1 = Reculer de deux cases sur la piste de revenus rapporte 1 £ de la banque, à tout moment.
    .marker-can-go-back-so-far = Pour récupérer { $money }, votre marqueur doit reculer de { $spaces } cases, et il est sur la case { $space }.
WW-7-2 = Une seule case de la piste de revenus ne rapporte rien.

## 8 Le croisement

WW-8-1 = Qui vient de placer au bout d’une des deux connexions qui se croisent ne peut pas construire sur l’autre.
    .crossing-is-no-junction = Au départ { $place-of }, vous ne pouvez pas construire sur { $connection } : les connexions s’y croisent sans se joindre.
WW-8-2 = Les deux connexions qui se croisent peuvent être occupées, et leurs liens n’y sont pas contigus.

## 9 Revenus à la fin d’une ère

WW-9-1 = La case du marqueur de revenu est payée en livres, et le marqueur revient à 0.
WW-9-2 = Le plus grand réseau paie 2 £ par lien et tous les autres liens 1 £ ; puis les liens reviennent à leurs propriétaires.
WW-9-3 = Chaque industrie paie la demande du type de sa ville.
WW-9-4 = Les industries restent dans leurs villes après l’ère des canaux.
WW-9-5 = Si la banque est vide, chaque joueur lui rend 50 £.

## 10 Changement d’ère

WW-10-1 = Industries, jetons, ordre du tour et argent restent ; les marqueurs sont sur 0 et aucun lien n’est sur le plateau.
WW-10-2 = Les 39 cartes ville sont mélangées toutes ensemble pour l’ère du rail.
WW-10-3 = On met de nouveau de côté autant de cartes qu’au début.

## 11 Fin et victoire

WW-11-1 = Après les revenus du rail, le joueur qui a le plus d’argent gagne.
WW-11-2 = À égalité, la boîte la plus basse de la piste d’ordre du tour gagne.

## 12 Secret

WW-12-1 = Les jetons demande sont cachés, et l’argent peut l’être.
WW-12-2 = Le paquet, les cartes mises de côté et les choix secrets sont cachés.
WW-12-3 = Chaque changement de l’argent d’un joueur est public.

## 13 Deux joueurs

WW-13-1 = Chacun des deux joueurs a deux ensembles et 100 £ pour les deux.
WW-13-2 = Chacun des deux joueurs a un marqueur de revenu, et aucun ordre du tour n’est tiré au sort.
WW-13-3 = À deux joueurs, onze cartes sont mises de côté.
WW-13-4 = À deux, chacun pioche quatre jetons et en place deux aux demandes 1 et 3, et jusqu’à deux aux demandes 2 et 4.
    .tokens-are-in-hand = Vous n’avez pas de { $industry-token }, ou pas autant.
    .as-many-as-must-be-placed = Vous devez placer exactement { tokens-needed }, et non { $tokens }.
    .no-more-than-may-be-placed = Vous pouvez placer au plus { tokens-needed }, et non { $tokens }.
WW-13-5 = Dans la première enchère à deux, chacun enchérit pour un de ses ensembles, pour les boîtes 1 et 2.
    .set-is-your-own = L’ensemble { $colour-piece } n’est pas à vous.
WW-13-6 = Dans la deuxième enchère à deux, les autres ensembles se disputent les boîtes 3 et 4.
WW-13-7 = À deux, un tour emploie les pièces d’un ensemble ; le revenu va au seul marqueur du joueur.
WW-13-8 = À deux, les revenus sont versés comme à plus de joueurs.

## 14 Lectures et options

WW-A1 = Une ville n’est bloquée que si toutes ses connexions sont occupées, quoi que le joueur puisse payer.
WW-A2 = Sans carte mise de côté, une carte bloquée doit être utilisée.
    .a-card-is-set-aside = Il n’y a plus de carte mise de côté : { $card-the } doit être utilisée.
WW-A3 = La carte piochée à la place d’une carte bloquée ne peut plus être échangée.
    .a-replacement-is-final = Vous avez déjà échangé une carte dans ce tour, et la nouvelle doit être utilisée.
WW-A4 = L’industrie qui fait place peut être la sienne.
WW-A5 = Le deuxième lien peut partir du bout du premier sans industrie à soi.
WW-A6 = Le revenu est ajouté une fois après toute la construction, ou, en option, aussi entre les liens.
WW-A7 = De l’argent peut être récupéré avec une offre secrète, sauf si la table en a décidé autrement.
    .bids-may-recoup = À cette table, on ne récupère pas d’argent avec une offre.
WW-A8 = Les égalités d’une enchère regardent l’ordre d’avant.
WW-A9 = De plusieurs réseaux également grands, un seul paie 2 £ par lien.
WW-A10 = L’interdiction du croisement vaut même là où d’autres règles l’impliquent déjà.
WW-A11 = Chaque fois que la banque ne peut pas payer, chaque joueur lui prête 50 £, qui comptent à la fin.
WW-A12 = Une carte au choix peut servir pour une ville pleine.
WW-A13 = Le marqueur de revenu se compte au-delà de la piste imprimée.
WW-A14 = Personne ne peut manquer d’industries, de liens ou de jetons.
WW-A15 = À deux, on retourne quatre cartes à la fois, ou deux avant chaque enchère.
WW-A16 = Une égalité à deux va à qui est en avance sur la piste ordre du tour, et au sort tant qu’elle est vide.
WW-A17 = Les deux ensembles d’un joueur comptent ensemble, ou chacun pour soi dans les tours, les réseaux ou les deux.
WW-A18 = À argent égal entre deux joueurs, le propriétaire de la boîte 1 gagne.
WW-A19 = L’ensemble qui enchérit d’abord est libre à chaque manche.
WW-A20 = Aux demandes 1 et 3, des jetons doivent être placés.
WW-A21 = Chacun peut consulter la défausse.
WW-A22 = La demande qui clôt une ère se crée après sa dernière manche, ou avant elle.
WW-A23 = Des liens qui se croisent ne sont pas contigus, sauf si la table en a décidé autrement.
WW-A24 = On peut récupérer de l’argent sans en manquer.

## Communs à plusieurs phrases

tokens-needed = { $needed ->
    [one] { $needed } jeton demande
   *[other] { $needed } jetons demande
}

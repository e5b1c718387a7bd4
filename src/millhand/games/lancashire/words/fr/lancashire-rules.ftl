### Brass: Lancashire — chaque règle de docs/rules/lancashire.fr.md en une phrase.
### La clé est le numéro de la règle, avec un trait d’union pour le point.

## 1 Définitions

BL-1-1 = La carte compte 19 villes avec des cases, 3 liaisons externes et 3 villages.
BL-1-2 = Deux lieux sont reliés si une chaîne ininterrompue de liens de l’ère les joint, à qui que soient ces liens.
BL-1-3 = Un réseau se compose des villes où l’on a une tuile et des lieux aux bouts de ses propres liens.
BL-1-4 = Un lieu a accès au marché s’il est relié à une ville qui a un port, retourné ou non, ou à une liaison externe.
BL-1-5 = Le lien virtuel entre Liverpool et Birkenhead ne porte ni charbon ni coton.
BL-1-6 = Une tuile se retourne une fois pour toutes, et le revenu de son propriétaire monte aussitôt.

## 2 Mise en place

BL-2-1 = Chacun commence avec 30 £, 37 tuiles industrie, 14 tuiles lien, aucun point de victoire et le marqueur de revenu sur la case 10.
BL-2-2 = Deux chantiers navals de niveau 0 sont au-dessus des autres.
BL-2-3 = Le marché du charbon et celui du fer ont 8 cases de 1 £ à 4 £ et commencent pleins.
BL-2-4 = Le marqueur du coton commence en haut, et les 12 tuiles du marché extérieur sont mélangées face cachée.
BL-2-5 = Le premier ordre du tour est tiré au hasard.
BL-2-6 = Les cubes et l’argent sont illimités ; les tuiles industrie et les tuiles lien ne le sont pas.

## 3 Cadre de la partie

BL-3-1 = On joue une ère des canaux et une ère du rail, chacune avec cartes, manches, décompte et fin.
BL-3-2 = Une ère dure 10 manches à trois joueurs et 8 à quatre.
BL-3-3 = À chaque ère les 66 cartes sont mélangées, chacun en reçoit 8, et quelques-unes sont mises de côté sans être vues.
BL-3-4 = Les cartes mises de côté à l’ère des canaux reviennent à l’ère du rail.
BL-3-5 = Les mains, la pioche, les cartes mises de côté et les tuiles non révélées sont cachées ; tout le reste est ouvert.

## 4 Une manche

BL-4-1 = Une manche, ce sont les revenus, les tours, le nouvel ordre et les mains refaites.
BL-4-2 = Les revenus sont versés au début de chaque manche.
BL-4-3 = Un tour comprend jusqu’à deux actions, et chacune, même passer, coûte une carte de la main.
    .card-is-in-hand = Vous n’avez pas { $card-the }.
BL-4-4 = À la première manche de l’ère des canaux, chacun joue une seule carte.
BL-4-5 = À la première manche on ne pose aucun canal.
    .no-link-in-the-first-round = À la première manche de l’ère des canaux, on ne pose aucun canal ; { $connection } devra attendre.
BL-4-6 = À la première manche, deux cartes peuvent être combinées pour une construction.
    .first-round-lets-combine = À cette table on ne combine pas deux cartes à la première manche.
BL-4-7 = Ce qui est payé pour les tuiles, les liens et les cubes compte comme dépensé, mais non un revenu négatif.
BL-4-8 = Après son tour chacun pioche autant de cartes qu’il en a joué, tant que la pioche y suffit.
BL-4-9 = Qui a moins dépensé joue plus tôt à la manche suivante ; à dépense égale, l’ordre demeure.
BL-4-10 = La dernière manche des canaux donne l’ordre de la première manche du rail.
BL-4-11 = Une ère s’achève quand la pioche et toutes les mains sont vides.

## 5 Revenus et dettes

BL-5-1 = Un revenu positif est reçu, un revenu négatif est payé.
BL-5-2 = Les gains font avancer le marqueur de revenu case par case, et il s’arrête sur la dernière.
BL-5-3 = Qui ne peut payer un revenu négatif retire de ses propres tuiles, chacune pour la moitié de son prix arrondie à l’inférieur, jusqu’à couvrir la dette.
    .tile-is-your-own = { $owner-id ->
        [none] Il n’y a pas de tuile { $slot-in } ; cédez une de vos tuiles.
       *[other] { $tile-the } { $owner-of } se trouve { $slot-in } ; vous ne pouvez céder que vos propres tuiles.
    }
BL-5-4 = Plusieurs débiteurs règlent leurs dettes dans l’ordre du tour.
BL-5-5 = Chaque livre d’une dette que rien ne couvre coûte 1 point de victoire, jusqu’à 0.
BL-5-6 = Sans dette, aucune tuile n’est cédée pour de l’argent.
    .tiles-may-be-sold-at-will = { $tile-id ->
        [none] Il n’y a pas de tuile { $slot-in }, et sans dette on n’en cède aucune.
       *[other] On ne cède pas { $tile-the } { $slot-in } : sans dette, cette table ne vend pas de tuiles.
    }

## 6 Action : construire

BL-6-1 = La tuile construite est la plus basse de sa pile, jamais de niveau 0, et l’ère doit la permettre.
    .a-tile-is-on-the-mat = Il ne vous reste sur votre plateau de joueur rien de l’industrie { $industry } pour { $slot-the }.
    .tile-is-above-level-0 = On ne construit jamais { $tile-the }, ni { $era-in } ni plus tard ; il faut d’abord développer pour atteindre la tuile suivante.
    .tile-belongs-to-the-era = { $era-id ->
        [canal] On ne peut construire { $tile-the } { $era-in } ; il faut attendre l’ère du rail.
       *[other] On ne peut plus construire { $tile-the } { $era-in } ; développez pour atteindre la tuile suivante.
    }
    .tile-is-the-lowest = Votre tuile la plus basse de cette industrie est { $tile-the }, et non une tuile de niveau { $claimed }.
BL-6-2 = Une construction demande la carte lieu de la ville, ou la carte de l’industrie pour une ville de son réseau.
    .some-card-fits = { $in_network ->
        [true] Aucune de vos cartes ne permet de construire { $industry-a } { $place-in } : il faut une carte de la ville ou de l’industrie, ou deux cartes à la fois.
       *[false] Aucune de vos cartes ne permet de construire { $industry-a } { $place-in } : hors de votre réseau, il faut une carte de la ville, ou deux cartes à la fois.
    }
    .card-names-the-town-or-the-industry = { $card-the } ne permet pas de construire { $industry-a } { $place-in } : elle ne nomme ni la ville ni l’industrie.
    .industry-card-builds-in-the-network = { $card-the } ne permet de construire { $industry-a } que dans votre réseau, et vous n’avez ni tuile ni lien { $place-in }.
BL-6-3 = Un joueur sans rien sur le plateau peut employer une carte industrie dans n’importe quelle ville.
BL-6-4 = Pour les cartes industrie, Liverpool et Birkenhead comptent comme liés.
BL-6-5 = Une tuile prend une case libre qui montre son industrie.
    .slot-shows-the-industry = { $slot-the } ne montre pas { $industry-the } ; choisissez une case qui convient.
BL-6-6 = Une case libre qui ne montre que l’industrie passe avant une case partagée.
    .single-icon-slot-is-used-first = Une case libre { $place-in } ne montre que { $industry-the } ; il faut d’abord prendre celle-là.
BL-6-7 = À l’ère des canaux un joueur a au plus une tuile par ville.
    .one-own-tile-per-town-in-the-canal-era = Vous avez déjà une tuile { $place-in } ; à l’ère des canaux, une seule y est permise, et { $industry-a } ne pourrait que la remplacer.
BL-6-8 = Le charbon et le fer doivent atteindre la ville.
    .coal-reaches-the-town = La tuile demande { $coal ->
        [one] { $coal } cube
       *[other] { $coal } cubes
    } de charbon, mais les mines reliées en ont { $available } et il n’y a pas d’accès au marché ; reliez { $place } à une mine ayant du charbon, à un port ou à une liaison externe.
BL-6-9 = Le prix entier doit être disponible avant toute vente.
    .tile-and-iron-can-be-paid = { $tile-the } coûte { $cost } en tout, et vous n’avez que { $money }.
    .coal-can-be-paid = { $tile-the } coûte { $cost } en tout, et vous n’avez que { $money }.
BL-6-10 = On paie, on consomme charbon et fer, puis la tuile est posée avec ses cubes.
BL-6-11 = Une nouvelle usine sidérurgique, ou une nouvelle mine de charbon qui a accès au marché, remplit les cases vides de son marché.
BL-6-12 = Un chantier naval est retourné dès qu’il est construit.

## 7 Action combinée

BL-7-1 = Au lieu des deux actions, deux cartes quelconques construisent une industrie quelconque dans une ville quelconque.
BL-7-2 = Une action combinée n’est jamais une seconde action et demande deux cartes.
    .both-actions-are-left = Une construction combinée prend les deux actions d’un tour, et il vous en reste { $actions }.
    .two-cards-are-held = Une construction combinée demande deux cartes, et vous en avez { $cards }.

## 8 Action : poser un lien

BL-8-1 = Chaque connexion porte un seul lien par ère, à qui qu’il soit.
    .connection-is-free = Un lien { $owner-of } se trouve déjà sur { $connection } ; une connexion n’en porte qu’un.
BL-8-2 = Un lien touche le réseau du joueur.
    .connection-touches-the-network = { $connection } ne touche pas votre réseau ; posez un lien qui part d’une de vos tuiles ou d’un de vos liens.
BL-8-3 = À l’ère des canaux une action pose un canal, pour 3 £.
    .one-canal-in-an-action = Une action pose un seul canal ; { $connection } devra attendre une autre action.
    .canal-lies-on-water = { $connection } est réservé aux rails ; on n’y pose pas de canal.
    .canal-can-be-paid = Un canal { $connection } coûte { $cost }, et vous n’avez que { $money }.
BL-8-4 = À l’ère du rail une action pose un rail pour 5 £ et 1 charbon, ou deux pour 15 £ et 2 charbons.
    .two-rails-in-an-action = Une action pose deux rails au plus ; { $connection } devra attendre une autre action.
    .rail-lies-on-land = { $connection } est réservé aux canaux ; on n’y pose pas de rail.
    .rail-can-be-paid = Le rail { $connection } coûte { $cost }, charbon compris, et vous n’avez que { $money }.
BL-8-5 = Deux rails sont posés l’un après l’autre, et le second peut se servir du premier.
BL-8-6 = Le charbon d’un rail vient à l’un de ses deux bouts.
    .coal-reaches-the-rail = Le rail demande du charbon, et depuis { $connection } on n’atteint ni mine ayant du charbon ni marché.
BL-8-7 = Un joueur a 14 tuiles lien.
    .a-link-tile-is-left = Il ne vous reste aucune tuile lien à poser sur { $connection }.

## 9 Remplacer une tuile

BL-9-1 = Une tuile ne se remplace que par une tuile de la même industrie et d’un niveau plus haut.
    .slot-is-free-or-holds-a-lower-tile = { $new_tile-id ->
        [none] Il y a déjà { $tile-the } { $slot-in }, et seul un niveau plus haut de la même industrie pourrait s’y mettre.
       *[other] Il y a déjà { $tile-the } { $slot-in }, et { $new_tile-the } n’est pas un niveau plus haut de la même industrie.
    }
BL-9-2 = On peut remplacer ses propres tuiles de toute industrie.
BL-9-3 = Les tuiles adverses de toute industrie peuvent être remplacées, ou seulement les mines de charbon et les usines sidérurgiques.
    .foreign-tile-is-a-mine-or-works = { $tile-the } { $owner-of } se trouve { $slot-in } ; à cette table, parmi les tuiles adverses, seules les mines de charbon et les usines sidérurgiques peuvent être remplacées.
BL-9-4 = La mine de charbon ou l’usine sidérurgique d’un adversaire ne se remplace que si ses cubes manquent partout.
    .cubes-of-foreign-tile-are-gone = { $of_tile ->
        [true] { $tile-the } { $owner-of } se trouve { $slot-in } ; à cette table, on ne peut remplacer cette tuile que si elle est vide, et elle porte encore { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        }.
       *[false] { $tile-the } { $owner-of } se trouve { $slot-in } ; on ne peut remplacer cette tuile que si ses cubes manquent partout, et il y en a encore { $cubes } sur le plateau ou au marché.
    }
BL-9-5 = Remplacer demande deux cartes et les deux actions.
    .one-card-does-not-overbuild = Il y a déjà { $tile-the } { $slot-in } ; à cette table, remplacer demande deux cartes à la fois.
BL-9-6 = L’ordre de préférence entre les cases ne concerne pas les remplacements.

## 10 Charbon et fer

BL-10-1 = Le charbon vient gratuitement de la plus proche mine reliée, sinon du marché si l’on y a accès.
    .mine-holds-coal = Il n’y a pas de mine ayant du charbon { $slot-in }.
    .mine-is-the-nearest = Le charbon ne se prélève pas { $slot-in } : c’est la plus proche mine reliée qui le fournit.
    .a-connected-mine-holds-coal = Le charbon ne se prélève pas { $slot-in } : aucune mine reliée n’en a, il s’achète donc.
BL-10-2 = Le fer vient gratuitement de toute usine sidérurgique ; on ne l’achète que si aucune n’en a.
    .works-hold-iron = Il n’y a pas d’usine sidérurgique ayant du fer { $slot-in }.
BL-10-3 = Les cubes sont pris un par un, et une tuile vidée est retournée.
BL-10-4 = Les cubes consommés vont à la réserve, et les marchés ne sont pas remplis entre les ères.

## 11 Action : développer

BL-11-1 = Développer retire une ou deux tuiles du plateau de joueur pour 1 fer chacune.
    .two-tiles-in-an-action = Une action de développement retire deux tuiles au plus ; { $industry-a } devra attendre une autre action.
    .iron-can-be-paid = Développer demande 1 fer, qui coûte maintenant { $cost }, et vous n’avez que { $money }.
    .tile-is-the-lowest = Votre tuile la plus basse de cette industrie est { $tile-the }, et non une tuile de niveau { $claimed }.
BL-11-2 = Les tuiles de tout niveau peuvent être développées, le niveau 0 compris.
    .a-tile-is-left = Il ne vous reste sur votre plateau de joueur rien de l’industrie { $industry } à développer.

## 12 Action : vendre du coton

BL-12-1 = Ses propres filatures de coton non retournées vendent, une ou plusieurs par action.
    .another-mill-may-sell = À cette table une seule filature vend par action ; { $slot-the } devra attendre.
    .mill-is-your-own = { $owner-id ->
        [none] Aucune tuile dont vendre le coton ne se trouve { $slot-in }.
       *[other] { $tile-the } { $owner-of } se trouve { $slot-in } ; vous ne vendez que le coton de vos propres filatures.
    }
    .tile-is-a-mill = { $tile-the } { $slot-in } n’est pas une filature de coton et ne vend rien.
    .mill-is-not-flipped = { $tile-the } { $slot-in } montre déjà son côté retourné : rien n’y est plus à vendre.
BL-12-2 = Une filature vend à un port relié non retourné ; les deux sont retournés.
    .somebody-buys-the-cotton = Personne n’achète le coton que produit { $tile-the } { $slot-in } : aucun port non retourné n’est relié, et le marché extérieur est hors d’atteinte ou fermé.
    .buyer-is-a-port = Aucun port ne se trouve { $port-in } pour acheter le coton que produit { $tile-the } { $slot-in }.
    .port-is-connected = Aucune chaîne de liens ne joint { $tile-the } { $slot-in } au port { $port-in }.
    .port-is-not-flipped = Le port { $port-in } est retourné et n’achète pas le coton que produit { $tile-the } { $slot-in }.
BL-12-3 = Une filature qui a accès au marché vend au marché extérieur jusqu’à ce qu’il ferme.
    .mill-has-market-access = La filature { $slot-in } n’a pas accès au marché, si bien que le marché extérieur, à la case { $cotton_space }, est hors d’atteinte.
    .distant-market-still-buys = Le marché extérieur est fermé jusqu’à l’ère suivante : son marqueur est sur la case { $cotton_space }, et la filature { $slot-in } ne peut rien y vendre.
BL-12-4 = Les ventes aux ports et au marché extérieur peuvent se mêler dans une action.

## 13 Action : emprunter

BL-13-1 = Un emprunt de 10 £, 20 £ ou 30 £ fait reculer le marqueur de revenu de 1, 2 ou 3 zones.
BL-13-2 = Aucun emprunt ne peut demander un revenu inférieur à −10 £.
    .income-can-fall-so-far = Un emprunt de { $money } ferait tomber votre revenu de { $level-sign ->
        [minus] −{ $level-size } £
       *[other] { $level-size } £
    } sous −10 £.
BL-13-3 = À l’ère du rail on n’emprunte plus une fois la pioche vide.
    .deck-is-not-used-up = La pioche de l’ère du rail est vide : on n’emprunte plus, ni { $money } ni aucune autre somme.

## 14 Décomptes et fins

BL-14-1 = Un lien rapporte 1 point par tuile retournée à ses bouts et 2 par bout où des icônes sont imprimées.
BL-14-2 = Chaque tuile retournée rapporte ses points à son propriétaire.
BL-14-3 = À la fin de la partie, chaque tranche entière de 10 £ rapporte 1 point.
BL-14-4 = Après l’ère des canaux, les canaux et les tuiles de niveau I quittent le plateau, et le marché extérieur rouvre.
BL-14-5 = Le plus de points gagne ; une égalité revient au revenu, puis à l’argent, puis à l’ordre du tour.

## 15 Options

BL-15-1 = Un préréglage donne une valeur à chaque option, et toute option peut s’en écarter.
BL-15-2 = Le préréglage seed suit la lettre du résumé, sauf en quelques endroits.
BL-O1 = On peut combiner deux cartes à la première manche, ou non.
BL-O2 = Remplacer demande deux cartes, ou une.
BL-O3 = Parmi les tuiles adverses on remplace toutes, ou les mines et les usines seulement.
BL-O4 = Les cubes doivent manquer sur le plateau et au marché, ou sur la tuile seule.
BL-O5 = Un développement est d’une ou de deux tuiles, ou toujours de deux.
    .two-tiles-can-be-developed = À cette table on développe deux tuiles à la fois : il vous en reste { $tiles }, deux fers coûtent { $cost }, et vous avez { $money }.
    .enough-tiles-are-developed = À cette table un développement ne s’arrête pas après une tuile.
BL-O6 = Plusieurs filatures peuvent vendre en une action, ou une seule.
BL-O7 = On peut emprunter jusqu’à un revenu de −10 £, ou seulement à partir de la case 10.
    .marker-is-not-below-the-start = À cette table on n’emprunte pas { $money } avec un marqueur sous la case 10, et votre revenu est de { $level-sign ->
        [minus] −{ $level-size } £
       *[other] { $level-size } £
    }.
BL-O8 = Le lien virtuel vaut dans les deux sens, de Liverpool à Birkenhead seulement, ou pas du tout.
BL-O9 = Une dette que rien ne couvre coûte des points, ou laisse un argent négatif.
BL-O10 = On ne vend des tuiles que pour une dette, ou à son gré à son tour.
BL-O11 = Les revenus sont versés au début de chaque manche, ou à la fin sauf la dernière.
BL-O12 = Une égalité se départage par le revenu, l’argent et l’ordre, d’abord par la case de revenu, ou finit en victoire partagée.
BL-O13 = La pioche perd des cartes au hasard, ou se compose des cartes marquées pour le nombre de joueurs.
BL-O14 = Une case propre à l’industrie passe d’abord, ou non.
BL-O15 = Sans rien sur le plateau, une carte industrie construit sur toute case, ou sur les cases libres seulement.

## 16 À deux joueurs

BL-16-1 = À deux on commence avec 25 £ et une pioche de 40 cartes, et l’on joue 10 manches par ère.
BL-16-2 = À deux, huit lieux et leurs connexions ne servent pas.
    .town-is-in-play = À deux joueurs rien ne se construit { $place-in }, pas même { $industry-a }.
    .connection-is-in-play = À deux joueurs { $connection } ne sert pas { $era-in }.
BL-16-3 = À deux, un canal peut joindre Lancaster et l’Écosse.
BL-16-4 = À deux, les marchés ont 6 cases de 2 £ à 4 £, et il y a 8 tuiles du marché extérieur.

## 17 Partie d’introduction

BL-17-1 = La partie d’introduction finit après l’ère des canaux et son décompte.
BL-17-2 = La partie d’introduction ajoute des points pour l’argent, pour le revenu et de nouveau pour les tuiles retournées de niveau II et plus.
BL-17-3 = La dernière manche de la partie d’introduction ne rapporte pas de revenu, et ses égalités se départagent comme ailleurs.

### Age of Industry — chaque règle de docs/rules/age_of_industry.fr.md en une phrase, et pourquoi elle refuse.
### La clé est le numéro de la règle, un trait d’union tenant lieu de point.

## 1 Termes et matériel

AI-1-1 = De deux à cinq joueurs ont chacun 35 tuiles, 12 rails et un disque pour l’ordre du tour.
AI-1-2 = Six industries ont chacune trois niveaux, avec deux tuiles par niveau et un seul navire de niveau 0.
AI-1-3 = Le nombre d’une tuile est son niveau et ses points de victoire.
AI-1-4 = Une tuile retournée paie son propriétaire une fois, reste sur la carte et ne sert plus.
AI-1-5 = Une tuile de niveau 0 ne se construit jamais ; elle ne peut qu’être écartée par un développement.
    .tile-is-not-of-level-0 = { $tile-the } ne peut être { $tile-built } ; un développement mène à la tuile suivante.
AI-1-6 = La pioche compte 36 cartes industrie et cinq cartes lieu de chacune des six couleurs.
AI-1-7 = Les cartes navire restent dans la pioche sur la carte de l’Allemagne.
AI-1-8 = Les villes ont une couleur et des cases, les villages n’ont ni l’une ni les autres, et les liaisons externes sont des lieux comme les autres.
AI-1-9 = Un port lointain donne accès au tableau de demande.
AI-1-10 = Un marché appartient à un lieu à terre ou tient à une case navire.
AI-1-11 = Cubes, pièces et emprunts sont illimités.

## 2 Mise en place

AI-2-1 = La table choisit l’Allemagne, sans navires, ou la Nouvelle-Angleterre.
AI-2-2 = Chacun commence sans argent et sans emprunt.
AI-2-3 = Le premier joueur est tiré au sort, et les autres suivent dans le sens horaire.
AI-2-4 = Chacun reçoit 5 cartes à deux ou quatre joueurs et 6 à trois ou cinq, et deux cartes sont visibles.
AI-2-5 = Le tableau de demande commence plein : deux cases à 1 $, deux à 2 $ et deux à 3 $, pour le charbon et pour l’acier.
AI-2-6 = En Nouvelle-Angleterre, chaque importation de charbon commence avec le nombre de cubes imprimé.
AI-2-7 = Un des 18 marqueurs marché mélangés est posé face visible sur chaque marché, et les autres sont hors du jeu.

## 3 Manches

AI-3-1 = Une manche, ce sont des actions, un nouvel ordre du tour et des intérêts.
AI-3-2 = Dans l’ordre du tour, chaque joueur fait deux actions de suite.
AI-3-3 = À la première manche, chaque joueur fait une action.
AI-3-4 = Les actions sont construire, rail, vendre, développer, piocher et passer, et les deux sont obligatoires.
    .both-actions-are-taken = { $actions ->
        [one] Il vous reste une action : jouez-la, ou passez.
       *[other] Il vous reste { $actions } actions : jouez-les, ou passez.
    }
AI-3-5 = Au lieu de deux actions, un joueur peut faire une action combinée, sauf à la première manche.
    .two-actions-are-left = Une action combinée prend les deux actions d’un tour, et il vous en reste { $actions }.
AI-3-6 = L’argent payé pour des actions compte comme dépensé ; intérêts et remboursements ne comptent pas.

## 4 Construire une industrie : la carte

AI-4-1 = Une construction coûte une carte de la main.
    .card-is-in-hand = Vous ne tenez pas { $card-the }.
AI-4-2 = Une carte industrie construit son industrie près des rails ou des tuiles du joueur, un navire aussi près de tout port, et n’importe où pour qui n’a rien sur la carte.
    .some-card-fits = Aucune de vos cartes ne permet de construire { $industry-a } { $place-in } : il faut une carte de cette couleur{ $foothold ->
        [0] {" "}; une carte de l’industrie ne construit que { footholds }.
       *[other] {" "}ou de l’industrie.
    }
    .industry-card-shows-the-industry = { $card-the } ne permet pas de construire { $industry-a } { $place-in }.
    .industry-card-builds-where-connected = { $card-the } ne permet pas de construire { $industry-a } { $place-in }, mais seulement { footholds }.
AI-4-3 = Une carte lieu construit tout dans tout lieu de sa couleur, relié ou non.
    .location-card-shows-the-colour = { $card-the } ne construit pas { $place-in }, qui a une autre couleur.
AI-4-4 = Aucune carte ne dispense des règles sur les cases, les tuiles, les cubes, les remplacements et les navires.

## 5 Cases

AI-5-1 = Les cases vierges admettent filatures, fabriques et aciéries ; les autres, ce qu’elles montrent.
    .slot-takes-the-industry = { $slot-the } n’admet pas { $industry-a }.
AI-5-2 = Une case porte une seule tuile.
AI-5-3 = Un joueur a une tuile dans un lieu d’une à trois cases et deux dans un lieu plus grand.
    .place-has-room-for-the-player = Vous pouvez avoir { own-tiles } { $place-in }, et pas davantage.
AI-5-4 = Un navire demande un port construit à l’autre bout d’une voie maritime.
    .ship-has-a-port = Aucune voie maritime ne mène de { $slot-the } à un port construit.

## 6 Le plateau de joueur

AI-6-1 = La tuile construite est la plus basse de son industrie qui reste sur le plateau de joueur.
    .a-tile-is-on-the-mat = Il ne vous reste { $industry-none } sur votre plateau de joueur.
    .tile-is-the-lowest = Votre tuile la plus basse de cette industrie est { $tile-the }, et non une tuile de niveau { $claimed }.
AI-6-2 = Une tuile coûte l’argent, le charbon et l’acier indiqués sur le plateau de joueur.

## 7 Acheminer charbon et acier

AI-7-1 = Les cubes viennent gratuitement des mines et des aciéries non retournées de n’importe quel joueur.
    .source-holds-a-cube = On ne peut prélever aucun de ces cubes { $slot-in }.
AI-7-2 = Les cubes voyagent par les rails de n’importe qui et par les voies maritimes.
AI-7-3 = On prend la source la plus proche, cube par cube ; parmi des sources égales, le joueur choisit.
    .source-is-the-nearest = { $slot-the } n’est pas la source reliée la plus proche.
AI-7-4 = L’acier demande une liaison et la source la plus proche, comme le charbon.
AI-7-5 = Une importation de charbon sert à tous dès que son navire est là, à deux voies maritimes du port.
AI-7-6 = Une voie maritime porte comme un rail, que son navire et son port soient là ou non.
AI-7-7 = Un cube employé va à la réserve, et le dernier retourne sa tuile.

## 8 Le tableau de demande

AI-8-1 = Le tableau de demande ne vend un cube que là où aucune source de la carte n’arrive.
    .some-source-reaches-the-place = Le cube ne se prélève pas { $slot-in } : aucune source n’arrive là, il s’achète donc.
AI-8-2 = Le tableau de demande sert les lieux reliés à un port construit ou à un port lointain.
    .coal-can-be-delivered = { $tile-the } demande { $coal ->
        [one] un cube de charbon
       *[other] { $coal } cubes de charbon
    }, et { $place-in } on { $available ->
        [0] n’atteint ni source ni port.
       *[other] n’en trouve que { $available }, car on n’atteint pas de port.
    }
    .iron-can-be-delivered = { $tile-the } demande { $iron ->
        [one] un cube d’acier
       *[other] { $iron } cubes d’acier
    }, et { $place-in } on { $available ->
        [0] n’atteint ni source ni port.
       *[other] n’en trouve que { $available }, car on n’atteint pas de port.
    }
AI-8-3 = On achète le cube le moins cher du tableau de demande ; s’il n’y en a plus, un cube coûte 4 $.
AI-8-4 = Un port en construction sert pour ses propres cubes.

## 9 Mines et aciéries

AI-9-1 = Une nouvelle mine ou aciérie reçoit les cubes indiqués sur le plateau de joueur.
AI-9-2 = Une nouvelle mine ou aciérie qui atteint un port vend des cubes au tableau de demande, la case la plus chère d’abord.
AI-9-3 = Quand le dernier cube part, la tuile est retournée et paie aussitôt son propriétaire.

## 10 Remplacer des tuiles

AI-10-1 = Une tuile à soi cède la place à un niveau strictement plus haut de toute industrie que la case admet.
    .own-tile-gives-way-to-a-higher-level = Votre { $tile } se trouve { $slot-in }, et { $new_tile-id ->
        [none] il ne reste rien de plus haut pour prendre sa place.
       *[other] { $new_tile-the } n’est pas d’un niveau plus haut.
    }
AI-10-2 = Les mines et aciéries des autres ne se remplacent par de plus hautes que s’il n’y a plus de leurs cubes sur la carte ni au tableau de demande.
    .foreign-tile-may-be-replaced = { $tile-the } { $owner-of } se trouve { $slot-in } ; { $by_any ->
        [0] seule une mine ou aciérie plus haute peut remplacer la pareille,
       *[other] des tuiles des autres, seules mines et aciéries cèdent la place à un niveau plus haut,
    } une fois les cubes épuisés (charbon { $coal }, acier { $iron }).
AI-10-3 = Une tuile remplacée quitte le jeu et ne vaut plus rien.
AI-10-4 = Les cubes d’une tuile à soi qu’on remplace peuvent servir la nouvelle, puis vont à la réserve.

## 11 Navires

AI-11-1 = Un navire ouvre son importation de charbon et son marché.
    .market-is-open = Depuis { $slot-the }, on ne peut rien vendre { $market-to } tant qu’aucun navire n’y est.
AI-11-2 = Le charbon importé d’un nouveau navire remplit le tableau de demande au profit du constructeur.
AI-11-3 = Un navire est retourné dès que son importation est vide et que son marché ne demande plus rien.
AI-11-4 = Un navire construit là où importation et marché sont épuisés n’est jamais retourné.
AI-11-5 = Une vente au marché d’un navire n’utilise pas le port.

## 12 L’action combinée

AI-12-1 = Une action combinée construit n’importe quelle industrie dans n’importe quel lieu avec une carte quelconque.
    .a-card-is-held = Une action combinée coûte une carte, et vous en tenez { $cards }.

## 13 Argent et emprunts

AI-13-1 = Les emprunts de 10 $ se prennent quand un paiement est dû, d’eux-mêmes aussi peu que nécessaire.
    .no-loan-was-asked-for = Vous avez déjà pris { $loans } sans nécessité avant cette action.
    .a-payment-can-follow = Vous ne pouvez maintenant ni construire ni poser un rail : il n’y a rien pour quoi emprunter.
    .loans-are-counted-right = Ce coup prend { $loans }, et non { $told }.
AI-13-2 = Pendant son tour, on peut rembourser autant d’emprunts qu’on veut.
    .loans-are-open = Vous ne pouvez rembourser { loans-repaid } : vous avez { $loans }.
    .repayment-can-be-paid = Rembourser { loans-repaid } coûte { $cost }, et vous n’avez que { $money }.
AI-13-3 = Emprunter peu et rembourser à la fin du tour n’est jamais un désavantage.

## 14 Action : construire un rail

AI-14-1 = Un rail se pose sur une connexion libre qui touche une tuile à soi ou le bout d’un rail à soi.
    .connection-is-free = { $connection } porte déjà un rail.
    .connection-touches-the-player = { $connection } ne touche ni une tuile ni un rail à vous.
AI-14-2 = Le premier rail d’un joueur coûte 1 $, chaque rail suivant 1 $, un charbon et un acier.
AI-14-3 = Le charbon et l’acier d’un rail sont acheminés à l’un de ses bouts.
    .coal-reaches-an-end = Aucun charbon ne peut être acheminé à un bout de ce rail, { $connection } : on n’atteint ni source ni port.
    .iron-reaches-an-end = Aucun acier ne peut être acheminé à un bout de ce rail, { $connection } : on n’atteint ni source ni port.
AI-14-4 = Un joueur sans rail restant n’en construit plus.
    .a-rail-is-left = Il vous reste { $rails } rail.

## 15 Action : vendre des marchandises

AI-15-1 = On vend autant de ses filatures et fabriques non retournées qu’on veut, chacune à un débouché.
    .tile-is-your-own = Aucune tuile à vous ne se trouve { $slot-in }.
    .tile-makes-goods = Seules filatures et fabriques se vendent, et { $tile-the } se trouve { $slot-in }.
    .tile-is-not-flipped = Il est trop tard pour vendre { $tile-the } { $slot-in } : la tuile est déjà retournée.
AI-15-2 = Un débouché est un port ou un marché non utilisé, relié, qui prend la marchandise.
    .an-outlet-is-connected = { $tile-the } { $slot-in } n’atteint aucun port ou marché non utilisé qui prenne ses marchandises.
    .outlet-is-a-port = Aucun port ne se trouve { $port-in } pour vendre les marchandises de { $slot-the }.
    .port-is-connected = Aucune route ne mène de { $slot-the } au port qui se trouve { $port-in }.
    .market-is-connected = Aucune route ne mène de { $slot-the } { $market-to }.
AI-15-3 = Les ports de niveau 1 ne prennent que le coton, et les marchés ce que montre leur marqueur ; une vente épuise un débouché.
    .port-is-not-flipped = Le port qui se trouve { $port-in } est épuisé et ne peut servir { $slot-the }.
    .port-takes-the-goods = { $new_tile-the } qui se trouve { $port-in } ne prend pas les marchandises de { $tile-the }.
    .market-is-not-used = { $market-the } est épuisé et ne peut servir { $slot-the }.
    .market-wants-the-goods = { $market-the } { $market_token-wants }, et non ce que produit { $tile-the }.
AI-15-4 = La tuile vendue et le port qui a servi sont retournés et paient leurs propriétaires ; un marqueur marché ne paie personne.

## 16 Action : développer

AI-16-1 = Développer défausse une carte quelconque et retire une tuile, la plus basse, de son plateau de joueur.
    .a-card-is-held = Développer coûte une carte, et vous en tenez { $cards }.
    .a-tile-is-left = Il ne vous reste { $industry-none } à développer sur votre plateau de joueur.
    .tile-is-the-lowest = Votre tuile la plus basse de cette industrie est { $tile-the }, et non une tuile de niveau { $claimed }.

## 17 Action : piocher deux cartes

AI-17-1 = On prend deux cartes l’une après l’autre, de la pioche ou visibles ; puis les cartes visibles sont complétées.
    .card-lies-there = Vous ne pouvez pas prendre { $card-the } : elle n’est pas là.
AI-17-2 = Personne ne tient plus de neuf cartes.
    .hand-is-below-the-limit = Vous tenez { $cards } cartes, et personne ne peut en tenir plus de { $most }.
AI-17-3 = La défausse n’est jamais mélangée.

## 18 Action : passer

AI-18-1 = Passer coûte une carte, sauf avec une main vide ou quand on ne peut plus piocher ; une manche entière de passes gratuites finit la partie.
    .no-card-need-be-discarded = Passer coûte une carte, et vous en tenez { $cards }.

## 19 Ordre du tour

AI-19-1 = Qui a le moins dépensé dans la manche commence la suivante ; à égalité, l’ordre reste.

## 20 Intérêts

AI-20-1 = Chacun paie 1 $ par emprunt, en empruntant au besoin.

## 21 Fin de la partie et décompte

AI-21-1 = La partie s’arrête après une manche à la fin de laquelle la pioche est vide et quelqu’un n’a plus de cartes.
AI-21-2 = Chaque rail rapporte 2 $ et 1 $ pour chaque tuile, marché et village à ses bouts.
AI-21-3 = Ensuite les emprunts sont remboursés autant que l’argent le permet.
AI-21-4 = Chaque tranche complète de 5 $ vaut 1 point.
AI-21-5 = Chaque tuile à soi sur la carte vaut son niveau en points.
AI-21-6 = Chaque emprunt ouvert coûte 5 points.
AI-21-7 = Le plus de points l’emporte ; à égalité, le premier dans l’ordre du tour.

## 22 Options

AI-O1 = La carte est l’Allemagne ou la Nouvelle-Angleterre.
AI-O2 = Rembourser un emprunt coûte 10 $ ou 11 $.
AI-O3 = Passer est gratuit aussi quand on ne peut plus piocher, ou seulement avec une main vide.
AI-O4 = Chacun commence avec six cartes, comme dans la seconde édition.
AI-O5 = La partie s’arrête après la manche où la pioche s’épuise, comme dans la seconde édition.
AI-O6 = Les voies maritimes portent comme des rails dès le début, ou seulement entre un navire et un port qui sont là.
AI-O7 = Les aciéries des autres ne cèdent la place qu’à une aciérie, ou à toute industrie.

## Communs à plusieurs phrases

footholds = là où aboutit un de vos rails, sur une de vos tuiles ou à côté d’une d’elles dans un lieu de quatre cases{ $ship ->
    [0] {""}
   *[other] , ou là où une voie maritime mène à un port
}

own-tiles = { $most ->
    [one] { $most } tuile
   *[other] { $most } tuiles
}

loans-repaid = { $repaid ->
    [one] { $repaid } emprunt
   *[other] { $repaid } emprunts
}

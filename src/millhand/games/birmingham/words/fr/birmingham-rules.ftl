### Brass: Birmingham — chaque règle de docs/rules/birmingham.fr.md en une phrase.
### La clé est le numéro de la règle, avec un trait d’union pour le point.

## 1 But et cadre

BB-1-1 = Deux à quatre joueurs jouent l’ère des canaux puis celle du rail ; le plus de points de victoire à la fin l’emporte.
BB-1-2 = Les PV viennent des liens et des tuiles retournées à la fin de chaque ère, et en cours de jeu de la seule bière des marchands.
BB-1-3 = Une ère dure exactement 10, 9 ou 8 manches à deux, trois ou quatre joueurs.

## 2 Mise en place

BB-2-1 = Les cartes et les tuiles marchand marquées pour davantage de joueurs sont écartées avant la partie.
BB-2-2 = Les villes bleues et turquoise n’ont pas de cartes à deux, les turquoise à trois ; toutes les villes restent en jeu.
BB-2-3 = Les 4 jokers lieu et les 4 jokers industrie forment deux piles visibles et ne font jamais partie de la pioche.
BB-2-4 = Il y a des tuiles marchand à Shrewsbury, Gloucester et Oxford, à Warrington dès trois joueurs et à Nottingham à quatre.
BB-2-5 = Chaque tuile marchand qui n’est pas vierge commence avec un tonneau à côté d’elle.
BB-2-6 = Le marché du charbon commence avec 13 cubes sur 14 cases, celui du fer avec 8 cubes sur 10 cases.
BB-2-7 = La réserve de charbon, de fer et de bière est illimitée.
BB-2-8 = Chacun commence avec 17 £, 45 tuiles industrie, 14 tuiles lien, aucun PV et le marqueur de revenu sur la case 10.
BB-2-9 = Chacun pioche 8 cartes et en pose une de plus face cachée, au départ de sa défausse.
BB-2-10 = Le premier ordre du tour est tiré au sort.

## 3 Manches et tours

BB-3-1 = Durant une manche, chacun joue un tour, selon l’ordre du tour.
BB-3-2 = Un tour comprend deux actions, mais une seule à la première manche de l’ère des canaux.
BB-3-3 = Chaque action coûte une carte de la main, passer compris.
    .card-is-in-hand = Vous n’avez pas { $card-the } ; choisissez une carte de votre main.
BB-3-4 = Un joker défaussé revient sur sa pile, jamais sur une défausse.
BB-3-5 = Toute carte sert à toute action, sauf pour construire, ce qui demande une carte adaptée.
BB-3-6 = Après la dernière action de son tour, le joueur pioche jusqu’à avoir 8 cartes en main, autant que la pioche le permet.
BB-3-7 = Une action ne peut être entamée que si son coût total et toutes ses conditions peuvent être satisfaits.
BB-3-8 = Passer, c’est défausser une carte sans rien faire d’autre.
BB-3-9 = Tout l’argent que coûtent les actions compte comme dépensé durant la manche ; l’argent reçu ne le diminue pas.
BB-3-10 = Aucune action ne peut mener l’argent d’un joueur sous zéro, et un gain ne paie pas une étape antérieure.
BB-3-11 = Les mains, l’ordre de la pioche et les cartes face cachée sont secrets ; tout le reste est visible.

## 4 Fin d’une manche

BB-4-1 = Qui a moins dépensé durant la manche joue plus tôt à la suivante ; à égalité, l’ordre ne change pas.
BB-4-2 = Après chaque manche sauf la dernière de la partie, on reçoit son niveau de revenu, ou on le paie s’il est négatif.
BB-4-3 = Qui ne peut payer un revenu négatif doit retirer ses tuiles industrie, chacune rendant la moitié de son coût, arrondie à l’inférieur.
    .tile-is-your-own = { $owner-id ->
        [none] Il n’y a pas de tuile { $slot-in } ; cédez une de vos tuiles.
       *[other] { $tile-the } { $owner-of } se trouve { $slot-in } ; vous ne pouvez céder que vos propres tuiles.
    }
BB-4-4 = Si les tuiles ne couvrent pas la dette à payer, chaque livre manquante coûte 1 PV, sans descendre sous 0.
BB-4-5 = Une tuile remboursée 0 £ n’est jamais retirée pour une dette ; celles qui rapportent doivent partir avant que l’on perde des PV.
    .tile-brings-money = Il n’y a rien à gagner à céder { $tile-the } { $slot-in } ; choisissez une tuile qui rapporte de l’argent.
    .no-tile-brings-money-any-more = Vous devez encore { $debt }, et une de vos tuiles rapporterait de l’argent ; cédez-la d’abord.
BB-4-6 = Une tuile industrie ne peut être cédée contre de l’argent qu’en cas de dette.

## 5 Piste de revenu

BB-5-1 = Le marqueur de revenu se tient sur une case de 0 à 99, et chaque case a un niveau de revenu de −10 à 30.
BB-5-2 = Un gain de revenu fait avancer le marqueur en cases, non en niveaux, aussitôt, peu importe à qui est le tour.
BB-5-3 = Le niveau de revenu ne dépasse jamais 30, et le marqueur s’arrête à la case 99.

## 6 Réseau, lieux reliés, distance

BB-6-1 = Un lieu est dans le réseau d’un joueur s’il porte une de ses tuiles ou touche un de ses liens.
BB-6-2 = Deux lieux sont reliés si une suite ininterrompue de liens les joint, à qui que soient ces liens.
BB-6-3 = La distance est le nombre de liens de la route la plus courte.
BB-6-4 = Un seul lien joint Kidderminster, Worcester et la ferme-brasserie du sud ; celle du nord n’est jointe qu’à Cannock.
BB-6-5 = Un nouveau lien est relié par n’importe lequel de ses bouts et ne compte pas dans la distance.
BB-6-6 = Chaque connexion porte au plus un lien, quel qu’en soit le propriétaire.
    .connection-is-free = Un lien { $owner-of } se trouve déjà sur { $connection } ; une connexion n’en porte qu’un.

## 7 Ressources

BB-7-1 = La tuile ou le lien de rail qui demande du charbon doit, une fois en place, être relié à une source de charbon.
    .coal-reaches-the-place = La tuile demande { $coal ->
        [one] { $coal } cube
       *[other] { $coal } cubes
    } de charbon, mais les mines reliées en ont { $available } et aucun lieu marchand n’est relié ; reliez { $place } à une mine ayant du charbon ou à un lieu marchand.
    .coal-reaches-the-link = Le lien de rail demande du charbon, et depuis { $connection } on n’atteint ni mine ayant du charbon ni lieu marchand.
BB-7-2 = Le charbon vient gratuitement de la plus proche mine de charbon reliée et non retournée, peu importe à qui elle est.
    .mine-holds-coal = Il n’y a pas de mine ayant du charbon { $slot-in }.
    .mine-is-the-nearest = Le charbon ne se prélève pas { $slot-in } : c’est la plus proche mine reliée qui le fournit.
BB-7-3 = Sans mine de charbon reliée, le charbon s’achète, à condition d’être relié à un lieu marchand ; marché vide, il coûte 8 £.
    .a-connected-mine-holds-coal = Le charbon ne se prélève pas { $slot-in } : aucune mine reliée n’en a, il s’achète donc.
BB-7-4 = Le marché du charbon ne peut servir tant qu’une mine de charbon reliée a encore du charbon.
BB-7-5 = Le fer n’a jamais besoin d’être relié.
BB-7-6 = Le fer vient gratuitement de toute usine sidérurgique non retournée ; à défaut seulement il s’achète, à 6 £ si le marché est vide.
    .works-hold-iron = Il n’y a pas d’usine sidérurgique ayant du fer { $slot-in }.
BB-7-7 = La bière sert à la plupart des ventes et à poser deux liens de rail en une action, et ne s’achète jamais.
BB-7-8 = La bière vient de ses propres brasseries, de celles d’adversaires si elles sont reliées ou, pour une vente, du marchand choisi.
    .brewery-holds-beer = Il n’y a pas de brasserie ayant de la bière { $slot-in }.
    .foreign-brewery-is-connected = Une brasserie adverse se trouve { $slot-in }, et aucune suite de liens n’y mène ; prélevez votre bière, ou de la bière reliée.
    .barrel-is-still-there = Le tonneau { $merchant-of } a déjà servi.
BB-7-9 = Les cubes et les tonneaux consommés vont à la réserve.
BB-7-10 = Une mine de charbon, une usine sidérurgique ou une brasserie est retournée quand son dernier cube ou tonneau la quitte.

## 8 Action : construire

BB-8-1 = Une carte lieu construit tout dans sa ville, une carte industrie son industrie dans un lieu du réseau du joueur.
    .some-card-fits = { $place-id ->
        [farm_brewery_north] { no-card-for-farm-brewery }
        [farm_brewery_south] { no-card-for-farm-brewery }
       *[other] { $in_network ->
            [true] Aucune de vos cartes ne permet de construire { $industry-a } { $place-in } : il faut une carte de la ville, une carte de l’industrie ou un joker.
           *[false] Aucune de vos cartes ne permet de construire { $industry-a } { $place-in } : hors de votre réseau, il faut une carte de la ville ou un joker lieu.
        }
    }
    .card-names-the-town-or-the-industry = { $card-the } ne permet pas de construire { $industry-a } { $place-in } : elle ne nomme ni le lieu ni l’industrie.
    .industry-card-builds-in-the-network = { $card-the } ne permet de construire { $industry-a } que dans votre réseau, et vous n’avez ni tuile ni lien { $place-in }.
BB-8-2 = Un joker lieu peut désigner une ville dont les cartes ne sont pas dans la pioche.
BB-8-3 = Une ferme-brasserie n’accueille qu’une brasserie, construite avec une carte brasserie ou un joker industrie.
    .farm-brewery-takes-no-location-card = { $card-the } ne permet pas de construire { $industry-a } { $place-in } ; il faut une carte brasserie ou un joker industrie.
BB-8-4 = Une industrie se construit toujours avec la tuile la plus basse du plateau de joueur, et l’ère doit permettre cette tuile.
    .a-tile-is-on-the-mat = Il ne vous reste aucune { $industry } sur votre plateau de joueur.
    .tile-belongs-to-the-era = { $era-id ->
        [canal] { $tile-the } ne peut être construite { $era-in } ; il faut attendre l’ère du rail.
       *[other] { $tile-the } ne peut plus être construite { $era-in } ; développez-la pour atteindre la tuile suivante.
    }
    .tile-is-the-lowest = Votre tuile la plus basse de cette industrie est { $tile-the }, et non une tuile de niveau { $claimed }.
BB-8-5 = Une tuile prend une case vide qui montre son industrie seule, ou à défaut une case qui la montre avec une autre.
    .slot-shows-the-industry = { $slot-the } ne montre pas { $industry-the } ; choisissez une case qui la montre.
    .single-icon-slot-is-used-first = Une case libre { $place-in } montre { $industry-the } seule ; il faut d’abord prendre celle-là.
BB-8-6 = À l’ère des canaux, un joueur ne peut avoir qu’une tuile industrie par lieu.
    .one-own-tile-per-place-in-the-canal-era = Vous avez déjà une tuile { $place-in } ; à l’ère des canaux, une seule y est permise, et { $industry-a } ne pourrait que la remplacer.
BB-8-7 = Une construction coûte l’argent, le fer et le charbon de sa tuile.
    .tile-and-iron-can-be-paid = { $tile-the } coûte { $cost } en tout, et vous n’avez que { $money }.
    .coal-can-be-paid = { $tile-the } coûte { $cost } en tout, et vous n’avez que { $money }.
BB-8-8 = Une nouvelle mine ou usine sidérurgique reçoit ses cubes, une nouvelle brasserie 1 tonneau à l’ère des canaux et 2 à celle du rail.
BB-8-9 = Une nouvelle usine sidérurgique, ou mine de charbon reliée à un lieu marchand, vend à son marché autant de cubes qu’il peut en recevoir.
BB-8-10 = Les cubes ne se vendent au marché que pendant l’action qui construit la tuile.
BB-8-11 = Un joueur sans rien sur le plateau peut construire avec une carte industrie sur toute case vide qui montre l’industrie.

## 9 Remplacer une tuile

BB-9-1 = Une tuile ne se remplace que par une tuile de la même industrie et d’un niveau plus haut.
    .slot-is-free-or-holds-a-lower-tile = { $new_tile-id ->
        [none] { $tile-the } se trouve déjà { $slot-in }, et seul un niveau plus haut de la même industrie pourrait la remplacer.
       *[other] { $tile-the } se trouve déjà { $slot-in }, et { $new_tile-the } n’est pas d’un niveau plus haut de la même industrie.
    }
BB-9-2 = Un joueur peut remplacer toute tuile à lui ; les cubes et les tonneaux qui s’y trouvent vont à la réserve.
BB-9-3 = La mine de charbon ou l’usine sidérurgique d’un adversaire ne se remplace que si sa ressource est épuisée sur le plateau et au marché.
    .foreign-tile-may-be-replaced = { $resource-id ->
        [coal] { $tile-the } { $owner-of } se trouve { $slot-in } ; la mine d’un adversaire ne se remplace que s’il n’y a plus de charbon, et il en reste { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } sur le plateau ou au marché.
        [iron] { $tile-the } { $owner-of } se trouve { $slot-in } ; l’usine sidérurgique d’un adversaire ne se remplace que s’il n’y a plus de fer, et il en reste { $cubes ->
            [one] { $cubes } cube
           *[other] { $cubes } cubes
        } sur le plateau ou au marché.
       *[other] { $tile-the } { $owner-of } se trouve { $slot-in } ; des tuiles adverses, seules les mines de charbon et les usines sidérurgiques peuvent être remplacées.
    }
BB-9-4 = Une tuile remplacée quitte la partie et ne marque plus ; le revenu et les PV déjà gagnés restent.
BB-9-5 = On peut remplacer malgré une case vide, mais jamais, à l’ère des canaux, pour avoir une seconde tuile dans un lieu.
    .no-free-slot-is-left-to-overbuild = Une case { $place-in } est encore libre pour { $industry-a } ; à cette table, on ne remplace que s’il n’en reste pas.

## 10 Action : poser un lien

BB-10-1 = Un lien va sur une connexion vide de l’ère en cours et touche le réseau du joueur, sauf s’il n’a rien sur le plateau.
    .connection-belongs-to-the-era = { $era-id ->
        [canal] { $connection } n’est que pour le rail ; on n’y pose pas de canal.
       *[other] { $connection } n’est que pour les canaux ; on n’y pose pas de rail.
    }
    .connection-touches-the-network = { $connection } ne touche pas votre réseau ; posez un lien qui part d’une de vos tuiles ou d’un de vos liens.
BB-10-2 = À l’ère des canaux, l’action pose un lien pour 3 £.
    .one-canal-in-an-action = Une action pose un seul canal ; { $connection } attendra une autre action.
    .canal-can-be-paid = Un canal { $connection } coûte { $cost }, et vous n’avez que { $money }.
BB-10-3 = À l’ère du rail, un lien coûte 5 £ et 1 charbon, deux liens 15 £, 1 charbon chacun et 1 bière.
    .two-rails-in-an-action = Une action pose au plus deux liens de rail ; { $connection } attendra une autre action.
    .rail-can-be-paid = Le lien de rail { $connection } coûte { $cost }, charbon compris, et vous n’avez que { $money }.
BB-10-4 = Deux liens de rail sont posés l’un après l’autre, chacun prélevant son charbon dans la situation du moment.
BB-10-5 = La bière de deux liens de rail vient d’une brasserie à soi, ou d’une adverse reliée au second lien, jamais d’un marchand.
    .beer-reaches-the-second-rail = Un second lien de rail { $connection } demande de la bière : vous n’avez pas de brasserie qui en ait, et aucune n’est reliée à ce lien.
    .barrel-is-not-for-rails = Le tonneau { $merchant-of } ne sert qu’aux ventes ; la bière de deux liens de rail vient d’une brasserie.
BB-10-6 = Un joueur qui n’a plus de tuiles lien ne peut plus en poser.
    .a-link-tile-is-left = Il ne vous reste aucune tuile lien à poser sur { $connection }.

## 11 Action : développer

BB-11-1 = Développer écarte une ou deux tuiles du plateau de joueur, chacune la plus basse de son industrie, pour 1 fer chacune.
    .two-tiles-in-an-action = Une action développer écarte au plus deux tuiles ; { $industry-a } attendra une autre action.
    .a-tile-is-left = Il ne vous reste aucune { $industry } à développer sur votre plateau de joueur.
    .iron-can-be-paid = Développer demande 1 fer, qui coûte maintenant { $cost }, et vous n’avez que { $money }.
    .tile-is-the-lowest = Votre tuile la plus basse de cette industrie est { $tile-the }, et non une tuile de niveau { $claimed }.
BB-11-2 = Une usine de céramique à ampoule ne peut être développée ; elle ne quitte le plateau de joueur qu’en étant construite.
    .tile-has-no-bulb = { $tile-the } porte une ampoule et ne peut être développée ; elle ne quitte votre plateau de joueur qu’en étant construite.
BB-11-3 = Une tuile peut être développée à n’importe quelle ère, même si l’ère interdit de la construire.

## 12 Action : vendre

BB-12-1 = L’action vendre compte au moins une vente de ses filatures de coton, manufactures ou usines de céramique non retournées.
    .tile-is-your-own = { $owner-id ->
        [none] Il n’y a pas de tuile { $slot-in } ; vendez une de vos tuiles.
       *[other] { $tile-the } { $owner-of } se trouve { $slot-in } ; vous ne pouvez vendre que vos propres tuiles.
    }
    .tile-makes-goods = Vous ne pouvez pas vendre { $tile-the } { $slot-in } : seules se vendent les filatures de coton, les manufactures et les usines de céramique.
    .tile-is-not-flipped = Il est trop tard pour vendre { $tile-the } { $slot-in } : elle est déjà retournée.
BB-12-2 = Une vente demande une tuile marchand reliée qui montre l’industrie.
    .a-merchant-buys-the-goods = Vous ne pouvez pas vendre { $tile-the } { $slot-in } : aucun marchand relié n’achète ces marchandises.
    .merchant-is-connected = { $tile-the } se trouve { $slot-in }, et aucune suite de liens ne mène de là jusqu’{ $merchant-to }.
    .merchant-buys-the-goods = { $merchant_tile-id ->
        [none] Il n’y a pas de tuile marchand à l’emplacement { $merchant } : { $tile-the } ne peut s’y vendre.
        [blank] { $merchant-the } { $merchant_tile-buys } : { $tile-the } ne peut s’y vendre.
       *[other] { $merchant-the } { $merchant_tile-buys }, et non ce que produit { $tile-the }.
    }
BB-12-3 = Une vente consomme exactement la bière que sa tuile demande.
BB-12-4 = La tuile vendue est retournée et fait avancer le revenu de son propriétaire.
BB-12-5 = Une tuile marchand accepte autant de ventes qu’on veut ; seul son tonneau est limité.
BB-12-6 = Une vente dont la bière ne peut être fournie en totalité est impossible.
    .beer-can-be-supplied = { $tile-the } demande { $needed ->
        [one] { $needed } tonneau
       *[other] { $needed } tonneaux
    } de bière pour être vendue ; les brasseries à portée en ont { $available }, et le tonneau d’un marchand ne comble pas le manque.
    .beer-suffices-with-this-merchant = { $tile-the } demande { $needed ->
        [one] { $needed } tonneau
       *[other] { $needed } tonneaux
    } de bière pour être vendue ; les brasseries à portée en ont { $available }, et { $merchant-the } ne comble pas le manque.
BB-12-7 = Qui consomme le tonneau d’un marchand reçoit aussitôt le bonus de ce lieu.
BB-12-8 = Le bonus de Gloucester écarte sans fer, du plateau de joueur, la tuile la plus basse d’une industrie, jamais une usine de céramique à ampoule.
    .a-tile-is-left = Il ne vous reste aucune { $industry } à développer sur votre plateau de joueur.
    .tile-has-no-bulb = { $tile-the } porte une ampoule et ne peut être développée ; elle ne quitte votre plateau de joueur qu’en étant construite.
BB-12-9 = Le bonus de Gloucester est obligatoire si une tuile s’y prête, perdu sinon, et se règle avant la vente suivante.
    .bonus-may-be-declined = Le bonus ne peut être refusé tant qu’une tuile peut être développée.
BB-12-10 = Une vente ne peut employer que le tonneau de la tuile marchand choisie pour elle.
    .barrel-stands-beside-the-buyer = Le tonneau { $merchant-of } ne sert qu’aux ventes à ce marchand.

## 13 Action : emprunter

BB-13-1 = Un emprunt donne 30 £ et fait reculer le marqueur de revenu de 3 niveaux, à la plus haute case du nouveau niveau.
BB-13-2 = Un emprunt ne peut mener le niveau de revenu sous −10.
    .income-can-fall-three-levels = Un emprunt abaisse votre revenu de 3 niveaux ; du niveau { $level-sign ->
        [minus] −{ $level-size }
       *[other] { $level }
    }, il tomberait sous −10.

## 14 Action : prospecter

BB-14-1 = Prospecter défausse trois cartes et donne un joker lieu et un joker industrie.
BB-14-2 = Un joueur qui tient un joker, ou moins de trois cartes, ne peut prospecter.
    .no-wild-card-is-held = Vous tenez un joker ; jouez-le avant de prospecter de nouveau.
    .three-cards-are-held = Prospecter demande trois cartes, et vous en tenez { $cards }.

## 15 Fin d’une ère et de la partie

BB-15-1 = Chaque lien marque 1 PV par icône de lien des tuiles retournées et des lieux marchands à ses bouts, puis quitte le plateau.
BB-15-2 = Après les liens, chaque tuile industrie retournée marque ses PV pour son propriétaire.
BB-15-3 = Les PV continuent de compter après 100.
BB-15-4 = Après l’ère des canaux, chaque tuile de niveau I est enlevée du plateau ; toutes les autres restent.
BB-15-5 = Après l’ère des canaux, chaque tuile marchand qui n’est pas vierge retrouve son tonneau.
BB-15-6 = Après l’ère des canaux, toutes les défausses sont mélangées en une nouvelle pioche.
BB-15-7 = Chacun pioche 8 cartes pour l’ère du rail et n’en pose aucune face cachée.
BB-15-8 = L’argent, le revenu, les PV, les plateaux de joueur, les marchés et l’ordre du tour passent inchangés à l’ère du rail.
BB-15-9 = Le plus de PV l’emporte ; à égalité le plus haut revenu, puis le plus d’argent, sinon la victoire est partagée.

## 16 Partie d’introduction

BB-16-1 = La partie d’introduction s’arrête après l’ère des canaux et son décompte.
BB-16-2 = La partie d’introduction ajoute des PV pour l’argent, pour le revenu et encore pour les tuiles retournées de niveau II et plus.
BB-16-3 = La dernière manche de la partie d’introduction ne donne pas de revenu, et ses égalités se règlent comme d’ordinaire.

## 17 Options

BB-O1 = Le bonus de Gloucester peut être refusé.
BB-O2 = Remplacer une tuile n’est permis que si le lieu n’a pas de case vide pour l’industrie.
BB-O3 = Une égalité de PV se règle au revenu, comparé par case ou par niveau.
BB-O4 = Le revenu est versé aussi après la dernière manche de la partie d’introduction.
BB-O5 = Les tuiles remboursées 0 £ peuvent aussi être retirées en cas de dette.
BB-O6 = Le coût en argent de la manufacture IV est de 8 £ ou de 14 £.
BB-O7 = Chacun peut regarder sa propre carte posée face cachée à la mise en place.
BB-O8 = Chacun peut consulter les défausses.
BB-O9 = Chaque joueur a 14 tuiles lien, ou un nombre illimité.

## 18 Cas particuliers

BB-18-1 = Le premier de deux liens de rail peut créer la route par laquelle le second reçoit son charbon.
BB-18-2 = S’il reste un cube dans les mines reliées, le premier lien de rail le prend et le second achète au marché s’il le peut.
BB-18-3 = La bière d’un adversaire pour deux liens de rail doit être reliée au second une fois posé, au besoin par le premier.
BB-18-4 = La bière de sa propre brasserie sert partout sur la carte sans aucun lien.
BB-18-5 = Une vente qui demande 2 tonneaux peut employer au plus un tonneau de marchand.
BB-18-6 = Une mine de charbon construite sans être reliée à un lieu marchand garde ses cubes, même si des liens arrivent plus tard.
BB-18-7 = Une nouvelle mine de charbon ou usine sidérurgique ne vend rien à un marché plein et garde ses cubes.
BB-18-8 = Construire dans un lieu qui a une mine de charbon non retournée prend d’abord son charbon, peu importe à qui elle est.
BB-18-9 = Une brasserie vidée par un adversaire est aussitôt retournée, et son revenu compte à la fin de la manche.
BB-18-10 = Un joueur qui a perdu toutes ses tuiles et n’a aucun lien est de nouveau sans rien sur le plateau.
BB-18-11 = Un joker peut être défaussé pour toute action ou pour passer, et retourne à sa pile.
BB-18-12 = Les lieux marchands sans tuiles ouvrent le marché du charbon et montrent 2 icônes de lien, mais n’achètent rien et n’ont pas de bière.
BB-18-13 = Une brasserie retournée sur une ferme-brasserie compte ses 2 icônes de lien pour le lien qui la touche.
BB-18-14 = À l’ère des canaux, Uttoxeter n’est relié à aucun autre lieu : il ne reçoit pas de charbon et ne vend rien.
BB-18-15 = L’usine de céramique I est enlevée du plateau après l’ère des canaux, mais peut être construite à l’ère du rail depuis le plateau de joueur.

## Commun à plusieurs phrases

no-card-for-farm-brewery = Aucune de vos cartes ne permet de construire { $industry-a } { $place-in } : il faut une carte brasserie ou un joker industrie, et que le lieu soit dans votre réseau.

### Les libellés de la page dans le navigateur. Ce qui se passe dans une partie et ce que disent les règles, le serveur le raconte.

## Partout

page-title = millhand
page-loading = Un instant…
page-home = Accueil
page-close = Fermer
page-try-again = Réessayer
page-unreachable = Le serveur ne répond pas. Rien n’est perdu : ce qui a été joué y est gardé.
page-unknown = Il n’y a rien à cette adresse.
page-missing = Cette partie de la page n’a pas pu être obtenue : le serveur ne répond pas, ou la page a été renouvelée entre-temps. Rien n’est perdu.
page-old = Cette page a été renouvelée.
page-old-safe = Rien ne se perd à la recharger, pas même le coup en préparation.
page-reload = Recharger

## Le plateau

board-name = Le plateau
board-reconstructed = plateau reconstitué
board-round = Manche { $round }
board-round-of = Manche { $round } sur { $rounds }
board-era-round = { $era } · { $round }
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Plateau entier
find-title = Trouver un lieu
find-none = Aucun lieu ne s’appelle ainsi.
board-slot-empty = { $place }, case { $slot }, vide, { $industries }
board-slot-any = toute industrie
board-slot-or = { $some } ou { $other }
board-slot-tile = { $place }, case { $slot } : { $colour }, { $tile }
board-tile-level = { $industry } { $level }
board-tile-cubes = { $what }, { $cubes } { $resource }
board-tile-flipped = { $what }, retournée
board-tile-worth = { $what }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}
board-connection-free = { $connection }, libre
board-connection-other-era = { $connection }, pas dans cette ère
board-connection-owned = { $connection }, lien de { $colours }
board-merchant = { $place } : achète { $goods }
board-merchant-beer = { $place } : achète { $goods }, avec un tonneau
board-market = { $place } : marché pour { $goods }
board-market-used = { $place } : marché, fermé jusqu’à ce qu’on le retourne
board-market-hidden = { $place } : marché, pas encore connu
board-town = { $place }, { $industry }, valeur { $value }
board-town-taken = { $town } : { $colours }
board-import = { $place } : { $cubes } de charbon à importer
board-can-touch = { $what }, peut être choisi
board-chosen = { $what }, choisi
board-will-flip = { $what }, sera retournée
board-track-income = Revenu de { $colour } : case { $space }
board-track-points = Points de { $colour } : { $points }

## Ce que les marchands ajoutent à une vente

bonus-develop = développer
bonus-income = +{ $amount } revenu
bonus-money = +{ $amount } £
bonus-points = +{ $amount } PV

## Noms sur la carte

scenery-birmingham = Birmingham
scenery-black_country = et le Pays noir
scenery-lancashire = Lancashire
scenery-cotton_county = le comté du coton
scenery-germany = Allemagne
scenery-new_england = Nouvelle-Angleterre
scenery-age_of_industry = Age of Industry
scenery-great_britain = Grande-Bretagne
scenery-workshop = Workshop of the World
scenery-peak = PEAK
scenery-avon = Avon
scenery-severn = Severn
scenery-trent = Trent
scenery-morecambe_bay = Baie de Morecambe
scenery-irish_sea = Mer d’Irlande
scenery-north_sea = Mer du Nord
scenery-baltic_sea = Mer Baltique
scenery-atlantic = Océan Atlantique
scenery-german_ocean = Mer d’Allemagne
scenery-english_channel = La Manche

## Noms et sommes

name-slot = { $place }, emplacement { $number }
name-tile = { $industry } { $level }
money-pounds = { $sum } £
money-dollars = { $sum } $

## La table

title-your-turn = ● À vous · { $game }
title-table = { $game } · millhand
players-title = Joueurs
order-now = Ordre du tour
order-next = Ordre du prochain tour, pour l’instant
clock-round-of = Manche { $round } sur { $rounds }
clock-round = Manche { $round }
top-hint = Un conseil
top-rules = Règles
top-text = Vue en texte
top-chat = Discussion
top-people = Personnes et liens
top-settings = Réglages
top-watching = Vous regardez
tab-hand = Main
tab-board = Plateau
tab-players = Joueurs
tab-markets = Marchés
tab-ledger = Registre
tab-chat = Discussion

## États

banner-reconnecting = Reconnexion…
banner-gone = Le serveur ne répond pas.
banner-safe = Votre dernier coup est en sûreté (numéro { $number }).
banner-plan = Vous pouvez regarder en attendant.
banner-ledger = Enregistrer le registre
banner-refused = Refusé :
banner-nothing-paid = Rien n’a été payé.
banner-past = Vous regardez le coup { $at } sur { $moves }.
banner-to-now = Revenir au présent
banner-over = La partie est finie.
banner-score = Le décompte
banner-your-turn = À vous.
banner-actions =
    { $actions ->
        [one] Encore une action
       *[other] Encore { $actions } actions
    }
banner-left = encore { $time }
banner-stand-in = Vous étiez absent : { $level } joue pour vous.
banner-back = Je suis de retour
banner-waiting = On attend { $name }.
banner-bot-thinks = { $name } réfléchit…

## Joueurs

player-you = vous
player-bot = robot, { $level }
player-thinks = réfléchit
player-acts = doit jouer
player-sealed = a répondu
player-stand-in = { $level } joue entre-temps
player-away = absent
time-hurry = , il reste peu de temps
figure-money = argent
figure-income = revenu
figure-spent = dépensé
figure-cards = cartes
figure-links = liens
figure-loans = prêts
figure-tokens = jetons
figure-industries = industries
standing-now = acquis { $points }
standing-if-ended = si c’était fini :

## Plateaux des joueurs

mat-title = Le plateau de { $name }
mat-next = { $industry } : prochain niveau { $level }, il en reste { $left }, { $money }{ $coal ->
        [0] {""}
       *[other] , { $coal } charbon
    }{ $iron ->
        [0] {""}
       *[other] , { $iron } fer
    }
mat-none = { $industry } : plus aucune tuile
mat-level = niveau
mat-left = reste
mat-cost = coût
mat-holds = { $resource }
mat-income = revenu
mat-points = points
mat-links = liens

## Marchés

markets-title = Marchés
markets-note = prochain cube souligné
ladder-left = { $cubes } sur { $room }
cotton-title = Marché lointain
cotton-bonus = une vente : +{ $spaces } revenu
cotton-closed = fermé
cotton-tiles = encore { $left } tuiles ; retournées : { $turned }
demand-title = Demande
demand-open = { $open } ouverts
demand-used = , satisfaite
demand-at-sea = , fermé tant que son navire manque
demand-import = { $place } : { $cubes }
order-title = Ordre du tour
order-auction = enchère { $auction }
order-sealed = a répondu
order-own-answer = Votre réponse secrète : { $answer }
diagram-title = Demande
diagram-left = { $tokens } jetons à piocher

## Main

hand-title = Votre main
hand-cards =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
hand-actions =
    { $actions ->
        [one] encore une action
       *[other] encore { $actions } actions
    }
hand-backs = Mains
hand-empty = Aucune carte.
hand-can-touch = convient
display-title = Face visible
display-deck = { $cards } dans la pioche
card-wild = joker
card-area = région
card-place = lieu
card-industry = industrie

## Choisir

actions-title = Actions
action-undo = Annuler
action-build = Bâtir
action-combine = Combiner
action-link =
    { $era ->
        [canal] Canal
       *[other] Rails
    }
action-develop = Développer
action-sell = Vendre
action-borrow = Emprunter
action-scout = Explorer
action-pass = Passer
action-draw = Piocher
action-take = Prendre
action-recoup = Récupérer
action-swap = Échanger
action-stop = Terminé
sum-exact = La somme exacte
sum-bid = Miser { $money }
sum-recoup = Récupérer { $money }
sum-borrow = Emprunter { $money }
sum-repay = Rembourser { $money }
chips-title = Ce qui se touche sur le plateau
chips-place = { $place } { $slots }
chips-links =
    { $links ->
        [one] un lien
       *[other] { $links } liens
    }
bill-title = La facture
bill-ready = prête à confirmer
bill-nothing-paid = rien n’est encore payé
bill-advised = comme le dit le conseil
bill-begin = Commencez où vous voulez : une carte, une ville ou une action.
bill-touch = { $options } possibilités brillent : touchez-en une.
bill-left = (il en reste { $left })
bill-total = Total
bill-back = Un pas en arrière
bill-not-yet = Pas encore complet
bill-confirm =
    { $verb ->
        [build] Bâtir
        [combine] Bâtir
        [link] Poser
        [develop] Développer
        [sell] Vendre
        [borrow] Emprunter
        [scout] Explorer
        [pass] Passer
        [bid] Sceller la mise
        [pledge] Sceller
       *[other] Confirmer
    }
bill-confirm-for =
    { $verb ->
        [build] Bâtir pour { $money }
        [combine] Bâtir pour { $money }
        [link] Poser pour { $money }
        [develop] Développer pour { $money }
       *[other] Confirmer : payer { $money }
    }
bill-confirm-gain =
    { $verb ->
        [sell] Vendre pour { $money }
        [borrow] Emprunter { $money }
       *[other] Confirmer : recevoir { $money }
    }
balance-income_level = revenu
balance-points = points
balance-spent = dépensé
balance-place = prochain ordre
balance-hand_size = cartes
why-title = { $about } : pas maintenant
why-possible = { $about } : possible
why-allowed = C’est permis, finalement.
why-nothing = Cela ne répond à rien de ce qui est demandé.
why-met = Ce qui est rempli
why-nearest = Ce qui le rendrait possible

## Registre, relecture, discussion

ledger-title = Registre
ledger-whose = Ce qu’a fait un seul joueur
ledger-set-up = Mise en place
ledger-more = … et { $more } de plus
ledger-stand-in = { $level } joue pour { $name }, qui est absent.
ledger-back = { $name } est de retour.
ledger-empty = Rien ne s’est encore passé.
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-slider = Coups de la partie
replay-at = coup { $at } sur { $moves }
replay-now = coup { $moves } · présent
chat-title = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer

## Touches

keys-title = Touches
key-confirm = confirmer
key-back = un pas en arrière
key-clear = abandonner le choix
key-undo = annuler
key-card = carte de la main
key-glow = prochaine chose qui brille (avec majuscule : la précédente)
key-replay = un coup en arrière, en avant
key-now = revenir au présent
key-zoom = agrandir, réduire, ajuster
key-large = plateau en grand
key-panels = marchés, joueurs (téléphone)
key-text = vue en texte
key-hint = conseil
key-why = pourquoi pas, pour ce qui est désigné
key-rules = les règles de ce qui est désigné
key-find = trouver un lieu
key-keys = cette liste

## Accueil

home-headline = Charbon, coton, canaux. À vous.
home-subtitle = Quatre jeux de l’âge industriel, entre amis ou contre des robots. Sans compte.
home-guest = Invité
home-who = Qui êtes-vous ?
home-level = Niveau des robots
home-players = { $players } joueurs
home-about-birmingham = Charbon, fer et bière ; des marchands au bord.
home-about-lancashire = Le coton vers les ports, des navires à la fin.
home-about-age_of_industry = Des rails seulement, des prêts à tout moment. Plateaux reconstitués.
home-about-workshop = Réseaux, mises secrètes et demande. Plateau reconstitué.
home-play-now = Jouer
home-setting-up = On prépare…
home-agree = Nouvelle table de { $game }
home-rules-of = Règles de { $game }
home-open-record = Ouvrir une partie
home-theme = Clair ou sombre
home-other-language = English
home-mine = Mes tables
home-mine-empty = Pas encore de table : jouez, ou préparez-en une pour des amis.
home-open = Tables ouvertes
home-open-empty = Personne n’attend de joueurs.
home-finished = Terminées
home-finished-empty = Pas encore de partie terminée.
home-taken =
    { $taken ->
        [one] { $taken } place prise sur { $players }
       *[other] { $taken } places prises sur { $players }
    }
home-waiting-for = on attend { $name } · { $since }
home-with = avec { $names }
home-sit = S’asseoir
home-watch = Regarder
home-place = place { $place } sur { $players }
home-replay = Revoir
home-your-turn = À vous
home-waiting = en attente
home-not-begun = pas commencée

## Une nouvelle table

new-title = { $game } : une nouvelle table
new-players = Joueurs
new-seat = Place { $seat }
new-me = moi
new-open = ouverte, pour qui a le lien
new-person = un ami à cet écran
new-bot = { $level } (robot)
new-name = Nom
new-manners = Usages
new-pace = Rythme
pace-none-0 = sans pendule
pace-move-5 = en direct : 5 minutes par coup
pace-move-1440 = un jour par coup
pace-move-4320 = trois jours par coup
pace-game-60 = une heure chacun pour la partie
new-listed = Tous la voient parmi les tables ouvertes, et la regardent si les spectateurs sont admis
new-watching = Des spectateurs peuvent venir par un lien
new-hints = Les conseils sont permis
new-shuffle = Publier une empreinte du mélange, pour pouvoir vérifier le donneur
new-board = Un fichier de plateau à vous
new-options = Ce qui est convenu
new-default = d’ordinaire
new-go = Préparer la table

## Qui on est

person-title = Qui vous êtes
person-name = Nom
person-keep-name = Garder ce nom
person-renamed = C’est votre nom désormais.
person-account = Un compte, si vous voulez
person-account-why = Avec un identifiant et un mot de passe, vous retrouvez vos places depuis tout appareil.
person-login = Identifiant
person-password = Mot de passe
person-make-account = Créer un compte
person-come-back = Revenir
person-account-made = Vos places sont gardées sous cet identifiant.
person-welcome = Content de vous revoir.
person-logged-in = Vous êtes ici sous le nom { $login }.
person-leave = Partir
person-left = Vous êtes parti. Vos places vous attendent.
person-data = Ce qui est gardé de vous
person-export = Le tout dans un fichier
person-forget = M’oublier
person-forget-sure = Votre nom, vos places et vos remarques sont effacés ; les coups restent, sans nom. Continuer ?
person-forgotten = Rien n’est plus gardé de vous.

## Règles

rules-title = Règles de { $game }
rules-chapters = Chapitres
rules-search = Trouver une règle
rules-found =
    { $found ->
        [one] Une règle trouvée
       *[other] { $found } règles trouvées
    }
rules-which = Les règles de quel jeu ?
rules-from = Vous veniez d’ici.
figures-title = Ce que valent les chiffres
figures-why = Le plateau imprimé et ses chiffres n’étaient pas sous la main. Ce qui est reconstitué est de nous et peut différer de la boîte.
rules-back = Retour

## La fin

score-title = Le décompte · { $game }
score-finished = terminée · { $players } joueurs · { $moves } coups
score-running = encore en cours
score-table = Le plateau
score-save = Enregistrer la partie
score-again = Encore une
score-wins = { $name } l’emporte
score-margin = De { $margin } : { $first } à { $second }.
score-tie-broken = Après une égalité, qui a été départagée.
score-shared = { $names } se partagent la victoire
score-so-far = Où l’on en est
score-from = D’où viennent les points
score-from-money = D’où vient l’argent
score-points = Points de victoire
score-money = Argent
score-detail = { $name } · { $line }
score-course = Comment c’est allé
score-course-note = si la partie avait fini là

## Liens et salle d’attente

join-title = Une place est libre
join-game = Vous êtes invité à { $game }
join-with = À la table : { $names }
join-nobody = encore personne
join-sit = S’asseoir
join-full = Toutes les places de cette table de { $game } sont prises : { $names }.
join-dead = Ce lien ne mène plus nulle part : la place est prise, ou la table a commencé sans elle. Demandez-en un autre à qui vous l’a envoyé.
room-missing =
    { $missing ->
        [one] Il manque un joueur.
       *[other] Il manque { $missing } joueurs.
    }
room-complete = Tout le monde est là.
room-expired = Cette table n’a jamais commencé ; elle n’existe plus.
room-bot = La donner à un robot
room-open = La libérer
room-stand = Se lever
room-start = Commencer
room-invite = Envoyez ce lien à qui doit jouer
share-copy = Copier
share-copied = Copié

## Réglages, personnes, un écran pour plusieurs

top-menu = Menu
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-theme-auto = comme l’appareil
settings-theme-light = clair
settings-theme-dark = sombre
settings-wishes = Souhaits
settings-sound = un carillon quand c’est à moi
settings-letters = les lettres sont des touches
settings-notes = des notes pour débutants
settings-motion = les pièces bougent
people-here = ici
people-link = Retour
people-to-bot = À un robot
people-to-person = À quelqu’un d’autre
people-take-link = Qui ouvre ce lien prend la place
people-way-back = Par ce lien, vous revenez à votre place depuis tout appareil : gardez-le pour vous
people-watching-on = Laisser entrer des spectateurs
people-watching-off = Ne plus laisser regarder
people-watch-link = Qui ouvre ce lien peut regarder
people-qr = Le lien en code QR
people-shuffle = Empreinte du mélange : { $hash }
curtain-pass = Passez l’écran à { $name }
curtain-hold = { $name } : appuyez longuement pour voir
undo-asked = { $name } demande à reprendre le dernier coup.
undo-yes = Oui
undo-no = Non
undo-waits = On demande aux autres.

## Vue en texte

text-to-board = Vers le plateau
text-choices = Vos choix
text-so-far = Jusqu’ici :
text-player = Joueur
text-market = { $resource } : il en reste { $cubes }, le prochain coûte { $price }
text-places = Lieux
text-links = Liens
text-tile = { $colour } : { $tile }{ $cubes ->
        [0] {""}
       *[other] , { $cubes } dessus
    }{ $flipped ->
        [yes] , retournée
       *[no] {""}
    }
aim-points = points
aim-money = argent
aim-standing = points si c’était fini

## Notes pour débutants

notes-count = { $at } sur { $of }
notes-next = Suivante
notes-done = Compris
notes-never = Plus de notes
note-birmingham-actions = Vous avez deux actions par tour (une seule à la toute première manche). Chacune coûte une carte, quelle qu’elle soit. Commencez où vous voulez : une action, une carte, un lieu qui brille.
note-birmingham-hand = Une carte de lieu permet de bâtir dans cette ville, où qu’elle soit. Une carte d’industrie bâtit cette industrie dans une ville de votre réseau. Pour le reste, toute carte convient.
note-birmingham-board = Les tirets verts veulent dire : vous pouvez toucher ceci. Bâtissez une tuile, puis reliez-la par des canaux. Un clic sur ce qui ne brille pas dit pourquoi.
note-birmingham-coal = Le charbon a besoin d’un chemin : un lien doit mener d’une mine, ou d’un marchand avec ce marché, jusqu’au lieu d’usage. Le fer vient de partout.
note-birmingham-bill = Avant que rien ne soit payé, la facture montre ce que cela coûte et rapporte. Rien ne compte avant votre confirmation.
note-birmingham-beer = Coton, marchandises et céramique rapportent quand un marchand qui les montre les achète, et la plupart des ventes demandent de la bière : d’une brasserie, ou du tonneau du marchand.
note-lancashire-actions = Vous avez deux actions par tour (une seule à la toute première manche). Chacune coûte une carte, quelle qu’elle soit. Commencez où vous voulez : une action, une carte, un lieu qui brille.
note-lancashire-hand = Une carte de lieu bâtit dans cette ville, une carte d’industrie dans une ville de votre réseau. Pour le reste, toute carte convient.
note-lancashire-board = Les tirets verts veulent dire : vous pouvez toucher ceci. Bâtissez une tuile, puis reliez-la par des canaux. Un clic sur ce qui ne brille pas dit pourquoi.
note-lancashire-coal = Le charbon a besoin d’un chemin depuis une mine ou un port. Le fer vient de partout.
note-lancashire-cotton = Les filatures rapportent quand on vend leur coton : par un port, qui rapporte aussi, ou au marché lointain, qui prend de moins en moins.
note-lancashire-bill = Avant que rien ne soit payé, la facture montre ce que cela coûte et rapporte. Rien ne compte avant votre confirmation.
note-age_of_industry-actions = Vous avez deux actions par tour (une seule à la toute première manche) : bâtir, poser des rails, vendre, développer, piocher ou passer. Commencez où vous voulez : une action, une carte, un lieu qui brille.
note-age_of_industry-hand = Une carte de couleur bâtit dans une ville de cette région, une carte d’industrie bâtit cette industrie là où mènent vos rails.
note-age_of_industry-loans = Vous commencez sans argent. Ce que vous ne pouvez payer est prêté : chaque prêt coûte des intérêts à chaque manche et des points à la fin.
note-age_of_industry-rails = Les rails rapportent à la fin pour les tuiles à leurs deux bouts. Ils demandent charbon et fer, et ne coûtent pas de carte.
note-age_of_industry-goods = Filatures et usines rapportent quand on vend : à un port, ou à un marché dont le jeton les demande. Chaque jeton ne sert qu’une fois.
note-age_of_industry-bill = Avant que rien ne soit payé, la facture montre ce que cela coûte, avec les prêts. Rien ne compte avant votre confirmation.
note-workshop-demand = Chacun choisit en secret des jetons de demande. Chaque jeton sur le diagramme fait payer davantage toutes les industries de ce type, à qui qu’elles soient.
note-workshop-bids = L’ordre du tour se mise en secret, et toutes les mises sont payées. Le premier choisit d’abord parmi les cartes de ville.
note-workshop-cards = Une carte de ville place une de vos industries dans cette ville. De là, vous pouvez construire jusqu’à deux liens.
note-workshop-links = Les liens qui atteignent d’autres villes à vous augmentent votre revenu de la valeur de ces villes. À la fin d’une ère, réseaux et industries rapportent.
note-workshop-bill = Avant que rien ne soit payé, la facture montre ce que cela coûte et rapporte. Rien ne compte avant votre confirmation.

## Conseils, continuer

hint-thinking = On y réfléchit…
hint-for = parle pour lui
hint-against = parle contre lui
hint-take = Choisir ce coup
banner-play-on = Continuer d’ici
playon-title = Continuer à partir du coup { $at }
playon-as = Votre place
playon-bots = Des robots ont les autres places ({ $level })
playon-kept = Les cartes cachées restent les mêmes
playon-go = Continuer

## Avis

notices-title = Avis
notices-why = Même quand la page est fermée : votre tour, le temps qui s’écoule, une partie qui commence ou qui est finie.
notices-nobody = Dès que vous serez assis à une table, vous pourrez être averti ici de vos tours.
notices-push = Dans ce navigateur
notices-push-insecure = Les navigateurs ne montrent que les avis de pages venues par https.
notices-push-unsupported = Ce navigateur ne sait pas montrer d’avis.
notices-push-denied = Les avis de cette page sont interdits dans les réglages du navigateur : permettez-les d’abord là.
notices-not-subscribed = Le navigateur n’a pas accepté ({ $why }). Rien n’a changé.
notices-on = Vous êtes averti dans ce navigateur désormais.
notices-off = Vous n’êtes plus averti dans ce navigateur.
notices-webhook = Par un webhook
notices-kind = Forme des appels
notices-kind-plain = simple
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-mail = Par courriel
notices-mail-unconfirmed = Un courriel part vers { $mail } : suivez son lien pour accepter.
notices-keep = Garder
notices-end = Arrêter
notices-try = Essayer
notices-kept = C’est noté.
notices-sent = Un essai est parti.
mail-title = Courriels de millhand
mail-question = Millhand doit-il vous avertir à cette adresse quand c’est à vous ?
mail-yes = Oui, avertissez-moi ici
mail-no = Pas de courriel à cette adresse
mail-agreed = Vous êtes désormais averti ici quand c’est à vous. Chaque courriel porte un lien qui y met fin.
mail-ended = Plus aucun courriel ne vient à cette adresse.

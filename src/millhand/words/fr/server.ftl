### Ce que dit le serveur : pourquoi quelque chose ne va pas et comment y remédier ; sa page nue.

## Entrer

server-come-in-first = Vous n’êtes pas encore connu ici : entrez d’abord avec un nom, ou avec identifiant et mot de passe.
server-login-or-password-is-wrong = Identifiant ou mot de passe incorrect.
server-login-is-taken = Quelqu’un d’autre a cet identifiant ; choisissez-en un autre.
server-account-is-there = Vous avez déjà un compte.
server-account-is-not-there = Vous n’avez pas de compte, donc pas de mot de passe à changer.
server-password-is-short = Un mot de passe compte au moins { $least } caractères.
server-password-is-common = Tout le monde essaie d’abord ce mot de passe ; choisissez-en un plus difficile à deviner.
server-name-does-not-fit = Un nom compte de 1 à { $longest } lettres.
server-link-is-dead = Ce lien ne mène nulle part : un plus récent l’a remplacé, ou il n’est pas entier.
server-log-in-instead = Cette place appartient à un compte : revenez avec identifiant et mot de passe.

## Tables et places

server-no-table = Cette table n’existe pas.
server-no-game = Il n’y a pas de jeu « { $game } » ; les jeux sont { $known }.
server-no-page = Il n’y a rien à cette adresse.
server-table-is-not-for-you = Seuls ceux qui sont assis à cette table, ou y sont invités, peuvent la voir.
server-only-the-owner = Seul le propriétaire de la table peut faire cela.
server-seat-is-not-yours = La place { $seat } n’est pas la vôtre.
server-no-such-seat = Il n’y a pas de place { $seat } ; la table a { $seats } places, comptées à partir de 0.
server-too-many-seats = { $seats } places sont nommées pour { $players } joueurs.
server-bot-needs-a-level = Dites quel robot doit occuper la place { $seat }.
server-bot-is-unknown = Ce robot n’existe pas ; les robots sont { $known }.
server-bot-cannot-play-this = Ce robot n’a pas appris le jeu tel qu’il doit se jouer ici ; les robots sont { $known }.
server-opening-cannot-be-played = On ne peut pas jouer ainsi : { $fault }.
server-invitation-is-needed = Pour s’asseoir ici, il faut une invitation.
server-table-does-not-wait = Cette table n’attend plus de joueurs.
server-table-is-full = Toutes les places sont prises.
server-seat-is-taken = Quelqu’un a été plus rapide : la place { $seat } est prise.
server-seats-are-open = Il manque quelqu’un : ces places sont libres : { $seats }.
server-match-has-not-begun = La partie n’a pas commencé.
server-match-is-over = La partie est terminée.
server-match-is-not-over = La partie n’est pas encore terminée.

## Coups

server-version-is-stale = Entre-temps la table a avancé ; elle en est à la version { $version }.
server-move-is-unreadable = Cela ne se lit pas comme un coup : { $fault }.
server-move-is-refused = Les règles ne le permettent pas : { $numbers }.
server-nothing-to-take-back = Il n’y a rien que vous puissiez reprendre seul.
server-nobody-asks = Personne ne demande à reprendre quoi que ce soit.
server-no-such-moment = Il n’y a pas de moment après { $at } coups ; { $moves } ont été joués.
server-took-back = { $player } reprend des coups ; { $moves ->
    [one] { $moves } coup reste
   *[other] { $moves } coups restent
}.

## Parties notées et paroles

server-record-is-bad = Ligne { $line } de la partie notée : { $fault }.
server-record-is-no-text = Une partie notée est un texte en UTF-8.
server-remark-does-not-fit = Une parole compte de 1 à { $longest } lettres.

## Requêtes

server-request-is-malformed = La requête ne se lit pas : { $what }.
server-method-is-wrong = On ne s’adresse pas ainsi à cette adresse.
server-body-is-too-large = La requête dépasse 64 kilo-octets.
server-origin-is-foreign = Cette requête vient de la page d’un autre site.
server-too-much = C’est trop à la fois ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
server-only-from-near = Les chiffres ne se disent qu’à ce réseau.
server-store-is-unavailable = Le stockage est hors d’atteinte : rien n’a changé ; réessayez dans un instant.
server-server-stops = Le serveur s’arrête ; réessayez dans un instant.
server-rules-are-of-another-version = Cette partie a commencé avec les règles { $version }, que ce serveur ne joue pas.
server-journal-does-not-replay = Le journal de cette partie n’aboutit plus à ce qu’il donnait ; rien n’est changé, et qui tient le serveur doit y regarder.
server-fault = Quelque chose ne va pas dans le serveur lui-même ; c’est noté.

## La page nue

server-page-title = millhand
server-page-runs = Ici tourne millhand { $version }, une table pour les gens et les robots. Les jeux :
server-page-protocol = Ce qu’on peut demander

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
server-ask-about-one-thing = Demandez à propos d’un coup ou de quelque chose à toucher, l’un des deux.
server-only-the-owner = Seul le propriétaire de la table peut faire cela.
server-seat-is-not-yours = La place { $seat } n’est pas la vôtre.
server-no-such-seat = Il n’y a pas de place { $seat } ; la table a { $seats } places, comptées à partir de 0.
server-too-many-seats = { $seats } places sont nommées pour { $players } joueurs.
server-clock-needs-minutes = Dites combien de minutes la pendule accorde : 1 au moins.
server-bot-needs-a-level = Dites quel robot doit occuper la place { $seat }.
server-bot-is-unknown = Ce robot n’existe pas ; les robots sont { $known }.
server-bot-cannot-play-this = Ce robot ne joue pas à ce jeu tel qu’il doit se jouer ici, ou y serait trop lent ; les robots qui y jouent sont { $known }.
server-guest-bot = Un robot que la personne qui tient ce serveur a mis ici.
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
server-no-hints-here = À cette table, personne ne reçoit de conseils.
server-seat-is-not-asked = On ne demande rien à la place { $seat } en ce moment.
server-nobody-can-think = Aucun robot n’a pu répondre ; réessayez dans un instant.
server-branch-needs-an-end = On ne reprend à un autre moment qu’une partie finie, ou jouée sur un seul appareil.
server-branch-is-over = À ce moment la partie est finie : il n’y a rien à continuer.
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

## Avis

server-address-is-malformed = Une adresse à appeler commence par https:// (ou http://) et un nom, sans mot de passe, 1000 lettres au plus.
server-address-cannot-be-found = Rien n’est connu sous le nom { $host } ; est-il bien écrit ?
server-address-is-private = { $host } se trouve dans le réseau du serveur lui-même, et n’est pas appelé d’ici.
server-push-is-malformed = Ce ne sont pas les clés d’un navigateur ; demandez-lui-en de nouvelles.
server-mail-is-malformed = Une adresse de courrier s’écrit nom@lieu.
server-mail-is-not-sent-here = Ce serveur n’envoie pas de courrier.
server-notice-has-no-way = Rien n’est encore réglé de ce côté (une adresse de courrier se confirme par le lien qui y a été envoyé).
server-notice-undelivered = Ce n’est pas arrivé : { $what ->
    [ConnectError] personne ne répond là
    [ConnectTimeout] personne ne répond là
    [ReadTimeout] pas de réponse à temps
   *[other] la réponse était { $what }
}. Regardez l’adresse, et essayez encore.
server-notice-turn = { $game } : c’est à vous
server-notice-reminder = { $game } : c’est toujours à vous, et votre temps s’épuise
server-notice-stand-in = { $game } : votre temps est écoulé ; un robot joue pour vous jusqu’à votre retour
server-notice-start = { $game } a commencé
server-notice-over = { $game } est terminé : voyez le résultat
server-notice-test = Un essai : les avis de millhand arrivent ici
server-notice-confirm = Millhand peut-il vous avertir à cette adresse quand c’est à vous ? Suivez le lien pour accepter
server-notice-why = Vous recevez ceci parce que quelqu’un l’a demandé à cette table. Cela s’arrête dans les réglages de la page, sous Avis, ou ici :

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
server-store-is-unavailable = Le serveur ne peut ni lire ni remplir son stockage pour l’instant : rien n’a changé ; réessayez dans un instant.
server-server-stops = Le serveur s’arrête ; réessayez dans un instant.
server-journal-does-not-replay = Le journal de cette partie n’aboutit plus à ce qu’il donnait ; rien n’est changé, et qui tient le serveur doit y regarder.
server-fault = Quelque chose ne va pas dans le serveur lui-même ; c’est noté.

## La page nue

server-page-title = millhand
server-page-runs = Ici tourne millhand { $version }, une table pour les gens et les robots. Les jeux :
server-page-protocol = Ce qu’on peut demander

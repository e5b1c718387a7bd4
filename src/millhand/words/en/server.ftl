### What the server says: why something cannot be done and how to mend it, and its plain page.

## Coming in

server-come-in-first = You are not known here yet: come in with a name first, or with your login and password.
server-login-or-password-is-wrong = Login or password is wrong.
server-login-is-taken = Somebody else has this login; choose another.
server-account-is-there = You have an account already.
server-account-is-not-there = You have no account yet, and so no password to change.
server-password-is-short = A password has at least { $least } characters.
server-password-is-common = Everybody tries this password first; choose one that is harder to guess.
server-name-does-not-fit = A name has between 1 and { $longest } letters.
server-link-is-dead = This link leads nowhere: it was replaced by a newer one, or it is not whole.
server-log-in-instead = This seat belongs to an account: come back with login and password.

## Tables and seats

server-no-table = There is no such table.
server-no-game = There is no game «{ $game }»; the games are { $known }.
server-no-page = There is nothing at this address.
server-table-is-not-for-you = Only those who sit at this table, or were invited, may see it.
server-ask-about-one-thing = Ask about a move or about something to touch, one of the two.
server-only-the-owner = Only the owner of the table may do this.
server-seat-is-not-yours = Seat { $seat } is not yours.
server-no-such-seat = There is no seat { $seat }; the table has { $seats } seats, counted from 0.
server-too-many-seats = { $seats } seats are named for { $players } players.
server-clock-needs-minutes = Say how many minutes the clock gives: 1 at least.
server-bot-needs-a-level = Say which bot is to sit at seat { $seat }.
server-bot-is-unknown = There is no such bot; the bots are { $known }.
server-bot-cannot-play-this = This bot does not play the game as it is to be played here, or would be too slow; those that do are { $known }.
server-guest-bot = A bot that whoever runs this server has put here.
server-opening-cannot-be-played = So it cannot be played: { $fault }.
server-invitation-is-needed = To sit down here you need an invitation.
server-table-does-not-wait = This table does not wait for players any more.
server-table-is-full = All seats are taken.
server-seat-is-taken = Somebody else was faster: seat { $seat } is taken.
server-seats-are-open = Somebody is missing: these seats are open: { $seats }.
server-match-has-not-begun = The match has not begun.
server-match-is-over = The match is over.
server-match-is-not-over = The match is not over yet.

## Moves

server-version-is-stale = The table has gone on in the meantime; it is at version { $version } now.
server-move-is-unreadable = This cannot be read as a move: { $fault }.
server-move-is-refused = The rules do not allow this: { $numbers }.
server-no-hints-here = At this table nobody is given hints.
server-seat-is-not-asked = Seat { $seat } is not asked now.
server-nobody-can-think = No bot could answer; try again in a moment.
server-branch-needs-an-end = Only a finished match, or one at a single device, can be played on from another moment.
server-branch-is-over = At this moment the match is over: there is nothing to play on.
server-nothing-to-take-back = There is nothing that you could take back by yourself.
server-nobody-asks = Nobody asks for anything to be taken back.
server-no-such-moment = There is no moment after { $at } moves; { $moves } were made.
server-took-back = { $player } takes moves back; { $moves ->
    [one] one move stays
   *[other] { $moves } moves stay
}.

## Records and remarks

server-record-is-bad = Line { $line } of the record: { $fault }.
server-record-is-no-text = A record is text in UTF-8.
server-remark-does-not-fit = A remark has between 1 and { $longest } letters.

## Notices

server-address-is-malformed = An address to call begins with https:// (or http://) and a name, without password, 1000 letters at most.
server-address-cannot-be-found = Nothing is known under the name { $host }; is it spelt right?
server-address-is-private = { $host } lies inside the server’s own network, and is not called from here.
server-push-is-malformed = These are not the keys of a browser; ask it for new ones.
server-mail-is-malformed = A mail address is written name@place.
server-mail-is-not-sent-here = This server sends no mail.
server-notice-has-no-way = Nothing is set up there yet (a mail address must be confirmed by the link that was sent to it).
server-notice-undelivered = It has not arrived: { $what ->
    [ConnectError] nobody answers there
    [ConnectTimeout] nobody answers there
    [ReadTimeout] there was no answer in time
   *[other] the answer was { $what }
}. Look at the address, and try again.
server-notice-turn = { $game }: it is your turn
server-notice-reminder = { $game }: it is still your turn, and your time is running out
server-notice-stand-in = { $game }: your time is over; a bot plays for you until you are back
server-notice-start = { $game } has begun
server-notice-over = { $game } is over: see how it ended
server-notice-test = A test: notices from millhand arrive here
server-notice-confirm = Shall millhand tell you at this address when it is your turn? Follow the link to agree
server-notice-why = You get this because somebody asked for it at this table. It is switched off in the settings of the page, under Notices, or here:

## Requests

server-request-is-malformed = The request cannot be read: { $what }.
server-method-is-wrong = This address is not asked in this way.
server-body-is-too-large = The request is larger than 64 kilobytes.
server-origin-is-foreign = This request comes from the page of another site.
server-too-much = That was too much at once; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
server-only-from-near = Figures are told only to this network.
server-store-is-unavailable = The server cannot reach or fill its store just now: nothing was changed; try again in a moment.
server-server-stops = The server is stopping; try again in a moment.
server-journal-does-not-replay = The journal of this match does not come to what it came to before; nothing is changed, and whoever runs the server must look at it.
server-fault = Something is wrong with the server itself; it has been noted.

## The plain page

server-page-title = millhand
server-page-runs = Here runs millhand { $version }, a table for people and bots. The games:
server-page-protocol = What can be asked

### The labels of the page in the browser. What happens in a game, and what its rules say, the server tells.

## Everywhere

page-title = millhand
page-loading = One moment …
page-home = Home
page-close = Close
page-try-again = Try again
page-unreachable = The server does not answer. Nothing is lost: what was played is kept there.
page-unknown = There is nothing at this address.
page-missing = This part of the page could not be fetched: the server does not answer, or the page was renewed meanwhile. Nothing is lost.
page-old = This page was renewed.
page-old-safe = Nothing is lost by loading it again, not even what you have composed.
page-reload = Load it again

## The board

board-name = The board
board-reconstructed = reconstructed board
board-round = Round { $round }
board-round-of = Round { $round } of { $rounds }
board-era-round = { $era } · { $round }
board-zoom-in = Larger
board-zoom-out = Smaller
board-fit = Whole board
find-title = Find a place
find-none = No place is called so.
board-slot-empty = { $place }, slot { $slot }, empty, { $industries }
board-slot-any = any industry
board-slot-or = { $some } or { $other }
board-slot-tile = { $place }, slot { $slot }: { $colour }, { $tile }
board-tile-level = { $industry } { $level }
board-tile-cubes = { $what }, { $cubes } { $resource }
board-tile-flipped = { $what }, flipped
board-tile-worth = { $what }, { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
board-connection-free = { $connection }, free
board-connection-other-era = { $connection }, not in this era
board-connection-owned = { $connection }, link of { $colours }
board-merchant = { $place }: buys { $goods }
board-merchant-beer = { $place }: buys { $goods }, with a barrel
board-market = { $place }: market for { $goods }
board-market-used = { $place }: market, closed until it is turned up again
board-market-hidden = { $place }: market, not known yet
board-town = { $place }, { $industry }, value { $value }
board-town-taken = { $town }: { $colours }
board-import = { $place }: { $cubes } coal to import
board-can-touch = { $what }, can be chosen
board-chosen = { $what }, chosen
board-will-flip = { $what }, will flip
board-track-income = Income of { $colour }: space { $space }
board-track-points = Points of { $colour }: { $points }

## What merchants add to a sale

bonus-develop = develop
bonus-income = +{ $amount } income
bonus-money = +£{ $amount }
bonus-points = +{ $amount } VP

## Names on the sheet

scenery-birmingham = Birmingham
scenery-black_country = and the Black Country
scenery-lancashire = Lancashire
scenery-cotton_county = the cotton county
scenery-germany = Germany
scenery-new_england = New England
scenery-age_of_industry = Age of Industry
scenery-great_britain = Great Britain
scenery-workshop = Workshop of the World
scenery-peak = PEAK
scenery-avon = Avon
scenery-severn = Severn
scenery-trent = Trent
scenery-morecambe_bay = Morecambe Bay
scenery-irish_sea = Irish Sea
scenery-north_sea = North Sea
scenery-baltic_sea = Baltic Sea
scenery-atlantic = Atlantic Ocean
scenery-german_ocean = German Ocean
scenery-english_channel = English Channel

## Names and sums

name-slot = { $place }, slot { $number }
name-tile = { $industry } { $level }
money-pounds = £{ $sum }
money-dollars = ${ $sum }

## The table

title-your-turn = ● Your turn · { $game }
title-table = { $game } · millhand
players-title = Players
order-now = Turn order
order-next = Order of the next round so far
clock-round-of = Round { $round } of { $rounds }
clock-round = Round { $round }
top-hint = A hint
top-rules = Rules
top-text = Text view
top-chat = Chat
top-people = People and links
top-settings = Settings
top-watching = You watch
tab-hand = Hand
tab-board = Board
tab-players = Players
tab-markets = Markets
tab-ledger = Ledger
tab-chat = Chat

## States

banner-reconnecting = Reconnecting …
banner-gone = The server does not answer.
banner-safe = Your last move is safe (number { $number }).
banner-plan = You may look around meanwhile.
banner-ledger = Save the ledger
banner-refused = Refused:
banner-nothing-paid = Nothing was paid.
banner-past = You look at move { $at } of { $moves }.
banner-to-now = Back to now
banner-over = The game is over.
banner-score = The score
banner-your-turn = Your turn.
banner-actions =
    { $actions ->
        [one] One action left
       *[other] { $actions } actions left
    }
banner-left = { $time } left
banner-stand-in = You were away: { $level } plays for you.
banner-back = I am back
banner-waiting = Waiting for { $name }.
banner-bot-thinks = { $name } is thinking …

## Players

player-you = you
player-bot = bot, { $level }
player-thinks = thinking
player-acts = to act
player-sealed = has answered
player-stand-in = { $level } plays meanwhile
player-away = away
time-hurry = , not much time left
figure-money = money
figure-income = income
figure-spent = spent
figure-cards = cards
figure-links = links
figure-loans = loans
figure-tokens = tokens
figure-industries = industries
standing-now = now { $points }
standing-if-ended = if it ended:

## Mats

mat-title = The mat of { $name }
mat-next = { $industry }: next level { $level }, { $left } left, { $money }{ $coal ->
        [0] {""}
       *[other] , { $coal } coal
    }{ $iron ->
        [0] {""}
       *[other] , { $iron } iron
    }
mat-none = { $industry }: none left
mat-level = level
mat-left = left
mat-cost = cost
mat-holds = { $resource }
mat-income = income
mat-points = points
mat-links = links

## Markets

markets-title = Markets
markets-note = next cube underlined
ladder-left = { $cubes } of { $room }
cotton-title = Distant market
cotton-bonus = a sale: +{ $spaces } income
cotton-closed = closed
cotton-tiles = { $left } tiles left; turned: { $turned }
demand-title = Demand
demand-open = { $open } open
demand-used = , met
demand-at-sea = , closed until its ship stands
demand-import = { $place }: { $cubes }
order-title = Turn order
order-auction = auction { $auction }
order-sealed = has answered
order-own-answer = Your sealed answer: { $answer }
diagram-title = Demand
diagram-left = { $tokens } tokens to draw

## Hand

hand-title = Your hand
hand-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
hand-actions =
    { $actions ->
        [one] one action left
       *[other] { $actions } actions left
    }
hand-backs = Hands
hand-empty = No cards.
hand-can-touch = fits
display-title = Face up
display-deck = { $cards } in the deck
card-wild = wild
card-area = area
card-place = location
card-industry = industry

## Choosing

actions-title = Actions
action-undo = Undo
action-build = Build
action-combine = Combine
action-link =
    { $era ->
        [canal] Canal
       *[other] Rails
    }
action-develop = Develop
action-sell = Sell
action-borrow = Loan
action-scout = Scout
action-pass = Pass
action-draw = Draw
action-take = Take a card
action-recoup = Recoup
action-swap = Swap
action-stop = Done
sum-exact = The exact sum
sum-bid = Bid { $money }
sum-recoup = Recoup { $money }
sum-borrow = Borrow { $money }
sum-repay = Repay { $money }
chips-title = What may be touched on the board
chips-place = { $place } { $slots }
chips-links =
    { $links ->
        [one] one link
       *[other] { $links } links
    }
bill-title = The bill
bill-ready = ready to confirm
bill-nothing-paid = nothing is paid yet
bill-advised = as the hint says
bill-begin = Begin where you like: a card, a town or an action.
bill-touch = { $options } possibilities glow: touch one.
bill-left = ({ $left } left)
bill-total = Total
bill-back = One step back
bill-not-yet = Not complete yet
bill-confirm =
    { $verb ->
        [build] Build
        [combine] Build
        [link] Lay it
        [develop] Develop
        [sell] Sell
        [borrow] Take the loan
        [scout] Scout
        [pass] Pass
        [bid] Seal the bid
        [pledge] Seal it
       *[other] Confirm
    }
bill-confirm-for =
    { $verb ->
        [build] Build for { $money }
        [combine] Build for { $money }
        [link] Lay it for { $money }
        [develop] Develop for { $money }
       *[other] Confirm: pay { $money }
    }
bill-confirm-gain =
    { $verb ->
        [sell] Sell for { $money }
        [borrow] Borrow { $money }
       *[other] Confirm: get { $money }
    }
balance-income_level = income
balance-points = points
balance-spent = spent
balance-place = next order
balance-hand_size = cards
why-title = { $about }: not now
why-possible = { $about }: possible now
why-allowed = It may be done after all.
why-nothing = It answers nothing that is asked now.
why-met = What is met
why-nearest = What would make it possible

## Ledger, replay, chat

ledger-title = Ledger
ledger-whose = What one player did
ledger-set-up = The table is set up
ledger-more = … and { $more } more
ledger-stand-in = { $level } plays for { $name }, who is away.
ledger-back = { $name } is back.
ledger-empty = Nothing has happened yet.
replay-back = One move back
replay-forward = One move forward
replay-slider = Moves of the game
replay-at = move { $at } of { $moves }
replay-now = move { $moves } · now
chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

## Keys

keys-title = Keys
key-confirm = confirm
key-back = one step back
key-clear = drop the choice
key-undo = undo
key-card = card of the hand
key-glow = next thing that glows (with shift: the one before)
key-replay = one move back, one forward
key-now = back to now
key-zoom = zoom in, out, fit
key-large = board as large as the window
key-panels = markets, players (phone)
key-text = text view
key-hint = hint
key-why = why not, for what has the focus
key-rules = the rules of what has the focus
key-find = find a place
key-keys = this list

## Home

home-headline = Coal, cotton, canals. Your move.
home-subtitle = Four games of the industrial age, against friends or bots. No account needed.
home-guest = Guest
home-who = Who are you?
home-level = Bots play
home-players = { $players } players
home-about-birmingham = Coal, iron and beer; merchants at the rim.
home-about-lancashire = Cotton to the ports, ships at the end.
home-about-age_of_industry = Rails only, loans at any time. Reconstructed boards.
home-about-workshop = Networks, sealed bids and demand. Reconstructed board.
home-play-now = Play now
home-setting-up = Setting up …
home-agree = New table of { $game }
home-rules-of = Rules of { $game }
home-open-record = Open a record
home-theme = Light or dark
home-other-language = Français
home-mine = My tables
home-mine-empty = No table yet: play now, or set one up for friends.
home-open = Open tables
home-open-empty = Nobody is waiting for players.
home-finished = Finished
home-finished-empty = No finished game yet.
home-taken = { $taken } of { $players } seats taken
home-waiting-for = waiting for { $name } · { $since }
home-with = with { $names }
home-sit = Sit
home-watch = Watch
home-place = place { $place } of { $players }
home-replay = Replay
home-your-turn = Your turn
home-waiting = waiting
home-not-begun = not begun

## A new table

new-title = { $game }: a new table
new-players = Players
new-seat = Seat { $seat }
new-me = me
new-open = open, for whoever has the link
new-person = a friend at this screen
new-bot = { $level } (bot)
new-name = Name
new-manners = Manners
new-pace = Pace
pace-none-0 = no clock
pace-move-5 = live: 5 minutes a move
pace-move-1440 = a day for each move
pace-move-4320 = three days for each move
pace-game-60 = one hour each for the whole game
new-listed = Everybody sees it among the open tables, and may watch where spectators may come
new-watching = Spectators may come by a link
new-hints = Hints are allowed
new-shuffle = Publish a hash of the shuffle, so that the dealer can be checked
new-board = A board file of your own
new-options = What is agreed
new-default = as usual
new-go = Set up the table

## Who one is

person-title = Who you are
person-name = Name
person-keep-name = Keep this name
person-renamed = That is your name now.
person-account = An account, if you like
person-account-why = With a login and a password you find your seats again from any device.
person-login = Login
person-password = Password
person-make-account = Make an account
person-come-back = Come back
person-account-made = Your seats are kept under this login.
person-welcome = Welcome back.
person-logged-in = You are here as { $login }.
person-leave = Leave
person-left = You have left. Your seats wait for you.
person-data = What is kept of you
person-export = All of it as a file
person-forget = Forget me
person-forget-sure = Your name, seats and remarks are deleted; moves stay and name nobody. Go on?
person-forgotten = Nothing is kept of you any more.

## Rules

rules-title = Rules of { $game }
rules-chapters = Chapters
rules-search = Find a rule
rules-found =
    { $found ->
        [one] One rule found
       *[other] { $found } rules found
    }
rules-which = The rules of which game?
rules-from = You came from here.
figures-title = How sure the figures are
figures-why = The printed board and its figures were not at hand. What is reconstructed is ours, and may differ from the box.
rules-back = Back

## The end

score-title = The score · { $game }
score-finished = finished · { $players } players · { $moves } moves
score-running = still running
score-table = The board
score-save = Save the record
score-again = Again
score-wins = { $name } wins
score-margin = By { $margin }: { $first } to { $second }.
score-tie-broken = After a tie, which was broken.
score-shared = { $names } share the victory
score-so-far = How it stands
score-from = Where the points came from
score-from-money = Where the money came from
score-points = Victory points
score-money = Money
score-detail = { $name } · { $line }
score-course = How it went
score-course-note = if the game had ended there

## Links and the waiting room

join-title = A seat is free
join-game = You are invited to { $game }
join-with = At the table: { $names }
join-nobody = nobody yet
join-sit = Sit down
join-full = All seats of this table of { $game } are taken: { $names }.
join-dead = This link leads nowhere any more: the seat is taken, or the table has begun without it. Ask whoever sent it for a new one.
room-missing =
    { $missing ->
        [one] One player is missing.
       *[other] { $missing } players are missing.
    }
room-complete = Everybody is here.
room-expired = This table was never started, and is gone.
room-bot = Give it to a bot
room-open = Make it free
room-stand = Stand up
room-start = Start
room-invite = Send this link to whoever shall play
share-copy = Copy
share-copied = Copied

## Settings, people, one screen for several

top-menu = Menu
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-theme-auto = as the device has it
settings-theme-light = light
settings-theme-dark = dark
settings-wishes = Wishes
settings-sound = a chime when it is my turn
settings-letters = letters are keys
settings-notes = notes for newcomers
settings-motion = pieces move
people-here = here
people-link = Way back
people-to-bot = To a bot
people-to-person = To somebody else
people-take-link = Whoever opens this link takes the seat
people-way-back = By this link you come back to your seat from any device: keep it for yourself
people-watching-on = Let spectators in
people-watching-off = Let nobody watch any more
people-watch-link = Whoever opens this link may watch
people-qr = The link as a QR code
people-shuffle = Hash of the shuffle: { $hash }
curtain-pass = Pass the screen to { $name }
curtain-hold = { $name}: hold this to look
undo-asked = { $name } asks to take the last move back.
undo-yes = Yes
undo-no = No
undo-waits = The others are asked.

## Text view

text-to-board = To the board
text-choices = Your choices
text-so-far = So far:
text-player = Player
text-market = { $resource }: { $cubes } left, the next costs { $price }
text-places = Places
text-links = Links
text-tile = { $colour }: { $tile }{ $cubes ->
        [0] {""}
       *[other] , { $cubes } on it
    }{ $flipped ->
        [yes] , flipped
       *[no] {""}
    }
aim-points = points
aim-money = money
aim-standing = points if it ended

## Notes for newcomers

notes-count = { $at } of { $of }
notes-next = Next
notes-done = Got it
notes-never = No more notes
note-birmingham-actions = You have two actions a turn (one in the very first round). Each costs a card of your hand, whatever it says. Begin anywhere: an action here, a card, or a place that glows.
note-birmingham-hand = A location card lets you build in that town, wherever it is. An industry card builds that industry in a town of your own network. For everything else any card will do.
note-birmingham-board = Green dashes mean: you may touch this. Build a tile, then join it with canals. A click on what does not glow tells you why not.
note-birmingham-coal = Coal needs a way: a link must lead from a mine, or from a merchant with this market, to where it is used. Iron comes from anywhere.
note-birmingham-bill = Before anything is paid, the bill shows what it costs and brings. Nothing counts until you confirm.
note-birmingham-beer = Cotton, manufactured goods and pottery pay when they are sold to a merchant that shows them, and most sales need beer: from a brewery, or the merchant’s own barrel.
note-lancashire-actions = You have two actions a turn (one in the very first round). Each costs a card, whatever it says. Begin anywhere: an action, a card, or a place that glows.
note-lancashire-hand = A location card builds in that town, an industry card in a town of your own network. For everything else any card will do.
note-lancashire-board = Green dashes mean: you may touch this. Build a tile, then join it with canals. A click on what does not glow tells you why not.
note-lancashire-coal = Coal needs a way from a mine or a port to where it is used. Iron comes from anywhere.
note-lancashire-cotton = Cotton mills pay when they are sold: through a port, which pays too, or to the distant market, which takes less and less.
note-lancashire-bill = Before anything is paid, the bill shows what it costs and brings. Nothing counts until you confirm.
note-age_of_industry-actions = You have two actions a turn (one in the very first round): build, lay rails, sell, develop, draw cards, or pass. Begin anywhere: an action, a card, or a place that glows.
note-age_of_industry-hand = A card of a colour builds in a town of that area, a card of an industry builds that industry where your rails lead.
note-age_of_industry-loans = You start without money. What you cannot pay is lent: each loan costs interest every round and points at the end.
note-age_of_industry-rails = Rails earn at the end for the tiles at both of their ends. They need coal and iron, and cost no card.
note-age_of_industry-goods = Mills and factories pay when they are sold: to a port, or to a market whose token wants them. Each token is used once.
note-age_of_industry-bill = Before anything is paid, the bill shows what it costs, with the loans it takes. Nothing counts until you confirm.
note-workshop-demand = Everybody chooses demand tokens in secret. Each token on the diagram makes every industry of that kind pay more, whoever owns it.
note-workshop-bids = Turn order is bid for in secret, and all bids are paid. Who comes first chooses first among the town cards.
note-workshop-cards = A town card places one of your industries in that town. From there you may build up to two links.
note-workshop-links = Links that reach other towns of yours raise your income by the value of those towns. At the end of an era your networks and industries pay.
note-workshop-bill = Before anything is paid, the bill shows what it costs and brings. Nothing counts until you confirm.

## Hints, playing on

hint-thinking = Thinking about it …
hint-for = speaks for it
hint-against = speaks against it
hint-take = Take this
banner-play-on = Play on from here
playon-title = Play on from move { $at }
playon-as = Your seat
playon-bots = Bots have the other seats ({ $level })
playon-kept = Hidden cards stay as they were
playon-go = Play on

## Notices

notices-title = Notices
notices-why = Told also while the page is closed: your turn, time running out, a game that begins or is over.
notices-nobody = Once you have sat down at a table, you can be told of your turns here.
notices-push = In this browser
notices-push-insecure = Browsers show notices only of pages that come by https.
notices-push-unsupported = This browser cannot show notices.
notices-push-denied = Notices of this page are forbidden in the settings of the browser: allow them there first.
notices-not-subscribed = The browser did not agree ({ $why }). Nothing has changed.
notices-on = You are told in this browser from now on.
notices-off = You are told nothing more in this browser.
notices-webhook = By a webhook
notices-kind = What calls look like
notices-kind-plain = plain
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-mail = By mail
notices-mail-unconfirmed = A letter is on its way to { $mail }: follow its link to agree.
notices-keep = Keep
notices-end = Switch off
notices-try = Try it
notices-kept = It is kept.
notices-sent = A test is on its way.
mail-title = Mail from millhand
mail-question = Shall millhand tell you at this address when it is your turn?
mail-yes = Yes, tell me here
mail-no = No mail to this address
mail-agreed = From now on you are told here when it is your turn. Every letter has a link that ends them.
mail-ended = No more mail comes to this address.

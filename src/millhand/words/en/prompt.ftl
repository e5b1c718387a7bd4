### What the game at the prompt says itself; the rest stands in common.ftl and the games' files.

## Kinds of answers

prompt-kind-build = build
prompt-kind-link = lay a link
prompt-kind-develop = develop
prompt-kind-sell = sell
prompt-kind-borrow = take a loan
prompt-kind-scout = scout
prompt-kind-pass = pass
prompt-kind-with = card
prompt-kind-coal = coal
prompt-kind-iron = iron
prompt-kind-beer = beer
prompt-kind-to = merchant
prompt-kind-bonus = bonus
prompt-kind-give_up = give up
prompt-kind-stop = that is enough
prompt-kind-decline = decline
prompt-kind-pledge = place demand tokens
prompt-kind-keep = place none
prompt-kind-for = set
prompt-kind-bid = bid
prompt-kind-recoup = recoup money
prompt-kind-take = town card
prompt-kind-use = use the card
prompt-kind-swap = swap the card
prompt-kind-in = town
prompt-kind-remove = make room
prompt-kind-combine = combine both actions
prompt-kind-draw = draw a card
prompt-kind-repay = repay loans
prompt-kind-free = without a discard
prompt-kind-done = end the turn

## Shapes of lines

prompt-titled = { $title }: { $state }
prompt-sums = Type a sum from { $least } to { $most }.
prompt-aside = { $what } ({ $more })
prompt-free = free
prompt-free-for = free for { $what }
prompt-group = { $name } ({ $count })
prompt-for = { $what }: { $money }
prompt-question = Please { $question }:
prompt-so-far = So far: { $move }
prompt-your-move = Your move: { $move }

## Beginning

prompt-welcome = { $title }, { $players } players.
prompt-person = at this keyboard
prompt-bot = the bot { $name }
prompt-kept-in = Every move is kept in { $file }.
prompt-first-words = Answer with a number, with a move such as "{ $move }", or with part of a name. Enter repeats the list, "help" tells the rest, "quit" leaves.
prompt-news = Meanwhile:

prompt-hide = { $player }, press Enter to hide your cards.
prompt-ready = { $player }, press Enter when you are ready.

## Moves

prompt-refused = This is not allowed:
prompt-thinking = Thinking …
prompt-allowed = This is allowed.
prompt-allowed-with = This is allowed, with any of: { $answers }
prompt-allowed-open = This is allowed, and leaves something open.
prompt-allowed-begun = This is allowed, and leaves something open: type { $said } to go on with it.
prompt-confirm = This cannot be taken back. Enter to do it, or back:
prompt-confirm-how = Press Enter to make this move, or type "back" to change it.
prompt-nothing-to-go-back-to = There is nothing to go back to; "undo" takes your last move back.
prompt-not-understood = "{ $said }" is no command, no move and no part of a name in the list; "help" tells what is.
prompt-unknown-language = The languages are { $known }.
prompt-unknown-town = No town is called { $name }; "map" tells all of them.
prompt-unknown-rule = There is no rule { $number }; the rules are { $known }.
prompt-rule-how = Say a number after it: rule 3.1
prompt-why-how = Say a move after it: why { $move }

## Prices and ways

prompt-price-next = { $price } for the next cube; { $cubes ->
        [0] the market is empty
       *[other] on the market: { $all }
    }
prompt-price-link = A link, and each one more at once
prompt-supply-tiles = free from { $sources }; { $cubes ->
        [one] one cube
       *[other] { $cubes } cubes
    } within reach.
prompt-supply-then-market = Then { $price } on the market.
prompt-supply-then-none = The market is out of reach.
prompt-supply-market = { $price } on the market.
prompt-supply-none = out of reach, from tiles and from the market.
prompt-supply-never = Nothing is brought to towns in this game.
prompt-way-joined = Links that lie there join them: { $count ->
        [one] one link
       *[other] { $count } links
    } apart.
prompt-way-unjoined = No links join them yet.
prompt-way-printed = The shortest way on the board in this era, { $count ->
        [one] one connection
       *[other] { $count } connections
    }:
prompt-way-none = Nothing on the board joins them in this era.
prompt-way-how = Say two towns after it, each so that only one can be meant: way TOWN TOWN

## What decides between equals

prompt-tie-income = With equal points, the higher income decides.
prompt-tie-money = With equal points and income, the money decides.
prompt-tie-turn_order = With everything else equal, the turn order decides.
prompt-tie-box = With equal money, the lower box of the order track decides.

## Saving and leaving

prompt-save-how = Say a file after it: save evening.mill
prompt-saved = Saved in { $file }.
prompt-mended = The end of { $file } was spoilt, perhaps by a power cut. All before it is kept: { $moves } moves.
prompt-unwritable = { $file } cannot be written ({ $reason }); the moves are not kept there.
prompt-exists = { $file } is there already; name another file.
prompt-save-question = Save the game? Type a file name, or "yes" for { $file }, or press Enter to leave without saving:
prompt-lost = The game could not be written anywhere and is lost.
prompt-go-on = The game is kept in { $file }. Go on with:

prompt-help =
    Answer with the number of a line, with a whole move or a part of one in notation
    ({ $move }), or with part of a name to shorten the list ({ $name }).
    Enter: the question and its list again.
    back: one answer back. menu: the whole list.
    why MOVE: every rule that forbids a move. rule NUMBER: one rule in full.
    hint: the three best turns that a strong bot finds for you, and why.
    board: everything that lies open. board TOWN: one town. map: all connections.
    price: what coal, iron and links cost. price TOWN: where its coal and iron would come from.
    way TOWN TOWN: what lies between two towns.
    hand: your cards. mat: your tiles not yet built, and what they cost.
    score: everybody’s points. log, log 30: the last moves.
    undo: take your last move back. save FILE: write the record. language fr: in French.
    quit: leave the game.

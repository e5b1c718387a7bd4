### Words that all games share.
###
### A piece reaches a sentence as several variables: $place is its name, $place-in its attribute
### .in, $place-id its id (none where there is nothing). $points is a number, $points-size the
### same without its sign, $points-sign is minus, nothing or plus. Money carries its £ already.

## Players

colour-red = Red
    .of = Red’s
colour-blue = Blue
    .of = Blue’s
colour-yellow = Yellow
    .of = Yellow’s
colour-purple = Purple
    .of = Purple’s

# Whoever has a name is called by it. $vowel is yes where the name begins with a vowel.
player = { $name }
    .of = { $name }’s

## Numbers

money = { $amount-sign ->
    [minus] −£{ $amount-size }
   *[other] £{ $amount-size }
}

# Levels of tiles.
roman = { $number ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
    [7] VII
    [8] VIII
   *[other] { $number }
}

victory-points = { $points-sign ->
    [minus] −{ $points-size } { $points-size ->
        [one] point
       *[other] points
    }
   *[other] { $points } { $points ->
        [one] point
       *[other] points
    }
}

## Eras and resources

era-canal = canal era
    .the = the canal era
    .in = in the canal era
era-rail = rail era
    .the = the rail era
    .in = in the rail era

resource-coal = coal
    .one = a cube of coal
resource-iron = iron
    .one = a cube of iron

## How a move is said: refusals that no rulebook knows

M-1 = Only the player who is asked may answer.
    .not-your-decision = { $asked-id ->
        [none] Nobody is asked now: the dealer must shuffle first.
       *[other] It is not your decision now: { $asked } must decide first.
    }
M-2 = A move answers the questions that the table asks.
    .no-answer = ‘{ $words }’ does not answer what is asked: { $question }. Possible: { $answers }.
M-3 = A move says everything that is left to the player.
    .left-open = The move leaves something open: { $question }. Possible: { $answers }.
M-4 = A move says nothing beyond what is asked.
    .too-much-said = The move says too much: nobody asks for ‘{ $words }’.
M-5 = The dealer puts in order exactly what the table asks to have shuffled.
    .bad-deal = { $expected ->
        [0] The dealer is not asked to shuffle anything now.
       *[other] The dealer must { $question }, all { $expected } pieces of it and no others; the deal has { $dealt }.
    }
M-6 = When the game is over nobody moves any more.
    .game-is-over = The game is over; no more moves are made.
M-7 = A move is taken back only while nothing hidden has been seen and nobody else has acted.
    .beyond-the-safe-point = This cannot be taken back: since your last move somebody else has acted, or something hidden has been seen.

## At the table

your-move = Your move
why-not = Why not?
log = Log
undo = Undo
undone = Your last move is taken back.
quit = Quit
goodbye = Goodbye.
help = Help
yes = yes
no = no
back = back
menu = Menu
moves = Moves
not-a-number = Type a number from 1 to { $most }.
unknown-words = This says no move: { $reason }

game-over = The game is over
winner = Winner: { $player }
winners = Victory is shared by { $players }
points = points
points-of = { $player }: { victory-points }
score = Score
value-about = { $value }: { $name }. { $about }
gain-connection = { $connection }
gain-place = { $place }
gain-tile = { $tile } { $slot-in }

board = Board
turn-order = Turn order
round = Round { $round } of { $rounds }
round-so-far = Round { $round }
hand = Hand
cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
deck = Deck
set-aside = Set aside
discards = Discard pile
player-mat = Player mat
tiles = Tiles
links = Links
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
display = Face-up cards
flipped = flipped
nothing = nothing

## What is seen

# A field of a sight is told as `seen-` and its name; the fields of a player’s area stand in a row.
seen-actions_left = { $actions_left ->
    [one] { $actions_left } action left
   *[other] { $actions_left } actions left
}
seen-money = { $money }
seen-income_level = income level { $income_level-sign ->
    [minus] −{ $income_level-size }
   *[other] { $income_level }
}
seen-income_space = income space { $income_space }
seen-points = { victory-points }
seen-hand_size = { $hand_size ->
    [one] { $hand_size } card
   *[other] { $hand_size } cards
}
seen-known = known cards: { $known }
seen-links_left = links left: { $links_left }
seen-spent = spent this round: { $spent }
seen-market = { market-of }: { cubes }, the next one costs { $price }
market-of = { $resource-id ->
    [coal] Coal market
    [iron] Iron market
   *[other] { $resource }
}
seen-tile = { $colour }, { $tile }{ $flipped ->
    [true] , { flipped }
   *[false] { $cubes ->
        [0] { "" }
       *[other] , { cubes-on-tile }
    }
}
cubes-on-tile = { cubes }
seen-debt = You still owe { $debt }

# A place that only somebody’s own board file knows.
unknown-place = { $name }
    .in = in { $name }
    .of = of { $name }

## What a move brings about

bill-money = { $seat-of } money: { $money_before } → { $money_after }
bill-spent = { $seat } has spent { $money_before } → { $money_after } this round
bill-income_space = { $seat-of } income space: { $before } → { $after }
bill-income_level = { $seat-of } income level: { $before-sign ->
    [minus] −{ $before-size }
   *[other] { $before }
} → { $after-sign ->
    [minus] −{ $after-size }
   *[other] { $after }
}
bill-points = { $seat-of } points: { $before } → { $after }
bill-hand_size = { $seat-of } cards: { $before } → { $after }
bill-place = { $seat-of } place in the next turn order so far: { $before } → { $after }
bill-drawn = { $seat } then draws { cards }.
bill-hidden = Something hidden is seen then; what follows is not known yet.

nearest-money = { $missing } more would be needed.

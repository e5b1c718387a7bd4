### What the commands say; what games share stands in common.ftl.

## millhand games

games-game = game
games-title = title
games-players = players
games-more = { $command } tells all of one: options, and how sure its figures are.
games-head = { $game }: { $title }, { $players } players, maturity { $maturity }
games-maturity-alpha = alpha
games-maturity-beta = beta
games-maturity-stable = stable
games-options = Options (the first value is the default):
games-option = option
games-values = values
games-rule = rule
games-figures = How sure the figures are (upon all others the sources agree):
games-after = after { $source }:

games-sure-reconstructed = Reconstructed by us, not the printed figures ({ $count }):
games-sure-deduced = Deduced from what is known ({ $count }):
games-sure-disputed = Disputed: the sources differ ({ $count }):
games-sure-single = From a single source ({ $count }):
games-sure-source = Not in the rulebook, but stated in another source ({ $count }):
games-sure-seed = Stated in the rulebook ({ $count }):
games-sure-owned = Read off the box by its owner ({ $count }):
games-sure-agreed = Agreed upon by all sources ({ $count }):

## millhand bots

bots-manners = { $bot }: has manners ({ $count } questions of { $games })

## millhand board

board-good = { $file }: a good board for { $title }

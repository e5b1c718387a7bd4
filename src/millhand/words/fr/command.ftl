### Ce que disent les commandes ; ce que les jeux partagent est dans common.ftl.

## millhand games

games-game = jeu
games-title = titre
games-players = joueurs
games-more = { $command } dit tout d’un jeu : ses options et la fiabilité de ses chiffres.
games-head = { $game } : { $title }, { $players } joueurs, maturité { $maturity }
games-maturity-alpha = alpha
games-maturity-beta = bêta
games-maturity-stable = stable
games-options = Options (la première valeur est celle par défaut) :
games-option = option
games-values = valeurs
games-rule = règle
games-figures = Fiabilité des chiffres (sur tous les autres, les sources s’accordent) :
games-after = d’après { $source } :

games-sure-reconstructed = Reconstitués par nous, ce ne sont pas les chiffres imprimés ({ $count }) :
games-sure-deduced = Déduits de ce qui est connu ({ $count }) :
games-sure-disputed = Disputés : les sources diffèrent ({ $count }) :
games-sure-single = D’une seule source ({ $count }) :
games-sure-source = Absents du livret, mais donnés par une autre source ({ $count }) :
games-sure-seed = Donnés par le livret ({ $count }) :
games-sure-owned = Lus sur la boîte par son propriétaire ({ $count }) :
games-sure-agreed = Toutes les sources s’accordent ({ $count }) :

## millhand bots

bots-manners = { $bot } : a de bonnes manières ({ $count } questions de { $games })

## millhand board

board-good = { $file } : un bon plateau pour { $title }

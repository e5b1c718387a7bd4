### Ce que fait chaque robot, en une phrase.

bot-random = Joue n’importe quel coup permis, tous les choix étant également probables.
bot-rambler = Choisit au hasard un genre d’action, puis n’importe quel coup de ce genre ; ses parties sont plus animées que des parties au hasard.
bot-greedy = Joue le seul coup après lequel sa propre situation paraît la meilleure, sans voir plus loin.
bot-canny = Réfléchit à son tour entier, chaque action avec tout ce qui en découle, et joue celui qui le laisse le mieux placé.

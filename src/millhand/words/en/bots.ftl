### What each bot does, in one sentence.

bot-random = Plays any move that is allowed, all choices being equally likely.
bot-rambler = Picks a kind of action by chance, then any move of that kind; its games are livelier than random ones.
bot-greedy = Makes the single move after which its own lot looks best, and does not look further.
bot-canny = Thinks its whole turn through, every action with all that follows from it, and plays the turn that leaves it best off.

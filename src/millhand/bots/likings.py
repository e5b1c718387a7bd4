"""What ramblers like to do, by the verbs of each game; what is not named they do gladly."""

AT_LAST, RELUCTANTLY, WILLINGLY, GLADLY = range(4)

LIKINGS = {
    "birmingham": {
        "build": WILLINGLY,
        "link": WILLINGLY,
        "develop": AT_LAST,
        "borrow": RELUCTANTLY,
        "scout": AT_LAST,
        "pass": AT_LAST,
        "stop": WILLINGLY,
    },
    "lancashire": {
        "build": WILLINGLY,
        "combine": AT_LAST,
        "link": WILLINGLY,
        "develop": AT_LAST,
        "borrow": RELUCTANTLY,
        "pass": AT_LAST,
        "give_up": AT_LAST,
        "stop": WILLINGLY,
    },
    "workshop": {"recoup": AT_LAST, "stop": RELUCTANTLY},
    "age_of_industry": {
        "build": WILLINGLY,
        "combine": WILLINGLY,
        "link": WILLINGLY,
        "develop": WILLINGLY,
        "draw": WILLINGLY,
        "repay": WILLINGLY,
        "pass": RELUCTANTLY,
        "done": RELUCTANTLY,
        "borrow": AT_LAST,
    },
}

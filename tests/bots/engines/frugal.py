"""A bot of its own process: takes the choice that says least, by chance where several do."""

import json
import sys
from random import Random


def say(message):
    print(json.dumps(message), flush=True)


def answer(menu):
    shortest = min(len(one["says"]) for one in menu["choices"])
    fitting = [one["choice"] for one in menu["choices"] if len(one["says"]) == shortest]
    return Random(menu["seed"]).choice(fitting)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({"type": "hello", "protocol": 1, "name": "frugal"})
    elif message["type"] == "menu":
        say({"type": "choose", "choice": answer(message)})

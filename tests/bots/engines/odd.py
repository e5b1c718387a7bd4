"""A program without manners, of the kind that its argument names."""

import json
import sys
import time

how = sys.argv[1]
for line in sys.stdin:
    kind = json.loads(line)["type"]
    if kind == "hello":
        if how == "mute":
            time.sleep(600)
        print(json.dumps({"type": "hello", "protocol": 2 if how == "modern" else 1}), flush=True)
        while how == "chatters":
            print("And another thing!", flush=True)
    elif kind == "menu":
        if how == "hangs":
            time.sleep(600)
        elif how == "dies":
            sys.exit(7)
        elif how == "babbles":
            print("I think therefore I pass", flush=True)
        elif how == "counts":
            print(json.dumps([1, 2, 3]), flush=True)
        elif how == "nests":
            print("[" * 200_000, flush=True)
        elif how == "cheats":
            print(json.dumps({"type": "choose", "choice": 10**9}), flush=True)
        elif how == "spells":
            print(json.dumps({"type": "choose", "choice": "pass"}), flush=True)
        elif how == "endless":
            sys.stdout.write("x" * 3_000_000)
            sys.stdout.flush()

"""Plays one game against Areo's computer players, choosing at random: python3 bot.py URL [GAME]"""
import json
import random
import sys
import time
import urllib.error
import urllib.request

url, game = sys.argv[1], (sys.argv + ["shifter"])[2]
cookie = ""


def ask(method, path, body=None):
    """Sends a request; remembers the cookie, which is who we are."""
    global cookie
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"cookie": cookie}, method=method)
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                cookie = (answer.headers.get("set-cookie") or cookie).split(";")[0]
                return json.load(answer)
        except urllib.error.HTTPError as problem:
            if problem.code != 429:
                raise
            time.sleep(int(problem.headers["retry-after"]))  # Too fast.


ask("POST", "/api/guest", {"name": "Python"})
rival = "random"
table = ask("POST", "/api/tables", {
    "game": game, "setup": {"players": 2}, "rules": {"pace": "instant"},
    "seats": ["me", {"computer": rival}], "start": True})["id"]

while True:
    sight = ask("GET", f"/api/tables/{table}")["sight"]
    if sight["stage"] == "over":
        break
    if not sight["legal"]:  # The other one thinks.
        time.sleep(0.05)
        continue
    words = random.choice(sight["legal"])
    ask("POST", f"/api/tables/{table}", {
        "type": "decide", "seq": sight["seq"], "choice": {"words": [words]}})

print("scores", sight["outcome"]["scores"], "winners", sight["outcome"]["winners"])

"""The same player as bot.py, told of changes over a WebSocket: python3 socket_bot.py URL [GAME]

It needs a library: pip install websockets
"""
import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect


def changed(document, delta):
    """The document that a delta makes of this one; protocol.md explains the forms."""
    if isinstance(delta, dict):
        new = dict(document)
        for key, change in delta.items():
            if change == []:
                del new[key]
            else:
                new[key] = changed(new.get(key), change)
        return new
    if len(delta) == 1:
        return delta[0]
    new, at = [], 0
    for step in delta[1:]:
        if isinstance(step, list):
            new += step
        elif isinstance(step, dict):
            new.append(changed(document[at], step["~"]))
            at += 1
        elif step > 0:
            new += document[at:at + step]
            at += step
        else:
            at -= step
    return new + document[at:]


def play(url, game, choose=random.choice):
    """Plays a game against a computer player. Returns the outcome."""
    def post(path, body, cookie=""):
        data = json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(url + path, data, {"cookie": cookie}))

    with post("/api/guest", {"name": "Python"}) as answer:
        cookie = answer.headers["set-cookie"].split(";")[0]
    new = {"game": game, "setup": {"players": 2}, "rules": {"pace": "instant"},
           "seats": ["me", {"computer": "random"}], "start": True}
    with post("/api/tables", new, cookie) as answer:
        table = json.load(answer)["id"]

    address = url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as socket:
        sight, answered = {}, None
        for text in socket:
            message = json.loads(text)
            if message["type"] == "snapshot":
                sight = message["sight"]
            elif message["type"] == "update":
                sight = changed(sight, message.get("delta") or {})
            elif message["type"] == "answer" and "problem" in message["answer"]:
                # Too fast, or too late: the same question is answered again, or the next one.
                time.sleep(message["answer"]["problem"].get("wait", 0))
                answered = None
            if sight["stage"] == "over":
                return sight["outcome"]
            if sight["legal"] and answered != sight["seq"]:
                answered = sight["seq"]
                choice = {"words": [choose(sight["legal"])]}
                decide = {"type": "decide", "seq": sight["seq"], "choice": choice}
                socket.send(json.dumps({"type": "do", "id": sight["seq"], "command": decide}))
    raise ConnectionError("the server has closed the socket before the end of the game")


if __name__ == "__main__":
    outcome = play(sys.argv[1], (sys.argv + ["shifter"])[2])
    print("scores", outcome["scores"], "winners", outcome["winners"])

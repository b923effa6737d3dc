"""Measures what strangers can take from a server: python3 strain.py BINARY logins|names|computers|log

Each starts a server of its own on a new database, and needs Linux, where /proc tells the memory.
"""
import contextlib
import http.client
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time


class Server:
    """A server that runs for as long as this is used."""

    def __init__(self, binary, folder, rate):
        self.database = os.path.join(folder, "areo.db")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        settings = {"listen": f"127.0.0.1:{self.port}", "database": f"sqlite:{self.database}",
                    "rate": rate, "metrics": "local", "log": "error"}
        flags = [word for name, value in settings.items() for word in (f"--{name}", str(value))]
        self.process = subprocess.Popen([binary, "serve", *flags], stdout=subprocess.DEVNULL)
        while self.process.poll() is None:
            with contextlib.suppress(OSError):
                self.ask("GET", "/health")
                return
            time.sleep(0.1)
        raise SystemExit("the server does not start")

    def ask(self, method, path, body=None, cookie=""):
        """The status, the text and the cookie of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, body and json.dumps(body), {"cookie": cookie})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text, (answer.headers.get("set-cookie") or cookie).split(";")[0]

    def guest(self, name):
        return self.ask("POST", "/api/guest", {"name": name})[2]

    def memory(self):
        """What the process holds, in MB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) / 1024

    def log(self):
        """The size of SQLite's log, in MB."""
        with contextlib.suppress(FileNotFoundError):
            return os.path.getsize(self.database + "-wal") / 2**20
        return 0

    def rows(self):
        """How many rows were saved so far."""
        metrics = self.ask("GET", "/metrics")[1]
        return int(re.search(r"areo_entries_saved_total (\d+)", metrics)[1])


def logins(server):
    """One thousand logins, one after the other."""
    account = {"name": "Anna", "password": "correct horse"}
    server.ask("POST", "/api/register", account, server.guest("Anna"))
    print(f"memory after the first hash: {server.memory():.0f} MB")
    for count in range(1, 1001):
        status = server.ask("POST", "/api/login", account)[0]
        assert status == 200, status
        if count in (100, 200, 500, 1000):
            print(f"after {count} logins: {server.memory():.0f} MB")


def names(server):
    """Six hundred logins by names of 250 kB, all different, and as many by names of 10 kB."""
    print(f"memory: {server.memory():.0f} MB")
    for length in (250_000, 10_000):
        statuses = set()
        for number in range(600):
            name = f"{number:08}" + "x" * length
            statuses.add(server.ask("POST", "/api/login", {"name": name, "password": "x" * 9})[0])
        print(f"after 600 names of {length // 1000} kB (answers {statuses}): {server.memory():.0f} MB")


def play_computers(server, cookies, seconds):
    """Makes tables of computers for as long as they are accepted; the largest log meanwhile."""
    seats = [{"computer": "random"}, {"computer": "random"}]
    table = {"game": "mars", "setup": {"players": 2}, "rules": {"pace": "instant"},
             "seats": seats, "start": True}
    begun, made, refused, longest = time.time(), 0, 0, 0
    while time.time() - begun < seconds:
        if refused < 3 * len(cookies):
            cookie = cookies[(made + refused) % len(cookies)]
            accepted = server.ask("POST", "/api/tables", table, cookie)[0] == 200
            made, refused = made + accepted, refused + (not accepted)
        else:
            time.sleep(0.2)
        longest = max(longest, server.log())
    rows = server.rows() / (time.time() - begun)
    print(f"{made} games of computers, {rows:.0f} rows a second, log at most {longest:.0f} MB, "
          f"memory {server.memory():.0f} MB")


def computers(server):
    """Twenty guests at one address have computers play for a minute, under the default limits."""
    play_computers(server, [server.guest(f"Guest {number}") for number in range(20)], 60)


def log(server):
    """One guest has computers play for a minute, without limits."""
    play_computers(server, [server.guest("Anna")], 60)
    time.sleep(10)
    print(f"log ten seconds later: {server.log():.0f} MB")


binary, what = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    server = Server(binary, folder, 50 if what == "computers" else 0)
    try:
        {"logins": logins, "names": names, "computers": computers, "log": log}[what](server)
    finally:
        server.process.terminate()
        server.process.wait()

"""A bot that plays both sides of a game through `fragkit referee --json`."""

import json
import random
import subprocess
import sys

players = ["--player", "Red 2/3/2", "--player", "Blue 2/2/3"]
options = ["--json", "--map", "reactor", "--dice", "auto", "--cards", "dealt", *players]
command = [sys.executable, "-m", "fragkit", "referee", sys.argv[1], *options]
referee = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def say(text):
    referee.stdin.write(json.dumps({"do": text, "sure": True}) + "\n")
    referee.stdin.flush()
    return json.loads(referee.stdout.readline())


answer = json.loads(referee.stdout.readline())  # hello
while (request := answer["request"])["kind"] != "over":
    if request["kind"] == "choice":
        keys = [option["key"] for option in request["options"]]
        answer = say(" ".join(random.sample(keys, max(1, request["least"]))))
    elif request["kind"] == "roll":  # fragkit rolls, once nobody wants to speak first
        answer = say("r")
    elif (answer := say("s Blue" if request["player"] == "Red" else "s Red"))["type"] == "refused":
        squares = list(say("reach").get("data", {}).get("squares", ()))
        answer = say("m " + random.choice(squares)) if squares else say("end")
sys.stdout.write(f"{request['text']} {dict(request['score'])}\n")

"""What the tests share: setups of every game."""

SETUPS = [
    ("mars", 1, None),
    ("mars", 2, {"draft": True}),
    ("mars", 5, {"board": "hellas"}),
    ("mars", 1, {"automa": True}),
    ("dice", 1, None),
    ("dice", 3, {"corporate-era": True}),
    ("dice", 1, {"corporate-era": True}),
    ("shifter", 1, None),
    ("shifter", 1, {"disasters": "two-reds"}),
    ("shifter", 4, {"disasters": "two-reds"}),
    ("shifter", 3, "mode=compete"),
]


# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome =
    This is a duel: you against _MarsBot_, an opponent without a player. You play by the rules of Mars; MarsBot turns over cards and follows its tracks. When temperature, oxygen and oceans are complete, whoever has more points wins, and a tie is MarsBot’s.
guide-marsbot-corporation =
    Choose your corporation. Take _CrediCor_: 57 M€, and 4 M€ back for everything that costs 20 or more.
guide-marsbot-buy =
    Ten project cards, 3 M€ for each that you keep. Keep only _{ mars-card-aquifer-pumping }_ for now: oceans early make good neighbours.
guide-marsbot-tracks =
    Here are MarsBot’s seven tracks. It has no hand and no production: every tag of a card that it turns over moves one of these markers by one space, and what the new space shows happens at once. The signs beside a marker are what comes next.
guide-marsbot-play =
    Your turn: one or two actions. Play _{ mars-card-aquifer-pumping }_ for 18 M€.
guide-marsbot-action =
    Use it with your second action: 8 M€ for an ocean.
guide-marsbot-ocean =
    Place the ocean on row 5, the fourth space: two plants, and your rating rises. Your turn ends with that, and MarsBot has its own.
guide-marsbot-why =
    MarsBot has turned over _{ mars-card-business-network }_. Its Earth tag moved the Earth track to 1, and 1 is a city. This panel tells why the city lies where it lies: rule by rule, how many spaces were left, and between equals the cost of a further card decides. With the arrows you read it step by step.
guide-marsbot-city =
    It took the best place beside your ocean. Answer with the standard project _city_: 25 M€, of which CrediCor gets 4 back.
guide-marsbot-place =
    Place it on row 4, the fourth space: a plant, and 2 M€ from the ocean. Next to MarsBot’s city you could not build, and now it cannot build next to yours.
guide-marsbot-stop =
    You have one more action, but little money. Leave it at one.
guide-marsbot-bonus =
    This time it was a bonus card: _{ automa-bonus-invasive-species }_. One of them joins its deck in every generation. You had no animal or microbe to lose, so it only took its 5 M€.
guide-marsbot-pass =
    MarsBot still has two cards. Pass, and watch: it goes on alone until its deck is used up.
guide-marsbot-alone =
    Both cards are told here; the arrows lead back to the first. A space with arrows moved its science track once more, and a city tag moves the Earth track too. MarsBot gets no income: only you produce.
guide-marsbot-end =
    You know your opponent now. What helps: take the milestones before it does, and lower its production with attacks, which pushes a track back. The button MarsBot above shows its whole board. Good luck.

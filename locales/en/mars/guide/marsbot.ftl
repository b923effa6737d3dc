# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome = This is a duel: you against _MarsBot_, an opponent that runs by itself. You play by the rules of Mars; MarsBot reveals cards and follows its tracks. When temperature, oxygen and oceans are complete, the player with more points wins. MarsBot wins ties.
guide-marsbot-corporation = Choose your corporation. Take _CrediCor_: 57 M€, and 4 M€ back for every card or project that costs 20 M€ or more.
guide-marsbot-buy =
    Ten project cards, 3 M€ for each one you keep. Keep only _{ mars-card-aquifer-pumping }_ for now: early oceans make good neighbors.
guide-marsbot-tracks = Here are MarsBot’s seven tracks. It has no hand and no production: every tag on a card that it reveals moves one of these markers by one space, and the icon on the new space happens at once. The icons next to a marker show the spaces to come.
guide-marsbot-play =
    Your turn: one or two actions. Play _{ mars-card-aquifer-pumping }_ for 18 M€.
guide-marsbot-action =
    Use it with your second action: 8 M€ for an ocean.
guide-marsbot-ocean = Place the ocean in row 5, on the fourth space: you gain two plants, and your rating rises. That ends your turn, and MarsBot takes its own.
guide-marsbot-why = MarsBot has revealed _{ mars-card-business-network }_. Its Earth tag moved the Earth track to 1, and space 1 shows a city. This panel explains why the city went there: after each rule it shows how many spaces were left. Between equal spaces, the cost of another card decides. Use the arrows to read it step by step.
guide-marsbot-city = It took the best space next to your ocean. Answer with the standard project _city_: 25 M€, and CrediCor gets 4 back.
guide-marsbot-place = Place it in row 4, on the fourth space: a plant, and 2 M€ from the ocean. You can’t build next to MarsBot’s city, and now it can’t build next to yours.
guide-marsbot-stop = You have one more action, but little money. End your turn.
guide-marsbot-bonus = This time it was a bonus card: _{ automa-bonus-invasive-species }_. One of them joins its deck every generation. You had no animal or microbe to lose, so MarsBot just gained its 5 M€.
guide-marsbot-pass = MarsBot still has two cards. Pass, and watch: it continues alone until its deck is empty.
guide-marsbot-alone = You can read about both cards here; the arrows lead back to the first. A space with arrows moved the science track once more, and a city tag moves the Earth track too. MarsBot gets no income: only you produce.
guide-marsbot-end = Now you know your opponent. Two tips: claim the milestones before it does, and lower its production with your cards, which pushes a track back. The MarsBot button above shows its whole board. Good luck!

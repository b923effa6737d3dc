# What a game is called and what it is about, for somebody who sees it for the first time.

game-mars = Terraforming Mars
game-marsbot = MarsBot
about-mars =
    Raise the temperature and the oxygen and lay oceans: each step raises your terraform rating, which is income and points.
    In every generation you buy cards, then all take turns of one or two actions until everybody has passed, then all produce. The most points win.
home-about-mars = Warm the planet, fill the seas, outscore the rest.
home-more-mars = Tharsis, Hellas, Elysium

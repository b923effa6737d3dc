# What a game is called and what it is about, for someone who sees it for the first time.

game-mars = Terraforming Mars
game-marsbot = MarsBot
about-mars =
    Raise the temperature and the oxygen level and place oceans. Each step raises your terraform rating, which is both income and points.
    Every generation you buy cards, then the players take turns of one or two actions until everyone has passed, then everyone produces. The player with the most points wins.
home-about-mars = Warm the planet, fill the oceans, outscore everyone.
home-more-mars = Tharsis, Hellas, Elysium

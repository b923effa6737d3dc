game-mars = Terraforming Mars
game-marsbot = MarsBot
about-mars =
    Verhoog de temperatuur en het zuurstofgehalte en plaats oceanen. Elke stap verhoogt je terraformwaarde, en die levert inkomen en punten op.
    Elke generatie koop je kaarten, daarna doen de spelers om beurten één of twee acties tot iedereen heeft gepast, en dan volgt de productie. De speler met de meeste punten wint.
home-about-mars = Verwarm de planeet, vul de oceanen en haal de meeste punten.
home-more-mars = Tharsis, Hellas, Elysium

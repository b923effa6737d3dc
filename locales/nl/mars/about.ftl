game-mars = Terraforming Mars
game-marsbot = MarsBot
about-mars =
    Verhoog de temperatuur en de zuurstof en leg oceanen: elke stap verhoogt je terraformwaarde, en die is inkomen en punten.
    In elke generatie koop je kaarten, dan doen de spelers om beurten één of twee acties tot iedereen heeft gepast, en dan volgt de productie. Wie de meeste punten heeft, wint.
home-about-mars = Verwarm de planeet, vul de zeeën, haal meer punten dan de rest.
home-more-mars = Tharsis, Hellas, Elysium

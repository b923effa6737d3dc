game-shifter = Actie: Terraforming
about-shifter =
    Draai tegels, draai ze om en verschuif ze: vlakken van één kleur die elkaar raken, vormen een zone. Een halve tegel is 2 waard, een kwart 1. In de tekening: W wit, Y geel, B blauw, G groen.
    Samen: vervul in elke beurt een missie uit je hand, anders kost het 2 kaarten en nog één voor elke actie; met een missie worden ook de doelen behaald waaraan de Planeet voldoet. Behaal alle vier de doelen voordat de Bibliotheek op is.
    Tegen elkaar: zeg met hoe weinig acties een uitdaging lukt; wie het laagste getal noemt, moet het laten zien.
home-about-shifter = Draai, schuif en keer tegels om tot elk doel is gehaald.
home-more-shifter = samen of tegen elkaar

game-shifter = Actie: Terraforming
about-shifter =
    Draai tegels, draai ze om en verschuif ze. Gebieden van één kleur die elkaar raken, vormen een zone; een halve tegel is 2 waard, een kwart 1. In de tekening: W wit, Y geel, B blauw, G groen.
    Samen: voltooi elke beurt een missie uit je hand, anders verlies je 2 kaarten plus één per actie die je deed. Als je een missie voltooit, behaal je ook elk doel waaraan de Planeet voldoet. Behaal alle vier de doelen voordat de Bibliotheek op is.
    Tegen elkaar: bied met hoe weinig acties je een uitdaging haalt. De laagste bieder moet het bewijzen.
home-about-shifter = Draai tegels, verschuif ze en draai ze om tot elk doel is behaald.
home-more-shifter = samen of tegen elkaar

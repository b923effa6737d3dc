# První hra s průvodcem: jeden text pro každý krok.

guide-shifter-planet = Toto je Planeta: šestnáct destiček. Každá má jeden velký kus krajiny s hodnotou 2 a dva malé s hodnotou 1. Kusy jedné krajiny, které se dotýkají stranou, tvoří _zónu_. Ukaž na zónu a uvidíš její hodnotu.
guide-shifter-missions = To jsou tvoje mise. _Louka 7_ vyžaduje jednu zónu louky o hodnotě 7 nebo víc. _Louka 4 4_ už je splněná, jak ukazuje fajfka, ale máš na víc.
guide-shifter-goals = A tohle jsou čtyři cíle. Dosáhni všech, než dojde Knihovna. Cíl se počítá jen v tahu, ve kterém splníš misi.
guide-shifter-rotate = Máš pět akcí. Nejdřív _otoč_ destičku v levém horním rohu o půl otáčky: vyber ji, pak stiskni Otočit. Na klávesnici: šipkami k destičce, pak R.
guide-shifter-shift = Teď _posuň_ celou horní řadu o krok doleva: stiskni šipku vedle ní, nebo destičku přetáhni. Destička, která vypadne, se vrátí na druhém konci.
guide-shifter-zone =
    Podívej se na louku: jedna zóna o hodnotě 9. Splněna je mise _Louka 7_ i cíl _Louka 9_. Větší zóna vždy stačí.
guide-shifter-flip = Zbývají tři akce, udělejme tedy ještě něco. _Převrať_ označenou destičku v dolní řadě přes delší stranu (klávesa F). Velký kus na rubu je sníh.
guide-shifter-undo = Sníh má teď zónu o hodnotě 9: splňuješ druhý cíl. Znaky nahoře ukazují tvé akce. Dokud akce neukončíš, můžeš každou z nich vrátit, kolikrát chceš.
guide-shifter-settle = Zbývají dvě akce, ale nemusíš použít všechny. Stiskni _Ukončit akce_: zkontrolují se tvoje mise, a splňuješ-li některou, nehrozí trest. Bez ní ztratíš dvě karty a jednu za každou akci.
guide-shifter-declare = Úspěch! Teď ohlas splněnou misi: _Louka 7_.
guide-shifter-library = Dva cíle naráz, a zůstanou dosažené, ať se s Planetou stane cokoli. Jen v Knihovně ubývá karet: každou ohlášenou misi nahradí nová karta. Odměřuje čas hry.
guide-shifter-done = Žádnou další misi nesplňuješ, ukonči tedy tah. Dobereš si do čtyř misí.
guide-shifter-end = Teď hru znáš. Zbývají dva cíle a deset karet bohatě stačí. Když nevíš jak dál, požádej o nápovědu; kniha v horní liště otevře pravidla.

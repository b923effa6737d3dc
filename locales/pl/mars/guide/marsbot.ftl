# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome =
    To pojedynek: ty przeciw _MarsBotowi_, przeciwnikowi bez gracza. Ty grasz według zasad Marsa; MarsBot odkrywa karty i posuwa się po swoich torach. Gdy temperatura, tlen i oceany są pełne, wygrywa ten, kto ma więcej punktów, a remis należy do MarsBota.
guide-marsbot-corporation =
    Wybierz korporację. Weź _CrediCor_: 57 M€ oraz 4 M€ z powrotem za wszystko, co kosztuje 20 lub więcej.
guide-marsbot-buy =
    Dziesięć kart projektów, 3 M€ za każdą zatrzymaną. Na razie zatrzymaj tylko kartę _{ mars-card-aquifer-pumping }_: wczesne oceany to dobrzy sąsiedzi.
guide-marsbot-tracks =
    Oto siedem torów MarsBota. Nie ma on ręki ani produkcji: każdy symbol odkrytej karty przesuwa jeden ze znaczników o jedno pole, a to, co nowe pole pokazuje, dzieje się od razu. Znaki obok znacznika mówią, co będzie dalej.
guide-marsbot-play =
    Twoja tura: jedna lub dwie akcje. Zagraj kartę _{ mars-card-aquifer-pumping }_ za 18 M€.
guide-marsbot-action =
    Użyj jej w drugiej akcji: 8 M€ za ocean.
guide-marsbot-ocean =
    Połóż ocean w rzędzie 5, na czwartym polu: dwie roślinności, a twój WT rośnie. Na tym kończy się twoja tura i zaczyna tura MarsBota.
guide-marsbot-why =
    MarsBot odkrył kartę _{ mars-card-business-network }_. Symbol Ziemi przesunął tor Ziemi na 1, a tam jest miasto. Ten panel mówi, dlaczego miasto leży tam, gdzie leży: zasada po zasadzie, ile pól zostało, a między równymi rozstrzyga koszt kolejnej karty. Strzałkami czytasz krok po kroku.
guide-marsbot-city =
    Zajął najlepsze miejsce przy twoim oceanie. Odpowiedz projektem standardowym _miasto_: 25 M€, z czego CrediCor odzyskuje 4.
guide-marsbot-place =
    Połóż je w rzędzie 4, na czwartym polu: roślinność i 2 M€ za ocean. Obok miasta MarsBota nie wolno ci budować, a teraz jemu nie wolno obok twojego.
guide-marsbot-stop =
    Masz jeszcze jedną akcję, ale mało pieniędzy. Poprzestań na jednej.
guide-marsbot-bonus =
    Tym razem była to karta premii: _{ automa-bonus-invasive-species }_. W każdym pokoleniu jedna z nich trafia do jego talii. Nie masz zwierząt ani mikrobów do stracenia, więc wziął tylko swoje 5 M€.
guide-marsbot-pass =
    MarsBot ma jeszcze dwie karty. Spasuj i patrz: gra dalej sam, aż zużyje talię.
guide-marsbot-alone =
    Obie karty są opisane tutaj; strzałki prowadzą do pierwszej. Pole ze strzałkami przesunęło tor nauki jeszcze raz, a symbol miasta także przesuwa tor Ziemi. MarsBot nie ma dochodu: produkujesz tylko ty.
guide-marsbot-end =
    Znasz już przeciwnika. Co pomaga: zdobywaj tytuły przed nim i obniżaj jego produkcję atakami, bo to cofa tor. Przycisk MarsBot u góry pokazuje całą jego planszę. Powodzenia.

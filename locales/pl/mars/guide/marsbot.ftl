# The guided first game against MarsBot: one text for each step.

guide-marsbot-welcome = To pojedynek: ty przeciwko _MarsBotowi_, przeciwnikowi, który gra sam. Ty grasz według zasad Marsa; MarsBot odkrywa karty i przesuwa znaczniki na swoich torach. Gdy temperatura, tlen i oceany osiągną maksimum, wygrywa ten, kto ma więcej punktów. Remis wygrywa MarsBot.
guide-marsbot-corporation = Wybierz korporację. Weź _CrediCor_: 57 M€ oraz 4 M€ z powrotem za każdą kartę lub projekt o koszcie 20 lub więcej.
guide-marsbot-buy = Dziesięć kart projektów, 3 M€ za każdą zachowaną. Na razie zachowaj tylko kartę _{ mars-card-aquifer-pumping }_: wczesne oceany to dobrzy sąsiedzi.
guide-marsbot-tracks = Oto siedem torów MarsBota. MarsBot nie ma kart na ręce ani produkcji: każdy symbol na karcie, którą odkryje, przesuwa jeden z tych znaczników o pole, a symbol na nowym polu od razu działa. Symbole obok znacznika pokazują następne pola.
guide-marsbot-play =
    Twoja tura: jedna lub dwie akcje. Zagraj kartę _{ mars-card-aquifer-pumping }_ za 18 M€.
guide-marsbot-action = Użyj jej jako drugiej akcji: 8 M€ za ocean.
guide-marsbot-ocean = Umieść ocean w rzędzie 5, na czwartym polu: otrzymasz dwie jednostki roślinności, a twój WT wzrośnie. Na tym kończy się twoja tura i zaczyna tura MarsBota.
guide-marsbot-why = MarsBot odkrył kartę _{ mars-card-business-network }_. Jej symbol Ziemi przesunął znacznik na torze Ziemi na pole 1, a tam jest miasto. Ten panel wyjaśnia, dlaczego miasto stanęło właśnie w tym miejscu: po każdej zasadzie widać, ile pól zostało, a między równymi polami rozstrzyga koszt kolejnej karty. Strzałkami czytasz krok po kroku.
guide-marsbot-city =
    Zajął najlepsze miejsce przy twoim oceanie. Odpowiedz projektem standardowym _Miasto_: 25 M€, z czego CrediCor odzyskuje 4.
guide-marsbot-place = Umieść je w rzędzie 4, na czwartym polu: daje jednostkę roślinności i 2 M€ za ocean. Obok miasta MarsBota nie wolno ci budować, a teraz jemu nie wolno obok twojego.
guide-marsbot-stop = Masz jeszcze jedną akcję, ale mało pieniędzy. Zakończ turę.
guide-marsbot-bonus = Tym razem była to karta bonusowa: _{ automa-bonus-invasive-species }_. W każdym pokoleniu do jego talii dochodzi jedna taka karta. Nie masz zwierząt ani mikrobów do stracenia, więc MarsBot otrzymał tylko swoje 5 M€.
guide-marsbot-pass = MarsBot ma jeszcze dwie karty. Spasuj i patrz: gra dalej sam, aż jego talia się skończy.
guide-marsbot-alone = Tu możesz przeczytać o obu kartach; strzałki prowadzą do pierwszej. Pole ze strzałkami przesunęło znacznik na torze nauki jeszcze raz, a symbol miasta także przesuwa znacznik na torze Ziemi. MarsBot nie ma dochodu: produkujesz tylko ty.
guide-marsbot-end = Znasz już swojego przeciwnika. Dwie rady: uzyskaj tytuły przed nim i obniżaj jego produkcję kartami, bo to cofa jego znaczniki. Przycisk MarsBot u góry pokazuje całą jego planszę. Powodzenia!

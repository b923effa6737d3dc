# Pierwsza gra z przewodnikiem: jeden tekst na krok.

guide-shifter-planet = To jest Planeta: szesnaście kafelków. Każdy ma jeden duży kawałek terenu, wart 2, i dwa małe, warte po 1. Kawałki jednego terenu stykające się bokiem tworzą _strefę_. Wskaż strefę, aby zobaczyć jej wartość.
guide-shifter-missions = To twoje misje. _Łąka 7_ wymaga jednej strefy łąki o wartości 7 lub więcej. _Łąka 4 4_ jest już spełniona, jak pokazuje znacznik, ale stać cię na więcej.
guide-shifter-goals = A to cztery cele. Osiągnij wszystkie, zanim wyczerpie się Biblioteka. Cel liczy się tylko w turze, w której ukończysz misję.
guide-shifter-rotate = Masz pięć akcji. Najpierw _obróć_ kafelek w lewym górnym rogu o pół obrotu: wybierz go, potem naciśnij Obróć. Na klawiaturze: strzałkami do kafelka, potem R.
guide-shifter-shift =
    Teraz _przesuń_ cały górny rząd o krok w lewo: naciśnij strzałkę obok albo przeciągnij kafelek. Kafelek, który wypadnie, wraca z drugiej strony.
guide-shifter-zone =
    Spójrz na łąkę: jedna strefa o wartości 9. Spełnione są i misja _Łąka 7_, i cel _Łąka 9_. Większa strefa zawsze wystarczy.
guide-shifter-flip = Zostały trzy akcje, więc zróbmy coś jeszcze. _Odwróć_ zaznaczony kafelek w dolnym rzędzie przez długi bok (klawisz F). Duży kawałek na odwrocie to śnieg.
guide-shifter-undo = Śnieg ma teraz strefę o wartości 9: spełniony jest drugi cel. Znaki u góry pokazują twoje akcje. Dopóki nie zakończysz akcji, możesz cofać każdą z nich, ile razy chcesz.
guide-shifter-settle = Zostały dwie akcje, ale nie musisz używać wszystkich. Naciśnij _Zakończ akcje_: sprawdzane są twoje misje, a jeśli jakąś spełniasz, nie ma kary. Bez niej tracisz dwie karty i po jednej za każdą akcję.
guide-shifter-declare = Sukces! Teraz zgłoś spełnioną misję: _Łąka 7_.
guide-shifter-library = Dwa cele naraz, i pozostaną osiągnięte, cokolwiek stanie się z Planetą. Ubywa tylko kart w Bibliotece: każdą zgłoszoną misję zastępuje nowa karta. To zegar gry.
guide-shifter-done = Nie spełniasz żadnej innej misji, więc zakończ turę. Na koniec znów dobierasz do czterech misji.
guide-shifter-end = Znasz już grę. Zostały dwa cele, a dziesięć kart to aż nadto. Gdy utkniesz, poproś o podpowiedź; książka na pasku u góry otwiera zasady.

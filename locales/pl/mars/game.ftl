# Mars: pytania, odpowiedzi, odmowy i dziennik gry. Nazwy i teksty kart są w innych plikach.
# $seat to imię gracza, $source to przyczyna (karta, projekt, pole), $card to nazwa karty.

## Opcje

mars-option-board = Plansza
mars-option-cards = Karty
mars-option-draft = Selekcja kart w fazie badań
mars-option-initial-draft = Selekcja kart początkowych
mars-option-solo-goal = Cel gry solo
mars-option-beginners = Gracze z Korporacją dla Początkujących

## Skąd coś pochodzi

mars-source-conversion = { $resource ->
    [plants] zamiana roślinności
   *[heat] zamiana ciepła
}
mars-source-mark = { $parameter ->
    [temperature] premia z toru temperatury
   *[oxygen] premia z toru tlenu
}
mars-source-space = pole { $space }
mars-source-research = badania
mars-source-production = produkcja

## Decyzje

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = neutralny przeciwnik
mars-do-play = Zagraj: { $card }
mars-do-use = Użyj: { $card }
mars-do-project = Projekt standardowy: { $project }
mars-do-convert-plants = Zamień roślinność na zieleń
mars-do-convert-heat = 8 ciepła: podnieś temperaturę
mars-do-claim = Uzyskaj tytuł: { $milestone }
mars-do-fund = Ufunduj nagrodę: { $award }
mars-do-pass = Spasuj
mars-do-stop = Zakończ turę
mars-do-pay = Zapłać { $payment }
mars-do-place = Pole { $space }
mars-do-choose = { $what }
mars-do-option = Opcja { $number }
mars-do-first = Najpierw efekt { $number }
mars-do-reduce = { CAPITALIZE($target) }
mars-do-remove = { CAPITALIZE($target) } traci { $count }
mars-do-remove-from-card = { $target }: −{ $count }
mars-do-amount = { $count }
mars-do-buy = Kup: { $card }
mars-do-keep = Zachowaj: { $card }
mars-do-discard = Odrzuć: { $card }
mars-do-sell = Sprzedaj: { $card }
mars-do-accept = Tak
mars-do-decline = Nie
mars-do-done = Gotowe

## Pytania

mars-ask-corporation = Wybierz korporację
mars-ask-buy = Kup karty po { $price } M€
mars-ask-draft = Zachowaj jedną kartę i podaj resztę dalej
mars-ask-action = { $second ->
    [yes] Twoja druga akcja
   *[no] Twoja tura: wykonaj akcję
}
mars-ask-greenery = Zamienić roślinność na zieleń?
mars-ask-pay = { CAPITALIZE($source) }: zapłać { $price } M€
mars-ask-order = Wybierz efekt, który rozpatrzysz jako pierwszy
mars-ask-option = { CAPITALIZE($source) }: wybierz jedną opcję
mars-ask-whether = { CAPITALIZE($source) }: { $what } Chcesz to zrobić?
mars-ask-place = { CAPITALIZE($source) }: { $tile ->
    [ocean] umieść ocean
    [greenery] umieść zieleń
    [city] umieść miasto
   *[other] umieść obszar: { $name }
}
mars-ask-claim-space = { CAPITALIZE($source) }: wybierz pole do zarezerwowania
mars-ask-reduce = { CAPITALIZE($source) }: { $resource ->
    [steel] wybierz, komu obniżyć produkcję stali o { $count }
    [titanium] wybierz, komu obniżyć produkcję tytanu o { $count }
    [plants] wybierz, komu obniżyć produkcję roślinności o { $count }
    [energy] wybierz, komu obniżyć produkcję energii o { $count }
    [heat] wybierz, komu obniżyć produkcję ciepła o { $count }
   *[money] wybierz, komu obniżyć produkcję M€ o { $count }
}
mars-ask-remove = { CAPITALIZE($source) }: { $steal ->
    [yes] ukradnij najwyżej { $amount }
   *[no] usuń najwyżej { $amount }
}
mars-ask-remove-tokens = { CAPITALIZE($source) }: wybierz kartę i usuń z niej najwyżej { $amount }
mars-ask-add-tokens = { CAPITALIZE($source) }: { $count ->
    [one] wybierz kartę, na którą trafi zasób
    [few] wybierz kartę, na którą trafią { $count } zasoby
   *[many] wybierz kartę, na którą trafi { $count } zasobów
}
mars-ask-copy-production = { CAPITALIZE($source) }: wybierz kartę z symbolem budowli i powtórz jej produkcję
mars-ask-resource = { CAPITALIZE($source) }: wybierz zasób
mars-ask-amount = { CAPITALIZE($source) }: wybierz liczbę, najwyżej { $count }
mars-ask-keep = { CAPITALIZE($source) }: { $count ->
    [one] zachowaj jeszcze jedną kartę
    [few] zachowaj jeszcze { $count } karty
   *[many] zachowaj jeszcze { $count } kart
}
mars-ask-discard = { CAPITALIZE($source) }: odrzuć kartę
mars-ask-sell = Wybierz karty do sprzedania po 1 M€

## Dlaczego coś nie jest możliwe

mars-why-not-an-answer = To nie jest odpowiedź na bieżące pytanie.
mars-why-no-such-card = Nie możesz tu wybrać tej karty.
mars-why-not-affordable = Koszt to { $price } M€. Brakuje ci { $short } M€.
mars-why-parameter-too-low = { $parameter ->
    [temperature] Wymaga co najmniej { $needs } °C; teraz jest { $is } °C.
    [oxygen] Wymaga co najmniej { $needs }% tlenu; teraz jest { $is }%.
   *[oceans] { $needs ->
        [one] Wymaga co najmniej { $needs } oceanu; teraz: { $is }.
        [few] Wymaga co najmniej { $needs } oceanów; teraz: { $is }.
       *[many] Wymaga co najmniej { $needs } oceanów; teraz: { $is }.
    }
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] Wymaga najwyżej { $needs } °C; teraz jest { $is } °C.
    [oxygen] Wymaga najwyżej { $needs }% tlenu; teraz jest { $is }%.
   *[oceans] { $needs ->
        [one] Wymaga najwyżej { $needs } oceanu; teraz: { $is }.
        [few] Wymaga najwyżej { $needs } oceanów; teraz: { $is }.
       *[many] Wymaga najwyżej { $needs } oceanów; teraz: { $is }.
    }
}
mars-why-too-few-tags = { $needs ->
    [one] Wymaga { $needs } symbolu { $tag }; masz { $has }.
    [few] Wymaga { $needs } symboli { $tag }; masz { $has }.
   *[many] Wymaga { $needs } symboli { $tag }; masz { $has }.
}
mars-why-too-little-production = { $resource ->
    [steel] Twoja produkcja stali musi wynosić co najmniej { $needs }; masz { $has }.
    [titanium] Twoja produkcja tytanu musi wynosić co najmniej { $needs }; masz { $has }.
    [plants] Twoja produkcja roślinności musi wynosić co najmniej { $needs }; masz { $has }.
    [energy] Twoja produkcja energii musi wynosić co najmniej { $needs }; masz { $has }.
    [heat] Twoja produkcja ciepła musi wynosić co najmniej { $needs }; masz { $has }.
   *[money] Twoja produkcja M€ musi wynosić co najmniej { $needs }; masz { $has }.
}
mars-why-too-few-cities = { $needs ->
    [one] Wymaga { $needs } miasta w grze; teraz: { $has }.
    [few] Wymaga { $needs } miast w grze; teraz: { $has }.
   *[many] Wymaga { $needs } miast w grze; teraz: { $has }.
}
mars-why-too-few-greeneries = { $needs ->
    [one] Wymaga posiadania obszaru zieleni; masz { $has }.
    [few] Wymaga posiadania { $needs } obszarów zieleni; masz { $has }.
   *[many] Wymaga posiadania { $needs } obszarów zieleni; masz { $has }.
}
mars-why-too-little-stock = Musisz mieć { $amount }; masz { $has }.
mars-why-too-few-tokens = { $needs ->
    [one] Na tej karcie potrzebujesz { $needs } zasobu; jest { $has }.
    [few] Na tej karcie potrzebujesz { $needs } zasobów; jest { $has }.
   *[many] Na tej karcie potrzebujesz { $needs } zasobów; jest { $has }.
}
mars-why-no-space = { $tile ->
    [ocean] Nie ma wolnego pola na ocean.
    [greenery] Nie ma wolnego pola na zieleń.
    [city] Nie ma wolnego pola na miasto.
   *[other] Nie ma wolnego pola na ten obszar: { $name }.
}
mars-why-no-claim = Nie ma już pola do zarezerwowania.
mars-why-nobody-to-reduce = { $resource ->
    [steel] Żadnemu graczowi nie można obniżyć produkcji stali o { $count }.
    [titanium] Żadnemu graczowi nie można obniżyć produkcji tytanu o { $count }.
    [plants] Żadnemu graczowi nie można obniżyć produkcji roślinności o { $count }.
    [energy] Żadnemu graczowi nie można obniżyć produkcji energii o { $count }.
    [heat] Żadnemu graczowi nie można obniżyć produkcji ciepła o { $count }.
   *[money] Żadnemu graczowi nie można obniżyć produkcji M€ o { $count }.
}
mars-why-no-card-for-it = Nie masz w grze pasującej karty.
mars-why-already-used = Ta karta została już użyta w tym pokoleniu.
mars-why-no-action = Ta karta nie ma akcji.
mars-why-rating-not-raised = Twój współczynnik terraformacji nie wzrósł w tym pokoleniu.
mars-why-taken = To już zajęte.
mars-why-none-left = Wszystkie trzy są już zajęte.
mars-why-not-reached = Potrzebujesz { $needs }; masz { $has }.
mars-why-not-in-solo = W grze solo nie ma tytułów ani nagród.
mars-why-empty-hand = Nie masz kart na ręce.
mars-why-wrong-space = Nie możesz tego tam umieścić.
mars-why-pole-not-affordable = Biegun południowy kosztuje 6 M€. Brakuje ci { $short } M€.
mars-why-wrong-means = { $resource ->
    [steel] Nie możesz za to zapłacić stalą.
    [titanium] Nie możesz za to zapłacić tytanem.
    [plants] Nie możesz za to zapłacić roślinnością.
    [energy] Nie możesz za to zapłacić energią.
    [heat] Nie możesz za to zapłacić ciepłem.
   *[money] Nie możesz za to zapłacić M€.
}
mars-why-pays-too-much = Płacisz o { $over } M€ za dużo.
mars-why-needed-for-effect = Efekt karty zużywa { $amount }, więc nie możesz tym zapłacić.
mars-why-wrong-target = Nie możesz tego wybrać.
mars-why-protected = Te zasoby chroni karta.
mars-why-too-many = Wybierz najwyżej { $most }.
mars-why-too-late-to-pass = Jedna akcja już za tobą. Zakończ turę; spasować możesz w następnej.
mars-why-nothing-done = Zanim zakończysz turę, wykonaj akcję. Jeśli nie chcesz żadnej, spasuj.
mars-why-choose-more = Wybierz co najmniej 1.

## Dziennik gry

mars-log-generation = Zaczyna się pokolenie { $number }. Pierwszy gracz: { $seat }.
mars-log-corporation = { $seat } gra korporacją: { $corporation }.
mars-log-dealt-known = { $seat } ogląda: { $cards }.
mars-log-dealt-hidden = { $seat } ogląda { $count ->
    [one] kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
mars-log-bought-known = { $seat } kupuje: { $cards }.
mars-log-bought-hidden = { $seat } { $count ->
    [0] nie kupuje kart.
    [one] kupuje kartę.
    [few] kupuje { $count } karty.
   *[many] kupuje { $count } kart.
}
mars-log-drew-known = { $seat } dobiera: { $cards } ({ $source }).
mars-log-drew-hidden = { $count ->
    [0] { $seat } nie dobiera kart ({ $source }).
    [one] { $seat } dobiera kartę ({ $source }).
    [few] { $seat } dobiera { $count } karty ({ $source }).
   *[many] { $seat } dobiera { $count } kart ({ $source }).
}
mars-log-discarded-known = { $seat } odrzuca: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } odrzuca { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ $source }).
mars-log-revealed = { $seat } odkrywa: { $card } ({ $source }).
mars-log-reshuffled = Stos kart odrzuconych zostaje potasowany i tworzy nową talię.
mars-log-played = { $seat } zagrywa kartę: { $card }.
mars-log-acted = { $seat } wykonuje akcję: { $source }.
mars-log-paid = { $seat } płaci { $payment } ({ $source }).
mars-log-stock-gained = { $seat } otrzymuje { $amount } ({ $source }).
mars-log-stock-lost = { $seat } traci { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = Neutralny przeciwnik traci { $amount } ({ $source }).
mars-log-rival-production = Neutralny przeciwnik: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } zamienia energię na ciepło: { $count }.
mars-log-tokens-gained = { $count ->
    [one] { $seat } dodaje zasób do karty { $card } ({ $source }).
    [few] { $seat } dodaje { $count } zasoby do karty { $card } ({ $source }).
   *[many] { $seat } dodaje { $count } zasobów do karty { $card } ({ $source }).
}
mars-log-tokens-lost = { $count ->
    [one] { $seat } traci zasób z karty { $card } ({ $source }).
    [few] { $seat } traci { $count } zasoby z karty { $card } ({ $source }).
   *[many] { $seat } traci { $count } zasobów z karty { $card } ({ $source }).
}
mars-log-raised-temperature = { $seat } podnosi temperaturę do { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } podnosi poziom tlenu do { $to }% ({ $source }).
mars-log-rating = { $seat }: współczynnik terraformacji +{ $count } ({ $source }).
mars-log-placed = { $tile ->
    [ocean] { $seat } umieszcza ocean na polu { $space }.
    [greenery] { $seat } umieszcza zieleń na polu { $space }.
    [city] { $seat } umieszcza miasto na polu { $space }.
   *[other] { $seat } umieszcza na polu { $space } obszar: { $name }.
}
mars-log-placed-neutral = { $tile ->
    [ocean] Na polu { $space } pojawia się ocean.
    [greenery] Na polu { $space } pojawia się neutralna zieleń.
    [city] Na polu { $space } pojawia się neutralne miasto.
   *[other] Na polu { $space } pojawia się obszar neutralny: { $name }.
}
mars-log-space-claimed = { $seat } rezerwuje pole { $space } ({ $source }).
mars-log-milestone = { $seat } uzyskuje tytuł: { $milestone }.
mars-log-award = { $seat } funduje nagrodę: { $award }.
mars-log-passed = { $seat } pasuje.
mars-log-no-effect = { CAPITALIZE($source) }: bez efektu.
mars-log-over = Koniec gry.

## Koniec

mars-verdict-won = Mars jest sterraformowany.
mars-verdict-solo-won = Cel osiągnięty na czas.
mars-verdict-solo-lost = Cel nie został osiągnięty na czas, więc wynik się nie liczy.

setup-solo-cards = W grze solo zawsze używa się kart Ery korporacyjnej.
setup-solo-draft = W grze solo nie ma selekcji kart.
setup-solo-goal = Cel gry solo można wybrać tylko w grze solo.

## Where points come from, for reasons of the computer: $points has a sign, such as +2.1

mars-part-rating = współczynnik terraformacji { $points }
mars-part-greeneries = zieleń { $points }
mars-part-cities = miasta { $points }
mars-part-cards = karty { $points }
mars-part-milestones = tytuły { $points }
mars-part-awards = nagrody { $points }
mars-part-production = produkcja { $points }
mars-part-resources = zachowane zasoby { $points }
mars-part-rivals = wpływ na przeciwników { $points }
mars-part-pace = długość gry { $points }
mars-part-terraforming = terraformacja { $points }

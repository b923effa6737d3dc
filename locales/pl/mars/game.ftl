# Mars: pytania, odpowiedzi, odmowy i dziennik gry. Nazwy i teksty kart są w innych plikach.
# $seat to imię gracza, $source to przyczyna (karta, projekt, pole), $card to nazwa karty.

## Opcje

mars-option-board = Plansza
mars-option-cards = Karty
mars-option-draft = Selekcja kart w fazie badań
mars-option-initial-draft = Selekcja kart początkowych
mars-option-solo-goal = Cel gry jednoosobowej
mars-option-beginners = Miejsca z Korporacją dla Początkujących

## Skąd coś pochodzi

mars-source-conversion = { $resource ->
    [plants] rośliny na zieleń
   *[heat] ciepło na temperaturę
}
mars-source-mark = { $parameter ->
    [temperature] premia na torze temperatury
   *[oxygen] premia na torze tlenu
}
mars-source-space = pole { $space }
mars-source-research = badania
mars-source-production = produkcja

## Decyzje

mars-payment = { $parts }
mars-target-seat = { $seat }
mars-target-rival = neutralny rywal
mars-do-play = Zagraj: { $card }
mars-do-use = Użyj: { $card }
mars-do-project = Projekt standardowy: { $project }
mars-do-convert-plants = Zamień rośliny na zieleń
mars-do-convert-heat = Zamień ciepło na temperaturę
mars-do-claim = Uzyskaj tytuł: { $milestone }
mars-do-fund = Ufunduj nagrodę: { $award }
mars-do-pass = Spasuj
mars-do-stop = Bez drugiej akcji
mars-do-pay = Zapłać { $payment }
mars-do-place = Pole { $space }
mars-do-choose = { $what }
mars-do-option = Możliwość { $number }
mars-do-first = Najpierw numer { $number }
mars-do-reduce = Obniż: { $target }
mars-do-remove = Usuń { $count }: { $target }
mars-do-amount = { $count }
mars-do-buy = Kup: { $card }
mars-do-keep = Zatrzymaj: { $card }
mars-do-discard = Odrzuć: { $card }
mars-do-sell = Sprzedaj: { $card }
mars-do-accept = Tak
mars-do-decline = Nie
mars-do-done = Gotowe

## Pytania

mars-ask-corporation = Którą korporacją kierujesz?
mars-ask-buy = Które karty kupujesz, po { $price } M€?
mars-ask-draft = Którą kartę zatrzymujesz? Resztę dostaje sąsiad.
mars-ask-action = { $second ->
    [yes] Twoja druga akcja?
   *[no] Twoja akcja?
}
mars-ask-greenery = Zamieniasz rośliny na zieleń?
mars-ask-pay = Jak płacisz { $price } M€? ({ $source })
mars-ask-order = Kilka efektów czeka na wykonanie. Który najpierw? { $effects }
mars-ask-option = Co wybierasz? { $options } ({ $source })
mars-ask-whether = Czy chcesz to zrobić? { $what } ({ $source })
mars-ask-place = Gdzie kładziesz ten kafelek: { $tile }? ({ $source })
mars-ask-claim-space = Które pole zajmujesz? ({ $source })
mars-ask-reduce = Kto traci { $count } × { $what }? ({ $source })
mars-ask-remove = { $steal ->
    [yes] Komu zabierasz najwyżej { $amount }?
   *[no] Kto traci najwyżej { $amount }?
} ({ $source })
mars-ask-remove-tokens = Która karta traci znaczniki ({ $token }, najwyżej { $count })? ({ $source })
mars-ask-add-tokens = Która karta dostaje { $count ->
    [one] znacznik?
    [few] { $count } znaczniki?
   *[many] { $count } znaczników?
} ({ $source })
mars-ask-copy-production = Czyją produkcję powtarzasz? ({ $source })
mars-ask-resource = Który zasób? ({ $source })
mars-ask-amount = Ile, najwyżej { $count }? ({ $source })
mars-ask-keep = Które karty zatrzymujesz? Jeszcze { $count }. ({ $source })
mars-ask-discard = Którą kartę odrzucasz? ({ $source })
mars-ask-sell = Które karty sprzedajesz, po 1 M€?

## Dlaczego coś nie jest możliwe

mars-why-not-an-answer = To nie jest odpowiedź na pytanie.
mars-why-no-such-card = Tej karty nie można tu wybrać.
mars-why-not-affordable = Kosztuje to { $price } M€; brakuje { $short } M€.
mars-why-parameter-too-low = { $parameter ->
    [temperature] Potrzeba co najmniej { $needs } °C; temperatura wynosi { $is } °C.
    [oxygen] Potrzeba co najmniej { $needs } % tlenu; jest { $is } %.
   *[oceans] Potrzebna liczba oceanów: co najmniej { $needs }; jest { $is }.
}
mars-why-parameter-too-high = { $parameter ->
    [temperature] Dozwolone najwyżej { $needs } °C; temperatura wynosi { $is } °C.
    [oxygen] Dozwolone najwyżej { $needs } % tlenu; jest { $is } %.
   *[oceans] Dozwolona liczba oceanów: najwyżej { $needs }; jest { $is }.
}
mars-why-too-few-tags = Potrzeba { $needs } × { $tag }; masz { $has }.
mars-why-too-little-production = Potrzeba: { $what } { $needs }; masz { $has }.
mars-why-too-few-cities = Potrzebna liczba miast w grze: { $needs }; jest { $has }.
mars-why-too-few-greeneries = Potrzebna liczba twoich obszarów zieleni: { $needs }; masz { $has }.
mars-why-too-little-stock = Potrzeba { $needs } × { $resource }; jest { $has }.
mars-why-too-few-tokens = Potrzebna liczba znaczników na karcie: { $needs }; jest { $has }.
mars-why-no-space = Żadne pole nie pasuje do tego kafelka: { $tile }.
mars-why-no-claim = Żadnego pola nie można zająć.
mars-why-nobody-to-reduce = Nikt nie może stracić { $count } × { $what }.
mars-why-no-card-for-it = Żadna karta w grze nie pasuje.
mars-why-already-used = W tym pokoleniu zostało to już użyte.
mars-why-no-action = Ta karta nie ma akcji.
mars-why-rating-not-raised = Twój Współczynnik Terraformacji nie wzrósł w tym pokoleniu.
mars-why-taken = Ktoś już to ma.
mars-why-none-left = Trzy są już zajęte; więcej nie ma.
mars-why-not-reached = Potrzeba { $needs }; masz { $has }.
mars-why-not-in-solo = W grze jednoosobowej nie ma tytułów ani nagród.
mars-why-empty-hand = Nie masz kart na ręce.
mars-why-wrong-space = Tam nie wolno tego położyć.
mars-why-pole-not-affordable = Biegun południowy kosztuje 6 M€; brakuje { $short } M€.
mars-why-wrong-means = Tym nie można tu zapłacić: { $resource }.
mars-why-pays-too-much = To o { $over } M€ za dużo.
mars-why-needed-for-effect = Sama karta zabiera { $needs } × { $resource }; nie można tym za nią zapłacić.
mars-why-wrong-target = Tego nie można do tego wybrać.
mars-why-protected = Chroni to karta.
mars-why-too-many = Najwyżej { $most }.
mars-why-too-late-to-pass = W tej turze była już akcja: zakończ turę zamiast pasować.
mars-why-nothing-done = W tej turze nie było jeszcze akcji: zamiast tego spasuj.
mars-why-choose-more = Najpierw trzeba coś wybrać.

## Dziennik gry

mars-log-generation = Zaczyna się pokolenie { $number }; pierwszym graczem jest { $seat }.
mars-log-corporation = { $seat } kieruje korporacją: { $corporation }.
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
mars-log-drew-hidden = { $seat } { $count ->
    [0] nie dobiera kart
    [one] dobiera kartę
    [few] dobiera { $count } karty
   *[many] dobiera { $count } kart
} ({ $source }).
mars-log-discarded-known = { $seat } odrzuca: { $cards } ({ $source }).
mars-log-discarded-hidden = { $seat } odrzuca { $count ->
    [one] kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ $source }).
mars-log-revealed = { $seat } odsłania: { $card } ({ $source }).
mars-log-reshuffled = Z kart odrzuconych powstaje nowa talia.
mars-log-played = { $seat } zagrywa: { $card }.
mars-log-acted = { $seat } wykonuje akcję: { $source }.
mars-log-paid = { $seat } płaci { $payment } ({ $source }).
mars-log-stock-gained = { $seat } zyskuje { $amount } ({ $source }).
mars-log-stock-lost = { $seat } traci { $amount } ({ $source }).
mars-log-production-gained = { $seat }: { $what } +{ $count } ({ $source }).
mars-log-production-lost = { $seat }: { $what } −{ $count } ({ $source }).
mars-log-rival-stock = Neutralny rywal traci { $amount } ({ $source }).
mars-log-rival-production = Neutralny rywal: { $what } −{ $count } ({ $source }).
mars-log-energy-became-heat = { $seat } zamienia energię na ciepło: { $count }.
mars-log-tokens-gained = { $seat } kładzie { $count ->
    [one] znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
} na karcie { $card } ({ $source }).
mars-log-tokens-lost = { $seat } traci { $count ->
    [one] znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
} z karty { $card } ({ $source }).
mars-log-raised-temperature = { $seat } podnosi temperaturę do { $to } °C ({ $source }).
mars-log-raised-oxygen = { $seat } podnosi poziom tlenu do { $to } % ({ $source }).
mars-log-rating = { $seat }: Współczynnik Terraformacji +{ $count } ({ $source }).
mars-log-placed = { $seat } kładzie kafelek: { $tile }, { $space }.
mars-log-placed-neutral = Pojawia się neutralny kafelek: { $tile }, { $space }.
mars-log-space-claimed = { $seat } zajmuje pole { $space } ({ $source }).
mars-log-milestone = { $seat } uzyskuje tytuł: { $milestone }.
mars-log-award = { $seat } funduje nagrodę: { $award }.
mars-log-passed = { $seat } pasuje.
mars-log-no-effect = Nic z tego nie wynika ({ $source }).
mars-log-over = Koniec gry.

## Koniec

mars-verdict-won = Planeta jest sterraformowana.
mars-verdict-solo-won = Cel osiągnięty na czas.
mars-verdict-solo-lost = Cel nie został osiągnięty na czas; wynik jest nieważny.

setup-solo-cards = W pojedynkę zawsze gra się z kartami Ery Korporacji.
setup-solo-draft = W pojedynkę nie ma draftu.
setup-solo-goal = Cel solo ma tylko gra dla jednej osoby.

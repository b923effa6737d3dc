# The page of admins.

admin-title = Moderacja
admin-how = Powód i czas trwania
admin-reason = Powód (do dziennika)
admin-hours = Godziny (puste: na stałe)
admin-done = Gotowe.
admin-people = Osoby
admin-search = Część nazwy
admin-find = Szukaj
admin-is-admin = Administrator
admin-muted = Wyciszenie na stałe
admin-muted-until = Wyciszenie do { $date }
admin-banned = Blokada na stałe
admin-banned-until = Blokada do { $date }
admin-tables = Stoły
admin-closed = Zamknięty
admin-chat = Czat
admin-no-chat = Nikt nic nie napisał.
admin-delete-confirm = Usuń na zawsze
admin-addresses = Zablokowane adresy
admin-address = Adres
admin-words = Słowa zakazane w nazwach
admin-word = Słowo
admin-log = Dziennik moderacji
admin-by-command = Wiersz poleceń

# What an admin can do. It stands on buttons, and in the log before what it is about.
admin-act-grant = Nadaj uprawnienia administratora
admin-act-revoke = Odbierz uprawnienia administratora
admin-act-mute = Wycisz
admin-act-unmute = Cofnij wyciszenie
admin-act-ban = Zablokuj
admin-act-unban = Odblokuj
admin-act-ban-address = Zablokuj adres
admin-act-unban-address = Odblokuj adres
admin-act-close-table = Zamknij stół
admin-act-open-table = Otwórz stół
admin-act-delete-table = Usuń stół
admin-act-reserve-word = Zarezerwuj słowo
admin-act-free-word = Zwolnij słowo

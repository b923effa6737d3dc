# The page of admins.

admin-title = Moderatie
admin-how = Reden en duur
admin-reason = Reden voor het logboek
admin-hours = Uren (leeg: voorgoed)
admin-done = Gelukt.
admin-people = Mensen
admin-search = Deel van een naam
admin-find = Zoeken
admin-is-admin = Beheerder
admin-muted = Voorgoed gedempt
admin-muted-until = Gedempt tot { $date }
admin-banned = Voorgoed geblokkeerd
admin-banned-until = Geblokkeerd tot { $date }
admin-tables = Tafels
admin-closed = Gesloten
admin-chat = Chat
admin-no-chat = Niemand heeft iets geschreven.
admin-delete-confirm = Voorgoed verwijderen
admin-addresses = Geblokkeerde adressen
admin-address = Adres
admin-words = Woorden die geen naam mag bevatten
admin-word = Woord
admin-log = Moderatielogboek
admin-by-command = Opdrachtregel

# What an admin can do. It stands on buttons, and in the log before what it is about.
admin-act-grant = Beheerrechten geven
admin-act-revoke = Beheerrechten intrekken
admin-act-mute = Dempen
admin-act-unmute = Niet meer dempen
admin-act-ban = Blokkeren
admin-act-unban = Deblokkeren
admin-act-ban-address = Adres blokkeren
admin-act-unban-address = Adres deblokkeren
admin-act-close-table = Tafel sluiten
admin-act-open-table = Tafel openen
admin-act-delete-table = Tafel verwijderen
admin-act-reserve-word = Woord reserveren
admin-act-free-word = Woord vrijgeven

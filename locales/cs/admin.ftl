# The page of admins.

admin-title = Správa
admin-how = Důvod a doba
admin-reason = Důvod do záznamu
admin-hours = Hodiny (prázdné: natrvalo)
admin-done = Hotovo.
admin-people = Lidé
admin-search = Část jména
admin-find = Hledat
admin-is-admin = Správce
admin-muted = Umlčení natrvalo
admin-muted-until = Umlčení do { $date }
admin-banned = Zákaz natrvalo
admin-banned-until = Zákaz do { $date }
admin-tables = Stoly
admin-closed = Zavřený
admin-chat = Chat
admin-no-chat = Nikdo nic nenapsal.
admin-delete-confirm = Smazat navždy
admin-addresses = Zakázané adresy
admin-address = Adresa
admin-words = Slova, která žádné jméno nesmí obsahovat
admin-word = Slovo
admin-log = Záznam správy
admin-by-command = Příkazový řádek

# What an admin can do. It stands on buttons, and in the log before what it is about.
admin-act-grant = Jmenovat správcem
admin-act-revoke = Odvolat správce
admin-act-mute = Umlčet
admin-act-unmute = Zrušit umlčení
admin-act-ban = Zakázat vstup
admin-act-unban = Povolit vstup
admin-act-ban-address = Zakázat adresu
admin-act-unban-address = Povolit adresu
admin-act-close-table = Zavřít stůl
admin-act-open-table = Otevřít stůl
admin-act-delete-table = Smazat stůl
admin-act-reserve-word = Vyhradit slovo
admin-act-free-word = Uvolnit slovo

# The page of admins.

admin-title = Moderation
admin-how = Reason and duration
admin-reason = Reason for the log
admin-hours = Hours (empty: for good)
admin-done = Done.
admin-people = People
admin-search = Part of a name
admin-find = Search
admin-is-admin = Admin
admin-muted = Muted for good
admin-muted-until = Muted until { $date }
admin-banned = Banned for good
admin-banned-until = Banned until { $date }
admin-tables = Tables
admin-closed = Closed
admin-chat = Chat
admin-no-chat = Nobody has written anything.
admin-delete-confirm = Delete it for good
admin-addresses = Banned addresses
admin-address = Address
admin-words = Words that no name may contain
admin-word = Word
admin-log = Moderation log
admin-by-command = Command line

# What an admin can do. It stands on buttons, and in the log before what it is about.
admin-act-grant = Make admin
admin-act-revoke = Remove admin
admin-act-mute = Mute
admin-act-unmute = Unmute
admin-act-ban = Ban
admin-act-unban = Unban
admin-act-ban-address = Ban address
admin-act-unban-address = Unban address
admin-act-close-table = Close table
admin-act-open-table = Open table
admin-act-delete-table = Delete table
admin-act-reserve-word = Reserve word
admin-act-free-word = Free word

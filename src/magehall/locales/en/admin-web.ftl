### The page of those who look after the hall.

admin-web-title = Looking after the hall
admin-web-tab-now = Now
admin-web-tab-players = Players
admin-web-tab-tables = Tables
admin-web-tab-reports = Reports
admin-web-tab-audit = Journal
admin-web-done = Done. The journal says so.
admin-web-more = Show more
admin-web-find = Find
admin-web-command-line = The command line
admin-web-forgotten = somebody forgotten

## What runs

admin-web-now-version = Version
admin-web-now-store = Store
admin-web-now-backup = Newest backup
admin-web-now-nodes = Nodes
admin-web-now-players = People
admin-web-now-sockets = Open sockets
admin-web-now-rooms = Tables in memory
admin-web-now-bots = Questions to bots
admin-web-now-waits = What waits
admin-web-now-tables = Tables
admin-web-now-keepers = Admins
admin-web-now-at = As of { $time }
admin-web-store = { $state ->
    [ok] All is well
    [away] It does not answer
    [full] It is full
    [damaged] It is damaged
   *[other] { $state }
}
admin-web-backup-none = None that we know of
admin-web-backup-age = { $hours ->
    [0] Less than an hour old
    [one] One hour old
   *[other] { $hours } hours old
}
admin-web-players-count = { $players }, { $accounts ->
    [one] one of them with an account
   *[other] { $accounts } of them with an account
}
admin-web-waits-what = Messages: { $messages }, for the store: { $storing }, long answers: { $aside }
admin-web-game = Game
admin-web-status = { $status ->
    [gathering] gathering
    [playing] playing
   *[finished] finished
}
admin-web-keeper = { $login }, since { $since }

## Players

admin-web-players-find = Name, login, id or table code
admin-web-players-none = Nobody here goes by that.
admin-web-players-back = All players
admin-web-guest = Guest, last here { $seen }
admin-web-account = { $login }, last here { $seen }
admin-web-is-keeper = admin
admin-web-is-program = program
admin-web-is-muted = muted
admin-web-is-removed = removed
admin-web-no-account = A guest, without an account.
admin-web-login = Login: { $login }
admin-web-since = Known here since { $since }, last here { $seen }
admin-web-devices = { $devices ->
    [0] Signed in nowhere.
    [one] Signed in on one device.
   *[other] Signed in on { $devices } devices.
}
admin-web-owner = A program of { $name }.
admin-web-programs = Programs: { $names }
admin-web-restraints = What holds now
admin-web-restraint-muted = { $end ->
    [never] Muted for good, since { $at } (by { $by }).
   *[then] Muted until { $until }, since { $at } (by { $by }).
}
admin-web-restraint-removed = Removed from the hall since { $at } (by { $by }).
admin-web-about = Reports about this player
admin-web-about-none = Nobody has reported this player.
admin-web-by = Reports by this player
admin-web-by-none = This player has reported nothing.
admin-web-player-tables-none = At no table.

## What is done

admin-web-rename = Rename
admin-web-rename-sure = { $name } gets another name, everywhere and at once, also in the logs of tables.
admin-web-mute = Mute
admin-web-mute-sure = { $name } may say nothing at any table, but plays on, and reads your reason.
admin-web-unmute = Unmute
admin-web-unmute-sure = { $name } may speak again at once.
admin-web-remove = Remove from the hall
admin-web-remove-sure = { $name } is signed out everywhere at once and cannot come back with this account or device. Bots play on at their tables. They read your reason.
admin-web-restore = Let in again
admin-web-restore-sure = { $name } may come back.
admin-web-forget = Forget
admin-web-forget-sure = { $name } is erased for good: name, words, results, account. The games stay for the others. This cannot be undone.
admin-web-close = Close the table
admin-web-close-sure = Table { $name } is closed at once; a game ends without a result. Everybody there reads your reason.
admin-web-host = Hand over
admin-web-host-sure = Somebody else who sits at table { $name } becomes its host.
admin-web-host-nobody = Nobody else sits there who could be the host.
admin-web-decide-muted = Mute
admin-web-decide-muted-sure = { $name } may say nothing at any table, but plays on, and reads your reason. The report is closed.
admin-web-decide-removed = Remove from the hall
admin-web-decide-removed-sure = { $name } is signed out everywhere at once, cannot come back, and reads your reason. The report is closed.
admin-web-decide-other = Dealt with
admin-web-decide-other-sure = The report is closed: it was dealt with in another way. { $name } is not told.
admin-web-decide-none = Nothing to do
admin-web-decide-none-sure = The report is closed and nothing comes of it. { $name } is not told.
admin-web-new-name = New name
admin-web-how-long = For how long
admin-web-hours = { $hours ->
    [0] For good
    [24] One day
    [168] One week
    [720] 30 days
    [one] One hour
   *[other] { $hours } hours
}
admin-web-to-whom = New host
admin-web-why = Reason
admin-web-note = Note for other admins

## Tables

admin-web-tables-find = Code, game or name
admin-web-tables-none = There is no such table just now.
admin-web-table = Table { $code }

## Reports

admin-web-reports-which = Which reports
admin-web-reports-open = Open
admin-web-reports-all = All
admin-web-reports-none-open = No report waits for you.
admin-web-reports-none-all = Nobody has reported anything yet.
admin-web-the-name = The name:
admin-web-reported-by = Reported by { $name }
admin-web-decided = { $decision ->
    [muted] Muted
    [removed] Removed
    [other] Dealt with
   *[none] Nothing to do
} ({ $by }, { $time })

## Journal

admin-web-audit-none = Nothing has been done yet.
admin-web-did = { $act } ({ $by })
admin-web-did-grant = { $name } became an admin ({ $by }).
admin-web-did-revoke = { $name } is no longer an admin ({ $by }).
admin-web-did-rename = { $by } gave a player the name { $after }.
admin-web-did-mute = { $by } muted { $name }: { $time }.
admin-web-did-unmute = { $by } let { $name } speak again.
admin-web-did-remove = { $by } removed { $name } from the hall.
admin-web-did-restore = { $by } let { $name } in again.
admin-web-did-forget = { $by } erased a player.
admin-web-did-close = { $by } closed table { $table }.
admin-web-did-host = { $by } made { $name } the host of table { $table }.
admin-web-did-decide = { $by } decided on a report about { $name }: { $decision ->
    [muted] muted
    [removed] removed
    [other] dealt with
   *[none] nothing to do
}.

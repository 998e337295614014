### Die Seite derer, die sich um die Halle kümmern.

admin-web-title = Verwaltung
admin-web-tab-now = Jetzt
admin-web-tab-players = Personen
admin-web-tab-tables = Tische
admin-web-tab-reports = Meldungen
admin-web-tab-audit = Protokoll
admin-web-done = Erledigt. Es steht im Protokoll.
admin-web-more = Mehr zeigen
admin-web-find = Suchen
admin-web-command-line = Kommandozeile
admin-web-forgotten = gelöschte Person

## Was läuft

admin-web-now-version = Version
admin-web-now-store = Speicher
admin-web-now-backup = Neueste Sicherung
admin-web-now-nodes = Knoten
admin-web-now-players = Personen
admin-web-now-sockets = Offene Sockets
admin-web-now-rooms = Tische im Arbeitsspeicher
admin-web-now-bots = Fragen an Bots
admin-web-now-waits = Warteschlangen
admin-web-now-tables = Tische
admin-web-now-keepers = Admins
admin-web-now-at = Stand: { $time }
admin-web-store = { $state ->
    [ok] Alles in Ordnung
    [away] Er antwortet nicht
    [full] Er ist voll
    [damaged] Er ist beschädigt
   *[other] { $state }
}
admin-web-backup-none = Keine bekannt
admin-web-backup-age = { $hours ->
    [0] Weniger als eine Stunde alt
    [one] Eine Stunde alt
   *[other] { $hours } Stunden alt
}
admin-web-players-count = { $players }, davon { $accounts } mit Konto
admin-web-waits-what = Nachrichten: { $messages }, für den Speicher: { $storing }, lange Antworten: { $aside }
admin-web-game = Spiel
admin-web-status = { $status ->
    [gathering] wartet auf Leute
    [playing] läuft
   *[finished] beendet
}
admin-web-keeper = { $login }, seit { $since }

## Personen

admin-web-players-find = Name, Anmeldename, ID, Tischcode
admin-web-players-none = Dazu gibt es hier niemanden.
admin-web-players-back = Alle Personen
admin-web-guest = Gast, zuletzt hier: { $seen }
admin-web-account = { $login }, zuletzt hier: { $seen }
admin-web-is-keeper = Admin
admin-web-is-program = Bot
admin-web-is-muted = stumm
admin-web-is-removed = entfernt
admin-web-no-account = Zu Gast, ohne Konto.
admin-web-login = Anmeldename: { $login }
admin-web-since = Bekannt seit { $since }, zuletzt hier: { $seen }.
admin-web-devices = { $devices ->
    [0] Nirgends angemeldet.
    [one] Auf einem Gerät angemeldet.
   *[other] Auf { $devices } Geräten angemeldet.
}
admin-web-owner = Ein Bot von { $name }.
admin-web-programs = Bots: { $names }
admin-web-restraints = Was gerade gilt
admin-web-restraint-muted = { $end ->
    [never] Für immer stummgeschaltet, seit { $at } (von { $by }).
   *[then] Stummgeschaltet bis { $until }, seit { $at } (von { $by }).
}
admin-web-restraint-removed = Aus der Halle entfernt, seit { $at } (von { $by }).
admin-web-about = Meldungen über diese Person
admin-web-about-none = Niemand hat diese Person gemeldet.
admin-web-by = Meldungen von dieser Person
admin-web-by-none = Diese Person hat nichts gemeldet.
admin-web-player-tables-none = An keinem Tisch.

## Was zu tun ist

admin-web-rename = Umbenennen
admin-web-rename-sure = { $name } bekommt sofort und überall einen anderen Namen, auch im Verlauf der Tische.
admin-web-mute = Stummschalten
admin-web-mute-sure = { $name } kann an keinem Tisch mehr etwas sagen, spielt aber weiter und bekommt deine Begründung zu lesen.
admin-web-unmute = Wieder reden lassen
admin-web-unmute-sure = { $name } darf sofort wieder reden.
admin-web-remove = Aus der Halle entfernen
admin-web-remove-sure = { $name } wird sofort überall abgemeldet und kann mit diesem Konto oder Gerät nicht wiederkommen. An den Tischen spielen Bots weiter. Deine Begründung wird gezeigt.
admin-web-restore = Wieder hereinlassen
admin-web-restore-sure = { $name } darf wiederkommen.
admin-web-forget = Löschen
admin-web-forget-sure = { $name } wird endgültig gelöscht: Name, Worte, Ergebnisse, Konto. Die Partien bleiben den anderen erhalten. Das lässt sich nicht rückgängig machen.
admin-web-close = Tisch schließen
admin-web-close-sure = Tisch { $name } wird sofort geschlossen; eine laufende Partie endet ohne Ergebnis. Alle dort bekommen deine Begründung zu lesen.
admin-web-host = Übergeben
admin-web-host-sure = Jemand anderes, der an Tisch { $name } sitzt, wird Host.
admin-web-host-nobody = Sonst sitzt dort niemand, der Host werden könnte.
admin-web-decide-muted = Stummschalten
admin-web-decide-muted-sure = { $name } kann an keinem Tisch mehr etwas sagen, spielt aber weiter und bekommt deine Begründung zu lesen. Die Meldung ist damit erledigt.
admin-web-decide-removed = Aus der Halle entfernen
admin-web-decide-removed-sure = { $name } wird sofort überall abgemeldet, kann nicht wiederkommen und bekommt deine Begründung zu lesen. Die Meldung ist damit erledigt.
admin-web-decide-other = Anders gelöst
admin-web-decide-other-sure = Die Meldung ist damit erledigt: Sie wurde auf andere Weise gelöst. { $name } erfährt nichts davon.
admin-web-decide-none = Nichts zu tun
admin-web-decide-none-sure = Die Meldung ist damit erledigt und hat keine Folgen. { $name } erfährt nichts davon.
admin-web-new-name = Neuer Name
admin-web-how-long = Wie lange
admin-web-hours = { $hours ->
    [0] Für immer
    [24] Ein Tag
    [168] Eine Woche
    [720] 30 Tage
    [one] Eine Stunde
   *[other] { $hours } Stunden
}
admin-web-to-whom = Neuer Host
admin-web-why = Begründung
admin-web-note = Notiz für andere Admins

## Tische

admin-web-tables-find = Code, Spiel oder Name
admin-web-tables-none = So einen Tisch gibt es gerade nicht.
admin-web-table = Tisch { $code }

## Meldungen

admin-web-reports-which = Welche Meldungen
admin-web-reports-open = Offene
admin-web-reports-all = Alle
admin-web-reports-none-open = Keine Meldung wartet auf dich.
admin-web-reports-none-all = Noch hat niemand etwas gemeldet.
admin-web-the-name = Der Name:
admin-web-reported-by = Gemeldet von { $name }
admin-web-decided = { $decision ->
    [muted] Stummgeschaltet
    [removed] Entfernt
    [other] Anders gelöst
   *[none] Nichts zu tun
} ({ $by }, { $time })

## Protokoll

admin-web-audit-none = Noch ist nichts geschehen.
admin-web-did = { $act } ({ $by })
admin-web-did-grant = { $name } hat jetzt Adminrechte ({ $by }).
admin-web-did-revoke = { $name } hat keine Adminrechte mehr ({ $by }).
admin-web-did-rename = Jemand heißt jetzt { $after } ({ $by }).
admin-web-did-mute = { $name } wurde stummgeschaltet: { $time } ({ $by }).
admin-web-did-unmute = { $name } darf wieder reden ({ $by }).
admin-web-did-remove = { $name } wurde aus der Halle entfernt ({ $by }).
admin-web-did-restore = { $name } darf wieder herein ({ $by }).
admin-web-did-forget = Eine Person wurde gelöscht ({ $by }).
admin-web-did-close = Tisch { $table } wurde geschlossen ({ $by }).
admin-web-did-host = { $name } ist jetzt Host von Tisch { $table } ({ $by }).
admin-web-did-decide = Meldung über { $name }: { $decision ->
    [muted] stummgeschaltet
    [removed] entfernt
    [other] anders gelöst
   *[none] nichts zu tun
} ({ $by }).

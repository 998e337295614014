### Die Seiten im Browser. $game ist wizard, rummikub, carcassonne oder witchstone.

## Um jede Seite herum

web-language = Sprache
web-nav = Hauptseiten
web-nav-games = Spiele
web-nav-tables = Tische
web-nav-rules = Regeln
web-nav-scorepad = Punkteblock
web-skip = Zum Inhalt springen
web-study-light = Helle Ansicht
web-study-dark = Dunkle Ansicht
web-foot = Quelloffen, von denen gemacht, die hier spielen. Alle Bilder sind unsere eigenen; mit den Verlagen der Spiele haben wir nichts zu tun.
web-close = Schließen
web-cancel = Abbrechen
web-less = Weniger: { $what }
web-more = Mehr: { $what }
web-fetching = Wird geladen …
web-copied = Kopiert. Füge es ein, wo du magst.
web-picture-saved = Das Bild liegt bei deinen Downloads.
web-share-text = Text teilen
web-share-picture = Bild teilen
web-share-failed = Teilen hat hier nicht geklappt. Versuch es mit dem Bild.
web-lost-title = Hier ist nichts
web-lost-line = Vielleicht ist die Adresse vertippt, oder die Seite gibt es nicht mehr.
web-lost-home = Zurück zur Halle
web-offline-title = Kein Netz
web-offline-line = Diese Seite braucht den Server. Regeln und Punkteblöcke gehen auch ohne ihn.
web-offline-again = Noch einmal versuchen

## Die Spiele

web-game = { $game ->
    [wizard] Wizard
    [rummikub] Zahlensteine
    [carcassonne] Carcassonne
   *[witchstone] Witchstone
}
web-game-line = { $game ->
    [wizard] Sag deine Stiche an und mach dann genau so viele
    [rummikub] Reihen und Gruppen nach den Regeln von Rummikub
    [carcassonne] Mit Magier und Hexe: Land legen, besetzen, verzaubern
   *[witchstone] Füll den Hexenkessel und verkette Aktionen rund um die Kristallkugel
}
web-game-facts = { $game ->
    [wizard] 3–6 Personen, 45 min
    [rummikub] 2–4 Personen, 40 min
    [carcassonne] 2–6 Personen, 45 min
   *[witchstone] 2–4 Personen, 70 min
}
web-game-seats = { $most ->
   *[other] { $seats } Personen
}

## Startseite

web-home-title = Ein offener Tisch für Spiele voller Magie
web-home-line = Spiel im Browser, mit Freunden oder mit Bots. Ohne Konto, ohne Installation.
web-home-code = Code eingeben
web-record-title = Gespeicherte Partie
web-record-open = Datei öffnen (.mage)
web-home-make = Mit Freunden spielen
web-pass = Ein Gerät geht reihum
web-pass-line = Alle spielen hier, reihum. Dazwischen verdeckt der Bildschirm, was geheim ist.
web-porch = Handys hier zu Hause mitspielen lassen
web-porch-now = Handys hier zu Hause können mitspielen
web-porch-line = Dann können alle im selben Netz wie dieser Rechner die Halle öffnen und mitspielen, bis du sie wieder schließt oder den Server beendest. Von außen kann es niemand, und sonst wird nichts geöffnet.
web-porch-open = Mitspielen lassen
web-porch-close = Wieder schließen
web-porch-scan = Scanne den Code mit einem Handy im selben WLAN oder gib dort diese Adresse ein:
web-porch-other = Wenn das nicht klappt, versuch: { $addresses }
web-porch-who = Alle in diesem Netz können die Halle öffnen, von außen niemand. Wer so dazugekommen ist, wird getrennt, wenn du sie schließt.
web-porch-qr-alt = QR-Code für { $address }
web-porch-needed = Diesen Link kann bisher nur dieser Rechner öffnen.
web-invite-which = Welches Spiel?
web-invite-all = Zuerst alle Einstellungen
web-home-now = Gleich gegen Bots spielen
web-home-rules-of = { $title }: die Regeln

## Ohne Netz

web-pocket = Ohne Netz spielen
web-pocket-line = Alle vier Spiele gegen Bots, oder ein Gerät geht reihum: im Zug, im Flugzeug, überall.
web-pocket-size = Einmal herunterladen: { $size }
web-pocket-fetch = Herunterladen
web-pocket-fetch-play = Herunterladen und spielen
web-pocket-coming = Wird heruntergeladen
web-pocket-come = { $loaded } von { $total }
web-pocket-broken = Die Verbindung ist abgerissen. Was schon da ist, bleibt.
web-pocket-full = Auf diesem Gerät ist nicht genug Platz.
web-pocket-go-on = Weiter herunterladen
web-pocket-here = Alles Nötige ist auf diesem Gerät, auch im Flugmodus.
web-pocket-not-kept = Dein Browser kann die Spiele hier nicht behalten: Dazu braucht es eine Adresse mit https. Zum Start brauchst du Netz.
web-pocket-go = Spielen
web-pocket-drop = Vom Gerät entfernen
web-pocket-drop-sure = Entfernen? Deine Partien bleiben.
web-pocket-opening = Die Halle auf diesem Gerät wird eingerichtet …
web-pocket-failed = { $why ->
    [elsewhere] Das ist schon in einem anderen Tab offen. Schließe den, dann versuch es noch einmal.
    [unreachable] Hier fehlt noch etwas. Versuch es noch einmal mit Netz.
    [unreadable] Deine Partien auf diesem Gerät lassen sich nicht lesen.
   *[broken] Das hat hier nicht geklappt. Schließe andere Tabs und versuch es noch einmal.
}
web-pocket-levels = Profis würden im Browser zu lange nachdenken; wo es sie gibt, spielen sie auf einem Server.
web-pocket-record = Sieh dir eine beendete Partie noch einmal an, oder spiel eine andere weiter.
web-pocket-tables = Auf diesem Gerät
web-pocket-more = { $title }: speichern, umziehen, löschen
web-pocket-hand-over = Auf den Server umziehen
web-pocket-delete = Löschen
web-pocket-delete-sure = Endgültig löschen?

## Spielend lernen

web-learn = Lernen
web-learn-line = Jede Lektion ist ein kleines Spiel am echten Tisch, Schritt für Schritt. Hör auf, wann du willst: Dein Platz wird gemerkt.
web-learn-all = Alle Lektionen
web-learn-game = Lernen: { $title }
web-learn-game-done = Lernen: { $title } (Lektion abgeschlossen)
web-learn-new = Neu bei { $title }? Ein erstes Spiel zeigt es dir in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
web-lesson-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-left = unterbrochen bei Schritt { $step } von { $steps }
web-lesson-begin = Anfangen
web-lesson-go-on = Weitermachen
web-lesson-again = Noch einmal
web-lesson-done = abgeschlossen
web-lesson-back = Zurück
web-lesson-next = Weiter
web-lesson-show = Zeig es mir
web-lesson-finish = Fertig
web-lesson-leave = Lektion verlassen
web-lesson-speech = Lektion
web-lesson-fold = Text ausblenden
web-lesson-unfold = Text einblenden
web-lesson-allowed = Auch das darfst du, aber bleiben wir bei dem, worum es hier geht.
web-lesson-not-now = Danach ist gerade nicht gefragt.
web-lesson-ended = Gut gemacht!
web-lesson-ended-line = Jetzt weißt du, wie es geht. Die Regeln sind immer nur ein Tippen entfernt, und die Bots haben Geduld.

## Regeln

web-rules-of = { $title }: die Regeln
web-rules-unofficial = Inoffiziell, in unseren eigenen Worten. Jede Regel hat eine Nummer, auf die du verlinken kannst.
web-example-good = So ist es erlaubt
web-example-bad = So nicht
web-rules-choose = Jede Regel, in deiner Sprache. Welches Spiel?
web-rules-howto = So wird gespielt
web-rules-search = Fragen oder suchen
web-rules-answers = Antworten
web-rules-answered = { $count ->
    [one] Eine Antwort.
   *[other] { $count } Antworten.
}
web-rules-verbatim = Jede Antwort ist eine Regel, Wort für Wort.
web-rules-back = Zurück zu den Antworten
web-rules-containing = Regeln mit diesen Wörtern
web-rules-sections = Abschnitte
web-rules-clause = Regel { $number }, Link
web-rules-found = { $count ->
    [one] { $count } Regel gefunden
   *[other] { $count } Regeln gefunden
}
web-rules-none = In keiner Regel steht „{ $query }“. Versuch es mit weniger oder kürzeren Wörtern.

## Am Tisch

web-waiting-for = Warten auf { $names }.
web-game-over = Die Partie ist vorbei.
web-panels = Bereiche
web-moves = Deine Züge
web-moves-none = Wenn du am Zug bist, stehen deine Züge hier.
web-players = Leute
web-log = Verlauf
web-you = du
web-bot = Bot

## Listen von Tischen

web-home-waiting = Deine Partien
web-home-open = Offene Tische
web-home-all = Alle zeigen
web-home-your-turn = Dein Zug
web-home-continue = Weiter
web-home-look = Ansehen
web-home-join = Mitspielen
web-home-table-of = Tisch von { $name }
web-home-taken = { $taken } von { $seats } Plätzen besetzt
web-row-free = { $count ->
    [0] voll
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
web-row-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
web-row-hints = mit Tipps
web-row-no-hints = ohne Tipps
web-row-rated = gewertet
web-row-sitter = { $name } ({ $level })
web-row-result = { $place }. { $name } { $points }
web-home-none-open = Gerade ist kein Tisch offen. Eröffne einen und lade jemanden ein.
web-home-none-running = Keine Partie wartet. Spiel eine gegen Bots oder eröffne einen Tisch.
web-home-away = Der Server ist gerade nicht zu erreichen. Regeln und Punkteblöcke gehen auch ohne ihn.
web-tables-done = Gespielt
web-join-title = An einen Tisch setzen
web-join-line = Gib den Code ein, den du bekommen hast, oder füge den Link ein.
web-join-code = Code des Tisches
web-join-wrong = Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel K7QXM2.
web-who = Du bist { $name }; Namen ändern
web-who-help = So sehen dich die anderen an neuen Tischen.
web-save = Speichern
# Namen für alle, die keinen angegeben haben, durch Kommas getrennt.
web-nicknames = Kupferfuchs, Stille Eule, Flotter Zaunkönig, Mutiger Igel, Silberotter, Fröhliche Elster, Müder Dachs, Flinker Hase, Kluge Krähe, Goldluchs, Wanderstorch, Neugierige Katze
web-level = { $level ->
    [random] Bot, zufällig
    [easy] Bot, leicht
    [medium] Bot, mittel
    [hard] Bot, schwer
    [expert] Bot, Profi
    *[other] Bot, { $level }
}

## Du und deine Geräte

web-account-title = Du und deine Geräte
web-account-more = Geräte und Passwort
web-account-sign-in = Anmelden
web-account-stranger = Hier ist niemand angemeldet. Zum Spielen reicht ein Name; mit einem Konto hast du deine Partien überall dabei.
web-account-guest = Du bist { $name } und zu Gast: Nur dieses Gerät kennt dich. Mit einem Konto behältst du Namen und Partien auch auf anderen.
web-account-known = Du bist { $name }, angemeldet als { $login }.
web-account-devices = Wo du angemeldet bist
web-account-here = Dieses Gerät
web-account-unknown = Unbekanntes Gerät
web-account-since = Angemeldet seit { $since }
web-account-seen = Angemeldet seit { $since }, zuletzt aktiv: { $seen }
web-account-end = Abmelden
web-account-end-of = Abmelden: { $device }
web-account-ended = Abgemeldet: { $device }.
web-account-end-others = Überall sonst abmelden
web-account-others-help = Auch Programme, die in deinem Namen spielen, werden abgemeldet.
web-account-others-ended = Du bist nur noch auf diesem Gerät angemeldet.
web-account-out = Hier abmelden
web-account-lose = Du bist zu Gast: Wenn du dich abmeldest, kann dir niemand diesen Namen und diese Partien zurückgeben.
web-account-lose-yes = Endgültig abmelden
web-account-password = Passwort ändern
web-account-old = Bisheriges Passwort
web-account-new = Neues Passwort
web-account-password-help = Mindestens acht Zeichen. Alle anderen Geräte werden abgemeldet.
web-account-changed = Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.
web-account-keep = Konto anlegen
web-account-keep-help = Anmeldename und Passwort, damit auch deine anderen Geräte dich kennen. Eine Mailadresse brauchst du nicht.
web-account-instead = Oder nimm das Konto, das du schon hast. Was du hier als Gast gespielt hast, kommt nicht mit.
web-account-login = Anmeldename
web-account-secret = Passwort
web-account-lost = Passwort vergessen?
web-account-lost-help = Mit dem Notfallcode wählst du ein neues Passwort. Alle anderen Geräte werden abgemeldet.
web-account-recover = Neues Passwort wählen
web-account-recovery = Notfallcode
web-account-recovery-help = Schreib ihn auf: Er wird nur dieses eine Mal gezeigt und lässt dich wieder herein, wenn das Passwort weg ist.
web-account-written = Ich habe ihn notiert
web-account-keeper = Halle verwalten
web-signed-out = Du bist abgemeldet
web-signed-out-line = Dieses Gerät wurde von einem anderen aus oder durch ein neues Passwort abgemeldet.

## Einen Tisch eröffnen

web-new-title = Tisch eröffnen
web-new-table = Noch ein Tisch
web-new-laying = Wir bauen auf …
web-seats = Plätze
web-your-name = Dein Name
web-seat-of = Platz { $number }
web-seat-person = Jemanden einladen
web-seat-here = Spielt hier
web-new-all-people = Nur Menschen
web-new-all-bots = Nur Bots
web-new-edition = Gedruckte Ausgabe
web-new-edition-none = Wie unten eingestellt
web-new-details = Alle Optionen
web-new-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-mode = { $mode ->
    [turn] Pro Zug
    [bank] Pro Partie
    [days] Tage
   *[none] Keine
}
web-clock-preset-turn = { $seconds } s
web-clock-preset-bank = { $minutes } min + { $increment } s
web-clock-minutes = Minuten pro Person
web-clock-increment = Sekunden dazu pro Zug
web-clock-seconds = Sekunden pro Zug
web-clock-bounds = von { $least } bis { $most }
web-clock-day-count = Tage pro Zug
web-clock-turn-seconds = { $seconds } s pro Zug
web-clock-turn = { $minutes ->
    [one] { $minutes } Minute pro Zug
    *[other] { $minutes } Minuten pro Zug
}
web-clock-bank = je { $minutes } min, +{ $increment } s pro Zug
web-clock-days = { $days ->
    [one] { $days } Tag pro Zug
    *[other] { $days } Tage pro Zug
}
web-days = { $count ->
    [one] { $count } Tag
    *[other] { $count } Tage
}
web-new-expiry = Wenn jemand weg ist oder die Zeit abläuft
web-expiry = { $expiry ->
    [move] Ein Bot spielt diesen Zug
    [rule] Die Spielregel entscheidet
    [wait] Wir warten
   *[deputy] Ein Bot springt ein
}
web-expiry-help = { $expiry ->
    [move] Ein Bot macht nur diesen einen Zug; der Platz bleibt erhalten.
    [rule] Wie in der Spielregel: Was gültig liegt, bleibt; sonst geht es zurück und es werden drei Steine gezogen.
    [wait] Von allein geschieht nichts. Gut unter Freunden.
   *[deputy] Bis zur Rückkehr; ein Antippen holt den Platz zurück.
}
web-terms-away = { $expiry ->
    [move] Wenn jemand weg ist oder die Zeit abläuft, spielt ein Bot diesen Zug.
    [rule] Wenn die Zeit abläuft, entscheidet die Spielregel.
    [wait] Wenn jemand weg ist oder die Zeit abläuft, warten wir.
   *[deputy] Wenn jemand weg ist oder die Zeit abläuft, springt bis zur Rückkehr ein Bot ein.
}
web-new-pace = Tempo der Bots
web-pace = { $pace ->
    [slow] langsam
    [fast] schnell
    [none] ohne Pause
   *[normal] normal
}
web-new-language = Sprache am Tisch
web-new-chat = Chat
web-chat-mode-free = Freier Chat
web-chat-mode-phrases = Nur fertige Sätze
web-chat-mode-off = Kein Chat
web-new-open = In der Liste offener Tische zeigen
web-new-open-help = Sonst finden ihn nur Leute mit Link oder Code.
web-new-watching = Andere dürfen zuschauen
web-new-watching-help = Wer zuschaut, sieht nur, was offen liegt.
web-new-hints = Tipps
web-new-hints-help = Alle dürfen einen Bot um einen Vorschlag mit Begründung bitten.
web-new-invite = Tisch eröffnen
web-begin = Starten

## Vor der Partie

web-begin-with-bots = { $count ->
    [one] Mit { $count } Bot starten
    *[other] Mit { $count } Bots starten
}
web-bots-level = Bots auf den freien Plätzen
web-code = Code
web-host = Host
web-host-begins = Der Host startet die Partie, sobald alle da sind.
web-table-full =
    Alle Plätze sind besetzt. { $watching ->
        [no] An diesem Tisch darf niemand zuschauen.
       *[yes] Du kannst zuschauen: Bleib einfach hier, die Partie erscheint, sobald sie beginnt.
    }
web-invite = Einladen
web-invite-line = Der Code oder der Link führt direkt auf einen freien Platz.
web-invite-link = Link teilen
web-invite-qr = QR-Code zeigen
web-invite-qr-alt = QR-Code des Tisches { $code }
web-invite-copied = Der Link ist kopiert. Füge ihn in eine Nachricht ein.
web-invite-copy = Link kopieren
web-invite-copied-now = Kopiert
web-invite-text = Komm, spiel mit mir { $title }!
web-kick = Platz räumen: { $name }
web-kick-ask = Diesen Platz räumen?
web-kick-sure = { $name } verliert den Platz, und jemand anderes kann sich dort hinsetzen.
web-kick-do = Platz räumen
web-kicked = Der Host hat deinen Platz geräumt. Du kannst dich auf jeden freien Platz setzen.
web-rename = Namen ändern: { $name }
web-leave = Tisch verlassen
web-seat-bot = Bot
web-seat-free = frei
web-sit = Hier hinsetzen
web-sit-down = Hinsetzen
web-sit-other = Noch jemand an diesem Gerät
web-sit-other-name = Name
web-sit-other-help = Ihr reicht das Gerät weiter, wenn die andere Person am Zug ist; niemand sieht, was andere auf der Hand haben.
web-stand = Aufstehen
web-terms-plain = Nach den üblichen Regeln
web-terms-change = Ändern
web-terms-changed = Der Host hat die Einstellungen geändert.
web-terms-hints = { $on ->
    [yes] Mit Tipps
   *[no] Ohne Tipps
}
web-terms-no-watching = Zuschauen nicht erlaubt
web-terms-door = { $door ->
    [open] In der Liste offener Tische
   *[link] Nur über Link oder Code
}
web-terms-rated = Zählt für die Rangliste
web-table-not-here = Diesen Tisch gibt es hier nicht
web-table-barred = Diese Partie kann hier nicht weitergehen

## Die Leute am Tisch

web-people = Leute am Tisch
web-people-none = Sonst ist niemand hier.
web-person = Über { $name }
web-is-muted = stumm
web-is-hidden = von dir ausgeblendet
web-hide = Ausblenden, was { $name } sagt
web-hide-no = Zeigen, was { $name } sagt
web-hide-help = Gilt nur auf diesem Gerät; niemand erfährt davon.
web-report = { $name } melden
web-report-this = Diese Zeile melden
web-report-what = Was ist passiert?
web-report-why-rude = Beleidigt oder droht
web-report-why-spoils = Verdirbt absichtlich das Spiel
web-report-why-cheats = Schummelt
web-report-why-name = Anstößiger Name
web-report-why-other = Etwas anderes
web-report-more = In eigenen Worten, wenn du magst
web-report-help = Die Admins dieser Halle sehen, was gesagt wurde, deine Worte und deinen Namen. Die andere Seite erfährt nicht, von wem die Meldung kommt.
web-report-send = Meldung senden
web-reported = Danke. Die Admins dieser Halle sehen es sich an.
web-mute = Hier stummschalten
web-mute-no = Wieder reden lassen
web-remove = Vom Tisch entfernen
web-remove-sure = { $name } muss den Tisch verlassen und kann sich hier nicht wieder hinsetzen. In einer laufenden Partie spielt ein Bot weiter.
web-silenced = { $end ->
    [never] Die Admins dieser Halle haben dich stummgeschaltet. Du kannst weiterspielen.
   *[then] Die Admins dieser Halle haben dich stummgeschaltet, bis { $until }. Du kannst weiterspielen.
}
web-silenced-why = Die Begründung: { $why }
web-silenced-here = Der Host hat dich an diesem Tisch stummgeschaltet. Du kannst weiterspielen.
web-removed = Du kannst hier nicht mehr spielen
web-removed-line = Deine Partien gehen ohne dich weiter; Bots spielen für dich.
web-removed-here = Du wurdest von diesem Tisch entfernt
web-removed-here-line = Der Host hat dich von diesem Tisch entfernt. Ein Bot spielt für dich weiter; du kannst zuschauen.
web-removed-here-waiting = Der Host hat dich von diesem Tisch entfernt; du kannst dich hier nicht hinsetzen.
web-out = { $name } wurde entfernt
web-admit = Wieder zulassen

## Während der Partie

web-acts = ist dran
web-away = ist weg
web-chat = Chat
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-rules = Auch hier kannst du die Regeln fragen: /rules und deine Frage.
web-chat-only-you = Das siehst nur du.
web-chat-phrases = Fertige Sätze
web-chat-say = Sag etwas in die Runde
web-chat-send = Senden
web-hint = Tipp
web-hint-thinking = Der Bot denkt nach …
web-hint-says = Der Bot würde spielen: { $move }
web-hint-play = So spielen
web-hint-why = Warum?
web-undo = Rückgängig
web-lose-title = Alles verwerfen, was du gebaut hast?
web-lose-keep = Nein, weiterbauen
web-takeback-ask = Um Zugrücknahme bitten
web-request-asked = { $what ->
    [end] { $name } möchte die Partie hier beenden, ohne Ergebnis. Einverstanden?
    *[takeback] { $name } möchte den letzten Zug zurücknehmen. In Ordnung?
}
web-request-mine = { $what ->
    [end] Du hast vorgeschlagen, die Partie gemeinsam zu beenden.
    *[takeback] Du hast um eine Zugrücknahme gebeten.
}
web-request-waits = { $what ->
    [end] { $name } schlägt vor, die Partie gemeinsam zu beenden.
    *[takeback] { $name } bittet um eine Zugrücknahme.
}
web-request-missing = Noch ohne Antwort: { $names }
web-request-withdraw = Zurückziehen
web-request-left = Restzeit für die Antwort
web-takeback-yes = Ja, klar
web-takeback-no = Nein
web-since = Seit meinem letzten Zug
web-since-none = Seitdem ist nichts passiert.
web-since-left = Der Tisch nach deinem letzten Zug.
web-since-now = Zurück zur Partie
web-menu = Menü
web-rule = Regel { $number }
web-resign = Aufgeben
web-resign-sure = Ein Bot spielt dann für dich weiter. Sicher?
web-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter. Du kannst bis zum Ende zuschauen oder in die Halle zurückgehen.
web-standin-title = Ein Bot spielt für dich
web-standin-why = { $why ->
    [clock] Deine Zeit ist abgelaufen.
    [gone] Du warst zu lange weg.
    [left] Du hast den Tisch verlassen.
    [called] Die anderen haben ihn gerufen.
    *[other] Er ist für dich eingesprungen.
}
web-standin-since = { $minutes ->
    [0] Er hat gerade erst übernommen.
    [one] Er hat vor einer Minute übernommen.
    *[other] Er hat vor { $minutes } Minuten übernommen.
}
web-standin-moves = { $moves ->
    [0] Gezogen hat er noch nicht.
    [one] Er hat einen Zug gemacht.
    *[other] Er hat { $moves } Züge gemacht.
}
web-standin-yours = Alles auf dem Tisch gehört weiter dir.
web-standin-back = Platz wieder einnehmen
web-bot-plays = Bot spielt
web-clocks = Uhren
web-late = Zeit um
web-late-me = Deine Zeit ist um. Die anderen warten auf dich.
web-absent = { $why ->
    [late] Bei { $name } ist die Zeit abgelaufen. Der Tisch wartet.
    *[gone] { $name } hat keine Verbindung mehr. Der Tisch wartet.
}
web-absent-then = { $then ->
    [deputy] Nach { $time } springt ein Bot ein.
    [move] Nach { $time } spielt ein Bot diesen Zug.
   *[wait] Von allein springt kein Bot ein.
}
web-absent-time = { $unit ->
    [seconds] { $number } s
   *[minutes] { $number } min
}
web-absent-wait = Warten
web-absent-call = Bot rufen
web-absent-call-for = Einen Bot für { $name } rufen
web-end = Partie gemeinsam beenden
web-end-sure = { $alone ->
    [yes] Die Partie endet jetzt, ohne Ergebnis.
    *[no] Die anderen werden gefragt, ob die Partie jetzt endet, ohne Ergebnis.
}
web-end-do = { $alone ->
    [yes] Jetzt beenden
    *[no] Die anderen fragen
}
web-go-away = Kurz weggehen
web-go-away-sure = Bis du wiederkommst, spielt ein Bot für dich. Nichts geht verloren.
web-agreed = Spieloptionen
web-line-broken = Die Verbindung ist abgerissen. Neuer Versuch …
web-not-reached = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
web-hand-over = Gib das Gerät an { $name } weiter.
web-hand-over-ready = { $name } ist da
web-hand-over-who = Wer hat das Gerät?
web-hand-over-on = { $name } hat das Gerät. Weitergeben
web-hand-over-back = Letzten Zug zurücknehmen
web-hand-over-clock = Die Uhr läuft weiter, während ihr das Gerät weitergebt.
web-log-earlier = Älteres zeigen
web-log-show = Auf dem Brett zeigen
web-log-none = Noch ist nichts passiert.
web-entry-resigned = { $name } gibt auf; ein Bot spielt weiter.
web-entry-resigned-own = Du gibst auf; ein Bot spielt für dich weiter.
web-entry-absent = { $why ->
    [clock] Bei { $name } ist die Zeit abgelaufen; ein Bot spielt weiter.
    [gone] { $name } ist zu lange weg; ein Bot spielt weiter.
    [left] { $name } geht kurz weg; ein Bot spielt weiter.
    [called] Für { $name } wurde ein Bot gerufen.
    [forgotten] Jemand ist endgültig gegangen; ein Bot spielt weiter.
    *[other] Für { $name } springt ein Bot ein.
}
web-entry-absent-own = Ein Bot spielt für dich.
web-entry-returned = { $name } spielt wieder selbst.
web-entry-returned-own = Du spielst wieder selbst.
web-entry-gone = { $name } ist weg.
web-entry-back = { $name } ist wieder da.
web-entry-timed-out = { $why ->
    [gone] { $name } ist weg; ein Bot spielt diesen Zug.
    *[clock] Bei { $name } ist die Zeit abgelaufen.
}
web-entry-timed-out-own = { $why ->
    [gone] Du bist weg; ein Bot spielt diesen Zug.
    *[clock] Deine Zeit ist abgelaufen.
}
web-entry-undone = { $name } nimmt einen Zug zurück.
web-entry-undone-own = Du nimmst einen Zug zurück.
web-entry-asked = { $what ->
    [end] { $name } schlägt vor, die Partie gemeinsam zu beenden.
    *[takeback] { $name } bittet um eine Zugrücknahme.
}
web-entry-asked-own = { $what ->
    [end] Du schlägst vor, die Partie gemeinsam zu beenden.
    *[takeback] Du bittest um eine Zugrücknahme.
}
web-entry-answered = { $answer ->
    [no] { $name } sagt nein.
    [withdrawn] { $name } zieht die Bitte zurück.
    *[yes] { $name } ist einverstanden.
}
web-entry-answered-own = { $answer ->
    [no] Du sagst nein.
    [withdrawn] Du ziehst die Bitte zurück.
    *[yes] Du bist einverstanden.
}
web-entry-lapsed = { $what ->
    [end] Nicht alle haben rechtzeitig geantwortet: Die Partie geht weiter.
    *[takeback] Nicht alle haben rechtzeitig geantwortet: Der Zug bleibt.
}
web-entry-finished = { $reason ->
    [agreed] Die Partie wurde gemeinsam beendet, ohne Ergebnis.
    *[abandoned] Alle haben aufgegeben: Die Partie endet ohne Ergebnis.
}
web-entry-paused = Der Server war eine Weile weg; die Uhren standen still.
web-entry-rematched = Revanche: Alle spielen an einem neuen Tisch weiter.
web-entry-muted = { $answer ->
    [no] { $name } darf wieder reden.
    *[yes] Der Host hat { $name } an diesem Tisch stummgeschaltet.
}
web-entry-muted-own = { $answer ->
    [no] Du darfst wieder reden.
    *[yes] Der Host hat dich an diesem Tisch stummgeschaltet.
}
web-entry-removed = { $bot ->
    [yes] Der Host hat { $name } vom Tisch entfernt; ein Bot spielt weiter.
    *[no] Der Host hat { $name } vom Tisch entfernt.
}
web-entry-removed-own = { $bot ->
    [yes] Der Host hat dich vom Tisch entfernt; ein Bot spielt weiter.
    *[no] Der Host hat dich vom Tisch entfernt.
}
web-entry-admitted = { $name } darf sich hier wieder hinsetzen.
web-entry-handed = { $name } ist jetzt Host des Tisches.
web-entry-handed-own = Du bist jetzt Host des Tisches.
web-entry-closed = { $given ->
    [yes] Die Admins dieser Halle haben den Tisch geschlossen: { $why }
    *[no] Die Admins dieser Halle haben den Tisch geschlossen.
}

## Einstellungen

web-gear = Einstellungen
web-gear-confirm = Jeden Zug bestätigen
web-gear-confirm-help = Das erste Antippen wählt aus; das zweite oder der Knopf spielt.
web-gear-motion = Animation
web-gear-motion-help = Karten und Steine wandern an ihren Platz.
web-gear-sound = Ton
web-gear-sound-help = Karten und Steine, dein Zug, Punkte, das Ende. Nie laut.
web-gear-volume = Lautstärke
web-gear-symbols = Symbole zu den Farben
web-gear-symbols-help = So kommt es nie auf die Farbe allein an.
web-gear-spoken = Tisch als Text
web-gear-spoken-help = Für Screenreader und Tastatur: alles in Worten, Züge zum Tippen.
web-gear-last-card = Letzte Karte automatisch spielen
web-gear-last-card-help = Wenn es nichts mehr zu wählen gibt.
web-gear-go-on = Nach Stich oder Runde
web-gear-go-on-after = { $seconds ->
    [0] Auf mich warten
   *[other] { $seconds } s
}
web-gear-text = Schriftgröße
web-gear-text-normal = Normal
web-gear-text-large = Groß
web-gear-text-largest = Sehr groß
web-gear-study = Ansicht
web-gear-study-dark = Dunkle Halle
web-gear-study-light = Helle Stube

## Der Tisch als Text

web-spoken-move = Dein Zug
web-spoken-play = Spielen
web-spoken-several = Mehrere Züge fangen so an: { $moves }
web-spoken-moves = { $count ->
    [one] { $verb }: { $count } Zug
    *[other] { $verb }: { $count } Züge
}
web-spoken-seat = Platz { $letter }, { $name }: { $points }

## Nach der Partie

web-result-see = Ergebnis zeigen
web-result-none = { $reason ->
    [agreed] Die Partie wurde gemeinsam beendet
    [closed] Der Tisch wurde geschlossen
    *[abandoned] Alle haben aufgegeben
}
web-result-wins = { $count ->
    [one] { $names } gewinnt mit { $points }
    *[other] { $names } gewinnen gemeinsam mit { $points }
}
web-result-board = Spielbrett
web-result-back = Zurück zum Tisch
web-result-chart = Punkteverlauf
web-chart-end = Ende
web-rematch = Noch einmal
web-rematch-go = Zum neuen Tisch
web-export = Aufzeichnung speichern
web-verify = Mischen prüfen
web-verify-line = Niemand konnte die Verteilung bestimmen: Zuerst hat der Server seine Zahl versiegelt, dann hat jedes Gerät am Tisch eine eigene dazugegeben, und erst danach wurden alle aufgedeckt. Du kannst es nachprüfen.
web-verify-wait = Wird geprüft …
web-verify-good = { $draws ->
    [one] Geprüft: { $draws } Ziehung folgt aus dem versiegelten Startwert.
    *[other] Geprüft: Alle { $draws } Ziehungen folgen aus dem versiegelten Startwert.
}
web-verify-shares = { $ours ->
    [yes] { $count ->
        [one] Dein Gerät hatte Anteil am Mischen
       *[other] { $count } Geräte am Tisch hatten Anteil am Mischen, auch deines
    }
   *[no] { $count ->
        [one] Ein Gerät am Tisch hatte Anteil am Mischen
       *[other] { $count } Geräte am Tisch hatten Anteil am Mischen
    }
}: Niemand konnte die Verteilung bestimmen.
web-verify-withheld = { $count ->
    [one] { $names } hat einen versprochenen Anteil zurückgehalten: Zusammen mit dem Server ließ sich zwischen zwei Verteilungen wählen.
   *[other] { $names } haben versprochene Anteile zurückgehalten: Zusammen mit dem Server ließ sich zwischen mehreren Verteilungen wählen.
}
web-verify-bad = Nicht bestätigt: Etwas folgt nicht aus dem Startwert.
web-shuffling = Wird gemischt …
web-review = Analyse

## Nachspielen

web-replay = Nachspielen
web-replay-start = Vor dem ersten Zug.
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-next = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-move = Zug
web-replay-at = Zug { $ply } von { $plies }
web-replay-speed = Tempo
web-replay-more = Tempo, Platz, Abzweigung
web-replay-stop = Von Hand
web-replay-slow = Langsam
web-replay-normal = Normal
web-replay-fast = Schnell
web-replay-from = Aus Sicht von
web-replay-seat = Aus Sicht von { $name }
web-replay-branch = Ab hier gegen Bots spielen

## Punkteblöcke

web-scorepad = Punkteblock
web-helper = Helfer
web-helper-title = { $title }: bester Zug
web-scorepad-title = Punkteblöcke
web-scorepad-line = Für die Partie am eigenen Tisch. Geht ohne Netz; alles bleibt auf diesem Gerät.
web-scorepad-kept = Deine Blöcke
web-scorepad-none = Noch nichts aufgeschrieben. Wähle oben ein Spiel.
web-scorepad-of = { $title }: Punkteblock
web-scorepad-remove = Diesen Block löschen
web-scorepad-remove-sure = Löschen
web-pad-who = Wer spielt?
web-pad-player = Person { $number }
web-pad-player-add = Noch jemand
web-pad-player-off = { $name } entfernen
web-pad-up = { $name } nach oben
web-pad-same-name = Zwei haben denselben Namen. Ändere einen, damit niemand fremde Punkte bekommt.
web-pad-first-dealer = Wer gibt zuerst?
web-pad-agreed = Spieloptionen
web-pad-begin = Starten
web-print = Drucken
web-pad-empty = Leerer Block zum Drucken
web-pad-empty-boxes = Großes Feld: Punkte bis hierher. Kleines Feld: die Ansage.
web-pad-total = Gesamt
web-pad-correct = diese Runde ändern
web-pad-write = Eintragen
web-pad-deals = { $name } gibt.
web-pad-round = Runde { $round }
web-pad-round-of = Runde { $round } von { $rounds }
web-pad-remove = Streichen
web-pad-remove-round = Runde streichen
web-pad-last-off = Letztes zurück
web-pad-chart = Punkte nach jeder Runde
web-pad-kept = Wird nach jedem Antippen auf diesem Gerät gespeichert.
web-pad-over = Die Partie ist vorbei. Der Sieg geht an { $names }.
web-pad-again = Neuer Block
web-pad-written = Eingetragen

## Punkteblock für Wizard

web-pad-wizard-round = Runde { $round } von { $rounds }: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
web-pad-wizard-forehead = Haltet euch die Karte an die Stirn: Ihr seht alle Karten außer der eigenen.
web-pad-wizard-no-trump = In der letzten Runde gibt es keinen Trumpf.
web-pad-wizard-bids = Ansagen
web-pad-wizard-won = Gemachte Stiche
web-pad-wizard-ask-bid = Wie viele Stiche sagt { $name } an?
web-pad-wizard-ask-won = Wie viele Stiche hat { $name } gemacht?
web-pad-wizard-to-tricks = Alle haben angesagt

## Punkteblock für die Zahlensteine

web-pad-until = Wie lange?
web-pad-until-rounds = Runden
web-pad-until-target = Punktziel
web-pad-until-open = Offen
web-pad-target = Gespielt wird bis { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
web-pad-rummikub-ending = Wie endete die Runde?
web-pad-rummikub-out = Jemand ist fertig
web-pad-rummikub-bank = Vorrat leer
web-pad-rummikub-who = Wer hat den letzten Stein gelegt?
web-pad-rummikub-left = Was ist auf den Bänkchen übrig? Tippe die Steine an.
web-pad-rummikub-joker = Joker, 30 Punkte
web-pad-rummikub-sum = Summe: { $name }
web-pad-rummikub-equal = Gleiche Summen: Die wenigsten Steine gewinnen. Wie viele sind übrig?
web-pad-rummikub-tiles = Steine: { $name }
web-pad-rummikub-starter = Wer hat die Runde begonnen? (bekommt den Restpunkt)

## Punkteblock für Carcassonne; $kind ist city, road, monastery, field oder other, $figure mage oder witch

web-pad-mage-witch = Magier und Hexe
web-pad-mage-witch-help = Der Magier bringt einen Punkt pro Plättchen dazu, die Hexe halbiert.
web-pad-two-tile-city = Kleine Stadt der ersten Auflagen
web-pad-two-tile-city-help = Eine fertige Stadt aus zwei Plättchen zählt 2 statt 4.
web-pad-fields-first = Wiesen der ersten Auflage
web-pad-fields-first-help = Jede fertige Stadt bringt ihren Bauern 4 statt 3 Punkte.
web-pad-scoring = Was wird gewertet?
web-pad-kind = { $kind ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [field] Wiese
   *[other] Anderes
}
web-pad-kinds = { $kind ->
    [city] Städte
    [road] Straßen
    [monastery] Klöster
    [field] Wiesen
   *[other] Anderes
}
web-pad-finished = Fertig gebaut?
web-pad-finished-yes = Fertig
web-pad-finished-no = Unfertig, am Ende
web-pad-count-city = Plättchen
web-pad-count-road = Plättchen
web-pad-count-monastery = Plättchen ringsum
web-pad-count-field = Fertige Städte
web-pad-shields = Wappen
web-pad-points = Punkte
web-pad-figure = Magier oder Hexe
web-pad-figure-name = { $figure ->
    [mage] Magier
   *[witch] Hexe
}
web-pad-who-scores = Wer punktet? Bei Gleichstand bekommen alle Beteiligten alles.
web-pad-worth-city = { $count } Plättchen{ $shields ->
    [0] { "" }
   *[other] , { $shields } Wappen
}: { $base }
web-pad-worth-road = { $count } Plättchen: { $base }
web-pad-worth-monastery = { $complete ->
    [yes] mit allen acht Plättchen ringsum: { $base }
   *[no] mit { $count } Plättchen ringsum: { $base }
}
web-pad-worth-field = { $count ->
    [one] { $count } fertige Stadt
   *[other] { $count } fertige Städte
}
web-pad-worth-other = von Hand
web-pad-worth-mage = Magier +{ $change }
web-pad-worth-witch = die Hexe nimmt { $change }

## Punkteblock für Witchstone; $part ist track, owls, chips, boosts oder prophecies

web-pad-witchstone-part = { $part ->
    [track] Punkteleiste
    [owls] Eulenplättchen
    [chips] Chips
    [boosts] Übrige Zauber
   *[prophecies] Prophezeiungen
}
web-pad-witchstone-owl = Eule im Wert von { $value }
web-pad-witchstone-chips = Chips, je 2 Punkte
web-pad-witchstone-scrolls = Schriftrollen
web-pad-witchstone-boosts = Übrige Verstärkungszauber, je 2 Punkte
web-pad-witchstone-prophecy = { $level ->
    [0] Prophezeiung nicht erfüllt: { $value }
   *[other] Prophezeiung, Stufe { $level }: { $value }
}
web-pad-witchstone-wand = Feld auf dem Zauberstab (entscheidet bei Gleichstand)
web-pad-witchstone-wand-decides = Gleich viele Punkte: { $name } ist auf dem Zauberstab weiter und gewinnt.
web-pad-witchstone-tied = Gleich viele Punkte und gleich weit auf dem Zauberstab: Wer zuerst dort war, gewinnt.

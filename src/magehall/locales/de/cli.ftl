### Die Kommandozeile und der Tisch im Terminal.

## Befehle

cli-help = Magehall: Spiele voller Magie, mit Freunden und Bots, zum Spielen, Studieren und Weiterbauen.
cli-example = Beispiel: { $command }
cli-lang = Sprache: { $languages }.
cli-version = Die Version zeigen, und ob die Engine kompiliert ist.
cli-compiled = kompilierte Engine
cli-interpreted = interpretierte Engine
cli-json = JSON für andere Programme ausgeben.
cli-option = Eine Option des Spiels, so oft wie nötig; „magehall games“ zählt sie auf.
cli-variant = Eine Variante aus der Spielregel, so oft wie nötig.
cli-edition = Eine gedruckte Ausgabe.
cli-seats = Anzahl der Plätze.
cli-seed = Startwert für allen Zufall; ohne Angabe ein neuer.
cli-bots = Stärke der Bots, eine für alle Plätze oder eine für jeden, durch Kommas getrennt.
cli-workers = Anzahl der Prozesse.
cli-guest = Gast
cli-interrupted = Abgebrochen.
cli-only-for = { "" } [nur für { $seats }]

cli-play = Eine Partie im Terminal spielen, gegen Bots oder gegeneinander.
cli-play-name = Ein Name, einmal für jeden Menschen am Tisch.
cli-play-bots = Stärke der Bots auf den anderen Plätzen, eine für alle oder eine für jeden, durch Kommas getrennt.
cli-play-resume = Eine gespeicherte Partie fortsetzen.
cli-play-save = Wo die Partie gespeichert wird.
cli-games = Die Spiele mit ihren Optionen, Varianten, Ausgaben und Bots aufzählen.
cli-games-seats = { $least } bis { $most } Personen
cli-rules = Die Regeln eines Spiels zeigen, eine nach der anderen.
cli-learn = Ein Spiel spielend lernen, Schritt für Schritt.
cli-learn-welcome = Gib einen Zug ein, oder lies mit Enter weiter; außerdem: { $back } { $show } { $quit }
cli-rules-clause = Nur diese Regel zeigen.
cli-rules-source = Nach: { $source }. Inoffiziell, in unseren eigenen Worten.
cli-ask = Frag die Regeln mit deinen eigenen Worten: die Regeln, die antworten, die beste zuerst.
cli-ask-example = darf ich einen Narren spielen, obwohl ich bedienen kann?
cli-ask-none = Darauf scheint keine Regel zu antworten. Alle Regeln: magehall rules { $game }
cli-replay = Jeden Zug einer Aufzeichnung prüfen und die Partie nacherzählen.
cli-replay-to = Nach so vielen Zügen anhalten.
cli-replay-seat = Nur erzählen, was dieser Platz wissen konnte.
cli-replay-refused = Zug { $ply } ({ $seat }: { $move }) ist nicht erlaubt: { $why }
cli-replay-scores = Nach { $ply ->
    [one] { $ply } Zug
   *[other] { $ply } Zügen
}: { $scores }
cli-review = Die Entscheidungen einer Partie beurteilen, nach dem, was jeweils zu sehen war.
cli-review-seat = Wessen Entscheidungen; ohne Angabe die der Menschen.
cli-review-decisions = Höchstens so viele Entscheidungen ansehen.
cli-review-seconds = Über jede so viele Sekunden nachdenken.
cli-verify = Nach einer Partie prüfen, dass jede Verteilung aus dem vorher versprochenen Startwert folgt.
cli-verify-good = Geprüft: { $draws ->
    [one] { $draws } Ziehung folgt
   *[other] { $draws } Ziehungen folgen
} aus dem aufgedeckten Startwert, und der Startwert passt zum Siegel { $commitment }.
cli-verify-shares = Anteile am Mischen kamen von { $seats }: Niemand konnte die Verteilung bestimmen.
cli-verify-withheld = Versprochen und zurückgehalten wurde ein Anteil von { $seats }: Zusammen mit dem Server ließ sich zwischen Verteilungen wählen.
cli-verify-bad = Nicht bestätigt: { $why }.
cli-simulate = Viele Partien zwischen Bots spielen und ihre Statistik zeigen.
cli-games-number = Anzahl der Partien.
cli-simulate-records = Jede Partie als Aufzeichnung in diesen Ordner schreiben.
cli-simulate-dataset = Alle Partien und Entscheidungen als Datensatz (Parquet) in diesen Ordner schreiben.
cli-simulate-progress = Es wird gespielt
cli-simulate-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
}
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-mean = Punkte im Mittel
cli-simulate-spread = Streuung
cli-simulate-wins = Siege
cli-simulate-footer = { $seconds } s; { $refusals ->
    [one] { $refusals } Zug wurde abgelehnt
   *[other] { $refusals } Züge wurden abgelehnt
}.
cli-solve = Den besten Zug für die Steine eines echten Tisches und Bänkchens finden (Rummikub).
cli-solve-table = Die Kombinationen auf dem Tisch, durch Kommas getrennt, jede Reihe vom niedrigsten Stein an aufwärts; J ist ein Joker.
cli-solve-rack = Die Steine auf dem Bänkchen.
cli-solve-opening = Noch nicht herausgekommen: die beste Erstauslage nur vom Bänkchen finden.
cli-solve-joker = Wie ein Joker vom Tisch genommen wird: durch seinen Stein ersetzt oder durch beliebiges Umbauen frei.
cli-solve-objective = Was zählt: die meisten Steine, dann Punkte; die meisten Punkte; oder der kleinste Rest auf dem Bänkchen.
cli-solve-play = Leg { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}): { $tiles }
cli-solve-kept = Kombinationen, die bleiben, wie sie sind: { $kept } von { $sets }. Neue und veränderte haben einen Stern.
cli-solve-nothing = Es lässt sich nichts legen.
cli-solve-no-opening = Auf diesem Bänkchen ist keine Erstauslage.
cli-arena = Bots gegeneinander antreten lassen: für alle dieselben Verteilungen, jeder auf jedem Platz, Spielstärken mit ihren Intervallen.
cli-arena-kind = Zwei gegeneinander; der erste gegen jeden anderen; alle gegen alle; oder bis klar ist, wer stärker ist.
cli-arena-deals = Anzahl der Verteilungen; jede wird auf jedem Platz einmal gespielt.
cli-arena-first = Nummer der ersten Verteilung, damit Wettkämpfe keine gemeinsam haben müssen.
cli-arena-elo = Für sprt: was als nicht stärker gilt und was als stärker.
cli-arena-apart = Jedem Bot einen eigenen Prozess geben, der nichts als seine Sicht bekommt.
cli-arena-ray = Auf einem Ray-Cluster spielen: seine Adresse, `auto` für einen laufenden oder `local`, um hier einen zu starten.
cli-arena-journal = Datei, die jedes Ergebnis behält, um nach einer Unterbrechung weiterzumachen.
cli-arena-report = Eine Seite mit Tabellen und Diagrammen schreiben.
cli-arena-progress = Es wird gespielt
cli-arena-title = Arena
cli-arena-protocol = Jede Verteilung wurde auf jedem Platz einmal gespielt. Intervalle: 95 %, über die Verteilungen.
cli-arena-player = Bot
cli-arena-field = Unter
cli-arena-games = Partien
cli-arena-share = Siege, %
cli-arena-parity = Parität, %
cli-arena-margin = Punkte voraus
cli-arena-margins = Punkte vor den anderen, je Verteilung
cli-arena-ladder = Rangliste
cli-arena-tallies = Was das Spiel zählt
cli-arena-timing = Zeit pro Entscheidung auf diesem Rechner
cli-arena-mean = Mittel, ms
cli-arena-longest = Längste, ms
cli-arena-verdict = { $verdict ->
    [stronger] Stärker
    [not-stronger] Nicht stärker
   *[open] Noch nicht entschieden
}, nach { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}.
cli-bench = Messen, wie schnell die Engines auf diesem Rechner sind.
cli-bench-seconds = Wie lange jedes Spiel gemessen wird.
cli-bench-title = Ganze Zufallspartien am kleinsten Tisch, { $speed ->
    [compiled] kompiliert
   *[interpreted] interpretiert
}
cli-bench-game = Spiel
cli-bench-speed = Partien pro Sekunde

## Fehler

cli-error-no-such-option = Es gibt keine Option { $option }; „--help“ zählt sie auf.
cli-error-missing = { $parameter } fehlt; „--help“ zeigt, wie man es angibt.
cli-error-no-file = Es gibt keine Datei { $file }.
cli-error-not-text = Das ist kein Text in UTF-8.
cli-error-no-clause = Es gibt keine Regel { $clause }; die letzte ist { $last }.
cli-error-no-lesson = { $game } hat keine Lektion „{ $lesson }“.
cli-error-no-lessons = { $game } hat noch keine Lektionen.
cli-error-lesson-broken = Eine Lektion von { $game } ist nicht benutzbar: { $error }
cli-error-other-game = { $file } ist eine Partie von { $game }.
cli-error-other-rules = Diese Partie läuft nach Version { $version } der Regeln von { $game }; dieses Programm kennt { $known }. Nimm ein Magehall, das sie kennt.

## Am Tisch

cli-play-welcome = { $title }. Tippe einen Zug, oder: { $commands }
cli-play-your-move = Du bist am Zug.
cli-play-moves = Du kannst: { $moves }
cli-play-more-moves = … und { $count } mehr: ? zählt alle auf.
cli-play-legal = { $move } ist erlaubt.
cli-play-not-understood = „{ $line }“ ist hier kein Zug; ? zählt deine Züge auf.
cli-play-hint = Tipp: { $move }
cli-play-hint-more = (noch einmal hint: ein Schritt weiter)
cli-play-undone = Zurückgenommen.
cli-play-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-play-saved = Gespeichert in { $file }. Weiter geht es mit: magehall play { $game } --resume { $file }
cli-play-not-saved = { $file } lässt sich nicht schreiben: { $why }
cli-play-no-folder = Den Ordner { $folder } gibt es nicht.
cli-play-over = Die Aufzeichnung liegt in { $file }.
cli-play-hand-over = { $name }, du bist am Zug. Drück Enter, wenn sonst niemand hinsieht.
cli-play-which-clause = Welche Regel? Zum Beispiel: { $example }
cli-play-why-what = Warum was? Häng einen Zug an, zum Beispiel: { $example }
cli-play-quit-alone = Um den Tisch zu verlassen, tippe nur quit. Die Partie geht weiter.
cli-play-help = Tippe einen Zug ({ $example }), oder ? für deine Züge, why ZUG, hint, undo, save [DATEI], log, rules N oder ein WORT, quit.
cli-result-rank = Rang
cli-result-player = Name
cli-result-points = Punkte

## Hilfeseiten

cli-help-option = Diese Seite zeigen.
cli-help-options = Optionen
cli-help-commands = Befehle
cli-help-usage = Aufruf:

## Was nicht zu gebrauchen ist

cli-error-no-command = Es gibt keinen Befehl { $command }; „--help“ zählt sie auf.
cli-error-bad-value = Die Angabe für { $parameter } ist nicht zu gebrauchen; „--help“ zeigt, was geht.
cli-error-no-game = Es gibt kein Spiel { $game }; zur Wahl stehen: { $games }.
cli-error-seats = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
cli-error-unknown-option = Es gibt keine Option { $option }; zur Wahl stehen: { $options }.
cli-error-option-value = Die Option { $option } kann nicht { $value } sein; möglich sind: { $values }.
cli-error-not-an-option = „{ $pair }“ ist keine Option; schreib sie so: bids=hidden.
cli-error-no-edition = Es gibt keine Ausgabe { $edition }; zur Wahl stehen: { $editions }.
cli-error-no-variant = Es gibt keine Variante { $variant }; zur Wahl stehen: { $variants }.
cli-error-variants-clash = Die Varianten { $variants } vertragen sich nicht: Jede setzt { $option } anders.
cli-error-no-folder = Den Ordner { $folder } gibt es nicht.
cli-error-no-bot = Es gibt keinen Bot { $level }; zur Wahl stehen: { $levels }.
cli-error-game-broken = Das Spiel { $game } lässt sich nicht laden: { $error }
cli-error-bots = Die Bots in { $module } lassen sich nicht laden: { $error }
cli-error-bots-number = Genannte Bots: { $bots }; Plätze für sie: { $seats }.
cli-error-no-research = Ein Datensatz braucht numpy und pyarrow: Installiere magehall[research].
cli-error-too-many-people = Menschen: { $people }; Plätze: { $seats }. Jemand hat keinen Platz.
cli-error-name = Ein Name hat 1 bis 64 druckbare Zeichen in einer Zeile.
cli-error-seed = Ein Startwert hat 1 bis { $most } druckbare Zeichen in einer Zeile, ohne Leerzeichen am Anfang oder Ende.
cli-error-no-solver = Für { $game } gibt es keinen Solver, nur für { $games }.
cli-error-no-tile = „{ $tile }“ ist kein Stein; Steine sind K1 bis K13, R1 bis R13, G1 bis G13, B1 bis B13 und J.
cli-error-empty-set = Eine Kombination auf dem Tisch hat keine Steine; setz zwischen zwei Kombinationen ein Komma.
cli-error-too-many-tiles = { $tile } kommt { $count }-mal vor; in der Schachtel gibt es { $most }.

cli-verify-no-seed = die Aufzeichnung enthält keinen aufgedeckten Startwert mit seinem Siegel
cli-verify-other-seed = der Startwert passt nicht zum Siegel
cli-verify-other-share = ein Anteil passt nicht zu seinem Versprechen
cli-verify-refused-move = Zug { $ply } ist gegen die Regeln
cli-verify-other-draw = Zug { $ply } ist nicht, was der Startwert zieht

cli-error-arena-players = Eine Arena braucht zwei oder mehr verschiedene Bots; hier: { $players }.
cli-error-arena-two = Diese Art Wettkampf ist für zwei Bots; hier: { $players }.
cli-error-arena-journal = { $file } ist das Journal eines anderen Wettkampfs.
cli-error-arena-no-ray = --ray braucht ein weiteres Paket: pip install "magehall[ray]".
cli-error-arena-no-cluster = Unter { $address } gibt es keinen Ray-Cluster.
cli-error-arena-no-start = Ray ist hier nicht gestartet: { $why }
cli-error-arena-slow-start = Ray ist hier nicht innerhalb von { $seconds } s gestartet. Gib ihm auf einem langsamen Rechner mehr Zeit: MAGEHALL_RAY_SECONDS=60.
cli-error-bot-failed = Der Bot { $bot } ist in der Partie { $seed } gescheitert: { $why }

## Der Server

cli-serve = Die Halle öffnen: Tische für Browser und Bots.
cli-serve-host = Adresse, auf der gelauscht wird.
cli-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-serve-at = Die Halle ist offen: { $address }
cli-serve-no-browser = Beim Start keinen Browser öffnen.
cli-serve-compile = In einem Klon: die Regeln bei offener Halle kompilieren, dann zu ihnen wechseln.
cli-serve-open = Die Halle ist offen.
cli-serve-here = Auf diesem Rechner: { $address }
cli-serve-there = Auf anderen Geräten: { $address }
cli-serve-phones = Für Handys bei dir zu Hause: „{ $button }“ auf dieser Seite.
cli-serve-stop = Strg-C schließt die Halle. Partien bleiben erhalten und gehen beim nächsten Start weiter.
cli-serve-closed = Die Halle ist zu. Partien bleiben erhalten und gehen beim nächsten Start weiter.
cli-serve-porch-open = Handys bei dir zu Hause finden die Halle hier: { $address }
cli-serve-porch-closed = Handys bei dir zu Hause können nicht mehr mitspielen.
cli-serve-reading = Im Hintergrund werden die Regeln kompiliert, damit alles schneller läuft; spiel einfach los …
cli-serve-files = Im Hintergrund werden die Regeln kompiliert: { $done } von { $of } Dateien
cli-serve-joining = Im Hintergrund werden die Regeln kompiliert: fast fertig …
cli-serve-compiled = Die Regeln sind kompiliert: Die Halle läuft jetzt mit voller Geschwindigkeit.
cli-serve-interpreted = Die Regeln ließen sich nicht kompilieren. Die Halle läuft weiter wie bisher: richtig, nur langsamer.
cli-config = Alle Einstellungen des Servers mit ihren Werten aufzählen.
cli-config-setting = Einstellung
cli-config-value = Wert
cli-config-meaning = Bedeutung
cli-error-setting = { $variable } kann nicht „{ $value }“ sein.
cli-backup = Alles, was der Server hat, in eine Datei schreiben, ob er läuft oder nicht.
cli-backup-keep = DATEI ist ein Ordner: eine neue Sicherung hineinschreiben, nach der Zeit benannt, und die neuesten N behalten.
cli-backup-done = Gespeichert in { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}.
cli-restore = Einen Speicher aus einer Sicherung füllen; der Server darf nicht laufen.
cli-restore-replace = Die Partien ersetzen, die schon im Speicher sind.
cli-restore-done = Wiederhergestellt aus { $file }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, { $entries ->
    [one] { $entries } Eintrag
   *[other] { $entries } Einträge
}.
cli-error-no-backup = { $file } ist keine Sicherung von Magehall.
cli-error-store-not-empty = Im Speicher sind schon Partien; „--replace“ überschreibt sie.
cli-error-store-in-use = { $file } wird von einem Server benutzt; halt ihn erst an.
cli-error-no-postgres = PostgreSQL braucht ein weiteres Paket: pip install "magehall[postgres]".
cli-error-no-database = Die Datenbank ist nicht zu gebrauchen: { $why }
cli-error-newer-store = Diesen Speicher hat ein neueres Magehall geschrieben ({ $found }, dieses kennt { $known }); installiere jene Version oder eine neuere.

## Eigene Bots

cli-tidy = Aufräumen, was lange genug aufgehoben wurde (MAGEHALL_KEEP_…_DAYS). Ein Server macht das von selbst; ein eingebauter Speicher darf nicht in Benutzung sein.
cli-tidy-dry-run = Nur zeigen, wie viel es jeweils wäre.
cli-tidy-done = Aufgeräumt:
cli-tidy-would = Aufgeräumt würde:
cli-tidy-nothing = Es gibt nichts aufzuräumen.
cli-tidy-guests = Gäste, die lange nicht da waren: { $count }
cli-tidy-gathering = Tische, an denen keine Partie begann: { $count }
cli-tidy-abandoned = Partien, die niemand fortsetzt und die enden: { $count }
cli-tidy-tables = Beendete Tische mit ihrem Verlauf: { $count }
cli-tidy-chats = Beendete Tische, deren Chat verschwindet: { $count }
cli-tidy-reviews = Analysen: { $count }
cli-tidy-calls = Alte Einladungen, Mitteilungen und Entwürfe: { $count }
cli-recount = Alle beendeten Partien neu zählen: Ergebnisse, Statistik, Rangliste. Ein eingebauter Speicher darf nicht in Benutzung sein.
cli-recount-done = { $games ->
    [one] { $games } Partie gezählt.
   *[other] { $games } Partien gezählt.
}
cli-bot = Ein eigenes Programm spielen lassen: gegen die Bots des Hauses oder an den Tischen eines Servers.
cli-bot-game = Das Spiel gegen die Bots des Hauses.
cli-bot-seats = Anzahl der Plätze; ohne Angabe so wenige, wie das Spiel erlaubt.
cli-bot-against = Stärke der Bots des Hauses.
cli-bot-games = Anzahl der Partien; der Platz des Programms wechselt reihum.
cli-bot-seed = Startwert, um dieselben Verteilungen noch einmal zu spielen.
cli-bot-server = Adresse eines Servers, an dessen Tischen das Programm spielt.
cli-bot-token = Das Token des Bots; besser in MAGEHALL_BOT_TOKEN, wo es niemand sieht.
cli-bot-table = An diesen Tisch setzen und eine Partie spielen; sonst überall, wohin der Bot eingeladen wird.
cli-bot-seconds = Sekunden, die das Programm für einen Zug haben darf.
cli-bot-over = Tisch { $table }, Platz { $seat }: Punkte { $scores }; gewonnen hat { $winners }.
cli-bot-broken = Tisch { $table }, Platz { $seat }: Die Partie endete ohne Ergebnis.
cli-error-program-ended = Das Programm ist zu Ende: { $program }
cli-error-program-late = Das Programm hat nicht rechtzeitig geantwortet: { $program }
cli-error-program-answer = „{ $answer }“ ist keine gültige Antwort: Ein Programm antwortet mit einer Zeile, seinem Zug in JSON.
cli-error-no-server = Der Server ist nicht zu erreichen: { $why }
cli-error-server-says = Der Server sagt: { $why }

## Verwaltung

cli-admin = Sich um die Leute und Tische eines Servers kümmern, ob er läuft oder nicht. WHO ist eine ID, ein Anmeldename oder ein Name.
cli-admin-grant = Jemandem mit Konto Adminrechte geben.
cli-admin-revoke = Diese Rechte wieder entziehen.
cli-admin-list = Die Admins aufzählen.
cli-admin-find = Personen nach Name, Anmeldename, ID oder Tischcode suchen.
cli-admin-show = Zeigen, was über eine Person bekannt ist.
cli-admin-rename = Jemandem einen anderen Namen geben, auch an allen Tischen.
cli-admin-mute = Jemanden an allen Tischen stummschalten.
cli-admin-unmute = Jemanden wieder reden lassen.
cli-admin-remove = Jemanden entfernen: überall abgemeldet und nicht wieder hereingelassen.
cli-admin-restore = Jemanden, der entfernt wurde, wieder hereinlassen.
cli-admin-forget = Jemanden löschen: Name, Worte, Ergebnisse und Konto verschwinden. Das lässt sich nicht rückgängig machen.
cli-admin-tables = Die Tische aufzählen, die auf Leute warten oder an denen gespielt wird.
cli-admin-close = Einen Tisch schließen; seine Partie endet ohne Ergebnis.
cli-admin-host = Jemanden, der dort sitzt, zum Host eines Tisches machen.
cli-admin-reports = Die Meldungen aufzählen.
cli-admin-decide = Über eine Meldung entscheiden; „muted“ schaltet stumm, „removed“ entfernt.
cli-admin-audit = Zeigen, was Admins getan haben.
cli-admin-now = Zeigen, was gerade läuft.
cli-admin-yes = Nicht nachfragen, ob es ernst gemeint ist.
cli-admin-hours = Für so viele Stunden; 0 heißt für immer.
cli-admin-why = Begründung; die Betroffenen bekommen sie zu lesen.
cli-admin-note = Eine Notiz für die Admins.
cli-admin-limit = Höchstens so viele Zeilen.
cli-admin-before = Nach der Zeile mit dieser ID oder dem Tisch mit diesem Code weitermachen.
cli-admin-open = Nur, was auf eine Entscheidung wartet.
cli-admin-done = Erledigt.
cli-admin-nothing = Hier ist nichts.
cli-admin-several = „{ $who }“ passt auf { $count } Personen: Gib die ID an.
cli-admin-really = Weiter?
cli-admin-command-line = Kommandozeile
cli-admin-ask-grant = { $login } bekommt Adminrechte: sieht Personen, Tische und Meldungen und kann stummschalten und entfernen.
cli-admin-ask-revoke = { $login } hat dann keine Adminrechte mehr.
cli-admin-ask-rename = { $name } heißt dann überall { $other }.
cli-admin-ask-mute = { $hours ->
    [0] { $name } kann an keinem Tisch mehr etwas sagen.
    [one] { $name } kann { $hours } Stunde lang an keinem Tisch etwas sagen.
   *[other] { $name } kann { $hours } Stunden lang an keinem Tisch etwas sagen.
}
cli-admin-ask-unmute = { $name } darf wieder reden.
cli-admin-ask-remove = { $name } wird überall abgemeldet und nicht wieder hereingelassen; Bots spielen weiter.
cli-admin-ask-restore = { $name } wird wieder hereingelassen.
cli-admin-ask-forget = { $name } wird endgültig gelöscht: Name, Worte, Ergebnisse und Konto verschwinden.
cli-admin-ask-close = Tisch { $table } wird geschlossen; eine laufende Partie endet ohne Ergebnis.
cli-admin-ask-host = { $name } wird Host von Tisch { $table }.
cli-admin-ask-decide = Entscheidung über Meldung { $report }: { $decision }.
cli-admin-col-id = ID
cli-admin-col-name = Name
cli-admin-col-login = Anmeldename
cli-admin-col-since = Seit
cli-admin-col-seen = Zuletzt hier
cli-admin-col-marks = Merkmale
cli-admin-col-restraint = Maßnahme
cli-admin-col-until = Bis
cli-admin-col-by = Von
cli-admin-col-why = Begründung
cli-admin-col-table = Tisch
cli-admin-col-game = Spiel
cli-admin-col-status = Stand
cli-admin-col-names = Leute
cli-admin-col-reporter = Gemeldet von
cli-admin-col-about = Über
cli-admin-col-line = Gesagt wurde
cli-admin-col-words = Worte dazu
cli-admin-col-decision = Entscheidung
cli-admin-col-act = Aktion
cli-admin-col-facts = Einzelheiten
cli-admin-col-gathering = Wartend
cli-admin-col-playing = Laufend
cli-admin-col-finished = Beendet
cli-admin-mark-keeper = Admin
cli-admin-mark-program = Bot
cli-admin-mark-muted = stumm
cli-admin-mark-removed = entfernt
cli-admin-now-version = Version
cli-admin-now-store = Speicher
cli-admin-now-nodes = Aktive Knoten
cli-admin-now-backup = Alter der neuesten Sicherung
cli-admin-now-players = Personen
cli-admin-now-accounts = Konten
cli-admin-now-reports = Offene Meldungen
cli-admin-now-sockets = Offene Verbindungen
cli-admin-now-waiting = Wartet
cli-tidy-reports = Entschiedene Meldungen und abgelaufene Stummschaltungen: { $count }
cli-tidy-audit = Was Admins vor langer Zeit getan haben: { $count }

### Was der Server sagt.

## Warum etwas nicht geht

server-error-bad-request = Das lässt sich nicht lesen.
server-error-bad-option = Diese Option gibt es hier nicht.
server-error-bad-name = Ein Name hat 1 bis 32 druckbare Zeichen in einer Zeile.
server-error-not-signed-in = Gib erst deinen Namen ein.
server-error-not-host = Das darf nur der Host des Tisches.
server-error-not-your-seat = Platz { $seat } gehört dir nicht.
server-error-not-seated = Du hast an diesem Tisch keinen Platz.
server-error-wrong-origin = Diese Seite darf den Server nicht benutzen.
server-error-no-watching = An diesem Tisch darf niemand zuschauen.
server-error-no-such-page = Hier ist nichts.
server-error-no-such-method = Das geht hier nicht.
server-error-no-such-table = Es gibt keinen Tisch { $table }.
server-error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
server-error-no-such-game = Es gibt kein Spiel „{ $game }“.
server-error-no-such-level = Es gibt keinen Bot „{ $level }“; zur Wahl stehen: { $levels }.
server-error-seat-taken = Der Platz ist besetzt.
server-error-already-seated = Du hast hier schon einen Platz. Wer sonst an diesem Gerät mitspielt, braucht einen anderen Namen.
server-error-table-full = Alle Plätze sind besetzt.
server-error-seat-free = Auf Platz { $seat } sitzt niemand.
server-error-seats-free = Es sind noch Plätze frei.
server-error-already-started = Die Partie hat schon begonnen.
server-error-not-started = Die Partie hat noch nicht begonnen.
server-error-not-finished = Die Partie ist noch nicht vorbei.
server-error-finished = Die Partie ist vorbei.
server-error-stale = Am Tisch ging es inzwischen weiter: Schau noch einmal hin.
server-error-log-full = Das ist an diesem Tisch schon zu oft passiert und wird nicht mehr aufgezeichnet. Die Partie geht weiter.
server-error-busy = Hier ist gerade zu viel los: Versuch es noch einmal.
server-error-other-rules = Diese Partie läuft nach Version { $version } der Regeln von { $game }; dieser Server kennt { $known }. Sie bleibt, wie sie ist, bis ein Server da ist, der sie kennt.
server-error-not-understood = „{ $text }“ ist kein Zug.
server-error-too-large = Das ist zu groß: höchstens { $most } Bytes.
server-error-too-many = Das waren zu viele Anfragen: Warte einen Moment.
server-error-failed = Hier ist etwas schiefgegangen; es ist notiert.
server-error-store-away = Der Speicher der Halle ist gerade nicht erreichbar: Versuch es bald noch einmal.

## Einstellungen

server-setting-host = Adresse, auf der gelauscht wird.
server-setting-port = Port, auf dem gelauscht wird.
server-setting-base-path = Pfad, unter dem alles liegt, etwa /games.
server-setting-public-url = Adresse, unter der man den Server findet, für Links und Codes.
server-setting-data-dir = Ordner des eingebauten Speichers.
server-setting-database-url = Adresse einer PostgreSQL-Datenbank statt des eingebauten Speichers.
server-setting-backup-dir = Ordner der Sicherungen, deren Alter /metrics angibt.
server-setting-secret = Schlüssel der Cookies aus der Zeit vor den Sitzungen; ohne Angabe wird einer erzeugt und im Speicher behalten.
server-setting-allowed-origins = Andere Ursprünge, deren Seiten den Server benutzen dürfen, durch Kommas getrennt.
server-setting-bot-workers = Prozesse, in denen Bots nachdenken.
server-setting-bot-seconds = Sekunden, die ein Bot nachdenken darf, bevor ein einfacherer für ihn zieht.
server-setting-hint-seconds = Rechenzeit für einen Tipp, in Sekunden.
server-setting-review-seconds = Rechenzeit für jede Entscheidung einer Analyse, in Sekunden.
server-setting-review-decisions = Wie viele Entscheidungen eines Platzes eine Analyse höchstens ansieht.
server-setting-tables-in-memory = Tische, die im Arbeitsspeicher bleiben; die anderen werden bei Bedarf gelesen.
server-setting-socket-queue = Nachrichten, die auf einen Socket warten dürfen, bevor er geschlossen wird.
server-setting-message-bytes = Größte Nachricht über einen Socket, in Bytes.
server-setting-head-bytes = Höchstens so viele Bytes vor dem Inhalt einer Anfrage: ihre Zeile und alle Kopfzeilen.
server-setting-head-seconds = Sekunden, in denen Zeile und Kopfzeilen einer Anfrage ankommen müssen und eine neue Verbindung etwas fragen muss.
server-setting-body-seconds = Sekunden, in denen der Inhalt einer Anfrage ankommen muss.
server-setting-idle-seconds = Sekunden, die eine Verbindung auf ihre nächste Anfrage warten darf.
server-setting-unread-seconds = Sekunden, in denen Gesendetes gelesen sein muss; wer das nicht schafft, wird getrennt.
server-setting-keep-guests-days = Tage, nach denen Gäste gelöscht werden, die nicht wiedergekommen sind; 0 heißt nie.
server-setting-keep-gathering-days = Tage, nach denen ein Tisch verschwindet, an dem keine Partie begann; 0 heißt nie.
server-setting-keep-abandoned-days = Tage ohne Zug, nach denen eine Partie ohne Ergebnis endet; 0 heißt nie.
server-setting-keep-tables-days = Tage, die beendete Tische und ihr Verlauf bleiben; 0 heißt für immer. Ergebnisse und Ranglisten bleiben.
server-setting-keep-chats-days = Tage, die der Chat beendeter Tische bleibt; 0 heißt für immer.
server-setting-keep-reviews-days = Tage, die Analysen bleiben, die sich neu erstellen lassen; 0 heißt für immer.
server-setting-keep-calls-days = Tage, die alte Einladungen von Bots und die Spuren von Mitteilungen bleiben; 0 heißt für immer.
server-setting-home-addresses = Adressen dieses Rechners im Heimnetz, durch Kommas getrennt; ohne Angabe werden sie selbst gefunden.
server-setting-browser = Beim Start den Browser öffnen: 1 (wenn es einen gibt) oder 0.
server-setting-log-level = Wie viel protokolliert wird: debug, info, warning oder error.
server-setting-log-format = Wie protokolliert wird: json, plain (schlicht) oder auto (im Terminal schlicht, sonst JSON).

## Während der Partie

server-error-no-hints = An diesem Tisch gibt es keine Tipps.
server-error-no-chat = Das kannst du an diesem Tisch nicht sagen.
server-error-nothing-to-undo = Es gibt nichts zurückzunehmen.
server-error-turn-over = Dein Zug ist vorbei: Die anderen müssen der Zugrücknahme zustimmen.
server-error-revealed = Etwas wurde aufgedeckt: Ab hier müssen die anderen der Zugrücknahme zustimmen.
server-error-not-your-turn = Du bist nicht am Zug.
server-error-no-answer = Der Bot weiß gerade keine Antwort.
server-error-already-asked = Eine andere Bitte wartet noch auf Antwort.
server-error-not-asked = Niemand bittet dich gerade um etwas.
server-error-nobody-there = Gerade ist niemand da, um zuzustimmen.
server-error-not-gone = Auf Platz { $seat } ist jemand da und hat noch Zeit.
server-error-not-called = Im Moment werden keine Anteile am Mischen erwartet.
server-error-other-share = Das ist nicht der versprochene Anteil.
server-error-resigned = Du hast schon aufgegeben.
server-error-no-time = Eine Uhr braucht mindestens eine Sekunde.
server-error-no-timeout-rule = Dieses Spiel hat keine Regel für eine abgelaufene Uhr.

## Fertige Sätze

server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-well-played = Gut gespielt!
server-phrase-thanks = Danke!
server-phrase-oops = Hoppla!
server-phrase-one-moment = Einen Moment, bitte.
server-phrase-your-turn = Du bist dran.
server-phrase-again = Noch eine Partie?
server-phrase-bye = Tschüss!

server-error-bad-record = Die Aufzeichnung ist nicht zu gebrauchen: { $why }

server-setting-trusted-proxies = Adressen vertrauenswürdiger Proxys, durch Kommas getrennt.
server-setting-rate-limits = Ob gebremst wird, wer zu oft anfragt: 1 oder 0.
server-setting-bots = Module oder Dateien mit eigenen Bots, durch Kommas getrennt.

server-error-wrong-password = Anmeldename oder Passwort ist falsch.
server-error-no-account = Du hast noch kein Konto.
server-error-no-such-session = Dieses Gerät ist schon abgemeldet.
server-error-login-taken = Der Anmeldename ist vergeben, oder du hast schon ein Konto.

## Rangliste, Bots, Mitteilungen

server-error-rated-hints = In einer gewerteten Partie gibt es keine Tipps.
server-error-rated = Die Partie ist gewertet: Züge lassen sich nicht zurücknehmen.
server-error-not-a-program = Diese Adresse ist für Bots; Menschen nehmen den Socket.
server-error-people-only = Das dürfen nur Menschen.
server-error-not-at-home = Das geht nur an dem Rechner, auf dem die Halle läuft.
server-error-no-home = Dieser Rechner ist in keinem Heimnetz, das sich nutzen ließe.
server-error-no-such-program = Diesen Bot gibt es nicht.
server-error-no-push = Dieser Server verschickt keine Mitteilungen.
server-error-no-such-service = An diese Adresse lassen sich keine Mitteilungen schicken.
server-error-too-many-programs = Du hast schon { $most } Bots; mehr gehen nicht.
server-setting-push-key = Privater Schlüssel, der Mitteilungen signiert; ohne Angabe wird einer erzeugt und im Speicher behalten.
server-setting-push-contact = An wen sich Push-Dienste wenden können, etwa mailto:host@example.org.
server-setting-push-services = Adressen der Push-Dienste, an die Mitteilungen gehen dürfen, durch Kommas getrennt.
server-notice-turn = { $game }, Tisch { $table }: Du bist am Zug.

## Verwaltung und Meldungen

server-error-muted = Du wurdest hier stummgeschaltet: Was du schreibst, kommt nicht an.
server-error-muted-why = Du wurdest hier stummgeschaltet: { $why }
server-error-muted-here = Der Host hat dich an diesem Tisch stummgeschaltet.
server-error-removed = Du wurdest aus dieser Halle entfernt.
server-error-removed-why = Du wurdest aus dieser Halle entfernt: { $why }
server-error-removed-here = Der Host hat dich von diesem Tisch entfernt.
server-error-not-the-host = Der Host kann weder stummgeschaltet noch entfernt werden.
server-error-not-yourself = Mit dir selbst geht das nicht.
server-error-keeper = Diese Person hat Adminrechte: Sie müssen ihr zuerst auf der Kommandozeile entzogen werden.
server-error-owner-answers = Das ist ein fremder Bot: Verantwortlich ist, wem er gehört.
server-error-no-such-player = Diese Person gibt es hier nicht.
server-error-no-such-report = Diese Meldung gibt es nicht.
server-error-no-such-login = Niemand hat den Anmeldenamen „{ $login }“.
server-error-already-reported = Das hast du schon gemeldet. Wir sehen es uns an.
server-error-already-decided = Über diese Meldung ist schon entschieden.
server-error-nothing-to-report = Melden lässt sich nur, was ein Mensch gesagt hat, oder sein Name.
server-error-not-removed = Diese Person wurde nicht von diesem Tisch entfernt.
server-error-no-person = Auf Platz { $seat } sitzt kein Mensch.
server-error-not-at-table = Host kann nur ein Mensch werden, der an diesem Tisch mitspielt.
server-error-rated-removal = Die Partie ist gewertet: Nur die Admins dieser Halle können jemanden entfernen.
server-setting-keep-reports-days = Tage, die entschiedene Meldungen und abgelaufene Stummschaltungen bleiben; 0 heißt für immer.
server-setting-keep-audit-days = Tage, die das Protokoll der Admins bleibt; 0 heißt für immer.

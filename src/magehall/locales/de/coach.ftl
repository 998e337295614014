### Tipps in drei Schritten und die Analyse nach der Partie.

## Tipps

hint-only = Es gibt nur eine sinnvolle Wahl.
hint-clear = Ein Zug ist deutlich besser als die anderen.
hint-close = Die besten Züge liegen dicht beieinander.
hint-second = Zweitbester Zug: { $move }, { $points } Punkte weniger (± { $error }).
hint-second-close = Etwa genauso gut: { $move }; { $points } Punkte (± { $error }) können Zufall sein.
hint-value = { $points } Punkte (± { $error })
hint-step-nudge = Ein Wink
hint-step-candidates = Gute Züge
hint-step-answer = Die Antwort

## Analyse

review-title = Analyse
review-line = Jede Entscheidung wird nach dem beurteilt, was damals zu sehen war. Markiert sind nur Verluste, die der Zufall nicht erklärt.
review-start = Partie analysieren
review-whose = Wessen Entscheidungen
review-wait = Entscheidungen angesehen: { $done } von { $of }.
review-failed = Die Analyse ließ sich nicht abschließen.
review-looked = { $looked } von { $of } Entscheidungen angesehen.
review-lost = Markiert: { $count }. Dabei verloren: { $points } Punkte.
review-none = Keine klaren Fehler: Jeden Verlust kann der Zufall erklären.
review-better = Besser: { $best }
review-instead = Gespielt: { $played }
review-mark-better = Besser
review-mark-played = Gespielt
review-loss = { $points } Punkte (± { $error })
review-open = Beim Nachspielen ansehen
review-chart = Verlorene Punkte, Entscheidung für Entscheidung
review-move = Zug { $ply }
review-slips = Fehler von { $name }
review-largest = größter Verlust zuerst
review-sum = { $count ->
    [0] keine Fehler
   *[other] { $count } Fehler, { $points } Punkte verloren
}
review-ask = Note: antippen
review-grade = Note { $grade }
review-grade-why = Die Note vergleicht die durch Fehler verlorenen Punkte mit dem Durchschnitt an diesem Tisch: A bis 8 %, B bis 32 %, C bis 60 %.
review-go-on = Ab hier spielen
review-before = Voriger Fehler
review-after = Nächster Fehler

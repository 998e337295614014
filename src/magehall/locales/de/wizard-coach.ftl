### Tipps in drei Schritten und die Analyse nach der Partie.

wizard-hint-value = { $points } Punkte in dieser Runde (± { $error })
wizard-nudge-name-trump = Welche Farbe ist deine längste und stärkste?
wizard-nudge-one-card = Nur eine Karte: Wie viele der { $players } Personen am Tisch könnten eine bessere haben?
wizard-nudge-count = Zähl erst, was sicher ist, dann, was du hoffst. Zauberer auf deiner Hand: { $wizards }, Trümpfe: { $trumps }.

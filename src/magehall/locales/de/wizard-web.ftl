### Wizard auf der Seite: kurze Beschriftungen am Tisch und die Wörter der Knöpfe.

## Das Feld einer Person

wizard-web-bid = sagt
wizard-web-won = hat
wizard-web-needs = fehlt
wizard-web-over = drüber
# Wird vorgelesen; $bid ist eine Zahl, „–“, solange nichts angesagt ist, oder das Wort für eine notierte Ansage.
wizard-web-seat = { $seat }: Ansage { $bid }, Stiche { $won }, Punkte { $total }, Karten auf der Hand { $cards }

## Trumpf und Stapel

wizard-web-stock = noch { $cards } im Stapel
wizard-web-led = { wizard-people } ausgespielt
wizard-web-trump-choice = { wizard-people } als Trumpf
wizard-web-in-hand = { $cards } auf deiner Hand

## Ansagen

wizard-web-your-bid = Deine Ansage
wizard-web-predict = { $bid } ansagen
wizard-web-predicted-for = Ansagen für { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
wizard-web-sum-so-far = bisher { $sum }
wizard-web-sum-over = zusammen { $sum }: { $by } zu viel
wizard-web-sum-under = zusammen { $sum }: { $by } zu wenig
wizard-web-sum-even = zusammen { $sum }: genau
wizard-web-sum-hidden = notiert, noch nicht gezeigt

## Der Stich und die Hand

wizard-web-progress = { wizard-label-round }, Stich { $trick } von { $tricks }
wizard-web-your-card = deine Karte
wizard-web-wins = Liegt vorn
wizard-web-wins-short = vorn
wizard-web-trump-wins = Trumpf liegt vorn
wizard-web-takes = { $seat } macht den Stich
wizard-web-you-take = Du machst den Stich
wizard-web-play = Spiel { wizard-x-card-accusative }
# Ein Zug als Ding, von dem ein Satz spricht: „Besser: rote 7“, „Der Bot würde spielen: Ansage 2“.
wizard-web-named-bid = Ansage { $bid }
wizard-web-named-trump = { wizard-people } als Trumpf
wizard-web-face-down = verdeckte Karte
wizard-web-on-forehead = Deine Karte ist an deiner Stirn: Alle sehen sie, nur du nicht.
wizard-web-sort-people = Nach Farbe sortieren
wizard-web-sort-rank = Nach Wert sortieren
wizard-web-trick-number = Stich { $trick } von { $tricks }
wizard-web-earlier = Früherer Stich
wizard-web-later = Späterer Stich
wizard-web-close = Schließen
wizard-web-hand = Hand

## Der Block und das Ende

wizard-web-pad-columns = Gesamt und Ansage
wizard-web-pad-cell = { $seat }: gesamt { $total }, Ansage { $bid }, Stiche { $won }
wizard-web-round-scored = Runde { $round } ist gewertet
wizard-web-next-round = Nächste Runde
wizard-web-go-on = Weiter
wizard-web-winner = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
wizard-web-exact = { $rounds } von { $all } Ansagen genau
wizard-web-chart = Punkte Runde für Runde
wizard-web-points-exact = Genaue Ansagen
wizard-web-points-missed = Verfehlte Ansagen

## Im Verlauf

# $plays sind die Karten in der Reihenfolge, in der sie gespielt wurden, gezeichnet mit den Zeichen der Plätze.
wizard-web-log-leads = { $seat } spielt aus: { $plays }.
wizard-web-log-leads-own = Du spielst aus: { $plays }.
wizard-web-log-trick = { $seat } macht den Stich: { $plays }.
wizard-web-log-trick-own = Du machst den Stich: { $plays }.

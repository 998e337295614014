### Wizard. $people ist blue, red, green, yellow, wizard, jester oder none. Eine Farbe allein ist ein Hauptwort (Blau), eine
### Karte weiblich (die blaue 7); Zauberer und Narr sind männlich.

## Begriffe

wizard-title = Wizard
wizard-summary = Sag genau an, wie viele Stiche du machst, Runde für Runde.

# Ein Volk nach der Farbe seiner Karten: das eine Wort dafür auf Knöpfen, in Sätzen und im Verlauf.
wizard-people = { $people ->
    [blue] Blau
    [red] Rot
    [green] Grün
   *[yellow] Gelb
}
wizard-x-colour = { $people ->
    [blue] blaue
    [red] rote
    [green] grüne
   *[yellow] gelbe
}
wizard-x-colour-dative = { $people ->
    [blue] blauen
    [red] roten
    [green] grünen
   *[yellow] gelben
}
# Eine Karte, die gespielt oder aufgedeckt wird.
wizard-card = { $people ->
    [wizard] ein Zauberer
    [jester] ein Narr
   *[other] { wizard-x-colour } { $rank }
}
wizard-x-card-accusative = { $people ->
    [wizard] einen Zauberer
    [jester] einen Narren
   *[other] die { wizard-x-colour } { $rank }
}
# „Mit …“; der Name ist der, den die Seite als Bild zeichnet.
wizard-x-card-instrumental = { $people ->
    [wizard] einem Zauberer
    [jester] einem Narren
   *[other] der { wizard-x-colour-dative } { $rank }
}
# Eine Karte in einer Absage oder einem Tipp: nach einem Doppelpunkt, am Satzanfang, im Akkusativ und im Dativ.
wizard-card-named = { $card_sign ->
    [Z] Zauberer
    [N] Narr
    [B] blaue { $card_number }
    [R] rote { $card_number }
    [G] grüne { $card_number }
   *[Y] gelbe { $card_number }
}
wizard-card-subject = { $card_sign ->
    [Z] Der Zauberer
    [N] Der Narr
    [B] Die blaue { $card_number }
    [R] Die rote { $card_number }
    [G] Die grüne { $card_number }
   *[Y] Die gelbe { $card_number }
}
wizard-card-object = { $card_sign ->
    [Z] den Zauberer
    [N] den Narren
    [B] die blaue { $card_number }
    [R] die rote { $card_number }
    [G] die grüne { $card_number }
   *[Y] die gelbe { $card_number }
}
wizard-x-that-card-dative = { $card_sign ->
    [Z] dem Zauberer
    [N] dem Narren
    [B] der blauen { $card_number }
    [R] der roten { $card_number }
    [G] der grünen { $card_number }
   *[Y] der gelben { $card_number }
}
wizard-each-cards = { wizard-card-named }
wizard-tricks = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}

## Optionen

wizard-option-mode = Spiel
    .help = Mit allen Karten, oder jede Person mit einer eigenen Farbe.
wizard-option-mode-standard = normal
wizard-option-mode-one-colour = einfarbig
wizard-option-bids = Ansagen
    .help = Reihum laut angesagt; aufgeschrieben und zugleich gezeigt; oder erst nach der Runde gezeigt.
wizard-option-bids-open = offen
wizard-option-bids-hidden = verdeckt
wizard-option-bids-secret = geheim
wizard-option-plus-minus-one = Plus/minus eins
    .help = Die Ansagen einer Runde dürfen zusammen nicht genau die Zahl ihrer Stiche ergeben.
wizard-option-plus-minus-one-on = ja
wizard-option-plus-minus-one-off = nein
wizard-option-clairvoyance = Hellsehen
    .help = In der ersten Runde siehst du alle Karten außer deiner eigenen.
wizard-option-clairvoyance-on = ja
wizard-option-clairvoyance-off = nein
wizard-option-first-dealer = Wer gibt zuerst
    .help = Der Platz, der zuerst gibt.
wizard-option-first-dealer-random = per Los
wizard-option-rounds = Runden
    .help = Jede Runde eine Karte mehr, oder die zehn Runden eines Turniers.
wizard-option-rounds-full = alle
wizard-option-rounds-tournament = Turnier
wizard-option-deck = Karten
    .help = Alle sechzig Karten; zum Üben auch weniger, Farben mal Werte.
wizard-option-deck-4x13 = ganz
wizard-variant-plus-minus-one = Plus/minus eins
    .help = Die Ansagen einer Runde dürfen zusammen nicht genau die Zahl ihrer Stiche ergeben.
wizard-variant-hidden-bids = Verdeckte Ansage
    .help = Alle schreiben ihre Ansage auf; gezeigt wird gleichzeitig.
wizard-variant-secret-prediction = Geheime Ansage
    .help = Ansagen werden aufgeschrieben und erst nach der Runde gezeigt.
wizard-variant-clairvoyance = Hellsehen
    .help = In der ersten Runde siehst du alle Karten außer deiner eigenen.
wizard-variant-one-colour = Einfarbig
    .help = Alle spielen mit einer eigenen Farbe; zu dritt oder zu viert.

## Was geschieht

wizard-event-dealer-chosen = { $seat } gibt zuerst.
wizard-event-dealer-chosen-own = Du gibst zuerst.
wizard-event-round-began = Runde { $round }: { $seat } gibt allen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
wizard-event-round-began-own = Runde { $round }: Du gibst allen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
wizard-event-hand-dealt = { $seat } hat auf der Hand: { $cards }.
wizard-event-hand-dealt-own = Deine Karten: { $cards }.
wizard-event-forehead-seen = { $seat } hält sich { wizard-x-card-accusative } an die Stirn.
wizard-event-forehead-seen-own = Du hältst dir { wizard-x-card-accusative } an die Stirn.
wizard-event-card-turned = Aufgedeckt: { wizard-card }.
wizard-event-trump-set = { $people ->
    [none] Es gibt keinen Trumpf.
   *[other] Trumpf ist { wizard-people }.
}
wizard-event-trump-named = { $seat } macht { wizard-people } zum Trumpf.
wizard-event-trump-named-own = Du machst { wizard-people } zum Trumpf.
wizard-event-bid-made = { $seat } sagt { $bid } an.
wizard-event-bid-made-own = Du sagst { $bid } an.
wizard-event-bid-sealed = { $seat } hat die Ansage notiert.
wizard-event-bid-sealed-own = Du hast deine Ansage notiert.
wizard-event-bids-told = Die Ansagen: { $bids_named }. Zusammen { $sum } bei { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stichen
}.
wizard-event-card-played = { $seat } spielt { wizard-x-card-accusative }.
wizard-event-card-played-own = Du spielst { wizard-x-card-accusative }.
wizard-event-trick-won = { $seat } macht den Stich mit { wizard-x-card-instrumental }.
wizard-event-trick-won-own = Du machst den Stich mit { wizard-x-card-instrumental }.
wizard-event-round-scored = { $seat }: { $bid } angesagt, { $won } gemacht: { $points_signed }, insgesamt { $total }.
wizard-event-round-scored-own = Du: { $bid } angesagt, { $won } gemacht: { $points_signed }, insgesamt { $total }.
wizard-event-game-ended = Die Partie ist vorbei. Mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
} geht der Sieg an { $seats }.
wizard-event-game-ended-own = Die Partie ist vorbei, und du gewinnst mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}.

## Warum nicht

wizard-refusal-not-a-move = „{ $move }“ ist kein Zug in diesem Spiel.
wizard-refusal-not-your-turn = { $seat } ist am Zug.
wizard-refusal-no-card-now = Jetzt wird keine Karte gespielt.
wizard-refusal-card-not-held = Du hast { wizard-card-object } nicht.
wizard-refusal-must-follow = Mit { wizard-x-that-card-dative } bedienst du { wizard-people } nicht, obwohl du kannst: { $cards }. Zauberer und Narren sind immer erlaubt.
wizard-refusal-no-bid-now = Jetzt wird nicht angesagt.
wizard-refusal-not-your-bid = Jetzt sagt { $seat } an.
wizard-refusal-bid-already-written = Deine Ansage steht schon: { $bid }.
wizard-refusal-bid-too-high = { $bid } ist mehr als { $tricks ->
    [one] der eine Stich
   *[other] die { $tricks } Stiche
} dieser Runde.
wizard-refusal-forbidden-sum = Mit { $bid } ergäben die Ansagen genau { $tricks ->
    [one] den einen Stich
   *[other] die { $tricks } Stiche
} dieser Runde. Wähle eine andere Zahl.
wizard-refusal-no-trump-to-name = Jetzt ist kein Trumpf zu bestimmen.
wizard-refusal-dealer-names-trump = { $seat } gibt und bestimmt den Trumpf.
wizard-refusal-nature-deals = Die Karten verteilt der Zufall, nicht { $seat }.
wizard-refusal-no-deal-now = Jetzt wird nicht gegeben.
wizard-refusal-deal-seats = Am Tisch { $players ->
    [one] sitzt { $players } Person
   *[other] sitzen { $players } Personen
}, gegeben { $hands ->
    [one] wurde aber { $hands } Hand
   *[other] wurden aber { $hands } Hände
}.
wizard-refusal-deal-size = { $seat } muss { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} bekommen, nicht { $found }.
wizard-refusal-not-own-deck = { wizard-card-subject } gehört nicht zu den eigenen Karten von { $seat }.
wizard-refusal-not-in-deck = { wizard-card-subject } gehört nicht zu den Karten dieser Partie.
wizard-refusal-dealt-twice = { wizard-card-subject } wurde zweimal gegeben.
wizard-refusal-turn-one-up = Vom Stapel muss eine Karte aufgedeckt werden.
wizard-refusal-nothing-to-turn = In dieser Runde wird keine Karte aufgedeckt.
wizard-refusal-no-dealer-now = Wer zuerst gibt, steht jetzt nicht zur Wahl.
wizard-refusal-no-such-dealer = Platz { $seat } kann an einem Tisch mit { $players } Plätzen nicht geben.
wizard-refusal-one-colour-seats = Einfarbig spielt man zu dritt oder zu viert, nicht mit { $players }.
wizard-refusal-one-colour-clairvoyance = Hellsehen braucht eine erste Runde mit einer Karte; das einfarbige Spiel beginnt mit vier.
wizard-refusal-one-colour-tournament = Die Turnierrunden gehören zum normalen Spiel, nicht zum einfarbigen.
wizard-refusal-one-colour-small = Weniger Runden oder Karten gehören zum normalen Spiel, nicht zum einfarbigen.
wizard-refusal-no-rounds = „{ $rounds }“ ergibt keine Runde: Die kleinere Kartenzahl steht zuerst.
wizard-refusal-too-few-cards = { $players } Personen mit je { $cards } Karten brauchen mehr als die { $deck } Karten, die es hier gibt.
wizard-refusal-small-clairvoyance = Hellsehen braucht eine erste Runde mit einer Karte.
wizard-refusal-tournament-clairvoyance = Hellsehen braucht eine erste Runde mit einer Karte; dieses Turnier beginnt mit { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}.
wizard-refusal-plus-minus-one-open-bids = Plus/minus eins braucht offene Ansagen: Bei { $bids ->
    [hidden] verdeckten
   *[secret] geheimen
} sagt niemand zuletzt an.
wizard-refusal-one-way-of-bidding = Ansagen sind offen, verdeckt oder geheim: Wähle eines davon.

## Was zu tun ist

wizard-status-trump = Ein Zauberer wurde aufgedeckt: Wähle die Trumpffarbe.
wizard-status-bid = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}: Wie viele Stiche machst du?
wizard-status-bid-not = Nicht { $bid }: Die Ansagen dürfen zusammen nicht { $tricks } ergeben.
wizard-status-lead = Spiel eine beliebige Karte aus.
wizard-status-follow = Bediene { wizard-people }, oder spiel einen Zauberer oder Narren.
wizard-status-cannot-follow = Du hast kein { wizard-people }: Spiel eine beliebige Karte.
wizard-status-free = Spiel eine beliebige Karte.

## Am Tisch

wizard-label-round = Runde { $round } von { $rounds }
wizard-label-trump = Trumpf
wizard-label-trump-people = { wizard-people }
wizard-label-no-trump = keiner
wizard-label-trump-open = noch offen
wizard-label-turned = aufgedeckt: { wizard-card }
wizard-label-player = Name
wizard-label-bid = Ansage
wizard-label-won = Stiche
wizard-label-points = Punkte
wizard-label-trick = Stich
wizard-label-last-trick = Letzter Stich
wizard-label-hand = Deine Hand
wizard-label-forehead = An der Stirn der anderen
wizard-label-dealer = gibt
wizard-label-pad = Block der Wahrheit
wizard-label-sum-over = { $number ->
    [one] { $number } Stich zu viel angesagt
   *[other] { $number } Stiche zu viel angesagt
}
wizard-label-sum-under = { $number ->
    [one] { $number } Stich ist nicht angesagt
   *[other] { $number } Stiche sind nicht angesagt
}
wizard-label-sum-even = genau so viele Stiche angesagt, wie es gibt
wizard-label-sealed = notiert

## Wie die gedruckten Ausgaben eine Regel fassen

wizard-edition-bg-2012-6 = Sagt ausdrücklich, dass zuerst gibt, wer schreibt.
wizard-edition-bg-2012-16 = Wer gibt, bestimmt den Trumpf und darf vorher die eigenen Karten ansehen.
wizard-edition-bg-2012-19 = Es ist gut, wenn die Ansagen noch einmal vorgelesen werden.
wizard-edition-bg-2012-26 = Wer nicht bedienen kann, muss keinen Zauberer oder Narren spielen.
wizard-edition-bg-2012-28 = Stiche werden überlappend abgelegt, damit ihre Zahl zu sehen bleibt.
wizard-edition-bg-2012-32 = Nur diese Ausgabe sagt es.
wizard-edition-bg-2012-48 = Die Karten werden auf die Hand gezogen.
wizard-edition-bg-2012-51 = Spricht von zwei oder mehr gleichen Karten.
wizard-edition-el-2009-6 = Wer schreibt, mischt und gibt; dass damit das erste Geben gemeint ist, versteht sich.
wizard-edition-el-2009-16 = Wer gibt, darf den Trumpf wählen, nach einem Blick in die eigenen Karten.
wizard-edition-el-2009-19 = Wer schreibt, darf die Ansagen wiederholen.
wizard-edition-el-2009-26 = Wer einen Zauberer oder Narren spielt, muss nicht bedienen.
wizard-edition-el-2009-28 = Stiche werden auf einem Stapel gesammelt.
wizard-edition-el-2009-48 = Die Karten liegen als verdeckter Stapel und werden davon gezogen. Der Text sagt für jede spätere Runde „eine Karte mehr“, widerspricht sich am Ende aber mit „neue vier“ (νέα τετράδα). Unsere Auslegung: eine Karte mehr, denn zwölf Runden, die mit vier beginnen, enden mit allen fünfzehn.
wizard-edition-el-2009-51 = Spricht von zwei gleichen Karten.
wizard-edition-bg-2012-source = Bulgarische Spielregel, 2012, Version 1.1
wizard-edition-el-2009-source = Griechische Spielregel, 2009

## Warum ein Bot einen Zug vorschlägt; $tricks ist ein Text wie „1,3“, $percent eine ganze Zahl

wizard-reason-likes-trump = In { wizard-people } ist deine Hand am stärksten.
wizard-reason-trump-worth = Mit { wizard-people } als Trumpf ist deine Hand etwa { $tricks } Stiche wert.
wizard-reason-trump-chance = Mit { wizard-people } als Trumpf gewinnt deine Karte in { $percent } % der Fälle.
wizard-reason-hand-worth = { $cards ->
    [one] Deine Karte ist
   *[other] Deine { $cards } Karten sind
} etwa { $tricks } Stiche wert.
wizard-reason-exact-chance = Genau { $bid }: Das klappt in etwa { $percent } % der Fälle.
wizard-reason-only-card-chance = Deine Karte gewinnt in { $percent } % der Fälle; die Ansage 1 lohnt sich ab { $worth } %.
wizard-reason-forehead-chance = Die Karte an deiner Stirn gewinnt in { $percent } % der Fälle; die Ansage 1 lohnt sich ab { $worth } %.
wizard-reason-best-bid-forbidden = { $bid } wäre am besten, aber dann ergäben die Ansagen zusammen { $cards }.
wizard-reason-holds-wizards = Du hast { $wizards ->
    [one] einen Zauberer: ein sicherer Stich
   *[other] { $wizards } Zauberer: sichere Stiche
}.
wizard-reason-earlier-bids = { $players ->
    [one] { $players } Person hat
   *[other] { $players } Personen haben
} bisher { $sum } von { $cards } angesagt.
wizard-reason-needs = Von { $left ->
    [one] dem einen Stich, der noch kommt,
   *[other] den { $left } Stichen, die noch kommen,
} brauchst du { $need }.
wizard-reason-needs-all = { $need ->
    [one] Du brauchst den letzten Stich.
   *[other] Du brauchst alle { $need } Stiche, die noch kommen.
}
wizard-reason-enough = { $bid ->
    [0] Du hast 0 angesagt: Mach keinen Stich.
   *[other] Deine angesagten Stiche ({ $bid }) hast du schon: Mach keinen mehr.
}
wizard-reason-too-many = Du hast { $over } zu viel; jeder weitere Stich kostet noch mehr.
wizard-reason-out-of-reach = { $bid } erreichst du nicht mehr; jeder Stich rettet trotzdem Punkte.
wizard-reason-only-card = { wizard-card-subject } ist die einzige Karte, die du spielen darfst.
wizard-reason-leads-high = Spiel mit { wizard-x-that-card-dative } hoch aus: Du willst Stiche.
wizard-reason-leads-low = Spiel mit { wizard-x-that-card-dative } niedrig aus: Du willst keinen Stich.
wizard-reason-tries-to-take = { wizard-card-subject } kann den Stich machen.
wizard-reason-throws-low = Dieser Stich ist nicht zu holen. Behalte die guten Karten und wirf { wizard-card-object } ab.
wizard-reason-cannot-lose = Diesen Stich wirst du gerade nicht los. { wizard-card-subject } kostet dich am wenigsten.
wizard-reason-throws-high = Werde { wizard-card-object } los, solange damit kein Stich zu machen ist.
wizard-reason-draws-trumps = Zieh den anderen erst mit { wizard-x-that-card-dative } die Trümpfe.
wizard-reason-takes-surely = { wizard-card-subject } macht diesen Stich sicher.
wizard-reason-takes-not = { wizard-card-subject } macht diesen Stich nicht.
wizard-reason-takes-perhaps = { wizard-card-subject } macht diesen Stich in { $percent } % der Fälle.
wizard-reason-rest-worth = { $cards ->
    [one] Die andere Karte ist
   *[other] Die anderen { $cards } Karten sind
} etwa { $tricks } Stiche wert.
wizard-reason-tried-out = Durchgespielt mit { $deals ->
    [one] { $deals } Verteilung, die zum Bekannten passt
   *[other] { $deals } Verteilungen, die zum Bekannten passen
}: { $points } Punkte in dieser Runde.
wizard-reason-tried-next = Zweitbester Zug dabei: { $move }, { $points } Punkte weniger (± { $error }).
wizard-reason-instead-of = Zweitbester Zug: { wizard-card-named } – { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger.

## In der Statistik

wizard-figure-exact = Genaue Ansagen
wizard-figure-astray = Stiche neben der Ansage
wizard-figure-points-a-round = Punkte pro Runde
wizard-figure-bid-share = Angesagte Stiche, Anteil an allen

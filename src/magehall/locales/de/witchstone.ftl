### Witchstone. Dinge kommen als Wörter der Notation und werden durch die Hilfsmeldungen unten benannt: $symbol, $symbol_a,
### $symbol_b und $action sind energy, witch, pentagram, crystal, wand oder scroll; $chip auch vp3, $shelf auch bottom; $place ist
### ein Ort, $scroll eine Art Schriftrolle. Felder und Ketten ($hex, $hexes, $from, $chain) sind Notation und bleiben, wie sie sind.

## Begriffe

# Weiblich.
-witchstone-energy = Energie
# Weiblich.
-witchstone-witch = Hexe
# Sächlich.
-witchstone-pentagram = { $case ->
   *[nominative] Pentagramm
    [genitive] Pentagramms
}
# Männlich.
-witchstone-crystal = { $case ->
   *[nominative] Kristall
    [genitive] Kristalls
}
# Männlich.
-witchstone-wand = { $case ->
   *[nominative] Zauberstab
    [genitive] Zauberstabs
}
# Weiblich.
-witchstone-scroll = Schriftrolle
# Männlich.
-witchstone-stone = { $case ->
   *[nominative] Hexenstein
    [genitive] Hexensteins
}

witchstone-title = Witchstone
witchstone-summary = Füll deinen Hexenkessel mit Symbolpaaren und nutze beide, Zug um Zug: Energie, Hexen, Kristalle, Schriftrollen.

# Die sechs Symbole, also die sechs Arten von Aktionen.
witchstone-symbol = { $symbol ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-symbol-a = { $symbol_a ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-symbol-b = { $symbol_b ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
# Genau zwei Buchstaben, alle sechs verschieden: Sie stehen in den Feldern und werden getippt.
witchstone-symbol-code = { $symbol ->
    [energy] En
    [witch] He
    [pentagram] Pe
    [crystal] Kr
    [wand] Za
   *[scroll] Sc
}
witchstone-tile = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-each-tiles = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-action = { $action ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-chip = { $chip ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [vp3] 3 Punkte
   *[scroll] { -witchstone-scroll }
}
witchstone-shelf = { $shelf ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [bottom] unterstes
   *[scroll] { -witchstone-scroll }
}
# Immer im 4. Fall.
witchstone-crystal = { $crystal ->
    [black] den schwarzen Kristall
   *[own] einen Kristall
}
# Wohin: „schickt eine Hexe zum Norddorf“.
witchstone-place = { $place ->
    [witchstone] zum { -witchstone-stone }
    [tower_n] zum Nordturm
    [tower_e] zum Ostturm
    [tower_s] zum Südturm
    [tower_w] zum Westturm
    [village_n] zum Norddorf
    [village_e] zum Ostdorf
    [village_s] zum Süddorf
    [village_w] zum Westdorf
    [forest_n] zum Nordwald
    [forest_e] zum Ostwald
    [forest_s] zum Südwald
    [forest_w] zum Westwald
    [castle_ne] zur Nordostburg
    [castle_se] zur Südostburg
    [castle_sw] zur Südwestburg
    [castle_nw] zur Nordwestburg
   *[other] nach { $place }
}
# Wo: „steht im Norddorf“.
witchstone-x-at-place = { $place ->
    [witchstone] auf dem { -witchstone-stone }
    [tower_n] auf dem Nordturm
    [tower_e] auf dem Ostturm
    [tower_s] auf dem Südturm
    [tower_w] auf dem Westturm
    [village_n] im Norddorf
    [village_e] im Ostdorf
    [village_s] im Süddorf
    [village_w] im Westdorf
    [forest_n] im Nordwald
    [forest_e] im Ostwald
    [forest_s] im Südwald
    [forest_w] im Westwald
    [castle_ne] auf der Nordostburg
    [castle_se] auf der Südostburg
    [castle_sw] auf der Südwestburg
    [castle_nw] auf der Nordwestburg
   *[other] auf { $place }
}
# Eine Schriftrolle, höchstens 30 Buchstaben; der Bildschirm setzt die nötigen Zahlen dazu.
witchstone-scroll = { $scroll ->
    [b2_energy] Zauber { -witchstone-energy } +2
    [b2_witch] Zauber { -witchstone-witch } +2
    [b2_pentagram] Zauber { -witchstone-pentagram } +2
    [b2_crystal] Zauber { -witchstone-crystal } +2
    [b2_wand] Zauber { -witchstone-wand } +2
    [b2_scroll] Zauber { -witchstone-scroll } +2
    [b1_any] Zauber nach Wahl +1
    [p_cluster_energy] Gruppe: Energie
    [p_cluster_witch] Gruppe: Hexen
    [p_cluster_pentagram] Gruppe: Pentagramme
    [p_cluster_crystal] Gruppe: Kristalle
    [p_cluster_wand] Gruppe: Zauberstäbe
    [p_cluster_scroll] Gruppe: Schriftrollen
    [p_occ_villages] Hexen in Dörfern
    [p_occ_forests] Hexen in Wäldern
    [p_occ_castles] Hexen auf Burgen
    [p_occ_towers] Hexen auf fremden Türmen
    [p_occ_vct] Hexen: Dorf–Burg–Turm
    [p_occ_fvc] Hexen: Wald–Dorf–Burg
    [p_occ_cft] Hexen: Burg–Wald–Turm
    [p_con_ttf] verbunden: Turm–Turm–Wald
    [p_con_ccv] verbunden: Burg–Burg–Dorf
    [p_con_fvw] verbunden: Wald–Dorf–Stein
    [p_stone_rank] Rang am { -witchstone-stone }
    [p_witches] Hexen auf der Karte
    [p_lying] liegende Hexen
    [p_silver] Silberfelder am Stab
    [p_special] Sonderplättchen
    [p_scrolls] Schriftrollen
    [p_chips] Chips
    [p_crystals] Kristalle im Regal
   *[other] { $scroll }
}
# Was ein Silberfeld des Zauberstabs zählt.
witchstone-counted = { $counted ->
    [chains] Ketten
    [scrolls] Schriftrollen
    [crystals] Kristalle
    [witches] Hexen
    [chips] Chips
   *[special_tiles] Sonderplättchen
}
# Eine offene Entscheidung, als Überschrift.
witchstone-open = { $open ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [scroll] { -witchstone-scroll }
    [turn] Plättchen legen
    [shelf] Fach wählen
    [chip] Chip wählen
    [special-tile] Sonderplättchen
    [empty-space] leeres dunkles Feld
    [wand-spaces] Felder des Zauberstabs
    [tower] Turm wählen
    [draw] Plättchen ziehen
    [reveal] Schriftrolle aufdecken
    [refill] Sonderplättchen aufdecken
    [deal] Aufbau
   *[over] Ende
}
# Was vor allem anderen zu tun ist.
witchstone-first = { $open ->
    [turn] Leg erst ein Plättchen.
    [shelf] Wähle erst ein Fach für den Kristall.
    [chip] Wähle erst einen Chip.
    [special-tile] Entscheide erst über das Sonderplättchen.
    [empty-space] Wähle erst ein Symbol für das leere dunkle Feld.
    [wand-spaces] Führ erst die Felder des Zauberstabs aus.
    [tower] Wähle erst deinen Turm.
   *[other] Beende erst die Aktion „{ witchstone-open }“.
}
# Im 1. und im 4. Fall.
witchstone-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
witchstone-actions = { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
# Im 1. und im 4. Fall.
witchstone-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}

## Optionen

witchstone-option-board = Spielplan
    .help = Die Daten von Karte, Kessel, Leisten und Schriftrollen.
witchstone-option-board-reconstructed = rekonstruiert
witchstone-option-board-wand-b = rekonstruiert, andere Folge am Zauberstab
witchstone-option-screens = Sichtschirme
    .help = Plättchen hinter den Schirmen und Zwischenstände sind geheim oder offen für alle.
witchstone-option-screens-closed = geschlossen
witchstone-option-screens-open = offen
witchstone-option-chips = Chips von der Karte
    .help = Die Aktion eines Chips, den eine Hexe nimmt, gilt bis nach der letzten Hexenaktion des Zugs oder nur bis zum Ende der Hexenaktion, in der er genommen wurde.
witchstone-option-chips-turn = gilt den ganzen Zug
witchstone-option-chips-action = gilt nur in derselben Aktion
witchstone-option-handicap-A = Handicap für Platz A
    .help = Wer stark spielt, wählt aus drei Plättchen, aus zwei oder spielt das gezogene.
witchstone-option-handicap-A-none = keines
witchstone-option-handicap-B = Handicap für Platz B
    .help = Wer stark spielt, wählt aus drei Plättchen, aus zwei oder spielt das gezogene.
witchstone-option-handicap-B-none = keines
witchstone-option-handicap-C = Handicap für Platz C
    .help = Wer stark spielt, wählt aus drei Plättchen, aus zwei oder spielt das gezogene.
witchstone-option-handicap-C-none = keines
witchstone-option-handicap-D = Handicap für Platz D
    .help = Wer stark spielt, wählt aus drei Plättchen, aus zwei oder spielt das gezogene.
witchstone-option-handicap-D-none = keines
witchstone-variant-open-screens = Offene Sichtschirme
    .help = Alle sehen die Plättchen und Zwischenstände aller.
witchstone-edition-bg-2024-source = Bulgarische Spielregel, 2024

## Was geschieht

witchstone-event-table-set = Der Tisch ist aufgebaut: Schriftrollen, Sonderplättchen und Chips liegen offen.
witchstone-event-hand-drawn = { $seat } hat die Plättchen { $tiles }.
witchstone-event-hand-drawn-own = Deine Plättchen: { $tiles }.
witchstone-event-tile-drawn = { $seat } zieht { witchstone-tile }.
witchstone-event-tile-drawn-own = Du ziehst { witchstone-tile }.
witchstone-event-supply-shrank = { $seat } zieht ein Plättchen; noch im Vorrat: { $left }.
witchstone-event-supply-shrank-own = Du ziehst ein Plättchen; noch im Vorrat: { $left }.
witchstone-event-tower-taken = { $seat } schickt die große Hexe { witchstone-place }: { witchstone-points }.
witchstone-event-tower-taken-own = Du schickst die große Hexe { witchstone-place }: { witchstone-points }.
witchstone-event-turn-began = Runde { $round }: { $seat } ist am Zug.
witchstone-event-turn-began-own = Runde { $round }: Du bist am Zug.
witchstone-event-tile-placed = { $seat } legt { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " auf " }{ $hexes }
}.
witchstone-event-tile-placed-own = Du legst { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " auf " }{ $hexes }
}.
witchstone-event-tile-discarded = Kein Plättchen passt: { $seat } wirft { witchstone-tile } ab.
witchstone-event-tile-discarded-own = Kein Plättchen passt: Du wirfst { witchstone-tile } ab.
witchstone-event-action-opened = { $seat } hat { $source ->
    [tile] durch das Plättchen
    [space] durch das leere Feld
    [shelf] durch das Fach
   *[setup] durch den Chip
} { witchstone-actions }: { witchstone-action }.
witchstone-event-action-opened-own = Du hast { $source ->
    [tile] durch das Plättchen
    [space] durch das leere Feld
    [shelf] durch das Fach
   *[setup] durch den Chip
} { witchstone-actions }: { witchstone-action }.
witchstone-event-actions-lost = { $seat } lässt { witchstone-actions } verfallen: { witchstone-action }.
witchstone-event-actions-lost-own = Du lässt { witchstone-actions } verfallen: { witchstone-action }.
witchstone-event-segment-placed = { $seat } legt ein Segment auf { $chain }, { $links } von { $of }.
witchstone-event-segment-placed-own = Du legst ein Segment auf { $chain }, { $links } von { $of }.
witchstone-event-chain-finished = { $seat } vollendet die Kette { $chain }: { witchstone-points }.
witchstone-event-chain-finished-own = Du vollendest die Kette { $chain }: { witchstone-points }.
witchstone-event-witch-laid = { $seat } legt eine Hexe neben den Turm; dort liegen jetzt: { $lying }.
witchstone-event-witch-laid-own = Du legst eine Hexe neben den Turm; dort liegen jetzt: { $lying }.
witchstone-event-witch-sent = { $seat } schickt für { witchstone-actions } eine Hexe { witchstone-place }: { witchstone-points }.
witchstone-event-witch-sent-own = Du schickst für { witchstone-actions } eine Hexe { witchstone-place }: { witchstone-points }.
witchstone-event-stone-reached = { $seat } nimmt Platz { $slot } auf dem { -witchstone-stone }: { witchstone-points }.
witchstone-event-stone-reached-own = Du nimmst Platz { $slot } auf dem { -witchstone-stone }: { witchstone-points }.
witchstone-event-chip-taken = { $place ->
    [cloth] { $seat } nimmt einen Chip von der Tischdecke: { witchstone-chip }.
   *[other] { $seat } nimmt den Chip, der dort liegt: { witchstone-chip }.
}
witchstone-event-chip-taken-own = { $place ->
    [cloth] Du nimmst einen Chip von der Tischdecke: { witchstone-chip }.
   *[other] Du nimmst den Chip, der dort liegt: { witchstone-chip }.
}
witchstone-event-chip-used = { $seat } nutzt einen Chip für { witchstone-actions }: { witchstone-chip }.
witchstone-event-chip-used-own = Du nutzt einen Chip für { witchstone-actions }: { witchstone-chip }.
witchstone-event-owl-stepped = { $seat } geht auf dem Pentagramm { witchstone-steps } bis Feld { $space }.
witchstone-event-owl-stepped-own = Du gehst auf dem Pentagramm { witchstone-steps } bis Feld { $space }.
witchstone-event-owl-tile-taken = { $seat } nimmt ein Eulenplättchen im Wert von { $value }.
witchstone-event-owl-tile-taken-own = Du nimmst ein Eulenplättchen im Wert von { $value }.
witchstone-event-owl-space-empty = Dort ist kein Eulenplättchen mehr: { $seat } bekommt { witchstone-points }.
witchstone-event-owl-space-empty-own = Dort ist kein Eulenplättchen mehr: Du bekommst { witchstone-points }.
witchstone-event-special-taken = { $seat } nimmt das Sonderplättchen { witchstone-tile }.
witchstone-event-special-taken-own = Du nimmst das Sonderplättchen { witchstone-tile }.
witchstone-event-special-refilled = Aufgedeckt: das Sonderplättchen { witchstone-tile }; noch im Stapel: { $left }.
witchstone-event-special-kept = { $seat } hebt { witchstone-tile } für eine Nutzung auf.
witchstone-event-special-kept-own = Du hebst { witchstone-tile } für eine Nutzung auf.
witchstone-event-special-placed = { $seat } legt { witchstone-tile } dauerhaft in den Kessel{ $hex ->
    [here] { "" }
   *[other] { " auf " }{ $hex }
}.
witchstone-event-special-placed-own = Du legst { witchstone-tile } dauerhaft in den Kessel{ $hex ->
    [here] { "" }
   *[other] { " auf " }{ $hex }
}.
witchstone-event-special-used = { $seat } nutzt { witchstone-tile } für { witchstone-actions }: { witchstone-action }.
witchstone-event-special-used-own = Du nutzt { witchstone-tile } für { witchstone-actions }: { witchstone-action }.
witchstone-event-crystal-moved = { $seat } bewegt für { witchstone-actions } { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " von " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " auf " }{ $hex }
}.
witchstone-event-crystal-moved-own = Du bewegst für { witchstone-actions } { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " von " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " auf " }{ $hex }
}.
witchstone-event-crystal-brought-out = { $seat } bringt { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " von " }{ $from }
} für { witchstone-actions } auf den Rand: { witchstone-symbol }.
witchstone-event-crystal-brought-out-own = Du bringst { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " von " }{ $from }
} für { witchstone-actions } auf den Rand: { witchstone-symbol }.
witchstone-event-crystal-shelved = { $shelf ->
    [bottom] { $seat } stellt { witchstone-crystal } ins unterste Fach; freie Kolben dort: { $free }.
   *[other] { $seat } stellt { witchstone-crystal } in ein Fach: { witchstone-shelf }; freie Kolben dort: { $free }.
}
witchstone-event-crystal-shelved-own = { $shelf ->
    [bottom] Du stellst { witchstone-crystal } ins unterste Fach; freie Kolben dort: { $free }.
   *[other] Du stellst { witchstone-crystal } in ein Fach: { witchstone-shelf }; freie Kolben dort: { $free }.
}
witchstone-event-crystal-boxed = Beide Fächer sind voll: { $seat } legt { witchstone-crystal } zurück in die Schachtel.
witchstone-event-crystal-boxed-own = Beide Fächer sind voll: Du legst { witchstone-crystal } zurück in die Schachtel.
witchstone-event-crystal-removed = { $seat } nimmt von Hand { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " von " }{ $from }
} heraus: { $points_signed }.
witchstone-event-crystal-removed-own = Du nimmst von Hand { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " von " }{ $from }
} heraus: { $points_signed }.
witchstone-event-wand-stepped = { $leading ->
    [1] { $seat } geht auf dem Zauberstab { witchstone-steps } bis Feld { $space }; niemand ist weiter.
   *[0] { $seat } geht auf dem Zauberstab { witchstone-steps } bis Feld { $space }.
}
witchstone-event-wand-stepped-own = { $leading ->
    [1] Du gehst auf dem Zauberstab { witchstone-steps } bis Feld { $space }; niemand ist weiter.
   *[0] Du gehst auf dem Zauberstab { witchstone-steps } bis Feld { $space }.
}
witchstone-event-bonus-reached = { $doubled ->
    [1] Zauberstab, Feld { $space }, verdoppelt: { $seat } hat { witchstone-actions }: { witchstone-action }.
   *[0] Zauberstab, Feld { $space }: { $seat } hat { witchstone-actions }: { witchstone-action }.
}
witchstone-event-bonus-reached-own = { $doubled ->
    [1] Zauberstab, Feld { $space }, verdoppelt: Du hast { witchstone-actions }: { witchstone-action }.
   *[0] Zauberstab, Feld { $space }: Du hast { witchstone-actions }: { witchstone-action }.
}
witchstone-event-silver-scored = Silberfeld { $space } ({ witchstone-counted }: { $count }): { $seat } bekommt { witchstone-points }.
witchstone-event-silver-scored-own = Silberfeld { $space } ({ witchstone-counted }: { $count }): Du bekommst { witchstone-points }.
witchstone-event-scroll-taken = { $seat } nimmt die Schriftrolle aus Fach { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-taken-own = Du nimmst die Schriftrolle aus Fach { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-revealed = Aufgedeckt: eine Schriftrolle ({ witchstone-scroll }); noch im Stapel: { $left }.
witchstone-event-boost-played = { $seat } spielt einen Verstärkungszauber ({ witchstone-scroll }).
witchstone-event-boost-played-own = Du spielst einen Verstärkungszauber ({ witchstone-scroll }).
witchstone-event-prophecy-counted = { $level ->
    [0] { $seat } hat eine unerfüllte Prophezeiung ({ witchstone-scroll }): { witchstone-points }.
   *[other] { $seat } hat eine Prophezeiung auf Stufe { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-prophecy-counted-own = { $level ->
    [0] Du hast eine unerfüllte Prophezeiung ({ witchstone-scroll }): { witchstone-points }.
   *[other] Du hast eine Prophezeiung auf Stufe { $level } ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-final-counted = { $seat }: Leiste { $track }, Eulen { $owls }, Chips { $chips }, Zauber { $boosts }, Prophezeiungen { $prophecies }; insgesamt { $total }.
witchstone-event-final-counted-own = Du: Leiste { $track }, Eulen { $owls }, Chips { $chips }, Zauber { $boosts }, Prophezeiungen { $prophecies }; insgesamt { $total }.
witchstone-event-game-ended = Die Partie ist vorbei. Mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
} geht der { -witchstone-stone } an { $seats }.
witchstone-event-game-ended-own = Die Partie ist vorbei. Mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
} gehört der { -witchstone-stone } dir.

## Warum nicht

witchstone-refusal-not-a-move = Das ist kein Zug in diesem Spiel.
witchstone-refusal-not-on-this-board = So etwas gibt es auf diesem Spielplan nicht.
witchstone-refusal-game-over = Die Partie ist vorbei.
witchstone-refusal-nature-draws = Plättchen, Schriftrollen und Chips bringt der Zufall, nicht { $seat }.
witchstone-refusal-nature-first = Erst ist der Zufall dran: { witchstone-open }.
witchstone-refusal-not-your-turn = Noch nicht: { $seat } ist am Zug.
witchstone-refusal-not-now = { witchstone-first }
witchstone-refusal-another-action-open = { witchstone-first } Auf den Rest darfst du verzichten.
witchstone-refusal-no-actions-left = Hier ist keine Aktion mehr übrig: { witchstone-action }.
witchstone-refusal-tile-not-held = { witchstone-tile } hast du nicht. Deine Plättchen: { $tiles }.
witchstone-refusal-tile-can-be-laid = { witchstone-tile } darf nicht abgeworfen werden: Ein Plättchen passt, oder eines passt, sobald Kristalle heraus sind.
witchstone-refusal-not-side-by-side = Diese beiden Felder liegen nicht nebeneinander.
witchstone-refusal-no-such-hex = So ein Feld hat der Kessel nicht.
witchstone-refusal-crystal-there = Dort steht ein Kristall.
witchstone-refusal-printed-symbol = Ein aufgedrucktes Symbol darf nicht überdeckt werden.
witchstone-refusal-hex-covered = Dort liegt schon ein Plättchen.
witchstone-refusal-hex-occupied = Ein Kristall kann dort nicht anhalten: Das Feld ist belegt.
witchstone-refusal-no-segments = Deine Segmente sind alle verbaut.
witchstone-refusal-finish-chain-first = Vollende erst die angefangene Kette.
witchstone-refusal-chain-taken = Diese Kette gehört schon jemand anderem: { $owner_seat }.
witchstone-refusal-not-at-tower = Deine erste Kette muss an deinem Turm beginnen.
witchstone-refusal-not-connected = Deine fertigen Ketten führen noch nicht dorthin.
witchstone-refusal-too-far = Das braucht { $needed ->
    [one] { $needed } Aktion
   *[other] { $needed } Aktionen
}; übrig: { $left }.
witchstone-refusal-exit-too-far = Dieser Ausgang braucht { $needed ->
    [one] { $needed } Aktion
   *[other] { $needed } Aktionen
}; übrig: { $left }.
witchstone-refusal-no-witch-in-reserve = Deine Reserve ist leer; Hexen, die neben deinem Turm liegen: { $lying }.
witchstone-refusal-no-witch-lying = Neben deinem Turm liegt keine Hexe; leg erst eine hin. Hexen in Reserve: { $reserve }.
witchstone-refusal-own-tower = Deine große Hexe steht { witchstone-x-at-place }: Eine andere von dir darf nicht dorthin.
witchstone-refusal-witch-stands-there = Eine Hexe von dir steht schon { witchstone-x-at-place }.
witchstone-refusal-too-many-steps = Zu weit: { witchstone-steps }; übrig: { $left }.
witchstone-refusal-stop-at-dark-space = Halt erst auf dem nächsten dunklen Feld; Schritte bis dahin: { $away }.
witchstone-refusal-end-of-wand = Deine Eule steht auf dem letzten Feld des Zauberstabs.
witchstone-refusal-beyond-the-end = Der Zauberstab endet vorher; übrige Felder: { $left }.
witchstone-refusal-not-on-tile = { witchstone-tile } zeigt dieses Symbol nicht: { witchstone-action }.
witchstone-refusal-no-tile-waiting = Hier wartet kein solches Sonderplättchen: { witchstone-tile }.
witchstone-refusal-no-chip-waiting = { $black ->
    [1] Hier wartet kein solcher Chip vom schwarzen Kristall: { witchstone-chip }.
   *[0] Hier wartet kein solcher Chip: { witchstone-chip }.
}
witchstone-refusal-no-such-chip = Auf der Tischdecke liegt kein solcher Chip: { witchstone-chip }.
witchstone-refusal-no-crystals = In deinem Kessel ist kein Kristall mehr.
witchstone-refusal-no-crystal-there = Dort steht kein Kristall.
witchstone-refusal-wrong-shelf = Der Kristall gehört ins Fach seines Randes oder ins unterste, nicht hierher: { witchstone-shelf }. Sein Rand: { witchstone-symbol }.
witchstone-refusal-shelf-empty = Fach { $shelf } der Bibliothek ist leer; Schriftrollen dort: { $scrolls }.
witchstone-refusal-shelf-too-high = Fach { $shelf } ist zu hoch; du wählst { $left ->
    [one] nur aus dem untersten Fach
   *[other] aus den untersten { $left } Fächern
}.
witchstone-refusal-not-a-boost = Eine Prophezeiung bringt keine Aktionen ({ witchstone-scroll }).
witchstone-refusal-boost-not-held = So eine Schriftrolle hast du nicht ({ witchstone-scroll }).
witchstone-refusal-boost-used = { $copies ->
    [one] Du hast sie schon benutzt ({ witchstone-scroll }).
   *[other] Du hast alle { $copies } schon benutzt ({ witchstone-scroll }).
}
witchstone-refusal-boost-of-another-kind = Dieser Zauber ({ witchstone-scroll }) passt nicht zur laufenden Aktion: { witchstone-action }.
witchstone-refusal-nothing-to-boost = Mehr Aktionen ({ witchstone-action }) ließen sich jetzt nicht nutzen; der Zauber ({ witchstone-scroll }) brächte nichts.
witchstone-refusal-not-a-tower = Die große Hexe beginnt auf einem Turm, nicht { witchstone-x-at-place }.
witchstone-refusal-tower-taken = Eine andere große Hexe steht schon { witchstone-x-at-place }: { $owner_seat }.
witchstone-refusal-handicap-without-player = Auf Platz { $seat } sitzt niemand, der ein Handicap haben könnte; besetzte Plätze: { $players }.
witchstone-refusal-another-draws = Das Plättchen zieht { $seat }.
witchstone-refusal-tile-not-in-supply = { witchstone-tile } ist nicht im Vorrat.
witchstone-refusal-scroll-not-in-pile = So eine Schriftrolle ist nicht mehr im Stapel ({ witchstone-scroll }).
witchstone-refusal-tile-not-in-stack = { witchstone-tile } ist nicht im Stapel der Sonderplättchen.
witchstone-refusal-no-draw-now = Jetzt ist nichts zu ziehen; an der Reihe: { witchstone-open }.
witchstone-refusal-no-deal-now = Der Tisch ist schon aufgebaut.
witchstone-refusal-deal-chips = Chips für die Karte: { $wanted } sind nötig, { $found } sind verteilt.
witchstone-refusal-too-many-chips = Von einer Sorte Chips gibt es { $wanted }, nicht { $found }.
witchstone-refusal-deal-library = Schriftrollen für die Bibliothek: { $wanted } sind nötig, { $found } sind ausgelegt.
witchstone-refusal-unknown-scroll = So eine Schriftrolle gibt es auf diesem Spielplan nicht.
witchstone-refusal-too-many-scrolls = Von dieser Schriftrolle gibt es nur { $copies } ({ witchstone-scroll }).
witchstone-refusal-deal-specials = Verschiedene Sonderplättchen für das Pentagramm: { $wanted } sind nötig, { $found } sind ausgelegt.
witchstone-refusal-deal-seats = Plättchensätze: { $wanted } sind nötig, { $found } sind verteilt.
witchstone-refusal-deal-hand = { $seat } muss { $wanted } Plättchen bekommen, nicht { $found }.

## Warum ein Zug vorgeschlagen wird

witchstone-reason-tried-out = { $trials ->
    [one] Einmal durchgespielt
   *[other] { $trials }-mal durchgespielt
}: { $plan }. Vorsprung einige Runden später: { $points } Punkte.
witchstone-reason-tried-next = Zweitbester Zug dabei: { $move }, { $points } Punkte weniger (± { $error }).
witchstone-reason-only-move = Es ist dein einziger Zug.
witchstone-reason-gains-most = { $equal ->
    [one] Das bringt sofort am meisten.
   *[other] Das bringt sofort am meisten; gleich gut sind { $equal } Züge.
}
witchstone-reason-plan-of-the-turn = { $points ->
    [one] { $points } Punkt jetzt und { $total } bis zum Ende der Partie, nach diesem Plan: { $plan }.
   *[other] { $points } Punkte jetzt und { $total } bis zum Ende der Partie, nach diesem Plan: { $plan }.
}
witchstone-reason-plan-owls = Eulenplättchen: { $points_signed }.
witchstone-reason-plan-chips = Chips: { $points_signed }.
witchstone-reason-plan-boosts = Übrige Zauber: { $points_signed }.
witchstone-reason-plan-prophecies = Prophezeiungen: { $points_signed }.

## Was zu tun ist

# Die Zeile beginnt mit dem, was läuft, und dem, was davon übrig ist.
witchstone-status-open = Jetzt: { witchstone-action }, { $left ->
    [0] keine Aktion übrig.
    [one] { $left } Aktion übrig.
   *[other] { $left } Aktionen übrig.
}
witchstone-status-energy = Leg ein Segment auf eine freie Kette an deinem Netz (tn-vn).
witchstone-status-chain = Bau die Kette { $chain } weiter, fertig: { $links } von { $of } (en).
witchstone-status-lay = Leg eine Hexe neben deinen Turm (lay); in Reserve: { $reserve }.
witchstone-status-witch = Leg eine Hexe hin (lay) oder schick eine an einen Ort (vn); es liegen: { $lying }.
witchstone-status-send = Schick eine Hexe an einen Ort (vn); es liegen: { $lying }.
witchstone-status-pentagram = Tippe die Schritte (1); bis zum nächsten dunklen Feld: { $away }.
witchstone-status-crystal = Beweg einen Kristall (b2 c3) oder bring ihn hinaus (b2 f).
witchstone-status-wand = Tippe die Schritte (1), alle auf einmal; bis zum Ende: { $ahead }.
witchstone-status-scroll = Nimm eine Schriftrolle { $shelves ->
    [one] aus dem untersten Fach (1).
   *[other] aus den untersten { $shelves } Fächern (1 bis { $shelves }).
}
witchstone-status-idle = Damit allein lässt sich nichts mehr tun.
witchstone-status-waiting = Wartet auf Verwendung: { $moves }.
witchstone-status-boosts = { $boosts ->
    [one] Ein Verstärkungszauber passt (boost).
   *[other] { $boosts } Verstärkungszauber passen (boost).
}
witchstone-status-done = Oder done.
witchstone-status-tile = Leg ein Plättchen auf zwei leere Felder (en/he a2 a3 oder en/wi a2 a3); das erste Symbol wirkt zuerst.
witchstone-status-remove = Keine zwei leeren Felder liegen nebeneinander: Nimm einen Kristall heraus (remove b2).
witchstone-status-discard = Kein Plättchen kann je passen: Wirf eines ab (discard en/he).
witchstone-status-shelf = Wähle ein Fach: Das des Randes ({ $code }) gibt { witchstone-actions } ({ witchstone-symbol }), das unterste (bottom) einen Chip.
witchstone-status-chip = Wähle einen Chip von der Tischdecke (sein Symbol, oder 3 für die Punkte).
witchstone-status-chip-black = Wähle einen Chip von der Tischdecke (sein Symbol, oder 3 für die Punkte); der schwarze Kristall bringt { $extra } dazu.
witchstone-status-special = Sonderplättchen { witchstone-tile }: Leg es dauerhaft auf ein leeres Feld (b2) oder heb es für einmalig { witchstone-actions } auf (keep).
witchstone-status-space = Ein leeres dunkles Feld: Wähle ein Symbol für { witchstone-actions } (en), oder done.
witchstone-status-tower = Stell deine große Hexe auf einen freien Turm (tn); sein Chip wirkt sofort.

## Am Tisch

# Spaltenköpfe, höchstens etwa 7 Buchstaben. Hexen zählen als 2+1 (8): stehend, liegend, in Reserve.
witchstone-label-round = Runde { $round } von { $rounds }
witchstone-label-points = Punkte
witchstone-label-wand = Stab
witchstone-label-pentagram = Pent.
witchstone-label-energy = Energie
witchstone-label-witches = Hexen
witchstone-label-chips = Chips
witchstone-label-scrolls = Rollen
witchstone-label-owls = Eulen
witchstone-label-specials = Sond.
witchstone-label-crystals = Regal
# Die Leisten; die zweite Zahl eines Bonus gilt, wenn man vorn liegt.
witchstone-label-wand-track = Stab:
witchstone-label-pentagram-track = Pentagramm:
witchstone-label-pentagram-end = von { $length }
witchstone-label-owl-stack = Eule { $value }
witchstone-label-owl-empty = Eule +{ $points }
witchstone-label-special-empty = frei ×{ $actions }
witchstone-label-flasks = Kolben:
witchstone-label-bottom = unten
witchstone-label-cloth = Decke:
witchstone-label-groups = Gruppen:
# Die Buchstaben sind die der Notation.
witchstone-label-places = T Turm  V Dorf  F Wald  C Burg
witchstone-label-tiles = Plättchen:
witchstone-label-supply = Vorrat { $tiles }
witchstone-label-own-scrolls = Rollen:
witchstone-label-worth = (jetzt { $points })
witchstone-label-total = gesamt { $points }
witchstone-label-stack = Offen:
witchstone-label-then = dann
witchstone-label-spaces = Stabfelder { $spaces }
witchstone-label-moves-tiles = tile ERSTES/ZWEITES FELD FELD mit { $tiles }, in beliebiger Richtung, auf { $pairs }
witchstone-result-track = Im Spiel
witchstone-result-owls = Eulen
witchstone-result-chips = Chips
witchstone-result-boosts = Zauber
witchstone-result-prophecies = Prophezeiungen

## In der Statistik

witchstone-figure-energy = Punkte für Energie
witchstone-figure-witches = Punkte für Hexen
witchstone-figure-wand = Punkte für den Zauberstab
witchstone-figure-owls = Punkte für Eulen
witchstone-figure-chips = Punkte für Chips
witchstone-figure-crystals = Für Kristalle verlorene Punkte
witchstone-figure-scrolls = Punkte für Schriftrollen

### Witchstone auf der Seite im Browser. Die Fakten sind die aus witchstone.ftl; $name ist eine Person oder ein Ort, benannt
### durch witchstone-web-place; $title ist eine Schriftrolle mit ihren Zahlen, $tile ein Plättchen, benannt durch witchstone-tile.

## Was zu tun ist

witchstone-web-do-tile = Wähle ein Plättchen, dann zwei leere Felder dafür.
witchstone-web-do-discard = Kein Plättchen kann je passen: Wähle eines zum Abwerfen.
witchstone-web-do-remove = Keine zwei leeren Felder berühren sich: Nimm einen Kristall von Hand heraus.
witchstone-web-do-tower = Wähle einen leuchtenden Turm; sein Chip wirkt sofort.
witchstone-web-do-energy = { $left ->
    [one] Leg ein Segment auf eine leuchtende Kette.
   *[other] Leg ein Segment auf eine leuchtende Kette: noch { $left }.
}
witchstone-web-do-chain = { $left ->
    [one] Bau deine offene Kette weiter: noch ein Segment.
   *[other] Bau deine offene Kette weiter: noch { $left } Segmente.
}
witchstone-web-do-witch = { $left ->
    [one] Leg eine Hexe hin oder schick eine an einen leuchtenden Ort: noch eine Aktion.
   *[other] Leg eine Hexe hin oder schick eine an einen leuchtenden Ort: noch { $left } Aktionen.
}
witchstone-web-do-lay = { $left ->
    [one] Leg eine Hexe neben deinen Turm: noch eine Aktion.
   *[other] Leg eine Hexe neben deinen Turm: noch { $left } Aktionen.
}
witchstone-web-do-send = { $left ->
    [one] Schick eine Hexe an einen leuchtenden Ort: noch eine Aktion.
   *[other] Schick eine Hexe an einen leuchtenden Ort: noch { $left } Aktionen.
}
witchstone-web-do-crystal = { $left ->
    [one] Beweg einen Kristall: noch ein Schritt.
   *[other] Beweg einen Kristall: noch { $left } Schritte.
}
witchstone-web-do-pentagram = { $left ->
    [one] Zieh deine Eule auf dem Pentagramm: noch ein Schritt.
   *[other] Zieh deine Eule auf dem Pentagramm: noch { $left } Schritte.
}
witchstone-web-do-wand = { $left ->
    [one] Zieh deine Eule einen Schritt auf dem Zauberstab.
   *[other] Zieh deine Eule auf dem Zauberstab, bis zu { $left } Schritte auf einmal.
}
witchstone-web-do-scroll = { $shelves ->
    [one] Nimm die unterste Schriftrolle der Bibliothek.
   *[other] Nimm eine Schriftrolle aus den untersten { $shelves } Fächern.
}
witchstone-web-do-waiting = Nutze, was wartet, oder beende die Aktion ({ witchstone-action }).
witchstone-web-do-boost = Spiel einen Verstärkungszauber dazu oder beende die Aktion ({ witchstone-action }).
witchstone-web-do-idle = Hier ist nichts mehr zu tun ({ witchstone-action }): Beende die Aktion.
witchstone-web-do-shelf = Wähle ein Fach: { $actions } × { witchstone-symbol }, oder ein Chip.
witchstone-web-do-chip = Wähle einen Chip von der Tischdecke.
witchstone-web-do-chip-black = Wähle einen Chip von der Tischdecke; der schwarze Kristall bringt { $extra } dazu.
witchstone-web-do-special = Leg das Sonderplättchen auf ein leuchtendes Feld oder heb es für { witchstone-actions } auf.
witchstone-web-do-empty = Das Feld ist leer: Wähle ein Symbol für { witchstone-actions }.
witchstone-web-step-tile = Wähle jetzt ein Feld für { $tile }.
witchstone-web-step-crystal = { $left ->
    [one] Wähle jetzt, wohin der Kristall geht: noch ein Schritt.
   *[other] Wähle jetzt, wohin der Kristall geht: noch { $left } Schritte.
}
witchstone-web-step-remove = Wähle den Kristall, den du herausnimmst: Das kostet { witchstone-points }.
witchstone-web-waits = Warten auf { $name } ({ witchstone-open }).
witchstone-web-on-its-way = Jetzt: { witchstone-open }
witchstone-web-over = Die Partie ist vorbei. { $names } – { witchstone-points }.

## Was eine Wahl bewirkt, und ihr Knopf

witchstone-web-lay-here = Hierher legen
witchstone-web-gives = Hier gibt es { $first } × { witchstone-symbol-a }, dann { $second } × { witchstone-symbol-b }.
witchstone-web-button-discard = Abwerfen
witchstone-web-will-discard = { $tile } ohne Aktion abwerfen?
witchstone-web-button-remove = Herausnehmen, −{ $points }
witchstone-web-will-remove = Diesen Kristall von Hand herausnehmen? Das kostet { witchstone-points }.
witchstone-web-button-place = Dauerhaft legen
witchstone-web-will-place = { $tile } hier dauerhaft legen?
witchstone-web-button-keep = Für { witchstone-actions } aufheben
witchstone-web-will-keep = Für { witchstone-actions } eines Symbols aufheben?
witchstone-web-button-energy = Segment legen
witchstone-web-will-energy = Glied { $laid } von { $links }: { $chain }.
witchstone-web-will-finish-chain = Fertig, { witchstone-points }: { $chain }.
witchstone-web-button-lay = Hexe hinlegen
witchstone-web-will-lay = Eine Hexe neben deinen Turm legen?
witchstone-web-button-send = Losschicken
witchstone-web-will-send = Hexe schicken: { $name }, { witchstone-points }.
witchstone-web-will-send-chip = Hexe schicken: { $name }, { witchstone-points }, Chip ({ witchstone-chip }).
witchstone-web-journey = Der Weg kostet { witchstone-actions }.
witchstone-web-button-tower = Turm nehmen
witchstone-web-will-tower = { $name }: { witchstone-points } und ein Chip ({ witchstone-chip }).
witchstone-web-button-crystal = Bewegen
witchstone-web-will-crystal = Den Kristall für { witchstone-actions } hierher bewegen?
witchstone-web-button-out = Hinausbringen
witchstone-web-will-out = Hinaus für { witchstone-actions }: { $gain } × { witchstone-symbol }, oder ein Chip.
witchstone-web-button-pentagram = { witchstone-steps } gehen
witchstone-web-will-pentagram = Mit der Eule auf dem Pentagramm { witchstone-steps } gehen?
witchstone-web-button-wand = { witchstone-steps } gehen
witchstone-web-will-wand = Mit der Eule auf dem Zauberstab { witchstone-steps } gehen?
witchstone-web-will-wand-passing = { $steps ->
    [one] { $steps } Schritt auf dem Zauberstab bringt dich auf: { $spaces }.
   *[other] { $steps } Schritte auf dem Zauberstab bringen dich auf: { $spaces }.
}
witchstone-web-button-scroll = Rolle nehmen
witchstone-web-will-scroll = Schriftrolle „{ $title }“ nehmen?
witchstone-web-button-shelf = In dieses Fach
witchstone-web-will-shelf = Den Kristall für { witchstone-actions } in sein Fach stellen: { witchstone-symbol }.
witchstone-web-button-bottom = Ins unterste Fach
witchstone-web-will-bottom = Den Kristall ins unterste Fach stellen und einen Chip wählen.
witchstone-web-button-take = Chip nehmen
witchstone-web-will-take = Chip nehmen: { witchstone-chip }?
witchstone-web-button-chip = Chip nutzen: { witchstone-chip }
witchstone-web-will-chip = Den Chip für { witchstone-actions } nutzen: { witchstone-chip }.
witchstone-web-button-use = Plättchen: { witchstone-symbol }
witchstone-web-will-use = { $tile } für { witchstone-actions } nutzen: { witchstone-symbol }.
witchstone-web-button-choose = Wählen: { witchstone-symbol }
witchstone-web-will-choose = { witchstone-actions } nehmen: { witchstone-symbol }?
witchstone-web-button-boost = Zauber spielen
witchstone-web-will-boost = { witchstone-scroll } spielen?
witchstone-web-give-up = { $left } verfallen lassen
witchstone-web-finish = Beenden
witchstone-web-move-tile = { $tile } legen: { $hexes }
witchstone-web-move-remove = Kristall von Hand herausnehmen: { $hex }
# Ein Zug als Ding, von dem ein Satz spricht.
witchstone-web-named = { $what ->
    [remove] ein Kristall von Hand heraus
    [place] das Sonderplättchen dauerhaft
    [discard] ein Plättchen abgeworfen
    [energy] ein Segment
    [lay] eine liegende Hexe
    [send] eine Hexe
    [tower] die große Hexe
    [crystal] ein Kristall bewegt
    [out] ein Kristall auf den Rand
    [scroll] die Schriftrolle aus Fach
    [shelf] in ein Fach
    [bottom] ins unterste Fach
    [take] ein Chip von der Tischdecke
    [chip] ein Chip genutzt
    [use] ein Sonderplättchen genutzt
    [choose] ein Symbol gewählt
    [keep] das Sonderplättchen aufgehoben
   *[done] Ende der Aktion
}

## Tafeln und Werkzeuge

witchstone-web-boards = Tafeln
witchstone-web-tab-cauldron = Kessel
witchstone-web-tab-map = Karte
witchstone-web-tab-pentagram = Stern
witchstone-web-tab-wand = Stab
witchstone-web-tab-library = Rollen
witchstone-web-tab-table = Tisch
witchstone-web-map = Kristallkugel
witchstone-web-wand = Zauberstab
witchstone-web-wand-note = zweite Zahl: solange niemand weiter ist als du
witchstone-web-each = je { $points }
witchstone-web-pentagram = Pentagramm
witchstone-web-shelves = Regal
witchstone-web-cloth = Chips auf der Tischdecke
witchstone-web-cloth-empty = kein Chip mehr
witchstone-web-library = Bibliothek
witchstone-web-pile = { $left } im Stapel
witchstone-web-your-cauldron = Dein Kessel
witchstone-web-cauldron-of = Kessel: { $name }
witchstone-web-whose = Wessen Kessel
witchstone-web-look = Kessel ansehen: { $name }
witchstone-web-your-tiles = Deine Plättchen
witchstone-web-supply = { $tiles } im Vorrat
witchstone-web-tiles-hidden = Plättchen hinter dem Schirm: { $count }
witchstone-web-your-scrolls = Schriftrollen
witchstone-web-used = benutzt
witchstone-web-worth = jetzt wert: { witchstone-points }
witchstone-web-todo = Zu tun
witchstone-web-todo-none = Gerade ist nichts zu tun.
witchstone-web-todo-action = { witchstone-action }: { $amount }
witchstone-web-todo-silver = { witchstone-counted }, je { $points }
witchstone-web-may-add = Noch möglich
witchstone-web-add-chip = Chip
witchstone-web-add-tile = Plättchen
witchstone-web-add-spell = Zauber
witchstone-web-turn-left = Plättchen nach links drehen
witchstone-web-turn-right = Plättchen nach rechts drehen
witchstone-web-flip = Beide Hälften tauschen
witchstone-web-swap = Reihenfolge der Aktionen tauschen
witchstone-web-remove-mode = Kristall von Hand heraus: −{ $points }
# Wörter auf Knöpfen, so kurz wie möglich: Auf dem Telefon stehen vier in einer Reihe.
witchstone-web-tool-turn = Drehen
witchstone-web-tool-left = Linksrum
witchstone-web-tool-right = Rechtsrum
witchstone-web-tool-halves = Tauschen
witchstone-web-tool-order = Reihenfolge
witchstone-web-tool-out = Heraus −{ $points }
witchstone-web-have-energy = Energie
witchstone-web-have-reserve = Reserve
witchstone-web-have-witches = Hexen
witchstone-web-have-chains = Ketten
witchstone-web-have-chips = Chips
witchstone-web-have-scrolls = Rollen
witchstone-web-have-owls = Eulen
witchstone-web-have-specials = Sonderpl.
witchstone-web-have-rack = im Regal
witchstone-web-have-tiles = Plättchen

## Für alle, die zuhören

witchstone-web-place = { $place ->
    [witchstone] { -witchstone-stone }
    [tower_n] Nordturm
    [tower_e] Ostturm
    [tower_s] Südturm
    [tower_w] Westturm
    [village_n] Norddorf
    [village_e] Ostdorf
    [village_s] Süddorf
    [village_w] Westdorf
    [forest_n] Nordwald
    [forest_e] Ostwald
    [forest_s] Südwald
    [forest_w] Westwald
    [castle_ne] Nordostburg
    [castle_se] Südostburg
    [castle_sw] Südwestburg
    [castle_nw] Nordwestburg
   *[other] { $place }
}
witchstone-web-big-of = große Hexe: { $name }
witchstone-web-witch-of = Hexe: { $name }
witchstone-web-lying-of = { $name }: { $lying } neben dem Turm
witchstone-web-chip = Chip: { witchstone-chip }
witchstone-web-chip-there = Chip: { witchstone-chip }
witchstone-web-hex = Reihe { $row }, Feld { $place }
witchstone-web-hex-empty = { $hex }: leer
witchstone-web-hex-shows = { $hex }: { $symbols }
witchstone-web-hex-crystal = { $crystal ->
    [black] { $hex }: der schwarze Kristall
   *[own] { $hex }: ein Kristall
}
witchstone-web-hex-target = { $hex }: Plättchen hier probieren
witchstone-web-crystal-target = { $crystal ->
    [black] { $hex }: den schwarzen Kristall bewegen
   *[own] { $hex }: diesen Kristall bewegen
}
witchstone-web-crystals-at = Kristalle: { $hexes }
witchstone-web-groups = Größte Gruppen: { $groups }
witchstone-web-standing = Hexen: { $places }
witchstone-web-chain-begun = begonnen: { $chain }, gelegte Glieder: { $laid }
witchstone-web-wand-bonus = Feld { $space }: { $amount } × { witchstone-action }, vorn { $leading }
witchstone-web-wand-silver = Feld { $space }: je { $points } für deine { witchstone-counted }
witchstone-web-wand-space = Feld { $space }
witchstone-web-wand-owl = { $name }: Feld { $space }
witchstone-web-owl-top = Eulenplättchen im Wert von { $value }; im Stapel: { $left }
witchstone-web-owl-gone = Kein Eulenplättchen mehr: { witchstone-points }
witchstone-web-special-top = Sonderplättchen { witchstone-tile }
witchstone-web-special-gone = Leeres Feld: { witchstone-actions } eines Symbols deiner Wahl
witchstone-web-pentagram-space = Feld { $space }
witchstone-web-shelf = { $shelf ->
    [bottom] Unterstes Fach: { $free } von { $all } Kolben frei
   *[other] Fach { witchstone-shelf }: { $free } von { $all } Kolben frei
}
witchstone-web-shelf-scroll = Fach { $shelf }: { $scroll }
witchstone-web-shelf-bare = Fach { $shelf }: leer
witchstone-web-player = { $name }: Punkte { $score }, Energie { $energy }, Hexen in Reserve { $reserve }, Chips { $chips }, Eulenplättchen { $owls }, Sonderplättchen { $specials }.

## Im Verlauf

# In diesen Sätzen werden die Dinge gezeichnet: Die Wörter sind für alle, die zuhören.
witchstone-web-log-laid = { $round ->
    [0] { $seat } legt { witchstone-tile }
   *[other] Runde { $round }: { $seat } legt { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }für { $actions } × { witchstone-action }.
}
witchstone-web-log-laid-own = { $round ->
    [0] Du legst { witchstone-tile }
   *[other] Runde { $round }: Du legst { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }für { $actions } × { witchstone-action }.
}
witchstone-web-log-has = { $seat } hat { $actions } × { witchstone-action }.
witchstone-web-log-has-own = Du hast { $actions } × { witchstone-action }.
witchstone-web-log-leaves = { $seat } lässt { $actions } × { witchstone-action } verfallen.
witchstone-web-log-leaves-own = Du lässt { $actions } × { witchstone-action } verfallen.
witchstone-web-log-segments = { $seat } baut die Kette { $chain }: { $links } von { $of }.
witchstone-web-log-segments-own = Du baust die Kette { $chain }: { $links } von { $of }.
witchstone-web-log-chains = { $count ->
    [1] { $seat } vollendet die Kette { $chain }: { witchstone-points }.
   *[other] { $seat } vollendet die Ketten { $chain }: { witchstone-points }.
}
witchstone-web-log-chains-own = { $count ->
    [1] Du vollendest die Kette { $chain }: { witchstone-points }.
   *[other] Du vollendest die Ketten { $chain }: { witchstone-points }.
}
witchstone-web-log-witches = { $count ->
    [1] { $seat } legt eine Hexe neben den Turm.
   *[other] { $seat } legt { $count } Hexen neben den Turm.
}
witchstone-web-log-witches-own = { $count ->
    [1] Du legst eine Hexe neben deinen Turm.
   *[other] Du legst { $count } Hexen neben deinen Turm.
}
witchstone-web-log-sent = { $seat } schickt eine Hexe { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , Chip { witchstone-chip }, gleich genutzt.
       *[0] , Chip { witchstone-chip }.
    }
}
witchstone-web-log-sent-own = Du schickst eine Hexe { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , Chip { witchstone-chip }, gleich genutzt.
       *[0] , Chip { witchstone-chip }.
    }
}
witchstone-web-log-settled = { $seat } schickt die große Hexe { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , Chip { witchstone-chip }.
}
witchstone-web-log-settled-own = Du schickst die große Hexe { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , Chip { witchstone-chip }.
}
witchstone-web-log-chip = { $used ->
    [1] { $seat } nimmt den Chip { witchstone-chip } und nutzt ihn gleich.
   *[0] { $seat } nimmt den Chip { witchstone-chip }.
}
witchstone-web-log-chip-own = { $used ->
    [1] Du nimmst den Chip { witchstone-chip } und nutzt ihn gleich.
   *[0] Du nimmst den Chip { witchstone-chip }.
}
witchstone-web-log-out = { $seat } bringt { witchstone-crystal } hinaus{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }für { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }für den Chip { witchstone-chip }, gleich genutzt.
       *[0] { " " }für den Chip { witchstone-chip }.
    }
}
witchstone-web-log-out-own = Du bringst { witchstone-crystal } hinaus{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }für { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }für den Chip { witchstone-chip }, gleich genutzt.
       *[0] { " " }für den Chip { witchstone-chip }.
    }
}
witchstone-web-log-moved = { $seat } bewegt { witchstone-crystal } um { witchstone-steps }.
witchstone-web-log-moved-own = Du bewegst { witchstone-crystal } um { witchstone-steps }.
witchstone-web-log-owl = { $seat } geht auf dem Pentagramm { witchstone-steps }{ $found ->
    [owl] { " " }und nimmt ein Eulenplättchen im Wert von { $value }.
    [special] { " " }und nimmt das Sonderplättchen { witchstone-tile }.
    [placed] { " " }und legt { witchstone-tile } dauerhaft.
    [kept] { " " }und hebt { witchstone-tile } für eine Nutzung auf.
   *[nothing] .
}
witchstone-web-log-owl-own = Du gehst auf dem Pentagramm { witchstone-steps }{ $found ->
    [owl] { " " }und nimmst ein Eulenplättchen im Wert von { $value }.
    [special] { " " }und nimmst das Sonderplättchen { witchstone-tile }.
    [placed] { " " }und legst { witchstone-tile } dauerhaft.
    [kept] { " " }und hebst { witchstone-tile } für eine Nutzung auf.
   *[nothing] .
}
witchstone-web-log-wand = { $leading ->
    [1] { $seat } geht auf dem Zauberstab { witchstone-steps }; niemand ist weiter.
   *[0] { $seat } geht auf dem Zauberstab { witchstone-steps }.
}
witchstone-web-log-wand-own = { $leading ->
    [1] Du gehst auf dem Zauberstab { witchstone-steps }; niemand ist weiter.
   *[0] Du gehst auf dem Zauberstab { witchstone-steps }.
}
witchstone-web-log-silver = Silberfeld ({ witchstone-counted }: { $count }): { $seat } bekommt { witchstone-points }.
witchstone-web-log-silver-own = Silberfeld ({ witchstone-counted }: { $count }): Du bekommst { witchstone-points }.
witchstone-web-log-scroll = { $seat } nimmt die Schriftrolle { witchstone-scroll }.
witchstone-web-log-scroll-own = Du nimmst die Schriftrolle { witchstone-scroll }.
witchstone-web-log-prophecies = { $count ->
    [1] { $seat } wertet die Prophezeiung { $scrolls }: { witchstone-points }.
   *[other] { $seat } wertet die Prophezeiungen { $scrolls }: { witchstone-points }.
}
witchstone-web-log-prophecies-own = { $count ->
    [1] Du wertest die Prophezeiung { $scrolls }: { witchstone-points }.
   *[other] Du wertest die Prophezeiungen { $scrolls }: { witchstone-points }.
}

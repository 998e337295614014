### Carcassonne na stránce v prohlížeči.

## Co teď

carcassonne-web-place = Přilož svou kartu: { $cells ->
    [one] hodí se { $cells } místo
    [few] hodí se { $cells } místa
    [many] hodí se { $cells } místa
   *[other] hodí se { $cells } míst
}.
carcassonne-web-place-soon = Přilož svou kartu.
carcassonne-web-meeple = Umísti na svou kartu figurku, nebo žádnou.
carcassonne-web-taken = Na této kartě je vše obsazeno.
carcassonne-web-empty = Nemáš už žádnou figurku.
carcassonne-web-figure = Mág: +1 bod za kartu. Čarodějnice: polovina bodů. Vyber cestu, nebo město.
carcassonne-web-met = Mág a čarodějnice se setkali: přemísti jednoho na jinou cestu či do jiného města.
carcassonne-web-off = Jiná nedokončená cesta ani město tu není: odstraň jednu magickou figurku.
carcassonne-web-circle = Kruh v obilí pro { carcassonne-x-roles-accusative }: vyber, co udělají všichni.
carcassonne-web-circle-add = Smíš přidat { carcassonne-role } k některému ze svých.
carcassonne-web-circle-take = Vezmi zpět jednoho ze svých { carcassonne-x-roles-genitive }.
carcassonne-web-waits = { $phase ->
    [place] { $name } přikládá kartu.
    [meeple] { $name } smí umístit figurku.
    [circle] { $name } rozhoduje u kruhu v obilí.
   *[figure] { $name } přemisťuje mága nebo čarodějnici.
}
carcassonne-web-over = Konec partie. { $names } – { carcassonne-points }.

## Tlačítka

carcassonne-web-do-place = Přiložit sem
carcassonne-web-move-place = { $turns ->
    [1] Přiložit kartu na { $at }, otočenou jednou
    [2] Přiložit kartu na { $at }, otočenou dvakrát
    [3] Přiložit kartu na { $at }, otočenou třikrát
   *[0] Přiložit kartu na { $at }
}
carcassonne-web-move-figure = { $figure ->
    [mage] Umístit mága
   *[witch] Umístit čarodějnici
} { $kind ->
    [city] do města
   *[road] na cestu
} na { $at }
carcassonne-web-do-meeple = Umístit { carcassonne-role }
carcassonne-web-do-figure = { $figure ->
    [mage] Umístit mága sem
   *[witch] Umístit čarodějnici sem
}
carcassonne-web-do-off = { $figure ->
    [mage] Odstranit mága
   *[witch] Odstranit čarodějnici
}
carcassonne-web-do-add = Přidat sem
carcassonne-web-do-take = Vzít tohoto zpět
carcassonne-web-pass = Bez figurky
carcassonne-web-pass-add = Nepřidávat
carcassonne-web-all-add = Všichni smějí přidat
carcassonne-web-all-take = Všichni berou jednoho zpět
# Tah jako věc, o které se mluví.
carcassonne-web-the-tile = karta
carcassonne-web-named-tile = { $turns ->
    [1] karta na { $at }, otočená jednou
    [2] karta na { $at }, otočená dvakrát
    [3] karta na { $at }, otočená třikrát
   *[0] karta na { $at }
}
carcassonne-web-named-role = { $role ->
    [knight] rytíř
    [robber] lupič
    [monk] mnich
   *[farmer] sedlák
}
carcassonne-web-named-figure = { $figure ->
    [mage] mág
   *[witch] čarodějnice
} { $kind ->
    [city] ve městě
   *[road] na cestě
} na { $at }
carcassonne-web-named = { $what ->
    [add] přidaný { carcassonne-web-named-role }
    [take] { carcassonne-web-named-role } zpět do zásoby
    [mage-off] odstraněný mág
    [witch-off] odstraněná čarodějnice
    [circle-add] všichni smějí přidat
    [circle-take] všichni berou jednoho zpět
   *[pass] bez figurky
}
carcassonne-web-turn-left = Otočit doleva
carcassonne-web-turn-right = Otočit doprava
carcassonne-web-zoom-in = Přiblížit
carcassonne-web-zoom-out = Oddálit
carcassonne-web-fit = Celá krajina
carcassonne-web-show-places = Ukázat všechna místa
carcassonne-web-areas = Majitelé a body
carcassonne-web-unclaimed = Nedokončené a volné
carcassonne-web-tiles-left = Zbývá
carcassonne-web-hide = Skrýt
carcassonne-web-show = Ukázat

## Na mapě

carcassonne-web-map = Krajina
carcassonne-web-cell = Místo { $at }: { $turned ->
    [yes] karta se hodí tak, jak je otočena
   *[no] karta se hodí, když se otočí
}
carcassonne-web-lost = Místo { $at }: žádná ze zbylých karet se sem nehodí.
carcassonne-web-only-way = Sem se hodí jen takto.
carcassonne-web-here = Přiložit kartu sem?
carcassonne-web-grows = { $kind ->
    [city] Město se rozroste, { carcassonne-tiles }: na konci { $before } → { $after }.
    [road] Cesta se prodlouží, { carcassonne-tiles }: na konci { $before } → { $after }.
   *[monastery] Klášter: na konci { $before } → { $after }.
}
carcassonne-web-closes = { $kind ->
    [city] Tím se uzavře město: { carcassonne-points }.
    [road] Tím se uzavře cesta: { carcassonne-points }.
   *[monastery] Tím se dokončí klášter: { carcassonne-points }.
}

## Poznámka o území

carcassonne-web-area-open = { $kind ->
    [city] Nedokončené město
    [road] Nedokončená cesta
    [monastery] Nedokončený klášter
   *[field] Louka
}
carcassonne-web-area-done = { $kind ->
    [city] Dokončené město
    [road] Dokončená cesta
   *[monastery] Dokončený klášter
}
carcassonne-web-ends = { $open ->
    [one] { $open } otevřený konec
    [few] { $open } otevřené konce
    [many] { $open } otevřeného konce
   *[other] { $open } otevřených konců
}
carcassonne-web-around = { $open ->
    [one] kolem je { $open } prázdné místo
    [few] kolem jsou { $open } prázdná místa
    [many] kolem je { $open } prázdného místa
   *[other] kolem je { $open } prázdných míst
}
carcassonne-web-mage-here = Mág: o bod víc za každou kartu.
carcassonne-web-witch-here = Čarodějnice: polovina bodů.
carcassonne-web-does = { $figure ->
    [mage] +1 bod za kartu
   *[witch] polovina bodů
}
carcassonne-web-makes = { $figure ->
    [mage] S mágem: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
   *[witch] S čarodějnicí: { carcassonne-web-when-closed } { $closed_before } → { $closed_after }, { carcassonne-web-at-end } { $before } → { $after }.
}
carcassonne-web-leaves = { $kind ->
    [city] Město, které opouští: { $before } → { $after }.
   *[road] Cesta, kterou opouští: { $before } → { $after }.
}
carcassonne-web-nobody = Nikdo tu nestojí.
carcassonne-web-most = nejvíc
carcassonne-web-tied = shodně
carcassonne-web-when-closed = po uzavření
carcassonne-web-at-end = na konci hry
carcassonne-web-counts-tile = Druhé číslo počítá i s touto kartou.

## Ruka a hráči

carcassonne-web-hand = Karta
carcassonne-web-your-tile = Tvoje karta
carcassonne-web-their-tile = Kartu má { $name }
carcassonne-web-more-alike = { $count ->
    [0] poslední svého druhu
    [one] zbývá ještě { $count } taková
    [few] zbývají ještě { $count } takové
    [many] zbývá ještě { $count } takové
   *[other] zbývá ještě { $count } takových
}
carcassonne-web-no-tile = V ruce není žádná karta.
carcassonne-web-supply = V zásobě { $supply } ze 7 figurek
carcassonne-web-if-ended = { $points }, kdyby byl teď konec
carcassonne-web-of-kind = Karta { $tile }, zbývá: { $count }
carcassonne-web-of-total = z { $total }; vybledlé druhy už došly

carcassonne-web-turn = { $seat } přikládá kartu { $tile } a umísťuje na ni { carcassonne-role }.
carcassonne-web-turn-own = Přikládáš kartu { $tile } a umísťuješ na ni { carcassonne-role }.

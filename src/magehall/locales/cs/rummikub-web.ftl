### Číselné kameny v prohlížeči. Kameny ve větách ($tile, $tiles, $set, $old, $left) se píšou K7, R13, J a kreslí se.

# Kámen, jak se čte nahlas.
rummikub-web-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { rummikub-colour } { $number }
}
rummikub-web-set = { $shape ->
    [run] Postupka: { $tiles }
    [group] Skupina: { $tiles }
   *[none] Ještě to není sada: { $tiles }
}
rummikub-web-laid-now = vyložený teď tebou
rummikub-web-new-by = nový, vykládá { $seat }
rummikub-web-drawn = právě vzatý

## Co dělat

rummikub-web-task-open = { $bank ->
    [draw] První výklad: sady od { $wanted } bodů ze stojánku, nebo si vezmi kámen.
    [pass] První výklad: sady od { $wanted } bodů ze stojánku, nebo pasuj.
   *[must] První výklad od { $wanted } bodů, když můžeš, jinak pasuj.
}
rummikub-web-task-lay = { $bank ->
    [draw] Vylož sadu, přidej, přeskup, nebo si vezmi kámen.
    [pass] Vylož sadu, přidej, přeskup, nebo pasuj.
   *[must] Bank je prázdný: když můžeš, vykládej, jinak pasuj.
}
rummikub-web-draw = Vzít si kámen
rummikub-web-pass = Pasovat
# Tah jako věc, o které se mluví.
rummikub-web-named = { $move ->
    [draw] kámen z banku
   *[pass] pas
}
rummikub-web-end = Hotovo
rummikub-web-laid = { $left ->
    [0] To byl tvůj poslední kámen: ukonči tah a vyhraj kolo!
   *[other] { $count ->
        [one] Vyložen { $count } kámen, na stojánku: { $left }.
        [few] Vyloženy { $count } kameny, na stojánku: { $left }.
        [many] Vyloženo { $count } kamene, na stojánku: { $left }.
       *[other] Vyloženo { $count } kamenů, na stojánku: { $left }.
    }
}
# Co ještě chybí k ukončení tahu; stojí to na tlačítku, proto krátce.
rummikub-web-missing = { $what ->
    [sets] { $count ->
        [one] Jedna sada ještě neplatí
        [few] { $count } sady ještě neplatí
        [many] { $count } sady ještě neplatí
       *[other] { $count } sad ještě neplatí
    }
    [opening] { $value } z { $wanted } bodů na první výklad
    [tile] Vylož aspoň jeden kámen ze stojánku
    [wait] Kontrola…
   *[other] Důvod je v poznámce na stole
}
# Co přijde vniveč, když se zahraje něco jiného.
rummikub-web-loses = { $count ->
    [0] Stůl je přeskupený. Všechno by se vrátilo tam, kde to leželo.
   *[other] Na stole máš { $tiles }. Všechno by se vrátilo tam, kde to bylo.
}
rummikub-web-empty-start = Stůl je prázdný. Vyber kameny na stojánku a stiskni tady, tím je vyložíš.

## Nástroje

rummikub-web-rack = Stojánek
rummikub-web-undo = Zpět
rummikub-web-undo-step = Zpět o krok
rummikub-web-redo = Vpřed
# Totéž tlačítko, dokud se nic nestaví.
rummikub-web-take-back = Vrátit
rummikub-web-take-back-turn = Vrátit svůj poslední tah
rummikub-web-reset = Znovu
rummikub-web-new-set = Nová
rummikub-web-sort = Pořadí na stojánku
rummikub-web-order = { $order ->
    [colour] Barva
    [number] Číslo
   *[own] Vlastní
}
rummikub-web-sort-to = { $order ->
    [colour] Srovnat podle barvy
    [number] Srovnat podle čísla
   *[own] Vlastní pořadí
}
rummikub-web-as-group = Ať je to skupina
rummikub-web-as-run = Ať je to postupka
rummikub-web-smaller = Menší kameny
rummikub-web-larger = Větší kameny
rummikub-web-opening = První výklad
rummikub-web-lay-out = Vyložit na stůl

## Hráči

rummikub-web-opened = vyloženo
rummikub-web-not-opened = zatím bez výkladu
rummikub-web-in-bank = V { -rummikub-bank(case: "locative") }

## Konec kola

rummikub-web-wins-round = { $count ->
    [one] { $round }. kolo vyhrává { $names }
   *[other] V { $round }. kole se o vítězství dělí { $names }
}
rummikub-web-wins-match = { $count ->
    [one] Vyhrává { $names }
   *[other] Společně vyhrávají { $names }
}
rummikub-web-ended-out = Někdo vyložil poslední kámen ze stojánku.
rummikub-web-ended-blocked = Bank je prázdný a nikdo nepokračuje: vyhrává nejmenší součet.
rummikub-web-rack-empty = prázdný { -rummikub-rack }
rummikub-web-next = { $left ->
    [0] Další kolo
   *[other] Další kolo ({ $left })
}
rummikub-web-points-won = Vyhraná kola
rummikub-web-points-lost = Zbylé kameny

## Kroky navrženého tahu. $old je sada, jak leží teď.

rummikub-web-step = { $kind ->
    [new] Nová: { $set }
    [extended] Rozšiř { $old }: { $set }
    [joker-swapped] Vyměň { -rummikub-joker(case: "accusative") } v { $old }: { $set }
    [taken-from] Vezmi { $left } z { $old }: { $set }
    [split] Rozděl { $old }: { $set }
    [other-part] Druhá část: { $set }
    [joined] Spoj { $old }: { $set }
   *[rebuilt] Přestav { $old }: { $set }
}
rummikub-web-piece-set = { $tiles } z { $set }

## Stůl slovy

rummikub-web-how = Jak se píše tah
rummikub-web-how-typed = Napiš „table“ a všechny sady, jak mají ležet, každou v závorkách: table [K3 K4 K5] [R7 G7 B7]. Nebo draw, nebo pass.

## Obrázky k pravidlům

rummikub-web-example-rack = na stojánku
rummikub-web-example-table = na stole
rummikub-web-example-after = potom
rummikub-web-example-good = sada
rummikub-web-example-bad = není sada

## Pomocník: nejlepší tah pro skutečné kameny

rummikub-web-helper = Nejlepší tah
rummikub-web-helper-intro = Hraješ se skutečnými kameny? Naťukej, co leží na stole a na tvém stojánku, a program ukáže nejlepší tah.
rummikub-web-helper-table = Na stole
rummikub-web-helper-rack = Na tvém stojánku
rummikub-web-helper-here = Vybrané kameny jdou sem
rummikub-web-helper-add-set = Další sada
rummikub-web-helper-remove = Odebrat { $tile }
rummikub-web-helper-remove-set = Odebrat sadu
rummikub-web-helper-put = Přidat { $tile }
rummikub-web-helper-opening = Ještě nemám první výklad
rummikub-web-helper-solve = Ukázat nejlepší tah
rummikub-web-helper-wait = Program přemýšlí…
rummikub-web-helper-play = { $count ->
    [one] Vylož { $count } kámen, který se počítá za { $points }:
    [few] Vylož { $count } kameny, které se počítají za { $points }:
    [many] Vylož { $count } kamene, které se počítají za { $points }:
   *[other] Vylož { $count } kamenů, které se počítají za { $points }:
}
rummikub-web-helper-nothing = Nic se vyložit nedá. Vezmi si kámen.
rummikub-web-helper-no-opening = První výklad zatím nejde. Vezmi si kámen.
rummikub-web-helper-wrong = Ještě to není sada.
rummikub-web-helper-after = Stůl potom
rummikub-web-helper-clear = Smazat všechno
rummikub-web-helper-left = Na stojánku zbývá: { $count }
rummikub-web-helper-done = Mám vyloženo

rummikub-web-drew-own = Bereš si { $tiles }.
rummikub-web-log-drawn = { $seat } si bere kámen.
rummikub-web-log-drawn-own = Bereš si kámen.

### Carcassonne. Fakta pojmenovávají věci slovy kódu: $kind je city, road, monastery nebo field; $role je knight,
### robber, monk nebo farmer; $edge je N, E, S nebo W; $at je políčko jako 1,-2; $tile je druh karty jako D nebo MW3.

## Pojmy

carcassonne-title = Carcassonne
carcassonne-summary = Stavěj krajinu kartu po kartě a obsazuj její města, cesty, kláštery a louky.

carcassonne-kind = { $kind ->
    [city] město
    [road] cesta
    [monastery] klášter
   *[field] louka
}
# Figurka podle toho, kde stojí, ve 4. pádě.
carcassonne-role = { $role ->
    [knight] rytíře
    [robber] lupiče
    [monk] mnicha
   *[farmer] sedláka
}
# Kde na kartě okraj leží.
carcassonne-edge = { $edge ->
    [N] na severu
    [E] na východě
    [S] na jihu
   *[W] na západě
}
# Co karta na okraji ukazuje, ve 4. pádě.
carcassonne-terrain = { $terrain ->
    [city] město
    [road] cestu
   *[field] louku
}
# Co musí na tom okraji pokračovat, v 1. pádě.
carcassonne-needed = { $needed ->
    [city] město
    [road] cesta
   *[field] louka
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } karta
    [few] { $tiles } karty
    [many] { $tiles } karty
   *[other] { $tiles } karet
}
# 1. i 4. pád.
carcassonne-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
carcassonne-cities = { $cities ->
    [one] { $cities } dokončené město
    [few] { $cities } dokončená města
    [many] { $cities } dokončeného města
   *[other] { $cities } dokončených měst
}
# Velikost města: jeho karty, a má-li erby, i ty.
carcassonne-city-size = { $shields ->
    [0] { carcassonne-tiles }
    [one] { carcassonne-tiles }, { $shields } erb
    [few] { carcassonne-tiles }, { $shields } erby
    [many] { carcassonne-tiles }, { $shields } erbu
   *[other] { carcassonne-tiles }, { $shields } erbů
}
carcassonne-state = { $state ->
    [completed] dokončeno
   *[unfinished] nedokončeno
}
# Kolik bodů přináší cesta nebo město samo a kdo je o kolik změnil.
carcassonne-worth = { $by ->
    [mage] { $printed }, mág { $change_signed }
    [witch] { $printed }, čarodějnice { $change_signed }
   *[nobody] { $printed }
}
# Kolik figurek zůstává v zásobě, jako celá věta bez tečky.
carcassonne-x-supply = { $supply ->
    [0] zásoba je prázdná
    [one] v zásobě zbývá { $supply } figurka
    [few] v zásobě zbývají { $supply } figurky
    [many] v zásobě zbývá { $supply } figurky
   *[other] v zásobě zbývá { $supply } figurek
}

## Volby

carcassonne-option-two-tile-city = Malé město
    .help = Body za dokončené město ze dvou karet; první vydání za ně dávala 2.
carcassonne-option-fields = Louky
    .help = Tři body za město z každé louky (třetí pravidlo), každému jen jednou (druhé), čtyři za všechny louky kolem města (první), nebo bez sedláků.
carcassonne-option-fields-third = třetí pravidlo
carcassonne-option-fields-second = druhé pravidlo
carcassonne-option-fields-first = první pravidlo
carcassonne-option-fields-off = bez sedláků
carcassonne-option-tie = Shoda bodů
    .help = Při shodě se o vítězství dělí, nebo začínající hráč prohrává.
carcassonne-option-tie-shared = dělí se
carcassonne-option-tie-starter-loses = začínající prohrává
carcassonne-option-start-player = Začínající hráč
    .help = Místo, které začíná.
carcassonne-option-start-player-random = losem
carcassonne-option-tile-list = Přehled karet
    .help = Ukazovat, které karty zbývají, nebo jen kolik.
carcassonne-option-tile-list-shown = viditelný
carcassonne-option-tile-list-hidden = skrytý
carcassonne-variant-base-game = Základní hra bez rozšíření
    .help = Bez mága, čarodějnice a kruhů v obilí.
carcassonne-variant-no-fields = Bez sedláků
    .help = Na louky si nikdo nelehá a louky nedávají body.

## Co se děje

carcassonne-event-starter-chosen = { $seat } začíná.
carcassonne-event-starter-chosen-own = Začínáš ty.
carcassonne-event-tile-drawn = { $seat } táhne kartu { $tile }.
carcassonne-event-tile-drawn-own = Tvá karta je { $tile }; { $left ->
    [0] je poslední
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
    [many] zbývá { $left } karty
   *[other] zbývá { $left } karet
}.
carcassonne-event-tile-discarded = Karta { $tile } nikam nepasuje a odchází ze hry; { $seat } táhne znovu, jsou-li ještě karty.
carcassonne-event-tile-discarded-own = Karta { $tile } nikam nepasuje a odchází ze hry; táhneš znovu, jsou-li ještě karty.
carcassonne-event-tile-placed = { $seat } přikládá kartu { $tile }{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , otočenou o { $rotation }°
}.
carcassonne-event-tile-placed-own = Přikládáš kartu { $tile }{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}{ $rotation ->
    [0] { "" }
   *[other] , otočenou o { $rotation }°
}.
carcassonne-event-meeple-placed = { $seat } umísťuje { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-placed-own = Umísťuješ { carcassonne-role }{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}; { carcassonne-x-supply }.
carcassonne-event-meeple-passed = { $seat } neumísťuje figurku.
carcassonne-event-meeple-passed-own = Neumísťuješ figurku.
carcassonne-event-meeples-returned = { $total ->
    [one] Do zásoby se vrací { $total } figurka
    [few] Do zásoby se vracejí { $total } figurky
    [many] Do zásoby se vrací { $total } figurky
   *[other] Do zásoby se vrací { $total } figurek
}: { $seats }.
carcassonne-event-road-scored = { $state ->
    [completed] Dokončená cesta
   *[unfinished] Nedokončená cesta
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-road-scored-own = { $state ->
    [completed] Dokončená cesta
   *[unfinished] Nedokončená cesta
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-tiles }: { carcassonne-worth }): ty – { carcassonne-points }.
carcassonne-event-city-scored = { $state ->
    [completed] Dokončené město
   *[unfinished] Nedokončené město
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): { $seats } – { carcassonne-points }.
carcassonne-event-city-scored-own = { $state ->
    [completed] Dokončené město
   *[unfinished] Nedokončené město
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-city-size }: { carcassonne-worth }): ty – { carcassonne-points }.
carcassonne-event-monastery-scored = { $state ->
    [completed] Dokončený klášter
   *[unfinished] Nedokončený klášter
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-tiles }): { $seats } – { carcassonne-points }.
carcassonne-event-monastery-scored-own = { $state ->
    [completed] Dokončený klášter
   *[unfinished] Nedokončený klášter
}{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-tiles }): ty – { carcassonne-points }.
carcassonne-event-field-scored = Louka{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , z toho už dříve započteno { $paid_before }
}): { $seats } – { carcassonne-points }.
carcassonne-event-field-scored-own = Louka{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} ({ carcassonne-cities }{ $paid_before ->
    [0] { "" }
   *[other] , z toho už dříve započteno { $paid_before }
}): ty – { carcassonne-points }.
carcassonne-event-city-fed = Louky kolem města{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}: { $seats } – { carcassonne-points }.
carcassonne-event-city-fed-own = Louky kolem města{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
}: ty – { carcassonne-points }.
carcassonne-event-feature-unclaimed = { $kind ->
    [city] Město{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} je dokončené
   *[road] Cesta{ $at ->
    [here] { "" }
   *[other] { " na " }{ $at }
} je dokončená
} ({ carcassonne-tiles }) a nepatří nikomu.
carcassonne-event-final-scoring-began = Poslední tah je odehraný: { $scores_named }. Následuje závěrečné vyhodnocení.
carcassonne-event-game-ended = Konec partie: { $scores_named }. Vítězí { $seats }: { carcassonne-points }.
carcassonne-event-game-ended-own = Konec partie: { $scores_named }. Vyhráváš: { carcassonne-points }.

## Proč ne

carcassonne-refusal-not-a-move = „{ $move }“ není tah této hry.
carcassonne-refusal-game-over = Partie už skončila.
carcassonne-refusal-not-your-turn = Nejsi na řadě, teď hraje { $seat }.
carcassonne-refusal-no-tile-to-place = Teď není žádná karta k přiložení.
carcassonne-refusal-other-tile-drawn = Vytažená je jiná karta.
carcassonne-refusal-touches-no-tile = To místo se nedotýká žádné karty krajiny; dotyk rohem nestačí.
carcassonne-refusal-cell-taken = Tam už karta leží.
carcassonne-refusal-edge-does-not-match = Tam by karta { carcassonne-edge } ukazovala { carcassonne-terrain }, ale pokračovat musí { carcassonne-needed }.
carcassonne-refusal-no-meeple-now = Teď není čas na figurku.
carcassonne-refusal-no-such-segment = Taková část tam není.
carcassonne-refusal-no-farmers = U tohoto stolu se hraje bez sedláků.
carcassonne-refusal-no-meeple-left = Nemáš už žádnou figurku.
carcassonne-refusal-feature-occupied = Už je obsazeno, figurky tam stojí: { $seats }.
carcassonne-refusal-nature-draws = Karty losuje náhoda, ne { $seat }.
carcassonne-refusal-no-draw-now = Teď není čas táhnout kartu.
carcassonne-refusal-tile-not-in-box = Karta { $tile } v této hře není.
carcassonne-refusal-no-such-tile-left = Na hromádce už karta { $tile } není: { $count ->
    [one] jediná taková už je venku
    [few] všechny { $count } už jsou venku
    [many] všech { $count } už je venku
   *[other] všech { $count } už je venku
}.
carcassonne-refusal-no-starter-now = Teď se nevybírá, kdo začne.
carcassonne-refusal-no-such-starter = Místo { $seat } nemůže začínat: u stolu { $players ->
    [one] je { $players } hráč
    [few] jsou { $players } hráči
    [many] je { $players } hráče
   *[other] je { $players } hráčů
}.

## Proč bot radí právě tohle; $points v posledních dvou je text jako „3,2“

carcassonne-reason-points-now = Teď přinese { carcassonne-points }; { $moves ->
    [one] tak dobrý není žádný jiný tah
    [few] stejně dobré jsou { $moves } tahy
    [many] stejně dobré je { $moves } tahu
   *[other] stejně dobrých je { $moves } tahů
}.
carcassonne-reason-only-move = Je to jediný tah.
carcassonne-reason-scores-now = Teď ti přinese { carcassonne-points }.
carcassonne-reason-lets-score = { $seat } tím získá { carcassonne-points }.
carcassonne-reason-would-gain = Skončí-li partie hned potom, máš o { carcassonne-points } víc.
carcassonne-reason-rival-would-gain = Skončí-li partie hned potom, { $seat } má o { carcassonne-points } víc.
carcassonne-reason-rival-would-lose = Skončí-li partie hned potom, { $seat } má o { carcassonne-points } méně.
carcassonne-reason-spends-meeple = { $left ->
    [0] Je to tvá poslední figurka
    [one] Zbude ti { $left } figurka
    [few] Zbudou ti { $left } figurky
    [many] Zbude ti { $left } figurky
   *[other] Zbude ti { $left } figurek
}.
carcassonne-reason-frees-meeple = Vrátí ti figurku, celkem pak máš { $left ->
    [one] { $left } figurku
    [few] { $left } figurky
    [many] { $left } figurky
   *[other] { $left } figurek
}.
carcassonne-reason-outlook = Výhled na konec ve srovnání s ostatními: { $points } bodu.
carcassonne-reason-tried-out = Vyzkoušeno s { $trials ->
    [one] { $trials } zamíchaným balíčkem
    [few] { $trials } zamíchanými balíčky
    [many] { $trials } zamíchaného balíčku
   *[other] { $trials } zamíchanými balíčky
}: náskok { $points } bodu o pár tahů později.
carcassonne-reason-tried-next = Druhý nejlepší tam: { $move }, o { $points } bodu méně (± { $error }).
carcassonne-reason-ahead-of-next = Druhý nejlepší: { $move }, o { $points } bodu horší.

## Co teď

carcassonne-status-place = Přilož kartu: písmeno, a kde jich je víc, i otočení (0–3).
carcassonne-status-meeple = Umísti písmenem figurku na kartu, nebo p, když žádnou nechceš.
carcassonne-status-taken = Na kartě není nic volného: pokračuj pomocí p.
carcassonne-status-empty = Nemáš už žádnou figurku: pokračuj pomocí p.

## U stolu

# Záhlaví úzkých sloupců: body teď, body při konci hned teď, figurky v zásobě.
carcassonne-label-now = teď
carcassonne-label-during = Ve hře
carcassonne-label-end = kon.
carcassonne-label-meeples = fig.
carcassonne-label-stack = { $left ->
    [one] Zbývá { $left } karta
    [few] Zbývají { $left } karty
    [many] Zbývá { $left } karty
   *[other] Zbývá { $left } karet
}
carcassonne-label-tile = Tvá karta: { $tile }
carcassonne-label-turns = otočená o čtvrtiny:
carcassonne-label-worth = Hodnota teď:
carcassonne-label-feature = { carcassonne-kind }, { carcassonne-points }
carcassonne-label-field = { carcassonne-kind }, { $cities ->
    [one] { $cities } město
    [few] { $cities } města
    [many] { $cities } města
   *[other] { $cities } měst
}
carcassonne-label-taken = { carcassonne-kind } ({ $seats })
carcassonne-label-beyond = Další za okrajem ({ $command }): { $letters }
carcassonne-label-key = █ město, ◆ erb, ═ cesta, ■ křižovatka, ⌂ klášter, · louka; A–F figurky
carcassonne-label-which-turn = Pro { $letter } je možné { $choices }.
carcassonne-label-remaining = Na hromádce zbývá:
carcassonne-label-remaining-hidden = U tohoto stolu se neukazuje, které karty zbývají.
carcassonne-label-spot = { carcassonne-kind } na { $at }, { carcassonne-tiles }
carcassonne-label-cities = Města
carcassonne-label-roads = Cesty
carcassonne-label-monasteries = Kláštery
carcassonne-label-fields = Louky

## Tištěná vydání

carcassonne-edition-cs-2012-source = Česká pravidla pátého minirozšíření, 2012
carcassonne-edition-cs-2012-63 = V každé krabičce je jako bonus jedna karta s kruhem v obilí, proto se vydání hraje s jednou, vylosovanou ze šesti. Její pravidla v letáku nejsou; lze se dohodnout na jiném počtu, nebo hrát bez nich.
carcassonne-edition-first-2000-title = Carcassonne, první bodování
carcassonne-edition-first-2000-source = Bodování tištěné roku 2000
carcassonne-edition-second-2001-title = Carcassonne, druhé bodování
carcassonne-edition-second-2001-source = Bodování tištěné roku 2001
carcassonne-edition-third-2002-title = Carcassonne, třetí bodování
carcassonne-edition-third-2002-source = Bodování tištěné od roku 2002

## Ve statistikách

carcassonne-figure-roads = Body za cesty
carcassonne-figure-cities = Body za města
carcassonne-figure-monasteries = Body za kláštery
carcassonne-figure-fields = Body za louky

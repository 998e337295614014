### Witchstone. Věci se jmenují podle faktů slovy notace: $symbol, $symbol_a, $symbol_b a $action jsou energy, witch,
### pentagram, crystal, wand nebo scroll; $chip může být i vp3, $shelf i bottom; $place je lokace, $scroll druh svitku.
### Políčka a řetězy ($hex, $hexes, $from, $chain) jsou notace a nepřekládají se.

## Pojmy

-witchstone-energy = energie
-witchstone-witch = čarodějnice
-witchstone-pentagram = { $case ->
   *[nominative] pentagram
    [genitive] pentagramu
}
-witchstone-crystal = { $case ->
   *[nominative] krystal
    [genitive] krystalu
}
-witchstone-wand = { $case ->
   *[nominative] hůlka
    [genitive] hůlky
}
-witchstone-scroll = { $case ->
   *[nominative] svitek
    [genitive] svitku
}
-witchstone-stone = { $case ->
   *[nominative] Čarodějný kámen
    [locative] Čarodějném kameni
}

witchstone-title = Witchstone
witchstone-summary = Plň svůj kotel dvojicemi symbolů a prováděj oba, znovu a znovu: energie, čarodějnice, krystaly, svitky.

# Šest symbolů, to je i šest druhů akcí.
witchstone-symbol = { $symbol ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
witchstone-x-symbol-genitive = { $symbol ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram(case: "genitive") }
    [crystal] { -witchstone-crystal(case: "genitive") }
    [wand] { -witchstone-wand(case: "genitive") }
   *[scroll] { -witchstone-scroll(case: "genitive") }
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
# Přesně dvě písmena, všech šest různých: stojí na políčkách a hráči je píšou.
witchstone-symbol-code = { $symbol ->
    [energy] En
    [witch] Ča
    [pentagram] Pe
    [crystal] Kr
    [wand] Hů
   *[scroll] Sv
}
witchstone-tile = „{ witchstone-symbol-a }/{ witchstone-symbol-b }“
witchstone-each-tiles = { witchstone-symbol-a }/{ witchstone-symbol-b }
witchstone-action = { $action ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
   *[scroll] { -witchstone-scroll }
}
# „2 akce hůlky“.
witchstone-x-action-genitive = { $action ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram(case: "genitive") }
    [crystal] { -witchstone-crystal(case: "genitive") }
    [wand] { -witchstone-wand(case: "genitive") }
   *[scroll] { -witchstone-scroll(case: "genitive") }
}
witchstone-chip = { $chip ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [vp3] 3 body
   *[scroll] { -witchstone-scroll }
}
witchstone-shelf = { $shelf ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [bottom] nejnižší
   *[scroll] { -witchstone-scroll }
}
# Vždy ve 4. pádě: „přesouvá černý krystal“.
witchstone-crystal = { $crystal ->
    [black] černý krystal
   *[own] krystal
}
# Kam: „posílá čarodějnici do severní vesnice“.
witchstone-place = { $place ->
    [witchstone] na { -witchstone-stone }
    [tower_n] na severní věž
    [tower_e] na východní věž
    [tower_s] na jižní věž
    [tower_w] na západní věž
    [village_n] do severní vesnice
    [village_e] do východní vesnice
    [village_s] do jižní vesnice
    [village_w] do západní vesnice
    [forest_n] do severního lesa
    [forest_e] do východního lesa
    [forest_s] do jižního lesa
    [forest_w] do západního lesa
    [castle_ne] na severovýchodní hrad
    [castle_se] na jihovýchodní hrad
    [castle_sw] na jihozápadní hrad
    [castle_nw] na severozápadní hrad
   *[other] na { $place }
}
# Kde: „stojí v severní vesnici“.
witchstone-x-at-place = { $place ->
    [witchstone] na { -witchstone-stone(case: "locative") }
    [tower_n] na severní věži
    [tower_e] na východní věži
    [tower_s] na jižní věži
    [tower_w] na západní věži
    [village_n] v severní vesnici
    [village_e] ve východní vesnici
    [village_s] v jižní vesnici
    [village_w] v západní vesnici
    [forest_n] v severním lese
    [forest_e] ve východním lese
    [forest_s] v jižním lese
    [forest_w] v západním lese
    [castle_ne] na severovýchodním hradě
    [castle_se] na jihovýchodním hradě
    [castle_sw] na jihozápadním hradě
    [castle_nw] na severozápadním hradě
   *[other] na { $place }
}
# Svitek: nejvýš 30 znaků, a kde obrazovka přidává potřebná čísla, nejvýš 25.
witchstone-scroll = { $scroll ->
    [b2_energy] posílení: { -witchstone-energy } +2
    [b2_witch] posílení: { -witchstone-witch } +2
    [b2_pentagram] posílení: { -witchstone-pentagram } +2
    [b2_crystal] posílení: { -witchstone-crystal } +2
    [b2_wand] posílení: { -witchstone-wand } +2
    [b2_scroll] posílení: { -witchstone-scroll } +2
    [b1_any] posílení: libovolná akce +1
    [p_cluster_energy] skupina energie
    [p_cluster_witch] skupina čarodějnic
    [p_cluster_pentagram] skupina pentagramů
    [p_cluster_crystal] skupina krystalů
    [p_cluster_wand] skupina hůlek
    [p_cluster_scroll] skupina svitků
    [p_occ_villages] čarodějnice: vesnice
    [p_occ_forests] čarodějnice: lesy
    [p_occ_castles] čarodějnice: hrady
    [p_occ_towers] čarodějnice: cizí věže
    [p_occ_vct] čarodějnice: vesnice–hrad–věž
    [p_occ_fvc] čarodějnice: les–vesnice–hrad
    [p_occ_cft] čarodějnice: hrad–les–věž
    [p_con_ttf] spojené: věž–věž–les
    [p_con_ccv] spojené: hrad–hrad–vesnice
    [p_con_fvw] spojené: les–vesnice–kámen
    [p_stone_rank] pořadí na kameni
    [p_witches] čarodějnice na mapě
    [p_lying] ležící čarodějnice
    [p_silver] stříbrná pole hůlky
    [p_special] speciální dílky
    [p_scrolls] svitky
    [p_chips] žetony
    [p_crystals] krystaly v regálu
   *[other] { $scroll }
}
# Co počítá stříbrné pole hůlky.
witchstone-counted = { $counted ->
    [chains] řetězy
    [scrolls] svitky
    [crystals] krystaly
    [witches] čarodějnice
    [chips] žetony
   *[special_tiles] speciální dílky
}
# O čem se rozhoduje, jako nadpis.
witchstone-open = { $open ->
    [energy] { -witchstone-energy }
    [witch] { -witchstone-witch }
    [pentagram] { -witchstone-pentagram }
    [crystal] { -witchstone-crystal }
    [wand] { -witchstone-wand }
    [scroll] { -witchstone-scroll }
    [turn] pokládání dílku
    [shelf] volba police
    [chip] volba žetonu
    [special-tile] speciální dílek
    [empty-space] prázdné tmavé pole
    [wand-spaces] pole hůlky
    [tower] volba věže
    [draw] tažení dílku
    [reveal] odkrytí svitku
    [refill] odkrytí speciálního dílku
    [deal] příprava stolu
   *[over] konec
}
# Co musí předcházet všemu ostatnímu.
witchstone-first = { $open ->
    [turn] Nejdřív polož dílek.
    [shelf] Nejdřív vyber polici pro krystal.
    [chip] Nejdřív vyber žeton.
    [special-tile] Nejdřív rozhodni o speciálním dílku.
    [empty-space] Nejdřív vyber symbol pro prázdné tmavé pole.
    [wand-spaces] Nejdřív přijdou na řadu pole hůlky.
    [tower] Nejdřív si vyber věž.
   *[other] Nejdřív dokonči akci „{ witchstone-open }“.
}
# 1. i 4. pád.
witchstone-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
# 4. pád: „má 1 akci“, „za 2 akce“.
witchstone-actions = { $actions ->
    [one] { $actions } akci
    [few] { $actions } akce
    [many] { $actions } akce
   *[other] { $actions } akcí
}
# 1. i 4. pád.
witchstone-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}

## Volby

witchstone-option-board = Herní plán
    .help = Soubor dat o mapě, kotli, stupnicích a svitcích.
witchstone-option-board-reconstructed = rekonstruovaný
witchstone-option-board-wand-b = rekonstruovaný, s jiným pořadím na hůlce
witchstone-option-screens = Zástěny
    .help = Dílky za zástěnami a průběžné součty jsou tajné, nebo je vidí všichni.
witchstone-option-screens-closed = zavřené
witchstone-option-screens-open = otevřené
witchstone-option-chips = Žetony z mapy
    .help = Akci žetonu, který vzala čarodějnice, lze použít nejpozději po poslední akci čarodějnice v tahu, nebo jen do konce té akce čarodějnice, při níž byl vzat.
witchstone-option-chips-turn = platí celý tah
witchstone-option-chips-action = platí jen v téže akci
witchstone-option-handicap-A = Handicap prvního hráče
    .help = Silný hráč vybírá ze tří dílků, ze dvou, nebo hraje jediný tažený.
witchstone-option-handicap-A-none = žádný
witchstone-option-handicap-B = Handicap druhého hráče
    .help = Silný hráč vybírá ze tří dílků, ze dvou, nebo hraje jediný tažený.
witchstone-option-handicap-B-none = žádný
witchstone-option-handicap-C = Handicap třetího hráče
    .help = Silný hráč vybírá ze tří dílků, ze dvou, nebo hraje jediný tažený.
witchstone-option-handicap-C-none = žádný
witchstone-option-handicap-D = Handicap čtvrtého hráče
    .help = Silný hráč vybírá ze tří dílků, ze dvou, nebo hraje jediný tažený.
witchstone-option-handicap-D-none = žádný
witchstone-variant-open-screens = Otevřené zástěny
    .help = Všichni vidí dílky i průběžné součty všech.
witchstone-edition-bg-2024-source = Bulharská pravidla z roku 2024

## Co se děje

witchstone-event-table-set = Stůl je připravený: svitky, speciální dílky a žetony leží odkryté.
witchstone-event-hand-drawn = { $seat } má dílky { $tiles }.
witchstone-event-hand-drawn-own = Tvé dílky: { $tiles }.
witchstone-event-tile-drawn = { $seat } táhne dílek { witchstone-tile }.
witchstone-event-tile-drawn-own = Táhneš dílek { witchstone-tile }.
witchstone-event-supply-shrank = { $seat } táhne dílek; v zásobě zbývá: { $left }.
witchstone-event-supply-shrank-own = Táhneš dílek; v zásobě zbývá: { $left }.
witchstone-event-tower-taken = { $seat } staví velkou čarodějnici { witchstone-place }: { witchstone-points }.
witchstone-event-tower-taken-own = Stavíš velkou čarodějnici { witchstone-place }: { witchstone-points }.
witchstone-event-turn-began = { $round }. kolo: na tahu je { $seat }.
witchstone-event-turn-began-own = { $round }. kolo: jsi na tahu.
witchstone-event-tile-placed = { $seat } pokládá dílek { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " na " }{ $hexes }
}.
witchstone-event-tile-placed-own = Pokládáš dílek { witchstone-tile }{ $hexes ->
    [here] { "" }
   *[other] { " na " }{ $hexes }
}.
witchstone-event-tile-discarded = Žádný dílek se nevejde: { $seat } odhazuje { witchstone-tile }.
witchstone-event-tile-discarded-own = Žádný dílek se nevejde: odhazuješ { witchstone-tile }.
witchstone-event-action-opened = { $seat } má { witchstone-actions } { witchstone-x-action-genitive } { $source ->
    [tile] z dílku
    [space] z prázdného pole
    [shelf] z police
   *[setup] ze žetonu
}.
witchstone-event-action-opened-own = Máš { witchstone-actions } { witchstone-x-action-genitive } { $source ->
    [tile] z dílku
    [space] z prázdného pole
    [shelf] z police
   *[setup] ze žetonu
}.
witchstone-event-actions-lost = { $seat } nevyužívá { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-actions-lost-own = Nevyužíváš { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-segment-placed = { $seat } klade segment na { $chain }, { $links } z { $of }.
witchstone-event-segment-placed-own = Kladeš segment na { $chain }, { $links } z { $of }.
witchstone-event-chain-finished = { $seat } dokončuje řetěz { $chain }: { witchstone-points }.
witchstone-event-chain-finished-own = Dokončuješ řetěz { $chain }: { witchstone-points }.
witchstone-event-witch-laid = { $seat } pokládá čarodějnici k věži; teď jich tam leží: { $lying }.
witchstone-event-witch-laid-own = Pokládáš čarodějnici k věži; teď jich tam leží: { $lying }.
witchstone-event-witch-sent = { $seat } posílá čarodějnici { witchstone-place } za { witchstone-actions }: { witchstone-points }.
witchstone-event-witch-sent-own = Posíláš čarodějnici { witchstone-place } za { witchstone-actions }: { witchstone-points }.
witchstone-event-stone-reached = { $seat } obsazuje { $slot }. pozici na { -witchstone-stone(case: "locative") }: { witchstone-points }.
witchstone-event-stone-reached-own = Obsazuješ { $slot }. pozici na { -witchstone-stone(case: "locative") }: { witchstone-points }.
witchstone-event-chip-taken = { $place ->
    [cloth] { $seat } bere žeton z ubrusu: { witchstone-chip }.
   *[other] { $seat } bere žeton, který tam leží: { witchstone-chip }.
}
witchstone-event-chip-taken-own = { $place ->
    [cloth] Bereš žeton z ubrusu: { witchstone-chip }.
   *[other] Bereš žeton, který tam leží: { witchstone-chip }.
}
witchstone-event-chip-used = { $seat } používá žeton „{ witchstone-chip }“ na { witchstone-actions }.
witchstone-event-chip-used-own = Používáš žeton „{ witchstone-chip }“ na { witchstone-actions }.
witchstone-event-owl-stepped = { $seat } jde po pentagramu o { witchstone-steps } na pole { $space }.
witchstone-event-owl-stepped-own = Jdeš po pentagramu o { witchstone-steps } na pole { $space }.
witchstone-event-owl-tile-taken = { $seat } bere soví destičku s hodnotou { $value }.
witchstone-event-owl-tile-taken-own = Bereš soví destičku s hodnotou { $value }.
witchstone-event-owl-space-empty = Žádná soví destička tam už není: { $seat } získává { witchstone-points }.
witchstone-event-owl-space-empty-own = Žádná soví destička tam už není: získáváš { witchstone-points }.
witchstone-event-special-taken = { $seat } bere speciální dílek { witchstone-tile }.
witchstone-event-special-taken-own = Bereš speciální dílek { witchstone-tile }.
witchstone-event-special-refilled = Odkrývá se speciální dílek { witchstone-tile }; v hromádce zbývá: { $left }.
witchstone-event-special-kept = { $seat } si nechává speciální dílek { witchstone-tile } na jedno použití.
witchstone-event-special-kept-own = Necháváš si speciální dílek { witchstone-tile } na jedno použití.
witchstone-event-special-placed = { $seat } pokládá speciální dílek { witchstone-tile } natrvalo{ $hex ->
    [here] { "" }
   *[other] { " na " }{ $hex }
}.
witchstone-event-special-placed-own = Pokládáš speciální dílek { witchstone-tile } natrvalo{ $hex ->
    [here] { "" }
   *[other] { " na " }{ $hex }
}.
witchstone-event-special-used = { $seat } používá speciální dílek { witchstone-tile } na { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-special-used-own = Používáš speciální dílek { witchstone-tile } na { witchstone-actions } { witchstone-x-action-genitive }.
witchstone-event-crystal-moved = { $seat } přesouvá { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " z " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " na " }{ $hex }
} za { witchstone-actions }.
witchstone-event-crystal-moved-own = Přesouváš { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " z " }{ $from }
}{ $hex ->
    [here] { "" }
   *[other] { " na " }{ $hex }
} za { witchstone-actions }.
witchstone-event-crystal-brought-out = { $seat } vynáší { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " z " }{ $from }
} na okraj za { witchstone-actions }. Symbol na okraji: { witchstone-symbol }.
witchstone-event-crystal-brought-out-own = Vynášíš { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " z " }{ $from }
} na okraj za { witchstone-actions }. Symbol na okraji: { witchstone-symbol }.
witchstone-event-crystal-shelved = { $shelf ->
    [bottom] { $seat } staví { witchstone-crystal } na nejnižší polici; volných baněk tam zbývá: { $free }.
   *[other] { $seat } staví { witchstone-crystal } na polici „{ witchstone-shelf }“; volných baněk tam zbývá: { $free }.
}
witchstone-event-crystal-shelved-own = { $shelf ->
    [bottom] Stavíš { witchstone-crystal } na nejnižší polici; volných baněk tam zbývá: { $free }.
   *[other] Stavíš { witchstone-crystal } na polici „{ witchstone-shelf }“; volných baněk tam zbývá: { $free }.
}
witchstone-event-crystal-boxed = Obě police jsou plné: { $seat } vrací { witchstone-crystal } do krabice.
witchstone-event-crystal-boxed-own = Obě police jsou plné: vracíš { witchstone-crystal } do krabice.
witchstone-event-crystal-removed = { $seat } vyjímá { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " z " }{ $from }
} ručně: { $points_signed }.
witchstone-event-crystal-removed-own = Vyjímáš { witchstone-crystal }{ $from ->
    [here] { "" }
   *[other] { " z " }{ $from }
} ručně: { $points_signed }.
witchstone-event-wand-stepped = { $leading ->
    [1] { $seat } jde po hůlce o { witchstone-steps } na pole { $space }, dál není nikdo.
   *[0] { $seat } jde po hůlce o { witchstone-steps } na pole { $space }.
}
witchstone-event-wand-stepped-own = { $leading ->
    [1] Jdeš po hůlce o { witchstone-steps } na pole { $space }, dál není nikdo.
   *[0] Jdeš po hůlce o { witchstone-steps } na pole { $space }.
}
witchstone-event-bonus-reached = { $doubled ->
    [1] Pole hůlky { $space }, dvojnásobně: { $seat } má { witchstone-actions } { witchstone-x-action-genitive }.
   *[0] Pole hůlky { $space }: { $seat } má { witchstone-actions } { witchstone-x-action-genitive }.
}
witchstone-event-bonus-reached-own = { $doubled ->
    [1] Pole hůlky { $space }, dvojnásobně: máš { witchstone-actions } { witchstone-x-action-genitive }.
   *[0] Pole hůlky { $space }: máš { witchstone-actions } { witchstone-x-action-genitive }.
}
witchstone-event-silver-scored = Stříbrné pole { $space } ({ witchstone-counted }: { $count }): { $seat } získává { witchstone-points }.
witchstone-event-silver-scored-own = Stříbrné pole { $space } ({ witchstone-counted }: { $count }): získáváš { witchstone-points }.
witchstone-event-scroll-taken = { $seat } bere svitek z police { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-taken-own = Bereš svitek z police { $shelf } ({ witchstone-scroll }).
witchstone-event-scroll-revealed = Odkrývá se svitek ({ witchstone-scroll }); v balíčku zbývá: { $left }.
witchstone-event-boost-played = { $seat } používá posilující kouzlo ({ witchstone-scroll }).
witchstone-event-boost-played-own = Používáš posilující kouzlo ({ witchstone-scroll }).
witchstone-event-prophecy-counted = { $level ->
    [0] { $seat } má nesplněné proroctví ({ witchstone-scroll }): { witchstone-points }.
   *[other] { $seat } má proroctví splněné na { $level }. stupeň ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-prophecy-counted-own = { $level ->
    [0] Máš nesplněné proroctví ({ witchstone-scroll }): { witchstone-points }.
   *[other] Máš proroctví splněné na { $level }. stupeň ({ witchstone-scroll }): { witchstone-points }.
}
witchstone-event-final-counted = { $seat }: stupnice { $track }, sovy { $owls }, žetony { $chips }, kouzla { $boosts }, proroctví { $prophecies }; celkem { $total }.
witchstone-event-final-counted-own = Ty: stupnice { $track }, sovy { $owls }, žetony { $chips }, kouzla { $boosts }, proroctví { $prophecies }; celkem { $total }.
witchstone-event-game-ended = Konec partie. { -witchstone-stone } má svého pána. Vítězí { $seats }: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}.
witchstone-event-game-ended-own = Konec partie. { -witchstone-stone } má svého pána. Vyhráváš: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}.

## Proč ne

witchstone-refusal-not-a-move = To není tah této hry.
witchstone-refusal-not-on-this-board = Nic takového na tomto herním plánu není.
witchstone-refusal-game-over = Partie už skončila.
witchstone-refusal-nature-draws = Dílky, svitky a žetony losuje náhoda, ne { $seat }.
witchstone-refusal-nature-first = Nejdřív přijde na řadu náhoda: { witchstone-open }.
witchstone-refusal-not-your-turn = Nejsi na řadě, teď hraje { $seat }.
witchstone-refusal-not-now = { witchstone-first }
witchstone-refusal-another-action-open = { witchstone-first } Zbytku se můžeš i vzdát.
witchstone-refusal-no-actions-left = Tady už nezbývá žádná akce { witchstone-x-action-genitive }.
witchstone-refusal-tile-not-held = Dílek { witchstone-tile } nemáš. Tvé dílky: { $tiles }.
witchstone-refusal-tile-can-be-laid = Dílek { witchstone-tile } se odhodit nesmí: některý se vejde, nebo se vejde po vyjmutí krystalů.
witchstone-refusal-not-side-by-side = Tato dvě políčka spolu nesousedí.
witchstone-refusal-no-such-hex = Takové políčko v kotli není.
witchstone-refusal-crystal-there = Stojí tam krystal.
witchstone-refusal-printed-symbol = Vytištěný symbol se nesmí zakrýt.
witchstone-refusal-hex-covered = Už tam leží dílek.
witchstone-refusal-hex-occupied = Krystal se tam nemůže zastavit: políčko je obsazené.
witchstone-refusal-no-segments = Všechny tvé segmenty už leží na mapě.
witchstone-refusal-finish-chain-first = Nejdřív dokonči rozdělaný řetěz.
witchstone-refusal-chain-taken = Tento řetěz už patří někomu jinému: { $owner_seat }.
witchstone-refusal-not-at-tower = Tvůj první řetěz musí vést od tvé věže.
witchstone-refusal-not-connected = Tvé dokončené řetězy tam ještě nevedou.
witchstone-refusal-too-far = Na to { $needed ->
    [one] je potřeba { $needed } akce
    [few] jsou potřeba { $needed } akce
    [many] je potřeba { $needed } akce
   *[other] je potřeba { $needed } akcí
}; zbývá: { $left }.
witchstone-refusal-exit-too-far = K tomuto výstupu { $needed ->
    [one] je potřeba { $needed } akce
    [few] jsou potřeba { $needed } akce
    [many] je potřeba { $needed } akce
   *[other] je potřeba { $needed } akcí
}; zbývá: { $left }.
witchstone-refusal-no-witch-in-reserve = Tvá rezerva je prázdná; čarodějnic u tvé věže leží: { $lying }.
witchstone-refusal-no-witch-lying = U věže ti žádná čarodějnice neleží; nejdřív tam nějakou polož. Čarodějnic v rezervě: { $reserve }.
witchstone-refusal-own-tower = Tvá velká čarodějnice stojí { witchstone-x-at-place }: jiná tvá tam nesmí.
witchstone-refusal-witch-stands-there = Tvá čarodějnice už stojí { witchstone-x-at-place }.
witchstone-refusal-too-many-steps = To je moc daleko: { witchstone-steps }; zbývá: { $left }.
witchstone-refusal-stop-at-dark-space = Nejdřív zastav na nejbližším tmavém poli; kroků k němu: { $away }.
witchstone-refusal-end-of-wand = Tvá sova stojí na posledním poli hůlky.
witchstone-refusal-beyond-the-end = Hůlka končí dřív; polí zbývá: { $left }.
witchstone-refusal-not-on-tile = Na dílku { witchstone-tile } takový symbol není: { witchstone-action }.
witchstone-refusal-no-tile-waiting = Žádný takový speciální dílek tu na použití nečeká: { witchstone-tile }.
witchstone-refusal-no-chip-waiting = { $black ->
    [1] Žádný takový žeton za černý krystal tu na použití nečeká: { witchstone-chip }.
   *[0] Žádný takový žeton tu na použití nečeká: { witchstone-chip }.
}
witchstone-refusal-no-such-chip = Žádný takový žeton na ubruse neleží: { witchstone-chip }.
witchstone-refusal-no-crystals = V kotli už nemáš žádný krystal.
witchstone-refusal-no-crystal-there = Žádný krystal tam nestojí.
witchstone-refusal-wrong-shelf = Krystal patří na polici symbolu z okraje nebo na nejnižší polici, ne sem: { witchstone-shelf }. Symbol na okraji: { witchstone-symbol }.
witchstone-refusal-shelf-empty = Police { $shelf } je prázdná; svitků v knihovně: { $scrolls }.
witchstone-refusal-shelf-too-high = Police { $shelf } je moc vysoko; vybíráš { $left ->
    [one] jen z nejnižší police
   *[other] z nejnižších { $left } polic
}.
witchstone-refusal-not-a-boost = Proroctví žádné akce nepřidává ({ witchstone-scroll }).
witchstone-refusal-boost-not-held = Takový svitek nemáš ({ witchstone-scroll }).
witchstone-refusal-boost-used = { $copies ->
    [one] Toto kouzlo už je použité ({ witchstone-scroll }).
   *[other] Takových kouzel máš { $copies } a všechna už jsou použitá ({ witchstone-scroll }).
}
witchstone-refusal-boost-of-another-kind = Toto kouzlo ({ witchstone-scroll }) se k rozehrané akci nehodí: { witchstone-action }.
witchstone-refusal-nothing-to-boost = Další akce { witchstone-x-action-genitive } by se teď nedala využít ({ witchstone-scroll }).
witchstone-refusal-not-a-tower = Velká čarodějnice se staví na věž, ne { witchstone-place }.
witchstone-refusal-tower-taken = Jiná velká čarodějnice už stojí { witchstone-x-at-place }: { $owner_seat }.
witchstone-refusal-handicap-without-player = Na místě { $seat } nikdo nesedí, není tedy komu dát handicap; hráčů: { $players }.
witchstone-refusal-another-draws = Dílek teď táhne { $seat }.
witchstone-refusal-tile-not-in-supply = Dílek { witchstone-tile } v zásobě není.
witchstone-refusal-scroll-not-in-pile = Takový svitek už v balíčku není ({ witchstone-scroll }).
witchstone-refusal-tile-not-in-stack = Dílek { witchstone-tile } v hromádce speciálních dílků není.
witchstone-refusal-no-draw-now = Teď není co táhnout; na řadě je: { witchstone-open }.
witchstone-refusal-no-deal-now = Stůl už je připravený.
witchstone-refusal-deal-chips = Žetony pro mapu: má jich být { $wanted }, rozložených je { $found }.
witchstone-refusal-too-many-chips = Žetonů jednoho druhu je { $wanted }, ne { $found }.
witchstone-refusal-deal-library = Svitky pro knihovnu: má jich být { $wanted }, vyložených je { $found }.
witchstone-refusal-unknown-scroll = Takový svitek na tomto herním plánu není.
witchstone-refusal-too-many-scrolls = { $copies ->
    [one] Takový svitek je jen { $copies } ({ witchstone-scroll }).
    [few] Takové svitky jsou jen { $copies } ({ witchstone-scroll }).
    [many] Takového svitku je jen { $copies } ({ witchstone-scroll }).
   *[other] Takových svitků je jen { $copies } ({ witchstone-scroll }).
}
witchstone-refusal-deal-specials = Různé speciální dílky pro pentagram: má jich být { $wanted }, vyložených je { $found }.
witchstone-refusal-deal-seats = Sady dílků pro hráče: má jich být { $wanted }, rozdaných je { $found }.
witchstone-refusal-deal-hand = { $seat } má dostat { $wanted ->
    [one] { $wanted } dílek
    [few] { $wanted } dílky
    [many] { $wanted } dílku
   *[other] { $wanted } dílků
}, ne { $found }.

## Proč bot radí právě tohle

witchstone-reason-only-move = Je to tvůj jediný tah.
witchstone-reason-gains-most = { $equal ->
    [one] Hned přinese nejvíc.
    [few] Hned přinese nejvíc; stejně dobré jsou { $equal } tahy.
    [many] Hned přinese nejvíc; stejně dobré je { $equal } tahu.
   *[other] Hned přinese nejvíc; stejně dobrých je { $equal } tahů.
}
witchstone-reason-plan-of-the-turn = { $points ->
    [one] { $points } bod teď a { $total } i se závěrem partie, podle tohoto plánu: { $plan }.
    [few] { $points } body teď a { $total } i se závěrem partie, podle tohoto plánu: { $plan }.
    [many] { $points } bodu teď a { $total } i se závěrem partie, podle tohoto plánu: { $plan }.
   *[other] { $points } bodů teď a { $total } i se závěrem partie, podle tohoto plánu: { $plan }.
}
witchstone-reason-plan-owls = Soví destičky: { $points_signed }.
witchstone-reason-plan-chips = Žetony: { $points_signed }.
witchstone-reason-plan-boosts = Nepoužitá kouzla: { $points_signed }.
witchstone-reason-plan-prophecies = Proroctví: { $points_signed }.
witchstone-reason-tried-out = Vyzkoušeno { $trials }krát: { $plan }. Náskok o několik kol později: { $points } bodu.
witchstone-reason-tried-next = Druhé nejlepší tam: { $move }, o { $points } bodu méně (± { $error }).

## Co teď

# Řádek začíná tím, co je rozehrané a kolik z toho zbývá.
witchstone-status-open = Teď: { witchstone-action }, { $left ->
    [0] žádná akce nezbývá.
    [one] zbývá { $left } akce.
    [few] zbývají { $left } akce.
    [many] zbývá { $left } akce.
   *[other] zbývá { $left } akcí.
}
witchstone-status-energy = Polož segment na volný řetěz u své sítě (tn-vn).
witchstone-status-chain = Pokračuj v řetězu { $chain }, hotovo je { $links } z { $of } (en).
witchstone-status-lay = Polož čarodějnici ke své věži (lay); v rezervě: { $reserve }.
witchstone-status-witch = Polož čarodějnici (lay), nebo ji pošli na některou lokaci (vn); leží: { $lying }.
witchstone-status-send = Pošli čarodějnici na některou lokaci (vn); leží: { $lying }.
witchstone-status-pentagram = Napiš počet kroků (1); k nejbližšímu tmavému poli: { $away }.
witchstone-status-crystal = Přesuň krystal (b2 c3), nebo ho vynes na okraj (b2 f).
witchstone-status-wand = Napiš počet kroků (1), všechny najednou; do konce: { $ahead }.
witchstone-status-scroll = Vezmi jeden svitek { $shelves ->
    [one] z nejnižší police (1).
   *[other] z nejnižších { $shelves } polic (1 až { $shelves }).
}
witchstone-status-idle = Jen s tím už se nic udělat nedá.
witchstone-status-waiting = Na použití čeká: { $moves }.
witchstone-status-boosts = { $boosts ->
    [one] Hodí se posilující kouzlo (boost).
    [few] Hodí se { $boosts } posilující kouzla (boost).
    [many] Hodí se { $boosts } posilujícího kouzla (boost).
   *[other] Hodí se { $boosts } posilujících kouzel (boost).
}
witchstone-status-done = Nebo done.
witchstone-status-tile = Polož dílek na dvě prázdná políčka (en/ča a2 a3 nebo en/wi a2 a3); první symbol působí první.
witchstone-status-remove = Žádná dvě prázdná políčka spolu nesousedí: vyjmi krystal (remove b2).
witchstone-status-discard = Žádný dílek už se nevejde: jeden odhoď (discard en/ča).
witchstone-status-shelf = Zvol polici: police symbolu z okraje ({ $code }) dává { witchstone-actions } { witchstone-x-symbol-genitive }, nejnižší (bottom) žeton.
witchstone-status-chip = Vyber si žeton z ubrusu (jeho symbol, nebo 3 za body).
witchstone-status-chip-black = Vyber si žeton z ubrusu (jeho symbol, nebo 3 za body); černý krystal přidá { $extra }.
witchstone-status-special = Speciální dílek { witchstone-tile }: polož ho natrvalo na prázdné políčko (b2), nebo si ho nech na { witchstone-actions }, jen jednou (keep).
witchstone-status-space = Prázdné tmavé pole: zvol symbol na { witchstone-actions } (en), nebo done.
witchstone-status-tower = Postav velkou čarodějnici na volnou věž (tn); její žeton působí hned.

## U stolu

# Záhlaví sloupců, nejvýš asi 6 písmen. Čarodějnice jsou 2+1 (8): stojící, ležící, v rezervě.
witchstone-label-round = { $round }. kolo z { $rounds }
witchstone-label-points = Body
witchstone-label-wand = Hůlka
witchstone-label-pentagram = Pent.
witchstone-label-energy = Ener.
witchstone-label-witches = Čarod.
witchstone-label-chips = Žetony
witchstone-label-scrolls = Svitky
witchstone-label-owls = Sovy
witchstone-label-specials = Spec.
witchstone-label-crystals = Reg.
# Stupnice; druhé číslo bonusu je pro toho, kdo je nejdál.
witchstone-label-wand-track = Hůlka:
witchstone-label-pentagram-track = Pentagram:
witchstone-label-pentagram-end = z { $length }
witchstone-label-owl-stack = sova { $value }
witchstone-label-owl-empty = sova +{ $points }
witchstone-label-special-empty = cokoli ×{ $actions }
witchstone-label-flasks = Baňky:
witchstone-label-bottom = dole
witchstone-label-cloth = Ubrus:
witchstone-label-groups = Skupiny:
# Písmena jsou z notace.
witchstone-label-places = T věž  V vesnice  F les  C hrad
witchstone-label-tiles = Dílky:
witchstone-label-supply = zásoba { $tiles }
witchstone-label-own-scrolls = Svitky:
witchstone-label-worth = (teď { $points })
witchstone-label-total = celkem { $points }
witchstone-label-stack = Akce:
witchstone-label-then = pak
witchstone-label-spaces = pole hůlky { $spaces }
witchstone-label-moves-tiles = tile PRVNÍ/DRUHÝ POLÍČKO POLÍČKO, dílky { $tiles }, jakkoli otočené, na { $pairs }
witchstone-result-track = Během hry
witchstone-result-owls = Sovy
witchstone-result-chips = Žetony
witchstone-result-boosts = Kouzla
witchstone-result-prophecies = Proroctví

## Ve statistikách

witchstone-figure-energy = Body za energii
witchstone-figure-witches = Body za čarodějnice
witchstone-figure-wand = Body za hůlku
witchstone-figure-owls = Body za sovy
witchstone-figure-chips = Body za žetony
witchstone-figure-crystals = Body ztracené za krystaly
witchstone-figure-scrolls = Body za svitky

### Witchstone na stránce v prohlížeči. Fakta jsou z witchstone.ftl; $name je hráč, nebo lokace podle
### witchstone-web-place, $title je svitek se svými čísly, $tile dílek podle witchstone-tile.

## Co udělat

witchstone-web-do-tile = Vyber dílek a pak dvě prázdná políčka.
witchstone-web-do-discard = Žádný dílek už se nevejde: vyber, který odhodíš.
witchstone-web-do-remove = Žádná dvě prázdná políčka spolu nesousedí: vyjmi ručně krystal.
witchstone-web-do-tower = Obsaď svítící věž; její žeton působí hned.
witchstone-web-do-energy = { $left ->
    [1] Polož jeden segment na svítící řetěz.
   *[other] Polož segment na svítící řetěz; zbývá: { $left }.
}
witchstone-web-do-chain = { $left ->
    [1] Pokračuj v rozdělaném řetězu: zbývá jeden segment.
   *[other] Pokračuj v rozdělaném řetězu; segmentů zbývá: { $left }.
}
witchstone-web-do-witch = { $left ->
    [1] Polož čarodějnici, nebo některou pošli: zbývá jedna akce.
   *[other] Polož čarodějnici, nebo některou pošli; akcí zbývá: { $left }.
}
witchstone-web-do-lay = { $left ->
    [1] Polož čarodějnici ke své věži: zbývá jedna akce.
   *[other] Polož čarodějnici ke své věži; akcí zbývá: { $left }.
}
witchstone-web-do-send = { $left ->
    [1] Pošli čarodějnici na svítící místo: zbývá jedna akce.
   *[other] Pošli čarodějnici na svítící místo; akcí zbývá: { $left }.
}
witchstone-web-do-crystal = { $left ->
    [1] Přesuň krystal: zbývá jeden krok.
   *[other] Přesuň krystal; kroků zbývá: { $left }.
}
witchstone-web-do-pentagram = { $left ->
    [1] Posuň sovu po pentagramu: zbývá jeden krok.
   *[other] Posuň sovu po pentagramu; kroků zbývá: { $left }.
}
witchstone-web-do-wand = { $left ->
    [1] Posuň sovu po hůlce o jeden krok.
   *[other] Posuň sovu po hůlce najednou; kroků nejvýš: { $left }.
}
witchstone-web-do-scroll = { $shelves ->
    [1] Vezmi nejnižší svitek z knihovny.
   *[other] Vezmi jeden svitek z nejnižších { $shelves } polic.
}
witchstone-web-do-waiting = Použij, co čeká, nebo skonči ({ witchstone-action }).
witchstone-web-do-boost = Přidej posilující kouzlo, nebo skonči ({ witchstone-action }).
witchstone-web-do-idle = Tady už se nic udělat nedá ({ witchstone-action }): skonči.
witchstone-web-do-shelf = Zvol polici: { $actions } × { witchstone-symbol }, nebo žeton.
witchstone-web-do-chip = Vyber si žeton z ubrusu.
witchstone-web-do-chip-black = Vyber si žeton z ubrusu; černý krystal přidá { $extra }.
witchstone-web-do-special = Speciální dílek: na svítící políčko, nebo na { witchstone-actions }.
witchstone-web-do-empty = Pole je prázdné: zvol symbol na { witchstone-actions }.
witchstone-web-step-tile = Teď vyber políčko pro dílek { $tile }.
witchstone-web-step-crystal = { $left ->
    [one] Teď vyber, kam krystal půjde: zbývá { $left } krok.
    [few] Teď vyber, kam krystal půjde: zbývají { $left } kroky.
    [many] Teď vyber, kam krystal půjde: zbývá { $left } kroku.
   *[other] Teď vyber, kam krystal půjde: zbývá { $left } kroků.
}
witchstone-web-step-remove = Vyber, který krystal vyjmeš; cena: { witchstone-points }.
witchstone-web-waits = Na tahu: { $name } ({ witchstone-open }).
witchstone-web-on-its-way = Teď: { witchstone-open }
witchstone-web-over = Konec partie. { $names } – { witchstone-points }.

## Co se stane a co je na tlačítku

witchstone-web-lay-here = Polož ho sem
witchstone-web-gives = Tady dává { $first } × { witchstone-symbol-a }, pak { $second } × { witchstone-symbol-b }.
witchstone-web-button-discard = Odhoď ho
witchstone-web-will-discard = Odhodit { $tile } bez akcí?
witchstone-web-button-remove = Vyjmi ho, −{ $points }
witchstone-web-will-remove = Vyjmout tento krystal ručně? Cena: { witchstone-points }.
witchstone-web-button-place = Polož natrvalo
witchstone-web-will-place = Položit sem { $tile } natrvalo?
witchstone-web-button-keep = Nech si ho na { witchstone-actions }
witchstone-web-will-keep = Nechat si ho na { witchstone-actions } jednoho symbolu?
witchstone-web-button-energy = Polož segment
witchstone-web-will-energy = Článek { $laid } z { $links }: { $chain }.
witchstone-web-will-finish-chain = Hotovo, { witchstone-points }: { $chain }.
witchstone-web-button-lay = Polož čarodějnici
witchstone-web-will-lay = Položit čarodějnici ke své věži?
witchstone-web-button-send = Pošli ji
witchstone-web-will-send = Poslat čarodějnici: { $name }, { witchstone-points }.
witchstone-web-will-send-chip = Poslat ji: { $name }, { witchstone-points }, žeton ({ witchstone-chip }).
witchstone-web-journey = Cesta stojí { witchstone-actions }.
witchstone-web-button-tower = Obsaď věž
witchstone-web-will-tower = Místo: { $name }, { witchstone-points } a žeton ({ witchstone-chip }).
witchstone-web-button-crystal = Přesuň ho
witchstone-web-will-crystal = Přesunout krystal sem za { witchstone-actions }?
witchstone-web-button-out = Vynes ho
witchstone-web-will-out = Vynést za { witchstone-actions }: { $gain } × { witchstone-symbol }, nebo žeton.
witchstone-web-button-pentagram = Jdi o { witchstone-steps }
witchstone-web-will-pentagram = Jít po pentagramu o { witchstone-steps }?
witchstone-web-button-wand = Jdi o { witchstone-steps }
witchstone-web-will-wand = Jít po hůlce o { witchstone-steps }?
witchstone-web-will-wand-passing = Po hůlce o { witchstone-steps }; na cestě je: { $spaces }.
witchstone-web-button-scroll = Vezmi svitek
witchstone-web-will-scroll = Vzít svitek: { $title }?
witchstone-web-button-shelf = Na tuto polici
witchstone-web-will-shelf = Krystal přijde na svou polici a dá { witchstone-actions } { witchstone-x-symbol-genitive }.
witchstone-web-button-bottom = Na nejnižší polici
witchstone-web-will-bottom = Krystal přijde na nejnižší polici a ty si vybereš žeton.
witchstone-web-button-take = Vezmi žeton
witchstone-web-will-take = Vzít žeton „{ witchstone-chip }“?
witchstone-web-button-chip = Použij žeton „{ witchstone-chip }“
witchstone-web-will-chip = Použít žeton „{ witchstone-chip }“ na { witchstone-actions }?
witchstone-web-button-use = Použij dílek: { witchstone-symbol }
witchstone-web-will-use = Použít { $tile } na { witchstone-actions } { witchstone-x-symbol-genitive }?
witchstone-web-button-choose = Zvol: { witchstone-symbol }
witchstone-web-will-choose = Vzít { witchstone-actions } { witchstone-x-symbol-genitive }?
witchstone-web-button-boost = Použij kouzlo
witchstone-web-will-boost = Použít kouzlo: { witchstone-scroll }?
witchstone-web-give-up = { $left ->
    [one] Vynech { $left } akci
    [few] Vynech { $left } akce
    [many] Vynech { $left } akce
   *[other] Vynech { $left } akcí
}
witchstone-web-finish = Ukonči
witchstone-web-move-tile = Polož { $tile }: { $hexes }
witchstone-web-move-remove = Vyjmi ručně krystal: { $hex }
# Tah jako věc, o které se mluví.
witchstone-web-named = { $what ->
    [remove] krystal vyjmutý ručně
    [place] speciální dílek natrvalo
    [discard] odhozený dílek
    [energy] segment
    [lay] ležící čarodějnice
    [send] čarodějnice
    [tower] velká čarodějnice
    [crystal] přesunutý krystal
    [out] vynesený krystal
    [scroll] svitek z police
    [shelf] na polici
    [bottom] na nejnižší polici
    [take] žeton z ubrusu
    [chip] použitý žeton
    [use] použitý speciální dílek
    [choose] zvolený symbol
    [keep] speciální dílek na později
   *[done] konec akce
}

## Desky a nástroje

witchstone-web-boards = Herní plány
witchstone-web-tab-cauldron = Kotel
witchstone-web-tab-map = Mapa
witchstone-web-tab-pentagram = Hvězda
witchstone-web-tab-wand = Hůlka
witchstone-web-tab-library = Police
witchstone-web-tab-table = Stůl
witchstone-web-map = Křišťálová koule
witchstone-web-wand = Kouzelná hůlka
witchstone-web-wand-note = druhé číslo: dokud vedeš nebo je to nerozhodně
witchstone-web-each = po { $points }
witchstone-web-pentagram = Pentagram
witchstone-web-shelves = Police
witchstone-web-cloth = Žetony na ubruse
witchstone-web-cloth-empty = žádné žetony
witchstone-web-library = Knihovna
witchstone-web-pile = v balíčku { $left }
witchstone-web-your-cauldron = Tvůj kotel
witchstone-web-cauldron-of = Kotel: { $name }
witchstone-web-whose = Čí kotel
witchstone-web-look = Podívat se na kotel: { $name }
witchstone-web-your-tiles = Tvé dílky
witchstone-web-supply = v zásobě { $tiles }
witchstone-web-tiles-hidden = Dílků za zástěnou: { $count }
witchstone-web-your-scrolls = Svitky
witchstone-web-used = použitý
witchstone-web-worth = teď přinese: { witchstone-points }
witchstone-web-todo = Na řadě
witchstone-web-todo-none = Teď nemáš co dělat.
witchstone-web-todo-action = { witchstone-action }: { $amount }
witchstone-web-todo-silver = { witchstone-counted }, po { $points }
witchstone-web-may-add = Dá se přidat
witchstone-web-add-chip = žeton
witchstone-web-add-tile = dílek
witchstone-web-add-spell = kouzlo
witchstone-web-turn-left = Otoč dílek doleva
witchstone-web-turn-right = Otoč dílek doprava
witchstone-web-flip = Prohoď obě poloviny
witchstone-web-swap = Prohoď pořadí akcí
witchstone-web-remove-mode = Vyjmi krystal ručně: −{ $points }
# Slova na tlačítkách, co nejkratší: na telefonu stojí čtyři v řadě.
witchstone-web-tool-turn = Otoč
witchstone-web-tool-left = Doleva
witchstone-web-tool-right = Doprava
witchstone-web-tool-halves = Prohoď
witchstone-web-tool-order = Změň pořadí
witchstone-web-tool-out = Vyjmi −{ $points }
witchstone-web-have-energy = energie
witchstone-web-have-reserve = rezerva
witchstone-web-have-witches = čarodějnice
witchstone-web-have-chains = řetězy
witchstone-web-have-chips = žetony
witchstone-web-have-scrolls = svitky
witchstone-web-have-owls = sovy
witchstone-web-have-specials = speciální
witchstone-web-have-rack = v regálu
witchstone-web-have-tiles = dílky

## Pro ty, kdo poslouchají

witchstone-web-place = { $place ->
    [witchstone] { -witchstone-stone }
    [tower_n] severní věž
    [tower_e] východní věž
    [tower_s] jižní věž
    [tower_w] západní věž
    [village_n] severní vesnice
    [village_e] východní vesnice
    [village_s] jižní vesnice
    [village_w] západní vesnice
    [forest_n] severní les
    [forest_e] východní les
    [forest_s] jižní les
    [forest_w] západní les
    [castle_ne] severovýchodní hrad
    [castle_se] jihovýchodní hrad
    [castle_sw] jihozápadní hrad
    [castle_nw] severozápadní hrad
   *[other] { $place }
}
witchstone-web-big-of = velká čarodějnice: { $name }
witchstone-web-witch-of = čarodějnice: { $name }
witchstone-web-lying-of = { $name }: u věže leží { $lying }
witchstone-web-chip = žeton: { witchstone-chip }
witchstone-web-chip-there = žeton: { witchstone-chip }
witchstone-web-hex = řada { $row }, políčko { $place }
witchstone-web-hex-empty = { $hex }: prázdné
witchstone-web-hex-shows = { $hex }: { $symbols }
witchstone-web-hex-crystal = { $crystal ->
    [black] { $hex }: černý krystal
   *[own] { $hex }: krystal
}
witchstone-web-hex-target = { $hex }: zkus dílek sem
witchstone-web-crystal-target = { $crystal ->
    [black] { $hex }: přesuň černý krystal
   *[own] { $hex }: přesuň tento krystal
}
witchstone-web-crystals-at = Krystaly: { $hexes }
witchstone-web-groups = Největší skupiny: { $groups }
witchstone-web-standing = čarodějnice: { $places }
witchstone-web-chain-begun = rozdělaný: { $chain }, hotových článků: { $laid }
witchstone-web-wand-bonus = Pole { $space }: { $amount } × { witchstone-action }, v čele { $leading }
witchstone-web-wand-silver = Pole { $space }: { witchstone-counted }, po { $points }
witchstone-web-wand-space = Pole { $space }
witchstone-web-wand-owl = { $name }: pole { $space }
witchstone-web-owl-top = Soví destička s hodnotou { $value }; v hromádce: { $left }
witchstone-web-owl-gone = Žádná soví destička: { witchstone-points }
witchstone-web-special-top = Speciální dílek { witchstone-tile }
witchstone-web-special-gone = Prázdné pole: symbol podle volby na { witchstone-actions }
witchstone-web-pentagram-space = Pole { $space }
witchstone-web-shelf = { $shelf ->
    [bottom] Nejnižší police: volných baněk { $free } z { $all }
   *[other] Police „{ witchstone-shelf }“: volných baněk { $free } z { $all }
}
witchstone-web-shelf-scroll = Police { $shelf }: { $scroll }
witchstone-web-shelf-bare = Police { $shelf }: prázdná
witchstone-web-player = { $name }: body { $score }, energie { $energy }, čarodějnic v rezervě { $reserve }, žetonů { $chips }, sovích destiček { $owls }, speciálních dílků { $specials }.

## V záznamu

# Dílky a symboly se tu kreslí: slova jsou pro ty, kdo poslouchají.
witchstone-web-log-laid = { $round ->
    [0] { $seat } pokládá dílek { witchstone-tile }
   *[other] { $round }. kolo: { $seat } pokládá dílek { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " – " }{ $actions } × { witchstone-action }.
}
witchstone-web-log-laid-own = { $round ->
    [0] Pokládáš dílek { witchstone-tile }
   *[other] { $round }. kolo: pokládáš dílek { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " – " }{ $actions } × { witchstone-action }.
}
witchstone-web-log-has = { $seat } má { $actions } × { witchstone-action }.
witchstone-web-log-has-own = Máš { $actions } × { witchstone-action }.
witchstone-web-log-leaves = { $seat } nevyužívá { $actions } × { witchstone-action }.
witchstone-web-log-leaves-own = Nevyužíváš { $actions } × { witchstone-action }.
witchstone-web-log-segments = { $seat } staví řetěz { $chain }: { $links } z { $of }.
witchstone-web-log-segments-own = Stavíš řetěz { $chain }: { $links } z { $of }.
witchstone-web-log-chains = { $count ->
    [1] { $seat } dokončuje řetěz { $chain }: { witchstone-points }.
   *[other] { $seat } dokončuje řetězy { $chain }: { witchstone-points }.
}
witchstone-web-log-chains-own = { $count ->
    [1] Dokončuješ řetěz { $chain }: { witchstone-points }.
   *[other] Dokončuješ řetězy { $chain }: { witchstone-points }.
}
witchstone-web-log-witches = { $count ->
    [1] { $seat } pokládá čarodějnici k věži.
   *[other] { $seat } pokládá k věži čarodějnice: { $count }.
}
witchstone-web-log-witches-own = { $count ->
    [1] Pokládáš čarodějnici ke své věži.
   *[other] Pokládáš ke své věži čarodějnice: { $count }.
}
witchstone-web-log-sent = { $seat } posílá čarodějnici { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , žeton { witchstone-chip }, hned použitý.
       *[0] , žeton { witchstone-chip }.
    }
}
witchstone-web-log-sent-own = Posíláš čarodějnici { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , žeton { witchstone-chip }, hned použitý.
       *[0] , žeton { witchstone-chip }.
    }
}
witchstone-web-log-settled = { $seat } staví velkou čarodějnici { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , žeton { witchstone-chip }.
}
witchstone-web-log-settled-own = Stavíš velkou čarodějnici { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , žeton { witchstone-chip }.
}
witchstone-web-log-chip = { $used ->
    [1] { $seat } bere žeton { witchstone-chip } a hned ho používá.
   *[0] { $seat } bere žeton { witchstone-chip }.
}
witchstone-web-log-chip-own = { $used ->
    [1] Bereš žeton { witchstone-chip } a hned ho používáš.
   *[0] Bereš žeton { witchstone-chip }.
}
witchstone-web-log-out = { $seat } vynáší { witchstone-crystal } z kotle{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " – " }{ $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }za žeton { witchstone-chip }, hned použitý.
       *[0] { " " }za žeton { witchstone-chip }.
    }
}
witchstone-web-log-out-own = Vynášíš { witchstone-crystal } z kotle{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " – " }{ $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }za žeton { witchstone-chip }, hned použitý.
       *[0] { " " }za žeton { witchstone-chip }.
    }
}
witchstone-web-log-moved = { $seat } přesouvá { witchstone-crystal } o { witchstone-steps }.
witchstone-web-log-moved-own = Přesouváš { witchstone-crystal } o { witchstone-steps }.
witchstone-web-log-owl = { $seat } jde po pentagramu o { witchstone-steps }{ $found ->
    [owl] { " " }a bere soví destičku s hodnotou { $value }.
    [special] { " " }a bere speciální dílek { witchstone-tile }.
    [placed] { " " }a pokládá speciální dílek { witchstone-tile } natrvalo.
    [kept] { " " }a nechává si speciální dílek { witchstone-tile } na jedno použití.
   *[nothing] .
}
witchstone-web-log-owl-own = Jdeš po pentagramu o { witchstone-steps }{ $found ->
    [owl] { " " }a bereš soví destičku s hodnotou { $value }.
    [special] { " " }a bereš speciální dílek { witchstone-tile }.
    [placed] { " " }a pokládáš speciální dílek { witchstone-tile } natrvalo.
    [kept] { " " }a necháváš si speciální dílek { witchstone-tile } na jedno použití.
   *[nothing] .
}
witchstone-web-log-wand = { $leading ->
    [1] { $seat } jde po hůlce o { witchstone-steps }; dál není nikdo.
   *[0] { $seat } jde po hůlce o { witchstone-steps }.
}
witchstone-web-log-wand-own = { $leading ->
    [1] Jdeš po hůlce o { witchstone-steps }; dál není nikdo.
   *[0] Jdeš po hůlce o { witchstone-steps }.
}
witchstone-web-log-silver = Stříbrné pole ({ witchstone-counted }: { $count }): { $seat } získává { witchstone-points }.
witchstone-web-log-silver-own = Stříbrné pole ({ witchstone-counted }: { $count }): získáváš { witchstone-points }.
witchstone-web-log-scroll = { $seat } bere svitek { witchstone-scroll }.
witchstone-web-log-scroll-own = Bereš svitek { witchstone-scroll }.
witchstone-web-log-prophecies = { $count ->
    [1] { $seat } získává za proroctví { $scrolls }: { witchstone-points }.
   *[other] { $seat } získává za proroctví { $scrolls }: { witchstone-points }.
}
witchstone-web-log-prophecies-own = { $count ->
    [1] Získáváš za proroctví { $scrolls }: { witchstone-points }.
   *[other] Získáváš za proroctví { $scrolls }: { witchstone-points }.
}

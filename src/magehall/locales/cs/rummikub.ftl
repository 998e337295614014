### Číselné kameny, podle pravidel Rummikubu. Kameny se všude píšou K7, R13, G1, B9 a J: písmeno je barva (K černá, R červená,
### G zelená, B modrá) a nepřekládá se, aby se dalo napsat, co se přečte. Sady jsou v závorkách, [K3 K4 K5]; $tile, $tiles,
### $set, $missing, $rack a $left jsou takové texty. Co hráč píše (ok, d, k6 2 …), se také nepřekládá.

## Pojmy

-rummikub-rack = { $case ->
   *[nominative] stojánek
    [genitive] stojánku
    [locative] stojánku
}
-rummikub-bank = { $case ->
   *[nominative] bank
    [genitive] banku
    [locative] banku
    [instrumental] bankem
}
# Životný: „vzít žolíka“.
-rummikub-joker = { $case ->
   *[nominative] žolík
    [genitive] žolíka
    [accusative] žolíka
}
# První kameny, které hráč v kole vyloží.
-rummikub-opening = { $case ->
   *[nominative] první výklad
    [genitive] prvního výkladu
    [instrumental] prvním výkladem
}
-rummikub-call = Rummikub

rummikub-title = Číselné kameny
rummikub-summary = Podle pravidel Rummikubu: vykládej skupiny a postupky, přeskupuj stůl a vyprázdni stojánek jako první.

rummikub-colour = { $colour ->
    [black] černá
    [red] červená
    [green] zelená
   *[blue] modrá
}
# „Všechny kameny musí být modré.“
rummikub-x-colour-plural = { $colour ->
    [black] černé
    [red] červené
    [green] zelené
   *[blue] modré
}
# Kámen, který si někdo vytáhne a ukáže.
rummikub-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { $tile }
}
# Počty kamenů, 1. i 4. pád.
rummikub-count = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
}
rummikub-x-tiles = { $tiles ->
    [one] { $tiles } kámen
    [few] { $tiles } kameny
    [many] { $tiles } kamene
   *[other] { $tiles } kamenů
}
rummikub-x-penalty = { $penalty ->
    [one] { $penalty } kámen
    [few] { $penalty } kameny
    [many] { $penalty } kamene
   *[other] { $penalty } kamenů
}
rummikub-x-size = { $size ->
    [one] { $size } kámen
    [few] { $size } kameny
    [many] { $size } kamene
   *[other] { $size } kamenů
}
# Kolik kamenů zbývá na stojánku.
rummikub-x-left = { $left ->
    [0] { -rummikub-rack } je prázdný
    [one] zbývá { $left } kámen
    [few] zbývají { $left } kameny
    [many] zbývá { $left } kamene
   *[other] zbývá { $left } kamenů
}
# 4. pád: „za 33 bodů“.
rummikub-x-value = { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
rummikub-bank-left = { $bank ->
    [0] { -rummikub-bank } je prázdný
   [few] v { -rummikub-bank(case: "locative") } zbývají { $bank }
   *[other] v { -rummikub-bank(case: "locative") } zbývá { $bank }
}

## Volby

rummikub-option-rounds = Kola
    .help = Kolik kol se hraje, nebo při kolika bodech partie končí.
rummikub-option-rounds-to-100 = do 100 bodů
rummikub-option-rounds-to-200 = do 200 bodů
rummikub-option-rounds-to-300 = do 300 bodů
rummikub-option-rounds-to-500 = do 500 bodů
rummikub-option-start = Kdo začíná
    .help = Každý si vytáhne kámen a nejvyšší číslo začíná, nebo rozhodne náhoda.
rummikub-option-start-draw = losuje se kameny
rummikub-option-start-random = náhodně
rummikub-option-next-start = Kdo začíná další kola
    .help = Určí se jako v prvním kole, začíná další místo po směru hodinových ručiček, nebo vítěz.
rummikub-option-next-start-draw = losuje se znovu
rummikub-option-next-start-rotate = po směru hodinových ručiček
rummikub-option-next-start-winner = vítěz
rummikub-option-redeal = Nové rozdání
    .help = Se třemi páry stejných kamenů na stojánku se rozdává znovu.
rummikub-option-redeal-off = ne
rummikub-option-redeal-on = ano
rummikub-option-copies = Kusy
    .help = Od každého kamene s číslem dva, nebo jen jeden.
rummikub-option-wrap = Postupky přes 13
    .help = Postupka smí po 13 pokračovat jedničkou.
rummikub-option-wrap-off = ne
rummikub-option-wrap-on = ano
rummikub-option-opening-sets = První výklad
    .help = Jeho 30 bodů dá dohromady libovolně mnoho sad, nebo musí stačit jedna.
rummikub-option-opening-sets-any = libovolně mnoho sad
rummikub-option-opening-sets-one = jedna sada
rummikub-option-opening-joker = Žolík v prvním výkladu
    .help = Počítá se jako kámen, který zastupuje, je zakázaný, nebo se nepočítá.
rummikub-option-opening-joker-counts = počítá se
rummikub-option-opening-joker-forbidden = zakázaný
rummikub-option-opening-joker-zero = nepočítá se
rummikub-option-opening-table = Stůl při prvním výkladu
    .help = V tahu prvního výkladu zůstává stůl, jak je, nebo se smí také přeskupovat.
rummikub-option-opening-table-untouched = beze změny
rummikub-option-opening-table-free = smí se přeskupovat
rummikub-option-joker = Žolík
    .help = Žolík se ze stolu bere jen výměnou, nebo i přeskupením.
rummikub-option-joker-replace = výměnou
rummikub-option-joker-free = volně
rummikub-option-joker-group = Žolík ve skupině tří kamenů
    .help = Vymění se za kterýkoli z obou chybějících kamenů, nebo jen za oba najednou.
rummikub-option-joker-group-either = kterýkoli
rummikub-option-joker-group-both = oba
rummikub-option-joker-replacement = Kámen místo žolíka
    .help = Pochází ze stojánku nebo ze stolu, nebo jen ze stojánku.
rummikub-option-joker-replacement-any = stojánek i stůl
rummikub-option-joker-replacement-rack = jen stojánek
rummikub-option-joker-set = Sada pro vyměněného žolíka
    .help = Nová sada (celý zbytek některé sady na stole s něčím navíc nová není), jakákoli sada, nebo sada s alespoň jedním či dvěma kameny ze stojánku.
rummikub-option-joker-set-fresh = nová sada
rummikub-option-joker-set-new = jakákoli sada
rummikub-option-joker-set-rack-1 = s kamenem ze stojánku
rummikub-option-joker-set-rack-2 = se dvěma kameny ze stojánku
rummikub-option-two-jokers = Dva žolíci v jedné sadě
    .help = Povoleno, nebo zakázáno.
rummikub-option-two-jokers-allowed = povoleno
rummikub-option-two-jokers-forbidden = zakázáno
rummikub-option-clock = Hodiny
    .help = Kolik sekund trvá tah.
rummikub-option-clock-off = bez hodin
rummikub-option-time-up = Když vyprší čas
    .help = Stůl se posoudí, jak leží, nebo se vždy vrátí zpět.
rummikub-option-time-up-judge = posoudí se
rummikub-option-time-up-roll-back = vrátí se zpět
rummikub-option-illegal-table = Nedovolený stůl
    .help = Odmítne se a řekne se proč, nebo se hned vrátí zpět s trestem.
rummikub-option-illegal-table-refuse = odmítne se
rummikub-option-illegal-table-penalty = trest
rummikub-option-empty-bank = Prázdný bank
    .help = Hráč smí pasovat, nebo musí vykládat, když může.
rummikub-option-empty-bank-pass = smí pasovat
rummikub-option-empty-bank-must-play = musí vykládat
rummikub-option-never-opened = Bez prvního výkladu
    .help = Hráč počítá své kameny jako jindy, nebo rovných 100 (200, pokud první výklad na stojánku měl).
rummikub-option-never-opened-count = počítá kameny
rummikub-option-never-opened-flat = pevný součet
rummikub-edition-uk-source = Ukrajinská pravidla

## Co se děje

rummikub-event-lot-drawn = { $seat } losuje: { rummikub-tile }.
rummikub-event-lot-drawn-own = Losuješ: { rummikub-tile }.
rummikub-event-lots-tied = Shoda, losuje se znovu: { $seats }.
rummikub-event-starter-chosen = { $how ->
    [random] Rozhodla náhoda: začíná { $seat }.
    [rotate] Po směru hodinových ručiček začíná { $seat }.
    [winner] Po výhře začíná { $seat }.
   *[draw] S nejvyšším číslem začíná { $seat }.
}
rummikub-event-starter-chosen-own = { $how ->
    [random] Rozhodla náhoda: začínáš ty.
    [rotate] Po směru hodinových ručiček začínáš ty.
    [winner] Po výhře začínáš ty.
   *[draw] S nejvyšším číslem začínáš ty.
}
rummikub-event-round-began = { $round }. kolo: začíná { $seat }. Každý má { rummikub-x-tiles }; { rummikub-bank-left }.
rummikub-event-round-began-own = { $round }. kolo: začínáš ty. Každý má { rummikub-x-tiles }; { rummikub-bank-left }.
rummikub-event-rack-dealt = { $seat } drží { $tiles }.
rummikub-event-rack-dealt-own = Tvé kameny: { $tiles }.
rummikub-event-player-opened = { $seat } má { -rummikub-opening } za { rummikub-x-value }.
rummikub-event-player-opened-own = Máš { -rummikub-opening } za { rummikub-x-value }.
rummikub-event-tiles-laid = { $seat } vykládá { $tiles }; { rummikub-x-left }.
rummikub-event-tiles-laid-own = Vykládáš { $tiles }; { rummikub-x-left }.
rummikub-event-tile-drawn = { $seat } si bere kámen; { rummikub-bank-left }.
rummikub-event-tile-drawn-own = Bereš si kámen; { rummikub-bank-left }.
rummikub-event-penalty-taken = { $seat } si za trest bere { rummikub-count }; { rummikub-bank-left }.
rummikub-event-penalty-taken-own = Za trest si bereš { rummikub-count }; { rummikub-bank-left }.
rummikub-event-tiles-seen = { $seat } dostává { $tiles }.
rummikub-event-tiles-seen-own = Dostáváš { $tiles }.
rummikub-event-bank-emptied = To byl poslední kámen { -rummikub-bank(case: "genitive") }.
rummikub-event-turn-passed = { $seat } pasuje.
rummikub-event-turn-passed-own = Pasuješ.
rummikub-event-time-ran-out = { $penalty ->
    [0] Čas vypršel: { $seat } vrací všechny kameny na místo.
   *[other] Čas vypršel: { $seat } vrací všechny kameny na místo a musí si vzít { rummikub-x-penalty }.
}
rummikub-event-time-ran-out-own = { $penalty ->
    [0] Čas vypršel: vracíš všechny kameny na místo.
   *[other] Čas vypršel: vracíš všechny kameny na místo a musíš si vzít { rummikub-x-penalty }.
}
rummikub-event-table-rolled-back = { $penalty ->
    [0] Stůl není v pořádku ({ $clause }): { $seat } vrací všechny kameny na místo.
   *[other] Stůl není v pořádku ({ $clause }): { $seat } vrací všechny kameny na místo a musí si vzít { rummikub-x-penalty }.
}
rummikub-event-table-rolled-back-own = { $penalty ->
    [0] Stůl není v pořádku ({ $clause }): vracíš všechny kameny na místo.
   *[other] Stůl není v pořádku ({ $clause }): vracíš všechny kameny na místo a musíš si vzít { rummikub-x-penalty }.
}
rummikub-event-rummikub-called = { $seat } vykládá poslední kámen: { -rummikub-call }!
rummikub-event-rummikub-called-own = Vykládáš poslední kámen: { -rummikub-call }!
rummikub-event-round-blocked = Bank je prázdný a nikdo nepokračuje: kolo končí.
rummikub-event-rack-counted = { $sum ->
    [0] { $seat } nedrží nic: { $points_signed }, celkem { $total }.
   *[other] { $seat } drží { $tiles }, počítá se { $counted }: { $points_signed }, celkem { $total }.
}
rummikub-event-rack-counted-own = { $sum ->
    [0] Nezbyl ti žádný kámen: { $points_signed }, celkem { $total }.
   *[other] Držíš { $tiles }, počítá se { $counted }: { $points_signed }, celkem { $total }.
}
rummikub-event-game-ended = Konec partie. Vítězí { $seats }: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}.
rummikub-event-game-ended-own = Konec partie. Vyhráváš: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}.

## Proč ne

rummikub-refusal-not-a-move = „{ $move }“ není tah této hry.
rummikub-refusal-no-turn-now = Teď není na tahu nikdo.
rummikub-refusal-not-your-turn = Nejsi na řadě, teď hraje { $seat }.
rummikub-refusal-table-tiles-missing = Kameny ze stolu zůstávají na stole. Chybí tam: { $tiles }.
rummikub-refusal-tiles-not-held = Na tvém { -rummikub-rack(case: "locative") } není: { $tiles }.
rummikub-refusal-no-tile-added = Ze { -rummikub-rack(case: "genitive") } nepřibyl na stůl žádný kámen: jen přeskupovat nestačí.
rummikub-refusal-loose-tile = Jeden kámen přebývá, sada { $number }: { $set }.
rummikub-refusal-set-too-short = Sada { $number } je moc krátká: { $set } má { rummikub-x-size }, nejméně musí být tři.
rummikub-refusal-two-jokers = V sadě { $number } jsou dva žolíci, a to se podle domluvy nesmí: { $set }.
rummikub-refusal-neither-group-nor-run = Sada { $number } není skupina ani postupka: { $set }. Kameny { $tiles } nemají společné ani číslo, ani barvu.
rummikub-refusal-group-number = Sada { $number } není skupina: { $set }. Všechna čísla musí být { $wanted }, ale kámen { $tile } je jiný.
rummikub-refusal-group-colour-twice = V sadě { $number } je dvakrát { rummikub-colour }: { $set }. Barvy ve skupině jsou navzájem různé.
rummikub-refusal-group-too-long = Sada { $number } je na skupinu moc dlouhá: { $set } má { rummikub-x-size }, nejvíc smí být čtyři.
rummikub-refusal-group-too-short = Sada { $number } je na skupinu moc krátká: { $set }. Hodilo by se: { $missing }.
rummikub-refusal-run-colour = Sada { $number } není postupka: { $set }. Všechny kameny musí být { rummikub-x-colour-plural }, ale { $tile } je jiný.
rummikub-refusal-run-order = Sada { $number } je postupka ve špatném pořadí: { $set }. Vykládej ji od nejnižšího kamene nahoru.
rummikub-refusal-run-number = Sada { $number } není postupka: { $set }. Kde je { $tile }, musí ležet { $missing }.
rummikub-refusal-run-too-long = Sada { $number } je na postupku moc dlouhá: { $set } má { rummikub-x-size }, nejvíc smí být třináct.
rummikub-refusal-run-past-the-end = Sada { $number } přesahuje čísla 1 až 13: { $set }.
rummikub-refusal-run-too-short = Sada { $number } je na postupku moc krátká: { $set }. Hodilo by se: { $missing }.
rummikub-refusal-opening-joker = Podle domluvy je { -rummikub-opening } bez { -rummikub-joker(case: "genitive") }.
rummikub-refusal-joker-before-opening = Před tvým { -rummikub-opening(case: "instrumental") } se na { -rummikub-joker(case: "accusative") } na stole nesmí sáhnout: { $set }.
rummikub-refusal-table-touched = V tahu tvého { -rummikub-opening(case: "genitive") } zůstávají sady na stole, jak jsou; tahle se změnila: { $set }.
rummikub-refusal-opening-too-low = Tvůj { -rummikub-opening } má hodnotu { $value }, potřeba je { $wanted }: chybí { $missing }.
rummikub-refusal-joker-not-replaced = Žolíka ze sady { $set } smíš vzít, jen když jeho kámen leží na stole: { $tiles }.
rummikub-refusal-joker-not-replaced-from-rack = Žolíka ze sady { $set } smíš vzít jen výměnou za kámen ze svého { -rummikub-rack(case: "genitive") }: { $tiles }.
rummikub-refusal-joker-not-replaced-by-both = Žolíka ze sady { $set } smíš vzít, jen když leží na stole všechny kameny, kterými může být: { $tiles }.
rummikub-refusal-joker-set = Žolík ze sady { $set } musí ležet v nové sadě, kde je víc kamenů z tvého { -rummikub-rack(case: "genitive") }. Zastupoval: { $tiles }.
rummikub-refusal-joker-not-in-new-set = Žolík ze sady { $set } musí ležet v nové sadě, ne u všeho, co zbylo z některé sady na stole. Zastupoval: { $tiles }.
rummikub-refusal-bank-is-empty = Bank je prázdný: vykládej, nebo pasuj.
rummikub-refusal-draw-instead = Pasuje se jen s prázdným { -rummikub-bank(case: "instrumental") }; vezmi si kámen. { $bank ->
    [one] Zbývá { $bank } kámen.
    [few] Zbývají { $bank } kameny.
    [many] Zbývá { $bank } kamene.
   *[other] Zbývá { $bank } kamenů.
}
rummikub-refusal-must-play = S prázdným { -rummikub-bank(case: "instrumental") } musíš vykládat, když můžeš, a ty můžeš: { $tiles }.
rummikub-refusal-clock-alone = Že čas vypršel, mohou říct jen hodiny, ne { $seat }.
rummikub-refusal-no-clock-runs = Žádné hodiny neběží.
rummikub-refusal-no-tile-now = Teď se z { -rummikub-bank(case: "genitive") } nic nebere.
rummikub-refusal-take-size = Je třeba vzít { rummikub-x-tiles }, ne { $found }.
rummikub-refusal-not-in-bank = V { -rummikub-bank(case: "locative") } není: { $tiles }.
rummikub-refusal-no-lots-now = Teď se nelosuje, kdo začíná.
rummikub-refusal-lots-seats = Teď se losuje jen pro: { $seats }.
rummikub-refusal-no-starter-now = Teď se nevybírá, kdo začíná.
rummikub-refusal-no-such-starter = Místo { $seat } nemůže začínat: u stolu { $players ->
    [one] je { $players } hráč
    [few] jsou { $players } hráči
    [many] je { $players } hráče
   *[other] je { $players } hráčů
}.
rummikub-refusal-no-deal-now = Teď není čas rozdávat.
rummikub-refusal-deal-seats = Hráčů: { $players }; rozdaných stojánků: { $racks }.
rummikub-refusal-deal-size = { $seat } má dostat { rummikub-x-tiles }, ne { $found }.
rummikub-refusal-deal-three-pairs = { $seat } má tři páry stejných kamenů: podle domluvy se rozdává znovu.
rummikub-refusal-no-pairs = Když je od každého kamene jen jeden, páry nejsou, takže by se znovu nerozdávalo nikdy.
rummikub-refusal-too-few-tiles = Kamenů je jen { $tiles }, na { $players ->
    [one] { $players } hráče
    [few] { $players } hráče
    [many] { $players } hráče
   *[other] { $players } hráčů
} málo: potřeba jsou dva kusy od každého.
rummikub-refusal-joker-is-free = S volným žolíkem nemá tato volba smysl: { $option ->
    [joker-group] { rummikub-option-joker-group }
    [joker-replacement] { rummikub-option-joker-replacement }
   *[joker-set] { rummikub-option-joker-set }
}.
rummikub-refusal-no-clock = Bez hodin nemá tato volba smysl: { rummikub-option-time-up }.

## Proč se tah navrhuje

rummikub-reason-goes-out = Vyložíš { $tiles ->
    [one] poslední kámen
    [few] poslední { $tiles } kameny
    [many] poslední { $tiles } kamene
   *[other] posledních { $tiles } kamenů
} a vyhraješ kolo.
rummikub-reason-opens = Je to { -rummikub-opening } za { rummikub-x-value }: { rummikub-x-tiles }.
rummikub-reason-lays = Vyložíš { rummikub-x-tiles }; součet na { -rummikub-rack(case: "locative") } klesne o { $points }.
rummikub-reason-changes-sets = Na stole se změní { $sets ->
    [one] { $sets } sada
    [few] { $sets } sady
    [many] { $sets } sady
   *[other] { $sets } sad
}.
rummikub-reason-table-stays = Na stole se žádná sada nezmění.
rummikub-reason-leaves = Na { -rummikub-rack(case: "locative") } { $tiles ->
    [one] zbude { $tiles } kámen
    [few] zbudou { $tiles } kameny
    [many] zbude { $tiles } kamene
   *[other] zbude { $tiles } kamenů
}, součet { $points }.
rummikub-reason-cannot-open = První výklad nejde: nejlepší sady na { -rummikub-rack(case: "locative") } mají hodnotu { $value }, potřeba je { $wanted }.
rummikub-reason-nothing-fits = Bez přeskupování se žádný kámen nehodí.
rummikub-reason-nothing-with-two-sets = Změnou nejvýš dvou sad nejde vyložit nic.
rummikub-reason-nothing-possible = Nejde vyložit nic, ať se přeskupí cokoli.
rummikub-reason-draws = Vezmi si tedy kámen; { rummikub-bank-left }.
rummikub-reason-passes = Pasuj tedy.
rummikub-reason-drawing = Když si vezmeš kámen, budeš mít o jeden víc; { rummikub-bank-left }.
rummikub-reason-passing = Když pasuješ, všechny kameny ti zůstanou.
rummikub-reason-must-play = Bank je prázdný, vykládat musíš, a jde to jen tímto přeskupením.
rummikub-reason-keeps-joker = { $jokers ->
    [one] Žolíka si zatím nech;
   *[other] Žolíky si zatím nech;
} jinak by šlo vyložit o { $more ->
    [one] { $more } kámen
    [few] { $more } kameny
    [many] { $more } kamene
   *[other] { $more } kamenů
} víc.
rummikub-reason-joker-goes-out = Díky žolíkovi můžeš skončit.
rummikub-reason-joker-bank-empty = Bank je prázdný: { -rummikub-joker }, kterého si necháš, může stát 30.
rummikub-reason-joker-rival-close = Žolíka vylož včas: { $seat } má už jen { rummikub-x-tiles }.

## Co teď. Co je v závorkách, se píše přesně tak.

rummikub-status-open = První výklad: od { $wanted } bodů ze stojánku (k10 k11 k12), nebo si vezmi kámen (d).
rummikub-status-lay = Vylož sadu (k3 k4 k5), přidej (k6 2), přeskup (steps), nebo si vezmi kámen (d).
# Totéž s prázdným bankem.
rummikub-empty-open = První výklad: od { $wanted } bodů ze stojánku (k10 k11 k12), nebo pasuj (p).
rummikub-empty-lay = Vylož sadu (k3 k4 k5), přidej (k6 2), přeskup (steps), nebo pasuj (p).
rummikub-empty-must = Bank je prázdný: když můžeš, vykládej (k3 k4 k5; k6 2), jinak pasuj (p).

# Když se tah zkouší, pod stolem: co je špatně, nebo že se dá ukončit.
rummikub-tried-legal = { $count ->
    [one] Vyložen { $count } kámen
    [few] Vyloženy { $count } kameny
    [many] Vyloženo { $count } kamene
   *[other] Vyloženo { $count } kamenů
}, na stojánku { $left }: ok ukončí tah, undo vrátí krok.
rummikub-tried-illegal = Ještě to není v pořádku: pokračuj, undo vrátí krok, reset začne znovu.
rummikub-tried-penalty = Ještě to není v pořádku; ok teď podle domluvy znamená trest. undo vrátí krok.
rummikub-tried-more = { $count ->
    [one] … a ještě { $count } sada není v pořádku.
    [few] … a ještě { $count } sady nejsou v pořádku.
    [many] … a ještě { $count } sady není v pořádku.
   *[other] … a ještě { $count } sad není v pořádku.
}

## Tah se zkouší krok za krokem: co udělat nejde

rummikub-try-no-such-set = Sada { $number } na stole není.
rummikub-try-not-found = { $tile } není ani na tvém { -rummikub-rack(case: "locative") }, ani na stole.
rummikub-try-not-in-set = { $tile } není v sadě { $number }.
rummikub-try-which-set = { $tile } leží v sadách { $sets }. Řekni, ze které ho vzít: { $example }
rummikub-try-no-joker = V sadě { $number } žádný { -rummikub-joker } nezastupuje { $tile }.
rummikub-try-no-split = Sadu { $number } nejde rozdělit před { $tile }.
rummikub-try-not-yours = { $tile } není vyložený v tomto tahu; kameny ze stolu zůstávají na stole.
rummikub-try-nothing-laid = Ještě není nic vyloženo.
rummikub-try-no-hint = Nejdřív si řekni o radu (hint), pak ji try vyloží.

## Kroky od stolu k navrženému stolu. $old je číslo sady, jak leží teď, nebo 1+8, je-li jich víc.

rummikub-move-lay = vyložit { $tiles } ({ rummikub-count })
rummikub-move-draw = vzít si kámen (d)
rummikub-move-pass = pasovat (p)
rummikub-move-hint = víc přeskupením (hint)
rummikub-step-new = Nová sada { $set }
rummikub-step-extended = Sada { $old }, rozšířená: { $set }
rummikub-step-joker-swapped = Sada { $old }, s vyměněným žolíkem: { $set }
rummikub-step-taken-from = Sada { $old }, bez { $left }: { $set }
rummikub-step-split = Sada { $old }, rozdělená: { $set }
rummikub-step-other-part = Sada { $old }, druhá část: { $set }
rummikub-step-joined = Sady { $old }, spojené: { $set }
rummikub-step-rebuilt = Sada { $old }, přestavěná: { $set }
# Odkud jsou kameny kroku, v závorce za ním.
rummikub-step-from = { $step } ({ $pieces })
rummikub-piece-rack = { $tiles } ze { -rummikub-rack(case: "genitive") }
rummikub-piece-set = { $tiles } ze sady { $number }
rummikub-step-try = Na stůl to vyloží try; ok pak ukončí tvůj tah.
rummikub-step-numbers = Sady jsou číslované jako na začátku tvého tahu.

## Jak se kroky píšou

rummikub-help-new = nová sada, ať kameny leží kdekoli; kratší je k3-5 a 7krg
rummikub-help-add = přidat K6 k sadě 2
rummikub-help-move = vzít R5 ze sady 2 a přidat k sadě 3
rummikub-help-take = vzít R6 R7 R8 ze sady 2 jako novou sadu
rummikub-help-split = rozdělit sadu 2 před R6
rummikub-help-join = spojit sady 2 a 3
rummikub-help-swap = dát R5 na místo { -rummikub-joker(case: "genitive") } v sadě 2, který je pak volný
rummikub-help-group = jeden kámen a dva žolíci jako skupina, ne postupka
rummikub-help-back = vrátit K6 na { -rummikub-rack }; reset vrátí všechny kameny
rummikub-help-lines = několik kroků najednou
rummikub-help-ok = ukončit tah a nechat stůl, jak leží; undo vrátí krok
rummikub-help-why = co je špatně a které je to pravidlo
rummikub-help-try = vyložit, co navrhla rada (hint)
rummikub-help-sort = srovnat { -rummikub-rack } podle barvy nebo podle čísla

## U stolu

rummikub-round-only = { $round }. kolo
rummikub-round-of = { $round }. kolo z { $rounds }
rummikub-round-to = { $round }. kolo, do { $target } bodů
rummikub-label-bank = Bank: { $bank }
rummikub-label-tiles = Kameny
rummikub-label-opened = První výklad
rummikub-label-points = Body
rummikub-label-yes = ano
rummikub-label-no = ne
rummikub-label-table = Stůl
rummikub-label-tried = Stůl, zkouška
rummikub-label-table-empty = Stůl je prázdný.
rummikub-label-rack = Tvůj stojánek: { rummikub-count }, součet { $points }
rummikub-label-rack-empty = Tvůj stojánek je prázdný.
rummikub-label-key = K černá, R červená, G zelená, B modrá, J žolík. * nové od tvého minulého tahu, + vykládáš teď, ✗ není v pořádku.
rummikub-label-pad = Stav
rummikub-sorted-colour = Tvůj stojánek je srovnaný podle barvy.
rummikub-sorted-number = Tvůj stojánek je srovnaný podle čísla.

## Ve statistikách

rummikub-figure-laid = Vyložené kameny
rummikub-figure-taken = Kameny vzaté z banku
rummikub-figure-out = Kola dohraná do posledního kamene

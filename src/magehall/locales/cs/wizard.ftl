### Wizard. Barvy jsou ženského rodu (červená barva, červená 7), proto se jejich 4. a 7. pád shodují.

## Pojmy

wizard-title = Wizard
wizard-summary = Předpověz přesně, kolik zdvihů získáš, kolo za kolem.

# Národ jako barva, kterou mají jeho karty.
wizard-people = { $people ->
    [blue] modrá
    [red] červená
    [green] zelená
   *[yellow] žlutá
}
wizard-x-people-accusative = { $people ->
    [blue] modrou
    [red] červenou
    [green] zelenou
   *[yellow] žlutou
}
# Karta, která se hraje nebo otáčí.
wizard-card = { $people ->
    [wizard] čaroděj
    [jester] šašek
   *[other] { wizard-people } { $rank }
}
wizard-x-card-accusative = { $people ->
    [wizard] čaroděje
    [jester] šaška
   *[other] { wizard-x-people-accusative } { $rank }
}
wizard-x-card-instrumental = { $people ->
    [wizard] čarodějem
    [jester] šaškem
   *[other] { wizard-x-people-accusative } { $rank }
}
# Karta v odmítnutí nebo radě: za dvojtečkou, na začátku věty a ve 4. pádě.
wizard-card-named = { $card_sign ->
    [Z] čaroděj
    [N] šašek
    [B] modrá { $card_number }
    [R] červená { $card_number }
    [G] zelená { $card_number }
   *[Y] žlutá { $card_number }
}
wizard-card-subject = { $card_sign ->
    [Z] Čaroděj
    [N] Šašek
    [B] Modrá { $card_number }
    [R] Červená { $card_number }
    [G] Zelená { $card_number }
   *[Y] Žlutá { $card_number }
}
wizard-card-object = { $card_sign ->
    [Z] čaroděje
    [N] šaška
    [B] modrou { $card_number }
    [R] červenou { $card_number }
    [G] zelenou { $card_number }
   *[Y] žlutou { $card_number }
}
wizard-each-cards = { wizard-card-named }
wizard-tricks = { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
    [many] { $tricks } zdvihu
   *[other] { $tricks } zdvihů
}

## Volby

wizard-option-mode = Hra
    .help = S celým balíčkem, nebo má každý vlastní barvu.
wizard-option-mode-standard = běžná
wizard-option-mode-one-colour = jednobarevná
wizard-option-bids = Předpovědi
    .help = Nahlas jeden po druhém; písemně a odkryté najednou; nebo odkryté až po kole.
wizard-option-bids-open = otevřené
wizard-option-bids-hidden = skryté
wizard-option-bids-secret = tajné
wizard-option-plus-minus-one = Plus/minus jedna
    .help = Součet předpovědí v kole se nesmí rovnat počtu jeho zdvihů.
wizard-option-plus-minus-one-on = ano
wizard-option-plus-minus-one-off = ne
wizard-option-clairvoyance = Jasnozřivost
    .help = V prvním kole vidíš všechny karty kromě té své.
wizard-option-clairvoyance-on = ano
wizard-option-clairvoyance-off = ne
wizard-option-first-dealer = První rozdávání
    .help = Místo, které rozdává jako první.
wizard-option-first-dealer-random = losem
wizard-option-rounds = Kola
    .help = V každém kole o kartu víc, nebo deset turnajových kol.
wizard-option-rounds-full = všechna
wizard-option-rounds-tournament = turnaj
wizard-option-deck = Balíček
    .help = Všech šedesát karet; pro studium i méně, barvy krát hodnoty.
wizard-option-deck-4x13 = celý
wizard-variant-plus-minus-one = Plus/minus jedna
    .help = Součet předpovědí v kole se nesmí rovnat počtu jeho zdvihů.
wizard-variant-hidden-bids = Skrytá předpověď
    .help = Každý svou předpověď napíše a všechny se odkryjí najednou.
wizard-variant-secret-prediction = Tajná předpověď
    .help = Předpovědi se napíšou a odkryjí se až po kole.
wizard-variant-clairvoyance = Jasnozřivost
    .help = V prvním kole vidíš všechny karty kromě té své.
wizard-variant-one-colour = Jednobarevná hra
    .help = Každý hraje s jednou vlastní barvou; pro tři nebo čtyři.

## Co se děje

wizard-event-dealer-chosen = { $seat } rozdává jako první.
wizard-event-dealer-chosen-own = Rozdáváš jako první.
wizard-event-round-began = { $round }. kolo: { $seat } rozdává každému { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
wizard-event-round-began-own = { $round }. kolo: rozdáváš každému { $cards ->
    [one] jednu kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}.
wizard-event-hand-dealt = { $seat } drží: { $cards }.
wizard-event-hand-dealt-own = Tvé karty: { $cards }.
wizard-event-forehead-seen = { $seat } drží na čele { wizard-x-card-accusative }.
wizard-event-forehead-seen-own = Držíš na čele { wizard-x-card-accusative }.
wizard-event-card-turned = Otočená karta: { wizard-card }.
wizard-event-trump-set = { $people ->
    [none] Hraje se bez trumfů.
   *[other] Trumfem je { wizard-people }.
}
wizard-event-trump-named = { $seat } volí za trumf { wizard-x-people-accusative }.
wizard-event-trump-named-own = Volíš za trumf { wizard-x-people-accusative }.
wizard-event-bid-made = { $seat } předpovídá { $bid ->
    [one] { $bid } zdvih
    [few] { $bid } zdvihy
    [many] { $bid } zdvihu
   *[other] { $bid } zdvihů
}.
wizard-event-bid-made-own = Předpovídáš { $bid ->
    [one] { $bid } zdvih
    [few] { $bid } zdvihy
    [many] { $bid } zdvihu
   *[other] { $bid } zdvihů
}.
wizard-event-bid-sealed = { $seat } má předpověď napsanou.
wizard-event-bid-sealed-own = Máš předpověď napsanou.
wizard-event-bids-told = Předpovědi: { $bids_named }. Součet { $sum } na { wizard-tricks }.
wizard-event-card-played = { $seat } hraje { wizard-x-card-accusative }.
wizard-event-card-played-own = Hraješ { wizard-x-card-accusative }.
wizard-event-trick-won = { $seat } bere zdvih { wizard-x-card-instrumental }.
wizard-event-trick-won-own = Bereš zdvih { wizard-x-card-instrumental }.
wizard-event-round-scored = { $seat } – předpověď { $bid }, zdvihy { $won }: { $points_signed }, celkem { $total }.
wizard-event-round-scored-own = Ty – předpověď { $bid }, zdvihy { $won }: { $points_signed }, celkem { $total }.
wizard-event-game-ended = Konec partie. Vítězí { $seats }: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}.
wizard-event-game-ended-own = Konec partie. Vyhráváš: { $total ->
    [one] { $total } bod
    [few] { $total } body
    [many] { $total } bodu
   *[other] { $total } bodů
}.

## Proč ne

wizard-refusal-not-a-move = „{ $move }“ není tah této hry.
wizard-refusal-not-your-turn = Nejsi na řadě, kartu teď hraje { $seat }.
wizard-refusal-no-card-now = Teď se karty nehrají.
wizard-refusal-card-not-held = V ruce nemáš { wizard-card-object }.
wizard-refusal-must-follow = { wizard-card-subject } nejde: musíš přiznat { wizard-x-people-accusative }. Máš: { $cards }. Čaroděje a šašky smíš zahrát vždy.
wizard-refusal-no-bid-now = Teď není čas na předpovědi.
wizard-refusal-not-your-bid = Nejsi na řadě, teď předpovídá { $seat }.
wizard-refusal-bid-already-written = Předpověď už máš napsanou: { $bid }.
wizard-refusal-bid-too-high = Předpověď { $bid } je víc než { $tricks ->
    [one] jediný zdvih
    [few] { $tricks } zdvihy
    [many] { $tricks } zdvihu
   *[other] { $tricks } zdvihů
} tohoto kola.
wizard-refusal-forbidden-sum = S předpovědí { $bid } by součet vyšel přesně na { $tricks ->
    [one] jediný zdvih
    [few] { $tricks } zdvihy
    [many] { $tricks } zdvihu
   *[other] { $tricks } zdvihů
} tohoto kola. Vyber jiné číslo.
wizard-refusal-no-trump-to-name = Teď se trumf nevolí.
wizard-refusal-dealer-names-trump = Trumf volí { $seat }, protože rozdává.
wizard-refusal-nature-deals = Karty rozdává náhoda, ne { $seat }.
wizard-refusal-no-deal-now = Teď není čas rozdávat.
wizard-refusal-deal-seats = U stolu { $players ->
    [one] je { $players } hráč
    [few] jsou { $players } hráči
    [many] je { $players } hráče
   *[other] je { $players } hráčů
}, ale karty { $hands ->
    [one] dostal { $hands }
    [few] dostali { $hands }
    [many] dostalo { $hands }
   *[other] dostalo { $hands }
}.
wizard-refusal-deal-size = { $seat } má dostat { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}, ne { $found }.
wizard-refusal-not-own-deck = { $seat } nemá { wizard-card-object } ve vlastním balíčku.
wizard-refusal-not-in-deck = { wizard-card-subject } není v balíčku této partie.
wizard-refusal-dealt-twice = Dvakrát je rozdaná táž karta: { wizard-card-named }.
wizard-refusal-turn-one-up = Z talonu se musí otočit karta.
wizard-refusal-nothing-to-turn = V tomto kole se žádná karta neotáčí.
wizard-refusal-no-dealer-now = Teď se nevybírá, kdo rozdává jako první.
wizard-refusal-no-such-dealer = Místo { $seat } nemůže rozdávat: u stolu { $players ->
    [one] je { $players } hráč
    [few] jsou { $players } hráči
    [many] je { $players } hráče
   *[other] je { $players } hráčů
}.
wizard-refusal-one-colour-seats = Jednobarevná hra je pro tři nebo čtyři hráče, ne pro { $players }.
wizard-refusal-one-colour-clairvoyance = Jasnozřivost potřebuje první kolo s jednou kartou; jednobarevná hra začíná čtyřmi.
wizard-refusal-one-colour-tournament = Turnajová kola jsou pro běžnou hru, ne pro jednobarevnou.
wizard-refusal-one-colour-small = Méně kol nebo karet jde jen v běžné hře, ne v jednobarevné.
wizard-refusal-no-rounds = „{ $rounds }“ neobsahuje žádné kolo: první se píše menší počet karet.
wizard-refusal-too-few-cards = Hráčům v počtu { $players } po { $cards } kartách balíček o { $deck } kartách nestačí.
wizard-refusal-small-clairvoyance = Jasnozřivost potřebuje první kolo s jednou kartou.
wizard-refusal-tournament-clairvoyance = Jasnozřivost potřebuje první kolo s jednou kartou; tento turnaj začíná { $cards ->
    [one] { $cards } kartou
    [few] { $cards } kartami
    [many] { $cards } karty
   *[other] { $cards } kartami
}.
wizard-refusal-plus-minus-one-open-bids = Plus/minus jedna potřebuje otevřené předpovědi: u { $bids ->
    [hidden] skrytých
   *[secret] tajných
} nikdo nepředpovídá jako poslední.
wizard-refusal-one-way-of-bidding = Předpovědi jsou otevřené, skryté, nebo tajné: jen jedno z těch tří.

## Co teď

wizard-status-trump = Otočil se čaroděj: zvol trumfovou barvu.
wizard-status-bid = { $cards ->
    [one] Jedna karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}: kolik zdvihů získáš?
wizard-status-bid-not = Jen ne { $bid }: součet předpovědí nesmí být { $tricks }.
wizard-status-lead = Vynes libovolnou kartu.
wizard-status-follow = Přiznej { wizard-x-people-accusative }, nebo zahraj čaroděje či šaška.
wizard-status-cannot-follow = Nemáš žádnou { wizard-x-people-accusative }: zahraj libovolnou kartu.
wizard-status-free = Zahraj libovolnou kartu.

## U stolu

wizard-label-round = { $round }. kolo z { $rounds }
wizard-label-trump = Trumf
wizard-label-trump-people = { wizard-people }
wizard-label-no-trump = žádný
wizard-label-trump-open = ještě není určen
wizard-label-turned = otočená karta: { wizard-card }
wizard-label-player = Hráč
wizard-label-bid = Předpověď
wizard-label-won = Zdvihy
wizard-label-points = Body
wizard-label-trick = Zdvih
wizard-label-last-trick = Předchozí zdvih
wizard-label-hand = Tvé karty
wizard-label-forehead = Na čelech ostatních
wizard-label-dealer = rozdává
wizard-label-pad = Blok pravdy
wizard-label-sum-over = { $number ->
    [one] předpovědi: o { $number } zdvih víc, než se hraje
    [few] předpovědi: o { $number } zdvihy víc, než se hraje
    [many] předpovědi: o { $number } zdvihu víc, než se hraje
   *[other] předpovědi: o { $number } zdvihů víc, než se hraje
}
wizard-label-sum-under = { $number ->
    [one] předpovědi: o { $number } zdvih méně, než se hraje
    [few] předpovědi: o { $number } zdvihy méně, než se hraje
    [many] předpovědi: o { $number } zdvihu méně, než se hraje
   *[other] předpovědi: o { $number } zdvihů méně, než se hraje
}
wizard-label-sum-even = předpovědi: přesně tolik, kolik se hraje
wizard-label-sealed = napsaná

## Jak bod pravidel podávají tištěná vydání

wizard-edition-bg-2012-6 = Výslovně říká, že zapisovatel rozdává jako první.
wizard-edition-bg-2012-16 = Rozdávající určí trumf a má právo podívat se předtím na své karty.
wizard-edition-bg-2012-19 = Je dobré, když zapisovatel předpovědi zopakuje.
wizard-edition-bg-2012-26 = Kdo nemůže přiznat barvu, nemusí hrát čaroděje ani šaška.
wizard-edition-bg-2012-28 = Zdvihy se kladou přes sebe tak, aby bylo vidět, kolik jich je.
wizard-edition-bg-2012-32 = Říká to jen toto vydání.
wizard-edition-bg-2012-48 = Karty se táhnou do ruky.
wizard-edition-bg-2012-51 = Mluví o dvou nebo více stejných kartách.
wizard-edition-el-2009-6 = Zapisovatel míchá a rozdává; že jde o první rozdávání, se rozumí samo.
wizard-edition-el-2009-16 = Rozdávající smí zvolit trumf poté, co se podívá na své karty.
wizard-edition-el-2009-19 = Zapisovatel smí předpovědi zopakovat.
wizard-edition-el-2009-26 = Kdo hraje čaroděje nebo šaška, nemusí přiznat barvu.
wizard-edition-el-2009-28 = Zdvihy se skládají na hromádku.
wizard-edition-el-2009-48 = Karty leží v zakrytém balíčku a lížou se z něj. Text říká, že v každém dalším kole se líže o kartu víc, a na konci proti tomu „nová čtveřice“ («νέα τετράδα»). Platí o kartu víc: dvanáct kol, která začínají čtyřmi kartami, končí všemi patnácti.
wizard-edition-el-2009-51 = Mluví o dvou stejných kartách.
wizard-edition-bg-2012-source = Bulharská pravidla z roku 2012, verze 1.1
wizard-edition-el-2009-source = Řecká pravidla z roku 2009

## Proč bot navrhuje tah; $tricks je text jako „1,3“, $percent je celé číslo

wizard-reason-likes-trump = Tvá nejsilnější barva: { wizard-people }.
wizard-reason-trump-worth = Když je trumfem { wizard-people }, mají tvé karty cenu asi { $tricks } zdvihu.
wizard-reason-trump-chance = Když je trumfem { wizard-people }, tvá karta vyhraje s pravděpodobností { $percent } %.
wizard-reason-hand-worth = { $cards ->
    [one] Tvá karta má
    [few] Tvé { $cards } karty mají
    [many] Tvé { $cards } karty mají
   *[other] Tvých { $cards } karet má
} cenu asi { $tricks } zdvihu.
wizard-reason-exact-chance = Přesně { $bid }: pravděpodobnost asi { $percent } %.
wizard-reason-only-card-chance = Tvá karta vyhraje s pravděpodobností { $percent } %; předpověď 1 se vyplatí od { $worth } %.
wizard-reason-forehead-chance = Karta na tvém čele vyhraje s pravděpodobností { $percent } %; předpověď 1 se vyplatí od { $worth } %.
wizard-reason-best-bid-forbidden = Nejlepší by bylo { $bid }, ale pak by součet předpovědí byl { $cards }.
wizard-reason-holds-wizards = Držíš { $wizards ->
    [one] { $wizards } čaroděje: jistý zdvih
    [few] { $wizards } čaroděje: jisté zdvihy
    [many] { $wizards } čaroděje: jisté zdvihy
   *[other] { $wizards } čarodějů: jisté zdvihy
}.
wizard-reason-earlier-bids = Zatím { $players ->
    [one] { $players } hráč předpovídá
    [few] { $players } hráči předpovídají
    [many] { $players } hráče předpovídá
   *[other] { $players } hráčů předpovídá
} celkem { $sum } z { $cards }.
wizard-reason-needs = Potřebuješ ještě { $need } z { $left ->
    [one] { $left } zbývajícího zdvihu
   *[other] { $left } zbývajících zdvihů
}.
wizard-reason-needs-all = { $need ->
    [one] Potřebuješ jediný zbývající zdvih.
   *[other] Potřebuješ všechny zbývající zdvihy: { $need }.
}
wizard-reason-enough = { $bid ->
    [0] Předpověď je 0: neber žádný zdvih.
   *[other] Předpovězené zdvihy ({ $bid }) už máš: další neber.
}
wizard-reason-too-many = Zdvihů navíc: { $over }; každý další stojí další body.
wizard-reason-out-of-reach = Na { $bid } už nedosáhneš, ale každý zdvih zachrání body.
wizard-reason-only-card = { wizard-card-subject } je jediná karta, kterou smíš zahrát.
wizard-reason-leads-high = Vynes vysokou kartu, { wizard-card-object }: chceš zdvihy.
wizard-reason-leads-low = Vynes nízkou kartu, { wizard-card-object }: zdvih nechceš.
wizard-reason-tries-to-take = { wizard-card-subject } může zdvih vzít.
wizard-reason-throws-low = Tenhle zdvih nejde získat: nech si lepší karty a odhoď { wizard-card-object }.
wizard-reason-cannot-lose = Zdvihu se teď nevyhne žádná karta. { wizard-card-subject } stojí nejméně.
wizard-reason-throws-high = Odhoď { wizard-card-object }, dokud nic nebere.
wizard-reason-draws-trumps = Vynes { wizard-card-object } a nejdřív stáhni trumfy ostatních.
wizard-reason-takes-surely = { wizard-card-subject } tenhle zdvih jistě bere.
wizard-reason-takes-not = { wizard-card-subject } tenhle zdvih nebere.
wizard-reason-takes-perhaps = { wizard-card-subject } bere tenhle zdvih s pravděpodobností { $percent } %.
wizard-reason-rest-worth = { $cards ->
    [one] Druhá karta má
    [few] Ostatní { $cards } karty mají
    [many] Ostatní { $cards } karty mají
   *[other] Ostatních { $cards } karet má
} cenu asi { $tricks } zdvihu.
wizard-reason-tried-out = Vyzkoušeno v { $deals ->
    [one] { $deals } rozdání, které odpovídá
    [few] { $deals } rozdáních, která odpovídají
    [many] { $deals } rozdání, která odpovídají
   *[other] { $deals } rozdáních, která odpovídají
} tomu, co je známo: { $points } bodu v tomto kole.
wizard-reason-tried-next = Druhé nejlepší tam: { $move }, o { $points } bodu méně (± { $error }).
wizard-reason-instead-of = Druhá nejlepší: { wizard-card-named }, o { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} méně.

## Ve statistikách

wizard-figure-exact = Přesné předpovědi
wizard-figure-astray = Zdvihy mimo předpověď
wizard-figure-points-a-round = Body za kolo
wizard-figure-bid-share = Předpovězené zdvihy, podíl ze všech

### Stránky v prohlížeči. $game je wizard, rummikub, carcassonne nebo witchstone.

## Na každé stránce

web-language = Jazyk
web-nav = Hlavní stránky
web-nav-games = Hry
web-nav-tables = Stoly
web-nav-rules = Pravidla
web-nav-scorepad = Zápisníky
web-skip = Přejít k obsahu
web-study-light = Rozsvítit (světlý vzhled)
web-study-dark = Zhasnout (tmavý vzhled)
web-foot = Otevřený kód, dílo hráčů. Všechny kresby jsou naše; s vydavateli her nemáme nic společného.
web-close = Zavřít
web-cancel = Zrušit
web-less = Méně: { $what }
web-more = Více: { $what }
web-fetching = Okamžik, načítá se…
web-copied = Zkopírováno. Vlož to, kam chceš.
web-picture-saved = Obrázek je ve stažených souborech.
web-share-text = Sdílet text
web-share-picture = Sdílet obrázek
web-share-failed = Sdílení se nepovedlo. Zkus obrázek.
web-lost-title = Tady nic není
web-lost-line = Adresa je možná špatně napsaná, nebo bylo to, co tu stálo, odstraněno.
web-lost-home = Zpět do síně
web-offline-title = Bez sítě
web-offline-line = Tato stránka potřebuje server. Pravidla a zápisníky fungují i bez něj.
web-offline-again = Zkusit znovu

## Hry

web-game = { $game ->
    [wizard] Wizard
    [rummikub] Číselné kameny
    [carcassonne] Carcassonne
   *[witchstone] Witchstone
}
web-game-line = { $game ->
    [wizard] Předpověz své zdvihy a získej jich přesně tolik
    [rummikub] Postupky a skupiny podle pravidel Rummikubu
    [carcassonne] S Mágem a čarodějnicí: slož krajinu, obsaď ji, začaruj ji
   *[witchstone] Plň kotel a řetěz akce kolem křišťálové koule
}
web-game-facts = { $game ->
    [wizard] 3–6 hráčů, 45 min
    [rummikub] 2–4 hráči, 40 min
    [carcassonne] 2–6 hráčů, 45 min
   *[witchstone] 2–4 hráči, 70 min
}

## Úvod

web-home-title = Otevřený stůl pro kouzelné hry
web-home-line = Hraj v prohlížeči s přáteli nebo s boty. Bez účtu, bez instalace.
web-home-code = Mám kód
web-home-make = Založit stůl a pozvat
web-home-now = Hrát hned s boty
web-home-rules-of = { $title }: pravidla

## Pravidla

web-rules-of = { $title }: pravidla
web-rules-unofficial = Neoficiálně, našimi slovy. Každý bod má číslo, na které lze odkázat.
web-rules-choose = Bod po bodu, ve tvém jazyce. Která hra?
web-rules-search = Hledat v pravidlech
web-rules-sections = Oddíly
web-rules-clause = Bod { $number }, odkaz
web-rules-found = { $count ->
    [one] Nalezen { $count } bod
    [few] Nalezeny { $count } body
    [many] Nalezeno { $count } bodu
   *[other] Nalezeno { $count } bodů
}
web-rules-none = Žádný bod neobsahuje „{ $query }“. Zkus méně slov nebo kratší.

## U stolu

web-your-turn = Jsi na tahu.
web-waiting-for = Na tahu: { $names }.
web-game-over = Konec partie.
web-panels = Panely
web-players = Hráči
web-log = Průběh
web-you = ty
web-bot = bot

## Zápisníky

web-scorepad = Zápisník
web-scorepad-title = Zápisníky
web-scorepad-line = Pro hru u tvého vlastního stolu. Funguje bez sítě; všechno zůstává v tomto zařízení.
web-scorepad-kept = Tvé zápisníky
web-scorepad-none = Zatím není nic zapsáno. Vyber hru nahoře.
web-scorepad-of = { $title }: zápisník
web-scorepad-remove = Zahodit tento zápisník
web-scorepad-remove-sure = Zahodit
web-pad-who = Kdo hraje?
web-pad-player = Hráč { $number }
web-pad-player-add = Další hráč
web-pad-player-off = Vynechat: { $name }
web-pad-up = Posunout výš: { $name }
web-pad-same-name = Dva hráči mají stejné jméno. Jedno změň, ať se body nepopletou.
web-pad-first-dealer = První rozdává
web-pad-agreed = Na čem jste se dohodli
web-pad-begin = Začít
web-pad-total = Celkem
web-pad-correct = opravit toto kolo
web-pad-write = Zapsat
web-pad-deals = Rozdává { $name }.
web-pad-round = { $round }. kolo
web-pad-round-of = { $round }. kolo z { $rounds }
web-pad-remove = Škrtnout
web-pad-remove-round = Škrtnout kolo
web-pad-last-off = Poslední zpět
web-pad-chart = Body po každém kole
web-pad-kept = Ukládá se v tomto zařízení po každém ťuknutí.
web-pad-over = Konec partie. Vítězí { $names }.
web-pad-again = Nový zápisník
web-pad-written = Zapsáno

## Zápisník hry Wizard

web-pad-wizard-round = { $round }. kolo z { $rounds }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}
web-pad-wizard-forehead = Kartu si držte na čele: každý vidí všechny karty kromě své.
web-pad-wizard-no-trump = V posledním kole není trumf.
web-pad-wizard-bids = Předpovědi
web-pad-wizard-won = Získané zdvihy
web-pad-wizard-ask-bid = Kolik zdvihů předpovídá { $name }?
web-pad-wizard-ask-won = Kolik zdvihů má { $name }?
web-pad-wizard-to-tricks = Předpovědi jsou zapsané

## Zápisník číselných kamenů

web-pad-until = Jak dlouho?
web-pad-until-rounds = Počet kol
web-pad-until-target = Do bodů
web-pad-until-open = Bez konce
web-pad-target = Hraje se do { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
    [many] { $points } bodu
   *[other] { $points } bodů
}.
web-pad-rummikub-ending = Jak kolo skončilo?
web-pad-rummikub-out = Někdo vyložil vše
web-pad-rummikub-bank = Prázdný bank
web-pad-rummikub-who = Kdo vyložil poslední kámen?
web-pad-rummikub-left = Co zbylo na stojáncích? Ťukej na kameny.
web-pad-rummikub-joker = Žolík, 30 bodů
web-pad-rummikub-sum = Součet: { $name }
web-pad-rummikub-equal = Stejné součty: vyhrává méně kamenů. Kolik jich zbylo?
web-pad-rummikub-tiles = Kameny: { $name }
web-pad-rummikub-starter = Kdo kolo začínal? (bere lichý bod)

## Zápisník hry Carcassonne; $kind je city, road, monastery, field nebo other, $figure je mage nebo witch

web-pad-mage-witch = Mág a čarodějnice
web-pad-mage-witch-help = Mág přidává bod za každou kartu, čarodějnice půlí.
web-pad-two-tile-city = Malé město prvních vydání
web-pad-two-tile-city-help = Dokončené město ze dvou karet má hodnotu 2 místo 4.
web-pad-fields-first = Louky prvního vydání
web-pad-fields-first-help = Každé dokončené město dává svým sedlákům 4 body místo 3.
web-pad-scoring = Co se boduje?
web-pad-kind = { $kind ->
    [city] Město
    [road] Cesta
    [monastery] Klášter
    [field] Louka
   *[other] Jiné
}
web-pad-kinds = { $kind ->
    [city] Města
    [road] Cesty
    [monastery] Kláštery
    [field] Louky
   *[other] Jiné
}
web-pad-finished = Dokončeno?
web-pad-finished-yes = Dokončeno
web-pad-finished-no = Nedokončeno, na konci
web-pad-count-city = Karty
web-pad-count-road = Karty
web-pad-count-monastery = Karty kolem
web-pad-count-field = Dokončená města
web-pad-shields = Erby
web-pad-points = Body
web-pad-figure = Mág, nebo čarodějnice
web-pad-figure-name = { $figure ->
    [mage] Mág
   *[witch] Čarodějnice
}
web-pad-who-scores = Kdo boduje? Při shodě dostává každý vše.
web-pad-worth-city = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}{ $shields ->
    [0] { "" }
    [one] , { $shields } erb
    [few] , { $shields } erby
    [many] , { $shields } erbu
   *[other] , { $shields } erbů
}: { $base }
web-pad-worth-road = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}: { $base }
web-pad-worth-monastery = { $complete ->
    [yes] se všemi osmi kartami kolem: { $base }
   *[no] { $count ->
        [one] sám a { $count } karta: { $base }
        [few] sám a { $count } karty: { $base }
        [many] sám a { $count } karty: { $base }
       *[other] sám a { $count } karet: { $base }
    }
}
web-pad-worth-field = { $count ->
    [one] { $count } dokončené město
    [few] { $count } dokončená města
    [many] { $count } dokončeného města
   *[other] { $count } dokončených měst
}
web-pad-worth-other = zapsáno ručně
web-pad-worth-mage = mág +{ $change }
web-pad-worth-witch = čarodějnice bere { $change }

## Zápisník hry Witchstone; $part je track, owls, chips, boosts nebo prophecies

web-pad-witchstone-part = { $part ->
    [track] Stupnice bodů
    [owls] Soví destičky
    [chips] Žetony
    [boosts] Nepoužitá kouzla
   *[prophecies] Proroctví
}
web-pad-witchstone-owl = Sova za { $value }
web-pad-witchstone-chips = Žetony, po 2 bodech
web-pad-witchstone-scrolls = Svitky
web-pad-witchstone-boosts = Nepoužitá posilující kouzla, po 2 bodech
web-pad-witchstone-prophecy = { $level ->
    [0] Nesplněné proroctví: { $value }
   *[other] Proroctví, { $level }. stupeň: { $value }
}
web-pad-witchstone-wand = Pole na hůlce (rozhoduje při shodě)
web-pad-witchstone-wand-decides = Stejně bodů: { $name } je na hůlce dál a vyhrává.
web-pad-witchstone-tied = Stejně bodů i stejné místo na hůlce: vyhrává, kdo tam došel první.

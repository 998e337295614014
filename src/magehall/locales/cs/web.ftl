### Stránky v prohlížeči. $game je wizard, rummikub, carcassonne nebo witchstone.

## Na každé stránce

web-language = Jazyk
web-nav = Hlavní stránky
web-nav-games = Hry
web-nav-tables = Stoly
web-nav-rules = Pravidla
web-nav-scorepad = Zápisníky
web-skip = Přejít k obsahu
web-study-light = Světlý vzhled
web-study-dark = Tmavý vzhled
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
web-lost-line = Možná je v adrese překlep, nebo stránka už neexistuje.
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
web-game-seats = { $most ->
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}

## Úvod

web-home-title = Otevřený stůl pro kouzelné hry
web-home-line = Hraj v prohlížeči s přáteli nebo s boty. Bez účtu, bez instalace.
web-home-code = Mám kód
web-record-title = Uložená partie
web-record-open = Otevřít soubor (.mage)
web-home-make = Hrát s přáteli
web-pass = Jedno zařízení pro všechny
web-pass-line = Všichni hrajete tady, jeden po druhém. Mezi tahy obrazovka skryje, co je tajné.
web-porch = Pustit telefony v tomto domě
web-porch-now = Telefony v tomto domě se mohou připojit
web-porch-line = Síň pak může otevřít a hrát v ní každý ve stejné síti jako tento počítač, dokud ji znovu nezavřeš nebo nezastavíš server. Zvenčí nikdo a nic jiného se neotevře.
web-porch-open = Pustit je
web-porch-close = Zase zavřít
web-porch-scan = Naskenuj kód telefonem na stejné Wi-Fi, nebo tam zadej tuto adresu:
web-porch-other = Když to nejde, zkus: { $addresses }
web-porch-who = Síň může otevřít každý v této síti a zvenčí nikdo. Kdo takto přišel, bude po zavření odpojen.
web-porch-qr-alt = QR kód pro { $address }
web-porch-needed = Tento odkaz zatím otevře jen tento počítač.
web-invite-which = Která hra?
web-invite-all = Nejdřív všechna nastavení
web-home-now = Hrát s boty
web-home-rules-of = { $title }: pravidla

## Bez sítě

web-pocket = Hrát bez sítě
web-pocket-line = Všechny čtyři hry proti botům nebo s jedním zařízením pro všechny: ve vlaku, v letadle, kdekoli.
web-pocket-size = Stáhne se jednou: { $size }
web-pocket-fetch = Stáhnout
web-pocket-fetch-play = Stáhnout a hrát
web-pocket-coming = Stahuje se
web-pocket-come = { $loaded } z { $total }
web-pocket-broken = Spojení se přerušilo. Co už je tady, to zůstává.
web-pocket-full = Na tomto zařízení není dost místa.
web-pocket-go-on = Pokračovat ve stahování
web-pocket-here = Všechno potřebné je na tomto zařízení, i v režimu letadlo.
web-pocket-not-kept = Prohlížeč tu hry nemůže uchovat: k tomu je potřeba adresa s https. Na začátku potřebuješ síť.
web-pocket-go = Hrát
web-pocket-drop = Odebrat ze zařízení
web-pocket-drop-sure = Odebrat? Tvoje partie zůstanou.
web-pocket-opening = Síň na tomto zařízení se připravuje…
web-pocket-failed = { $why ->
    [elsewhere] Už je to otevřené v jiné kartě. Zavři ji a zkus to znovu.
    [unreachable] Něco tu ještě chybí. Zkus to znovu se sítí.
    [unreadable] Tvoje partie na tomto zařízení nejdou přečíst.
   *[broken] Nespustilo se to. Zavři ostatní karty a zkus to znovu.
}
web-pocket-levels = Experti by v prohlížeči přemýšleli příliš dlouho; kde je hra má, hrají na serveru.
web-pocket-record = Podívej se znovu na dohranou partii, nebo pokračuj tam, kde jiná skončila.
web-pocket-tables = Na tomto zařízení
web-pocket-more = { $title }: uložit, přesunout, smazat
web-pocket-hand-over = Přesunout na server
web-pocket-delete = Smazat
web-pocket-delete-sure = Smazat natrvalo?

## Učení hrou

web-learn = Učit se
web-learn-line = Každá lekce je malá hra na skutečném stole, krok za krokem. Odejdi, kdy chceš: kde jsi, si pamatujeme.
web-learn-all = Všechny lekce
web-learn-game = Učit se: { $title }
web-learn-game-done = Učit se: { $title } (lekce dokončena)
web-learn-new = Hraješ { $title } poprvé? První hra tě ji naučí za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
web-lesson-minutes = na { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
web-lesson-step = Krok { $step } z { $steps }
web-lesson-left = přerušeno u kroku { $step } z { $steps }
web-lesson-begin = Začít
web-lesson-go-on = Pokračovat
web-lesson-again = Ještě jednou
web-lesson-done = hotovo
web-lesson-back = Zpět
web-lesson-next = Dál
web-lesson-show = Ukaž mi
web-lesson-finish = Hotovo
web-lesson-leave = Opustit lekci
web-lesson-speech = Lekce
web-lesson-fold = Skrýt text
web-lesson-unfold = Ukázat text
web-lesson-allowed = I to smíš, ale zůstaňme u toho, o čem lekce je.
web-lesson-not-now = Teď je na řadě něco jiného.
web-lesson-ended = Výborně!
web-lesson-ended-line = Teď už víš, jak se hraje. Pravidla jsou vždy na jedno klepnutí a boti jsou trpěliví.

## Pravidla

web-rules-of = { $title }: pravidla
web-rules-unofficial = Neoficiálně, našimi slovy. Každý bod má číslo, na které lze odkázat.
web-example-good = Takto ano
web-example-bad = Takto ne
web-rules-choose = Všechna pravidla ve tvém jazyce. Která hra?
web-rules-howto = Jak se hraje
web-rules-search = Zeptej se nebo hledej
web-rules-answers = Odpovědi
web-rules-answered = { $count ->
    [one] Jedna odpověď.
    [few] { $count } odpovědi.
   *[other] { $count } odpovědí.
}
web-rules-verbatim = Každá odpověď je pravidlo, slovo od slova.
web-rules-back = Zpět k odpovědím
web-rules-containing = Pravidla s těmito slovy
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

web-waiting-for = Na tahu: { $names }.
web-game-over = Konec partie.
web-panels = Panely
web-moves = Tvoje tahy
web-moves-none = Až budeš na tahu, najdeš tu své tahy.
web-players = Hráči
web-log = Průběh
web-you = ty
web-bot = bot

## Seznamy stolů

web-home-waiting = Tvé partie
web-home-open = Otevřené stoly
web-home-all = Zobrazit vše
web-home-your-turn = Jsi na tahu
web-home-continue = Pokračovat
web-home-look = Zobrazit
web-home-join = Přisednout
web-home-table-of = Stůl: { $name }
web-home-taken = Obsazená místa: { $taken } z { $seats }
web-row-free = { $count ->
    [0] plno
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
web-row-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boti
    [many] { $count } bota
   *[other] { $count } botů
}
web-row-hints = s radami
web-row-no-hints = bez rad
web-row-rated = hodnocená
web-row-sitter = { $name } ({ $level })
web-row-result = { $place }. { $name } { $points }
web-home-none-open = Teď nikdo nehledá spoluhráče. Založ stůl a někoho pozvi.
web-home-none-running = Nemáš žádnou rozehranou partii. Zahraj si s boty, nebo založ stůl.
web-home-away = Server teď neodpovídá. Pravidla a zápisníky fungují i bez něj.
web-tables-done = Dohrané
web-join-title = Přisednout ke stolu
web-join-line = Napiš kód, který vidí hostitel, nebo vlož odkaz.
web-join-code = Kód stolu
web-join-wrong = Kód má šest písmen a číslic, třeba K7QXM2.
web-who = Jsi { $name }; změnit jméno
web-who-help = Takto tě uvidí ostatní u nových stolů.
web-save = Uložit
# Jména pro ty, kdo žádné nedali, oddělená čárkami.
web-nicknames = Měděná liška, Tichá sova, Šťastný slavík, Statečný ježek, Stříbrná vydra, Veselá straka, Ospalý jezevec, Rychlý zajíc, Chytrá vrána, Zlatý rys, Toulavý čáp, Zvědavá kočka
web-level = { $level ->
    [random] Bot, náhodný
    [easy] Bot, lehký
    [medium] Bot, střední
    [hard] Bot, těžký
    [expert] Bot, expert
    *[other] Bot, { $level }
}

## You and your devices

web-account-title = Ty a tvá zařízení
web-account-more = Zařízení a heslo
web-account-sign-in = Přihlásit se
web-account-stranger = Tady není nikdo přihlášen. Ke hře stačí jméno; s účtem máš své hry všude s sebou.
web-account-guest = Jsi { $name }, hraješ jako host: zná tě jen toto zařízení. S účtem máš jméno i hry také na jiných zařízeních.
web-account-known = Jsi { $name }, tvé přihlašovací jméno je { $login }.
web-account-devices = Tvá přihlášení
web-account-here = Toto zařízení
web-account-unknown = Neznámé zařízení
web-account-since = Přihlášení od { $since }
web-account-seen = Přihlášení od { $since }, naposledy { $seen }
web-account-end = Odhlásit
web-account-end-of = Odhlásit: { $device }
web-account-ended = Odhlášeno: { $device }.
web-account-end-others = Odhlásit všude jinde
web-account-others-help = Odhlásí se i programy, které hrají tvým jménem.
web-account-others-ended = Přihlášení ti teď zůstává jen na tomto zařízení.
web-account-out = Odhlásit se tady
web-account-lose = Jsi host: když se odhlásíš, nikdo ti toto jméno ani tyto hry nemůže vrátit.
web-account-lose-yes = Odhlásit natrvalo
web-account-password = Změnit heslo
web-account-old = Současné heslo
web-account-new = Nové heslo
web-account-password-help = Alespoň osm znaků. Všechna ostatní zařízení se odhlásí.
web-account-changed = Heslo je změněno. Všechna ostatní zařízení jsou odhlášena.
web-account-keep = Založit účet
web-account-keep-help = Přihlašovací jméno a heslo, aby tě znala i tvá další zařízení. E-mail není potřeba.
web-account-instead = Nebo použij účet, který máš. Co máš tady jako host, se nepřenese.
web-account-login = Přihlašovací jméno
web-account-secret = Heslo
web-account-lost = Zapomenuté heslo?
web-account-lost-help = S obnovovacím kódem si zvolíš nové heslo. Všechna ostatní zařízení se odhlásí.
web-account-recover = Zvolit nové heslo
web-account-recovery = Obnovovací kód
web-account-recovery-help = Opiš si ho: ukáže se jen teď a pustí tě dovnitř, když heslo zapomeneš.
web-account-written = Mám ho opsaný
web-signed-out = Tvé přihlášení skončilo
web-signed-out-line = Toto zařízení bylo odhlášeno z jiného, nebo novým heslem.
web-account-keeper = Správa síně

## Nový stůl

web-new-title = Založit stůl
web-new-table = Jiný stůl
web-new-laying = Chystáme stůl…
web-seats = Místa
web-your-name = Tvé jméno
web-seat-of = Místo { $number }
web-seat-person = Člověk na pozvání
web-seat-here = Hraje tady
web-new-all-people = Samí lidé
web-new-all-bots = Samí boti
web-new-edition = Tištěné vydání
web-new-edition-none = Podle nastavení níže
web-new-details = Všechna nastavení
web-new-clock = Hodiny
web-clock-none = Bez hodin
web-clock-mode = { $mode ->
    [turn] Na tah
    [bank] Na hru
    [days] Dny
   *[none] Žádné
}
web-clock-preset-turn = { $seconds } s
web-clock-preset-bank = { $minutes } min + { $increment } s
web-clock-minutes = Minut na hráče
web-clock-increment = Sekund navíc za tah
web-clock-seconds = Sekund na tah
web-clock-bounds = od { $least } do { $most }
web-clock-day-count = Dnů na tah
web-clock-turn-seconds = { $seconds } s na tah
web-clock-turn = { $minutes ->
    [one] { $minutes } minuta na tah
    [few] { $minutes } minuty na tah
    [many] { $minutes } minuty na tah
    *[other] { $minutes } minut na tah
}
web-clock-bank = Každý { $minutes } min, +{ $increment } s za tah
web-clock-days = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
    *[other] { $days } dní na tah
}
web-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
    *[other] { $count } dní
}
web-new-expiry = Když někdo chybí nebo mu dojde čas
web-expiry = { $expiry ->
    [move] Tento tah zahraje bot
    [rule] Platí pravidlo hry
    [wait] Čekáme
   *[deputy] Nepřítomné zastoupí bot
}
web-expiry-help = { $expiry ->
    [move] Bot zahraje jen tento tah; místo zůstává hráči.
    [rule] Jak říkají pravidla: co leží správně, zůstane, jinak se to vrátí a berou se tři kameny.
    [wait] Samo se nic nestane. Dobré mezi přáteli.
   *[deputy] Dokud se hráč nevrátí: jedním ťuknutím má místo zpátky.
}
web-terms-away = { $expiry ->
    [move] Když někdo chybí nebo mu dojde čas, zahraje tento tah bot.
    [rule] Když dojde čas, platí pravidlo hry.
    [wait] Když někdo chybí nebo mu dojde čas, čekáme.
   *[deputy] Když někdo chybí nebo mu dojde čas, hraje bot, dokud se hráč nevrátí.
}
web-new-pace = Rychlost botů
web-pace = { $pace ->
    [slow] pomalu
    [fast] rychle
    [none] bez pauzy
   *[normal] běžně
}
web-new-language = Jazyk u stolu
web-new-chat = Chat
web-chat-mode-free = Volný chat
web-chat-mode-phrases = Jen hotové věty
web-chat-mode-off = Bez chatu
web-new-open = Ukázat mezi otevřenými stoly
web-new-open-help = Jinak ho najdou jen ti, kdo mají odkaz nebo kód.
web-new-watching = Ostatní se mohou dívat
web-new-watching-help = Diváci vidí jen to, co vidí všichni.
web-new-hints = Rady
web-new-hints-help = Každý se může zeptat bota, co by hrál a proč.
web-new-invite = Založit stůl
web-begin = Začít

## Před partií

web-begin-with-bots = { $count ->
    [one] Začít s { $count } botem
    [few] Začít se { $count } boty
    [many] Začít s { $count } bota
    *[other] Začít s { $count } boty
}
web-bots-level = Boti na volných místech
web-code = Kód
web-host = hostitel
web-host-begins = Hostitel začne, až budou všichni.
web-table-full =
    Všechna místa jsou obsazená. { $watching ->
        [no] U tohoto stolu diváci být nemohou.
       *[yes] Můžeš se dívat: zůstaň tady a hra se ukáže, jakmile začne.
    }
web-invite = Pozvánka
web-invite-line = Kód nebo odkaz vede rovnou na volné místo.
web-invite-link = Sdílet odkaz
web-invite-qr = Ukázat QR kód
web-invite-qr-alt = QR kód stolu { $code }
web-invite-copied = Odkaz je zkopírovaný. Vlož ho do zprávy.
web-invite-copy = Kopírovat odkaz
web-invite-copied-now = Zkopírováno
web-invite-text = Pojď si zahrát { $title }!
web-kick = Uvolnit místo: { $name }
web-kick-ask = Uvolnit to místo?
web-kick-sure = { $name } z místa odejde a může si tam sednout někdo jiný.
web-kick-do = Uvolnit místo
web-kicked = Hostitel uvolnil tvé místo. Sednout si můžeš, kde je volno.
web-rename = Změnit jméno: { $name }
web-leave = Odejít od stolu
web-seat-bot = Bot
web-seat-free = volné
web-sit = Sednout sem
web-sit-down = Přisednout
web-sit-other = Někdo další u tohoto zařízení
web-sit-other-name = Jméno
web-sit-other-help = Zařízení předáš, když přijde řada na druhého; nikdo nevidí cizí karty.
web-stand = Vstát
web-terms-plain = Obvyklá pravidla
web-terms-change = Změnit
web-terms-changed = Hostitel změnil nastavení.
web-terms-hints = { $on ->
    [yes] S radami
   *[no] Bez rad
}
web-terms-no-watching = Bez diváků
web-terms-door = { $door ->
    [open] Mezi otevřenými stoly
   *[link] Jen přes odkaz nebo kód
}
web-terms-rated = Počítá se do hodnocení
web-table-not-here = Tento stůl tu není
web-table-barred = Tato partie tu nemůže pokračovat

## Lidé u stolu

web-people = Lidé u stolu
web-people-none = Nikdo další tu není.
web-person = Další možnosti: { $name }
web-is-muted = bez chatu
web-is-hidden = tebou skryto
web-hide = Skrýt, co říká { $name }
web-hide-no = Zobrazit, co říká { $name }
web-hide-help = Skrytí platí jen na tomto zařízení; nikdo se to nedozví.
web-report = Nahlásit: { $name }
web-report-this = Nahlásit tuto zprávu
web-report-what = Co je špatně?
web-report-why-rude = Urážky nebo výhrůžky
web-report-why-spoils = Schválně kazí hru
web-report-why-cheats = Podvádí
web-report-why-name = Urážlivé jméno
web-report-why-other = Něco jiného
web-report-more = Vlastními slovy, jestli chceš
web-report-help = Správci síně uvidí, co zaznělo, tvá slova a tvé jméno. Druhá strana se nedozví, od koho nahlášení je.
web-report-send = Odeslat nahlášení
web-reported = Děkujeme. Správci síně se na to podívají.
web-mute = Zakázat chat u tohoto stolu
web-mute-no = Povolit chat
web-remove = Vykázat od stolu
web-remove-sure = { $name } musí odejít od stolu a už si tu nesedne. Ve hře pokračuje bot.
web-silenced = { $end ->
    [never] Správci síně ti zakázali chat. Hrát můžeš dál.
   *[then] Správci síně ti zakázali chat (do { $until }). Hrát můžeš dál.
}
web-silenced-why = Důvod: { $why }
web-silenced-here = Hostitel ti u tohoto stolu zakázal chat. Hrát můžeš dál.
web-removed = Tady už hrát nemůžeš
web-removed-line = Tvé partie pokračují bez tebe; místo tebe hrají boti.
web-removed-here = Od tohoto stolu tě vykázali
web-removed-here-line = Hostitel tě od tohoto stolu vykázal. Místo tebe hraje dál bot; můžeš se dívat.
web-removed-here-waiting = Hostitel tě od tohoto stolu vykázal; sednout si tu nemůžeš.
web-out = { $name }: bez přístupu
web-admit = Pustit zpět

## Při hře

web-acts = je na tahu
web-away = je pryč
web-chat = Chat
web-chat-none = Zatím nikdo nic neřekl.
web-chat-rules = I tady se můžeš zeptat na pravidla: /rules a tvoje otázka.
web-chat-only-you = Tohle vidíš jen ty.
web-chat-phrases = Hotové věty
web-chat-say = Napiš něco ostatním
web-chat-send = Odeslat
web-hint = Rada
web-hint-thinking = Bot přemýšlí…
web-hint-says = Bot by hrál: { $move }
web-hint-play = Zahrát to
web-hint-why = Proč?
web-undo = Vrátit
web-lose-title = Zahodit, co máš rozestavěné?
web-lose-keep = Ne, stavím dál
web-takeback-ask = Požádat o vrácení tahu
web-request-asked = { $what ->
    [end] { $name } navrhuje hru tady ukončit, bez výsledku. Souhlasíš?
    *[takeback] Smí { $name } vrátit poslední tah?
}
web-request-mine = { $what ->
    [end] Navrhuješ ukončit hru předčasně.
    *[takeback] Žádáš o vrácení tahu.
}
web-request-waits = { $what ->
    [end] { $name } navrhuje ukončit hru předčasně.
    *[takeback] { $name } žádá o vrácení tahu.
}
web-request-missing = Čeká se na odpověď: { $names }
web-request-withdraw = Zrušit žádost
web-request-left = Zbývající čas na odpověď
web-takeback-yes = Ano, jistě
web-takeback-no = Ne
web-since = Od mého posledního tahu
web-since-none = Od té doby se nic nestalo.
web-since-left = Stůl po tvém posledním tahu.
web-since-now = Zpět do hry
web-menu = Nabídka
web-rule = Bod { $number }
web-resign = Vzdát partii
web-resign-sure = Dál za tebe bude hrát bot. Opravdu to vzdáváš?
web-resigned = Partie vzdána; dál za tebe hraje bot. Můžeš se dívat až do konce, nebo se vrátit do síně.
web-standin-title = Místo tebe hraje bot
web-standin-why = { $why ->
    [clock] Vypršel ti čas.
    [gone] Tvá nepřítomnost trvala moc dlouho.
    [left] Dáváš si od stolu přestávku.
    [called] Přivolali ho ostatní.
    *[other] Převzal tvé místo.
}
web-standin-since = { $minutes ->
    [0] Převzal hru právě teď.
    [one] Převzal hru před minutou.
    [few] Převzal hru před { $minutes } minutami.
    [many] Převzal hru před { $minutes } minutami.
    *[other] Převzal hru před { $minutes } minutami.
}
web-standin-moves = { $moves ->
    [0] Ještě netáhl.
    [one] Udělal jeden tah.
    [few] Udělal { $moves } tahy.
    [many] Udělal { $moves } tahu.
    *[other] Udělal { $moves } tahů.
}
web-standin-yours = Všechno na stole je pořád tvoje.
web-standin-back = Vzít si místo zpět
web-bot-plays = hraje bot
web-clocks = Hodiny
web-late = čas vypršel
web-late-me = Čas ti vypršel. Ostatní na tebe čekají.
web-absent = { $why ->
    [late] Čas vypršel: { $name }. Stůl čeká.
    *[gone] { $name } nemá spojení. Stůl čeká.
}
web-absent-then = { $then ->
    [deputy] Po { $time } nastoupí bot.
    [move] Po { $time } zahraje tento tah bot.
   *[wait] Sám od sebe žádný bot nenastoupí.
}
web-absent-time = { $unit ->
    [seconds] { $number } s
   *[minutes] { $number } min
}
web-absent-wait = Počkáme
web-absent-call = Přivolat bota
web-absent-call-for = { $name }: přivolat bota
web-end = Ukončit hru předčasně
web-end-sure = { $alone ->
    [yes] Hra teď skončí, bez výsledku.
    *[no] Zeptáme se ostatních, jestli hru teď ukončit, bez výsledku.
}
web-end-do = { $alone ->
    [yes] Ukončit teď
    *[no] Zeptat se ostatních
}
web-go-away = Odejít na chvíli
web-go-away-sure = Než se vrátíš, hraje za tebe bot. O nic nepřijdeš.
web-agreed = Nastavení hry
web-line-broken = Spojení se přerušilo. Zkouším znovu…
web-not-reached = Server neodpověděl. Zkus to za chvíli.
web-hand-over = Předej zařízení: { $name }.
web-hand-over-ready = { $name } je tu
web-hand-over-who = Kdo má zařízení?
web-hand-over-on = Zařízení má { $name }. Předat dál
web-hand-over-back = Vrátit poslední tah
web-hand-over-clock = Hodiny běží, i když si zařízení předáváte.
web-log-earlier = Zobrazit dřívější
web-log-show = Ukázat na stole
web-log-none = Zatím se nic nestalo.
web-entry-resigned = { $name } vzdává partii; dál hraje bot.
web-entry-resigned-own = Vzdáváš partii; dál za tebe hraje bot.
web-entry-absent = { $why ->
    [clock] Čas vypršel: { $name }. Dál hraje bot.
    [gone] { $name } je dlouho pryč; dál hraje bot.
    [left] { $name } na chvíli odchází; dál hraje bot.
    [called] { $name }: místo hráče byl přivolán bot.
    [forgotten] Jeden hráč odešel nadobro; dál hraje bot.
    *[other] { $name }: místo hráče hraje bot.
}
web-entry-absent-own = Za tebe hraje bot.
web-entry-returned = { $name } je zpět ve hře.
web-entry-returned-own = Jsi zpět ve hře.
web-entry-gone = { $name } je pryč.
web-entry-back = { $name } je zase tu.
web-entry-timed-out = { $why ->
    [gone] { $name } je pryč; tento tah hraje bot.
    *[clock] Čas vypršel: { $name }.
}
web-entry-timed-out-own = { $why ->
    [gone] Jsi pryč; tento tah hraje bot.
    *[clock] Tvůj čas vypršel.
}
web-entry-undone = { $name } vrací tah.
web-entry-undone-own = Vracíš tah.
web-entry-asked = { $what ->
    [end] { $name } navrhuje ukončit hru předčasně.
    *[takeback] { $name } žádá o vrácení tahu.
}
web-entry-asked-own = { $what ->
    [end] Navrhuješ ukončit hru předčasně.
    *[takeback] Žádáš o vrácení tahu.
}
web-entry-answered = { $answer ->
    [no] { $name } nesouhlasí.
    [withdrawn] { $name } bere žádost zpět.
    *[yes] { $name } souhlasí.
}
web-entry-answered-own = { $answer ->
    [no] Nesouhlasíš.
    [withdrawn] Bereš žádost zpět.
    *[yes] Souhlasíš.
}
web-entry-lapsed = { $what ->
    [end] Ne všichni odpověděli včas: hra pokračuje.
    *[takeback] Ne všichni odpověděli včas: nic se nevrací.
}
web-entry-finished = { $reason ->
    [agreed] Hra skončila dohodou, bez výsledku.
    *[abandoned] Všichni to vzdali: hra skončila bez výsledku.
}
web-entry-paused = Server chvíli neběžel; hodiny stály.
web-entry-rematched = Odveta: všichni přecházejí k novému stolu.
web-entry-muted = { $answer ->
    [no] { $name } smí zase psát.
    *[yes] Hostitel u tohoto stolu zakazuje chat: { $name }.
}
web-entry-muted-own = { $answer ->
    [no] Smíš zase psát.
    *[yes] Hostitel ti u tohoto stolu zakázal chat.
}
web-entry-removed = { $bot ->
    [yes] Hostitel vykazuje od stolu: { $name }. Dál hraje bot.
    *[no] Hostitel vykazuje od stolu: { $name }.
}
web-entry-removed-own = { $bot ->
    [yes] Hostitel tě od stolu vykázal; dál hraje bot.
    *[no] Hostitel tě od stolu vykázal.
}
web-entry-admitted = { $name } si tu smí zase sednout.
web-entry-handed = Hostitelem stolu je teď { $name }.
web-entry-handed-own = Hostitelem stolu jsi teď ty.
web-entry-closed = { $given ->
    [yes] Správa síně stůl zavřela: { $why }
    *[no] Správa síně stůl zavřela.
}

## Nastavení

web-gear = Nastavení
web-gear-confirm = Potvrzovat každý tah
web-gear-confirm-help = Ťuknutí vybere, druhé ťuknutí nebo tlačítko zahraje.
web-gear-motion = Animace
web-gear-motion-help = Karty a kameny se přesouvají na své místo.
web-gear-sound = Zvuk
web-gear-sound-help = Karty a kameny, tvůj tah, body, konec. Nikdy hlasitě.
web-gear-volume = Hlasitost
web-gear-symbols = Značky vedle barev
web-gear-symbols-help = Přidá značky, aby nezáleželo jen na barvě.
web-gear-spoken = Stůl jako text
web-gear-spoken-help = Pro čtečky a klávesnici: vše slovy, tahy se píší.
web-gear-last-card = Poslední karta se zahraje sama
web-gear-last-card-help = Když už není z čeho vybírat.
web-gear-go-on = Po zdvihu nebo kole
web-gear-go-on-after = { $seconds ->
    [0] Počkat na mě
   *[other] { $seconds } s
}
web-gear-text = Velikost písma
web-gear-text-normal = Běžná
web-gear-text-large = Větší
web-gear-text-largest = Největší
web-gear-study = Vzhled
web-gear-study-dark = Tmavá síň
web-gear-study-light = Světlá pracovna

## Stůl jako text

web-spoken-move = Tvůj tah
web-spoken-play = Zahrát
web-spoken-several = Takto začíná víc tahů: { $moves }
web-spoken-moves = { $count ->
    [one] { $verb }: { $count } tah
    [few] { $verb }: { $count } tahy
    [many] { $verb }: { $count } tahu
    *[other] { $verb }: { $count } tahů
}
web-spoken-seat = Místo { $letter }, { $name }: { $points }

## Po partii

web-result-see = Zobrazit výsledek
web-result-none = { $reason ->
    [agreed] Hra skončila dohodou
    [closed] Stůl je zavřený
    *[abandoned] Hra zůstala nedohraná
}
web-result-wins = { $count ->
    [one] Vítězí { $names }: { $points }
    [few] Společně vítězí { $names }: { $points }
    [many] Společně vítězí { $names }: { $points }
    *[other] Společně vítězí { $names }: { $points }
}
web-result-board = Stůl
web-result-back = Zpět ke stolu
web-result-chart = Jak přibývaly body
web-chart-end = konec
web-rematch = Ještě jednou
web-rematch-go = K novému stolu
web-export = Uložit záznam
web-verify = Ověřit míchání
web-verify-line = Nikdo si nemohl rozdání vybrat: nejdřív zapečetil své číslo server, pak zařízení každého hráče přidalo svoje a teprve potom se čísla odhalila. Můžeš si to ověřit.
web-verify-wait = Ověřuji…
web-verify-good = { $draws ->
    [one] Ověřeno: { $draws } losování plyne ze zapečetěného semínka.
    [few] Ověřeno: všechna { $draws } losování plynou ze zapečetěného semínka.
    [many] Ověřeno: { $draws } losování plyne ze zapečetěného semínka.
    *[other] Ověřeno: všech { $draws } losování plyne ze zapečetěného semínka.
}
web-verify-shares = { $count ->
    [one] Na míchání mělo podíl zařízení jednoho hráče
    [few] Na míchání měla podíl zařízení { $count } hráčů
    [many] Na míchání mělo podíl zařízení { $count } hráče
   *[other] Na míchání měla podíl zařízení { $count } hráčů
}{ $ours ->
    [yes] , tvoje také, takže si ho nikdo nemohl vybrat.
   *[no] , takže si ho nikdo nemohl vybrat.
}
web-verify-withheld = { $count ->
    [one] { $names }: slíbený podíl nebyl odhalen. Společně se serverem šlo vybírat ze dvou rozdání.
    [few] { $names }: slíbené podíly nebyly odhaleny. Společně se serverem šlo vybírat z několika rozdání.
    [many] { $names }: slíbené podíly nebyly odhaleny. Společně se serverem šlo vybírat z několika rozdání.
   *[other] { $names }: slíbené podíly nebyly odhaleny. Společně se serverem šlo vybírat z několika rozdání.
}
web-verify-bad = Neověřeno: něco ze semínka neplyne.
web-shuffling = Míchá se…
web-review = Rozbor

## Přehrání

web-replay = Přehrání partie
web-replay-start = Před prvním tahem.
web-replay-first = Na začátek
web-replay-back = O tah zpět
web-replay-next = O tah vpřed
web-replay-last = Na konec
web-replay-play = Přehrát
web-replay-pause = Pauza
web-replay-move = Tah
web-replay-at = Tah { $ply } z { $plies }
web-replay-speed = Rychlost
web-replay-more = Rychlost, místo, odbočka
web-replay-stop = Ručně
web-replay-slow = Pomalu
web-replay-normal = Běžně
web-replay-fast = Rychle
web-replay-from = Z pohledu
web-replay-seat = Očima hráče: { $name }
web-replay-branch = Pokračovat odtud s boty

## Zápisníky

web-scorepad = Zápisník
web-helper = Pomocník
web-helper-title = { $title }: nejlepší tah
web-scorepad-title = Zápisníky
web-scorepad-line = Pro hru u vlastního stolu. Funguje bez sítě; všechno zůstává v tomto zařízení.
web-scorepad-kept = Tvé zápisníky
web-scorepad-none = Zatím není nic zapsáno. Vyber hru nahoře.
web-scorepad-of = { $title }: zápisník
web-scorepad-remove = Smazat tento zápisník
web-scorepad-remove-sure = Smazat
web-pad-who = Kdo hraje?
web-pad-player = Hráč { $number }
web-pad-player-add = Další hráč
web-pad-player-off = Vynechat: { $name }
web-pad-up = Posunout výš: { $name }
web-pad-same-name = Dva hráči mají stejné jméno. Jedno změň, ať se body nepopletou.
web-pad-first-dealer = První rozdává
web-pad-agreed = Nastavení hry
web-pad-begin = Začít
web-print = Vytisknout
web-pad-empty = Prázdný zápisník k tisku
web-pad-empty-boxes = Velké pole: body dosud. Malé pole: předpověď.
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
web-pad-wizard-forehead = Kartu si drž na čele: vidíš všechny karty kromě své.
web-pad-wizard-no-trump = V posledním kole není trumf.
web-pad-wizard-bids = Předpovědi
web-pad-wizard-won = Získané zdvihy
web-pad-wizard-ask-bid = Kolik zdvihů předpovídá { $name }?
web-pad-wizard-ask-won = Kolik zdvihů má { $name }?
web-pad-wizard-to-tricks = Předpovědi jsou zapsané

## Zápisník číselných kamenů

web-pad-until = Jak dlouho?
web-pad-until-rounds = Počet kol
web-pad-until-target = Na body
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
    [0] Nesplněné proroctví: { $value }
   *[other] Proroctví, { $level }. stupeň: { $value }
}
web-pad-witchstone-wand = Pole na hůlce (rozhoduje při shodě)
web-pad-witchstone-wand-decides = Stejně bodů: { $name } je na hůlce dál a vyhrává.
web-pad-witchstone-tied = Stejně bodů i stejné místo na hůlce: vyhrává, kdo tam došel první.

### Příkazový řádek a stůl v terminálu.

## Příkazy

cli-help = Magehall: hraj kouzelné hry s přáteli i s boty, zkoumej je a stav na nich.
cli-example = Příklad: { $command }
cli-lang = Jazyk: { $languages }.
cli-version = Ukázat verzi a zda je herní jádro zkompilované.
cli-compiled = zkompilované jádro
cli-interpreted = interpretované jádro
cli-json = Vypsat JSON pro jiné programy.
cli-option = Volba hry, kolikrát je potřeba; všechny vypíše „magehall games“.
cli-variant = Název varianty z pravidel, kolikrát je potřeba.
cli-edition = Tištěné vydání.
cli-seats = Počet míst.
cli-seed = Semínko veškeré náhody; jinak vznikne nové.
cli-bots = Úroveň botů, jedna pro všechna místa, nebo jedna pro každé, oddělené čárkami.
cli-workers = Počet procesů.
cli-guest = Host
cli-interrupted = Přerušeno.
cli-only-for = { "" } [jen pro: { $seats }]

cli-play = Zahrát si partii v terminálu. S boty, nebo s lidmi u téže klávesnice.
cli-play-name = Jméno hráče, jednou pro každého člověka u stolu.
cli-play-bots = Úroveň botů na ostatních místech, jedna pro všechny, nebo jedna pro každého, oddělené čárkami.
cli-play-resume = Pokračovat v uložené partii.
cli-play-save = Kam se partie uloží.
cli-games = Vypsat hry s jejich volbami, variantami, vydáními a boty.
cli-games-seats = { $least } až { $most ->
    [one] { $most } hráč
    [few] { $most } hráči
    [many] { $most } hráče
   *[other] { $most } hráčů
}
cli-rules = Ukázat pravidla hry bod po bodu.
cli-learn = Naučit se hru hraním, krok za krokem.
cli-learn-welcome = Napiš tah, nebo čti dál klávesou Enter; také: { $back } { $show } { $quit }
cli-rules-clause = Ukázat jen tento bod pravidel.
cli-rules-source = Předloha: { $source }. Neoficiální text, vlastními slovy.
cli-ask = Zeptej se na pravidla vlastními slovy: pravidla, která odpovídají, nejlepší první.
cli-ask-example = smím zahrát šaška, i když můžu přiznat barvu?
cli-ask-none = Na to asi žádné pravidlo neodpovídá. Všechna pravidla: magehall rules { $game }
cli-replay = Zkontrolovat každý tah záznamu a převyprávět partii.
cli-replay-to = Skončit po tolika tazích.
cli-replay-seat = Vyprávět jen to, co mohlo vědět toto místo.
cli-replay-refused = Tah { $ply } ({ $seat }: { $move }) neplatí: { $why }
cli-replay-scores = Po { $ply ->
    [one] { $ply } tahu
    [few] { $ply } tazích
    [many] { $ply } tahu
   *[other] { $ply } tazích
}: { $scores }
cli-review = Posoudit rozhodnutí v partii podle toho, co hráč viděl.
cli-review-seat = Čí rozhodnutí; jinak rozhodnutí lidí.
cli-review-decisions = Posoudit nejvýše tolik rozhodnutí.
cli-review-seconds = Přemýšlet o každém tolik sekund.
cli-verify = Po partii ověřit rozdání. Každé má vycházet ze semínka, které bylo předem přislíbeno.
cli-verify-good = Ověřeno: { $draws ->
    [one] { $draws } losování vychází
    [few] { $draws } losování vycházejí
    [many] { $draws } losování vychází
   *[other] { $draws } losování vychází
} z odhaleného semínka a semínko odpovídá závazku { $commitment }.
cli-verify-shares = V míchání jsou podíly míst { $seats }: nikdo si nemohl rozdání vybrat.
cli-verify-withheld = { $seats }: slíbený podíl nebyl odhalen; společně se serverem šlo mezi rozdáními vybírat.
cli-verify-bad = Neověřeno: { $why }.
cli-simulate = Odehrát mnoho partií mezi boty a ukázat jejich statistiku.
cli-games-number = Počet partií.
cli-simulate-records = Zapsat každou partii jako záznam do této složky.
cli-simulate-dataset = Zapsat všechny partie a rozhodnutí jako datovou sadu (Parquet) do této složky.
cli-simulate-progress = Hraje se
cli-simulate-title = { $games ->
    [one] { $games } partie
    [few] { $games } partie
    [many] { $games } partie
   *[other] { $games } partií
}, { $decisions } rozhodnutí
cli-simulate-seat = Místo
cli-simulate-bot = Bot
cli-simulate-mean = Průměr bodů
cli-simulate-spread = Odchylka
cli-simulate-wins = Výhry
cli-simulate-footer = { $seconds } s; { $refusals ->
    [one] { $refusals } odmítnutý tah
    [few] { $refusals } odmítnuté tahy
    [many] { $refusals } odmítnutého tahu
   *[other] { $refusals } odmítnutých tahů
}.
cli-solve = Najít nejlepší tah pro skutečné kameny (Rummikub).
cli-solve-table = Sady na stole oddělené čárkami, každá postupka od nejnižšího kamene nahoru; J je žolík.
cli-solve-rack = Kameny na stojánku.
cli-solve-opening = Hráč ještě nemá první výklad: najít nejlepší jen z vlastního stojánku.
cli-solve-joker = Jak se bere žolík ze stolu: výměnou za jeho kámen (replace), nebo jakýmkoli přeskupením (free).
cli-solve-objective = Co rozhoduje: nejvíc kamenů, pak bodů; nejvíc bodů; nebo nejmenší hodnota, která zbude na stojánku.
cli-solve-play = Vylož { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
} ({ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}): { $tiles }
cli-solve-kept = Sady beze změny: { $kept } z { $sets }. Nové a změněné mají hvězdičku.
cli-solve-nothing = Vyložit nelze nic.
cli-solve-no-opening = Z tohoto stojánku první výklad udělat nejde.
cli-arena = Nechat boty se utkat. Stejná rozdání pro všechny, každý hráč na každém místě, hodnocení s intervaly.
cli-arena-kind = Dva hráči; první proti každému jinému; každý s každým; nebo dokud není jasné, kdo je silnější.
cli-arena-deals = Počet rozdání; každé se hraje jednou s hráčem na každém místě.
cli-arena-first = Číslo prvního rozdání, aby zápasy žádné nesdílely.
cli-arena-elo = Pro sprt: co platí za ne silnějšího a co za silnějšího.
cli-arena-apart = Dát každému botu vlastní proces, který dostane jen to, co vidí jeho místo.
cli-arena-ray = Hrát na clusteru Ray: jeho adresa, „auto“ pro běžící, nebo „local“, aby se spustil zde.
cli-arena-journal = Soubor, který uchová každý výsledek, aby se po přerušení dalo pokračovat.
cli-arena-report = Zapsat stránku s tabulkami a grafy.
cli-arena-progress = Hraje se
cli-arena-title = Aréna
cli-arena-protocol = Každé rozdání se hrálo jednou s hráčem na každém místě. Intervaly jsou 95 %, přes rozdání.
cli-arena-player = Hráč
cli-arena-field = Mezi
cli-arena-games = Hry
cli-arena-share = Výhry, %
cli-arena-parity = Rovnost, %
cli-arena-margin = Náskok v bodech
cli-arena-margins = Náskok v bodech před ostatními, po rozdáních
cli-arena-ladder = Žebříček
cli-arena-tallies = Co hra počítá
cli-arena-timing = Čas na rozhodnutí na tomto stroji
cli-arena-mean = Průměr, ms
cli-arena-longest = Nejdelší, ms
cli-arena-verdict = { $verdict ->
    [stronger] Silnější
    [not-stronger] Ne silnější
   *[open] Zatím nerozhodnuto
}, po { $deals ->
    [one] { $deals } rozdání
    [few] { $deals } rozdáních
    [many] { $deals } rozdání
   *[other] { $deals } rozdáních
}.
cli-bench = Změřit, jak rychlá jsou herní jádra na tomto počítači.
cli-bench-seconds = Čas věnovaný každé hře, v sekundách.
cli-bench-title = Celé náhodné partie u nejmenšího stolu, { $speed ->
    [compiled] zkompilované jádro
   *[interpreted] interpretované jádro
}
cli-bench-game = Hra
cli-bench-speed = Partií za sekundu

## Chyby

cli-error-no-such-option = Volba { $option } neexistuje; všechny vypíše „--help“.
cli-error-missing = Chybí { $parameter }; jak se zapisuje, ukáže „--help“.
cli-error-no-file = Soubor { $file } neexistuje.
cli-error-not-text = Tohle není text v UTF-8.
cli-error-no-clause = Bod pravidel { $clause } neexistuje; poslední je { $last }.
cli-error-no-lesson = { $game } nemá lekci „{ $lesson }“.
cli-error-no-lessons = { $game } zatím nemá žádné lekce.
cli-error-lesson-broken = Lekci hry { $game } nelze spustit: { $error }
cli-error-other-game = V souboru { $file } je partie hry { $game }.
cli-error-other-rules = Tato partie se hraje podle verze { $version } pravidel hry { $game }, program však zná { $known }. Použij Magehall, který je zná.

## U stolu

cli-play-welcome = { $title }. Napiš tah, nebo: { $commands }
cli-play-your-move = Jsi na tahu.
cli-play-moves = Můžeš: { $moves }
cli-play-more-moves = … a další ({ $count }): ? ukáže všechny.
cli-play-legal = Tah „{ $move }“ je dovolený.
cli-play-not-understood = „{ $line }“ není tah; ? vypíše tvé tahy.
cli-play-hint = Rada: { $move }
cli-play-hint-more = (hint ještě jednou: o krok dál)
cli-play-undone = Tah je vrácen.
cli-play-nothing-to-undo = Není co vrátit.
cli-play-saved = Uloženo do { $file }. Pokračovat můžeš takto: magehall play { $game } --resume { $file }
cli-play-not-saved = Do { $file } nelze zapsat: { $why }
cli-play-no-folder = Složka { $folder } neexistuje.
cli-play-over = Záznam je v souboru { $file }.
cli-play-hand-over = Na tahu: { $name }. Stiskni Enter, až se nikdo jiný nebude dívat.
cli-play-which-clause = Který bod? Například: { $example }
cli-play-why-what = U kterého tahu? Například: { $example }
cli-play-quit-alone = Chceš-li odejít, napiš jen quit. Hra pokračuje.
cli-play-help = Napiš tah ({ $example }), nebo: ? (tvé tahy), why TAH (proč ne), hint (rada), undo (vrátit), save [SOUBOR] (uložit), log (co se stalo), rules N nebo SLOVO (pravidla), quit (konec).
cli-result-rank = Pořadí
cli-result-player = Hráč
cli-result-points = Body

## Stránky nápovědy

cli-help-option = Zobrazit tuto stránku.
cli-help-options = Volby
cli-help-commands = Příkazy
cli-help-usage = Použití:

## Co se nedá použít

cli-error-no-command = Příkaz { $command } neexistuje; všechny vypíše „--help“.
cli-error-bad-value = Hodnota pro { $parameter } se nedá použít; „--help“ ukáže, která ano.
cli-error-no-game = Hra { $game } neexistuje; na výběr: { $games }.
cli-error-seats = Tato hra je pro { $least } až { $most } hráčů, ne pro { $seats }.
cli-error-unknown-option = Volba { $option } neexistuje; na výběr: { $options }.
cli-error-option-value = Volba { $option } nemůže být { $value }; může být: { $values }.
cli-error-not-an-option = „{ $pair }“ není volba jako bids=hidden.
cli-error-no-edition = Vydání { $edition } neexistuje; na výběr: { $editions }.
cli-error-no-variant = Varianta { $variant } neexistuje; na výběr: { $variants }.
cli-error-variants-clash = Varianty { $variants } nejdou dohromady: každá nastavuje { $option } jinak.
cli-error-no-folder = Složka { $folder } neexistuje.
cli-error-no-bot = Bot { $level } neexistuje; na výběr: { $levels }.
cli-error-game-broken = Hru { $game } nelze načíst: { $error }
cli-error-bots = Boty v { $module } nelze načíst: { $error }
cli-error-bots-number = Uvedených botů: { $bots }; míst pro ně: { $seats }.
cli-error-no-research = Datová sada potřebuje numpy a pyarrow: nainstaluj magehall[research].
cli-error-too-many-people = Lidí: { $people }; míst: { $seats }. Na někoho nezbylo místo.
cli-error-name = Jméno má 1 až 64 viditelných znaků na jednom řádku.
cli-error-seed = Semínko má 1 až { $most } viditelných znaků na jednom řádku, bez mezery na začátku a na konci.
cli-error-no-solver = Pro hru { $game } řešitel není; je jen pro: { $games }.
cli-error-no-tile = „{ $tile }“ není kámen; kameny jsou K1 až K13, R1 až R13, G1 až G13, B1 až B13 a J.
cli-error-empty-set = Jedna sada na stole nemá kameny; mezi dvě sady patří jedna čárka.
cli-error-too-many-tiles = Kámen { $tile } je uveden { $count }krát; v krabici jich je { $most }.

cli-verify-no-seed = záznam neobsahuje odhalené semínko s jeho závazkem
cli-verify-other-seed = semínko neodpovídá závazku
cli-verify-other-share = podíl neodpovídá slibu
cli-verify-refused-move = tah { $ply } je proti pravidlům
cli-verify-other-draw = tah { $ply } neplyne ze semínka

cli-error-arena-players = Aréna potřebuje dva nebo více různých hráčů; zde: { $players }.
cli-error-arena-two = Takový zápas je pro dva hráče; zde: { $players }.
cli-error-arena-journal = { $file } je deník jiného zápasu.
cli-error-arena-no-ray = --ray potřebuje ještě jeden balíček: pip install "magehall[ray]".
cli-error-arena-no-cluster = Na adrese { $address } žádný cluster Ray není.
cli-error-arena-no-start = Ray se zde nespustil: { $why }
cli-error-arena-slow-start = Ray se zde do { $seconds } s nespustil. Na pomalém počítači mu dej víc času: MAGEHALL_RAY_SECONDS=60.
cli-error-bot-failed = Bot { $bot } selhal ve hře { $seed }: { $why }

## Server

cli-serve = Otevřít síň: stoly pro prohlížeče i boty.
cli-serve-host = Adresa, na které server naslouchá.
cli-serve-port = Port; 0 vezme kterýkoli volný.
cli-serve-at = Síň je otevřená: { $address }
cli-serve-no-browser = Při startu neotvírat prohlížeč.
cli-serve-compile = V klonu: přeložit pravidla za otevřené síně a pak na ně přejít.
cli-serve-open = Síň je otevřená.
cli-serve-here = Na tomto počítači: { $address }
cli-serve-there = Na jiných zařízeních: { $address }
cli-serve-phones = Pro telefony u tebe doma: „{ $button }“ na té stránce.
cli-serve-stop = Ctrl-C síň zavře. Hry zůstanou uložené a při příštím startu pokračují.
cli-serve-closed = Síň je zavřená. Hry zůstanou uložené a při příštím startu pokračují.
cli-serve-porch-open = Telefony u tebe doma najdou síň tady: { $address }
cli-serve-porch-closed = Telefony u tebe doma se už nepřipojí.
cli-serve-reading = Na pozadí se překládají pravidla, aby vše běželo rychleji; klidně hraj …
cli-serve-files = Na pozadí se překládají pravidla: { $done } z { $of } souborů
cli-serve-joining = Na pozadí se překládají pravidla: skoro hotovo …
cli-serve-compiled = Pravidla jsou přeložená: síň teď běží plnou rychlostí.
cli-serve-interpreted = Pravidla se nepodařilo přeložit. Síň běží dál jako dosud: správně, jen pomaleji.
cli-config = Vypsat všechna nastavení serveru s hodnotami.
cli-config-setting = Nastavení
cli-config-value = Hodnota
cli-config-meaning = Význam
cli-error-setting = { $variable } nemůže být „{ $value }“.
cli-backup = Uložit vše, co server má, do jednoho souboru; může přitom běžet.
cli-backup-keep = FILE je složka: uložit do ní novou zálohu pojmenovanou podle času a ponechat N nejnovějších.
cli-backup-done = Uloženo do { $file }: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
}, { $entries ->
    [one] { $entries } zápis
    [few] { $entries } zápisy
    [many] { $entries } zápisu
   *[other] { $entries } zápisů
}.
cli-restore = Obnovit ze zálohy; server přitom nesmí běžet.
cli-restore-replace = Nahradit partie, které v úložišti už jsou.
cli-restore-done = Obnoveno z { $file }: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
    [many] { $tables } stolu
   *[other] { $tables } stolů
}, { $entries ->
    [one] { $entries } zápis
    [few] { $entries } zápisy
    [many] { $entries } zápisu
   *[other] { $entries } zápisů
}.
cli-error-no-backup = { $file } není záloha Magehallu.
cli-error-store-not-empty = V úložišti už jsou partie; „--replace“ je nahradí.
cli-error-store-in-use = Soubor { $file } používá běžící server; nejdřív ho zastav.
cli-error-no-postgres = PostgreSQL potřebuje ještě jeden balíček: pip install "magehall[postgres]".
cli-error-no-database = Databázi nelze použít: { $why }
cli-error-newer-store = Toto úložiště zapsala novější verze Magehallu ({ $found }, tato zná { $known }); nainstaluj ji nebo ještě novější.

## Vlastní boti

cli-tidy = Uklidit, co se uchovávalo dost dlouho (MAGEHALL_KEEP_…_DAYS). Server to dělá i sám; vestavěné úložiště se přitom nesmí používat.
cli-tidy-dry-run = Jen říct, kolik čeho je.
cli-tidy-done = Uklizeno:
cli-tidy-would = Uklidilo by se:
cli-tidy-nothing = Není co uklízet.
cli-tidy-guests = Hosté, kteří dlouho nepřišli: { $count }
cli-tidy-gathering = Stoly, u kterých hra nezačala: { $count }
cli-tidy-abandoned = Partie, ve kterých nikdo nepokračuje a které končí: { $count }
cli-tidy-tables = Dohrané stoly s jejich záznamy: { $count }
cli-tidy-chats = Dohrané stoly, u kterých zmizí chat: { $count }
cli-tidy-reviews = Rozbory: { $count }
cli-tidy-calls = Staré pozvánky, upozornění a rozpracované tahy: { $count }
cli-recount = Spočítat znovu všechny dohrané partie. Výsledky, statistiky, hodnocení. Vestavěné úložiště se přitom nesmí používat.
cli-recount-done = { $games ->
    [one] Spočítána { $games } partie.
    [few] Spočítány { $games } partie.
    [many] Spočítáno { $games } partie.
   *[other] Spočítáno { $games } partií.
}
cli-bot = Nechat hrát vlastní program. Proti botům síně, nebo u stolů serveru.
cli-bot-game = Hra proti botům síně.
cli-bot-seats = Počet míst; není-li uveden, nejmenší možný.
cli-bot-against = Úroveň botů síně.
cli-bot-games = Počet partií; místo programu se posouvá dokola.
cli-bot-seed = Semínko, aby se dala hrát stejná rozdání znovu.
cli-bot-server = Adresa serveru, u jehož stolů program hraje.
cli-bot-token = Token bota; raději v MAGEHALL_BOT_TOKEN, kde ho nikdo neuvidí.
cli-bot-table = Posadit se k tomuto stolu na jednu partii; jinak tam, kam bota pozvou.
cli-bot-seconds = Kolik sekund má program na tah.
cli-bot-over = Stůl { $table }, místo { $seat }: body { $scores }; vítězí { $winners }.
cli-bot-broken = Stůl { $table }, místo { $seat }: partie skončila bez výsledku.
cli-error-program-ended = Program skončil: { $program }
cli-error-program-late = Program neodpověděl včas: { $program }
cli-error-program-answer = „{ $answer }“ není odpověď programu: má to být jeden řádek s tahem v JSON.
cli-error-no-server = Server není dostupný: { $why }
cli-error-server-says = Server říká: { $why }

## Péče o síň

cli-admin = Starat se o lidi a stoly serveru, ať běží, nebo ne. WHO je identifikátor, přihlašovací jméno nebo jméno.
cli-admin-grant = Udělat správce z někoho, kdo má účet.
cli-admin-revoke = Zase mu to právo odebrat.
cli-admin-list = Vypsat správce.
cli-admin-find = Najít hráče: jméno, účet, identifikátor nebo kód stolu.
cli-admin-show = Ukázat, co se o hráči ví.
cli-admin-rename = Dát hráči jiné jméno, i u všech stolů.
cli-admin-mute = Zakázat hráči chat u všech stolů.
cli-admin-unmute = Znovu hráči povolit chat.
cli-admin-remove = Odebrat hráči přístup: všude se odhlásí a už se nepřihlásí.
cli-admin-restore = Vrátit hráči přístup.
cli-admin-forget = Vymazat hráče: zmizí jméno, slova, výsledky i účet. Nejde to vrátit.
cli-admin-tables = Vypsat stoly, u kterých se schází nebo hraje.
cli-admin-close = Zavřít stůl; hra skončí bez výsledku.
cli-admin-host = Udělat hostitele z někoho, kdo u stolu sedí.
cli-admin-reports = Vypsat, co hráči nahlásili.
cli-admin-decide = Rozhodnout o nahlášení; „muted“ a „removed“ se hned provedou.
cli-admin-audit = Vypsat, co správci udělali.
cli-admin-now = Říct, co právě běží.
cli-admin-yes = Bez potvrzovací otázky.
cli-admin-hours = Na tolik hodin; 0 navždy.
cli-admin-why = Proč; dozvědí se to ti, kterých se to týká.
cli-admin-note = Poznámka pro správce.
cli-admin-limit = Nejvýš tolik řádků.
cli-admin-before = Pokračovat za řádkem s tímto identifikátorem nebo za stolem s tímto kódem.
cli-admin-open = Jen ta, která čekají na rozhodnutí.
cli-admin-done = Hotovo.
cli-admin-nothing = Nic tu není.
cli-admin-several = Na „{ $who }“ se hodí tolik hráčů: { $count }. Zadej identifikátor.
cli-admin-really = Pokračovat?
cli-admin-command-line = příkazová řádka
cli-admin-ask-grant = { $login } bude správce: uvidí hráče, stoly a nahlášení a bude smět zakazovat chat a odebírat přístup.
cli-admin-ask-revoke = { $login } už nebude správce.
cli-admin-ask-rename = { $name } se bude všude jmenovat { $other }.
cli-admin-ask-mute = { $hours ->
    [0] { $name } už u žádného stolu nic nenapíše.
    [one] { $name } u žádného stolu nic nenapíše { $hours } hodinu.
    [few] { $name } u žádného stolu nic nenapíše { $hours } hodiny.
    [many] { $name } u žádného stolu nic nenapíše { $hours } hodiny.
   *[other] { $name } u žádného stolu nic nenapíše { $hours } hodin.
}
cli-admin-ask-unmute = { $name } bude zase smět psát.
cli-admin-ask-remove = { $name } se všude odhlásí a do síně už se nedostane; dohrají boti.
cli-admin-ask-restore = { $name } bude zase smět do síně.
cli-admin-ask-forget = { $name } se navždy vymaže: zmizí jméno, slova, výsledky i účet.
cli-admin-ask-close = Stůl { $table } se zavře; hra skončí bez výsledku.
cli-admin-ask-host = { $name } bude hostitel stolu { $table }.
cli-admin-ask-decide = O nahlášení { $report } se rozhodne: { $decision }.
cli-admin-col-id = Identifikátor
cli-admin-col-name = Jméno
cli-admin-col-login = Přihlašovací jméno
cli-admin-col-since = Od
cli-admin-col-seen = Naposledy
cli-admin-col-marks = Značky
cli-admin-col-restraint = Omezení
cli-admin-col-until = Do
cli-admin-col-by = Kdo
cli-admin-col-why = Proč
cli-admin-col-table = Stůl
cli-admin-col-game = Hra
cli-admin-col-status = Stav
cli-admin-col-names = Lidé
cli-admin-col-reporter = Od koho
cli-admin-col-about = O kom
cli-admin-col-line = Co zaznělo
cli-admin-col-words = Slova
cli-admin-col-decision = Rozhodnutí
cli-admin-col-act = Úkon
cli-admin-col-facts = Podrobnosti
cli-admin-col-gathering = Čeká na hráče
cli-admin-col-playing = Hraje se
cli-admin-col-finished = Dohráno
cli-admin-mark-keeper = správce
cli-admin-mark-program = bot
cli-admin-mark-muted = bez chatu
cli-admin-mark-removed = bez přístupu
cli-admin-now-version = Verze
cli-admin-now-store = Úložiště
cli-admin-now-nodes = Pracující uzly
cli-admin-now-backup = Stáří poslední zálohy
cli-admin-now-players = Hráči
cli-admin-now-accounts = Účty
cli-admin-now-reports = Otevřená nahlášení
cli-admin-now-sockets = Otevřená spojení
cli-admin-now-waiting = Čeká
cli-tidy-reports = Vyřízená nahlášení a prošlé zákazy chatu: { $count }
cli-tidy-audit = Dávné úkony správců: { $count }

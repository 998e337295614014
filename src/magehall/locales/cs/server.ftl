### Co říká server.

## Proč je něco odmítnuto

server-error-bad-request = To nelze přečíst.
server-error-bad-option = Tato volba tu není k dispozici.
server-error-bad-name = Jméno má 1 až 32 tisknutelných znaků na jednom řádku.
server-error-not-signed-in = Nejdřív napiš své jméno.
server-error-not-host = To smí jen hostitel stolu.
server-error-not-your-seat = Místo { $seat } není tvoje.
server-error-not-seated = U tohoto stolu nemáš místo.
server-error-wrong-origin = Tato stránka nesmí server používat.
server-error-no-watching = Tento stůl nepřijímá diváky.
server-error-no-such-page = Tady nic není.
server-error-no-such-method = To tady udělat nejde.
server-error-no-such-table = Stůl { $table } neexistuje.
server-error-no-such-seat = U tohoto stolu není místo { $seat }.
server-error-no-such-game = Hra „{ $game }“ neexistuje.
server-error-no-such-level = Bot „{ $level }“ neexistuje; na výběr: { $levels }.
server-error-seat-taken = To místo je obsazené.
server-error-already-seated = U tohoto stolu už místo máš. Pro někoho dalšího na tomto zařízení napiš jiné jméno.
server-error-table-full = Všechna místa jsou obsazená.
server-error-seat-free = Na místě { $seat } nikdo nesedí.
server-error-seats-free = Ještě jsou volná místa.
server-error-already-started = Hra už začala.
server-error-not-started = Hra ještě nezačala.
server-error-not-finished = Hra ještě neskončila.
server-error-finished = Hra skončila.
server-error-stale = U stolu se mezitím hrálo dál: podívej se znovu.
server-error-log-full = Tohle se u stolu stalo už tolikrát, že se to dál nezapisuje. Hra pokračuje.
server-error-busy = Stůl je zaneprázdněný: zkus to znovu.
server-error-other-rules = Tato partie se hraje podle verze { $version } pravidel hry { $game }, server však zná { $known }. Zůstane tak, jak je, dokud se nenainstaluje server, který je zná.
server-error-not-understood = „{ $text }“ není tah.
server-error-too-large = To je příliš velké: nejvýše { $most } bajtů.
server-error-too-many = Příliš mnoho požadavků: chvíli počkej.
server-error-failed = Něco se tu pokazilo; je to zaznamenáno.
server-error-store-away = Úložiště síně teď není dostupné: zkus to za chvíli znovu.

## Nastavení

server-setting-host = Adresa, na které server naslouchá.
server-setting-port = Port, na kterém server naslouchá.
server-setting-base-path = Cesta, pod kterou je vše, například /games.
server-setting-public-url = Adresa, na které lidé server najdou, pro odkazy a kódy.
server-setting-data-dir = Složka vestavěného úložiště.
server-setting-database-url = Adresa databáze PostgreSQL místo vestavěného úložiště.
server-setting-backup-dir = Složka záloh, jejichž stáří ukazuje /metrics.
server-setting-secret = Klíč cookies z doby před relacemi; není-li zadán, vznikne a uloží se v úložišti.
server-setting-allowed-origins = Další původy, jejichž stránky smějí server používat, oddělené čárkami.
server-setting-bot-workers = Procesy, ve kterých boti přemýšlejí.
server-setting-bot-seconds = Kolik sekund smí bot přemýšlet, než za něj zahraje jednodušší.
server-setting-hint-seconds = Sekundy jednoho jádra, po které se přemýšlí o radě.
server-setting-review-seconds = Sekundy jednoho jádra na každé rozhodnutí rozboru.
server-setting-review-decisions = Kolik rozhodnutí jednoho místa rozbor nejvýše posuzuje.
server-setting-tables-in-memory = Stoly v paměti; ostatní se čtou, když je potřeba.
server-setting-socket-queue = Zprávy, které smějí čekat na jeden socket, než se zavře.
server-setting-message-bytes = Největší zpráva přes socket v bajtech.
server-setting-head-bytes = Nejvíc bajtů požadavku před jeho tělem: řádek a hlavičky.
server-setting-head-seconds = Sekundy, za které má přijít řádek a hlavičky požadavku a nové spojení má o něco požádat.
server-setting-body-seconds = Sekundy, za které má přijít tělo požadavku.
server-setting-idle-seconds = Sekundy, po které smí spojení čekat na svůj další požadavek.
server-setting-unread-seconds = Sekundy, za které musí být přečteno, co bylo posláno; jinak se spojení přeruší.
server-setting-keep-guests-days = Dny, po kterých se zapomene na hosta bez účtu, který se nevrátil; 0 nikdy.
server-setting-keep-gathering-days = Dny, po kterých zmizí stůl, u něhož hra nezačala; 0 nikdy.
server-setting-keep-abandoned-days = Dny bez tahu, po kterých partie skončí bez výsledku; 0 nikdy.
server-setting-keep-tables-days = Dny, po které se uchovávají dohrané stoly a jejich záznamy; 0 navždy. Výsledky a hodnocení zůstávají.
server-setting-keep-chats-days = Dny, po které se uchovává, co se u dohraných stolů řeklo; 0 navždy.
server-setting-keep-reviews-days = Dny, po které se uchovávají rozbory, které lze udělat znovu; 0 navždy.
server-setting-keep-calls-days = Dny, po které se uchovávají staré pozvánky botů a stopy upozornění; 0 navždy.
server-setting-home-addresses = Adresy tohoto stroje v domácí síti, oddělené čárkami; nejsou-li zadané, najdou se samy.
server-setting-browser = Při startu otevřít prohlížeč: 1 (pokud nějaký je) nebo 0.
server-setting-log-level = Jak podrobný je deník: debug, info, warning nebo error.
server-setting-log-format = Jak deník vypadá: json, plain (prostě) nebo auto (v terminálu prostě, jinak JSON).

## Hra

server-error-no-hints = U tohoto stolu se neradí.
server-error-no-chat = To se u tohoto stolu říct nedá.
server-error-nothing-to-undo = Není co vrátit.
server-error-turn-over = Tvůj tah skončil: s vrácením tahu musí souhlasit ostatní.
server-error-revealed = Něco už bylo odhaleno: dál musí s vrácením tahu souhlasit ostatní.
server-error-not-your-turn = Nejsi na tahu.
server-error-no-answer = Bot teď nemá odpověď.
server-error-already-asked = Jedna žádost už čeká na odpověď.
server-error-not-asked = Nikdo tě o nic nežádá.
server-error-nobody-there = Není tu teď nikdo z těch, kdo by museli souhlasit.
server-error-not-gone = Hráč na místě { $seat } je tady a ještě má čas.
server-error-not-called = Podíly na míchání se teď neočekávají.
server-error-other-share = Tohle není slíbený podíl.
server-error-resigned = Partii už máš vzdanou.
server-error-no-time = Hodiny potřebují aspoň jednu sekundu.
server-error-no-timeout-rule = Tato hra nemá pravidlo pro vypršení času.

## Hlášky

server-phrase-hello = Ahoj!
server-phrase-good-luck = Hodně štěstí!
server-phrase-well-played = Dobře zahráno!
server-phrase-thanks = Díky!
server-phrase-oops = Jejda!
server-phrase-one-moment = Okamžik, prosím.
server-phrase-your-turn = Jsi na tahu.
server-phrase-again = Ještě jednu hru?
server-phrase-bye = Na shledanou!

server-error-bad-record = Záznam nelze použít: { $why }

server-setting-trusted-proxies = Adresy důvěryhodných proxy, oddělené čárkami.
server-setting-rate-limits = Omezit počet požadavků: 1 (ano), nebo 0 (ne).
server-setting-bots = Moduly nebo soubory s vlastními boty, oddělené čárkami.

server-error-wrong-password = Špatné přihlašovací jméno nebo heslo.
server-error-no-account = Zatím nemáš účet.
server-error-no-such-session = To zařízení už je odhlášené.
server-error-login-taken = Toto přihlašovací jméno je obsazené, nebo už účet máš.

## Hodnocení, boti, oznámení

server-error-rated-hints = V hodnocené partii se neradí.
server-error-rated = Partie je hodnocená: nic se nebere zpět.
server-error-not-a-program = Tato adresa je pro boty; lidé používají socket.
server-error-people-only = To smějí jen lidé.
server-error-not-at-home = To jde jen na počítači, na kterém síň běží.
server-error-no-home = Tento počítač není v domácí síti, kterou by šlo použít.
server-error-no-such-program = Takový bot neexistuje.
server-error-no-push = Tento server neposílá oznámení.
server-error-no-such-service = Na tuto adresu nelze oznámení posílat.
server-error-too-many-programs = Botů už máš { $most }; víc jich mít nelze.
server-setting-push-key = Soukromý klíč, který podepisuje oznámení; chybí-li, vytvoří se a uloží v úložišti.
server-setting-push-contact = Na koho se mohou obrátit služby oznámení, například mailto:host@example.org.
server-setting-push-services = Služby, kterým se smějí posílat oznámení, oddělené čárkami.
server-notice-turn = { $game }, stůl { $table }: jsi na tahu.

## Pořádek v síni

server-error-muted = Tady máš zakázaný chat: co napíšeš, se nezobrazí.
server-error-muted-why = Tady máš zakázaný chat: { $why }
server-error-muted-here = Hostitel ti u tohoto stolu zakázal chat.
server-error-removed = Do této síně už nemáš přístup.
server-error-removed-why = Do této síně už nemáš přístup: { $why }
server-error-removed-here = Hostitel tě od tohoto stolu vykázal.
server-error-not-the-host = Hostiteli nelze zakázat chat ani ho vykázat.
server-error-not-yourself = Se sebou to udělat nejde.
server-error-keeper = To je správce: nejdřív je potřeba odebrat mu právo na příkazové řádce.
server-error-owner-answers = To je cizí bot: odpovídá za něj jeho majitel.
server-error-no-such-player = Takový hráč tu není.
server-error-no-such-report = Takové nahlášení tu není.
server-error-no-such-login = Přihlašovací jméno „{ $login }“ nikdo nemá.
server-error-already-reported = To už máš nahlášené. Někdo se na to podívá.
server-error-already-decided = O tomto nahlášení už je rozhodnuto.
server-error-nothing-to-report = Nahlásit lze jen to, co řekl člověk, nebo jeho jméno.
server-error-not-removed = Tento hráč od stolu vykázaný není.
server-error-no-person = Na místě { $seat } nesedí člověk.
server-error-not-at-table = Hostitelem se může stát jen člověk, který u tohoto stolu hraje.
server-error-rated-removal = Hra se počítá do hodnocení: vykázat někoho smí jen správce síně.
server-setting-keep-reports-days = Dny, po které se uchovávají vyřízená nahlášení a prošlé zákazy chatu; 0 navždy.
server-setting-keep-audit-days = Dny, po které se uchovává přehled toho, co správci udělali; 0 navždy.

### Co říká server.

## Proč je něco odmítnuto

server-error-bad-request = To nelze přečíst: { $why }
server-error-bad-option = Na tom se tady nelze dohodnout.
server-error-bad-name = Jméno má 1 až 32 tisknutelných znaků na jednom řádku.
server-error-not-signed-in = Nejdřív řekni své jméno.
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
server-error-no-such-level = Bot „{ $level }“ neexistuje; jsou: { $levels }.
server-error-seat-taken = To místo je obsazené.
server-error-already-seated = U tohoto stolu už místo máš. Pro někoho dalšího na tomto zařízení napiš jiné jméno.
server-error-table-full = Všechna místa jsou obsazená.
server-error-seat-free = Na místě { $seat } nikdo nesedí.
server-error-seats-free = Ještě jsou volná místa.
server-error-already-started = Hra už začala.
server-error-not-started = Hra ještě nezačala.
server-error-not-finished = Hra ještě neskončila.
server-error-finished = Hra skončila.
server-error-stale = Stůl se mezitím pohnul dál: podívej se znovu.
server-error-log-full = Tohle se u stolu stalo už tolikrát, že to jeho záznam dál nepřijímá. Hra pokračuje.
server-error-busy = Děje se tu příliš mnoho najednou: zkus to znovu.
server-error-not-understood = „{ $text }“ není tah.
server-error-too-large = To je příliš velké: nejvýše { $most } bajtů.
server-error-too-many = To bylo příliš často: chvíli počkej.
server-error-failed = Něco se tu pokazilo; je to zaznamenáno.

## Nastavení

server-setting-host = Adresa, na které server naslouchá.
server-setting-port = Port, na kterém server naslouchá.
server-setting-base-path = Cesta, pod kterou je vše, například /games.
server-setting-public-url = Adresa, na které lidé server najdou, pro odkazy a kódy.
server-setting-data-dir = Složka vestavěného úložiště.
server-setting-database-url = Adresa databáze PostgreSQL místo vestavěného úložiště.
server-setting-secret = Klíč pro podpis cookies; není-li zadán, vznikne a uloží se v úložišti.
server-setting-allowed-origins = Další původy, jejichž stránky smějí server používat, oddělené čárkami.
server-setting-bot-workers = Procesy, ve kterých boti přemýšlejí.
server-setting-bot-seconds = Kolik sekund smí bot přemýšlet, než za něj zahraje jednodušší.
server-setting-hint-seconds = Sekundy jednoho jádra, po které se přemýšlí o radě.
server-setting-review-seconds = Sekundy jednoho jádra na každé rozhodnutí rozboru.
server-setting-review-decisions = Kolik rozhodnutí jednoho místa rozbor nejvýše posuzuje.
server-setting-tables-in-memory = Stoly v paměti; ostatní se čtou, když je potřeba.
server-setting-socket-queue = Zprávy, které smějí čekat na jeden socket, než se zavře.
server-setting-message-bytes = Největší zpráva přes socket.
server-setting-log-level = Jak podrobný je deník: debug, info, warning nebo error.

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
server-error-resigned = Už jsi to vzdal.
server-error-no-time = Hodiny potřebují aspoň jednu sekundu.
server-error-no-timeout-rule = Tato hra nemá pravidlo pro vypršení času.

## Hlášky

server-phrase-hello = Ahoj!
server-phrase-good-luck = Hodně štěstí!
server-phrase-well-played = Dobrý tah!
server-phrase-thanks = Díky!
server-phrase-oops = Jejda!
server-phrase-one-moment = Okamžik, prosím.
server-phrase-your-turn = Jsi na tahu.
server-phrase-again = Ještě jednu hru?
server-phrase-bye = Nashledanou!

server-error-bad-record = Záznam nelze použít: { $why }

server-setting-trusted-proxies = Adresy proxy, kterým se o návštěvníkovi věří, oddělené čárkami.
server-setting-rate-limits = Zda se brzdí ten, kdo se ptá příliš často: 1 nebo 0.
server-setting-bots = Moduly nebo soubory s vlastními boty, oddělené čárkami.

server-error-wrong-password = Přihlašovací jméno a heslo k sobě nepatří.
server-error-login-taken = Toto přihlašovací jméno je obsazené, nebo už účet máš.

## Hodnocení, boti, oznámení

server-error-rated-hints = V hodnocené partii nejsou nápovědy.
server-error-rated = Partie je hodnocená: nic se nebere zpět.
server-error-not-a-program = Tyto dveře jsou pro boty; lidé používají socket.
server-error-people-only = To smějí jen lidé.
server-error-no-such-program = Takový bot neexistuje.
server-error-no-push = Tento server neposílá oznámení.
server-error-no-such-service = Na tuto adresu nelze oznámení posílat.
server-error-too-many-programs = Botů už máš { $most }; víc jich mít nelze.
server-setting-push-key = Soukromý klíč, který podepisuje oznámení; chybí-li, vytvoří se a uloží v úložišti.
server-setting-push-contact = Na koho se mohou obrátit služby oznámení, například mailto:host@example.org.
server-setting-push-services = Služby, kterým se smějí posílat oznámení, oddělené čárkami.
server-notice-turn = { $game }, stůl { $table }: jsi na tahu.

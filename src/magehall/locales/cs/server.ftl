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
server-error-table-full = Všechna místa jsou obsazená.
server-error-seat-free = Na místě { $seat } nikdo nesedí.
server-error-seats-free = Ještě jsou volná místa.
server-error-already-started = Hra už začala.
server-error-not-started = Hra ještě nezačala.
server-error-not-finished = Hra ještě neskončila.
server-error-finished = Hra skončila.
server-error-stale = Stůl se mezitím pohnul dál: podívej se znovu.
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
server-setting-tables-in-memory = Stoly v paměti; ostatní se čtou, když je potřeba.
server-setting-socket-queue = Zprávy, které smějí čekat na jeden socket, než se zavře.
server-setting-message-bytes = Největší zpráva přes socket.
server-setting-body-bytes = Největší tělo požadavku.
server-setting-log-level = Jak podrobný je deník: debug, info, warning nebo error.

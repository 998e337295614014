### Какво казва сървърът.

## Защо нещо е отказано

server-error-bad-request = Това не може да се прочете: { $why }
server-error-bad-option = Това не може да се уговори тук.
server-error-bad-name = Името има от 1 до 32 печатни знака на един ред.
server-error-not-signed-in = Първо кажи името си.
server-error-not-host = Само домакинът на масата може това.
server-error-not-your-seat = Място { $seat } не е твое.
server-error-not-seated = Нямаш място на тази маса.
server-error-wrong-origin = Тази страница няма право да ползва сървъра.
server-error-no-watching = На тази маса не се гледа.
server-error-no-such-page = Тук няма нищо.
server-error-no-such-method = Това не може да се направи тук.
server-error-no-such-table = Няма маса { $table }.
server-error-no-such-seat = На тази маса няма място { $seat }.
server-error-no-such-game = Няма игра „{ $game }“.
server-error-no-such-level = Няма бот „{ $level }“; има: { $levels }.
server-error-seat-taken = Това място е заето.
server-error-already-seated = Вече имаш място на тази маса. За друг човек на това устройство напиши друго име.
server-error-table-full = Всички места са заети.
server-error-seat-free = Никой не седи на място { $seat }.
server-error-seats-free = Още има свободни места.
server-error-already-started = Играта вече е започнала.
server-error-not-started = Играта не е започнала.
server-error-not-finished = Играта още не е свършила.
server-error-finished = Играта свърши.
server-error-stale = Междувременно масата продължи: погледни пак.
server-error-log-full = Това вече се случи тук толкова пъти, че дневникът на масата не приема повече. Играта продължава.
server-error-busy = Твърде много става тук наведнъж: опитай пак.
server-error-not-understood = „{ $text }“ не е ход.
server-error-too-large = Това е твърде голямо: най-много { $most } байта.
server-error-too-many = Това беше твърде често: почакай малко.
server-error-failed = Тук нещо се обърка; отбелязано е.

## Настройки

server-setting-host = Адрес, на който сървърът слуша.
server-setting-port = Порт, на който сървърът слуша.
server-setting-base-path = Път, под който е всичко, например /games.
server-setting-public-url = Адрес, на който хората намират сървъра, за връзки и кодове.
server-setting-data-dir = Папка на вграденото хранилище.
server-setting-database-url = Адрес на база PostgreSQL вместо вграденото хранилище.
server-setting-secret = Ключ за подписване на бисквитките; ако липсва, се създава и пази в хранилището.
server-setting-allowed-origins = Други източници, чиито страници могат да ползват сървъра, със запетаи.
server-setting-bot-workers = Процеси, в които ботовете мислят.
server-setting-bot-seconds = Секунди, за които бот може да мисли, преди по-прост да играе вместо него.
server-setting-hint-seconds = Секунди на едно ядро, в които се мисли за подсказка.
server-setting-review-seconds = Секунди на едно ядро за всяко решение при разбора.
server-setting-review-decisions = Най-много толкова решения на едно място се разглеждат при разбора.
server-setting-tables-in-memory = Маси в паметта; другите се четат при нужда.
server-setting-socket-queue = Съобщения, които може да чакат един сокет, преди да бъде затворен.
server-setting-message-bytes = Най-голямо съобщение през сокет.
server-setting-log-level = Колко се записва в дневника: debug, info, warning или error.

## Игра

server-error-no-hints = На тази маса няма подсказки.
server-error-no-chat = На тази маса това не може да се каже.
server-error-nothing-to-undo = Няма какво да се върне.
server-error-turn-over = Ходът ти приключи: връщането иска съгласието на другите.
server-error-revealed = Нещо вече е разкрито: оттук нататък връщането иска съгласието на другите.
server-error-not-your-turn = Не е твой ред.
server-error-no-answer = Ботът засега няма отговор.
server-error-already-asked = Вече има молба, която чака отговор.
server-error-not-asked = Никой не чака отговор от теб.
server-error-nobody-there = Никой от тези, които трябва да се съгласят, не е тук в момента.
server-error-not-gone = Играчът на място { $seat } е тук и все още има време.
server-error-not-called = В момента не се чакат дялове от разбъркването.
server-error-other-share = Това не е обещаният дял.
server-error-resigned = Вече се предаде.
server-error-no-time = Часовникът иска поне една секунда.
server-error-no-timeout-rule = Тази игра няма правило за изтекло време.

## Реплики

server-phrase-hello = Здравейте!
server-phrase-good-luck = Успех!
server-phrase-well-played = Добре изиграно!
server-phrase-thanks = Благодаря!
server-phrase-oops = Опа!
server-phrase-one-moment = Един момент, моля.
server-phrase-your-turn = Твой ред е.
server-phrase-again = Още една игра?
server-phrase-bye = Довиждане!

server-error-bad-record = Записът не може да се използва: { $why }

server-setting-trusted-proxies = Адреси на проксита, на чиито думи за посетителя се вярва, със запетаи.
server-setting-rate-limits = Дали се забавя който пита твърде често: 1 или 0.
server-setting-bots = Модули или файлове със собствени ботове, със запетаи.

server-error-wrong-password = Потребителят и паролата не отговарят.
server-error-login-taken = Това потребителско име е заето или вече имаш акаунт.

## Класиране, ботове, известия

server-error-rated-hints = В игра за класиране няма подсказки.
server-error-rated = Играта е за класиране: нищо не се връща.
server-error-not-a-program = Тази врата е за ботове; хората ползват сокета.
server-error-people-only = Това могат само хора.
server-error-no-such-program = Няма такъв бот.
server-error-no-push = Този сървър не изпраща известия.
server-error-no-such-service = На този адрес не може да се изпращат известия.
server-error-too-many-programs = Вече имаш { $most } бота; повече не може.
server-setting-push-key = Частен ключ за подписване на известията; ако липсва, се създава и пази в хранилището.
server-setting-push-contact = Към кого да се обръщат услугите за известия, например mailto:host@example.org.
server-setting-push-services = Услуги, до които може да се изпращат известия, със запетаи.
server-notice-turn = { $game }, маса { $table }: твой ред е.

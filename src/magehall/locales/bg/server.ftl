### Какво казва сървърът.

## Защо нещо е отказано

server-error-bad-request = Това не може да се прочете.
server-error-bad-option = Тук тази настройка не е възможна.
server-error-bad-name = Името има от 1 до 32 печатни знака на един ред.
server-error-not-signed-in = Първо кажи името си.
server-error-not-host = Само домакинът на масата може да прави това.
server-error-not-your-seat = Място { $seat } не е твое.
server-error-not-seated = Нямаш място на тази маса.
server-error-wrong-origin = Тази страница няма право да ползва сървъра.
server-error-no-watching = Тази маса не приема зрители.
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
server-error-busy = Масата е заета: опитай пак.
server-error-other-rules = Тази игра се играе по версия { $version } на правилата на { $game }, а сървърът познава { $known }. Тя остава както е, докато не бъде инсталиран сървър, който ги познава.
server-error-not-understood = „{ $text }“ не е ход.
server-error-too-large = Това е твърде голямо: най-много { $most } байта.
server-error-too-many = Твърде много заявки: почакай малко.
server-error-failed = Тук нещо се обърка; отбелязано е.
server-error-store-away = В момента хранилището на залата не може да се ползва: опитай пак след малко.

## Настройки

server-setting-host = Адрес, на който сървърът слуша.
server-setting-port = Порт, на който сървърът слуша.
server-setting-base-path = Път, под който е всичко, например /games.
server-setting-public-url = Адрес, на който хората намират сървъра, за връзки и кодове.
server-setting-data-dir = Папка на вграденото хранилище.
server-setting-database-url = Адрес на база PostgreSQL вместо вграденото хранилище.
server-setting-backup-dir = Папка на резервните копия, чиято възраст показва /metrics.
server-setting-secret = Ключ на бисквитките отпреди сесиите; ако липсва, се създава и пази в хранилището.
server-setting-allowed-origins = Други източници, чиито страници могат да ползват сървъра, със запетаи.
server-setting-bot-workers = Процеси, в които ботовете мислят.
server-setting-bot-seconds = Секунди, за които бот може да мисли, преди по-прост да играе вместо него.
server-setting-hint-seconds = Секунди на едно ядро, в които се мисли за подсказка.
server-setting-review-seconds = Секунди на едно ядро за всяко решение при разбора.
server-setting-review-decisions = Най-много толкова решения на едно място се разглеждат при разбора.
server-setting-tables-in-memory = Маси в паметта; другите се четат при нужда.
server-setting-socket-queue = Съобщения, които може да чакат един сокет, преди да бъде затворен.
server-setting-message-bytes = Най-голямо съобщение през сокет.
server-setting-head-bytes = Байтове на заявка преди тялото ѝ: редът и всички заглавки.
server-setting-head-seconds = Секунди, за които трябва да пристигнат редът и заглавките на заявка, а нова връзка да поиска нещо.
server-setting-body-seconds = Секунди, за които трябва да пристигне тялото на заявка.
server-setting-idle-seconds = Секунди, през които връзка може да чака следващата си заявка.
server-setting-unread-seconds = Секунди, за които изпратеното трябва да бъде прочетено; иначе връзката се прекъсва.
server-setting-keep-guests-days = Дни, след които се забравя гост без профил, който не се е върнал; 0 – никога.
server-setting-keep-gathering-days = Дни, след които изчезва маса, на която не е започнала игра; 0 – никога.
server-setting-keep-abandoned-days = Дни без ход, след които игра свършва без резултат; 0 – никога.
server-setting-keep-tables-days = Дни, в които се пазят завършените маси и дневниците им; 0 – завинаги. Резултатите и класирането остават.
server-setting-keep-chats-days = Дни, в които се пази казаното на завършени маси; 0 – завинаги.
server-setting-keep-reviews-days = Дни, в които се пазят разборите, които могат да се направят отново; 0 – завинаги.
server-setting-keep-calls-days = Дни, в които се пазят старите покани на ботове и следите от известия; 0 – завинаги.
server-setting-home-addresses = Адреси на тази машина в домашната мрежа, разделени със запетаи; ако не са дадени, се намират сами.
server-setting-browser = Отваряне на браузъра в началото: 1 (ако има такъв) или 0.
server-setting-log-level = Колко се записва в дневника: debug, info, warning или error.
server-setting-log-format = Как изглежда дневникът: json, plain (просто) или auto (просто в терминала, иначе JSON).

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
server-error-resigned = Вече се отказа от играта.
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
server-setting-rate-limits = Дали се забавя онзи, който пита твърде често: 1 или 0.
server-setting-bots = Модули или файлове със собствени ботове, със запетаи.

server-error-wrong-password = Грешно потребителско име или парола.
server-error-no-account = Още нямаш профил.
server-error-no-such-session = На това устройство вече не си в профила си.
server-error-login-taken = Това потребителско име е заето или вече имаш профил.

## Класиране, ботове, известия

server-error-rated-hints = В игра за класирането няма подсказки.
server-error-rated = Играта е за класирането: нищо не се връща.
server-error-not-a-program = Този адрес е за ботове; хората ползват сокета.
server-error-people-only = Това могат да правят само хора.
server-error-not-at-home = Това става само на компютъра, на който работи залата.
server-error-no-home = Този компютър не е в домашна мрежа, която може да се използва.
server-error-no-such-program = Няма такъв бот.
server-error-no-push = Този сървър не изпраща известия.
server-error-no-such-service = На този адрес не може да се изпращат известия.
server-error-too-many-programs = Вече имаш { $most } бота; повече не може.
server-setting-push-key = Частен ключ за подписване на известията; ако липсва, се създава и пази в хранилището.
server-setting-push-contact = Към кого да се обръщат услугите за известия, например mailto:host@example.org.
server-setting-push-services = Услуги, до които може да се изпращат известия, със запетаи.
server-notice-turn = { $game }, маса { $table }: твой ред е.

## Ред в залата

server-error-muted = Тук ти е забранено да пишеш: написаното от теб не се показва.
server-error-muted-why = Тук ти е забранено да пишеш: { $why }
server-error-muted-here = Домакинът ти забрани да пишеш на тази маса.
server-error-removed = Достъпът ти до тази зала е отнет.
server-error-removed-why = Достъпът ти до тази зала е отнет: { $why }
server-error-removed-here = Домакинът те отстрани от тази маса.
server-error-not-the-host = На домакина не може да се забрани да пише и той не може да бъде отстранен.
server-error-not-yourself = Не можеш да направиш това със себе си.
server-error-keeper = Това е администратор: първо правото му трябва да се отнеме от командния ред.
server-error-owner-answers = Това е бот на друг човек: за него отговаря собственикът му.
server-error-no-such-player = Няма такъв играч.
server-error-no-such-report = Няма такъв сигнал.
server-error-no-such-login = Никой няма потребителско име „{ $login }“.
server-error-already-reported = Вече сигнализира за това. Ще бъде разгледано.
server-error-already-decided = По този сигнал вече е взето решение.
server-error-nothing-to-report = Може да се сигнализира само за казано от човек или за името му.
server-error-not-removed = Този играч не е отстраняван от масата.
server-error-no-person = На място { $seat } не седи човек.
server-error-not-at-table = Домакин може да стане само човек, който играе на тази маса.
server-error-rated-removal = Играта е за класирането: само администратор на залата може да отстрани някого.
server-setting-keep-reports-days = Дни, в които се пазят решените сигнали и изтеклите забрани за писане; 0 – завинаги.
server-setting-keep-audit-days = Дни, в които се пази списъкът на стореното от администраторите; 0 – завинаги.

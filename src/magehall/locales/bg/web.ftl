### Страниците в браузъра. $game е wizard, rummikub, carcassonne или witchstone.

## На всяка страница

web-language = Език
web-nav = Основни страници
web-nav-games = Игри
web-nav-tables = Маси
web-nav-rules = Правила
web-nav-scorepad = Тефтерчета
web-skip = Към съдържанието
web-study-light = Запали лампата (светъл изглед)
web-study-dark = Загаси лампата (тъмен изглед)
web-foot = Отворен код, правен от играчи. Рисунките са наши; нямаме връзка с издателите на игрите.
web-close = Затвори
web-cancel = Отказ
web-less = По-малко: { $what }
web-more = Повече: { $what }
web-fetching = Момент, зарежда се…
web-copied = Копирано. Постави го, където искаш.
web-picture-saved = Картинката е при изтеглените файлове.
web-share-text = Сподели текст
web-share-picture = Сподели картинка
web-share-failed = Споделянето не стана. Опитай с картинка.
web-lost-title = Тук няма нищо
web-lost-line = Адресът може да е сгрешен или това, което е било тук, е изтрито.
web-lost-home = Към началото
web-offline-title = Няма мрежа
web-offline-line = За тази страница трябва връзка със сървъра. Правилата и тефтерчетата работят и без нея.
web-offline-again = Опитай пак

## Игрите

web-game = { $game ->
    [wizard] Магове
    [rummikub] Плочки с числа
    [carcassonne] Каркасон
   *[witchstone] Вещерски камък
}
web-game-line = { $game ->
    [wizard] Предскажи ръцете си и вземи точно толкова
    [rummikub] Поредици и групи по правилата на „Румикуб“
    [carcassonne] С „Маг и вещица“: нареди земята, завладей я, омагьосай я
   *[witchstone] Пълни котела и свързвай действия около кристалната топка
}
web-game-facts = { $game ->
    [wizard] 3–6 играчи, 45 мин
    [rummikub] 2–4 играчи, 40 мин
    [carcassonne] 2–6 играчи, 45 мин
   *[witchstone] 2–4 играчи, 70 мин
}
web-game-seats = { $most ->
   *[other] { $seats } играчи
}

## Начало

web-home-title = Отворена маса за магически игри
web-home-line = Играй в браузъра с приятели или с ботове. Без регистрация, без инсталиране.
web-home-code = Имам код
web-record-title = Записана игра
web-record-open = Отвори файл (.mage)
web-home-make = Играй с приятели
web-pass = Едно устройство за всички
web-pass-line = Всички играете тук, един след друг. Между ходовете екранът крие всичко тайно.
web-porch = Пусни телефоните вкъщи
web-porch-now = Телефоните вкъщи могат да се включат
web-porch-line = Тогава всички в същата мрежа като този компютър могат да отворят залата и да играят, докато не я затвориш отново или не спреш сървъра. Отвън никой не може, и нищо друго не се отваря.
web-porch-open = Пусни ги
web-porch-close = Затвори отново
web-porch-scan = Сканирай кода с телефон в същата Wi-Fi мрежа или въведи там този адрес:
web-porch-other = Ако не става, опитай: { $addresses }
web-porch-who = Всички в тази мрежа могат да отворят залата, а отвън никой. Който е влязъл така, губи връзката, когато затвориш.
web-porch-qr-alt = QR код за { $address }
web-porch-needed = Засега само този компютър може да отвори връзката.
web-invite-which = Коя игра?
web-invite-all = Първо всички настройки
web-home-now = Играй с ботове
web-home-rules-of = { $title }: правилата

## Без мрежа

web-pocket = Игра без мрежа
web-pocket-line = И четирите игри срещу ботове или с едно устройство за всички: във влака, в самолета, навсякъде.
web-pocket-size = Сваля се веднъж: { $size }
web-pocket-fetch = Свали
web-pocket-fetch-play = Свали и играй
web-pocket-coming = Сваля се
web-pocket-come = { $loaded } от { $total }
web-pocket-broken = Връзката прекъсна. Каквото е свалено, се пази.
web-pocket-full = На устройството няма достатъчно място.
web-pocket-go-on = Продължи свалянето
web-pocket-here = Всичко нужно е на устройството, дори в самолетен режим.
web-pocket-not-kept = Браузърът не може да запази игрите тук: нужен е адрес с https. За начало ще ти трябва мрежа.
web-pocket-go = Играй
web-pocket-drop = Махни от устройството
web-pocket-drop-sure = Да се махне ли? Игрите ти остават.
web-pocket-opening = Подготвя се на устройството…
web-pocket-failed = { $why ->
    [elsewhere] Отворено е в друг раздел. Затвори го и опитай пак.
    [unreachable] Тук още липсва нещо. Опитай пак, когато имаш мрежа.
    [unreadable] Игрите ти на това устройство не могат да се прочетат.
   *[broken] Не тръгна. Затвори другите раздели и опитай пак.
}
web-pocket-levels = Експертите биха мислили твърде дълго в браузъра; където ги има, те играят на сървър.
web-pocket-record = Изгледай отново завършена игра или продължи някоя оттам, докъдето е стигнала.
web-pocket-tables = На това устройство
web-pocket-more = { $title }: запази, премести, изтрий
web-pocket-hand-over = Премести на сървъра
web-pocket-delete = Изтрий
web-pocket-delete-sure = Да се изтрие ли завинаги?

## Уча се в игра

web-learn = Учи
web-learn-line = Всеки урок е малка игра на истинската маса, стъпка по стъпка. Спри, когато поискаш: мястото ти се пази.
web-learn-all = Всички уроци
web-learn-game = Учи { $title }
web-learn-game-done = Учи { $title } (завършен урок)
web-learn-new = За пръв път ли играеш { $title }? Първата игра те учи за { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
}.
web-lesson-minutes = { $minutes ->
    [one] { $minutes } минута
   *[other] { $minutes } минути
}
web-lesson-step = Стъпка { $step } от { $steps }
web-lesson-left = до стъпка { $step } от { $steps }
web-lesson-begin = Започни
web-lesson-go-on = Продължи
web-lesson-again = Още веднъж
web-lesson-done = завършен
web-lesson-back = Назад
web-lesson-next = Напред
web-lesson-show = Покажи ми
web-lesson-finish = Готово
web-lesson-leave = Напусни урока
web-lesson-speech = Урок
web-lesson-fold = Скрий думите
web-lesson-unfold = Покажи думите
web-lesson-allowed = И така може, но нека останем при темата на урока.
web-lesson-not-now = Сега се иска друго.
web-lesson-ended = Браво!
web-lesson-ended-line = Вече знаеш как се играе. Правилата са на един допир разстояние, а ботовете са търпеливи.

## Правила

web-rules-of = { $title }: правилата
web-rules-unofficial = Неофициално, с наши думи. Всяко правило има номер, към който може да се сочи.
web-example-good = Така може
web-example-bad = Така не може
web-rules-choose = Правило по правило, на твоя език. За коя игра?
web-rules-howto = Как се играе
web-rules-search = Питай или търси
web-rules-answers = Отговори
web-rules-answered = { $count ->
    [one] Един отговор.
   *[other] { $count } отговора.
}
web-rules-verbatim = Всеки отговор е правило, дума по дума.
web-rules-back = Обратно към отговорите
web-rules-containing = Правила с тези думи
web-rules-sections = Раздели
web-rules-clause = Правило { $number }, връзка
web-rules-found = { $count ->
    [one] Намерено { $count } правило
   *[other] Намерени { $count } правила
}
web-rules-none = Няма правило с „{ $query }“. Опитай с по-малко или по-къси думи.

## На масата

web-waiting-for = На ход: { $names }.
web-game-over = Играта свърши.
web-panels = Панели
web-moves = Твоите ходове
web-moves-none = Когато дойде твоят ред, ходовете ти ще са тук.
web-players = Играчи
web-log = Дневник
web-you = ти
web-bot = бот

## Списъци с маси

web-home-waiting = Твоите игри
web-home-open = Отворени маси
web-home-all = Виж всички
web-home-your-turn = Твой ред е
web-home-continue = Продължи
web-home-look = Виж
web-home-join = Седни
web-home-table-of = Масата на { $name }
web-home-taken = Заети места: { $taken } от { $seats }
web-row-free = { $count ->
    [0] пълна
    [one] { $count } свободно място
   *[other] { $count } свободни места
}
web-row-bots = { $count ->
    [one] { $count } бот
   *[other] { $count } бота
}
web-row-hints = с подсказки
web-row-no-hints = без подсказки
web-row-rated = за класирането
web-row-sitter = { $name } ({ $level })
web-row-result = { $place }. { $name } { $points }
web-home-none-open = В момента никой не търси играчи. Направи маса и покани някого.
web-home-none-running = Няма започната игра. Изиграй една с ботове или направи маса.
web-home-away = В момента няма връзка със сървъра. Правилата и тефтерчетата работят и без него.
web-tables-done = Изиграни
web-join-title = Към маса с код
web-join-line = Въведи кода, който вижда домакинът, или постави връзката.
web-join-code = Код на масата
web-join-wrong = Кодът е от шест букви и цифри, например K7QXM2.
web-who = Ти си { $name }; смени името
web-who-help = Така те виждат другите на нови маси.
web-save = Запази
# Имена за тези, които не са дали свое, разделени със запетаи.
web-nicknames = Медна лисица, Тиха сова, Щастлив славей, Смел таралеж, Сребърна видра, Весела сврака, Сънен язовец, Бърз заек, Хитра врана, Златен рис, Волен щъркел, Любопитна котка
web-level = { $level ->
    [random] Бот, наслуки
    [easy] Бот, лесен
    [medium] Бот, среден
    [hard] Бот, силен
    [expert] Бот, експерт
    *[other] Бот, { $level }
}

## Ти и твоите устройства

web-account-title = Ти и твоите устройства
web-account-more = Устройства и парола
web-account-sign-in = Вход
web-account-stranger = Тук никой не е влязъл в профил. За игра стига едно име; с профил игрите ти са с теб навсякъде.
web-account-guest = Ти си { $name }, гост: познава те само това устройство. С профил ще имаш името и игрите си и на други устройства.
web-account-known = Ти си { $name }, с профил { $login }.
web-account-devices = Устройства, на които имаш вход
web-account-here = Това устройство
web-account-unknown = Непознато устройство
web-account-since = Вход от { $since }
web-account-seen = Вход от { $since }, последно { $seen }
web-account-end = Изход
web-account-end-of = Изход: { $device }
web-account-ended = Прекратен вход: { $device }.
web-account-end-others = Изход от всички други устройства
web-account-others-help = Излизат и програмите, които играят от твое име.
web-account-others-ended = Вече имаш вход само на това устройство.
web-account-out = Изход оттук
web-account-lose = Ти си гост: ако излезеш, никой не може да ти върне това име и тези игри.
web-account-lose-yes = Изход завинаги
web-account-password = Смени паролата
web-account-old = Сегашна парола
web-account-new = Нова парола
web-account-password-help = Поне осем знака. Всички други устройства излизат от профила.
web-account-changed = Паролата е сменена. Всички други устройства излязоха от профила.
web-account-keep = Направи профил
web-account-keep-help = Потребителско име и парола, за да те познават и другите ти устройства. Не е нужен имейл.
web-account-instead = Или влез в профила, който имаш. Направеното тук като гост не идва с теб.
web-account-login = Потребителско име
web-account-secret = Парола
web-account-lost = Забравена парола?
web-account-lost-help = С кода за възстановяване избираш нова парола. Всички други устройства излизат от профила.
web-account-recover = Избери нова парола
web-account-recovery = Код за възстановяване
web-account-recovery-help = Запиши го: показва се само този път и те пуска, ако забравиш паролата.
web-account-written = Записах го
web-signed-out = Входът тук е прекратен
web-signed-out-line = Това стана от друго твое устройство или с нова парола.
web-account-keeper = Грижа за залата

## Нова маса

web-new-title = Нова маса
web-new-table = Друга маса
web-new-laying = Подреждам масата…
web-seats = Места
web-your-name = Твоето име
web-seat-of = Място { $number }
web-seat-person = Човек, с покана
web-seat-here = Играе тук
web-new-all-people = Само хора
web-new-all-bots = Само ботове
web-new-edition = Печатно издание
web-new-edition-none = Според настройките по-долу
web-new-details = Всички настройки
web-new-clock = Часовник
web-clock-none = Без часовник
web-clock-mode = { $mode ->
    [turn] За ход
    [bank] За игра
    [days] Дни
   *[none] Няма
}
web-clock-preset-turn = { $seconds } сек
web-clock-preset-bank = { $minutes } мин + { $increment } сек
web-clock-minutes = Минути за всеки
web-clock-increment = Добавени секунди на ход
web-clock-seconds = Секунди на ход
web-clock-bounds = от { $least } до { $most }
web-clock-day-count = Дни на ход
web-clock-turn-seconds = { $seconds } сек на ход
web-clock-turn = { $minutes ->
    [one] { $minutes } минута на ход
    *[other] { $minutes } минути на ход
}
web-clock-bank = По { $minutes } мин, +{ $increment } сек на ход
web-clock-days = { $days ->
    [one] { $days } ден на ход
    *[other] { $days } дни на ход
}
web-days = { $count ->
    [one] { $count } ден
    *[other] { $count } дни
}
web-new-expiry = Ако някой го няма или времето му изтече
web-expiry = { $expiry ->
    [move] Бот играе този ход
    [rule] Решава правилото на играта
    [wait] Чакаме
   *[deputy] Бот замества отсъстващия
}
web-expiry-help = { $expiry ->
    [move] Бот играе само този ход; мястото остава на играча.
    [rule] По правилата: правилно подреденото остава, иначе всичко се връща и се теглят три плочки.
    [wait] Нищо не се случва от само себе си. Добре е за игра с приятели.
   *[deputy] Докато играчът се върне: с едно докосване мястото пак е негово.
}
web-terms-away = { $expiry ->
    [move] Ако някой го няма или времето му изтече, бот играе един ход вместо него.
    [rule] Изтече ли времето, решава правилото на играта.
    [wait] Ако някой го няма или времето му изтече, чакаме.
   *[deputy] Ако някой го няма или времето му изтече, замества го бот, докато се върне.
}
web-new-pace = Бързина на ботовете
web-pace = { $pace ->
    [slow] бавно
    [fast] бързо
    [none] без пауза
   *[normal] нормално
}
web-new-language = Език на масата
web-new-chat = Чат
web-chat-mode-free = Свободен
web-chat-mode-phrases = Само готови фрази
web-chat-mode-off = Без чат
web-new-open = Покажи в списъка с отворени маси
web-new-open-help = Иначе я намират само хората с връзката или кода.
web-new-watching = Други може да гледат
web-new-watching-help = Зрителите виждат само откритото.
web-new-hints = Подсказки
web-new-hints-help = Всеки може да пита бота какво би изиграл и защо.
web-new-invite = Направи масата
web-begin = Започни

## Преди играта

web-begin-with-bots = { $count ->
    [one] Започни с { $count } бот
    *[other] Започни с { $count } бота
}
web-bots-level = Ботове на свободните места
web-code = Код
web-host = домакин
web-host-begins = Домакинът започва, щом се съберете.
web-table-full =
    Всички места са заети. { $watching ->
        [no] На тази маса не се допускат зрители.
       *[yes] Можеш да гледаш: остани тук и играта ще се появи, щом започне.
    }
web-invite = Покани
web-invite-line = С кода или връзката се сяда направо на свободно място.
web-invite-link = Сподели връзката
web-invite-qr = Покажи QR код
web-invite-qr-alt = QR код на масата { $code }
web-invite-copied = Връзката е копирана. Постави я в съобщение.
web-invite-copy = Копирай връзката
web-invite-copied-now = Копирано
web-invite-text = Ела да играем „{ $title }“!
web-kick = Освободи мястото: { $name }
web-kick-ask = Освобождаваш ли мястото?
web-kick-sure = { $name } става от мястото и там може да седне друг.
web-kick-do = Освободи мястото
web-kicked = Домакинът освободи мястото ти. Можеш да седнеш, където е свободно.
web-rename = Смени името: { $name }
web-leave = Напусни масата
web-seat-bot = Бот
web-seat-free = свободно
web-sit = Седни тук
web-sit-down = Седни на масата
web-sit-other = Още някой на това устройство
web-sit-other-name = Име
web-sit-other-help = Подаваш устройството, когато дойде ред на другия; никой не вижда чуждите карти.
web-stand = Стани
web-terms-plain = По обичайните правила
web-terms-change = Промени
web-terms-changed = Домакинът промени настройките.
web-terms-hints = { $on ->
    [yes] С подсказки
   *[no] Без подсказки
}
web-terms-no-watching = Без зрители
web-terms-door = { $door ->
    [open] В списъка с отворени маси
   *[link] Само с връзка или код
}
web-terms-rated = Брои се за класирането
web-table-not-here = Няма такава маса
web-table-barred = Тази игра не може да продължи тук

## Хората на масата

web-people = Хората на масата
web-people-none = Тук няма никой друг.
web-person = Още за { $name }
web-is-muted = без чат
web-is-hidden = скрито от теб
web-hide = Скрий какво казва { $name }
web-hide-no = Показвай какво казва { $name }
web-hide-help = Скриването важи само на това устройство; никой не научава.
web-report = Сигнализирай за { $name }
web-report-this = Сигнализирай за тези думи
web-report-what = Какво не е наред?
web-report-why-rude = Обиди или заплахи
web-report-why-spoils = Нарочно разваля играта
web-report-why-cheats = Играе нечестно
web-report-why-name = Обидно име
web-report-why-other = Нещо друго
web-report-more = С твои думи, ако искаш
web-report-help = Администраторите на залата виждат казаното, твоите думи и името ти. Другата страна не научава от кого е сигналът.
web-report-send = Изпрати сигнала
web-reported = Благодарим. Администраторите на залата ще го разгледат.
web-mute = Забрани писането на тази маса
web-mute-no = Разреши писането
web-remove = Отстрани от масата
web-remove-sure = { $name } напуска масата и не може да седне тук отново. В играта продължава бот.
web-silenced = { $end ->
    [never] Администраторите на залата ти забраниха да пишеш. Можеш да играеш както досега.
   *[then] Администраторите на залата ти забраниха да пишеш (до { $until }). Можеш да играеш както досега.
}
web-silenced-why = Причината: { $why }
web-silenced-here = Домакинът ти забрани да пишеш на тази маса. Можеш да играеш както досега.
web-removed = Вече не можеш да играеш тук
web-removed-line = Игрите ти продължават без теб; вместо теб играят ботове.
web-removed-here = Отстраниха те от тази маса
web-removed-here-line = Домакинът те отстрани от тази маса. Вместо теб продължава бот; можеш да гледаш.
web-removed-here-waiting = Домакинът те отстрани от тази маса; тук не можеш да седнеш.
web-out = { $name }: без достъп
web-admit = Пусни пак

## По време на игра

web-acts = е на ход
web-away = отсъства
web-chat = Чат
web-chat-none = Още никой нищо не е казал.
web-chat-rules = И тук можеш да питаш за правилата: /rules и въпросът ти.
web-chat-only-you = Това виждаш само ти.
web-chat-phrases = Готови фрази
web-chat-say = Кажи нещо на масата
web-chat-send = Изпрати
web-hint = Подсказка
web-hint-thinking = Ботът мисли…
web-hint-says = Ботът би изиграл: { $move }
web-hint-play = Изиграй това
web-hint-why = Защо?
web-undo = Върни хода
web-lose-title = Да се развали ли подреденото?
web-lose-keep = Не, продължавам
web-takeback-ask = Помоли да върнеш хода
web-request-asked = { $what ->
    [end] { $name } предлага да приключите играта дотук, без резултат. Приемаш ли?
    *[takeback] { $name } иска да върне последния си ход. Може ли?
}
web-request-mine = { $what ->
    [end] Предложението ти да приключите играта дотук чака отговор.
    *[takeback] Молбата ти да върнеш хода си чака отговор.
}
web-request-waits = { $what ->
    [end] { $name } предлага да приключите играта дотук.
    *[takeback] { $name } иска да върне хода си.
}
web-request-missing = Чакаме отговор от: { $names }
web-request-withdraw = Оттегли
web-request-left = Оставащо време за отговор
web-takeback-yes = Да, разбира се
web-takeback-no = Не
web-since = От последния ми ход
web-since-none = Оттогава нищо не се е случило.
web-since-left = Масата след последния ти ход.
web-since-now = Към играта
web-menu = Меню
web-rule = Правило { $number }
web-resign = Откажи се
web-resign-sure = Бот ще продължи вместо теб. Наистина ли се отказваш?
web-resigned = Отказа се от тази игра; вместо теб продължава бот. Можеш да гледаш докрай или да се върнеш в началото.
web-standin-title = Бот играе вместо теб
web-standin-why = { $why ->
    [clock] Времето ти изтече.
    [gone] Нямаше те твърде дълго.
    [left] Напусна масата.
    [called] Другите го повикаха.
    *[other] Той пое мястото ти.
}
web-standin-since = { $minutes ->
    [0] Пое мястото току-що.
    [one] Пое мястото преди минута.
    *[other] Пое мястото преди { $minutes } минути.
}
web-standin-moves = { $moves ->
    [0] Още не е играл.
    [one] Направил е един ход.
    *[other] Направил е { $moves } хода.
}
web-standin-yours = Всичко на масата си остава твое.
web-standin-back = Върни си мястото
web-bot-plays = играе бот
web-clocks = Часовници
web-late = изтекло време
web-late-me = Времето ти изтече. Другите те чакат.
web-absent = { $why ->
    [late] Времето на { $name } изтече. Масата чака.
    *[gone] { $name } остана без връзка. Масата чака.
}
web-absent-then = { $then ->
    [deputy] След { $time } мястото поема бот.
    [move] След { $time } бот играе този ход.
   *[wait] Бот не се включва сам.
}
web-absent-time = { $unit ->
    [seconds] { $number } сек
   *[minutes] { $number } мин
}
web-absent-wait = Ще изчакаме
web-absent-call = Повикай бот
web-absent-call-for = Бот вместо { $name }
web-end = Приключи играта дотук
web-end-sure = { $alone ->
    [yes] Играта свършва сега, без резултат.
    *[no] Питаме другите дали играта да свърши сега, без резултат.
}
web-end-do = { $alone ->
    [yes] Приключи сега
    *[no] Питай другите
}
web-go-away = Излез за малко
web-go-away-sure = Докато се върнеш, вместо теб играе бот. Нищо не се губи.
web-agreed = Настройки на играта
web-line-broken = Връзката се разпадна. Опитвам пак…
web-not-reached = Сървърът не отговори. Опитай пак след малко.
web-hand-over = Подай устройството: { $name }.
web-hand-over-ready = { $name } е тук
web-hand-over-who = У кого е устройството?
web-hand-over-on = Устройството е у { $name }. Подай го нататък
web-hand-over-back = Върни последния ход
web-hand-over-clock = Часовникът върви и докато си подавате устройството.
web-log-earlier = Покажи по-ранни
web-log-show = Покажи на масата
web-log-none = Още нищо не се е случило.
web-entry-resigned = { $name } се отказва; продължава бот.
web-entry-resigned-own = Отказваш се; вместо теб продължава бот.
web-entry-absent = { $why ->
    [clock] Времето на { $name } изтече; продължава бот.
    [gone] { $name } отсъства твърде дълго; продължава бот.
    [left] { $name } излиза за малко; продължава бот.
    [called] Повикан е бот вместо { $name }.
    [forgotten] Един играч си тръгна завинаги; продължава бот.
    *[other] Бот замества { $name }.
}
web-entry-absent-own = Бот играе вместо теб.
web-entry-returned = { $name } отново е в играта.
web-entry-returned-own = Отново си в играта.
web-entry-gone = { $name } отсъства.
web-entry-back = { $name } пак е тук.
web-entry-timed-out = { $why ->
    [gone] { $name } отсъства; този ход се играе от бот.
    *[clock] Времето на { $name } изтече.
}
web-entry-timed-out-own = { $why ->
    [gone] Няма те; бот играе този ход.
    *[clock] Времето ти изтече.
}
web-entry-undone = { $name } връща хода си.
web-entry-undone-own = Връщаш хода си.
web-entry-asked = { $what ->
    [end] { $name } предлага да приключите играта дотук.
    *[takeback] { $name } иска да върне хода си.
}
web-entry-asked-own = { $what ->
    [end] Предлагаш да приключите играта дотук.
    *[takeback] Искаш да върнеш хода си.
}
web-entry-answered = { $answer ->
    [no] { $name } отказва.
    [withdrawn] { $name } оттегля молбата.
    *[yes] { $name } се съгласява.
}
web-entry-answered-own = { $answer ->
    [no] Отказваш.
    [withdrawn] Оттегляш молбата.
    *[yes] Съгласяваш се.
}
web-entry-lapsed = { $what ->
    [end] Не всички отговориха навреме: играта продължава.
    *[takeback] Не всички отговориха навреме: нищо не се връща.
}
web-entry-finished = { $reason ->
    [agreed] Играта приключи по общо съгласие, без резултат.
    *[abandoned] Всички се отказаха: играта свърши без резултат.
}
web-entry-paused = Сървърът го нямаше за малко; часовниците не са вървели.
web-entry-rematched = Същите продължават на друга маса.
web-entry-muted = { $answer ->
    [no] { $name } отново може да пише.
    *[yes] Домакинът забрани на { $name } да пише на тази маса.
}
web-entry-muted-own = { $answer ->
    [no] Отново можеш да пишеш.
    *[yes] Домакинът ти забрани да пишеш на тази маса.
}
web-entry-removed = { $bot ->
    [yes] Домакинът отстрани { $name } от масата; продължава бот.
    *[no] Домакинът отстрани { $name } от масата.
}
web-entry-removed-own = { $bot ->
    [yes] Домакинът те отстрани от масата; продължава бот.
    *[no] Домакинът те отстрани от масата.
}
web-entry-admitted = { $name } отново може да седне тук.
web-entry-handed = { $name } вече е домакин на масата.
web-entry-handed-own = Вече си домакин на масата.
web-entry-closed = { $given ->
    [yes] Администратор на залата затвори масата: { $why }
    *[no] Администратор на залата затвори масата.
}

## Настройки

web-gear = Настройки
web-gear-confirm = Потвърждавай всеки ход
web-gear-confirm-help = Едно докосване избира, второ или бутонът играе.
web-gear-motion = Анимация
web-gear-motion-help = Картите и плочките се плъзгат до мястото си.
web-gear-sound = Звук
web-gear-sound-help = Карти и плочки, твоят ред, точките, краят. Никога силно.
web-gear-volume = Сила на звука
web-gear-symbols = Знаци до цветовете
web-gear-symbols-help = Добавя знаци, за да не разчиташ само на цвета.
web-gear-spoken = Масата като текст
web-gear-spoken-help = За екранни четци и клавиатура: всичко с думи, ходовете се пишат.
web-gear-last-card = Последната карта се играе сама
web-gear-last-card-help = Когато няма какво да се избира.
web-gear-go-on = След ръка или рунд
web-gear-go-on-after = { $seconds ->
    [0] Чакай ме
   *[other] { $seconds } сек
}
web-gear-text = Размер на текста
web-gear-text-normal = Нормален
web-gear-text-large = Голям
web-gear-text-largest = Най-голям
web-gear-study = Осветление
web-gear-study-dark = Тъмна зала
web-gear-study-light = Светъл кабинет

## Масата като текст

web-spoken-move = Твоят ход
web-spoken-play = Изиграй
web-spoken-several = Няколко хода започват така: { $moves }
web-spoken-moves = { $count ->
    [one] { $verb }: { $count } ход
    *[other] { $verb }: { $count } хода
}
web-spoken-seat = Място { $letter }, { $name }: { $points }

## След играта

web-result-see = Виж резултата
web-result-none = { $reason ->
    [agreed] Играта приключи по общо съгласие
    [closed] Масата е затворена
    *[abandoned] Играта е изоставена
}
web-result-wins = { $count ->
    [one] { $names } печели с { $points }
    *[other] { $names } печелят с { $points }
}
web-result-board = Масата
web-result-back = Към масата
web-result-chart = Как се трупаха точките
web-chart-end = край
web-rematch = Още веднъж
web-rematch-go = Към новата маса
web-export = Запази записа
web-verify = Провери разбъркването
web-verify-line = Никой не е могъл да избере раздаването: първо сървърът запечата своето число, после устройството на всеки играч добави свое и едва тогава числата бяха разкрити. Можеш да го провериш.
web-verify-wait = Проверявам…
web-verify-good = { $draws ->
    [one] Проверено: { $draws } теглене следва от запечатаното начално число.
    *[other] Проверено: всичките { $draws } тегления следват от запечатаното начално число.
}
web-verify-shares = { $count ->
    [one] Устройството на един играч участва в разбъркването
   *[other] Устройствата на { $count } играчи участваха в разбъркването
}{ $ours ->
    [yes] , твоето също, така че никой не е могъл да го избере.
   *[no] , така че никой не е могъл да го избере.
}
web-verify-withheld = { $count ->
    [one] { $names } обеща дял и не го разкри: заедно със сървъра е било възможно да се избира между две раздавания.
   *[other] { $names } обещаха дялове и не ги разкриха: заедно със сървъра е било възможно да се избира между няколко раздавания.
}
web-verify-bad = Не се потвърди: нещо не следва от началното число.
web-shuffling = Разбъркване…
web-review = Разбор

## Преглед

web-replay = Преглед ход по ход
web-replay-start = Преди първия ход.
web-replay-first = Към началото
web-replay-back = Един ход назад
web-replay-next = Един ход напред
web-replay-last = Към края
web-replay-play = Пусни
web-replay-pause = Пауза
web-replay-move = Ход
web-replay-at = Ход { $ply } от { $plies }
web-replay-speed = Скорост
web-replay-more = Скорост, място, разклонение
web-replay-stop = Ръчно
web-replay-slow = Бавно
web-replay-normal = Нормално
web-replay-fast = Бързо
web-replay-from = Гледна точка
web-replay-seat = През очите на { $name }
web-replay-branch = Продължи оттук с ботове

## Тефтерчета

web-scorepad = Тефтерче
web-helper = Помощник
web-helper-title = { $title }: най-добрият ход
web-scorepad-title = Тефтерчета за точки
web-scorepad-line = За играта на истинската маса. Работи без мрежа; всичко остава на това устройство.
web-scorepad-kept = Твоите тефтерчета
web-scorepad-none = Още нищо не е записано. Избери игра по-горе.
web-scorepad-of = { $title }: тефтерче
web-scorepad-remove = Изхвърли тефтерчето
web-scorepad-remove-sure = Изхвърли
web-pad-who = Кой играе?
web-pad-player = Играч { $number }
web-pad-player-add = Още един играч
web-pad-player-off = Без { $name }
web-pad-up = Премести нагоре: { $name }
web-pad-same-name = Двама играчи са с едно име. Смени едното, за да не се объркат точките.
web-pad-first-dealer = Първи раздава
web-pad-agreed = Настройки на играта
web-pad-begin = Започни
web-print = Печат
web-pad-empty = Празно тефтерче за печат
web-pad-empty-boxes = Голямо поле: точките дотук. Малко поле: предсказанието.
web-pad-total = Общо
web-pad-correct = поправи този рунд
web-pad-write = Запиши
web-pad-deals = Раздава { $name }.
web-pad-round = Рунд { $round }
web-pad-round-of = Рунд { $round } от { $rounds }
web-pad-remove = Зачеркни
web-pad-remove-round = Зачеркни рунда
web-pad-last-off = Махни последната
web-pad-chart = Точки след всеки рунд
web-pad-kept = Пази се на това устройство след всяко докосване.
web-pad-over = Играта свърши. Победата е за { $names }.
web-pad-again = Ново тефтерче
web-pad-written = Записано

## Тефтерче за „Магове“

web-pad-wizard-round = Рунд { $round } от { $rounds }: { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
}
web-pad-wizard-forehead = Дръж картата си на челото: виждаш всички карти без своята.
web-pad-wizard-no-trump = В последния рунд няма коз.
web-pad-wizard-bids = Предсказания
web-pad-wizard-won = Взети ръце
web-pad-wizard-ask-bid = Колко ръце предсказва { $name }?
web-pad-wizard-ask-won = Колко ръце взима { $name }?
web-pad-wizard-to-tricks = Всички предсказаха

## Тефтерче за плочките с числа

web-pad-until = Докога?
web-pad-until-rounds = Рундове
web-pad-until-target = До точки
web-pad-until-open = Без край
web-pad-target = Играе се до { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
web-pad-rummikub-ending = Как свърши рундът?
web-pad-rummikub-out = Някой свърши плочките
web-pad-rummikub-bank = Банката е празна
web-pad-rummikub-who = Кой свали последната си плочка?
web-pad-rummikub-left = Какво остана на поставките? Докосвай плочките.
web-pad-rummikub-joker = Жокер, 30 точки
web-pad-rummikub-sum = Сбор: { $name }
web-pad-rummikub-equal = Равни сборове: печели онзи с най-малко плочки. Колко плочки остават?
web-pad-rummikub-tiles = Плочки: { $name }
web-pad-rummikub-starter = Кой започна рунда? (за него е нечетната точка)

## Тефтерче за „Каркасон“; $kind е city, road, monastery, field или other, $figure е mage или witch

web-pad-mage-witch = Маг и вещица
web-pad-mage-witch-help = Магът добавя по точка за плочка, вещицата намалява наполовина.
web-pad-two-tile-city = Малка крепост от първите издания
web-pad-two-tile-city-help = Завършена крепост от две плочки носи 2 вместо 4.
web-pad-fields-first = Поляни от първото издание
web-pad-fields-first-help = Всяка завършена крепост носи на селяните си по 4 точки вместо 3.
web-pad-scoring = Какво се точкува?
web-pad-kind = { $kind ->
    [city] Крепост
    [road] Път
    [monastery] Манастир
    [field] Поляна
   *[other] Друго
}
web-pad-kinds = { $kind ->
    [city] Крепости
    [road] Пътища
    [monastery] Манастири
    [field] Поляни
   *[other] Друго
}
web-pad-finished = Завършено ли е?
web-pad-finished-yes = Завършено
web-pad-finished-no = Незавършено, накрая
web-pad-count-city = Плочки
web-pad-count-road = Плочки
web-pad-count-monastery = Плочки около него
web-pad-count-field = Завършени крепости
web-pad-shields = Гербове
web-pad-points = Точки
web-pad-figure = Маг или вещица
web-pad-figure-name = { $figure ->
    [mage] Маг
   *[witch] Вещица
}
web-pad-who-scores = Кой взима точките? При равенство всеки взима всички.
web-pad-worth-city = { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
}{ $shields ->
    [0] { "" }
    [one] , { $shields } герб
   *[other] , { $shields } герба
}: { $base }
web-pad-worth-road = { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
}: { $base }
web-pad-worth-monastery = { $complete ->
    [yes] с всичките осем плочки около него: { $base }
   *[no] { $count ->
        [one] той самият и { $count } плочка: { $base }
       *[other] той самият и { $count } плочки: { $base }
    }
}
web-pad-worth-field = { $count ->
    [one] { $count } завършена крепост
   *[other] { $count } завършени крепости
}
web-pad-worth-other = записано на ръка
web-pad-worth-mage = маг +{ $change }
web-pad-worth-witch = вещицата отнема { $change }

## Тефтерче за „Вещерски камък“; $part е track, owls, chips, boosts или prophecies

web-pad-witchstone-part = { $part ->
    [track] Скала за точки
    [owls] Плочки със сови
    [chips] Чипове
    [boosts] Неизползвани магии
   *[prophecies] Пророчества
}
web-pad-witchstone-owl = Сова за { $value }
web-pad-witchstone-chips = Чипове, по 2 точки
web-pad-witchstone-scrolls = Свитъци
web-pad-witchstone-boosts = Неизползвани подсилващи магии, по 2 точки
web-pad-witchstone-prophecy = { $level ->
    [0] Неизпълнено пророчество: { $value }
   *[other] Пророчество, ниво { $level }: { $value }
}
web-pad-witchstone-wand = Поле на пръчката (решава при равенство)
web-pad-witchstone-wand-decides = Равни точки: { $name } е по-напред на пръчката и печели.
web-pad-witchstone-tied = Равни точки и равни места на пръчката: печели онзи, който пръв е стигнал дотам.

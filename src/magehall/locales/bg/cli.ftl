### Командният ред и масата в терминала.

## Команди

cli-help = Magehall: вълшебни игри с приятели и ботове – за игра, за изучаване и за надграждане.
cli-example = Пример: { $command }
cli-lang = Език: { $languages }.
cli-version = Показва версията и дали двигателят е компилиран.
cli-compiled = компилиран двигател
cli-interpreted = интерпретиран двигател
cli-json = Извежда JSON за други програми.
cli-option = Настройка на играта, колкото пъти е нужно; „magehall games“ ги изброява.
cli-variant = Име на вариант от правилата, колкото пъти е нужно.
cli-edition = Печатно издание.
cli-seats = Брой места.
cli-seed = Начално число (seed) за всичко случайно; иначе се взима ново.
cli-bots = Ниво на ботовете: едно за всички места или по едно за всяко, със запетаи.
cli-workers = Брой процеси.
cli-guest = Гост
cli-interrupted = Прекъснато.
cli-only-for = { "" } [само за { $seats }]

cli-play = Започва игра в терминала, срещу ботове или с други хора на същата клавиатура.
cli-play-name = Име на играч, по веднъж за всеки човек на масата.
cli-play-bots = Ниво на ботовете на другите места: едно за всички или по едно за всеки, със запетаи.
cli-play-resume = Продължава запазена игра.
cli-play-save = Къде се запазва играта.
cli-games = Изброява игрите с техните настройки, варианти, издания и ботове.
cli-games-seats = от { $least } до { $most } играчи
cli-rules = Показва правилата на играта, едно по едно.
cli-learn = Научава те да играеш, стъпка по стъпка.
cli-learn-welcome = Въведи ход или натисни Enter, за да четеш нататък; също: { $back } { $show } { $quit }
cli-rules-clause = Показва само това правило.
cli-rules-source = По: { $source }. Неофициално, с наши думи.
cli-ask = Питай за правилата със свои думи: правилата, които отговарят, най-подходящото първо.
cli-ask-example = мога ли да играя шут, ако имам исканата боя?
cli-ask-none = Изглежда никое правило не отговаря на това. Всички правила: magehall rules { $game }
cli-replay = Проверява всеки ход от записа и разказва играта.
cli-replay-to = Спира след толкова хода.
cli-replay-seat = Разказва само каквото може да знае това място.
cli-replay-refused = Ход { $ply } ({ $seat }: { $move }) е отказан: { $why }
cli-replay-scores = След { $ply ->
    [one] { $ply } ход
   *[other] { $ply } хода
}: { $scores }
cli-review = Преценява решенията в една игра чрез търсене, по това, което всеки е виждал.
cli-review-seat = Чии решения; без това – тези на хората.
cli-review-decisions = Разглежда най-много толкова решения.
cli-review-seconds = Мисли по толкова секунди за всяко.
cli-verify = Проверява след игра дали всяко раздаване следва от началното число, обещано преди нея.
cli-verify-good = Проверено: { $draws ->
    [one] { $draws } теглене следва
   *[other] { $draws } тегления следват
} от разкритото начално число, а то отговаря на залога { $commitment }.
cli-verify-shares = В разбъркването има дялове от { $seats }: никой не е могъл да избере раздаванията.
cli-verify-withheld = { $seats }: обещан, но неразкрит дял; заедно със сървъра е било възможно да се избира между раздавания.
cli-verify-bad = Проверката е неуспешна: { $why }.
cli-simulate = Разиграва много игри между ботове и показва статистиката им.
cli-games-number = Брой игри.
cli-simulate-records = Записва всяка игра в тази папка.
cli-simulate-dataset = Записва всички игри и решения като набор от данни (Parquet) в тази папка.
cli-simulate-progress = Играе се
cli-simulate-title = { $games ->
    [one] { $games } игра
   *[other] { $games } игри
}, { $decisions ->
    [one] { $decisions } решение
   *[other] { $decisions } решения
}
cli-simulate-seat = Място
cli-simulate-bot = Бот
cli-simulate-mean = Средно точки
cli-simulate-spread = Отклонение
cli-simulate-wins = Победи
cli-simulate-footer = { $seconds } сек; { $refusals ->
    [one] отказан е { $refusals } ход
   *[other] отказани са { $refusals } хода
}.
cli-solve = Дава най-добрия ход за плочките на истинска маса и поставка (Румикуб).
cli-solve-table = Комбинациите на масата, разделени със запетаи, всяка поредица от най-малкото число нагоре; J е жокер.
cli-solve-rack = Плочките на поставката.
cli-solve-opening = Играчът още не е отворил: търси най-доброто отваряне само от поставката.
cli-solve-joker = Как се взима жокер от масата: заменен с неговата плочка (replace) или освободен с всяко пренареждане (free).
cli-solve-objective = Какво се брои: най-много плочки, после точки; най-много точки; или най-малко точки, останали на поставката.
cli-solve-play = Свали { $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
} ({ $points ->
    [one] { $points } точка
   *[other] { $points } точки
}): { $tiles }
cli-solve-kept = Непроменени комбинации: { $kept } от { $sets }. Новите и променените са със звездичка.
cli-solve-nothing = Нищо не може да се свали.
cli-solve-no-opening = С тази поставка не може да се отвори.
cli-arena = Изправя ботове един срещу друг: едни и същи раздавания за всички, всеки играч на всяко място, рейтинги с интервалите им.
cli-arena-kind = Двама играчи; първият срещу всеки друг; всеки срещу всеки; или докато стане ясно кой е по-силен.
cli-arena-deals = Брой раздавания; всяко се играе по веднъж с играча на всяко място.
cli-arena-first = Номер на първото раздаване, за да не се повтарят между срещите.
cli-arena-elo = За sprt: кое се смята за не по-силен и кое за по-силен.
cli-arena-apart = Дава на всеки бот собствен процес, който получава само своя изглед.
cli-arena-ray = Играе на клъстер на Ray: адресът му, „auto“ за работещ или „local“, за да се пусне тук.
cli-arena-journal = Файл, който пази всеки резултат, за да се продължи след прекъсване.
cli-arena-report = Записва страница с таблици и графики.
cli-arena-progress = Игра
cli-arena-title = Арена
cli-arena-protocol = Всяко раздаване е изиграно по веднъж с играча на всяко място. Интервалите са 95 %, по раздавания.
cli-arena-player = Играч
cli-arena-field = Сред
cli-arena-games = Игри
cli-arena-share = Победи, %
cli-arena-parity = Равенство, %
cli-arena-margin = Преднина в точки
cli-arena-margins = Преднина в точки пред другите, по раздавания
cli-arena-ladder = Класиране
cli-arena-tallies = Какво брои играта
cli-arena-timing = Време за решение на тази машина
cli-arena-mean = Средно, мс
cli-arena-longest = Най-дълго, мс
cli-arena-verdict = { $verdict ->
    [stronger] По-силен
    [not-stronger] Не е по-силен
   *[open] Още не е решено
}, след { $deals ->
    [one] { $deals } раздаване
   *[other] { $deals } раздавания
}.
cli-bench = Измерва колко бързи са двигателите на тази машина.
cli-bench-seconds = Секунди за всяка игра.
cli-bench-title = Цели случайни игри с най-малко играчи, { $speed ->
    [compiled] компилиран двигател
   *[interpreted] интерпретиран двигател
}
cli-bench-game = Игра
cli-bench-speed = Игри в секунда

## Грешки

cli-error-no-such-option = Няма параметър { $option }; „--help“ ги изброява.
cli-error-missing = Липсва { $parameter }; „--help“ показва как се пише.
cli-error-no-file = Няма файл { $file }.
cli-error-not-text = Това не е текст в UTF-8.
cli-error-no-clause = Няма правило { $clause }; последното е { $last }.
cli-error-no-lesson = { $game } няма урок „{ $lesson }“.
cli-error-no-lessons = { $game } още няма уроци.
cli-error-lesson-broken = Урок на { $game } не може да се проведе: { $error }
cli-error-other-game = { $file } е запис на друга игра: { $game }.
cli-error-other-rules = Тази игра се играе по версия { $version } на правилата на { $game }, а програмата познава { $known }. Използвай версия на Magehall, която ги познава.

## На масата

cli-play-welcome = { $title }. Напиши ход или някоя команда: { $commands }
cli-play-your-move = Твой ред е.
cli-play-moves = Можеш: { $moves }
cli-play-more-moves = … и още { $count }: ? показва всички.
cli-play-legal = Може: { $move }.
cli-play-not-understood = „{ $line }“ не е ход; ? изброява ходовете ти.
cli-play-hint = Подсказка: { $move }
cli-play-hint-more = (hint още веднъж: стъпка напред)
cli-play-undone = Ходът е върнат.
cli-play-nothing-to-undo = Няма какво да се върне.
cli-play-saved = Играта е запазена в { $file }. Продължи я с: magehall play { $game } --resume { $file }
cli-play-not-saved = Файлът { $file } не може да се запише: { $why }
cli-play-no-folder = Папката { $folder } не съществува.
cli-play-over = Записът на играта е в { $file }.
cli-play-hand-over = { $name }, твой ред е. Натисни Enter, когато никой друг не гледа.
cli-play-which-clause = Кое правило? Например: { $example }
cli-play-why-what = За кой ход питаш? Например: { $example }
cli-play-quit-alone = За да станеш от масата, напиши само quit. Играта продължава.
cli-play-help = Напиши ход ({ $example }) или команда: ? (твоите ходове), why ХОД (защо не може), hint (подсказка), undo (връщане), save [ФАЙЛ] (запазване), log (дневник), rules N или ДУМА (правила), quit (край).
cli-result-rank = Място
cli-result-player = Играч
cli-result-points = Точки

## Помощ

cli-help-option = Показва тази страница.
cli-help-options = Параметри
cli-help-commands = Команди
cli-help-usage = Употреба:

## Какво не може да се използва

cli-error-no-command = Няма команда { $command }; „--help“ ги изброява.
cli-error-bad-value = Даденото за { $parameter } не може да се използва; „--help“ показва какво може.
cli-error-no-game = Няма игра { $game }; има: { $games }.
cli-error-seats = Тази игра е за { $least }–{ $most } играчи, а не за { $seats }.
cli-error-unknown-option = Няма настройка { $option }; има: { $options }.
cli-error-option-value = Настройката { $option } не може да е { $value }; може да е: { $values }.
cli-error-not-an-option = „{ $pair }“ не е настройка като bids=hidden.
cli-error-no-edition = Няма издание { $edition }; има: { $editions }.
cli-error-no-variant = Няма вариант { $variant }; има: { $variants }.
cli-error-variants-clash = Вариантите { $variants } не вървят заедно: всеки задава { $option } по свой начин.
cli-error-no-folder = Папката { $folder } не съществува.
cli-error-no-bot = Няма бот { $level }; има: { $levels }.
cli-error-game-broken = Играта { $game } не може да бъде заредена: { $error }
cli-error-bots = Ботовете в { $module } не могат да бъдат заредени: { $error }
cli-error-bots-number = Посочени ботове: { $bots }; места за тях: { $seats }.
cli-error-no-research = За набор от данни са нужни numpy и pyarrow: инсталирай magehall[research].
cli-error-too-many-people = Хора: { $people }; места: { $seats }. Някой остава прав.
cli-error-name = Името има от 1 до 64 видими знака на един ред.
cli-error-seed = Началното число (seed) има от 1 до { $most } видими знака на един ред, без интервал в началото и в края.
cli-error-no-solver = Няма решавач за { $game }, има само за { $games }.
cli-error-no-tile = „{ $tile }“ не е плочка; плочките са K1 до K13, R1 до R13, G1 до G13, B1 до B13 и J.
cli-error-empty-set = Една комбинация на масата е без плочки; между две комбинации се слага една запетая.
cli-error-too-many-tiles = { $tile } е посочена { $count ->
    [one] { $count } път
   *[other] { $count } пъти
}; в кутията има { $most }.

cli-verify-no-seed = в записа няма разкрито начално число със залога му
cli-verify-other-seed = началното число не отговаря на залога
cli-verify-other-share = един дял не отговаря на обещанието си
cli-verify-refused-move = ход { $ply } е против правилата
cli-verify-other-draw = ход { $ply } не следва от началното число

cli-error-arena-players = За арена трябват поне двама различни играчи; тук: { $players }.
cli-error-arena-two = Такава среща е за двама играчи; тук: { $players }.
cli-error-arena-journal = { $file } е дневник на друга среща.
cli-error-arena-no-ray = За --ray трябва още един пакет: pip install "magehall[ray]".
cli-error-arena-no-cluster = Няма клъстер на Ray на адрес { $address }.
cli-error-arena-no-start = Ray не се стартира тук: { $why }
cli-error-arena-slow-start = Ray не се стартира тук за { $seconds } сек. На бавна машина му дай повече време: MAGEHALL_RAY_SECONDS=60.
cli-error-bot-failed = Ботът { $bot } се провали в играта { $seed }: { $why }

## Сървърът

cli-serve = Отваря залата: маси за браузъри и ботове по мрежата.
cli-serve-host = Адрес, на който сървърът слуша.
cli-serve-port = Порт; 0 взима който и да е свободен.
cli-serve-at = Залата е отворена: { $address }
cli-serve-no-browser = Не отваряй браузъра в началото.
cli-serve-compile = В клонинг на хранилището: компилирай правилата, докато залата е отворена, после премини към тях.
cli-serve-open = Залата е отворена.
cli-serve-here = На този компютър: { $address }
cli-serve-there = На други устройства: { $address }
cli-serve-phones = За телефоните вкъщи: „{ $button }“ на тази страница.
cli-serve-stop = Ctrl-C затваря залата. Игрите се пазят и продължават при следващото пускане.
cli-serve-closed = Залата е затворена. Игрите се пазят и продължават при следващото пускане.
cli-serve-porch-open = Телефоните вкъщи намират залата тук: { $address }
cli-serve-porch-closed = Телефоните вкъщи вече не могат да се включат.
cli-serve-reading = Правилата се компилират във фонов режим, за да върви по-бързо; играй спокойно …
cli-serve-files = Правилата се компилират във фонов режим: { $done } от { $of } файла
cli-serve-joining = Правилата се компилират във фонов режим: почти готово …
cli-serve-compiled = Правилата са компилирани: залата вече работи с пълна скорост.
cli-serve-interpreted = Правилата не можаха да се компилират. Залата продължава както досега: вярно, само по-бавно.
cli-config = Изброява всички настройки на сървъра и стойностите им.
cli-config-setting = Настройка
cli-config-value = Стойност
cli-config-meaning = Значение
cli-error-setting = { $variable } не може да бъде „{ $value }“.
cli-backup = Записва всичко от сървъра в един файл, докато работи или не.
cli-backup-keep = FILE е папка: записва в нея ново копие, наречено по часа, и пази най-новите N.
cli-backup-done = Записано в { $file }: { $tables ->
    [one] { $tables } маса
   *[other] { $tables } маси
}, { $entries ->
    [one] { $entries } запис
   *[other] { $entries } записа
}.
cli-restore = Възстановява от резервно копие; сървърът трябва да е спрян.
cli-restore-replace = Заменя игрите, които вече са в хранилището.
cli-restore-done = Възстановено от { $file }: { $tables ->
    [one] { $tables } маса
   *[other] { $tables } маси
}, { $entries ->
    [one] { $entries } запис
   *[other] { $entries } записа
}.
cli-error-no-backup = { $file } не е резервно копие на Magehall.
cli-error-store-not-empty = В хранилището вече има игри; „--replace“ ги заменя.
cli-error-store-in-use = { $file } се ползва от сървър; първо го спри.
cli-error-no-postgres = За PostgreSQL трябва още един пакет: pip install "magehall[postgres]".
cli-error-no-database = Базата данни не може да се използва: { $why }
cli-error-newer-store = Хранилището е записано от по-нова версия на Magehall ({ $found }, тази познава { $known }); инсталирай нея или още по-нова.

## Собствени ботове

cli-tidy = Разчиства каквото е пазено достатъчно дълго (MAGEHALL_KEEP_…_DAYS). Сървърът го прави и сам; вграденото хранилище не бива да е в употреба.
cli-tidy-dry-run = Казва само по колко има от всяко.
cli-tidy-done = Разчистено:
cli-tidy-would = Ще бъде разчистено:
cli-tidy-nothing = Няма нищо за разчистване.
cli-tidy-guests = Гости, които отдавна не са идвали: { $count }
cli-tidy-gathering = Маси, на които не е започнала игра: { $count }
cli-tidy-abandoned = Игри, които никой не продължава и които свършват: { $count }
cli-tidy-tables = Завършени маси с дневниците им: { $count }
cli-tidy-chats = Завършени маси, чийто чат се трие: { $count }
cli-tidy-reviews = Разбори: { $count }
cli-tidy-calls = Стари покани, известия и чернови: { $count }
cli-recount = Преброява наново всички завършени игри: резултати, статистики, класиране. Вграденото хранилище не бива да е в употреба.
cli-recount-done = { $games ->
    [one] Преброена е { $games } игра.
   *[other] Преброени са { $games } игри.
}
cli-bot = Пуска твоя програма да играе: срещу ботовете на залата или на масите на сървър.
cli-bot-game = Играта срещу ботовете на залата.
cli-bot-seats = Брой места; ако липсва, най-малкият възможен.
cli-bot-against = Ниво на ботовете на залата.
cli-bot-games = Брой игри; мястото на програмата се мести.
cli-bot-seed = Начално число, за да се повторят същите раздавания.
cli-bot-server = Адрес на сървър, на чиито маси играе програмата.
cli-bot-token = Токенът на бота; по-добре в MAGEHALL_BOT_TOKEN, където никой не го вижда.
cli-bot-table = Сяда на тази маса за една игра; без това – където поканят бота.
cli-bot-seconds = Секунди, с които програмата разполага за ход.
cli-bot-over = Маса { $table }, място { $seat }: точки { $scores }; победа за { $winners }.
cli-bot-broken = Маса { $table }, място { $seat }: играта свърши без резултат.
cli-error-program-ended = Програмата приключи: { $program }
cli-error-program-late = Програмата не отговори навреме: { $program }
cli-error-program-answer = „{ $answer }“ не е отговор на програма: един ред с хода в JSON.
cli-error-no-server = Няма връзка със сървъра: { $why }
cli-error-server-says = Сървърът казва: { $why }

## Грижа за залата

cli-admin = Грижи се за хората и масите на сървър, докато работи или не. WHO е идентификатор, потребителско име или име.
cli-admin-grant = Прави администратор човек, който има профил.
cli-admin-revoke = Отнема това право.
cli-admin-list = Изброява администраторите.
cli-admin-find = Търси играчи по име, потребителско име, идентификатор или код на маса.
cli-admin-show = Показва какво се знае за играч.
cli-admin-rename = Дава на играч друго име, и на всички маси.
cli-admin-mute = Забранява на играч да пише на всички маси.
cli-admin-unmute = Разрешава на играч отново да пише.
cli-admin-remove = Отнема достъпа на играч: навсякъде излиза от профила си и повече не може да влезе.
cli-admin-restore = Връща достъпа на играч.
cli-admin-forget = Забравя играч: името, думите, резултатите и профилът изчезват. Няма връщане назад.
cli-admin-tables = Изброява масите, на които се събират или играят.
cli-admin-close = Затваря маса; играта там свършва без резултат.
cli-admin-host = Прави домакин човек, който седи на масата.
cli-admin-reports = Изброява сигналите на играчите.
cli-admin-decide = Решава по сигнал; „muted“ и „removed“ веднага се изпълняват.
cli-admin-audit = Изброява стореното от администраторите.
cli-admin-now = Показва какво работи в момента.
cli-admin-yes = Не пита дали наистина.
cli-admin-hours = За толкова часа; 0 – завинаги.
cli-admin-why = Защо; казва се на тези, за които се отнася.
cli-admin-note = Бележка за администраторите.
cli-admin-limit = Най-много толкова реда.
cli-admin-before = Продължава след реда с този идентификатор или масата с този код.
cli-admin-open = Само чакащите решение.
cli-admin-done = Готово.
cli-admin-nothing = Тук няма нищо.
cli-admin-several = На „{ $who }“ отговарят { $count } играчи: посочи идентификатора.
cli-admin-really = Продължаваш ли?
cli-admin-command-line = команден ред
cli-admin-ask-grant = { $login } става администратор: вижда играчи, маси и сигнали, може да забранява писането и да отнема достъпа.
cli-admin-ask-revoke = { $login } вече няма да е администратор.
cli-admin-ask-rename = { $name } навсякъде ще се казва { $other }.
cli-admin-ask-mute = { $hours ->
    [0] { $name } вече няма да може да пише на никоя маса.
    [one] { $name } няма да може да пише на никоя маса { $hours } час.
   *[other] { $name } няма да може да пише на никоя маса { $hours } часа.
}
cli-admin-ask-unmute = { $name } отново ще може да пише.
cli-admin-ask-remove = { $name } навсякъде излиза от профила си и губи достъп до залата; ботове доиграват.
cli-admin-ask-restore = { $name } отново получава достъп до залата.
cli-admin-ask-forget = { $name } се забравя завинаги: името, думите, резултатите и профилът изчезват.
cli-admin-ask-close = Маса { $table } се затваря; играта свършва без резултат.
cli-admin-ask-host = { $name } става домакин на маса { $table }.
cli-admin-ask-decide = По сигнал { $report } се решава: { $decision }.
cli-admin-col-id = Идентификатор
cli-admin-col-name = Име
cli-admin-col-login = Потребителско име
cli-admin-col-since = От
cli-admin-col-seen = Последно
cli-admin-col-marks = Бележки
cli-admin-col-restraint = Ограничение
cli-admin-col-until = До
cli-admin-col-by = От кого
cli-admin-col-why = Защо
cli-admin-col-table = Маса
cli-admin-col-game = Игра
cli-admin-col-status = Състояние
cli-admin-col-names = Хора
cli-admin-col-reporter = Сигнал от
cli-admin-col-about = За кого
cli-admin-col-line = Какво е казано
cli-admin-col-words = Думи
cli-admin-col-decision = Решение
cli-admin-col-act = Действие
cli-admin-col-facts = Подробности
cli-admin-col-gathering = Събират се
cli-admin-col-playing = Играят
cli-admin-col-finished = Свършили
cli-admin-mark-keeper = администратор
cli-admin-mark-program = бот
cli-admin-mark-muted = без чат
cli-admin-mark-removed = без достъп
cli-admin-now-version = Версия
cli-admin-now-store = Хранилище
cli-admin-now-nodes = Работещи възли
cli-admin-now-backup = Възраст на последното копие
cli-admin-now-players = Играчи
cli-admin-now-accounts = Профили
cli-admin-now-reports = Чакащи сигнали
cli-admin-now-sockets = Отворени връзки
cli-admin-now-waiting = Чакащи задачи
cli-tidy-reports = Решени сигнали и изтекли забрани за писане: { $count }
cli-tidy-audit = Отдавна сторено от администратори: { $count }

### Командний рядок і стіл у терміналі.

## Команди

cli-help = Magehall: чарівні ігри з друзями й ботами — щоб грати, вивчати та розвивати далі.
cli-example = Приклад: { $command }
cli-lang = Мова: { $languages }.
cli-version = Показати версію та чи скомпільовано рушій.
cli-compiled = скомпільований рушій
cli-interpreted = інтерпретований рушій
cli-json = Вивести JSON для інших програм.
cli-option = Налаштування гри, скільки завгодно разів; їх перелічує «magehall games».
cli-variant = Назва варіанта з правил, скільки завгодно разів.
cli-edition = Друковане видання.
cli-seats = Кількість місць.
cli-seed = Початкове число (seed) усіх випадковостей; якщо не вказати, буде нове.
cli-bots = Рівень ботів: один на всі місця або окремий на кожне, через кому.
cli-workers = Кількість процесів.
cli-guest = Гість
cli-interrupted = Перервано.
cli-only-for = { "" } [лише для: { $seats }]

cli-play = Зіграти в терміналі проти ботів або з іншими людьми.
cli-play-name = Ім’я гравця, по разу на кожну людину за столом.
cli-play-bots = Рівень ботів на інших місцях: один на всіх або окремий на кожного, через кому.
cli-play-resume = Продовжити збережену партію.
cli-play-save = Куди зберігати партію.
cli-games = Перелічити ігри з їхніми налаштуваннями, варіантами, виданнями та ботами.
cli-games-seats = від { $least } до { $most } гравців
cli-rules = Показати правила гри, пункт за пунктом.
cli-learn = Навчитися гри, граючи крок за кроком.
cli-learn-welcome = Введіть хід або натисніть Enter, щоб читати далі; також: { $back } { $show } { $quit }
cli-rules-clause = Показати лише цей пункт.
cli-rules-source = Джерело: { $source }. Неофіційно, нашими словами.
cli-ask = Запитайте про правила своїми словами: пункти, що відповідають, найкращий перший.
cli-ask-example = чи можна покласти блазня, маючи карту в масть?
cli-ask-none = Схоже, жоден пункт на це не відповідає. Усі правила: magehall rules { $game }
cli-replay = Перевірити кожен хід запису й розповісти партію.
cli-replay-to = Зупинитися після стількох ходів.
cli-replay-seat = Розповісти лише те, що могло знати це місце.
cli-replay-refused = Хід { $ply } ({ $seat }: { $move }) відхилено: { $why }
cli-replay-scores = Після { $ply ->
    [one] { $ply } ходу
    [few] { $ply } ходів
    [many] { $ply } ходів
   *[other] { $ply } ходу
}: { $scores }
cli-review = Оцінити рішення в партії пошуком, з того, що бачив кожен гравець.
cli-review-seat = Чиї рішення; без цього — рішення людей.
cli-review-decisions = Розглянути щонайбільше стільки рішень.
cli-review-seconds = Думати стільки секунд над кожним.
cli-verify = Перевірити після партії, чи кожна роздача випливає з початкового числа, обіцяного до неї.
cli-verify-good = Перевірено: { $draws ->
    [one] { $draws } жеребкування випливає
    [few] { $draws } жеребкування випливають
    [many] { $draws } жеребкувань випливає
   *[other] { $draws } жеребкування випливає
} з розкритого початкового числа, а воно відповідає зобов’язанню { $commitment }.
cli-verify-shares = У тасуванні є частки від { $seats }: ніхто не міг вибрати роздачі.
cli-verify-withheld = { $seats }: частку обіцяно, але не відкрито; разом із сервером можна було вибирати роздачу.
cli-verify-bad = Перевірку не пройдено: { $why }.
cli-simulate = Зіграти багато партій між ботами й показати їхню статистику.
cli-games-number = Кількість партій.
cli-simulate-records = Зберегти запис кожної партії в цю теку.
cli-simulate-dataset = Зберегти всі партії та рішення як набір даних (Parquet) у цю теку.
cli-simulate-progress = Граємо
cli-simulate-title = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}, { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
    [many] { $decisions } рішень
   *[other] { $decisions } рішення
}
cli-simulate-seat = Місце
cli-simulate-bot = Бот
cli-simulate-mean = Очок у середньому
cli-simulate-spread = Відхилення
cli-simulate-wins = Перемоги
cli-simulate-footer = { $seconds } с; відхилено { $refusals ->
    [one] { $refusals } хід
    [few] { $refusals } ходи
    [many] { $refusals } ходів
   *[other] { $refusals } ходу
}.
cli-solve = Знайти найкращий хід для фішок справжнього столу та підставки (руммікуб).
cli-solve-table = Комбінації на столі через кому, кожен рядок від найменшої фішки вгору; J — джокер.
cli-solve-rack = Фішки на підставці.
cli-solve-opening = Гравець ще не зробив попереднього оголошення: знайти найкраще лише зі своєї підставки.
cli-solve-joker = Як забирають джокера зі столу: замінивши його фішкою (replace) чи будь-яким переставлянням (free).
cli-solve-objective = Що важить: найбільше фішок, потім очок; найбільше очок; чи найменша сума, що лишається на підставці.
cli-solve-play = Викладіть { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
    [many] { $count } фішок
   *[other] { $count } фішки
} ({ $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}): { $tiles }
cli-solve-kept = Комбінацій без змін: { $kept } з { $sets }. Нові та змінені позначено зірочкою.
cli-solve-nothing = Викласти нічого не можна.
cli-solve-no-opening = З цієї підставки попереднє оголошення неможливе.
cli-arena = Звести ботів: ті самі роздачі для всіх, кожен гравець на кожному місці, рейтинги з їхніми інтервалами.
cli-arena-kind = Двоє гравців; перший проти кожного іншого; усі проти всіх; або доки не стане ясно, хто сильніший.
cli-arena-deals = Кількість роздач; кожну грають по разу з гравцем на кожному місці.
cli-arena-first = Номер першої роздачі, щоб змагання не мали спільних.
cli-arena-elo = Для sprt: що вважати не сильнішим, а що сильнішим.
cli-arena-apart = Дати кожному боту власний процес, який отримує лише те, що видно з його місця.
cli-arena-ray = Грати на кластері Ray: його адреса, «auto» для наявного або «local», щоб запустити тут.
cli-arena-journal = Файл, що зберігає кожен результат, щоб продовжити після переривання.
cli-arena-report = Записати сторінку з таблицями та графіками.
cli-arena-progress = Гра
cli-arena-title = Арена
cli-arena-protocol = Кожну роздачу зіграно по разу з гравцем на кожному місці. Інтервали 95 %, за роздачами.
cli-arena-player = Гравець
cli-arena-field = Серед
cli-arena-games = Ігри
cli-arena-share = Перемоги, %
cli-arena-parity = Рівність, %
cli-arena-margin = Перевага в очках
cli-arena-margins = Перевага в очках над іншими, за роздачами
cli-arena-ladder = Рейтинг
cli-arena-tallies = Що рахує гра
cli-arena-timing = Час на рішення на цій машині
cli-arena-mean = Середній, мс
cli-arena-longest = Найдовший, мс
cli-arena-verdict = { $verdict ->
    [stronger] Сильніший
    [not-stronger] Не сильніший
   *[open] Ще не вирішено
}, після { $deals ->
    [one] { $deals } роздачі
    [few] { $deals } роздач
    [many] { $deals } роздач
   *[other] { $deals } роздачі
}.
cli-bench = Виміряти, наскільки швидкі рушії на цій машині.
cli-bench-seconds = Скільки секунд відвести на кожну гру.
cli-bench-title = Цілі випадкові партії за найменшим столом, { $speed ->
    [compiled] скомпільований рушій
   *[interpreted] інтерпретований рушій
}
cli-bench-game = Гра
cli-bench-speed = Партій за секунду

## Помилки

cli-error-no-such-option = Немає параметра { $option }; їх перелічує «--help».
cli-error-missing = Бракує { $parameter }; «--help» покаже, як це вказати.
cli-error-no-file = Немає файлу { $file }.
cli-error-not-text = Це не текст в UTF-8.
cli-error-no-clause = Немає пункту { $clause }; останній — { $last }.
cli-error-no-lesson = У { $game } немає уроку «{ $lesson }».
cli-error-no-lessons = У { $game } ще немає уроків.
cli-error-lesson-broken = Урок { $game } провести не вдається: { $error }
cli-error-other-game = { $file } — це запис іншої гри: { $game }.
cli-error-other-rules = Ця партія йде за версією { $version } правил гри { $game }, а програма знає { $known }. Скористайтеся версією Magehall, яка їх знає.

## За столом

cli-play-welcome = { $title }. Введіть хід або команду: { $commands }
cli-play-your-move = Ваш хід.
cli-play-moves = Можна: { $moves }
cli-play-more-moves = … і ще { $count }: ? показує всі.
cli-play-legal = { $move } — так можна.
cli-play-not-understood = «{ $line }» — не хід; ? показує ваші ходи.
cli-play-hint = Підказка: { $move }
cli-play-hint-more = (hint ще раз: на крок далі)
cli-play-undone = Хід повернуто.
cli-play-nothing-to-undo = Нема чого повертати.
cli-play-saved = Збережено у { $file }. Щоб продовжити: magehall play { $game } --resume { $file }
cli-play-not-saved = Не вдалося записати { $file }: { $why }
cli-play-no-folder = Теки { $folder } немає.
cli-play-over = Запис партії — у { $file }.
cli-play-hand-over = Тепер ходить { $name }. Натисніть Enter, коли ніхто інший не дивиться.
cli-play-which-clause = Який пункт? Наприклад: { $example }
cli-play-why-what = Про який хід ідеться? Наприклад: { $example }
cli-play-quit-alone = Щоб вийти, введіть лише quit. Гра триває.
cli-play-help = Введіть хід ({ $example }) або команду: ? (ваші ходи), why ХІД (чому не можна), hint (підказка), undo (повернути хід), save [ФАЙЛ] (зберегти), log (журнал), rules N або СЛОВО (правила), quit (вийти).
cli-result-rank = Місце
cli-result-player = Гравець
cli-result-points = Очки

## Сторінки довідки

cli-help-option = Показати цю сторінку.
cli-help-options = Параметри
cli-help-commands = Команди
cli-help-usage = Використання:

## Що не підходить

cli-error-no-command = Немає команди { $command }; «--help» показує всі.
cli-error-bad-value = Значення для { $parameter } не підходить; «--help» показує, яке підійде.
cli-error-no-game = Немає гри { $game }; є: { $games }.
cli-error-seats = Ця гра розрахована на { $least }–{ $most } гравців, а не на { $seats }.
cli-error-unknown-option = Немає параметра { $option }; є: { $options }.
cli-error-option-value = Параметр { $option } не може мати значення { $value }; можливі: { $values }.
cli-error-not-an-option = «{ $pair }» — не параметр на зразок bids=hidden.
cli-error-no-edition = Немає видання { $edition }; є: { $editions }.
cli-error-no-variant = Немає варіанта { $variant }; є: { $variants }.
cli-error-variants-clash = Варіанти { $variants } не поєднуються: кожен задає { $option } по-своєму.
cli-error-no-folder = Теки { $folder } немає.
cli-error-no-bot = Немає бота { $level }; є: { $levels }.
cli-error-game-broken = Гру { $game } не вдалося завантажити: { $error }
cli-error-bots = Ботів із { $module } не вдалося завантажити: { $error }
cli-error-bots-number = Названо ботів: { $bots }; місць для них: { $seats }.
cli-error-no-research = Для набору даних потрібні numpy і pyarrow: встановіть magehall[research].
cli-error-too-many-people = Людей: { $people }; місць: { $seats }. Комусь бракує місця.
cli-error-name = Ім’я має від 1 до 64 видимих знаків в одному рядку.
cli-error-seed = Початкове число (seed) має від 1 до { $most } видимих знаків в одному рядку, без пробілів на початку й у кінці.
cli-error-no-solver = Для { $game } розв’язувача немає, є лише для: { $games }.
cli-error-no-tile = «{ $tile }» — не фішка; фішки: K1–K13, R1–R13, G1–G13, B1–B13 та J.
cli-error-empty-set = У комбінації на столі немає фішок; між двома комбінаціями ставлять одну кому.
cli-error-too-many-tiles = { $tile } названо { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}; у коробці таких фішок { $most }.

cli-verify-no-seed = у записі немає розкритого початкового числа з його зобов’язанням
cli-verify-other-seed = початкове число не відповідає зобов’язанню
cli-verify-other-share = частка не відповідає обіцянці
cli-verify-refused-move = хід { $ply } суперечить правилам
cli-verify-other-draw = хід { $ply } не випливає з початкового числа

cli-error-arena-players = Для арени треба щонайменше двоє різних гравців; тут: { $players }.
cli-error-arena-two = Таке змагання для двох гравців; тут: { $players }.
cli-error-arena-journal = { $file } є журналом іншого змагання.
cli-error-arena-no-ray = Для --ray потрібен ще один пакет: pip install "magehall[ray]".
cli-error-arena-no-cluster = За адресою { $address } немає кластера Ray.
cli-error-arena-no-start = Ray тут не запустився: { $why }
cli-error-arena-slow-start = Ray тут не запустився за { $seconds } с. На повільній машині дайте йому більше часу: MAGEHALL_RAY_SECONDS=60.
cli-error-bot-failed = Бот { $bot } зазнав збою в партії { $seed }: { $why }

## Сервер

cli-serve = Відчинити залу: столи для браузерів і ботів.
cli-serve-host = Адреса, на якій слухає сервер.
cli-serve-port = Порт; 0 — будь-який вільний.
cli-serve-at = Залу відчинено: { $address }
cli-serve-no-browser = Не відкривати браузер на початку.
cli-serve-compile = У клоні: скомпілювати правила, поки залу відчинено, а тоді перейти на них.
cli-serve-open = Залу відчинено.
cli-serve-here = На цьому комп’ютері: { $address }
cli-serve-there = На інших пристроях: { $address }
cli-serve-phones = Для телефонів удома: «{ $button }» на тій сторінці.
cli-serve-stop = Ctrl-C зачиняє залу. Ігри зберігаються і тривають після наступного запуску.
cli-serve-closed = Залу зачинено. Ігри зберігаються і тривають після наступного запуску.
cli-serve-porch-open = Телефони вдома знайдуть залу тут: { $address }
cli-serve-porch-closed = Телефони вдома більше не можуть приєднатися.
cli-serve-reading = Правила компілюються у тлі, щоб усе йшло швидше; грайте собі …
cli-serve-files = Правила компілюються у тлі: { $done } з { $of } файлів
cli-serve-joining = Правила компілюються у тлі: майже готово …
cli-serve-compiled = Правила скомпільовано: зала тепер працює на повну швидкість.
cli-serve-interpreted = Скомпілювати правила не вдалося. Зала працює далі, як і була: правильно, лише повільніше.
cli-config = Перелічити всі налаштування сервера з їхніми значеннями.
cli-config-setting = Налаштування
cli-config-value = Значення
cli-config-meaning = Що означає
cli-error-setting = { $variable } не може бути «{ $value }».
cli-backup = Записати все, що має сервер, в один файл; він може й далі працювати.
cli-backup-keep = FILE — це тека: записати туди нову копію, названу за часом, і зберігати N найновіших.
cli-backup-done = Збережено в { $file }: { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } стола
}, { $entries ->
    [one] { $entries } запис
    [few] { $entries } записи
    [many] { $entries } записів
   *[other] { $entries } запису
}.
cli-restore = Відновити з резервної копії; сервер має бути зупинений.
cli-restore-replace = Замінити партії, які вже є у сховищі.
cli-restore-done = Відновлено з { $file }: { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } стола
}, { $entries ->
    [one] { $entries } запис
    [few] { $entries } записи
    [many] { $entries } записів
   *[other] { $entries } запису
}.
cli-error-no-backup = { $file } — не резервна копія Magehall.
cli-error-store-not-empty = У сховищі вже є партії; «--replace» замінить їх.
cli-error-store-in-use = Файлом { $file } користується сервер; спершу зупиніть його.
cli-error-no-postgres = Для PostgreSQL потрібен ще один пакет: pip install "magehall[postgres]".
cli-error-no-database = Базою даних не можна скористатися: { $why }
cli-error-newer-store = Це сховище записала новіша версія Magehall ({ $found }, ця знає { $known }); установіть її або ще новішу.

## Власні боти

cli-tidy = Прибрати те, що зберігалося досить довго (MAGEHALL_KEEP_…_DAYS). Сервер робить це й сам; вбудоване сховище не має бути в роботі.
cli-tidy-dry-run = Лише сказати, скільки чого є.
cli-tidy-done = Прибрано:
cli-tidy-would = Буде прибрано:
cli-tidy-nothing = Прибирати нічого.
cli-tidy-guests = Гості, які давно не заходили: { $count }
cli-tidy-gathering = Столи, за якими гра не почалася: { $count }
cli-tidy-abandoned = Партії, яких ніхто не продовжує і які завершуються: { $count }
cli-tidy-tables = Завершені столи з їхніми журналами: { $count }
cli-tidy-chats = Завершені столи, чат яких стирається: { $count }
cli-tidy-reviews = Розбори: { $count }
cli-tidy-calls = Старі запрошення, сповіщення й чернетки: { $count }
cli-recount = Порахувати всі завершені партії наново: результати, статистику, рейтинг. Вбудоване сховище не має бути в роботі.
cli-recount-done = { $games ->
    [one] Пораховано { $games } партію.
    [few] Пораховано { $games } партії.
    [many] Пораховано { $games } партій.
   *[other] Пораховано { $games } партії.
}
cli-bot = Дати своїй програмі пограти: проти ботів зали або за столами сервера.
cli-bot-game = Гра проти ботів зали.
cli-bot-seats = Кількість місць; якщо не вказано, найменша можлива.
cli-bot-against = Рівень ботів зали.
cli-bot-games = Кількість партій; місце програми змінюється по колу.
cli-bot-seed = Початкове число, щоб повторити ті самі роздачі.
cli-bot-server = Адреса сервера, за столами якого грає програма.
cli-bot-token = Токен бота; краще в MAGEHALL_BOT_TOKEN, де його ніхто не бачить.
cli-bot-table = Сісти за цей стіл на одну партію; без цього — куди запросять бота.
cli-bot-seconds = Скільки секунд програма має на хід.
cli-bot-over = Стіл { $table }, місце { $seat }: очки { $scores }; перемога: { $winners }.
cli-bot-broken = Стіл { $table }, місце { $seat }: партія закінчилася без результату.
cli-error-program-ended = Програма завершилася: { $program }
cli-error-program-late = Програма не відповіла вчасно: { $program }
cli-error-program-answer = «{ $answer }» — не відповідь програми: потрібен один рядок із ходом у JSON.
cli-error-no-server = Немає зв’язку із сервером: { $why }
cli-error-server-says = Сервер каже: { $why }

## Догляд за залою

cli-admin = Доглядати за людьми й столами сервера; він може й працювати. WHO — ідентифікатор, логін або ім’я.
cli-admin-grant = Зробити адміністратором людину, яка має обліковий запис.
cli-admin-revoke = Забрати це право.
cli-admin-list = Перелічити адміністраторів.
cli-admin-find = Знайти гравців за ім’ям, логіном, ідентифікатором або кодом столу.
cli-admin-show = Показати, що відомо про гравця.
cli-admin-rename = Дати гравцеві інше ім’я, і за всіма столами.
cli-admin-mute = Заборонити гравцеві писати за всіма столами.
cli-admin-unmute = Знову дозволити гравцеві писати.
cli-admin-remove = Закрити гравцеві доступ: він виходить на всіх пристроях і більше не може ввійти.
cli-admin-restore = Знову відкрити гравцеві доступ.
cli-admin-forget = Забути гравця: зникають ім’я, слова, результати й обліковий запис. Скасувати не можна.
cli-admin-tables = Перелічити столи, за якими збираються або грають.
cli-admin-close = Закрити стіл; гра закінчується без результату.
cli-admin-host = Зробити господарем людину, яка сидить за столом.
cli-admin-reports = Перелічити скарги гравців.
cli-admin-decide = Вирішити скаргу; «muted» і «removed» виконуються одразу.
cli-admin-audit = Перелічити дії адміністраторів.
cli-admin-now = Показати, що діється зараз.
cli-admin-yes = Не питати, чи справді.
cli-admin-hours = На стільки годин; 0 — назавжди.
cli-admin-why = Чому; про це дізнаються ті, кого це стосується.
cli-admin-note = Нотатка для адміністраторів.
cli-admin-limit = Щонайбільше стільки рядків.
cli-admin-before = Далі після рядка з цим ідентифікатором або столу з цим кодом.
cli-admin-open = Лише ті, що чекають на рішення.
cli-admin-done = Готово.
cli-admin-nothing = Тут нічого немає.
cli-admin-several = «{ $who }» — таких гравців { $count }: вкажіть ідентифікатор.
cli-admin-really = Продовжити?
cli-admin-command-line = командний рядок
cli-admin-ask-grant = { $login } стане адміністратором: бачитиме гравців, столи й скарги, зможе забороняти писати й закривати доступ.
cli-admin-ask-revoke = { $login } більше не буде адміністратором.
cli-admin-ask-rename = { $name } усюди матиме ім’я { $other }.
cli-admin-ask-mute = { $hours ->
    [0] { $name } більше не зможе писати за жодним столом.
    [one] { $name } не зможе писати за жодним столом { $hours } годину.
    [few] { $name } не зможе писати за жодним столом { $hours } години.
    [many] { $name } не зможе писати за жодним столом { $hours } годин.
   *[other] { $name } не зможе писати за жодним столом { $hours } години.
}
cli-admin-ask-unmute = { $name } знову зможе писати.
cli-admin-ask-remove = { $name } виходить на всіх пристроях і більше не може ввійти; далі грають боти.
cli-admin-ask-restore = { $name } знову зможе ввійти.
cli-admin-ask-forget = { $name } буде забуто назавжди: зникають ім’я, слова, результати й обліковий запис.
cli-admin-ask-close = Стіл { $table } закривається; гра закінчується без результату.
cli-admin-ask-host = { $name } стає господарем столу { $table }.
cli-admin-ask-decide = Скаргу { $report } вирішено: { $decision }.
cli-admin-col-id = Ідентифікатор
cli-admin-col-name = Ім’я
cli-admin-col-login = Логін
cli-admin-col-since = Відколи
cli-admin-col-seen = Востаннє
cli-admin-col-marks = Позначки
cli-admin-col-restraint = Обмеження
cli-admin-col-until = До
cli-admin-col-by = Ким
cli-admin-col-why = Чому
cli-admin-col-table = Стіл
cli-admin-col-game = Гра
cli-admin-col-status = Стан
cli-admin-col-names = Люди
cli-admin-col-reporter = Від кого
cli-admin-col-about = Про кого
cli-admin-col-line = Що сказано
cli-admin-col-words = Слова
cli-admin-col-decision = Рішення
cli-admin-col-act = Дія
cli-admin-col-facts = Подробиці
cli-admin-col-gathering = Збираються
cli-admin-col-playing = Грають
cli-admin-col-finished = Закінчено
cli-admin-mark-keeper = адміністратор
cli-admin-mark-program = бот
cli-admin-mark-muted = без чату
cli-admin-mark-removed = без доступу
cli-admin-now-version = Версія
cli-admin-now-store = Сховище
cli-admin-now-nodes = Вузлів працює
cli-admin-now-backup = Вік останньої копії
cli-admin-now-players = Гравців
cli-admin-now-accounts = Облікових записів
cli-admin-now-reports = Невирішених скарг
cli-admin-now-sockets = Відкритих з’єднань
cli-admin-now-waiting = Очікує
cli-tidy-reports = Вирішені скарги й заборони писати, строк яких минув: { $count }
cli-tidy-audit = Давні дії адміністраторів: { $count }

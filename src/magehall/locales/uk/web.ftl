### Сторінки в браузері. $game — це wizard, rummikub, carcassonne або witchstone.

## На кожній сторінці

web-language = Мова
web-nav = Головні сторінки
web-nav-games = Ігри
web-nav-tables = Столи
web-nav-rules = Правила
web-nav-scorepad = Блокноти
web-skip = До вмісту
web-study-light = Світлий вигляд
web-study-dark = Темний вигляд
web-foot = Відкритий код, зроблений гравцями. Усі малюнки наші; ми не пов’язані з видавцями ігор.
web-close = Закрити
web-cancel = Скасувати
web-less = Менше: { $what }
web-more = Більше: { $what }
web-fetching = Хвилинку, завантажуємо…
web-copied = Скопійовано. Вставте, куди забажаєте.
web-picture-saved = Картинка у ваших завантаженнях.
web-share-text = Поділитися текстом
web-share-picture = Поділитися картинкою
web-share-failed = Поділитися не вийшло. Спробуйте картинкою.
web-lost-title = Тут нічого немає
web-lost-line = Можливо, в адресі помилка або те, що тут було, видалено.
web-lost-home = На головну
web-offline-title = Немає мережі
web-offline-line = Цій сторінці потрібен сервер. Правила й блокноти рахунку працюють і без нього.
web-offline-again = Спробувати ще раз

## Ігри

web-game = { $game ->
    [wizard] Чарівник
    [rummikub] Магія чисел
    [carcassonne] Каркассон
   *[witchstone] Відьмин камінь
}
web-game-line = { $game ->
    [wizard] Спрогнозуйте свої взятки й візьміть рівно стільки
    [rummikub] Рядки та групи за правилами «Руммікуба»
    [carcassonne] З «Магом і відьмою»: викладіть землі, займіть їх, зачаруйте
   *[witchstone] Наповнюйте казан і поєднуйте дії навколо кришталевої кулі
}
web-game-facts = { $game ->
    [wizard] 3–6 гравців, 45 хв
    [rummikub] 2–4 гравці, 40 хв
    [carcassonne] 2–6 гравців, 45 хв
   *[witchstone] 2–4 гравці, 70 хв
}
web-game-seats = { $most ->
    [few] { $seats } гравці
   *[other] { $seats } гравців
}

## Головна

web-home-title = Відкритий стіл для чарівних ігор
web-home-line = Грайте в браузері з друзями або з ботами. Без облікового запису, без встановлення.
web-home-code = Маю код
web-record-title = Збережена партія
web-record-open = Відкрити файл (.mage)
web-home-make = Грати з друзями
web-pass = Один пристрій на всіх
web-pass-line = Усі грають тут, по черзі. Між ходами екран ховає все таємне.
web-porch = Впустити телефони вдома
web-porch-now = Телефони вдома можуть приєднатися
web-porch-line = Тоді всі в тій самій мережі, що й цей комп’ютер, зможуть відкрити залу й грати, доки ви знову не зачините її або не зупините сервер. Ззовні не зможе ніхто, і нічого іншого не відкривається.
web-porch-open = Впустити
web-porch-close = Знову зачинити
web-porch-scan = Відскануйте код телефоном у тій самій мережі Wi-Fi або введіть там цю адресу:
web-porch-other = Якщо не виходить, спробуйте: { $addresses }
web-porch-who = Залу можуть відкрити всі в цій мережі й ніхто ззовні. Хто прийшов так, втратить з’єднання, коли ви зачините.
web-porch-qr-alt = QR-код для { $address }
web-porch-needed = Поки що це посилання відкриває лише цей комп’ютер.
web-invite-which = У що граємо?
web-invite-all = Спершу всі налаштування
web-home-now = Грати з ботами
web-home-rules-of = { $title }: правила

## Без мережі

web-pocket = Грати без мережі
web-pocket-line = Усі чотири гри з ботами або один пристрій на всіх: у потязі, у літаку, будь-де.
web-pocket-size = Завантажується раз: { $size }
web-pocket-fetch = Завантажити
web-pocket-fetch-play = Завантажити й грати
web-pocket-coming = Завантажується
web-pocket-come = { $loaded } з { $total }
web-pocket-broken = З’єднання обірвалося. Що вже є, те лишається.
web-pocket-full = На цьому пристрої замало місця.
web-pocket-go-on = Продовжити завантаження
web-pocket-here = Усе потрібне вже на цьому пристрої, навіть у режимі польоту.
web-pocket-not-kept = Браузер не може зберегти ігри тут: потрібна адреса з https. Щоб почати, потрібна мережа.
web-pocket-go = Грати
web-pocket-drop = Прибрати з пристрою
web-pocket-drop-sure = Прибрати? Партії лишаться.
web-pocket-opening = Готуємо все на цьому пристрої…
web-pocket-failed = { $why ->
    [elsewhere] Уже відкрито в іншій вкладці. Закрийте її та спробуйте ще раз.
    [unreachable] Тут ще чогось бракує. Спробуйте ще раз із мережею.
    [unreadable] Партії на цьому пристрої не вдається прочитати.
   *[broken] Не вдалося почати. Закрийте інші вкладки та спробуйте ще раз.
}
web-pocket-levels = Експерти думали б у браузері надто довго; де вони є, вони грають на сервері.
web-pocket-record = Перегляньте завершену партію або продовжте іншу з того місця, де вона спинилася.
web-pocket-tables = На цьому пристрої
web-pocket-more = { $title }: зберегти, перенести, видалити
web-pocket-hand-over = Перенести на сервер
web-pocket-delete = Видалити
web-pocket-delete-sure = Видалити назавжди?

## Навчання у грі

web-learn = Навчитися
web-learn-line = Кожен урок — маленька гра за справжнім столом, крок за кроком. Виходьте, коли завгодно: ваше місце збережеться.
web-learn-all = Усі уроки
web-learn-game = Навчитися: { $title }
web-learn-game-done = Навчитися: { $title } (урок пройдено)
web-learn-new = Уперше граєте в { $title }? Перша гра навчить за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}.
web-lesson-minutes = на { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
web-lesson-step = Крок { $step } з { $steps }
web-lesson-left = зупинено на кроці { $step } з { $steps }
web-lesson-begin = Почати
web-lesson-go-on = Продовжити
web-lesson-again = Ще раз
web-lesson-done = пройдено
web-lesson-back = Назад
web-lesson-next = Далі
web-lesson-show = Покажіть
web-lesson-finish = Готово
web-lesson-leave = Вийти з уроку
web-lesson-speech = Урок
web-lesson-fold = Сховати текст
web-lesson-unfold = Показати текст
web-lesson-allowed = Так теж можна, але лишімося з тим, про що урок.
web-lesson-not-now = Зараз потрібне інше.
web-lesson-ended = Чудово!
web-lesson-ended-line = Тепер ви знаєте, як грати. Правила завжди за один дотик, а боти терплячі.

## Правила

web-rules-of = { $title }: правила
web-rules-unofficial = Неофіційно, нашими словами. Кожен пункт має номер, на який можна послатися.
web-example-good = Так можна
web-example-bad = Так не можна
web-rules-choose = Пункт за пунктом, вашою мовою. Яка гра?
web-rules-howto = Як грати
web-rules-search = Запитайте або шукайте
web-rules-answers = Відповіді
web-rules-answered = { $count ->
    [one] { $count } відповідь.
    [few] { $count } відповіді.
   *[many] { $count } відповідей.
}
web-rules-verbatim = Кожна відповідь — це пункт правил, слово в слово.
web-rules-back = Назад до відповідей
web-rules-containing = Пункти з цими словами
web-rules-sections = Розділи
web-rules-clause = Пункт { $number }, посилання
web-rules-found = { $count ->
    [one] Знайдено { $count } пункт
    [few] Знайдено { $count } пункти
    [many] Знайдено { $count } пунктів
   *[other] Знайдено { $count } пункту
}
web-rules-none = Жоден пункт не містить «{ $query }». Спробуйте менше слів або коротші.

## За столом

web-waiting-for = Ходить: { $names }.
web-game-over = Партію закінчено.
web-panels = Панелі
web-moves = Ваші ходи
web-moves-none = Коли настане ваша черга, ходи з’являться тут.
web-players = Гравці
web-log = Журнал
web-you = ви
web-bot = бот

## Списки столів

web-home-waiting = Ваші партії
web-home-open = Відкриті столи
web-home-all = Показати всі
web-home-your-turn = Ваш хід
web-home-continue = Продовжити
web-home-look = Глянути
web-home-join = Приєднатися
web-home-table-of = Стіл: { $name }
web-home-taken = Зайнято місць: { $taken } з { $seats }
web-row-free = { $count ->
    [0] усі місця зайняті
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
web-row-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
web-row-hints = з підказками
web-row-no-hints = без підказок
web-row-rated = на рейтинг
web-row-sitter = { $name } ({ $level })
web-row-result = { $place }. { $name } { $points }
web-home-none-open = Зараз ніхто не шукає гравців. Створіть стіл і запросіть когось.
web-home-none-running = Розпочатих партій немає. Зіграйте з ботами або створіть стіл.
web-home-away = Сервер зараз недоступний. Правила й блокноти рахунку працюють і без нього.
web-tables-done = Зіграні
web-join-title = Приєднатися до столу
web-join-line = Введіть код, який бачить господар столу, або вставте посилання.
web-join-code = Код столу
web-join-wrong = Код складається з шести літер і цифр, наприклад K7QXM2.
web-who = Ваше ім’я: { $name }; змінити
web-who-help = Так вас бачитимуть за новими столами.
web-save = Зберегти
# Імена для тих, хто не назвався, через кому.
web-nicknames = Мідна лисиця, Тиха сова, Щасливий соловей, Хоробрий їжак, Срібна видра, Весела сорока, Сонний борсук, Прудкий заєць, Мудра ворона, Золота рись, Мандрівний лелека, Цікава кицька
web-level = { $level ->
    [random] Бот, навмання
    [easy] Бот, легкий
    [medium] Бот, середній
    [hard] Бот, сильний
    [expert] Бот, експерт
    *[other] Бот, { $level }
}

## Ви та ваші пристрої

web-account-title = Ви та ваші пристрої
web-account-more = Пристрої та пароль
web-account-sign-in = Увійти
web-account-stranger = Тут ніхто не ввійшов. Щоб грати, досить імені; з обліковим записом ваші ігри завжди з вами.
web-account-guest = Ваше ім’я — { $name }. Ви гість: вас знає лише цей пристрій. З обліковим записом ім’я та ігри будуть і на інших пристроях.
web-account-known = Ваше ім’я — { $name }, логін — { $login }.
web-account-devices = Де ви ввійшли
web-account-here = Цей пристрій
web-account-unknown = Невідомий пристрій
web-account-since = Вхід виконано { $since }
web-account-seen = Вхід виконано { $since }, востаннє { $seen }
web-account-end = Вийти
web-account-end-of = Вийти: { $device }
web-account-ended = Вихід виконано: { $device }.
web-account-end-others = Вийти всюди, крім цього
web-account-others-help = Програми, що грають від вашого імені, теж вийдуть.
web-account-others-ended = Тепер ви ввійшли лише на цьому пристрої.
web-account-out = Вийти тут
web-account-lose = Ви гість: якщо вийдете, ніхто не зможе повернути вам це ім’я та ці ігри.
web-account-lose-yes = Вийти назавжди
web-account-password = Змінити пароль
web-account-old = Поточний пароль
web-account-new = Новий пароль
web-account-password-help = Щонайменше вісім знаків. На всіх інших пристроях буде виконано вихід.
web-account-changed = Пароль змінено. На всіх інших пристроях виконано вихід.
web-account-keep = Створити обліковий запис
web-account-keep-help = Логін і пароль, щоб вас знали й інші ваші пристрої. Електронна адреса не потрібна.
web-account-instead = Або увійдіть у наявний обліковий запис. Зроблене тут як гість туди не перейде.
web-account-login = Логін
web-account-secret = Пароль
web-account-lost = Забули пароль?
web-account-lost-help = З кодом відновлення ви оберете новий пароль. На всіх інших пристроях буде виконано вихід.
web-account-recover = Обрати новий пароль
web-account-recovery = Код відновлення
web-account-recovery-help = Запишіть його: він показується лише зараз і впустить вас, якщо пароль забудеться.
web-account-written = Код записано
web-signed-out = Ви вийшли
web-signed-out-line = На цьому пристрої виконано вихід: з іншого пристрою або через новий пароль.
web-account-keeper = Догляд за залою

## Новий стіл

web-new-title = Новий стіл
web-new-table = Інший стіл
web-new-laying = Готуємо стіл…
web-seats = Місця
web-your-name = Ваше ім’я
web-seat-of = Місце { $number }
web-seat-person = Людина, за запрошенням
web-seat-here = Грає тут
web-new-all-people = Лише люди
web-new-all-bots = Лише боти
web-new-edition = Друковане видання
web-new-edition-none = За налаштуваннями нижче
web-new-details = Усі налаштування
web-new-clock = Годинник
web-clock-none = Без годинника
web-clock-mode = { $mode ->
    [turn] На хід
    [bank] На гру
    [days] Дні
   *[none] Немає
}
web-clock-preset-turn = { $seconds } с
web-clock-preset-bank = { $minutes } хв + { $increment } с
web-clock-minutes = Хвилин кожному
web-clock-increment = Додаткових секунд за хід
web-clock-seconds = Секунд на хід
web-clock-bounds = від { $least } до { $most }
web-clock-day-count = Днів на хід
web-clock-turn-seconds = { $seconds } с на хід
web-clock-turn = { $minutes ->
    [one] { $minutes } хвилина на хід
    [few] { $minutes } хвилини на хід
    [many] { $minutes } хвилин на хід
    *[other] { $minutes } хвилини на хід
}
web-clock-bank = По { $minutes } хв, +{ $increment } с за хід
web-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
    *[other] { $days } дня на хід
}
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
    *[other] { $count } дня
}
web-new-expiry = Якщо когось немає або час вийшов
web-expiry = { $expiry ->
    [move] Цей хід зіграє бот
    [rule] Діє правило самої гри
    [wait] Чекаємо
   *[deputy] Відсутнього замінює бот
}
web-expiry-help = { $expiry ->
    [move] Бот зробить лише цей хід; місце лишається за гравцем.
    [rule] Як у правилах: правильно викладене лишається, інакше все повертається, і треба взяти три фішки.
    [wait] Само нічого не станеться. Добре поміж друзями.
   *[deputy] Доки гравець не повернеться: один дотик — і місце знову його.
}
web-terms-away = { $expiry ->
    [move] Якщо когось немає або час вийшов, цей хід за гравця зіграє бот.
    [rule] Коли час вийде, діє правило самої гри.
    [wait] Якщо когось немає або час вийшов, ми чекаємо.
   *[deputy] Якщо когось немає або час вийшов, за гравця грає бот, доки той не повернеться.
}
web-new-pace = Швидкість ботів
web-pace = { $pace ->
    [slow] повільно
    [fast] швидко
    [none] без пауз
   *[normal] звичайно
}
web-new-language = Мова за столом
web-new-chat = Чат
web-chat-mode-free = Вільний
web-chat-mode-phrases = Лише готові фрази
web-chat-mode-off = Без чату
web-new-open = Показувати серед відкритих столів
web-new-open-help = Інакше його знайдуть лише ті, хто має посилання або код.
web-new-watching = Інші можуть дивитися
web-new-watching-help = Глядачі бачать лише відкрите.
web-new-hints = Підказки
web-new-hints-help = Кожен може спитати бота, що б він зіграв і чому.
web-new-invite = Створити стіл
web-begin = Почати

## Перед грою

web-begin-with-bots = { $count ->
    [one] Почати з { $count } ботом
    [few] Почати з { $count } ботами
    [many] Почати з { $count } ботами
    *[other] Почати з { $count } бота
}
web-bots-level = Боти на вільних місцях
web-code = Код
web-host = господар
web-host-begins = Господар почне, коли всі зберуться.
web-table-full =
    Усі місця зайняті. { $watching ->
        [no] За цим столом глядачів не допускають.
       *[yes] Можна дивитися: залишайтеся тут, і гра з’явиться, щойно почнеться.
    }
web-invite = Запросити
web-invite-line = Код або посилання ведуть просто на вільне місце.
web-invite-link = Надіслати посилання
web-invite-qr = Показати QR-код
web-invite-qr-alt = QR-код столу { $code }
web-invite-copied = Посилання скопійовано. Вставте його в повідомлення.
web-invite-copy = Копіювати посилання
web-invite-copied-now = Скопійовано
web-invite-text = Ходімо грати: «{ $title }»!
web-kick = Звільнити місце: { $name }
web-kick-ask = Звільнити це місце?
web-kick-sure = { $name } встає з місця, і туди може сісти хтось інший.
web-kick-do = Звільнити місце
web-kicked = Господар звільнив ваше місце. Можна сісти, де вільно.
web-rename = Змінити ім’я: { $name }
web-leave = Піти з-за столу
web-seat-bot = Бот
web-seat-free = вільне
web-sit = Сісти тут
web-sit-down = Сісти за стіл
web-sit-other = Ще хтось на цьому пристрої
web-sit-other-name = Ім’я
web-sit-other-help = Ви передаєте пристрій, коли настає черга іншого; ніхто не бачить чужих карт.
web-stand = Встати
web-terms-plain = За звичайними правилами
web-terms-change = Змінити
web-terms-changed = Господар змінив налаштування.
web-terms-hints = { $on ->
    [yes] З підказками
   *[no] Без підказок
}
web-terms-no-watching = Без глядачів
web-terms-door = { $door ->
    [open] Серед відкритих столів
   *[link] Лише за посиланням або кодом
}
web-terms-rated = Враховується в рейтингу
web-table-not-here = Такого столу немає
web-table-barred = Цю партію тут не можна продовжити

## Хто за столом

web-people = Хто за столом
web-people-none = Більше тут нікого немає.
web-person = Більше: { $name }
web-is-muted = без чату
web-is-hidden = приховано вами
web-hide = Не показувати, що каже { $name }
web-hide-no = Показувати, що каже { $name }
web-hide-help = Приховування діє лише на цьому пристрої; ніхто про це не дізнається.
web-report = Поскаржитися: { $name }
web-report-this = Поскаржитися на ці слова
web-report-what = Що не так?
web-report-why-rude = Образи або погрози
web-report-why-spoils = Навмисне псує гру
web-report-why-cheats = Грає нечесно
web-report-why-name = Образливе ім’я
web-report-why-other = Щось інше
web-report-more = Своїми словами, якщо хочете
web-report-help = Адміністратори зали бачать сказане, ваші слова й ваше ім’я. Інша сторона не дізнається, від кого скарга.
web-report-send = Надіслати скаргу
web-reported = Дякуємо. Адміністратори зали її розглянуть.
web-mute = Заборонити писати за цим столом
web-mute-no = Дозволити писати знову
web-remove = Відсторонити від столу
web-remove-sure = { $name } залишає стіл і більше не зможе тут сісти. У грі далі грає бот.
web-silenced = { $end ->
    [never] Адміністратори зали заборонили вам писати. Грати ви можете й далі.
   *[then] Адміністратори зали заборонили вам писати (до { $until }). Грати ви можете й далі.
}
web-silenced-why = Причина: { $why }
web-silenced-here = Господар заборонив вам писати за цим столом. Грати ви можете й далі.
web-removed = Ви більше не можете тут грати
web-removed-line = Ваші партії тривають без вас; замість вас грають боти.
web-removed-here = Вас відсторонено від цього столу
web-removed-here-line = Господар відсторонив вас від цього столу. Замість вас далі грає бот; можете дивитися.
web-removed-here-waiting = Господар відсторонив вас від цього столу; сісти тут не можна.
web-out = { $name }: без доступу
web-admit = Пустити знову

## Під час гри

web-acts = ходить
web-away = не на зв’язку
web-chat = Чат
web-chat-none = Ще ніхто нічого не сказав.
web-chat-rules = Про правила можна запитати й тут: /rules і ваше запитання.
web-chat-only-you = Це бачите лише ви.
web-chat-phrases = Готові фрази
web-chat-say = Скажіть щось за столом
web-chat-send = Надіслати
web-hint = Підказка
web-hint-thinking = Бот думає…
web-hint-says = Бот зіграв би: { $move }
web-hint-play = Зіграти це
web-hint-why = Чому?
web-undo = Повернути хід
web-lose-title = Скасувати те, що ви склали?
web-lose-keep = Ні, складаю далі
web-takeback-ask = Попросити повернути хід
web-request-asked = { $what ->
    [end] { $name } пропонує закінчити гру достроково, без результату. Погоджуєтеся?
    *[takeback] { $name } просить повернути останній хід. Дозволяєте?
}
web-request-mine = { $what ->
    [end] Ви запропонували закінчити гру достроково.
    *[takeback] Ви попросили повернути хід.
}
web-request-waits = { $what ->
    [end] { $name } пропонує закінчити гру достроково.
    *[takeback] { $name } просить повернути хід.
}
web-request-missing = Чекаємо на відповідь: { $names }
web-request-withdraw = Відкликати
web-request-left = Час на відповідь
web-takeback-yes = Так, звісно
web-takeback-no = Ні
web-since = Від мого останнього ходу
web-since-none = Відтоді нічого не сталося.
web-since-left = Стіл після вашого останнього ходу.
web-since-now = Назад до гри
web-menu = Меню
web-rule = Пункт { $number }
web-resign = Здатися
web-resign-sure = Далі за вас гратиме бот. Справді здаєтеся?
web-resigned = Ви здалися в цій грі; далі за вас грає бот. Можете дивитися до кінця або повернутися на головну.
web-standin-title = Замість вас грає бот
web-standin-why = { $why ->
    [clock] Ваш час вийшов.
    [gone] Вас надто довго не було.
    [left] Ви залишили стіл.
    [called] Його покликали інші.
    *[other] Він узяв ваше місце.
}
web-standin-since = { $minutes ->
    [0] Він узявся до гри щойно.
    [one] Він узявся до гри { $minutes } хвилину тому.
    [few] Він узявся до гри { $minutes } хвилини тому.
    [many] Він узявся до гри { $minutes } хвилин тому.
    *[other] Він узявся до гри { $minutes } хвилин тому.
}
web-standin-moves = { $moves ->
    [0] Він ще не ходив.
    [one] Він зробив { $moves } хід.
    [few] Він зробив { $moves } ходи.
    [many] Він зробив { $moves } ходів.
    *[other] Він зробив { $moves } ходів.
}
web-standin-yours = Усе на столі й далі ваше.
web-standin-back = Повернути собі місце
web-bot-plays = грає бот
web-clocks = Годинники
web-late = час вийшов
web-late-me = Ваш час вийшов. Інші чекають на вас.
web-absent = { $why ->
    [late] Час вичерпано: { $name }. Стіл чекає.
    *[gone] { $name } без зв’язку. Стіл чекає.
}
web-absent-then = { $then ->
    [deputy] Через { $time } місце займе бот.
    [move] Через { $time } цей хід зробить бот.
   *[wait] Сам собою бот не сяде.
}
web-absent-time = { $unit ->
    [seconds] { $number } с
   *[minutes] { $number } хв
}
web-absent-wait = Зачекаємо
web-absent-call = Покликати бота
web-absent-call-for = { $name }: покликати бота
web-end = Закінчити гру достроково
web-end-sure = { $alone ->
    [yes] Гра закінчиться зараз, без результату.
    *[no] Запитаємо інших, чи закінчити гру зараз, без результату.
}
web-end-do = { $alone ->
    [yes] Закінчити зараз
    *[no] Запитати інших
}
web-go-away = Відійти на якийсь час
web-go-away-sure = Доки ви не повернетеся, за вас гратиме бот. Нічого не пропаде.
web-agreed = Налаштування гри
web-line-broken = Зв’язок утрачено. Пробуємо знову…
web-not-reached = Сервер не відповів. Спробуйте за мить.
web-hand-over = Передайте пристрій: { $name }.
web-hand-over-ready = { $name } на місці
web-hand-over-who = У кого пристрій?
web-hand-over-on = Пристрій тримає { $name }. Передати далі
web-hand-over-back = Повернути останній хід
web-hand-over-clock = Годинник іде й тоді, коли ви передаєте пристрій.
web-log-earlier = Показати раніше
web-log-show = Показати на столі
web-log-none = Ще нічого не сталося.
web-entry-resigned = { $name } здається; далі грає бот.
web-entry-resigned-own = Ви здаєтеся; далі за вас грає бот.
web-entry-absent = { $why ->
    [clock] Час вичерпано: { $name }. Далі грає бот.
    [gone] { $name } надто довго не на зв’язку; далі грає бот.
    [left] { $name } відходить на якийсь час; далі грає бот.
    [called] { $name }: замість гравця покликано бота.
    [forgotten] Один гравець пішов назавжди; далі грає бот.
    *[other] { $name }: замість гравця грає бот.
}
web-entry-absent-own = За вас грає бот.
web-entry-returned = { $name } знову у грі.
web-entry-returned-own = Ви знову у грі.
web-entry-gone = { $name } не на зв’язку.
web-entry-back = { $name } знову тут.
web-entry-timed-out = { $why ->
    [gone] { $name } не на зв’язку; цей хід робить бот.
    *[clock] Час вичерпано: { $name }.
}
web-entry-timed-out-own = { $why ->
    [gone] Вас немає; цей хід робить бот.
    *[clock] Ваш час вичерпано.
}
web-entry-undone = { $name } повертає хід.
web-entry-undone-own = Ви повертаєте хід.
web-entry-asked = { $what ->
    [end] { $name } пропонує закінчити гру достроково.
    *[takeback] { $name } просить повернути хід.
}
web-entry-asked-own = { $what ->
    [end] Ви пропонуєте закінчити гру достроково.
    *[takeback] Ви просите повернути хід.
}
web-entry-answered = { $answer ->
    [no] { $name } не погоджується.
    [withdrawn] { $name } відкликає прохання.
    *[yes] { $name } погоджується.
}
web-entry-answered-own = { $answer ->
    [no] Ви не погоджуєтеся.
    [withdrawn] Ви відкликаєте прохання.
    *[yes] Ви погоджуєтеся.
}
web-entry-lapsed = { $what ->
    [end] Не всі відповіли вчасно: гра триває.
    *[takeback] Не всі відповіли вчасно: нічого не повертаємо.
}
web-entry-finished = { $reason ->
    [agreed] Гру закінчено за спільною згодою, без результату.
    *[abandoned] Усі здалися: гру закінчено без результату.
}
web-entry-paused = Сервера певний час не було; годинники стояли.
web-entry-rematched = Ті самі гравці продовжують за іншим столом.
web-entry-muted = { $answer ->
    [no] { $name } знову може писати.
    *[yes] Господар забороняє писати за цим столом: { $name }.
}
web-entry-muted-own = { $answer ->
    [no] Ви знову можете писати.
    *[yes] Господар заборонив вам писати за цим столом.
}
web-entry-removed = { $bot ->
    [yes] Господар відсторонює від столу: { $name }. Далі грає бот.
    *[no] Господар відсторонює від столу: { $name }.
}
web-entry-removed-own = { $bot ->
    [yes] Господар відсторонив вас від столу; далі грає бот.
    *[no] Господар відсторонив вас від столу.
}
web-entry-admitted = { $name } знову може тут сісти.
web-entry-handed = Тепер за столом господарює { $name }.
web-entry-handed-own = Тепер за столом господарюєте ви.
web-entry-closed = { $given ->
    [yes] Адміністрація зали закрила стіл: { $why }
    *[no] Адміністрація зали закрила стіл.
}

## Налаштування

web-gear = Налаштування
web-gear-confirm = Підтверджувати кожен хід
web-gear-confirm-help = Дотик вибирає, другий дотик або кнопка грає.
web-gear-motion = Анімація
web-gear-motion-help = Карти й плитки рухаються на своє місце.
web-gear-sound = Звук
web-gear-sound-help = Карти й плитки, ваш хід, очки, кінець. Ніколи не гучно.
web-gear-volume = Гучність
web-gear-symbols = Знаки поруч із кольорами
web-gear-symbols-help = Додає знаки, щоб не покладатися лише на колір.
web-gear-spoken = Стіл текстом
web-gear-spoken-help = Для екранних дикторів і клавіатури: усе словами, ходи вводять текстом.
web-gear-last-card = Остання карта грається сама
web-gear-last-card-help = Коли вибирати вже нема з чого.
web-gear-go-on = Після взятки чи раунду
web-gear-go-on-after = { $seconds ->
    [0] Чекати на мене
   *[other] { $seconds } с
}
web-gear-text = Розмір тексту
web-gear-text-normal = Звичайний
web-gear-text-large = Великий
web-gear-text-largest = Найбільший
web-gear-study = Освітлення
web-gear-study-dark = Темна зала
web-gear-study-light = Світлий кабінет

## Стіл текстом

web-spoken-move = Ваш хід
web-spoken-play = Зіграти
web-spoken-several = Так починаються кілька ходів: { $moves }
web-spoken-moves = { $count ->
    [one] { $verb }: { $count } хід
    [few] { $verb }: { $count } ходи
    [many] { $verb }: { $count } ходів
    *[other] { $verb }: { $count } ходу
}
web-spoken-seat = Місце { $letter }, { $name }: { $points }

## Після гри

web-result-see = Показати підсумок
web-result-none = { $reason ->
    [agreed] Гру закінчено за спільною згодою
    [closed] Стіл закрито
    *[abandoned] Гру покинуто
}
web-result-wins = { $count ->
    [one] { $names } перемагає: { $points }
    [few] { $names } перемагають разом: { $points }
    [many] { $names } перемагають разом: { $points }
    *[other] { $names } перемагають разом: { $points }
}
web-result-board = Стіл
web-result-back = Назад до столу
web-result-chart = Як ішов рахунок
web-chart-end = кінець
web-rematch = Ще раз
web-rematch-go = До нового столу
web-export = Зберегти запис
web-verify = Перевірити тасування
web-verify-line = Ніхто не міг вибрати роздачу: спершу сервер запечатав своє число, потім пристрій кожного гравця додав своє, і лише тоді числа відкрили. Ви можете це перевірити.
web-verify-wait = Перевіряємо…
web-verify-good = { $draws ->
    [one] Перевірено: { $draws } жеребкування випливає із запечатаного початкового числа.
    [few] Перевірено: усі { $draws } жеребкування випливають із запечатаного початкового числа.
    [many] Перевірено: усі { $draws } жеребкувань випливають із запечатаного початкового числа.
    *[other] Перевірено: { $draws } жеребкування випливають із запечатаного початкового числа.
}
web-verify-shares = { $count ->
    [one] Пристрій { $count } гравця додав частку до тасування
    [few] Пристрої { $count } гравців додали частки до тасування
    [many] Пристрої { $count } гравців додали частки до тасування
   *[other] Пристрої { $count } гравця додали частки до тасування
}{ $ours ->
    [yes] , ваш також, тож ніхто не міг його вибрати.
   *[no] , тож ніхто не міг його вибрати.
}
web-verify-withheld = { $count ->
    [one] { $names }: частку обіцяно, але не відкрито. Разом із сервером можна було вибрати одну з двох роздач.
    [few] { $names }: частки обіцяно, але не відкрито. Разом із сервером можна було вибирати з кількох роздач.
    [many] { $names }: частки обіцяно, але не відкрито. Разом із сервером можна було вибирати з кількох роздач.
   *[other] { $names }: частки обіцяно, але не відкрито. Разом із сервером можна було вибирати з кількох роздач.
}
web-verify-bad = Не підтверджено: щось не випливає з початкового числа.
web-shuffling = Тасуємо…
web-review = Розбір

## Перегляд

web-replay = Перегляд партії
web-replay-start = Перед першим ходом.
web-replay-first = На початок
web-replay-back = На хід назад
web-replay-next = На хід уперед
web-replay-last = У кінець
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-move = Хід
web-replay-at = Хід { $ply } з { $plies }
web-replay-speed = Швидкість
web-replay-more = Швидкість, місце, розгалуження
web-replay-stop = Вручну
web-replay-slow = Повільно
web-replay-normal = Звичайно
web-replay-fast = Швидко
web-replay-from = Чиїми очима
web-replay-seat = Очима гравця: { $name }
web-replay-branch = Грати звідси з ботами

## Блокноти

web-scorepad = Блокнот рахунку
web-helper = Помічник
web-helper-title = { $title }: найкращий хід
web-scorepad-title = Блокноти рахунку
web-scorepad-line = Для гри за власним столом. Працює без мережі; усе лишається на цьому пристрої.
web-scorepad-kept = Ваші блокноти
web-scorepad-none = Ще нічого не записано. Виберіть гру вище.
web-scorepad-of = { $title }: блокнот рахунку
web-scorepad-remove = Викинути цей блокнот
web-scorepad-remove-sure = Викинути
web-pad-who = Хто грає?
web-pad-player = Гравець { $number }
web-pad-player-add = Ще один гравець
web-pad-player-off = Прибрати: { $name }
web-pad-up = Вище: { $name }
web-pad-same-name = Двоє гравців мають однакове ім’я. Змініть одне, щоб не сплутати очки.
web-pad-first-dealer = Першим роздає
web-pad-agreed = Налаштування гри
web-pad-begin = Почати
web-print = Друкувати
web-pad-empty = Порожній блокнот для друку
web-pad-empty-boxes = Велике поле: очки дотепер. Мале поле: прогноз.
web-pad-total = Разом
web-pad-correct = виправити цей раунд
web-pad-write = Записати
web-pad-deals = Роздає { $name }.
web-pad-round = Раунд { $round }
web-pad-round-of = Раунд { $round } з { $rounds }
web-pad-remove = Викреслити
web-pad-remove-round = Викреслити раунд
web-pad-last-off = Забрати останню
web-pad-chart = Рахунок після кожного раунду
web-pad-kept = Зберігається на цьому пристрої після кожного дотику.
web-pad-over = Партію закінчено. Перемога: { $names }.
web-pad-again = Новий блокнот
web-pad-written = Записано

## Блокнот «Чарівника»

web-pad-wizard-round = Раунд { $round } з { $rounds }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
web-pad-wizard-forehead = Тримайте карту на чолі: ви бачите всі карти, крім власної.
web-pad-wizard-no-trump = В останньому раунді козирів немає.
web-pad-wizard-bids = Прогнози
web-pad-wizard-won = Узяті взятки
web-pad-wizard-ask-bid = Скільки взяток прогнозує { $name }?
web-pad-wizard-ask-won = Скільки взяток має { $name }?
web-pad-wizard-to-tricks = Прогнози зроблено

## Блокнот числових фішок

web-pad-until = Доки граємо?
web-pad-until-rounds = Раунди
web-pad-until-target = До очок
web-pad-until-open = Без кінця
web-pad-target = Граємо до { $points ->
    [one] { $points } очка
    [few] { $points } очок
    [many] { $points } очок
   *[other] { $points } очка
}.
web-pad-rummikub-ending = Як закінчився раунд?
web-pad-rummikub-out = Хтось виклав усе
web-pad-rummikub-bank = Банк порожній
web-pad-rummikub-who = Хто виклав останню фішку?
web-pad-rummikub-left = Що лишилося на підставках? Торкайтеся фішок.
web-pad-rummikub-joker = Джокер, 30 очок
web-pad-rummikub-sum = Сума: { $name }
web-pad-rummikub-equal = Суми рівні: виграє той, у кого менше фішок. Скільки їх лишилося?
web-pad-rummikub-tiles = Фішки: { $name }
web-pad-rummikub-starter = Хто починав раунд? (бере непарне очко)

## Блокнот «Каркассона»; $kind — це city, road, monastery, field або other, $figure — mage або witch

web-pad-mage-witch = Маг і відьма
web-pad-mage-witch-help = Маг додає по очку за плитку, відьма ділить навпіл.
web-pad-two-tile-city = Мале місто перших видань
web-pad-two-tile-city-help = Завершене місто з двох плиток варте 2 замість 4.
web-pad-fields-first = Луки першого видання
web-pad-fields-first-help = Кожне завершене місто дає своїм селянам 4 очки замість 3.
web-pad-scoring = За що очки?
web-pad-kind = { $kind ->
    [city] Місто
    [road] Дорога
    [monastery] Монастир
    [field] Лука
   *[other] Інше
}
web-pad-kinds = { $kind ->
    [city] Міста
    [road] Дороги
    [monastery] Монастирі
    [field] Луки
   *[other] Інше
}
web-pad-finished = Завершено?
web-pad-finished-yes = Завершено
web-pad-finished-no = Незавершене, наприкінці
web-pad-count-city = Плитки
web-pad-count-road = Плитки
web-pad-count-monastery = Плитки навколо
web-pad-count-field = Завершені міста
web-pad-shields = Герби
web-pad-points = Очки
web-pad-figure = Маг чи відьма
web-pad-figure-name = { $figure ->
    [mage] Маг
   *[witch] Відьма
}
web-pad-who-scores = Хто отримує очки? За рівності кожен отримує все.
web-pad-worth-city = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}{ $shields ->
    [0] { "" }
    [one] , { $shields } герб
    [few] , { $shields } герби
    [many] , { $shields } гербів
   *[other] , { $shields } герба
}: { $base }
web-pad-worth-road = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}: { $base }
web-pad-worth-monastery = { $complete ->
    [yes] з усіма вісьмома плитками навколо: { $base }
   *[no] { $count ->
        [one] він сам і { $count } плитка: { $base }
        [few] він сам і { $count } плитки: { $base }
        [many] він сам і { $count } плиток: { $base }
       *[other] він сам і { $count } плитки: { $base }
    }
}
web-pad-worth-field = { $count ->
    [one] { $count } завершене місто
    [few] { $count } завершені міста
    [many] { $count } завершених міст
   *[other] { $count } завершеного міста
}
web-pad-worth-other = записано вручну
web-pad-worth-mage = маг +{ $change }
web-pad-worth-witch = відьма забирає { $change }

## Блокнот «Відьминого каменя»; $part — це track, owls, chips, boosts або prophecies

web-pad-witchstone-part = { $part ->
    [track] Шкала очок
    [owls] Плитки із совами
    [chips] Жетони
    [boosts] Невикористані закляття
   *[prophecies] Пророцтва
}
web-pad-witchstone-owl = Сова вартістю { $value }
web-pad-witchstone-chips = Жетони, по 2 очки
web-pad-witchstone-scrolls = Сувої
web-pad-witchstone-boosts = Невикористані підсилювальні закляття, по 2 очки
web-pad-witchstone-prophecy = { $level ->
    [0] Нездійснене пророцтво: { $value }
   *[other] Пророцтво, рівень { $level }: { $value }
}
web-pad-witchstone-wand = Поле на паличці (вирішує за рівності)
web-pad-witchstone-wand-decides = Очки рівні: { $name } далі на паличці та перемагає.
web-pad-witchstone-tied = Очки й місця на паличці рівні: перемагає той, хто дістався туди першим.

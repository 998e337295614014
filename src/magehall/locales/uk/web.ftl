### Сторінки в браузері. $game – це wizard, rummikub, carcassonne або witchstone.

## На кожній сторінці

web-language = Мова
web-nav = Головні сторінки
web-nav-games = Ігри
web-nav-tables = Столи
web-nav-rules = Правила
web-nav-scorepad = Рахунок
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
    [rummikub] Плитки з числами
    [carcassonne] Каркассон
   *[witchstone] Відьмин камінь
}
web-game-line = { $game ->
    [wizard] Спрогнозуйте свої взятки й візьміть рівно стільки
    [rummikub] Ряди та групи за правилами «Руммікуба»
    [carcassonne] З «Магом і відьмою»: викладіть землі, займіть їх, зачаруйте
   *[witchstone] Наповнюйте казан і поєднуйте дії навколо кришталевої кулі
}
web-game-facts = { $game ->
    [wizard] 3–6 гравців, 45 хв
    [rummikub] 2–4 гравці, 40 хв
    [carcassonne] 2–6 гравців, 45 хв
   *[witchstone] 2–4 гравці, 70 хв
}

## Головна

web-home-title = Відкритий стіл для чарівних ігор
web-home-line = Грайте в браузері з друзями або з ботами. Без облікового запису, без встановлення.
web-home-code = Маю код
web-home-make = Накрити стіл і запросити
web-home-now = Грати з ботами зараз
web-home-rules-of = { $title }: правила

## Правила

web-rules-of = { $title }: правила
web-rules-unofficial = Неофіційно, нашими словами. Кожен пункт має номер, на який можна послатися.
web-rules-choose = Пункт за пунктом, вашою мовою. Яка гра?
web-rules-search = Пошук у правилах
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

web-your-turn = Ваш хід.
web-waiting-for = Ходить: { $names }.
web-game-over = Партію закінчено.
web-panels = Панелі
web-players = Гравці
web-log = Журнал
web-you = ви
web-bot = бот

## Блокноти

web-scorepad = Блокнот рахунку
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
web-pad-agreed = Про що домовилися
web-pad-begin = Почати
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
web-pad-wizard-forehead = Тримайте карту на чолі: кожен бачить усі карти, крім власної.
web-pad-wizard-no-trump = В останньому раунді козирів немає.
web-pad-wizard-bids = Прогнози
web-pad-wizard-won = Узяті взятки
web-pad-wizard-ask-bid = Скільки взяток прогнозує { $name }?
web-pad-wizard-ask-won = Скільки взяток має { $name }?
web-pad-wizard-to-tricks = Прогнози зроблено

## Блокнот плиток із числами

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
web-pad-rummikub-who = Хто виклав останню плитку?
web-pad-rummikub-left = Що лишилося на підставках? Торкайтеся плиток.
web-pad-rummikub-joker = Джокер, 30 очок
web-pad-rummikub-sum = Сума: { $name }
web-pad-rummikub-equal = Суми рівні: виграє той, у кого менше плиток. Скільки їх лишилося?
web-pad-rummikub-tiles = Плитки: { $name }
web-pad-rummikub-starter = Хто починав раунд? (бере непарне очко)

## Блокнот «Каркассона»; $kind – це city, road, monastery, field або other, $figure – mage або witch

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

## Блокнот «Відьминого каменя»; $part – це track, owls, chips, boosts або prophecies

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
    [0] Нездійснене пророцтво: { $value }
   *[other] Пророцтво, рівень { $level }: { $value }
}
web-pad-witchstone-wand = Поле на паличці (вирішує за рівності)
web-pad-witchstone-wand-decides = Очки рівні: { $name } далі на паличці та перемагає.
web-pad-witchstone-tied = Очки й місця на паличці рівні: перемагає той, хто дістався туди першим.

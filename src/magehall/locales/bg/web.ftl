### Страниците в браузъра. $game е wizard, rummikub, carcassonne или witchstone.

## На всяка страница

web-language = Език
web-nav = Основни страници
web-nav-games = Игри
web-nav-tables = Маси
web-nav-rules = Правила
web-nav-scorepad = Резултати
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

## Начало

web-home-title = Отворена маса за магически игри
web-home-line = Играй в браузъра с приятели или с ботове. Без регистрация, без инсталиране.
web-home-code = Имам код
web-home-make = Направи маса и покани
web-home-now = Играй веднага с ботове
web-home-rules-of = { $title }: правилата

## Правила

web-rules-of = { $title }: правилата
web-rules-unofficial = Неофициално, с наши думи. Всяко правило има номер, към който може да се сочи.
web-rules-choose = Правило по правило, на твоя език. За коя игра?
web-rules-search = Търси в правилата
web-rules-sections = Раздели
web-rules-clause = Правило { $number }, връзка
web-rules-found = { $count ->
    [one] Намерено { $count } правило
   *[other] Намерени { $count } правила
}
web-rules-none = Няма правило с „{ $query }“. Опитай с по-малко или по-къси думи.

## На масата

web-your-turn = Твой ред е.
web-waiting-for = На ход: { $names }.
web-game-over = Играта свърши.
web-panels = Панели
web-players = Играчи
web-log = Дневник
web-you = ти
web-bot = бот

## Тефтерчета

web-scorepad = Тефтерче
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
web-pad-agreed = Уговорки
web-pad-begin = Започни
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
web-pad-wizard-forehead = Дръжте картата на челото: всеки вижда всички карти без своята.
web-pad-wizard-no-trump = В последния рунд няма коз.
web-pad-wizard-bids = Предсказания
web-pad-wizard-won = Взети ръце
web-pad-wizard-ask-bid = Колко ръце предсказва { $name }?
web-pad-wizard-ask-won = Колко ръце взима { $name }?
web-pad-wizard-to-tricks = Всички предсказаха

## Тефтерче за плочките с числа

web-pad-until = Докога?
web-pad-until-rounds = Брой рундове
web-pad-until-target = До точки
web-pad-until-open = Без край
web-pad-target = Играе се до { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}.
web-pad-rummikub-ending = Как свърши рундът?
web-pad-rummikub-out = Някой свърши плочките
web-pad-rummikub-bank = Банката е празна
web-pad-rummikub-who = Кой сложи последната си плочка?
web-pad-rummikub-left = Какво остана на поставките? Докосвай плочките.
web-pad-rummikub-joker = Жокер, 30 точки
web-pad-rummikub-sum = Сбор: { $name }
web-pad-rummikub-equal = Равни сборове: печели този с най-малко плочки. Колко плочки остават?
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
web-pad-finished-no = Недовършено, накрая
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
web-pad-worth-other = записани на ръка
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
    [0] Неизпълнено пророчество: { $value }
   *[other] Пророчество, ниво { $level }: { $value }
}
web-pad-witchstone-wand = Поле на пръчката (решава при равенство)
web-pad-witchstone-wand-decides = Равни точки: { $name } е по-напред на пръчката и печели.
web-pad-witchstone-tied = Равни точки и равни места на пръчката: печели този, който пръв е стигнал дотам.

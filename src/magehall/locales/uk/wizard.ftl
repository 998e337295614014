### Чарівник. Карти й масті названо за фактами: $people — це blue, red, green, yellow, wizard, jester або none.

## Слова

wizard-title = Чарівник
wizard-summary = Точно спрогнозуйте, скільки взяток візьмете, раунд за раундом.

# Колір карт однієї масті: «козирі — сині».
wizard-people = { $people ->
    [blue] сині
    [red] червоні
    [green] зелені
   *[yellow] жовті
}
# «Немає синіх карт».
wizard-x-people-genitive = { $people ->
    [blue] синіх
    [red] червоних
    [green] зелених
   *[yellow] жовтих
}
# Одна карта: «синя 7», кладе «синю 7», бере «синьою 7».
wizard-x-colour-nominative = { $people ->
    [blue] синя
    [red] червона
    [green] зелена
   *[yellow] жовта
}
wizard-x-colour-accusative = { $people ->
    [blue] синю
    [red] червону
    [green] зелену
   *[yellow] жовту
}
wizard-x-colour-instrumental = { $people ->
    [blue] синьою
    [red] червоною
    [green] зеленою
   *[yellow] жовтою
}
# Покладена або відкрита карта.
wizard-card = { $people ->
    [wizard] чарівник
    [jester] блазень
   *[other] { wizard-x-colour-nominative } { $rank }
}
wizard-x-card-accusative = { $people ->
    [wizard] чарівника
    [jester] блазня
   *[other] { wizard-x-colour-accusative } { $rank }
}
wizard-x-card-instrumental = { $people ->
    [wizard] чарівником
    [jester] блазнем
   *[other] { wizard-x-colour-instrumental } { $rank }
}
# Карта у відмові чи підказці: після двокрапки, на початку речення, у знахідному, родовому й орудному відмінках.
wizard-card-named = { $card_sign ->
    [Z] чарівник
    [N] блазень
    [B] синя { $card_number }
    [R] червона { $card_number }
    [G] зелена { $card_number }
   *[Y] жовта { $card_number }
}
wizard-card-subject = { $card_sign ->
    [Z] Чарівник
    [N] Блазень
    [B] Синя { $card_number }
    [R] Червона { $card_number }
    [G] Зелена { $card_number }
   *[Y] Жовта { $card_number }
}
wizard-card-object = { $card_sign ->
    [Z] чарівника
    [N] блазня
    [B] синю { $card_number }
    [R] червону { $card_number }
    [G] зелену { $card_number }
   *[Y] жовту { $card_number }
}
wizard-x-that-card-genitive = { $card_sign ->
    [Z] чарівника
    [N] блазня
    [B] синьої { $card_number }
    [R] червоної { $card_number }
    [G] зеленої { $card_number }
   *[Y] жовтої { $card_number }
}
wizard-x-that-card-instrumental = { $card_sign ->
    [Z] чарівником
    [N] блазнем
    [B] синьою { $card_number }
    [R] червоною { $card_number }
    [G] зеленою { $card_number }
   *[Y] жовтою { $card_number }
}
wizard-each-cards = { wizard-card-named }
wizard-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}

## Налаштування

wizard-option-mode = Гра
    .help = Повною колодою, або кожен грає власною мастю.
wizard-option-mode-standard = звичайна
wizard-option-mode-one-colour = одноколірна
wizard-option-bids = Прогнози
    .help = Називати вголос по черзі; записати й показати разом; або показати лише після раунду.
wizard-option-bids-open = відкриті
wizard-option-bids-hidden = закриті
wizard-option-bids-secret = таємні
wizard-option-plus-minus-one = Плюс-мінус один
    .help = Сума прогнозів раунду не може дорівнювати кількості взяток.
wizard-option-plus-minus-one-on = так
wizard-option-plus-minus-one-off = ні
wizard-option-clairvoyance = Ясновидіння
    .help = У першому раунді ви бачите всі карти, крім своєї.
wizard-option-clairvoyance-on = так
wizard-option-clairvoyance-off = ні
wizard-option-first-dealer = Перший роздавач
    .help = Місце, яке роздає першим.
wizard-option-first-dealer-random = за жеребом
wizard-option-rounds = Раунди
    .help = Щораунду на одну карту більше чи десять раундів турніру.
wizard-option-rounds-full = усі
wizard-option-rounds-tournament = турнір
wizard-option-deck = Колода
    .help = Усі шістдесят карт; для вивчення гри можна й менше: кількість мастей на кількість номерів.
wizard-option-deck-4x13 = повна
wizard-variant-plus-minus-one = Плюс-мінус один
    .help = Сума прогнозів раунду не може дорівнювати кількості взяток.
wizard-variant-hidden-bids = Закриті прогнози
    .help = Кожен записує свій прогноз, і всі показують їх разом.
wizard-variant-secret-prediction = Таємні прогнози
    .help = Прогнози записують і показують лише після раунду.
wizard-variant-clairvoyance = Ясновидіння
    .help = У першому раунді ви бачите всі карти, крім своєї.
wizard-variant-one-colour = Одноколірна гра
    .help = Кожен грає власною мастю; для трьох або чотирьох.

## Що відбувається

wizard-event-dealer-chosen = { $seat } роздає карти в першому раунді.
wizard-event-dealer-chosen-own = Ви роздаєте карти в першому раунді.
wizard-event-round-began = Раунд { $round }: { $seat } роздає всім по { $cards ->
    [1] одній карті
    [one] { $cards } карті
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
wizard-event-round-began-own = Раунд { $round }: ви роздаєте всім по { $cards ->
    [1] одній карті
    [one] { $cards } карті
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
wizard-event-hand-dealt = { $seat } має на руках: { $cards }.
wizard-event-hand-dealt-own = Ваші карти: { $cards }.
wizard-event-forehead-seen = { $seat } тримає на чолі карту: { wizard-card }.
wizard-event-forehead-seen-own = Ви тримаєте на чолі карту: { wizard-card }.
wizard-event-card-turned = Відкрита карта: { wizard-card }.
wizard-event-trump-set = { $people ->
    [none] Козирів немає.
   *[other] Козирі — { wizard-people }.
}
wizard-event-trump-named = { $seat } призначає козирі: { wizard-people }.
wizard-event-trump-named-own = Ви призначаєте козирі: { wizard-people }.
wizard-event-bid-made = { $seat } прогнозує { $bid }.
wizard-event-bid-made-own = Ви прогнозуєте { $bid }.
wizard-event-bid-sealed = { $seat } записує прогноз.
wizard-event-bid-sealed-own = Ви записуєте прогноз.
wizard-event-bids-told = Прогнози: { $bids_named }. Разом { $sum } на { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}.
wizard-event-card-played = { $seat } кладе { wizard-x-card-accusative }.
wizard-event-card-played-own = Ви кладете { wizard-x-card-accusative }.
wizard-event-trick-won = { $seat } бере взятку { wizard-x-card-instrumental }.
wizard-event-trick-won-own = Ви берете взятку { wizard-x-card-instrumental }.
wizard-event-round-scored = { $seat }: прогноз { $bid }, взято { $won }; { $points_signed }, разом { $total }.
wizard-event-round-scored-own = Ви: прогноз { $bid }, взято { $won }; { $points_signed }, разом { $total }.
wizard-event-game-ended = Партію завершено. { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
} і перемога: { $seats }.
wizard-event-game-ended-own = Партію завершено. Ви перемагаєте: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}.

## Чому ні

wizard-refusal-not-a-move = «{ $move }» — не хід цієї гри.
wizard-refusal-not-your-turn = Зараз карту кладе { $seat }.
wizard-refusal-no-card-now = Зараз карти не кладуть.
wizard-refusal-card-not-held = У вас немає { wizard-x-that-card-genitive }.
wizard-refusal-must-follow = { wizard-card-subject } не в масть: треба класти { wizard-people }, і вони у вас є ({ $cards }). Чарівника чи блазня можна класти завжди.
wizard-refusal-no-bid-now = Зараз не час прогнозувати.
wizard-refusal-not-your-bid = Зараз прогнозує { $seat }.
wizard-refusal-bid-already-written = Ваш прогноз уже записано: { $bid }.
wizard-refusal-bid-too-high = Прогноз { $bid } завеликий: у цьому раунді лише { $tricks ->
    [1] одна взятка
    [one] { $tricks } взятка
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}.
wizard-refusal-forbidden-sum = Із прогнозом { $bid } сума прогнозів була б { $tricks } — саме стільки, скільки взяток у цьому раунді. Виберіть інше число.
wizard-refusal-no-trump-to-name = Зараз козирів не призначають.
wizard-refusal-dealer-names-trump = Козирі призначає роздавач: { $seat }.
wizard-refusal-nature-deals = Карти роздаються випадково, їх не роздає { $seat }.
wizard-refusal-no-deal-now = Зараз не час роздавати.
wizard-refusal-deal-seats = Гравців { $players }, а карти роздано для { $hands }.
wizard-refusal-deal-size = { $seat } має отримати { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}, а не { $found }.
wizard-refusal-not-own-deck = { $seat } не має { wizard-x-that-card-genitive } у власній колоді.
wizard-refusal-not-in-deck = У колоді цієї гри немає { wizard-x-that-card-genitive }.
wizard-refusal-dealt-twice = Двічі роздано { wizard-card-object }.
wizard-refusal-turn-one-up = Треба відкрити карту зі стосу.
wizard-refusal-nothing-to-turn = У цьому раунді карту не відкривають.
wizard-refusal-no-dealer-now = Зараз першого роздавача не вибирають.
wizard-refusal-no-such-dealer = Місце { $seat } не може роздавати: за столом лише { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}.
wizard-refusal-one-colour-seats = Одноколірна гра — для трьох або чотирьох гравців, а не для { $players }.
wizard-refusal-one-colour-clairvoyance = Для ясновидіння потрібен перший раунд з однією картою, а одноколірна гра починається з чотирьох.
wizard-refusal-one-colour-tournament = Турнірні раунди — для звичайної гри, а не для одноколірної.
wizard-refusal-one-colour-small = Менше раундів чи карт буває лише у звичайній грі, а не в одноколірній.
wizard-refusal-no-rounds = «{ $rounds }» не містить жодного раунду: спершу пишуть меншу кількість карт.
wizard-refusal-too-few-cards = Якщо гравців { $players } і карт у кожного { $cards }, колоди з { $deck } не вистачить.
wizard-refusal-small-clairvoyance = Для ясновидіння потрібен перший раунд з однією картою.
wizard-refusal-tournament-clairvoyance = Для ясновидіння потрібен перший раунд з однією картою, а цей турнір починається з { $cards ->
    [one] { $cards } карти
    [few] { $cards } карт
    [many] { $cards } карт
   *[other] { $cards } карти
}.
wizard-refusal-plus-minus-one-open-bids = «Плюс-мінус один» потребує відкритих прогнозів: коли вони { $bids ->
    [hidden] закриті
   *[secret] таємні
}, ніхто не прогнозує останнім.
wizard-refusal-one-way-of-bidding = Прогнози відкриті, закриті або таємні: лише щось одне з трьох.

## Що робити

wizard-status-trump = Відкрито чарівника: призначте козирну масть.
wizard-status-bid = { $cards ->
    [1] Одна карта
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}: скільки взяток ви візьмете?
wizard-status-bid-not = Тільки не { $bid }: сума прогнозів не може бути { $tricks }.
wizard-status-lead = Заходьте з будь-якої карти.
wizard-status-follow = Покладіть { wizard-x-colour-accusative } карту, чарівника або блазня.
wizard-status-cannot-follow = У вас немає { wizard-x-people-genitive } карт: кладіть будь-яку.
wizard-status-free = Кладіть будь-яку карту.

## За столом

wizard-label-round = Раунд { $round } з { $rounds }
wizard-label-trump = Козирі
wizard-label-trump-people = { wizard-people }
wizard-label-no-trump = немає
wizard-label-trump-open = ще не названо
wizard-label-turned = відкрита карта: { wizard-card }
wizard-label-player = Гравець
wizard-label-bid = Прогноз
wizard-label-won = Взято
wizard-label-points = Очки
wizard-label-trick = Взятка
wizard-label-last-trick = Попередня взятка
wizard-label-hand = Ваші карти
wizard-label-forehead = На чолах інших
wizard-label-dealer = роздавач
wizard-label-pad = Блокнот істини
wizard-label-sum-over = спрогнозовано на { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
    [many] { $number } взяток
   *[other] { $number } взятки
} більше, ніж є
wizard-label-sum-under = спрогнозовано на { $number ->
    [one] { $number } взятку
    [few] { $number } взятки
    [many] { $number } взяток
   *[other] { $number } взятки
} менше, ніж є
wizard-label-sum-even = спрогнозовано рівно стільки взяток, скільки є
wizard-label-sealed = записано

## Як друковані видання формулюють пункт

wizard-edition-bg-2012-6 = Прямо каже, що першим роздає писар.
wizard-edition-bg-2012-16 = Роздавач визначає козирі й має право перед тим подивитися свої карти.
wizard-edition-bg-2012-19 = Добре, якщо писар повторить прогнози.
wizard-edition-bg-2012-26 = Хто не може йти в масть, не мусить класти чарівника чи блазня.
wizard-edition-bg-2012-28 = Взятки викладають унапуск, щоб було видно їхню кількість.
wizard-edition-bg-2012-32 = Про це каже лише це видання.
wizard-edition-bg-2012-48 = Карти беруть одразу в руку.
wizard-edition-bg-2012-51 = Говорить про дві або більше однакових карт.
wizard-edition-el-2009-6 = Писар тасує й роздає; те, що це перша роздача, мається на увазі.
wizard-edition-el-2009-16 = Роздавач може вибрати козирі, подивившись свої карти.
wizard-edition-el-2009-19 = Писар може повторити прогнози.
wizard-edition-el-2009-26 = Хто кладе чарівника чи блазня, не мусить іти в масть.
wizard-edition-el-2009-28 = Взятки складають у стос.
wizard-edition-el-2009-48 = Карти лежать сорочкою догори, і з цього стосу їх беруть. У тексті сказано «на одну карту більше» в кожному наступному раунді, а наприкінці, всупереч цьому, «нова четвірка» («νέα τετράδα»). Рішення: на одну карту більше, бо дванадцять раундів, що починаються з чотирьох карт, закінчуються всіма п’ятнадцятьма.
wizard-edition-el-2009-51 = Говорить про дві однакові карти.
wizard-edition-bg-2012-source = болгарські правила 2012 року, версія 1.1
wizard-edition-el-2009-source = грецькі правила 2009 року

## Чому бот радить хід; $tricks — текст на зразок «1,3», $percent — ціле число

wizard-reason-likes-trump = Найсильніша масть на руках — { wizard-people }.
wizard-reason-trump-worth = Якщо козирі — { wizard-people }, карти варті приблизно { $tricks } взятки.
wizard-reason-trump-chance = Якщо козирі — { wizard-people }, ваша карта виграє з імовірністю { $percent } %.
wizard-reason-hand-worth = { $cards ->
    [1] Ваша карта варта
   *[other] Ваші карти ({ $cards }) варті
} приблизно { $tricks } взятки.
wizard-reason-exact-chance = Рівно { $bid }: імовірність близько { $percent } %.
wizard-reason-only-card-chance = Ваша карта виграє з імовірністю { $percent } %; прогноз 1 вигідний від { $worth } %.
wizard-reason-forehead-chance = Карта на вашому чолі виграє з імовірністю { $percent } %; прогноз 1 вигідний від { $worth } %.
wizard-reason-best-bid-forbidden = Найкраще було б { $bid }, але тоді сума прогнозів дорівнюватиме { $cards }.
wizard-reason-holds-wizards = У вас { $wizards ->
    [one] { $wizards } чарівник: певна взятка
    [few] { $wizards } чарівники: певні взятки
    [many] { $wizards } чарівників: певні взятки
   *[other] { $wizards } чарівника: певні взятки
}.
wizard-reason-earlier-bids = Досі { $players ->
    [one] { $players } гравець назвав
    [few] { $players } гравці назвали
    [many] { $players } гравців назвали
   *[other] { $players } гравця назвали
} разом { $sum } з { $cards }.
wizard-reason-needs = Вам треба ще { $need } з { $left ->
    [one] { $left } взятки, що лишилася
   *[other] { $left } взяток, що лишилися
}.
wizard-reason-needs-all = { $need ->
    [1] Вам потрібна єдина взятка, що лишилася.
   *[other] Вам треба всі взятки, що лишилися: { $need }.
}
wizard-reason-enough = { $bid ->
    [0] Ваш прогноз — 0: не беріть жодної взятки.
   *[other] Ви вже маєте всі спрогнозовані взятки ({ $bid }): більше не беріть.
}
wizard-reason-too-many = Зайвих взяток: { $over }; кожна наступна забирає ще очки.
wizard-reason-out-of-reach = До { $bid } вже не дотягнутися, але кожна взятка рятує очки.
wizard-reason-only-card = { wizard-card-subject } — єдина карта, яку можна покласти.
wizard-reason-leads-high = Заходьте зі старшої карти, { wizard-x-that-card-genitive }: вам треба взятки.
wizard-reason-leads-low = Заходьте з молодшої карти, { wizard-x-that-card-genitive }: взятка вам не потрібна.
wizard-reason-tries-to-take = { wizard-card-subject } може забрати взятку.
wizard-reason-throws-low = Цю взятку не забрати: збережіть кращі карти й скиньте { wizard-card-object }.
wizard-reason-cannot-lose = Жодна карта поки не уникає взятки: найдешевше покласти { wizard-card-object }.
wizard-reason-throws-high = Позбудьтеся { wizard-x-that-card-genitive }, поки ця карта нічого не бере.
wizard-reason-draws-trumps = Спершу витягніть чужі козирі { wizard-x-that-card-instrumental }.
wizard-reason-takes-surely = { wizard-card-subject } точно бере цю взятку.
wizard-reason-takes-not = { wizard-card-subject } не бере цієї взятки.
wizard-reason-takes-perhaps = { wizard-card-subject } бере цю взятку з імовірністю { $percent } %.
wizard-reason-rest-worth = { $cards ->
    [1] Ваша друга карта варта
   *[other] Інші ваші карти ({ $cards }) варті
} приблизно { $tricks } взятки.
wizard-reason-tried-out = Випробувано в { $deals ->
    [one] { $deals } роздачі, що відповідає
    [few] { $deals } роздачах, що відповідають
    [many] { $deals } роздачах, що відповідають
   *[other] { $deals } роздачах, що відповідають
} відомому: { $points } очка за цей раунд.
wizard-reason-tried-next = Наступне за силою там: { $move }, на { $points } очка менше (± { $error }).
wizard-reason-instead-of = Наступна за силою: { wizard-card-named }, на { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} менше.

## У статистиці

wizard-figure-exact = Точні прогнози
wizard-figure-astray = Взятки повз прогноз
wizard-figure-points-a-round = Очки за раунд
wizard-figure-bid-share = Спрогнозовані взятки, частка від усіх

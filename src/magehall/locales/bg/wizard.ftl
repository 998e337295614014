### Магове. Картите и расите се назовават по факти: $people е blue, red, green, yellow, wizard, jester или none.

## Думи

wizard-title = Магове
wizard-summary = Предскажи точно колко ръце ще вземеш, рунд след рунд.

# Цветът, в който са картите на една раса: „на синьо се отговаря със синьо“.
wizard-people = { $people ->
    [blue] синьо
    [red] червено
    [green] зелено
   *[yellow] жълто
}
# Цветът като определение на карта: „синя карта“, „синя 7“.
wizard-x-people-feminine = { $people ->
    [blue] синя
    [red] червена
    [green] зелена
   *[yellow] жълта
}
# Изиграна или обърната карта.
wizard-card = { $people ->
    [wizard] маг
    [jester] шут
   *[other] { wizard-x-people-feminine } { $rank }
}
# „Със“ пред с и з, иначе „с“.
wizard-x-with-card = { $people ->
    [blue] със { wizard-card }
    [green] със { wizard-card }
   *[other] с { wizard-card }
}
# Карта в отказ или съвет: след двоеточие, в началото на изречението и вътре в него.
wizard-card-named = { $card_sign ->
    [Z] маг
    [N] шут
    [B] синя { $card_number }
    [R] червена { $card_number }
    [G] зелена { $card_number }
   *[Y] жълта { $card_number }
}
wizard-card-subject = { $card_sign ->
    [Z] Магът
    [N] Шутът
    [B] Синята { $card_number }
    [R] Червената { $card_number }
    [G] Зелената { $card_number }
   *[Y] Жълтата { $card_number }
}
wizard-card-object = { $card_sign ->
    [Z] мага
    [N] шута
    [B] синята { $card_number }
    [R] червената { $card_number }
    [G] зелената { $card_number }
   *[Y] жълтата { $card_number }
}
wizard-each-cards = { wizard-card-named }
wizard-tricks = { $tricks ->
    [one] { $tricks } ръка
   *[other] { $tricks } ръце
}

## Настройки

wizard-option-mode = Игра
    .help = С цялото тесте или всеки със своя боя.
wizard-option-mode-standard = обикновена
wizard-option-mode-one-colour = едноцветна
wizard-option-bids = Предсказания
    .help = Казват се на глас поред; записват се и се показват заедно; или се показват чак след рунда.
wizard-option-bids-open = открити
wizard-option-bids-hidden = закрити
wizard-option-bids-secret = тайни
wizard-option-plus-minus-one = Плюс-минус едно
    .help = Сборът на предсказанията в рунда не бива да е равен на броя на ръцете.
wizard-option-plus-minus-one-on = да
wizard-option-plus-minus-one-off = не
wizard-option-clairvoyance = Ясновидство
    .help = В първия рунд виждаш всички карти без своята.
wizard-option-clairvoyance-on = да
wizard-option-clairvoyance-off = не
wizard-option-first-dealer = Първи раздавач
    .help = Мястото, от което се раздава първо.
wizard-option-first-dealer-random = по жребий
wizard-option-rounds = Рундове
    .help = Всеки следващ рунд с една карта повече или десетте рунда на турнира.
wizard-option-rounds-full = всички
wizard-option-rounds-tournament = турнир
wizard-option-deck = Тесте
    .help = Всичките шейсет карти; за изучаване може и по-малко: брой раси по брой стойности.
wizard-option-deck-4x13 = цяло
wizard-variant-plus-minus-one = Плюс-минус едно
    .help = Сборът на предсказанията в рунда не бива да е равен на броя на ръцете.
wizard-variant-hidden-bids = Закрити предсказания
    .help = Всеки записва предсказанието си и всички се показват заедно.
wizard-variant-secret-prediction = Тайни предсказания
    .help = Предсказанията се записват и се показват чак след рунда.
wizard-variant-clairvoyance = Ясновидство
    .help = В първия рунд виждаш всички карти без своята.
wizard-variant-one-colour = Едноцветно
    .help = Всеки играе със своя боя; за трима или четирима.

## Какво се случва

wizard-event-dealer-chosen = Първото раздаване е на { $seat }.
wizard-event-dealer-chosen-own = Първото раздаване е твое.
wizard-event-round-began = Рунд { $round }: { $seat } раздава по { $cards ->
    [one] една карта
   *[other] { $cards } карти
}.
wizard-event-round-began-own = Рунд { $round }: раздаваш по { $cards ->
    [one] една карта
   *[other] { $cards } карти
}.
wizard-event-hand-dealt = Картите на играча { $seat }: { $cards }.
wizard-event-hand-dealt-own = Твоите карти: { $cards }.
wizard-event-forehead-seen = { $seat } държи пред челото си { wizard-card }.
wizard-event-forehead-seen-own = Държиш пред челото си { wizard-card }.
wizard-event-card-turned = Обърнатата карта е { wizard-card }.
wizard-event-trump-set = { $people ->
    [none] Няма коз.
   *[other] Коз е { wizard-people }.
}
wizard-event-trump-named = { $seat } избира за коз { wizard-people }.
wizard-event-trump-named-own = Избираш за коз { wizard-people }.
wizard-event-bid-made = { $seat } предсказва { $bid }.
wizard-event-bid-made-own = Предсказваш { $bid }.
wizard-event-bid-sealed = { $seat } записва предсказание.
wizard-event-bid-sealed-own = Записваш предсказание.
wizard-event-bids-told = Предсказанията са { $bids_named }: общо { $sum } за { $tricks ->
    [one] { $tricks } ръка
   *[other] { $tricks } ръце
}.
wizard-event-card-played = { $seat } играе { wizard-card }.
wizard-event-card-played-own = Играеш { wizard-card }.
wizard-event-trick-won = { $seat } взима ръката { wizard-x-with-card }.
wizard-event-trick-won-own = Взимаш ръката { wizard-x-with-card }.
wizard-event-round-scored = { $seat }: предсказани { $bid }, взети { $won }; { $points_signed }, общо { $total }.
wizard-event-round-scored-own = Ти: предсказани { $bid }, взети { $won }; { $points_signed }, общо { $total }.
wizard-event-game-ended = Край на играта. Победата е за { $seats }: { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}.
wizard-event-game-ended-own = Край на играта. Печелиш с { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}.

## Защо не

wizard-refusal-not-a-move = „{ $move }“ не е ход в тази игра.
wizard-refusal-not-your-turn = Сега карта играе { $seat }.
wizard-refusal-no-card-now = Сега не се играят карти.
wizard-refusal-card-not-held = Нямаш { wizard-card-object }.
wizard-refusal-must-follow = { wizard-card-subject } не отговаря на { wizard-people }, а имаш с какво: { $cards }. Маг и шут можеш да играеш винаги.
wizard-refusal-no-bid-now = Сега не се предсказва.
wizard-refusal-not-your-bid = Сега предсказва { $seat }.
wizard-refusal-bid-already-written = Предсказанието ти вече е записано: { $bid }.
wizard-refusal-bid-too-high = Предсказание { $bid } е твърде голямо: в този рунд има само { $tricks ->
    [one] една ръка
   *[other] { $tricks } ръце
}.
wizard-refusal-forbidden-sum = При { $bid } сборът на предсказанията става { $tricks }, точно колкото са ръцете в този рунд. Избери друго число.
wizard-refusal-no-trump-to-name = Сега не се избира коз.
wizard-refusal-dealer-names-trump = Козът се избира от раздавача: { $seat }.
wizard-refusal-nature-deals = Картите се раздават на случаен принцип, не от { $seat }.
wizard-refusal-no-deal-now = Сега не се раздава.
wizard-refusal-deal-seats = { $players ->
    [one] Играчът е { $players }
   *[other] Играчите са { $players }
}, а карти са раздадени на { $hands }.
wizard-refusal-deal-size = { $seat } трябва да получи { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
}, а не { $found }.
wizard-refusal-not-own-deck = { wizard-card-subject } не е от тестето на { $seat }.
wizard-refusal-not-in-deck = { wizard-card-subject } не е в тестето на тази игра.
wizard-refusal-dealt-twice = Два пъти е раздадена една и съща карта: { wizard-card-named }.
wizard-refusal-turn-one-up = Трябва да се обърне карта от купчинката.
wizard-refusal-nothing-to-turn = В този рунд не се обръща карта.
wizard-refusal-no-dealer-now = Сега не се избира кой раздава пръв.
wizard-refusal-no-such-dealer = Място { $seat } не може да раздава: на масата има само { $players ->
    [one] { $players } място
   *[other] { $players } места
}.
wizard-refusal-one-colour-seats = Едноцветната игра е за трима или четирима играчи, а не за { $players }.
wizard-refusal-one-colour-clairvoyance = За ясновидство първият рунд трябва да е с една карта, а едноцветната игра започва с четири.
wizard-refusal-one-colour-tournament = Турнирните рундове са за обикновената игра, не за едноцветната.
wizard-refusal-one-colour-small = По-малко рундове или карти може само в обикновената игра, не в едноцветната.
wizard-refusal-no-rounds = „{ $rounds }“ не съдържа нито един рунд: първо се пише по-малкият брой карти.
wizard-refusal-too-few-cards = За { $players } играчи с по { $cards } карти не стига тесте от { $deck }.
wizard-refusal-small-clairvoyance = За ясновидство първият рунд трябва да е с една карта.
wizard-refusal-tournament-clairvoyance = За ясновидство първият рунд трябва да е с една карта, а този турнир започва с { $cards ->
    [one] { $cards } карта
   *[other] { $cards } карти
}.
wizard-refusal-plus-minus-one-open-bids = „Плюс-минус едно“ иска открити предсказания: при { $bids ->
    [hidden] закрити
   *[secret] тайни
} никой не предсказва последен.
wizard-refusal-one-way-of-bidding = Предсказанията са открити, закрити или тайни: само едно от трите.

## Какво да се направи

wizard-status-trump = Обърнатата карта е маг: избери боя за коз.
wizard-status-bid = { $cards ->
    [one] Една карта
   *[other] { $cards } карти
}: колко ръце ще вземеш?
wizard-status-bid-not = Само не { $bid }: сборът на предсказанията не бива да е { $tricks }.
wizard-status-lead = Отвори ръката с която карта искаш.
wizard-status-follow = Отговори на { wizard-people } или изиграй маг или шут.
wizard-status-cannot-follow = Нямаш { wizard-x-people-feminine } карта: изиграй която искаш.
wizard-status-free = Изиграй която карта искаш.

## На масата

wizard-label-round = Рунд { $round } от { $rounds }
wizard-label-trump = Коз
wizard-label-trump-people = { wizard-people }
wizard-label-no-trump = няма
wizard-label-trump-open = предстои да се обяви
wizard-label-turned = обърната карта: { wizard-card }
wizard-label-player = Играч
wizard-label-bid = Предсказание
wizard-label-won = Взети
wizard-label-points = Точки
wizard-label-trick = Ръка
wizard-label-last-trick = Предишна ръка
wizard-label-hand = Твоите карти
wizard-label-forehead = На челата на другите
wizard-label-dealer = раздавач
wizard-label-pad = Блокът на истината
wizard-label-sum-over = { $number ->
    [one] предсказана е { $number } ръка в повече
   *[other] предсказани са { $number } ръце в повече
}
wizard-label-sum-under = { $number ->
    [one] { $number } ръка остава непредсказана
   *[other] { $number } ръце остават непредсказани
}
wizard-label-sum-even = предсказани са точно колкото ръце има
wizard-label-sealed = записано

## Как печатните издания изказват някое правило

wizard-edition-bg-2012-6 = Казва направо, че писарят раздава пръв.
wizard-edition-bg-2012-16 = Раздавачът определя коза и има право преди това да види картите си.
wizard-edition-bg-2012-19 = Добре е писарят да повтори предсказанията.
wizard-edition-bg-2012-26 = Който не може да отговори, не е длъжен да играе маг или шут.
wizard-edition-bg-2012-28 = Ръцете се подреждат застъпени, за да се вижда броят им.
wizard-edition-bg-2012-32 = Казва го само това издание.
wizard-edition-bg-2012-48 = Всеки тегли картите направо в ръката си.
wizard-edition-bg-2012-51 = Говори за две или повече еднакви карти.
wizard-edition-el-2009-6 = Писарят разбърква и раздава; подразбира се, че това е първото раздаване.
wizard-edition-el-2009-16 = Раздавачът може да избере коза, след като види картите си.
wizard-edition-el-2009-19 = Писарят може да повтори предсказанията.
wizard-edition-el-2009-26 = Който играе маг или шут, не е длъжен да отговаря.
wizard-edition-el-2009-28 = Ръцете се държат на купчинка.
wizard-edition-el-2009-48 = Картите лежат в закрита купчинка и се теглят от нея. Текстът казва „една карта повече“ за всеки следващ рунд, а накрая, в противоречие с това, „нова четворка“ («νέα τετράδα»). Решено е: една карта повече, защото дванайсет рунда, започнати с четири карти, свършват с всичките петнайсет.
wizard-edition-el-2009-51 = Говори за две еднакви карти.
wizard-edition-bg-2012-source = български правила от 2012 г., версия 1.1
wizard-edition-el-2009-source = гръцки правила от 2009 г.

## Защо ботът предлага хода; $tricks е текст като „1,3“, $percent е цяло число

wizard-reason-likes-trump = Най-силната ти боя: { wizard-people }.
wizard-reason-trump-worth = Ако коз е { wizard-people }, картите ти струват около { $tricks } ръце.
wizard-reason-trump-chance = Ако коз е { wizard-people }, картата ти печели с вероятност { $percent } %.
wizard-reason-hand-worth = { $cards ->
    [one] Картата ти струва
   *[other] Твоите { $cards } карти струват
} около { $tricks } ръце.
wizard-reason-exact-chance = Точно { $bid }: вероятност около { $percent } %.
wizard-reason-only-card-chance = Картата ти печели с вероятност { $percent } %; предсказание 1 си струва от { $worth } % нагоре.
wizard-reason-forehead-chance = Картата на челото ти печели с вероятност { $percent } %; предсказание 1 си струва от { $worth } % нагоре.
wizard-reason-best-bid-forbidden = Най-добре би било { $bid }, но тогава сборът на предсказанията става { $cards }.
wizard-reason-holds-wizards = Имаш { $wizards ->
    [one] { $wizards } маг – сигурна ръка
   *[other] { $wizards } мага – сигурни ръце
}.
wizard-reason-earlier-bids = Досега { $players ->
    [one] { $players } играч е предсказал
   *[other] { $players } играчи са предсказали
} общо { $sum } от { $cards }.
wizard-reason-needs = { $need ->
    [one] Трябва ти още { $need }
   *[other] Трябват ти още { $need }
} от { $left ->
    [one] { $left } оставаща ръка
   *[other] оставащите { $left } ръце
}.
wizard-reason-needs-all = { $need ->
    [one] Трябва ти единствената оставаща ръка.
   *[other] Трябват ти всички оставащи ръце: { $need }.
}
wizard-reason-enough = { $bid ->
    [0] Предсказа 0: не взимай нито една ръка.
   *[other] Вече имаш предсказаните ръце ({ $bid }): не взимай повече.
}
wizard-reason-too-many = Имаш { $over } в повече; всяка следваща ръка струва още точки.
wizard-reason-out-of-reach = Вече не можеш да стигнеш { $bid }; всяка ръка все пак спасява точки.
wizard-reason-only-card = { wizard-card-subject } е единствената карта, която можеш да изиграеш.
wizard-reason-leads-high = Отвори със силна карта, { wizard-card-object }: искаш ръце.
wizard-reason-leads-low = Отвори със слаба карта, { wizard-card-object }: не искаш ръката.
wizard-reason-tries-to-take = { wizard-card-subject } може да вземе ръката.
wizard-reason-throws-low = Ръката не може да се вземе: запази по-добрите карти и изчисти { wizard-card-object }.
wizard-reason-cannot-lose = Каквото и да играеш, ръката засега е твоя: най-евтино е да дадеш { wizard-card-object }.
wizard-reason-throws-high = Отърви се от { wizard-card-object } сега, когато не взима ръката.
wizard-reason-draws-trumps = Първо изтегли козовете на другите: изиграй { wizard-card-object }.
wizard-reason-takes-surely = { wizard-card-subject } със сигурност взима тази ръка.
wizard-reason-takes-not = { wizard-card-subject } не взима тази ръка.
wizard-reason-takes-perhaps = { wizard-card-subject } взима тази ръка с вероятност { $percent } %.
wizard-reason-rest-worth = { $cards ->
    [one] Другата карта струва
   *[other] Другите { $cards } карти струват
} около { $tricks } ръце.
wizard-reason-tried-out = Изпробвано в { $deals ->
    [one] { $deals } раздаване, което отговаря
   *[other] { $deals } раздавания, които отговарят
} на известното: { $points } точки в този рунд.
wizard-reason-tried-next = Втори избор в пробите: { $move }, с { $points } точки по-малко (± { $error }).
wizard-reason-instead-of = Втора по сила: { wizard-card-named }, с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
} по-малко.

## В статистиките

wizard-figure-exact = Точни предсказания
wizard-figure-astray = Ръце встрани от предсказаното
wizard-figure-points-a-round = Точки на рунд
wizard-figure-bid-share = Предсказани ръце, дял от всички

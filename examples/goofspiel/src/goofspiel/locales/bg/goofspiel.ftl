### Гуфшпил на български.

goofspiel-title = Гуфшпил
goofspiel-summary = Тринайсет награди, тринайсет залога и всички залагат едновременно.

goofspiel-option-ties = Равенства
    .help = Награда, за която най-високият залог е равен, чака следващия рунд или се губи.
goofspiel-option-ties-carry = наградата чака
goofspiel-option-ties-lost = наградата се губи
goofspiel-variant-ties-are-lost = Равенствата се губят
    .help = Награда, за която най-високият залог е равен, не е за никого.

goofspiel-label-seat = Ти си
goofspiel-label-prize = Награда
goofspiel-label-waiting = Чакащи точки
goofspiel-label-stack = Предстоят
goofspiel-label-hand = Твоите карти
goofspiel-label-bid = Твоят залог
goofspiel-label-acting = Още залагат
goofspiel-label-scores = Точки
goofspiel-label-rounds = Рундове
goofspiel-label-bids = Залози
goofspiel-move-bid = Заложи { $what }

goofspiel-event-prize-turned = { $points ->
    [one] Залага се за една точка
   *[other] Залага се за { $points } точки
}: наградата е { $prize }.
goofspiel-event-bid-sealed = { $seat } има залог на масата.
goofspiel-event-bid-sealed-own = Залогът ти е на масата.
goofspiel-event-bids-shown = Залозите: { $bids_named }.
goofspiel-event-prize-won = { $seat } взима { $points ->
    [one] една точка
   *[other] { $points } точки
} с { $bid }.
goofspiel-event-prize-won-own = Взимаш { $points ->
    [one] една точка
   *[other] { $points } точки
} с { $bid }.
goofspiel-event-prize-tied = Най-високият залог е равен: никой не взима { $points ->
    [one] точката
   *[other] тези { $points } точки
}.

goofspiel-refusal-no-prize = Още няма открита награда.
goofspiel-refusal-not-turned = Тази награда не може да се открие сега.
goofspiel-refusal-already-bid = Залогът ти вече е на масата: { $card }.
goofspiel-refusal-card-gone = Вече нямаш карта { $card }.

goofspiel-reason-as-much = Наградата струва { $points }: заложи горе-долу толкова.

goofspiel-section-the-table = Масата
goofspiel-section-a-round = Един рунд
goofspiel-section-the-end = Краят

goofspiel-1 = Играят от двама до четирима. Всеки държи тринайсет карти за залагане с числата от 1 до 13. Тринайсет награди със същите числа лежат разбъркани с лицето надолу.
goofspiel-2 = Печели който има най-много точки, когато наградите свършат. При равни точки победата е обща.
goofspiel-3 = Открива се най-горната награда. Тя носи толкова точки, колкото е числото ѝ.
goofspiel-4 = Всеки избира една карта от ръката си и я слага с лицето надолу, всички едновременно. Залог, който лежи, остава.
goofspiel-5 = Когато всички са заложили, залозите се откриват. Откритите залози излизат от играта.
goofspiel-6 = Най-високият залог взима наградата, ако никой друг не е заложил толкова.
goofspiel-7 = Ако най-високият залог е направен повече от веднъж, наградата чака и върви със следващата. При `ties=lost` тя излиза от играта.
goofspiel-8 = Играта свършва след тринайсет рунда. Награда, която още чака, не е за никого.

goofspiel-lesson-first = Два рунда
    .summary = Награди, залози и изиграни карти.
goofspiel-lesson-first-prize = На масата има награда 9. Най-високият залог я печели.
    .title = Награда
goofspiel-lesson-first-bid = { $b } вече заложи карта, с лицето надолу. Заложи 8 или 9.
    .title = Твоят залог
goofspiel-lesson-first-bid-low = Това едва ли ще е най-високият залог.
goofspiel-lesson-first-again = Наградата е твоя! Сега има само 3. Заложи тройката си.
    .title = Още веднъж
goofspiel-lesson-first-again-gone = Заложена карта не се връща.
goofspiel-lesson-first-end = Още единайсет награди, а с най-много точки се печели.
    .title = И така нататък

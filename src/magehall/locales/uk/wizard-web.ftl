### «Чарівник» на сторінці: короткі написи на столі та слова кнопок.

## Табличка гравця

wizard-web-bid = план
wizard-web-won = взято
wizard-web-needs = ще
wizard-web-over = зайві
# Читає екранний диктор; $bid – число, «–», поки прогнозу немає, або слово про записаний.
wizard-web-seat = { $seat }: прогноз { $bid }, взято { $won }, очки { $total }, карт на руках { $cards }

## Козирі й колода

wizard-web-stock = { $cards ->
    [one] у колоді { $cards } карта
    [few] у колоді { $cards } карти
    [many] у колоді { $cards } карт
   *[other] у колоді { $cards } карти
}
wizard-web-led = зайшли { wizard-people }
wizard-web-trump-choice = Козирі – { wizard-people }
wizard-web-in-hand = у вас: { $cards }

## Прогнози

wizard-web-your-bid = Ваш прогноз
wizard-web-predict = Прогноз { $bid }
wizard-web-predicted-for = Прогноз на { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}
wizard-web-sum-so-far = поки що { $sum }
wizard-web-sum-over = разом { $sum }: на { $by } більше
wizard-web-sum-under = разом { $sum }: на { $by } менше
wizard-web-sum-even = разом { $sum }: рівно
wizard-web-sum-hidden = записано, ще не відкрито

## Взятка і карти

wizard-web-progress = { wizard-label-round }, взятка { $trick } з { $tricks }
wizard-web-your-card = ваша карта
wizard-web-wins = Поки що бере
wizard-web-wins-short = бере
wizard-web-trump-wins = Поки що бере козир
wizard-web-play = Покласти { wizard-x-card-accusative }
wizard-web-face-down = карта сорочкою догори
wizard-web-on-forehead = Ваша карта у вас на чолі: її бачать усі, крім вас.
wizard-web-sort-people = За мастями
wizard-web-sort-rank = За силою
wizard-web-trick-number = Взятка { $trick } з { $tricks }
wizard-web-earlier = Раніша взятка
wizard-web-later = Пізніша взятка
wizard-web-close = Закрити
wizard-web-hand = Карти

## Блокнот і кінець

wizard-web-pad-columns = сума і прогноз
wizard-web-pad-cell = { $seat }: сума { $total }, прогноз { $bid }, взято { $won }
wizard-web-round-scored = Раунд { $round } записано
wizard-web-winner = { $count ->
    [one] Перемога: { $names }
   *[other] Перемогу ділять: { $names }
}
wizard-web-exact = точних прогнозів: { $rounds } з { $all }
wizard-web-chart = Суми раунд за раундом
wizard-web-points-exact = Точні прогнози
wizard-web-points-missed = Неточні прогнози

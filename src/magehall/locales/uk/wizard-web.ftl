### «Чарівник» на сторінці: короткі написи на столі та слова кнопок.

## Табличка гравця

wizard-web-bid = прогноз
wizard-web-won = взято
wizard-web-needs = ще
wizard-web-over = зайві
# Читає екранний диктор; $bid — число, «–», поки прогнозу немає, або слово про записаний.
wizard-web-seat = { $seat }: прогноз { $bid }, взято { $won }, очки { $total }, карт на руках { $cards }

## Козирі й колода

wizard-web-stock = { $cards ->
    [one] у колоді { $cards } карта
    [few] у колоді { $cards } карти
    [many] у колоді { $cards } карт
   *[other] у колоді { $cards } карти
}
wizard-web-led = { $people ->
    [blue] зайшли із синіх
    [red] зайшли з червоних
    [green] зайшли із зелених
   *[yellow] зайшли із жовтих
}
wizard-web-trump-choice = Козирі — { wizard-people }
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
wizard-web-takes = { $seat } бере взятку
wizard-web-you-take = Ви берете взятку
wizard-web-play = Покласти { wizard-x-card-accusative }
# Хід як річ, про яку йдеться: «Краще: червона 7», «Бот зіграв би: прогноз 2».
wizard-web-named-bid = прогноз { $bid }
wizard-web-named-trump = козирі — { wizard-people }
wizard-web-face-down = карта сорочкою догори
wizard-web-on-forehead = Ваша карта у вас на чолі: її бачать усі, крім вас.
wizard-web-sort-people = За мастями
wizard-web-sort-rank = За силою
wizard-web-trick-number = Взятка { $trick } з { $tricks }
wizard-web-earlier = Попередня взятка
wizard-web-later = Наступна взятка
wizard-web-close = Закрити
wizard-web-hand = Карти

## Блокнот і кінець

wizard-web-pad-columns = сума і прогноз
wizard-web-pad-cell = { $seat }: сума { $total }, прогноз { $bid }, взято { $won }
wizard-web-round-scored = Раунд { $round } записано
wizard-web-next-round = Наступний раунд
wizard-web-go-on = Далі
wizard-web-winner = { $count ->
    [one] Перемога: { $names }
   *[other] Перемогу ділять: { $names }
}
wizard-web-exact = точних прогнозів: { $rounds } з { $all }
wizard-web-chart = Суми раунд за раундом
wizard-web-points-exact = Точні прогнози
wizard-web-points-missed = Неточні прогнози

## У журналі

# $plays are the cards in the order in which they were played, drawn with the marks of their players.
wizard-web-log-leads = { $seat } заходить: { $plays }.
wizard-web-log-leads-own = Ви заходите: { $plays }.
wizard-web-log-trick = { $seat } бере взятку: { $plays }.
wizard-web-log-trick-own = Ви берете взятку: { $plays }.

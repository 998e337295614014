### Магове на страницата: кратки надписи на масата и думите на бутоните.

## Табелката на играча

wizard-web-bid = каза
wizard-web-won = взе
wizard-web-needs = още
wizard-web-over = свръх
# Чете се от екранен четец; $bid е число, „–“, докато няма предсказание, или думата за записано.
wizard-web-seat = { $seat }: предсказани { $bid }, взети { $won }, точки { $total }, карти в ръката { $cards }

## Коз и тесте

wizard-web-stock = { $cards ->
    [one] остава { $cards } карта в тестето
   *[other] остават { $cards } карти в тестето
}
wizard-web-led = иска се { wizard-people }
wizard-web-trump-choice = Обяви за коз { wizard-people }
wizard-web-in-hand = у теб: { $cards }

## Предсказания

wizard-web-your-bid = Твоето предсказание
wizard-web-predict = Предскажи { $bid }
wizard-web-predicted-for = Предсказано за { $tricks ->
    [one] { $tricks } ръка
   *[other] { $tricks } ръце
}
wizard-web-sum-so-far = дотук { $sum }
wizard-web-sum-over = общо { $sum }: { $by } в повече
wizard-web-sum-under = общо { $sum }: { $by } по-малко
wizard-web-sum-even = общо { $sum }: точно
wizard-web-sum-hidden = записани, още не са показани

## Ръката и картите

wizard-web-progress = { wizard-label-round }, ръка { $trick } от { $tricks }
wizard-web-your-card = твоята карта
wizard-web-wins = Води засега
wizard-web-wins-short = води
wizard-web-trump-wins = Козът води засега
wizard-web-takes = { $seat } взима ръката
wizard-web-you-take = Взимаш ръката
wizard-web-play = Изиграй { wizard-card }
# Ходът като нещо, за което се говори: „По-добре: червена 7“, „Ботът би изиграл: предсказание 2“.
wizard-web-named-bid = предсказание { $bid }
wizard-web-named-trump = { wizard-people } за коз
wizard-web-face-down = карта с гърба нагоре
wizard-web-on-forehead = Картата ти е на челото: всички я виждат освен теб.
wizard-web-sort-people = Подреди по бои
wizard-web-sort-rank = Подреди по сила
wizard-web-trick-number = Ръка { $trick } от { $tricks }
wizard-web-earlier = Предишна ръка
wizard-web-later = Следваща ръка
wizard-web-close = Затвори
wizard-web-hand = Карти

## Блокът и краят

wizard-web-pad-columns = сбор и предсказание
wizard-web-pad-cell = { $seat }: сбор { $total }, предсказани { $bid }, взети { $won }
wizard-web-round-scored = Рунд { $round } е записан
wizard-web-next-round = Следващ рунд
wizard-web-go-on = Продължи
wizard-web-winner = { $count ->
    [one] { $names } печели
   *[other] { $names } си поделят победата
}
wizard-web-exact = точни предсказания: { $rounds } от { $all }
wizard-web-chart = Сборът рунд по рунд
wizard-web-points-exact = Точни предсказания
wizard-web-points-missed = Неточни предсказания

## В дневника

# $plays are the cards in the order in which they were played, drawn with the marks of their players.
wizard-web-log-leads = { $seat } отваря ръката: { $plays }.
wizard-web-log-leads-own = Отваряш ръката: { $plays }.
wizard-web-log-trick = { $seat } взима ръката: { $plays }.
wizard-web-log-trick-own = Взимаш ръката: { $plays }.

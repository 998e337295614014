### Сторінка тих, хто доглядає за залою.

admin-web-title = Догляд за залою
admin-web-tab-now = Зараз
admin-web-tab-players = Гравці
admin-web-tab-tables = Столи
admin-web-tab-reports = Скарги
admin-web-tab-audit = Журнал
admin-web-done = Зроблено. Це записано в журналі.
admin-web-more = Показати ще
admin-web-find = Шукати
admin-web-command-line = Командний рядок
admin-web-forgotten = стертий гравець

## Що працює

admin-web-now-version = Версія
admin-web-now-store = Сховище
admin-web-now-backup = Остання резервна копія
admin-web-now-nodes = Вузли
admin-web-now-players = Люди
admin-web-now-sockets = Відкриті з’єднання
admin-web-now-rooms = Столи в пам’яті
admin-web-now-bots = Запитання до ботів
admin-web-now-waits = Що чекає
admin-web-now-tables = Столи
admin-web-now-keepers = Адміністратори
admin-web-now-at = Станом на { $time }
admin-web-store = { $state ->
    [ok] Усе гаразд
    [away] Не відповідає
    [full] Переповнене
    [damaged] Пошкоджене
   *[other] { $state }
}
admin-web-backup-none = Про жодну не відомо
admin-web-backup-age = { $hours ->
    [0] Менш ніж годину тому
    [one] { $hours } годину тому
    [few] { $hours } години тому
   *[other] { $hours } годин тому
}
admin-web-players-count = { $players }, з обліковим записом { $accounts ->
    [one] { $accounts } людина
    [few] { $accounts } людини
   *[other] { $accounts } людей
}
admin-web-waits-what = Повідомлення: { $messages }, до сховища: { $storing }, довгі відповіді: { $aside }
admin-web-game = Гра
admin-web-status = { $status ->
    [gathering] збираються
    [playing] грають
   *[finished] завершено
}
admin-web-keeper = { $login }, з { $since }

## Гравці

admin-web-players-find = Ім’я, логін, номер або код столу
admin-web-players-none = Тут нікого такого немає.
admin-web-players-back = Усі гравці
admin-web-guest = Гість, востаннє тут { $seen }
admin-web-account = { $login }, востаннє тут { $seen }
admin-web-is-keeper = адміністратор
admin-web-is-program = програма
admin-web-is-muted = без чату
admin-web-is-removed = без доступу
admin-web-no-account = Гість, без облікового запису.
admin-web-login = Логін: { $login }
admin-web-since = Тут з { $since }, востаннє { $seen }
admin-web-devices = { $devices ->
    [0] Вхід не виконано ніде.
    [one] Вхід на { $devices } пристрої.
    [few] Вхід на { $devices } пристроях.
   *[other] Вхід на { $devices } пристроях.
}
admin-web-owner = Програма, за яку відповідає { $name }.
admin-web-programs = Програми: { $names }
admin-web-restraints = Що діє зараз
admin-web-restraint-muted = { $end ->
    [never] Не може писати, назавжди, з { $at } ({ $by }).
   *[then] Не може писати до { $until }, з { $at } ({ $by }).
}
admin-web-restraint-removed = Без доступу до зали з { $at } ({ $by }).
admin-web-about = Скарги на цього гравця
admin-web-about-none = На цього гравця ніхто не скаржився.
admin-web-by = Скарги від цього гравця
admin-web-by-none = Цей гравець ні на що не скаржився.
admin-web-player-tables-none = Ні за яким столом.

## Що робиться

admin-web-rename = Перейменувати
admin-web-rename-sure = { $name } отримує інше ім’я всюди й одразу, також у записах столів.
admin-web-mute = Заборонити писати
admin-web-mute-sure = { $name } не зможе писати за жодним столом, але грає далі й бачить причину, яку ви вкажете.
admin-web-unmute = Дозволити писати
admin-web-unmute-sure = { $name } одразу знову зможе писати.
admin-web-remove = Закрити доступ
admin-web-remove-sure = { $name } одразу виходить на всіх пристроях і не зможе повернутися з цим обліковим записом чи пристроєм. За столами далі грають боти. Причину, яку ви вкажете, буде показано.
admin-web-restore = Відкрити доступ
admin-web-restore-sure = { $name } зможе повернутися.
admin-web-forget = Стерти
admin-web-forget-sure = { $name } стирається назавжди: ім’я, слова, результати, обліковий запис. Ігри лишаються для інших. Скасувати це не можна.
admin-web-close = Закрити стіл
admin-web-close-sure = Стіл { $name } закривається одразу; гра завершується без результату. Усі там побачать причину, яку ви вкажете.
admin-web-host = Змінити господаря
admin-web-host-sure = За столом { $name } господарюватиме хтось інший із присутніх.
admin-web-host-nobody = Там немає нікого іншого, хто міг би господарювати.
admin-web-decide-muted = Заборонити писати
admin-web-decide-muted-sure = { $name } не зможе писати за жодним столом, але грає далі й бачить причину, яку ви вкажете. Скаргу закрито.
admin-web-decide-removed = Закрити доступ
admin-web-decide-removed-sure = { $name } одразу виходить на всіх пристроях, не зможе повернутися й бачить причину, яку ви вкажете. Скаргу закрито.
admin-web-decide-other = Владнано
admin-web-decide-other-sure = Скаргу закрито: усе владнано інакше. { $name } про це не дізнається.
admin-web-decide-none = Без наслідків
admin-web-decide-none-sure = Скаргу закрито без наслідків. { $name } про це не дізнається.
admin-web-new-name = Нове ім’я
admin-web-how-long = На скільки
admin-web-hours = { $hours ->
    [0] Назавжди
    [24] Одна доба
    [168] Один тиждень
    [720] 30 днів
    [one] { $hours } година
    [few] { $hours } години
   *[other] { $hours } годин
}
admin-web-to-whom = Новий господар
admin-web-why = Причина
admin-web-note = Нотатка для інших адміністраторів

## Столи

admin-web-tables-find = Код, гра або ім’я
admin-web-tables-none = Такого столу зараз немає.
admin-web-table = Стіл { $code }

## Скарги

admin-web-reports-which = Які скарги
admin-web-reports-open = Відкриті
admin-web-reports-all = Усі
admin-web-reports-none-open = Жодна скарга не чекає.
admin-web-reports-none-all = Ще ніхто ні на що не скаржився.
admin-web-the-name = Ім’я:
admin-web-reported-by = Скарга від: { $name }
admin-web-decided = { $decision ->
    [muted] Заборонено писати
    [removed] Доступ закрито
    [other] Владнано
   *[none] Без наслідків
} ({ $by }, { $time })

## Журнал

admin-web-audit-none = Ще нічого не зроблено.
admin-web-did = { $act } ({ $by })
admin-web-did-grant = { $name } тепер серед адміністраторів ({ $by }).
admin-web-did-revoke = { $name } більше не серед адміністраторів ({ $by }).
admin-web-did-rename = { $by }: нове ім’я гравця — { $after }.
admin-web-did-mute = { $by }: заборонено писати, { $name }. { $time }.
admin-web-did-unmute = { $by }: дозволено писати, { $name }.
admin-web-did-remove = { $by }: доступ закрито, { $name }.
admin-web-did-restore = { $by }: доступ відкрито, { $name }.
admin-web-did-forget = { $by }: гравця стерто.
admin-web-did-close = { $by }: стіл { $table } закрито.
admin-web-did-host = { $by }: за столом { $table } тепер господарює { $name }.
admin-web-did-decide = { $by }: рішення щодо скарги на { $name }: { $decision ->
    [muted] заборонено писати
    [removed] доступ закрито
    [other] владнано
   *[none] без наслідків
}.

### Страницата на тези, които се грижат за залата.

admin-web-title = Грижа за залата
admin-web-tab-now = Сега
admin-web-tab-players = Играчи
admin-web-tab-tables = Маси
admin-web-tab-reports = Сигнали
admin-web-tab-audit = Дневник
admin-web-done = Готово. Записано е в дневника.
admin-web-more = Покажи още
admin-web-find = Търси
admin-web-command-line = Команден ред
admin-web-forgotten = заличен играч

## Какво работи

admin-web-now-version = Версия
admin-web-now-store = Хранилище
admin-web-now-backup = Последно резервно копие
admin-web-now-nodes = Възли
admin-web-now-players = Хора
admin-web-now-sockets = Отворени връзки
admin-web-now-rooms = Маси в паметта
admin-web-now-bots = Въпроси към ботове
admin-web-now-waits = Какво чака
admin-web-now-tables = Маси
admin-web-now-keepers = Администратори
admin-web-now-at = Към { $time }
admin-web-store = { $state ->
    [ok] Всичко е наред
    [away] Не отговаря
    [full] Пълно е
    [damaged] Повредено е
   *[other] { $state }
}
admin-web-backup-none = Не знаем за такова
admin-web-backup-age = { $hours ->
    [0] Отпреди по-малко от час
    [one] Отпреди един час
   *[other] Отпреди { $hours } часа
}
admin-web-players-count = { $players }, { $accounts ->
    [one] един от тях с профил
   *[other] { $accounts } от тях с профил
}
admin-web-waits-what = Съобщения: { $messages }, за хранилището: { $storing }, дълги отговори: { $aside }
admin-web-game = Игра
admin-web-status = { $status ->
    [gathering] събира се
    [playing] играе се
   *[finished] приключи
}
admin-web-keeper = { $login }, от { $since }

## Играчи

admin-web-players-find = Име, профил, номер или код
admin-web-players-none = Тук няма никой с такова име.
admin-web-players-back = Всички играчи
admin-web-guest = Гост, последно тук { $seen }
admin-web-account = { $login }, последно тук { $seen }
admin-web-is-keeper = администратор
admin-web-is-program = програма
admin-web-is-muted = без чат
admin-web-is-removed = без достъп
admin-web-no-account = Гост, без профил.
admin-web-login = Потребителско име: { $login }
admin-web-since = Тук от { $since }, последно { $seen }
admin-web-devices = { $devices ->
    [0] Няма вход на никое устройство.
    [one] Вход на едно устройство.
   *[other] Вход на { $devices } устройства.
}
admin-web-owner = Програма на { $name }.
admin-web-programs = Програми: { $names }
admin-web-restraints = Какво важи сега
admin-web-restraint-muted = { $end ->
    [never] Не може да пише, завинаги, от { $at } ({ $by }).
   *[then] Не може да пише до { $until }, от { $at } ({ $by }).
}
admin-web-restraint-removed = Без достъп до залата от { $at } ({ $by }).
admin-web-about = Сигнали за този играч
admin-web-about-none = Никой не е сигнализирал за този играч.
admin-web-by = Сигнали от този играч
admin-web-by-none = Този играч не е сигнализирал за нищо.
admin-web-player-tables-none = На никоя маса.

## Какво се прави

admin-web-rename = Преименувай
admin-web-rename-sure = { $name } получава друго име, навсякъде и веднага, и в записите на масите.
admin-web-mute = Забрани писането
admin-web-mute-sure = { $name } няма да може да пише на никоя маса, но продължава да играе и вижда причината, която напишеш.
admin-web-unmute = Разреши писането
admin-web-unmute-sure = { $name } веднага отново може да пише.
admin-web-remove = Отнеми достъпа
admin-web-remove-sure = { $name } веднага излиза от профила си навсякъде и не може да се върне с този профил или устройство. На масите продължават ботове. Причината, която напишеш, се вижда.
admin-web-restore = Върни достъпа
admin-web-restore-sure = { $name } може да се върне.
admin-web-forget = Заличи
admin-web-forget-sure = { $name } се заличава завинаги: име, думи, резултати, профил. Игрите остават за другите. Това не може да се върне.
admin-web-close = Затвори масата
admin-web-close-sure = Маса { $name } се затваря веднага; играта приключва без резултат. Всички там виждат причината, която напишеш.
admin-web-host = Смени домакина
admin-web-host-sure = Домакин на маса { $name } става друг, който седи там.
admin-web-host-nobody = Там няма друг, който може да стане домакин.
admin-web-decide-muted = Забрани писането
admin-web-decide-muted-sure = { $name } няма да може да пише на никоя маса, но продължава да играе и вижда причината, която напишеш. Сигналът се затваря.
admin-web-decide-removed = Отнеми достъпа
admin-web-decide-removed-sure = { $name } веднага излиза от профила си навсякъде, не може да се върне и вижда причината, която напишеш. Сигналът се затваря.
admin-web-decide-other = Уредено
admin-web-decide-other-sure = Сигналът се затваря: уредено е по друг начин. { $name } не научава.
admin-web-decide-none = Без последствия
admin-web-decide-none-sure = Сигналът се затваря без последствия. { $name } не научава.
admin-web-new-name = Ново име
admin-web-how-long = За колко време
admin-web-hours = { $hours ->
    [0] Завинаги
    [24] Един ден
    [168] Една седмица
    [720] 30 дни
    [one] Един час
   *[other] { $hours } часа
}
admin-web-to-whom = Нов домакин
admin-web-why = Причина
admin-web-note = Бележка за другите администратори

## Маси

admin-web-tables-find = Код, игра или име
admin-web-tables-none = В момента няма такава маса.
admin-web-table = Маса { $code }

## Сигнали

admin-web-reports-which = Кои сигнали
admin-web-reports-open = Чакащи
admin-web-reports-all = Всички
admin-web-reports-none-open = Няма сигнал, който чака.
admin-web-reports-none-all = Още никой не е сигнализирал за нищо.
admin-web-the-name = Името:
admin-web-reported-by = Сигнал от { $name }
admin-web-decided = { $decision ->
    [muted] Забранено писане
    [removed] Отнет достъп
    [other] Уредено
   *[none] Без последствия
} ({ $by }, { $time })

## Дневник

admin-web-audit-none = Още нищо не е правено.
admin-web-did = { $act } ({ $by })
admin-web-did-grant = { $name } вече е администратор ({ $by }).
admin-web-did-revoke = { $name } вече не е администратор ({ $by }).
admin-web-did-rename = { $by }: новото име на играч е { $after }.
admin-web-did-mute = { $by }: забранено писане, { $name }. { $time }.
admin-web-did-unmute = { $by }: разрешено писане, { $name }.
admin-web-did-remove = { $by }: отнет достъп, { $name }.
admin-web-did-restore = { $by }: върнат достъп, { $name }.
admin-web-did-forget = { $by }: заличен играч.
admin-web-did-close = { $by }: затворена маса { $table }.
admin-web-did-host = { $by }: маса { $table } вече е с домакин { $name }.
admin-web-did-decide = { $by }: решение по сигнал за { $name }: { $decision ->
    [muted] забранено писане
    [removed] отнет достъп
    [other] уредено
   *[none] без последствия
}.

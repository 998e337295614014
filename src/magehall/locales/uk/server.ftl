### Що каже сервер.

## Чому щось відхилено

server-error-bad-request = Це неможливо прочитати.
server-error-bad-option = Тут це налаштування неможливе.
server-error-bad-name = Ім’я має від 1 до 32 друкованих знаків в одному рядку.
server-error-not-signed-in = Спершу назвіть своє ім’я.
server-error-not-host = Це може робити лише господар столу.
server-error-not-your-seat = Місце { $seat } не ваше.
server-error-not-seated = Ви не маєте місця за цим столом.
server-error-wrong-origin = Цій сторінці не дозволено користуватися сервером.
server-error-no-watching = Цей стіл не приймає глядачів.
server-error-no-such-page = Тут нічого немає.
server-error-no-such-method = Цього тут зробити не можна.
server-error-no-such-table = Столу { $table } немає.
server-error-no-such-seat = За цим столом немає місця { $seat }.
server-error-no-such-game = Гри «{ $game }» немає.
server-error-no-such-level = Бота «{ $level }» немає; є: { $levels }.
server-error-seat-taken = Це місце зайняте.
server-error-already-seated = Ви вже маєте місце за цим столом. Для іншої людини на цьому пристрої вкажіть інше ім’я.
server-error-table-full = Усі місця зайняті.
server-error-seat-free = На місці { $seat } ніхто не сидить.
server-error-seats-free = Ще є вільні місця.
server-error-already-started = Гра вже почалася.
server-error-not-started = Гра ще не почалася.
server-error-not-finished = Гра ще не закінчилася.
server-error-finished = Гру закінчено.
server-error-stale = Тим часом за столом уже пішли далі: погляньте ще раз.
server-error-log-full = За цим столом так робили вже стільки разів, що журнал більше цього не записує. Гра триває.
server-error-busy = Стіл зайнятий: спробуйте ще раз.
server-error-other-rules = Ця партія йде за версією { $version } правил гри { $game }, а сервер знає { $known }. Вона лишиться як є, доки не встановлять сервер, який їх знає.
server-error-not-understood = «{ $text }» — це не хід.
server-error-too-large = Це завелике: щонайбільше { $most } байтів.
server-error-too-many = Забагато запитів: зачекайте трохи.
server-error-failed = Тут щось пішло не так; це занотовано.
server-error-store-away = Сховище зали зараз недоступне: спробуйте ще раз за хвилину.

## Налаштування

server-setting-host = Адреса, на якій слухає сервер.
server-setting-port = Порт, на якому слухає сервер.
server-setting-base-path = Шлях, під яким усе розміщено, наприклад /games.
server-setting-public-url = Адреса, за якою знаходять сервер, для посилань і кодів.
server-setting-data-dir = Тека вбудованого сховища.
server-setting-database-url = Адреса бази PostgreSQL замість вбудованого сховища.
server-setting-backup-dir = Тека резервних копій, вік яких показує /metrics.
server-setting-secret = Ключ cookie з часів до появи сеансів; якщо не вказано, створюється й зберігається у сховищі.
server-setting-allowed-origins = Інші джерела, сторінки яких можуть користуватися сервером, через кому.
server-setting-bot-workers = Процеси, в яких думають боти.
server-setting-bot-seconds = Скільки секунд може думати бот, перш ніж замість нього піде простіший.
server-setting-hint-seconds = Секунди одного ядра, скільки триває обдумування підказки.
server-setting-review-seconds = Секунди одного ядра на кожне рішення в розборі.
server-setting-review-decisions = Скільки щонайбільше рішень одного місця розглядає розбір.
server-setting-tables-in-memory = Столи в пам’яті; решту читають за потреби.
server-setting-socket-queue = Скільки повідомлень може чекати на один сокет, перш ніж його закриють.
server-setting-message-bytes = Найбільше повідомлення через сокет.
server-setting-head-bytes = Байти запиту перед його тілом: рядок і всі заголовки.
server-setting-head-seconds = Секунди, за які мають надійти рядок і заголовки запиту, а нове з'єднання — щось попросити.
server-setting-body-seconds = Секунди, за які має надійти тіло запиту.
server-setting-idle-seconds = Секунди, протягом яких з'єднання може чекати на свій наступний запит.
server-setting-unread-seconds = Секунди, за які надіслане має бути прочитане; інакше з'єднання обривають.
server-setting-keep-guests-days = Днів, після яких забувають гостя без облікового запису, що не повернувся; 0 — ніколи.
server-setting-keep-gathering-days = Днів, після яких зникає стіл, за яким гра не почалася; 0 — ніколи.
server-setting-keep-abandoned-days = Днів без ходу, після яких партія завершується без результату; 0 — ніколи.
server-setting-keep-tables-days = Днів, упродовж яких зберігають завершені столи та їхні журнали; 0 — завжди. Результати й рейтинг лишаються.
server-setting-keep-chats-days = Днів, упродовж яких зберігають сказане за завершеними столами; 0 — завжди.
server-setting-keep-reviews-days = Днів, упродовж яких зберігають розбори, які можна зробити знову; 0 — завжди.
server-setting-keep-calls-days = Днів, упродовж яких зберігають старі запрошення ботів і сліди сповіщень; 0 — завжди.
server-setting-home-addresses = Адреси цієї машини в домашній мережі, через кому; якщо не вказано, знаходяться самі.
server-setting-browser = Відкривати браузер на початку: 1 (якщо він є) або 0.
server-setting-log-level = Наскільки докладний журнал: debug, info, warning або error.
server-setting-log-format = Який вигляд має журнал: json, plain (простий) або auto (у терміналі простий, інакше JSON).

## Гра

server-error-no-hints = За цим столом немає підказок.
server-error-no-chat = За цим столом цього сказати не можна.
server-error-nothing-to-undo = Нема чого повертати.
server-error-turn-over = Ваш хід закінчився: на повернення ходу мають погодитися інші.
server-error-revealed = Дещо вже відкрито: далі на повернення ходу мають погодитися інші.
server-error-not-your-turn = Зараз не ваш хід.
server-error-no-answer = Бот зараз не має відповіді.
server-error-already-asked = Одне прохання вже чекає на відповідь.
server-error-not-asked = Вас ніхто ні про що не просить.
server-error-nobody-there = Зараз немає нікого з тих, хто мав би погодитися.
server-error-not-gone = Гравець на місці { $seat } тут і ще має час.
server-error-not-called = Зараз частки тасування не очікуються.
server-error-other-share = Це не та частка, яку було обіцяно.
server-error-resigned = Ви вже здалися.
server-error-no-time = Годиннику потрібна щонайменше одна секунда.
server-error-no-timeout-rule = У цій грі немає правила на випадок, коли час вийшов.

## Фрази

server-phrase-hello = Вітаю!
server-phrase-good-luck = Щасти!
server-phrase-well-played = Гарно зіграно!
server-phrase-thanks = Дякую!
server-phrase-oops = Ой!
server-phrase-one-moment = Хвилинку, будь ласка.
server-phrase-your-turn = Ваш хід.
server-phrase-again = Ще одну партію?
server-phrase-bye = До побачення!

server-error-bad-record = Запис неможливо використати: { $why }

server-setting-trusted-proxies = Адреси проксі, яким вірять щодо відвідувача, через кому.
server-setting-rate-limits = Чи стримувати того, хто питає надто часто: 1 або 0.
server-setting-bots = Модулі або файли з власними ботами, через кому.

server-error-wrong-password = Неправильний логін або пароль.
server-error-no-account = У вас ще немає облікового запису.
server-error-no-such-session = На цьому пристрої ви вже вийшли.
server-error-login-taken = Цей логін зайнятий, або ви вже маєте обліковий запис.

## Рейтинг, боти, сповіщення

server-error-rated-hints = У рейтинговій партії немає підказок.
server-error-rated = Партія рейтингова: ходів не повертають.
server-error-not-a-program = Ця адреса для ботів; люди користуються сокетом.
server-error-people-only = Це можуть робити лише люди.
server-error-not-at-home = Це можна лише на комп’ютері, на якому працює зала.
server-error-no-home = Цей комп’ютер не в домашній мережі, якою можна скористатися.
server-error-no-such-program = Такого бота немає.
server-error-no-push = Цей сервер не надсилає сповіщень.
server-error-no-such-service = На цю адресу сповіщення не надсилаються.
server-error-too-many-programs = У вас уже ботів: { $most }; більше не можна.
server-setting-push-key = Приватний ключ для підпису сповіщень; якщо не вказано, створюється й зберігається у сховищі.
server-setting-push-contact = До кого звертатися службам сповіщень, наприклад mailto:host@example.org.
server-setting-push-services = Служби, яким можна надсилати сповіщення, через кому.
server-notice-turn = { $game }, стіл { $table }: ваш хід.

## Лад у залі

server-error-muted = Вам тут заборонено писати: написане вами не показується.
server-error-muted-why = Вам тут заборонено писати: { $why }
server-error-muted-here = Господар заборонив вам писати за цим столом.
server-error-removed = Вам закрили доступ до цієї зали.
server-error-removed-why = Вам закрили доступ до цієї зали: { $why }
server-error-removed-here = Господар відсторонив вас від цього столу.
server-error-not-the-host = Господареві не можна заборонити писати, і відсторонити його не можна.
server-error-not-yourself = Із собою цього зробити не можна.
server-error-keeper = Це адміністратор: спершу треба забрати в нього право в командному рядку.
server-error-owner-answers = Це чужий бот: за нього відповідає власник.
server-error-no-such-player = Такого гравця немає.
server-error-no-such-report = Такої скарги немає.
server-error-no-such-login = Ніхто не має логіна «{ $login }».
server-error-already-reported = Ви вже поскаржилися на це. Скаргу розглянуть.
server-error-already-decided = За цією скаргою вже є рішення.
server-error-nothing-to-report = Поскаржитися можна лише на слова людини або на її ім’я.
server-error-not-removed = Цього гравця не відсторонювали від столу.
server-error-no-person = На місці { $seat } не сидить людина.
server-error-not-at-table = Господарем може стати лише людина, яка грає за цим столом.
server-error-rated-removal = Гра рейтингова: відсторонити когось може лише адміністратор зали.
server-setting-keep-reports-days = Днів, упродовж яких зберігають вирішені скарги й заборони писати, строк яких минув; 0 — завжди.
server-setting-keep-audit-days = Днів, упродовж яких зберігають перелік дій адміністраторів; 0 — завжди.

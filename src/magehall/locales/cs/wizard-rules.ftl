### Pravidla hry Wizard vlastními slovy.

wizard-section-the-game = Hra

wizard-1 = Hrají tři až šest hráčů.
wizard-2 = Hraje se se šedesáti kartami a s blokem pravdy, do kterého se píšou předpovědi a body.
wizard-3 = V každém kole každý předpoví, kolik zdvihů získá. Přesné předpovědi přinášejí body a po posledním kole vyhrává hráč s největším počtem bodů.
wizard-4 = Ve zdvihu každý postupně zahraje jednu kartu z ruky, lícem nahoru doprostřed stolu. Jeden hráč je získá všechny.

wizard-section-before-the-first-round = Před prvním kolem

wizard-5 = Jeden hráč je zapisovatel a vede blok až do konce: jména, předpovědi a body.
wizard-6 = Zapisovatel zamíchá a rozdává jako první.

wizard-section-the-cards = Karty

wizard-7 = Čtyři národy mají po třinácti kartách, každý ve své barvě, od 1, nejnižší, do 13, nejvyšší: lidé jsou modří, trpaslíci červení, elfové zelení, obři žlutí.
wizard-8 = Čtyři čarodějové, označení Z, jsou vždy trumfem a přebíjejí každou jinou kartu, i třináctku.
wizard-9 = Čtyři šašci, označení N, nejsou nikdy trumfem a jsou nižší než každá jiná karta, i než jednička.

wizard-section-the-deal = Rozdávání

wizard-10 = Pokud nejsou dohodnuta jiná kola nebo menší balíček, dostane v prvním kole každý jednu kartu, ve druhém dvě a tak dále, v každém kole o jednu víc, až se v posledním kole rozdají všechny karty.
wizard-11 = Nerozdané karty tvoří talon, který leží lícem dolů uprostřed stolu.
wizard-12 = Po každém kole přechází rozdávání na dalšího hráče po směru hodinových ručiček.

wizard-section-trump = Trumfy

wizard-13 = Po rozdání se otočí vrchní karta talonu a zůstane na něm ležet. Její barva je v tomto kole trumfem.
wizard-14 = Karta trumfové barvy přebíjí každou kartu jakékoli jiné barvy.
wizard-15 = Otočí-li se šašek, hraje se toto kolo bez trumfů.
wizard-16 = Otočí-li se čaroděj, rozdávající se podívá na své karty a zvolí jednu barvu za trumf.
wizard-17 = Kolo, ve kterém se rozdají všechny karty, obvykle poslední, se hraje vždy bez trumfů, protože žádný talon nezbývá.

wizard-section-the-prediction = Předpověď

wizard-18 = Když všichni viděli své karty, říkají jeden po druhém své předpovědi, po směru hodinových ručiček od hráče po levici rozdávajícího. Zapisovatel je zapíše.
wizard-19 = Před první kartou zapisovatel všechny předpovědi zopakuje.
wizard-20 = Každý smí kdykoli vidět, kolik zdvihů kdo předpověděl, a tedy i kolik mu jich ještě chybí.
wizard-21 = Předpověď je celé číslo od 0 do počtu karet v ruce. Základní hra jejich součet nijak neomezuje.

wizard-section-the-tricks = Zdvihy

wizard-22 = K prvnímu zdvihu vynáší hráč po levici rozdávajícího. Hraje se po směru hodinových ručiček.
wizard-23 = Vynesená barva se musí přiznat, pokud to jde.
wizard-24 = Kdo barvu přiznat nemůže, smí zahrát libovolnou kartu, trumf i jinou. Trumfovat nikdo nemusí.
wizard-25 = Čaroděje a šašky lze zahrát kdykoli, i když hráč barvu přiznat může.
wizard-26 = Kdo nemůže přiznat barvu, nemusí hrát čaroděje ani šaška (bulharské vydání); kdo jednoho z nich zahraje, barvu přiznat nemusí (řecké vydání).
wizard-27 = Zdvih vyhrává nejvyšší karta. Čaroděj je vyšší než každá karta, i než trumfy.
wizard-28 = Vítěz si zdvih vezme, počet svých zdvihů nechává na očích a vynáší k dalšímu.
wizard-29 = V kole s jednou kartou, obvykle v prvním, se hraje jediný zdvih.
wizard-30 = Zdvih vyhrává jeho první čaroděj; bez čaroděje nejvyšší trumf; bez trumfů nejvyšší karta vynesené barvy.

wizard-section-wizards-and-jesters = Čarodějové a šašci

wizard-31 = Je-li vynesen čaroděj, smějí všichni ostatní zahrát libovolnou kartu, i další čaroděje a šašky. Zdvih v každém případě vyhrává první čaroděj.
wizard-32 = Čarodějové jsou sice vždy trumfem, ale když je vynesen trumf, nikdo ho nemusí přiznat čarodějem (bulharské vydání).
wizard-33 = Je-li vynesen šašek, může být další karta libovolná a teprve ona určí barvu, která se přiznává.
wizard-34 = Šašci prohrávají každý zdvih. Jen zdvih ze samých šašků vyhrává první z nich, a to se může stát pouze ve třech nebo čtyřech hráčích.

wizard-section-the-points = Body

wizard-35 = Přesná předpověď přináší 20 bodů a dalších 10 za každý získaný zdvih.
wizard-36 = Každá jiná předpověď stojí 10 bodů za každý zdvih, který oproti ní přebývá nebo chybí. Získané zdvihy pak nepřinášejí nic.
wizard-37 = Blok vede součty od kola ke kolu. Součet může klesnout pod nulu.

wizard-section-the-end = Konec hry

wizard-38 = Šest hráčů hraje 10 kol, pět 12, čtyři 15 a tři 20, pokud nejsou dohodnuta jiná kola nebo menší balíček.
wizard-39 = Poslední kolo se boduje jako každé jiné; pak vyhrává nejvyšší součet.

wizard-section-variants = Varianty

wizard-40 = Plus/minus jedna: součet předpovědí v kole se nesmí rovnat počtu jeho zdvihů. V kole s pěti kartami nesmí být součet 5.
wizard-41 = Skrytá předpověď: všichni píšou své předpovědi tajně. Když jsou všichni hotovi, předpovědi se odkryjí a zapíšou do bloku.
wizard-42 = Tajná předpověď: všichni píšou své předpovědi tajně. Odkryjí se až po odehrání kola a pak se porovnají.
wizard-43 = Jasnozřivost: v prvním kole se nikdo nepodívá na svou kartu, ale přiloží si ji na čelo. Každý vidí všechny karty kromě té své a předpovídá. Vše ostatní je jako obvykle.

wizard-section-the-one-colour-game = Jednobarevná hra

wizard-44 = Jednobarevná hra je pro tři nebo čtyři hráče.
wizard-45 = Každý si vezme třináct karet jedné barvy, jednoho čaroděje a jednoho šaška.
wizard-46 = Ve třech hráčích zůstává jedna barva mimo jednobarevnou hru.
wizard-47 = Jednobarevná hra se hraje bez trumfů.
wizard-48 = V jednobarevné hře každý zamíchá svých patnáct karet a táhne si čtyři pro první kolo, v každém dalším kole o jednu víc.
wizard-49 = Pak se předpovídá: předpovědi jsou otevřené, skryté, nebo tajné, podle dohody před partií.
wizard-50 = V jednobarevné hře na barvách nezáleží: zdvih vyhrává nejvyšší hodnota.
wizard-51 = V jednobarevné hře vyhrává ze stejně vysokých karet ta, která byla zahrána jako první.
wizard-52 = Po každém kole se karty vrátí svým majitelům a znovu se zamíchají.
wizard-53 = Jednobarevná hra má dvanáct kol.

wizard-section-rulings = Náš výklad

wizard-54 = Začíná-li zdvih několika šašky, určí přiznávanou barvu první karta, která není šašek.
wizard-55 = Je-li první kartou po úvodních šašcích čaroděj, nemusí nikdo až do konce zdvihu přiznávat barvu, jako by byl čaroděj vynesen.
wizard-56 = Čaroděj zahraný ve zdvihu později neruší povinnost přiznat vynesenou barvu.
wizard-57 = Když je vynesen čaroděj, není třeba přiznávat barvu karty zahrané po něm.
wizard-58 = Po otočení čaroděje musí rozdávající zvolit právě jednu ze čtyř barev, a to před první předpovědí; hru bez trumfů zvolit nelze.
wizard-59 = Otočená karta je všem na očích a v tomto kole zůstává mimo hru.
wizard-60 = Hráči se stejným nejvyšším součtem se o vítězství dělí.
wizard-61 = U našich stolů není zapisovatel potřeba: jako první rozdává hráč na místě A, pokud nebylo dohodnuto jiné místo nebo los.
wizard-62 = Plus/minus jedna omezuje jen toho, kdo předpovídá jako poslední: nesmí říct právě to číslo, kterým by se součet vyrovnal počtu zdvihů. Jiné číslo se vždy najde.
wizard-63 = Plus/minus jedna potřebuje otevřené předpovědi: u skrytých ani tajných nikdo nepředpovídá jako poslední.
wizard-64 = Předpovědi jsou otevřené, skryté, nebo tajné, jedno z toho. Skryté se odkryjí před první kartou, tajné po poslední.
wizard-65 = Při tajných předpovědích všichni vidí karty a získané zdvihy, ale dokud kolo neskončí, žádnou předpověď ani žádné jeho body.
wizard-66 = Musí-li při jasnozřivosti rozdávající zvolit trumf, udělá to, aniž zná svou kartu.
wizard-67 = Při jasnozřivosti se každý podívá na svou kartu po poslední předpovědi; zahrát pak může jen ji.
wizard-68 = Jasnozřivost nejde spojit s jednobarevnou hrou, která začíná čtyřmi kartami.
wizard-69 = V jednobarevné hře stojí čaroděj nad třináctkou a šašek pod jedničkou.
wizard-70 = V jednobarevné hře lze každou kartu zahrát kdykoli.
wizard-71 = I v jednobarevné hře přechází po směru hodinových ručiček role rozdávajícího, byť jen formálně, takže soused po jeho levici předpovídá a vynáší jako první.
wizard-72 = Plus/minus jedna si lze dohodnout i pro jednobarevnou hru s otevřenými předpověďmi.
wizard-73 = Zdvihy probíhajícího kola si smí každý znovu prohlédnout.
wizard-74 = Lze se dohodnout na turnajové partii: deset kol, která zpočátku rostou po dvou kartách (ve třech hráčích 2, 4, … 20; ve čtyřech 1, 3, … 11, 12, … 15; v pěti 2, 4, 5, … 12; v šesti 1 až 10). Nejde spojit s jednobarevnou hrou ani s jasnozřivostí tam, kde má první kolo dvě karty.
wizard-75 = Pro studium se lze dohodnout na kratší partii: tolik kol od prvního (3), karty v ruce od jednoho počtu k druhému (2-4), nebo počet po počtu (1+3+5). Nejde spojit s jednobarevnou hrou a jasnozřivost potřebuje první kolo s jednou kartou.
wizard-76 = Pro studium se lze dohodnout na menším balíčku: tolik barev s tolika hodnotami (2x3), a to nejnižšími, ke každé barvě jeden čaroděj a jeden šašek. Karet v ruce přibývá, dokud balíček stačí, pokud nejsou dohodnuta jiná kola. Po otočení čaroděje lze zvolit kteroukoli ze čtyř barev. Nejde spojit s jednobarevnou hrou.

### Pravidla hry Witchstone, bod po bodu, vlastními slovy.

witchstone-section-aim-and-material = Cíl a herní materiál

witchstone-1 = Dva až čtyři hráči spřádají kolem Čarodějného kamene síť energie. Kdo má po jedenácti kolech nejvíc bodů, je Pánem Čarodějného kamene.
witchstone-2 = Každý hráč má kotel, patnáct dílků o dvou políčkách (každou dvojici různých symbolů jednou), jednu velkou a jedenáct malých čarodějnic, dvacet segmentů energie, tři sovy, šest krystalů své barvy a jeden černý.
witchstone-3 = Společných je deset sovích destiček, čtyřicet svitků, patnáct speciálních dílků o jednom políčku se dvěma symboly a jednadvacet žetonů.

witchstone-section-setting-up-the-board = Příprava herního plánu

witchstone-4 = Na každém sovím poli pentagramu leží hromádka sovích destiček s hodnotou 7, 6, 5, 4 a 3, sedmička nahoře.
witchstone-5 = Svitky se zamíchají do balíčku lícem dolů a šest se vyloží lícem nahoru na police knihovny.
witchstone-6 = Speciální dílky se zamíchají do hromádky lícem dolů a na každé ze tří tmavých polí pentagramu se jeden vyloží lícem nahoru.
witchstone-7 = Žetony se zamíchají. Na každé lokaci kromě Čarodějného kamene leží jeden lícem nahoru, ostatní leží lícem nahoru na ubruse pod regálem.

witchstone-section-setting-up-the-players = Příprava hráčů

witchstone-8 = Černý krystal stojí na prostředním políčku kotle a šest krystalů hráčovy barvy na ostatních označených políčkách.
witchstone-9 = Každý hráč zamíchá svých patnáct dílků, pět si jich vezme za zástěnu, aby je ostatní neviděli, a deset nechá lícem dolů jako zásobu.
witchstone-10 = Jedna sova každého hráče stojí na poli 0 bodové stupnice, jedna na označeném poli pentagramu a jedna na rukojeti hůlky.
witchstone-11 = Začíná ten, kdo naposledy míchal něco v hrnci: to je místo A. Ostatní následují po směru hodinových ručiček.
witchstone-12 = Velkou čarodějnici staví na volnou věž nejdřív hráč, který bude na tahu poslední, pak předposlední a tak dále až k tomu, kdo začíná.
witchstone-13 = Věž s velkou čarodějnicí je hráčova vlastní. Ostatní věže jsou cizí, ať jsou obsazené, nebo ne.
witchstone-14 = Postavení velké čarodějnice přináší 2 body a žeton, který tam leží, i s jeho akcí.
witchstone-15 = Použitý žeton jde za zástěnu a na konci má hodnotu 2 bodů.

witchstone-section-a-turn = Tah

witchstone-16 = Hráč položí jeden z dílků zpoza zástěny na libovolná dvě prázdná sousední políčka svého kotle.
witchstone-17 = Šest vytištěných symbolů se nesmí zakrýt.
witchstone-18 = Políčko s krystalem se nesmí zakrýt; krystaly lze předtím přesunout nebo vyjmout.
witchstone-19 = Dva symboly dílku dávají dva druhy akcí. Provádějí se jeden po druhém v pořadí, které si hráč zvolí.
witchstone-20 = Potom hráč táhne ze zásoby nový dílek.
witchstone-21 = Hraje se po směru hodinových ručiček, každý má jedenáct tahů. Na konci je zásoba prázdná a za zástěnou zůstávají čtyři dílky.
witchstone-22 = Symbol dává tolik akcí, kolik stejných symbolů je v souvislé skupině, do které patří; výjimkou jsou svitky.
witchstone-23 = První druh akcí se dokončí i se všemi bonusovými akcemi, teprve pak začne druhý.
witchstone-24 = Druh akcí, který už nelze využít, se prostě vynechá.
witchstone-25 = Tvoří-li skupinu i druhý symbol, provede se jeho akce také několikrát.
witchstone-26 = Symbol, vedle kterého žádný stejný neleží, dává svou akci jednou.

witchstone-section-energy = Energie

witchstone-27 = Akcí energie hráč položí jeden segment ze své zásoby na volný článek nedokončeného řetězu.
witchstone-28 = První segment se musí dotýkat vlastní věže, směr je libovolný.
witchstone-29 = Za několik akcí energie se položí stejný počet segmentů.
witchstone-30 = Dokončený řetěz s jedním, dvěma nebo třemi články přináší hned 1, 3 nebo 6 bodů.
witchstone-31 = Řetěz začíná i dokončuje týž hráč: kam jeden položil segment, tam ostatní už nikdy nesmějí.
witchstone-32 = Kdo položil všechny své segmenty, nemá už žádné akce energie.
witchstone-33 = Začatý řetěz se musí dokončit dřív, než se začne jiný.
witchstone-34 = Další řetěz začíná u vlastní věže nebo u kterékoli lokace, která je s ní spojená.

witchstone-section-witches = Čarodějnice

witchstone-35 = Akcí čarodějnice hráč položí čarodějnici z rezervy ke své věži; ležící čarodějnice zatím žádné body nepřináší.
witchstone-36 = Nebo ležící čarodějnici zvedne a hned ji pošle na jinou lokaci, kterou s věží spojují dokončené řetězy.
witchstone-37 = Vede-li cesta jen po vlastních řetězech, stojí jednu akci, ať čarodějnice mine kolik chce lokací, obsazených i volných.
witchstone-38 = Každý cizí řetěz na cestě stojí jednu akci, bez ohledu na délku. Kdo nemá dost akcí, nemůže cestu podniknout.
witchstone-39 = Každá čarodějnice postavená na lokaci přináší hned 2 body.
witchstone-40 = První čarodějnice na lokaci bere její žeton, který přináší jednu akci svého symbolu nebo 3 body.
witchstone-41 = Akci žetonu lze použít kdykoli, dokud se provádějí akce čarodějnice, nejpozději po poslední akci čarodějnice v tahu.
witchstone-42 = Potom jde žeton za zástěnu a na konci má hodnotu 2 bodů.
witchstone-43 = Čarodějný kámen má čtyři pozice a žádný žeton. Čarodějnice obsadí volnou pozici s nejvíce body a získá je ke svým 2.
witchstone-44 = Má-li hráč několik akcí čarodějnice, smí pokládání a posílání střídat v libovolném pořadí.
witchstone-45 = Komu už stojí všechny čarodějnice, ten nemá žádné akce čarodějnice.
witchstone-46 = Na jedné lokaci má každý hráč nejvýš jednu stojící čarodějnici; u vlastní věže jich smí ležet libovolně mnoho.
witchstone-47 = Stojící čarodějnice se už nikdy nepohne.

witchstone-section-pentagram = Pentagram

witchstone-48 = Akce pentagramu posune vlastní sovu o jedno pole po směru hodinových ručiček, několik akcí o stejný počet polí.
witchstone-49 = Na světlém poli pentagramu se nic neděje.
witchstone-50 = Kdo dojde na oranžové pole nebo ho mine, vezme si vrchní soví destičku z jeho hromádky.
witchstone-51 = Kdo dojde na tmavé pole nebo ho mine, vezme si tamní speciální dílek a hned se z hromádky vyloží nový, dokud nějaké jsou.
witchstone-52 = Speciální dílek použitý jednorázově dává jednu ze svých dvou akcí dvakrát, a to kdykoli v rámci této akce pentagramu; potom leží vedle zástěny.
witchstone-53 = Má-li působit trvale, položí se hned na prázdné políčko vlastního kotle a oba jeho symboly se od té chvíle počítají do skupin.
witchstone-54 = Samo položení žádnou akci nevyvolá, ale pro druhou akci téhož tahu se dílek už počítá.
witchstone-55 = Po celém okruhu jde sova dál a destičky i dílky se berou jako předtím.
witchstone-56 = Soví pole s prázdnou hromádkou přináší hned 2 body.
witchstone-57 = Prázdné tmavé pole dává dvě akce podle hráčovy volby.

witchstone-section-crystals = Krystaly

witchstone-58 = Akce krystalu přesune jeden krystal na sousední políčko, nebo z výstupu na okraj kotle.
witchstone-59 = Krystal z okraje jde hned do regálu: do volné baňky na polici symbolu, který je na okraji, nebo na nejnižší polici, jak si hráč zvolí.
witchstone-60 = Na polici symbolu dává hned dvě akce tohoto symbolu.
witchstone-61 = Na nejnižší polici přináší z ubrusu žeton podle hráčovy volby. Jeho akci lze použít kdykoli v rámci této akce krystalu, potom jde žeton za zástěnu.
witchstone-62 = Několika akcemi krystalu lze přesunout jeden krystal daleko, nebo víc krystalů.
witchstone-63 = Akce krystalu získané za krystal se přičtou k těm, které zbývají.
witchstone-64 = Černý krystal přináší o dvě víc: čtyři akce na polici symbolu, tři se žetonem, 5 bodů se žetonem za 3 body.
witchstone-65 = Černý krystal se nikdy nepočítá mezi krystaly v regálu, ani na hůlce, ani pro proroctví.
witchstone-66 = Bez krystalů v kotli nejsou žádné akce krystalu.
witchstone-67 = Krystaly smějí procházet obsazenými políčky, ale skončit musí na prázdném; vytištěné symboly se berou jako obsazené.
witchstone-68 = Na krystal se nesmí položit dílek ani speciální dílek.
witchstone-69 = Krystaly opouštějí kotel jen z políček označených šipkami.
witchstone-70 = Do baňky patří jeden krystal. Na polici se vejdou 4, 5 nebo 6 krystalů ve dvou, třech nebo čtyřech hráčích, na nejnižší 4, 5 nebo 5.
witchstone-71 = Je-li police symbolu plná, zbývá jen nejnižší; je-li plná i ta, vrací se krystal bez účinku do krabice.
witchstone-72 = V kterémkoli okamžiku svého tahu smí hráč vyjmout krystal přímo z kotle, bez účinku. První stojí 1 bod, druhý 2, třetí 3 a tak dále.

witchstone-section-wand = Hůlka

witchstone-73 = Akce hůlky posune vlastní sovu o jedno pole doprava, několik akcí o stejný počet polí.
witchstone-74 = Na světlém poli hůlky se nic neděje.
witchstone-75 = Kdo dojde na tmavé pole nebo ho mine, dostane jeho bonusové akce. Je-li sova po posunu v čele, sama nebo spolu s jinými, zdvojnásobí se bonusy všech tmavých polí tohoto posunu.
witchstone-76 = Kdo dojde na stříbrné pole nebo ho mine, získá body za to, co pole v tu chvíli počítá.
witchstone-77 = Na posledním poli už nejsou žádné akce hůlky.
witchstone-78 = Bonusy a body jednoho posunu se vyhodnocují v pořadí, v jakém na ně sova přišla.
witchstone-79 = Bonus krystalu je jedna akce krystalu, v čele dvě.
witchstone-80 = Bonus čarodějnice jsou dvě akce čarodějnice, v čele čtyři.
witchstone-81 = Bonus energie je jedna akce energie, v čele dvě.
witchstone-82 = Bonus pentagramu jsou dva kroky, v čele čtyři.
witchstone-83 = Bonus svitku je jeden z prvních tří svitků, v čele jeden ze všech šesti.
witchstone-84 = Stříbrné pole řetězů přináší 1 bod za každý vlastní dokončený řetěz.
witchstone-85 = Stříbrné pole svitků přináší 1 bod za každý vlastní svitek, i použitý.
witchstone-86 = Stříbrné pole krystalů přináší 1 bod za každý krystal vlastní barvy v regálu.
witchstone-87 = Stříbrné pole čarodějnic přináší 1 bod za každou vlastní čarodějnici na mapě, ležící, stojící i velkou.
witchstone-88 = Stříbrné pole žetonů přináší 1 bod za každý vlastní žeton.
witchstone-89 = Stříbrné pole speciálních dílků přináší 2 body za každý vlastní speciální dílek, v kotli i vedle zástěny.

witchstone-section-scrolls = Svitky

witchstone-90 = Jediná akce svitku bere svitek z nejnižší police.
witchstone-91 = I za několik akcí svitku se bere jeden svitek, ale vybírá se z tolika nejnižších polic, kolik je akcí.
witchstone-92 = Svitky nad ním se hned posunou dolů a na nejvyšší polici se vyloží nový.
witchstone-93 = Posilující kouzlo se používá jednou a jen jako přídavek k akcím, které vyvolalo něco jiného; samo žádné nevyvolá.
witchstone-94 = Dvojité posilující kouzlo přidá dvě akce druhu, který je na něm.
witchstone-95 = Jednoduché posilující kouzlo přidá jednu akci libovolného druhu.
witchstone-96 = Posilující kouzla k téže akci lze spojovat.
witchstone-97 = Použité posilující kouzlo se otočí lícem dolů; každé nepoužité má na konci hodnotu 2 bodů.
witchstone-98 = Proroctví, ze kterého se nesplnilo nic, má hodnotu 1 bodu, na prvním, druhém nebo třetím stupni 3, 5 nebo 7 bodů.
witchstone-99 = Několik žetonů se svitkem lze použít po jednom, každý na nejnižší svitek, nebo dohromady pro větší výběr.
witchstone-100 = Nepoužité svitky smí hráč držet na hromádce, aby nebylo vidět, kolik jich má a které; berou se ale z odkryté knihovny, takže je viděli všichni.
witchstone-101 = Když dojde balíček, vybírá se z toho, co zbývá; když je prázdná i knihovna, akce svitku propadají.

witchstone-section-the-end = Konec hry

witchstone-102 = Hra končí po jedenácti kolech.
witchstone-103 = Každý hráč přičte hodnoty získaných sovích destiček.
witchstone-104 = Každý žeton přidá 2 body.
witchstone-105 = Každé nepoužité posilující kouzlo přidá 2 body, každé nesplněné proroctví 1.
witchstone-106 = Každé splněné proroctví přidá 3, 5 nebo 7 bodů.
witchstone-107 = Vítězí hráč s nejvíce body; při shodě ten, kdo je na hůlce dál nebo byl první na jejím posledním poli.

witchstone-section-prophecies = Proroctví

witchstone-108 = Největší skupina symbolu: 4, 5, nebo aspoň 6 souvisle, i s vytištěnými symboly a speciálními dílky; co nesouvisí, nepočítá se.
witchstone-109 = Čarodějnice na různých lokacích: vlastní čarodějnice na první zobrazené lokaci, také na druhé, také na třetí.
witchstone-110 = U proroctví s různými a se spojenými lokacemi se stupně plní popořadě: bez první lokace se ostatní nepočítají, bez druhé se nepočítá třetí.
witchstone-111 = Čarodějnice na lokacích jednoho druhu: na jedné, dvou nebo třech.
witchstone-112 = Spojené lokace: s vlastní věží je spojují vlastní řetězy, v pořadí na svitku.
witchstone-113 = Pořadí na Čarodějném kameni: třetí, druhé nebo první místo; nejlepší pozice je první.
witchstone-114 = Čarodějnice na mapě: 5, 7, nebo aspoň 9, ležících i stojících, včetně velké.
witchstone-115 = Čarodějnice, které na konci leží u věže: 1, 2, nebo aspoň 3, bez velké.
witchstone-116 = Dosažená stříbrná pole hůlky: 3, 4, nebo aspoň 5.
witchstone-117 = Získané speciální dílky: 2, 3, nebo aspoň 4, v kotli i vedle zástěny.
witchstone-118 = Získané svitky: 4, 5, nebo aspoň 6, použité i nepoužité.
witchstone-119 = Získané žetony: 4, 5, nebo aspoň 7.
witchstone-120 = Krystaly vlastní barvy v regálu: 3, 4, nebo aspoň 5; bez černého a bez těch, které hráč vyjmul ručně.
witchstone-121 = Černá věž na proroctví je kterákoli věž kromě vlastní, obsazená i volná.
witchstone-122 = Posilující kouzlo lze přidat k akci z dílku i ke každé bonusové akci, ať je z pentagramu, krystalu, hůlky, nebo žetonu.

witchstone-section-handicap = Handicap

witchstone-123 = Silní hráči mohou hrát s handicapem: po zamíchání vrátí čtyři ze svých dílků neviděné do krabice a vybírají z méně dílků.
witchstone-124 = Úroveň 3 (lehká): za zástěnou jsou tři dílky; jeden se hraje a jeden táhne; v posledních dvou tazích jsou dva a jeden.
witchstone-125 = Úroveň 2 (střední): za zástěnou jsou dva dílky; v posledním tahu jeden.
witchstone-126 = Úroveň 1 (těžká): hráč ve svém tahu jeden dílek táhne a ten zahraje.
witchstone-127 = Hra končí, když všichni zahráli jedenáct dílků; na úrovních 2 a 3 se nic netáhne, když je zásoba prázdná.

witchstone-section-rulings = Náš výklad

witchstone-128 = Velikost skupiny se počítá, když její akce začíná. Speciální dílek položený během první akce se tak počítá pro druhou, ale probíhající akci nikdy neprodlouží.
witchstone-129 = Speciální dílek se počítá jednou do skupiny každého ze svých dvou symbolů.
witchstone-130 = Pořadí obou akcí se určí při položení dílku; mezi nimi se nic stát nemůže.
witchstone-131 = Žádná akce není povinná: zbytku se lze vždy vzdát.
witchstone-132 = Žeton se vzít musí. Jeho akce smí počkat na kteroukoli akci čarodějnice téhož tahu – na tu pod ní, vnořenou i pozdější – a propadne s koncem tahu. Použitý i nepoužitý má žeton na konci hodnotu 2 bodů. Volba „{ witchstone-option-chips }“: akce propadne už s koncem té akce čarodějnice, při níž byl žeton vzat.
witchstone-133 = Žeton získaný na nejnižší polici smí stejně tak počkat v rámci své akce krystalu; s černým krystalem má hodnotu tří akcí.
witchstone-134 = Speciální dílek ponechaný na jedno použití smí počkat v rámci své akce pentagramu. O trvalém položení se rozhoduje hned a bez prázdného políčka není možné.
witchstone-135 = Za několik akcí svitku ze speciálního dílku, z police nebo za černý krystal se bere jeden svitek z většího výběru, ne víc svitků.
witchstone-136 = Jen žetony lze na svitky použít po jednom; dohromady berou jeden svitek z většího výběru.
witchstone-137 = Je-li akcí svitku víc než svitků v knihovně, vybírá se volně ze všech.
witchstone-138 = Prázdné tmavé pole dává dvě akce jednoho symbolu, ne dvou. Větu pravidel („dvě akce libovolného druhu podle vaší volby“) lze číst i šířeji.
witchstone-139 = Posilující kouzlo lze použít kdykoli, dokud je rozehraná akce jeho druhu, i bonusová, i v tahu, kdy ho hráč získal; u svitku dřív, než se svitek vezme. O hůlce pravidla říkají, že po posunu se lze „hned posunout ještě o dvě pozice“: zahrané před posunem udělá kouzlo jeden delší posun; zahrané po něm další posun, jakmile jsou vyhodnocena pole prvního.
witchstone-140 = Zda je sova na hůlce v čele, se zjišťuje jednou po každém posunu a shoda stačí; stříbrná pole se nikdy nezdvojnásobují.
witchstone-141 = Přinese-li bonus hůlky další kroky po hůlce, sova se posune hned a nová pole čekají za těmi, která se ještě neprovedla; o jejich zdvojnásobení rozhoduje tento posun.
witchstone-142 = Bonus svitku v čele je výběr ze šesti, ale stále jen jeden svitek.
witchstone-143 = Kroky za konec hůlky propadají; poslední pole se provede jako každé jiné.
witchstone-144 = Řetěz smí spojit i dvě lokace, které už spojené jsou, a body přináší; začatý řetěz je zabraný navždy, i když ho nikdo nedokončí.
witchstone-145 = Dojdou-li akce energie uprostřed řetězu, zůstává rozestavěný a zatím nic nepřináší.
witchstone-146 = Cesta stojí jednu akci za každý cizí řetěz a jednu navíc, vede-li kdekoli po některém vlastním; v půli cesty se zastavit nelze.
witchstone-147 = Po nedokončených řetězech, vlastních ani cizích, chodit nelze.
witchstone-148 = Čarodějnice smí stát na každé spojené lokaci, kde nestojí čarodějnice její barvy, tedy nikdy na vlastní věži; na jiných barvách nezáleží.
witchstone-149 = Na Čarodějném kameni se obsazuje vždy nejlepší volná pozice; ve dvou hráčích jsou tam tytéž čtyři pozice jako ve více hráčích.
witchstone-150 = Cesta krystalu přes několik políček je jedno rozhodnutí; stojí tolik akcí, kolik má kroků, a nemůže skončit na obsazeném políčku.
witchstone-151 = Krok z výstupu na okraj stojí jednu akci navíc; použít lze i zakrytý výstup.
witchstone-152 = Vybírat lze z obou polic, dokud je na obou volná baňka; i krystaly na nejnižší polici jsou v regálu.
witchstone-153 = Vyjmout krystal ručně lze i před položením dílku; body smějí klesnout pod nulu.
witchstone-154 = Nevejde-li se žádný dílek, musí se krystaly vyjímat ručně, dokud se některý nevejde; nemůže-li pomoci ani to, jeden dílek se odhodí bez akcí.
witchstone-155 = Dílek se nemusí ničeho dotýkat a lze ho libovolně otočit.
witchstone-156 = Odměny pentagramu se berou jedna po druhé, jak jimi sova prochází, a speciální dílek se hned nahradí.
witchstone-157 = Cizí věž na proroctví může být obsazená i volná.
witchstone-158 = V proroctví s několika lokacemi nemůže jedna lokace platit za dvě.
witchstone-159 = Pro spojené lokace se počítají jen vlastní dokončené řetězy, které souvisejí s vlastní věží.
witchstone-160 = Čtvrtá pozice na Čarodějném kameni, stejně jako žádná, nesplní z jeho proroctví nic.
witchstone-161 = Použitá posilující kouzla se počítají jako svitky na hůlce i pro proroctví o svitcích, ale na konci žádné body nedávají.
witchstone-162 = Dílky za zástěnami jsou tajné. Soví destičky, žetony a svitky se berou před očima všech, takže jsou známé, ale součty se ukážou až po hře, není-li domluveno hrát s otevřenými zástěnami.
witchstone-163 = Při shodě bodů i místa na hůlce vítězí ten, kdo tam došel první; hráči, kteří se na ní vůbec nepohnuli, se o vítězství dělí.
witchstone-164 = Žeton vlastní věže dává hned celou akci: položit čarodějnici, položit segment, udělat krok, vzít svitek.
witchstone-165 = Knihovna se doplňuje po každém jednotlivém svitku; i s prázdným balíčkem se svitky posouvají dolů.
witchstone-166 = Akce čarodějnice bez ležící čarodějnice a bez rezervy a akce krystalu bez krystalů propadají.
witchstone-167 = Počítadlo akcí a kostička na posledním dílku jsou pomůcky pro paměť; hra sama počítá rozehrané akce a ukazuje poslední dílek.
witchstone-168 = Všechny kroky hůlky z jedné akce se udělají jedním posunem sovy; neprovedené kroky propadají a znovu ji posune jen posilující kouzlo nebo další bonus téže akce.
witchstone-169 = Čekající žeton nebo ponechaný speciální dílek lze přidat i k později rozehrané bonusové akci téhož druhu; pak se počítá k ní.
witchstone-170 = Symbol prázdného tmavého pole se volí hned, jinak se hráč obou akcí vzdává.
witchstone-171 = Posilující kouzlo se odmítne, pokud by se akce, ke které se přidává, nedala provést už ani jednou.
witchstone-172 = Žeton za 3 body přinese body ve chvíli, kdy ho hráč vezme.

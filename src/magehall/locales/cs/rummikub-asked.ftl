### Otázky, které hráči kladou, jedna na řádek; zprávu pojmenovává pravidlo, které na ně odpovídá.

# Slova a obraty stejného významu, jedna skupina na řádek.
rummikub-alike =
    kámen, kameny, kamenů, kamene, kamínek, kamínky, kostka, kostky, destička, destičky, žeton
    stojánek, stojánku, stojan, stojánky, stojánků, lišta, ruka, ruce, lavička
    bank, banku, banka, zásoba, zásobník, hromádka, sáček, pytlík, talon
    sada, sady, sadu, sad, kombinace, kombinaci, set, sety
    postupka, postupky, postupku, postupek, řada, řady, sekvence, série, posloupnost, ulice
    skupina, skupiny, skupinu, trojice, čtveřice, kvarteto
    žolík, žolíka, žolíky, žolíci, žolíků, žolíkem, žolíkovi, džoker, joker
    první výklad, prvního výkladu, otevření, otevřít, vyložit se, vyjít, úvodní výklad, zahajovací výklad, vstup do hry
    vzít, vezmu, brát, líznout, lízat, lízám, táhnout, dobrat, dobírat
    vyložit, vykládat, vyložím, položit, pokládat, odložit, přiložit na stůl
    přeskupit, přeskupování, přeskupovat, manipulovat, manipulace, přeskládat, přestavět, přerovnat, předělat
    vyměnit, vyměním, výměna, výměnou, nahradit, náhrada, zaměnit, prohodit
    přidat, přidávat, přiložit, přikládat, rozšířit, rozšiřovat, prodloužit, doplnit
    pasovat, pas, vynechat, přeskočit
    kolo, kola, kole, kol, runda, rundy
    partie, partii, zápas, celá hra
    body, bodů, bod, hodnota, hodnotu, skóre
    počítat, počítání, sčítat, bodování, vyhodnocení, sečíst
    čas, hodiny, časomíra, přesýpací hodiny, stopky, minuta, sekundy, limit
    trest, trestu, pokuta, trestné kameny, penalizace
    ohlásit, zavolat, zvolat, říct rummikub, vykřiknout
    vrátit, vrací, vrátit zpět, zrušit, odvolat
    remíza, shoda, nerozhodně, stejný součet, stejně bodů
    začíná, začínat, začít, začátek, první na tahu
    barva, barvy, barvě, barev
    stejné, dvojice, páry, duplikáty, dvakrát, kusy
    prázdný, prázdná, prázdném, došel, vybraný, vyčerpaný, dojde
    los, losování, losovat, náhoda, náhodně
    povolený, dovolený, platný, správný

rummikub-1-asked =
    Kolik lidí může hrát?
    Dá se hrát ve dvou?
    Můžeme hrát v pěti nebo v šesti?
    Pro kolik hráčů ta hra je?
    počet hráčů dva tři čtyři
    Jde to hrát ve třech?
    kolik hráčů může hrát

rummikub-2-asked =
    Jaké kameny jsou ve hře?
    Jaká čísla jsou na kamenech?
    Jaké jsou barvy kamenů?
    Kolik žolíků je ve hře?
    K čemu je stojánek?
    Do kolika jdou čísla na kamenech?
    obsah krabice čísla barvy žolíci
    čísla 1 až 13 černá červená zelená modrá
    Co je na kamenech?

rummikub-3-asked =
    Jaký je cíl hry?
    Jak se vyhrává kolo?
    O co ve hře jde?
    Smím vykládat cizí kameny?
    Vyhrává ten, kdo se první zbaví všech kamenů?
    cíl výhra vyložit všechny kameny
    Jak vyhraju?
    Kdy jsem vyhrál?
    Kdo je vítěz kola?

rummikub-4-asked =
    Kdo začíná?
    Kdo jde první?
    Jak se určí, kdo bude začínat?
    Kterým směrem se hraje?
    Hraje se po směru hodinových ručiček?
    začínající hráč nejvyšší číslo losování směr
    Kdo jde jako první na řadu?
    Hraje se doleva, nebo doprava?
    pořadí hráčů směr hry
    Kdo má první tah?

rummikub-5-asked =
    Kolik kamenů dostane každý?
    S kolika kameny začínám?
    Kolik kamenů se rozdává?
    Co s kameny, kterými se losovalo?
    Co je to bank?
    Kam přijde zbytek kamenů?
    čtrnáct kamenů rozdání příprava míchání
    Kolik kamenů má každý na začátku?
    počáteční počet kamenů
    Co se rozdává na začátku?
    Co s kameny, které zbyly po rozdání?
    Kolik kamenů si každý bere?
    Co dostanu na začátku?

rummikub-6-asked =
    Co je to skupina?
    Může být ve skupině jedna barva dvakrát?
    Kolik kamenů má mít skupina?
    Může mít skupina pět kamenů?
    Můžu vyložit tři sedmičky?
    stejné číslo různé barvy trojice čtveřice
    Můžou být dvě červené osmičky v jedné skupině?
    dvakrát stejná barva ve skupině
    Musí být ve skupině všechny barvy různé?
    stejná barva dvakrát ve skupině
    tři devítky v různých barvách
    Může být pět stejných čísel pohromadě?
    Platí 4-4-4 se dvěma modrými?

rummikub-7-asked =
    Co je to postupka?
    Smí být v postupce různé barvy?
    Jak dlouhá musí být postupka?
    Stačí dvě čísla za sebou?
    Jak dlouhá smí být postupka nejvíc?
    řada čísel po sobě jedna barva sekvence
    Jaká je minimální délka postupky?
    Jde červená 3, červená 4 a modrá 5?
    nejméně tři čísla za sebou
    Může být řada různobarevná?
    5 6 7 8 v jedné barvě
    Může být postupka z více barev?
    postupka ze tří nebo čtyř kamenů

rummikub-8-asked =
    Kolik bodů potřebuju na první výklad?
    Kdy smím poprvé vykládat?
    Jakou hodnotu musí mít první výklad?
    Stačí přesně 30 bodů?
    Proč nemůžu vyložit 25 bodů?
    Jak se počítá hodnota prvního výkladu?
    Musím mít první výklad znovu v každém kole?
    otevření třicet bodů minimum
    Kolik bodů je potřeba na vyložení?
    třicet bodů na začátek
    Od kolika bodů se smí vykládat?
    minimální hodnota prvního vyložení
    Jaká je podmínka prvního vyložení?
    Stačí 3-4-5 na první výklad?
    Proč mi nevzali 27 bodů?
    Potřebuju 30, abych mohl začít vykládat?
    Kolik bodů, než smím něco položit?

rummikub-9-asked =
    Co když nemám na první výklad?
    Co dělat, když nemám 30 bodů?
    Můžu s prvním výkladem počkat?
    Musím si líznout, když se nevyložím?
    nemůžu vyjít kámen z banku
    odložit první výklad
    Nemám třicet bodů, co teď?
    Můžu si líznout místo prvního výkladu?
    Nemám sadu za 30.
    Ještě nemůžu vyložit první kameny.
    Musím lízat, když nedám dohromady 30?

rummikub-10-asked =
    Můžu při prvním výkladu použít kameny ze stolu?
    Smím při otevření přikládat k cizím sadám?
    Počítají se kameny na stole do mých 30 bodů?
    Proč se při prvním výkladu nesmí sahat na stůl?
    první výklad sady na stole měnit rozšířit zakázáno
    Můžu přiložit k cizí řadě, abych dal dohromady 30?
    Musí být první výklad jen z mých kamenů?
    Můžu přiložit k cizí skupině, když se vykládám poprvé?
    Můžu poprvé přiložit svou sedmičku k postupce na stole?

rummikub-11-asked =
    Jak dlouho trvá tah?
    Kolik mám času?
    Co se stane, když mi dojde čas?
    Jaký je trest, když to nestihnu?
    Kolik trestných kamenů si beru?
    Co když po minutě nejsou sady v pořádku?
    minuta na tah tři kameny trest limit
    pomalý hráč nestihl tah
    Kolik sekund je na tah?
    Někdo přemýšlí moc dlouho, co s tím?
    vypršel mi čas uprostřed tahu
    překročení času trest tři kameny
    Jaký je trest za zdržování?
    délka tahu
    Co se stane, když překročím čas?

rummikub-12-asked =
    Co když si nikdo nepamatuje, kde kámen byl?
    Kam jdou kameny, jejichž místo jsme zapomněli?
    Nedokážeme vrátit stůl do původního stavu, co teď?
    zapomenuté místo kámen do banku
    Zapomněli jsme, kde kameny byly.
    Po nepovedeném tahu zbyl kámen bez místa.

rummikub-13-asked =
    Smím měnit sady ostatních?
    Můžu přeskládat kameny na stole?
    Jak funguje přeskupování?
    Může na konci tahu zůstat samotný kámen?
    Smím rozebrat cizí sadu?
    Kolik kamenů můžu vyložit v jednom tahu?
    manipulace přidávání skupiny postupky žádný kámen navíc
    Smí se rozebírat cizí sady?
    Co všechno smím dělat s kameny na stole?
    zbylý samotný kámen na konci tahu
    Můžu brát kameny ze sad ostatních?
    Smím vzít kámen z cizí postupky?
    Patří sady tomu, kdo je vyložil?
    Smí na stole zbýt osamocený kámen?
    Smím roztrhnout cizí postupku, když je pak všechno v pořádku?
    Kolik toho smím na stole změnit?
    Musím nechat cizí sady na pokoji?

rummikub-14-asked =
    Jaké jsou způsoby přeskupování?
    Můžu rozdělit postupku na dvě?
    Smím vzít čtvrtý kámen ze skupiny?
    Můžu na jednom konci kámen přidat a na druhém vzít?
    Smím si vzít krajní kámen z postupky?
    příklady přeskupení rozdělit přidat vzít
    rozdělit řadu
    Jak se dělí dlouhá postupka?
    vzít kámen ze čtveřice
    Co jde udělat se čtvrtým kamenem skupiny na stole?
    Můžu přesunout kámen z jedné postupky do druhé?
    Můžu rozdělit šest kamenů na dvě trojice?
    Můžu spojit dvě postupky?

rummikub-15-asked =
    Smím vzít žolíka, než se poprvé vyložím?
    Proč ještě nemůžu vzít žolíka ze stolu?
    Ještě nemám první výklad, smím sáhnout na žolíka?
    žolík před prvním výkladem zakázáno
    Můžu si vzít žolíka před vyložením?

rummikub-16-asked =
    Jak získám žolíka ze stolu?
    Můžu vyměnit žolíka za skutečný kámen?
    Co potřebuju, abych si vzal žolíka?
    Smím sebrat žolíka někomu jinému?
    Kdy se dá žolík vyměnit?
    výměna žolíka kámen stejného čísla a barvy
    výměna žolíka
    Jak si vezmu žolíka ze stolu?
    výměna žolíka za pravý kámen
    Za jaký kámen se mění žolík?
    Který kámen musím dát místo žolíka?
    Kdy smím měnit žolíka?
    Může žolíka vyměnit kdokoli?
    Mám červenou pětku, kterou žolík zastupuje, co teď?
    Můj kámen se hodí na místo žolíka, smím si žolíka vzít?

rummikub-17-asked =
    Co musím udělat s vyměněným žolíkem?
    Musím žolíka hned použít?
    Můžu si vyměněného žolíka nechat na později?
    Kam s žolíkem, kterého jsem nahradil?
    vyměněný žolík stejný tah nová sada
    Můžu si schovat vyměněného žolíka?
    získaný žolík hned na stůl
    Musí se žolík po výměně hned položit?
    Vyměnil jsem žolíka, musím ho teď vyložit?
    Jak dlouho si můžu nechat žolíka, kterého jsem získal?

rummikub-18-asked =
    Smím přeskupit sadu s žolíkem?
    Můžu přidat kámen k postupce, ve které je žolík?
    Dá se rozdělit postupka s žolíkem?
    sada se žolíkem přestavět manipulace
    posunout postupku s žolíkem
    Smím sahat na sadu, kde leží žolík?

rummikub-19-asked =
    Kolik bodů stojí žolík na konci?
    Kolik mínus bodů je žolík?
    Co když mi zbyde žolík v ruce?
    zbylý žolík na stojánku 30 bodů
    trest za žolíka
    Kolik je žolík na konci?
    mínus 30 za žolíka
    Kolik mínus je žolík při prohře?
    Prohrál jsem s žolíkem v ruce.

rummikub-20-asked =
    Kdy se žolík uvolní?
    Jakými způsoby se dá žolík uvolnit?
    Uvolní se žolík, když rozdělím jeho postupku?
    Kámen žolíka už leží na stole, je žolík volný?
    osvobodit žolíka způsoby
    čtyři způsoby uvolnění žolíka
    volný žolík

rummikub-21-asked =
    Kdy končí kolo?
    Co se stane, když někdo vyloží poslední kámen?
    Musím zvolat „Rummikub“?
    Co dělají ostatní, když někdo skončí?
    Kdo prohrál, když jeden vyložil všechno?
    konec kola poslední kámen ohlášení ukázat kameny
    konec kola
    Co říkám, když vyložím poslední kámen?
    Čím končí kolo?
    Je hned konec, když někdo nemá kameny?
    Někdo má prázdný stojánek, je konec?

rummikub-22-asked =
    Co se stane, když je bank prázdný?
    Co když už nejsou kameny na lízání?
    Hraje se dál, když dojdou kameny?
    Co když už nikdo nemůže hrát?
    prázdný bank pokračování nikdo nemůže
    bank je vybraný
    Končí hra, když je bank prázdný?
    Co když dojdou kameny?
    všechny kameny rozebrané
    Co když je zásoba vyčerpaná?
    Můžu hrát dál, když není co líznout?
    hromádka je prázdná, není co líznout

rummikub-23-asked =
    Jak se počítají body?
    Kolik bodů dostane vítěz?
    Kolik bodů ztratí poražení?
    Počítají se zbylé kameny do mínusu?
    bodování součet kamenů mínus vítěz poražení
    Jak se vyhodnotí kolo?
    Jak se počítají mínusy?
    body vítěze
    záporné body za kameny
    Kolik dostane výherce?
    Kolik platí ti, kdo prohráli?
    Jak se počítají body poraženého?

rummikub-24-asked =
    Kdo vyhraje, když je bank prázdný a nikdo neskončil?
    Jak se boduje, když nikdo nevyložil všechno?
    Vyhrává nejmenší součet, když dojdou kameny?
    Kolik mínusových bodů je, když nikdo nezavřel?
    nejmenší součet rozdíl prázdný bank body
    Nikdo neskončil, kdo vyhrál?
    Bank je prázdný, kdo je vítěz?
    Bank došel a nikdo nevyložil všechno.
    Bank je prázdný a všichni uvízli, kdo vítězí?
    Kdo vyhrál, když už nic nejde?
    Nikdo nemůže hrát a nikdo nevyložil všechno.

rummikub-25-asked =
    Jak se zapisují body?
    Sčítají se body ze všech kol?
    Proč dají body kola dohromady nulu?
    tabulka zápis bodů součet kol
    celkové skóre po několika kolech

rummikub-26-asked =
    Musím vyložit, když můžu?
    Smím si nechat kameny, které by šly vyložit?
    Je dobré na začátku kameny zadržet?
    rada strategie zadržet kameny
    Je povinné vykládat?
    Smím kameny schválně držet?
    Jsem povinen vyložit hotovou sadu?

rummikub-27-asked =
    Mám si nechat čtvrtý kámen skupiny?
    Co si nechat na příští tah?
    Jak se vyhnout tomu, abych příště musel lízat?
    rada nechat čtvrtý kámen
    kámen na později

rummikub-28-asked =
    Mám si nechat žolíka?
    Můžu mít žolíka schovaného na stojánku?
    Co riskuju, když žolíka nevyložím?
    schovat žolíka riziko rada
    Je nebezpečné držet žolíka?

rummikub-29-asked =
    Kolik kamenů je celkem?
    Kolikrát je ve hře každý kámen?
    Je každý kámen dvakrát?
    Dá se hrát jen s jedním od každého kamene?
    106 kamenů 54 kamenů po dvou po jednom
    celkový počet kamenů
    Jsou ve hře stejné kameny?
    Kolik kamenů má celá sada v krabici?

rummikub-30-asked =
    Jaká je čtvrtá barva, zelená, nebo žlutá?
    Jsem barvoslepý, jak rozeznám barvy?
    Co znamenají písmena K R G B?
    Proč má černá písmeno K?
    písmena barev oranžová barvoslepost
    Proč není žlutá?
    nerozeznám barvy

rummikub-31-asked =
    Kolik stojánků je v krabici?
    Má každý jeden stojánek, nebo dva?
    Proč osm stojánků pro čtyři?
    počet stojánků nezáleží
    Kolik stojánků je potřeba?

rummikub-32-asked =
    Co když si při losování vytáhnu žolíka?
    Co když si dva vylosují stejné nejvyšší číslo?
    Může o začínajícím rozhodnout náhoda?
    Kdo losuje znovu?
    losování žolík shoda znovu začátek
    Oba vytáhli 13, kdo začne?
    stejné číslo při losování
    Co když na začátku vytáhneme stejná čísla?

rummikub-33-asked =
    Kdo začíná další kolo?
    Začíná příští kolo vítěz?
    Losuje se před každým kolem znovu?
    Posouvá se začátek na dalšího hráče?
    druhé kolo kdo začne
    Kdo začíná druhé kolo?
    začátek dalšího kola
    Kdo je první v následujícím kole?
    začínající hráč nového kola

rummikub-34-asked =
    Může postupka pokračovat po 13 jedničkou?
    Je dovoleno 12-13-1?
    Smí jít postupka dokola?
    Je jednička nejnižší, nebo nejvyšší?
    postupka 13 1 2 přes konec
    Jde po 13 zase 1?
    Smí být jednička po třináctce?
    13 a 1 vedle sebe

rummikub-35-asked =
    Můžu se poprvé vyložit několika sadami?
    Můžou dvě sady dát dohromady 30?
    Musí mít 30 jedna jediná sada?
    první výklad více skupin a postupek součet
    Můžu se vyložit dvěma sadami po 15?
    třicet bodů z více sad

rummikub-36-asked =
    Smím v prvním výkladu použít žolíka?
    Jakou hodnotu má žolík v prvním výkladu?
    Počítá se žolík do třiceti bodů?
    žolík otevření hodnota zakázaný
    žolík při prvním vyložení
    Pomůže mi žolík k třiceti bodům?
    hodnota žolíka při otevření
    Počítá se žolík v prvním výkladu jako jeho číslo?

rummikub-37-asked =
    Můžu v tahu prvního výkladu ještě přeskupovat?
    Vyložil jsem 30, smím hned přidávat k ostatním sadám?
    Zůstává stůl beze změny celý tah, kdy se vyložím?
    tah prvního výkladu stůl potom přikládání volba
    Můžu po vyložení hned přikládat ve stejném tahu?
    odkdy smím přikládat k cizím sadám

rummikub-38-asked =
    Musím si líznout, když nic nevyložím?
    Co když nemůžu táhnout?
    Smím si líznout, i když bych mohl vyložit?
    Můžu líznutý kámen hned vyložit?
    Končí můj tah, když si vezmu kámen?
    Můžu v jednom tahu vyložit i líznout?
    žádný tah vzít jeden kámen konec tahu
    Smím vyložit právě líznutý kámen?
    Můžu líznout, i když můžu hrát?
    líznout místo vyložení
    Můžu vyložit po líznutí?
    Nemám co vyložit.
    Nemůžu nebo nechci nic vyložit.
    Můžu hrát dál po líznutí?

rummikub-39-asked =
    Můžu jen přeskupit stůl a nic nevyložit?
    Musím vyložit aspoň jeden kámen ze stojánku?
    Počítá se samotné přeskládání jako tah?
    přeskupení bez vlastního kamene
    jen přerovnat stůl
    Můžu přerovnat stůl a pak líznout?
    Stačí jen přeskupit kameny?
    Musím při manipulaci přidat kámen ze stojánku?

rummikub-40-asked =
    Můžu si vzít kámen ze stolu na stojánek?
    Smím si vzít žolíka ze stolu do ruky?
    Můžu si vrátit kámen, který jsem vyložil dřív?
    kámen ze stolu na stojánek nikdy
    vzít kámen ze stolu
    Zůstávají vyložené kameny napořád na stole?
    Můžu vzít kámen ze stolu a nechat si ho?

rummikub-41-asked =
    Co když čas vyprší a stůl je v pořádku?
    Co když jsem nic nezměnil a čas došel?
    Dá se hrát bez hodin?
    Můžeme mít na tah víc sekund?
    Vrátí se všechno, když vyprší čas?
    konec času platný stůl volba sekundy
    hra bez časového limitu
    změna času na tah
    Dá se vypnout časomíra?
    Jak se nastavují hodiny?

rummikub-42-asked =
    Můžu ukončit tah, když je nějaká sada špatně?
    Proč nemůžu ukončit tah?
    Je za nedovolený stůl hned trest?
    Co se stane, když je na konci mého tahu na stole chyba?
    neplatný stůl odmítnutí důvod hodiny běží
    neplatná sada
    Proč mi to sadu nepřijme?
    Ukončil jsem tah a zbyl osamocený kámen.
    Hra mě nenechá dokončit tah.
    chyba na stole na konci mého tahu
    chyba v sadě

rummikub-43-asked =
    Co když v banku není dost kamenů na trest?
    V banku zbývá jeden kámen, ale mám si vzít tři, co teď?
    trest málo kamenů v banku
    V banku jsou jen dva kameny, ale trest jsou tři.
    Kolik trestných kamenů, když je bank skoro prázdný?

rummikub-44-asked =
    Vrátí se všechno přesně na své místo?
    Může se při vracení něco poplést?
    Můžu vrátit svůj tah?
    přesné vrácení stolu místo kamenů
    vrátit tah
    zrušení tahu

rummikub-45-asked =
    Smím pasovat, když je bank prázdný?
    Musím s prázdným bankem vykládat, když můžu?
    Co když všichni pasují?
    Můžu vynechat tah?
    pas prázdný bank dokola konec kola
    pasování
    Můžu nehrát, když je bank prázdný?
    všichni pasují
    Je pasování dovolené?
    Musím vykládat, když už nejsou kameny na lízání?
    povinnost vykládat prázdný bank

rummikub-46-asked =
    Co když mají dva stejný nejmenší součet?
    Kdo vyhraje kolo při shodě?
    Kdy se vítězství v kole dělí?
    remíza nejmenší součet nejméně kamenů
    stejné součty
    Dva mají v kole stejně bodů, kdo vyhrál?
    rovnost bodů při prázdném banku
    shoda nejmenšího součtu
    stejně bodů na konci kola

rummikub-47-asked =
    Co když se hráč vůbec nevyložil?
    Kolik bodů ztratím bez prvního výkladu?
    Je trest 100 bodů, když jsem se nedostal do hry?
    nikdy nevyložil 100 200 bodů mínus
    vůbec jsem se nevyložil
    trest bez prvního výkladu
    prohrál jsem bez prvního výkladu
    Někdo nikdy nedal dohromady třicet.
    trest sto bodů
    200 bodů, když jsem se mohl vyložit

rummikub-48-asked =
    Kolik kol se hraje?
    Kdy končí celá hra?
    Kdo je celkový vítěz?
    Dá se hrát do 200 bodů?
    Co když je na konci partie remíza?
    počet kol vítěz partie nejvíc bodů cíl
    počet kol
    Jak dlouho trvá hra?
    hra do 300 bodů
    Na kolik kol se hraje?
    Kdy je konec zápasu?
    Jedno kolo, nebo víc?
    Jak se vyhraje celá partie?

rummikub-49-asked =
    Jakou barvu zastupuje žolík ve skupině tří?
    Kterým kamenem se vymění žolík ve trojici?
    Potřebuju obě chybějící barvy, abych vzal žolíka ze skupiny?
    žolík skupina tří chybějící barva
    Žolík se dvěma sedmičkami, jaká je to barva?
    žolík v trojici

rummikub-50-asked =
    Odkud smí být kámen, kterým vyměním žolíka?
    Můžu žolíka vyměnit za kámen ze stolu?
    Musí být kámen na výměnu z mého stojánku?
    kámen na výměnu žolíka stojánek stůl volba
    Můžu na výměnu žolíka vzít kámen z jiné sady?

rummikub-51-asked =
    Co se počítá jako nová sada pro žolíka?
    Můžu uvolněným žolíkem prodloužit starou sadu?
    Musí být v nové sadě kameny ze stojánku?
    Kdy sada není nová?
    nová sada žolík zbytek staré dva kameny
    žolík do staré postupky
    Může jít vyměněný žolík do sady, která už leží na stole?
    Co je to nová sada?

rummikub-52-asked =
    Můžu získat žolíka bez výměny?
    Dá se žolík uvolnit jen přeskupením?
    Můžu žolíka prostě odebrat, když zbytek sady zůstane platný?
    žolík jen výměnou volba volně
    vzít žolíka bez jeho kamene
    vytáhnout žolíka bez náhrady

rummikub-53-asked =
    Může žolík zastupovat kámen, který už je na stole dvakrát?
    Může být žolík třetí červená sedmička?
    žolík oba kusy jsou vidět
    třetí stejný kámen jako žolík
    Může žolík nahradit kámen, který už byl vyložen dvakrát?

rummikub-54-asked =
    Můžou být dva žolíci v jedné sadě?
    Smějí žolíci ležet vedle sebe?
    Jak se pozná, co dva žolíci zastupují?
    dva žolíci spolu dovoleno
    oba žolíci v jedné řadě
    dva žolíci vedle sebe
    dva žolíci v sadě

rummikub-55-asked =
    Můžu chtít nové rozdání?
    Mám hrozné kameny, může se rozdat znovu?
    Co když mám tři páry stejných kamenů?
    nové rozdání tři dvojice přerozdat
    špatné kameny
    Rozdává se znovu, když mám špatné kameny?
    tři páry

rummikub-56-asked =
    Co když zapomenu ohlásit „Rummikub“?
    Skončí kolo, i když nic neřeknu?
    Je trest za to, že jsem nezavolal?
    zapomenuté ohlášení prázdný stojánek konec sám
    Musí se volat „Rummikub“?

rummikub-57-asked =
    Jakým směrem se skládá postupka?
    Je jeden kámen se dvěma žolíky postupka, nebo skupina?
    Jak řeknu, že je to skupina?
    jeden kámen dva žolíci postupka nebo skupina
    osmička a dva žolíci
    žolík žolík 5

rummikub-58-asked =
    Jak se pozná, že jsem žolíka vzal správně?
    Posuzují se žolíci během tahu, nebo až na konci?
    Může jeden kámen nahradit dva žolíky?
    Může žolík nahradit jiného žolíka?
    role žolíka konečný stůl samostatný kámen
    kontrola žolíků na konci tahu

rummikub-59-asked =
    Kdy je sada nezměněná?
    Záleží na pořadí kamenů ve skupině?
    Měním skupinu, když jen prohodím její kameny?
    nezměněná sada stejné kameny role
    změněná nebo nezměněná skupina

rummikub-60-asked =
    Co když body nejde rozdělit rovným dílem?
    Kdo dostane bod navíc při společném vítězství?
    dělení bodů zbytek vítězové pořadí
    zbylý bod
    zbytek bodů

rummikub-61-asked =
    Kolik kol může mít nejvíc partie do cílového počtu bodů?
    Co když cíl nikdo nedosáhne?
    čtyřicet kol omezení partie s cílem
    maximální počet kol
    po čtyřiceti kolech

rummikub-62-asked =
    Co když mám trest a bank je prázdný?
    Platí trest bez kamenů jako pas?
    trest nula kamenů prázdný bank pasování
    trest z prázdného banku

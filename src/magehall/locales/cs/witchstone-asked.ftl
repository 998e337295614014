# Slova, která v této hře znamenají totéž, skupina na řádek.
witchstone-alike =
    dílek, dílky, dvojitý dílek, domino
    políčko, políčka, šestiúhelník, buňka, hex
    žeton, žetony, kolečko, čip, čipy
    svitek, svitky, karta svitku, pergamen
    posilující kouzlo, kouzlo, kouzla, zaklínadlo, boost
    proroctví, věštba, úkol, mise
    krystal, krystaly, drahokam, drahokamy
    kotel, kotlík, kotle
    řetěz, řetězy, spojnice, trasa
    segment, segmenty, kousek energie, tyčka
    lokace, lokaci, místo na mapě, místo na plánu
    čarodějnice, čarodějnici, čarodějnic, figurka, panáček
    stojící, postavená, vztyčená
    ležící, leží, ležet
    hůlka, hůlky, kouzelná hůlka
    soví destička, soví destičky, destička se sovou
    speciální dílek, speciální dílky, zvláštní dílek, dvousymbolový dílek
    zástěna, zástěny, paraván
    skupina, skupiny, shluk, stejné symboly vedle sebe
    symbol, symboly, znak, ikona
    body, bodů, bod, vítězné body
    v čele, vede, vedoucí, první na hůlce, vepředu
    baňka, baňky, lahvička, flakón
    shoda, remíza, nerozhodně, stejně bodů
    trvale, natrvalo, napořád, navždy
    soupeř, soupeři, protihráč, ostatní hráči
    nedokončený, rozestavěný, neúplný, nedostavěný
    vyjmout, vyndat, vytáhnout, vyjmutí
    cena, kolik zaplatím, kolik platím
    musím, povinné, povinný, nutné

# Otázky hráčů, jedna na řádek; název zprávy je bod pravidel, který na ně odpovídá.
witchstone-1-asked =
    Kolik hráčů může hrát?
    Dá se to hrát ve dvou?
    Můžeme hrát v pěti?
    Jaký je cíl hry?
    Jak se vyhrává?
    počet hráčů cíl hry
    Dá se hrát sólo?
    Můžu hrát sám?
    Pro kolik lidí je ta hra?
    dva hráči, tři hráči, čtyři hráči
    Kolik nás může hrát?
witchstone-2-asked =
    Co dostane každý hráč?
    Kolik mám čarodějnic?
    Kolik segmentů energie má každý?
    Mají všichni stejné dílky?
    Kolik krystalů mám na začátku?
    herní materiál hráče
    Kolik malých čarodějnic mám?
    Kolik dílků má jeden hráč celkem?
witchstone-3-asked =
    Kolik je ve hře svitků?
    Kolik je celkem speciálních dílků?
    Kolik je žetonů?
    Co mají hráči společného?
    společný materiál počty
    Kolik je v krabici sovích destiček?
witchstone-4-asked =
    Jak se skládají soví destičky?
    Kolik bodů mají soví destičky?
    Která sova leží nahoře na hromádce?
    příprava soví destičky 7 6 5 4 3
    Kolik hromádek sov je na pentagramu?
witchstone-5-asked =
    Jak se připraví knihovna?
    Kolik svitků je na začátku odkrytých?
    Kam patří svitky před hrou?
    příprava svitky police lícem nahoru
    knihovna na začátku šest svitků
witchstone-6-asked =
    Jak se připraví speciální dílky?
    Kolik speciálních dílků leží odkrytých na pentagramu?
    Kam patří hromádka speciálních dílků?
    příprava speciální dílky tmavá pole pentagramu
    tři speciální dílky na začátku
witchstone-7-asked =
    Jak se rozloží žetony na začátku?
    Je na každé lokaci žeton?
    Kam přijdou zbylé žetony?
    Co leží na ubruse?
    příprava žetony mapa ubrus
    Dostane Čarodějný kámen žeton?
    čipy při přípravě
    kde leží žetony
witchstone-8-asked =
    Kde stojí krystaly na začátku?
    Kam patří černý krystal při přípravě?
    Jak si připravím kotel?
    krystaly rozestavení označená políčka
    výchozí rozmístění krystalů
    Na kterých políčkách jsou na začátku krystaly?
witchstone-9-asked =
    S kolika dílky začínám?
    Kolik dílků mám na ruce?
    Smějí ostatní vidět moje dílky?
    Kolik dílků zůstane v zásobě?
    počáteční dílky pět deset
    Kolik dílků si beru za zástěnu?
    počet dílků na ruce
    Vidí ostatní moje dílky?
    skryté dílky
witchstone-10-asked =
    Kde začínají sovy?
    K čemu jsou tři sovy?
    Kde začíná sova na hůlce?
    S kolika body se začíná?
    sovy začátek bodová stupnice pentagram rukojeť
    Kde na bodové stupnici začínáme?
    Kde začíná bodovací sova?
witchstone-11-asked =
    Kdo začíná?
    Kdo je první na tahu?
    Kdo hraje jako první?
    Jak se určí začínající hráč?
    Kterým směrem se hraje?
    první hráč pořadí hráčů
    Kdo má první tah?
    Kdo jde první a kdo po něm?
    začínající hráč
    Podle čeho se určí, kdo bude začínat?
witchstone-12-asked =
    Kdo si jako první vybírá věž?
    Kdo staví velkou čarodějnici první?
    V jakém pořadí se vybírají věže?
    Můžou být dvě velké čarodějnice na jedné věži?
    pořadí velká čarodějnice věž
    Kdo má první volbu věže?
    výběr věže pořadí
    Kdo dává velkou čarodějnici na věž nejdřív?
    vybírání věží
witchstone-13-asked =
    Která věž je moje?
    Co je cizí věž?
    Je prázdná věž cizí?
    vlastní věž
    Čí je ta věž?
    Patří věž jen mně?
    věž, kde stojí moje velká čarodějnice
    rozdíl mezi vlastní a cizí věží
witchstone-14-asked =
    Co dostanu za postavení velké čarodějnice?
    Jsou za velkou čarodějnici na začátku body?
    Dostanu žeton věže, kterou si vyberu?
    velká čarodějnice 2 body žeton
    odměna za umístění na věž
    Kdo dostane žeton na věži při přípravě?
witchstone-15-asked =
    Kam dám žeton z věže, když ho použiju?
    Má žeton ze začátku na konci nějakou cenu?
    Nechám si žeton z přípravy?
    použitý žeton z věže za zástěnu
    počáteční žeton má 2 body
witchstone-16-asked =
    Co dělám ve svém tahu?
    Co můžu v tahu udělat?
    Kam smím položit dílek?
    Jak se pokládá dílek do kotle?
    Kolik dílků za tah zahraju?
    položení dílku dvě prázdná políčka
    Musí políčka pod dílkem sousedit?
    Jak se hraje tah?
    pokládání dílků do kotle
    Jak mám položit dílek?
    průběh tahu krok za krokem
    Který dílek musím zahrát?
witchstone-17-asked =
    Můžu zakrýt vytištěný symbol?
    Smím dát dílek na symbol v kotli?
    Proč nejde položit dílek do rohu kotle?
    zakrýt vytištěné symboly
    nezakrývat symbol v rohu
    překrytí symbolů v kotli
witchstone-18-asked =
    Můžu položit dílek na krystal?
    Krystal mi překáží, co s ním?
    Smím krystal napřed odsunout?
    zakrýt políčko s krystalem
    krystal blokuje dílek
    Dílek by překryl krystal, jde to?
    krystal pod mým dílkem
witchstone-19-asked =
    Provádějí se oba symboly?
    Která akce je první?
    Můžu si vybrat pořadí obou akcí?
    Co mi dílek dovolí udělat?
    dva symboly pořadí akcí
    Co dělají poloviny dílku?
    pořadí symbolů volba
    Dostanu obě akce, nebo jen jednu?
    Musím použít oba symboly?
witchstone-20-asked =
    Kdy si táhnu nový dílek?
    Co dělám na konci tahu?
    Doplňují se dílky za zástěnou?
    tažení dílku konec tahu
    dobírání dílků
    Kdy si beru další dílek?
    Dobírám zpátky do pěti?
witchstone-21-asked =
    Kolik tahů má každý?
    Zahrajeme všechny dílky?
    Kolik dílků na konci zbude?
    Kdo je na tahu po mně?
    jedenáct tahů směr hodinových ručiček
    počet tahů
    Dojdou mi na konci dílky?
    zbylé dílky za zástěnou
witchstone-22-asked =
    Kolik akcí dostanu?
    Co dává skupina stejných symbolů?
    Kolikrát smím akci provést?
    Proč dávat stejné symboly vedle sebe?
    Dává víc symbolů víc akcí?
    počet akcí velikost skupiny
    Tři stejné symboly vedle sebe, kolik akcí?
    Jak silná je akce?
    Dá větší skupina víc akcí?
    sousední stejné symboly počítání
    Proč má někdo za jeden dílek pět akcí?
    Jak z jednoho dílku dostanu víc akcí?
    Co je souvislá skupina?
witchstone-23-asked =
    Musím první akci dokončit před druhou?
    Můžu střídat obě akce z dílku?
    Dají se oba druhy akcí míchat?
    Kdy se hrají bonusové akce, před druhým symbolem?
    dokončit první akci s bonusy
    přeskakovat mezi akcemi
    Můžu jednu akci přerušit a jít napřed na druhou?
witchstone-24-asked =
    Co když akci nemůžu využít?
    Můžu zahrát dílek s akcí, která mi k ničemu není?
    Jeden symbol už nejde použít, co teď?
    nemožná akce vynechat
    nevyužitelný symbol
    Symbol mi nic nedá, vadí to?
witchstone-25-asked =
    Počítá se skupina i u druhého symbolu?
    Můžou oba symboly dát několik akcí?
    Opakuje se i druhá akce?
    druhý symbol skupina několikrát
    Obě poloviny dílku se dotýkají skupiny, platí obě?
witchstone-26-asked =
    Co když vedle symbolu žádný stejný není?
    Kolik akcí dá osamocený symbol?
    Symbol se nedotýká stejného, přijdu o akci?
    jediný symbol jedna akce
    symbol bez stejných sousedů
    Dá něco symbol, který stojí sám?
witchstone-27-asked =
    Co dělá akce energie?
    Jak se pokládá energie?
    Kam smím dát segment?
    Jak se staví řetěz?
    akce energie segment článek
    Jak využiju energii?
    pokládání segmentů
    Kam se dávají kousky energie?
    stavba sítě
witchstone-28-asked =
    Odkud začínám stavět síť?
    Kam patří první segment?
    Musím začít u své věže?
    první segment vlastní věž
    Můžu začít s energií kdekoli na mapě?
    začátek energie u věže
    odkud začíná energie
    Může první segment patřit k jiné věži?
witchstone-29-asked =
    Mám víc akcí energie, kolik položím segmentů?
    Pokládá se za každou akci jeden segment?
    několik akcí energie počet segmentů
    tři akce energie tři segmenty
witchstone-30-asked =
    Kolik bodů je za řetěz?
    Co získám za dokončený řetěz?
    Kolik bodů dá dlouhý řetěz?
    Kolik je za řetěz se třemi články?
    body za řetězy 1 3 6
    trojitý řetěz body
    Kolik bodů je za spojení dvou míst?
    bodování řetězů krátký dlouhý
    Co vynese řetěz?
    body za dvojitý řetěz
    Má delší řetěz větší hodnotu?
witchstone-31-asked =
    Můžu stavět na cizím řetězu?
    Můžou dva hráči stavět týž řetěz?
    Smím dokončit řetěz, který začal soupeř?
    Může mi někdo zabrat řetěz?
    cizí začatý řetěz zákaz
    Někdo už tam má segment, můžu přidat svůj?
    Můžeme se o řetěz dělit?
    blokování řetězu
    Můžu pokračovat v řetězu nepřítele?
    řetěz jiného hráče je pro mě zavřený
    řetěz patří jen jednomu hráči
witchstone-32-asked =
    Co když mi dojdou segmenty?
    Mám položenou všechnu energii, zbývají mi takové akce?
    Můžu přesouvat položené segmenty?
    došly segmenty energie
    bez energie, všech dvacet segmentů použito
    spotřebovaná všechna energie
witchstone-33-asked =
    Můžu začít druhý řetěz, než dokončím první?
    Musím řetěz dokončit?
    Smím mít rozestavěné dva řetězy?
    nedokončený řetěz nový řetěz
    dva nedokončené řetězy najednou
    nový řetěz, když starý je otevřený
    jen jeden rozestavěný řetěz
    nechat řetěz rozdělaný a stavět jinde
witchstone-34-asked =
    Odkud vede další řetěz?
    Můžu pokračovat z lokace, ke které už jsem došel?
    Začíná každý řetěz u mé věže?
    začátek dalšího řetězu spojená lokace
    pokračování sítě ze spojeného místa
    Musí moje síť souviset?
    Můžu stavět dál od kterékoli své lokace?
witchstone-35-asked =
    Co dělá akce čarodějnice?
    Jak dostanu do hry novou čarodějnici?
    Kam se dává nová čarodějnice?
    Jsou za ležící čarodějnice body?
    Proč čarodějnice leží?
    položit čarodějnici k věži rezerva
    nová čarodějnice z rezervy
    Kam položím čarodějnici nejdřív?
    K čemu jsou ležící čarodějnice?
    nové čarodějnice leží u věže
witchstone-36-asked =
    Jak se čarodějnice pohybuje?
    Kam můžu poslat čarodějnici?
    Jak čarodějnici zvednu?
    Potřebuje čarodějnice na cestu dokončené řetězy?
    zvednout a poslat čarodějnici
    odeslání čarodějnice z věže
    pohyb čarodějnic po mapě
    Kam může moje čarodějnice jít?
    Jak dostanu čarodějnici z věže na jiné místo?
    cestování čarodějnic
    Co ještě umí akce čarodějnice kromě pokládání?
    Může se čarodějnice hned po položení pohnout?
witchstone-37-asked =
    Kolik stojí cesta po vlastních řetězech?
    Jak daleko dojde čarodějnice za jednu akci?
    Může čarodějnice projít přes obsazenou lokaci?
    cesta vlastní řetězy jedna akce
    Smí čarodějnice přejít obsazené místo?
    dlouhá cesta za jedinou akci
    Kolik akcí stojí dojít na druhou stranu?
witchstone-38-asked =
    Můžu jít po cizích řetězech?
    Kolik stojí cesta po řetězu jiného hráče?
    Platím majiteli řetězu?
    Co když nemám na cestu dost akcí?
    cizí řetězy cena cesty
    použití soupeřovy cesty cena
    Kolik akcí chce řetěz soupeře?
    poplatek za cizí spojení
    Chybí mi jedna akce do cíle
    Stojí dlouhý cizí řetěz víc než jednu akci?
    Můžu jít po modré síti soupeře?
witchstone-39-asked =
    Kolik bodů je za postavenou čarodějnici?
    Co získám, když pošlu čarodějnici na lokaci?
    Mám body, i když tam nejsem první?
    body za čarodějnici na lokaci 2
    body za stojící čarodějnici
witchstone-40-asked =
    Kdo dostane žeton lokace?
    Kdy si vezmu žeton?
    Co žeton dává?
    Dostane žeton i druhá čarodějnice?
    K čemu jsou žetony?
    první čarodějnice žeton akce 3 body
    kdo přijde první, bere žeton
    druhá čarodějnice bez žetonu
    Dostanu žeton vždycky, když čarodějnice dorazí?
    Dostanu žeton, když tam přede mnou už někdo byl?
    Proč jsem tu nedostal žeton?
witchstone-41-asked =
    Kdy musím použít žeton z lokace?
    Můžu si žeton nechat na jiný tah?
    Jak dlouho smím čekat se žetonem, který vzala čarodějnice?
    žeton kdy nejpozději
    schovat žeton na příště
    použití žetonu kdy
    do kdy musím použít žeton
    žeton z mapy, kdy propadne
witchstone-42-asked =
    Kam jde žeton z lokace po použití?
    Přijdu o žeton, když jeho akci použiju?
    Má použitý žeton ještě cenu?
    použitý žeton z mapy za zástěnu
    otočený použitý žeton
    Zůstane mi použitý žeton?
witchstone-43-asked =
    Co se stane, když čarodějnice dojde na Čarodějný kámen?
    Kolik bodů dává Čarodějný kámen?
    Kolik čarodějnic se vejde na kámen?
    Je na Čarodějném kameni žeton?
    Co má ten, kdo je na kameni uprostřed první?
    kámen pozice body navíc
    body za kámen uprostřed
    prostřední kámen první pozice
    Co je zvláštního na prostředku mapy?
    Kolik bodů je za druhé místo na Čarodějném kameni?
    Má druhá čarodějnice na Čarodějném kameni míň bodů?
witchstone-44-asked =
    Můžu v jednom tahu čarodějnice pokládat i posílat?
    Můžu čarodějnici položit a hned ji poslat?
    Jak využiju několik akcí čarodějnice?
    pokládání a posílání střídat
    několik akcí čarodějnice
    položit a poslat v témže tahu
    pořadí pokládání a posílání
witchstone-45-asked =
    Co když mi už všechny čarodějnice stojí?
    Nemám koho postavit, mám ještě akce čarodějnice?
    všechny čarodějnice stojí žádné akce
    všechny čarodějnice vztyčené
    všech jedenáct čarodějnic postavených
witchstone-46-asked =
    Můžu mít na jednom místě dvě čarodějnice?
    Kolik mých čarodějnic smí být na lokaci?
    Kolik čarodějnic může ležet u věže?
    nejvíc čarodějnic na lokaci
    dvě moje čarodějnice ve stejné vesnici
    Můžou mít dvě moje čarodějnice jedno místo?
    největší počet čarodějnic
witchstone-47-asked =
    Může se stojící čarodějnice znovu přesunout?
    Může čarodějnice lokaci opustit?
    Můžu si čarodějnici vzít zpátky?
    stojící čarodějnice se nehýbe
    pohnout čarodějnicí dvakrát
    Můžu poslat čarodějnici dál odtud, kde stojí?
    přesunout čarodějnici později
    Jak dlouho zůstane stojící čarodějnice?
witchstone-48-asked =
    Co dělá akce pentagramu?
    Jak se pohybuje sova na pentagramu?
    Kterým směrem se jde po pentagramu?
    pentagram sova krok směr
    směr pohybu sovy pentagram
    Můžu jít po pentagramu zpátky?
    kudy jde sova po pentagramu
witchstone-49-asked =
    Co dává světlé pole pentagramu?
    Na pentagramu stojím na světlém poli, dostanu něco?
    pentagram světlé pole
witchstone-50-asked =
    Kdy dostanu soví destičku?
    Co dává oranžové pole?
    Dostanu soví destičku, i když pole jen minu?
    Jak se sbírají sovy?
    oranžové pole soví destička
    projít kolem hromádky sov
    sbírání sov, nejcennější první
    Dostanu sovu, když jen procházím?
    Kdy se berou sovy?
witchstone-51-asked =
    Jak získám speciální dílek?
    Co dává tmavé pole pentagramu?
    Musím na tmavém poli zastavit přesně, abych dostal speciální dílek?
    Doplní se speciální dílek hned novým?
    pentagram tmavé pole speciální dílek
    doplnění speciálního dílku
    minout tmavé pole pentagramu
    Dostanu speciální dílek, když jen procházím?
witchstone-52-asked =
    Co dává speciální dílek použitý jednou?
    Kolik akcí dává speciální dílek?
    Můžu použít oba symboly speciálního dílku?
    Kam jde použitý speciální dílek?
    speciální dílek jednorázově dvě akce
    použít speciální dílek hned
    Speciální dílek: použít hned, nebo nechat?
    dva způsoby použití speciálního dílku
witchstone-53-asked =
    Můžu dát speciální dílek do kotle?
    Co dělá speciální dílek natrvalo?
    Kam se pokládá speciální dílek?
    Co mám z toho, že speciální dílek nechám v kotli?
    speciální dílek trvale kotel
    speciální dílek zůstane v kotli
    Mám dát speciální dílek do kotle?
witchstone-54-asked =
    Dostanu akci za položení speciálního dílku?
    Pomůže nový speciální dílek už mé druhé akci?
    položení speciálního dílku bez akce
    Aktivuje se speciální dílek položením?
witchstone-55-asked =
    Co je po celém kole na pentagramu?
    Zastaví se sova po celém okruhu?
    Můžu jít po pentagramu podruhé dokola?
    celý okruh druhé kolo sovy
    druhý okruh po pentagramu
    znovu kolem pentagramu
witchstone-56-asked =
    Co když už nejsou soví destičky?
    Hromádka sov je prázdná, co dostanu?
    prázdné oranžové pole 2 body
    žádné sovy nezbyly
    došly sovy
    hromádka se sovami je pryč
witchstone-57-asked =
    Co když na tmavém poli není speciální dílek?
    Došly speciální dílky, co dostanu místo nich?
    Tmavé pole pentagramu je prázdné, co teď?
    prázdné tmavé pole dvě akce podle volby
    došly speciální dílky, prázdné pole
    na tmavém poli nic není
    na tmavém poli pentagramu už nic není
witchstone-58-asked =
    Co dělá akce krystalu?
    Jak se přesouvá krystal?
    Jak daleko dojde krystal za jednu akci?
    Jak dostanu krystal z kotle ven?
    akce krystalu sousední políčko okraj
    posouvání krystalů v kotli
    jeden krok krystalem
    Proč hýbat krystaly?
    Můžou krystaly všemi směry?
witchstone-59-asked =
    Kam jde krystal, když opustí kotel?
    Co se stane, když krystal dojde na okraj?
    Na kterou polici patří krystal?
    Můžu si vybrat polici pro krystal?
    krystal okraj regál baňka
    krystal na kraji, kam teď
    volba mezi dvěma policemi
    krystal do baňky
    krystal vyjde z kotle
witchstone-60-asked =
    Co dostanu za krystal na polici?
    Kolik akcí dá krystal na polici svého symbolu?
    Co dává horních šest polic?
    krystal police symbolu dvě akce
    odměna za krystal na polici
    co mám z krystalů v baňkách
witchstone-61-asked =
    Co dává nejnižší police regálu?
    Jak získám žeton z ubrusu?
    K čemu jsou žetony pod regálem?
    Můžu si žeton z ubrusu vybrat?
    krystal nejnižší police žeton podle volby
    žeton z ubrusu
    Co získám na spodní polici?
    krystal dole v regálu, vybrat žeton
witchstone-62-asked =
    Můžu v jednom tahu hýbat několika krystaly?
    Smím akce rozdělit mezi víc krystalů?
    Můžu jeden krystal posunout o několik políček?
    několik akcí krystalu
    několik krystalů v tahu
    dva krystaly za jednu skupinu symbolů
    rozdělení akcí krystalu
witchstone-63-asked =
    Co když mi krystal přinese další akce krystalu?
    Přičtou se získané akce krystalu k těm zbylým?
    krystal na polici krystalu další akce
    bonusové akce krystalu navíc
    řetězová reakce krystalů
witchstone-64-asked =
    Co dělá černý krystal?
    Čím je černý krystal lepší?
    Kolik akcí dává černý krystal?
    Kolik bodů dá černý krystal se žetonem za 3 body?
    černý krystal bonus
    výhoda černého krystalu
    odměna za černý krystal
    Je černý krystal lepší než ostatní?
witchstone-65-asked =
    Počítá se černý krystal jako krystal?
    Jsou za černý krystal body na hůlce?
    Platí černý krystal pro proroctví?
    černý krystal se nepočítá
    Počítají se černé krystaly do proroctví?
witchstone-66-asked =
    Co když nemám v kotli krystaly?
    Všechny krystaly jsou venku, zbývají mi akce krystalu?
    kotel bez krystalů
    žádné krystaly v kotli
witchstone-67-asked =
    Může krystal přeskočit dílek?
    Projde krystal přes jiný krystal?
    Může krystal skončit na dílku?
    Smí krystal stát na vytištěném symbolu?
    krystal obsazená políčka projít skončit
    přeskakování dílků krystalem
    Překážejí krystalu jiné krystaly?
    Blokují dílky krystaly?
    pohyb přes obsazená políčka
    Překážejí si krystaly navzájem?
witchstone-68-asked =
    Můžu dát na krystal speciální dílek?
    Který dílek smí krystal zakrýt?
    dílek na krystal zákaz
witchstone-69-asked =
    Kudy krystaly opouštějí kotel?
    K čemu jsou šipky v kotli?
    Může krystal ven kdekoli?
    výstup šipky krystaly
    východ z kotle
    Kterými políčky jdou krystaly ven?
witchstone-70-asked =
    Kolik krystalů se vejde na polici?
    Kolik baněk platí ve třech hráčích?
    Můžou být v baňce dva krystaly?
    Kdy je police plná?
    omezení police krystaly podle počtu hráčů
    maximum krystalů na polici ve čtyřech hráčích
    počet baněk na polici
    kapacita polic
witchstone-71-asked =
    Co když je police plná?
    Není volná baňka, kam jde krystal?
    Plné jsou obě police, co s krystalem?
    plná police krystal zpátky do krabice
    plný regál, žádná volná baňka
    Krystal nemůže na svou polici, co teď?
    v regálu není místo
witchstone-72-asked =
    Můžu krystal z kotle prostě vyndat?
    Kolik stojí ruční vyjmutí krystalu?
    Ztratím body, když krystal vyjmu přímo?
    Dá se krystalu zbavit bez akce?
    vyjmout krystal ručně minus body
    trest za vyndání krystalu
    Jak drahé je vytáhnout krystal?
    cena za vytažení krystalu
    Můžu vyndat krystal v tahu soupeře?
    nouzové vyndání krystalu
witchstone-73-asked =
    Co dělá akce hůlky?
    Jak se pohybuje sova na hůlce?
    O kolik polí se posunu na hůlce?
    akce hůlky sova doprava
    pohyb po hůlce
    Můžu jít po hůlce zpátky?
    sova jde po hůlce doprava
witchstone-74-asked =
    Co dává světlé pole hůlky?
    Na hůlce stojím na světlém poli, dostanu něco?
    hůlka světlé pole
witchstone-75-asked =
    Co dává tmavé pole hůlky?
    Kdy se bonus hůlky zdvojnásobí?
    Co mám z toho, že jsem na hůlce v čele?
    Jsem v čele, i když stojím na stejném poli s jiným hráčem?
    Dostanu bonus hůlky, když pole jen minu?
    hůlka tmavé pole bonus dvojnásobek
    dvojitý bonus, protože vedu
    Co má vedoucí hráč na hůlce?
    dělit se o první místo na hůlce
    Skončil jsem na poli s vedoucím hráčem
    podmínky dvojnásobného bonusu
witchstone-76-asked =
    Co dává stříbrné pole?
    Kdy se na hůlce boduje?
    Dostanu body za stříbrné pole, i když ho jen minu?
    hůlka stříbrné pole bodování
    stříbrná pole, body na hůlce
    stříbrná
    Co dělají stříbrná políčka na hůlce?
    Kdy boduje stříbrná?
witchstone-77-asked =
    Co se stane na konci hůlky?
    Moje sova je na posledním poli hůlky, mám ještě akce?
    Můžu za posledním polem pokračovat?
    konec hůlky poslední pole
    sova došla na špičku hůlky
witchstone-78-asked =
    V jakém pořadí se vyhodnocují pole hůlky?
    Můžu si vybrat, který bonus hůlky bude první?
    Minul jsem několik polí hůlky, které je první?
    pořadí bonusů a bodů hůlka
    vyhodnocení polí hůlky popořadě
    pořadí odměn na hůlce
witchstone-79-asked =
    Co dává pole krystalu na hůlce?
    Kolik akcí krystalu je z hůlky?
    hůlka bonus krystal jedna dvě
witchstone-80-asked =
    Co dává pole čarodějnice na hůlce?
    Kolik akcí čarodějnice je z hůlky?
    hůlka bonus čarodějnice dvě čtyři
    bonus čarodějnice na hůlce
witchstone-81-asked =
    Co dává pole energie na hůlce?
    Kolik akcí energie je z hůlky?
    hůlka bonus energie jedna dvě
witchstone-82-asked =
    Co dává pole pentagramu na hůlce?
    Kolik kroků pentagramu je z hůlky?
    hůlka bonus pentagram dva čtyři
witchstone-83-asked =
    Co dává pole svitku na hůlce?
    Ze kterých svitků vybírám za bonus hůlky?
    hůlka bonus svitek první tři všech šest
    výběr svitku z hůlky
witchstone-84-asked =
    Kolik bodů je na hůlce za řetězy?
    Počítají se na stříbrném poli nedokončené řetězy?
    Jsou za dlouhé řetězy na stříbrném poli body navíc?
    stříbrné pole řetězů
    dokončené řetězy body na hůlce
    stříbrná za řetězy
witchstone-85-asked =
    Kolik bodů je na hůlce za svitky?
    Počítají se na stříbrném poli použité svitky?
    stříbrné pole svitků
    stříbrná za svitky
witchstone-86-asked =
    Kolik bodů je na hůlce za krystaly?
    Které krystaly se počítají na stříbrném poli?
    stříbrné pole krystalů vlastní barva
    stříbrná za krystaly
witchstone-87-asked =
    Kolik bodů je na hůlce za čarodějnice?
    Počítají se na stříbrném poli ležící čarodějnice?
    Počítá se na stříbrném poli velká čarodějnice?
    stříbrné pole čarodějnic
    velká čarodějnice stříbrná
    body za každou čarodějnici na hůlce
witchstone-88-asked =
    Kolik bodů je na hůlce za žetony?
    Počítají se na stříbrném poli moje žetony?
    stříbrné pole žetonů
    body za každý žeton na hůlce
    stříbrná za žetony
witchstone-89-asked =
    Kolik bodů je na hůlce za speciální dílky?
    Počítají se na stříbrném poli použité speciální dílky?
    stříbrné pole speciálních dílků 2 body
    stříbrná za speciální dílky
witchstone-90-asked =
    Co dělá akce svitku?
    Jak získám svitek?
    Který svitek si vezmu za jednu akci?
    Můžu si za jednu akci svitek vybrat?
    jedna akce svitku nejnižší police
    Který svitek z knihovny si beru?
    nejnižší svitek
    jen jeden symbol svitku
witchstone-91-asked =
    Kolik svitků dostanu za několik akcí?
    Proč mám jen jeden svitek?
    K čemu je víc akcí svitku?
    Mám vedle sebe tři symboly svitku, co dostanu?
    několik akcí svitku větší výběr
    čtyři akce svitku, výběr ze čtyř
    mnoho symbolů svitku, přesto jediný svitek
    Znamenají tři akce svitku tři svitky?
    Jak získám lepší výběr svitků?
    Jak se dostanu ke svitku na vyšší polici?
witchstone-92-asked =
    Co se stane, když si někdo vezme svitek?
    Posunou se ostatní svitky dolů?
    Kam přijde nový svitek?
    posun svitků nový na nejvyšší polici
    knihovna se posouvá dolů
    Vyloží se nový svitek hned?
witchstone-93-asked =
    Co dělá posilující kouzlo?
    Kolikrát můžu posilující kouzlo použít?
    Můžu zahrát kouzlo, když žádnou akci nemám?
    Spustí kouzlo akci samo?
    posilující kouzlo jednou přídavek
    kouzlo bez akce
    K čemu je posilující kouzlo dobré?
    Dá se posilující kouzlo použít znovu?
    Můžu totéž kouzlo zahrát dvakrát?
witchstone-94-asked =
    Kolik akcí přidá dvojité kouzlo?
    Co dává kouzlo +2?
    dvojité posilující kouzlo dvě akce
    kouzlo plus dvě
witchstone-95-asked =
    Kolik akcí přidá jednoduché kouzlo?
    Co dává kouzlo +1?
    Které kouzlo se hodí ke každé akci?
    jednoduché posilující kouzlo jedna akce libovolná
    kouzlo na libovolnou akci
    kouzlo plus jedna
witchstone-96-asked =
    Můžu kouzla kombinovat?
    Smím na jednu akci použít dvě posilující kouzla?
    spojování kouzel dohromady
    sčítání kouzel
witchstone-97-asked =
    Co se stane s použitým kouzlem?
    Otočím kouzlo, když ho zahraju?
    Má kouzlo, které nepoužiju, nějakou cenu?
    použité kouzlo lícem dolů 2 body
    otočit použité kouzlo
    Jsou nepoužitá kouzla za body?
witchstone-98-asked =
    Kolik bodů má proroctví?
    Jak se bodují proroctví?
    Co když proroctví vůbec nesplním?
    Co znamenají stupně proroctví?
    Ztratím body za nesplněné proroctví?
    proroctví body stupně 1 3 5 7
    body za nesplněné proroctví
    hodnota proroctví
    Co dají tři stupně?
    částečně splněné proroctví
    druhý stupeň proroctví
witchstone-99-asked =
    Mám dva žetony se svitkem, vezmu si dva svitky?
    Můžu žetony se svitkem sečíst?
    několik žetonů se svitkem po jednom nebo dohromady
    dva svitkové žetony
    Můžu použít žetony se svitkem zvlášť?
witchstone-100-asked =
    Můžu svitky tajit?
    Musí moje svitky ležet odkryté?
    Smím se dívat na svitky ostatních?
    svitky tajné hromádka
    schovat svitky
    utajit svitky před ostatními
    skrývat svitky před ostatními
    Vědí ostatní, jaké mám svitky?
witchstone-101-asked =
    Co když dojde balíček svitků?
    Co když už nejsou žádné svitky?
    Knihovna je prázdná, co s akcí svitku?
    došly svitky prázdná knihovna
    dobraly se svitky
    už není co dobírat
    nezbyly žádné svitky
witchstone-102-asked =
    Kdy končí hra?
    Kdy je konec?
    Na kolik kol se hraje?
    Může hra skončit dřív?
    konec hry jedenáct kol
    Jak dlouho se hraje?
    Je konec, když dojdou dílky?
    délka hry, poslední kolo
    Po kterém kole je konec?
    poslední kolo
witchstone-103-asked =
    Kdy se počítají body za sovy?
    Co dostanu na konci za soví destičky?
    závěrečné bodování sovy
    hodnota sov na konci
witchstone-104-asked =
    Kolik bodů je na konci za žeton?
    Jakou hodnotu má žeton?
    Počítají se na konci všechny žetony?
    závěrečné bodování žetony 2 body
    body za žetony, konec hry
    Co přinesou nasbírané žetony?
    cena čipu
witchstone-105-asked =
    Kolik je na konci za nepoužitá kouzla a nesplněná proroctví?
    Kolik bodů dostanu za zbylá kouzla?
    Vyplatí se nechat si kouzlo do konce hry?
    závěrečné bodování nepoužité kouzlo nesplněné proroctví
    zbylá kouzla na konci
    Jakou hodnotu má nesplněné proroctví?
witchstone-106-asked =
    Kolik přidají na konci splněná proroctví?
    Kdy se vyhodnocují proroctví?
    závěrečné bodování splněná proroctví
    body za proroctví, závěrečné bodování
witchstone-107-asked =
    Kdo vyhrál?
    Kdo vítězí?
    Kdo vyhraje při shodě?
    Dva mají stejně bodů, kdo vyhrává?
    Co když je to remíza?
    vítěz shoda bodů hůlka
    rovnost bodů, stejný počet bodů
    rozhodnutí při remíze
    Kdo je Pánem Čarodějného kamene?
    nerozhodná hra
    Kdo vyhraje, když mají dva stejně?
    Co rozhoduje při shodě?
witchstone-108-asked =
    Jak funguje proroctví o největší skupině?
    Kolik souvislých symbolů je třeba pro proroctví?
    Počítají se pro proroctví vytištěné symboly?
    Počítají se do skupiny pro proroctví speciální dílky?
    proroctví skupina symbolů 4 5 6
    úkol největší shluk
    Počítají se nesouvisející symboly do skupiny pro proroctví?
witchstone-109-asked =
    Jak funguje proroctví se třemi různými lokacemi?
    Na svitku je vesnice, hrad a věž, co potřebuju?
    Kde musí stát čarodějnice pro proroctví?
    proroctví čarodějnice na různých lokacích
    proroctví tři různé druhy míst
    tři lokace na jednom svitku
witchstone-110-asked =
    Musí se proroctví plnit popořadě?
    Mám druhou lokaci, ale první ne, počítá se?
    Můžu stupeň proroctví přeskočit?
    stupně popořadě chybí první lokace
    druhá podmínka splněná, první ne
witchstone-111-asked =
    Jak funguje proroctví o vesnicích, lesích nebo hradech?
    V kolika lesích musím mít čarodějnice pro proroctví?
    proroctví lokace jednoho druhu
    proroctví čarodějnice v lesích, vesnicích, hradech, věžích
    jedna, dvě nebo tři čarodějnice ve vesnicích
witchstone-112-asked =
    Jak funguje proroctví o spojených lokacích?
    Co musím spojit se svou věží pro proroctví?
    Potřebuju tam čarodějnice, nebo stačí řetězy?
    proroctví spojené lokace řetězy pořadí
    proroctví spojit místa s věží
    Jaké řetězy chce proroctví o spojení?
witchstone-113-asked =
    Jak funguje proroctví o Čarodějném kameni?
    Kolikátý musím být na kameni pro proroctví?
    proroctví pořadí na kameni třetí druhé první
    proroctví umístění na kameni
witchstone-114-asked =
    Kolik čarodějnic na mapě chce proroctví?
    Počítá se velká čarodějnice do proroctví o čarodějnicích?
    Počítají se ležící do proroctví o čarodějnicích na mapě?
    proroctví čarodějnice na mapě 5 7 9
    devět čarodějnic na plánu za 7 bodů
    proroctví celkový počet čarodějnic
witchstone-115-asked =
    Jak funguje proroctví o ležících čarodějnicích?
    Kolik čarodějnic musí na konci ležet u věže?
    Počítá se velká čarodějnice za ležící?
    proroctví ležící čarodějnice 1 2 3
    proroctví čarodějnice zůstávají u věže
    proroctví čarodějnice vedle věže
witchstone-116-asked =
    Jak funguje proroctví o stříbrných polích?
    Na kolik stříbrných polí musím dojít?
    proroctví stříbrná pole hůlka 3 4 5
    proroctví dojít na stříbrná pole
witchstone-117-asked =
    Jak funguje proroctví o speciálních dílcích?
    Kolik speciálních dílků chce proroctví?
    Platí pro proroctví použité speciální dílky?
    proroctví speciální dílky 2 3 4
witchstone-118-asked =
    Jak funguje proroctví o svitcích?
    Kolik svitků chce proroctví?
    Počítá se proroctví samo jako svitek?
    proroctví svitky 4 5 6
witchstone-119-asked =
    Jak funguje proroctví o žetonech?
    Kolik žetonů chce proroctví?
    proroctví žetony 4 5 7
witchstone-120-asked =
    Jak funguje proroctví o krystalech?
    Kolik krystalů v regálu chce proroctví?
    Počítají se pro proroctví ručně vyjmuté krystaly?
    proroctví krystaly regál 3 4 5
    proroctví krystaly kolik
witchstone-121-asked =
    Co znamená černá věž na proroctví?
    Které věže se počítají za černou věž?
    Je moje věž černá věž?
    černá věž symbol
    význam černé věže
witchstone-122-asked =
    Můžu posílit bonusovou akci?
    Ke kterým akcím smím přidat posilující kouzlo?
    Platí kouzlo i na akci ze žetonu nebo z hůlky?
    posílení dílek krystal žeton bonusová akce
    kouzlo na bonus
witchstone-123-asked =
    Je nějaký handicap pro lepší hráče?
    Jak hrají zkušení se začátečníky?
    Jak funguje handicap?
    Jeden z nás je mnohem lepší, jak šance vyrovnat?
    handicap silní hráči čtyři dílky vrátit
    hra s nováčky, ztížení pro dobré hráče
    vyrovnání slabších a silnějších hráčů
    pravidla pro nestejně silné hráče
    férová hra s nováčkem
witchstone-124-asked =
    Jak se hraje úroveň 3?
    Jaký je lehký handicap?
    handicap lehký tři dílky
    třetí úroveň obtížnosti
    výběr ze tří dílků
witchstone-125-asked =
    Jak se hraje úroveň 2?
    Jaký je střední handicap?
    handicap střední dva dílky
    druhá úroveň obtížnosti
    výběr ze dvou dílků
witchstone-126-asked =
    Jak se hraje úroveň 1?
    Jaký je nejtěžší handicap?
    handicap těžký jeden dílek táhnout a zahrát
    nejtěžší úroveň
    nejvyšší obtížnost pro experty
    žádný výběr dílků
witchstone-127-asked =
    Kdy končí hra s handicapem?
    Hraju s handicapem a zásoba je prázdná, táhnu ještě?
    handicap konec jedenáct dílků prázdná zásoba
    handicap poslední tahy
witchstone-128-asked =
    Prodlouží speciální dílek akci, která právě běží?
    Kdy se počítá velikost skupiny?
    Právě jsem položil speciální dílek, mám krok pentagramu navíc?
    skupina se počítá na začátku akce
    poroste běžící akce
    Dostanu víc kroků v této akci, když přidám speciální dílek?
    speciální dílek zvětší skupinu během akce
witchstone-129-asked =
    Počítá se speciální dílek pro oba symboly?
    Počítá se speciální dílek dvakrát?
    speciální dílek dva symboly dvě skupiny
    Počítá se dvousymbolový dílek dvakrát?
witchstone-130-asked =
    Kdy řeknu, která akce bude první?
    Můžu o pořadí rozhodnout později?
    Můžu mezi oběma akcemi udělat něco jiného?
    určení pořadí při položení dílku
    rozhodování o pořadí
    Ohlašuju pořadí akcí?
witchstone-131-asked =
    Musím využít všechny akce?
    Můžu akci vynechat?
    Smím skončit dřív a zbytku se vzdát?
    Jsou akce povinné?
    Můžu pasovat?
    vzdát se zbytku akcí dobrovolné
    Musím provést každou akci?
    dobrovolně se akcí vzdát
    Musím sovu posunout?
    Je povinné všechno využít?
    Smím udělat míň akcí?
witchstone-132-asked =
    Musím si žeton vzít?
    Můžu žeton na lokaci nechat?
    Co když žeton v tomto tahu nepoužiju?
    Propadne akce žetonu na konci tahu?
    Co mění volba o žetonech?
    povinný žeton čeká do konce tahu
    odmítnout žeton
    Smím si žeton nevzít?
    Můžu žeton nechat ležet?
    nepoužitá akce žetonu propadne
witchstone-133-asked =
    Jak dlouho můžu čekat se žetonem z ubrusu?
    Smí žeton z nejnižší police počkat?
    Kolik akcí má žeton s černým krystalem?
    žeton z ubrusu čeká akce krystalu
    jak dlouho vydrží žeton z ubrusu
witchstone-134-asked =
    Jak dlouho si můžu nechat speciální dílek na jedno použití?
    Můžu si speciální dílek schovat na jiný tah?
    Kdy rozhodnu, co se speciálním dílkem?
    V kotli není místo, co se speciálním dílkem?
    speciální dílek čeká rozhodnout hned
    nechat si speciální dílek na později
    nechat si speciální dílek na další tah
witchstone-135-asked =
    Dá speciální dílek se svitkem dva svitky?
    Krystal na polici svitku: jeden svitek, nebo dva?
    Kolik svitků dá černý krystal?
    speciální dílek police akce svitku jeden svitek
witchstone-136-asked =
    Co se dá použít po jednom, aby bylo víc svitků?
    Můžu akce rozdělit, abych měl víc svitků?
    jen žetony po jednom svitky
    Jak získám dva svitky v jednom tahu?
witchstone-137-asked =
    Mám víc akcí svitku než je svitků, co teď?
    Co dá sedm akcí svitku?
    víc akcí než polic volný výběr
witchstone-138-asked =
    Prázdné tmavé pole: smím dvě různé akce?
    Musí být obě akce z prázdného pole stejné?
    prázdné pole dvakrát jeden symbol
    dva různé symboly na prázdném poli
    tentýž symbol dvakrát na prázdném poli
witchstone-139-asked =
    Kdy můžu zahrát posilující kouzlo?
    Můžu použít kouzlo v tahu, kdy jsem ho získal?
    Můžu posílit hůlku, až když jsem se posunul?
    Smím zahrát kouzlo, když už jsem si svitek vzal?
    kouzlo kdy před posunem nebo po něm
    kouzlo po posunu sovy
    kouzlo uprostřed akce
    Jde zahrát kouzlo během bonusové akce?
    Můžu kouzlo použít hned po získání?
witchstone-140-asked =
    Kdy se zjišťuje, kdo je na hůlce v čele?
    Zdvojnásobují se stříbrná pole?
    Před posunem jsem byl vzadu, teď jsem první, platí to?
    zjištění kdo vede po posunu
    stříbrné body se nezdvojnásobí
    stačí shoda při zjišťování čela
    Zdvojí se stříbrné body, když vedu?
witchstone-141-asked =
    Co když mi bonus hůlky přinese další kroky po hůlce?
    Získal jsem kroky při vyhodnocování hůlky, kdy se sova posune?
    další kroky hůlky nová pole čekají
witchstone-142-asked =
    Vezme si ten, kdo je v čele, z hůlky dva svitky?
    Zdvojnásobí se bonus svitku?
    v čele bonus svitku výběr ze šesti
witchstone-143-asked =
    Co je s kroky za konec hůlky?
    Provede se i poslední pole hůlky?
    přebytečné kroky hůlky propadají
    nevyužité kroky na hůlce
witchstone-144-asked =
    Můžu spojit dvě lokace, které už spojené jsou?
    Smím z řetězů udělat kruh?
    Jsou body za řetěz mezi už spojenými místy?
    Zůstane začatý řetěz můj?
    už spojené zabraný řetěz
    uzavřený okruh z řetězů
    Můžou řetězy tvořit kruh?
    můj nikdy nedokončený řetěz, smějí na něj ostatní?
witchstone-145-asked =
    Co když řetěz v tomto tahu nedokončím?
    Došly mi akce uprostřed řetězu, co teď?
    Jsou body za půlku řetězu?
    rozestavěný řetěz bez bodů
    půl řetězu a žádná energie
    nedokončený řetěz na konci tahu
witchstone-146-asked =
    Kolik stojí cesta po vlastních i cizích řetězech?
    Může se čarodějnice cestou zastavit a jít dál později?
    Jak se počítá cena smíšené cesty?
    cena cesty vlastní a cizí řetězy
    zastávka čarodějnice v půli cesty
    cena cesty po mých a cizích dohromady
    vlastní a nepřátelský řetěz v jedné cestě
    cena za smíšenou trasu
witchstone-147-asked =
    Můžu jít po nedokončeném řetězu?
    Může čarodějnice jít po řetězu postaveném jen z půlky?
    nedokončený řetěz cesta čarodějnice
    chodit po rozestavěném řetězu
    použití neúplných řetězů
witchstone-148-asked =
    Můžu postavit čarodějnici tam, kde už stojí cizí?
    Může čarodějnice stát na mé vlastní věži?
    Můžu poslat čarodějnici na věž jiného hráče?
    Překážejí mi čarodějnice ostatních?
    Kde smí stát čarodějnice?
    obsazená lokace jiné barvy
    čarodějnice na soupeřově věži
    několik barev na jedné lokaci
    Je místo zabrané, když tam stojí červená čarodějnice?
    Můžou být čarodějnice dvou hráčů na jednom místě?
    Smějí být dvě barvy ve stejné vesnici?
    Je obsazená lokace pro mě zavřená?
witchstone-149-asked =
    Můžu si vybrat pozici na Čarodějném kameni?
    Je na kameni ve dvou hráčích míň pozic?
    pozice kámen nejlepší volná
    volba pozice na kameni
    Čarodějný kámen ve dvou hráčích
    Používají se ve dvou všechny čtyři pozice?
witchstone-150-asked =
    Kolik stojí posunout krystal o několik políček?
    Může krystal zastavit na obsazeném políčku a pokračovat později?
    krystal několik políček cena jedno rozhodnutí
    kroky krystalu, obsazené políčko mezi nimi
    několik políček jedním krystalem
witchstone-151-asked =
    Stojí krok z výstupu na okraj akci?
    Může krystal odejít zakrytým výstupem?
    zakrytý výstup okraj akce navíc
    cena posledního kroku z kotle
    poslední krok na okraj
witchstone-152-asked =
    Můžu si vybrat nejnižší polici, i když je ta druhá volná?
    Počítají se do regálu krystaly na nejnižší polici?
    volba police nejnižší se počítá
    Která ze dvou polic, můžu rozhodnout sám?
witchstone-153-asked =
    Můžou body klesnout pod nulu?
    Můžu mít minusové body?
    Smím vyjmout krystal, než položím dílek?
    Nemám žádné body, smím přesto krystal vyndat?
    záporné body pod nulou
    jít do mínusu
    míň než nula bodů
    Jsou možné záporné body?
witchstone-154-asked =
    Co když nemůžu položit žádný dílek?
    Mám plný kotel, co teď?
    Dílek se nevejde, co mám dělat?
    Musím vyndat krystaly, abych udělal místo?
    dílek se nevejde odhodit
    není kam položit dílek
    žádná dvě prázdná sousední políčka
    plný kotel
    v kotli už není místo
    Můžu dílek zahodit?
    Nemůžu položit žádný ze svých dílků
witchstone-155-asked =
    Musí se dílek dotýkat jiného dílku?
    Můžu dílek otočit?
    Smím dílek natočit, jak chci?
    otočení dílku dotýkat se
    otáčení dílků
    dílek vedle ničeho
    natočení dílku
    první dílek kamkoli
    Smí dílek ležet daleko od ostatních?
    Záleží na tom, jak je dílek natočený?
witchstone-156-asked =
    Míjím na pentagramu dvě odměny, která je první?
    Kdy se na pentagramu nahradí speciální dílek?
    Můžu si vzít dva speciální dílky najednou?
    odměny pentagramu jedna po druhé
    pořadí odměn na pentagramu
witchstone-157-asked =
    Musí být cizí věž pro proroctví obsazená?
    Platí pro proroctví prázdná věž?
    proroctví cizí věž volná obsazená
witchstone-158-asked =
    Může se jedna lokace pro proroctví počítat dvakrát?
    Na svitku jsou dvě věže, můžu použít tutéž?
    jedna lokace dvakrát proroctví
    dvě položky, totéž místo
witchstone-159-asked =
    Pomáhají cizí řetězy proroctví o spojených lokacích?
    Které řetězy se počítají pro spojené lokace?
    jen vlastní dokončené řetězy proroctví
witchstone-160-asked =
    Platí čtvrtá pozice na kameni pro proroctví?
    Nemám na kameni čarodějnici, je proroctví splněné?
    čtvrtá pozice proroctví nic
    poslední místo na kameni proroctví
witchstone-161-asked =
    Počítají se použitá kouzla jako svitky?
    Dávají použitá kouzla na konci body?
    použitá posilující kouzla proroctví o svitcích
    otočené kouzlo je pořád svitek
witchstone-162-asked =
    Co je ve hře tajné?
    Můžu vidět, kolik bodů mají ostatní?
    Smím nahlédnout za cizí zástěnu?
    Jsou žetony a sovy ostatních skryté?
    Co jsou otevřené zástěny?
    tajné informace součty
    Jsou body tajné?
    skryté nebo odkryté body
    tajné informace
    Smím se podívat na dílky v zásobě?
    Smím počítat body soupeřů?
    Co je veřejné?
witchstone-163-asked =
    Co když je shoda i na hůlce?
    Můžou vyhrát dva hráči společně?
    Stejné body a stejné pole na hůlce, kdo vítězí?
    pořád shoda dělené vítězství
    stejné body a stejné místo na hůlce
    shoda ve všem
    pořád shoda i po rozhodnutí hůlkou
witchstone-164-asked =
    Co můžu udělat se žetonem své věže?
    Můžu použít žeton už při přípravě?
    Provede se žeton věže před prvním tahem?
    žeton příprava celá akce
    Provede se akce prvního žetonu hned?
witchstone-165-asked =
    Kdy se doplňuje knihovna?
    Beru dva svitky v jednom tahu, doplní se mezi nimi?
    Posouvají se svitky dolů, i když je balíček prázdný?
    doplnění knihovny po každém svitku
    doplňování knihovny
    doplnění mezi dvěma svitky
witchstone-166-asked =
    Co když nemám čarodějnici, kterou bych položil nebo zvedl?
    Propadnou akce krystalu bez krystalů?
    propadlé akce bez čarodějnic bez krystalů
witchstone-167-asked =
    K čemu je počítadlo akcí?
    K čemu je dřevěná kostička?
    K čemu je zvířátko?
    Kdo počítá moje akce?
    počítadlo kostička pomůcka
    kostička na posledním dílku
    dřevěné figurky kostička a zvířátko
witchstone-168-asked =
    Můžu kroky hůlky rozdělit na několik posunů?
    Můžu na hůlce zastavit, vyhodnotit pole a jít dál?
    Smím udělat na hůlce míň kroků, než mám?
    všechny kroky hůlky jeden posun
    část kroků hůlky teď a zbytek později
witchstone-169-asked =
    Můžu čekající žeton použít v bonusové akci?
    Můžu ponechaný speciální dílek přidat k bonusové akci?
    čekající žeton bonusová akce téhož druhu
witchstone-170-asked =
    Kdy si volím symbol prázdného tmavého pole?
    Můžu si obě akce z prázdného pole nechat na později?
    prázdné tmavé pole volba hned
witchstone-171-asked =
    Proč nemůžu zahrát posilující kouzlo?
    Proč bylo moje kouzlo odmítnuto?
    odmítnuté kouzlo není co posílit
    kouzlo nejde použít
    Proč mi kouzlo nejde zahrát?
witchstone-172-asked =
    Kdy dostanu body za žeton za 3 body?
    Počítají se tři body ze žetonu hned, nebo až na konci?
    žeton 3 body hned
    žeton se třemi body
    kdy se boduje žeton za tři body

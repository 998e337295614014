### Otázky, jaké se u stolu kladou o hře Carcassonne, jedna na řádku; bod pravidel, který na ně odpovídá, dává zprávě jméno.

# Slova, která v této hře znamenají totéž, jedna skupina na řádku.
carcassonne-alike =
    figurka, figurky, figurku, figurek, figurkou, panáček, panáčci, panáčka, panáčky, panák, panáka, mužíček, poddaný, družiník, meeple
    lupič, lupiče, lupiči, zloděj, zloděje, loupežník, zbojník, bandita
    rytíř, rytíře, rytíři, rytířů
    mnich, mnicha, mniši, mnichy, mnichů
    sedlák, sedláka, sedláci, sedláky, sedláků, farmář, farmáři, rolník, zemědělec
    klášter, kláštera, kláštery, klášteru, opatství
    louka, louky, louku, loukou, luk, pole, pastvina
    město, města, městě, městem, měst, hrad, hradu, hrady
    cesta, cesty, cestu, cestě, cestou, silnice, silnici
    erb, erby, erbů, erbem, štítek, štítky, štítků
    karta, karty, kartu, kartou, karet, kartička, kartičky, kartičku, dílek, dílky, destička
    hromádka, balíček, balík, sloupeček karet, pytlík
    zásoba, zásobě, zásoby, zásobu, rezerva
    krajina, krajině, krajiny, mapa, plán, deska
    dokončený, dokončené, dokončená, dokončím, uzavřený, uzavřené, uzavřená, hotový, hotové, hotová, dostavěný, dostavěné, dostavěná
    nedokončený, nedokončené, nedokončená, neuzavřený, neuzavřené, neuzavřená, nedostavěný, nedostavěné, nedostavěná, nehotový, nehotové, nehotová, rozestavěné, otevřené
    mág, mága, mágem, mágovi, kouzelník, kouzelníka, čaroděj, čaroděje
    čarodějnice, čarodějnici, čarodějnicí, ježibaba, vědma
    magická figurka, magické figurky, magickou figurku, neutrální figurka
    karta se symbolem, karty se symbolem, kartu se symbolem, karta se symbolem mága, magická karta, karta mága
    kruh v obilí, kruhy v obilí, kruhů v obilí, kruhem v obilí, karta s kruhem, obilný kruh, agrosymbol, piktogram
    shoda, remíza, nerozhodně, stejně, stejný počet, rovnost
    většina, většinu, převaha, převahu, nejvíc figurek
    body, bodů, bodu, bod, skóre
    bodovat, boduje, bodují, obodovat, započítat, vyhodnotit, vyhodnocuje
    závěrečné vyhodnocení, závěrečném vyhodnocení, konečné bodování, závěrečné bodování, bodování na konci
    začínající hráč, začínajícího hráče, první hráč, startující hráč
    startovní karta, startovní kartu, počáteční karta, výchozí karta
    přiložit, přikládat, přikládám, položit kartu
    umístit, umístím, postavit, postavím, dát figurku
    přemístit, přesunout, posunout, pohnout
    uvést do krajiny, uvést do hry, nasadit
    vzít zpět, vzít zpátky, beru zpět, stáhnout, stáhnu
    přidat, přidávat, přidá, přidám
    otočit, otáčet, otočení, natočit, pootočit
    kyj, kyje, palice, obušek
    vidle, vidlí, vidlemi
    soupeř, soupeře, soupeři, soupeřovo, soupeřova, soupeřovu, protihráč, protivník, cizí, cizího, někdo jiný
    povinné, povinně, povinnost, nutné
    obsazené, obsazená, obsazeno, obsadit, zabrané, zabraná, zabrat
    vetřít, proniknout, dostat se do, ukrást, vlézt
    díra, díry, mezera, mezery, prázdné místo
    nikam nepasuje, nepasuje, nejde přiložit, nehratelná, není místo, nejde položit, nevejde se
    půlí, půlit, polovina, polovinu, napůl
    na konci, na konci hry, nakonec

carcassonne-1-asked =
    Kolik lidí může hrát?
    Dá se hrát ve dvou?
    Můžeme hrát v šesti?
    Kolik figurek dostanu na začátku?
    Mám sedm, nebo osm panáčků?
    K čemu je osmá figurka?
    Dá se Carcassonne hrát sám?
    počet hráčů, počet figurek
    Kolik má každý figurek?
    Kolik panáčků má každý hráč na začátku?
    dva hráči
    pro kolik je to lidí
    Dá se to hrát v pěti?
    Pro kolik hráčů hra je?
    Pro kolik lidí je hra?
    Dá se hrát v sedmi?

carcassonne-2-asked =
    Kolik je ve hře karet?
    Kolik dílků má základní hra?
    Která karta je startovní?
    Co leží na začátku na stole?
    Jak se hra připravuje?
    Míchají se karty lícem dolů?
    příprava hry, startovní karta, zamíchat
    Kolik kartiček je v krabici?
    Kam se dá první karta?
    Kolik karet se míchá?
    Co je na začátku na stole?
    počet karet lícem dolů
    Jak se určí startovní karta?

carcassonne-3-asked =
    Kdo začíná?
    Kdo jde první?
    Začíná nejmladší hráč?
    Kterým směrem se hraje?
    Hraje se po směru hodinových ručiček, nebo proti?
    Kdo hraje po mně?
    první hráč, pořadí hráčů
    Kdo hru začíná?
    Kdo táhne jako první?
    začínající hráč kdo
    Hraje se doleva?
    směr hry

carcassonne-4-asked =
    Co dělám, když jsem na tahu?
    Jak probíhá tah?
    V jakém pořadí beru kartu, přikládám a boduju?
    Můžu nejdřív postavit figurku a pak přiložit kartu?
    Smím nejdřív obodovat a potom dát figurku?
    průběh tahu, kroky, fáze tahu
    Je dřív bodování, nebo figurka?
    nejdřív karta, pak figurka, pak body
    Kdy během tahu smím postavit figurku?
    Kdy se v mém tahu boduje?
    pořadí akcí v tahu
    Co dělám po přiložení karty?
    Co následuje po kartě?

carcassonne-5-asked =
    Můžu si kartu vybrat?
    Musím vytaženou kartu ukázat ostatním?
    Smím si kartu nechat na později?
    Drží se karty v ruce?
    Karta se mi nelíbí, můžu ji vyměnit?
    Musím přiložit tu kartu, kterou jsem vytáhl?
    táhnout naslepo, líznout, ukázat kartu
    Musím zahrát kartu, kterou jsem si vytáhl?
    Můžu kartu nepřiložit, když nechci?
    výměna vytažené karty
    Vybírám si kartu z ruky?
    Smím vytaženou kartu tajit?
    přiložit vytaženou kartu bez výběru

carcassonne-6-asked =
    Kam smím přiložit kartu?
    Musí se karta dotýkat jiné?
    Stačí dotyk rohem?
    Můžu přikládat šikmo nebo diagonálně?
    Smím začít novou krajinu někde jinde?
    přikládání, hrana, roh, diagonálně, sousední karta
    Stačí, když se karty dotýkají rohem?
    Musí být nová karta vedle poslední?
    dotyk rohy
    Musí se karty dotýkat hranou?

carcassonne-7-asked =
    Musí sedět všechny hrany?
    Může cesta narazit do hradeb?
    Smím dát město vedle louky?
    Kdy karta pasuje?
    Co když jedna strana navazuje a druhá ne?
    Musí cesta pokračovat cestou?
    navazující hrany, krajina navazuje, pasuje
    Musí navazovat cesta na cestu?
    Musí karta sedět ze všech stran?
    město vedle louky
    cesta do louky
    Smí louka k městu?
    Cesta by skončila v louce, můžu to tak přiložit?
    Jedna strana nesedí, smím kartu přesto přiložit?
    Musí cesta pasovat na cestu?

carcassonne-8-asked =
    Můžou být v krajině díry?
    Můžu položit kartu na jinou kartu?
    Dá se přiložená karta později přesunout?
    Smím nechat prázdné místo, kam nic nepasuje?
    díra, mezera, prázdné políčko, karta na kartě
    Můžou v krajině zůstat mezery?
    díra v krajině
    Smí se karta překrýt jinou kartou?
    mezery mezi kartami

carcassonne-9-asked =
    Co když karta nikam nepasuje?
    Co se stane s kartou, kterou nejde přiložit?
    Přijdu o tah, když nemůžu přiložit kartu?
    Táhnu znovu, když nic nesedí?
    Vrací se nepoužitelná karta do balíčku?
    nejde přiložit, odhodit kartu, vzít jinou
    Kartu nejde nikam položit
    Pro mou kartu není místo
    nehratelná karta
    Vrací se karta do pytlíku?
    karta nepasuje
    Vytáhl jsem kartu, pro kterou není místo
    Ztratím tah, když nic nepasuje?
    Co s kartou, kterou nikdo nemůže položit?
    Dostanu jinou kartu, když moje nepasuje?

carcassonne-10-asked =
    Co když poslední karta nikam nepasuje?
    Už není žádná náhradní karta, je konec?
    Došly karty po vyřazení té, co se nehodila, co teď?
    poslední karta nejde přiložit, prázdný balíček
    Balíček je prázdný a poslední karta se nevešla
    konec hry, protože poslední karta nemá místo

carcassonne-11-asked =
    Kam můžu postavit figurku?
    Kdy smím umístit figurku?
    Můžu dát figurku na starší kartu?
    Smím postavit panáčka na kartu přiloženou dřív?
    Kolik figurek smím dát za jeden tah?
    Můžu postavit dvě figurky najednou?
    umístění figurky, jen na právě přiloženou kartu
    Smím postavit panáčka na jinou kartu, než kterou jsem přiložil?
    Můžu dát figurku kamkoli do krajiny?
    Kolik figurek na tah?
    figurka na kartu z minulého tahu
    panáček na starou kartu
    Můžu dát mnicha do kláštera, který už dávno leží?
    obsadit cestu, která už tam chvíli je
    čas na figurku: po přiložení
    Kam figurka nesmí?

carcassonne-12-asked =
    Kdo je rytíř?
    Kdo je lupič?
    Co je mnich a co sedlák?
    Jak se jmenují figurky na cestě, ve městě, v klášteře a na louce?
    Kde stojí zloděj?
    Kam patří sedlák?
    role figurek: lupič, rytíř, mnich, sedlák
    Jak se říká panáčkovi ve městě?
    Jak se jmenuje figurka na cestě?
    názvy figurek
    Která figurka leží na louce?
    Která figurka stojí v klášteře?

carcassonne-13-asked =
    Můžu dát figurku do obsazeného města?
    Smím se postavit na cestu, kde už někdo stojí?
    Můžu dát do svého města druhého vlastního rytíře?
    Proč sem nemůžu dát figurku?
    Ta druhá figurka je daleko, pořád mi překáží?
    Karta se napojila na obsazenou louku, můžu tam dát sedláka?
    Můžu se přímo přidat k někomu do města?
    obsazeno, zabrané, souvislá cesta, cizí město
    Smím dát rytíře do města, kde už rytíř je?
    Na cestě už stojí lupič, můžu tam dát svého?
    Na louce už je sedlák, můžu tam dát taky?
    Je cesta obsazená, i když je lupič daleko?
    obsazené město
    druhá vlastní figurka na mé cestě
    Mám na cestě lupiče, smím dát dalšího na její druhý konec?
    Nová karta spojila město, kde je rytíř, smím tam dát svého?
    obsazená cesta
    obsazená louka
    Kam nesmím postavit figurku?
    Proč tu nesmí být můj sedlák?
    Proč nemůžu dát rytíře do tohoto města?

carcassonne-14-asked =
    Může být klášter už obsazený?
    Smím dát mnicha, když je vedle jiný klášter?
    Je klášter vždycky volný?
    Můžou být v jednom klášteře dva mniši?
    volný klášter, jedna karta
    Klášter hned vedle kláštera, můžu ho obsadit?
    klášter už obsazený
    Je klášter vždy k mání?

carcassonne-15-asked =
    Musím postavit figurku?
    Co když už nemám žádné figurky?
    Můžu umístění figurky vynechat?
    Došli mi panáčci, co teď?
    Smím si vzít figurku z krajiny a použít ji jinde?
    bez figurek, dobrovolné, nemusí se
    Je povinné umístit figurku?
    Musí se panáček dávat každý tah?
    Všechny figurky už mám použité
    Musím něco obsadit?
    nemám figurku
    Musím po přiložení karty postavit panáčka?
    Můžu si panáčka nechat na později?
    vynechat figurku, nechat si ji
    Nemám už panáčka, můžu hrát dál?

carcassonne-16-asked =
    Jak se dva hráči dostanou do jednoho města?
    Jak se dostanu do cizího města?
    Jak můžu někomu ukrást město?
    Co když se spojí dvě obsazená města?
    Smí se spojit dvě cesty s různými lupiči?
    Jak může být na jedné louce víc sedláků?
    společné město, spojení, připojit se, vetřít se
    Jak se dostanu do soupeřova města?
    Jak se vetřít soupeři na louku nebo do města?
    Můžu spojit své město se soupeřovým?
    spojení dvou měst s různými rytíři
    společné město dvou hráčů
    Jak proniknu do cizího velkého města?
    Může mít cesta dva majitele?
    více hráčů na jedné louce
    Může město patřit dvěma hráčům?

carcassonne-17-asked =
    Můžu dát figurku na něco, co jsem právě dokončil?
    Smím město uzavřít a hned ho i obsadit?
    Vrátí se mi figurka hned, když je stavba rovnou hotová?
    Můžu vrácenou figurku hned zase použít?
    Kdy smím vrácenou figurku znovu postavit?
    postavit a hned bodovat, ve stejném tahu
    Právě jsem cestu uzavřel, můžu tam dát figurku a hned ji vzít?
    vrácenou figurku použít hned
    dokončit a obsadit
    nová figurka na hotové cestě
    Smím figurku použít v příštím tahu?

carcassonne-18-asked =
    Kdy se boduje?
    Co se boduje po mém tahu?
    Boduje se cizí město, když ho dokončím já?
    Dostanu body, když uzavřu cestu někoho jiného?
    Může jedna karta dokončit víc věcí najednou?
    bodování během hry, co karta dokončila
    Kdo dostane body, když dokončím soupeřovo město?
    Boduje se i soupeřova cesta, kterou uzavřu?
    bodování cizích staveb
    jedna karta dokončí dvě cesty
    Uzavřel jsem cestu někoho jiného, dostane za ni body?
    Bodují se i dokončené stavby ostatních?

carcassonne-19-asked =
    Kolik bodů je za cestu?
    Kdy je cesta dokončená?
    Kde cesta končí?
    Je hotová cesta, která tvoří kruh?
    Končí cesta na křižovatce, ve vesnici nebo u města?
    Jak se boduje cesta?
    body za dokončenou cestu, okruh, křižovatka
    body za hotovou cestu
    Kdy je cesta uzavřená?
    cesta dokola
    Je vesnice konec cesty?
    bod za kartu cesty
    Kolik bodů je za cestu z pěti karet?
    cesta ze čtyř karet, kolik bodů?
    hodnota cesty
    bodování hotových cest

carcassonne-20-asked =
    Kolik bodů je za město?
    Kdy je město dokončené?
    Kolik bodů dává erb?
    Jak se boduje město?
    Je město s dírou uprostřed hotové?
    Za kolik je štítek v hotovém městě?
    body za dokončené město, uzavřené hradby, erb
    Kolik bodů je za erb?
    Kdy je město uzavřené?
    body za hotový hrad s erby
    dva body za kartu města
    díra ve městě
    body za erb
    Kolik bodů je za město ze šesti karet s jedním erbem?
    město ze čtyř karet, kolik bodů?
    Kdy je město hotové?
    hodnota města
    erby ve městě
    body za každý štítek ve městě
    Kolik se počítá za erby?
    Kolik bodů jsou erby?

carcassonne-21-asked =
    Kolik bodů je za klášter?
    Kdy je klášter dokončený?
    Kolik karet musí být kolem kláštera?
    Počítají se kolem kláštera i rohy?
    Může jedna karta dokončit dva kláštery?
    Jak se boduje klášter?
    body za dokončený klášter, devět bodů, osm karet
    Kolik bodů je za celý obklopený klášter?
    Kdy je klášter hotový?
    devět bodů za klášter
    karty kolem kláštera
    hodnota kláštera
    bodování hotového kláštera

carcassonne-22-asked =
    Počítá se karta se dvěma částmi města dvakrát?
    Tatáž karta patří k mé cestě dvakrát, kolik je to bodů?
    Počítají se karty, nebo části?
    Co když jsou na jedné kartě dva erby?
    Jak spočítám karty ve městě?
    karta platí jednou, dvě části, počítání erbů
    Počítá se kartička dvakrát?
    tatáž karta dvakrát ve městě
    Město se vrací na tutéž kartu, počítá se jednou, nebo dvakrát?
    karta počítaná dvakrát

carcassonne-23-asked =
    Kdo dostane body za město?
    Ve městě je víc figurek, kdo boduje?
    Mám dva rytíře a on jednoho, kdo dostane body?
    Dostane něco i druhý?
    K čemu je většina?
    Dělí se body mezi všechny ve městě?
    většina, nejvíc figurek, všechny body
    Kdo má ve městě nejvíc rytířů?
    Mám na cestě víc lupičů než soupeř
    většina ve městě
    Dostane body i druhý v počtu rytířů?
    Ve městě jsou dva červení rytíři a jeden modrý, co dostane modrý?
    Menšina nedostane nic?
    méně rytířů, žádné body

carcassonne-24-asked =
    Co když mají dva ve městě stejně figurek?
    Dělí se body při shodě?
    Každý máme ve městě jednoho rytíře, kdo dostane body?
    Dostanou oba plný počet bodů?
    Stejný počet sedláků na louce, kdo boduje?
    shoda, remíza, stejně figurek
    Remíza v počtu rytířů ve městě
    Oba máme na cestě jednoho lupiče
    Dělí se body napůl?
    shoda ve městě
    Červený a modrý mají po jednom rytíři, kdo dostane body?
    remíza ve městě
    stejně figurek, plné body
    Kdo dostane body při nerozhodném počtu ve městě?

carcassonne-25-asked =
    Co když v dokončeném městě nikdo není?
    Kdo dostane body za prázdnou cestu?
    Dostanu body, když dokončím město bez rytíře?
    Přinese něco neobsazený klášter?
    bez figurky, prázdné, neobsazené, nikoho
    Město nikdo neobsadil
    V uzavřeném městě nikdo nestojí
    prázdné dokončené město
    neobsazená hotová cesta

carcassonne-26-asked =
    Kdy dostanu figurku zpátky?
    Vracejí se figurky po obodování?
    Vrátí se mi rytíř, i když body dostal někdo jiný?
    Dostanou figurky zpět i ti, kdo prohráli?
    Zůstane lupič na obodované cestě?
    návrat figurek do zásoby
    Vrátí se mi rytíři, když je město hotové?
    Vrátí se mnich po dokončení kláštera?
    Dostanu lupiče zpátky, když je cesta hotová?
    Kdy se figurky vracejí?
    Kdy jde panáček domů?
    Vrátí se i poražený rytíř?
    Kdy se figurky vrací?
    vracení figurek do zásoby
    Zůstane rytíř po bodování ve městě?

carcassonne-27-asked =
    Dostanu sedláky zpátky?
    Kdy se vrací sedlák?
    Zůstávají sedláci na louce až do konce?
    Můžu si sedláka během hry vzít zpátky?
    sedlák leží na louce, nevrací se
    Vracejí se sedláci do zásoby?
    Vrátí se mi farmář z louky?
    Leží sedlák do konce hry?
    návrat sedláka
    Vrátí se mi někdy sedlák?
    Kdy dostanu sedláka zpátky?
    Dají se sedláci vzít z louky?

carcassonne-28-asked =
    Co odděluje dvě louky?
    Patří tyhle dvě louky k sobě?
    Kde louka končí?
    Dělí cesta louku?
    Spojují se louky za koncem cesty?
    Jak velká je moje louka?
    hranice louky, spojené louky, polovina hrany
    Rozděluje cesta louku na dvě?
    Je louka po obou stranách cesty jedna?
    propojené louky
    Co dělí louku?
    Jsou dvě louky spojené, když mezi nimi cesta končí?
    hranice luk
    Je to jedna louka, nebo dvě?
    Rozdělují města louky?

carcassonne-29-asked =
    Kdy se bodují louky?
    Dávají sedláci body už během hry?
    Boduje se louka, když je celá obklopená?
    Dá se louka dokončit?
    bodování luk až na konci
    Bodují se sedláci během hry?
    Kdy bodují farmáři?
    Boduje se sedlák, když jsou všechna města kolem hotová?
    Moje louka je celá uzavřená, boduju ji hned?
    bodování luk uprostřed hry
    Kdy dostanu body za sedláky?
    Kdy se boduje sedlák?

carcassonne-30-asked =
    Kdy hra končí?
    Kdy je konec?
    Boduje se ještě poslední tah?
    Co se stane po poslední kartě?
    Hraje na konci každý ještě jednou?
    konec hry, poslední karta
    Kdy hra skončí?
    Jak dlouho se hraje?
    poslední tah
    Skončí hra poslední kartou?
    konec hry, když dojdou karty
    Podle čeho poznám konec hry?

carcassonne-31-asked =
    Kolik je za nedokončenou cestu?
    Dostanu na konci něco za otevřenou cestu?
    Moje cesta na konci hry není uzavřená, kolik mám bodů?
    neuzavřená cesta, cesty v závěrečném vyhodnocení
    body za nedostavěnou cestu na konci hry
    rozestavěná cesta na konci
    body za otevřenou cestu
    Co dostanu na konci za lupiče na otevřené cestě?
    hodnota nedokončené cesty

carcassonne-32-asked =
    Kolik je za nedokončené město?
    Dostanu na konci něco za rozestavěné město?
    Za kolik je erb v neuzavřeném městě?
    Město jsem nedostavěl, mám za něj nějaké body?
    neuzavřené město, města v závěrečném vyhodnocení
    body za nedostavěné město na konci hry
    rozestavěné město s erbem na konci
    erb v nedokončeném městě
    Kolik je za erb, když se město nedokončilo?
    nedokončené město se dvěma erby
    hodnota nedokončeného města
    Kolik bodů za kartu je neuzavřené město na konci?

carcassonne-33-asked =
    Kolik je za nedokončený klášter?
    Kolik bodů dá klášter s pěti kartami kolem?
    Můj mnich není na konci celý obklopený, dostanu body?
    neuzavřený klášter, kláštery v závěrečném vyhodnocení
    Klášter není na konci celý obklopený
    klášter se šesti sousedy na konci hry
    napůl obklopený klášter
    mnich v nedokončeném klášteře
    Kolem mého kláštera je na konci sedm karet, kolik je to bodů?
    nedokončený klášter body
    neúplný klášter
    Na konci mi zbyl mnich v klášteře

carcassonne-34-asked =
    Kolik bodů je za louku?
    Kolik bodů přinášejí sedláci?
    Jak se bodují sedláci?
    Kolik dostane můj sedlák za hotové město?
    Počítají se k louce i nedokončená města?
    Počítá se město dvakrát, když se louky dotýká na dvou místech?
    body za louky, tři body za město, bodování sedláků
    body za sedláky
    Kolik bodů je za farmáře?
    Kolik bodů má sedlák za každé město?
    tři body sedlákovi za město
    Platí pro sedláka i nedokončená města?
    Kolik vydělá sedlák na každém městě?
    hodnota louky
    body sedláka za město
    Jak bodují sedláci?
    Boduje můj sedlák i nedokončená města?

carcassonne-35-asked =
    Může se jedno město počítat dvěma loukám?
    Mám sedláky na dvou loukách u téhož města, počítá se mi dvakrát?
    Živí jedno město víc luk?
    Bodují louky po obou stranách cesty totéž město?
    stejné město, několik luk, vícekrát
    dva sedláci na různých loukách u stejného města
    Můžu stejné město bodovat dvěma sedláky?
    jedno město, dvě louky
    Mají z jednoho města užitek obě louky?

carcassonne-36-asked =
    Platí většina i v závěrečném vyhodnocení?
    Kdo dostane na konci body za nedokončené město s více rytíři?
    Co když je na louce na konci hry shoda?
    Kdo boduje na konci, když je na louce víc sedláků?
    většina na konci hry, nejvíc sedláků
    Kdo má na konci na louce nejvíc sedláků?
    Kdo získá louku?
    Kdo dostane body za louku s více sedláky?
    většina při závěrečném bodování

carcassonne-37-asked =
    Kdo vyhrává?
    Jak vyhraju?
    Co je cílem hry?
    Co když mají dva na konci stejně bodů?
    Co rozhoduje při rovnosti bodů?
    Můžou být dva vítězové?
    vítěz, nejvíc bodů, remíza, dělené vítězství
    Stejně bodů na konci, kdo vyhrál?
    Co se stane při stejném počtu bodů?
    rozhodnutí při shodě bodů
    vítěz
    remíza na konci
    Dva máme 80 bodů, kdo vyhrál?
    Jak se vyhrává?

carcassonne-38-asked =
    Dá se hrát se starým pravidlem o malých městech?
    Kdy je město ze dvou karet jen za dva body?
    Co znamená volba Malé město 2?
    Dvoukartové město za dva body, jde to?
    volba malé město, první a druhé vydání
    dvoukartové město
    staré pravidlo o městech ze dvou karet

carcassonne-39-asked =
    Jak se bodovaly louky v prvním vydání?
    Co znamená volba Louky první pravidlo?
    Přináší každé město sedlákům čtyři body?
    Jak bodovali sedláci v roce 2000?
    Sčítají se sedláci z více luk kolem města dohromady?
    první pravidlo pro louky, čtyři body za město
    louky první
    Jak funguje bodování luk podle vydání z roku 2000?

carcassonne-40-asked =
    Jak se bodovaly louky ve druhém vydání?
    Co znamená volba Louky druhé pravidlo?
    Podle kterého pravidla mi sedláci bodují město jen jednou?
    Jak bodovali sedláci v roce 2001?
    druhé pravidlo pro louky, totéž město jen jednou
    louky druhé

carcassonne-41-asked =
    Dá se hrát bez sedláků?
    Můžeme vynechat louky?
    Co znamená volba Louky bez sedláků?
    Jak hru zjednodušit pro začátečníky?
    bez farmářů, bez bodování luk
    Sedláci jsou složití, dají se vynechat?
    bez sedláků
    Jak se hraje bez sedláků?

carcassonne-42-asked =
    Jak se rozhoduje shoda bodů na turnaji?
    Prohrává při shodě ten, kdo začínal?
    Co znamená volba začínající prohrává?
    Je nějaké pravidlo, aby vyhrál jen jeden?
    turnajové pravidlo, rovnost bodů, začínající hráč
    turnajová shoda
    rozhodnutí remízy na turnaji

carcassonne-43-asked =
    Může se začínající hráč losovat?
    Co znamená volba Začínající hráč losem?
    Dá se náhodně určit, kdo začne?
    losování prvního hráče, náhoda, los
    vylosovat začínajícího hráče

carcassonne-44-asked =
    Dá se skrýt, které karty zbývají?
    Co znamená Přehled karet skrytý?
    Proč nevidím, které karty ještě přijdou?
    Můžeme hrát bez přehledu zbylých karet?
    skrytý přehled, zbývající karty, jen počet
    Smím vidět, které karty zbývají?
    počítání zbylých karet
    skrýt přehled karet

carcassonne-45-asked =
    Kolik bodů je za město ze dvou karet?
    Podle kterého vydání se hraje?
    Které pravidlo pro sedláky platí normálně?
    Je nejmenší město za čtyři body?
    Co je třetí pravidlo pro louky?
    Jaká pravidla platí, když nic nezměníme?
    malé město, výchozí pravidla, od roku 2002
    Město jen ze dvou karet, kolik bodů?
    body za nejmenší město, dvě kartičky
    malé město čtyři body
    Počítají se malá města plně?

carcassonne-46-asked =
    Co obsahuje rozšíření Mág a čarodějnice?
    Komu patří mág a čarodějnice?
    Kolik je karet se symbolem mága?
    Čí figurka je čarodějnice?
    Kolik karet navíc rozšíření má?
    obsah rozšíření, herní materiál, neutrální figurky
    Kolik je karet s mágem?
    Čí je čarodějnice?
    Patří mág mně?

carcassonne-47-asked =
    Jak se připraví Mág a čarodějnice?
    Kde jsou mág a čarodějnice na začátku?
    Zamíchají se karty se symbolem mezi ostatní?
    Jsou magické figurky v krajině od začátku?
    příprava rozšíření, čekají vedle krajiny
    Kde stojí mág a čarodějnice, než přijdou do hry?
    výchozí místo mága a čarodějnice
    příprava s mágem a čarodějnicí
    Kam dám čarodějnici na začátku?

carcassonne-48-asked =
    Mění se s mágem a čarodějnicí základní pravidla?
    Platí s rozšířením i běžná pravidla?
    Ruší rozšíření něco ze základní hry?
    základní hra, pravidla platí dál

carcassonne-49-asked =
    Jak se přikládá karta se symbolem?
    Má karta se symbolem zvláštní pravidla přikládání?
    Musí karta se symbolem sousedit s mágem?
    Můžu si kartu se symbolem nechat?
    táhnout kartu se symbolem, přiložit jako jinou
    přiložení karty s mágem
    Kam se smí přiložit karta se symbolem?

carcassonne-50-asked =
    Co se stane, když vytáhnu kartu se symbolem?
    Kdy přijde do hry mág?
    Musím přemístit mága nebo čarodějnici?
    Dávám svou figurku před čarodějnicí, nebo po ní?
    Můžu odmítnout uvést magickou figurku?
    Kdy smím pohnout čarodějnicí?
    symbol mága, povinnost uvést nebo přemístit
    Musím hnout čarodějnicí, když přiložím symbol?
    Přiložil jsem symbol, co musím udělat s mágem?
    Musím použít mága?
    tažená karta mága
    Musím něco udělat s mágem, když přijde jeho symbol?
    Mám kartu se symbolem kouzelníka, co teď?

carcassonne-51-asked =
    Kam může mág?
    Kam smím postavit čarodějnici?
    Může mág do kláštera?
    Může čarodějnice na louku?
    Smí magická figurka do dokončeného města?
    umístění mága, nedokončená cesta nebo město
    Může kouzelník na louku nebo do kláštera?
    Kam se dává čarodějnice?
    čarodějnice na klášter
    mág v klášteře
    čarodějnice na louce
    Kde smí být čarodějnice?
    povolená místa pro mága
    čarodějnice nebo mág, kam s nimi?
    Dá se čarodějnice přemístit na hotovou cestu?
    Musí být cesta pro mága nedokončená?

carcassonne-52-asked =
    Můžou být mág a čarodějnice v jednom městě?
    Smím dát čarodějnici tam, kde stojí mág?
    Můžou být oba na stejné cestě?
    mág a čarodějnice spolu, totéž město zakázáno
    Mág s čarodějnicí ve stejném městě, smí se to?
    obě magické figurky v jednom městě

carcassonne-53-asked =
    Můžu po mágovi ještě postavit svou figurku?
    Obsazuje mág město?
    Je cesta s čarodějnicí obsazená?
    Smím dát rytíře do města, kde je jen mág?
    Počítá se mág nebo čarodějnice do většiny?
    magická figurka nebrání, figurka po mágovi
    Brání mi mág postavit rytíře?
    Je město s mágem pro mě ještě volné?
    Počítá se mág jako figurka?
    Zabírá čarodějnice cestu?
    Smím obsadit cestu, na které stojí čarodějnice?
    Smím po čarodějnici ještě dát figurku?
    Je mág jednou z mých figurek?

carcassonne-54-asked =
    Co když nemůžu přemístit mága ani čarodějnici?
    Není žádná nedokončená cesta ani město, co s magickými figurkami?
    Musí se magická figurka odstranit z krajiny?
    Kdy odchází čarodějnice bez bodování?
    nelze přemístit, odstranit figurku
    Není kam dát čarodějnici
    Žádná otevřená cesta ani město pro mága
    odstranit mága nebo čarodějnici
    Obě magické figurky se zasekly
    Co když mág nemá kam jít?

carcassonne-55-asked =
    Co když karta spojí mágovo město s městem čarodějnice?
    Co se stane, když se mág a čarodějnice ocitnou v jednom městě?
    Karta bez symbolu spojila jejich cesty, co teď?
    Kdo musí přemístit figurku, když se mág s čarodějnicí potkají?
    zvláštní případ, spojení, musí se přemístit
    Spojila se města s mágem a čarodějnicí
    Spojily se cesty mága a čarodějnice
    mág a čarodějnice spojení kartou
    Čarodějnice a mág jsou najednou v jednom městě, co teď?

carcassonne-56-asked =
    Boduje se město dřív, než se mág a čarodějnice rozdělí?
    Spojující karta město zároveň dokončila, co je dřív?
    Přemisťuje se magická figurka před bodováním, nebo po něm?
    pořadí: nejdřív rozdělit, potom bodovat
    Nejdřív rozdělit, nebo bodovat?

carcassonne-57-asked =
    Co dělá mág?
    Kolik bodů přidá mág?
    Je mág dobrý, nebo špatný?
    Jak se boduje město s mágem?
    Kolik je za dokončenou cestu s mágem?
    bonus mága, bod navíc za každou kartu
    Co přináší mág?
    Co udělá kouzelník s cestou?
    Za kolik je mág?
    body navíc za mága
    O kolik víc bodů je za město s mágem?
    účinek mága
    Dává mág bonus za každou kartu?

carcassonne-58-asked =
    Co dělá čarodějnice?
    O kolik bodů mě čarodějnice připraví?
    Zaokrouhluje se u čarodějnice nahoru, nebo dolů?
    Jak se boduje město s čarodějnicí?
    Kolik je za cestu s čarodějnicí?
    čarodějnice půlí body, polovina, zaokrouhlení
    Jak zaokrouhluje čarodějnice?
    Co udělá čarodějnice s městem?
    polovina bodů s čarodějnicí
    zaokrouhlit nahoru nebo dolů
    Město je za 7 bodů a je v něm čarodějnice, co dostanu?
    lichý počet bodů s čarodějnicí
    účinek čarodějnice
    Zaokrouhluje se polovina nahoru?
    Jak se půlí body?

carcassonne-59-asked =
    Kam jde mág po bodování?
    Co se stane s čarodějnicí, když je její město dokončené?
    Může se mág vrátit do hry?
    Zůstává magická figurka po obodování ve městě?
    návrat vedle krajiny, znovu do hry
    Kam se vrací čarodějnice po vyhodnocení?
    Odejde čarodějnice, když je její cesta hotová?
    Co s mágem po dokončení města?
    mág se vrací
    Zůstane čarodějnice v krajině, když se cesta obodovala?
    magická figurka zpět vedle krajiny
    Kdy mág odchází z krajiny?

carcassonne-60-asked =
    Počítají se mág a čarodějnice i na konci hry?
    Půlí čarodějnice nedokončené město v závěrečném vyhodnocení?
    Přidá mág na konci body za otevřenou cestu?
    Čarodějnice mi na konci stojí na cestě, co se stane?
    mág a čarodějnice v závěrečném vyhodnocení
    čarodějnice na konci hry
    mág v nedokončeném městě na konci
    Působí čarodějnice v závěrečném bodování?
    Platí čarodějnice na konci, když město není hotové?
    závěrečné bodování s čarodějnicí

carcassonne-61-asked =
    Je příklad bodování města s mágem?
    Osm karet, dva erby a mág, kolik je to bodů?
    Dostanou při shodě body od mága oba?
    příklad města, 28 bodů
    mág při shodě

carcassonne-62-asked =
    Je příklad cesty s čarodějnicí?
    Cesta z pěti karet s čarodějnicí, kolik bodů?
    Cesta ze tří karet s mágem, kolik bodů?
    příklad cest, 3 body a 6 bodů

carcassonne-63-asked =
    Kolik je karet s kruhem v obilí?
    Odkud jsou kruhy v obilí?
    Dá se hrát jen s jedním kruhem?
    Potřebujeme všech šest kruhů v obilí?
    Kolik kruhů máme přimíchat?
    šest minirozšíření, počet kruhů
    S kolika kruhy se hraje?
    hrát se třemi kruhy
    počet karet s kruhem
    Můžeme použít jen dva kruhy?

carcassonne-64-asked =
    Můžu čarodějnici přemístit v rámci téhož města?
    Musí mág při přemístění odejít ze své cesty?
    Smí magická figurka jen na jinou část téhož města?
    Můžu nechat čarodějnici ve stejném městě, když ji musím přemístit?
    jiná cesta nebo město, ne totéž
    Můžu mága přesunout uvnitř jednoho města?
    totéž město, jiná karta
    Smí se mág posunout jen o kartu dál po své cestě?

carcassonne-65-asked =
    Kterou z magických figurek musím přemístit?
    Můžu si vybrat mezi mágem a čarodějnicí?
    Mág už je venku, smím místo něj uvést čarodějnici?
    V krajině jsou oba, koho přemístím?
    volba figurky, mág nebo čarodějnice
    Můžu rozhodnout, koho přesunu?
    mág nebo čarodějnice, volná volba
    Přemisťuju obě figurky, nebo jen jednu?

carcassonne-66-asked =
    Musí mág na kartu, kterou jsem právě přiložil?
    Můžu dát čarodějnici kamkoli do krajiny?
    Smí čarodějnice do města daleko odsud?
    cíl kdekoli, nová nebo starší karta
    čarodějnice na starou kartu
    Musí mág stát na kartě se symbolem?

carcassonne-67-asked =
    Můžu dát mága do města, které jsem právě dokončil?
    Smí čarodějnice na cestu, kterou tato karta uzavřela?
    Uzavírám město kartou se symbolem, může tam mág ještě kvůli bonusu?
    právě dokončené, nemůže být cílem
    Může mág do města, které bylo právě dokončeno?
    mág do dokončeného města kvůli bonusu

carcassonne-68-asked =
    Můžu dát čarodějnici do cizího města?
    Smí mág do města, kde není žádná figurka?
    Musím tam mít figurku, abych tam dal mága?
    Může čarodějnice na moji vlastní cestu?
    cíl prázdný, vlastní, cizí, společný
    Smí čarodějnice do soupeřova města?
    mág na soupeřovu cestu
    čarodějnice proti soupeři
    Můžu dát čarodějnici na cizí cestu, abych škodil?
    Smí mág na prázdnou cestu?
    Smím dát mága tam, kde nikdo nemá figurku?

carcassonne-69-asked =
    Kdy přesně nelze magickou figurku přemístit?
    Kterou figurku odstraním, když ani jedna nemá kam?
    Co když v krajině není žádná magická figurka a není kam ji dát?
    V jediném otevřeném městě stojí mág, co se stane?
    Kdo rozhodne, která magická figurka odejde?
    nelze uvést ani přemístit, která odejde
    Ani jedna figurka se nemůže pohnout

carcassonne-70-asked =
    Můžu čarodějnici přemístit z města, které jsem právě dokončil?
    Karta se symbolem uzavřela cestu s čarodějnicí, můžu ji dát pryč před bodováním?
    Můžu soupeři vzít mága z právě uzavřeného města?
    přemístit pryč před bodováním, právě dokončené
    Můžu se čarodějnice zbavit, než se boduje?
    zachránit město před čarodějnicí
    Můžu vzít čarodějnici ze svého hotového města, než se boduje?

carcassonne-71-asked =
    Kdo vybírá, která magická figurka půjde, když se setkají?
    Kam jde figurka, když se mág a čarodějnice setkali?
    Rozděluju je před svou figurkou, nebo až po ní?
    Setkali se a není žádná jiná nedokončená cesta ani město, co teď?
    setkání, volba, cíl, jedna se odstraní
    Kam přesunu mága, když se potká s čarodějnicí?
    Po setkání, kdo půjde a kam?
    Kdo rozdělí mága a čarodějnici?

carcassonne-72-asked =
    Karta se symbolem spojila mága s čarodějnicí, přemisťuju dvakrát?
    Musím přemístit obě figurky, když je svede dohromady karta se symbolem?
    Stačí jedno přemístění na obě povinnosti?
    setkání kvůli symbolu, jedno přemístění
    Přemisťuju obě figurky?

carcassonne-73-asked =
    Odejde čarodějnice z dokončeného města bez figurek?
    Co s mágem na dokončené cestě, která nikomu nepatří?
    Nikdo neboduje, vrací se magická figurka i tak?
    dokončené a prázdné, magická figurka odchází
    mág na prázdné hotové cestě

carcassonne-74-asked =
    Kolik je polovina z jednoho bodu u čarodějnice?
    Může mi čarodějnice snížit body na nulu?
    Cesta je za 1 bod a stojí tam čarodějnice, co dostanu?
    čarodějnice, jeden bod, nula, nic
    čarodějnice na cestě za jeden bod
    Udělá z toho čarodějnice nulu?

carcassonne-75-asked =
    Půlí čarodějnice klášter?
    Přidá mág body na louce?
    Počítá se sedlákům město s čarodějnicí méně?
    Působí mág a čarodějnice na kláštery?
    Ovlivní čarodějnice sedláky?
    louky a kláštery bez vlivu mága a čarodějnice
    Platí čarodějnice na klášter nebo louku?
    čarodějnice a sedláci
    čarodějnice a klášter
    mág a louky
    Má louka menší hodnotu kvůli čarodějnici?
    čarodějnice na klášter, má to vliv?

carcassonne-76-asked =
    Přidá mág bod i za erby?
    Půlí čarodějnice před erby, nebo až po nich?
    V jakém pořadí se počítají erby, mág a čarodějnice?
    Zdvojnásobí mág erby?
    Jak je to s malým městem a čarodějnicí?
    mág a erby, pořadí výpočtu
    Dává mág body za erby?
    mág a erby
    čarodějnice a erby
    Platí bonus mága i na erby?

carcassonne-77-asked =
    Odejde mág, když se rytíři berou zpět?
    Odcházejí magické figurky kvůli kruhu v obilí?
    Kruh mi bere rytíře, zůstane čarodějnice ve městě?
    kruh v obilí, mág a čarodějnice zůstávají
    Co se stane s mágem při kruhu v obilí?
    kruh v obilí a čarodějnice
    čarodějnice ve městě, když se bere zpět rytíř

carcassonne-78-asked =
    Co se na konci boduje první?
    V jakém pořadí se na konci bodují cesty, města a louky?
    Záleží na pořadí závěrečného vyhodnocení?
    pořadí závěrečného bodování
    Co se na konci vyhodnocuje dřív, louky, nebo města?
    závěrečné vyhodnocení pořadí

carcassonne-79-asked =
    Jak se hraje karta s kruhem v obilí?
    Co dělám, když vytáhnu kruh v obilí?
    Míchají se kruhy mezi ostatní karty?
    Můžu na kartu s kruhem dát figurku?
    Působí kruh před bodováním, nebo po něm?
    kruh v obilí, vytáhnout, přiložit, bodovat
    vytažený kruh v obilí
    figurka na kartě s kruhem

carcassonne-80-asked =
    Co dělá kruh v obilí?
    Jaké dvě možnosti kruh v obilí nabízí?
    Kdo rozhoduje, jestli se přidává, nebo bere zpět?
    Můžu zvolit pro každého něco jiného?
    Můžu kruh v obilí ignorovat?
    účinek kruhu, přidat nebo vzít zpět, za všechny
    Co se volí u kruhu v obilí?
    Co se děje při kruhu v obilí?
    efekt kruhu
    Co si můžu vybrat, když přiložím kruh?
    všichni přidají, nebo všichni vrátí
    Musí se kruh v obilí využít?
    Co musím zvolit po kruhu?

carcassonne-81-asked =
    Kterých figurek se kruh týká?
    Co znamenají vidle?
    Co znamená kyj na kruhu v obilí?
    Co znamená štít v kruhu?
    Týká se kruh v obilí i mnichů?
    obrázek na kruhu: kyj, štít, vidle
    význam vidlí
    Co znamená palice?
    mniši a kruhy v obilí
    Který obrázek je pro rytíře?
    Co znamenají symboly na kruzích?

carcassonne-82-asked =
    Kdo začíná u kruhu v obilí?
    V jakém pořadí se přidává nebo bere zpět?
    Jsem poslední, když jsem kruh přiložil já?
    Nemám sedláka, kruh mě přeskočí?
    pořadí u kruhu, soused vlevo, přeskočit
    Kdo je u kruhu první?
    pořadí u kruhů v obilí
    hráč bez figurky toho druhu
    Jsem první, když přiložím kruh v obilí?
    pořadí hráčů při kruhu

carcassonne-83-asked =
    Kam smím u kruhu přidat figurku?
    Musím přidat figurku, když se zvolilo přidávání?
    Můžu přidat figurku k cizímu rytíři?
    Co když mám při přidávání prázdnou zásobu?
    Smím přidat rytíře do města daleko v krajině?
    přidat k vlastní figurce, dobrovolně
    Musím přidat panáčka?
    Kam můžu přidat?
    přidat k cizí figurce
    přidat k cizímu sedlákovi
    Smím přidat k rytíři v jiném městě?

carcassonne-84-asked =
    Musím figurku vzít zpět?
    Kterou figurku u kruhu vracím?
    Můžu odmítnout vzít rytíře zpátky?
    Smím si vybrat, který sedlák se vrátí?
    vzít zpět, povinné, do zásoby
    Musím u kruhu vrátit figurku?
    vybrat, která figurka se vrátí
    Musím vzít rytíře zpátky, když to někdo zvolí?

carcassonne-85-asked =
    Můžu postavit figurku přímo na kruh?
    Končí cesta u kruhu v obilí?
    Rozděluje kruh louku?
    Jsou louky přes kruh v obilí spojené?
    kruh uzavírá cesty, odděluje louky
    Ukončuje kruh cestu?
    Smí panáček stát uprostřed kruhu?
    cesta končí u kruhu
    Přeruší kruh cestu?

carcassonne-86-asked =
    Dostanu body za figurku vzatou zpět?
    Boduje lupič, když ho kruh pošle domů?
    Můžu přidat figurku, kterou jsem dostal zpátky právě v tomto tahu?
    vzatá zpět bez bodů, vrácená v tomto tahu
    body za odebranou figurku
    rytíř vzatý zpět, body
    Dostanu ještě body za sedláka, kterého jsem vzal zpět?
    Boduje stažená figurka?

carcassonne-87-asked =
    Počítá se přidaná figurka jako moje figurka za tah?
    Můžu v jednom tahu figurku postavit a další přidat?
    Můžu přidaným rytířem získat město?
    Smím mít díky kruhu v jednom městě dva své rytíře?
    přidaná figurka navíc, získat většinu
    Dá se přidáním získat převaha?
    víc figurek za tah díky kruhu

carcassonne-88-asked =
    Co když u kruhu nikdo nemá sedláka?
    Nikdo nemá v krajině rytíře, stane se u kruhu něco?
    Musím volit, i když se kruh nikoho netýká?
    kruh bez účinku, žádná figurka toho druhu
    kruh se nikoho netýká

carcassonne-89-asked =
    Jak se číslují políčka?
    Co znamenají souřadnice?
    Kde je 0,0?
    Jak je natočená startovní karta?
    Jak mám číst tah jako 2,-1?
    souřadnice, počítání políček, východ a jih, zápis
    Co znamená 0,0?
    mřížka, sever, startovní karta
    souřadnice karty

carcassonne-90-asked =
    Můžu kartu otočit?
    Smím kartu před přiložením libovolně natočit?
    Karta vypadá po otočení stejně, je v tom rozdíl?
    Kolika způsoby jde přiložit souměrná karta?
    otáčení, natočení, symetrická karta
    Smí se karta otáčet?
    otočení karty

carcassonne-91-asked =
    Co když karta se symbolem nikam nepasuje?
    Přemisťuju mága, když kartu se symbolem nejde přiložit?
    Co když nejde přiložit karta s kruhem?
    Působí kruh, který odešel ze hry?
    nepasující symbol, kruh, bez pohybu, bez volby
    karta mága nepasuje
    kruh nikam nepasuje
    Pohne se čarodějnice, když se karta se symbolem nedá přiložit?

carcassonne-92-asked =
    Které kruhy jsou ve hře, když jich hrajeme míň než šest?
    Losují se kruhy v obilí?
    Co znamená Výběr kruhů v obilí první v pořadí?
    Víme, které kruhy jsou ve hře?
    náhodný výběr kruhů, CC1 až CC6, méně než šest
    Které tři kruhy jsou ve hře?
    Které kruhy se vyberou?

carcassonne-93-asked =
    Na kterou část se přidaná figurka postaví?
    Můžu přidat rytíře na jinou kartu téhož města?
    Je jedno, kterého ze dvou rytířů na téže části vezmu zpět?
    přesně tatáž část, rovnocenné figurky
    přesné místo přidané figurky

carcassonne-94-asked =
    Co když je poslední karta kruh v obilí?
    Platí kruh v obilí ještě na úplném konci?
    Je kruh před závěrečným vyhodnocením?
    kruh v obilí jako poslední karta, konec hry
    Poslední vytažená karta je kruh
    kruh na konci hry
    Kruh v obilí přišel jako úplně poslední karta, platí?

carcassonne-95-asked =
    Zůstávají figurky na konci v krajině?
    Sundávají se figurky při závěrečném vyhodnocení?
    Kde jsou mág a čarodějnice po hře?
    Uvidím po konci, kdo kde stál?
    figurky zůstávají po závěrečném vyhodnocení
    Sundávají se figurky na konci?
    figurky po skončení hry

carcassonne-96-asked =
    Počítají se podle prvního pravidla sedláci dvakrát, když se louka dotýká města dvakrát?
    Louka sahá k městu na více místech, počítají se moji sedláci víckrát?
    Kolikrát se podle vydání z roku 2000 počítá sedlák jednomu městu?
    louky první pravidlo, sedláci jednou za město
    tatáž louka dvakrát u města, první pravidlo

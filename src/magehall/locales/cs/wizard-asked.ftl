### Wizard: otázky od stolu, každá u pravidla, které na ni odpovídá.

# Slova, která v této hře znamenají totéž, na každém řádku jedna skupina.
wizard-alike =
    čaroděj, čaroděje, čarodějem, čarodějové, čarodějů, kouzelník, kouzelníka, mág, mága, wizard
    šašek, šaška, šaškem, šašci, šašky, šašků, blázen, blázna, bláznem, blázni, žolík, žolíka, klaun, joker
    předpověď, předpovědi, předpovědí, předpovídat, předpovídá, předpovědět, tip, tipy, tipovat, tipuju, natipovat, hlášení, hlásit, hlásím, nahlásit, sázka, sázet, vsadit, odhad, odhadnout, odhadovat
    barva, barvy, barvu, barev, barvě, barvou, národ, národy, rasa
    trumf, trumfy, trumfu, trumfem, trumfů, trumfová barva, trumfové barvy
    bez trumfů, bez trumfu, žádný trumf, netrumfová hra, beztrumf
    přiznat barvu, přiznávat barvu, přiznání barvy, přiznat, přiznávat, ctít barvu, držet barvu, dodržet barvu, jít do barvy
    vynést, vynáší, vynáším, vynesená, vynesený, vynesen, vynášet, výnos, vyjíždí, začít zdvih, zahájit zdvih
    trumfovat, přebít trumfem, seknout, řezat
    odhodit, odhodím, zahodit, zbavit se karty
    rozdávající, rozdávajícího, rozdávač, dealer, kdo rozdává, ten kdo rozdává
    rozdávat, rozdává, rozdat, rozdání, rozdávání, rozdají, dávat karty
    zapisovatel, zapisovatele, písař, kdo zapisuje, kdo píše
    blok pravdy, blok, bloku, bloček, zápisník, papír na body
    talon, talonu, balíček uprostřed, dobírací balíček, lízací balíček, zbytek karet, zbylé karty, nerozdané karty, hromádka
    otočí, otočit, otočený, otočená karta, obrátit, líznutá karta, odkrytá karta
    body, bodů, bodování, skóre, bod, bodovat
    součet, součty, celkem, dohromady, celkové skóre
    nejvyšší, největší, nejsilnější, nejlepší
    nejnižší, nejmenší, nejslabší
    přesná, přesně, přesný, správná, správně, trefit, strefit se, splnit
    špatná, špatně, nepřesná, netrefit, nesplnit, minout
    minus, mínus, záporné body, záporný, pod nulou, minusové body
    po směru hodinových ručiček, ve směru hodin, doleva dokola
    remíza, nerozhodně, shoda bodů, stejně bodů, stejný počet bodů, rovnost bodů
    hráč, hráči, hráčů, hráče, lidí, osob, spoluhráči
    zdvih, zdvihy, zdvihů, zdvihu, štych, štychy, štychů, štychu
    kolo, kola, kole, kol, runda
    ve třech, tři hráči, tři lidé, třem
    ve čtyřech, čtyři hráči, čtyři lidé
    ve dvou, dva hráči, dva lidé
    plus/minus jedna, plus minus jedna, plus mínus jedna, plus minus 1, ±1
    jasnozřivost, jasnozřivosti, jasnovidectví, karta na čele, kartu na čelo
    jednobarevná hra, jednobarevka, jednobarevné, jednobarevně, jednobarevnou
    skrytá předpověď, skryté předpovědi, skryté tipy, současná předpověď
    tajná předpověď, tajné předpovědi, tajné tipy, utajená předpověď
    turnaj, turnajová partie, turnajová hra, turnajové
    balíček karet, balíček, paklík, sada karet
    můžu, smím, mohu, lze, jde to
    musím, musí se, je povinné, povinnost

## Hra

wizard-1-asked =
    Kolik lidí může hrát?
    Pro kolik hráčů to je?
    Dá se to hrát ve dvou?
    Můžeme hrát v sedmi?
    Kolik nejmíň nás musí být?
    Kolik nejvíc hráčů může hrát?
    počet hráčů, ve dvou, sedm hráčů
    pro 2 hráče
    Kolik hráčů je potřeba?
    Kolik nás musí být minimálně?
    nejmenší počet hráčů
    Pro kolik lidí to je?
wizard-2-asked =
    Kolik je ve hře karet?
    Co je v krabici?
    Co k hraní potřebujeme?
    K čemu je blok pravdy?
    Je karet opravdu 60?
    obsah krabice, herní materiál, šedesát karet
    Co hra obsahuje?
wizard-3-asked =
    O co ve hře jde?
    Co je cílem hry?
    Jak se hra vyhrává?
    Co vlastně předpovídám?
    Mám získat co nejvíc zdvihů?
    Vysvětli mi hru ve zkratce
    cíl hry, princip hry, jak vyhrát
    Stručně pravidla
    Jak se hraje Wizard?
    Vyhrává nejvíc bodů?
wizard-4-asked =
    Co je to zdvih?
    Co znamená získat štych?
    Kolik karet hraje každý do zdvihu?
    Hrají se karty lícem nahoru?
    Jak probíhá jeden zdvih?
    zdvih význam, štych vysvětlení, jedna karta doprostřed
    zdvih, štych
    Jak se hraje zdvih?
    Kdo si vezme zahrané karty?

## Před prvním kolem

wizard-5-asked =
    Kdo zapisuje body?
    Co dělá zapisovatel?
    Kdo vede blok?
    Střídá se zapisovatel během partie?
    Kdo si píše předpovědi?
    zapisovatel, zapisování bodů, písař
    zapisovatel
    Kdo počítá a píše body?
    Kdo vyplňuje blok?
    Musí někdo zapisovat body?
wizard-6-asked =
    Kdo rozdává jako první?
    Kdo míchá karty?
    Kdo je první rozdávající?
    Rozdává na začátku zapisovatel?
    Jak hra začíná?
    první rozdávání, míchání, začátek hry
    Kdo dává karty v prvním kole?
    Kdo míchá před hrou?
    Jak se na začátku určí rozdávající?

## Karty

wizard-7-asked =
    Kolik je barev?
    Jaké jsou barvy?
    Jakou barvu mají elfové?
    Kdo jsou ti červení?
    Kolik karet má jedna barva?
    Která karta je v barvě nejvyšší?
    Je jednička vysoká jako eso?
    lidé trpaslíci elfové obři, modrá červená zelená žlutá, hodnoty 1 až 13
    barvy
    Jakou barvu mají obři?
    Jak se jmenují národy?
    elfové, trpaslíci, lidé a obři
wizard-8-asked =
    Co umí čaroděj?
    Kolik je ve hře čarodějů?
    Co znamená písmeno Z?
    Je čaroděj vyšší než třináctka?
    Je čaroděj vždycky trumf?
    Která karta je úplně nejsilnější?
    karta Z, čtyři čarodějové, nejsilnější karta
    čaroděj
    Co umí kouzelník?
    počet čarodějů
    síla čarodějů
    Co jsou zvláštní karty?
    Jsou čarodějové vždy trumfy?
wizard-9-asked =
    Co dělá šašek?
    Kolik je ve hře šašků?
    Co znamená písmeno N?
    Je šašek nižší než jednička?
    Může být šašek trumf?
    Která karta je úplně nejslabší?
    karta N, čtyři šašci, nejslabší karta, žolík
    šašek
    K čemu je žolík?
    síla šašků
    Je blázen menší než jedna?

## Rozdávání

wizard-10-asked =
    Kolik karet kdo dostane?
    Kolik karet mám ve třetím kole?
    S kolika kartami se začíná?
    Přibývá každé kolo jedna karta?
    Rozdají se v posledním kole všechny karty?
    Kdy se rozdá celý balíček?
    počet karet v kole, karty na ruku, o kartu víc
    Kolik karet je v 5. kole?
    Kolik karet máme v pátém kole?
    počet karet na ruce v kole
    Jak roste počet karet?
    Kolik zdvihů je v jednom kole?
    Dostáváme pokaždé víc karet?
    Kolik karet se rozdává každé kolo?
wizard-11-asked =
    Co se stane s nerozdanými kartami?
    Kam přijdou zbylé karty?
    Co je to talon?
    Leží balíček uprostřed lícem dolů?
    Smím se podívat do talonu?
    zbytek karet, nerozdané karty, talon lícem dolů
    zbylé karty
    karty, které se nerozdaly
wizard-12-asked =
    Kdo rozdává příště?
    Střídá se rozdávající po každém kole?
    Kdo rozdává druhé kolo?
    Rozdává pořád ten samý?
    Kterým směrem se rozdávání předává?
    další rozdávající, střídání v rozdávání
    Kam se posouvá rozdávající?
    rozdávající
    Kdo rozdává v kole dvě?

## Trumfy

wizard-13-asked =
    Jak se určí trumf?
    Co je v tomto kole trumf?
    Která barva je trumfová?
    Která karta se po rozdání otočí?
    Mění se trumf každé kolo?
    Jak poznám, co jsou trumfy?
    určení trumfu, vrchní karta talonu, trumfová karta
    trumf
    Jak se zjistí trumfová barva?
    Kdy se otáčí karta na trumf?
    Odkud se bere trumf?
    Která karta rozhoduje o trumfu?
wizard-14-asked =
    K čemu je trumf?
    Přebije malý trumf vysokou kartu jiné barvy?
    Přebije trumfová jednička třináctku?
    Co trumfová barva přebíjí?
    Může jiná barva přebít trumf?
    význam trumfu, trumf přebíjí ostatní barvy
    Přebije trumfová dvojka červenou třináctku?
    Co přebíjí trumf?
    Co můžu trumfem přebít?
    Co znamená trumf?
    síla trumfů
wizard-15-asked =
    Co když se otočí šašek?
    Je v kole trumf, když je navrchu talonu šašek?
    Jaký je trumf, když po rozdání vyjde šašek?
    Rozdávající otočil šaška, co teď?
    otočený šašek, šašek jako trumfová karta, kolo bez trumfů
    Trumfová karta je šašek
    bez trumfů kvůli šaškovi
    Co když je otočená karta šašek?
wizard-16-asked =
    Co když se otočí čaroděj?
    Kdo vybírá trumf, když vyjde čaroděj?
    Smí se rozdávající podívat na karty, než zvolí trumf?
    Kdo si může trumf vybrat?
    Rozdávající otočil čaroděje, co teď?
    otočený čaroděj, volba trumfu, rozdávající volí barvu
    Trumfová karta je čaroděj
    Smí rozdávající mrknout do karet, než vybere trumf?
    Rozdávající si vybírá trumf
    Nahoře na talonu leží čaroděj, kdo rozhodne?
    Co když je otočená karta čaroděj?
wizard-17-asked =
    Je v posledním kole trumf?
    Proč se poslední kolo hraje bez trumfů?
    Co je trumf, když jsou rozdané všechny karty?
    Co se otáčí, když už žádný talon není?
    poslední kolo trumfy, závěrečné kolo bez trumfu
    Je ve třech ve dvacátém kole trumf?
    Proč teď nemáme trumf?

## Předpověď

wizard-18-asked =
    Kdo předpovídá jako první?
    V jakém pořadí se předpovídá?
    Kdy musím předpovídat?
    Kdo tipuje jako poslední?
    Vidím své karty, než něco nahlásím?
    Předpovídá rozdávající až nakonec?
    Říkají se předpovědi nahlas?
    pořadí předpovědí, první předpověď, po levici rozdávajícího
    Kdo tipuje první?
    Kdo hlásí první?
    Tipuje rozdávající poslední?
    Hlásím před tím, nebo až když se ví, co je trumf?
    Kde začíná předpovídání?
    Kdo začíná s předpověďmi?
wizard-19-asked =
    Opakují se předpovědi ještě jednou?
    Kdo předpovědi zopakuje?
    Může někdo připomenout, co kdo hlásil, než začneme hrát?
    Co se děje mezi předpověďmi a první kartou?
    zopakovat předpovědi, přečíst předpovědi
wizard-20-asked =
    Můžu se podívat, kolik kdo předpověděl?
    Smím se během kola zeptat, co kdo hlásil?
    Kolik zdvihů jí ještě chybí?
    Zapomněl jsem svou předpověď, můžu se podívat?
    Musím si předpovědi pamatovat?
    kolik kdo hlásil, chybějící zdvihy, nahlédnout do bloku
    Kolik štychů mu ještě zbývá udělat?
    Kolik zdvihů mi chybí do předpovědi?
    Kolik předpověděl?
    Kolik tipla ona?
    Jsou předpovědi veřejné?
    Smím vědět, kolik hlásil soused?
wizard-21-asked =
    Můžu předpovědět nulu?
    Kolik nejvíc můžu nahlásit?
    Smím nahlásit víc zdvihů, než mám karet?
    Smí součet předpovědí v základní hře vyjít přesně?
    Je součet předpovědí v běžné hře omezený?
    Dá se předpovědět půl zdvihu?
    nula zdvihů, nulová předpověď, nejvyšší předpověď, povolená čísla
    tipnout 0
    Smí se hlásit 0?
    hlásit víc, než mám karet
    nejmenší předpověď
    Musím hlásit aspoň jeden zdvih?
    Můžu předpovědět, že nezískám žádný zdvih?

## Zdvihy

wizard-22-asked =
    Kdo začíná?
    Kdo hraje první kartu kola?
    Kdo vynáší k prvnímu zdvihu?
    Kterým směrem se hraje?
    Kdo je na řadě po předpovědích?
    Začíná hrát rozdávající?
    začínající hráč, pořadí hry, směr hry, první výnos
    Kdo jde první?
    Kdo položí první kartu?
    Začíná hráč po levici rozdávajícího?
    Kdo vyjíždí?
    Kdo zahajuje kolo?
    Kdo hraje v kole první?
    Kdo je první na tahu?
wizard-23-asked =
    Musím přiznat barvu?
    Musím hrát stejnou barvu jako první karta?
    Co znamená přiznat barvu?
    Proč nemůžu zahrát tuhle kartu?
    Proč jsou některé moje karty zašedlé?
    Smím dát trumf, i když barvu mám?
    přiznávání barvy, ctění barvy, povinnost barvy
    Je nutné ctít barvu?
    Musím dát vynesenou barvu?
    Někdo dal zelenou, i když má modrou, smí to?
    Někdo nepřiznal barvu, je to dovolené?
    Musí se jít do barvy?
    Smím dát jinou barvu, když požadovanou mám?
wizard-24-asked =
    Co když nemůžu přiznat barvu?
    Musím trumfovat, když barvu nemám?
    Co smím hrát, když nemám vynesenou barvu?
    Můžu odhodit jakoukoli kartu?
    Je trumfování povinné?
    Musím přetrumfovat, tedy dát vyšší trumf?
    nemám barvu, odhoz, povinnost trumfovat, volná karta
    Nemám červenou, co smím dát?
    Musím dát trumf?
    Tu barvu nemám
    chybí mi vynesená barva
    Nemůžu přiznat, co můžu odhodit?
    žádná správná barva v ruce
wizard-25-asked =
    Můžu zahrát šaška, i když mám barvu?
    Kdy můžu zahrát čaroděje?
    Smím dát čaroděje, když bych mohl přiznat barvu?
    Musí čarodějové a šašci ctít barvu?
    Můžu se přiznání barvy vyhnout šaškem?
    čaroděj kdykoli, šašek kdykoli, místo přiznání barvy
    Mám modrou, ale chci dát šaška
    Smím položit šaška místo barvy, kterou mám?
    šašek, i když mám barvu
    čaroděj, i když mám správnou barvu
    Kdy se dá hrát čaroděj?
    Kdy se můžu zbavit šaška?
    Je vynesena modrá a mám modrou, můžu přesto dát čaroděje?
    Musím přiznat barvu, když mám v ruce čaroděje?
    Musí šašci přiznávat barvu?
wizard-26-asked =
    Musím zahrát čaroděje, když nemám barvu?
    Musím dát šaška, když barvu nemůžu přiznat?
    Můžu si čaroděje nechat a odhodit něco jiného?
    V čem se liší bulharské a řecké vydání u čarodějů a šašků?
    Může mě někdo donutit vydat čaroděje?
    šetřit čaroděje, nemusím hrát čaroděje, rozdíl vydání
wizard-27-asked =
    Vyhrává nejvyšší karta?
    Přebije čaroděj trumf?
    Co přebije trumfovou třináctku?
    Existuje karta, která přebije čaroděje?
    Co je víc, trumf, nebo čaroděj?
    čaroděj proti trumfu, nejvyšší karta bere
    Může trumf přebít čaroděje?
    Která karta je ve zdvihu nejsilnější?
wizard-28-asked =
    Kdo vynáší k dalšímu zdvihu?
    Kdo hraje první, když je zdvih rozhodnutý?
    Co dělám se zdvihy, které mám?
    Kdo si bere karty ze stolu?
    Musí ostatní vidět, kolik mám zdvihů?
    vítěz zdvihu vynáší, další zdvih, počet zdvihů na očích
    Kdo vynáší po vyhraném štychu?
    Kdo vzal štych, ten vynáší?
    Vyhrál jsem zdvih, začínám zase já?
    Musím ukazovat, kolik mám zdvihů?
    Kdo začíná druhý zdvih?
wizard-29-asked =
    Kolik zdvihů má první kolo?
    Končí první kolo po jednom zdvihu?
    Proč je první kolo tak krátké?
    Hraje se v prvním kole jen jedna karta?
    jediný zdvih, první kolo zdvihy
wizard-30-asked =
    Kdo vyhraje zdvih?
    Která karta bere štych?
    Kdo vyhraje, když jsou ve zdvihu dva čarodějové?
    Kdo bere zdvih, když nikdo nedal trumf?
    Vyhraje vyšší karta jiné barvy?
    V jakém pořadí se karty přebíjejí?
    Co když je ve zdvihu víc trumfů?
    vítěz zdvihu, síla karet, pořadí karet, první čaroděj pak trumf pak barva
    dva čarodějové v jednom zdvihu
    Kdo vyhraje, když není ve zdvihu trumf?
    Která barva vyhraje štych bez trumfu?
    dva trumfy ve zdvihu
    Vyhrává zdvih nejvyšší trumf?
    Která karta vyhrává?

## Čarodějové a šašci

wizard-31-asked =
    Co když někdo vynese čaroděje?
    Co smím hrát, když je první karta čaroděj?
    Můžu dát čaroděje na čaroděje?
    Jaká barva se přiznává, když zdvih začne čarodějem?
    Může vynesený čaroděj prohrát?
    výnos čaroděje, čaroděj jako první karta
    Někdo začne čarodějem, co dají ostatní?
    čaroděj na čaroděje
    Můžu na čaroděje odpovědět čarodějem?
    Je vynesený čaroděj neporazitelný?
    první karta čaroděj
wizard-32-asked =
    Musím zahrát čaroděje, když je vynesen trumf?
    Nemám jiný trumf než čaroděje, musím ho dát?
    Počítá se čaroděj při přiznávání jako trumf?
    Vynesli trumf a já mám jen čaroděje
    přiznat trumf čarodějem, vynesený trumf
    Vynesl se trumf, musím vydat čaroděje?
wizard-33-asked =
    Co když někdo vynese šaška?
    Která barva platí, když je první karta šašek?
    Můžu po vyneseném šaškovi hrát cokoli?
    Kdo určí barvu po šaškovi na začátku?
    Smím vynést šaška?
    výnos šaška, šašek jako první karta, barva po šaškovi
    První karta je šašek, co teď?
    Co dám po šaškovi, který byl vynesen?
    Byl vynesen šašek, co má druhý hráč hrát?
    nejdřív šašek, jaká barva
    šašek jako první
wizard-34-asked =
    Může šašek vyhrát zdvih?
    Co když všichni zahrají šaška?
    Kdo bere zdvih ze samých šašků?
    Prohrává šašek vždycky?
    Proč v pěti nemůže být zdvih jen ze šašků?
    samí šašci, jen šašci ve zdvihu, šašek vyhrává
    čtyři šašci v jednom zdvihu
    Všichni dali šaška
    hráli se jen šašci

## Body

wizard-35-asked =
    Jak se počítají body?
    Kolik bodů je za správnou předpověď?
    Kolik bodů je za zdvih?
    Co dostanu, když řeknu nulu a nic nevezmu?
    Hlásil jsem tři a mám tři, kolik je to bodů?
    Jak funguje bodování?
    bodování, 20 bodů, bonus za přesnou předpověď, body za zdvih
    body
    Co je za nulovou předpověď?
    body za nulu
    Kolik je za přesný tip?
    odměna za správnou předpověď
    Hlásil jsem 4 a mám 4
wizard-36-asked =
    Co když mi předpověď nevyjde?
    Kolik bodů ztratím?
    Co když vezmu moc zdvihů?
    Mám míň zdvihů, než jsem hlásil, co mě to stojí?
    Dostanu za zdvihy body, i když jsem se netrefil?
    Kolik je minus za chybu o dva zdvihy?
    trestné body, špatná předpověď, minus 10, zdvih navíc, chybějící zdvih
    Tipnul jsem 2 a mám 3 štychy, kolik dostanu?
    o jeden zdvih víc, o jeden zdvih míň
    Spletl jsem se o dva
    trest za špatný tip
    Co ztratím za špatný odhad?
    hlásil jsem dva a nemám žádný
    Hlásil jsem 0, ale vzal 1
    Ztrácím body, když mám zdvihů moc?
wizard-37-asked =
    Můžu mít záporné body?
    Může skóre klesnout pod nulu?
    Sčítají se body ze všech kol?
    Jak se píše součet do bloku?
    Začíná se každé kolo zase od nuly bodů?
    průběžný součet, být v minusu, průběžné skóre
    záporné body
    body pod nulou
    Body se sčítají?
    Může být součet záporný?

## Konec hry

wizard-38-asked =
    Kolik je kol?
    Kolik kol se hraje ve čtyřech?
    Jak dlouhá je partie?
    Kdy hra končí?
    Hraje se ve třech opravdu dvacet kol?
    počet kol, konec hry, délka hry, kola pro 3 až 6 hráčů
    Kolik kol se hraje v pěti?
    kola
    Kdy je konec?
    Kdy to skončí?
    Kolik kol pro 4 hráče?
    délka hry celkem
wizard-39-asked =
    Kdo nakonec vyhraje?
    Počítá se i poslední kolo?
    Boduje se závěrečné kolo jinak?
    Kdo je vítěz po posledním kole?
    Rozhodují o vítězství zdvihy, nebo body?
    vítěz hry, závěrečné bodování, nejvíc bodů vyhrává
    Počítají se body i ze závěrečného kola?
    Kdo vyhrál?
    Jak se určí vítěz?
    nejvíc bodů vyhrává hru

## Varianty

wizard-40-asked =
    Co je Plus/minus jedna?
    Proč nesmí součet předpovědí vyjít?
    Která varianta zakazuje součet rovný počtu zdvihů?
    Smíme v pátém kole nahlásit dohromady pět?
    Splete se u Plus/minus jedna vždycky někdo?
    varianta plus minus jedna, zakázaný součet předpovědí
    Proč součet našich tipů nesmí sedět?
    Předpovědi nesmí vyjít, je to pravidlo?
    +/-1 jako varianta
    vysvětlit variantu plus minus
wizard-41-asked =
    Co je skrytá předpověď?
    Můžeme hlásit všichni najednou?
    Můžeme předpovědi napsat na lístky a ukázat společně?
    Jak se nenechat ovlivnit předpověďmi ostatních?
    Kdy se skryté předpovědi zapíšou do bloku?
    varianta skrytá, lístky, současné odkrytí
    skrytá předpověď
    předpovědi na papírky
    tipovat současně
wizard-42-asked =
    Co je tajná předpověď?
    Můžeme předpovědi tajit až do konce kola?
    Kdy ukážu svou tajnou předpověď?
    Při které variantě se předpovědi odkryjí až po kole?
    varianta tajná, předpovědi během hry neznámé
    tajná předpověď
    předpovědi se ukážou na konci kola
    Kdy se odhalí tajné tipy?
    Nikdo nezná předpovědi, dokud se hraje
wizard-43-asked =
    Co je jasnozřivost?
    Proč nevidím svou kartu?
    Jak se hraje varianta s kartou na čele?
    Předpovídám v prvním kole, aniž znám svou kartu?
    Čí karty vidím při jasnozřivosti?
    Platí jasnozřivost jen v prvním kole?
    karta na čele, indiánský poker, předpověď naslepo
    jasnozřivost
    Hraje se první kolo naslepo?
    Moji kartu vidí všichni kromě mě
    Proč je moje karta přede mnou skrytá?

## Jednobarevná hra

wizard-44-asked =
    V kolika lidech se hraje jednobarevná hra?
    Dá se jednobarevná hra hrát v pěti?
    Jde jednobarevně i šest hráčů?
    Co je jednobarevná hra?
    jednobarevná počet hráčů, jednobarevka pro tři nebo čtyři
    jednobarevná hra
    jednobarevka kolik lidí
wizard-45-asked =
    Jaké karty dostanu v jednobarevné hře?
    Má v jednobarevné hře každý svou barvu?
    Kolik čarodějů a šašků má každý v jednobarevné hře?
    Z čeho se skládá můj vlastní balíček?
    vlastní barva čaroděj a šašek, jednobarevná patnáct karet
    Kolik karet má každý v jednobarevné hře?
wizard-46-asked =
    Co se čtvrtou barvou, když hrajeme jednobarevně ve třech?
    Která barva vypadne, když jsou v jednobarevné hře tři?
    Potřebujeme v jednobarevné hře všechny barvy?
    nepoužitá barva, barva mimo hru, jednobarevná ve třech
wizard-47-asked =
    Jsou v jednobarevné hře trumfy?
    Která barva je v jednobarevné hře trumf?
    Otáčí se v jednobarevné hře karta?
    jednobarevná bez trumfů, jednobarevka trumf
    Má jednobarevná hra trumf?
wizard-48-asked =
    Kolik karet si táhnu v jednobarevné hře?
    Začíná jednobarevná hra se čtyřmi kartami?
    Kdo v jednobarevné hře míchá?
    Kolik karet je ve druhém kole jednobarevné hry?
    táhnout čtyři karty, líznout karty, jednobarevná karty na ruku
    karty v prvním kole jednobarevné hry
    první ruka v jednobarevné hře
wizard-49-asked =
    Předpovídá se v jednobarevné hře otevřeně, nebo tajně?
    Jak se hlásí v jednobarevné hře?
    Kdy se domluvíme, jak se v jednobarevné hře předpovídá?
    jednobarevná předpověď otevřeně tajně
    jednobarevná skryté předpovědi
wizard-50-asked =
    Kdo vyhraje zdvih v jednobarevné hře?
    Záleží v jednobarevné hře na barvách?
    Bere nejvyšší číslo, když má každý jinou barvu?
    jednobarevná nejvyšší hodnota, barvy nehrají roli
    Přebije v jednobarevné hře červená devítka modrou osmičku?
    Kdo bere štych v jednobarevné hře?
wizard-51-asked =
    Co když v jednobarevné hře padnou dvě stejné karty?
    Dva zahráli třináctku, čí je zdvih?
    Kdo vyhraje při stejné hodnotě?
    stejné karty, stejná čísla, dřív zahraná vyhrává
    dvě třináctky v jednobarevné hře
    stejná hodnota ve zdvihu
    stejné číslo dvakrát v jednobarevné hře
wizard-52-asked =
    Dostanu po kole jednobarevné hry své karty zpátky?
    Co se v jednobarevné hře stane po kole s kartami?
    Míchá se v jednobarevné hře každé kolo znovu?
    vrácení karet, roztřídit karty, znovu zamíchat
    Nechám si v jednobarevné hře své karty na další kolo?
wizard-53-asked =
    Kolik kol má jednobarevná hra?
    Kdy končí jednobarevná hra?
    Jak dlouho trvá jednobarevka?
    jednobarevná dvanáct kol, jednobarevná počet kol
    Kdy je jednobarevná hra u konce?

## Náš výklad

wizard-54-asked =
    Co když jako první padnou dva šašci?
    Jaká barva se přiznává po několika šašcích?
    Nejdřív šašek, pak zase šašek, kdo určí barvu?
    Určí barvu druhý šašek?
    víc šašků na začátku, dva šašci po sobě
    dva šašci a pak modrá
    Šašek, šašek, červená pětka: jakou barvu přiznat?
    První dvě karty jsou šašci
wizard-55-asked =
    Co když po vyneseném šaškovi přijde čaroděj?
    Nejdřív šašek, pak čaroděj, musím přiznávat barvu?
    Po šaškovi a čaroději, co smí hrát třetí?
    Je po šaškovi a čaroději nějaká barva k přiznání?
    šašek a po něm čaroděj, čaroděj po šaškovi
    Musím po šaškovi a čaroději přiznat barvu?
    Vynesl se šašek, pak čaroděj, jsem na řadě
wizard-56-asked =
    Musím přiznat barvu, i když uprostřed zdvihu padl čaroděj?
    Na červenou někdo dal čaroděje, musím pořád dát červenou?
    Zbaví mě čaroděj na druhém místě povinnosti přiznat?
    Zdvih stejně bere čaroděj, můžu odhodit cokoli?
    čaroděj později ve zdvihu, pořád přiznat barvu
    Čaroděj padl jako druhý, musím ctít barvu?
    čaroděj uprostřed štychu, povinnost ctít barvu
    Byla vynesena červená, pak čaroděj, musím hrát červenou?
    Ruší čaroděj vynesenou barvu?
wizard-57-asked =
    Nejdřív čaroděj, pak modrá, musím dát modrou?
    Určí barvu druhá karta, když byl vynesen čaroděj?
    Přiznává se karta zahraná po čaroději?
    čaroděj první pak barva, žádná barva po čaroději
    Nejdřív čaroděj, pak zelená, musím dát zelenou?
    Byl vynesen čaroděj, pak žlutá, musím hrát žlutou?
wizard-58-asked =
    Může rozdávající zvolit hru bez trumfů?
    Můžu při otočeném čaroději trumf odmítnout?
    Musím zvolit nějakou trumfovou barvu?
    Kdy se trumf volí, před předpověďmi, nebo po nich?
    Dají se zvolit dvě trumfové barvy?
    zvolit bez trumfů, odmítnout trumf, trumf před předpovědí
    Rozdávající nechce žádný trumf
    Musí rozdávající nějakou barvu vybrat?
    Musí rozdávající říct trumf?
    volba trumfu: žádný
wizard-59-asked =
    Vidí otočenou kartu všichni?
    Vezme si někdo trumfovou kartu?
    Můžu otočenou kartu vyměnit?
    Hraje se odkrytou kartou v tomto kole?
    otočená karta mimo hru, výměna trumfové karty
    Smím si vzít trumfovou kartu do ruky?
    Hraje otočená karta v kole?
    Můžu vidět trumfovou kartu?
wizard-60-asked =
    Co když je remíza?
    Kdo vyhraje, když mají dva stejně bodů?
    Jak se rozhoduje shoda?
    Můžou být dva vítězové?
    Na konci máme stejně
    remíza, dělené vítězství, rovnost bodů, stejný součet
    Dva hráči mají na konci stejně bodů
    společné vítězství
    stejně bodů, kdo vyhrál?
    remíza na konci
    Máme stejný počet bodů
    stejný součet na konci
wizard-61-asked =
    Které místo u tohoto stolu rozdává první?
    Dá se první rozdávající vylosovat?
    Proč rozdává nejdřív místo A?
    Můžeme si vybrat, kdo bude rozdávat první?
    místo A, náhodný rozdávající, los, nastavení prvního rozdávání
    vybrat prvního rozdávajícího
wizard-62-asked =
    Proč nemůžu předpovědět tohle číslo?
    Které číslo má poslední zakázané?
    Koho omezuje Plus/minus jedna?
    Předpovídám poslední, co nesmím říct?
    Může se stát, že mi u Plus/minus jedna nezbude žádné číslo?
    Nesmí rozdávající součet dorovnat?
    poslední předpověď, zakázané číslo, zablokovaná předpověď
    Proč nesmím říct 3?
    Proč mám předpověď zablokovanou?
    zakázané číslo pro posledního hráče
    Poslední nesmí říct to číslo
    omezení pro poslední předpověď
    Co nesmí rozdávající hlásit?
wizard-63-asked =
    Dá se Plus/minus jedna spojit se skrytou předpovědí?
    Funguje Plus/minus jedna s tajnými předpověďmi?
    Proč nejde Plus/minus jedna zapnout u tajných?
    plus minus jedna jen otevřené, nejde se skrytými
    Plus/minus jedna a tajné předpovědi dohromady
    skryté předpovědi a Plus/minus jedna dohromady
wizard-64-asked =
    Jaký je rozdíl mezi skrytou a tajnou předpovědí?
    Jaké druhy předpovědí jsou?
    Kdy se předpovědi odkrývají?
    Můžou být předpovědi skryté i tajné?
    Skryté, nebo tajné, které se ukážou před hraním?
    otevřené skryté tajné, způsoby předpovídání, nastavení
    druhy hlášení
wizard-65-asked =
    Co vidím při tajných předpovědích?
    Proč během kola nevidím body, když jsou předpovědi tajné?
    Vidí ostatní při tajné předpovědi, kolik mám zdvihů?
    Jsou při tajných předpovědích vidět karty?
    tajná předpověď co je vidět, body až po kole
    při tajných tipech nejsou vidět body
    Co při tajné předpovědi není vidět?
wizard-66-asked =
    Při jasnozřivosti se otočil čaroděj, kdo volí trumf?
    Vidí rozdávající při jasnozřivosti svou kartu, než zvolí trumf?
    Jak se volí trumf s kartou na čele?
    jasnozřivost otočený čaroděj, volba trumfu naslepo
    volit trumf, aniž vidím svou kartu
wizard-67-asked =
    Kdy při jasnozřivosti uvidím svou kartu?
    Můžu si při jasnozřivosti vybrat, co zahraju?
    Smím po předpovědi sundat kartu z čela?
    Proč se mi při jasnozřivosti karta zahraje sama?
    jasnozřivost vlastní karta, žádná volba, jediná karta
    Kdy uvidím kartu, kterou mám na čele?
    Hraju svou kartu, aniž ji vidím?
wizard-68-asked =
    Dá se jasnozřivost hrát jednobarevně?
    Proč nejde jasnozřivost zapnout v jednobarevné hře?
    Jdou dohromady jasnozřivost a jednobarevná hra?
    jasnozřivost s jednobarevnou hrou, spojení
    jasnozřivost a jednobarevná zároveň
wizard-69-asked =
    Jak vysoký je čaroděj v jednobarevné hře?
    Jakou hodnotu má šašek v jednobarevné hře?
    Přebije čaroděj v jednobarevné hře třináctku?
    Platí čarodějové a šašci i v jednobarevné hře?
    jednobarevná čaroděj nad 13, šašek pod 1
    šašek v jednobarevné hře
    čaroděj v jednobarevné hře
wizard-70-asked =
    Musí se v jednobarevné hře přiznávat barva?
    Které karty smím v jednobarevné hře zahrát?
    Můžu v jednobarevné hře hrát, co chci?
    jednobarevná jakákoli karta, jednobarevná přiznání barvy
    ctít barvu v jednobarevné hře
wizard-71-asked =
    Kdo začíná v jednobarevné hře?
    Je v jednobarevné hře rozdávající?
    Kdo v jednobarevné hře předpovídá první?
    Kdo v jednobarevné hře vynáší, když nikdo nerozdává?
    jednobarevná rozdávající, formální rozdávající
    jednobarevka kdo začíná
    Kdo je v jednobarevné hře rozdávající?
wizard-72-asked =
    Dá se jednobarevná hra hrát s Plus/minus jedna?
    Jde Plus/minus jedna v jednobarevné hře?
    Které varianty jdou s jednobarevnou hrou spojit?
    jednobarevná plus minus jedna, kombinace variant
wizard-73-asked =
    Můžu se podívat na minulé zdvihy?
    Smím ještě jednou vidět poslední štych?
    Co se hrálo předtím, můžu se podívat?
    Můžu prohlížet zdvihy ostatních?
    Které karty už padly?
    poslední zdvih, zahrané karty, prohlížení zdvihů
    podívat se na předchozí štych
    Můžu si prohlédnout staré štychy?
    ukázat poslední štych
    podívat se na své vlastní zdvihy
    Můžeme zkontrolovat odehrané zdvihy?
wizard-74-asked =
    Co je turnajová partie?
    Kolik karet se rozdává na turnaji?
    Můžeme hrát jen deset kol?
    Je nějaká rychlejší hra, která roste po dvou kartách?
    S čím nejde turnajová partie spojit?
    Začíná turnaj ve třech dvěma kartami?
    turnajová kola, turnaj, deset kol
    turnaj
    Kolik karet na kolo má turnaj ve čtyřech?
    Existuje kratší turnajová verze?
wizard-75-asked =
    Můžeme hrát kratší partii?
    Můžeme hrát jen tři kola?
    Můžu si kola zvolit?
    Co znamená 2-4 u kol?
    Jak se zapíše 1+3+5?
    Chci si procvičit jediné kolo
    krátká partie, míň kol, vlastní kola, zkrácená hra
    jen 5 kol
    rychlá hra
    trénovat jen 2 až 4 karty
    jen kola 1, 3 a 5
    Jak nastavím méně kol?
wizard-76-asked =
    Můžeme hrát s méně kartami?
    Co znamená 2x3?
    Dá se hrát s menším balíčkem?
    Které karty zůstanou v malém balíčku?
    Kolik čarodějů je ve zmenšeném balíčku?
    Můžu na trénink vynechat některé barvy?
    malý balíček, méně barev, zmenšený balíček
    méně barev, míň barev
    jen dvě barvy
    Jak nastavím menší balíček?
    hrát s menším počtem karet

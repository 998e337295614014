### Pravidla hry Carcassonne s rozšířeními Mág a čarodějnice a Kruhy v obilí, bod po bodu, vlastními slovy.

carcassonne-section-the-table = U stolu

carcassonne-1 = Hrají dva až šest hráčů. Každý má v zásobě sedm figurek jedné barvy; osmá ukazuje jeho body.
carcassonne-2 = Karet krajiny je 72. Jedna ze čtyř karet s městem vedle rovné cesty je startovní a leží lícem nahoru uprostřed. Ostatních 71 se zamíchá lícem dolů.
carcassonne-3 = Jeden hráč začíná (není-li domluveno jinak, místo A) a hraje se po směru hodinových ručiček.

carcassonne-section-a-turn = Tah

carcassonne-4 = Tah má tyto kroky: vzít kartu, přiložit ji, umístit na ni figurku, nebo ne, a obodovat, co karta dokončila. Vždy v tomto pořadí.
carcassonne-5 = Karta se táhne naslepo, ukáže se všem a přiložit se musí právě ona.
carcassonne-6 = Přikládá se tak, aby se alespoň jednou hranou dotýkala karty v krajině. Dotyk rohem nestačí.
carcassonne-7 = Každá hrana, která se dotýká jiné karty, na ni navazuje: město na město, cesta na cestu, louka na louku.
carcassonne-8 = Na políčku leží po celou hru jen jedna karta. Díry v krajině být smějí.
carcassonne-9 = Karta, která nikam nepasuje, odchází ze hry a tentýž hráč si vezme jinou. O tah nepřichází.
carcassonne-10 = Dojdou-li při tom karty, hra končí.

carcassonne-section-meeples = Figurky

carcassonne-11 = Po přiložení karty smí hráč umístit jednu figurku ze zásoby na jednu část této karty, nikdy na kartu přiloženou dříve.
carcassonne-12 = Na cestě je z ní lupič, ve městě rytíř, v klášteře mnich, na louce sedlák.
carcassonne-13 = Nesmí se umístit tam, kde na téže souvislé cestě, v témže městě nebo na téže louce už stojí jakákoli figurka, i vlastní, a třeba hodně daleko. Počítají se i spojení, která vytvořila právě přiložená karta.
carcassonne-14 = Klášter leží na jediné kartě, a proto je při přiložení vždy volný.
carcassonne-15 = Kdo nemá v zásobě figurku, nemůže ji umístit. Povinné to není nikdy.
carcassonne-16 = Více hráčů se ocitne na jedné cestě, louce nebo v jednom městě jen tehdy, když pozdější karta spojí části obsazené zvlášť.
carcassonne-17 = Figurka se smí umístit i na to, co je hned dokončené, a v témže tahu se vrátí. Použít ji lze znovu od příštího tahu, nebo i hned, pokud kruh v obilí dovolí figurku přidat.

carcassonne-section-completed-features = Dokončené stavby

carcassonne-18 = Po figurce se boduje vše, co karta dokončila, ať to patří komukoli.
carcassonne-19 = Cesta je dokončená, když tvoří okruh nebo když oba její konce uzavírá křižovatka, vesnice, město, klášter nebo kruh v obilí. Má hodnotu jednoho bodu za každou kartu.
carcassonne-20 = Město je dokončené, když má uzavřené hradby a uvnitř žádnou mezeru. Má hodnotu dvou bodů za každou kartu a dvou za každý erb.
carcassonne-21 = Klášter je dokončený, když leží karty na všech osmi políčkách kolem něj. Má hodnotu devíti bodů. Jedna karta může dokončit i několik klášterů.
carcassonne-22 = Počítají se karty, ne jejich části: karta, která k jednomu městu nebo cestě přispívá dvěma částmi, platí jednou. Erby se počítají po jednom.
carcassonne-23 = Kdo má na cestě, ve městě, v klášteře nebo na louce nejvíc figurek, dostane všechny body, ostatní nic.
carcassonne-24 = Mají-li nejvíc figurek dva hráči nebo více, dostane každý z nich všechny body.
carcassonne-25 = Kde nestojí žádná figurka, tam nikdo neboduje.
carcassonne-26 = Všechny figurky z obodované cesty, města nebo kláštera se vracejí svým majitelům, i ty, které nic nezískaly.

carcassonne-section-fields = Louky

carcassonne-27 = Sedláci zůstávají na svém místě až do konce hry.
carcassonne-28 = Části luk se spojují přes poloviny hran. Oddělují je cesty, města a okraj krajiny.
carcassonne-29 = Louky se bodují až na konci hry.

carcassonne-section-the-end = Konec hry

carcassonne-30 = Hra končí po tahu, ve kterém byla přiložena poslední karta; i tento tah se boduje jako každý jiný.
carcassonne-31 = V závěrečném vyhodnocení má nedokončená cesta hodnotu jednoho bodu za každou kartu.
carcassonne-32 = Nedokončené město má hodnotu jednoho bodu za každou kartu a jednoho za každý erb.
carcassonne-33 = Nedokončený klášter má hodnotu jednoho bodu za sebe a jednoho za každou kartu kolem.
carcassonne-34 = Louka má hodnotu tří bodů za každé dokončené město, které se jí dotýká, za každé jednou.
carcassonne-35 = Město se počítá každé louce, které se dotýká, a jeden hráč z něj může mít užitek na několika loukách.
carcassonne-36 = V závěrečném vyhodnocení rozhoduje většina figurek stejně jako během hry.
carcassonne-37 = Vítězí hráč s největším počtem bodů. Hráči se stejným počtem se o vítězství dělí.

carcassonne-section-what-can-be-agreed = Co lze domluvit

carcassonne-38 = S volbou „{ carcassonne-option-two-tile-city }: 2“, podle prvního a druhého vydání, má dokončené město ze dvou karet hodnotu jednoho bodu za každou kartu a jednoho za každý erb.
carcassonne-39 = S volbou „{ carcassonne-option-fields }: { carcassonne-option-fields-first }“, podle vydání z roku 2000, přináší každé dokončené město čtyři body tomu, kdo má nejvíc sedláků na všech loukách kolem něj dohromady; při shodě dostane každý plný počet.
carcassonne-40 = S volbou „{ carcassonne-option-fields }: { carcassonne-option-fields-second }“, podle vydání z roku 2001, přináší louka tři body za každé dokončené město, ale nikdo nedostane body za totéž město dvakrát.
carcassonne-41 = S volbou „{ carcassonne-option-fields }: { carcassonne-option-fields-off }“ nikdo neumísťuje sedláky a louky se nebodují.
carcassonne-42 = S volbou „{ carcassonne-option-tie }: { carcassonne-option-tie-starter-loses }“, turnajovým pravidlem, je začínající hráč v pořadí za hráči se stejným počtem bodů.
carcassonne-43 = S volbou „{ carcassonne-option-start-player }: { carcassonne-option-start-player-random }“ určí začínajícího hráče los.
carcassonne-44 = S volbou „{ carcassonne-option-tile-list }: { carcassonne-option-tile-list-hidden }“ nikdo nevidí, které karty zbývají, jen kolik jich je.
carcassonne-45 = Není-li domluveno jinak, má město ze dvou karet hodnotu čtyř bodů a louky se bodují podle třetího pravidla, jako ve všech vydáních od roku 2002.

carcassonne-section-mage-witch = Mág a čarodějnice

carcassonne-46 = Fialový mág a oranžová čarodějnice jsou magické figurky, které nepatří nikomu. K nim patří osm karet krajiny se symbolem mága.
carcassonne-47 = Karty se symbolem se zamíchají mezi ostatní. Mág a čarodějnice čekají vedle krajiny.
carcassonne-48 = Všechna pravidla základní hry platí dál.
carcassonne-49 = Karta se symbolem se táhne a přikládá jako každá jiná.
carcassonne-50 = Po přiložení karty se symbolem a před umístěním vlastní figurky musí hráč uvést do krajiny mága nebo čarodějnici, nebo přemístit tu magickou figurku, která už tam je.
carcassonne-51 = Mág nebo čarodějnice se staví na část nedokončené cesty nebo nedokončeného města.
carcassonne-52 = Mág a čarodějnice nesmějí stát na téže cestě ani v témže městě.
carcassonne-53 = Potom smí hráč jako obvykle umístit svou figurku. Magická figurka nic neobsazuje a nikomu nebrání.
carcassonne-54 = Nelze-li mága ani čarodějnici uvést ani přemístit, musí se jedna z magických figurek z krajiny odstranit, pokud tam nějaká je.
carcassonne-55 = Ocitnou-li se po kterékoli kartě, se symbolem i bez něj, mág a čarodějnice na téže cestě nebo v témže městě, musí hráč na tahu nejdřív jednu z magických figurek přemístit.
carcassonne-56 = To se stane dřív, než se cokoli boduje, i když karta dokončila právě to, na čem stojí oba.
carcassonne-57 = Dokončí-li se cesta nebo město s mágem, má hodnotu o jeden bod vyšší za každou svou kartu.
carcassonne-58 = Dokončí-li se cesta nebo město s čarodějnicí, body se půlí a zaokrouhlují nahoru.
carcassonne-59 = Po obodování se mág nebo čarodějnice vrátí vedle krajiny. Další karta se symbolem může magickou figurku zase uvést.
carcassonne-60 = V závěrečném vyhodnocení působí mág a čarodějnice stejně na to, co je nedokončené.
carcassonne-61 = Město z příkladu v pravidlech: osm karet a dva erby dávají 20 bodů, mág přidá 8 a červený s modrým, kteří mají figurek stejně, získají každý 28.
carcassonne-62 = Cesty z příkladu v pravidlech, dokončené jednou kartou: pět karet s čarodějnicí přinese 3 body, tři karty s mágem 6 bodů.
carcassonne-63 = V každém ze šesti minirozšíření je jedna karta s kruhem v obilí; přimíchat se jich smí libovolný počet, nejlepší je všech šest.

carcassonne-section-mage-witch-clarified = Mág a čarodějnice: upřesnění

carcassonne-64 = Přemísťovaná magická figurka jde na jinou cestu nebo do jiného města, ne na jinou část téže cesty či téhož města.
carcassonne-65 = Kterou z obou hráč uvede nebo přemístí, je na něm, ať v krajině není žádná, je jedna, nebo jsou obě.
carcassonne-66 = Cíl může ležet na právě přiložené kartě i kdekoli jinde.
carcassonne-67 = Cesta nebo město, které právě přiložená karta dokončila, cílem být nemůže.
carcassonne-68 = Na figurkách hráčů při volbě cíle nezáleží: může být prázdný, vlastní, cizí i společný.
carcassonne-69 = Mága ani čarodějnici nelze uvést ani přemístit tehdy, když žádná nedokončená cesta ani město není bez magické figurky. Jsou-li v krajině obě figurky, hráč pak zvolí, která odejde; je-li tam jen jedna, odejde ona; není-li tam žádná, nestane se nic.
carcassonne-70 = Magická figurka se smí přemístit i z cesty nebo města, které karta se symbolem právě dokončila; na jejich body pak nemá vliv.
carcassonne-71 = Když se oba setkají, hráč na tahu ještě před umístěním své figurky zvolí, kdo z nich se přemístí, a to na libovolnou nedokončenou cestu nebo do nedokončeného města bez magické figurky. Není-li kam, jedna z obou se odstraní.
carcassonne-72 = Když se oba setkají kvůli kartě se symbolem, jedno přemístění splní obě povinnosti.
carcassonne-73 = Magická figurka opouští i dokončenou cestu nebo město, kde nestojí žádná figurka hráče.
carcassonne-74 = Z jednoho bodu udělá čarodějnice jeden bod, z ničeho nic.
carcassonne-75 = Na louky a kláštery magické figurky nepůsobí nikdy; louka počítá dokončené město celé, ať v něm stál kdokoli.
carcassonne-76 = Nejdřív se spočítají body, i s erby a s pravidlem o městě ze dvou karet; teprve pak mág přidá nebo čarodějnice půlí. Za erby mág nepřidává nic.
carcassonne-77 = Když kvůli kruhu v obilí odcházejí figurky hráčů, magické figurky zůstávají.
carcassonne-78 = Na pořadí uvnitř závěrečného vyhodnocení nezáleží.

carcassonne-section-crop-circles = Kruhy v obilí

carcassonne-79 = Karty s kruhem v obilí se přimíchají. Vytažená karta se přiloží, smí se na ni umístit figurka a boduje se jako obvykle.
carcassonne-80 = Potom musí hráč na tahu zvolit za všechny jednu ze dvou možností: všichni smějí figurku přidat, nebo všichni musí jednu vzít zpět.
carcassonne-81 = Obrázek říká, koho se kruh týká: kyj lupičů, štít rytířů, vidle sedláků. Mnichů se netýká nikdy.
carcassonne-82 = Postupuje se po směru hodinových ručiček od souseda vlevo, hráč na tahu je poslední. Kdo nemá figurku toho druhu, ten se vynechává.
carcassonne-83 = Přidat znamená: umístit jednu figurku ze zásoby k vlastní figurce toho druhu, kdekoli v krajině. Hráč se toho smí vzdát. S prázdnou zásobou to nejde.
carcassonne-84 = Vzít zpět znamená: jedna vlastní figurka toho druhu se musí vrátit do zásoby.
carcassonne-85 = Na kruhu nemůže stát nikdo. Uzavírá cesty, které k němu vedou, a odděluje louky, které u něj leží.
carcassonne-86 = Figurka vzatá zpět nic neboduje. Figurka, která se vrátila v tomto tahu, se přidat smí hned, i když by jinak musela čekat na příští tah.
carcassonne-87 = Figurky se přidávají navíc k té, kterou hráč umístil v tahu, a dá se jimi získat většina.
carcassonne-88 = Nemá-li v krajině figurku toho druhu nikdo, nic se nevolí.

carcassonne-section-rulings = Náš výklad

carcassonne-89 = Startovní karta leží na 0,0 neotočená, městem k severu. Políčka se počítají v krocích na východ a na jih od ní.
carcassonne-90 = Každé otočení je samostatný způsob, jak kartu přiložit, i když karta vypadá stejně.
carcassonne-91 = Karta se symbolem, která nikam nepasuje, odchází ze hry a žádná magická figurka se nehýbe; karta s kruhem odchází bez volby.
carcassonne-92 = Je-li kruhů v obilí méně než šest, na začátku se vylosuje, které z CC1 až CC6 se přimíchají; všechny výběry jsou stejně pravděpodobné a všichni vidí, které kruhy jsou ve hře. S volbou „{ carcassonne-option-circles-by }: { carcassonne-option-circles-by-first }“ se berou první z nich.
carcassonne-93 = Figurka se přidává na tutéž část, na které stojí ta, ke které se připojuje, a dvě figurky jednoho hráče na jedné části jsou rovnocenné.
carcassonne-94 = Kruh v obilí na poslední kartě se provede před závěrečným vyhodnocením.
carcassonne-95 = Figurky i magické figurky zůstávají v krajině pro závěrečné vyhodnocení i po něm.
carcassonne-96 = S volbou „{ carcassonne-option-fields }: { carcassonne-option-fields-first }“ se sedláci na téže louce počítají městu jednou, ať se ho louka dotýká kolikrát chce.

### Pravidla Číselných kamenů podle Rummikubu, bod po bodu, vlastními slovy.

rummikub-section-the-box-and-the-start = Krabice a začátek

rummikub-1 = Hrají dva až čtyři hráči.
rummikub-2 = Kameny nesou čísla 1 až 13 v černé, červené, zelené a modré barvě; další dva jsou žolíci. Kameny hráčů stojí na stojáncích.
rummikub-3 = Kolo vyhrává ten, kdo první vyloží na stůl všechny kameny ze svého stojánku. Vykládají se jen kameny z vlastního stojánku.
rummikub-4 = Všechny kameny leží lícem dolů a zamíchají se. Každý hráč si jeden vezme a nejvyšší číslo začíná. Hraje se po směru hodinových ručiček.
rummikub-5 = Tyto kameny se vrátí a všechny se znovu zamíchají. Každý hráč si vezme čtrnáct kamenů a srovná si je na stojánku. Zbytek je bank.

rummikub-section-sets = Sady

rummikub-6 = Skupina jsou tři nebo čtyři kameny se stejným číslem, každý v jiné barvě.
rummikub-7 = Postupka jsou tři nebo více po sobě jdoucích čísel v jedné barvě.

rummikub-section-the-opening = První výklad

rummikub-8 = První kameny, které hráč v kole vyloží, musí mít dohromady hodnotu alespoň 30; počítají se jejich čísla.
rummikub-9 = Kdo první výklad nemá nebo ho ještě nechce, vezme si kámen z banku.
rummikub-10 = Při prvním výkladu se sady na stole nemění ani nerozšiřují.

rummikub-section-time = Čas

rummikub-11 = Tah trvá jednu minutu. Nejsou-li do té doby sady v pořádku, každý kámen se vrátí tam, kde byl, a hráč si vezme tři kameny z banku.
rummikub-12 = Kameny, u kterých si pak nikdo nepamatuje místo, jdou do banku.

rummikub-section-rearranging = Přeskupování

rummikub-13 = Hráč vykládá co nejvíc kamenů tím, že je přidává k sadám na stole a sady přeskupuje. Smí se cokoli, jen když na konci tahu leží na stole samé skupiny a postupky a žádný kámen nepřebývá.
rummikub-14 = Způsoby jsou mimo jiné: přidat k sadě, vzít čtvrtý kámen skupiny, přidat kámen a vzít za něj jiný, rozdělit postupku a to vše kombinovat.

rummikub-section-jokers = Žolíci

rummikub-15 = Před vlastním prvním výkladem nesmí nikdo vzít žolíka ze stolu.
rummikub-16 = Po něm smí hráč ve svém tahu vzít žolíka tak, že ho vymění za kámen s číslem a barvou, které žolík zastupuje, ze stojánku nebo ze stolu.
rummikub-17 = Vyměněný žolík se musí použít v tomtéž tahu, v nové sadě.
rummikub-18 = Sada se žolíkem se smí přeskupovat jako každá jiná.
rummikub-19 = Žolík, který na konci zůstane na stojánku, se počítá za 30.
rummikub-20 = Žolík se uvolní, když se na jeho místo položí jeho kámen, když se jeho sada kolem tohoto kamene rozdělí nebo přestaví, nebo když kámen už na stole leží.

rummikub-section-the-end-and-the-score = Konec a body

rummikub-21 = Kolo končí, když někdo vyloží poslední kámen ze stojánku a ohlásí „Rummikub!“. Ostatní prohráli, ukážou své kameny a sečtou je.
rummikub-22 = Když je bank prázdný, hráči dál střídavě vykládají, dokud někdo neskončí; když nemůže pokračovat nikdo, kolo končí.
rummikub-23 = Každý, kdo prohrál, dostane minus součet svých kamenů a vítěz všechny tyto součty dohromady.
rummikub-24 = Když je bank prázdný a nikdo nevyložil všechno, vyhrává nejmenší součet. Každý, kdo prohrál, dostane minus rozdíl proti součtu vítěze a vítěz součet těchto rozdílů.
rummikub-25 = Kola se zapisují pod sebe a sčítají; body každého kola dají dohromady nulu.

rummikub-section-advice = Rady

rummikub-26 = Nikdo nemusí vyložit, co by mohl: na začátku kola může být dobré kameny zadržet.
rummikub-27 = Čtvrtý kámen skupiny nebo postupky se dá nechat na příští tah, aby bylo co vyložit.
rummikub-28 = Žolíka si lze nechat na stojánku, s rizikem 30 bodů.

rummikub-section-rulings-where-the-leaflet-is-silent = Náš výklad tam, kde tištěná pravidla mlčí

rummikub-29 = Od každého kamene s číslem jsou dva, celkem 106 kamenů. Volba „{ rummikub-option-copies }“: od každého jeden, 54 kamenů, pro dva nebo tři hráče.
rummikub-30 = Čtvrtá barva je zelená. Barvy mají i písmena, K R G B, aby je nikdo nemusel rozeznávat okem.
rummikub-31 = Na počtu stojánků v krabici nezáleží: každý má jeden.
rummikub-32 = Kdo si při losování vytáhne žolíka, losuje znovu, a stejně tak ti, kdo mají totéž nejvyšší číslo; vytažené kameny zůstanou stranou, dokud není jasné, kdo začíná. Volba „{ rummikub-option-start }“: rozhodne náhoda.
rummikub-33 = Losuje se znovu před každým kolem. Volba „{ rummikub-option-next-start }“: začíná další místo po směru hodinových ručiček, nebo vítěz.
rummikub-34 = Jednička je vždy nejnižší: žádná postupka nepokračuje ze 13 na 1. Volba „{ rummikub-option-wrap }“: smí, nejvýš se třinácti kameny.
rummikub-35 = První výklad se smí skládat z libovolně mnoha sad. Volba „{ rummikub-option-opening-sets }“: jedna z nich musí mít hodnotu 30 sama.
rummikub-36 = Žolík se v prvním výkladu počítá jako kámen, který zastupuje. Volba „{ rummikub-option-opening-joker }“: je zakázaný, nebo se nepočítá.
rummikub-37 = Po celý tah prvního výkladu zůstává stůl, jak je. Volba „{ rummikub-option-opening-table }“: smí se v tomtéž tahu přeskupovat, pokud vyložené kameny obsahují první výklad.
rummikub-38 = Kdo nic nevyloží, vezme si jeden kámen, i po prvním výkladu a i když by vyložit mohl. Tím tah končí, takže nový kámen čeká.
rummikub-39 = Přeskupení, při němž se nevyloží žádný kámen ze stojánku, není tah.
rummikub-40 = Kameny ze stolu se nikdy nevracejí na stojánek, ani žolíci.
rummikub-41 = Když čas vyprší, dovolený stůl s novým kamenem platí, u nezměněného si hráč vezme kámen a vše ostatní se vrátí zpět. Volba „{ rummikub-option-clock }“: kolik sekund, nebo bez hodin. Volba „{ rummikub-option-time-up }“: vrátí se vždy.
rummikub-42 = Ukončení tahu s nedovoleným stolem se odmítne a řekne se proč, hodiny zatím běží. Volba „{ rummikub-option-illegal-table }“: stůl se hned vrátí zpět s trestem.
rummikub-43 = Je-li v banku méně kamenů, než kolik je trest, hráč si vezme, co tam je.
rummikub-44 = Stůl se vrací zpět přesně, takže se nezapomene místo žádného kamene.
rummikub-45 = S prázdným bankem smí hráč pasovat; když pasují všichni dokola, kolo končí. Volba „{ rummikub-option-empty-bank }“: kdo může vyložit, musí.
rummikub-46 = Ze stejných nejmenších součtů vyhrává ten s nejméně kameny; je-li i jejich počet stejný, vítězství je společné a body se rozdělí.
rummikub-47 = Kdo neměl první výklad, počítá své kameny jako ostatní. Volba „{ rummikub-option-never-opened }“: rovných 100, nebo 200, pokud první výklad na stojánku byl.
rummikub-48 = Počet kol se domluví před partií; vyhrává hráč s nejvíce body, při stejném počtu je vítězství společné. Volba „{ rummikub-option-rounds }“: počet kol, nebo dokud někdo nedosáhne cíle.
rummikub-49 = Žolík ve skupině tří kamenů zastupuje kteroukoli chybějící barvu. Volba „{ rummikub-option-joker-group }“: kdo ho chce vzít, musí dodat všechny chybějící kameny.
rummikub-50 = Kámen, za který se žolík vymění, smí být ze stojánku nebo ze stolu. Volba „{ rummikub-option-joker-replacement }“: jen ze stojánku.
rummikub-51 = Sada není nová, je-li v ní všechno, co zbylo z některé sady ležící na stole na začátku tahu; stejné kameny se nerozlišují. Volba „{ rummikub-option-joker-set }“: stačí jakákoli sada, nebo je v ní alespoň jeden kámen ze stojánku, nebo dva.
rummikub-52 = Žolík se bere jen výměnou. Volba „{ rummikub-option-joker }“: smí se uvolnit i přeskupením.
rummikub-53 = Žolík smí zastupovat kámen, jehož oba kusy jsou vidět.
rummikub-54 = V jedné sadě smějí ležet dva žolíci; co zastupují, určuje jejich místo. Volba „{ rummikub-option-two-jokers }“: zakázáno.
rummikub-55 = První rozdání platí. Volba „{ rummikub-option-redeal }“: se třemi páry stejných kamenů na stojánku se rozdává znovu; ne však, když je od každého kamene jen jeden, protože pak páry nejsou.
rummikub-56 = Vítěz nemusí nic ohlašovat: prázdný stojánek ukončí kolo sám.

rummikub-section-rulings-of-our-own = Náš vlastní výklad

rummikub-57 = Postupka se vykládá od nejnižšího kamene nahoru. Jeden kámen se dvěma žolíky je postupka, kde to jde, pokud hráč neřekne, že je to skupina.
rummikub-58 = Co se stalo se žolíky, se posuzuje na konečném stole: každou roli, kterou měl žolík na stole na začátku tahu, plní samostatný kámen, buď s číslem, nebo žolík, který ho může zastupovat; dva žolíci jedné skupiny zastupují různé barvy.
rummikub-59 = Sada je nezměněná, když jsou její kameny i role jejích žolíků stejné; na pořadí ve skupině nezáleží.
rummikub-60 = Body, které nejde mezi vítěze rozdělit rovným dílem, se rozdají po jednom v pořadí hry od toho, kdo kolo začínal.
rummikub-61 = Partie do cílového počtu bodů končí nejpozději po čtyřiceti kolech.
rummikub-62 = S prázdným bankem platí trest bez kamenů jako pas.

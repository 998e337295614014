# How questions about the rules are read in this language, for every game.

# Words that say little about what is asked.
house-empty =
    a i o u v ve k ke s se z ze na do od po pro při před za nad pod bez mezi přes podle u kolem
    je jsou byl byla bylo byli být jsem jsi jsme jste bude budou budu mám máš má máme máte mají mít měl
    co kdo koho komu kdy kde kam proč jak jaký jaká jaké který která které kterou kolik jestli když pokud až než kdyby aby že zda li
    smím smíš smí smíme můžu mohu můžeš může můžeme mohou musím musíš musí musíme nemusí nesmí nemůžu nemůže nemůžeš lze
    ten ta to ti ty tu toho tomu tím tom já ty on ona ono my vy oni mě mně mi můj moje mou moji svůj svou svoje svého se si
    ne ani nebo ale taky také ještě jen jenom už tak tady tam všechno všichni každý každá každé nějaký některý něco někdo
    stane dělá dělat dělám udělat děje dostanu dostane

# Endings that words are read without, longest first.
house-endings =
    ováním ování ového ovými ovém ování atech átům eního ením ených ými ami emi ách ich ích ího ích ému ého ovi ové ech ete eme ují uje ova ala ali alo ila ili ilo at et it ou em ům ám ím ém am os ej ez á é í ý ů a e i o u y ě

# Letters and how they are read, in pairs: one way of writing each sound.
house-letters =
    ie i, th t

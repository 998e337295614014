# How questions about the rules are read in this language, for every game.

# Words that say little about what is asked.
house-empty =
    a an the this that these those it its he she they them their his her we us our i me my you your one ones
    is are was were be been being am do does did done has have had having can could may might must shall should will would
    what which who whom whose when where why how if then than as of in on at to from by with without for into onto about
    and or not no nor but also too so just only still yet there here any some all each every many much more most
    get gets got happens happen happened
    please tell say dont doesnt isnt cant whats whos

# Endings that words are read without, longest first.
house-endings =
    ingly edly ings ers ies ied ing est ed es er ly s y

# Letters and how they are read, in pairs: one way of writing each sound.
house-letters =
    ph f, ck k, gray grey, colour color

# How questions about the rules are read in this language, for every game.

# Words that say little about what is asked.
house-empty =
    der die das den dem des ein eine einen einem einer eines er sie es wir ihr ich du man mich mir dich dir uns euch sich mein meine meinen meinem meiner dein deine ihre ihren seine seinen
    ist sind war waren sein bin bist wird werden wurde hat haben habe hast hatte kann können kannst könnte darf dürfen darfst muss müssen musst soll sollen sollte will wollen möchte mag
    was wer wen wem wessen wann wo warum wieso weshalb wie welche welcher welches welchen welchem wenn falls ob dann als dass weil obwohl denn
    und oder nicht kein keine keinen aber auch noch nur schon mal da hier dort alle alles jeder jede jedes jeden jedem viel viele mehr etwas
    in im an am auf aus bei beim mit nach von vom vor zu zum zur für über unter um durch ohne gegen bis so doch eigentlich
    passiert geschieht macht machen mache tun tut gibt geht bekomme bekommt kriege kriegt

# Endings that words are read without, longest first.
house-endings =
    ungen erinnen ern est end ung ens ten tes tem ter en er es em st te et in e s n t

# Letters and how they are read, in pairs: one way of writing each sound.
house-letters =
    ß ss, ae a, oe o, ue u, ph f, th t, ck k

### Rady ve třech krocích a rozbor po partii.

wizard-hint-value = { $points } bodu v tomto kole (± { $error })
wizard-nudge-name-trump = Které barvy máš nejvíc, a nejvyšší?
wizard-nudge-one-card = Každý má jednu kartu: kolik z { $players } hráčů může mít lepší?
wizard-nudge-count = Nejdřív spočítej, co je jisté, pak v co doufáš. Čarodějů v ruce: { $wizards }, trumfů: { $trumps }.

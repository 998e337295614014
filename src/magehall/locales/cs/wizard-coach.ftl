### Rady ve třech krocích a rozbor po partii.

wizard-hint-value = { $points } bodu v tomto kole (± { $error })
wizard-nudge-name-trump = Ve které barvě máš nejvíc karet a ty nejvyšší?
wizard-nudge-one-card = Každý má jednu kartu a hráčů je { $players }: kolik z nich může mít lepší?
wizard-nudge-count = Nejdřív spočítej, co je jisté, pak to, v co doufáš. Čarodějů v ruce: { $wizards }, trumfů: { $trumps }.

### Rady ve třech krocích a rozbor po partii.

witchstone-hint-value = Náskok před nejlepším soupeřem: { $points } (± { $error })
witchstone-nudge-action = Podívej se, co mohou přinést tyto akce: { witchstone-symbol }.

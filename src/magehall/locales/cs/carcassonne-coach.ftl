### Rady ve třech krocích a rozbor po partii.

carcassonne-hint-value = Náskok na konci: { $points } (± { $error })
carcassonne-nudge-finish = Něco tvého jde dokončit hned teď.
carcassonne-nudge-rival = Podívej se, v co doufá { $seat }.
carcassonne-nudge-claim = { $feature ->
    [city] Hledej město pro figurku.
    [road] Hledej cestu pro figurku.
    [monastery] Hledej místo pro klášter.
   *[field] Prohlédni si louky.
}
carcassonne-nudge-keep = Tady rozhoduje místo, ne figurka: nech si ji. V zásobě máš: { $left }.

# Jak se hraje, za dvě minuty: deset vět, každá s obrázkem.
carcassonne-howto-turn = Každý tah: vezmi kartu, přilož ji, umísti na ni figurku, jestli chceš, a oboduj, co je dokončené.
carcassonne-howto-fit = Každá hrana musí navazovat na sousední: město na město, cesta na cestu, louka na louku.
carcassonne-howto-meeple = Figurka je na cestě lupič, ve městě rytíř, v klášteře mnich, na louce sedlák.
carcassonne-howto-claimed = Nesmíš ji umístit tam, kde na téže cestě, v témže městě nebo na téže louce už nějaká stojí.
carcassonne-howto-road = Dokončená cesta má hodnotu jednoho bodu za každou kartu.
carcassonne-howto-city = Dokončené město má hodnotu dvou bodů za každou kartu a dvou za každý erb.
carcassonne-howto-monastery = Klášter je dokončený, když kolem něj leží osm karet: devět bodů.
carcassonne-howto-return = Body dostane, kdo tam má nejvíc figurek, při shodě každý, kdo jich má nejvíc. Pak se figurky vracejí.
carcassonne-howto-field = Sedláci zůstávají do konce. Potom jejich louka přinese tři body za každé dokončené město, kterého se dotýká.
carcassonne-howto-end = Po poslední kartě se trochu boduje i to, co dokončené není. Kdo má nejvíc bodů, vítězí.

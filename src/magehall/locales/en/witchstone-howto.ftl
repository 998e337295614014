# How to play, in two minutes: ten sentences, each with a picture.
witchstone-howto-goal = Build a net of energy around the Witchstone. After eleven rounds the most points win.
witchstone-howto-tile = In your turn, lay a tile on two empty hexes of your cauldron. Its two symbols give you two kinds of action.
witchstone-howto-group = A symbol gives as many actions as there are equal symbols in its group: here three.
witchstone-howto-energy = Energy: lay segments from your own tower outwards.
witchstone-howto-chain = A finished chain scores 1, 3 or 6 points, and your witches travel along it.
witchstone-howto-witch = Witches: lay one beside your tower, then send her along chains. She scores 2 points, and the first one there takes the chip.
witchstone-howto-pentagram = Pentagram: your owl goes round and collects owl tiles, worth points, and special tiles for your cauldron.
witchstone-howto-crystal = Crystals: bring them out of the cauldron. On the rack they give more actions or a chip.
witchstone-howto-wand = Wand: your owl moves to the right, to bonus actions and to spaces that score. In front, the bonuses are doubled.
witchstone-howto-scroll = Scrolls: spells that make actions stronger, and prophecies that score at the end if you fulfil them.

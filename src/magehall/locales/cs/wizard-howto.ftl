# Jak se hraje, za dvě minuty: deset vět, každá s obrázkem.
wizard-howto-goal = Řekni, kolik zdvihů získáš, a pak jich získej přesně tolik. To je celá hra.
wizard-howto-deal = V prvním kole dostane každý jednu kartu, ve druhém dvě a tak dále.
wizard-howto-trump = Karta otočená po rozdání ukazuje trumfovou barvu kola.
wizard-howto-bid = Podívej se na své karty a předpověz: s těmihle vycházejí dva zdvihy.
wizard-howto-follow = Někdo vynese kartu. Přiznej její barvu, pokud můžeš.
wizard-howto-ruff = Když nemůžeš, zahraj cokoli. Trumf přebíjí každou kartu jiné barvy.
wizard-howto-wizards = Čaroděje smíš zahrát kdykoli a přebijí všechno. Z několika vyhrává první.
wizard-howto-jesters = Šašky smíš taky zahrát kdykoli a prohrají každý zdvih: hodí se, když už žádný nechceš.
wizard-howto-points = Předpověď 2 a zdvihy 2? To je 20 bodů a 10 za každý zdvih. Jinak ztrácíš 10 za každý zdvih navíc nebo chybějící.
wizard-howto-end = V posledním kole se rozdají všechny karty. Kdo má po něm nejvíc bodů, vyhrává.

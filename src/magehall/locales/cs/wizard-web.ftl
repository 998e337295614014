### Wizard na stránce: krátké popisky na stole a slova tlačítek.

## Tabulka hráče

wizard-web-bid = tip
wizard-web-won = má
wizard-web-needs = chybí
wizard-web-over = navíc
# Čte čtečka obrazovky; $bid je číslo, „–“, dokud předpověď není, nebo slovo pro napsanou.
wizard-web-seat = { $seat }: předpověď { $bid }, zdvihy { $won }, body { $total }, karet v ruce { $cards }

## Trumf a balíček

wizard-web-stock = { $cards ->
    [one] v talonu zbývá { $cards } karta
    [few] v talonu zbývají { $cards } karty
    [many] v talonu zbývá { $cards } karty
   *[other] v talonu zbývá { $cards } karet
}
wizard-web-led = vynesena { wizard-people }
wizard-web-trump-choice = Trumfem bude { wizard-people }
wizard-web-in-hand = v ruce: { $cards }

## Předpovědi

wizard-web-your-bid = Tvá předpověď
wizard-web-predict = Předpovědět { $bid }
wizard-web-predicted-for = Předpovědi na { $tricks ->
    [one] { $tricks } zdvih
    [few] { $tricks } zdvihy
    [many] { $tricks } zdvihu
   *[other] { $tricks } zdvihů
}
wizard-web-sum-so-far = zatím { $sum }
wizard-web-sum-over = celkem { $sum }: o { $by } víc
wizard-web-sum-under = celkem { $sum }: o { $by } méně
wizard-web-sum-even = celkem { $sum }: přesně
wizard-web-sum-hidden = napsané, zatím skryté

## Zdvih a karty

wizard-web-progress = { wizard-label-round }, zdvih { $trick } z { $tricks }
wizard-web-your-card = tvá karta
wizard-web-wins = Zatím bere
wizard-web-wins-short = bere
wizard-web-trump-wins = Zatím bere trumf
wizard-web-takes = { $seat } bere zdvih
wizard-web-you-take = Bereš zdvih
wizard-web-play = Zahrát { wizard-x-card-accusative }
# Tah jako věc, o které se mluví: „Lepší: červená 7“, „Bot by hrál: předpověď 2“.
wizard-web-named-bid = předpověď { $bid }
wizard-web-named-trump = { wizard-people } jako trumf
wizard-web-face-down = karta rubem nahoru
wizard-web-on-forehead = Tvá karta je na tvém čele: vidí ji všichni kromě tebe.
wizard-web-sort-people = Seřadit podle barev
wizard-web-sort-rank = Seřadit podle síly
wizard-web-trick-number = Zdvih { $trick } z { $tricks }
wizard-web-earlier = Předchozí zdvih
wizard-web-later = Následující zdvih
wizard-web-close = Zavřít
wizard-web-hand = Karty

## Blok a konec

wizard-web-pad-columns = součet a předpověď
wizard-web-pad-cell = { $seat }: součet { $total }, předpověď { $bid }, zdvihy { $won }
wizard-web-round-scored = { $round }. kolo je zapsáno
wizard-web-next-round = Další kolo
wizard-web-go-on = Dál
wizard-web-winner = { $count ->
    [one] Vítězí { $names }
   *[other] O vítězství se dělí { $names }
}
wizard-web-exact = přesné předpovědi: { $rounds } z { $all }
wizard-web-chart = Součty kolo za kolem
wizard-web-points-exact = Přesné předpovědi
wizard-web-points-missed = Nepřesné předpovědi

## V záznamu

# $plays are the cards in the order in which they were played, drawn with the marks of their players.
wizard-web-log-leads = { $seat } vynáší: { $plays }.
wizard-web-log-leads-own = Vynášíš: { $plays }.
wizard-web-log-trick = { $seat } bere zdvih: { $plays }.
wizard-web-log-trick-own = Bereš zdvih: { $plays }.

### Stránka těch, kdo se o síň starají.

admin-web-title = Správa síně
admin-web-tab-now = Teď
admin-web-tab-players = Hráči
admin-web-tab-tables = Stoly
admin-web-tab-reports = Nahlášení
admin-web-tab-audit = Deník
admin-web-done = Hotovo. Je to zapsáno v deníku.
admin-web-more = Zobrazit další
admin-web-find = Hledat
admin-web-command-line = Příkazová řádka
admin-web-forgotten = vymazaný hráč

## Co běží

admin-web-now-version = Verze
admin-web-now-store = Úložiště
admin-web-now-backup = Poslední záloha
admin-web-now-nodes = Uzly
admin-web-now-players = Lidé
admin-web-now-sockets = Otevřená spojení
admin-web-now-rooms = Stoly v paměti
admin-web-now-bots = Otázky pro boty
admin-web-now-waits = Co čeká
admin-web-now-tables = Stoly
admin-web-now-keepers = Správci
admin-web-now-at = Stav k { $time }
admin-web-store = { $state ->
    [ok] V pořádku
    [away] Neodpovídá
    [full] Je plné
    [damaged] Je poškozené
   *[other] { $state }
}
admin-web-backup-none = O žádné nevíme
admin-web-backup-age = { $hours ->
    [0] Mladší než hodina
    [one] Stará hodinu
    [few] Stará { $hours } hodiny
   *[other] Stará { $hours } hodin
}
admin-web-players-count = { $players }, s účtem { $accounts ->
    [one] jeden
    [few] { $accounts }
   *[other] { $accounts }
}
admin-web-waits-what = Zprávy: { $messages }, do úložiště: { $storing }, dlouhé odpovědi: { $aside }
admin-web-game = Hra
admin-web-status = { $status ->
    [gathering] čeká na hráče
    [playing] hraje se
   *[finished] dohráno
}
admin-web-keeper = { $login }, od { $since }

## Hráči

admin-web-players-find = Jméno, účet, číslo nebo kód
admin-web-players-none = Nikdo takový tu není.
admin-web-players-back = Všichni hráči
admin-web-guest = Host, naposledy tu { $seen }
admin-web-account = { $login }, naposledy tu { $seen }
admin-web-is-keeper = správce
admin-web-is-program = program
admin-web-is-muted = bez chatu
admin-web-is-removed = bez přístupu
admin-web-no-account = Host bez účtu.
admin-web-login = Přihlašovací jméno: { $login }
admin-web-since = Tady od { $since }, naposledy { $seen }
admin-web-devices = { $devices ->
    [0] Nikde žádné přihlášení.
    [one] Přihlášení na jednom zařízení.
    [few] Přihlášení na { $devices } zařízeních.
   *[other] Přihlášení na { $devices } zařízeních.
}
admin-web-owner = Program, za který odpovídá { $name }.
admin-web-programs = Programy: { $names }
admin-web-restraints = Co teď platí
admin-web-restraint-muted = { $end ->
    [never] Zákaz chatu natrvalo, od { $at } ({ $by }).
   *[then] Zákaz chatu do { $until }, od { $at } ({ $by }).
}
admin-web-restraint-removed = Bez přístupu do síně od { $at } ({ $by }).
admin-web-about = Nahlášení tohoto hráče
admin-web-about-none = Tohoto hráče nikdo nenahlásil.
admin-web-by = Co nahlásil tento hráč
admin-web-by-none = Tento hráč nic nenahlásil.
admin-web-player-tables-none = U žádného stolu.

## Co se dělá

admin-web-rename = Přejmenovat
admin-web-rename-sure = { $name } dostane jiné jméno, hned a všude, i v záznamech stolů.
admin-web-mute = Zakázat chat
admin-web-mute-sure = { $name } nesmí u žádného stolu psát do chatu, ale hraje dál a uvidí důvod, který napíšeš.
admin-web-unmute = Povolit chat
admin-web-unmute-sure = { $name } smí hned zase psát.
admin-web-remove = Odebrat přístup
admin-web-remove-sure = { $name } se hned všude odhlásí a s tímto účtem ani zařízením se nevrátí. U stolů hrají dál boti. Důvod, který napíšeš, se ukáže.
admin-web-restore = Vrátit přístup
admin-web-restore-sure = { $name } se smí vrátit.
admin-web-forget = Vymazat
admin-web-forget-sure = { $name } zmizí navždy: jméno, slova, výsledky, účet. Hry zůstanou ostatním. Nelze to vzít zpět.
admin-web-close = Zavřít stůl
admin-web-close-sure = Stůl { $name } se hned zavře; hra skončí bez výsledku. Všichni u něj uvidí důvod, který napíšeš.
admin-web-host = Změnit hostitele
admin-web-host-sure = Hostitelem stolu { $name } se stane někdo jiný, kdo u něj sedí.
admin-web-host-nobody = Nesedí tam nikdo jiný, kdo by mohl být hostitelem.
admin-web-decide-muted = Zakázat chat
admin-web-decide-muted-sure = { $name } nesmí u žádného stolu psát do chatu, ale hraje dál a uvidí důvod, který napíšeš. Nahlášení se uzavře.
admin-web-decide-removed = Odebrat přístup
admin-web-decide-removed-sure = { $name } se hned všude odhlásí, nevrátí se a uvidí důvod, který napíšeš. Nahlášení se uzavře.
admin-web-decide-other = Vyřízeno
admin-web-decide-other-sure = Nahlášení se uzavře: vyřešilo se jinak. { $name } se to nedozví.
admin-web-decide-none = Bez následků
admin-web-decide-none-sure = Nahlášení se uzavře bez následků. { $name } se to nedozví.
admin-web-new-name = Nové jméno
admin-web-how-long = Na jak dlouho
admin-web-hours = { $hours ->
    [0] Natrvalo
    [24] Jeden den
    [168] Jeden týden
    [720] 30 dní
    [one] Jedna hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
admin-web-to-whom = Nový hostitel
admin-web-why = Důvod
admin-web-note = Poznámka pro ostatní správce

## Stoly

admin-web-tables-find = Kód, hra nebo jméno
admin-web-tables-none = Takový stůl tu teď není.
admin-web-table = Stůl { $code }

## Nahlášení

admin-web-reports-which = Která nahlášení
admin-web-reports-open = Otevřená
admin-web-reports-all = Všechna
admin-web-reports-none-open = Žádné nahlášení nečeká.
admin-web-reports-none-all = Zatím nikdo nic nenahlásil.
admin-web-the-name = Jméno:
admin-web-reported-by = Nahlašuje: { $name }
admin-web-decided = { $decision ->
    [muted] Zakázán chat
    [removed] Odebrán přístup
    [other] Vyřízeno
   *[none] Bez následků
} ({ $by }, { $time })

## Deník

admin-web-audit-none = Zatím se nic nedělo.
admin-web-did = { $act } ({ $by })
admin-web-did-grant = { $name } je teď mezi správci ({ $by }).
admin-web-did-revoke = { $name } už není mezi správci ({ $by }).
admin-web-did-rename = { $by }: nové jméno hráče, { $after }.
admin-web-did-mute = { $by }: zakázán chat, { $name }. { $time }.
admin-web-did-unmute = { $by }: povolen chat, { $name }.
admin-web-did-remove = { $by }: odebrán přístup, { $name }.
admin-web-did-restore = { $by }: vrácen přístup, { $name }.
admin-web-did-forget = { $by }: hráč vymazán.
admin-web-did-close = { $by }: zavřen stůl { $table }.
admin-web-did-host = { $by }: novým hostitelem stolu { $table } je { $name }.
admin-web-did-decide = { $by }: rozhodnuto o nahlášení ({ $name }): { $decision ->
    [muted] zakázán chat
    [removed] odebrán přístup
    [other] vyřízeno
   *[none] bez následků
}.

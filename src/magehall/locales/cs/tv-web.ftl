### Co říká televize a telefony vedle ní.

tv-web-show = Ukázat na televizi
tv-web-show-line = Otevři tuto adresu v prohlížeči televize. Všichni v místnosti tam uvidí stůl, ale nic skrytého.
tv-web-show-qr = QR kód stránky pro televizi, stůl { $code }
tv-web-here = Ukázat na této obrazovce
tv-web-here-line = Tvé místo tady se uvolní; přisedni si znovu s telefonem.
tv-web-unwatched = U tohoto stolu se nikdo nesmí dívat, proto ho nejde ukázat na televizi.
tv-web-join = Naskenuj telefonem a přisedni si
tv-web-hands = Hraj na svém telefonu
tv-web-begins = Hostitel začne na svém telefonu, až budou všichni.
tv-web-again = Další hra začne na telefonu a ukáže se i tady.
tv-web-middle = Uprostřed stolu: otáčet k tomu, kdo je na tahu
tv-web-whole = Celá obrazovka
tv-web-hand = Tady jen moje, stůl je na televizi
tv-web-whole-table = Ukázat celý stůl

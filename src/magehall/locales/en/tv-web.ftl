### What the television and the phones beside it say.

tv-web-show = Show on a television
tv-web-show-line = Open this address in the television’s browser. Everyone in the room sees the table there, and nothing that is hidden.
tv-web-show-qr = QR code for the television’s page, table { $code }
tv-web-here = Show it on this screen
tv-web-here-line = Your seat here becomes free; sit down again with your phone.
tv-web-unwatched = This table doesn’t allow watching, so it can’t be shown on a television.
tv-web-join = Scan with your phone and take a seat
tv-web-hands = Play on your phone
tv-web-begins = The host starts the game on their phone when everyone is here.
tv-web-again = Start the next game on a phone; the television shows it.
tv-web-middle = In the middle of the table: turn to whoever is next
tv-web-whole = Full screen
tv-web-hand = Use this phone as my hand
tv-web-whole-table = Show the whole table

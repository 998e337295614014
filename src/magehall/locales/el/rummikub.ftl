### Πλακίδια με αριθμούς, με τους κανόνες του Rummikub. Τα πλακίδια γράφονται παντού K7, R13, G1, B9 και J: το γράμμα
### είναι το χρώμα (K μαύρο, R κόκκινο, G πράσινο, B μπλε) και δεν μεταφράζεται, ώστε ό,τι διαβάζεται να γράφεται. Οι
### συνδυασμοί μπαίνουν σε αγκύλες, [K3 K4 K5]· τέτοια κείμενα είναι τα $tile, $tiles, $set, $missing, $rack και $left.
### Μένει όπως είναι και ό,τι γράφει ο παίκτης (ok, d, k6 2 …). «Σειρά» είναι μόνο ο συνδυασμός· ό,τι κάνει ο παίκτης
### όταν παίζει λέγεται κίνηση. Ο μπαλαντέρ δεν κλίνεται.

## Όροι

-rummikub-rack = { $case ->
   *[nominative] βάση
    [genitive] βάσης
}
-rummikub-bank = { $case ->
   *[nominative] απόθεμα
    [genitive] αποθέματος
}
-rummikub-joker = μπαλαντέρ
-rummikub-call = Rummikub

rummikub-title = Πλακίδια με αριθμούς
rummikub-summary = Με τους κανόνες του Rummikub: κατέβαζε ομάδες και σειρές, αναδιάταξε το τραπέζι και άδειασε τη βάση σου πριν από τους άλλους.

rummikub-colour = { $colour ->
    [black] μαύρο
    [red] κόκκινο
    [green] πράσινο
   *[blue] μπλε
}
# Το χρώμα πολλών πλακιδίων: «όλα πρέπει να είναι μαύρα».
rummikub-x-colour-plural = { $colour ->
    [black] μαύρα
    [red] κόκκινα
    [green] πράσινα
   *[blue] μπλε
}
# Ένα πλακίδιο που τραβιέται φανερά.
rummikub-tile = { $colour ->
    [joker] { -rummikub-joker }
   *[other] { $tile }
}
rummikub-count = { $count ->
    [one] { $count } πλακίδιο
   *[other] { $count } πλακίδια
}
rummikub-bank-left = { $bank ->
    [0] το { -rummikub-bank } είναι άδειο
    [one] στο { -rummikub-bank } μένει { $bank }
   *[other] στο { -rummikub-bank } μένουν { $bank }
}

## Ρυθμίσεις

rummikub-option-rounds = Γύροι
    .help = Πόσοι γύροι παίζονται, ή με πόσους πόντους τελειώνει η παρτίδα.
rummikub-option-rounds-to-100 = ως τους 100 πόντους
rummikub-option-rounds-to-200 = ως τους 200 πόντους
rummikub-option-rounds-to-300 = ως τους 300 πόντους
rummikub-option-rounds-to-500 = ως τους 500 πόντους
rummikub-option-start = Αρχή
    .help = Όλοι τραβούν ένα πλακίδιο και αρχίζει το μεγαλύτερο, ή αποφασίζει η τύχη.
rummikub-option-start-draw = με τράβηγμα πλακιδίων
rummikub-option-start-random = με κλήρο
rummikub-option-next-start = Αρχή στους επόμενους γύρους
    .help = Όπως στον πρώτο γύρο, η επόμενη θέση δεξιόστροφα, ή όποιος νίκησε.
rummikub-option-next-start-draw = πάλι με τράβηγμα
rummikub-option-next-start-rotate = δεξιόστροφα
rummikub-option-next-start-winner = όποιος νίκησε
rummikub-option-redeal = Νέο μοίρασμα
    .help = Με τρία ζευγάρια ίδιων πλακιδίων σε μια βάση ξαναμοιράζονται όλα.
rummikub-option-redeal-off = όχι
rummikub-option-redeal-on = ναι
rummikub-option-copies = Αντίτυπα
    .help = Δύο από κάθε πλακίδιο με αριθμό, ή μόνο ένα.
rummikub-option-wrap = Σειρές μετά το 13
    .help = Μετά το 13 η σειρά μπορεί να συνεχιστεί με το 1.
rummikub-option-wrap-off = όχι
rummikub-option-wrap-on = ναι
rummikub-option-opening-sets = Άνοιγμα
    .help = Οι 30 πόντοι του ανοίγματος βγαίνουν από όσους συνδυασμούς θέλεις, ή από έναν μόνο.
rummikub-option-opening-sets-any = όσοι συνδυασμοί θέλεις
rummikub-option-opening-sets-one = ένας συνδυασμός
rummikub-option-opening-joker = Μπαλαντέρ στο άνοιγμα
    .help = Μετράει όσο το πλακίδιο που παριστάνει, απαγορεύεται, ή δεν μετράει.
rummikub-option-opening-joker-counts = μετράει
rummikub-option-opening-joker-forbidden = απαγορεύεται
rummikub-option-opening-joker-zero = δεν μετράει
rummikub-option-opening-table = Το τραπέζι στο άνοιγμα
    .help = Στην κίνηση του ανοίγματος το τραπέζι μένει άθικτο, ή μπορεί και να αναδιαταχθεί.
rummikub-option-opening-table-untouched = άθικτο
rummikub-option-opening-table-free = ελεύθερο
rummikub-option-joker = Μπαλαντέρ
    .help = Ένας μπαλαντέρ του τραπεζιού παίρνεται μόνο με αντικατάσταση, ή και με αναδιάταξη.
rummikub-option-joker-replace = με αντικατάσταση
rummikub-option-joker-free = ελεύθερα
rummikub-option-joker-group = Μπαλαντέρ σε ομάδα των τριών
    .help = Τον αντικαθιστά το ένα από τα πλακίδια που λείπουν, ή και τα δύο μαζί.
rummikub-option-joker-group-either = ένα από τα δύο
rummikub-option-joker-group-both = και τα δύο
rummikub-option-joker-replacement = Πλακίδιο που αντικαθιστά μπαλαντέρ
    .help = Έρχεται από τη βάση ή το τραπέζι, ή μόνο από τη βάση.
rummikub-option-joker-replacement-any = βάση ή τραπέζι
rummikub-option-joker-replacement-rack = μόνο βάση
rummikub-option-joker-set = Συνδυασμός για μπαλαντέρ που πάρθηκε
    .help = Νέος συνδυασμός (ό,τι απέμεινε από έναν του τραπεζιού, με κάτι παραπάνω, δεν είναι νέος), οποιοσδήποτε συνδυασμός ή ένας με τουλάχιστον ένα ή δύο πλακίδια από τη βάση.
rummikub-option-joker-set-fresh = νέος συνδυασμός
rummikub-option-joker-set-new = οποιοσδήποτε συνδυασμός
rummikub-option-joker-set-rack-1 = με ένα πλακίδιο από τη βάση
rummikub-option-joker-set-rack-2 = με δύο πλακίδια από τη βάση
rummikub-option-two-jokers = Δύο μπαλαντέρ σε έναν συνδυασμό
    .help = Επιτρέπονται ή απαγορεύονται.
rummikub-option-two-jokers-allowed = επιτρέπονται
rummikub-option-two-jokers-forbidden = απαγορεύονται
rummikub-option-clock = Χρονόμετρο
    .help = Δευτερόλεπτα για κάθε κίνηση.
rummikub-option-clock-off = χωρίς χρονόμετρο
rummikub-option-time-up = Όταν τελειώσει ο χρόνος
    .help = Το τραπέζι κρίνεται όπως είναι, ή πάντα γυρίζει πίσω.
rummikub-option-time-up-judge = κρίνεται
rummikub-option-time-up-roll-back = γυρίζει πίσω
rummikub-option-illegal-table = Λάθος στο τραπέζι
    .help = Το τραπέζι απορρίπτεται με εξήγηση, ή γυρίζει αμέσως πίσω με ποινή.
rummikub-option-illegal-table-refuse = απορρίπτεται
rummikub-option-illegal-table-penalty = ποινή
rummikub-option-empty-bank = Άδειο απόθεμα
    .help = Ο παίκτης μπορεί να πάει πάσο, ή κατεβάζει υποχρεωτικά, αν μπορεί.
rummikub-option-empty-bank-pass = επιτρέπεται πάσο
rummikub-option-empty-bank-must-play = υποχρεωτικό κατέβασμα
rummikub-option-never-opened = Όποιος δεν άνοιξε
    .help = Μετράει τα πλακίδιά του όπως όλοι, ή 100 κατ’ αποκοπή (200 αν είχε άνοιγμα στη βάση).
rummikub-option-never-opened-count = μετράει πλακίδια
rummikub-option-never-opened-flat = κατ’ αποκοπή
rummikub-edition-uk-source = Ουκρανικοί κανόνες

## Τι γίνεται

rummikub-event-lot-drawn = { $seat } τραβά για την αρχή: { rummikub-tile }.
rummikub-event-lot-drawn-own = Τραβάς για την αρχή: { rummikub-tile }.
rummikub-event-lots-tied = Ισοπαλία, τραβούν ξανά: { $seats }.
rummikub-event-starter-chosen = { $how ->
    [random] Με κλήρο αρχίζει { $seat }.
    [rotate] Δεξιόστροφα αρχίζει { $seat }.
    [winner] Μετά τη νίκη αρχίζει { $seat }.
   *[draw] Με τον μεγαλύτερο αριθμό αρχίζει { $seat }.
}
rummikub-event-starter-chosen-own = { $how ->
    [random] Με κλήρο αρχίζεις εσύ.
    [rotate] Δεξιόστροφα αρχίζεις εσύ.
    [winner] Μετά τη νίκη αρχίζεις εσύ.
   *[draw] Με τον μεγαλύτερο αριθμό αρχίζεις εσύ.
}
rummikub-event-round-began = Γύρος { $round }: αρχίζει { $seat }. Όλοι έχουν { $tiles ->
    [one] από { $tiles } πλακίδιο
   *[other] από { $tiles } πλακίδια
}· { rummikub-bank-left }.
rummikub-event-round-began-own = Γύρος { $round }: αρχίζεις εσύ. Όλοι έχουν { $tiles ->
    [one] από { $tiles } πλακίδιο
   *[other] από { $tiles } πλακίδια
}· { rummikub-bank-left }.
rummikub-event-rack-dealt = { $seat } κρατά { $tiles }.
rummikub-event-rack-dealt-own = Τα πλακίδιά σου: { $tiles }.
rummikub-event-player-opened = { $seat } ανοίγει με { $value }.
rummikub-event-player-opened-own = Ανοίγεις με { $value }.
rummikub-event-tiles-laid = { $seat } κατεβάζει { $tiles } και { $left ->
    [0] δεν κρατά κανένα
    [one] κρατά { $left } πλακίδιο
   *[other] κρατά { $left } πλακίδια
}.
rummikub-event-tiles-laid-own = Κατεβάζεις { $tiles } και { $left ->
    [0] δεν κρατάς κανένα
    [one] κρατάς { $left } πλακίδιο
   *[other] κρατάς { $left } πλακίδια
}.
rummikub-event-tile-drawn = { $seat } τραβά ένα πλακίδιο· { rummikub-bank-left }.
rummikub-event-tile-drawn-own = Τραβάς ένα πλακίδιο· { rummikub-bank-left }.
rummikub-event-penalty-taken = { $seat } παίρνει ως ποινή { rummikub-count }· { rummikub-bank-left }.
rummikub-event-penalty-taken-own = Παίρνεις ως ποινή { rummikub-count }· { rummikub-bank-left }.
rummikub-event-tiles-seen = { $seat } παίρνει { $tiles }.
rummikub-event-tiles-seen-own = Παίρνεις { $tiles }.
rummikub-event-bank-emptied = Αυτό ήταν το τελευταίο πλακίδιο του { -rummikub-bank(case: "genitive") }.
rummikub-event-turn-passed = { $seat } πάει πάσο.
rummikub-event-turn-passed-own = Πας πάσο.
rummikub-event-time-ran-out = { $penalty ->
    [0] Ο χρόνος τελείωσε: { $seat } ξαναβάζει όλα τα πλακίδια στη θέση τους.
    [one] Ο χρόνος τελείωσε: { $seat } ξαναβάζει όλα τα πλακίδια στη θέση τους και πρέπει να πάρει { $penalty } πλακίδιο.
   *[other] Ο χρόνος τελείωσε: { $seat } ξαναβάζει όλα τα πλακίδια στη θέση τους και πρέπει να πάρει { $penalty } πλακίδια.
}
rummikub-event-time-ran-out-own = { $penalty ->
    [0] Ο χρόνος τελείωσε: ξαναβάζεις όλα τα πλακίδια στη θέση τους.
    [one] Ο χρόνος τελείωσε: ξαναβάζεις όλα τα πλακίδια στη θέση τους και πρέπει να πάρεις { $penalty } πλακίδιο.
   *[other] Ο χρόνος τελείωσε: ξαναβάζεις όλα τα πλακίδια στη θέση τους και πρέπει να πάρεις { $penalty } πλακίδια.
}
rummikub-event-table-rolled-back = { $penalty ->
    [0] Το τραπέζι δεν είναι σωστό ({ $clause }): { $seat } ξαναβάζει όλα τα πλακίδια στη θέση τους.
    [one] Το τραπέζι δεν είναι σωστό ({ $clause }): { $seat } ξαναβάζει όλα τα πλακίδια στη θέση τους και πρέπει να πάρει { $penalty } πλακίδιο.
   *[other] Το τραπέζι δεν είναι σωστό ({ $clause }): { $seat } ξαναβάζει όλα τα πλακίδια στη θέση τους και πρέπει να πάρει { $penalty } πλακίδια.
}
rummikub-event-table-rolled-back-own = { $penalty ->
    [0] Το τραπέζι δεν είναι σωστό ({ $clause }): ξαναβάζεις όλα τα πλακίδια στη θέση τους.
    [one] Το τραπέζι δεν είναι σωστό ({ $clause }): ξαναβάζεις όλα τα πλακίδια στη θέση τους και πρέπει να πάρεις { $penalty } πλακίδιο.
   *[other] Το τραπέζι δεν είναι σωστό ({ $clause }): ξαναβάζεις όλα τα πλακίδια στη θέση τους και πρέπει να πάρεις { $penalty } πλακίδια.
}
rummikub-event-rummikub-called = { $seat } κατεβάζει το τελευταίο πλακίδιο: { -rummikub-call }!
rummikub-event-rummikub-called-own = Κατεβάζεις το τελευταίο πλακίδιο: { -rummikub-call }!
rummikub-event-round-blocked = Το { -rummikub-bank } είναι άδειο και κανείς δεν συνεχίζει: ο γύρος τελειώνει.
rummikub-event-rack-counted = { $sum ->
    [0] { $seat } δεν κρατά τίποτα: { $points_signed }, σύνολο { $total }.
   *[other] { $seat } κρατά { $tiles }, που μετρούν { $counted }: { $points_signed }, σύνολο { $total }.
}
rummikub-event-rack-counted-own = { $sum ->
    [0] Δεν σου έμεινε πλακίδιο: { $points_signed }, σύνολο { $total }.
   *[other] Κρατάς { $tiles }, που μετρούν { $counted }: { $points_signed }, σύνολο { $total }.
}
rummikub-event-game-ended = Η παρτίδα τελείωσε. Νίκη με { $total ->
    [one] { $total } πόντο
   *[other] { $total } πόντους
}: { $seats }.
rummikub-event-game-ended-own = Η παρτίδα τελείωσε. Κερδίζεις με { $total ->
    [one] { $total } πόντο
   *[other] { $total } πόντους
}.

## Γιατί όχι

rummikub-refusal-not-a-move = Το «{ $move }» δεν είναι κίνηση αυτού του παιχνιδιού.
rummikub-refusal-no-turn-now = Τώρα δεν παίζει κανείς.
rummikub-refusal-not-your-turn = Δεν παίζεις εσύ τώρα· παίζει { $seat }.
rummikub-refusal-table-tiles-missing = Τα πλακίδια του τραπεζιού μένουν στο τραπέζι. Τώρα δεν είναι εκεί: { $tiles }.
rummikub-refusal-tiles-not-held = Δεν είναι στη { -rummikub-rack } σου: { $tiles }.
rummikub-refusal-no-tile-added = Δεν κατέβασες πλακίδιο από τη { -rummikub-rack } σου: σκέτη αναδιάταξη δεν γίνεται.
rummikub-refusal-loose-tile = Περισσεύει ένα πλακίδιο, συνδυασμός { $number }: { $set }.
rummikub-refusal-set-too-short = Ο συνδυασμός { $number } είναι πολύ μικρός: { $set } έχει { $size ->
    [one] { $size } πλακίδιο
   *[other] { $size } πλακίδια
}, ενώ χρειάζονται τουλάχιστον τρία.
rummikub-refusal-two-jokers = Ο συνδυασμός { $number } έχει δύο μπαλαντέρ, ενώ συμφωνήθηκε να μην επιτρέπεται: { $set }.
rummikub-refusal-neither-group-nor-run = Ο συνδυασμός { $number } δεν είναι ούτε ομάδα ούτε σειρά: { $set }. Τα { $tiles } δεν έχουν κοινό ούτε αριθμό ούτε χρώμα.
rummikub-refusal-group-number = Ο συνδυασμός { $number } δεν είναι ομάδα: { $set }. Όλοι οι αριθμοί πρέπει να είναι { $wanted }· το { $tile } δεν ταιριάζει.
rummikub-refusal-group-colour-twice = Ο συνδυασμός { $number } έχει δύο φορές { rummikub-colour }: { $set }. Τα χρώματα μιας ομάδας είναι όλα διαφορετικά.
rummikub-refusal-group-too-long = Ο συνδυασμός { $number } είναι πολύ μεγάλος για ομάδα: { $set } έχει { $size ->
    [one] { $size } πλακίδιο
   *[other] { $size } πλακίδια
}, ενώ επιτρέπονται το πολύ τέσσερα.
rummikub-refusal-group-too-short = Ο συνδυασμός { $number } είναι πολύ μικρός για ομάδα: { $set }. Τι ταιριάζει: { $missing }.
rummikub-refusal-run-colour = Ο συνδυασμός { $number } δεν είναι σειρά: { $set }. Όλα τα πλακίδιά του πρέπει να είναι { rummikub-x-colour-plural }· το { $tile } δεν ταιριάζει.
rummikub-refusal-run-order = Ο συνδυασμός { $number } είναι σειρά σε λάθος διάταξη: { $set }. Βάλ’ την από το μικρότερο πλακίδιο προς τα πάνω.
rummikub-refusal-run-number = Ο συνδυασμός { $number } δεν είναι σειρά: { $set }. Στη θέση του { $tile } πρέπει να είναι το { $missing }.
rummikub-refusal-run-too-long = Ο συνδυασμός { $number } είναι πολύ μεγάλος για σειρά: { $set } έχει { $size ->
    [one] { $size } πλακίδιο
   *[other] { $size } πλακίδια
}, ενώ επιτρέπονται το πολύ δεκατρία.
rummikub-refusal-run-past-the-end = Ο συνδυασμός { $number } βγαίνει έξω από τους αριθμούς 1 έως 13: { $set }.
rummikub-refusal-run-too-short = Ο συνδυασμός { $number } είναι πολύ μικρός για σειρά: { $set }. Τι ταιριάζει: { $missing }.
rummikub-refusal-opening-joker = Συμφωνήθηκε άνοιγμα χωρίς { -rummikub-joker }.
rummikub-refusal-joker-before-opening = Πριν ανοίξεις, δεν αγγίζεις { -rummikub-joker } του τραπεζιού: { $set }.
rummikub-refusal-table-touched = Στην κίνηση που ανοίγεις, οι συνδυασμοί του τραπεζιού μένουν όπως είναι· αυτός άλλαξε: { $set }.
rummikub-refusal-opening-too-low = Το άνοιγμά σου αξίζει { $value }· χρειάζονται { $wanted }, άλλα { $missing }.
rummikub-refusal-joker-not-replaced = Ο { -rummikub-joker } του { $set } παίρνεται μόνο όταν το πλακίδιό του είναι στο τραπέζι: { $tiles }.
rummikub-refusal-joker-not-replaced-from-rack = Ο { -rummikub-joker } του { $set } παίρνεται μόνο με πλακίδιο από τη { -rummikub-rack } σου: { $tiles }.
rummikub-refusal-joker-not-replaced-by-both = Ο { -rummikub-joker } του { $set } παίρνεται μόνο όταν κατέβουν όλα τα πλακίδια που μπορεί να παριστάνει: { $tiles }.
rummikub-refusal-joker-set = Ο { -rummikub-joker } που πάρθηκε από το { $set } πρέπει να μπει σε νέο συνδυασμό με περισσότερα πλακίδια από τη { -rummikub-rack } σου. Παρίστανε: { $tiles }.
rummikub-refusal-joker-not-in-new-set = Ο { -rummikub-joker } που πάρθηκε από το { $set } πρέπει να μπει σε νέο συνδυασμό, όχι μαζί με όλα όσα απέμειναν από συνδυασμό του τραπεζιού. Παρίστανε: { $tiles }.
rummikub-refusal-bank-is-empty = Το { -rummikub-bank } είναι άδειο: κατέβασε πλακίδια ή πήγαινε πάσο.
rummikub-refusal-draw-instead = Πάσο πας μόνο με άδειο { -rummikub-bank }· τράβηξε πλακίδιο. { $bank ->
    [one] Μένει { $bank } πλακίδιο.
   *[other] Μένουν { $bank } πλακίδια.
}
rummikub-refusal-must-play = Με άδειο { -rummikub-bank } πρέπει να κατεβάσεις αν μπορείς, και μπορείς: { $tiles }.
rummikub-refusal-clock-alone = Μόνο το χρονόμετρο λέει ότι ο χρόνος τελείωσε, όχι { $seat }.
rummikub-refusal-no-clock-runs = Δεν τρέχει χρονόμετρο.
rummikub-refusal-no-tile-now = Τώρα δεν παίρνεται πλακίδιο από το { -rummikub-bank }.
rummikub-refusal-take-size = { $tiles ->
    [one] Πρέπει να παρθεί { $tiles } πλακίδιο
   *[other] Πρέπει να παρθούν { $tiles } πλακίδια
}, όχι { $found }.
rummikub-refusal-not-in-bank = Δεν είναι στο { -rummikub-bank }: { $tiles }.
rummikub-refusal-no-lots-now = Τώρα δεν τραβά κανείς για την αρχή.
rummikub-refusal-lots-seats = Για την αρχή τραβούν τώρα μόνο: { $seats }.
rummikub-refusal-no-starter-now = Τώρα δεν διαλέγεται ποιος αρχίζει.
rummikub-refusal-no-such-starter = Η θέση { $seat } δεν μπορεί να αρχίσει σε τραπέζι με { $players ->
    [one] { $players } παίκτη
   *[other] { $players } παίκτες
}.
rummikub-refusal-no-deal-now = Δεν είναι ώρα για μοίρασμα.
rummikub-refusal-deal-seats = { $players ->
    [one] Παίζει { $players } παίκτης
   *[other] Παίζουν { $players } παίκτες
}, αλλά { $racks ->
    [one] μοιράστηκε { $racks } βάση
   *[other] μοιράστηκαν { $racks } βάσεις
}.
rummikub-refusal-deal-size = { $seat } πρέπει να πάρει { $tiles ->
    [one] { $tiles } πλακίδιο
   *[other] { $tiles } πλακίδια
}, όχι { $found }.
rummikub-refusal-deal-three-pairs = { $seat } έχει τρία ζευγάρια ίδιων πλακιδίων: τότε συμφωνήθηκε νέο μοίρασμα.
rummikub-refusal-no-pairs = Με ένα μόνο από κάθε πλακίδιο δεν υπάρχουν ζευγάρια, οπότε δεν θα ξαναμοιραζόταν ποτέ.
rummikub-refusal-too-few-tiles = { $tiles ->
    [one] { $tiles } πλακίδιο δεν φτάνει
   *[other] { $tiles } πλακίδια δεν φτάνουν
} για { $players ->
    [one] { $players } παίκτη
   *[other] { $players } παίκτες
}: χρειάζονται δύο από το καθένα.
rummikub-refusal-joker-is-free = Με ελεύθερο { -rummikub-joker } αυτή η ρύθμιση δεν έχει νόημα: { $option ->
    [joker-group] { rummikub-option-joker-group }
    [joker-replacement] { rummikub-option-joker-replacement }
   *[joker-set] { rummikub-option-joker-set }
}.
rummikub-refusal-no-clock = Χωρίς χρονόμετρο αυτή η ρύθμιση δεν έχει νόημα: { rummikub-option-time-up }.

## Γιατί το μποτ προτείνει μια κίνηση

rummikub-reason-goes-out = Κατεβάζεις { $tiles ->
    [one] το τελευταίο σου πλακίδιο
   *[other] τα τελευταία { $tiles } πλακίδιά σου
} και κερδίζεις τον γύρο.
rummikub-reason-opens = Ανοίγεις με { $tiles ->
    [one] { $tiles } πλακίδιο που αξίζει
   *[other] { $tiles } πλακίδια που αξίζουν
} { $value }.
rummikub-reason-lays = Κατεβάζεις { $tiles ->
    [one] { $tiles } πλακίδιο που στη βάση σου θα μετρούσε
   *[other] { $tiles } πλακίδια που στη βάση σου θα μετρούσαν
} { $points }.
rummikub-reason-changes-sets = Στο τραπέζι { $sets ->
    [one] αλλάζει { $sets } συνδυασμός
   *[other] αλλάζουν { $sets } συνδυασμοί
}.
rummikub-reason-table-stays = Κανένας συνδυασμός του τραπεζιού δεν αλλάζει.
rummikub-reason-leaves = Σου { $tiles ->
    [one] μένει { $tiles } πλακίδιο που μετράει
   *[other] μένουν { $tiles } πλακίδια που μετρούν
} { $points }.
rummikub-reason-cannot-open = Δεν μπορείς να ανοίξεις: οι καλύτεροι συνδυασμοί στη { -rummikub-rack } σου αξίζουν { $value }, και χρειάζονται { $wanted }.
rummikub-reason-nothing-fits = Χωρίς αναδιάταξη δεν ταιριάζει κανένα πλακίδιο.
rummikub-reason-nothing-with-two-sets = Τίποτα δεν κατεβαίνει, αν αλλάξουν το πολύ δύο συνδυασμοί.
rummikub-reason-nothing-possible = Τίποτα δεν κατεβαίνει, όποια αναδιάταξη κι αν γίνει.
rummikub-reason-draws = Τράβηξε λοιπόν· { rummikub-bank-left }.
rummikub-reason-passes = Πήγαινε λοιπόν πάσο.
rummikub-reason-drawing = Αν τραβήξεις, θα έχεις ένα πλακίδιο παραπάνω· { rummikub-bank-left }.
rummikub-reason-passing = Με πάσο σου μένουν όλα τα πλακίδια.
rummikub-reason-must-play = Με άδειο { -rummikub-bank } πρέπει να κατεβάσεις, και γίνεται μόνο με αυτή την αναδιάταξη.
rummikub-reason-keeps-joker = { $jokers ->
    [one] Κράτα προς το παρόν τον { -rummikub-joker }· μαζί του θα μπορούσαν να κατέβουν
   *[other] Κράτα προς το παρόν τους { $jokers } μπαλαντέρ· μαζί τους θα μπορούσαν να κατέβουν
} κι άλλα πλακίδια: { $more }.
rummikub-reason-joker-goes-out = Με τον { -rummikub-joker } τελειώνεις.
rummikub-reason-joker-bank-empty = Το { -rummikub-bank } είναι άδειο: ένας { -rummikub-joker } στη βάση μπορεί να κοστίσει 30.
rummikub-reason-joker-rival-close = Κατέβασε εγκαίρως τον { -rummikub-joker }: { $seat } έχει μόνο { $tiles ->
    [one] { $tiles } πλακίδιο
   *[other] { $tiles } πλακίδια
} ακόμα.

## Τι κάνεις τώρα. Ό,τι είναι σε παρένθεση γράφεται έτσι.

rummikub-status-open = Άνοιξε με συνδυασμούς της { -rummikub-rack(case: "genitive") } σου για { $wanted } (k10 k11 k12) ή τράβηξε (d).
rummikub-status-lay = Κατέβασε (k3 k4 k5), πρόσθεσε (k6 2), αναδιάταξε (βλ. steps) ή τράβηξε (d).
# Το ίδιο με άδειο απόθεμα.
rummikub-empty-open = Άνοιξε με συνδυασμούς της { -rummikub-rack(case: "genitive") } σου για { $wanted } (k10 k11 k12) ή πάσο (p).
rummikub-empty-lay = Κατέβασε (k3 k4 k5), πρόσθεσε (k6 2), αναδιάταξε (βλ. steps) ή πάσο (p).
rummikub-empty-must = Άδειο { -rummikub-bank }: κατέβασε (k3 k4 k5; k6 2) αν μπορείς, αλλιώς πάσο (p).

# Όσο δοκιμάζεται η κίνηση, κάτω από το τραπέζι: τι δεν είναι σωστό, ή ότι μπορεί να σταλεί.
rummikub-tried-legal = { $count ->
    [one] Κάτω { $count } πλακίδιο, στη βάση { $left }: ok τέλος της κίνησης, undo ένα βήμα πίσω.
   *[other] Κάτω { $count } πλακίδια, στη βάση { $left }: ok τέλος της κίνησης, undo ένα βήμα πίσω.
}
rummikub-tried-illegal = Δεν είναι ακόμα σωστό· συνέχισε, undo ένα βήμα πίσω, reset από την αρχή.
rummikub-tried-penalty = Δεν είναι ακόμα σωστό· ok τώρα φέρνει ποινή, όπως συμφωνήθηκε. undo ένα βήμα πίσω.
rummikub-tried-more = { $count ->
    [one] … και { $count } ακόμα συνδυασμός δεν είναι σωστός.
   *[other] … και { $count } ακόμα συνδυασμοί δεν είναι σωστοί.
}

## Η κίνηση δοκιμάζεται βήμα βήμα: τι δεν γίνεται

rummikub-try-no-such-set = Δεν υπάρχει συνδυασμός { $number } στο τραπέζι.
rummikub-try-not-found = Το { $tile } δεν είναι ούτε στη { -rummikub-rack } σου ούτε στο τραπέζι.
rummikub-try-not-in-set = Το { $tile } δεν είναι στον συνδυασμό { $number }.
rummikub-try-which-set = Το { $tile } είναι στους συνδυασμούς { $sets }. Πες από ποιον: { $example }
rummikub-try-no-joker = Στον συνδυασμό { $number } κανένας { -rummikub-joker } δεν παριστάνει το { $tile }.
rummikub-try-no-split = Ο συνδυασμός { $number } δεν χωρίζεται πριν από το { $tile }.
rummikub-try-not-yours = Το { $tile } δεν το κατέβασες εσύ σε αυτή την κίνηση· τα πλακίδια του τραπεζιού μένουν εκεί.
rummikub-try-nothing-laid = Δεν έχει κατέβει τίποτα ακόμα.
rummikub-try-no-hint = Δεν υπάρχει πρόταση για κατέβασμα: ζήτησε hint, και μετά το try την κατεβάζει.

## Τα βήματα από το τραπέζι ως το προτεινόμενο. $old είναι ο αριθμός του συνδυασμού όπως είναι τώρα, ή 1+8 για πολλούς.

rummikub-move-lay = { $count ->
    [one] κατέβασμα { $tiles } ({ $count } πλακίδιο)
   *[other] κατέβασμα { $tiles } ({ $count } πλακίδια)
}
rummikub-move-draw = τράβηγμα πλακιδίου (d)
rummikub-move-pass = πάσο (p)
rummikub-move-hint = περισσότερα με αναδιάταξη (hint)
rummikub-step-new = Νέος συνδυασμός { $set }
rummikub-step-extended = Συνδυασμός { $old }, με προσθήκη: { $set }
rummikub-step-joker-swapped = Συνδυασμός { $old }, με αντικατάσταση του { -rummikub-joker }: { $set }
rummikub-step-taken-from = Συνδυασμός { $old }, χωρίς { $left }: { $set }
rummikub-step-split = Συνδυασμός { $old }, χωρισμένος: { $set }
rummikub-step-other-part = Συνδυασμός { $old }, το άλλο μέρος: { $set }
rummikub-step-joined = Συνδυασμοί { $old }, ενωμένοι: { $set }
rummikub-step-rebuilt = Συνδυασμός { $old }, ξαναφτιαγμένος: { $set }
# Από πού έρχονται τα πλακίδια ενός βήματος, σε παρένθεση πίσω του.
rummikub-step-from = { $step } ({ $pieces })
rummikub-piece-rack = { $tiles } από τη { -rummikub-rack }
rummikub-piece-set = { $tiles } από τον συνδυασμό { $number }
rummikub-step-try = Το try το κατεβάζει· μετά το ok τελειώνει την κίνησή σου.
rummikub-step-numbers = Οι συνδυασμοί μετρούν όπως ήταν στην αρχή της κίνησής σου.

## Πώς γράφονται τα βήματα

rummikub-help-new = κατέβασε νέο συνδυασμό, απ’ όπου να ’ναι· σύντομα: k3-5, 7krg
rummikub-help-add = βάλε το K6 στον συνδυασμό 2
rummikub-help-move = πάρε το R5 από τον συνδυασμό 2 και βάλ’ το στον συνδυασμό 3
rummikub-help-take = πάρε τα R6 R7 R8 από τον συνδυασμό 2 ως νέο συνδυασμό
rummikub-help-split = χώρισε τον συνδυασμό 2 πριν από το R6
rummikub-help-join = ένωσε τους συνδυασμούς 2 και 3
rummikub-help-swap = ελευθέρωσε τον { -rummikub-joker } του συνδυασμού 2 με το R5
rummikub-help-group = ένα πλακίδιο και δύο μπαλαντέρ ως ομάδα, όχι ως σειρά
rummikub-help-back = πάρε το K6 πίσω στη { -rummikub-rack }, ή όλα τα πλακίδια με reset
rummikub-help-lines = πολλά βήματα μαζί
rummikub-help-ok = τέλος της κίνησης με το τραπέζι όπως είναι· undo ένα βήμα πίσω
rummikub-help-why = τι δεν είναι σωστό, και ο κανόνας
rummikub-help-try = κατέβασε ό,τι πρότεινε το hint
rummikub-help-sort = ταξινόμησε τη { -rummikub-rack } κατά χρώμα ή κατά αριθμό

## Στο τραπέζι

rummikub-round-only = Γύρος { $round }
rummikub-round-of = Γύρος { $round } από { $rounds }
rummikub-round-to = Γύρος { $round }, ως τους { $target } πόντους
rummikub-label-bank = Απόθεμα: { $bank }
rummikub-label-tiles = Πλακίδια
rummikub-label-opened = Άνοιγμα
rummikub-label-points = Πόντοι
rummikub-label-yes = ναι
rummikub-label-no = όχι
rummikub-label-table = Τραπέζι
rummikub-label-tried = Τραπέζι, δοκιμή
rummikub-label-table-empty = Το τραπέζι είναι άδειο.
rummikub-label-rack = Η βάση σου: { $count ->
    [one] { $count } πλακίδιο, μετράει { $points }
   *[other] { $count } πλακίδια, μετρούν { $points }
}
rummikub-label-rack-empty = Η βάση σου είναι άδεια.
rummikub-label-key = K μαύρο, R κόκκινο, G πράσινο, B μπλε, J μπαλαντέρ. * νέο από την προηγούμενη κίνησή σου, + δικό σου τώρα, ✗ δεν είναι σωστό.
rummikub-label-pad = Η βαθμολογία
rummikub-sorted-colour = Η βάση σου ταξινομήθηκε κατά χρώμα.
rummikub-sorted-number = Η βάση σου ταξινομήθηκε κατά αριθμό.

## Στα στατιστικά

rummikub-figure-laid = Πλακίδια που κατέβηκαν
rummikub-figure-taken = Πλακίδια που τραβήχτηκαν
rummikub-figure-out = Γύροι που κερδήθηκαν με άδεια βάση

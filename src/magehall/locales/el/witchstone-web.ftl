### Το Witchstone στη σελίδα του φυλλομετρητή. Τα στοιχεία είναι του witchstone.ftl· $name είναι παίκτης ή τοποθεσία
### κατά το witchstone-web-place, $title πάπυρος με τους αριθμούς του, $tile πλακίδιο κατά το witchstone-tile.

## Τι να κάνεις

witchstone-web-do-tile = Διάλεξε πλακίδιο και μετά δύο άδεια εξάγωνα.
witchstone-web-do-discard = Κανένα πλακίδιο δεν χωράει πια: διάλεξε ποιο θα πετάξεις.
witchstone-web-do-remove = Δεν υπάρχουν δύο άδεια διπλανά: βγάλε ένα κρύσταλλο.
witchstone-web-do-tower = Πιάσε έναν φωτεινό πύργο· η μάρκα του παίζεται αμέσως.
witchstone-web-do-energy = { $left ->
    [one] Βάλε ένα τμήμα σε φωτεινή αλυσίδα.
   *[other] Βάλε ένα τμήμα σε φωτεινή αλυσίδα: μένουν { $left }.
}
witchstone-web-do-chain = { $left ->
    [one] Συνέχισε την ανοιχτή αλυσίδα: μένει ένα τμήμα.
   *[other] Συνέχισε την ανοιχτή αλυσίδα: μένουν { $left } τμήματα.
}
witchstone-web-do-witch = { $left ->
    [one] Ξάπλωσε μια μάγισσα ή στείλε μία: μένει μία δράση.
   *[other] Ξάπλωσε μια μάγισσα ή στείλε μία: μένουν { $left } δράσεις.
}
witchstone-web-do-lay = { $left ->
    [one] Ξάπλωσε μια μάγισσα στον πύργο σου: μένει μία δράση.
   *[other] Ξάπλωσε μια μάγισσα στον πύργο σου: μένουν { $left } δράσεις.
}
witchstone-web-do-send = { $left ->
    [one] Στείλε μια μάγισσα σε φωτεινή τοποθεσία: μένει μία δράση.
   *[other] Στείλε μια μάγισσα σε φωτεινή τοποθεσία: μένουν { $left } δράσεις.
}
witchstone-web-do-crystal = { $left ->
    [one] Μετακίνησε ένα κρύσταλλο: μένει ένα βήμα.
   *[other] Μετακίνησε ένα κρύσταλλο: μένουν { $left } βήματα.
}
witchstone-web-do-pentagram = { $left ->
    [one] Προχώρησε την κουκουβάγια στην πεντάλφα: μένει ένα βήμα.
   *[other] Προχώρησε την κουκουβάγια στην πεντάλφα: μένουν { $left } βήματα.
}
witchstone-web-do-wand = { $left ->
    [one] Προχώρησε την κουκουβάγια ένα βήμα στο ραβδί.
   *[other] Προχώρησε στο ραβδί, ως { $left } βήματα με μία κίνηση.
}
witchstone-web-do-scroll = { $shelves ->
    [one] Πάρε τον χαμηλότερο πάπυρο της βιβλιοθήκης.
   *[other] Πάρε έναν πάπυρο από τα { $shelves } χαμηλότερα ράφια.
}
witchstone-web-do-waiting = Παίξε ό,τι περιμένει ή τελείωσε ({ witchstone-action }).
witchstone-web-do-boost = Πρόσθεσε ξόρκι ενίσχυσης ή τελείωσε ({ witchstone-action }).
witchstone-web-do-idle = Εδώ δεν γίνεται τίποτε άλλο ({ witchstone-action }): τελείωσε.
witchstone-web-do-shelf = Διάλεξε ράφι: { $actions } × { witchstone-symbol }, ή μια μάρκα.
witchstone-web-do-chip = Διάλεξε μια μάρκα από το τραπεζομάντιλο.
witchstone-web-do-chip-black = Διάλεξε μια μάρκα· το μαύρο κρύσταλλο προσθέτει { $extra }.
witchstone-web-do-special = Ειδικό πλακίδιο: σε φωτεινό εξάγωνο, ή για { witchstone-actions }.
witchstone-web-do-empty = Το πεδίο είναι άδειο: διάλεξε σύμβολο για { witchstone-actions }.
witchstone-web-step-tile = Τώρα διάλεξε εξάγωνο για το πλακίδιο { $tile }.
witchstone-web-step-crystal = { $left ->
    [one] Τώρα διάλεξε πού πάει το κρύσταλλο: μένει ένα βήμα.
   *[other] Τώρα διάλεξε πού πάει το κρύσταλλο: μένουν { $left } βήματα.
}
witchstone-web-step-remove = Διάλεξε ποιο κρύσταλλο θα βγάλεις: κοστίζει { witchstone-x-points-accusative }.
witchstone-web-waits = Παίζει: { $name } ({ witchstone-open }).
witchstone-web-on-its-way = Τώρα: { witchstone-open }
witchstone-web-over = Η παρτίδα τελείωσε. { $names } – { witchstone-points }.

## Τι θα γίνει και τι γράφει το κουμπί

witchstone-web-lay-here = Βάλ’ το εδώ
witchstone-web-gives = Εδώ δίνει { $first } × { witchstone-symbol-a }, μετά { $second } × { witchstone-symbol-b }.
witchstone-web-button-discard = Πέτα το
witchstone-web-will-discard = Να πετάξεις το πλακίδιο { $tile } χωρίς δράσεις;
witchstone-web-button-remove = Βγάλ’ το, −{ $points }
witchstone-web-will-remove = Να βγάλεις αυτό το κρύσταλλο με το χέρι; Κοστίζει { witchstone-x-points-accusative }.
witchstone-web-button-place = Βάλ’ το μόνιμα
witchstone-web-will-place = Να βάλεις εδώ μόνιμα το { $tile };
witchstone-web-button-keep = Κράτα το για { witchstone-actions }
witchstone-web-will-keep = Να το κρατήσεις για { witchstone-actions } ενός συμβόλου;
witchstone-web-button-energy = Βάλε τμήμα
witchstone-web-will-energy = Κρίκος { $laid } από { $links }: { $chain }.
witchstone-web-will-finish-chain = Έτοιμη, { witchstone-points }: { $chain }.
witchstone-web-button-lay = Ξάπλωσε μάγισσα
witchstone-web-will-lay = Να ξαπλώσεις μια μάγισσα δίπλα στον πύργο σου;
witchstone-web-button-send = Στείλ’ την
witchstone-web-will-send = Στέλνεις μάγισσα: { $name }, { witchstone-points }.
witchstone-web-will-send-chip = Τη στέλνεις: { $name }, { witchstone-points }, μάρκα ({ witchstone-chip }).
witchstone-web-journey = Η διαδρομή κοστίζει { witchstone-actions }.
witchstone-web-button-tower = Πιάσε τον πύργο
witchstone-web-will-tower = Τοποθεσία: { $name }, { witchstone-points } και μάρκα ({ witchstone-chip }).
witchstone-web-button-crystal = Μετακίνησέ το
witchstone-web-will-crystal = Να πάει το κρύσταλλο εδώ με { witchstone-actions };
witchstone-web-button-out = Βγάλ’ το έξω
witchstone-web-will-out = Έξω με { witchstone-actions }: { $gain } × { witchstone-symbol }, ή μια μάρκα.
witchstone-web-button-pentagram = Κάνε { witchstone-steps }
witchstone-web-will-pentagram = Να κάνεις { witchstone-steps } στην πεντάλφα;
witchstone-web-button-wand = Κάνε { witchstone-steps }
witchstone-web-will-wand = Να κάνεις { witchstone-steps } στο ραβδί;
witchstone-web-will-wand-passing = Με { witchstone-steps } στο ραβδί φτάνεις σε: { $spaces }.
witchstone-web-button-scroll = Πάρε τον πάπυρο
witchstone-web-will-scroll = Να πάρεις τον πάπυρο: { $title };
witchstone-web-button-shelf = Σε αυτό το ράφι
witchstone-web-will-shelf = Το κρύσταλλο πάει στο ράφι του και δίνει { witchstone-actions } { witchstone-x-of-symbol }.
witchstone-web-button-bottom = Στο κάτω ράφι
witchstone-web-will-bottom = Το κρύσταλλο πάει στο κάτω ράφι και διαλέγεις μια μάρκα.
witchstone-web-button-take = Πάρε τη μάρκα
witchstone-web-will-take = Να πάρεις τη μάρκα: { witchstone-chip };
witchstone-web-button-chip = Παίξε τη μάρκα: { witchstone-chip }
witchstone-web-will-chip = Παίζεις τη μάρκα για { witchstone-actions }: { witchstone-chip }.
witchstone-web-button-use = Παίξε το πλακίδιο: { witchstone-symbol }
witchstone-web-will-use = Παίζεις το { $tile } για { witchstone-actions } { witchstone-x-of-symbol }.
witchstone-web-button-choose = Διάλεξε: { witchstone-symbol }
witchstone-web-will-choose = Να πάρεις { witchstone-actions } { witchstone-x-of-symbol };
witchstone-web-button-boost = Παίξε το ξόρκι
witchstone-web-will-boost = Να παίξεις το ξόρκι: { witchstone-scroll };
witchstone-web-give-up = { $left ->
    [one] Άφησε { $left } δράση
   *[other] Άφησε { $left } δράσεις
}
witchstone-web-finish = Τέλος
witchstone-web-move-tile = Βάλε το { $tile }: { $hexes }
witchstone-web-move-remove = Βγάλε με το χέρι το κρύσταλλο: { $hex }
# Η κίνηση ως πράγμα για το οποίο γίνεται λόγος.
witchstone-web-named = { $what ->
    [remove] κρύσταλλο με το χέρι
    [place] ειδικό πλακίδιο μόνιμα
    [discard] απόρριψη πλακιδίου
    [energy] τμήμα
    [lay] ξαπλωμένη μάγισσα
    [send] μάγισσα
    [tower] η μεγάλη μάγισσα
    [crystal] μετακίνηση κρυστάλλου
    [out] κρύσταλλο έξω
    [scroll] ο πάπυρος από το ράφι
    [shelf] στο ράφι
    [bottom] στο κάτω ράφι
    [take] μάρκα από το τραπεζομάντιλο
    [chip] χρήση μάρκας
    [use] χρήση ειδικού πλακιδίου
    [choose] επιλογή συμβόλου
    [keep] ειδικό πλακίδιο για αργότερα
   *[done] τέλος δράσης
}

## Ταμπλό και εργαλεία

witchstone-web-boards = Ταμπλό
witchstone-web-tab-cauldron = Καζάνι
witchstone-web-tab-map = Χάρτης
witchstone-web-tab-pentagram = Αστέρι
witchstone-web-tab-wand = Ραβδί
witchstone-web-tab-library = Ράφια
witchstone-web-tab-table = Τραπέζι
witchstone-web-map = Κρυστάλλινη σφαίρα
witchstone-web-wand = Ραβδί
witchstone-web-wand-note = ο δεύτερος αριθμός: όσο προηγείσαι ή ισοφαρίζεις
witchstone-web-each = από { $points }
witchstone-web-pentagram = Πεντάλφα
witchstone-web-shelves = Ράφια
witchstone-web-cloth = Μάρκες στο τραπεζομάντιλο
witchstone-web-cloth-empty = καμία μάρκα
witchstone-web-library = Βιβλιοθήκη
witchstone-web-pile = μένουν { $left }
witchstone-web-your-cauldron = Το καζάνι σου
witchstone-web-cauldron-of = Καζάνι: { $name }
witchstone-web-whose = Ποιανού το καζάνι
witchstone-web-look = Δες το καζάνι: { $name }
witchstone-web-your-tiles = Τα πλακίδιά σου
witchstone-web-supply = { $tiles } στο απόθεμα
witchstone-web-tiles-hidden = Πλακίδια πίσω από το παραβάν: { $count }
witchstone-web-your-scrolls = Πάπυροι
witchstone-web-used = χρησιμοποιημένος
witchstone-web-worth = αξίζει τώρα: { witchstone-points }
witchstone-web-todo = Σειρά έχουν
witchstone-web-todo-none = Τώρα δεν έχεις κάτι να κάνεις.
witchstone-web-todo-action = { witchstone-action }: { $amount }
witchstone-web-todo-silver = { witchstone-counted }, από { $points }
witchstone-web-may-add = Μπορούν να προστεθούν
witchstone-web-add-chip = μάρκα
witchstone-web-add-tile = πλακίδιο
witchstone-web-add-spell = ξόρκι
witchstone-web-turn-left = Γύρνα το πλακίδιο αριστερά
witchstone-web-turn-right = Γύρνα το πλακίδιο δεξιά
witchstone-web-flip = Άλλαξε θέση στα δύο μισά
witchstone-web-swap = Άλλαξε τη σειρά των δράσεων
witchstone-web-remove-mode = Βγάλε ένα κρύσταλλο με το χέρι: −{ $points }
# Λέξεις πάνω στα κουμπιά, όσο γίνεται σύντομες: στο τηλέφωνο τέσσερα στέκονται σε μια σειρά.
witchstone-web-tool-turn = Γύρνα
witchstone-web-tool-left = Αριστερά
witchstone-web-tool-right = Δεξιά
witchstone-web-tool-halves = Αντιστροφή
witchstone-web-tool-order = Άλλη σειρά
witchstone-web-tool-out = Βγάλε −{ $points }
witchstone-web-have-energy = ενέργεια
witchstone-web-have-reserve = εφεδρεία
witchstone-web-have-witches = μάγισσες
witchstone-web-have-chains = αλυσίδες
witchstone-web-have-chips = μάρκες
witchstone-web-have-scrolls = πάπυροι
witchstone-web-have-owls = κουκ.
witchstone-web-have-specials = ειδικά
witchstone-web-have-rack = ραφιέρα
witchstone-web-have-tiles = πλακίδια

## Για όσους ακούν

witchstone-web-place = { $place ->
    [witchstone] { -witchstone-stone }
    [tower_n] βόρειος πύργος
    [tower_e] ανατολικός πύργος
    [tower_s] νότιος πύργος
    [tower_w] δυτικός πύργος
    [village_n] βόρειο χωριό
    [village_e] ανατολικό χωριό
    [village_s] νότιο χωριό
    [village_w] δυτικό χωριό
    [forest_n] βόρειο δάσος
    [forest_e] ανατολικό δάσος
    [forest_s] νότιο δάσος
    [forest_w] δυτικό δάσος
    [castle_ne] βορειοανατολικό κάστρο
    [castle_se] νοτιοανατολικό κάστρο
    [castle_sw] νοτιοδυτικό κάστρο
    [castle_nw] βορειοδυτικό κάστρο
   *[other] { $place }
}
witchstone-web-big-of = μεγάλη μάγισσα: { $name }
witchstone-web-witch-of = μάγισσα: { $name }
witchstone-web-lying-of = { $name }: ξαπλωμένες δίπλα στον πύργο { $lying }
witchstone-web-chip = μάρκα: { witchstone-chip }
witchstone-web-chip-there = μάρκα: { witchstone-chip }
witchstone-web-hex = σειρά { $row }, εξάγωνο { $place }
witchstone-web-hex-empty = { $hex }: άδειο
witchstone-web-hex-shows = { $hex }: { $symbols }
witchstone-web-hex-crystal = { $crystal ->
    [black] { $hex }: το μαύρο κρύσταλλο
   *[own] { $hex }: ένα κρύσταλλο
}
witchstone-web-hex-target = { $hex }: δοκίμασε εδώ το πλακίδιο
witchstone-web-crystal-target = { $crystal ->
    [black] { $hex }: μετακίνησε το μαύρο κρύσταλλο
   *[own] { $hex }: μετακίνησε αυτό το κρύσταλλο
}
witchstone-web-crystals-at = Κρύσταλλα: { $hexes }
witchstone-web-groups = Μεγαλύτερες ομάδες: { $groups }
witchstone-web-standing = μάγισσες: { $places }
witchstone-web-chain-begun = ξεκινημένη: { $chain }, έτοιμοι κρίκοι: { $laid }
witchstone-web-wand-bonus = Πεδίο { $space }: { $amount } × { witchstone-action }, μπροστά { $leading }
witchstone-web-wand-silver = Πεδίο { $space }: { witchstone-counted }, από { $points }
witchstone-web-wand-space = Πεδίο { $space }
witchstone-web-wand-owl = { $name }: πεδίο { $space }
witchstone-web-owl-top = Πλακίδιο κουκουβάγιας αξίας { $value }· στη στοίβα: { $left }
witchstone-web-owl-gone = Δεν έμεινε πλακίδιο κουκουβάγιας: { witchstone-points }
witchstone-web-special-top = Ειδικό πλακίδιο { witchstone-tile }
witchstone-web-special-gone = Άδειο πεδίο: { witchstone-actions } ενός συμβόλου που διαλέγεις
witchstone-web-pentagram-space = Πεδίο { $space }
witchstone-web-shelf = { $shelf ->
    [bottom] Κάτω ράφι: ελεύθερες φιάλες { $free } από { $all }
   *[other] Ράφι «{ witchstone-shelf }»: ελεύθερες φιάλες { $free } από { $all }
}
witchstone-web-shelf-scroll = Ράφι { $shelf }: { $scroll }
witchstone-web-shelf-bare = Ράφι { $shelf }: άδειο
witchstone-web-player = { $name }: πόντοι { $score }, ενέργεια { $energy }, μάγισσες στην εφεδρεία { $reserve }, μάρκες { $chips }, πλακίδια κουκουβάγιας { $owls }, ειδικά πλακίδια { $specials }.

## Στο ημερολόγιο

# Τα κομμάτια ζωγραφίζονται μέσα στις προτάσεις· οι λέξεις είναι για όσους ακούν.
witchstone-web-log-laid = { $round ->
    [0] { $seat } βάζει το πλακίδιο { witchstone-tile }
   *[other] Γύρος { $round }: { $seat } βάζει το πλακίδιο { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }για { $actions } × { witchstone-action }.
}
witchstone-web-log-laid-own = { $round ->
    [0] Βάζεις το πλακίδιο { witchstone-tile }
   *[other] Γύρος { $round }: βάζεις το πλακίδιο { witchstone-tile }
}{ $actions ->
    [0] .
   *[other] { " " }για { $actions } × { witchstone-action }.
}
witchstone-web-log-has = { $seat } έχει { $actions } × { witchstone-action }.
witchstone-web-log-has-own = Έχεις { $actions } × { witchstone-action }.
witchstone-web-log-leaves = { $seat } δεν χρησιμοποιεί { $actions } × { witchstone-action }.
witchstone-web-log-leaves-own = Δεν χρησιμοποιείς { $actions } × { witchstone-action }.
witchstone-web-log-segments = { $seat } χτίζει την αλυσίδα { $chain }: { $links } από { $of }.
witchstone-web-log-segments-own = Χτίζεις την αλυσίδα { $chain }: { $links } από { $of }.
witchstone-web-log-chains = { $count ->
    [1] { $seat } ολοκληρώνει την αλυσίδα { $chain }: { witchstone-points }.
   *[other] { $seat } ολοκληρώνει τις αλυσίδες { $chain }: { witchstone-points }.
}
witchstone-web-log-chains-own = { $count ->
    [1] Ολοκληρώνεις την αλυσίδα { $chain }: { witchstone-points }.
   *[other] Ολοκληρώνεις τις αλυσίδες { $chain }: { witchstone-points }.
}
witchstone-web-log-witches = { $count ->
    [1] { $seat } ξαπλώνει μια μάγισσα δίπλα στον πύργο.
   *[other] { $seat } ξαπλώνει { $count } μάγισσες δίπλα στον πύργο.
}
witchstone-web-log-witches-own = { $count ->
    [1] Ξαπλώνεις μια μάγισσα δίπλα στον πύργο σου.
   *[other] Ξαπλώνεις { $count } μάγισσες δίπλα στον πύργο σου.
}
witchstone-web-log-sent = { $seat } στέλνει μια μάγισσα { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , μάρκα { witchstone-chip }, χρησιμοποιείται αμέσως.
       *[0] , μάρκα { witchstone-chip }.
    }
}
witchstone-web-log-sent-own = Στέλνεις μια μάγισσα { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] { $used ->
        [1] , μάρκα { witchstone-chip }, χρησιμοποιείται αμέσως.
       *[0] , μάρκα { witchstone-chip }.
    }
}
witchstone-web-log-settled = { $seat } βάζει τη μεγάλη μάγισσα { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , μάρκα { witchstone-chip }.
}
witchstone-web-log-settled-own = Βάζεις τη μεγάλη μάγισσα { witchstone-place }: { witchstone-points }{ $chip ->
    [none] .
   *[other] , μάρκα { witchstone-chip }.
}
witchstone-web-log-chip = { $used ->
    [1] { $seat } παίρνει τη μάρκα { witchstone-chip } και τη χρησιμοποιεί.
   *[0] { $seat } παίρνει τη μάρκα { witchstone-chip }.
}
witchstone-web-log-chip-own = { $used ->
    [1] Παίρνεις τη μάρκα { witchstone-chip } και τη χρησιμοποιείς.
   *[0] Παίρνεις τη μάρκα { witchstone-chip }.
}
witchstone-web-log-out = { $seat } βγάζει { witchstone-crystal } από το καζάνι{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }για { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }για τη μάρκα { witchstone-chip }, χρησιμοποιείται αμέσως.
       *[0] { " " }για τη μάρκα { witchstone-chip }.
    }
}
witchstone-web-log-out-own = Βγάζεις { witchstone-crystal } από το καζάνι{ $chip ->
    [none] { $gain ->
        [0] .
       *[other] { " " }για { $gain } × { witchstone-symbol }.
    }
   *[other] { $used ->
        [1] { " " }για τη μάρκα { witchstone-chip }, χρησιμοποιείται αμέσως.
       *[0] { " " }για τη μάρκα { witchstone-chip }.
    }
}
witchstone-web-log-moved = { $seat } μετακινεί { witchstone-crystal } κατά { witchstone-steps }.
witchstone-web-log-moved-own = Μετακινείς { witchstone-crystal } κατά { witchstone-steps }.
witchstone-web-log-owl = { $seat } κάνει { witchstone-steps } στην πεντάλφα{ $found ->
    [owl] { " " }και παίρνει ένα πλακίδιο κουκουβάγιας αξίας { $value }.
    [special] { " " }και παίρνει το ειδικό πλακίδιο { witchstone-tile }.
    [placed] { " " }και βάζει μόνιμα το ειδικό πλακίδιο { witchstone-tile }.
    [kept] { " " }και κρατά το ειδικό πλακίδιο { witchstone-tile } για μία χρήση.
   *[nothing] .
}
witchstone-web-log-owl-own = Κάνεις { witchstone-steps } στην πεντάλφα{ $found ->
    [owl] { " " }και παίρνεις ένα πλακίδιο κουκουβάγιας αξίας { $value }.
    [special] { " " }και παίρνεις το ειδικό πλακίδιο { witchstone-tile }.
    [placed] { " " }και βάζεις μόνιμα το ειδικό πλακίδιο { witchstone-tile }.
    [kept] { " " }και κρατάς το ειδικό πλακίδιο { witchstone-tile } για μία χρήση.
   *[nothing] .
}
witchstone-web-log-wand = { $leading ->
    [1] { $seat } κάνει { witchstone-steps } στο ραβδί· κανείς δεν είναι πιο μπροστά.
   *[0] { $seat } κάνει { witchstone-steps } στο ραβδί.
}
witchstone-web-log-wand-own = { $leading ->
    [1] Κάνεις { witchstone-steps } στο ραβδί· κανείς δεν είναι πιο μπροστά.
   *[0] Κάνεις { witchstone-steps } στο ραβδί.
}
witchstone-web-log-silver = Ασημένιο πεδίο ({ witchstone-counted }: { $count }): { $seat } παίρνει { witchstone-x-points-accusative }.
witchstone-web-log-silver-own = Ασημένιο πεδίο ({ witchstone-counted }: { $count }): παίρνεις { witchstone-x-points-accusative }.
witchstone-web-log-scroll = { $seat } παίρνει τον πάπυρο { witchstone-scroll }.
witchstone-web-log-scroll-own = Παίρνεις τον πάπυρο { witchstone-scroll }.
witchstone-web-log-prophecies = { $count ->
    [1] { $seat } παίρνει για την προφητεία { $scrolls }: { witchstone-points }.
   *[other] { $seat } παίρνει για τις προφητείες { $scrolls }: { witchstone-points }.
}
witchstone-web-log-prophecies-own = { $count ->
    [1] Παίρνεις για την προφητεία { $scrolls }: { witchstone-points }.
   *[other] Παίρνεις για τις προφητείες { $scrolls }: { witchstone-points }.
}

### Η εντολή `magehall words`, για μεταφραστές.

cli-words = Πόσο έχουν προχωρήσει οι γλώσσες. Με check LANG: τι λείπει ή είναι λάθος σε μία.
cli-words-progress = { $language }  { $name }: { $percent }% μεταφρασμένα, { $shown ->
    [yes] προσφέρεται στους παίκτες
   *[no] προσφέρεται από { $least }% και πάνω
}.
cli-words-kind = { $kind ->
    [missing] λείπει
    [unused] περισσεύει
    [broken] δεν διαβάζεται
    [twice] υπάρχει δύο φορές
    [nowhere] δεν υπάρχει πουθενά
    [placeholder] άλλες μεταβλητές
    [unsayable] δεν μπορεί να ειπωθεί
    [count] χωρίς λέξεις για αυτόν τον αριθμό
    [glossary] όχι η δική μας λέξη
    [letters] λάθος σημεία
   *[width] πολύ μακρύ
}
cli-words-count = { $language }: { $count ->
    [0] τίποτα δεν λείπει και όλα είναι σωστά.
    [one] { $count } γραμμή για έλεγχο.
   *[other] { $count } γραμμές για έλεγχο.
}
cli-error-words-check = Γράψε «magehall words» ή «magehall words check LANG».
cli-error-extra = Το «{ $rest }» περισσεύει εδώ· το «--help» δείχνει πώς γράφεται.

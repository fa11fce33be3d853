title = Fais-la sauter !
onThePan = Ta { $pan }, le { $face } dessus
how = Glisse un peu vers le bas, puis vivement vers le haut.
howByKeys =
    Ou maintiens la barre d’espace (demi-tour) ou ↑ (tour complet), et lâche quand la poêle est au
    plus bas.
tooSoft = Trop mou : elle est restée dans la poêle. Glisse plus vivement vers le haut.
brings = Un demi-tour donne { $half }, un tour complet { $full }.
half = demi-tour
full = tour complet
heating = Le fourneau chauffe…
cold = Le fourneau ne s’allume pas.
retry = Rallumer
judging = Voyons voir…

refused = Ce lancer ne compte pas. Recommence.
close = Retour à la cuisine
practise = D’abord un essai
inEarnest = Pour de vrai
doesNotCount = Essai : ne compte pas
tosses = { $who ->
    [you] Tu lances
   *[other] { $who } lance
}
skip = Passer

practice_title = La cuisine d’entraînement
practice_intro = Lance autant que tu veux. Ici, le roi ne regarde pas.
practice_whichPan = Quelle poêle ?
practice_pan = Poêle

practice_pans_small = Petite
practice_pans_normal = Moyenne
practice_pans_large = Grande

practice_tally = Tes lancers
practice_thrown = Lancées
practice_caught = Rattrapées
practice_missed = À côté
practice_invalid = Pas retournées
practice_half = Demi-tour
practice_full = Tour complet ou plus
practice_reset = Remettre à zéro

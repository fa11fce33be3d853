title = Fais-la sauter !
onThePan = Ta { $pan }, le { $face } dessus
how = Glisse un peu vers le bas, puis vivement vers le haut.
howByKeys =
    Ou maintiens la barre d’espace (demi-tour) ou ↑ (tour complet), et lâche quand la poêle est au
    plus bas.
tooSoft = Trop mou : elle est restée dans la poêle. Glisse plus vivement vers le haut.
countsAs = compte comme { $face } dessus
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
doesNotCount = Essai : ne compte pas
firstThrow = Ton premier lancer est un essai : il ne compte pas.
skipPractice = Passer l’essai
wasPractice = C’était l’essai. À partir de maintenant, ça compte.
again = Encore un essai
byMotion = Lancer avec le téléphone
byFinger = Lancer avec le doigt
howByMotion = Tiens le téléphone comme une poêle : un peu vers le bas, puis vivement vers le haut.
motionDenied = Ton téléphone n’a pas le droit de dire comment il bouge. Glisse avec le doigt.
noMotion = Cet appareil ne sent pas comment il bouge. Glisse avec le doigt.

wrist_too-soft = Trop mou : elle n’a pas assez tourné. Un peu plus vivement vers le haut.
wrist_too-hard = Trop fort : elle a trop tourné. Un peu plus doucement.
wrist_too-early = Trop tôt : elle est partie loin de toi. Lance quand la poêle est un peu plus haute.
wrist_too-late = Trop tard : elle est retombée vers toi. Lance quand la poêle est plus basse.
wrist_between-turns = Entre deux tours : elle est tombée sur la tranche. Un peu moins fort, ou un peu plus.
wrist_met-early = Rattrapée trop tôt : la poêle est allée à sa rencontre. Laisse-la d’abord retomber.
wrist_pan-tilted = La poêle penchait quand elle est retombée. Tiens-la droite après le lancer.
wrist_moved-away = Tu as retiré la poêle de sous la crêpe. Lance d’abord, baisse ensuite.

tosses = { $who ->
    [you] Tu lances
   *[other] { $who } lance
}
skip = Passer

practice_title = La cuisine d’entraînement
practice_intro = Lance autant que tu veux. Ici, le roi ne regarde pas.
practice_whichPan = Quelle poêle ?
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

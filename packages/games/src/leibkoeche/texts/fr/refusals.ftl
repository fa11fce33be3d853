bad-setup = La cuisine ne peut pas être préparée ainsi.
no-such-starter = Ce joueur n’est pas à table.
not-now =
    Pas maintenant : d’abord, tu dois { $due ->
        [put] dire où va l’autre cuisinier
        [shift] glisser une crêpe
        [from] prendre une crêpe à lancer
        [toss] faire sauter ta crêpe
        [fall] voir comment la crêpe retombe
        [walk] avancer
        [take] prendre la crêpe ou la laisser
        [tray] choisir une place sur ton plateau
        [peek] regarder une place du roi, ou non
        [lay] poser la crêpe à lancer
        [order] ranger ton plateau
       *[other] faire autre chose
    }.
tile-not-free = Le carreau { $tile } n’est pas libre.
not-on-row-one = Tant qu’il y a une réserve, on ne pose rien sur la rangée 1.
no-pancake-there = Il n’y a pas de crêpe à lancer en { $tile }.
laid-last = Celle de { $tile } vient d’être posée : on ne peut pas la prendre pendant ce tour.
by-hand-only = À cette table, chacun lance à la main.
by-chance-only = À cette table, le hasard décide : choisis un demi-tour ou un tour complet.
not-a-hand = Aucune main ne bouge ainsi. Recommence.
impossible-fall = Cette crêpe ne peut pas retomber ainsi : le { $face } ne serait pas dessus.
wrong-length = Tu fais { $steps } pas, mais il en faut exactement { $wanted }.
no-step = De { $from } à { $to }, ce n’est pas un pas.
back-and-forth = Revenir en { $tile }, ce serait faire un aller-retour.
pancake-in-the-way = Une crêpe à lancer barre la route en { $tile }.
pile-in-the-way = On ne passe pas par-dessus la pile en { $tile }.
cook-in-the-way = Il y a déjà un cuisinier en { $tile }.
back-where-you-began = Tu as commencé en { $tile } : tu ne peux pas y finir.
carpet-too-soon = { $kinds ->
    [0] Tu n’as encore aucune sorte : on va chez le roi avec six.
    [one] Tu n’as que { $kinds } sorte : on va chez le roi avec six.
   *[other] Tu n’as que { $kinds } sortes : on va chez le roi avec six.
}
place-taken = La place { $place } est déjà prise.
no-such-face = Cette crêpe à lancer n’a pas de { $face }.
not-your-tray = Ce ne sont pas les crêpes de ton plateau.
nothing-changed = Ton plateau est déjà comme ça.
ordered-already = Tu viens de ranger ton plateau. Fais d’abord autre chose.
no-more-ordering = Un cuisinier est déjà devant le roi : ton plateau reste tel quel.

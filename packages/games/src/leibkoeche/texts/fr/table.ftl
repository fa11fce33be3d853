kitchen = La cuisine
kingsTable = La table du roi
yourTray = Ton plateau
trayOf = { $who ->
    [you] Ton plateau
   *[other] Le plateau { ELIDE("de", $who) }
}
trayTold = { $count ->
    [one] { $name } : { $count } crêpe
   *[other] { $name } : { $count } crêpes
}

tile_empty = vide
tile_carpet = le tapis
tile_pile = { $size ->
    [one] pile { WITH($kind) }, { $size } crêpe
   *[other] pile { WITH($kind) }, { $size } crêpes
}
tile_crownOnTop = couronne sur le dessus
tile_crownBelow = la couronne est encore dessous
tile_pancake = crêpe à lancer, le { $face } dessus
tile_tooHot = vient d’être posée, encore trop chaude
tile_cook = { $who ->
    [you] ton cuisinier
   *[other] cuisinier { ELIDE("de", $who) }
}
tile_yourCook = ton cuisinier
tile_stack = { $size ->
    [one] réserve de { $size } crêpe à lancer, le { $top } dessus
   *[other] réserve de { $size } crêpes à lancer, le { $top } dessus
}
tile_stackGone = réserve épuisée
tile_panWith = { $pan }, le { $face } dessus
tile_target = c’est possible ici
tile_andTake = et prendre la crêpe
tile_andLeave = et laisser la crêpe

place_covered = place { $place }, sous une cloche
place_known = place { $place }, { $kind }, personne d’autre ne le sait
place_open = place { $place }, { $kind }
place_lookedAtBy = vue par { OBJECT($players) }
place_empty = place { $place }, vide
place_holds = place { $place }, { $garnished }
place_matches = comme le roi le veut
place_target = c’est possible ici

act_half = Demi-tour
act_full = Tour complet
act_odds = Sur 100 lancers : { $caught } rattrapés, { $missed } à côté, { $invalid ->
    [one] { $invalid } non valable
   *[other] { $invalid } non valables
}
act_caughtOf = { $percent } % de réussite
act_byHand = À la main
act_byChance = Ou tirer au sort
act_again = Relancer, cette face dessus :
act_againWith = Relancer, le { $face } dessus
act_other = Autre crêpe
act_stop = Poser
act_whichFace = Quel côté dessus ?
act_faceUp = { $face } dessus
act_otherWhere = Pose celle-ci sur un carreau ; tu en prendras une autre.
act_back = Retour
act_onPile = Sur une pile :
act_take = Prendre
act_skip = Laisser
act_doNotLook = Ne pas regarder
act_leave = { $who ->
    [you] Te laisser là
   *[other] Laisser { $who } là
}
act_shiftLeft = Crêpe { WITH($kind) } à gauche
act_shiftRight = Crêpe { WITH($kind) } à droite
act_left = Tout à gauche
act_right = Tout à droite
act_chooseToShift = Choisis une crêpe de ton plateau.
act_ready = C’est bon
act_putBackOrder = Remettre
act_yourPan_small = Ta poêle : la petite, car ton plateau est le plus garni
act_yourPan_normal = Ta poêle : la moyenne, car tu n’es ni en tête ni à la traîne
act_yourPan_large = Ta poêle : la grande, car ton plateau est le moins garni

pickedUp_pancake = Crêpe en main, le { $face } dessus.
pickedUp_garnished = En main : { $garnished }.
putBack = Crêpe reposée.
swapped = Places { $one } et { $other } échangées.

result_caught = Rattrapée !
result_missed = À côté !
result_invalid = Pas retournée

moment_youSaw = À la place { $place }, le roi veut une crêpe { WITH($kind) }.
moment_revealing = On soulève les cloches…
moment_goesOn = Qui est devant le roi glisse maintenant une crêpe vers un bout à chaque tour. Les autres cuisinent encore.
moment_matching = { $count ->
    [one] { $count } sur 6 à sa place
   *[other] { $count } sur 6 à leur place
}
moment_allMatch = Les six à leur place !
moment_toTheKing = Sa Majesté est servie
moment_onlyYou = Personne d’autre ne le sait

prompt_settingUp = On prépare la cuisine.
prompt_put = { $who ->
    [you] Ton lancer n’était pas valable : déplace ce cuisinier, ou laisse-le là.
   *[other] Le lancer { ELIDE("de", $who) } n’était pas valable : déplace son cuisinier, ou laisse-le là.
}
prompt_putting = { $whose ->
    [you] Ton lancer n’était pas valable.
   *[other] Le lancer { ELIDE("de", $whose) } n’était pas valable.
} { $who ->
    [you] Tu dis où va ce cuisinier.
   *[other] { $who } dit où va ce cuisinier.
}
prompt_shift = À toi : sors une crêpe du rang et glisse-la à gauche ou à droite.
prompt_shifting = { $who ->
    [you] Tu glisses une crêpe.
   *[other] { $who } glisse une crêpe.
}
prompt_from = À toi : choisis une crêpe à lancer dans la cuisine.
prompt_fromAnother = Choisis une autre crêpe à lancer pour ton deuxième lancer.
prompt_taking = { $who ->
    [you] Tu choisis une crêpe à lancer.
   *[other] { $who } choisit une crêpe à lancer.
}
prompt_tossFirst = Six crêpes pour le roi ! Lance : le { $face } est dessus.
prompt_toss_small = À toi : ton plateau est le plus garni, lance donc avec la petite poêle. Le { $face } est dessus.
prompt_toss_normal = À toi : ni en tête ni à la traîne, lance donc avec la poêle moyenne. Le { $face } est dessus.
prompt_toss_large = À toi : ton plateau est le moins garni, lance donc avec la grande poêle. Le { $face } est dessus.
prompt_tossAgain = Ton deuxième lancer : le { $face } est dessus.
prompt_tossing = { $who ->
    [you] Tu lances avec { THE($pan) }.
   *[other] { $who } lance avec { THE($pan) }.
}
prompt_falling = La voilà partie…
prompt_walk = Avance exactement { of-tiles } : choisis où ton cuisinier s’arrête.
prompt_walkToKing = Avance exactement { of-tiles }, ou file chez le roi : tu as les six !
prompt_walking = { $who ->
    [you] Tu avances { of-tiles }.
   *[other] { $who } avance { of-tiles }.
}
prompt_take = Tu prends la crêpe de cette pile, ou tu la laisses ?
prompt_choosingToTake = { $who ->
    [you] Tu décides si tu prends la crêpe.
   *[other] { $who } décide de prendre ou non la crêpe.
}
prompt_tray = Choisis une place libre sur ton plateau.
prompt_choosingPlace = { $who ->
    [you] Tu choisis une place sur le plateau.
   *[other] { $who } choisit une place sur son plateau.
}
prompt_peek = Une couronne ! Choisis une cloche et regarde dessous en secret.
prompt_peekOrNot = Une couronne ! Regarde en secret sous une cloche, ou ne regarde pas.
prompt_peeking = { $who ->
    [you] Tu regardes sous une cloche.
   *[other] { $who } regarde sous une cloche.
}
prompt_second = Rattrapée ! Relance-la, prends une autre crêpe, ou pose-la.
prompt_deciding = { $who ->
    [you] Tu songes à un deuxième lancer.
   *[other] { $who } songe à un deuxième lancer.
}
prompt_lay = Pose ta crêpe à lancer sur un carreau libre.
prompt_layInvalid = Pas retournée : tu n’avances pas. Pose ta crêpe sur un carreau libre.
prompt_layStuck = Ton cuisinier ne peut pas bouger. Pose ta crêpe sur un carreau libre.
prompt_layArrived = Te voilà devant le roi ! Pose encore ta crêpe sur un carreau libre.
prompt_laying = { $who ->
    [you] Tu poses la crêpe à lancer.
   *[other] { $who } pose la crêpe à lancer.
}
prompt_order = Dernière chance : range ton plateau. Choisis deux crêpes pour les échanger.
prompt_ordering = { $who ->
    [you] Tu ranges ton plateau une dernière fois.
   *[other] { $who } range son plateau une dernière fois.
}

# Ce que ferait l’ordinateur, à l’infinitif, en fin de phrase : « L’ordinateur conseille de … . »
advice_put = mettre ce cuisinier en { $tile }
advice_leave = laisser ce cuisinier où il est
advice_shift = { $end ->
    [left] glisser la crêpe { WITH($kind) } à gauche
   *[right] glisser la crêpe { WITH($kind) } à droite
}
advice_from = prendre la crêpe à lancer en { $tile }
advice_toss = { $toss ->
    [half] tenter un demi-tour
   *[full] tenter un tour complet
}
advice_walk = aller en { $tile }
advice_walkToKing = aller chez le roi
advice_take = prendre la crêpe
advice_skip = laisser la crêpe
advice_tray = mettre la crêpe à la place { $place }
advice_peek = regarder sous la cloche { $place }
advice_peekNone = ne pas regarder
advice_keep = relancer la même crêpe, le { $face } dessus
advice_swap = poser celle-ci en { $tile } pour en prendre une autre
advice_lay = poser la crêpe en { $tile }, le { $face } dessus
advice_order = ranger le plateau ainsi : { $order }

tell_setUp_king = Le roi a choisi ; chaque assiette est sous sa cloche.
tell_setUp_piles = Les piles sont dans la cuisine.
tell_setUp_stack = Les crêpes à lancer sont prêtes.

tell_begins = { $who ->
    [you] C’est toi qui commences.
   *[other] C’est { $who } qui commence.
}
tell_put = { who-did } mis le cuisinier en { $tile } après ce lancer non valable.
tell_left = { who-did } laissé le cuisinier sur place après ce lancer non valable.
tell_shifted = { $end ->
    [left] { who-did } glissé la crêpe { WITH($kind) } à gauche.
   *[right] { who-did } glissé la crêpe { WITH($kind) } à droite.
}
tell_tookFromStack = { who-did } pris un { $low } dans la réserve.
tell_took = { who-did } pris en { $tile } la crêpe à lancer { $low } et { $high }.
tell_tossed = { $toss ->
    [half] { who-did } tenté un demi-tour avec { THE($pan) }.
    [full] { who-did } tenté un tour complet avec { THE($pan) }.
   *[hand] { who-did } fait sauter la crêpe avec { THE($pan) }.
}
tell_fell = { $result ->
    [caught] { who-did } rattrapé la crêpe, le { $face } dessus.
    [missed] { who-did } lancé la crêpe à côté, le { $face } dessus.
   *[invalid] { who-did } lancé la crêpe sans la retourner, le { $face } dessus.
}
tell_stuck = { $who ->
    [you] Tu ne pouvais pas avancer exactement { of-tiles }.
   *[other] { $who } ne pouvait pas avancer exactement { of-tiles }.
}
tell_walked = { who-did } avancé { of-tiles }, jusqu’en { $tile }.
tell_collected = { $who ->
    [you] Tu as pris { THE($garnished) } et l’as posée à la place { $place }.
   *[other] { $who } a pris { THE($garnished) } et l’a posée à la place { $place }.
}
tell_exchanged =
    { who-did } échangé la crêpe { WITH($kind) } de la place { $place } contre une couronnée.
tell_choseToTake = { who-did } choisi de prendre la crêpe { WITH($kind) }.
tell_skipped = { who-did } laissé la crêpe { WITH($kind) } sur sa pile.
tell_peeked = { who-did } regardé sous la cloche { $place }.
tell_lookedAway = { $who ->
    [you] Tu n’as regardé sous aucune cloche.
   *[other] { $who } n’a regardé sous aucune cloche.
}
tell_saw = { who-did } vu une crêpe { WITH($kind) }.
tell_turned = { who-did } gardé la même, le { $face } dessus.
tell_laid = { who-did } posé la crêpe en { $tile }, le { $face } dessus.
tell_arrived = { $who ->
    [you] Te voilà devant le roi !
   *[other] Voilà { $who } devant le roi !
}
tell_ordered = { $who ->
    [you] Tu as rangé ton plateau : { $order }.
   *[other] { $who } a rangé son plateau : { $order }.
}
tell_revealed = On a soulevé les cloches : { $garnishes }.

# Entre un titre et ce qui lui appartient, et entre des choses qui ont déjà des virgules.
labelled = { $what } : { $items }
listed = { $before } ; { $next }

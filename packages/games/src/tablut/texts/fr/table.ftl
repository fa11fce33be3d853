board = Plateau de Tablut
menOn = { COUNT($squares) ->
    [one] { THE($men) } en { $squares }
   *[other] { THE-MANY($men) } en { $squares }
}

palace = palais
corner = coin
empty = vide
target = tu peux aller ici
pickedUp = { $targets ->
    [0] { THE($man) } en { $square } ne peut aller nulle part.
    [1] { THE($man) } en { $square } peut aller sur une case.
   *[other] { THE($man) } en { $square } peut aller sur { $targets } cases.
}
putBack = Pièce reposée.

prompt_yourTurn = { $side ->
    [light] À toi : mène le roi vers un coin.
   *[dark] À toi : enferme le roi.
}
prompt_turnOf = { $who ->
    [you] À toi de jouer.
   *[other] À { $who } de jouer.
}
prompt_cornerInReach = { $side ->
    [light] À toi : la route vers un coin est libre !
   *[dark] À toi : attention, le roi peut atteindre un coin !
}
prompt_threatened = À toi : ton roi risque d’être capturé.
prompt_warned = À toi. Menace déjà créée deux fois : la troisième, elle s’éteint.
prompt_void = À toi. Cette menace est éteinte : elle ne capture plus le roi.

# Ce que ferait l’ordinateur, à l’infinitif, en fin de phrase : « L’ordinateur conseille de … . »
advice = déplacer { THE($man) } de { $from } à { $to }

tell_moved = { $who ->
    [you] Tu déplaces { THE($man) } de { $from } à { $to }.
   *[other] { $who } déplace { THE($man) } de { $from } à { $to }.
}
tell_taken = { COUNT($squares) ->
    [one] { THE($men) } en { $squares } est pris.
   *[other] { THE-MANY($men) } en { $squares } sont pris.
}
tell_kingSpared =
    Le roi est enfermé en { $square }, mais cette menace était éteinte : il reste libre.
tell_countsCleared = Les menaces précédentes contre le roi ne comptent plus.
tell_threatWarned = C’est la deuxième fois que cette menace apparaît ; la troisième, elle s’éteint.
tell_threatVoid = C’est la troisième fois que cette menace apparaît : elle est éteinte.
tell_kingThreatened = Le roi est menacé.
tell_cornersInReach = Le roi peut aller en { OR($corners) }.
tell_repeated = { $times ->
    [2] Cette position apparaît pour la deuxième fois ; la troisième, la partie est nulle.
   *[other] Cette position apparaît pour la { $times }e fois.
}
tell_drawNear = { $pliesLeft ->
    [one] Encore { $pliesLeft } coup sans prise, et la partie est nulle.
   *[other] Encore { $pliesLeft } coups sans prise, et la partie est nulle.
}

# Entre un titre et ce qui lui appartient, et entre des choses qui ont déjà des virgules.
labelled = { $what } : { $items }
listed = { $before } ; { $next }

# Ce par quoi quelqu’un commence, dans un profil. Ce qui est pareil dans un miroir compte pour pareil.
opening = Premier coup de { $from } à { $to }

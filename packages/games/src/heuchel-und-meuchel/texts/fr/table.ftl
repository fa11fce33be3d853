house = La maison

# Sur les cartes et les étages : le début de la classe, aussi court que possible sans que deux se ressemblent.
letter_F = Cr
letter_M = M
letter_Q = Ch
letter_P = Pa
letter_B = É
letter_R = Pr

empty = vide
stack = { $card }, { $height ->
    [1] carte seule
   *[other] pile de { $height } cartes
}
faceDown = { $height ->
    [1] à bon port, face cachée
   *[other] à bon port, { $height } cartes face cachée
}
yours = à toi
target = peut aller ici
takeable = à prendre
onlyYou = { $card }, personne d’autre ne le sait
startOf = départ des { MANY($kind) }
goalOf = arrivée des { MANY($kind) }
row = rangée { $row }
pickedUp = { COUNT($rows) ->
    [0] { THE($card) } ne peut aller nulle part.
    [one] { THE($card) } peut aller à la rangée { $rows }.
   *[other] { THE($card) } peut aller aux rangées { $rows }.
}
putBack = Carte reposée.

# Ce que veulent dire les lettres et les signes sur la table.
legend_class = { $class } : départ à la rangée { $from }, arrivée à la rangée { $to }
legend_unknown = carte que tu ne connais pas
legend_points = ce que cette colonne vaudrait maintenant : arrivé en plus, en route et perdu en moins
legend_pointsUnknown = estimation, car il y a des cartes que tu ne connais pas

tray_takeFrom = Chez { OBJECT($owner) }
tray_takeHow = Choisis ce que tu prends : une carte emporte tout ce qui est posé dessus.
tray_paper = Rangée { $row } : { $text }
tray_arrange = Mets tes piles en ordre
tray_arrangeHow = Choisis deux cartes pour les échanger. On ne verra que celle du dessus.
tray_arranged = C’est bon
tray_onTop = dessus
tray_swap = choisie pour l’échange
tray_swapped = Échangées : { $cards }.
tray_asHinted = Suivre l’indice
tray_hintedPlace = selon l’indice, numéro { $count } à partir du haut
tray_goesAlong_card = Cette carte monte
tray_goesAlong_stack = Toute la pile monte
tray_goesAlong_top = { $count ->
    [one] La carte du dessus monte ({ $count } sur { $height })
   *[other] Les { $count } du dessus montent (sur { $height })
}
tray_known = Ce que tu sais de { $where }
tray_takeCards = { $count ->
    [0] Prendre
    [one] Prendre { $count } carte
   *[other] Prendre { $count } cartes
}
tray_leave = Tout laisser
tray_takeUpTo = { $count ->
    [1] { $card } : prendre la carte du dessus à { OBJECT($owner) }
   *[other] { $card } : prendre les { $count } cartes du dessus à { OBJECT($owner) }
}
tray_rest = { $rest ->
    [none] tout est pris
    [stays] le reste ne bouge pas
    [lapses] le reste est perdu
   *[comes-home] le reste est à bon port
}
tray_endsTheGame =
    Attention : cela met fin à la partie, et ce que tu as encore en route compte en moins.
tray_again = Relancer
tray_stop = Je m’arrête
tray_remove = Retirer { $card } ({ $points })
tray_chooseToRemove = Choisis une pile : la carte du dessus s’en va.
tray_chooseToMove = Choisis une de tes piles pour voir où elle peut aller.
tray_watch = Choisis une pile pour voir ce que tu en sais.
tray_rolled = Dé : { $pips }

prompt_dealing = On distribue les cartes.
prompt_arrange = But : monter tes cartes de 7 rangées. Choisis en secret celles du dessus.
prompt_arranging = { $players ->
    [you] Tu ranges encore tes piles.
    [with-you] Encore des piles à ranger : { OBJECT($players) }.
    [one] { $players } range encore ses piles.
   *[other] Encore des piles à ranger : { $players }.
}
prompt_moveFirst = But : monter tes cartes de 7 rangées. Joue une de tes cartes.
prompt_move = À toi : fais monter une carte ou une pile.
prompt_moveNearEnd = { $players ->
    [you] Attention : une fois ta dernière pile à bon port, c’est fini.
    [with-you] Attention : { OBJECT($players) }, une fois vos dernières piles à bon port, c’est fini.
    [one] Attention : une fois la dernière pile { ELIDE("de", $players) } à bon port, c’est fini.
   *[other] Attention : une fois les dernières piles { ELIDE("de", $players) } à bon port, c’est fini.
}
prompt_moveBy = { $pips ->
    [one] À toi : fais monter une carte ou une pile d’une rangée exactement.
   *[other] À toi : fais monter une carte ou une pile de { $pips } rangées exactement.
}
prompt_goOn = Tu as pris quelque chose : rejoue, ou arrête-toi.
prompt_rolling = À toi : le dé roule.
prompt_rollOn = Tu as pris quelque chose : relance le dé, ou arrête-toi.
prompt_take = Il y a quelque chose à prendre sur cette rangée. Qu’emportes-tu ?
prompt_remove = Ton lancer n’est pas jouable. Retire la carte du dessus d’une pile.
prompt_turnOf = { $who ->
    [you] À toi de jouer.
   *[other] À { $who } de jouer.
}
prompt_takes = { $who ->
    [you] Tu peux prendre quelque chose.
   *[other] { $who } peut prendre quelque chose.
}
prompt_removes = { $who ->
    [you] Tu dois retirer une carte.
   *[other] { $who } doit retirer une carte.
}

# Ce que ferait l’ordinateur, à l’infinitif, en fin de phrase : « L’ordinateur conseille de … . »
advice_arrange = ranger les piles ainsi, chacune de haut en bas : { $items }
advice_stack = { $cards }
advice_arrangeShown = { $count ->
    [one] ranger la pile selon les numéros jaunes, le 1 dessus
   *[other] ranger les piles selon les numéros jaunes, le 1 dessus
}
advice_move = monter { some-cards } de la rangée { $from } à la { $to }
advice_moveTop = { $count ->
    [1] monter la carte du dessus de la rangée { $from } à la { $to }
   *[other] monter les { $count } du dessus, de la rangée { $from } à la { $to }
}
advice_take = prendre { $lots }
advice_takeShown = prendre les { $count } cartes marquées
advice_leave = tout laisser
advice_rollAgain = relancer le dé
advice_moveAgain = rejouer
advice_stop = en rester là
advice_remove = retirer la carte du dessus de la rangée { $row }
advice_limit = L’indice ne connaît que les cartes que l’on voit maintenant.

tell_dealt = Les cartes sont distribuées.
tell_arranged = { $who ->
    [you] Tu as rangé tes piles.
   *[other] { $who } a rangé ses piles.
}
tell_laidOut = Toutes les cartes sont sur leur rangée de départ.
tell_begins = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
tell_rolled = { $who ->
    [you] Tu fais { $pips } au dé.
   *[other] { $who } fait { $pips } au dé.
}
tell_moved = { $who ->
    [you] Tu fais monter { some-cards } de la rangée { $from } à la rangée { $to }.
   *[other] { $who } fait monter { some-cards } de la rangée { $from } à la rangée { $to }.
}
tell_movedVia = { $who ->
    [you] Tu fais monter { some-cards } de la rangée { $from } à la rangée { $to }, en passant par { $rows }.
   *[other] { $who } fait monter { some-cards } de la rangée { $from } à la rangée { $to }, en passant par { $rows }.
}
tell_arrived = { THE($card) } est à bon port, rangée { $row }.
tell_took = { $who ->
    [you] Tu prends { some-cards } à { OBJECT($owner) }.
   *[other] { $owner ->
        [you] { $who } te prend { some-cards }.
       *[other] { $who } prend { some-cards } à { $owner }.
    }
}
tell_leftAlone = { $who ->
    [you] Tu laisses tout.
   *[other] { $who } laisse tout.
}
tell_showed = Chez { OBJECT($owner) }, rangée { $row }, { THE($card) } est maintenant sur le dessus.
tell_cameHome = Chez { OBJECT($owner) }, le reste est à bon port, rangée { $row } : { THE($card) }.
tell_lapsed = { COUNT($cards) ->
    [one] Le reste est perdu : { THE($cards) } compte en moins pour { OBJECT($owner) }.
   *[other] Le reste est perdu : { THE($cards) } comptent en moins pour { OBJECT($owner) }.
}
tell_removed = { $who ->
    [you] Tu retires { THE($cards) }.
   *[other] { $who } retire { THE($cards) }.
}
tell_goesOn = { $who ->
    [you] Tu continues.
   *[other] { $who } continue.
}
tell_stopped = { $who ->
    [you] Tu t’arrêtes.
   *[other] { $who } s’arrête.
}

sheet_total = Total
sheet_offTheBoard = hors du plateau

# Entre un titre et ce qui lui appartient, et entre des choses qui ont déjà des virgules.
labelled = { $what } : { $items }
listed = { $before } ; { $next }

# Où se trouve une carte cachée, quand on revoit la partie.
hidden = { $height ->
    [1] { $where }, sur le dessus
    [2] { $where }, deuxième à partir du haut
    [3] { $where }, troisième à partir du haut
   *[other] { $where }, { $height }e à partir du haut
}

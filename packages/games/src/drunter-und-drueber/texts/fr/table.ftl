board = Plateau de cases

# Sur les pions et les cases : le début de la couleur, le plus court où il n’y en a pas deux pareils.
letter_R = R
letter_O = O
letter_Y = J
letter_G = Ve
letter_B = B
letter_V = Vi

circle_empty = case { F($colour) }, vide
circle_hidden = couleur cachée
circle_under = sur une case { F($colour) }
circle_stone = pion { $colour }
circle_stack = pile de { COUNT($colours) }, de bas en haut : { $colours }
circle_waited = { $turns ->
    [one] pion { $colour } : { $turns } tour d’attente sur { $block }
   *[other] pion { $colour } : { $turns } tours d’attente sur { $block }
}
circle_mayLeave = le pion { $colour } peut se dégager
circle_target = tu peux aller ici

pickedUp = { $targets ->
    [0] Le pion en { $circle } ne peut aller nulle part.
    [1] Le pion en { $circle } peut aller sur une case.
   *[other] Le pion en { $circle } peut aller sur { $targets } cases.
}
taken = Choisis une case pour ce pion.
putBack = Pion reposé.
shows = La case { $circle } est { F($colour) }.

act_withCall = « Fini ! » avec ce coup
act_callHint = Les huit bien placés ? L’interrupteur crie avec ton coup, le bouton tout de suite. Trop tôt, tu es hors jeu.
act_callingHint = Avec ton coup, tu crieras aussi « Fini ! ». Si les huit ne sont pas bien placés, tu es hors jeu.
act_klaar = Fini !
act_pass = Passer
act_claim = Bien placé !
act_allow = Vas-y
act_question = { $who ->
    [you] Tu montes sur ton pion en { $circle }. Est-il sur ta couleur ?
   *[other] { $who } monte sur ton pion en { $circle }. Est-il sur ta couleur ?
}
act_falseCosts = Un « Bien placé ! » à tort coûte un tour.
act_sure = Les huit sont vraiment bien placés ? Sinon, tu es hors jeu.
act_callNow = Oui, fini !
act_notYet = Pas encore

prompt_placeFirst = But : tous tes pions sur ta couleur. Pose-en un, pas encore sur ta couleur.
prompt_place = { $left ->
    [1] À toi : pose ton dernier pion.
   *[other] À toi : pose un pion, mais pas sur ta couleur. Il t’en reste { $left }.
}
prompt_othersPlace = { $who ->
    [you] Tu poses un pion.
   *[other] { $who } pose un pion.
}
prompt_move = À toi : déplace un pion d’une case. Ou crie « Fini ! ».
prompt_mustPass = Tous tes pions sont bloqués : passe, ou crie « Fini ! ».
prompt_othersMove = { $who ->
    [you] À toi de jouer. Retiens bien ce que tu vois !
   *[other] À { $who } de jouer. Retiens bien ce que tu vois !
}
prompt_answer = À toi de répondre. Prends ton temps.
prompt_othersAnswer = { $who ->
    [you] Tu dis si le pion en { $circle } est bien placé.
   *[other] { $who } dit si le pion en { $circle } est bien placé.
}
prompt_out = Tu es hors jeu. Profite du spectacle !
prompt_beginning = On met le plateau en place.

# Ce que ferait l’ordinateur, à l’infinitif, en fin de phrase : « L’ordinateur conseille de … . »
advice_place = poser un pion en { $circle }
advice_step = déplacer le pion de { $from } à { $to }
advice_stepWithCall = déplacer le pion de { $from } à { $to } après avoir activé « “Fini !” avec ce coup »
advice_klaar = crier « Fini ! »
advice_pass = passer
advice_claim = dire « Bien placé ! »
advice_allow = dire « Vas-y »
advice_fromMemory = L’indice aussi a oublié ce qui est couvert depuis longtemps.

inHand = encore { $stones } à poser
missing = { $turns ->
    [1] { CAPITAL($colour) } passe un tour
   *[other] { CAPITAL($colour) } passe { $turns } tours
}
isOut = { CAPITAL($colour) } est hors jeu
round = Tour de table { $now } sur { $of }

# Où chacun en était à la fin, après son nom.
reckoning_right = { $stones ->
    [0] aucun bien placé sur { $of }
    [1] 1 bien placé sur { $of }
   *[other] { $stones } bien placés sur { $of }
}
reckoning_wrong = { COUNT($circles) ->
    [one] mal placé : { $circles }
   *[other] mal placés : { $circles }
}
reckoning_covered = { $stones } sous un autre pion
reckoning_out = « Fini ! » crié trop tôt, hors du plateau
reckoning_outWith = { $stones ->
    [0] « Fini ! » crié trop tôt, aucun bien placé sur { $of }
    [1] « Fini ! » crié trop tôt, 1 bien placé sur { $of }
   *[other] « Fini ! » crié trop tôt, { $stones } bien placés sur { $of }
}
reckoning_stood = { $stones ->
    [0] { $who ->
        [you] Tu n’avais aucun pion bien placé.
       *[other] { $who } n’avait aucun pion bien placé.
    }
    [1] { $who ->
        [you] Tu avais 1 pion bien placé sur { $of }.
       *[other] { $who } avait 1 pion bien placé sur { $of }.
    }
   *[other] { $who ->
        [you] Tu avais { $stones } pions bien placés sur { $of }.
       *[other] { $who } avait { $stones } pions bien placés sur { $of }.
    }
}

tell_laidOut = Les cases sont en place.
tell_begins = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
tell_placed = { $who ->
    [you] Tu poses un pion en { $circle }.
   *[other] { $who } pose un pion en { $circle }.
}
tell_moved = { $who ->
    [you] Tu vas de { $from } à { $to }.
   *[other] { $who } va de { $from } à { $to }.
}
tell_uncovered = On revoit la case { $circle }.
tell_uncoveredSeveral = On revoit les cases { $circles }.
tell_attacked = { $who ->
    [you] Tu montes sur { whose-disc } en { $circle }.
   *[other] { $who } monte sur { whose-disc } en { $circle }.
}
tell_passed = { $who ->
    [you] Tu passes.
   *[other] { $who } passe.
}
tell_allowed = { $who ->
    [you] Tu dis « Vas-y » : le pion en { $circle } est bloqué.
   *[other] { $who } dit « Vas-y » : le pion en { $circle } est bloqué.
}
tell_claimedRightly = { $who ->
    [you] « Bien placé ! », dis-tu du pion en { $circle }. C’est vrai.
   *[other] « Bien placé ! », dit { $who } du pion en { $circle }. C’est vrai.
}
tell_claimedFalsely = { $who ->
    [you] « Bien placé ! », dis-tu du pion en { $circle }. Mais c’est faux.
   *[other] « Bien placé ! », dit { $who } du pion en { $circle }. Mais c’est faux.
}
tell_sentBack = { $who ->
    [you] Tu dois retourner en { $circle }.
   *[other] { $who } doit retourner en { $circle }.
}
tell_called = { $who ->
    [you] Tu cries « Fini ! ».
   *[other] { $who } crie « Fini ! ».
}
tell_calledRightly = Et oui, les huit sont bien placés !
tell_calledWrongly = { $who ->
    [you] Eh non : te voilà hors jeu.
   *[other] Eh non : { $who } est hors jeu.
}
tell_missed = { $who ->
    [you] Tu passes un tour.
   *[other] { $who } passe un tour.
}

# Entre des choses qui ont déjà des virgules.
listed = { $before } ; { $next }

# Ce par quoi quelqu’un commence, dans un profil. Ce qui est pareil dans un miroir compte pour pareil.
opening = Premier pion en { $at }

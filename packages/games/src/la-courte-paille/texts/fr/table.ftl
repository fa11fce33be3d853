# Une carte porte le début du nom de son personnage : si court que deux ne se ressemblent pas.
letter_C = Ca
letter_G = Cu
letter_B = M
letter_L = Vi
letter_R = R
letter_F = Vo
letter_X = Co
coco = Coco, le perroquet

hiddenCard = carte cachée
weekCard_open = Jour { $position } : { $card }
weekCard_known = Jour { $position } : { $card }, face cachée
weekCard_hidden = Jour { $position } : face cachée
knownToYou = personne d’autre que toi ne connaît cette carte
knownToAll = tout le monde connaît cette carte
knownTo = connue { ELIDE("de", OBJECT($players)) }

places_week = La semaine
places_menu = Le menu
places_hand = Ta main
places_pile = Pioche
places_discard = Défausse
places_shark = Le requin
places_weekTotals = Où en est la semaine
places_chosen = Carte choisie
places_pileOf = Pioche : { number-of-cards }
places_handOf = { $name } : { number-of-cards }
places_seat = Joueur { $seat }
places_isOut = { $name } : hors jeu
places_round = Manche { $round }
places_daysLeft = { $days ->
    [one] Encore { $days } jour
   *[other] Encore { $days } jours
}

effects_choose = Que mijote Coco ?

effects_cook =
    .name = Leçon de cuisine
    .explain = Jette une carte de la semaine, visible ou cachée.
    .brief = jette un jour

effects_land =
    .name = Terre en vue
    .explain = Ajoute une carte cachée au bout : la semaine dure un jour de plus.
    .brief = un jour de plus

effects_landMenu =
    .name = Du menu
    .explain = Tout le monde sait quelle carte c’est.

effects_landPile =
    .name = De la pioche
    .explain = Personne ne sait quelle carte c’est.

effects_landHand =
    .name = De ta main
    .explain = Personne d’autre ne le sait, et tu en pioches deux en échange.

effects_carte =
    .name = À la carte
    .explain = Regarde en secret deux cartes cachées.
    .brief = regarde deux jours

effects_keep =
    .name = Qui dort dîne
    .explain = Garde Coco : à la fin il compte, si tu as vu juste.

effects_pickCook = Quel jour passe à la casserole ?
effects_pickMenu = Quelle carte du menu va dans la semaine ?
effects_pickHand = Quelle carte de ta main va dans la semaine ?
effects_pickCarte = { $count ->
    [1] Regarde la dernière carte cachée.
   *[other] Choisis deux jours cachés à regarder.
}

act_pick = Choisir { THE($card) }
act_take = Prendre { THE($card) }
act_cook = Jour { $position } à la casserole
act_land = { THE($card) } dans la semaine
act_look = { $count ->
    [one] Regarder ce jour
   *[other] Regarder ces jours
}
act_eat = Adieu { THE($character) }
act_back = Autre chose

liftFirst = Choisis une carte
takeFirst = Choisis une carte du menu
eatFirst = Choisis un personnage
lifted = soulevée
putBack = Carte reposée.
hinted = indice
playsAs = { ORDINAL($place) ->
    [one] joue en { $place }er
   *[other] joue en { $place }e
}

prompt_dealing = On mélange les cartes.
prompt_chooseFirst = Parie sur celui qui tirera la courte paille. Choisis une carte en secret.
prompt_choose = Choisis une carte en secret. Les plus basses passent d’abord.
prompt_chosen = Ta carte est prête. On attend { OBJECT($players) }.
prompt_choosing = On attend encore { OBJECT($players) }.
prompt_take = À toi : prends une carte du menu.
prompt_taking = { $who ->
    [you] Tu choisis une carte du menu.
   *[other] { $who } choisit une carte du menu.
}
prompt_coco = À toi : que mijote Coco ?
prompt_cocoOf = { $who ->
    [you] Tu mijotes quelque chose avec Coco.
   *[other] { $who } mijote quelque chose avec Coco.
}
prompt_eat = Tu as gagné la manche : qui quitte le radeau ?
prompt_eating = { $who ->
    [you] Tu dis qui quitte le radeau.
   *[other] { $who } dit qui quitte le radeau.
}
prompt_out = Tu n’as plus de cartes. Tu peux regarder la suite.

# Ce que ferait l’ordinateur, à l’infinitif, en fin de phrase : « L’ordinateur conseille de … . »
advice_pick = choisir { THE($card) }
advice_take = prendre { THE($card) } dans le menu
advice_cook = crier « Leçon de cuisine ! » pour jeter le jour { $position }
advice_landMenu = crier « Terre en vue ! » pour ajouter { THE($card) } du menu
advice_landHand = crier « Terre en vue ! » pour ajouter { THE($card) } de ta main
advice_landPile = crier « Terre en vue ! » pour ajouter une carte de la pioche
advice_carte = { COUNT($positions) ->
    [one] crier « À la carte ! » pour voir en secret le jour { $positions }
   *[other] crier « À la carte ! » pour voir en secret les jours { $positions }
}
advice_eat = désigner { THE($character) }

tell_dealt = Les cartes sont distribuées.
tell_round = La manche { $round } commence.
tell_drewReplacements = { who-did } pioché { number-of-cards } à la place de Coco.
tell_shark = Le requin nage vers { OBJECT($who) }.
tell_chose = { who-did } choisi une carte.
tell_shown = On retourne les cartes : { $picks }.
tell_took = { who-did } pris { THE($card) }.
tell_drew = { who-did } pioché { THE($card) }.
tell_drewHidden = { who-did } pioché une carte.
tell_called = { $effect ->
    [cook] { who-did } crié « Leçon de cuisine ! ».
    [land] { who-did } crié « Terre en vue ! ».
   *[carte] { who-did } crié « À la carte ! ».
}
tell_cooked = Le jour { $position } est passé à la casserole : { $card }.
tell_landed = { $from ->
    [menu] { THE($card) } passe du menu à la semaine.
    [pile] { THE($card) } passe de la pioche à la semaine.
   *[hand] { THE($card) } passe de la main à la semaine.
}
tell_landedHidden = { $from ->
    [menu] Une carte passe du menu à la semaine.
    [pile] Une carte passe de la pioche à la semaine.
   *[hand] Une carte passe de la main à la semaine.
}
tell_looked = { COUNT($positions) ->
    [one] Le jour { $positions } a été regardé en secret.
   *[other] Les jours { $positions } ont été regardés en secret.
}
tell_saw = { COUNT($positions) ->
    [one] Au jour { $positions } : { $cards }.
   *[other] Aux jours { $positions } : { $cards }.
}
tell_cleared = Le reste du menu est défaussé : { $cards }.
tell_laid = Nouveau au menu : { $cards }.
tell_turned = Le jour { $position } se dévoile : { $card }.
tell_reshuffled = La défausse a été mélangée : { number-of-cards }.
tell_named = { who-did } désigné { THE($character) }.
tell_removed = { who-did } perdu { THE($cards) }.
tell_gathered = { who-did } rendu { THE($cards) }.
tell_gatheredTable = On rassemble les cartes de la table.
tell_out = { $who ->
    [you] Tu n’as plus de cartes : te voilà hors jeu.
   *[other] { $who } n’a plus de cartes et sort du jeu.
}

story_eaten = { COUNT($figures) ->
    [one] { THE($figures) } tire la courte paille, avec { $total }.
   *[other] { THE($figures) } tirent ensemble la courte paille, à { $total } partout.
}
story_nobodyEaten = La semaine est vide : personne n’est mangé.
story_leads = { THE($figure) } mène la semaine, avec { $total }.
story_lead = { THE($figures) } mènent ensemble la semaine, à { $total } partout.
story_total = { $figure } : { $total }
story_score = { $name } : { number-of-points }
story_wrongGuess = { $who ->
    [you] Tu n’avais aucune carte qui compte : 0 point.
   *[other] { $who } n’avait aucune carte qui compte : 0 point.
}
story_settledBy = { COUNT($figures) ->
    [one] Égalité ! { THE($figures) } a fait la différence.
   *[other] Égalité ! { THE($figures) } ont fait la différence.
}
story_settledByShark = Égalité jusqu’au bout : la manche va au plus proche du requin.
story_won = { $winners ->
    [you] Tu gagnes !
    [with-you] { OBJECT($winners) }, vous partagez la victoire.
    [one] { $winners } gagne !
   *[other] { $winners } partagent la victoire.
}
story_shows = { who-did } montré { THE($cards) }.

# Entre un titre et ce qui lui appartient, et entre des choses qui ont déjà des virgules.
labelled = { $what } : { $items }
listed = { $before } ; { $next }

# La carte au début de la toute première partie : courte, elle tient sur un téléphone.
card_who = { $side ->
    [light] Tu joues les clairs : le roi et ses défenseurs.
   *[dark] Tu joues les sombres : les attaquants.
}
card_win = { $side ->
    [light] Tu gagnes quand ton roi atteint l’un des quatre coins.
   *[dark] { $kingCapture ->
        [either] Tu gagnes quand tu coinces le roi entre deux attaquants.
       *[hard] Tu gagnes quand tu enfermes le roi de tous les côtés.
    }
}
card_lose = { $side ->
    [light] { $kingCapture ->
        [either] Tu perds quand deux attaquants le coincent entre eux.
       *[hard] Tu perds quand les attaquants l’enferment de tous les côtés.
    }
   *[dark] Tu perds quand le roi atteint un coin.
}
card_turn = À ton tour : fais glisser une pièce en ligne droite, aussi loin que tu veux. Qui se fait encadrer par deux ennemis quitte le plateau.

# Petits mots sur le plateau, une seule fois chacun.
note_youTook = Pris ! Tu l’as coincé entre deux de tes pièces, en ligne droite.
note_youLost = Deux ennemis ont encadré ta pièce, en ligne droite : elle est prise.
note_cornerHelped = Ici, le coin compte comme un attaquant : une seule pièce en face a suffi.
note_cornerInReach = { $side ->
    [light] La route de ton roi vers ce coin est libre. Vas-y et tu gagnes !
   *[dark] Le roi peut filer vers ce coin. Mets une pièce en travers !
}
note_kingThreatened = { $side ->
    [light] Encore un coup et ton roi est capturé. Éloigne-le ou mets une pièce en travers.
   *[dark] Encore un coup et le roi est à toi.
}
note_palaceLeft = Le palais est vide : plus personne n’y entre, pas même le roi.
note_between = Qui se place soi-même entre deux ennemis ne risque rien.
note_threatAgain = Toujours la même menace, c’est interdit : la troisième fois, elle ne compte plus.
note_refused = Choisis une de tes pièces : des anneaux verts montrent où elle peut aller.
note_notYours = Cette pièce est à l’autre camp. Tu ne peux soulever que les tiennes.

# Pourquoi l’autre camp a joué cela.
reason_blocks = Cela barre la route vers { OR($corners) }.
reason_threatens = Encore un coup comme celui-là et le roi est capturé.
reason_saves = Cette pièce se sauve : tu la menaçais en { $from }.
reason_prepares = { COUNT($squares) ->
    [one] Ta pièce en { $squares } est maintenant en danger.
   *[other] Tes pièces en { $squares } sont maintenant en danger.
}

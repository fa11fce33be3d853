board = Brett mit Feldern

# Auf Steinen und Feldern: wie die Farbe beginnt, so kurz, dass keine zwei gleich sind.
letter_R = R
letter_O = O
letter_Y = Ge
letter_G = Gr
letter_B = B
letter_V = L

circle_empty = leer, { $colour }
circle_hidden = Farbe verdeckt
circle_under = auf { NOUN($colour) }
circle_stone = { STONE($colour) }
circle_stack = Stapel aus { COUNT($colours) } Steinen, von unten nach oben { $colours }
circle_waited = { NOUN($colour) } hat { $turns } von { $block } Zügen gewartet
circle_mayLeave = { NOUN($colour) } darf hervor
circle_target = hierhin darfst du

pickedUp = { $targets ->
    [0] Der Stein auf { $circle } kann nirgendwohin ziehen.
    [1] Der Stein auf { $circle } kann auf ein Feld ziehen.
   *[other] Der Stein auf { $circle } kann auf { $targets } Felder ziehen.
}
taken = Wähle ein Feld für diesen Stein.
putBack = Zurückgelegt.
shows = { $circle } ist { $colour }.

act_withCall = „Fertig!“ bei diesem Zug
act_callHint = Alle acht richtig? Der Schalter ruft bei deinem Zug, der Knopf sofort. Zu früh, und du bist raus.
act_callingHint = Jetzt rufst du beim Ziehen „Fertig!“. Liegen dann nicht alle acht richtig, bist du raus.
act_klaar = Fertig!
act_pass = Passen
act_claim = Der liegt richtig!
act_allow = Mach nur
act_question = { $who ->
    [you] Du kletterst auf deinen Stein auf { $circle }. Liegt er auf deiner Farbe?
   *[other] { $who } klettert auf deinen Stein auf { $circle }. Liegt er auf deiner Farbe?
}
act_falseCosts = Stimmt es nicht, setzt du einmal aus.
act_sure = Liegen wirklich alle acht richtig? Wenn nicht, bist du raus.
act_callNow = Ja, fertig!
act_notYet = Noch nicht

prompt_placeFirst = Ziel: alle Steine auf deine Farbe. Leg einen Stein, vorerst auf eine fremde.
prompt_place = { $left ->
    [1] Du bist am Zug: Leg deinen letzten Stein.
   *[other] Du bist am Zug: Leg einen Stein, nicht auf deine Farbe. Noch { $left } übrig.
}
prompt_othersPlace = { $who ->
    [you] Du legst einen Stein.
   *[other] { $who } legt einen Stein.
}
prompt_move = Du bist am Zug: Zieh einen Stein ein Feld weit. Oder ruf „Fertig!“.
prompt_mustPass = Alle deine Steine sitzen fest: Passe oder ruf „Fertig!“.
prompt_othersMove = { $who ->
    [you] Du bist am Zug. Merk dir, was du siehst!
   *[other] { $who } ist am Zug. Merk dir, was du siehst!
}
prompt_answer = Jetzt antwortest du. Denk in Ruhe nach.
prompt_othersAnswer = { $who ->
    [you] Du sagst, ob der Stein auf { $circle } richtig liegt.
   *[other] { $who } sagt, ob der Stein auf { $circle } richtig liegt.
}
prompt_out = Du bist raus. Schau ruhig weiter zu!
prompt_beginning = Das Brett wird ausgelegt.

# Was der Computer tun würde, als Ende eines Satzes: „Der Computer würde … .“
advice_place = einen Stein auf { $circle } legen
advice_step = den Stein von { $from } nach { $to } ziehen
advice_stepWithCall = „Fertig!“ bei diesem Zug einschalten und den Stein von { $from } nach { $to } ziehen
advice_klaar = „Fertig!“ rufen
advice_pass = passen
advice_claim = „Der liegt richtig!“ sagen
advice_allow = „Mach nur“ sagen
advice_fromMemory = Auch der Tipp weiß nicht mehr, was schon lange verdeckt liegt.

inHand = { $stones ->
    [one] noch { $stones } Stein zu legen
   *[other] noch { $stones } Steine zu legen
}
missing = { $turns ->
    [1] { NOUN($colour) } setzt einmal aus
   *[other] { NOUN($colour) } setzt { $turns }-mal aus
}
isOut = { NOUN($colour) } ist raus
round = Runde { $now } von { $of }

# Wie es am Ende stand, hinter dem Namen jedes Spielers.
reckoning_right = { $stones } von { $of } richtig
reckoning_wrong = { $circles } falsch
reckoning_covered = { $stones } unter einem anderen Stein
reckoning_out = zu früh gerufen, ausgeschieden
reckoning_outWith = zu früh gerufen, mit { $stones } von { $of } richtig
reckoning_stood = { $who ->
    [you] Du hattest { $stones } von { $of } richtig.
   *[other] { $who } hatte { $stones } von { $of } richtig.
}

tell_laidOut = Die Felder liegen bereit.
tell_begins = { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
tell_placed = { $who ->
    [you] Du legst einen Stein auf { $circle }.
   *[other] { $who } legt einen Stein auf { $circle }.
}
tell_moved = { $who ->
    [you] Du ziehst von { $from } nach { $to }.
   *[other] { $who } zieht von { $from } nach { $to }.
}
tell_uncovered = { $circle } liegt wieder offen.
tell_uncoveredSeveral = { $circles } liegen wieder offen.
tell_attacked = { $who ->
    [you] Du kletterst auf { whose-stone } auf { $circle }.
   *[other] { $who } klettert auf { whose-stone } auf { $circle }.
}
tell_passed = { $who ->
    [you] Du passt.
   *[other] { $who } passt.
}
tell_allowed = { $who ->
    [you] Du sagst „Mach nur“: Der Stein auf { $circle } sitzt fest.
   *[other] { $who } sagt „Mach nur“: Der Stein auf { $circle } sitzt fest.
}
tell_claimedRightly = { $who ->
    [you] Du sagst zu { $circle }: „Der liegt richtig!“ Das stimmt.
   *[other] { $who } sagt zu { $circle }: „Der liegt richtig!“ Das stimmt.
}
tell_claimedFalsely = { $who ->
    [you] Du sagst zu { $circle }: „Der liegt richtig!“ Aber das stimmt nicht.
   *[other] { $who } sagt zu { $circle }: „Der liegt richtig!“ Aber das stimmt nicht.
}
tell_sentBack = { $who ->
    [you] Du musst zurück nach { $circle }.
   *[other] { $who } muss zurück nach { $circle }.
}
tell_called = { $who ->
    [you] Du rufst: „Fertig!“
   *[other] { $who } ruft: „Fertig!“
}
tell_calledRightly = Und tatsächlich, alle acht liegen richtig!
tell_calledWrongly = { $who ->
    [you] Aber das stimmt nicht: Du bist raus.
   *[other] Aber das stimmt nicht: { $who } ist raus.
}
tell_missed = { $who ->
    [you] Du setzt einmal aus.
   *[other] { $who } setzt einmal aus.
}

# Zwischen Dingen, die selbst schon Kommas haben.
listed = { $before }; { $next }

# Womit jemand beginnt, in einem Profil. Was gespiegelt dasselbe ist, zählt als dasselbe.
opening = Erster Stein auf { $at }

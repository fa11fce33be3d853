house = Das Haus

# Auf Karten und Stockwerken: wie der Stand beginnt, so kurz, dass keine zwei gleich sind.
letter_F = Fe
letter_M = S
letter_Q = Q
letter_P = P
letter_B = B
letter_R = Fü

empty = leer
stack = { $card }, Stapel aus { $height } Karten
faceDown = { $height ->
    [1] zu Hause, verdeckt
   *[other] zu Hause, { $height } Karten verdeckt
}
yours = von dir
target = kann hierhin
takeable = kannst du dir schnappen
onlyYou = { $card }, das weißt nur du
startOf = Start der { MANY($kind) }
goalOf = Ziel der { MANY($kind) }
row = Reihe { $row }
pickedUp = { COUNT($rows) ->
    [0] { NOM($card) } kann nirgendwohin.
    [one] { NOM($card) } kann in Reihe { $rows }.
   *[other] { NOM($card) } kann in die Reihen { $rows }.
}
putBack = Zurückgelegt.

# Was die Buchstaben und Zeichen auf dem Tisch bedeuten.
legend_class = { $class }: beginnt in Reihe { $from }, zu Hause in Reihe { $to }
legend_unknown = Karte, die du nicht kennst
legend_points = so würde diese Spalte jetzt zählen: zu Hause ist plus, unterwegs und verfallen ist minus
legend_pointsUnknown = geschätzt, denn es liegen Karten dabei, die du nicht kennst

tray_takeFrom = Von { DAT($owner) }
tray_takeHow = Wähle, was du nimmst: Eine Karte nimmt alles mit, was auf ihr liegt.
tray_paper = Reihe { $row }: { $text }
tray_arrange = Ordne deine Stapel
tray_arrangeHow = Wähle zwei Karten, um sie zu tauschen. Zu sehen ist später nur die oberste.
tray_arranged = So ist es gut
tray_onTop = oben
tray_swap = zum Tauschen gewählt
tray_swapped = Getauscht: { $cards }.
tray_asHinted = Tipp übernehmen
tray_hintedPlace = nach dem Tipp Nummer { $count } von oben
tray_goesAlong_card = Diese Karte geht mit
tray_goesAlong_stack = Der ganze Stapel geht mit
tray_goesAlong_top = { $count ->
    [one] Die oberste von { $height } geht mit
   *[other] Die obersten { $count } von { $height } gehen mit
}
tray_known = Was du über { $where } weißt
tray_takeCards = { $count ->
    [0] Schnappen
   *[other] { $count } schnappen
}
tray_leave = Liegen lassen
tray_takeUpTo = { $count ->
    [1] { $card }: die oberste Karte von { DAT($owner) } schnappen
   *[other] { $card }: die obersten { $count } von { DAT($owner) } schnappen
}
tray_rest = { $rest ->
    [none] alles kommt mit
    [stays] der Rest bleibt liegen
    [lapses] der Rest verfällt
   *[comes-home] der Rest ist zu Hause
}
tray_endsTheGame =
    Vorsicht: Damit ist das Spiel aus, und was bei dir noch unterwegs ist, gibt Minuspunkte.
tray_again = Weiterwürfeln
tray_stop = Zug beenden
tray_remove = { $card } entfernen ({ $points })
tray_chooseToRemove = Wähle einen Stapel: Die oberste Karte kommt weg.
tray_chooseToMove = Wähle einen deiner Stapel, um zu sehen, wohin er kann.
tray_watch = Wähle einen Stapel, um zu sehen, was du über ihn weißt.
tray_rolled = Gewürfelt: { $pips }

prompt_dealing = Die Karten werden ausgeteilt.
prompt_arrange = Bring jede Karte sieben Reihen höher. Bestimme heimlich, welche oben liegt.
prompt_arranging = { $players ->
    [you] Du ordnest noch deine Stapel.
    [with-you] Noch beim Ordnen: { NOM($players) }.
    [one] { $players } ordnet noch die Stapel.
   *[other] Noch beim Ordnen: { $players }.
}
prompt_moveFirst = Bring jede Karte sieben Reihen höher. Zieh mit einer deiner Karten.
prompt_move = Du bist am Zug: Bring eine Karte oder einen Stapel nach oben.
prompt_moveNearEnd = { $players ->
    [you] Achtung: Ist dein letzter Stapel zu Hause, ist das Spiel aus.
    [with-you] Achtung: Sind die letzten Stapel von { DAT($players) } zu Hause, ist es aus.
    [one] Achtung: Ist der letzte Stapel von { $players } zu Hause, ist das Spiel aus.
   *[other] Achtung: Sind die letzten Stapel von { $players } zu Hause, ist es aus.
}
prompt_moveBy = { $pips ->
    [one] Du bist am Zug: Bring Karte oder Stapel genau eine Reihe nach oben.
   *[other] Du bist am Zug: Bring Karte oder Stapel genau { $pips } Reihen nach oben.
}
prompt_goOn = Geschnappt! Zieh noch einmal oder beende den Zug.
prompt_rolling = Du bist am Zug: Der Würfel rollt.
prompt_rollOn = Geschnappt! Würfle noch einmal oder beende den Zug.
prompt_take = In dieser Reihe gibt es etwas zu schnappen. Was nimmst du mit?
prompt_remove = Dein Wurf passt nirgends. Nimm die oberste Karte eines Stapels vom Brett.
prompt_turnOf = { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
prompt_takes = { $who ->
    [you] Du kannst dir etwas schnappen.
   *[other] { $who } kann sich etwas schnappen.
}
prompt_removes = { $who ->
    [you] Du musst eine Karte vom Brett nehmen.
   *[other] { $who } muss eine Karte vom Brett nehmen.
}

# Was der Computer tun würde, als Ende eines Satzes: „Der Computer würde … .“
advice_arrange = die Stapel so ordnen, jeweils von oben nach unten: { $items }
advice_stack = { $cards }
advice_arrangeShown = { $count ->
    [one] den Stapel nach den gelben Nummern ordnen, die 1 oben
   *[other] die Stapel nach den gelben Nummern ordnen, die 1 oben
}
advice_move = { some-cards } von Reihe { $from } in Reihe { $to } bringen
advice_moveTop = { $count ->
    [1] nur die oberste Karte von Reihe { $from } in Reihe { $to } bringen
   *[other] nur die obersten { $count } von Reihe { $from } in Reihe { $to } bringen
}
advice_take = { $lots } schnappen
advice_takeShown = alle { $count } markierten Karten schnappen
advice_leave = alles liegen lassen
advice_rollAgain = noch einmal würfeln
advice_moveAgain = noch einmal ziehen
advice_stop = aufhören
advice_remove = in Reihe { $row } die oberste Karte vom Brett nehmen
advice_limit = Der Tipp kennt nur die Karten, die jetzt zu sehen sind.

tell_dealt = Die Karten sind ausgeteilt.
tell_arranged = { $who ->
    [you] Du hast deine Stapel geordnet.
   *[other] { $who } hat die Stapel geordnet.
}
tell_laidOut = Alle Karten liegen in ihrer Startreihe.
tell_begins = { $who ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
tell_rolled = { $who ->
    [you] Du würfelst eine { $pips }.
   *[other] { $who } würfelt eine { $pips }.
}
tell_moved = { $who ->
    [you] Du bringst { some-cards } von Reihe { $from } in Reihe { $to }.
   *[other] { $who } bringt { some-cards } von Reihe { $from } in Reihe { $to }.
}
tell_movedVia = { $who ->
    [you] Du bringst { some-cards } von Reihe { $from } über { $rows } in Reihe { $to }.
   *[other] { $who } bringt { some-cards } von Reihe { $from } über { $rows } in Reihe { $to }.
}
tell_arrived = { NOM($card) } ist in Reihe { $row } zu Hause.
tell_took = { $who ->
    [you] Du schnappst dir { some-cards } von { DAT($owner) }.
   *[other] { $who } schnappt sich { some-cards } von { DAT($owner) }.
}
tell_leftAlone = { $who ->
    [you] Du lässt alles liegen.
   *[other] { $who } lässt alles liegen.
}
tell_showed = Bei { DAT($owner) } liegt in Reihe { $row } jetzt { NOM($card) } oben.
tell_cameHome = Der Rest bei { DAT($owner) } ist in Reihe { $row } zu Hause: { NOM($card) }.
tell_lapsed = { COUNT($cards) ->
    [one] Der Rest verfällt: { $cards } gibt Minuspunkte für { ACC($owner) }.
   *[other] Der Rest verfällt: { $cards } geben Minuspunkte für { ACC($owner) }.
}
tell_removed = { $who ->
    [you] Du nimmst vom Brett: { $cards }.
   *[other] { $who } nimmt vom Brett: { $cards }.
}
tell_goesOn = { $who ->
    [you] Du machst weiter.
   *[other] { $who } macht weiter.
}
tell_stopped = { $who ->
    [you] Du hörst auf.
   *[other] { $who } hört auf.
}

sheet_total = Summe
sheet_offTheBoard = vom Brett

# Zwischen einer Überschrift und dem, was dazugehört, und zwischen Dingen, die selbst schon Kommas haben.
labelled = { $what }: { $items }
listed = { $before }; { $next }

# Wo eine verdeckte Karte liegt, für den Rückblick.
hidden = { $height ->
    [1] { $where }, ganz oben
    [2] { $where }, zweite von oben
    [3] { $where }, dritte von oben
   *[other] { $where }, { $height }. von oben
}

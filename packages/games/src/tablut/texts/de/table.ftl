board = Tablut-Brett
menOn = { COUNT($squares) ->
    [one] { NOM($men) } auf { $squares }
   *[other] { MANY($men) } auf { $squares }
}

palace = Palast
corner = Ecke
empty = leer
target = hierhin darfst du
pickedUp = { $targets ->
    [0] { NOM($man) } auf { $square } kann nirgendwohin ziehen.
    [1] { NOM($man) } auf { $square } kann auf ein Feld ziehen.
   *[other] { NOM($man) } auf { $square } kann auf { $targets } Felder ziehen.
}
putBack = Zurückgestellt.

prompt_yourTurn = { $side ->
    [light] Du bist am Zug: Hilf dem König in eine Ecke.
   *[dark] Du bist am Zug: Schließ den König ein.
}
prompt_turnOf = { $who ->
    [you] Du bist am Zug.
   *[other] { $who } ist am Zug.
}
prompt_cornerInReach = { $side ->
    [light] Du bist am Zug: Der Weg in eine Ecke ist frei!
   *[dark] Du bist am Zug: Pass auf, der König kann in eine Ecke!
}
prompt_threatened = Du bist am Zug: Dein König ist in Gefahr.
prompt_warned = Du bist am Zug. Drohst du noch einmal genauso, verfällt die Drohung.
prompt_void = Du bist am Zug. Die Drohung ist verfallen: Mit ihr fängst du den König nicht mehr.

# Was der Computer tun würde, als Ende eines Satzes: „Der Computer würde … .“
advice = { ACC($man) } von { $from } nach { $to } ziehen

tell_moved = { $who ->
    [you] Du ziehst { ACC($man) } von { $from } nach { $to }.
   *[other] { $who } zieht { ACC($man) } von { $from } nach { $to }.
}
tell_taken = { COUNT($squares) ->
    [one] { NOM($men) } auf { $squares } ist geschlagen.
   *[other] { MANY($men) } auf { $squares } sind geschlagen.
}
tell_kingSpared =
    Der König auf { $square } ist eingeschlossen, aber die Drohung war verfallen: Er bleibt frei.
tell_countsCleared = Frühere Drohungen gegen den König zählen nicht mehr mit.
tell_threatWarned = Diese Drohung gibt es zum zweiten Mal; beim dritten Mal verfällt sie.
tell_threatVoid = Diese Drohung gibt es zum dritten Mal: Sie ist verfallen.
tell_kingThreatened = Der König ist bedroht.
tell_cornersInReach = Der König kann nach { OR($corners) }.
tell_repeated = { $times ->
    [2] Diese Stellung gibt es zum zweiten Mal; beim dritten Mal ist die Partie remis.
   *[other] Diese Stellung gibt es zum { $times }. Mal.
}
tell_drawNear = { $pliesLeft ->
    [one] Noch { $pliesLeft } Zug ohne Schlagen, dann ist die Partie remis.
   *[other] Noch { $pliesLeft } Züge ohne Schlagen, dann ist die Partie remis.
}

# Zwischen einer Überschrift und dem, was dazugehört, und zwischen Dingen, die selbst schon Kommas haben.
labelled = { $what }: { $items }
listed = { $before }; { $next }

# Womit jemand beginnt, in einem Profil. Was gespiegelt dasselbe ist, zählt als dasselbe.
opening = Erster Zug von { $from } nach { $to }

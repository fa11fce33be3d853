fold = Ergebnis einklappen
unfold = Ergebnis zeigen
rematch = Noch einmal
rematchHint = Dieselben Mitspieler, dieselbe Spielstärke, alle einen Platz weiter
joinRematch = Eine neue Partie ist bereit
toRematch = Zur Revanche
historyFull = Die Partie ließ sich nicht bei den gespielten ablegen: Dieses Gerät ist voll. Lösch dort etwas oder speichere sie als Datei.
# $names: „Du spielst Dunkel“, von denen, die hier sitzen.
rematchSeats = Nächste Partie: { $names }.
rematchSeat = { $who ->
    [you] Du spielst als { $seatName }
   *[other] { $who } spielt als { $seatName }
}

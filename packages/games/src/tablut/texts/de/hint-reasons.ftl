# Warum der Tipp ein guter ist: ein ganzer Satz hinter „Der Computer würde … .“
escapes = Dort ist der König in Sicherheit: Du gewinnst.
takesKing = Damit ist der König gefangen: Du gewinnst.
wins = Danach kann die andere Seite nichts mehr tun: Du gewinnst.
draws = So endet die Partie remis; alles andere sieht schlechter aus.
takes = { COUNT($squares) ->
    [one] Das schlägt { ACC($men) } auf { $squares }.
   *[other] Das schlägt { MANY($men) } auf { $squares }.
}
blocks = Das versperrt dem König den Weg nach { OR($corners) }.
threatens = Noch ein Zug, und der König gehört dir.
rescues = So kann der König nicht mehr mit einem Zug gefangen werden.
reaches = { COUNT($corners) ->
    [one] So droht der König, nach { $corners } zu ziehen.
   *[other] So kann der König nach { $corners }, und beide Wege lassen sich nicht zugleich versperren.
}
saves = { COUNT($squares) ->
    [one] Dein Stein auf { $squares } kann geschlagen werden. Danach nicht mehr.
   *[other] Deine Steine auf { $squares } können geschlagen werden. Danach nicht mehr.
}
aims = So drohst du, auf { $squares } zu schlagen.
frees = Das gibt dem König mehr Raum.
keepsWays = So bleiben die Wege des Königs zum Rand offen.
hems = Das lässt dem König weniger Raum.
waits = Es gibt nichts zu schlagen: So bleiben deine Angreifer rings um den König stehen.
ratherThanTaking = Schlagen ginge auch, aber das scheint auf Dauer mehr wert.

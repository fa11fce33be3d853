title = Spielregeln: { $game }
heading = Spielregeln
search = In den Regeln suchen
searchHint = Ein Wort oder eine Nummer
# Zum Suchen: Wörter, die dasselbe bedeuten, in Gruppen: a, b; c, d.
synonyms = remis, unentschieden, Gleichstand; schlagen, fangen, nehmen; gewinnen, Sieg; aufgeben, aufhören; zurücknehmen, rückgängig; Zug, am Zug, an der Reihe; Ende, vorbei, endet
found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
nothing = Nichts gefunden. Versuch ein anderes Wort.
contents = Inhalt
ruling = unsere Auslegung
rulingExplained =
    Bei Regeln mit „unsere Auslegung“ schweigt das Regelheft oder widerspricht sich; so spielen wir
    es.
linkTo = Link zu Regel { $rule }
option = Hier habt ihr die Wahl: Ihr legt es fest, wenn ihr den Tisch einrichtet.

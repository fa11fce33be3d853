title = Die Geschichte: { $game }
running = Die Partie ist noch nicht zu Ende. Ihre Geschichte wird danach erzählt.
busy = Der Computer geht die Partie durch: { $done } von { $count }
stop = Durchsehen beenden
stopped = Das Durchsehen ist beendet.
goOn = Weiter durchsehen

led = { $who ->
    [you] Du lagst { $percent } % der Partie vorn.
   *[other] { $who } lag { $percent } % der Partie vorn.
}
neverAhead = Niemand lag je klar vorn.
changes = { $count ->
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
}
decided = { $who ->
    [you] Ab Zug { $ply } hast du sie nicht mehr hergegeben.
   *[other] Ab Zug { $ply } gab { $who } sie nicht mehr her.
}
comeback = Nach Zug { $ply } gab der Computer { DAT($who) } nur noch { $percent } %.

board = Das Brett
graph = Wer stand besser?
graphHint = Tipp in die Kurve: Das Brett geht mit.
legend = { $name }: { $percent } %

turning = Wendepunkte
turningNone = Kein einzelner Zug hat die Partie gedreht.
turningMemory =
    Gerechnet mit allem, was jemals zu sehen war. Wer nicht alles behalten hat, kann mit dem, was noch bekannt
    war, sehr wohl den besten Zug gemacht haben; auch ein Tipp merkt sich nicht alles.
turningAt = Zug { $ply }
played = Die Wahl war: { $thing }.
cost = { $who ->
    [you] Das hat dich etwa { $percent } % Gewinnchance gekostet.
   *[other] Das hat { $who } etwa { $percent } % Gewinnchance gekostet.
}
show = Auf dem Brett zeigen
showAt = Auf dem Brett zeigen: Zug { $ply }

luck = Glück und Pech
luckHow =
    Jede Ziehung wurde aus derselben Stellung immer wieder neu gemacht und von gewöhnlichen Spielern zu Ende
    gespielt. Der Unterschied zu dem, was wirklich gezogen wurde, ist Glück oder Pech; über viele Partien hebt
    er sich auf.
luckBusy = Das Los wird neu gezogen: { $percent } %
luckStop = Nicht weiter ziehen
luckGave = Das Los schenkte { DAT($who) } { $percent } % Gewinnchance.
luckCost = Das Los kostete { ACC($who) } { $percent } % Gewinnchance.
luckNothing = Für { ACC($who) } machte das Los keinen merklichen Unterschied.
luckError = ± { $percent }
luckMost = Was am meisten ausmachte
luckDraw = { $name }: { $percent } %

knew = Was wer wusste
knewTruth = So war es
knewNothing = In diesem Augenblick ist nichts verborgen.
knewSure = { $who ->
    [you] Du wusstest { $done } von { $count } verborgenen Dingen sicher.
   *[other] { $who } wusste { $done } von { $count } verborgenen Dingen sicher.
}
thoughtBot = Was { $who ->
    [you] du dachtest
   *[other] { $who } dachte
}
thoughtPerson = { $who ->
    [you] Was du mit gutem Gedächtnis wissen konntest
   *[other] Was { $who } mit gutem Gedächtnis wissen konnte
}
where = Wo
truth = Was dort lag
likely = Wie wahrscheinlich
percent = { $percent } %
rather = { $percent } %, eher { $thing }
more = { $count ->
    [one] Und noch { $count } Ding.
   *[other] Und noch { $count } Dinge.
}

evening = Rekorde dieses Abends
fastest = Schnellster Sieg: { $match }, in { $count } Zügen
longest = Längste Partie: { $match }, { $count } Züge
eveningComeback = Größte Aufholjagd: { $match }, von { $percent } % aus
mostWins = Meiste Siege: { $name }, { $count }-mal

picture = Als Bild teilen
pictureFailed = Das Bild ließ sich nicht herstellen.
history = Alle gespielten Partien

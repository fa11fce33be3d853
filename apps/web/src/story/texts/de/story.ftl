title = Die Geschichte: { $game }
running = Die Partie ist noch nicht zu Ende. Ihre Geschichte wird danach erzählt.
busy = Der Computer geht die Partie durch: { $done } von { $count }
stop = Durchsehen beenden
stopped = Das Durchsehen ist beendet.
goOn = Weiter durchsehen

led = { $who ->
    [you] { $percent ->
        [100] Du lagst die ganze Partie über klar vorn.
       *[other] Du lagst { $percent } % der Partie klar vorn.
    }
   *[other] { $percent ->
        [100] { $who } lag die ganze Partie über klar vorn.
       *[other] { $who } lag { $percent } % der Partie klar vorn.
    }
}
neverAhead = Niemand lag je klar vorn.
changes = { $count ->
    [one] Eine Führung von { $percent } % oder mehr wechselte einmal.
   *[other] Eine Führung von { $percent } % oder mehr wechselte { $count }-mal.
}
decided = { $who ->
    [you] Ab Zug { $ply } hast du die Führung nicht mehr hergegeben.
   *[other] Ab Zug { $ply } gab { $who } die Führung nicht mehr her.
}
comeback = Nach Zug { $ply } gab der Computer { DAT($who) } nur noch { $percent } % Chance.

board = Das Brett
graph = Wer stand besser?
graphHint = Wähle eine Stelle der Kurve: Das Brett geht mit.
legend = { $name }: { $percent } %

turning = Wendepunkte
turningNone = Kein einzelner Zug hat die Partie gedreht.
turningMemory =
    Gerechnet mit allem, was jemals zu sehen war. Wer nicht alles behalten hat, kann mit dem, was noch bekannt
    war, sehr wohl den besten Zug gemacht haben; auch ein Tipp merkt sich nicht alles.
turningAt = Zug { $ply }
played = Gewählt wurde: { $thing }.
cost = { $who ->
    [you] Das hat deine Gewinnchance um etwa { $percent } Prozentpunkte gesenkt.
   *[other] Das hat die Gewinnchance von { $who } um etwa { $percent } Prozentpunkte gesenkt.
}
advised =
    Ein Tipp hatte zu diesem Zug geraten. Er denkt kürzer nach und merkt sich weniger: Wer ihm folgte,
    kann nichts dafür.
show = Auf dem Brett zeigen
showAt = Auf dem Brett zeigen: Zug { $ply }

luck = Glück und Pech
luckHow =
    Jede Ziehung wurde aus derselben Stellung immer wieder neu gemacht, alles offen, und die Partie von gewöhnlichen
    Spielern zu Ende gespielt. Der Unterschied zu dem, was wirklich gezogen wurde, ist Glück oder Pech; über viele
    Partien hebt er sich auf. Die Kurve geht von dem aus, was am Zug zu wissen war: Was gut aussah, kann trotzdem
    Pech gewesen sein.
luckBusy = Die Ziehungen werden wiederholt: { $percent } %
luckStop = Wiederholen beenden
luckGave = { $percent ->
    [one] Der Zufall schenkte { DAT($who) } { $percent } Prozentpunkt Gewinnchance.
   *[other] Der Zufall schenkte { DAT($who) } { $percent } Prozentpunkte Gewinnchance.
}
luckCost = { $percent ->
    [one] Der Zufall kostete { ACC($who) } { $percent } Prozentpunkt Gewinnchance.
   *[other] Der Zufall kostete { ACC($who) } { $percent } Prozentpunkte Gewinnchance.
}
luckNothing = Für { ACC($who) } machte der Zufall keinen merklichen Unterschied.
luckError = ± { $percent }
luckMost = Was am meisten ausmachte
luckDraw = { $name }: { $percent } %

knew = Was wer wusste
knewTruth = So war es
knewNothing = In diesem Augenblick ist nichts verborgen.
knewSure = { $who ->
    [you] Von { $count } verborgenen Dingen kanntest du { $done } sicher.
   *[other] Von { $count } verborgenen Dingen kannte { $who } { $done } sicher.
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
likely = So wahrscheinlich war das für { ACC($who) }
percent = { $percent } %
rather = { $percent } %, eher { $thing }
more = { $count ->
    [one] Und noch { $count } weiteres.
   *[other] Und noch { $count } weitere.
}

evening = Rekorde dieses Abends
fastest = Schnellster Sieg: { $match }, in { $count } Zügen
longest = Längste Partie: { $match }, { $count } Züge
eveningComeback = Größte Aufholjagd: { $name }, aus nur { $percent } % Gewinnchance ({ $match })
mostWins = Meiste Siege: { $name }, { $count }-mal

picture = Als Bild teilen
pictureSaved = Das Bild ist gespeichert.
pictureFailed = Das Bild ließ sich nicht erstellen.
history = Alle gespielten Partien

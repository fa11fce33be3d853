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
    [one] Die Führung wechselte einmal; unter { $percent } % zählt nicht.
   *[other] Die Führung wechselte { $count }-mal; unter { $percent } % zählt nicht.
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
    Der Computer hat sich alles gemerkt, was zu sehen war. Wer etwas vergessen hatte, kann trotzdem gut gezogen
    haben; auch ein Tipp merkt sich nicht alles.
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
    Der Computer hat jede Ziehung viele Male wiederholt, alles offen, und die Partie von gewöhnlichen Spielern zu Ende
    spielen lassen. Brachte die echte Ziehung mehr als der Durchschnitt, war das Glück, sonst Pech; über viele Partien
    gleicht sich das aus. Die Kurve weiß nur, was man am Zug wissen konnte: Was dort gut aussieht, kann hier Pech sein.
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
luckDraw = { $name }: { $change } %

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

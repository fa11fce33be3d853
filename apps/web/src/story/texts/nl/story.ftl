title = Het verhaal: { $game }
running = De partij is nog niet uit. Haar verhaal wordt na afloop verteld.
busy = De computer kijkt de partij na: { $done } van { $count }
stop = Stop met nakijken
stopped = Het nakijken is gestopt.
goOn = Kijk verder na

led = { $who ->
    [you] { $percent ->
        [100] Jij stond de hele partij duidelijk voor.
       *[other] Jij stond { $percent }% van de partij duidelijk voor.
    }
   *[other] { $percent ->
        [100] { $who } stond de hele partij duidelijk voor.
       *[other] { $who } stond { $percent }% van de partij duidelijk voor.
    }
}
neverAhead = Niemand stond ooit duidelijk voor.
changes = { $count ->
    [one] De voorsprong wisselde één keer; minder dan { $percent }% telt niet mee.
   *[other] De voorsprong wisselde { $count } keer; minder dan { $percent }% telt niet mee.
}
decided = { $who ->
    [you] Vanaf zet { $ply } gaf je de voorsprong niet meer uit handen.
   *[other] Vanaf zet { $ply } gaf { $who } de voorsprong niet meer uit handen.
}
comeback = Na zet { $ply } gaf de computer { OBJECT($who) } nog maar { $percent }% kans.

board = Het bord
graph = Wie stond er beter?
graphHint = Kies een plek in de grafiek: het bord gaat mee.
legend = { $name }: { $percent }%

turning = Keerpunten
turningNone = Geen enkele zet gooide de partij om.
turningMemory =
    De computer onthield alles wat er te zien was. Wie iets vergeten was, kan toch heel goed gespeeld
    hebben; ook een hint onthoudt niet alles.
turningAt = Zet { $ply }
played = De keuze was: { $thing }.
cost = { $who ->
    [you] Dat kostte je ongeveer { $percent }% kans op winst.
   *[other] Dat kostte { $who } ongeveer { $percent }% kans op winst.
}
advised =
    Een hint had deze zet aangeraden. Die denkt korter na en onthoudt minder: wie hem volgde, treft geen
    blaam.
show = Toon op het bord
showAt = Toon op het bord: zet { $ply }

luck = Geluk en pech
luckHow =
    De computer heeft elke trekking vele malen overgedaan, met alles open, en gewone spelers de partij laten
    uitspelen. Pakte de echte trekking beter uit dan gemiddeld, dan was dat geluk, en anders pech; over veel partijen
    heft dat elkaar op. De grafiek weet alleen wat een speler kon weten: wat daar goed lijkt, kan hier pech zijn.
luckBusy = Het lot wordt opnieuw getrokken: { $percent }%
luckStop = Stop met trekken
luckGave = Het lot gaf { OBJECT($who) } { $percent }% kans op winst cadeau.
luckCost = Het lot kostte { OBJECT($who) } { $percent }% kans op winst.
luckNothing = Voor { OBJECT($who) } deed het lot er niet merkbaar toe.
luckError = ± { $percent }
luckMost = Wat het meest uitmaakte
luckDraw = { $name }: { $change }%

knew = Wat ieder wist
knewTruth = Zo was het
knewNothing = Op dit moment is er niets verborgen.
knewSure = { $who ->
    [you] Jij wist { $done } van de { $count } verborgen dingen zeker.
   *[other] { $who } wist { $done } van de { $count } verborgen dingen zeker.
}
thoughtBot = Wat { $who ->
    [you] jij dacht
   *[other] { $who } dacht
}
thoughtPerson = { $who ->
    [you] Wat jij met een goed geheugen kon weten
   *[other] Wat { $who } met een goed geheugen kon weten
}
where = Waar
truth = Wat er lag
likely = Zo waarschijnlijk was dat voor { OBJECT($who) }
percent = { $percent }%
rather = { $percent }%, eerder { $thing }
more = { $count ->
    [one] En nog { $count } ding.
   *[other] En nog { $count } dingen.
}

evening = Records van deze avond
fastest = Snelst gewonnen: { $match }, in { $count } zetten
longest = Langste partij: { $match }, { $count } zetten
eveningComeback = Grootste inhaalslag: { $name }, vanaf { $percent }% kans ({ $match })
mostWins = Vaakst gewonnen: { $name }, { $count } keer

picture = Deel als plaatje
pictureSaved = Het plaatje is opgeslagen.
pictureFailed = Het plaatje kon niet worden gemaakt.
history = Alle gespeelde partijen

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
    [one] Een voorsprong van { $percent }% of meer wisselde één keer van speler.
   *[other] Een voorsprong van { $percent }% of meer wisselde { $count } keer van speler.
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
    Gerekend met alles wat er ooit te zien was. Wie niet alles onthield, kan met wat nog bekend was heel goed
    de beste zet hebben gedaan; een hint onthoudt ook niet alles.
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
    Elke trekking is vanuit dezelfde stand steeds opnieuw gedaan, met alles open, en met gewone spelers uitgespeeld.
    Het verschil met wat er echt getrokken werd, is geluk of pech; over veel partijen komt dat op nul uit. De grafiek
    gaat uit van wat wie aan zet was kon weten: wat er goed uitzag, kan toch pech zijn geweest.
luckBusy = Het lot wordt opnieuw getrokken: { $percent }%
luckStop = Stop met trekken
luckGave = Het lot gaf { OBJECT($who) } { $percent }% kans op winst cadeau.
luckCost = Het lot kostte { OBJECT($who) } { $percent }% kans op winst.
luckNothing = Voor { OBJECT($who) } deed het lot er niet merkbaar toe.
luckError = ± { $percent }
luckMost = Wat het meest uitmaakte
luckDraw = { $name }: { $percent }%

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

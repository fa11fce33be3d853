title = Terugkijken: { $game }
heading = Terugkijken
toStart = Naar het begin
stepBack = Een zet terug
stepForward = Een zet verder
toEnd = Naar het eind
play = Afspelen
pause = Stoppen
slider = Plaats in de partij
at = Zet { $ply } van { $count }
atStart = Beginstelling
eyes = Door wiens ogen?
open = Alles open
eyesOf = Zoals { SUBJECT($who) } het zag
estimate = Wie staat er beter?
estimateStart = Laat de computer meekijken
estimateAfter = Wie er beter staat, zegt de computer pas na afloop: misschien wordt deze partij nog gespeeld, door mensen tegen elkaar.
estimateBusy = De computer kijkt: { $done } van { $count }
estimateText = { $name }: { $percent }%
estimateGraph = Kans op winst in de loop van de partij, zoals de computer die schat
estimateHow = Zo schat de sterkste computer het, als iedereen vanaf hier goed speelt.
shownMove = { $who ->
    [you] Getoond: jouw zet ({ $ply })
   *[other] Getoond: zet { $ply }, van { $who }
}
preferred = De computer zou hier { $move }.
preferredSame = Ook de computer zou { $move }.
share = Deel deze stand
shareText = De link opent de partij precies bij deze zet.
toTable = Naar de tafel
importTitle = Een partij terugkijken
importText =
    Kies een bestand dat hier is bewaard, sleep het hierheen, of plak de inhoud. Elke zet wordt
    eerst langs de spelregels gelegd.
importFile = Kies een bestand
importPaste = Of plak de inhoud
importButton = Deze partij terugkijken
stillRunning = Deze partij loopt nog, met dingen die verborgen zijn. Terugkijken kan na afloop.
noReplayTitle = Deze partij kan niet worden getoond

faults_not-json = Dit is geen leesbaar bestand van een partij: het is geen JSON.
faults_broken-link = De link is onderweg beschadigd; de partij is er niet meer uit te lezen.
faults_not-judged =
    De worpen in deze partij konden niet nagekeken worden. Ben je offline? Probeer het zo nog eens.
faults_not-fetched =
    Wat bij dit spel hoort, kon niet opgehaald worden. Ben je offline? Probeer het zo nog eens.
faults_no-file = Het bestand kon niet gelezen worden. Kies het nog eens.
faults_not-a-record = Dit is geen bestand van een partij.
faults_bad-field = Dit is geen bestand van een partij: er klopt iets niet bij “{ $field }”.
faults_unknown-game = Het spel “{ $game }” staat niet in deze kast.
faults_unknown-rules-version =
    Deze partij is gespeeld onder versie { $version } van de regels, en die kennen we niet.
faults_bad-setup = Zo kan de tafel niet gedekt zijn geweest. { $reason }
faults_masked-entry = Zet { $at } is verborgen: dit is een bestand van een partij die nog liep.
faults_refused-entry = Zet { $at }, “{ $move }”, mag niet. { $reason }
faults_empty-entry = Zet { $at } mag niet: er staat niets. ({ $reason })
faults_wrong-spelling =
    Zet { $at } staat er als “{ $move }”, maar hoort als “{ $expected }” geschreven te zijn.
faults_wrong-verdict =
    Zet { $at } is “{ $move }”, maar de scheidsrechter geeft bij deze worp “{ $expected }” (T7).
faults_nonce-does-not-match-hash =
    Het getal van plaats { $seat } is niet het getal waar die plaats aan vastzat.
faults_seed-does-not-match-hash = Het zegel van het lot past niet bij het lot in dit bestand.
faults_wrong-result = De uitslag in het bestand volgt niet uit de zetten.

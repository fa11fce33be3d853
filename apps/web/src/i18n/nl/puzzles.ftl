title = Puzzels: { $game }
at = Puzzel { $lesson } van { $count }
numbered = Puzzel { $lesson }
ofDay = De puzzel van vandaag
grade = { $level ->
    [1] Makkelijk
    [2] Lastig
   *[other] Zwaar
}
task = { $goal ->
    [win] Jij speelt { $seatName }. Doel: winnen. Met één zet ben je zo goed als zeker van de winst: vind die.
    [stay-ahead] Jij speelt { $seatName }. Doel: voor blijven. Slechts één zet houdt je op voorsprong: vind die.
   *[best-chance] Jij speelt { $seatName }. Doel: de meeste kans om te winnen. Eén zet is daarvoor de beste: vind die.
}
next = Volgende puzzel
previous = Vorige puzzel
aim = Van de beste zet zegt de computer: “{ $text }”
# $move is een zin zonder onderwerp: “de koning van e5 naar e7 zetten”.
nearMiss = Je kunt { $move }, maar er is iets beters.
second = Dat is op één na de beste zet.
wrongTitle = Nog niet
wrong = Dat mag, maar er is een betere zet.
shownTitle = De oplossing
solution =
    De computer zou { $move }. Daarmee win je naar schatting { $percent } van de 100 keer, met de op
    één na beste zet { $otherPercent } keer.

title = Gooi maar op!
onThePan = Je { $pan }, met een { $face } boven
how = Veeg iets omlaag en dan vlot omhoog.
howByKeys = Of houd spatie (halve slag) of ↑ (hele slag) in, en laat los als de pan onderaan is.
tooSoft = Te zacht: hij bleef in de pan. Veeg wat vlotter omhoog.
brings = Een halve slag geeft { $half }, een hele slag { $full }.
half = halve slag
full = hele slag
heating = Het fornuis wordt warm…
cold = Het fornuis wil niet aan.
retry = Nog eens aansteken
judging = Even kijken…

refused = Die worp telt niet. Gooi nog eens.
close = Terug naar de keuken
practise = Eerst oefenen
inEarnest = Nu echt
doesNotCount = Oefenworp: telt niet
tosses = { CAPITAL(SUBJECT($who)) } gooit op
skip = Overslaan

practice_title = De oefenkeuken
practice_intro = Gooi zo vaak je wilt. Hier kijkt de koning niet mee.
practice_whichPan = Welke pan?
practice_pan = Pan

practice_pans_small = Klein
practice_pans_normal = Gewoon
practice_pans_large = Groot

practice_tally = Jouw worpen
practice_thrown = Gegooid
practice_caught = Gevangen
practice_missed = Ernaast
practice_invalid = Niet gedraaid
practice_half = Halve slag
practice_full = Hele slag of meer
practice_reset = Opnieuw tellen

title = Gooi maar op!
onThePan = Je { $pan }, met een { $face } boven
how = Veeg een stukje omlaag en dan vlot omhoog.
howByKeys = Of houd spatie (halve slag) of ↑ (hele slag) in, en laat los als de pan onderaan is.
tooSoft = Te zacht: hij bleef in de pan. Veeg wat vlotter omhoog.
countsAs = telt als { $face } boven
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
firstThrow = Je eerste worp is om te oefenen: hij telt niet.
skipPractice = Oefenworp overslaan
wasPractice = Dat was de oefenworp. Vanaf nu telt het.
again = Nog eens oefenen
byMotion = Met de telefoon gooien
byFinger = Met de vinger gooien
howByMotion = Houd je telefoon vast als een pan: een stukje omlaag en dan vlot omhoog.
motionDenied = Je telefoon mag niet zeggen hoe hij beweegt. Veeg met je vinger.
noMotion = Dit toestel voelt niet hoe het beweegt. Veeg met je vinger.

wrist_too-soft = Te zacht: hij kwam niet rond. Iets vlotter omhoog.
wrist_too-hard = Te hard: hij draaide te ver door. Iets rustiger.
wrist_too-early = Te vroeg: hij vloog van je af. Gooi iets later.
wrist_too-late = Te laat: hij viel naar je toe. Gooi iets eerder.
wrist_between-turns = Tussen twee slagen in: hij viel op zijn kant. Iets zachter of iets harder.
wrist_met-early = Te vroeg gevangen: de pan kwam hem tegemoet. Laat hem even vallen.
wrist_pan-tilted = De pan hing scheef toen hij neerkwam. Houd hem na de worp recht.
wrist_moved-away = Je trok de pan onder hem weg. Eerst opgooien, dan pas zakken.

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

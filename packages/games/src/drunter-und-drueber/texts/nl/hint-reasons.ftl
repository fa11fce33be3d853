# Waarom de hint een goede is: een hele zin, achter “De computer zou … .”
besideOwn = Vandaar is het maar één stap naar { $circle }, een vakje van jouw kleur.
hidesColour = Dan ligt hier { $colour } verborgen, en dat moeten de anderen onthouden.
home = Het vakje { $to } is van jouw kleur.
nearer = Zo komt die steen dichter bij { $circle }, een vakje van jouw kleur.
climbs = Wat eronder ligt, zit dan vast, als het niet goed staat.
uncovers = Zo zie je de kleur van { $from } weer.
freesBeneath = Zo komt vrij wat eronder ligt.
allRight = Al je stenen staan waarschijnlijk goed.
allRightThen = Daarna staan al je stenen waarschijnlijk goed.
nothingMoves = Geen van je stenen kan weg.
probablyRight = Je steen staat waarschijnlijk goed; dan moet de ander terug.
probablyWrong = Je steen staat waarschijnlijk niet goed.
claimIsCostly = Je steen staat waarschijnlijk niet goed, en een verkeerde bewering kost je een beurt.

# Waarom de hint een goede is: een hele zin, achter “De computer zou … .”
besideOwn = Dan is het één stap naar { $circle }, jouw kleur.
hidesColour = Dan moeten de anderen { $colour } hier onthouden.
home = Het vakje { $to } is van jouw kleur.
nearer = Zo komt hij dichter bij { $circle }, jouw kleur.
climbs = Staat die fout, dan zit hij vast.
uncovers = Zo zie je de kleur van { $from } weer.
freesBeneath = Zo komt vrij wat eronder ligt.
allRight = Al je stenen staan waarschijnlijk goed.
allRightThen = Daarna staan al je stenen waarschijnlijk goed.
nothingMoves = Geen van je stenen kan weg.
probablyRight = Hij staat waarschijnlijk goed: de ander moet terug.
probablyWrong = Je steen staat waarschijnlijk niet goed.
claimIsCostly = Hij staat waarschijnlijk niet goed; een verkeerde bewering kost een beurt.

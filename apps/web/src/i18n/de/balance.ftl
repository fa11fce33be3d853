# Was eine Wahl mit der Partie macht, aus gespielten Partien.
sides = So gespielt gewinnt { $first } { $firstShare } % und { $second } { $secondShare } %; remis { $draws } %. Im Schnitt { $moves } Züge.
length = So gespielt dauert eine Partie im Schnitt { $moves } Züge, von allen zusammen.
usualSides = Wie im Buch gewinnt { $first } { $firstShare } % und { $second } { $secondShare } %; remis { $draws } %. Im Schnitt { $moves } Züge.
usualLength = Wie im Buch dauert eine Partie im Schnitt { $moves } Züge, von allen zusammen.
source = Die Zahlen stammen aus { $matches } Partien je Wahl, zwischen { $seats } Computern der Stufe { $level }, mit den übrigen Regeln wie im Buch. So wenige Partien geben einen Eindruck, keine Gewissheit.

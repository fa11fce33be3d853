begin = Begin
goOn = Verder spelen
known = Ik ken dit spel al
forName = { $game }: { $name } begint
card = Kort: hoe win je?
again = Beginnersuitleg opnieuw tonen
againHint = Het kaartje vooraf en de briefjes op het bord komen terug, bij je volgende partij van elk spel.
againDone = Bij je volgende partij wordt alles weer uitgelegd.

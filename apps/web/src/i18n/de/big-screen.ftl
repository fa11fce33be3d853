comeTitle = Kommt an den Tisch
scan = Scanne mit dem Handy: Dort erscheint, was nur du sehen darfst.
orType = Keine Kamera? Geh auf { $address } und tippe:
qr = QR-Code zum Mitspielen
qrOf = QR-Code dieses Links
onlyHere =
    Handys erreichen diese Adresse nicht. Öffne Spellenkast hier unter der Adresse dieses Computers
    in deinem Netz oder setze PUBLIC_URL.
addComputer = Computer als { $seatName } mitspielen lassen
wholeTable = Ganzer Tisch
openScreen = Auf großem Bildschirm zeigen
takeAlong = Anderes Gerät
takeAlongTitle = Auf einem anderen Gerät weiterspielen
takeAlongText =
    Scanne das Bild mit dem anderen Gerät oder geh dort auf { $address } und tippe den Code ein. Er
    gilt einmal, fünf Minuten lang. Danach spielst du dort weiter und nicht mehr hier.
takeAlongNew = Neuer Code
takeAlongGone = Dieser Code ist abgelaufen.
codeTitle = Hast du einen Code?
codeText = Er steht bei der Einladung, auf dem großen Bildschirm oder auf dem Gerät, an dem du gespielt hast.
code = Code
codeHint = Acht Buchstaben und Ziffern. Kleinbuchstaben gehen auch.
codeGo = Weiter
inviteCode = Code anzeigen
inviteCodeText = Wer keinen Link öffnen kann, tippt diesen Code auf { $address } ein. Er gilt eine halbe Stunde.

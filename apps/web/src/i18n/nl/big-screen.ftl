comeTitle = Kom aan tafel
scan = Scan met je telefoon: daar komt jouw hand.
orType = Geen camera? Ga naar { $address } en typ:
qr = QR-code om mee te doen
qrOf = QR-code van deze link
onlyHere =
    Telefoons kunnen dit adres niet bereiken. Open de Spellenkast hier met het adres van deze computer in je
    netwerk, of stel PUBLIC_URL in.
addComputer = Zet de computer op { $seatName }
wholeTable = Hele tafel
openScreen = Toon op een groot scherm
takeAlong = Ander toestel
takeAlongTitle = Speel verder op een ander toestel
takeAlongText =
    Scan dit met het andere toestel, of ga daar naar { $address } en typ de code. Hij werkt één keer, vijf
    minuten lang. Daarna speel je daar verder, en niet meer hier.
takeAlongNew = Maak een nieuwe code
takeAlongGone = Deze code is verlopen.
codeTitle = Heb je een code?
codeText = Hij staat bij de uitnodiging, op het grote scherm, of op het toestel waar je speelde.
code = Code
codeHint = Acht letters en cijfers. Kleine letters mogen ook.
codeGo = Ga verder
inviteCode = Laat een code zien
inviteCodeText = Wie geen link kan openen, typt deze code op { $address }. Hij werkt een half uur.

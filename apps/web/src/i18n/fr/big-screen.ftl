comeTitle = Venez à table
scan = Scanne avec ton téléphone : ta main y apparaîtra.
orType = Pas d’appareil photo ? Va sur { $address } et tape :
qr = Code QR pour participer
qrOf = Code QR de ce lien
onlyHere =
    Les téléphones ne peuvent pas atteindre cette adresse. Ouvre ici Spellenkast par l’adresse de cet
    ordinateur dans ton réseau, ou règle PUBLIC_URL.
addComputer = Asseoir l’ordinateur : { $seatName }
wholeTable = Toute la table
openScreen = Montrer sur un grand écran
takeAlong = Autre appareil
takeAlongTitle = Continuer sur un autre appareil
takeAlongText =
    Scanne ceci avec l’autre appareil, ou va sur { $address } là-bas et tape le code. Il sert une seule fois,
    pendant cinq minutes. Ensuite tu joues là-bas, et plus ici.
takeAlongNew = Nouveau code
takeAlongGone = Ce code a expiré.
codeTitle = Tu as un code ?
codeText = Il est avec l’invitation, sur le grand écran, ou sur l’appareil où tu jouais.
code = Code
codeHint = Huit lettres et chiffres. Les minuscules conviennent aussi.
codeGo = Continuer
inviteCode = Montrer un code
inviteCodeText = Qui ne peut pas ouvrir de lien tape ce code sur { $address }. Il est valable une demi-heure.

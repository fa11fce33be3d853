comeTitle = Come to the table
scan = Scan with your phone: your hand will be there.
orType = No camera? Go to { $address } and type:
qr = QR code to join
qrOf = QR code of this link
onlyHere =
    Phones cannot reach this address. Open the Spellenkast here by this computer’s address in your network, or
    set PUBLIC_URL.
addComputer = Seat the computer at { $seatName }
wholeTable = Whole table
openScreen = Show on a big screen
takeAlong = Other device
takeAlongTitle = Go on at another device
takeAlongText =
    Scan this with the other device, or go to { $address } there and type the code. It works once, for five
    minutes. From then on you play there, and no longer here.
takeAlongNew = Make a new code
takeAlongGone = This code has expired.
codeTitle = Do you have a code?
codeText = It is with the invitation, on the big screen, or on the device you played on.
code = Code
codeHint = Eight letters and digits. Small letters will do.
codeGo = Go on
inviteCode = Show a code
inviteCodeText = Whoever cannot open a link types this code at { $address }. It works for half an hour.

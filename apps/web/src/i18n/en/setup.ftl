title = { $game }: set the table
heading = Set the table
who = Who is playing?
seatCount = Number of players
seatLegend = Who plays { $seatName }?
hostName = What is your name?
hostNameHint = Then whoever you invite sees who the invitation is from. You may leave it empty.
seatLegendNumbered = Who plays in seat { $seat }?
seatNumbered = Player { $seat }
you = You
device = This device
bot = Computer
open = By link

explain_device = Somebody beside you, on this device.
explain_open = You will get a link to invite somebody.

level = How well does { $seatName } play?

levels_1 = beginner
levels_2 = easy-going
levels_3 = solid
levels_4 = strong
levels_5 = master

levelText = { $level }, { $name }
personName = What is { $seatName } called?
rules = How do you play?
usual = as in the book
changes = Changes rule { $rule }
watchers = Who may watch?
anyone = Anyone
link = Those with the link
nobody = Only those who play
watchersHint = Only matches that anyone may watch are listed on the game’s page.
localNote = This match is played on this device, offline too, and is kept here.
onlineNote = This match lives on the server. You get the link as soon as it is ready.
impossible = With somebody coming in by link, nobody else can share this device.
start = Sit down
starting = Laying the table …
place = Where do you play?
places_seats = On this device or online
places_screen = Big screen and phones
placeHint = This screen shows the table to everybody; each phone shows only its own hand.
phone = Phone
screenNote = This match lives on the server. A QR code for the phones appears on this screen.
noPhone = Set at least one seat for a phone.

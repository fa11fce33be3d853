title = { $game }: set the table
heading = Set the table
who = Who is playing?
seatCount = Number of players
seatLegend = Who plays { $seatName }?
hostName = What is your name?
hostNameHint = Then whoever you invite sees who the invitation is from. You may leave it empty.
seatLegendNumbered = Who plays in seat { $seat }?
you = You
device = Someone here
bot = Computer
open = By link

explain_you = You play here, on this device.
explain_device = Somebody beside you: you play together on this device.
explain_open = You will get a link to invite somebody.

level = How well does the computer play ({ $seatName })?

levelText = level { $level } of { $most }: { $name }
personName = What is { $seatName } called?
rules = How do you play?
usual = usual
changes = Changes rule { $rule }
watchers = Who may watch?
anyone = Anyone
link = Those with the link
nobody = Only those who play
watchersHint = Public tables are under “Play together”: anyone may watch there, and sit down where a seat is free.
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
forFriend = { $name } will be asked to this table as soon as it stands.

# What a choice does to the match, from matches that were played.
balance_sides = Played like this { $first } wins { $firstShare }% and { $second } { $secondShare }%; drawn { $draws }%. { $moves } moves on average.
balance_length = Played like this a match takes { $moves } moves on average, of all players together.
balance_usualSides = With the usual choices { $first } wins { $firstShare }% and { $second } { $secondShare }%; drawn { $draws }%. { $moves } moves on average.
balance_usualLength = With the usual choices a match takes { $moves } moves on average, of all players together.
balance_source = The figures come from { $matches } matches for each choice, between { $seats } computers of level { $level }, with the other choices as usual. So few matches give an impression, no certainty.

title = Club evening
intro = For an evening with many tables: names on a list, rounds that pair themselves, and standings that follow along on the big screen. Nobody needs an account.
openTitle = Begin an evening
name = Name of the evening
nameHint = For example “Tuesday club”. May stay empty.
games = Games
gamesHint = Each table plays what its people have played least that evening.
system = Pairing
systems_swiss = Swiss
systems_everybody = All against all
systemHints_swiss = People who stand about equally play each other, and nobody meets the same person twice. Nobody drops out.
systemHints_everybody = Everybody plays everybody once. With many people that is many rounds.
perTable = Players per table
clock = Clock on phones
noClock = No clock
clockOf = { $minutes } minutes each, plus { $seconds } seconds a move
absence = When somebody stays away from a table on phones
absences_wait = Wait
absences_computer = The computer sits in
absences_forfeit = Whoever stays away loses
absenceHints_wait = The table waits until everybody is there.
absenceHints_computer = If somebody does not turn up or loses the connection, the computer plays on after a minute, until the player is there.
absenceHints_forfeit = If somebody does not turn up or loses the connection, the match is lost after a minute.
open = Begin the evening
save = Save
mine = Your evenings
over = over
youLead = you lead it
codeTitle = Do you have a code?
codeText = The code is on the big screen, or your host gave it to you.
code = Code
codeGo = Continue

people = Who is here
peopleCount = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
newNames = Names without a phone
newNamesHint = One name, or several with commas between them.
add = Add
joinTitle = Join in
joinText = Scan the code with your phone, or type { $address } and then:
onlyHere = This address only works on this device. Open the cupboard by the address in your network, and phones can join.
back = Back to the club evening
hasLeft = left
leaves = { $name } leaves
returns = { $name } is back
release = Detach the phone of { $name }

round = Round { $round }
whichRound = Which round
noRound = No round has been drawn yet.
place = Played
places_online = On phones
places_box = With the real box
placeHint = A table where somebody has no phone plays together on one phone, or with the real box. People with phones sit together as far as possible.
draw = Draw round { $round }
missing = { $count ->
    [one] { $count } result to come
   *[other] { $count } results to come
}
drop = Take this round away
table = Table { $table }
resultOf = Result of table { $table }
wins = { $name } wins
draws = Draw
unknownResult = Not known yet
placeOf = Place of { $name }
watch = Watch
byes = Bye: { $names }

standings = Standings
standingsAfter = Standings after round { $round }
columns_place = Place
columns_name = Name
columns_points = Points
columns_played = Played
columns_buchholz = Buchholz
columns_sonnebornBerger = Sonneborn-Berger
pointsHint = A win is a point, a draw half of one; a bye is a point, too. At a table of more players you get the share of the others that you leave behind you.
whenEqual = And with equal points?
tieBreaks = Then Buchholz counts (the points of your opponents), and after that Sonneborn-Berger (the points of those you beat).
finalStandings = Final standings
won = { COUNT($names) ->
    [one] { $names } wins the evening
   *[other] { $names } win together
}

settings = Settings of the evening
screen = Big screen
end = Close the evening
endQuestion = No more rounds will come, and everybody sees the final standings. You can open the evening again later after all.
endNo = Not yet
endYes = Close it
goOn = Go on after all
isOver = This evening is over. These are the final standings.
hostCode = Host on another device, too
hostCodeText = Type this code there at { $address }. It works once, for a quarter of an hour.

yourName = Your name
join = Join in
listed = Are you on the list already?
iAm = I am { $name }
playToo = Play along yourself
waiting = You are in. As soon as the round is drawn, your table stands here.
late = This round has begun. You have a table in the next one.
yourSeat = You are { $seatName }
yourSeatNumber = You sit at seat { $seat }
against = Against { $names }
toTable = To your table
withBox = You play with the real box. Enter the result together when you are done.
onOneDevice = Not everybody at this table has a phone. Play together on this one, or with the real box, and enter the result together when you are done.
playHere = Play on this phone
yourBye = You have a bye in this round. That is a point.
finished = The result is in.
leave = I am leaving
comeBack = I am back
youLeft = You have left, and are not paired.
notConnected = The connection is gone for a moment. What stands here may be old.

removePerson = Remove { $name }
isOpen = Whoever has the code can join.
isShut = Nobody else can join with a phone.
shutDoor = Let nobody else join
openDoor = Let people join again

problems_too-many-evenings = You have too many evenings that are not over. Close one first.
problems_too-many-people = There is no room for more people.
problems_too-many-rounds = One evening cannot have more rounds.
problems_too-many-hosts = Enough devices host this evening already.
problems_over = This evening is over.
problems_shut = Nobody else can join this evening.
problems_too-few = There are too few players for a table.
problems_unfinished = Not all results are in yet.
problems_other-round = That cannot be done with this round any more.
problems_taken = Somebody else has joined under this name.
problems_no-game = None of the games is for so many players.
problems_places = This table cannot have ended like that.
problems_unknown = That is not to be found at this evening.

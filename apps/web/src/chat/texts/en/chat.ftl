phrases_hello = Hello!
phrases_good-luck = Have fun!
phrases_nice-move = Nice move!
phrases_well-played = Well played!
phrases_thanks = Thank you!
phrases_sorry = Sorry!
phrases_oops = Oops!
phrases_one-moment = One moment …
phrases_back = I’m back
phrases_your-turn = Your turn?
phrases_rematch = One more?
phrases_good-game = Good game!
phrases_bye = See you next time!

unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
rooms = Who is talking?
room_players = Players
room_watchers = Watchers
emptyPlayers =
    Nothing said yet. Only those at the table read this; after the end, those who watch do, too.
emptyWatchers = Nothing said yet. The players read this only after the end.
emptyOver_players = Nothing said yet. Now whoever watched reads this, too.
emptyOver_watchers = Nothing said yet. Now the players read this, too.
apart_players = This is where the players talk. You write among the watchers.
apart_watchers = This is where the watchers talk. You write among the players.
watcher = Somebody watching
you = You
said = { $name } says: { $text }
news = { $name }: { $text }
removed = This message was removed.
earlier = Earlier messages
phrasesLabel = Say at once
message = Message
send = Send
more = More about { $name }
mute = Stop reading
muteDone = You won’t read { $name } any more.
muted = You are not reading { $name }.
muteDoneNameless = You won’t read this watcher any more.
mutedNameless = You are not reading one of the watchers.
unmute = Read again
report = Report
reportWhy = What is wrong?
reason_insult = An insult
reason_threat = A threat
reason_spam = Advertising or nonsense
reason_cheating = Cheating
reason_other = Something else
reportDone = Reported. Somebody will look at it.
cancel = Never mind
problem_other-room = Players and watchers each talk among themselves.
problem_closed = This match ended long ago; nobody talks at its table any more.
problem_too-long = A message has at most { $longest } letters.
problem_empty = There is nothing in the message.

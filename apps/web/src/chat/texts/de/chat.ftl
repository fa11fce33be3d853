phrases_hello = Hallo!
phrases_good-luck = Viel Spaß!
phrases_nice-move = Schöner Zug!
phrases_well-played = Gut gespielt!
phrases_thanks = Danke schön!
phrases_sorry = Entschuldige!
phrases_oops = Hoppla!
phrases_one-moment = Einen Moment …
phrases_back = Bin wieder da
phrases_your-turn = Du bist am Zug, oder?
phrases_rematch = Noch eine Partie?
phrases_good-game = Schöne Partie!
phrases_bye = Bis zum nächsten Mal!

unread = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
rooms = Wer redet?
room_players = Spieler
room_watchers = Zuschauer
emptyPlayers =
    Noch hat niemand etwas gesagt. Hier liest nur mit, wer am Tisch sitzt; nach dem Ende auch, wer
    zuschaut.
emptyWatchers = Noch hat niemand etwas gesagt. Die Spieler lesen das erst nach dem Ende.
emptyOver_players = Noch hat niemand etwas gesagt. Jetzt liest auch mit, wer zugeschaut hat.
emptyOver_watchers = Noch hat niemand etwas gesagt. Jetzt lesen auch die Spieler mit.
apart_players = Hier reden die Spieler. Du schreibst bei den Zuschauern.
apart_watchers = Hier reden die Zuschauer. Du schreibst bei den Spielern.
watcher = Jemand, der zuschaut
you = Du
said = { $name } sagt: { $text }
news = { $name }: { $text }
removed = Diese Nachricht wurde entfernt.
earlier = Frühere Nachrichten
phrasesLabel = Schnell gesagt
message = Nachricht
send = Senden
more = Mehr zu { $name }
mute = Stummschalten
muteDone = { $name } ist für dich jetzt stumm.
muted = { $name } ist für dich stumm.
muteDoneNameless = Dieser Zuschauer ist für dich jetzt stumm.
mutedNameless = Ein Zuschauer ist für dich stumm.
unmute = Wieder lesen
report = Melden
reportWhy = Was stimmt nicht?
reason_insult = Beleidigung
reason_threat = Drohung
reason_spam = Werbung oder Unsinn
reason_cheating = Betrug im Spiel
reason_other = Etwas anderes
reportDone = Gemeldet. Jemand sieht es sich an.
cancel = Doch nicht
problem_other-room = Spieler und Zuschauer reden jeweils unter sich.
problem_closed = Die Partie ist längst vorbei; an diesem Tisch wird nicht mehr geredet.
problem_too-long = Eine Nachricht hat höchstens { $longest } Zeichen.
problem_empty = In der Nachricht steht nichts.

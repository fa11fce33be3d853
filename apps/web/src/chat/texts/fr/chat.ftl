phrases_hello = Bonjour !
phrases_good-luck = Bonne partie !
phrases_nice-move = Joli coup !
phrases_well-played = Bien joué !
phrases_thanks = Merci !
phrases_sorry = Pardon !
phrases_oops = Oups !
phrases_one-moment = Un instant…
phrases_back = Me revoilà
phrases_your-turn = C’est à toi ?
phrases_rematch = On en refait une ?
phrases_good-game = Belle partie !
phrases_bye = À la prochaine !

unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
rooms = Qui parle ?
room_players = Joueurs
room_watchers = Spectateurs
emptyPlayers =
    Personne n’a encore rien dit. Seule la tablée peut lire ici ; après la fin, les spectateurs
    aussi.
emptyWatchers = Personne n’a encore rien dit. Les joueurs ne liront ceci qu’après la fin.
emptyOver_players = Personne n’a encore rien dit. La partie est finie : les spectateurs peuvent lire aussi.
emptyOver_watchers = Personne n’a encore rien dit. La partie est finie : les joueurs peuvent lire aussi.
apart_players = Ici, ce sont les joueurs qui parlent. Toi, tu écris chez les spectateurs.
apart_watchers = Ici, ce sont les spectateurs qui parlent. Toi, tu écris chez les joueurs.
watcher = Quelqu’un qui regarde
you = Toi
said = { $name } dit : { $text }
news = { $name } : { $text }
removed = Ce message a été retiré.
earlier = Messages précédents
phrasesLabel = À dire d’un geste
message = Message
send = Envoyer
more = Options pour { $name }
mute = Masquer
muteDone = Les messages { ELIDE("de", $name) } seront masqués.
muted = Messages { ELIDE("de", $name) } masqués.
muteDoneNameless = Les messages de ce spectateur seront masqués.
mutedNameless = Messages d’un spectateur masqués.
unmute = Afficher
report = Signaler
reportWhy = Qu’est-ce qui ne va pas ?
reason_insult = Une insulte
reason_threat = Une menace
reason_spam = De la pub ou n’importe quoi
reason_cheating = De la triche
reason_other = Autre chose
reportDone = Signalé. Quelqu’un va regarder.
cancel = Finalement non
problem_other-room = Joueurs et spectateurs discutent chacun de leur côté.
problem_closed = La partie est finie depuis longtemps : on ne discute plus à cette table.
problem_too-long = Un message compte au plus { $longest } caractères.
problem_empty = Le message est vide.

### Alle partijen van dit toestel.

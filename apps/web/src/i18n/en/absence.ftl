legend = And if somebody stays away?
rules_wait = Wait
rules_computer = The computer sits in
rules_forfeit = Who stays away loses
hints_wait = The table waits until everybody is back.
hints_computer = Whoever has to decide and closes the page has ten seconds to come back, and a minute where the connection was lost. Then the computer decides until they return.
hints_forfeit = Whoever has to decide and closes the page has ten seconds to come back, and a minute where the connection was lost. Then the match is lost for them.

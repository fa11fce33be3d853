legend = And if somebody stays away?
rules_wait = Wait
rules_computer = The computer sits in
rules_forfeit = Whoever stays away loses
hints_wait = The table waits until everybody is back.
hints_computer = Whoever has to decide and closes the page has ten seconds to come back, and a minute where the connection was lost. Then the computer decides until they return.
hints_forfeit = Whoever has to decide and closes the page has ten seconds to come back, and a minute where the connection was lost. Then the match is lost for them.
leaving_computer = If you leave, the computer plays on for you after ten seconds, until you are back.
leaving_forfeit = If you leave when it is your turn, you have lost after ten seconds.
substitutes = Computer { $computer }, level { $level }, plays for { $name } until { $name } is back.
doneMeanwhile = { $count ->
    [one] While you were away, the computer decided for you once.
   *[other] While you were away, the computer decided for you { $count } times.
}

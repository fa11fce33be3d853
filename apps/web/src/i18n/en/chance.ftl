title = Seal of chance
text = With it anybody can check, once the match is over, that chance was not tampered with.
all =
    Every device at the table adds a number of its own to chance. Only when all of them are fixed are they
    made known, and then chance is drawn from them. So nobody can choose it, not even whoever runs this
    server. Only somebody who plays at this table and also knows the server’s number could steer some
    draws.
own_awaited = Chance was drawn without the number of your device.
own_committed = Chance was drawn without the number of your device.
own_revealed = Your device added its own number; chance was drawn from it.
own_withheld = Your device no longer knew its number; chance was drawn without it.
numbers = Check the numbers
server = The server
none = not made known
found_added =
    Checked on this device just now: everything was drawn from these numbers, and yours is among them.
found_not-kept =
    Checked on this device just now: everything was drawn from these numbers. Which one was yours this
    device does not know.
found_other-seed =
    This is wrong: the server’s number is not the one that it was bound to when you sat down.
found_left-out = This is wrong: the number of your device is not among them.
found_never-asked =
    Your device had a number ready, but the server left it out: chance was drawn without it.
found_others-changed =
    This is wrong: these are not the numbers that everybody was bound to when your device made its own known.
found_not-drawn = This is wrong: chance was not drawn from these numbers.
found_too-early = The server has not given out its number yet. Open this again in a moment.

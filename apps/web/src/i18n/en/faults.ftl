table_not-your-turn = It is not your turn.
table_notation = “{ $text }” is not a move the way moves are written here.
table_match-over = The match is over; nothing can be added.
table_no-such-seat = There is no seat { $seat } at this table.
table_chance-not-due = It is not for chance to decide now.
table_seat-resigned = Whoever has resigned is no longer playing.
table_draw-already-offered = You have already offered a draw; wait for the answer.
table_too-many-draw-offers = { $most ->
    [one] You have already offered a draw { $most } time in this match.
   *[other] You have already offered a draw { $most } times in this match.
}
table_too-many-undos = { $most ->
    [one] You have already taken back { $most } move in this match.
   *[other] You have already taken back { $most } moves in this match.
}
table_log-full = This match has grown too long: only resigning and a draw are left.
table_nothing-to-take-back =
    You cannot take anything back now: you have not moved yet or took it back, or since then somebody
    moved, something was shown or chance has spoken.
table_take-back-not-in-this-game = In this game a move stands.
table_not-by-a-seat = Only the table itself can do that, not a player.
table_bad-seat-count = This game is for { $span } players.
table_unknown-option = This game has no option “{ $option }”.
table_bad-option-value = For “{ $option }” the choice is: { OR($allowed) }.

ambiguousMove = “{ $text }” could be { OR($meant) }. Type the move in full.

wire_malformed-json = The server could not read the message.
wire_bad-request = The server did not understand the request.
wire_bad-event-id = We lost the thread. Please reload the table.
wire_bad-session = We did not recognise you for a moment. Please try again.
wire_bad-token = This token does not work (any more).
wire_cross-site = This can only be done from the Spellenkast itself.
wire_not-for-tokens = With a token a program can only play.
wire_no-seat = You do not sit at this table.
wire_not-welcome = Nobody may watch at this table.
wire_not-the-maker = Only whoever set the table hands out invitations.
wire_bad-invitation = This invitation is not one of this table.
wire_bad-code = This code does not work: it is wrong, already used or too old.
wire_not-the-host = Only a host can do that.
wire_not-a-moderator = This is for whoever runs this server.
wire_blocked = Whoever runs this server does not let you do this for now.
wire_not-found = There is nothing to be found here.
wire_unknown-game = The game “{ $game }” is not in this cupboard.
wire_unknown-match = There is no such match (any more).
wire_unknown-club = There is no such evening.
wire_unknown-token = You have no such token (any more).
wire_request-timeout = The request took too long to get to the server. Check your connection.
wire_seat-taken = Somebody else has taken this seat.
wire_already-seated = You already sit at this table, in another seat.
wire_stale = That was not asked any more. Have a look at what has happened.
wire_not-over = The match is not over yet.
wire_too-many-matches =
    At most { $limit } matches can be running that one player has set up. Finish some first.
wire_too-many-wishes = { $limit } players are already looking from this network. Wait until one of them has found somebody.
wire_club-refused = That cannot be done now.
wire_too-many-tokens = You have { $limit } tokens already. Revoke one first.
wire_body-too-large = This is too large to be sent.
wire_wrong-content-type = The server could not read the message.
wire_refused = Rule { $rule } forbids it.
wire_bad-seats = { $problem ->
    [two-for-me] You can sit in one seat only.
   *[only-bots] At least one person must sit at the table.
}
wire_bad-clock = { $problem ->
    [zone] The server does not know this time zone.
    [not-by-days] A holiday is only possible in a running match by days.
   *[no-holiday] You do not have so many days of holiday left in this match.
}
wire_bad-plan = { $problem ->
    [no-plans] Moves cannot be planned ahead in this game.
    [gone-on] The match has gone on meanwhile. Have another look.
    [your-turn] It is your turn: just play.
    [no-answer] A line ends with your own move.
    [contradiction] To the same move you can plan only one answer.
   *[over] There is nothing to plan after the end.
}
wire_bad-wish = None of these games can be played by so many.
wire_bad-name = { $problem ->
    [empty] Please fill in a name.
    [too-long] A name has at most { $longest } letters.
    [not-allowed] This name cannot be used here.
   *[characters] It has characters that cannot be in a name.
}
wire_bad-time-zone = We do not know that time zone.
wire_bad-push-endpoint = We cannot reach you through this browser.
wire_chat-refused = That cannot be said here.
wire_bad-rated = A rated match is for people with accounts, and needs a clock.
wire_bad-nonce = Your device’s number for chance was not accepted.
wire_bad-record = This is not the file of a match.
wire_too-many-requests = { $seconds ->
    [one] That is a little fast. Wait { $seconds } second and try again.
   *[other] That is a little fast. Wait { $seconds } seconds and try again.
}
wire_too-many-streams = Too many tables are open here. Close one first.
wire_headers-too-large =
    The request was too large for the server. Clearing this site’s cookies may help.
wire_broken-match =
    This match cannot be read any more. It was reported; other matches are not affected.
wire_internal = Something went wrong on the server. Nothing was changed.
wire_no-verdict =
    The referee could not judge this throw. It does not count: feel free to throw again.
wire_busy = It is busy for a moment. Please try again shortly.
wire_unavailable = The server cannot get at its data for a moment. Please try again shortly.
wire_shutting-down = The server is restarting. Please try again shortly.
wire_unreachable = The server cannot be reached. Check your connection.

trouble_bot-failed = The computer has lost the thread.
trouble_referee-failed =
    The throw has been noted, but could not be judged. Are you offline? Try again in a moment.
trouble_not-kept = This device will not keep the match. Leave this page open, or download the match.
trouble_played-elsewhere =
    The match has gone on in another window. Have another look, or reload the page.

allowed = Yes, you may.
heldBack = First look at what happened.
logCurtained = The moves are here again as soon as the curtain is open.

unreadable_otherDeviceTitle = This match is not on this device
unreadable_otherDevice =
    It was thrown away here, or played without a server on another device. Then ask for the link to
    look back at it; that works anywhere.
unreadable_brokenTitle = This match is broken
unreadable_broken =
    This match can be neither read nor continued. It was reported; your other matches are not
    affected.
unreadable_oldRulesTitle = This match cannot be taken up again
unreadable_oldRules = It was kept under rules that we no longer know.
unreadable_damagedTitle = This match is damaged
unreadable_damaged =
    This device can no longer read what it has kept of this match, so it cannot be continued. Your
    other matches are not affected. This one can be thrown away.

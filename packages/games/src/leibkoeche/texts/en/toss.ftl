title = Up it goes!
onThePan = Your { $pan }, with { $face } up
how = Drag down a little, then flick up.
howByKeys = Or hold space (half turn) or ↑ (full turn), and let go when the pan is at its lowest.
tooSoft = Too soft: it stayed in the pan. Flick up a little faster.
brings = Half a turn brings { $half }, a full turn { $full }.
half = half turn
full = full turn
heating = The stove is heating up…
cold = The stove will not light.
retry = Try again
judging = Let us see…

refused = That throw does not count. Toss again.
close = Back to the kitchen
practise = Practise first
inEarnest = Now for real
doesNotCount = Practice: does not count
tosses = { $who ->
    [you] You toss
   *[other] { $who } tosses
}
skip = Skip

practice_title = The practice kitchen
practice_intro = Toss as often as you like. The king is not watching.
practice_whichPan = Which pan?
practice_pan = Pan

practice_pans_small = Small
practice_pans_normal = Normal
practice_pans_large = Large

practice_tally = Your throws
practice_thrown = Thrown
practice_caught = Caught
practice_missed = Missed
practice_invalid = Not turned
practice_half = Half a turn
practice_full = Full turn or more
practice_reset = Start counting again

title = Up it goes!
onThePan = Your { $pan }, with { $face } up
how = Drag down a little, then flick up.
howByKeys = Or hold space (half turn) or ↑ (full turn), and let go when the pan is at its lowest.
tooSoft = Too soft: it stayed in the pan. Flick up a little faster.
countsAs = counts as { $face } up
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
firstThrow = Your first throw is for practice: it does not count.
skipPractice = Skip the practice throw
wasPractice = That was the practice throw. From now on it counts.
again = Practise again
byMotion = Toss with the phone
byFinger = Toss with a finger
howByMotion = Hold the phone like a pan: dip a little, then flick up.
motionDenied = Your phone may not tell how it moves. Use your finger.
noMotion = This device cannot feel how it moves. Use your finger.

wrist_too-soft = Too soft: it did not get round. Flick up a little faster.
wrist_too-hard = Too hard: it turned too far. A little calmer.
wrist_too-early = Too early: it flew away from you. Flick when the pan is a little higher.
wrist_too-late = Too late: it fell towards you. Flick while the pan is lower.
wrist_between-turns = Between two turns: it fell on its edge. A little softer or a little harder.
wrist_met-early = Caught too early: the pan came up to meet it. Let it fall first.
wrist_pan-tilted = The pan was askew when it came down. Hold it level after the toss.
wrist_moved-away = You pulled the pan from under it. Toss first, then lower the pan.

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

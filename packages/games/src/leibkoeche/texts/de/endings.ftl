won = { $who ->
    [you] Du hast es genau so, wie der König es wollte. Wohl bekomm’s, Majestät!
   *[other] { $who } hat es genau so, wie der König es wollte. Wohl bekomm’s, Majestät!
}
resigned = Die anderen haben die Schürze an den Nagel gehängt.
drawn = Remis: Darauf habt ihr euch geeinigt.
forfeited = Die anderen sind nicht in die Küche zurückgekommen.

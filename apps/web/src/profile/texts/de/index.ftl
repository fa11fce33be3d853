### Was jemand von sich zeigt.

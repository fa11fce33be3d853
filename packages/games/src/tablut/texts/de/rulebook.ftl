TB1 = Das Brett

TB1_1 =
    Das Brett hat neun mal neun Felder. Die Spalten heißen a bis i, die Reihen 1 bis 9. Das Feld in
    der Mitte, e5, ist der Palast. Die vier Ecken sind a1, a9, i1 und i9.

TB1_2 =
    Hell hat den König und acht Verteidiger, Dunkel hat sechzehn Angreifer. Verteidiger und
    Angreifer nennen wir zusammen Steine; Figuren sind alle, auch der König.

    Hell will den König in eine Ecke bringen. Dunkel will ihn vorher fangen.

TB1_3 =
    Der König beginnt im Palast. Seine Verteidiger stehen im Kreuz um ihn herum, auf jeder Seite
    zwei. Die Angreifer stehen an den Rändern, an jedem vier.
    .start = Die Anfangsstellung. Hell ist am Zug.

TB1_4 =
    Hell beginnt. Danach wird abwechselnd gezogen, immer mit einer eigenen Figur. Passen geht nicht.

TB2 = Ziehen

TB2_1 =
    Alle Figuren ziehen gleich: geradeaus, in einer Reihe oder Spalte, so weit du willst. Schräg
    ziehen ist nicht erlaubt, über andere Figuren springen auch nicht.
    .moving =
        Der Verteidiger auf c3 kann auf jedes freie Feld seiner Reihe und Spalte, bis zur ersten
        Figur, die im Weg steht.

TB2_2 =
    Hat der König seinen Palast einmal verlassen, bleibt der Palast leer. Niemand darf mehr hinein,
    auch der König selbst nicht.

    Ob man hindurchziehen darf, sagt das Regelheft nicht. Bei uns nicht: Der leere Palast hält eine
    Figur auf, als stünde etwas darin. Wer es anders mag, öffnet zu Beginn den Durchgang; dann darf
    man hindurch, aber immer noch nicht darin stehen bleiben.
    .empty-palace =
        Der König hat seinen Palast verlassen. Der Angreifer auf b5 kommt nur bis d5.

TB2_3 = Nur der König darf in eine Ecke.
    .corner =
        Der König auf g1 darf nach i1 und gewinnt damit. Der Verteidiger auf c1 kommt nur bis b1.

TB3 = Steine schlagen

TB3_1 =
    Schließt du mit deinem Zug einen gegnerischen Stein zwischen zwei deiner Figuren ein, in einer
    Reihe oder in einer Spalte, dann ist er geschlagen und kommt vom Brett.

    Schlagen ist Pflicht, und zwar vollständig: Alles, was dein Zug einschließt, kommt vom Brett. Ein
    Stein, der schon vorher eingeschlossen war, bleibt stehen.
    .enclosing =
        Dunkel zieht h7–d7. Der Verteidiger auf c7 steht zwischen b7 und d7 und ist geschlagen.

TB3_2 =
    Ziehst du selbst zwischen zwei gegnerische Figuren, geschieht nichts. Dein Stein ist dort
    sicher, bis ihn die andere Seite mit einem neuen Zug einschließt.
    .stepping-between = Hell zieht d2–d4, zwischen zwei Angreifer. Es geschieht nichts.

TB3_3 = Eingeschlossen wird niemals schräg.
    .not-diagonally =
        Dunkel zieht g3–e3. Der Verteidiger auf d4 bleibt stehen: c5 und e3 liegen sich schräg
        gegenüber.

TB3_4 =
    Eine Ecke zählt als dunkler Stein gegen einen hellen, der daneben steht. Ein Angreifer auf der
    anderen Seite genügt dann, um diesen Verteidiger zu schlagen.

    Gegen Angreifer hilft eine Ecke nicht. Auch wenn zwei Angreifer den König fangen (TB4.1), zählt
    eine Ecke nicht mit.
    .corner-helps =
        Dunkel zieht c7–c9. Die Ecke a9 hilft mit, und der Verteidiger auf b9 ist geschlagen.
    .corner-is-dark =
        Umgekehrt nicht: Zieht Hell c7–c9, bleibt der Angreifer auf b9 stehen.

TB3_5 =
    Der König schlägt mit: wenn er selbst zieht, und auch, wenn er auf der anderen Seite schon
    bereitsteht.

    Wählt ihr einen unbewaffneten König, zählt er in beiden Fällen nicht mit.
    .armed-king =
        Der König zieht von h7 nach d7 und schlägt mit dem Verteidiger auf b7 den Angreifer auf c7.

TB3_6 = Der leere Palast hilft niemandem beim Schlagen.
    .palace-helps-nobody =
        Dunkel zieht c4–c5. Der Verteidiger auf d5 bleibt stehen: Der leere Palast zählt für
        niemanden.

TB3_7 =
    Ein Zug kann in mehreren Richtungen zugleich einschließen und so bis zu drei Steine schlagen.
    .three-at-once =
        Dunkel zieht d1–d3 und schlägt drei Verteidiger auf einmal: c3, d4 und e3.

TB4 = Der König

TB4_1 =
    Der leichte Weg: Der König steht zwischen zwei Angreifern, die einander genau gegenüberstehen.
    Das geht überall, nur nicht im Palast.

    Ein Zug von Dunkel muss die Falle schließen. Zieht der König selbst zwischen zwei Angreifer, ist
    er sicher.
    .easy-way = Dunkel zieht h3–d3. Der König steht zwischen b3 und d3 und ist gefangen.

TB4_2 =
    Der schwere Weg: Auf allen vier Seiten des Königs steht ein Angreifer. So lässt er sich auch im
    Palast fangen. Am Rand des Bretts genügen die drei übrigen Seiten.

    Auch eine Ecke und der leere Palast zählen nicht als Seite, die besetzt sein muss. Neben dem
    leeren Palast genügen also drei Angreifer, neben einer Ecke zwei. Auch hier muss ein Zug von
    Dunkel die Falle schließen.
    .hard-in-palace =
        Im Palast braucht es vier. Dunkel zieht h5–f5 und schließt die letzte Seite.
    .hard-at-edge = Am Rand sind es drei. Dunkel zieht d5–b5 und fängt den König auf a5.
    .hard-beside-palace =
        Neben dem leeren Palast auch drei. Dunkel zieht i3–e3 und fängt den König auf e4.
    .hard-beside-corner =
        Neben einer Ecke sind es zwei. Dunkel zieht f2–b2 und fängt den König auf a2.

TB4_3 =
    Das Regelheft nennt erst beide Wege und später nur den schweren. Darum habt ihr die Wahl.
    Üblicherweise lässt sich der König auf beiden Wegen fangen; bei „Nur ringsum“ gilt allein TB4.2.
    Das macht Hell das Leben ein gutes Stück leichter.

TB4_4 = Ist der König gefangen, hat Dunkel sofort gewonnen.

TB4_5 = Erreicht der König eine Ecke, hat Hell sofort gewonnen.
    .escape =
        Dem König auf d1 stehen zwei Ecken offen: a1 und i1. Wohin er auch zieht, Hell gewinnt.

TB5 = So geht es zu Ende

TB5_1 =
    Dunkel darf den König nicht immer wieder auf dieselbe Weise bedrohen. Beim dritten Mal in Folge
    ist die Drohung verfallen: Mit diesem Zug lässt sich nicht mehr gewinnen.

TB5_2 =
    Eine Drohung ist ein Zug, mit dem Dunkel den König fangen würde, wenn Dunkel gleich noch einmal
    ziehen dürfte: von diesem Feld auf jenes, während der König bleibt, wo er ist. Ein Zug von Dunkel
    stellt eine Drohung auf, wenn es sie vor dem Zug noch nicht gab, und jedes Mal zählt.

    Lässt ein Zug von Dunkel keine einzige Drohung auf dem Brett, beginnt das Zählen von vorn.
    Schlägt Dunkel einen Stein, beginnt es ebenfalls von vorn, und die Drohungen, die dieser Zug
    aufstellt, zählen als erstes Mal.

    Eine verfallene Drohung steht noch auf dem Brett. Solange sie steht, wird weitergezählt.
    .threat =
        Dunkel zieht b2–b3 und stellt eine Drohung auf: Danach würde h3–d3 den König auf c3 fangen.

TB5_3 =
    Eine Drohung, die dreimal aufgestellt wurde, ist verfallen, bis das Zählen von vorn beginnt. Den
    Zug selbst darf Dunkel noch machen; er schlägt auch Steine, fängt aber nicht den König. Beim
    zweiten Mal warnt der Tisch.

TB5_4 =
    Entsteht dieselbe Stellung zum dritten Mal, mit derselben Seite am Zug, ist die Partie remis.
    Die Anfangsstellung zählt mit.

    Stellungen nach einem Zug von Dunkel, der eine gültige Drohung aufstellt, und nach der Antwort
    von Hell darauf zählen nicht mit. Für solche Wiederholungen gibt es TB5.1.

TB5_5 =
    Hundert Züge in Folge, ohne dass ein Stein geschlagen wird: remis. Die Züge beider Seiten
    zählen. Zu Beginn könnt ihr auch 60 oder 200 wählen.

TB5_6 = Wer am Zug ist und nicht ziehen kann, verliert.
    .walled-in =
        Dunkel zieht c8–c5. Hell ist am Zug, aber keine helle Figur kann mehr ziehen: Dunkel gewinnt.

TB5_7 = Aufgeben darfst du jederzeit, auch wenn du nicht am Zug bist.

TB5_8 =
    Remis anbieten darfst du jederzeit. Bietet die andere Seite ihrerseits Remis an, endet die
    Partie remis. Zieht sie stattdessen, verfällt das Angebot.

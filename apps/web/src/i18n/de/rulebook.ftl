title = Spielregeln: { $game }
heading = Spielregeln
search = In den Regeln suchen
searchHint = Wörter oder eine Nummer
# Zum Suchen: Wörter, die dasselbe bedeuten, in Gruppen: a, b; c, d.
synonyms = remis, unentschieden, Gleichstand; schlagen, fangen, nehmen, schnappen; gewinnen, Sieg; aufgeben, aufhören; zurücknehmen, rückgängig; Zug, am Zug, an der Reihe; Ende, vorbei, endet
found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
nothing = Nichts gefunden. Versuch ein anderes Wort.
contents = Inhalt
ruling = unsere Auslegung
rulingExplained =
    Bei Regeln mit „unsere Auslegung“ schweigt das Regelheft oder widerspricht sich; so spielen wir
    es.
linkTo = Link zu Regel { $rule }
option = Hier habt ihr die Wahl: Ihr legt es fest, wenn ihr den Tisch einrichtet.

table = An jedem Tisch

table_T1 =
    Ein Zug wird so aufgeschrieben, wie sein Spiel es vorschreibt. Was sich nicht lesen lässt, wird
    abgelehnt und ändert nichts.

    Wer tippt, darf es manchmal kürzer machen; in der Mitschrift steht immer die volle Schreibweise.
    Ein „?“ steht für einen Zug, den der Leser noch nicht kennen darf.

table_T2 =
    Ist eine Partie zu Ende, kommt nichts mehr dazu: kein Zug, kein Angebot und kein Zufall.

table_T3 =
    Aufgeben darfst du jederzeit, auch wenn du nicht am Zug bist. Zurücknehmen kannst du es nicht.

    Zu zweit gewinnt sofort der andere. Zu mehreren spielen die anderen weiter, und der Computer
    macht von da an deine Züge. Wer aufgegeben hat, kann nicht mehr gewinnen; wer als Letzter übrig
    bleibt, gewinnt.

table_T4 =
    Remis anbieten darfst du jederzeit. Haben alle, die noch dabei sind, Remis angeboten, endet die
    Partie remis.

    Ein Angebot verfällt, sobald jemand zieht, der es nicht gemacht hat. Solange es steht, kannst du
    es nicht wiederholen und nicht zurückziehen.

    Jeder darf in einer Partie zwanzigmal Remis anbieten. Das Angebot eines anderen annehmen darfst du immer.

table_T5 =
    Wer keine Zeit mehr hat oder länger wegbleibt, als der Tisch erlaubt, verliert wie beim Aufgeben
    (T3). Das stellt nur der Tisch selbst fest.

table_T6 =
    Deinen letzten Zug darfst du zurücknehmen, außer wenn jemand anders schon gezogen, Remis angeboten oder aufgegeben
    hat, wenn der Zufall entschieden hat, wenn etwas Verborgenes aufgedeckt wurde, wenn die Partie zu Ende ist oder
    wenn das Spiel es verbietet.

    Der Computer nimmt seine Antwort ohne Murren zurück. In der Mitschrift bleiben der Zug und das
    Zurücknehmen stehen.

    Weiter als sechzehn Züge geht es nicht zurück, und jeder darf in einer Partie zweihundertmal zurücknehmen.

table_T7 =
    Nur wer dran ist, entscheidet. Entscheiden mehrere gleichzeitig, tun sie es in beliebiger
    Reihenfolge, jeder einmal.

    Was der Zufall entscheidet, folgt aus einer geheimen Zahl. Ihr Siegel ist von Anfang an bekannt,
    die Zahl selbst nach dem Ende: So kann jeder nachrechnen, dass nicht gemogelt wurde.

table_T8 =
    Die Zahl der Spieler und die Einstellungen am Tisch stehen vor dem ersten Zug fest und ändern sich
    danach nicht mehr.

table_T9 =
    Eine Partie kann nicht endlos weitergehen. In die Mitschrift passen alle Züge, die die Regeln
    zulassen, und alles, was nach T3, T4 und T6 dazukommen kann. Ist sie voll, kann nicht mehr gezogen
    oder zurückgenommen werden. Aufgeben und Remis sind noch möglich.

    Wo das Spiel selbst kein Ende kennt, wie bei den Leibköchen, ist nach zwanzigtausend Zügen und Würfen Schluss.

table_T11 =
    An einem Tisch auf dem Server kannst du mit Uhr spielen: je Entscheidung, für die ganze Partie oder über mehrere
    Tage. Bei mehreren Tagen können Wochenende und Nacht ausgenommen sein, nach der Uhrzeit dessen, der den Tisch
    einrichtet.

    Die Uhr beginnt, wenn alle Plätze besetzt und alle da sind; auf den, der nicht kommt, wartet sie eine Minute. Die Uhr
    des Servers entscheidet: Ein Zug gilt, wenn er rechtzeitig angekommen ist. Entscheiden mehrere zugleich, läuft die Uhr von allen. Der Zufall kostet niemanden Zeit.

    Wer keine Zeit mehr hat, verliert (T5). Wer einen Zug zurücknimmt, bekommt die Zeit nicht zurück. Der Computer hat
    keine Uhr, und solange der Server stillsteht, läuft sie für niemanden.

table_T12 =
    An einem Tisch auf dem Server vereinbart ihr, was geschieht, wenn jemand wegbleibt: warten, den Computer einspringen
    lassen oder verlieren (T5). In Partien über mehrere Tage wird gewartet, solange Zeit ist.

    Wer die Seite schließt, hat zehn Sekunden, um zurückzukommen; wer die Verbindung verloren hat, eine Minute. Es zählt
    nur, wenn du am Zug bist.

    Sitzt niemand mehr am Tisch, der mitspielt, vergeht eine Viertelstunde, bevor der Computer etwas tut.

    Springt der Computer ein, spielt er etwa so stark wie du: nach deiner Stärke in diesem Spiel (T16) oder auf Stufe
    3, wenn du noch keine hast. Er weiß nur, was dein Platz gesehen hat, und nimmt kein Angebot an. Bist du zurück,
    gehört die offene Entscheidung wieder dir; was entschieden ist, bleibt.

    In Partien über mehrere Tage haben alle einundzwanzig Urlaubstage: So viele kommen zu der Entscheidung dazu,
    die ansteht.

table_T13 =
    In der Lobby hast du immer nur einen Wunsch zugleich; er kann für mehrere Spiele gelten. Wer am längsten sucht,
    kommt zuerst dran und spielt mit denen, die danach am längsten suchen und dazu passen; gespielt wird mit den
    üblichen Einstellungen. Wer so gefunden wird, sitzt sofort am Tisch, und alle dürfen zuschauen.

    Jeder hat eine Viertelstunde und nach jedem Zug zehn Sekunden mehr; in Partien über mehrere Tage
    sind es drei Tage je Zug.

    Du suchst, solange du da bist: Wer etwa anderthalb Minuten weg ist, sucht nicht mehr. Spielst du
    inzwischen gegen den Computer, erfährst du, wenn jemand kommt; die Partie bleibt erhalten.

    Ein Tisch ist öffentlich, für alle mit dem Link oder nur für die Mitspieler. An einem öffentlichen
    dürfen alle zuschauen und sich setzen, wo ein Platz frei ist, solange dort jemand wartet.
table_T15 =
    In Tablut kannst du, während die andere Seite nachdenkt, vorausplanen: was sie tun könnte und was du
    darauf antwortest, höchstens acht Varianten zu zwölf Zügen. Kommt es so, zieht der Server sofort für
    dich. Kommt es anders, ist die Variante vergessen.

    Niemand sonst weiß von deinem Plan. In den anderen Spielen ist etwas verborgen oder entscheidet der Zufall;
    dort lässt sich nichts vorausplanen.

table_T16 =
    Ein Tisch auf dem Server kann gewertet sein: Dann zählt das Ergebnis für die Stärke aller in diesem Spiel. Am Tisch
    sitzen nur Menschen mit einem Konto, es läuft eine Uhr (T11), und Tipps gibt es nicht.

    Die Stärke ist eine Schätzung mit einer Unsicherheit, die mit jeder Partie kleiner wird. Bei mehr als zwei Spielern
    zählt, wer vor wem landet; wer aufgibt oder die Zeit überschreitet, wird Letzter. Nach zehn Partien stehst du in der
    Rangliste.

    Eine Partie zählt nicht, wenn jemand vor der eigenen ersten Entscheidung aufgibt. Wer sich setzt und dann wegbleibt,
    bis die Zeit um ist, verliert, doch niemand gewinnt dadurch an Stärke. Mit demselben Gegenüber zählen je Spiel fünf
    Partien am Tag. Siege gegen Spieler mit weniger als zehn Partien bringen dich bis 1800, nicht weiter. Programme
    spielen an einem solchen Tisch nicht mit.

table_T18 =
    Freunde wird man über einen Link: Einer erstellt ihn, der andere öffnet ihn und sagt Ja. Ein Link gilt einmal,
    sieben Tage lang. Freunde sehen, ob der andere an einem Tisch sitzt, und können einander an einen Tisch einladen,
    den sie selbst eingerichtet haben. Jeder von beiden kann es beenden.

    Das Ergebnis einer Partie zwischen Menschen zählt auf der Seite aller, die mitgespielt haben. Wer ein Konto hat,
    zeigt dort allen den Namen, die Stärke und die öffentlichen Partien, und womit er gern beginnt; was nicht öffentlich
    war, sieht nur, wer dabei war.

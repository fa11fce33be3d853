title = Tisch einrichten: { $game }
heading = Tisch einrichten
who = Wer spielt mit?
seatCount = Zahl der Spieler
seatLegend = Wer spielt { $seatName }?
hostName = Wie heißt du?
hostNameHint = So sieht, wer eingeladen ist, von wem die Einladung kommt. Darf auch leer bleiben.
seatLegendNumbered = Wer spielt auf Platz { $seat }?
you = Du
device = Jemand hier
bot = Computer
open = Per Link

explain_you = Du spielst hier, auf diesem Gerät.
explain_device = Jemand, der neben dir sitzt: Ihr spielt zusammen auf diesem Gerät.
explain_open = Du bekommst einen Link, um jemanden einzuladen.

level = Wie stark spielt der Computer ({ $seatName })?

levelText = Stufe { $level } von { $most }: { $name }
personName = Name für { $seatName }
rules = Wie spielt ihr?
usual = üblich
changes = Ändert Regel { $rule }
watchers = Wer darf zuschauen?
anyone = Alle
link = Wer den Link hat
nobody = Nur wer mitspielt
watchersHint = Öffentliche Tische stehen unter „Gemeinsam spielen“: Alle dürfen zuschauen und sich setzen, wo ein Platz frei ist.
localNote =
    Diese Partie läuft auf diesem Gerät, auch ohne Internet, und wird hier gespeichert.
onlineNote = Diese Partie liegt auf dem Server. Sobald sie bereit ist, bekommst du den Link.
impossible =
    Wenn jemand per Link dazukommt, kann sonst niemand auf diesem Gerät mitspielen.
start = An den Tisch
starting = Der Tisch wird eingerichtet …
place = Wo spielt ihr?
places_seats = Auf diesem Gerät oder online
places_screen = Großer Bildschirm und Handys
placeHint = Dieser Bildschirm zeigt allen den Tisch; dein Handy zeigt, was nur du sehen darfst.
phone = Handy
screenNote = Diese Partie liegt auf dem Server. Auf diesem Bildschirm erscheint ein QR-Code für die Handys.
noPhone = Richte mindestens einen Platz für ein Handy ein.
forFriend = { $name } wird eingeladen, sobald der Tisch bereit ist.

# Was eine Wahl mit der Partie macht, aus gespielten Partien.
balance_sides = So gespielt gewinnt { $first } in { $firstShare } % der Partien und { $second } in { $secondShare } %; remis enden { $draws } %. Im Schnitt { $moves } Züge.
balance_length = So gespielt dauert eine Partie im Schnitt { $moves } Züge, von allen zusammen.
balance_usualSides = Mit den üblichen Einstellungen gewinnt { $first } in { $firstShare } % der Partien und { $second } in { $secondShare } %; remis enden { $draws } %. Im Schnitt { $moves } Züge.
balance_usualLength = Mit den üblichen Einstellungen dauert eine Partie im Schnitt { $moves } Züge, von allen zusammen.
balance_source = Die Zahlen stammen aus { $matches } Partien je Wahl, zwischen { $seats } Computern der Stufe { $level }, sonst mit den üblichen Einstellungen. So wenige Partien geben einen Eindruck, keine Gewissheit.

title = Siegel des Zufalls
text = Damit lässt sich nach dem Ende nachprüfen, dass beim Zufall nicht gemogelt wurde.
all =
    Jedes Gerät am Tisch gibt eine eigene Zahl zum Zufall dazu. Erst wenn alle feststehen, werden sie
    genannt, und dann wird daraus gezogen. So kann sich niemand den Zufall aussuchen, auch nicht, wer
    diesen Server betreibt. Nur wer selbst mitspielt und zugleich die Zahl des Servers kennt, könnte
    manche Ziehung lenken.
own_awaited = Gezogen wurde ohne die Zahl deines Geräts.
own_committed = Gezogen wurde ohne die Zahl deines Geräts.
own_revealed = Dein Gerät hat eine eigene Zahl dazugegeben; mit ihr wurde gezogen.
own_withheld = Dein Gerät wusste seine Zahl nicht mehr; gezogen wurde ohne sie.
numbers = Die Zahlen nachprüfen
server = Der Server
none = nicht genannt
found_added =
    Gerade auf diesem Gerät nachgerechnet: Alles wurde aus diesen Zahlen gezogen, und deine ist dabei.
found_not-kept =
    Gerade auf diesem Gerät nachgerechnet: Alles wurde aus diesen Zahlen gezogen. Welche deine war, weiß
    dieses Gerät nicht.
found_other-seed =
    Das stimmt nicht: Die Zahl des Servers ist nicht die, auf die er festgelegt war, als du dich setztest.
found_left-out = Das stimmt nicht: Die Zahl deines Geräts ist nicht dabei.
found_never-asked =
    Dein Gerät hatte eine Zahl bereit, aber der Server hat sie weggelassen: Gezogen wurde ohne sie.
found_others-changed =
    Das stimmt nicht: Das sind nicht die Zahlen, auf die alle festgelegt waren, als dein Gerät seine nannte.
found_not-drawn = Das stimmt nicht: Gezogen wurde nicht aus diesen Zahlen.
found_too-early = Der Server hat seine Zahl noch nicht herausgegeben. Öffne das gleich noch einmal.

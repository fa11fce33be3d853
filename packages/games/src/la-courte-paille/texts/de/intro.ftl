name = La Courte Paille !
tagline = Wer zieht den Kürzeren?
about =
    Schiffbrüchige auf einem Floß, und der Proviant ist aufgebraucht. Am Ende der Woche zieht jemand
    an Bord den kürzesten Halm. Sammle Karten von dem, den es trifft, hilf mit dem Papagei Coco ein
    wenig nach, und lass dir nicht anmerken, auf wen du setzt.

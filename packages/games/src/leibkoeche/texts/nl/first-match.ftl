# Het kaartje aan het begin van de allereerste partij: kort, het past op een telefoon.
card_who = Jouw kok is { $cook }.
card_win = Haal zes verschillende pannenkoeken, loop naar de koning en leg ze in zijn volgorde. Kloppen ze alle zes, dan win je.
card_lose = Legt een andere kok ze eerder goed, dan verlies je.
card_turn = Gooi een pannenkoek op en loop het getal dat boven komt. Eindig je precies op een stapel, dan mag je er een pannenkoek van nemen.

# Briefjes op het bord, elk maar één keer.
note_fell_caught = Gevangen! Loop wat er boven ligt; daarna mag je nog één keer gooien.
note_fell_missed = Ernaast, maar hij is gedraaid: je loopt, en een tweede worp is er niet bij.
note_fell_invalid = Hij draaide niet om: je loopt niet, en wie na je komt mag je kok verzetten.
note_collected = Die ligt op je blad. Van elke soort heb je er één nodig; wat op de stapels met een gloed ligt, ontbreekt nog.
note_crown = Een kroon! Daarmee mag je onder één stolp van de koning kijken.
note_peeked = Alleen jij weet dit. Leg die soort op dezelfde plaats van je blad; is die bezet, wissel ze dan om.
note_laid = Een neergelegde pannenkoek verspert de weg. Leg de jouwe waar hij een ander hindert.
note_arrived = De eerste kok staat voor de koning. Iedereen mag zijn blad nog één keer leggen.
note_pan_small = Je ligt voorop en gooit daarom met de kleine pan.
note_pan_large = Je ligt achter en mag daarom met de grote pan gooien.
note_refused = Tegels met een groene ring kun je kiezen.

# Waarom de ander dit deed.
reason_missing = Die soort, { $kind }, ontbrak nog.
reason_smallPan = Wie voorop ligt, moet met de kleine pan gooien.
reason_peeked = Wie een kroon pakt, mag dat.

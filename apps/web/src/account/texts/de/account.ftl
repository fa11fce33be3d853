title = Konto
guest = Du spielst als Gast. Mit einem Konto findest du deine Partien auch auf anderen Geräten wieder.
signedIn = Du bist angemeldet.
signedInAs = Du bist als { $name } angemeldet.
make = Konto anlegen
signIn = Anmelden
signOut = Abmelden
manage = Konto verwalten
data = Deine Daten

makeTitle = Ein Konto anlegen
makeIntro = Deine Partien, dein Name und deine Einstellungen bleiben, wie sie sind.
passkeyMake = Passkey anlegen
passkeyHint = Du meldest dich mit Fingerabdruck, Gesicht oder dem Code deines Geräts an. Zu merken gibt es nichts.
passkeyFailed = Das hat nicht geklappt: Es wurde kein Passkey verwendet.
orPassword = Oder mit einem Passwort
name = Name zum Anmelden
password = Passwort
passwordHint = Mindestens { $shortest } Zeichen. Gern auch ein ganzer Satz.
makeByPassword = Konto anlegen

signInTitle = Anmelden
signInIntro = Was du hier als Gast begonnen hast, kommt mit in dein Konto.
passkeySignIn = Mit Passkey anmelden
signInByPassword = Anmelden
lost = Ich kann mich nicht mehr anmelden
code = Wiederherstellungscode
codeHint = Einer der Codes, die du mit dem Konto bekommen hast. Jeder gilt einmal und meldet alle anderen Geräte ab.
codeUse = Code verwenden

made = Dein Konto ist angelegt, und du bist jetzt angemeldet.
codesTitle = Deine Wiederherstellungscodes
codesIntro = Wenn du dein Passwort oder dein Gerät verlierst, kommst du mit jedem dieser Codes einmal hinein. Du siehst sie jetzt und danach nie wieder: Bewahre sie gut auf.
codesCopy = Kopieren
codesCopied = Codes kopiert
codesSave = Als Datei sichern
codesDone = Ich habe sie gesichert

newPasswordTitle = Neues Passwort wählen
recovered = Du bist wieder drin; auf allen anderen Geräten bist du abgemeldet. Wähle jetzt ein Passwort, dann kommst du nächstes Mal auch damit hinein.
recoveredPassword = Du bist wieder drin. Dein altes Passwort gilt nicht mehr, und auf allen anderen Geräten bist du abgemeldet. Wähle jetzt ein neues Passwort.
recoveredMail = Falls du eine E-Mail-Adresse angegeben hattest, wurde sie zur Sicherheit entfernt. In deinem Konto kannst du sie neu angeben.
recoveredPasskey = Du kannst dich auch mit deinem Passkey anmelden.
recoveredSkip = Kein Passwort, weiter
orPasskey = Oder mit einem Passkey
noWayIn = Du hast noch kein Passwort. Ohne Passwort kommst du nach dem Abmelden nur mit einem Wiederherstellungscode wieder hinein.

manageTitle = Dein Konto
ways = So meldest du dich an
passkeyOf = Passkey · { $device }
passkey = Passkey
since = seit { $date }
remove = Entfernen
removePasskey = Passkey vom { $date } entfernen
addPasskey = Passkey hinzufügen
passkeyAdded = Passkey hinzugefügt
passwordChange = Name oder Passwort ändern
passwordChoose = Passwort wählen
passwordCurrent = Bisheriges Passwort
passwordNew = Neues Passwort
passwordSave = Speichern
passwordSaved = Gespeichert. Alle anderen Geräte sind abgemeldet, und Schlüssel von Programmen gelten nicht mehr.

devices = Wo du angemeldet bist
unknownDevice = Ein Gerät
thisDevice = dieses Gerät
lastSeen = zuletzt gesehen: { $date }
endSession = Abmelden
endSessionOf = Abmelden: { $device }

codesLeft = { $count ->
    [0] Du hast keine Wiederherstellungscodes mehr.
    [one] Du hast noch { $count } Wiederherstellungscode.
   *[other] Du hast noch { $count } Wiederherstellungscodes.
}
newCodes = Neue Codes erstellen
recovery = Wenn etwas verloren geht

export = Alles herunterladen
exportHint = Alles, was der Server von dir speichert, als Datei.
deleteAll = Alles löschen
deleteQuestion = Alles, was der Server von dir speichert, wird endgültig gelöscht. Laufende Partien gibst du auf; in alten heißt du künftig „jemand“. Was auf diesem Gerät selbst liegt, bleibt.
deleteNo = Doch nicht
deleteYes = Alles löschen

wrongPassword = Name oder Passwort stimmt nicht.
wrongPasskey = Dieser Passkey gehört hier zu keinem Konto (mehr).
wrongCode = Dieser Code stimmt nicht oder ist schon benutzt.
wrongCurrent = Dein bisheriges Passwort stimmt nicht.
proofTitle = Bist du es wirklich?
proofIntro = Damit kommt man in dein Konto. Zeig deshalb noch einmal, dass du es bist.
proofGoOn = Weiter
proofByPasskey = Mit einem Passkey

wire_not-signed-in = Dafür brauchst du ein Konto. Melde dich zuerst an.
wire_proof-needed = Zeig zuerst noch einmal, dass du es bist.
wire_bad-sign-in = So klappt es nicht: Deine Eingabe ist falsch, schon benutzt oder zu alt.
wire_name-taken = Mit diesem Namen meldet sich schon jemand anders an.
wire_has-account = Du hast schon ein Konto.
wire_last-way-in = Damit würdest du dich aussperren. Wähle zuerst ein Passwort oder füge einen weiteren Passkey hinzu.
wire_too-many-passkeys = Ein Konto hat höchstens { $limit } Passkeys. Entferne zuerst einen.
wire_bad-password = { $problem ->
    [too-short] Ein Passwort hat mindestens { $shortest } Zeichen.
    [too-long] Dieses Passwort ist zu lang.
   *[too-easy] Dieses Passwort errät jeder. Wähle ein anderes.
}
ownPage = Meine Seite
friends = Freunde
mail = E-Mail
mailHint = Mit einer Adresse kommst du auch ohne Passwort wieder hinein, und wir können dir sagen, wenn du am Zug bist. Nur du siehst sie.
mailAddress = E-Mail-Adresse
mailGive = Link zusenden
mailPending = Wir haben einen Link an { $address } geschickt. Folge ihm innerhalb eines Tages, dann gehört die Adresse zu dir.
mailIs = Deine Adresse ist { $address }.
mailRefused = Post an { $address } kommt nicht an. Gib die Adresse noch einmal ein oder eine andere.
mailChange = Adresse ändern
mailRemove = Adresse entfernen
mailRemoved = Adresse entfernt
mailLost = Per E-Mail
mailLostHint = Gehört zu deinem Konto eine Adresse, schicken wir dorthin einen Link, mit dem du ein neues Passwort wählst.
mailLostSend = Link schicken
mailLostSent = Gehört diese Adresse zu einem Konto, ist die Mail unterwegs. Der Link gilt eine Stunde.

linkTitle = Aus deiner Mail
confirmTitle = Adresse bestätigen
confirmText = Ist das deine Adresse, und gehört sie zu deinem Konto bei Spellenkast?
confirmYes = Ja, bestätigen
confirmDone = Deine Adresse ist bestätigt.
recoverTitle = Neues Passwort
recoverText = Du wirst hier angemeldet und auf allen anderen Geräten abgemeldet. Dein altes Passwort gilt dann nicht mehr.
recoverYes = Weiter
stopTitle = Keine Mails mehr
stopText = Möchtest du solche Mails nicht mehr bekommen?
stopYes = Nicht mehr schicken
stopDone = { $kind ->
    [yourTurn] Du bekommst keine Mail mehr, wenn du am Zug bist.
    [timeShort] Du bekommst keine Mail mehr, wenn deine Bedenkzeit knapp wird.
   *[digest] Du bekommst keine tägliche Übersicht per Mail mehr.
}

wire_bad-mail-address = An diese Adresse können wir nicht schreiben. Stimmt sie?
wire_bad-mail-link = { $problem ->
    [used] Dieser Link wurde schon benutzt.
    [expired] Dieser Link ist zu alt. Fordere einen neuen an.
   *[unknown] Dieser Link gilt nicht, oder nicht mehr. Vielleicht wurde ein neuerer verschickt.
}
wire_too-many-mails = Es wurden schon genug Mails angefordert. Versuch es später noch einmal.

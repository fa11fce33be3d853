title = Account
guest = Je speelt als gast. Met een account vind je je partijen ook op een ander toestel terug.
signedIn = Je bent aangemeld.
signedInAs = Je bent aangemeld als { $name }.
make = Maak een account
signIn = Aanmelden
signOut = Afmelden
manage = Beheer je account
data = Je gegevens

makeTitle = Een account maken
makeIntro = Je partijen, je naam en je instellingen blijven zoals ze zijn.
passkeyMake = Maak een passkey
passkeyHint = Je meldt je aan met je vingerafdruk, je gezicht of de code van je toestel. Er is niets te onthouden.
passkeyFailed = Dat lukte niet: er is geen passkey gebruikt.
orPassword = Of met een wachtwoord
name = Naam om je aan te melden
password = Wachtwoord
passwordHint = Minstens { $shortest } tekens. Een hele zin is prima.
makeByPassword = Maak het account

signInTitle = Aanmelden
signInIntro = Wat je hier als gast begon, gaat mee naar je account.
passkeySignIn = Aanmelden met een passkey
signInByPassword = Meld me aan
lost = Ik kan me niet meer aanmelden
code = Herstelcode
codeHint = Een van de codes die je kreeg toen je het account maakte. Elke code werkt één keer, en meldt alle andere toestellen af.
codeUse = Gebruik de code

made = Je account is gemaakt, en je bent nu aangemeld.
codesTitle = Je herstelcodes
codesIntro = Ben je je wachtwoord of je toestel kwijt, dan kom je met elk van deze codes één keer binnen. Je ziet ze nu en daarna nooit meer: bewaar ze goed.
codesCopy = Kopieer
codesCopied = Codes gekopieerd
codesSave = Bewaar als bestand
codesDone = Ik heb ze bewaard

newPasswordTitle = Kies een nieuw wachtwoord
recovered = Je bent weer binnen; op al je andere toestellen ben je afgemeld. Kies nu een wachtwoord, dan kom je er de volgende keer ook zo in.
recoveredPassword = Je bent weer binnen. Je oude wachtwoord werkt niet meer, en op al je andere toestellen ben je afgemeld. Kies nu een nieuw wachtwoord.
recoveredMail = Had je een e-mailadres opgegeven, dan is dat voor de zekerheid weggehaald. In je account kun je het opnieuw opgeven.
recoveredPasskey = Je kunt je ook met je passkey aanmelden.
recoveredSkip = Geen wachtwoord, ga verder
orPasskey = Of met een passkey
noWayIn = Je hebt nog geen wachtwoord. Zonder kom je na het afmelden alleen met een herstelcode weer binnen.

manageTitle = Je account
ways = Zo meld je je aan
passkeyOf = Passkey · { $device }
passkey = Passkey
since = sinds { $date }
remove = Verwijder
removePasskey = Verwijder de passkey van { $date }
addPasskey = Voeg een passkey toe
passkeyAdded = Passkey toegevoegd
passwordChange = Wijzig naam of wachtwoord
passwordChoose = Kies een wachtwoord
passwordCurrent = Huidig wachtwoord
passwordNew = Nieuw wachtwoord
passwordSave = Bewaar
passwordSaved = Bewaard. Alle andere toestellen zijn afgemeld, en sleutels van programma’s werken niet meer.

devices = Waar je bent aangemeld
unknownDevice = Een toestel
thisDevice = dit toestel
lastSeen = laatst gezien: { $date }
endSession = Meld af
endSessionOf = Meld af: { $device }

codesLeft = { $count ->
    [0] Je hebt geen herstelcodes meer.
    [one] Je hebt nog { $count } herstelcode.
   *[other] Je hebt nog { $count } herstelcodes.
}
newCodes = Maak nieuwe codes
recovery = Als je iets kwijtraakt

export = Download alles
exportHint = Alles wat de server van je bewaart, als bestand.
deleteAll = Verwijder alles
deleteQuestion = Alles wat de server van je bewaart, wordt voorgoed verwijderd. Lopende partijen geef je op; in oude partijen heet je voortaan “iemand”. Wat op dit toestel zelf staat, blijft.
deleteNo = Toch niet
deleteYes = Verwijder alles

wrongPassword = Naam of wachtwoord klopt niet.
wrongPasskey = Deze passkey hoort hier niet (meer) bij een account.
wrongCode = Deze code klopt niet of is al gebruikt.
wrongCurrent = Je huidige wachtwoord klopt niet.
proofTitle = Ben je het echt?
proofIntro = Dit geeft toegang tot je account. Laat daarom nog een keer zien dat jij het bent.
proofGoOn = Verder
proofByPasskey = Met een passkey

wire_not-signed-in = Dit kan alleen met een account. Meld je eerst aan.
wire_proof-needed = Laat eerst nog een keer zien dat jij het bent.
wire_bad-sign-in = Zo lukt het niet: het klopt niet, is al gebruikt of is te oud.
wire_name-taken = Iemand anders meldt zich al met deze naam aan.
wire_has-account = Je hebt al een account.
wire_last-way-in = Dan kom je er zelf niet meer in. Kies eerst een wachtwoord of voeg een andere passkey toe.
wire_too-many-passkeys = Een account heeft hooguit { $limit } passkeys. Verwijder er eerst een.
wire_bad-password = { $problem ->
    [too-short] Een wachtwoord heeft minstens { $shortest } tekens.
    [too-long] Dit wachtwoord is te lang.
   *[too-easy] Dit wachtwoord raadt iedereen. Kies een ander.
}
ownPage = Mijn pagina
friends = Vrienden
mail = E-mail
mailHint = Met een adres kom je ook zonder wachtwoord weer binnen, en kunnen we je laten weten dat je aan zet bent. Alleen jij ziet het.
mailAddress = E-mailadres
mailGive = Stuur me een link
mailPending = We hebben een link naar { $address } gestuurd. Volg die binnen een dag, dan is het adres van jou.
mailIs = Je adres is { $address }.
mailRefused = Mail aan { $address } komt niet aan. Vul het adres opnieuw in, of een ander.
mailChange = Adres veranderen
mailRemove = Adres verwijderen
mailRemoved = Adres verwijderd
mailLost = Met een mail
mailLostHint = Hoort er een adres bij je account, dan sturen we daar een link naartoe waarmee je een nieuw wachtwoord kiest.
mailLostSend = Stuur de link
mailLostSent = Hoort er een account bij dit adres, dan is de mail onderweg. De link werkt een uur.

linkTitle = Uit je mail
confirmTitle = Adres bevestigen
confirmText = Is dit adres van jou, en hoort het bij je account in de Spellenkast?
confirmYes = Ja, bevestig het
confirmDone = Je adres is bevestigd.
recoverTitle = Nieuw wachtwoord
recoverText = Je wordt hier aangemeld en op alle andere toestellen afgemeld. Je oude wachtwoord werkt dan niet meer.
recoverYes = Ga verder
stopTitle = Geen mail meer
stopText = Wil je zulke mails niet meer krijgen?
stopYes = Stuur ze niet meer
stopDone = { $kind ->
    [yourTurn] Je krijgt geen mail meer als je aan zet bent.
    [timeShort] Je krijgt geen mail meer als je bedenktijd opraakt.
   *[digest] Je krijgt geen dagelijks overzicht per mail meer.
}

wire_bad-mail-address = Naar dit adres kunnen we niet schrijven. Klopt het?
wire_bad-mail-link = { $problem ->
    [used] Deze link is al gebruikt.
    [expired] Deze link is te oud. Vraag een nieuwe aan.
   *[unknown] Deze link werkt niet, of niet meer. Misschien is er later een nieuwe gestuurd.
}
wire_too-many-mails = Er zijn al genoeg mails aangevraagd. Probeer het later nog eens.

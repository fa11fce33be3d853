title = Account
guest = You are playing as a guest. With an account you find your matches on other devices, too.
signedIn = You are signed in.
signedInAs = You are signed in as { $name }.
make = Make an account
signIn = Sign in
signOut = Sign out
manage = Manage your account
data = Your data

makeTitle = Make an account
makeIntro = Your matches, your name and your settings stay as they are.
passkeyMake = Make a passkey
passkeyHint = You sign in with your fingerprint, your face or the code of your device. There is nothing to remember.
passkeyFailed = That did not work: no passkey was used.
orPassword = Or with a password
name = Name to sign in with
password = Password
passwordHint = At least { $shortest } characters. A whole sentence is fine.
makeByPassword = Make the account

signInTitle = Sign in
signInIntro = What you began here as a guest comes along to your account.
passkeySignIn = Sign in with a passkey
signInByPassword = Sign me in
lost = I cannot sign in any more
code = Recovery code
codeHint = One of the codes that you were given with the account. Each works once, and signs all other devices out.
codeUse = Use the code

made = Your account is there, and you are signed in now.
codesTitle = Your recovery codes
codesIntro = If you lose your password or your device, each of these codes lets you in once. You see them now and never again: keep them safe.
codesCopy = Copy
codesCopied = Codes copied
codesSave = Save as a file
codesDone = I have kept them

newPasswordTitle = Choose a new password
recovered = You are back in; all your other devices are signed out. Choose a password now, and it lets you in the next time, too.
recoveredPassword = You are back in. Your old password no longer works, and all your other devices are signed out. Choose a new password now.
recoveredMail = If you had given an e-mail address, it was removed to be safe. You can give it again in your account.
recoveredPasskey = You can also sign in with your passkey.
recoveredSkip = No password, go on
orPasskey = Or with a passkey
noWayIn = You have no password yet. Without one, only a recovery code lets you back in after you sign out.

manageTitle = Your account
ways = How you sign in
passkeyOf = Passkey · { $device }
passkey = Passkey
since = since { $date }
remove = Remove
removePasskey = Remove the passkey of { $date }
addPasskey = Add a passkey
passkeyAdded = Passkey added
passwordChange = Change name or password
passwordChoose = Choose a password
passwordCurrent = Current password
passwordNew = New password
passwordSave = Save
passwordSaved = Saved. All other devices are signed out, and the tokens of your programs no longer work.

devices = Where you are signed in
unknownDevice = A device
thisDevice = this device
lastSeen = last seen: { $date }
endSession = Sign out
endSessionOf = Sign out: { $device }

codesLeft = { $count ->
    [0] You have no recovery codes left.
    [one] You have { $count } recovery code left.
   *[other] You have { $count } recovery codes left.
}
newCodes = Make new codes
recovery = If you lose something

export = Download everything
exportHint = Everything that the server keeps of you, as a file.
deleteAll = Delete everything
deleteQuestion = Everything that the server keeps of you is deleted for good. You resign the matches that are running; in old ones you will be “somebody”. What is on this device itself stays.
deleteNo = Keep it
deleteYes = Delete everything

wrongPassword = Name or password is not right.
wrongPasskey = This passkey does not belong to an account here (any more).
wrongCode = This code is not right, or has been used already.
wrongCurrent = Your current password is not right.
proofTitle = Is it really you?
proofIntro = This gives access to your account, so show once more that it is you.
proofGoOn = Continue
proofByPasskey = Use a passkey

wire_not-signed-in = This needs an account. Sign in first.
wire_proof-needed = Show once more that it is you first.
wire_bad-sign-in = That does not work: it is wrong, already used or too old.
wire_name-taken = Somebody else already signs in with this name.
wire_has-account = You already have an account.
wire_last-way-in = You would lock yourself out. Choose a password or add another passkey first.
wire_too-many-passkeys = An account has at most { $limit } passkeys. Remove one first.
wire_bad-password = { $problem ->
    [too-short] A password has at least { $shortest } characters.
    [too-long] This password is too long.
   *[too-easy] Anybody would guess this password. Choose another one.
}
ownPage = My page
friends = Friends
mail = E-mail
mailHint = With an address you get back in without your password, and we can let you know when it is your turn. Only you see it.
mailAddress = E-mail address
mailGive = Send me a link
mailPending = We have sent a link to { $address }. Follow it within a day, and the address is yours.
mailIs = Your address is { $address }.
mailRefused = Mail to { $address } does not arrive. Enter the address again, or another one.
mailChange = Change the address
mailRemove = Remove the address
mailRemoved = Address removed
mailLost = By mail
mailLostHint = If your account has an address, we send a link there by which you choose a new password.
mailLostSend = Send the link
mailLostSent = If an account has this address, the mail is on its way. The link works for an hour.

linkTitle = From your mail
confirmTitle = Confirm the address
confirmText = Is this address yours, and does it belong to your account in Spellenkast?
confirmYes = Yes, confirm it
confirmDone = Your address is confirmed.
recoverTitle = A new password
recoverText = You will be signed in here and signed out on all other devices. Your old password will not work any more.
recoverYes = Go on
stopTitle = No more mail
stopText = Do you want to get no more mails of this kind?
stopYes = Send no more
stopDone = { $kind ->
    [yourTurn] You get no more mail when it is your turn.
    [timeShort] You get no more mail when your time is running out.
   *[digest] You get no daily summary by mail any more.
}

wire_bad-mail-address = We cannot write to this address. Is it right?
wire_bad-mail-link = { $problem ->
    [used] This link was used already.
    [expired] This link is too old. Ask for a new one.
   *[unknown] This link does not work, or not any more. Perhaps a newer one was sent.
}
wire_too-many-mails = Enough mails were asked for already. Try again later.

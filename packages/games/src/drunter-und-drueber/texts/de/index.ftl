### Drunter und Drüber. Steine liegen auf Feldern, richtig oder falsch, und sitzen fest, wenn etwas
### auf ihnen liegt. Wer glaubt, dass alle richtig liegen, ruft „Fertig!“.

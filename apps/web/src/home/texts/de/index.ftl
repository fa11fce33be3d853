### Zu Hause: was angeht, wer hier hereinkommt.

### Was auf den Bögen eines Spiels zum Ausdrucken steht. Wir sagen „du“.

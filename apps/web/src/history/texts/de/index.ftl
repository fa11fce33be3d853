### Alle Partien dieses Geräts.

### Tablut. Licht en Donker zijn namen en krijgen een hoofdletter; velden heten als op een
### schaakbord.

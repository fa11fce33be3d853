### À la maison : ce qui concerne qui arrive ici.

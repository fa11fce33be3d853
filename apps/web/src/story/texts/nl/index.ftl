### Het verhaal van een partij, na afloop. “Het lot” is wat getrokken, geschud of gegooid wordt.

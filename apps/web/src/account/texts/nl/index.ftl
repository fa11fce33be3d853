### Een account: maken, aanmelden, beheren. Rustig en kort; niemand hoeft er een.

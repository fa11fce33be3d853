### Die Geschichte einer Partie, nach ihrem Ende. „Das Los“ ist, was gezogen, gemischt oder gewürfelt wurde.

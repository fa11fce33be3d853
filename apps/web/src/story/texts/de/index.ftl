### Die Geschichte einer Partie, nach ihrem Ende. „Der Zufall“ ist, was gezogen, gemischt oder gewürfelt wurde.

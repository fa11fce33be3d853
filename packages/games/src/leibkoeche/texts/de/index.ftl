### Die Leibköche Seiner Majestät. Wurfpfannkuchen werden hochgeworfen und auf Fliesen abgelegt,
### belegte Pfannkuchen liegen auf Stapeln, Tabletts und, unter Hauben, auf der Königstafel.

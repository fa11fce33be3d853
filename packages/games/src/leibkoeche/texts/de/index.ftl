### Die Leibköche Seiner Majestät. Wurfpfannkuchen werden hochgeworfen und auf Fliesen abgelegt,
### belegte Pfannkuchen liegen auf Stapeln, Tableaus und, unter Hauben, auf der Königstafel.

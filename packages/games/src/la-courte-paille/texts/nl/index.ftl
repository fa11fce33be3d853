### La Courte Paille. De namen zijn die van het oude doosje: kokkin, scheepsknaap, waarzegster. Coco
### heet overal Coco.

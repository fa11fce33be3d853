### Wat een speler van zich laat zien.

### Voor wie de server beheert.

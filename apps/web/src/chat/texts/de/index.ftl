### Was am Tisch gesagt wird. Wir sagen „du“.

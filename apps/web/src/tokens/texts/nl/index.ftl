### Sleutels waarmee programma’s voor iemand spelen.

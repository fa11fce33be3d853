### Ein Abend mit vielen Tischen: wer da ist, Runden und der Stand.

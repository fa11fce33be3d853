name = Die Leibköche Seiner Majestät
tagline = Pfannkuchen werfen für einen hungrigen König.
about =
    In der Hofküche zischt es in allen Pfannen. Zwei bis vier Köche ab acht Jahren sind dabei. Sammle,
    was der König am liebsten isst, wirf deinen Pfannkuchen hoch, fang ihn wieder auf und serviere
    schneller als alle anderen.

### Friends.

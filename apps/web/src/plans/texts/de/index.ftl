### Vorausgeplante Züge.

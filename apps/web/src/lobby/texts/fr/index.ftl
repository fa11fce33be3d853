### Le salon.

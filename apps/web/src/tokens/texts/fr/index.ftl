### Jetons avec lesquels des programmes jouent pour quelqu’un.

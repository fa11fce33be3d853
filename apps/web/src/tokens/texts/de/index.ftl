### Schlüssel, mit denen Programme für jemanden spielen.

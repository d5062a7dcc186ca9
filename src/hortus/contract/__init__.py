"""What a game is. Knows no game, and of the outside world only NumPy, and Numba where it is there."""

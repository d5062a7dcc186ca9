"""What a game is. Knows no game, and of the outside world only NumPy, and Numba where it is there."""

VERSION = 1
"""Of the contract: raised whenever a game could notice, be it a name that came, changed or went."""

OLDEST = 1
"""Games that were written for a version from here on still play: raised when a name is gone."""

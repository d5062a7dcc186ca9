"""Search: information-set Monte Carlo tree search, compiled and generic over games."""

"""What a position promises beyond its points: one module a game, written by hand, a sentence of strategy a term.

A module has `judge(state, seat) -> float`: how good a full state looks to a seat. Only differences matter.
"""

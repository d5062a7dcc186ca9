"""How long to wait for what surely comes: far longer than it takes, even where one core does the work of twenty."""

LONG = 300.0
"""Seconds. Reaching it means that something hangs; no test becomes slower by it."""

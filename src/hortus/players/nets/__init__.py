"""Nets that were trained by self-play: their weights, and how they judge a position without any library for learning."""

"""Nets that were trained by self-play: their weights, and how they judge without a library for learning."""

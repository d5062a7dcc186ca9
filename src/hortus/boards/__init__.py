"""Geometry: tables of neighbours, lines and symmetries, built once. No rule of any game."""

"""What is in the box of The Legend of the Cherry Tree: flowers, mastery cards, and what everything is worth."""

from __future__ import annotations

import numpy as np

# Seats (C1)
MOST_PLAYERS = 4
SEAT_NAMES = ("1", "2", "3", "4")  # as the actions call them: `take 2 yellow`
SEAT_NAMES_IN_VERSION_1 = ("0", "1", "2", "3")

# Colours, always in this order
PINK, YELLOW, LIGHT, DARK, WHITE, BLACK = range(6)
COLOURS = ("pink", "yellow", "light", "dark", "white", "black")
LETTERS = "PYLDWK"
FIVE = 5  # the five colours: all but black
ALL = 6

# The bag (C2): [players]
EACH = np.array([0, 0, 13, 15, 18], np.int64)  # flowers of each of the five colours
BLACKS = np.array([0, 0, 4, 5, 6], np.int64)
SET_ASIDE = np.array([0, 0, 3, 0, 0], np.int64)  # unseen, for the whole game
MOST_OF_A_COLOUR = int(EACH.max())
MOST_IN_THE_BAG = int((FIVE * EACH + BLACKS - SET_ASIDE).max())

# Mastery cards (C3): the blue sides, then the pink sides; both in the order of their conditions
SIDES = ("blue", "pbb", "bpb", "ppb", "bbp", "pbp", "bpp", "pink")  # a bit a card, set where it lies pink side up
TWO_PAIRS, FOUR_COLOURS, SIX_FLOWERS = range(3)
CONDITIONS = ("two-pairs", "four-colours", "six-flowers")
SHIN_SUMIZOME, SOMEI_YOSHINO, KENROKUEN_KUMAGAI, SAKUYA_HIME, KOMATSU_OTOME, KOKONOE = range(6)
BONUSES = ("shin-sumizome", "somei-yoshino", "kenrokuen-kumagai", "sakuya-hime", "komatsu-otome", "kokonoe")
KOMATSU_FLOWERS = 3
KENROKUEN_FLOWERS = 2

# A turn (C4, C5)
MOST_DRAWS = 3
MOST_FLOWERS = 8

# Points (C18, C21): in front by the number of flowers of a colour, behind by the place in a group
FRONT_POINTS = np.array([0, -3, -1, 1, 3, 5, 8, 11, 15, 19, 24], np.int64)  # [flowers], 10 for all above
WARM, COOL = 0, 1
GROUPS = ("warm", "cool")
GROUP_COLOURS = np.array([[PINK, YELLOW], [LIGHT, DARK]], np.int64)  # [group]
GROUP_POINTS = np.array([[18, 10, 8, 0, 0], [16, 12, 8, 0, 0]], np.int64)  # [group, place]

"""A finished game looked at again: what was skill, what was luck, and what would have been better."""

from hortus.review.account import BadReview, Moment, Review, Standing, review, reviewing
from hortus.review.judging import Budget, Judged

__all__ = ["BadReview", "Budget", "Judged", "Moment", "Review", "Standing", "review", "reviewing"]

"""Matches between computer players over paired deals, and what they prove: shares and ratings with intervals."""

from hortus.players.arena.match import attempt, play
from hortus.players.arena.results import BadResults, Failure, Result, read_results
from hortus.players.arena.run import Outcome, Tally, run
from hortus.players.arena.schedule import BadMatch, Key, Task, schedule
from hortus.players.arena.spec import Spec
from hortus.players.arena.summary import Summary, summarise
from hortus.players.arena.workers import Work, cluster, in_process, processes

__all__ = [
    "BadMatch",
    "BadResults",
    "Failure",
    "Key",
    "Outcome",
    "Result",
    "Spec",
    "Summary",
    "Tally",
    "Task",
    "Work",
    "attempt",
    "cluster",
    "in_process",
    "play",
    "processes",
    "read_results",
    "run",
    "schedule",
    "summarise",
]

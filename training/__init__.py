"""How the nets are made: self-play on batches, with PyTorch. Nothing that plays needs this.

    python -m training haru_ichiban --folder build/haru

The learning is PPO (Schulman and others, 2017): the net plays all seats of many games at once, and what came out better
than it expected becomes more likely. `docs/training.md` tells how the nets in the repository were made.
"""

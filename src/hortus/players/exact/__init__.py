"""What can be told exactly: one module a game, where its chances can be counted out."""

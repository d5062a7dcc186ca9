"""Computer players: they decide in processes of their own."""

"""Who decides: players that know only what their seat may know."""

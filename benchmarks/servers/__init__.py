"""What a server carries, and several of them at one database: `python -m benchmarks.servers`."""

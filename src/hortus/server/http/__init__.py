"""What arrives over the network: pages, questions and live connections, guarded and within limits."""

"""Who may do what at a table: one place that the server, the terminal and verification ask."""

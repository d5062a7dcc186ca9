"""The tables: how each stands, who sits there and may do what, what viewers are told; and the hall of all of them."""

"""Tables on the web: the protocol, tables and their seats, storage, computer players, the app."""

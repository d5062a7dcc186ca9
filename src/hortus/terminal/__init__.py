"""The games in a plain terminal: line by line, good to read by eye, by ear, in a pipe and over ssh.

Knows no rule: it shows views, offers legal actions and says the sentences of `languages`.
"""

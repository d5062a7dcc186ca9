"""The data file: what is written, read, checked, brought up to date and backed up."""

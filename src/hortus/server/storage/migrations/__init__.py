"""The history of the data file's schema, for Alembic."""

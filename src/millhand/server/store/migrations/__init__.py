"""Steps from one released schema to the next, for Alembic. A released step is never changed."""

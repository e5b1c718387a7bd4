"""What Alembic runs: the connection is handed over by `store/migrating.py`."""

from alembic import context

from millhand.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()

"""Alembic's way in: it is only ever run by the store, with the store's own connection."""

from alembic import context

from boneyard.server.storage.schema import metadata

connection = context.config.attributes["connection"]


context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)


with context.begin_transaction():
    context.run_migrations()

"""Alembic's entry point: the connection comes from `detente.server.store.migrate`."""

from alembic import context

from detente.server.store.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

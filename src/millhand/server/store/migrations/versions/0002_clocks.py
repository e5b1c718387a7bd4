"""Clocks"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Clocks"""
    house_clock = op.create_table(
        "house_clock",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("beat", sa.Integer(), nullable=False),
        sa.Column("time", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_house_clock")),
    )
    op.bulk_insert(house_clock, [{"id": 1, "beat": 0, "time": 0.0}])
    op.add_column("table_", sa.Column("clock_due", sa.Double(), nullable=True))
    op.create_index("ix_table__clock_due", "table_", ["clock_due"], unique=False)
    op.add_column("seat", sa.Column("asked_at", sa.Double(), nullable=True))
    op.add_column("seat", sa.Column("used", sa.Double(), server_default="0", nullable=False))
    op.add_column("seat", sa.Column("stand_in", sa.String(length=40), nullable=True))
    op.add_column("journal", sa.Column("stand_in", sa.String(length=40), nullable=True))
    # whoever is asked at a table with a clock has been asked from now on
    op.execute(
        "UPDATE table_ SET clock_due = 0 WHERE status = 'running'"
        """ AND (clock LIKE '%"kind":"move"%' OR clock LIKE '%"kind":"game"%')"""
    )

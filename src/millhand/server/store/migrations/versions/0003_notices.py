"""Notices"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Notices"""
    op.add_column(
        "person", sa.Column("notices", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_table(
        "notice_wish",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("base", sa.Text(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("webhook_kind", sa.String(length=8), nullable=False),
        sa.Column("mail", sa.String(length=200), nullable=True),
        sa.Column("mail_confirmed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["person.id"], name=op.f("fk_notice_wish_person_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notice_wish")),
    )
    op.create_table(
        "browser",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["person.id"], name=op.f("fk_browser_person_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_browser")),
    )
    op.create_index("ix_browser_person", "browser", ["person"], unique=False)
    op.create_table(
        "notice",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("way", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["person.id"], name=op.f("fk_notice_person_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["table_.id"], name=op.f("fk_notice_table_id_table_"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notice")),
    )
    op.create_index("ix_notice_due", "notice", ["due"], unique=False)

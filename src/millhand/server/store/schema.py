"""The tables of the database. A change here needs a migration; a test compares the two.

Times are seconds since 1970; those of clocks (`clock_due`, `asked_at`, `used`) are of the house,
see `clocks.py`. Everything that a match is lies in `journal`, which only grows; what `table_` says
of it (version, asked, status) is written in the same transaction and can be found again from the
journal.
"""

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMING)

ID = String(24)

person = Table(
    "person",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("login", String(80), unique=True),
    Column("password", String(200)),
    Column("language", String(2)),
    Column("created_at", Double, nullable=False),
    Column("notices", Boolean, nullable=False, server_default=false()),
    CheckConstraint("(login IS NULL) = (password IS NULL)", name="account_has_both"),
)

session = Table(
    "session",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("person", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
)

table_ = Table(
    "table_",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("board", Text),
    Column("rules_version", Integer, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("publish_shuffle", Boolean, nullable=False),
    Column("owner", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("status", String(8), nullable=False),
    Column("one_device", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("start_when_full", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("watch", String(32)),
    Column("invite", Integer, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("started_at", Double),
    Column("finished_at", Double),
    Column("version", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("bot_due", Double),
    Column("clock_due", Double),
    Column("undo", Text),
    Column("branch_of", ID, ForeignKey("table_.id", ondelete="SET NULL")),
    Column("branch_at", Integer),
    Column("rematch", ID, ForeignKey("table_.id", ondelete="SET NULL")),
    CheckConstraint(
        "status IN ('waiting', 'running', 'finished', 'expired')", name="status_is_known"
    ),
    Index("ix_table__status_touched_at", "status", "touched_at"),
    Index("ix_table__bot_due", "bot_due"),
    Index("ix_table__clock_due", "clock_due"),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", ID, ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ID, ForeignKey("person.id", ondelete="SET NULL"), index=True),
    Column("bot", String(40)),
    Column("name", String(80)),
    Column("link", Integer, nullable=False),
    Column("asked_at", Double),
    Column("used", Double, nullable=False, server_default="0"),
    Column("stand_in", String(40)),
    CheckConstraint("person IS NULL OR bot IS NULL", name="one_sits_there"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ID, ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("move_id", String(40)),
    Column("kind", String(4), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("stand_in", String(40)),
    UniqueConstraint("table_id", "move_id"),
    CheckConstraint("kind IN ('move', 'deal', 'undo')", name="kind_is_known"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ID, ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

allowance = Table(
    "allowance",
    metadata,
    Column("key", String(120), primary_key=True),
    Column("until", Double, nullable=False, index=True),
)

notice_wish = Table(
    "notice_wish",
    metadata,
    Column("person", ID, ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("base", Text, nullable=False),
    Column("webhook", Text),
    Column("webhook_kind", String(8), nullable=False),
    Column("mail", String(200)),
    Column("mail_confirmed", Boolean, nullable=False),
)

browser = Table(
    "browser",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created_at", Double, nullable=False),
)

notice = Table(
    "notice",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", ID, ForeignKey("table_.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("kind", String(8), nullable=False),
    Column("way", String(8), nullable=False),
    Column("target", String(64), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Double, nullable=False, index=True),
    Column("created_at", Double, nullable=False),
)

house_clock = Table(
    "house_clock",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", Integer, nullable=False),
    Column("time", Double, nullable=False),
)

secret = Table(
    "secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

"""People instead of powers on seats, notes of what happens around a table, absence, and links that can be made anew."""

import secrets
from collections import defaultdict

import sqlalchemy as sa
from alembic import op

from hortus.server.storage.migrations.parts import of_table

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

KEY_LETTERS, KEY_LENGTH = "ABCDEFGHJKLMNPQRSTUVWXYZ", 12
SEATS = {"haru_ichiban": ("red", "yellow"), "cherry_tree": ("0", "1", "2", "3"), "ishtar": ("1", "2", "3", "4")}


def upgrade() -> None:
    op.add_column("game_table", sa.Column("absence", sa.Integer))
    op.add_column("game_table", sa.Column("watch_epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("manage_epoch", sa.Integer, nullable=False, server_default="0"))
    for column in (sa.Column("person", sa.Integer), sa.Column("key", sa.String), sa.Column("seen", sa.String)):
        op.add_column("seat", column)
    op.create_index("seat_of_key", "seat", ["key"], unique=True)
    guest = sa.Column("guest", sa.String, nullable=False)
    of_table("person", guest, sa.Column("person", sa.Integer, nullable=False), key=("guest",))
    op.create_index("person_of_guest", "person", ["guest"])
    of_table(
        "note",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("note", sa.String, nullable=False),
        sa.Column("time", sa.String, nullable=False),
        key=("number",),
    )
    seat_people()
    note_seats()
    op.drop_index("power_of_guest", "power")
    op.rename_table("power", "earlier_power")
    guest = sa.Column("guest", sa.String, nullable=False)
    of_table("power", guest, sa.Column("power", sa.String, nullable=False), key=("guest", "power"))
    op.create_index("power_of_guest", "power", ["guest"])
    op.execute(
        "INSERT INTO power (table_id, guest, power) "
        "SELECT table_id, guest, power FROM earlier_power WHERE power <> 'seat' UNION "
        "SELECT table_id, guest, 'watch' FROM earlier_power"  # who had left a seat to a computer may still look on
    )
    op.drop_table("earlier_power")


def seat_people() -> None:
    """Guests who shared a seat become devices of one person."""
    connection = op.get_bind()
    held = (
        "SELECT power.table_id, power.seat, power.guest FROM power "
        "JOIN seat ON seat.table_id = power.table_id AND seat.seat = power.seat "
        "WHERE power.power = 'seat' AND seat.kind = 'person' ORDER BY power.table_id, power.seat, power.guest"
    )
    people: dict[str, dict[str, int]] = defaultdict(dict)
    holders: dict[tuple[str, int], list[str]] = defaultdict(list)
    for table_id, seat, guest in connection.execute(sa.text(held)).all():
        holders[table_id, seat].append(guest)
    for (table_id, seat), guests in holders.items():
        known = people[table_id]
        person = next((known[guest] for guest in guests if guest in known), len(set(known.values())) + 1)
        for guest in guests:
            known.setdefault(guest, person)
        values = {"table_id": table_id, "seat": seat, "person": person, "key": new_key()}
        sit = "UPDATE seat SET person = :person, key = :key WHERE table_id = :table_id AND seat = :seat"
        connection.execute(sa.text(sit), values)
    for table_id, known in people.items():
        for guest, person in known.items():
            row = {"table_id": table_id, "guest": guest, "person": person}
            know = "INSERT INTO person (table_id, guest, person) VALUES (:table_id, :guest, :person)"
            connection.execute(sa.text(know), row)


def note_seats() -> None:
    """What happened around a table before, nobody noted. From here on it is known who sits where."""
    connection = op.get_bind()
    played = "(SELECT COUNT(*) FROM action WHERE action.table_id = seat.table_id) AS place"
    seats = (
        "SELECT seat.table_id, seat.seat, seat.kind, seat.player, seat.person, game_table.game, game_table.changed, "
        f"{played} FROM seat JOIN game_table ON game_table.id = seat.table_id ORDER BY seat.table_id, seat.seat"
    )
    write = "INSERT INTO note (table_id, number, place, note, time) VALUES (:table_id, :number, :place, :note, :time)"
    for row in connection.execute(sa.text(seats)).all():
        who = f"sits {row.person}" if row.person else f"computer {row.player}" if row.kind == "computer" else "open"
        note = f"{SEATS[row.game][row.seat]} {who}"
        values = {"table_id": row.table_id, "number": row.seat, "place": row.place, "note": note, "time": row.changed}
        connection.execute(sa.text(write), values)


def new_key() -> str:
    return "".join(secrets.choice(KEY_LETTERS) for _ in range(KEY_LENGTH))


def downgrade() -> None:
    """Who sat where is told by powers again; notes are lost."""
    op.drop_index("power_of_guest", "power")
    op.rename_table("power", "later_power")
    of_table(
        "power",
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("power", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        key=("guest", "power", "seat"),
    )
    op.create_index("power_of_guest", "power", ["guest"])
    op.execute(
        "INSERT INTO power (table_id, guest, power, seat) SELECT table_id, guest, power, -1 FROM later_power "
        "UNION SELECT person.table_id, person.guest, 'seat', seat.seat FROM person "
        "JOIN seat ON seat.table_id = person.table_id AND seat.person = person.person"
    )
    for name in ("later_power", "note", "person"):
        op.drop_table(name)
    op.drop_index("seat_of_key", "seat")
    for column in ("person", "key", "seen"):
        op.drop_column("seat", column)
    for column in ("absence", "watch_epoch", "manage_epoch"):
        op.drop_column("game_table", column)

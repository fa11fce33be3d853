"""Trains what a position of Heuchel & Meuchel is worth, on records made by make-data.ts.

    python3 training/heuchel-und-meuchel/train.py --data positions.bin --out "$OUT"
"""

import argparse
import lzma
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "seat-net"))
from seat_net import Group, train_all  # noqa: E402

RECORD = np.dtype(
    [
        ("place", "u1", 36),
        ("lost", "u1", 6),
        ("threatened", "u1", 6),
        ("scores", "i1", 6),
        ("chances", "u1", 6),
        ("seats", "u1"),
        ("on_turn", "u1"),
        ("flags", "u1"),
        ("rest", "u1"),
        ("match", "<u4"),
    ]
)
# As in rows.ts.
ROWS, CLASSES, RANKS, STATES, WAY, MOST_SEATS = 13, 6, 6, 3, 7, 6
BY_RANK = ROWS * CLASSES * STATES
LOST = BY_RANK + ROWS * RANKS * STATES
THREATENED = LOST + 1
AWAY = THREATENED + 1
SEAT_ROWS = AWAY + 6
TABLE_ROWS = 7
NOWHERE = 255
# As in rewards.ts of the bot.
CLEAR, WINNING = 30, 0.65
# How much of a target is what a search foresaw, where there was one.
FORESEEN = 0.5


def group_of(records, seats):
    records = records[records["seats"] == seats]
    place = records["place"].astype(np.int64)
    # Absent cards last, so that those that lie somewhere are the first.
    cards = np.argsort(place == NOWHERE, axis=1, kind="stable")[:, : 6 * seats]
    place = np.take_along_axis(place, cards, 1)
    lies = place != NOWHERE
    state, rest = np.divmod(place, MOST_SEATS * ROWS)
    column, row = np.divmod(rest, ROWS)
    kind, rank = np.divmod(cards, RANKS)
    by_class = (row * CLASSES + kind) * STATES + state
    # Rows count from 0 here: a goal is WAY rows above the start of its class.
    by_rank = BY_RANK + ((row - kind) * RANKS + rank) * STATES + state
    rows = np.where(lies[..., None], np.stack([by_class, by_rank], 2), 0)
    away = (np.arange(seats)[None, :] - records["on_turn"][:, None].astype(int)) % seats
    numbers = np.zeros((len(records), seats, 8), dtype=np.uint8)
    numbers[..., 0] = records["lost"][:, :seats]
    numbers[..., 1] = records["threatened"][:, :seats]
    np.put_along_axis(numbers, 2 + away[..., None], 1, 2)
    table = np.zeros((len(records), TABLE_ROWS), dtype=np.uint8)
    table[:, seats - 2] = 1
    table[:, 5] = records["flags"] & 1
    table[:, 6] = records["flags"] >> 1
    scores = records["scores"][:, :seats].astype(np.float32)
    wins = scores == scores.max(1, keepdims=True)
    share = wins / wins.sum(1, keepdims=True)
    chances = records["chances"][:, :seats].astype(np.float32)
    total = chances.sum(1, keepdims=True)
    foreseen = np.where(total > 0, chances / np.maximum(total, 1), share)
    # Those for testing are compared with what came of them alone.
    weight = np.where(records["match"] % 20 == 0, 0, FORESEEN)[:, None]
    share = weight * foreseen + (1 - weight) * share
    best = np.stack([np.delete(scores, seat, 1).max(1) for seat in range(seats)], 1)
    lead = ((scores - best + CLEAR) / (2 * CLEAR)).clip(0, 1)
    return Group(
        seats=seats,
        rows=rows.astype(np.int16),
        seat_of=np.where(lies, column, -1).astype(np.int8),
        numbers=numbers,
        number_rows=[LOST, THREATENED, *range(AWAY, AWAY + 6)],
        table=table,
        share=share.astype(np.float32),
        reward=(WINNING * share + (1 - WINNING) * lead).astype(np.float32),
        match=records["match"],
    )


def only(group, which):
    names = ("rows", "seat_of", "numbers", "table", "share", "reward", "match")
    return Group(**{**vars(group), **{name: getattr(group, name)[which] for name in names}})


def without_die(group):
    return only(group, group.table[:, 5] == 0)


def with_die(group):
    return only(group, group.table[:, 5] == 1)


CONFIGURATIONS = [
    # name, units of both layers, which positions
    ("linear-no-die", 0, 0, without_die),
    ("linear-die", 0, 0, with_die),
    ("net-64-32-no-die", 64, 32, without_die),
    ("net-64-32-die", 64, 32, with_die),
    ("net-32-16-no-die", 32, 16, without_die),
    ("net-32-16-die", 32, 16, with_die),
]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", nargs="+", required=True)
    arguments.add_argument("--out", default=os.environ.get("OUT", "training/heuchel-und-meuchel/data"))
    arguments.add_argument("--seconds", type=float, default=45, help="for each configuration")
    arguments.add_argument("--then", help="searched positions, which are learnt last")
    arguments.add_argument("--only", default="")
    given = arguments.parse_args()
    records = np.concatenate([read(path) for path in given.data])
    then = groups_of(read(given.then)) if given.then else ()
    chosen = [one for one in CONFIGURATIONS if not given.only or one[0] in given.only.split(",")]
    train_all(
        groups_of(records), (TABLE_ROWS, SEAT_ROWS), chosen, given.seconds, given.out, then=then
    )


def groups_of(records):
    return [group_of(records, seats) for seats in range(2, 7) if (records["seats"] == seats).any()]


def read(path):
    opened = lzma.open if path.endswith(".xz") else open
    with opened(path, "rb") as file:
        return np.frombuffer(file.read(), dtype=RECORD)


if __name__ == "__main__":
    main()

"""Trains what a position is worth that is told as rows, on records as row-records.ts writes them.

    python3 training/seat-net/train_rows.py --shape 5 17 10 --rows 378 224 --data positions.bin --out "$OUT"

`--shape` is the most seats, and how many rows a position has of the table and of each seat; `--rows` how many there
are of either kind.
"""

import argparse
import lzma
import os

import numpy as np

from seat_net import Group, train_all

NOTHING = 0xFFFF
ALL = 255


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", nargs="+", required=True)
    arguments.add_argument("--shape", nargs=3, type=int, required=True)
    arguments.add_argument("--rows", nargs=2, type=int, required=True)
    arguments.add_argument("--nets", nargs="+", default=["0-0", "64-32", "32-16"])
    arguments.add_argument("--out", default=os.environ.get("OUT"))
    arguments.add_argument("--seconds", type=float, default=45, help="for each net")
    given = arguments.parse_args()
    records = np.concatenate([read(path, given.shape) for path in given.data])
    seats = np.unique(records[:, 0])
    groups = [group_of(records[records[:, 0] == one], one, given.shape, given.rows) for one in seats]
    sizes = [tuple(map(int, net.split("-"))) for net in given.nets]
    nets = [(f"net-{one}-{two}" if two else "linear", one, two, lambda group: group) for one, two in sizes]
    train_all(groups, given.rows, nets, given.seconds, given.out)


def read(path, shape):
    most_seats, table_rows, seat_rows = shape
    opened = lzma.open if path.endswith(".xz") else open
    with opened(path, "rb") as file:
        words = np.frombuffer(file.read(), dtype="<u2")
    return words.reshape(-1, 1 + table_rows + most_seats * seat_rows + 2 * most_seats + 2)


def group_of(records, seats, shape, rows):
    most_seats, table_rows, seat_rows = shape
    seats = int(seats)
    at = 1 + table_rows
    of_seats = records[:, at : at + seats * seat_rows]
    at += most_seats * seat_rows
    share = records[:, at : at + seats].astype(np.float32) / ALL
    reward = records[:, at + most_seats : at + most_seats + seats].astype(np.float32) / ALL
    lies = of_seats != NOTHING
    seat_of = np.repeat(np.arange(seats), seat_rows)[None, :]
    table = np.zeros((len(records), rows[0] + 1), dtype=np.uint8)
    of_table = np.minimum(records[:, 1 : 1 + table_rows].astype(np.int64), rows[0])
    for column in range(table_rows):
        np.add.at(table, (np.arange(len(records)), of_table[:, column]), 1)
    return Group(
        seats=seats,
        rows=np.where(lies, of_seats, 0).astype(np.int16)[..., None],
        seat_of=np.where(lies, seat_of, -1).astype(np.int8),
        numbers=np.zeros((len(records), seats, 1), dtype=np.uint8),
        number_rows=[0],
        table=table[:, :-1],
        share=share / share.sum(1, keepdims=True),
        reward=reward,
        match=records[:, -2].astype(np.int64) + records[:, -1].astype(np.int64) * 65536,
    )


if __name__ == "__main__":
    main()

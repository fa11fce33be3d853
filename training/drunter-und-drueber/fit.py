"""The numbers of the formula that make what came of turns likeliest, on what counts.ts has counted.

    python3 training/drunter-und-drueber/fit.py --seats 2

Found one by one, in ever smaller steps. Each fifth match is only for testing. Needs numpy alone.
"""

import argparse

import numpy as np

# HEAD_START, TEMPO, PER_STONE, LAST_STEP, EXPOSED, IN_THE_WAY and IDLE_TURN, as they are in the product.
NOW = np.array([11, 40, 200, 60, 20, 25, 30.0])
FITTED = (0, 1, 3, 4, 5, 6)
# What is never less, so that a chance stays one.
LEAST_HEAD_START = 3
TURN = 100


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", default="training/drunter-und-drueber/data/counts.f32")
    arguments.add_argument("--seats", type=int, default=2)
    given = arguments.parse_args()
    rows = np.fromfile(given.data, dtype=np.float32).reshape(-1, 3 + 4 * 9).astype(float)
    rows = rows[rows[:, 1] == given.seats]
    test = rows[:, 0] % 5 == 0
    fitted = fit(rows[~test])
    for name, numbers in (("now", NOW), ("fitted", fitted)):
        nats, error = judged(numbers, rows[test])
        print(f"{name}: {nats:.4f} nats, squared error {error:.4f}, {np.round(numbers, 1).tolist()}")


def chances(numbers, rows):
    head_start, tempo, per_stone, last_step, exposed, in_the_way, idle_turn = numbers
    seats = int(rows[0, 1])
    seat = rows[:, 3:].reshape(len(rows), 4, 9)[:, :seats]
    share, out, steps, wrong, open_, way, idle, right, misses = np.moveaxis(seat, 2, 0)
    turns = steps * TURN - wrong * last_step + open_ * exposed + way * in_the_way + idle * idle_turn
    turns += misses * TURN + np.arange(seats) * tempo / seats
    left = rows[:, 2:3] * TURN
    turns = np.where(turns <= left, turns, left + (8 - right) * per_stone)
    weights = np.where(out > 0, 0, np.maximum(turns + max(head_start, LEAST_HEAD_START), 1) ** -3.0)
    return share, weights / weights.sum(1, keepdims=True)


def judged(numbers, rows):
    share, found = chances(numbers, rows)
    nats = -(share * np.log(np.maximum(found, 1e-6))).sum(1).mean()
    return nats, ((share - found) ** 2).mean()


def fit(rows):
    numbers, steps = NOW.copy(), np.maximum(NOW * 0.3, 10)
    best = judged(numbers, rows)[0]
    while steps.max() > 0.5:
        before = best
        for which in FITTED:
            for step in (steps[which], -steps[which]):
                while True:
                    tried = numbers.copy()
                    tried[which] += step
                    found = judged(tried, rows)[0]
                    if found > best - 1e-7:
                        break
                    numbers, best = tried, found
        if best == before:
            steps /= 2
    return numbers


if __name__ == "__main__":
    main()

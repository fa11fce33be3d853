"""Trains Tablut's evaluation on positions made by make-data.ts. Needs PyTorch and numpy alone.

    python3 training/tablut/train.py --data training/tablut/data/positions.bin --out "$OUT"

For each configuration it writes NAME.bin (the quantised net, see write_net) and NAME.json (losses, and
what the integers say of the first test positions, which the JavaScript must repeat exactly).
"""

import argparse
import json
import os
import time

import numpy as np
import torch

RECORD = np.dtype(
    [
        ("dark", "u1", 11),
        ("light", "u1", 11),
        ("king", "u1"),
        ("flags", "u1"),
        ("value", "<i2"),
        ("estimate", "<i2"),
        ("outcome", "i1"),
        ("rest", "u1", 3),
    ]
)
DARK_ON_TURN, HARD, UNARMED, PALACE_OPEN, BEST_IS_CAPTURE = 1, 2, 4, 8, 16
DECIDED = 20_000
UNKNOWN = 2
KING_CLASSES = 14
ROWS_PER_KING = 2 * 81
PIECE_ROWS = KING_CLASSES * ROWS_PER_KING
OPTION_ROWS = 3
ROWS = PIECE_ROWS + OPTION_ROWS
NOTHING = ROWS
MOST_PIECES = 24
HEADS = 4
ONE = 127
CHECKED = 64

CONFIGURATIONS = [
    # name, hidden, squared activation, share of the search in the target, added to the hand-made estimate
    ("added-16-search", 16, True, 1.0, True),
    ("added-32-search", 32, True, 1.0, True),
    ("added-8-search", 8, True, 1.0, True),
    ("added-16-mixed", 16, True, 0.85, True),
    ("added-32-mixed", 32, True, 0.85, True),
    ("added-16-clipped", 16, False, 1.0, True),
    ("net-16-search", 16, True, 1.0, False),
    ("net-32-search", 32, True, 1.0, False),
    ("net-64-search", 64, True, 1.0, False),
    ("net-32-mixed", 32, True, 0.85, False),
]


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", nargs="+", default=["training/tablut/data/positions.bin"])
    arguments.add_argument("--out", default=os.environ.get("OUT", "training/tablut/data/nets"))
    arguments.add_argument("--seconds", type=float, default=50, help="for each configuration")
    arguments.add_argument("--only", default="")
    arguments.add_argument("--batch", type=int, default=8192)
    arguments.add_argument("--seed", type=int, default=14)
    given = arguments.parse_args()
    os.makedirs(given.out, exist_ok=True)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    started = time.time()

    data = Positions(given.data, device)
    print(f"{data.count} quiet positions, {data.tests} of them for testing, on {device}", flush=True)
    print(f"a search value of {data.scale:.0f} is won as often as logistic(1)", flush=True)
    for name, hidden, squared, share, added in CONFIGURATIONS:
        if given.only and name not in given.only.split(","):
            continue
        torch.manual_seed(given.seed)
        net = Net(hidden, squared, added).to(device)
        log = train(net, data, share, given)
        told = write_net(net, data, os.path.join(given.out, f"{name}.bin"))
        told.update(
            name=name, hidden=hidden, squared=squared, share=share, added=added, log=log
        )
        told.update(positions=data.count, seed=given.seed, batch=given.batch, device=device)
        with open(os.path.join(given.out, f"{name}.json"), "w") as file:
            json.dump(told, file, indent=1)
        print(f"{name}: {told['tests']} after {time.time() - started:.0f} s", flush=True)


class Positions:
    """The records as rows of the first layer, under each of the eight turns and mirrorings."""

    def __init__(self, paths, device):
        files = [settled(np.fromfile(path, dtype=RECORD)) for path in paths]
        # The files are in the order of the matches: the last tenth of each is met in no other way.
        tests = [file[len(file) - len(file) // 10 :] for file in files]
        records = np.concatenate([file[: len(file) - len(file) // 10] for file in files])
        learning = len(records)
        records = np.concatenate([records, *tests])
        self.count = len(records)
        self.tests = self.count - learning
        self.scale = fitted_scale(records)
        rows = np.stack([rows_of(records, symmetry) for symmetry in range(8)])
        self.rows = torch.from_numpy(rows).to(device)
        flags = records["flags"].astype(np.int64)
        self.heads = torch.from_numpy(flags & (DARK_ON_TURN | HARD)).to(device)
        value = records["value"].astype(np.float32)
        self.searched = torch.from_numpy(chance_of(value, self.scale)).float().to(device)
        known = torch.from_numpy(records["outcome"] != UNKNOWN).to(device)
        outcome = torch.from_numpy((records["outcome"] + 1) / 2).float().to(device)
        self.played = known
        self.outcome = torch.where(known, outcome, self.searched)
        self.estimate = torch.from_numpy(records["estimate"].astype(np.float32)).to(device)
        self.device = device

    def target(self, share):
        return share * self.searched + (1 - share) * self.outcome


def settled(records):
    """Without what a search finds by itself: a capture to make at once, and the end of the match."""
    return records[settled_where(records)]


def settled_where(records):
    is_quiet = (records["flags"] & BEST_IS_CAPTURE) == 0
    return is_quiet & (np.abs(records["value"].astype(np.int32)) <= DECIDED)


def fitted_scale(records):
    """By what to divide values so that their logistic foretells outcomes best."""
    value = records["value"].astype(np.float64)
    known = records["outcome"] != UNKNOWN
    value, outcome = value[known], (records["outcome"][known] + 1) / 2

    def loss(scale):
        chance = 1 / (1 + np.exp(-value / scale))
        return np.mean((chance - outcome) ** 2)

    return min(range(60, 900, 5), key=loss)


def rows_of(records, symmetry):
    columns, ranks = np.divmod(np.arange(81), 9)
    if symmetry & 1:
        columns = 8 - columns
    if symmetry & 2:
        ranks = 8 - ranks
    if symmetry & 4:
        columns, ranks = ranks, columns
    moved = columns * 9 + ranks
    king = moved[records["king"]]
    column, rank = np.divmod(king, 9)
    mirrors, flips = column > 4, rank > 4
    column, rank = np.minimum(column, 8 - column), np.minimum(rank, 8 - rank)
    swaps = rank > column
    column, rank = np.maximum(column, rank), np.minimum(column, rank)
    king_class = rank * 5 - rank * (rank - 1) // 2 + (column - rank) - 1
    rows = np.full((len(records), MOST_PIECES + OPTION_ROWS), NOTHING, dtype=np.int64)
    filled = np.zeros(len(records), dtype=np.int64)
    for colour, pieces in enumerate(("dark", "light")):
        bits = np.unpackbits(records[pieces], axis=1, bitorder="little")[:, :81]
        which, square = np.nonzero(bits)
        place = moved[square]
        at_column, at_rank = np.divmod(place, 9)
        at_column = np.where(mirrors[which], 8 - at_column, at_column)
        at_rank = np.where(flips[which], 8 - at_rank, at_rank)
        swapped = swaps[which]
        at_column, at_rank = (
            np.where(swapped, at_rank, at_column),
            np.where(swapped, at_column, at_rank),
        )
        row = (king_class[which] * 2 + colour) * 81 + at_column * 9 + at_rank
        # np.nonzero goes record by record: a record's pieces are numbered by what came before it.
        starts = np.searchsorted(which, np.arange(len(records)))
        order = np.arange(len(which)) - starts[which]
        rows[which, filled[which] + order] = row
        filled += bits.sum(axis=1, dtype=np.int64)
    for option, flag in enumerate((HARD, UNARMED, PALACE_OPEN)):
        rows[(records["flags"] & flag) != 0, MOST_PIECES + option] = PIECE_ROWS + option
    return rows.astype(np.int16)


class Net(torch.nn.Module):
    def __init__(self, hidden, squared, added):
        super().__init__()
        self.squared = squared
        self.added = added
        self.first = torch.nn.EmbeddingBag(ROWS + 1, hidden, mode="sum", padding_idx=NOTHING)
        # What a piece on a square means wherever the king is: each row learns only how it differs.
        self.shared = torch.nn.EmbeddingBag(
            ROWS_PER_KING + 1, hidden, mode="sum", padding_idx=ROWS_PER_KING
        )
        torch.nn.init.normal_(self.first.weight, std=0.01)
        torch.nn.init.normal_(self.shared.weight, std=0.08)
        with torch.no_grad():
            self.first.weight[NOTHING] = 0
            self.shared.weight[ROWS_PER_KING] = 0
        self.bias = torch.nn.Parameter(torch.full((hidden,), 0.3))
        self.heads = torch.nn.Parameter(torch.randn(HEADS, hidden) * 0.3)
        self.offsets = torch.nn.Parameter(torch.zeros(HEADS))

    def forward(self, rows, heads, estimate):
        rows = rows.int()
        shared = torch.where(rows < PIECE_ROWS, rows % ROWS_PER_KING, ROWS_PER_KING)
        active = (self.first(rows) + self.shared(shared) + self.bias).clamp(0, 1)
        if self.squared:
            active = active * active
        value = (active * self.heads[heads]).sum(1) + self.offsets[heads]
        return value + estimate if self.added else value

    @torch.no_grad()
    def keep_in_range(self):
        self.first.weight.clamp_(-0.5, 0.5)
        self.shared.weight.clamp_(-0.5, 0.5)

    @torch.no_grad()
    def merged_rows(self):
        rows = self.first.weight[:ROWS].clone()
        rows[:PIECE_ROWS] += self.shared.weight[:ROWS_PER_KING].repeat(KING_CLASSES, 1)
        return rows


def train(net, data, share, given):
    learning = data.count - data.tests
    target = data.target(share)
    estimate = data.estimate / data.scale
    optimiser = torch.optim.AdamW(
        [
            {"params": [net.first.weight], "weight_decay": 0.3},
            {"params": [net.shared.weight, net.bias, net.heads, net.offsets], "weight_decay": 0.01},
        ]
    )
    best = (float("inf"), None)
    started = time.time()
    log = []
    epoch = 0
    while (spent := time.time() - started) < given.seconds:
        # From fast to slow over the time that there is.
        for group in optimiser.param_groups:
            group["lr"] = 2e-3 * (1 - spent / given.seconds) ** 1.5 + 1e-5
        order = torch.randperm(learning, device=data.device)
        sum_of_losses = torch.zeros((), device=data.device)
        batches = 0
        for start in range(0, learning, given.batch):
            picked = order[start : start + given.batch]
            symmetry = torch.randint(8, picked.shape, device=data.device)
            value = net(data.rows[symmetry, picked], data.heads[picked], estimate[picked])
            loss = ((torch.sigmoid(value) - target[picked]) ** 2).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            net.keep_in_range()
            sum_of_losses += loss.detach()
            batches += 1
        epoch += 1
        test = test_loss(net, data, target, estimate)
        if test < best[0]:
            best = (test, {name: value.clone() for name, value in net.state_dict().items()})
        if epoch % 10 == 1:
            log.append([epoch, round(sum_of_losses.item() / batches, 6), round(test, 6)])
    # Of matches that it has not learnt from, early stopping keeps what foretold them best.
    net.load_state_dict(best[1])
    log.append([epoch, None, round(best[0], 6)])
    return log


@torch.no_grad()
def test_loss(net, data, target, estimate):
    tests = slice(data.count - data.tests, data.count)
    value = net(data.rows[0, tests], data.heads[tests], estimate[tests])
    return ((torch.sigmoid(value) - target[tests]) ** 2).mean().item()


@torch.no_grad()
def write_net(net, data, path):
    """Little-endian: rows as int8 [ROWS][hidden]; bias as int16 [hidden]; heads as int8 [HEADS][hidden];
    then int32: offsets [HEADS], factor, shift, squared (0 or 1), added (0 or 1). A position's value for
    light is (active · head × factor + offset) >> shift, with active units from 0 to 127."""
    rows = (net.merged_rows() * ONE).round().clamp(-127, 127).cpu().numpy().astype(np.int8)
    bias = (net.bias * ONE).round().cpu().numpy().astype(np.int16)
    largest = net.heads.abs().max().item()
    heads = (net.heads / largest * 127).round().cpu().numpy().astype(np.int8)
    exact = data.scale * largest / 127 / ONE
    shift = int(np.floor(np.log2(1023 / exact)))
    factor = int(round(exact * 2**shift))
    offsets = (net.offsets.cpu().numpy() * data.scale * 2**shift).round().astype(np.int64)
    offsets = (offsets + (1 << (shift - 1))).astype(np.int32)
    with open(path, "wb") as file:
        file.write(rows.tobytes() + bias.tobytes() + heads.tobytes() + offsets.tobytes())
        file.write(np.array([factor, shift, net.squared, net.added], dtype=np.int32).tobytes())

    tests = slice(data.count - data.tests, data.count)
    padded = np.concatenate([rows, np.zeros((1, rows.shape[1]), dtype=np.int8)]).astype(np.int64)
    place = data.rows[0, tests].cpu().numpy()
    head = data.heads[tests].cpu().numpy()
    active = np.zeros((data.tests, rows.shape[1]), dtype=np.int64) + bias
    for slot in range(place.shape[1]):
        active += padded[place[:, slot]]
    active = active.clip(0, ONE)
    if net.squared:
        active = (active * active) >> 7
    summed = (active * heads[head].astype(np.int64)).sum(1)
    products = summed * factor + offsets[head]
    value = products >> shift
    estimate = data.estimate[tests].cpu().numpy().astype(np.int64)
    if net.added:
        value = value + estimate
    outcome = data.outcome[tests].cpu().numpy()
    searched = data.searched[tests].cpu().numpy()
    played = data.played[tests].cpu().numpy()
    return {
        "tests": {
            name: round(float(np.mean((chance_of(own, data.scale) - wanted)[which] ** 2)), 6)
            for name, own, wanted, which in [
                ("net against search", value, searched, played),
                ("net against search, aside", value, searched, ~played),
                ("net against outcome", value, outcome, played),
                ("hand-made against search", estimate, searched, played),
                ("hand-made against search, aside", estimate, searched, ~played),
                ("hand-made against outcome", estimate, outcome, played),
            ]
            if which.any()
        },
        "scale": data.scale,
        "largestProduct": int(np.abs(products).max()),
        "bytes": os.path.getsize(path),
        "firstTest": data.count - data.tests,
        "values": value[:CHECKED].tolist(),
    }


def chance_of(value, scale):
    return 1 / (1 + np.exp(-value / scale))


if __name__ == "__main__":
    main()

"""Trains what the race leaves to be known, on numbers as write-features.ts writes them: a small net whose answer is
added to the logarithm of each seat's chance by the formula.

    python3 training/leibkoeche/train.py --data features.f32 --out "$OUT"
"""

import argparse
import json
import os

import numpy as np
import torch

MOST_SEATS, SEAT, TABLE = 4, 17, 5


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", required=True)
    arguments.add_argument("--out", default=os.environ.get("OUT"))
    arguments.add_argument("--nets", nargs="+", default=["0-0", "16-8", "32-16"])
    arguments.add_argument("--rounds", type=int, default=1500)
    arguments.add_argument("--decay", type=float, default=3e-2)
    given = arguments.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = read(given.data, device)
    for net in given.nets:
        hidden, second = map(int, net.split("-"))
        torch.manual_seed(14)
        learn(net, Net(hidden, second).to(device), data, given)


def read(path, device):
    rows = np.fromfile(path, dtype=np.float32).reshape(-1, 3 + MOST_SEATS + TABLE + MOST_SEATS * SEAT)
    match = rows[:, 0].astype(np.int64)
    put = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
    at = 3 + MOST_SEATS
    sits = rows[:, 3:at] > 0
    return {
        "seats": put(rows[:, 1].astype(np.int64)),
        "winner": put(rows[:, 2].astype(np.int64) - 1),
        "base": put(np.where(sits, np.log(np.maximum(rows[:, 3:at], 1e-4)), -30).astype(np.float32)),
        "sits": put(sits.astype(np.float32)),
        "table": put(rows[:, at : at + TABLE]),
        "seat": put(rows[:, at + TABLE :].reshape(-1, MOST_SEATS, SEAT)),
        "learn": put(match % 5 > 1),
        "stop": put(match % 5 == 1),
        "test": put(match % 5 == 0),
    }


class Net(torch.nn.Module):
    def __init__(self, hidden, second):
        super().__init__()
        self.linear = hidden == 0
        width = hidden or 1
        self.own = torch.nn.Linear(SEAT, width)
        self.other = torch.nn.Linear(SEAT, width, bias=False)
        self.table = torch.nn.Linear(TABLE, width, bias=False)
        if not self.linear:
            self.between = torch.nn.Linear(hidden, second)
            self.last = torch.nn.Linear(second, 1)
            torch.nn.init.zeros_(self.last.weight)
            torch.nn.init.zeros_(self.last.bias)

    def forward(self, data, at):
        seat = data["seat"][at]
        others = seat.sum(1, keepdim=True) - seat
        first = self.own(seat) + self.other(others) + self.table(data["table"][at])[:, None, :]
        if not self.linear:
            first = self.last(self.between(first.clamp(0, 1)).clamp(0, 1))
        return data["base"][at] + first[..., 0] * data["sits"][at]


def learn(name, net, data, given):
    optimiser = torch.optim.AdamW(net.parameters(), lr=4e-3, weight_decay=given.decay)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, given.rounds)
    learnt = torch.nonzero(data["learn"])[:, 0]
    best = (float("inf"), None, 0)
    for number in range(given.rounds):
        at = learnt[torch.randperm(len(learnt), device=learnt.device)[:16384]]
        loss = torch.nn.functional.cross_entropy(net(data, at), data["winner"][at])
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
        schedule.step()
        if number % 10 == 9:
            found = tested(net, data, data["stop"])[0]
            if found < best[0]:
                best = (found, {key: one.clone() for key, one in net.state_dict().items()}, number)
    net.load_state_dict(best[1])
    for seats in (2, 3, 4):
        where = data["test"] & (data["seats"] == seats)
        print(name, seats, "seats", int(where.sum()), "by the formula", tested(None, data, where), "with", tested(net, data, where), "best round", best[2], flush=True)
    if not net.linear:
        write(os.path.join(given.out, f"net-{name}.bin"), net)


@torch.no_grad()
def tested(net, data, where):
    """Nats, and squared error per seat."""
    at = torch.nonzero(where)[:, 0]
    logits = net(data, at) if net else data["base"][at]
    nats = torch.nn.functional.cross_entropy(logits, data["winner"][at])
    won = torch.nn.functional.one_hot(data["winner"][at], MOST_SEATS)
    error = ((torch.softmax(logits, 1) - won) ** 2).sum(1) / data["seats"][at]
    return round(nats.item(), 4), round(error.mean().item(), 4)


def write(path, net):
    """Two sizes, then layer by layer, each unit's weights together."""
    second, hidden = net.between.weight.shape
    parts = [net.own.bias, net.own.weight, net.other.weight, net.table.weight]
    parts += [net.between.bias, net.between.weight, net.last.bias, net.last.weight]
    with open(path, "wb") as file:
        file.write(np.array([hidden, second], dtype=np.uint32).tobytes())
        for part in parts:
            file.write(part.detach().cpu().numpy().astype(np.float32).tobytes())


if __name__ == "__main__":
    main()

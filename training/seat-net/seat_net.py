"""A small net for games of several seats, trained on what came of positions; see packages/bots/src/seat-net for its form.

A game hands over groups of positions, one group for each number of seats (`Group`). Needs PyTorch and numpy alone.
"""

import json
import os
import time
from dataclasses import dataclass

import numpy as np
import torch

ONE = 127
SECOND_SHIFT = 6
LAST = 256
CHECKED = 32


@dataclass
class Group:
    """Positions with the same number of seats. What lies somewhere has up to `kinds` rows and one seat, from 0; −1
    is nobody's. Numbers are rows that count several times."""

    seats: int
    rows: np.ndarray  # [positions, things, kinds]
    seat_of: np.ndarray  # [positions, things]
    numbers: np.ndarray  # [positions, seats, numbers], how often
    number_rows: list  # of which rows
    table: np.ndarray  # [positions, table rows], 0 or 1
    share: np.ndarray  # [positions, seats], together 1
    reward: np.ndarray  # [positions, seats], 0 to 1
    match: np.ndarray  # [positions]


class SeatNet(torch.nn.Module):
    def __init__(self, table_rows, seat_rows, hidden, second):
        """Without a second layer it is linear, the yardstick."""
        super().__init__()
        self.second = second
        width = hidden if second else 2
        self.table = torch.nn.Parameter(torch.randn(table_rows, width) * 0.05)
        self.own = torch.nn.Parameter(torch.randn(seat_rows, width) * 0.05)
        self.other = torch.nn.Parameter(torch.randn(seat_rows, width) * 0.05)
        self.bias = torch.nn.Parameter(torch.full((width,), 0.3 if second else 0.0))
        if second:
            self.between = torch.nn.Linear(hidden, second)
            self.last = torch.nn.Linear(second, 2)

    def forward(self, rows, seat_of, numbers, number_rows, table):
        seats = numbers.shape[1]
        belongs = seat_of[:, None, :] == torch.arange(seats, device=rows.device)[None, :, None]
        belongs = belongs.float()
        own = belongs @ torch.nn.functional.embedding(rows, self.own).sum(2)
        other = belongs @ torch.nn.functional.embedding(rows, self.other).sum(2)
        own = own + numbers @ self.own[number_rows]
        other = other + numbers @ self.other[number_rows]
        everybody = self.bias + table @ self.table + other.sum(1)
        first = everybody[:, None, :] + own - other
        if not self.second:
            return first
        return self.last(self.between(first.clamp(0, 1)).clamp(0, 1))

    @torch.no_grad()
    def keep_in_range(self):
        if not self.second:
            return
        for weights in (self.table, self.own, self.other):
            weights.clamp_(-1, 1)
        self.between.weight.clamp_(-1.98, 1.98)


class Data:
    def __init__(self, groups, device):
        self.device = device
        self.parts = {"learn": [], "stop": [], "test": []}
        for group in groups:
            order = group.match % 20
            for name, which in (("learn", order > 1), ("stop", order == 1), ("test", order == 0)):
                self.parts[name].append(self.tensors(group, np.nonzero(which)[0]))

    def tensors(self, group, which):
        def put(array, kind):
            return torch.from_numpy(np.ascontiguousarray(array[which])).to(self.device, kind)

        return {
            "seats": group.seats,
            "count": len(which),
            "rows": put(group.rows, torch.int16),
            "seat_of": put(group.seat_of, torch.int8),
            "numbers": put(group.numbers, torch.uint8),
            "number_rows": group.number_rows,
            "table": put(group.table, torch.uint8),
            "share": put(group.share, torch.float32),
            "reward": put(group.reward, torch.float32),
        }


def run(net, part, at):
    return net(
        part["rows"][at].int(),
        part["seat_of"][at].long(),
        part["numbers"][at].float(),
        part["number_rows"],
        part["table"][at].float(),
    )


def losses(logits, part, at):
    share = torch.softmax(logits[..., 0], 1)
    brier = ((share - part["share"][at]) ** 2).mean(1)
    entropy = -(torch.log_softmax(logits[..., 0], 1) * part["share"][at]).sum(1)
    reward = ((torch.sigmoid(logits[..., 1]) - part["reward"][at]) ** 2).mean(1)
    return brier, entropy, reward


def train(net, data, seconds, batch=8192, rate=4e-3, decay=1e-3):
    optimiser = torch.optim.AdamW(net.parameters(), weight_decay=decay)
    learn = data.parts["learn"]
    started, epoch, best = time.time(), 0, (float("inf"), None)
    log = []
    while (spent := time.time() - started) < seconds:
        batches = []
        for number, part in enumerate(learn):
            order = torch.randperm(part["count"], device=data.device)
            batches += [(number, order[at : at + batch]) for at in range(0, part["count"], batch)]
        for which in torch.randperm(len(batches)).tolist():
            # From fast to slow over the time that there is.
            spent = min(1.0, (time.time() - started) / seconds)
            for group in optimiser.param_groups:
                group["lr"] = rate * (1 - spent) ** 1.5 + 1e-5
            number, at = batches[which]
            _, entropy, reward = losses(run(net, learn[number], at), learn[number], at)
            loss = entropy.mean() + 4 * reward.mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            net.keep_in_range()
        epoch += 1
        found = tested(net, data.parts["stop"])
        if found["loss"] < best[0]:
            best = (found["loss"], {name: one.clone() for name, one in net.state_dict().items()})
        if epoch % 10 == 1:
            log.append([epoch, found])
    net.load_state_dict(best[1])
    log.append([epoch, tested(net, data.parts["stop"])])
    return log


@torch.no_grad()
def tested(net, parts, batch=65536):
    """Mean square errors per seat, over all positions and by number of seats."""
    sums, count, told = torch.zeros(3), 0, {}
    for part in parts:
        own = torch.zeros(3)
        for at in range(0, part["count"], batch):
            where = slice(at, at + batch)
            found = losses(run(net, part, where), part, where)
            own += torch.stack([one.sum() for one in found]).cpu()
        told[part["seats"]] = round(own[0].item() / max(1, part["count"]), 5)
        sums, count = sums + own, count + part["count"]
    brier, entropy, reward = (sums / count).tolist()
    return {
        "loss": entropy + 4 * reward,
        "brier": round(brier, 5),
        "reward": round(reward, 5),
        "by seats": told,
    }


@torch.no_grad()
def quantise(net):
    """The weights as whole numbers, as seat-net.ts reads them."""

    def whole(weights, scale, kind):
        bounds = np.iinfo(kind)
        scaled = (weights.double().cpu().numpy() * scale).round()
        return scaled.clip(bounds.min, bounds.max).astype(kind)

    between = 1 << SECOND_SHIFT
    return {
        "bias": whole(net.bias, ONE, np.int16),
        "second_bias": whole(net.between.bias, ONE * between, np.int32),
        "last_bias": whole(net.last.bias, ONE * LAST, np.int32),
        "last": whole(net.last.weight, LAST, np.int16),
        "table": whole(net.table, ONE, np.int8),
        "own": whole(net.own, ONE, np.int8),
        "other": whole(net.other, ONE, np.int8),
        "second": whole(net.between.weight, between, np.int8),
    }


def write(path, whole):
    sizes = [len(whole["table"]), len(whole["own"]), *whole["second"].shape[::-1]]
    with open(path, "wb") as file:
        file.write(np.array(sizes, dtype=np.uint32).tobytes())
        for name in ("bias", "second_bias", "last_bias", "last", "table", "own", "other", "second"):
            file.write(whole[name].tobytes())


def whole_logits(whole, part, at):
    """What seat-net.ts finds, by the same whole numbers."""
    rows = part["rows"][at].cpu().numpy()
    seat_of = part["seat_of"][at].cpu().numpy()
    numbers = part["numbers"][at].cpu().numpy().astype(np.int64)
    table = part["table"][at].cpu().numpy().astype(np.int64)
    belongs = (seat_of[:, None, :] == np.arange(part["seats"])[None, :, None]).astype(np.int64)

    def summed(weights):
        weights = weights.astype(np.int64)
        return belongs @ weights[rows].sum(2) + numbers @ weights[part["number_rows"]]

    own, other = summed(whole["own"]), summed(whole["other"])
    everybody = whole["bias"] + table @ whole["table"].astype(np.int64) + other.sum(1)
    first = (everybody[:, None, :] + own - other).clip(0, ONE)
    second = first @ whole["second"].astype(np.int64).T + whole["second_bias"]
    second = (second >> SECOND_SHIFT).clip(0, ONE)
    return second @ whole["last"].astype(np.int64).T + whole["last_bias"]


def train_all(groups, rows, configurations, seconds, out, seed=14, then=(), then_seconds=20):
    """`rows` are those of the table and of a seat; a configuration has a name, sizes, and which groups it is for. What
    is learnt from many positions is then learnt anew, more slowly, from fewer and better ones."""
    device = "cuda" if torch.cuda.is_available() else "cpu"
    os.makedirs(out, exist_ok=True)
    told = {}
    for name, hidden, second, chosen in configurations:
        torch.manual_seed(seed)
        data = Data([one for one in map(chosen, groups) if one is not None], device)
        net = SeatNet(*rows, hidden, second).to(device)
        log = train(net, data, seconds)
        found = {"test": tested(net, data.parts["test"]), "log": log, "seed": seed}
        if then:
            data = Data([one for one in map(chosen, then) if one is not None], device)
            found["then before"] = tested(net, data.parts["test"])
            train(net, data, then_seconds, rate=3e-4, decay=3e-2)
            found["then"] = tested(net, data.parts["test"])
        if second:
            whole = quantise(net)
            write(os.path.join(out, f"{name}.bin"), whole)
            found["bytes"] = os.path.getsize(os.path.join(out, f"{name}.bin"))
            found["whole"] = [tested_whole(whole, part) for part in data.parts["test"]]
        told[name] = found
        short = {key: found[key] for key in ("test", "then before", "then", "whole", "bytes") if key in found}
        print(name, f"epochs {log[-1][0]}", json.dumps(short), flush=True)
        with open(os.path.join(out, "told.json"), "w") as file:
            json.dump(told, file, indent=1)


def tested_whole(whole, part):
    at = slice(0, 20000)
    logits = torch.from_numpy(whole_logits(whole, part, at) / (ONE * LAST)).float()
    target = {name: part[name][at].cpu() for name in ("share", "reward")}
    brier, _, reward = losses(logits, target, slice(None))
    return [part["seats"], round(brier.mean().item(), 5), round(reward.mean().item(), 5)]

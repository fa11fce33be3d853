"""Fits the weights of Tablut's hand-made evaluation by logistic regression, one set for each king rule.

    npx node training/tablut/features.ts
    python3 training/tablut/fit.py

Prints them as packages/games/src/tablut/bot/weights.ts wants them, with the squared errors on the last
tenth of the matches. Needs PyTorch and numpy.
"""

import argparse

import numpy as np
import torch

from train import HARD, RECORD, chance_of, settled_where

NAMES = ["offset", "turn", "kingStep", "oneCorner", "twoCorners", "inThree"]
NAMES += ["attackerBesideKing", "defenderBesideKing", "exposedSide"]
NAMES += ["attackerAt", "defenderAt", "kingAt"]
SIZES = [1, 1, 1, 2, 2, 2, 1, 1, 1, 15, 15, 15]
SCALE = 290
# What a weight is pulled towards, where positions say little of it: two open corners are as good as won.
TOWARDS = {"twoCorners": [997, 209]}
PULL = 2e-4


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--data", default="training/tablut/data/positions.bin")
    arguments.add_argument("--features", default="training/tablut/data/features.bin")
    arguments.add_argument("--share", type=float, default=0.5, help="of the search in the target")
    given = arguments.parse_args()
    records = np.fromfile(given.data, dtype=RECORD)
    features = np.fromfile(given.features, dtype=np.int8).reshape(len(records), sum(SIZES))
    for rule, flag in (("either", 0), ("hard", HARD)):
        which = settled_where(records) & ((records["flags"] & HARD) == flag)
        fit(rule, records[which], features[which].astype(np.float32), given.share)


def fit(rule, records, features, share):
    learning = len(records) * 9 // 10
    outcome = (records["outcome"] + 1) / 2
    searched = chance_of(records["value"], SCALE)
    target = torch.tensor((share * searched + (1 - share) * outcome)[:learning]).float()
    seen = torch.tensor(features[:learning])
    start = torch.cat([torch.tensor(TOWARDS.get(name, [0.0] * size)) for name, size in zip(NAMES, SIZES)])
    start = start / SCALE
    weights = start.clone().requires_grad_()
    optimiser = torch.optim.LBFGS([weights], max_iter=200, line_search_fn="strong_wolfe")
    loss_of = torch.nn.functional.binary_cross_entropy_with_logits

    def loss():
        optimiser.zero_grad()
        lost = loss_of(seen @ weights, target) + PULL * ((weights - start) ** 2).sum()
        lost.backward()
        return lost

    optimiser.step(loss)
    found = np.round(weights.detach().numpy() * SCALE)
    tests = slice(learning, len(records))
    for name, value in (("fitted", features[tests] @ found), ("as it was", records["estimate"][tests])):
        chance = chance_of(value, SCALE)
        against = [np.mean((chance - wanted[tests]) ** 2) for wanted in (outcome, searched)]
        print(f"// {rule}, {name}: {against[0]:.5f} against outcomes, {against[1]:.5f} against searches")
    at = 0
    for name, size in zip(NAMES, SIZES):
        numbers = [int(one) for one in found[at : at + size]]
        print(f"  {name}: {numbers if size > 1 else numbers[0]},")
        at += size


if __name__ == "__main__":
    main()

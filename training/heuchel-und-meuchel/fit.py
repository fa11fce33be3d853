"""Fits the weights of Heuchel & Meuchel's playout policy to what a search preferred, as decisions.bin tells it.

    python3 training/heuchel-und-meuchel/fit.py

A conditional logit of the search's choice by what the policy sees in each move. Prints the weights in the scale in
which they fit and, beside them, how well the policy as it is would fit; writes weights.json for compare.ts. Needs
numpy alone.
"""

import argparse
import json

import numpy as np

NAMES = ["step", "nearer", "rush", "home", "lastCall", "finish", "take", "prey", "risk", "riskTaking"]
NAMES += ["hunt", "escape", "split", "further"]
NOW = [0.3, 0.02, 0.1, 1.4, 1, 8, 0.4, 7, 2.8, 0.7, 0.3, 1.1, 0.5, -1]
# Whether to end a match is clear: it stays as it is, in the sum and beside it.
FINISH = NAMES.index("finish")
HEAD = 4
PULL = 1e-4
HELD = 1e6
# Where all moves are worth the same, the match is decided, and nothing is to be learnt.
LEAST_DIFFERENCE = 0.03


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--decisions", nargs="+", default=["training/heuchel-und-meuchel/data/decisions.bin"])
    arguments.add_argument("--out", default="training/heuchel-und-meuchel/data/weights.json")
    given = arguments.parse_args()
    features, shares, values, starts, heads = decisions_in(given.decisions)
    shares = preferred(shares, starts)
    tests = heads[:, 1] % 10 == 0
    differ = np.maximum.reduceat(values, starts) - np.minimum.reduceat(values, starts)
    is_open = differ > LEAST_DIFFERENCE
    told = {}
    for die, with_die in (("off", 0), ("on", 1)):
        for seats, chosen in (("two", heads[:, 2] == 2), ("more", heads[:, 2] > 2)):
            chosen = chosen & is_open & (heads[:, 3] == with_die)
            learning = picked(features, shares, starts, heads, chosen & ~tests)
            testing = picked(features, shares, starts, heads, chosen & tests)
            print(f"die {die}, {seats}: {len(learning[2])} decisions, {len(testing[2])} for testing")
            told.setdefault(die, {})[seats] = fit(learning, testing)
    with open(given.out, "w") as file:
        json.dump(told, file, indent=1)


def fit(learning, testing):
    now = np.array(NOW)
    scale = min(np.geomspace(0.02, 2, 20), key=lambda one: loss_of(one * now, *learning)[0])
    weights = fitted(scale * now, learning)
    for name, one in (("as it is", scale * now), ("fitted", weights)):
        loss, _ = loss_of(one, *testing)
        print(f"  {name}: {loss:.4f} nats, {agreement(one, *testing):.3f} agree with the search")
    # As far apart as before, in points, what moves differ by on average.
    spread = np.sqrt(now @ np.cov(learning[0].T) @ now / (weights @ np.cov(learning[0].T) @ weights))
    told = {name: round(float(one * spread), 2) for name, one in zip(NAMES, weights)}
    told["finish"] = NOW[FINISH]
    print(" ", told)
    return told


def decisions_in(paths):
    words = np.concatenate([np.fromfile(path, dtype="<f4") for path in paths])
    rows, starts, heads, at, total = [], [], [], 0, 0
    width = 2 + len(NAMES)
    while at < len(words):
        count = int(words[at])
        end = at + HEAD + count * width
        if end > len(words):
            break
        heads.append(words[at : at + HEAD])
        rows.append(words[at + HEAD : end].reshape(count, width))
        starts.append(total)
        total += count
        at = end
    joined = np.concatenate(rows).astype(np.float64)
    return joined[:, 2:], joined[:, 0], joined[:, 1], np.array(starts), np.array(heads)


def preferred(shares, starts):
    """All for the move that was made, the most tried: shares themselves are flat, since a search tries everything."""
    counts = np.diff(np.append(starts, len(shares)))
    most = np.repeat(np.maximum.reduceat(shares, starts), counts) == shares
    return most / np.repeat(np.add.reduceat(most.astype(float), starts), counts)


def picked(features, shares, starts, heads, which):
    counts = heads[:, 0].astype(int)
    mask = np.repeat(which, counts)
    counts = counts[which]
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    return features[mask], shares[mask], starts, counts


def chances(weights, features, starts, counts):
    value = features @ weights
    value -= np.repeat(np.maximum.reduceat(value, starts), counts)
    power = np.exp(value)
    return power / np.repeat(np.add.reduceat(power, starts), counts)


def loss_of(weights, features, shares, starts, counts):
    chance = chances(weights, features, starts, counts)
    loss = -(shares * np.log(chance + 1e-12)).sum() / len(starts)
    gradient = features.T @ (chance - shares) / len(starts)
    return loss, gradient


def agreement(weights, features, shares, starts, counts):
    chance = chances(weights, features, starts, counts)
    best = np.repeat(np.maximum.reduceat(chance, starts), counts) == chance
    most = np.repeat(np.maximum.reduceat(shares, starts), counts) == shares
    return np.add.reduceat((best & most).astype(float), starts).clip(0, 1).mean()


def fitted(start, learning):
    """Newton's method, pulled a little towards where it began."""
    features, shares, starts, counts = learning
    weights = start.copy()
    pull = PULL * np.eye(len(start))
    pull[FINISH, FINISH] = HELD
    for _ in range(12):
        chance = chances(weights, features, starts, counts)
        weighed = chance[:, None] * features
        means = np.add.reduceat(weighed, starts, axis=0)
        curvature = (features.T @ weighed - means.T @ means) / len(starts) + pull
        _, gradient = loss_of(weights, *learning)
        weights = weights - np.linalg.solve(curvature, gradient + pull @ (weights - start))
    return weights


if __name__ == "__main__":
    main()

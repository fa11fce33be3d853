import type { Belief, HiddenThing } from '@kast/bots';
import { readdirSync, readFileSync } from 'node:fs';
import {
  append,
  type HostedMatch,
  hostMatch,
  hostPly,
  type MatchRecord,
  must,
  newMatch,
  readRecord,
  seatsOf,
  seenBy,
  turnOf,
} from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { believe, drawAgain, truthOf } from './box/hindsight.ts';
import { type GameBox, hasHindsight, registry } from './registry.ts';

const hiding = registry.filter(({ info, hindsight }) => hindsight && info.traits.hidden);

describe.each(hiding.map((box) => [box.info.id, box] as const))('hindsight in %s', (id, box) => {
  const { rulesVersion } = box.info;
  const record = goldenOf(id, rulesVersion);

  it('names the same places in what lies there and in what each seat believes', async () => {
    for (const hosted of await stagesOf(record)) {
      const { state } = hosted.match;
      const truth = await truthOf(registry, { game: id, rulesVersion, state });
      for (const seat of seatsOf(record.seats)) {
        const seen = seenBy(hosted, seat);
        const task = { game: id, rulesVersion, seen, level: 5, seed: 'same', worlds: 12 } as const;
        const beliefs = await believe(registry, task);
        expect(placesOf(beliefs)).toEqual(placesOf(truth));
        const known = beliefs.filter(({ share }) => share > 1);
        expect(known).toEqual([]);
      }
    }
  });

  it('knows less of the truth where somebody forgets', async () => {
    const known = { 1: 0, 5: 0 };
    const matches = await Promise.all(goldensOf(id, rulesVersion).map((each) => stagesOf(each)));
    for (const hosted of matches.flat()) {
      const { state, setup } = hosted.match;
      const truth = await truthOf(registry, { game: id, rulesVersion, state });
      for (const seat of seatsOf(setup.seats)) {
        const seen = seenBy(hosted, seat);
        for (const level of [1, 5] as const) {
          const task = { game: id, rulesVersion, seen, level, seed: 'same', worlds: 40 };
          known[level] += shareOfTruth(truth, await believe(registry, task));
        }
      }
    }
    expect(known[1]).toBeLessThan(known[5]);
  });

  it('gives every seat its chance, and the same again from the same seed', async () => {
    const read = readRecord(record, await box.rules());
    const plies = read.ok ? read.value.plies : [];
    const draw = must(
      plies.find(({ entry }) => entry.by === 'chance'),
      'a draw',
    );
    const state = must(draw.step, 'a step').before;
    const task = { game: id, rulesVersion, state, drawn: draw.entry.move, draws: 4, seed: 'once' };
    const luck = await drawAgain(registry, task);
    for (const chances of [luck.drawn, luck.due]) {
      expect(chances).toHaveLength(record.seats);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    }
    expect(await drawAgain(registry, task)).toEqual(luck);
  });
});

it('there is none where nothing is hidden and nothing is drawn, nor for rules of another version', () => {
  const tablut = boxOf('tablut');
  const leibkoeche = boxOf('leibkoeche');
  expect(hasHindsight(tablut, tablut.info.rulesVersion)).toBe(false);
  expect(hasHindsight(leibkoeche, 1)).toBe(false);
  expect(hasHindsight(leibkoeche, 2)).toBe(true);
});

function boxOf(id: string): GameBox {
  return must(
    registry.find(({ info }) => info.id === id),
    id,
  );
}

/** How much of what is so they take to be so. */
function shareOfTruth(truth: readonly HiddenThing[], beliefs: readonly Belief[]): number {
  return truth
    .map(({ where, what }) => beliefs.find((each) => each.where === where && each.what === what))
    .reduce((sum, belief) => sum + (belief?.share ?? 0), 0);
}

function placesOf(things: readonly { readonly where: string }[]): readonly string[] {
  return [...new Set(things.map(({ where }) => where))].toSorted();
}

function goldenOf(game: string, rulesVersion: number): MatchRecord {
  return must(goldensOf(game, rulesVersion)[0], `a golden match of ${game}`);
}

function goldensOf(game: string, rulesVersion: number): readonly MatchRecord[] {
  const folder = new URL(`./${game}/golden/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as MatchRecord)
    .filter((each) => each.rulesVersion === rulesVersion);
}

/** A few positions of a match in which somebody decides. */
async function stagesOf(record: MatchRecord): Promise<readonly HostedMatch[]> {
  const box = boxOf(record.game);
  const begun = newMatch(await box.rules(), record);
  if (!begun.ok) throw new Error('a golden match');
  const stages: HostedMatch[] = [];
  let hosted: HostedMatch = hostMatch(begun.value);
  for (const entry of record.log) {
    const next = append(hosted.match, entry);
    if (!next.ok) throw new Error('an entry that stood');
    hosted = hostPly(hosted, next.value);
    if (turnOf(hosted.match).kind === 'seats') stages.push(hosted);
  }
  const step = Math.max(Math.floor(stages.length / 6), 1);
  return stages.filter((_, index) => index % step === 0);
}

import { type GameBox, LANGUAGES, registry, rulesOf } from '@kast/games';
import {
  type AnyGame,
  append,
  chanceAt,
  defaultOptions,
  type Entry,
  hashOfSeed,
  type Match,
  must,
  newMatch,
  pick,
  type Random,
  type Seed,
  seededRandom,
  turnOf,
  type Viewer,
} from '@kast/kernel';
import { seedOf } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { NAMES, speechOf } from './testing.ts';
import { toldPly } from './told-ply.ts';

interface Line {
  readonly move: string;
  /** What each kind of viewer is told. */
  readonly events: readonly (readonly unknown[])[];
}

/** Who decides at random comes to where nobody who wants to win has been. */
const PLIES = 5000;
const SEEDS = ['five', 'six', 'seven'].map(seedOf);

const VERSIONS = registry.flatMap((box) =>
  [box.info.rulesVersion, ...Object.keys(box.earlierRules ?? {}).map(Number)].map((version) => ({
    box,
    version,
    title: `${box.info.id}, rules version ${version}`,
  })),
);

describe.each(VERSIONS)('in a match of $title', ({ box, version }) => {
  it('no entry is without words', async () => {
    const game = must(await rulesOf(box, version), 'rules');
    const lines = SEEDS.flatMap((seed) => linesOf(game, box, seed));
    const wordless = await Promise.all(
      LANGUAGES.map(async (language) => {
        const speech = await speechOf(box, language);
        const module = await box.table();
        const players = NAMES.map((name, index) => ({ name, isYou: index === 0 }));
        return lines.flatMap(({ move, events }) =>
          events.some((told) => toldPly(speech, module, told, players) === '')
            ? [`${move} in ${language}`]
            : [],
        );
      }),
    );
    expect(wordless.flat()).toEqual([]);
  });
});

function linesOf(game: AnyGame, { info }: GameBox, seed: Seed): readonly Line[] {
  const random = seededRandom(seed);
  const seats = info.seats.min;
  const options = { ...defaultOptions(info.options), ...('toss' in info.options && BY_CHANCE) };
  const begun = newMatch(game, { seats, options, seedHash: hashOfSeed(seed) });
  if (!begun.ok) throw new Error(begun.error.reason);
  let match: Match = begun.value;
  const lines: Line[] = [];
  while (lines.length < PLIES) {
    const entry = anyEntry(match, seed, random);
    if (!entry) break;
    const next = append(match, entry);
    if (!next.ok) throw new Error(`refused: ${entry.move}`);
    match = next.value.match;
    const step = must(next.value.ply.step, 'a move of the game');
    lines.push({
      move: entry.move,
      events: VIEWERS.map((viewer) => game.events(step, viewer)),
    });
  }
  return lines;
}

function anyEntry(match: Match, seed: Seed, random: Random): Entry | undefined {
  const { game, state, ply } = match;
  const turn = turnOf(match);
  if (turn.kind === 'over') return undefined;
  const by = turn.kind === 'chance' ? 'chance' : pick(random, turn.seats);
  const move =
    by === 'chance' ? game.chance(state, chanceAt(seed, ply)) : pick(random, game.moves(state, by));
  return { by, move: game.notation.make(state, move) };
}

const BY_CHANCE = { toss: 'chance' };
const VIEWERS: readonly Viewer[] = [1, 2, 'watcher', 'open'];

import { registry } from '@kast/games';
import { must, type Playthrough, seededRandom } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { appendOrThrow, nextEntry, startTrial } from '../random-play.ts';
import { describeTrial, type Trial, trialsOf } from '../trial.ts';
import { type Nature, natureAt } from './nature-by-hand.ts';
import { PATIENCE } from '../suites/plan.ts';

/**
 * "What each game draws" of docs/CHANCE.md, followed by hand. By the first word of an entry; what an
 * entry shuffles that only the rules know (a discard pile) is left to `kast verify`.
 */
const DRAWS: Readonly<Record<string, Readonly<Record<string, Draw>>>> = {
  'heuchel-und-meuchel': {
    deal: (nature, { seats }) => {
      const cards = nature.shuffle(cardsOf('FMQPBR', 6));
      const hands = Array.from({ length: seats }, (_, seat) =>
        cardsOf('FMQPBR', 6).filter((card) => cards.slice(seat * 6, seat * 6 + 6).includes(card)),
      );
      return hands.map((hand) => hand.join('')).join('/');
    },
    first: firstSeat,
    roll: (nature) => String(1 + nature.below(6)),
  },
  'drunter-und-drueber': { layout: drawLayout, first: firstSeat },
  'la-courte-paille': {
    deck: (nature, _, drawn) => {
      const all = [...cardsOf('CGBLRF', 9), ...cardsOf('X', 5)];
      return nature.shuffle(all.filter((card) => drawn.includes(card))).join('');
    },
    shark: firstSeat,
  },
  leibkoeche: {
    king: (nature) => nature.shuffle('ABCDEF'.split('')).join(''),
    piles: drawFirstPile,
    stack: (nature) => nature.shuffle('112233'.split('')).join(''),
    first: firstSeat,
  },
};

describe.each(registry.filter(({ info }) => info.traits.chance))('$info.id', ({ info, rules }) => {
  const draws = DRAWS[info.id] ?? {};
  const trials = trialsOf(info, { most: 1, repeats: 1 });

  it.each(trials.map((trial) => ({ trial, setup: describeTrial(trial) })))(
    'draws as it is written with $setup',
    PATIENCE,
    async ({ trial }) => {
      const { plies } = playOut(startTrial(await rules(), trial), trial);
      const drawn = plies.flatMap(({ entry }, ply) => {
        const [kind = '', rest = ''] = entry.by === 'chance' ? entry.move.split(' ') : [];
        const draw = draws[kind];
        const expected = draw?.(natureAt(trial.seed, ply), trial, rest);
        return draw ? [{ kind, rest, expected }] : [];
      });
      expect(drawn.length).toBeGreaterThan(0);
      expect(drawn).toEqual(
        drawn.map(({ kind, expected }) => ({ kind, rest: expected, expected })),
      );
    },
  );
});

type Draw = (nature: Nature, trial: Trial, drawn: string) => string;

function firstSeat(nature: Nature, { seats }: Trial): string {
  return String(1 + nature.below(seats));
}

function cardsOf(letters: string, highest: number): readonly string[] {
  const ranks = Array.from({ length: highest }, (_, index) => index + 1);
  return letters.split('').flatMap((letter) => ranks.map((rank) => `${letter}${rank}`));
}

/** DD1.3, row 6 first. */
const PRINTED = 'RBYVGRVB/OVGROBYR/GROBYVGO/BYVGROBY/VGBOVYRG/YORYBGOV';
const COLOURS = 'ROYGBV'.split('');

function drawLayout(nature: Nature): string {
  const dealt = nature.shuffle(COLOURS);
  const rows = PRINTED.split('/').toReversed().join('').split('');
  const layout = rows.map((colour) => must(dealt[COLOURS.indexOf(colour)], 'a colour'));
  for (let stirring = 0; stirring < 600; stirring++) {
    const [p, q] = [nature.below(48), nature.below(48)];
    exchange(layout, p, q);
    if (!isSound(layout)) exchange(layout, p, q);
  }
  const row = (index: number): string => layout.slice(index * 8, index * 8 + 8).join('');
  return [5, 4, 3, 2, 1, 0].map(row).join('/');
}

function exchange(layout: string[], p: number, q: number): void {
  [layout[p], layout[q]] = [must(layout[q], 'a circle'), must(layout[p], 'a circle')];
}

function isSound(layout: readonly string[]): boolean {
  return layout.every((colour, at) => {
    const within = (steps: number) => layout.filter((_, other) => stepsBetween(at, other) <= steps);
    const twins = within(1).filter((other) => other === colour).length;
    return twins === 1 && COLOURS.every((other) => within(2).includes(other));
  });
}

function stepsBetween(one: number, other: number): number {
  const rows = Math.abs(Math.floor(one / 8) - Math.floor(other / 8));
  return Math.max(rows, Math.abs((one % 8) - (other % 8)));
}

/** LK1.3, LK1.4: where pile A stands, and its crown; the other five follow in the same entry. */
function drawFirstPile(nature: Nature): string {
  const rows = [2, 3, 4, 5, 6, 7];
  const all = rows.flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => ({ column, row })));
  for (;;) {
    let left = all;
    const tiles = 'ABCDEF'.split('').map(() => {
      const tile = left.length > 0 ? left[nature.below(left.length)] : undefined;
      left = left.filter(
        ({ column, row }) =>
          !tile || Math.max(Math.abs(column - tile.column), Math.abs(row - tile.row)) > 1,
      );
      return tile;
    });
    const [first] = tiles;
    if (!first || tiles.includes(undefined)) continue;
    const crown = nature.below(5);
    const pile = '.....'.split('').map((sign, index) => (index === crown ? '*' : sign));
    return `A:${'abcdef'.charAt(first.column - 1)}${first.row}:${pile.join('')}`;
  }
}

function playOut(start: Playthrough, trial: Trial): Playthrough {
  const random = seededRandom(trial.seed);
  let now = start;
  for (;;) {
    const entry = nextEntry(now.match, trial.seed, random);
    if (!entry) return now;
    now = appendOrThrow(now, entry);
  }
}

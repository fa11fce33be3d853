import type { AnyGame } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { type HighCard, highCard } from '../toys/high-card.ts';
import { nim } from '../toys/nim.ts';
import { quoits } from '../toys/quoits.ts';
import { trialsOf } from '../trial.ts';
import { type HostingFault, hostingFaults } from './hosting-faults.ts';

describe('the hosting suite', () => {
  it.each([
    ['nim', nim as AnyGame],
    ['high card', highCard as AnyGame],
    ['quoits', quoits as AnyGame],
  ])('finds nothing against %s', (_, game) => {
    expect(faultsOf(game)).toEqual([]);
  });

  it.each(sins())('finds %s in a game that %s', (code, _, game) => {
    expect(faultsOf(game).map((fault) => fault.code)).toContain(code);
  });
});

type Sin = readonly [code: HostingFault['code'], what: string, game: AnyGame];

function sins(): readonly Sin[] {
  const known = new WeakSet<object>();
  return [
    ['throws', 'cannot remember', cardsWith({ remember: () => raise('no memory') })],
    [
      'snapshot-not-plain-json',
      'remembers more than JSON holds',
      cardsWith({ remember: () => ({ chosen: [Number.NaN], takers: [] }) }),
    ],
    [
      'snapshot-goes-on-differently',
      'knows its memories by identity',
      cardsWith({
        remember(memory) {
          const next = { chosen: memory && !known.has(memory) ? [1] : [], takers: [] };
          known.add(next);
          return next;
        },
      }),
    ],
    [
      'projection-too-large',
      'remembers everything twice',
      cardsWith({
        remember: (memory = { chosen: [0], takers: [] }) => ({
          ...memory,
          chosen: [...memory.chosen, ...memory.chosen],
        }),
      }),
    ],
    [
      'projection-too-large',
      'keeps endless secrets',
      cardsWith({
        secrecy: () => 'until-end',
        notation: {
          ...highCard.notation,
          make: (state, move) => `${highCard.notation.make(state, move)}${' '.repeat(6_000)}`,
          parse: (state, by, text) => highCard.notation.parse(state, by, text.trimEnd()),
        },
      }),
    ],
  ];
}

function faultsOf(game: AnyGame): readonly HostingFault[] {
  return trialsOf(game.info, { most: 100, repeats: 6 }).flatMap((trial) =>
    hostingFaults(game, trial),
  );
}

function cardsWith(sin: Partial<HighCard>): AnyGame {
  return { ...highCard, ...sin };
}

function raise(message: string): never {
  throw new Error(message);
}

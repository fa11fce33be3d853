import { defaultOptions } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import {
  scene,
  game,
  seatOf,
  squareNamed,
  type TablutEvent,
  type TablutState,
} from '../rules/index.ts';
import { byName } from '../../box/texts/part.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { tablut } from '../index.ts';
import type { TablutTexts } from '../texts/speak.ts';
import { advise } from './advise.ts';
import { tell } from './tell.ts';

const nl = await textsIn<TablutTexts>(tablut, 'nl');
const en = await textsIn<TablutTexts>(tablut, 'en');

function eventsOf(before: TablutState, from: string, to: string): readonly TablutEvent[] {
  const by = seatOf(before.turn);
  const move = { from: squareNamed(from), to: squareNamed(to) };
  return game.events({ before, by, move, after: game.apply(before, by, move) }, 'watcher');
}

const capture = eventsOf(
  scene(
    'dark',
    `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . K . .
    5 . . . D . . . . .
    4 . . . L . . . . .
    3 . D L . L D . . .
    2 . . . . . . . . .
    1 . . . D . . . . .
      a b c d e f g h i
  `,
  ),
  'd1',
  'd3',
);

const escape = eventsOf(
  scene(
    'light',
    `
    9 . . . . . . . . .
    8 . . . . D . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . . . . . . . . .
    2 . . . . . . . . .
    1 . . K . . . . . .
      a b c d e f g h i
  `,
  ),
  'c1',
  'a1',
);

const trap = eventsOf(
  scene(
    'dark',
    `
    9 . . . . . . . . .
    8 . . . . . . . . .
    7 . . . . . . . . .
    6 . . . . . . . . .
    5 . . . . . . . . .
    4 . . . . . . . . .
    3 . D K . . . . D .
    2 . . . . . . . . .
    1 . . . . . . . . .
      a b c d e f g h i
  `,
  ),
  'h3',
  'd3',
);

describe('what happened, in words', () => {
  it('TB3.7 names the mover and everything that it took', () => {
    const words = en.table.tell;
    expect(tell(capture, en)).toBe(
      `${words.moved({ who: byName('Dark'), man: 'D', from: 'd1', to: 'd3' })} ${words.taken({ men: 'L', squares: ['c3', 'd4', 'e3'] })}`,
    );
    expect(words.taken({ men: 'L', squares: ['c3', 'd4', 'e3'] })).toContain('c3, d4');
  });

  it('TB4.5 ends with the result when the king has escaped', () => {
    const result = nl.outcome({ winners: [1], rule: 'TB4.5' });
    expect(tell(escape, nl)).toBe(
      `${nl.table.tell.moved({ who: byName('Licht'), man: 'K', from: 'c1', to: 'a1' })} ${result}`,
    );
  });

  it('TB4.4 ends with the result when the king is taken', () => {
    const result = en.outcome({ winners: [2], rule: 'TB4.4' });
    expect(tell(trap, en)).toBe(
      `${en.table.tell.moved({ who: byName('Dark'), man: 'D', from: 'h3', to: 'd3' })} ${result}`,
    );
  });

  it('TB5.3 warns at the second time and says so at the third', () => {
    const threat = { from: 1, to: 2, king: 3 };
    const made = (status: 'live' | 'warned' | 'void') =>
      tell([{ kind: 'threat-made', threat, times: 1, status }], nl);
    expect(made('live')).toBe('');
    expect(made('warned')).toBe(nl.table.tell.threatWarned);
    expect(made('void')).toBe(nl.table.tell.threatVoid);
  });

  it('TB5.3 warns once of several threats that one move made', () => {
    const events = [1, 2].map(
      (from) =>
        ({
          kind: 'threat-made',
          threat: { from, to: 3, king: 4 },
          times: 2,
          status: 'warned',
        }) as const,
    );
    expect(tell(events, nl)).toBe(nl.table.tell.threatWarned);
  });

  it('TB5.5 tells how long there is to take something', () => {
    const told = [nl, en].map((texts) => tell([{ kind: 'draw-near', pliesLeft: 10 }], texts));
    for (const words of told) expect(words).toContain('10');
  });

  it('is empty where nothing happened', () => {
    expect(tell([], nl)).toBe('');
  });
});

describe('who plays', () => {
  const players = [{ name: 'Jij', isYou: true }, byName('Margriet')];

  it('is told by name, and you are spoken to', () => {
    expect(tell(trap, nl, players)).toBe(
      'Margriet zet de aanvaller van h3 naar d3. De koning is gevangen. Margriet wint!',
    );
    expect(tell(escape, nl, players)).toBe(
      'Jij zet de koning van c1 naar a1. De koning heeft een hoek bereikt. Jij wint!',
    );
  });
});

describe('a move not yet made', () => {
  it('is told with the piece that would make it', () => {
    const view = game.view(game.init(defaultOptions(tablut.info.options), 2), 1);
    const move = { from: squareNamed('e4'), to: squareNamed('f4') };
    expect(advise(move, view, nl)).toBe('de verdediger van e4 naar f4 zetten');
  });
});

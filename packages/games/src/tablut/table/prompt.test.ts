import { describe, expect, it } from 'vitest';
import { scene, type Side, type TablutView, view } from '../rules/index.ts';
import { textsIn } from '../../box/texts/testing.ts';
import { tablut } from '../index.ts';
import type { TablutTexts } from '../texts/speak.ts';
import { prompt } from './prompt.ts';

const nl = await textsIn<TablutTexts>(tablut, 'nl');

const words = nl.table.prompt;

function quiet(turn: Side): TablutView {
  return view(
    scene(
      turn,
      `
      9 . . . . . . . . .
      8 . . . . D . . . .
      7 . . . . . . . . .
      6 . . . . . . . . .
      5 . . . . K . . . .
      4 . . . . L . . . .
      3 . . . . . . . . .
      2 . . . . . . . . .
      1 . . . . . . . . .
        a b c d e f g h i
    `,
    ),
  );
}

function threatened(turn: Side): TablutView {
  return view(
    scene(
      turn,
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
  );
}

describe('what to do now', () => {
  it('TB1.4 is said to the side on turn', () => {
    expect(prompt(quiet('light'), 1, nl, [])).toBe(words.yourTurn({ side: 'light' }));
    expect(prompt(quiet('dark'), 2, nl, [])).toBe(words.yourTurn({ side: 'dark' }));
  });

  it('TB1.4 tells everybody else whose turn it is', () => {
    expect(prompt(quiet('light'), 2, nl, [])).toBe('Licht is aan zet.');
    expect(prompt(quiet('dark'), 'watcher', nl, [])).toBe('Donker is aan zet.');
  });

  it('TB4.5 says that a corner is in reach, to whoever is on turn', () => {
    const view = { ...quiet('light'), cornersInReach: [0] };
    expect(prompt(view, 1, nl, [])).toBe(words.cornerInReach({ side: 'light' }));
    expect(prompt({ ...view, turn: 'dark' }, 2, nl, [])).toBe(
      words.cornerInReach({ side: 'dark' }),
    );
  });

  it('TB5.2 warns light of a threat', () => {
    expect(prompt(threatened('light'), 1, nl, [])).toBe(words.threatened);
  });

  it('TB5.3 warns dark before a threat becomes void, and tells that it is', () => {
    const view = threatened('dark');
    const withStatus = (status: 'warned' | 'void') => ({
      ...view,
      threats: view.threats.map((threat) => ({ ...threat, status })),
    });
    expect(view.threats).not.toEqual([]);
    expect(prompt(view, 2, nl, [])).toBe(words.yourTurn({ side: 'dark' }));
    expect(prompt(withStatus('warned'), 2, nl, [])).toBe(words.warned);
    expect(prompt(withStatus('void'), 2, nl, [])).toBe(words.void);
    expect(prompt({ ...withStatus('void'), turn: 'light' }, 1, nl, [])).toBe(
      words.yourTurn({ side: 'light' }),
    );
  });

  it('TB4.4 gives the result when the match is over', () => {
    const outcome = { winners: [2], rule: 'TB4.4' };
    expect(prompt({ ...quiet('light'), outcome }, 1, nl, [])).toBe(nl.outcome(outcome));
  });
});

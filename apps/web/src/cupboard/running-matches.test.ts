import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { SavedMatch } from '../session/here/saved-match.ts';
import type { Holder } from '../session/holder.ts';
import {
  inOrder,
  type RunningMatch,
  runningHere,
  runningOnline,
  thrownAwayWith,
} from './running-matches.ts';
import { whoPlays, whoseTurn } from './who-plays.ts';

function running(id: string, yourTurn: boolean, changed: number): RunningMatch {
  return { id, game: 'nim', place: 'here', holders: [], plies: 1, yourTurn, changed };
}

function kept(id: string, more: Partial<SavedMatch> = {}): SavedMatch {
  return {
    version: 2,
    id,
    game: 'nim',
    rulesVersion: 1,
    seats: [{ kind: 'you' }, { kind: 'bot', level: 1 }],
    options: {},
    seed: '0'.repeat(64),
    plies: 0,
    yourTurn: true,
    changed: 2,
    ...more,
  };
}

describe('the matches on top of the cupboard', () => {
  it('are those where it is your turn first, then the latest', () => {
    const matches = [
      running('waits-new', false, 9),
      running('turn-old', true, 1),
      running('waits-old', false, 2),
      running('turn-new', true, 5),
    ];
    expect(inOrder(matches).map(({ id }) => id)).toEqual([
      'turn-new',
      'turn-old',
      'waits-new',
      'waits-old',
    ]);
  });

  it('are found again before anybody has moved: of each game the last one', () => {
    const saved = [
      kept('old', { changed: 1 }),
      kept('new', { changed: 3 }),
      kept('played', { changed: 2, plies: 4 }),
      kept('other game', { game: 'go', changed: 1 }),
      kept('over', { game: 'chess', outcome: { winners: [], rule: 'X1' } }),
    ];
    expect(runningHere(saved).map(({ id }) => id)).toEqual(['new', 'played', 'other game']);
    // Nobody is waited for, and it is nobody’s turn before those of what is being played.
    expect(runningHere(saved)[0]).toMatchObject({ isToBegin: true, yourTurn: false });
    expect(runningHere(saved)[1]).toMatchObject({ isToBegin: false, yourTurn: true });
  });

  it('bring up no other one, when one that nobody has played is thrown away', () => {
    const saved = [
      kept('old', { changed: 1 }),
      kept('new'),
      kept('played', { plies: 4 }),
      kept('over', { outcome: { winners: [], rule: 'X1' } }),
    ];
    expect(thrownAwayWith('new', saved)).toEqual(['new', 'old']);
    expect(thrownAwayWith('played', saved)).toEqual(['played']);
  });

  it('know your own seat at an online table', () => {
    const [match] = runningOnline([
      {
        id: 'x',
        game: 'nim',
        seats: [
          { seat: 1, kind: 'person', present: true, name: 'Ada' },
          { seat: 2, kind: 'person', present: false },
        ],
        you: 2,
        ply: 3,
        toDecide: [2],
        madeAt: 1,
        lastAt: 2,
      },
    ]);
    expect(match).toMatchObject({ yourTurn: true, place: 'online', plies: 3 });
    expect(match?.holders.map(({ kind }) => kind)).toEqual(['person', 'you']);
  });

  it('T7 wait for nobody in particular where everybody has still to come', () => {
    const summary = (kind: 'person' | 'open', toDecide: number[]) => ({
      id: 'x',
      game: 'nim',
      seats: [
        { seat: 1, kind: 'person' as const, present: false },
        { seat: 2, kind, present: false },
      ],
      you: 1,
      ply: 0,
      toDecide,
      madeAt: 1,
      lastAt: 2,
    });
    const states = runningOnline([
      summary('person', []),
      summary('person', [2]),
      summary('open', []),
    ]).map(({ isToBegin }) => isToBegin);
    expect(states).toEqual([true, false, false]);
  });
});

describe('who plays a running match', () => {
  const ANN: Holder = { seat: 1, kind: 'you', name: 'Ann', present: true };
  const BOT: Holder = { seat: 2, kind: 'bot', level: 2, name: 'Margriet', present: true };
  const BEA: Holder = { seat: 3, kind: 'device', name: 'Bea', present: true };

  it('is said by whom one plays against', async () => {
    const t = await messagesIn('nl');
    expect(whoPlays(t, [ANN, BOT])).toBe('tegen Margriet');
    expect(whoPlays(t, [BOT])).toBe(t.cupboard.watching);
  });

  it('is said by the seat where nobody has told a name, as at the table', async () => {
    const t = await messagesIn('nl');
    const guest: Holder = { seat: 3, kind: 'person', present: true };
    expect(whoPlays(t, [ANN, BOT, guest])).toBe('tegen Margriet en Speler 3');
  });

  it('is said by all names where several play at one device', async () => {
    const t = await messagesIn('nl');
    expect(whoPlays(t, [ANN, BOT, BEA])).toBe('Ann – Margriet – Bea');
    expect(whoseTurn(t, { yourTurn: true, holders: [ANN, BOT, BEA] })).toBe('Jullie zijn aan zet');
    expect(whoseTurn(t, { yourTurn: true, holders: [ANN, BOT] })).toBe('Jij bent aan zet');
  });
});

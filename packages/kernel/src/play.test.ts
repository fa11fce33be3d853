import { begin, highCard, nim, playLines, quoits, quoitsReferee, TEST_SEED } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from './game.ts';
import { type Match, newMatch } from './match.ts';
import {
  append,
  chanceIsDue,
  checkMove,
  drawChance,
  enterVerdict,
  play,
  refereeIsDue,
} from './play.ts';

const seedHash = '0'.repeat(64);

function undealt(seats = 2) {
  const started = newMatch(highCard, { seats, options: {}, seedHash });
  if (!started.ok) throw new Error('cannot start');
  return started.value;
}

describe('playing a move', () => {
  it('appends it in the one spelling of the log and leaves the match before it alone', () => {
    const before = begin(nim);
    const frozen = JSON.stringify(before);
    const after = play(before, 1, '2');
    expect(after).toMatchObject({
      ok: true,
      value: {
        match: { ply: 1, state: { heap: 7, turn: 2 } },
        ply: { at: 0, entry: { by: 1, move: 'take 2' } },
      },
    });
    expect(JSON.stringify(before)).toBe(frozen);
  });

  it.each([
    '',
    ' ',
    'take',
    'take 0',
    'take 2 ',
    'TAKE 2',
    'pick 3',
    '?',
    'forfeit',
    '\u0000',
    '{}',
  ])('T1 refuses %j as no notation of the game', (text) => {
    const refusal = { rule: 'T1', reason: 'notation', facts: { text } };
    expect(play(begin(nim), 1, text)).toEqual({ ok: false, error: refusal });
  });

  it('T1 quotes no more than 80 characters of what it cannot read', () => {
    const refused = play(begin(nim), 1, 'x'.repeat(10_000));
    expect(refused).toMatchObject({ ok: false, error: { facts: { text: 'x'.repeat(80) } } });
  });

  it('T1 gives the rule of the game where its notation knows better', () => {
    const fussy: AnyGame = {
      ...nim,
      notation: {
        ...nim.notation,
        parse: () => ({ ok: false, error: { rule: 'NI2', reason: 'how-many', facts: {} } }),
      },
    };
    expect(play(begin(fussy), 1, 'take')).toMatchObject({ ok: false, error: { rule: 'NI2' } });
  });

  it('refuses what the game refuses, with its rule', () => {
    const match = playLines(begin(nim, { options: { heap: 5 } }), '1 take 3');
    const refusal = { rule: 'NI2', reason: 'cannot-take', facts: { take: 3, heap: 2 } };
    expect(play(match, 2, 'take 3')).toEqual({ ok: false, error: refusal });
  });

  it('T2 refuses everything after the end', () => {
    const over = playLines(begin(nim, { options: { heap: 5 } }), '1 take 3', '2 take 2');
    const refusal = { rule: 'T2', reason: 'match-over', facts: {} };
    for (const text of ['take 1', 'resign', 'draw', 'undo', 'nonsense']) {
      expect(play(over, 1, text)).toEqual({ ok: false, error: refusal });
    }
    expect(append(over, { by: 'table', move: 'forfeit 1 clock' })).toMatchObject({ ok: false });
    expect(append(over, { by: 'chance', move: 'take 1' })).toMatchObject({ error: refusal });
    expect(checkMove(over, 1, { take: 1 })).toEqual(refusal);
  });

  it('T7 refuses a seat whose turn it is not, with the rule that says whose it is', () => {
    const refusal = { rule: 'NI2', reason: 'not-your-turn', facts: { seats: [1] } };
    expect(play(begin(nim), 2, 'take 1')).toEqual({ ok: false, error: refusal });
    expect(checkMove(begin(nim), 2, { take: 1 })).toEqual(refusal);
  });

  it('T7 lets several seats decide at the same time, each once', () => {
    const match = begin(highCard, { seats: 3 });
    const cards = match.state.hands.map((hand) => hand[0]);
    const one = playLines(match, `3 pick ${cards[2]}`, `1 pick ${cards[0]}`);
    const refusal = { rule: 'HC2.1', reason: 'not-your-turn', facts: { seats: [2] } };
    expect(play(one, 3, `pick ${match.state.hands[2]?.[1]}`)).toEqual({
      ok: false,
      error: refusal,
    });
  });

  it.each([0, 3, -1, 1.5, Number.NaN])('T7 knows no seat %d', (seat) => {
    const refusal = { rule: 'T7', reason: 'no-such-seat', facts: { seat } };
    expect(play(begin(nim), seat, 'take 1')).toEqual({ ok: false, error: refusal });
    expect(play(begin(nim), seat, 'resign')).toEqual({ ok: false, error: refusal });
    expect(append(begin(nim), { by: seat, move: 'take 1' })).toEqual({ ok: false, error: refusal });
    expect(append(begin(nim), { by: seat, move: 'draw' })).toEqual({ ok: false, error: refusal });
  });

  it('judges a move without playing it', () => {
    expect(checkMove(begin(nim), 1, { take: 2 })).toBeUndefined();
    expect(checkMove(begin(nim), 1, { take: 4 })).toMatchObject({ rule: 'NI2' });
  });
});

describe('chance', () => {
  it('T7 is drawn by itself from the seed and its place in the log', () => {
    const [dealt, ...others] = drawChance(undealt(), TEST_SEED);
    if (!dealt) throw new Error('nothing was drawn');
    expect(others).toEqual([]);
    expect(dealt.ply).toMatchObject({ at: 0, entry: { by: 'chance' } });
    expect(drawChance(undealt(), TEST_SEED)).toEqual([dealt]);
    expect(drawChance(undealt(), 'f'.repeat(64))).not.toEqual([dealt]);
    expect(chanceIsDue(dealt.match)).toBe(false);
    expect(drawChance(dealt.match, TEST_SEED)).toEqual([]);
  });

  it('T7 keeps the seats waiting while it is due', () => {
    const refusal = { rule: 'T7', reason: 'not-your-turn', facts: { seats: [] } };
    expect(play(undealt(), 1, 'pick 3')).toEqual({ ok: false, error: refusal });
  });

  it('T7 is refused while a seat must decide', () => {
    const refusal = { rule: 'T7', reason: 'chance-not-due', facts: {} };
    expect(append(begin(highCard), { by: 'chance', move: 'bonus 1' })).toEqual({
      ok: false,
      error: refusal,
    });
  });

  it('is judged by the rules like any move', () => {
    const stacked = append(undealt(), { by: 'chance', move: 'deck 1 2 3' });
    expect(stacked).toMatchObject({ ok: false, error: { rule: 'HC1.1', reason: 'not-the-deck' } });
  });

  it('T1 cannot resign', () => {
    const refused = append(undealt(), { by: 'chance', move: 'resign' });
    expect(refused).toMatchObject({ ok: false, error: { rule: 'T1', reason: 'notation' } });
  });

  it('throws where the game draws what its own rules refuse', () => {
    const crooked: AnyGame = { ...highCard, chance: () => ({ kind: 'deck', cards: [1, 2, 3] }) };
    expect(() => begin(crooked)).toThrow('chance drew an illegal entry');
  });
});

describe('what a referee decides', () => {
  const thrown = () => playLines(begin(quoits), '1 throw 12,-3');

  it('T7 is left to the host where no referee is at hand', () => {
    const match = thrown();
    expect([chanceIsDue(match), refereeIsDue(match)]).toEqual([false, true]);
    expect(drawChance(match, TEST_SEED)).toEqual([]);
    expect(append(match, { by: 'chance', move: 'lands 2' })).toMatchObject({ ok: true });
  });

  it('T7 is entered by itself where one is', () => {
    const [settled] = drawChance(thrown(), TEST_SEED, quoitsReferee);
    expect(settled?.ply.entry).toEqual({ by: 'chance', move: 'lands 2' });
    expect(settled && refereeIsDue(settled.match)).toBe(false);
  });

  it('T7 is not asked where the lot decides', () => {
    const asked: unknown[] = [];
    const curious = { judge: (state: unknown) => asked.push(state) };
    const match = playLines(begin(quoits), '1 throw blind', '2 throw blind');
    expect(drawChance(match as Match, TEST_SEED, curious)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it('can be said elsewhere and entered here', () => {
    const match = thrown();
    const verdict = quoitsReferee.judge(match.state);
    expect([enterVerdict(match, verdict)]).toEqual(drawChance(match, TEST_SEED, quoitsReferee));
  });

  it('throws where the rules refuse it, and where nobody waits for it', () => {
    expect(() => enterVerdict(thrown(), { kind: 'lands', on: 9 })).toThrow('QU3');
    expect(() => enterVerdict(begin(quoits), { kind: 'lands', on: 1 })).toThrow('nobody waits');
  });

  it('T7 cannot be said by a seat', () => {
    expect(play(thrown(), 1, 'lands 3')).toMatchObject({ ok: false, error: { rule: 'T7' } });
  });

  it('T6 T7 cannot be forestalled by taking the throw back, nor undone', () => {
    const undo = { by: 1, move: 'undo' } as const;
    const refusal = { rule: 'T7', reason: 'not-your-turn', facts: { seats: [] } };
    expect(append(thrown(), undo)).toEqual({ ok: false, error: refusal });
    const settled = enterVerdict(thrown(), { kind: 'lands', on: 2 });
    expect(append(settled.match, undo)).toMatchObject({ ok: false, error: { rule: 'T6' } });
  });

  it('T3 lets a seat resign meanwhile, and is said all the same', () => {
    const match = playLines(begin(quoits, { seats: 3 }), '1 throw 4', '2 resign');
    const settled = drawChance(match, TEST_SEED, quoitsReferee);
    expect(settled.map(({ ply }) => ply.entry.move)).toEqual(['lands 3']);
  });
});

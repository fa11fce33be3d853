import { begin, highCard, nim, playLines, TEST_SEED } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import type { AnyGame, Turn } from './game.ts';
import { newMatch } from './match.ts';
import { append, chanceIsDue, checkMove, drawChance, play } from './play.ts';

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
    expect(after).toMatchObject({ ok: true, value: { state: { heap: 7, turn: 2 } } });
    expect(after.ok && after.value.plies.map(({ entry }) => entry)).toEqual([
      { by: 1, move: 'take 2' },
    ]);
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
    const dealt = drawChance(undealt(), TEST_SEED);
    expect(dealt.plies).toHaveLength(1);
    expect(dealt.plies[0]?.entry.by).toBe('chance');
    expect(drawChance(undealt(), TEST_SEED).plies).toEqual(dealt.plies);
    expect(drawChance(undealt(), 'f'.repeat(64)).plies).not.toEqual(dealt.plies);
    expect(chanceIsDue(dealt)).toBe(false);
    expect(drawChance(dealt, TEST_SEED)).toBe(dealt);
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

  it('T7 leaves to the host what a referee decides', () => {
    const refereed: AnyGame = { ...highCard, turn: refereedTurn };
    const match = newMatch(refereed, { seats: 2, options: {}, seedHash });
    if (!match.ok) throw new Error('cannot start');
    expect(chanceIsDue(match.value)).toBe(false);
    expect(drawChance(match.value, TEST_SEED)).toBe(match.value);
    const { entry } = begin(highCard).plies[0] ?? { entry: { by: 'chance', move: '' } };
    expect(append(match.value, entry)).toMatchObject({ ok: true });
  });

  it('throws where the game draws what its own rules refuse', () => {
    const crooked: AnyGame = { ...highCard, chance: () => ({ kind: 'deck', cards: [1, 2, 3] }) };
    expect(() => begin(crooked)).toThrow('chance drew an illegal entry');
  });
});

function refereedTurn(state: unknown): Turn {
  const turn = highCard.turn(state as Parameters<typeof highCard.turn>[0]);
  return turn.kind === 'chance' ? { kind: 'chance', source: 'referee' } : turn;
}

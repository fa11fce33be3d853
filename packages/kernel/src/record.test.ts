import { follow, followLines, highCard, nim, TEST_SEED } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { hashOfSeed } from './chance.ts';
import type { AnyGame } from './game.ts';
import { logFor } from './hosted-match.ts';
import { newMatch } from './match.ts';
import { type Playthrough, playThrough } from './playthrough.ts';
import { type MatchRecord, parseRecord, readRecord, recordOf, verifyRecord } from './record.ts';
import type { Viewer } from './seat.ts';

const nimMatch = followLines(follow(nim, { options: { heap: 5 } }), '1 take 3', '2 take 2');
const nimRecord = recordFor(nimMatch, 'watcher', TEST_SEED);

const cardMatch = playedOut();
const cardRecord = recordFor(cardMatch, 'watcher', TEST_SEED);

describe('writing a record', () => {
  it('has the set-up, the log, the result and, after the end, the seed', () => {
    expect(nimRecord).toEqual({
      format: 'kast-record/1',
      game: 'nim',
      rulesVersion: 1,
      seats: 2,
      options: { heap: 5, last: 'wins' },
      seedHash: hashOfSeed(TEST_SEED),
      seed: TEST_SEED,
      log: [
        { by: 1, move: 'take 3' },
        { by: 2, move: 'take 2' },
      ],
      result: { winners: [2], rule: 'NI3' },
    });
  });

  it('has neither seed nor result while the match runs, and masks secrets', () => {
    const running = recordFor(follow(highCard), 1, TEST_SEED);
    expect(Object.keys(running)).not.toContain('seed');
    expect(Object.keys(running)).not.toContain('result');
    expect(running.log).toEqual([{ by: 'chance', move: '?' }]);
  });

  it('has the scores where the game has them', () => {
    expect(cardRecord.result?.scores).toHaveLength(2);
    expect(cardRecord.log.every(({ move }) => move !== '?')).toBe(true);
  });
});

describe('reading a record', () => {
  it.each([
    ['of a game without secrets', nimRecord, nim, nimMatch],
    ['of a game with chance and secrets', cardRecord, highCard, cardMatch],
  ] as const)('%s replays to the very same match', (_, record, game, match) => {
    const read = readRecord(JSON.parse(JSON.stringify(record)), game as AnyGame);
    expect(read).toEqual({ ok: true, value: match });
  });

  it('replays acts of the table too', () => {
    const match = followLines(follow(nim), '1 take 1', '1 undo', '2 draw', '1 take 2', '2 resign');
    expect(readRecord(recordFor(match, 1, undefined), nim)).toEqual({ ok: true, value: match });
  });

  it('takes up a match that is not over', () => {
    const match = followLines(follow(nim), '1 take 1');
    expect(readRecord(recordFor(match, 1, undefined), nim)).toEqual({ ok: true, value: match });
  });

  it('refuses one without the value of an option: not-a-record', () => {
    const fault = { code: 'not-a-record', field: 'options.last' };
    const read = readRecord({ ...nimRecord, options: { heap: 5 } }, nim);
    expect(read).toEqual({ ok: false, error: fault });
  });

  it('refuses a finished match without its result: wrong-result', () => {
    const { result: expected, ...claimless } = nimRecord;
    const fault = { code: 'wrong-result', expected };
    expect(readRecord(claimless, nim)).toEqual({ ok: false, error: fault });
  });

  it.each([
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a text', 'kast-record/1', ''],
    ['a list', [nimRecord], ''],
    ['another format', { ...nimRecord, format: 'kast-record/2' }, 'format'],
    ['no game', { ...nimRecord, game: undefined }, 'game'],
    ['a version that is a text', { ...nimRecord, rulesVersion: '1' }, 'rulesVersion'],
    ['half a seat', { ...nimRecord, seats: 2.5 }, 'seats'],
    ['options in a list', { ...nimRecord, options: ['heap'] }, 'options'],
    ['no hash', { ...nimRecord, seedHash: 'hex' }, 'seedHash'],
    ['a short seed', { ...nimRecord, seed: 'abc' }, 'seed'],
    ['a log that is no list', { ...nimRecord, log: { 0: 'take 3' } }, 'log'],
    ['an entry that is a text', withLog(['take 3']), 'log[0]'],
    ['an entry by nobody', withLog([nimRecord.log[0], { move: 'take 2' }]), 'log[1]'],
    ['an entry by somebody else', withLog([{ by: 'white', move: 'take 2' }]), 'log[0]'],
    ['an entry without a move', withLog([{ by: 1 }]), 'log[0]'],
    ['a result that is a text', { ...nimRecord, result: '1-0' }, 'result'],
    ['a field that nobody knows', { ...nimRecord, comment: 'well played' }, 'comment'],
    ['an entry with a comment', withLog([{ by: 1, move: 'take 3', comment: '!' }]), 'log[0]'],
    [
      'a result with a comment',
      { ...nimRecord, result: { ...nimRecord.result, comment: '!' } },
      'result',
    ],
  ])('refuses %s: not-a-record', (_, input, field) => {
    const fault = { ok: false, error: { code: 'not-a-record', field } };
    expect(readRecord(input, nim)).toEqual(fault);
    expect(parseRecord(input)).toEqual(fault);
  });

  it('refuses a seed that is given away before the end: not-a-record', () => {
    const running = { ...withLog([{ by: 1, move: 'take 3' }]), result: undefined };
    const fault = { code: 'not-a-record', field: 'seed' };
    expect(readRecord(running, nim)).toEqual({ ok: false, error: fault });
  });

  it('refuses another game: unknown-game', () => {
    const fault = { code: 'unknown-game', game: 'nim' };
    expect(readRecord(nimRecord, highCard)).toEqual({ ok: false, error: fault });
  });

  it('refuses rules it does not have: unknown-rules-version', () => {
    const fault = { code: 'unknown-rules-version', rulesVersion: 7 };
    expect(readRecord({ ...nimRecord, rulesVersion: 7 }, nim)).toEqual({ ok: false, error: fault });
  });

  it('refuses a set-up that the table refuses: bad-setup', () => {
    const setup = (change: object) => readRecord({ ...nimRecord, ...change }, nim);
    expect(setup({ seats: 9 })).toMatchObject({
      error: { code: 'bad-setup', refusal: { rule: 'T8', reason: 'bad-seat-count' } },
    });
    expect(setup({ options: { heap: '5', last: 'wins' } })).toMatchObject({
      error: { code: 'bad-setup', refusal: { rule: 'T8', reason: 'bad-option-value' } },
    });
  });

  it('refuses a masked record: masked-entry', () => {
    const fault = { code: 'masked-entry', at: 0, rule: 'T1' };
    const masked = recordFor(follow(highCard), 1, undefined);
    expect(readRecord(masked, highCard)).toEqual({ ok: false, error: fault });
  });

  it('refuses an illegal entry with its place and rule: refused-entry', () => {
    const illegal = withLog([
      { by: 1, move: 'take 3' },
      { by: 2, move: 'take 3' },
    ]);
    expect(readRecord(illegal, nim)).toEqual({
      ok: false,
      error: {
        code: 'refused-entry',
        at: 1,
        refusal: { rule: 'NI2', reason: 'cannot-take', facts: { take: 3, heap: 2 } },
      },
    });
  });

  it.each([
    ['garbage', { by: 1, move: 'xyzzy' }, 'T1'],
    ['a move out of turn', { by: 2, move: 'take 1' }, 'NI2'],
    ['a move by a seat that is not there', { by: 0, move: 'take 1' }, 'T7'],
    ['chance where none is due', { by: 'chance', move: 'take 1' }, 'T7'],
    ['a take-back of nothing', { by: 1, move: 'undo' }, 'T6'],
    ['a forfeit by a seat', { by: 1, move: 'forfeit 2 clock' }, 'T5'],
  ])('refuses %s: refused-entry', (_, entry, rule) => {
    const read = readRecord(withLog([entry]), nim);
    expect(read).toMatchObject({ error: { code: 'refused-entry', at: 0, refusal: { rule } } });
  });

  it('refuses an entry after the end: refused-entry', () => {
    const longer = withLog([...nimRecord.log, { by: 1, move: 'resign' }]);
    expect(readRecord(longer, nim)).toMatchObject({
      error: { code: 'refused-entry', at: 2, refusal: { rule: 'T2' } },
    });
  });

  it('refuses a spelling that a player may type and a record may not have: wrong-spelling', () => {
    const fault = { code: 'wrong-spelling', at: 0, rule: 'T1', expected: 'take 3' };
    expect(readRecord(withLog([{ by: 1, move: '3' }]), nim)).toEqual({ ok: false, error: fault });
  });

  it('refuses a seed that was not committed to: seed-does-not-match-hash', () => {
    const other = { ...cardRecord, seed: 'f'.repeat(64) };
    const fault = { code: 'seed-does-not-match-hash' };
    expect(readRecord(other, highCard)).toEqual({ ok: false, error: fault });
  });

  it.each([
    ['another winner', { ...nimRecord.result, winners: [1] }],
    ['another rule', { ...nimRecord.result, rule: 'T3' }],
    ['scores that the game does not have', { ...nimRecord.result, scores: [0, 1] }],
    ['no winners at all', { rule: 'NI3' }],
  ])('refuses a result with %s: wrong-result', (_, result) => {
    const fault = { code: 'wrong-result', expected: nimRecord.result };
    expect(readRecord({ ...nimRecord, result }, nim)).toEqual({ ok: false, error: fault });
  });

  it('refuses other scores: wrong-result', () => {
    const result = { ...cardRecord.result, scores: [99, 1] };
    const read = readRecord({ ...cardRecord, result }, highCard);
    expect(read).toMatchObject({ error: { code: 'wrong-result' } });
  });

  it('refuses a result of a match that is not over: wrong-result', () => {
    const running = { ...withLog([{ by: 1, move: 'take 3' }]), seed: undefined };
    const fault = { code: 'wrong-result', expected: undefined };
    expect(readRecord(running, nim)).toEqual({ ok: false, error: fault });
  });
});

describe('verifying a record', () => {
  it('finds nothing where every shuffle and roll follows from the seed', () => {
    expect(verifyRecord(cardRecord, cardMatch)).toBeUndefined();
    expect(verifyRecord(nimRecord, nimMatch)).toBeUndefined();
  });

  it('needs the seed: no-seed', () => {
    const { seed: _, ...seedless } = cardRecord;
    expect(verifyRecord(seedless, cardMatch)).toEqual({ code: 'no-seed' });
  });

  it('finds a roll that was tampered with: wrong-chance', () => {
    const at = cardRecord.log.findLastIndex(({ by }) => by === 'chance');
    const rolled = Number(cardRecord.log[at]?.move.slice(-1));
    const log = cardRecord.log.with(at, { by: 'chance', move: `bonus ${(rolled % 3) + 1}` });
    const record = withItsResult({ ...cardRecord, log });
    const fault = { code: 'wrong-chance', at, rule: 'T7', expected: `bonus ${rolled}` };
    expect(verifyRecord(record, read(record))).toEqual(fault);
  });

  it('finds a shuffle of another seed: wrong-chance', () => {
    const seed = 'f'.repeat(64);
    const record = { ...cardRecord, seed, seedHash: hashOfSeed(seed) };
    expect(verifyRecord(record, read(record))).toMatchObject({ code: 'wrong-chance', at: 0 });
  });

  it('leaves out what a referee decided', () => {
    const refereed: AnyGame = {
      ...highCard,
      turn: (state) => {
        const turn = highCard.turn(state as typeof cardMatch.match.state);
        return turn.kind === 'chance' ? { ...turn, source: 'referee' } : turn;
      },
    };
    const seed = 'f'.repeat(64);
    const record = { ...cardRecord, seed, seedHash: hashOfSeed(seed) };
    const match = readRecord(record, refereed);
    expect(match.ok && verifyRecord(record, match.value)).toBeUndefined();
  });
});

function withLog(log: readonly unknown[]): object {
  return { ...nimRecord, log };
}

/** As this viewer may have it. */
function recordFor(played: Playthrough, viewer: Viewer, seed: string | undefined): MatchRecord {
  return recordOf(played.match, logFor(played, played.plies, viewer), seed);
}

/** Somebody who tampers with the log tampers with the result too. */
function withItsResult(record: MatchRecord): MatchRecord {
  const start = newMatch(highCard, record);
  const played = start.ok && playThrough(start.value, record.log);
  if (!played || !played.ok) throw new Error('cannot be tampered with');
  return recordOf(played.value.match, record.log, record.seed);
}

function read(record: MatchRecord): Playthrough {
  const match = readRecord(record, highCard as AnyGame);
  if (!match.ok) throw new Error(`cannot read: ${JSON.stringify(match.error)}`);
  return match.value;
}

/** Everybody always picks the first card, and looks at the first one in the middle. */
function playedOut() {
  let played = follow(highCard);
  for (let turn = highCard.turn(played.match.state); turn.kind === 'seats'; ) {
    const { state } = played.match;
    const [seat = 0] = turn.seats;
    const [move] = highCard.moves(state, seat);
    if (!move) throw new Error('no move');
    played = followLines(played, `${seat} ${highCard.notation.make(state, move)}`);
    turn = highCard.turn(played.match.state);
  }
  return played;
}

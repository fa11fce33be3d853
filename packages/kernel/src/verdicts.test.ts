import { follow, followLines, nim, quoits, quoitsReferee, TEST_SEED } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { drawChance, play } from './play.ts';
import { newMatch } from './match.ts';
import { extendPlaythrough, playThrough } from './playthrough.ts';
import { type MatchRecord, readRecord, recordOf, verifyRecord } from './record.ts';
import { hasVerdicts, readWithReferee } from './verdicts.ts';

/** Every second throw by hand. */
function played() {
  let now = follow(quoits);
  for (const hand of ['12,-3', 'blind', '7', 'blind', '1,1,1', 'blind']) {
    const next = play(now.match, now.match.state.turn, `throw ${hand}`);
    if (!next.ok) throw new Error(next.error.reason);
    const drawn = drawChance(next.value.match, TEST_SEED, quoitsReferee);
    now = extendPlaythrough(now, [next.value, ...drawn]);
  }
  return now;
}

const match = played();
const record = recordOf(
  match.match,
  match.plies.map(({ entry }) => entry),
  TEST_SEED,
);
const referee = async () => quoitsReferee;

/** Somebody who forges a verdict forges the result with it. */
function forged(at: number): MatchRecord {
  const entry = record.log[at] ?? { by: 'chance', move: '' };
  const move = entry.move === 'lands 3' ? 'lands 2' : 'lands 3';
  const log = record.log.with(at, { ...entry, move });
  const start = newMatch(quoits, record);
  const played = start.ok && playThrough(start.value, log);
  if (!played || !played.ok) throw new Error('cannot be forged');
  return recordOf(played.value.match, log, TEST_SEED);
}

describe('reading a record with a referee', () => {
  it('replays to the very same match', async () => {
    const read = await readWithReferee(JSON.parse(JSON.stringify(record)), quoits, referee);
    expect(read).toEqual({ ok: true, value: match });
  });

  it.each([1, 5, 9])('T7 finds the forged verdict at %i, and says what it was', async (at) => {
    const read = await readWithReferee(forged(at), quoits, referee);
    const expected = record.log[at]?.move;
    expect(read).toEqual({ ok: false, error: { code: 'wrong-verdict', at, rule: 'T7', expected } });
  });

  it('believes what the rules allow where there is no referee', async () => {
    expect(readRecord(forged(1), quoits)).toMatchObject({ ok: true });
    expect(await readWithReferee(forged(1), quoits, undefined)).toMatchObject({ ok: true });
  });

  it('leaves to the seed what the lot has drawn', async () => {
    const read = await readWithReferee(forged(3), quoits, referee);
    if (!read.ok) throw new Error(read.error.code);
    expect(verifyRecord(forged(3), read.value)).toMatchObject({ code: 'wrong-chance', at: 3 });
    expect(verifyRecord(record, match)).toBeUndefined();
  });

  it('gives the fault of the rules first', async () => {
    const broken = { ...record, log: [{ by: 1, move: 'throw 99' }] };
    const read = await readWithReferee(broken, quoits, referee);
    expect(read).toMatchObject({ ok: false, error: { code: 'refused-entry', at: 0 } });
  });

  it('does not open the door where no referee has spoken', async () => {
    const closed = () => Promise.reject(new Error('the door was opened'));
    const blind = followLines(follow(quoits), '1 throw blind', '2 throw blind');
    expect(hasVerdicts(blind)).toBe(false);
    const log = blind.plies.map(({ entry }) => entry);
    const running = recordOf(blind.match, log, undefined);
    expect(await readWithReferee(running, quoits, closed)).toMatchObject({ ok: true });
    expect(hasVerdicts(follow(nim))).toBe(false);
  });
});

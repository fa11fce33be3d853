import {
  drawChance,
  hashOfNonce,
  hashOfSeed,
  type MatchRecord,
  must,
  newMatch,
  play,
  recordOf,
  type SeatNonce,
  seedWithNonces,
} from '@kast/kernel';
import { highCard } from '@kast/test-kit';
import { expect, it } from 'vitest';
import type { KeptNonce } from '../session/online/kept-nonces.ts';
import { checkChance } from './check-chance.ts';

const SEED = '01'.repeat(32);
const OWN = told(1, 'a1'.repeat(32));
const BOBS = told(2, 'b2'.repeat(32));
const KEPT: KeptNonce = {
  nonce: must(OWN.nonce, 'a nonce'),
  seedHash: hashOfSeed(SEED),
  hashes: [OWN, BOBS].map(({ seat, hash }) => ({ seat, hash })),
};

function told(seat: number, nonce: string): SeatNonce {
  return { seat, hash: hashOfNonce(nonce), nonce };
}

/** Dealt with these, and given up at once. */
function recordWith(nonces: readonly SeatNonce[], seed = SEED): MatchRecord {
  const started = newMatch(highCard, { seats: 2, options: {}, seedHash: hashOfSeed(seed) });
  if (!started.ok) throw new Error(started.error.reason);
  const drawn = drawChance(started.value, seedWithNonces(seed, nonces));
  const over = play(must(drawn.at(-1), 'the deal').match, 2, 'resign');
  if (!over.ok) throw new Error(over.error.reason);
  const log = [...drawn, over.value].map(({ ply }) => ply.entry);
  return recordOf(over.value.match, log, seed, nonces);
}

const record = recordWith([OWN, BOBS]);

it('finds that the own nonce went in', () => {
  expect(checkChance(record, highCard, KEPT)).toBe('added');
});

it('finds nothing wrong where a nonce was withheld by somebody else', () => {
  const { nonce: _, ...withheld } = BOBS;
  expect(checkChance(recordWith([OWN, withheld]), highCard, KEPT)).toBe('added');
});

it('tells where this device has kept nothing', () => {
  expect(checkChance(record, highCard, undefined)).toBe('not-kept');
});

it('tells where a server never asked for the nonce that this device had ready', () => {
  const own = { nonce: KEPT.nonce };
  expect(checkChance(recordWith([BOBS]), highCard, own)).toBe('never-asked');
  expect(checkChance(recordWith([]), highCard, own)).toBe('never-asked');
  const { nonce: _, ...withheld } = OWN;
  expect(checkChance(recordWith([withheld, BOBS]), highCard, own)).toBe('never-asked');
  expect(checkChance(record, highCard, own)).toBe('added');
});

it('finds nothing wrong with a record from before the end', () => {
  const { seed: _seed, nonces: _nonces, result: _result, ...running } = record;
  const early = { ...running, log: record.log.slice(0, 1) };
  expect(checkChance(early, highCard, KEPT)).toBe('too-early');
});

it.each([
  [
    'another seed than the server was bound to',
    'other-seed',
    recordWith([OWN, BOBS], '02'.repeat(32)),
  ],
  ['draws without the own nonce', 'left-out', recordWith([BOBS])],
  ['another nonce in its place', 'left-out', recordWith([told(1, 'c3'.repeat(32)), BOBS])],
  [
    'a nonce that somebody chose after the own was told',
    'others-changed',
    recordWith([OWN, told(2, 'c3'.repeat(32))]),
  ],
  ['somebody left out', 'others-changed', recordWith([OWN])],
  ['a nonce that was never used', 'not-drawn', { ...recordWith([OWN]), nonces: [OWN, BOBS] }],
  ['a nonce that does not fit its hash', 'not-drawn', withAnotherNonce()],
] as const)('finds %s', (_what, found, cheated) => {
  expect(checkChance(cheated, highCard, KEPT)).toBe(found);
});

function withAnotherNonce(): MatchRecord {
  return { ...record, nonces: [OWN, { ...BOBS, nonce: 'c3'.repeat(32) }] };
}

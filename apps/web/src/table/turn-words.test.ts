import { registry } from '@kast/games';
import { must, newMatch, standingFor } from '@kast/kernel';
import { follow, highCard, nim, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { endWords, turnWords } from './turn-words.ts';

const box = must(
  registry.find(({ info }) => info.id === 'la-courte-paille'),
  'a game without names for its seats',
);
const t = await messagesIn('nl');
const texts = await box.texts('nl');
const YOU: Holder = { seat: 1, kind: 'you', present: true };
const COMPUTERS: readonly Holder[] = [
  { seat: 2, kind: 'bot', level: 2, name: 'Agnes', present: true },
  { seat: 3, kind: 'bot', level: 3, name: 'Bruno', present: true },
];

describe('whose turn it is', () => {
  it('speaks to you, and names the others', () => {
    expect(wordsAfter()).toBe('Jij bent aan zet');
    expect(wordsAfter('1 take 1')).toBe('Agnes is aan zet');
  });

  it('waits for who is still to come', () => {
    const { match } = followLines(follow(nim), '1 take 1');
    const holders: readonly Holder[] = [YOU, { seat: 2, kind: 'open', present: false }];
    const standing = standingFor(match, 1);
    const words = turnWords({ t, texts }, { standing, holders, thinking: undefined });
    expect(words).toBe('Wachten tot iemand gaat zitten');
  });

  it('waits before the deal for who is still to come, then for their devices to have it open', () => {
    const started = newMatch(highCard, { seats: 2, options: {}, seedHash: '' });
    const standing = standingFor(must(started.ok ? started.value : undefined, 'a match'), 1);
    const before = (...holders: readonly Holder[]) =>
      turnWords({ t, texts }, { standing, holders, thinking: undefined });
    const bound = { nonce: { state: 'committed', hash: 'ab' } } as const;
    const bob: Holder = { seat: 2, kind: 'person', name: 'Bob', present: true };
    const open: Holder = { seat: 2, kind: 'open', present: false };
    expect(before({ ...YOU, ...bound }, open)).toBe('Wachten tot iemand gaat zitten');
    expect(before(YOU, { ...bob, ...bound })).toBe('Het begint zodra Bob deze partij open heeft');
    expect(before({ ...YOU, ...bound }, bob)).toBe('Nog even: zo begint het\u00A0…');
    expect(before({ ...YOU, ...bound }, { ...bob, ...bound })).toBe(
      'Nog even wachten op jou en Bob\u00A0…',
    );
    expect(before({ ...YOU, ...bound }, { ...bob, nonce: { state: 'awaited' } })).toBe(
      'Het begint zodra Bob deze partij open heeft',
    );
    expect(before(YOU, { ...bob, nonce: { state: 'revealed' } })).toBe('Even afwachten\u00A0…');
  });

  it('T3 asks nothing more of you once you have resigned', () => {
    expect(wordsAfter('1 resign')).toBe('De computer speelt voor je');
  });
});

describe('who has won', () => {
  const holders = [YOU, ...COMPUTERS];
  const endOf = (...winners: readonly number[]) =>
    endWords({ t, texts }, { winners, rule: 'NI3' }, holders);

  it('is said of one, of several and of you among them', () => {
    expect(endOf(2)).toBe('Agnes wint');
    expect(endOf(2, 3)).toBe('Agnes en Bruno winnen');
    expect(endOf(1, 3)).toBe('Jij en Bruno winnen');
  });
});

function wordsAfter(...lines: readonly string[]): string {
  const { match } = followLines(follow(nim, { seats: 3 }), ...lines);
  const holders = [YOU, ...COMPUTERS];
  const standing = standingFor(match, 1);
  return turnWords({ t, texts }, { standing, holders, thinking: undefined });
}

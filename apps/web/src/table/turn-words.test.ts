import { registry } from '@kast/games';
import { must, standingFor } from '@kast/kernel';
import { follow, nim, followLines } from '@kast/test-kit';
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

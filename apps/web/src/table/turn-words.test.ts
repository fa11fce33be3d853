import { registry } from '@kast/games';
import { must, standingFor } from '@kast/kernel';
import { follow, nim, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { turnWords } from './turn-words.ts';

const box = must(
  registry.find(({ info }) => info.id === 'la-courte-paille'),
  'a game without names for its seats',
);
const t = await messagesIn('nl');
const texts = await box.texts('nl');
const YOU: Holder = { seat: 1, kind: 'you', present: true };
const COMPUTERS: readonly Holder[] = [
  { seat: 2, kind: 'bot', level: 2, present: true },
  { seat: 3, kind: 'bot', level: 3, present: true },
];

describe('whose turn it is', () => {
  it('speaks to you, and names the others', () => {
    expect(wordsAfter()).toBe('Jij bent aan zet');
    expect(wordsAfter('1 take 1')).toBe('Computer 2 is aan zet');
  });

  it('T3 asks nothing more of you once you have resigned', () => {
    expect(wordsAfter('1 resign')).toBe('De computer speelt voor je');
  });
});

function wordsAfter(...lines: readonly string[]): string {
  const { match } = followLines(follow(nim, { seats: 3 }), ...lines);
  const holders = [YOU, ...COMPUTERS];
  const standing = standingFor(match, 1);
  return turnWords({ t, texts }, { standing, holders, thinking: undefined });
}

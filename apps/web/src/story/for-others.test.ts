import { must } from '@kast/kernel';
import { registry } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { endWords } from '../table/turn-words.ts';
import { forOthers } from './for-others.ts';

const box = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'a game with names for its seats',
);
const t = await messagesIn('nl');
const texts = await box.texts('nl');
const COMPUTER: Holder = { seat: 2, kind: 'bot', level: 1, name: 'Bastiaan', present: true };

describe('a result that is handed on', () => {
  it.each([
    ['by the seat, where whoever won here has no name', undefined, 'Licht wint'],
    ['by their name', 'Anna', 'Anna wint'],
  ])('names the winner %s', (_, name, ended) => {
    const you: Holder = { seat: 1, kind: 'you', present: true, ...(name ? { name } : {}) };
    const holders = forOthers([you, COMPUTER]);
    expect(endWords({ t, texts }, { winners: [1], rule: 'TB5.1' }, holders)).toBe(ended);
  });
});

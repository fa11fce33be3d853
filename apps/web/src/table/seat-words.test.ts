import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { absenceWords } from './seat-words.ts';

const speech = {
  t: await messagesIn('nl'),
  texts: await must(registry[0], 'a game').texts('nl'),
};
const BEA: Holder = { seat: 2, kind: 'person', name: 'Bea', present: true };

it('a chip says who is not waited for', () => {
  expect(absenceWords(speech, BEA, { resigned: [] })).toBe('');
  expect(absenceWords(speech, { ...BEA, present: false }, { resigned: [] })).toBe('even weg');
  expect(absenceWords(speech, { ...BEA, present: false }, { resigned: [2] })).toBe(
    'heeft opgegeven',
  );
});

it('a computer is never away', () => {
  const bot: Holder = { seat: 3, kind: 'bot', level: 2, present: false };
  expect(absenceWords(speech, bot, { resigned: [] })).toBe('');
});

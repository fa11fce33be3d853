import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { follow, followLines, nim } from '@kast/test-kit';
import { expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import { reelOf, stagesOf } from '../replay/reel.ts';
import { toldAt } from './told-at.ts';

const box = must(
  registry.find(({ info }) => info.id === 'la-courte-paille'),
  'a game for three',
);
const module = { ...(await box.table()), tell: () => 'took some' };
const speech = { t: await messagesIn('en'), texts: await box.texts('en') };
const players = ['Ann', 'Bea', 'Cas'].map((name) => ({ name, isYou: false }));

it('T3 a story tells the last ply with the end of the match, and those before it without', () => {
  // Whoever takes the last stone would win: seat 3, who has resigned.
  const playthrough = followLines(
    follow(nim, { seats: 3 }),
    '3 resign',
    '1 take 3',
    '2 take 3',
    '3 take 3',
  );
  const read = { module, playthrough };
  const reel = reelOf(stagesOf(playthrough), 'open');
  const told = { speech, read, reel, players };
  expect(toldAt(told, 3)).toMatch(/^took some Ann and Bea win\./);
  expect(toldAt(told, 2)).toBe('took some');
});

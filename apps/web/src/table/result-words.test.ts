import { must, outcomeOf, standingFor } from '@kast/kernel';
import { type Language, registry } from '@kast/games';
import { begin, nim, playLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { resultWords } from './result-words.ts';

const tablut = must(
  registry.find(({ info }) => info.id === 'tablut'),
  'Tablut',
);
const YOU: Holder = { seat: 1, kind: 'you', present: true };
const COMPUTER: Holder = { seat: 2, kind: 'bot', level: 3, present: true };
const NEIGHBOUR: Holder = { seat: 2, kind: 'device', present: true };

describe('why it ended', () => {
  it('T3 speaks to you when you have resigned', async () => {
    expect(await reasonIn('nl', '1 resign', COMPUTER)).toBe('Je hebt opgegeven.');
    expect(await reasonIn('en', '1 resign', COMPUTER)).toBe('You have resigned.');
  });

  it('T3 names the side when two share a device', async () => {
    expect(await reasonIn('nl', '1 resign', NEIGHBOUR)).toBe('Licht heeft opgegeven.');
    expect(await reasonIn('en', '2 resign', NEIGHBOUR)).toBe('Dark has resigned.');
  });
});

describe('an end by the rules of a game whose seats have names', () => {
  it('is told by the game', async () => {
    const box = must(
      registry.find(({ info }) => info.id === 'drunter-und-drueber'),
      'Drunter und Drüber',
    );
    const standing = { ...standingFor(begin(nim), 'watcher'), endedBy: 'game' as const };
    const outcome = { winners: [2], rule: 'DD5.4' };
    const speech = { t: await messagesIn('nl'), texts: await box.texts('nl') };
    const { title, reason } = resultWords(speech, { standing, outcome }, [YOU, COMPUTER]);
    expect(title).toBe('Verloren');
    expect(reason).toBe('Iedereen heeft te vroeg geroepen, behalve Oranje.');
  });
});

async function reasonIn(language: Language, line: string, other: Holder): Promise<string> {
  const match = playLines(begin(nim), line);
  const standing = standingFor(match, 'watcher');
  const outcome = must(outcomeOf(match), 'an outcome');
  const speech = { t: await messagesIn(language), texts: await tablut.texts(language) };
  return resultWords(speech, { standing, outcome }, [YOU, other]).reason;
}

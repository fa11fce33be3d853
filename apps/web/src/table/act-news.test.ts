import { registry } from '@kast/games';
import { type Entry, must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import type { LoggedPly } from '../session/match-log.ts';
import { actNews } from './act-news.ts';
import { logLines } from './log-lines.ts';

const box = must(
  registry.find(({ info }) => info.id === 'la-courte-paille'),
  'a game for three',
);
const speech = { t: await messagesIn('nl'), texts: await box.texts('nl') };
const module = await box.table();
const HOLDERS: readonly Holder[] = [
  { seat: 1, kind: 'you', present: true },
  { seat: 2, kind: 'bot', level: 2, name: 'Margriet', present: true },
  { seat: 3, kind: 'person', name: 'Ann', present: true },
];

const plyOf = (entry: Entry): LoggedPly => ({ entry, events: [] });
const newsOf = (...entries: readonly Entry[]): string | undefined =>
  actNews(speech, HOLDERS, entries.map(plyOf), entries.length - 1);
const wordsOf = (...entries: readonly Entry[]): readonly string[] => {
  const plies = entries.map(plyOf);
  return logLines(speech, module, { from: 0, plies }, [], HOLDERS).map(({ words }) => words);
};

describe('what others do beside the board', () => {
  it('T3 a resignation is told', () => {
    expect(newsOf({ by: 3, move: 'resign' })).toBe('Ann heeft opgegeven.');
  });

  it('T6 a take-back is told of the person who asked for it', () => {
    expect(newsOf({ by: 3, move: 'undo' })).toBe('Ann nam een zet terug.');
    expect(newsOf({ by: 1, move: 'undo' })).toBe('Je hebt een zet teruggenomen.');
    expect(newsOf({ by: 2, move: 'undo' })).toBeUndefined();
  });

  it('T4 an offer that the computer does not accept is told', () => {
    const offer = { by: 1, move: 'draw' };
    const declined = 'Margriet neemt de remise niet aan.';
    expect(newsOf(offer, { by: 1, move: 'x' }, { by: 2, move: 'x' })).toBe(declined);
    expect(wordsOf(offer, { by: 2, move: 'x' })).toEqual(['Jij biedt remise aan.', declined]);
    expect(newsOf(offer, { by: 2, move: 'x' }, { by: 3, move: 'x' })).toBeUndefined();
    expect(newsOf(offer, { by: 2, move: 'draw' })).toBeUndefined();
  });

  it('T4 an answer is told as one in the log, though the offer stands on the page before', () => {
    const topLine = (...[offer, answer]: readonly [Entry, Entry]) => {
      const page = { from: 7, plies: [plyOf(answer)], before: [plyOf(offer)] };
      return logLines(speech, module, page, [], HOLDERS).map(({ ply, words }) => [ply, words]);
    };
    const offer = { by: 1, move: 'draw' };
    expect(topLine(offer, { by: 2, move: 'draw' })).toEqual([[7, 'Margriet neemt de remise aan.']]);
    const declined = 'Margriet neemt de remise niet aan.';
    expect(topLine(offer, { by: 2, move: 'x' })).toEqual([[7, declined]]);
  });

  it('a move is no news', () => {
    expect(newsOf({ by: 3, move: 'x' })).toBeUndefined();
    expect(newsOf({ by: 'chance', move: 'undo' })).toBeUndefined();
  });

  it('every act is a sentence in the log, with who did it', () => {
    const told = wordsOf(
      { by: 2, move: 'undo' },
      { by: 3, move: 'undo' },
      { by: 3, move: 'draw' },
      { by: 2, move: 'draw' },
      { by: 1, move: 'resign' },
      { by: 'table', move: 'forfeit 3 clock' },
      { by: 'table', move: 'forfeit 3 absence' },
    );
    expect(told).toEqual([
      'Margriet nam op verzoek een zet terug.',
      'Ann nam een zet terug.',
      'Ann biedt remise aan.',
      'Margriet neemt de remise aan.',
      'Je hebt opgegeven.',
      'De tijd van Ann is om.',
      'Ann is niet teruggekomen.',
    ]);
  });
});

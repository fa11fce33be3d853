import { registry } from '@kast/games';
import { must } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
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
  { seat: 2, kind: 'bot', level: 2, present: true },
  { seat: 3, kind: 'person', name: 'Ann', present: true },
];

describe('what others do beside the board', () => {
  it('T3 a resignation is told', () => {
    expect(actNews(speech, HOLDERS, { by: 3, move: 'resign' })).toBe('Ann heeft opgegeven.');
  });

  it('T6 a take-back is told of the person who asked for it', () => {
    expect(actNews(speech, HOLDERS, { by: 3, move: 'undo' })).toBe('Ann nam een zet terug.');
    expect(actNews(speech, HOLDERS, { by: 1, move: 'undo' })).toBe('Je hebt een zet teruggenomen.');
    expect(actNews(speech, HOLDERS, { by: 2, move: 'undo' })).toBeUndefined();
  });

  it('a move is no news', () => {
    expect(actNews(speech, HOLDERS, { by: 3, move: 'x' })).toBeUndefined();
    expect(actNews(speech, HOLDERS, { by: 'chance', move: 'undo' })).toBeUndefined();
  });

  it('T6 the log says that a computer was asked to take back', () => {
    const plies = [2, 3].map((by) => ({ entry: { by, move: 'undo' }, events: [] }));
    const lines = logLines(speech, module, { from: 0, plies }, [], HOLDERS);
    expect(lines.map(({ words }) => words)).toEqual([
      'Zet teruggenomen, op verzoek',
      'Zet teruggenomen',
    ]);
  });
});

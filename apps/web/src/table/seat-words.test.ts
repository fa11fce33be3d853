import { registry } from '@kast/games';
import { must, type Standing } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import { createMatchLog } from '../session/match-log.ts';
import { type Departure, departuresIn } from './departures.ts';
import { absenceWords, nameOf, seatDetail } from './seat-words.ts';
import { turnPlayer } from './turn-words.ts';

const speech = {
  t: await messagesIn('nl'),
  texts: await must(registry[0], 'a game').texts('nl'),
};
const YOU: Holder = { seat: 1, kind: 'you', name: 'Ann', present: true };
const BEA: Holder = { seat: 2, kind: 'person', name: 'Bea', present: true };

const NOBODY = new Map<number, Departure | undefined>();

it('a plate says who is not waited for', () => {
  expect(absenceWords(speech, BEA, NOBODY)).toBe('');
  expect(absenceWords(speech, { ...BEA, present: false }, NOBODY)).toBe('even weg');
  expect(absenceWords(speech, { ...BEA, present: false, away: 'lost' }, NOBODY)).toBe('offline');
  const replaced: Holder = { ...BEA, substitute: { level: 4, name: 'Zahra' } };
  expect(absenceWords(speech, replaced, NOBODY)).toBe('computer');
  expect(seatDetail(speech, [YOU, replaced], 2).level).toBe('niveau 4');
});

it.each([
  ['2 resign', 'opgegeven'],
  ['table forfeit 2 clock', 'tijd is om'],
  ['table forfeit 2 absence', 'weggebleven'],
])('T3 T5 a plate says why somebody plays no more: %s', (line, said) => {
  const [by = '', ...move] = line.split(' ');
  const entry = { by: by === 'table' ? by : Number(by), move: move.join(' ') } as const;
  const log = createMatchLog({ from: 0, plies: [{ entry, events: [] }] });
  const standing = { resigned: [2] } as unknown as Standing;
  const words = (ply: number): string =>
    absenceWords(speech, BEA, departuresIn(log, { ply, standing }));
  expect(words(1)).toBe(said);
  // That part of the log was not read.
  expect(words(0)).toBe('speelt niet mee');
});

it('a computer is never away', () => {
  const bot: Holder = { seat: 3, kind: 'bot', level: 2, present: false };
  expect(absenceWords(speech, bot, NOBODY)).toBe('');
});

describe('what somebody is called at the table', () => {
  const BOT: Holder = { seat: 2, kind: 'bot', level: 2, name: 'Margriet', present: true };
  const HERE: Holder = { seat: 2, kind: 'device', name: 'Bea', present: true };
  const names = (...holders: readonly Holder[]): readonly string[] =>
    holders.map(({ seat }) => nameOf(speech, holders, seat));
  const side = (seat: number): string => must(speech.texts.seatName(seat), 'a side');

  it('is “you” for who is alone at the device, and the name of everybody else', () => {
    expect(names(YOU, BOT)).toEqual(['Jij', 'Margriet']);
    expect(turnPlayer(speech, [YOU, BOT], 1).isYou).toBe(true);
  });

  it('is the name of each of those who share a device', () => {
    expect(names(YOU, HERE)).toEqual(['Ann', 'Bea']);
    expect(turnPlayer(speech, [YOU, HERE], 1)).toEqual({ name: 'Ann', isYou: false });
  });

  it('is the seat where nobody has told a name: never the same word for all', () => {
    const nameless = [1, 2].map((seat): Holder => ({ seat, kind: 'person', present: true }));
    expect(names(...nameless)).toEqual([side(1), side(2)]);
  });

  it('is told apart where two have the same name', () => {
    expect(names(YOU, { ...HERE, name: 'Ann' })).toEqual([`Ann (${side(1)})`, `Ann (${side(2)})`]);
  });

  it('has the seat and the level of a computer under it', () => {
    expect(seatDetail(speech, [YOU, BOT], 2)).toEqual({ side: side(2), level: 'niveau 2' });
    expect(seatDetail(speech, [YOU, BOT], 1)).toEqual({ side: side(1), level: '' });
    const nameless: Holder = { seat: 1, kind: 'person', present: true };
    expect(seatDetail(speech, [nameless], 1)).toEqual({ side: '', level: '' });
  });
});

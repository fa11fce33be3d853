import { playerOrSeat } from '../../box/texts/part.ts';
import { speakGame } from '../../box/texts/speak-game.ts';
import type { LeibkoecheOptions } from '../info.ts';
import { KINDS, type LeibkoecheRefusal } from '../rules/index.ts';
import type { Messages } from './messages.generated.ts';

/** Everything that Die Leibköche says, in one language. */
export type LeibkoecheTexts = ReturnType<typeof speak>;
export type TableTexts = LeibkoecheTexts['table'];
/** What is said while somebody tosses by hand. */
export type TossTexts = LeibkoecheTexts['toss'];

/** Where the rulebook is silent. */
const RULINGS = [
  'LK1.7',
  'LK2.2',
  'LK2.3',
  'LK3.8',
  'LK4.7',
  'LK8.1',
  'LK8.2',
  'LK8.3',
  'LK8.4',
  'LK8.5',
  'LK8.6',
  'LK9.1',
  'LK9.2',
];

/** For a single page. */
const ESSENTIALS = [
  'LK2.1',
  'LK3.2',
  'LK3.3',
  'LK3.4',
  'LK3.5',
  'LK3.6',
  'LK3.7',
  'LK4.1',
  'LK4.4',
  'LK4.6',
  'LK5.1',
  'LK6.1',
  'LK6.2',
  'LK6.3',
  'LK7.1',
  'LK7.2',
  'LK7.3',
  'LK7.4',
];

export function speak(messages: Messages) {
  const { table, toss, names, endings } = messages;
  const cooks: Readonly<Record<string, string>> = names.cook;
  const seatName = (seat: number): string => cooks[seat] ?? '';
  return {
    ...speakGame<LeibkoecheRefusal, LeibkoecheOptions, Messages, string>(messages, {
      rulings: RULINGS,
      essentials: ESSENTIALS,
      seatName,
      legend: KINDS.map((sign) => ({ sign, meaning: names.kind[sign] })),
      outcome: ({ rule, winners: [winner = 0] }, players = []) => {
        if (rule === 'T3') return endings.resigned;
        if (rule === 'T4') return endings.drawn;
        if (rule === 'T5') return endings.forfeited;
        return endings.won({ who: playerOrSeat({ seatName }, players)(winner) });
      },
    }),
    toss: { ...toss, result: table.result, faceUp: table.act.faceUp },
  };
}

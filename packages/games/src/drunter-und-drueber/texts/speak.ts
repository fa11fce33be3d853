import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import type { RefusalToTell } from '../../box/texts/refusal-texts.ts';
import { sayAt } from '../../box/texts/say-at.ts';
import { capital } from '../../box/texts/sentence.ts';
import { speakGame } from '../../box/texts/speak-game.ts';
import type { DrunterOptions } from '../info.ts';
import { COLOURS, colourOf, type DrunterRefusal } from '../rules/index.ts';
import type { Messages } from './messages.generated.ts';

/** Everything that Drunter und Drüber says, in one language. */
export type DrunterTexts = ReturnType<typeof speak>;

/** Where the rulebook is silent. */
const RULINGS = [
  'DD1.2',
  'DD1.3',
  'DD2.3',
  'DD3.2',
  'DD3.5',
  'DD3.6',
  'DD3.7',
  'DD4.3',
  'DD4.6',
  'DD5.5',
  'DD6.3',
];

/** For a single page. */
const ESSENTIALS = [
  'DD1.4',
  'DD2.1',
  'DD2.2',
  'DD2.4',
  'DD3.1',
  'DD3.2',
  'DD3.3',
  'DD3.5',
  'DD3.7',
  'DD4.1',
  'DD4.2',
  'DD4.4',
  'DD4.5',
  'DD5.1',
  'DD5.2',
  'DD5.3',
  'DD5.4',
];

export function speak(messages: Messages) {
  const seatName = (seat: number): string => capital(messages.names.colour[colourOf(seat)]);
  return speakGame<DrunterRefusal, DrunterOptions, Messages, string, ToldRefusal>(messages, {
    rulings: RULINGS,
    essentials: ESSENTIALS,
    seatName,
    openingName: (at) => messages.table.opening({ at }),
    letters: messages.table.letter,
    legend: COLOURS.map((colour) => ({
      sign: messages.table.letter[colour],
      meaning: messages.names.colour[colour],
    })),
    toldAs: (refusal, players) => toldAs(refusal, playerOrSeat({ seatName }, players)),
    outcome: ({ rule, winners }, players = []) =>
      sayAt(messages.endings, rule, { winners: winners.map(playerOrSeat({ seatName }, players)) }),
  });
}

/** Some reasons have a sentence of their own for a special case. */
type ToldRefusal =
  | Exclude<DrunterRefusal, { reason: 'somebody-stuck' }>
  | RefusalToTell<'somebody-stuck', { readonly who: Player }>
  | RefusalToTell<'stone-stuck', { readonly at: string }>
  | RefusalToTell<'stays-put', { readonly at: string }>;

function toldAs(refusal: DrunterRefusal, playerAt: (seat: number) => Player): ToldRefusal {
  const { reason, facts } = refusal;
  if (reason === 'somebody-stuck') {
    return { reason, facts: { who: playerAt(facts.seat) } };
  }
  if (reason === 'stone-covered' && facts.block === 'endless') {
    return { reason: 'stone-stuck', facts };
  }
  if (reason === 'not-a-neighbour' && facts.from === facts.to) {
    return { reason: 'stays-put', facts: { at: facts.to } };
  }
  return refusal;
}

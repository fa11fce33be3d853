import type { Outcome, Seat, Standing } from '@kast/kernel';
import { type Holder, playsHere } from '../session/holder.ts';
import { endWords, turnPlayer } from './turn-words.ts';
import type { Speech } from './seat-words.ts';

export interface ResultWords {
  readonly title: string;
  readonly reason: string;
  readonly scores: readonly string[];
  readonly isWonHere: boolean;
}

/** How it ended and why, for those who sit here. */
export function resultWords(
  speech: Speech,
  end: { readonly standing: Standing; readonly outcome: Outcome },
  holders: readonly Holder[],
): ResultWords {
  const { standing, outcome } = end;
  const here = holders.filter(playsHere).map(({ seat }) => seat);
  const isWonHere = outcome.winners.some((seat) => here.includes(seat));
  return {
    title: title(speech, outcome, here, endWords(speech, outcome, holders)),
    reason: reason(speech, standing, outcome, holders),
    scores: (outcome.scores ?? []).map((points, index) =>
      speech.t.table.score({ name: turnPlayer(speech, holders, index + 1).name, points }),
    ),
    isWonHere,
  };
}

function title({ t }: Speech, { winners }: Outcome, here: readonly Seat[], ended: string): string {
  if (winners.length === 0) return t.table.resultTitleDraw;
  const [seat] = here;
  if (here.length !== 1 || seat === undefined) return ended;
  return winners.includes(seat) ? t.table.resultTitleWon : t.table.resultTitleLost;
}

/** The table's own endings say who; the game's own say why. */
function reason(
  speech: Speech,
  { endedBy, resigned }: Standing,
  outcome: Outcome,
  holders: readonly Holder[],
): string {
  const { table } = speech.t;
  if (endedBy === 'agreement') return table.byAgreement;
  const left = resigned.at(-1);
  if (endedBy === 'game' || left === undefined) return speech.texts.outcome(outcome);
  const who = turnPlayer(speech, holders, left);
  if (endedBy === 'resign') return table.byResign({ who });
  return endedBy === 'clock' ? table.byClock({ who }) : table.byAbsence({ who });
}

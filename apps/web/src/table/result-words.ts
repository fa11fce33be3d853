import { type Player, playerAt } from '@kast/games';
import type { Outcome, RuleId, Seat, Standing } from '@kast/kernel';
import { type Holder, playsHere } from '../session/holder.ts';
import { endWords, turnPlayer, turnPlayers } from './turn-words.ts';
import type { Speech } from './seat-words.ts';

export interface ResultWords {
  readonly title: string;
  readonly reason: string;
  /** That says so. */
  readonly rule: RuleId;
  readonly scores: readonly string[];
  readonly isWonHere: boolean;
}

export interface EndOfMatch {
  readonly standing: Standing;
  readonly outcome: Outcome;
  /** Who would have won by the rules of the game alone, whoever has resigned. */
  readonly winnersOfGame: readonly Seat[];
  /** What decided, where the outcome alone does not tell it. */
  readonly verdict?: { readonly reason: string; readonly rule: RuleId } | undefined;
}

/** How it ended and why, for those who sit here. */
export function resultWords(
  speech: Speech,
  end: EndOfMatch,
  holders: readonly Holder[],
): ResultWords {
  const { outcome } = end;
  const here = holders.filter(playsHere).map(({ seat }) => seat);
  const isWonHere = outcome.winners.some((seat) => here.includes(seat));
  return {
    title: title(speech, outcome, here, endWords(speech, outcome, holders)),
    reason: reason(speech, end, holders),
    rule: hasLostByResigning(end) ? 'T3' : (verdictOf(end)?.rule ?? outcome.rule),
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

/**
 * T3: how it ended where the game itself would have had it otherwise; undefined where the game's own
 * sentence is right.
 */
export function overruledEnd(
  speech: Speech,
  end: EndOfMatch,
  players: readonly Player[],
): string | undefined {
  const { outcome, standing, winnersOfGame } = end;
  if (standing.endedBy !== 'game') return undefined;
  if (winnersOfGame.every((seat) => outcome.winners.includes(seat))) return undefined;
  const { turnWon } = speech.t.table;
  const winners = turnWon({ winners: outcome.winners.map((seat) => playerAt(players, seat)) });
  const why = hasLostByResigning(end)
    ? overruledWords(speech, end, players)
    : speech.texts.outcome(outcome, players);
  return `${winners}. ${why}`;
}

/** The table's own endings say who; the game's own say why. */
function reason(speech: Speech, end: EndOfMatch, holders: readonly Holder[]): string {
  const { table } = speech.t;
  const { endedBy, resigned } = end.standing;
  if (endedBy === 'agreement') return table.byAgreement;
  if (hasLostByResigning(end)) return overruledWords(speech, end, turnPlayers(speech, holders));
  const left = resigned.at(-1);
  if (endedBy === 'game' || left === undefined) {
    return (
      verdictOf(end)?.reason ?? speech.texts.outcome(end.outcome, turnPlayers(speech, holders))
    );
  }
  const who = turnPlayer(speech, holders, left);
  if (endedBy === 'resign') return table.byResign({ who });
  return endedBy === 'clock' ? table.byClock({ who }) : table.byAbsence({ who });
}

/** T3: of a game that somebody who has resigned would have won it says nothing. */
function verdictOf(end: EndOfMatch): EndOfMatch['verdict'] {
  const { endedBy, resigned } = end.standing;
  return endedBy === 'game' && resigned.length === 0 ? end.verdict : undefined;
}

function overruledWords(
  { t }: Speech,
  { winnersOfGame }: EndOfMatch,
  players: readonly Player[],
): string {
  const isYours = winnersOfGame.some((seat) => playerAt(players, seat).isYou);
  return isYours ? t.table.byYouResigned : t.table.bySomebodyResigned;
}

/** T3: those who would have won had resigned, so that others did. */
function hasLostByResigning({ standing, outcome, winnersOfGame }: EndOfMatch): boolean {
  return (
    standing.endedBy === 'game' &&
    winnersOfGame.length > 0 &&
    !winnersOfGame.some((seat) => outcome.winners.includes(seat))
  );
}

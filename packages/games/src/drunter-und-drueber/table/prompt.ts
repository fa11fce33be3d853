import type { Viewer } from '@kast/kernel';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import { canMove, type DrunterView, makeCircle, STONES_PER_COLOUR } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

/** What to do now, in one line. */
export function prompt(
  view: DrunterView,
  viewer: Viewer,
  texts: DrunterTexts,
  players: readonly Player[],
): string {
  const words = texts.table.prompt;
  const { phase, attack, onTurn, outcome } = view;
  const playerAt = playerOrSeat(texts, players);
  if (outcome) return texts.outcome(outcome, players);
  if (typeof viewer === 'number' && view.out.includes(viewer)) return words.out;
  if (phase === 'answering' && attack) {
    // What is asked stands above its answers.
    if (viewer === attack.asked) return words.answer;
    return words.othersAnswer({ who: playerAt(attack.asked), circle: makeCircle(attack.to) });
  }
  if (onTurn === 0) return words.beginning;
  const who = playerAt(onTurn);
  const isOwnTurn = viewer === onTurn;
  if (phase === 'placing') {
    const left = view.inHand[onTurn - 1] ?? 0;
    if (!isOwnTurn) return words.othersPlace({ who });
    return left === STONES_PER_COLOUR ? words.placeFirst : words.place({ left });
  }
  if (!isOwnTurn) return words.othersMove({ who });
  // DD3.6
  return canMove(view) ? words.move : words.mustPass;
}

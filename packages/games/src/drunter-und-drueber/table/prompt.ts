import type { Viewer } from '@kast/kernel';
import { canMove, colourOf, type DrunterView, makeCircle } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/texts.ts';

/** What to do now, in one line. */
export function prompt(view: DrunterView, viewer: Viewer, texts: DrunterTexts): string {
  const words = texts.table.prompt;
  const { phase, attack, onTurn, outcome } = view;
  if (outcome) return texts.outcome(outcome);
  if (typeof viewer === 'number' && view.out.includes(viewer)) return words.out;
  if (phase === 'answering' && attack) {
    const at = makeCircle(attack.to);
    if (viewer === attack.asked) return words.answer(at);
    return words.othersAnswer(colourOf(attack.asked), at);
  }
  if (onTurn === 0) return words.beginning;
  const isOwnTurn = viewer === onTurn;
  if (phase === 'placing') {
    const left = view.inHand[onTurn - 1] ?? 0;
    return isOwnTurn ? words.place(left) : words.othersPlace(colourOf(onTurn));
  }
  if (!isOwnTurn) return words.othersMove(colourOf(onTurn));
  // DD3.6
  return canMove(view) ? words.move : words.mustPass;
}

import type { Viewer } from '@kast/kernel';
import { byName } from '../../box/texts/part.ts';
import { type DrunterView, makeCircle, neighboursOf } from '../rules/index.ts';
import type { DrunterTexts } from '../texts/speak.ts';

/** What to do now, in one line. */
export function prompt(view: DrunterView, viewer: Viewer, texts: DrunterTexts): string {
  const words = texts.table.prompt;
  const { phase, attack, onTurn, outcome } = view;
  if (outcome) return texts.outcome(outcome);
  if (typeof viewer === 'number' && view.out.includes(viewer)) return words.out;
  if (phase === 'answering' && attack) {
    const at = makeCircle(attack.to);
    if (viewer === attack.asked) return words.answer({ circle: at });
    return words.othersAnswer({ who: byName(texts.seatName(attack.asked)), circle: at });
  }
  if (onTurn === 0) return words.beginning;
  const who = byName(texts.seatName(onTurn));
  const isOwnTurn = viewer === onTurn;
  if (phase === 'placing') {
    const left = view.inHand[onTurn - 1] ?? 0;
    return isOwnTurn ? words.place({ left }) : words.othersPlace({ who });
  }
  if (!isOwnTurn) return words.othersMove({ who });
  return hasFreeDisc(view) ? words.move : words.mustPass;
}

/** Something on top, or something that has waited long enough, with somewhere to go. DD3.6 */
function hasFreeDisc({ stacks, onTurn, options }: DrunterView): boolean {
  return stacks.some((stack, at) => {
    const isFree = stack.some(
      ({ owner, waited }, height) =>
        owner === onTurn &&
        (height === stack.length - 1 || (options.block !== 'endless' && waited >= options.block)),
    );
    return isFree && neighboursOf(at).some((next) => stacks[next]?.at(-1)?.owner !== onTurn);
  });
}

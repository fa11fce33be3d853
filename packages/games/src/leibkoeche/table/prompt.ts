import { unreachable, type Viewer } from '@kast/kernel';
import { type Player, playerAt } from '../../box/texts/part.ts';
import { CARPET, decider, type LeibkoecheView, mayGoToKing } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';

/** What to do now, in one line. */
export function prompt(
  view: LeibkoecheView,
  viewer: Viewer,
  texts: LeibkoecheTexts,
  players: readonly Player[],
): string {
  const { phase, pan, throws, toPut, mayDecline, onTurn, outcome } = view;
  if (outcome) return texts.outcome(outcome, players);
  const words = texts.table.prompt;
  const decides = decider(view);
  const isYours = viewer === decides;
  const who = playerAt(players, decides);
  const whose = playerAt(players, toPut);
  const face = view.held?.face ?? 0;
  const count = view.fall?.face ?? 0;
  switch (phase) {
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
    case 'over':
      return words.settingUp;
    case 'put':
      return isYours ? words.put({ who: whose }) : words.putting({ who, whose });
    case 'shift':
      return isYours ? words.shift : words.shifting({ who });
    case 'from':
      if (!isYours) return words.taking({ who });
      return throws === 0 ? words.from : words.fromAnother;
    case 'toss':
      if (!isYours) return words.tossing({ who, pan });
      if (throws > 0) return words.tossAgain({ face });
      return isOnCarpet(view) ? words.tossFirst({ face }) : words.toss[pan]({ face });
    case 'fall':
      return words.falling;
    case 'walk':
      if (!isYours) return words.walking({ who, count });
      return mayGoToKing(view, onTurn) ? words.walkToKing({ count }) : words.walk({ count });
    case 'take':
      return isYours ? words.take : words.choosingToTake({ who });
    case 'tray':
      return isYours ? words.tray : words.choosingPlace({ who });
    case 'peek':
      if (!isYours) return words.peeking({ who });
      return mayDecline ? words.peekOrNot : words.peek;
    case 'second':
      return isYours ? words.second : words.deciding({ who });
    case 'lay':
      return isYours ? laying(view, words) : words.laying({ who });
    case 'ordering':
      return isYours ? words.order : words.ordering({ who });
    default:
      return unreachable(phase);
  }
}

/** Where the cook began, and where it comes to the king. */
function isOnCarpet({ cooks, onTurn }: LeibkoecheView): boolean {
  return cooks[onTurn - 1] === CARPET;
}

/** Why there is nothing left but to lay it down. */
function laying(view: LeibkoecheView, words: LeibkoecheTexts['table']['prompt']): string {
  if (view.fall?.result === 'invalid') return words.layInvalid;
  if (!isOnCarpet(view)) return words.lay;
  return view.arrived.includes(view.onTurn) ? words.layArrived : words.layStuck;
}

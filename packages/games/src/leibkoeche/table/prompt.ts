import { unreachable, type Viewer } from '@kast/kernel';
import { type Player, playerAt } from '../../box/texts/part.ts';
import { CARPET, countOn, type LeibkoecheView, PLACES } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/speak.ts';

/** What to do now, in one line. */
export function prompt(
  view: LeibkoecheView,
  viewer: Viewer,
  texts: LeibkoecheTexts,
  players: readonly Player[],
): string {
  if (view.outcome) return texts.outcome(view.outcome);
  const decides = view.phase === 'ordering' ? view.ordering[0] : view.onTurn;
  const who = (seat: number | undefined): Player => playerAt(players, seat ?? 0);
  return viewer === decides ? yours(view, texts, who) : others(view, texts, who(decides), who);
}

type PlayerOf = (seat: number | undefined) => Player;

function yours(view: LeibkoecheView, { table }: LeibkoecheTexts, nameOf: PlayerOf): string {
  const words = table.prompt;
  const face = view.held?.face ?? 0;
  switch (view.phase) {
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
    case 'over':
      return words.settingUp;
    case 'put':
      return words.put({ who: nameOf(view.toPut) });
    case 'shift':
      return words.shift;
    case 'from':
      return view.throws === 0 ? words.from : words.fromAnother;
    case 'toss':
      return view.throws === 0 ? words.toss({ pan: view.pan, face }) : words.tossAgain({ face });
    case 'fall':
      return words.falling;
    case 'walk': {
      const isFull = countOn(view.trays[view.onTurn - 1] ?? []) === PLACES;
      const count = view.fall?.face ?? 0;
      return isFull ? words.walkToKing({ count }) : words.walk({ count });
    }
    case 'take':
      return words.take;
    case 'tray':
      return words.tray;
    case 'peek':
      return view.mayDecline ? words.peekOrNot : words.peek;
    case 'second':
      return words.second;
    case 'lay':
      return laying(view, table);
    case 'ordering':
      return words.order;
    default:
      return unreachable(view.phase);
  }
}

/** Why there is nothing left but to lay it down. */
function laying(view: LeibkoecheView, { prompt: words }: LeibkoecheTexts['table']): string {
  if (view.fall?.result === 'invalid') return words.layInvalid;
  const cook = view.cooks[view.onTurn - 1];
  if (cook === CARPET)
    return view.arrived.includes(view.onTurn) ? words.layArrived : words.layStuck;
  return words.lay;
}

function others(
  view: LeibkoecheView,
  { table }: LeibkoecheTexts,
  who: Player,
  nameOf: PlayerOf,
): string {
  const words = table.prompt;
  switch (view.phase) {
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
    case 'over':
      return words.settingUp;
    case 'put':
      return words.putting({ who, whose: nameOf(view.toPut) });
    case 'shift':
      return words.shifting({ who });
    case 'from':
      return words.taking({ who });
    case 'toss':
      return words.tossing({ who, pan: view.pan });
    case 'fall':
      return words.falling;
    case 'walk':
      return words.walking({ who, count: view.fall?.face ?? 0 });
    case 'take':
      return words.choosingToTake({ who });
    case 'tray':
      return words.choosingPlace({ who });
    case 'peek':
      return words.peeking({ who });
    case 'second':
      return words.deciding({ who });
    case 'lay':
      return words.laying({ who });
    case 'ordering':
      return words.ordering({ who });
    default:
      return unreachable(view.phase);
  }
}

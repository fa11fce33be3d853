import { unreachable, type Viewer } from '@kast/kernel';
import { CARPET, countOn, type LeibkoecheView, PLACES } from '../rules/index.ts';
import type { LeibkoecheTexts } from '../texts/texts.ts';

/** What to do now, in one line. */
export function prompt(
  view: LeibkoecheView,
  viewer: Viewer,
  texts: LeibkoecheTexts,
  seatNames: readonly string[],
): string {
  if (view.outcome) return texts.outcome(view.outcome);
  const decides = view.phase === 'ordering' ? view.ordering[0] : view.onTurn;
  const who = (seat: number | undefined): string => seatNames[(seat ?? 0) - 1] ?? '';
  return viewer === decides ? yours(view, texts, who) : others(view, texts, who(decides), who);
}

type NameOf = (seat: number | undefined) => string;

function yours(view: LeibkoecheView, { table }: LeibkoecheTexts, who: NameOf): string {
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
      return words.put(who(view.toPut));
    case 'shift':
      return words.shift;
    case 'from':
      return view.throws === 0 ? words.from : words.fromAnother;
    case 'toss':
      return view.throws === 0 ? words.toss(view.pan, face) : words.tossAgain(face);
    case 'fall':
      return words.falling;
    case 'walk': {
      const isFull = countOn(view.trays[view.onTurn - 1] ?? []) === PLACES;
      const steps = view.fall?.face ?? 0;
      return isFull ? words.walkToKing(steps) : words.walk(steps);
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
  name: string,
  who: NameOf,
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
      return words.putting(name, who(view.toPut));
    case 'shift':
      return words.shifting(name);
    case 'from':
      return words.taking(name);
    case 'toss':
      return words.tossing(name, view.pan);
    case 'fall':
      return words.falling;
    case 'walk':
      return words.walking(name, view.fall?.face ?? 0);
    case 'take':
      return words.choosingToTake(name);
    case 'tray':
      return words.choosingPlace(name);
    case 'peek':
      return words.peeking(name);
    case 'second':
      return words.deciding(name);
    case 'lay':
      return words.laying(name);
    case 'ordering':
      return words.ordering(name);
    default:
      return unreachable(view.phase);
  }
}

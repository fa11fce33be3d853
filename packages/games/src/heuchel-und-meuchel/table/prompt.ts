import { unreachable, type Viewer } from '@kast/kernel';
import { type Player, playerOrSeat } from '../../box/texts/part.ts';
import { type HeuchelView, liesAsDealtOneByOne, whoseLastStacks } from '../rules/index.ts';
import type { HeuchelTexts } from '../texts/speak.ts';

/** What to do now, in one line. */
export function prompt(
  view: HeuchelView,
  viewer: Viewer,
  texts: HeuchelTexts,
  players: readonly Player[],
): string {
  const words = texts.table.prompt;
  if (view.outcome) return texts.outcome(view.outcome, players);
  const isYours = viewer === view.onTurn;
  const playerAt = playerOrSeat(texts, players);
  const who = playerAt(view.onTurn);
  switch (view.phase) {
    case 'deal':
    case 'first':
    case 'over':
      return words.dealing;
    case 'arranging':
      return arranging(view, viewer, texts, playerAt);
    case 'rolling':
      return isYours ? words.rolling : words.turnOf({ who });
    case 'moving':
      if (!isYours) return words.turnOf({ who });
      if (view.roll > 0) return words.moveBy({ pips: view.roll });
      if (liesAsDealtOneByOne(view, view.onTurn)) return words.moveFirst;
      return moving(view, texts, playerAt);
    case 'taking':
      return isYours ? words.take : words.takes({ who });
    case 'going-on':
      if (!isYours) return words.turnOf({ who });
      return view.options.die === 'on' ? words.rollOn : words.goOn;
    case 'removing':
      return isYours ? words.remove : words.removes({ who });
    default:
      return unreachable(view.phase);
  }
}

/** HM6.1: nobody is surprised by the end. */
function moving(
  view: HeuchelView,
  texts: HeuchelTexts,
  playerAt: (seat: number) => Player,
): string {
  const words = texts.table.prompt;
  const last = whoseLastStacks(view);
  return last.length > 0 ? words.moveNearEnd({ players: last.map(playerAt) }) : words.move;
}

function arranging(
  { arranging }: HeuchelView,
  viewer: Viewer,
  texts: HeuchelTexts,
  playerAt: (seat: number) => Player,
): string {
  const busy = arranging.flatMap((state, index) => (state === 'busy' ? [index + 1] : []));
  const words = texts.table.prompt;
  const isYours = typeof viewer === 'number' && busy.includes(viewer);
  if (isYours) return words.arrange;
  return words.arranging({ players: busy.map(playerAt) });
}

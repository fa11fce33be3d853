import type { Messages } from '../i18n/language.ts';
import type { Holder } from '../session/holder.ts';
import type { RunningMatch } from './running-matches.ts';
import { holderName, isShared, namesInList } from '../table/seat-words.ts';

/** Whom you play against; everybody by name where several play at this device. */
export function whoPlays(t: Messages, holders: readonly Holder[]): string {
  if (isShared(holders)) return namesInList(t, holders);
  const others = holders.filter(({ kind }) => kind !== 'you');
  if (others.length === holders.length) return t.cupboard.watching;
  return t.cupboard.versus({ names: counted(others.map((holder) => holderName(t, holder))) });
}

/** Whether it is yours; of several at this device nobody is “you” alone. */
export function whoseTurn(
  { cupboard }: Messages,
  { yourTurn, isToBegin, holders }: Pick<RunningMatch, 'yourTurn' | 'isToBegin' | 'holders'>,
): string {
  if (yourTurn) return isShared(holders) ? cupboard.yourTurnTogether : cupboard.yourTurn;
  return isToBegin ? cupboard.toBegin : cupboard.waiting;
}

/** "Neighbour ×2": nobody needs to read the same name twice. */
function counted(names: readonly string[]): readonly string[] {
  return [...new Set(names)].map((name) => {
    const times = names.filter((other) => other === name).length;
    return times > 1 ? `${name} ×${times}` : name;
  });
}

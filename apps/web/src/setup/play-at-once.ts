import type { GameInfo } from '@kast/kernel';
import { matchesHere } from '../device/saved-matches.ts';
import { isNewcomer, sitDownFirst } from '../first-match/sit-down-first.ts';
import { beginMatch } from '../session/here/begin-match.ts';
import { isLocal, setupAtOnce } from './table-setup.ts';

/** Begins a match against computers with good defaults; gives its address. */
export function playAtOnce(info: GameInfo): string {
  const setup = setupAtOnce(info, isNewcomer(info.id));
  if (!isLocal(setup)) throw new Error('the usual table is set on this device');
  const { id } = beginMatch(matchesHere, info, setup);
  sitDownFirst(info.id, id);
  return `/m/${id}`;
}

import { type Holder, isAmongPeople } from '../session/holder.ts';

interface LookedBackAt {
  readonly isOver: boolean;
  /** Out of a file or a link: whoever has it may be playing it elsewhere. */
  readonly isForeign: boolean;
  readonly holders: readonly Holder[];
}

/**
 * While people play each other nobody is offered an estimate. Who sat at a match out of a file is not known, nor whether
 * it goes on: unless it has ended, it is offered only where the link says that computers had all seats but one.
 */
export function mayEstimate({ isOver, isForeign, holders }: LookedBackAt): boolean {
  if (isOver) return true;
  if (!isForeign) return !isAmongPeople(holders);
  return holders.filter(({ kind }) => kind !== 'bot').length <= 1;
}

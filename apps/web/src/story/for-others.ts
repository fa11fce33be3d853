import { type Holder, playsHere } from '../session/holder.ts';

/** Who sat where, for those who were not here: nobody of them is “you”. */
export function forOthers(holders: readonly Holder[]): readonly Holder[] {
  return holders.map((holder) => (playsHere(holder) ? { ...holder, kind: 'person' } : holder));
}

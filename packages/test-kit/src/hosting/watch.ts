import type { Playthrough } from '@kast/kernel';
import type { Fault } from '../fault.ts';

export type HostingFault = Fault<
  | 'throws'
  | 'asks-the-wrong-seats'
  | 'question-not-kept'
  | 'question-not-new'
  | 'snapshot-not-plain-json'
  | 'snapshot-goes-on-differently'
  | 'takes-back-too-far'
  | 'remembers-what-was-taken-back'
  | 'projection-too-large'
>;

/** What is found wrong of a match at some ply. */
export type Found = Pick<HostingFault, 'code' | 'detail'>;

/** A watch is told of every ply, and says what it finds. */
export type Watch<Args extends readonly unknown[] = [now: Playthrough]> = (
  ...args: Args
) => readonly Found[];

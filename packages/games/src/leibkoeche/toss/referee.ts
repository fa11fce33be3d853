import { must, type Referee } from '@kast/kernel';
import type { LeibkoecheMove, LeibkoecheState } from '../rules/index.ts';
import { fallOf } from './fall.ts';
import { fly } from './flight.ts';
import { openKitchen } from './kitchen.ts';

/** LK8.2: decides a toss by hand from its input alone. */
export async function callReferee(): Promise<Referee<LeibkoecheState, LeibkoecheMove>> {
  const kitchen = await openKitchen();
  return {
    judge: ({ toss, pan, held }) => {
      if (toss === null || typeof toss === 'string') throw new Error('no toss by hand to judge');
      const { landing } = fly(kitchen, toss, pan);
      const { face } = must(held, 'a pancake on the pan');
      return { kind: 'fall', fall: fallOf(landing, face) };
    },
  };
}

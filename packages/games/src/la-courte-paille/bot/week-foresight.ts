import type { Returns, SeatNet } from '@kast/bots';
import type { PailleState } from '../rules/index.ts';
import { describe, isQuiet } from './week-rows.ts';

/** What a net takes a single week to bring, as soon as everybody is about to choose. */
export function weekForesight(net: SeatNet): (table: PailleState) => Returns | undefined {
  return (table) => {
    if (!isQuiet(table)) return undefined;
    const seats = table.hands.length;
    describe(table, net);
    net.estimate();
    return {
      rewards: Array.from(net.rewards.subarray(0, seats)),
      payoffs: Array.from(net.shares.subarray(0, seats)),
    };
  };
}

import { leasesInMemory } from '../bots/leases.ts';
import type { Cluster } from './cluster.ts';

/** There are no others. */
export function alone(): Cluster {
  return {
    tallies: {
      set: () => undefined,
      add: () => undefined,
      elsewhere: () => 0,
      namesElsewhere: () => [],
      listen: () => undefined,
    },
    leases: leasesInMemory(),
    canAll: () => true,
    takeDuty: async () => true,
    leave: async () => undefined,
  };
}

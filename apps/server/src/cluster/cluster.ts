import type { Leases } from '../bots/leases.ts';
import type { Tallies } from './tallies.ts';

/** What a process knows of the others that serve the same matches. Nothing else may know how many they are. */
export interface Cluster {
  readonly tallies: Tallies;
  readonly leases: Leases;
  /** Leaves in good order: nobody has to wait until it is found dead. */
  leave(): Promise<void>;
}

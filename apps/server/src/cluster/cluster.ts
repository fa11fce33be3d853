import type { Leases } from '../bots/leases.ts';
import type { Tallies } from './tallies.ts';

/** What processes of the version before cannot do. */
export const ABILITIES = ['nonces', 'clocks'] as const;
export type Ability = (typeof ABILITIES)[number];

/** What a process knows of the others that serve the same matches. Nothing else may know how many they are. */
export interface Cluster {
  readonly tallies: Tallies;
  readonly leases: Leases;
  /**
   * Whether every other process has said that it can do this: while a version is replaced by the next, what
   * only the next one can do is left alone.
   */
  canAll(ability: Ability): boolean;
  /** Whether this process does what one of all has to do. To be asked again and again: it may have been taken for dead. */
  takeDuty(name: string): Promise<boolean>;
  /** Leaves in good order: nobody has to wait until it is found dead. */
  leave(): Promise<void>;
}

import type { GuestId } from '../store/store.ts';

/** How many guests are known by where they came from last. */
const MOST_KEPT = 100_000;

/**
 * Where guests come from. Cookies are free, so whoever wants more than a fair share of the threads would
 * ask for it as a hundred guests: what is thought for them is charged to their network.
 */
export interface GuestNetworks {
  note(guest: GuestId, network: string): void;
  /** The network where it is known, else the guest. */
  accountOf(guest: GuestId): string;
}

export function guestNetworks(): GuestNetworks {
  /** In the order of their last visit. */
  const networks = new Map<GuestId, string>();
  return {
    note(guest, network) {
      networks.delete(guest);
      networks.set(guest, network);
      const [oldest] = networks.keys();
      if (networks.size > MOST_KEPT && oldest !== undefined) networks.delete(oldest);
    },
    accountOf: (guest) => networks.get(guest) ?? guest,
  };
}

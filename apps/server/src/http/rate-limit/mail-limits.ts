import { networkOf } from './network.ts';
import type { RateLimitOptions } from './rate-limit.ts';
import { slowLimit, type TakeTry } from './slow-limit.ts';

/**
 * Beside what the store counts by the day, which holds over restarts: nobody has mails sent by the dozen, neither
 * from one network nor to one address, whether it is anybody's or not.
 */
export interface MailLimits {
  readonly byNetwork: TakeTry;
  readonly byAddress: TakeTry;
}

export function mailLimits(options: Pick<RateLimitOptions, 'now' | 'tallies'>): MailLimits {
  const byNetwork = slowLimit({ name: 'mails-by-network', tries: 20, minutes: 60 }, options);
  const byAddress = slowLimit({ name: 'mails-by-address', tries: 5, minutes: 60 }, options);
  return { byNetwork: (ip) => byNetwork(networkOf(ip)), byAddress };
}

import { createHmac } from 'node:crypto';

/**
 * Who is charged for what is thought and judged in a match: the network that it was set from. Cookies are
 * free, so whoever wants more than a fair share of the threads would ask for it as a hundred guests. What
 * is stored of it tells nobody the address.
 */
export function accountOf(secret: string, network: string): string {
  return createHmac('sha256', secret).update(`account:${network}`).digest('base64url').slice(0, 16);
}

import { client } from './client.ts';

/**
 * Where others find what is here: not under a name that each device means itself by. Undefined where only the
 * server could say it and knows no such address.
 */
async function reachableOrigin(): Promise<string | undefined> {
  if (!isLoopback(location.hostname)) return location.origin;
  const reach = await client.reach();
  return reach.ok ? reach.value.origins[0] : undefined;
}

/** For links: as good as can be had. */
export async function shareOrigin(): Promise<string> {
  return (await reachableOrigin()) ?? location.origin;
}

/** By other devices. */
export function isReachable(origin: string): boolean {
  return !isLoopback(new URL(origin).hostname);
}

/** As people type it. */
export function spelledOut(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

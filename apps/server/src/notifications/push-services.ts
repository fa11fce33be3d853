import { ECDH } from 'node:crypto';

/**
 * Those of the browsers. The server posts to what a stranger's browser calls its endpoint: anything else would let
 * strangers have it knock at doors that only it can reach.
 */
export const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** Whether an endpoint belongs to one of these hosts; `*.` stands for any name before. */
export function isPushEndpoint(endpoint: string, services: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return false;
  return services.some((service) =>
    // With the usual port, unless it is said: but for who tries it out.
    service.startsWith('*.')
      ? url.port === '' && isBelow(url.hostname, service.slice(1))
      : url.host === service || (isLoopback(service) && url.hostname === service),
  );
}

function isBelow(host: string, domain: string): boolean {
  return host.endsWith(domain) && /^[a-z\d]/.test(host);
}

const PUBLIC_KEY_CURVE = 'prime256v1';

/** Whether something can be encrypted for this browser: its key is a point of the curve (RFC 8291). */
export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, PUBLIC_KEY_CURVE, 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** For who tries it out with a push service of their own. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1';
}

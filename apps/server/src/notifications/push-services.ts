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
    service.startsWith('*.')
      ? url.hostname.endsWith(service.slice(1))
      : url.hostname === service || url.host === service,
  );
}

/** For who tries it out with a push service of their own. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1';
}

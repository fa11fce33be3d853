/**
 * What pages ask of a browser while they are drawn, as on a device that keeps nothing. Gives the way to
 * go to an address.
 */
export function standInForBrowser(): (path: string) => void {
  const nowhere = { documentElement: { lang: '', dataset: {} }, querySelectorAll: () => [] };
  Object.assign(globalThis, { document: nowhere, matchMedia: () => ({ matches: false }) });
  Object.defineProperty(globalThis, 'navigator', {
    value: { onLine: true, languages: [] },
    configurable: true,
  });
  goTo('/');
  return goTo;
}

function goTo(path: string): void {
  Object.assign(globalThis, { location: new URL(path, 'http://rendered.invalid') });
}

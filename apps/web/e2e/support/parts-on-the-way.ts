import type { Page, Request } from '@playwright/test';

/** A page is laid out anew when one of these has come. */
const PARTS: ReadonlySet<string> = new Set(['script', 'stylesheet', 'font', 'image']);
/** Of what a worker has asked for that was ended meanwhile, nothing is ever told. */
const LOST_MS = 10_000;

interface Parts {
  readonly onTheWay: Map<Request, PromiseWithResolvers<void>>;
  asked: number;
}

const watched = new WeakMap<Page, Parts>();

/** From now on it is known which parts of this page are on their way. */
export function watchParts(page: Page): void {
  if (watched.has(page)) return;
  const parts: Parts = { onTheWay: new Map(), asked: 0 };
  watched.set(page, parts);
  page.on('request', (request) => {
    // Who goes elsewhere waits for nothing any more.
    if (request.isNavigationRequest()) parts.onTheWay.clear();
    if (!PARTS.has(request.resourceType())) return;
    parts.onTheWay.set(request, Promise.withResolvers());
    parts.asked += 1;
  });
  const end = (request: Request): void => {
    parts.onTheWay.get(request)?.resolve();
    parts.onTheWay.delete(request);
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Until all parts that were asked for are here; gives how many that were, of a page that is watched. */
export async function untilPartsAreHere(page: Page): Promise<number> {
  const parts = watched.get(page);
  if (!parts) return 0;
  while (parts.onTheWay.size > 0) {
    const all = [...parts.onTheWay];
    const lost = Promise.withResolvers<void>();
    const timer = setTimeout(lost.resolve, LOST_MS);
    await Promise.race([Promise.all(all.map(([, { promise }]) => promise)), lost.promise]);
    clearTimeout(timer);
    for (const [request] of all) parts.onTheWay.delete(request);
  }
  return parts.asked;
}

import { MAIL_PAGE, PAGE_ADDRESSES } from '@kast/protocol';

/** What the addresses of pages depend on in a game. */
export interface GameWithPages {
  readonly id: string;
  readonly hasPractice: boolean;
  readonly hasRealTable: boolean;
}

export interface FoundPage {
  /** As the app knows it: `/m/:id`. */
  readonly pattern: string;
  readonly game: string | undefined;
  readonly id: string | undefined;
}

export interface PagesThatAre {
  readonly games: readonly GameWithPages[];
  /** Whether anybody is ever sent a link to what is done by mail. */
  readonly hasMail: boolean;
}

/** The page that the web app has at this path. Which matches there are is not asked. */
export function pageAt(path: string, { games, hasMail }: PagesThatAre): FoundPage | undefined {
  const given = segmentsOf(path);
  const patterns = [...Object.values(PAGE_ADDRESSES), ...(hasMail ? [MAIL_PAGE] : [])];
  for (const pattern of patterns) {
    const segments = segmentsOf(pattern);
    if (!isAt(segments, given, gamesWith(pattern, games))) continue;
    const valueOf = (name: string) => given[segments.indexOf(name)];
    return { pattern, game: valueOf(':game'), id: valueOf(':id') };
  }
  return undefined;
}

/** No page has it. */
const NOWHERE = '/%25';

/**
 * Of an address with half an escape or a zero in it nothing can be found: pages have one that leads nowhere instead.
 * A slash too many makes no difference to them.
 */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?');
  if (isApi(path)) return url;
  return isReadable(path) ? path.replace(/\/{2,}/g, '/') + url.slice(path.length) : NOWHERE;
}

export function isApi(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

function gamesWith(address: string, games: readonly GameWithPages[]): readonly GameWithPages[] {
  if (address === PAGE_ADDRESSES.practice) return games.filter(({ hasPractice }) => hasPractice);
  if (address === PAGE_ADDRESSES.realTable) return games.filter((game) => game.hasRealTable);
  return games;
}

/** What anything may stand for. */
const NAMED = new Set([':id', ':club', ':player']);

function isAt(
  address: readonly string[],
  given: readonly string[],
  games: readonly GameWithPages[],
): boolean {
  if (address.length !== given.length) return false;
  return address.every((segment, index) => {
    if (segment === ':game') return games.some(({ id }) => id === given[index]);
    return NAMED.has(segment) || segment === given[index];
  });
}

/** As the router in the browser reads them: a slash too many makes no difference. */
function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '');
}

import { MAIL_PAGE, PAGE_ADDRESSES, type PreviewTexts, type PreviewWords } from '@kast/protocol';
import type { MatchPreview } from './match-preview.ts';

/** What a link to a page says of it. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  /** The path of its picture; the site's own where there is none. */
  readonly picture?: string;
  /** A page of somebody's own: search engines are to leave it out. */
  readonly isPrivate?: true;
  /** The path of the page that search engines are to show for it. */
  readonly canonical?: string;
}

export interface PageAddress {
  /** Its pattern, as the app knows it. */
  readonly pattern: string;
  readonly game?: string | undefined;
  readonly id?: string | undefined;
}

export function pagePreview(
  { words, games }: PreviewTexts,
  { pattern, game = '', id = '' }: PageAddress,
  match: MatchPreview | undefined,
): PagePreview {
  const intro = games[match?.game ?? game];
  if (id !== '') {
    const text = pattern === PAGE_ADDRESSES.matchReplay ? words.replayText : words.siteDescription;
    if (!match || !intro) return { title: words.match, description: text, isPrivate: true };
    const picture = match.isOpen ? `/api/matches/${id}/picture?ply=${match.ply}` : undefined;
    return {
      ...matchWords(words, intro.name, match),
      picture: picture ?? `/api/games/${match.game}/picture`,
      ...(isForAll(pattern, match)
        ? { canonical: PAGE_ADDRESSES.game.replace(':game', match.game) }
        : { isPrivate: true }),
    };
  }
  if (intro) {
    const chapter = chapterOf(words, pattern);
    return {
      title: chapter === undefined ? intro.name : `${intro.name} · ${chapter}`,
      description: `${intro.tagline} ${intro.about}`,
      picture: `/api/games/${game}/picture`,
    };
  }
  if (pattern === PAGE_ADDRESSES.recordReplay) {
    return { title: `${words.replay} · Spellenkast`, description: words.replayText };
  }
  const isOwn = pattern.includes(':club') || OWN_PAGES.has(pattern);
  const isPrivate = isOwn ? ({ isPrivate: true } as const) : {};
  return { title: words.siteTitle, description: words.siteDescription, ...isPrivate };
}

/** What anybody finds in the lists of matches: nothing that an engine reads there is somebody's own. */
function isForAll(pattern: string, match: MatchPreview): boolean {
  return match.isListed && !match.isInvitation && LISTED_PAGES.has(pattern);
}

const LISTED_PAGES = new Set<string>([PAGE_ADDRESSES.table, PAGE_ADDRESSES.matchReplay]);

const OWN_PAGES = new Set<string>([
  PAGE_ADDRESSES.moderation,
  MAIL_PAGE,
  PAGE_ADDRESSES.friends,
  PAGE_ADDRESSES.friendLink,
  PAGE_ADDRESSES.player,
]);

function matchWords(
  words: PreviewWords,
  game: string,
  match: MatchPreview,
): Pick<PagePreview, 'title' | 'description'> {
  const facts = standingLines(words, match).join(' · ');
  if (!match.isInvitation) return { title: `${game} · ${words.match}`, description: facts };
  const from =
    match.host === undefined ? words.invitation : `${words.invitationFrom} ${match.host}`;
  return { title: `${game} · ${from}`, description: facts };
}

/** How a match stands, as far as anybody may know it. */
export function standingLines(words: PreviewWords, match: MatchPreview): readonly string[] {
  const named = (seats: readonly number[]) =>
    seats.flatMap((seat) => match.names[seat - 1] ?? []).join(', ');
  const there = match.names.filter((name) => name !== undefined).join(', ');
  const lines = there === '' ? [] : [`${words.atTable} ${there}`];
  const { outcome } = match;
  if (match.hasFreeSeat && !outcome) return [...lines, words.freeSeat];
  if (outcome) {
    if (outcome.winners.length === 0) return [...lines, words.drawn];
    const winners = named(outcome.winners);
    return [...lines, winners === '' ? words.over : `${words.won} ${winners}`];
  }
  const next = named(match.toDecide);
  return next === '' ? lines : [...lines, `${words.toMove} ${next}`];
}

function chapterOf(words: PreviewWords, pattern: string): string | undefined {
  switch (pattern) {
    case PAGE_ADDRESSES.rulebook:
      return words.rulebook;
    case PAGE_ADDRESSES.lessons:
      return words.lessons;
    case PAGE_ADDRESSES.setup:
      return words.setup;
    case PAGE_ADDRESSES.practice:
      return words.practice;
    default:
      return undefined;
  }
}

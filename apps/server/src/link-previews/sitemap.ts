import { LANGUAGES } from '@kast/games';
import { PAGE_ADDRESSES } from '@kast/protocol';
import { escaped } from './document-head.ts';

/** Pages that are the same for everybody, in every language. */
export function sitemap(origin: string, games: readonly string[]): string {
  const { cupboard, game, rulebook, lessons } = PAGE_ADDRESSES;
  const paths = [
    cupboard,
    ...games.flatMap((id) => [game, rulebook, lessons].map((page) => page.replace(':game', id))),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...paths.flatMap((path) => LANGUAGES.map((language) => entryFor(origin + path, language))),
    '</urlset>',
    '',
  ].join('\n');
}

function entryFor(address: string, language: string): string {
  const alternates = LANGUAGES.map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one}" href="${escaped(`${address}?lang=${one}`)}"/>`,
  );
  return `<url><loc>${escaped(`${address}?lang=${language}`)}</loc>${alternates.join('')}</url>`;
}

/**
 * Matches are left out by their own word, `noindex` or the game's page as the canonical one: what shows a link
 * must be able to read them.
 */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Allow: /api/matches/*/picture',
    'Allow: /api/games/*/picture',
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

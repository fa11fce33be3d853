import { type Language, LANGUAGES } from '@kast/games';
import type { PagePreview } from './page-preview.ts';

export interface HeadOptions {
  readonly preview: PagePreview;
  readonly language: Language;
  /** Whether the address itself asks for the language. */
  readonly isAsked: boolean;
  /** Where players find the server. */
  readonly origin: string;
  readonly path: string;
}

/**
 * The app's one document with what this page is called, for those who read no more than its head. Nothing
 * that was inline changes, so that its hashes stay right.
 */
export function withHead(document: string, options: HeadOptions): string {
  const { preview, language } = options;
  return document
    .replace(/(<html[^>]*?) lang="[^"]*"/, (_, before: string) => `${before} lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(preview.title)}</title>`)
    .replace(/<meta\s+name="description"[^>]*>/, () => '')
    .replace('</head>', () => `${headLines(options).join('\n    ')}\n  </head>`);
}

const SITE_PICTURE = '/icon-512.png';

function headLines(options: HeadOptions): readonly string[] {
  const { preview, language, isAsked, origin, path } = options;
  const address = (of: string | undefined): string =>
    `${origin}${path}${of === undefined ? '' : `?lang=${of}`}`;
  const { picture } = preview;
  const pictureAddress =
    picture === undefined
      ? origin + SITE_PICTURE
      : `${origin}${picture}${picture.includes('?') ? '&' : '?'}lang=${language}`;
  const named = (name: string, content: string) =>
    `<meta name="${name}" content="${escaped(content)}" />`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escaped(content)}" />`;
  const link = (rel: string, href: string, more = '') =>
    `<link rel="${rel}"${more} href="${escaped(href)}" />`;
  return [
    named('description', preview.description),
    property('og:site_name', 'Spellenkast'),
    property('og:type', 'website'),
    property('og:title', preview.title),
    property('og:description', preview.description),
    property('og:url', address(undefined)),
    property('og:locale', localeOf(language)),
    property('og:image', pictureAddress),
    ...(picture === undefined
      ? []
      : [property('og:image:width', '1200'), property('og:image:height', '630')]),
    property('og:image:alt', preview.title),
    named('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
    ...forSearchEngines(),
  ];

  function forSearchEngines(): readonly string[] {
    if (preview.isPrivate) return [named('robots', 'noindex')];
    if (preview.canonical !== undefined) return [link('canonical', origin + preview.canonical)];
    return [
      link('canonical', address(isAsked ? language : undefined)),
      ...LANGUAGES.map((one) => link('alternate', address(one), ` hreflang="${one}"`)),
      link('alternate', address(undefined), ' hreflang="x-default"'),
    ];
  }
}

/** Where it is spoken as we write it: where most people speak it, unless said. */
function localeOf(language: Language): string {
  const { region } = new Intl.Locale(language).maximize();
  return `${language}_${WRITTEN_AS_IN[language] ?? region}`;
}

const WRITTEN_AS_IN: Partial<Readonly<Record<Language, string>>> = { en: 'GB' };

/** Names are chosen by strangers. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

import { chunksFor, type Manifest } from '../size/manifest.ts';

export interface RenderedPage {
  readonly path: string;
  readonly language: string;
  readonly game?: string;
  readonly name?: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  /** A file with styles of this page alone. */
  readonly styleSheet?: string;
}

/** The app's document with a page in it, and with all that the page is taken over with asked for at once. */
export function documentOf(shell: string, manifest: Manifest, page: RenderedPage): string {
  const { language, title, description, content } = page;
  const links = linksFor(shell, manifest, page);
  return shell
    .replace(
      /<html([^>]*) lang="[^"]*"/,
      (_, before: string) => `<html${before} lang="${language}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, (_, before: string) => {
      return `${before}${escaped(description)}"`;
    })
    .replace('</head>', () => `${links.map((link) => `  ${link}\n  `).join('')}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${content}</div>`);
}

const GAMES = '../../packages/games/src';

/** Where the build put a page, and what it is drawn with: keys of Vite's manifest. */
function sourcesOf({ game, name, language }: RenderedPage): readonly string[] {
  const words = [`src/i18n/${language}/index.ftl`, `${GAMES}/box/texts/languages/${language}.ftl`];
  if (game === undefined || name === undefined) return words;
  const ofGame = ['texts/speak.ts', `texts/${language}/index.ftl`, ...(DOORS[name] ?? [])];
  return [...words, ...(ROOMS[name] ?? []), ...ofGame.map((door) => `${GAMES}/${game}/${door}`)];
}

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  game: ['src/game-page/GamePage.tsx'],
  setup: ['src/setup/SetupPage.tsx'],
  rulebook: ['src/rulebook/Rulebook.tsx'],
  lessons: ['src/lessons/Lessons.tsx'],
};

const DOORS: Readonly<Record<string, readonly string[]>> = {
  rulebook: ['table/index.ts'],
  lessons: ['rules/index.ts', 'table/index.ts', 'lessons/index.ts'],
};

function linksFor(shell: string, manifest: Manifest, page: RenderedPage): readonly string[] {
  const chunks = chunksFor(manifest, sourcesOf(page));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  if (page.styleSheet !== undefined) styles.add(page.styleSheet);
  const scripts = new Set(chunks.map(({ file }) => file));
  const isNew = (file: string) => !shell.includes(`"/${file}"`);
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  return [
    ...fonts.map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...[...styles]
      .filter(isNew)
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...[...scripts]
      .filter(isNew)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

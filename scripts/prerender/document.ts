import { chunksFor, type Manifest, type ManifestChunk } from '../size/manifest.ts';

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

/**
 * The app's document with a page in it, with all its styles, and with a list of the scripts that take it
 * over: the document asks for them together, once something is seen.
 */
export function documentOf(shell: string, manifest: Manifest, page: RenderedPage): string {
  const { language, title, description, content } = page;
  const chunks = chunksFor(manifest, [...sourcesOf(page), 'index.html']);
  return shell
    .replaceAll(OWN_SCRIPTS, '')
    .replace(
      /<html([^>]*) lang="[^"]*"/,
      (_, before: string) => `<html${before} lang="${language}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, (_, before: string) => {
      return `${before}${escaped(description)}"`;
    })
    .replace(/\s*<\/head>/, () => `\n${lines(linksFor(shell, manifest, chunks, page))}  </head>`)
    .replace('<div id="app"></div>', () => {
      return `<div id="app">${content}</div>\n    ${listOf(manifest, chunks)}`;
    });
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

/** The build's own, which would be asked for before anything is seen. */
const OWN_SCRIPTS =
  /[ \t]*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n/g;

/** All that the page is taken over with, the app itself first; the script of the document asks for them. */
function listOf(manifest: Manifest, chunks: readonly ManifestChunk[]): string {
  const app = manifest['index.html']?.file;
  const files = [app, ...chunks.map(({ file }) => file).filter((file) => file !== app)];
  const scripts = files.map((file) => `/${file}`);
  return `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`;
}

/** What every page lies on: the largest things there are to see, and only the styles know of them. */
const TEXTURES = /\/(linen|paper|walnut)-[^/]+\.svg$/;

function linksFor(
  shell: string,
  manifest: Manifest,
  chunks: readonly ManifestChunk[],
  { styleSheet }: RenderedPage,
): readonly string[] {
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  const textures = (manifest['index.html']?.assets ?? []).filter((file) => TEXTURES.test(file));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  if (styleSheet !== undefined) styles.add(styleSheet);
  return [
    ...fonts.map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    ),
    ...textures.map((file) => `<link rel="preload" as="image" href="/${file}">`),
    ...[...styles]
      .filter((file) => !shell.includes(`"/${file}"`))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ];
}

function lines(links: readonly string[]): string {
  return links.map((link) => `    ${link}\n`).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

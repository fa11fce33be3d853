import { inlineStyles, type ReadBuilt } from './inline-styles.ts';
import { chunksFor, type Manifest, type ManifestChunk } from '../size/manifest.ts';

export interface RenderedPage {
  readonly path: string;
  readonly language: string;
  readonly game?: string;
  readonly name?: string;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  /** Styles of this page alone. */
  readonly css?: string;
}

export interface Build {
  /** The document without a page in it. */
  readonly shell: string;
  readonly manifest: Manifest;
  readonly read: ReadBuilt;
}

/**
 * The app's document with a page in it, with all its styles, and with a list of the scripts that take it
 * over: the document asks for them together, once something is seen.
 */
export function documentOf(build: Build, page: RenderedPage): string {
  const { manifest } = build;
  const { language, title, description, content } = page;
  const chunks = chunksFor(manifest, [...sourcesOf(page), 'index.html']);
  return build.shell
    .replaceAll(OWN_FILES, '')
    .replace(
      /<html([^>]*) lang="[^"]*"/,
      (_, before: string) => `<html${before} lang="${language}"`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, (_, before: string) => {
      return `${before}${escaped(description)}"`;
    })
    .replace('<script>', () => {
      return `${[WHOLE, ...stylesFor(build, chunks, page)].join('\n    ')}\n    <script>`;
    })
    .replace('<div id="app"></div>', () => {
      return `<div id="app">${content}</div>\n    ${listOf(manifest, chunks)}`;
    });
}

/**
 * Nothing is painted before the last of it is read, which comes in the same packets: half a page would be painted
 * twice, and the scripts would not wait for the second time.
 */
const WHOLE = '<link rel="expect" blocking="render" href="#scripts">';

const GAMES = '../../packages/games/src';

/** Where the build put a page, and what it is drawn with: keys of Vite's manifest. */
function sourcesOf({ game, name, language }: RenderedPage): readonly string[] {
  const words = [`src/i18n/${language}/index.ftl`, `${GAMES}/box/texts/languages/${language}.ftl`];
  if (name === undefined) return words;
  const ofRoom = [
    ...words,
    ...(ROOMS[name] ?? []),
    ...['faults', ...(SAYS[name] ?? [])].map((texts) => `src/i18n/${language}/${texts}.ftl`),
  ];
  if (game === undefined) return ofRoom;
  const ofGame = ['texts/speak.ts', `texts/${language}/index.ftl`, ...(DOORS[name] ?? [])];
  return [...ofRoom, ...ofGame.map((door) => `${GAMES}/${game}/${door}`)];
}

const ROOMS: Readonly<Record<string, readonly string[]>> = {
  game: ['src/game-page/GamePage.tsx'],
  setup: ['src/setup/SetupPage.tsx'],
  rulebook: ['src/rulebook/Rulebook.tsx'],
  lessons: ['src/lessons/Lessons.tsx'],
  table: ['src/table/TablePage.tsx', 'src/table/online-session-here.ts'],
  replay: ['src/replay/MatchReplay.tsx'],
};

/** What a room says that the cupboard does not, as the app asks for it. */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  game: ['paper'],
  setup: ['setup'],
  rulebook: ['rulebook'],
  replay: ['replay'],
};

const DOORS: Readonly<Record<string, readonly string[]>> = {
  rulebook: ['table/index.ts'],
  lessons: ['rules/index.ts', 'table/index.ts', 'lessons/index.ts'],
  table: ['rules/index.ts', 'table/index.ts'],
  replay: ['rules/index.ts', 'table/index.ts'],
};

/** The build's own, which would be asked for before anything is seen. */
const OWN_FILES =
  /[ \t]*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>\n/g;

/** All that the page is taken over with, the app itself first; the script of the document asks for them. */
function listOf(manifest: Manifest, chunks: readonly ManifestChunk[]): string {
  const app = manifest['index.html']?.file;
  const files = [app, ...chunks.map(({ file }) => file).filter((file) => file !== app)];
  const scripts = files.map((file) => `/${file}`);
  return `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`;
}

/**
 * The styles stand in the document, before its script, so that the first paint waits for nothing else; the fonts
 * are apart, for the script to switch on. Whatever fetches a part of the app later finds a link for each of
 * the files, which is disabled: it is not asked for.
 */
function stylesFor(
  { read }: Build,
  chunks: readonly ManifestChunk[],
  { css = '' }: RenderedPage,
): readonly string[] {
  const files = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const { styles, fonts } = inlineStyles(files, read);
  return [
    `<style>${styles}${css}</style>`,
    `<style id="faces" media="not all">${fonts}</style>`,
    ...files.map((file) => `<link rel="stylesheet" disabled crossorigin href="/${file}">`),
  ];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

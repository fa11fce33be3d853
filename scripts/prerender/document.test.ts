import { describe, expect, it } from 'vitest';
import { builtAddresses } from './built-addresses.ts';
import { type Build, documentOf } from './document.ts';
import { withoutStyleAttributes } from './style-attributes.ts';

const SHELL = `<!doctype html>
<html data-version="1" lang="nl">
  <head>
    <meta
      name="description"
      content="Spellen."
    />
    <title>Spellenkast</title>
    <script>theme()</script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="stylesheet" crossorigin href="/assets/base.css">
  </head>
  <body>
    <div id="app"></div>
  </body>
</html>`;

const GAMES = '../../packages/games/src';
const MANIFEST = {
  'index.html': {
    file: 'assets/index.js',
    imports: ['_base.js'],
    assets: ['assets/font.woff2', 'assets/birch-1.svg', 'assets/paper-1.svg'],
  },
  '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
  'src/i18n/de/index.ftl': { file: 'assets/de.js', imports: ['_base.js'] },
  'src/i18n/de/faults.ftl': { file: 'assets/faults-de.js' },
  'src/i18n/de/rulebook.ftl': { file: 'assets/rulebook-de.js' },
  [`${GAMES}/box/texts/languages/de.ftl`]: { file: 'assets/intros-de.js' },
  'src/rulebook/Rulebook.tsx': {
    file: 'assets/Rulebook.js',
    imports: ['_base.js', '_chapters.js'],
    css: ['assets/Rulebook.css'],
  },
  '_chapters.js': { file: 'assets/chapters.js', css: ['assets/chapters.css'] },
  [`${GAMES}/tablut/texts/speak.ts`]: { file: 'assets/speak.js' },
  [`${GAMES}/tablut/texts/de/index.ftl`]: { file: 'assets/tablut-de.js' },
  [`${GAMES}/tablut/table/index.ts`]: { file: 'assets/table.js', css: ['assets/table.css'] },
  [`${GAMES}/tablut/cover.svg`]: { file: 'assets/cover-1.svg' },
  'font.woff2': { file: 'assets/font.woff2' },
};

const PAPER = '<svg xmlns="x">\n  <path fill="#fff" d="M0 0"/>\n</svg>\n';
const FILES: Readonly<Record<string, string>> = {
  'assets/paper-1.svg': PAPER,
  'assets/base.css': 'a{background:#fff url(/assets/paper-1.svg)}',
  'assets/chapters.css':
    '@font-face{src:url(/assets/font.woff2)}@font-face{src:local(Arial)}b{background:url(/assets/birch-1.svg)}',
};

const BUILD: Build = {
  shell: SHELL,
  manifest: MANIFEST,
  read: (file) => FILES[file] ?? `/* ${file} */`,
};

const RULEBOOK = {
  path: '/tablut/rules',
  language: 'de',
  game: 'tablut',
  name: 'rulebook',
  title: 'Regeln "Tablut" & mehr',
  description: 'Der König flieht.',
  content: '<h1>$& Regeln</h1>',
};

describe('a rendered document', () => {
  const made = documentOf(BUILD, { ...RULEBOOK, css: '[data-styled]{}' });

  it('says its language, title and description, and stays what version it is', () => {
    expect(made).toContain('<html data-version="1" lang="de">');
    expect(made).toContain('<title>Regeln &quot;Tablut&quot; &amp; mehr</title>');
    expect(made).toContain('content="Der König flieht."');
    expect(made).not.toContain('Spellen.');
    expect(made).toContain('<script>theme()</script>');
  });

  it('has the page in it', () => {
    expect(made).toContain('<div id="app"><h1>$& Regeln</h1></div>');
  });

  it('has its styles in it, once and in their order, with what it lies on', () => {
    const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(made) ?? [];
    expect(styles.split('\n')).toEqual([
      `a{background:#fff url("data:image/svg+xml,%3Csvg xmlns='x'%3E %3Cpath fill='%23fff' d='M0 0'/%3E %3C/svg%3E")}`,
      '@font-face{src:local(Arial)}b{background:url(/assets/birch-1.svg)}',
      '/* assets/Rulebook.css */',
      '/* assets/table.css */[data-styled]{}',
    ]);
  });

  it('leaves its fonts to be switched on, by the script after them', () => {
    const fonts =
      '<style id="faces" media="not all">@font-face{src:url(/assets/font.woff2)}</style>';
    expect(made).toContain(fonts);
    expect(made.indexOf(fonts)).toBeLessThan(made.indexOf('<script>'));
  });

  it('asks for none of the files that its styles are from', () => {
    const links = [...made.matchAll(/<link rel="([a-z]+)"([^>]*) href="\/assets\/([^"]+)"/g)];
    expect(
      links.map(
        ([, rel, more = '', file]) => `${rel}${/ disabled\b/.exec(more)?.[0] ?? ''} ${file}`,
      ),
    ).toEqual([
      'stylesheet disabled base.css',
      'stylesheet disabled chapters.css',
      'stylesheet disabled Rulebook.css',
      'stylesheet disabled table.css',
    ]);
  });

  it('of a match has the room of its table, and what its game is played with where that is known', () => {
    const manifest = {
      ...MANIFEST,
      'src/table/TablePage.tsx': { file: 'assets/TablePage.js' },
      'src/table/online-session-here.ts': { file: 'assets/online-session.js' },
      [`${GAMES}/tablut/rules/index.ts`]: { file: 'assets/rules.js' },
    };
    const match = { ...RULEBOOK, path: '/m/any', name: 'table' };
    const known = documentOf({ ...BUILD, manifest }, match);
    for (const file of ['TablePage.js', 'rules.js', 'table.js', 'tablut-de.js']) {
      expect(known).toContain(`"/assets/${file}"`);
    }
    const { game: _, ...ofAnyGame } = match;
    const unknown = documentOf({ ...BUILD, manifest }, ofAnyGame);
    expect(unknown).toContain('"/assets/TablePage.js"');
    expect(unknown).not.toMatch(/rules\.js|table\.js|tablut/);
  });

  it('lists all that it is taken over with, the app first, and asks for none of it by itself', () => {
    const [, list = ''] =
      /<script type="application\/json" id="scripts">(.*)<\/script>/.exec(made) ?? [];
    const scripts = JSON.parse(list) as readonly string[];
    expect(scripts[0]).toBe('/assets/index.js');
    expect(scripts.toSorted()).toEqual(
      [
        'base.js',
        'chapters.js',
        'de.js',
        'faults-de.js',
        'index.js',
        'intros-de.js',
        'Rulebook.js',
        'rulebook-de.js',
        'speak.js',
        'table.js',
        'tablut-de.js',
      ]
        .map((file) => `/assets/${file}`)
        .toSorted(),
    );
    expect(made).not.toMatch(/modulepreload|type="module"/);
  });
});

describe('what is rendered', () => {
  it('names pictures as the build does', () => {
    const named = builtAddresses(MANIFEST, '/kast/apps/web');
    const cover = '/kast/packages/games/src/tablut/cover.svg';
    expect(named(`<img src="file://${cover}"><image href="/@fs${cover}"/>`)).toBe(
      '<img src="/assets/cover-1.svg"><image href="/assets/cover-1.svg"/>',
    );
    expect(() => named('<img src="file:///kast/apps/web/gone.svg">')).toThrow('gone.svg');
  });

  it('has its styles in a sheet, those that are alike once', () => {
    const { html, css } = withoutStyleAttributes(
      '<p style="top:1%;">style="no"</p><b class="b" style="top:1%;"></b><i style="--of:&quot;a&quot;;"></i>',
    );
    expect(html).toBe(
      '<p data-styled="0">style="no"</p><b class="b" data-styled="0"></b><i data-styled="1"></i>',
    );
    expect(css).toBe('[data-styled="0"]{top:1%;}\n[data-styled="1"]{--of:"a";}');
  });
});

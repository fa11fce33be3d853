import { describe, expect, it } from 'vitest';
import { builtAddresses } from './built-addresses.ts';
import { documentOf } from './document.ts';
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
  const made = documentOf(SHELL, MANIFEST, RULEBOOK);

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

  it('has its styles, once and in their order, its fonts, and what it lies on', () => {
    const asked = [...made.matchAll(/rel="([a-z]+)"[^>]* href="\/assets\/([^"]+)"/g)];
    expect(asked.map(([, rel, file]) => `${rel} ${file}`)).toEqual([
      'stylesheet base.css',
      'preload font.woff2',
      'preload paper-1.svg',
      'stylesheet chapters.css',
      'stylesheet Rulebook.css',
      'stylesheet table.css',
    ]);
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
        'index.js',
        'intros-de.js',
        'Rulebook.js',
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

import { describe, expect, it } from 'vitest';
import { type BuiltFile, groupFiles } from './group-files.ts';

const GAMES = ['nim', 'dots'];

describe('groupFiles', () => {
  it('lists what the page and its workers open without a game', () => {
    const { app } = groupFiles(
      [
        file('index.js', {
          isEntry: true,
          imports: ['base.js'],
          dynamicImports: ['rules-page.js'],
        }),
        file('base.js', { sources: [source('nim'), source('dots')], assets: ['font.woff2'] }),
        file('rules-page.js', { assets: ['rules-page.css'] }),
        file('worker.js', { isEntry: true, imports: ['base.js'] }),
      ],
      GAMES,
    );
    expect(app).toEqual([
      'base.js',
      'font.woff2',
      'index.js',
      'rules-page.css',
      'rules-page.js',
      'worker.js',
    ]);
  });

  it('gives a game its own files, and what they alone lead to', () => {
    const { app, games } = groupFiles(
      [
        file('index.js', {
          isEntry: true,
          imports: ['base.js'],
          dynamicImports: ['nim.js', 'dots.js'],
        }),
        file('base.js', {}),
        file('nim.js', {
          sources: [source('nim')],
          imports: ['base.js'],
          dynamicImports: ['physics.js'],
        }),
        file('physics.js', {}),
        file('dots.js', { sources: [source('dots')], imports: ['base.js', 'grid.js'] }),
        file('grid.js', { assets: ['grid.css'] }),
      ],
      GAMES,
    );
    expect(app).toEqual(['base.js', 'index.js']);
    expect(games).toEqual({
      nim: ['nim.js', 'physics.js'],
      dots: ['dots.js', 'grid.css', 'grid.js'],
    });
  });

  it('lists with the app what is fetched with it, though it be of one game', () => {
    const { app, games } = groupFiles(
      [
        file('index.js', { isEntry: true, assets: ['worker.js'] }),
        file('worker.js', { isEntry: true, imports: ['nim-info.js'], dynamicImports: ['nim.js'] }),
        file('nim-info.js', { sources: [source('nim')] }),
        file('nim.js', { sources: [source('nim')], imports: ['nim-info.js'] }),
      ],
      GAMES,
    );
    expect(app).toEqual(['index.js', 'nim-info.js', 'worker.js']);
    expect(games['nim']).toEqual(['nim.js']);
  });

  it('leaves out what nothing leads to', () => {
    const { app, games } = groupFiles(
      [file('index.js', { isEntry: true }), file('lost.js', {})],
      GAMES,
    );
    expect([...app, ...Object.values(games).flat()]).toEqual(['index.js']);
  });
});

function file(name: string, rest: Partial<BuiltFile>): BuiltFile {
  return {
    file: name,
    isEntry: false,
    sources: [],
    imports: [],
    dynamicImports: [],
    assets: [],
    ...rest,
  };
}

function source(game: string): string {
  return `/somewhere/packages/games/src/${game}/index.ts`;
}

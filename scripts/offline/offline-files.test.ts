import { describe, expect, it } from 'vitest';
import { offlineFiles } from './offline-files.ts';

const GROUPS = { app: ['assets/index-1.js'], games: { nim: ['assets/nim-1.js'] } };

describe('offlineFiles', () => {
  it('lists the app with what lies beside the build, and every game', () => {
    const { app, games } = offlineFiles(GROUPS, '<html>', [icon('round')]);
    expect(app).toEqual(['/index.html', '/offline-files.json', '/icon.svg', '/assets/index-1.js']);
    expect(games).toEqual({ nim: ['/assets/nim-1.js'] });
  });

  it('has another version when any file is another one', () => {
    const versions = [
      offlineFiles(GROUPS, '<html>', [icon('round')]),
      offlineFiles(GROUPS, '<html>', [icon('square')]),
      offlineFiles(GROUPS, '<html lang>', [icon('round')]),
      offlineFiles({ ...GROUPS, app: ['assets/index-2.js'] }, '<html>', [icon('round')]),
    ].map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(offlineFiles(GROUPS, '<html>', [icon('round')]).version).toBe(versions[0]);
  });
});

function icon(shape: string) {
  return { name: 'icon.svg', content: Buffer.from(shape) };
}

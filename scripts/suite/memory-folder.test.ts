import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { setup } from './memory-folder.ts';

it('has what is temporary written into a folder of its own until it is over', () => {
  const before = tmpdir();
  const end = setup();
  const folder = tmpdir();
  expect(folder).not.toBe(before);
  expect(existsSync(folder)).toBe(true);
  end();
  expect(tmpdir()).toBe(before);
  expect(existsSync(folder)).toBe(false);
});

// Windows knows no such rights.
it.skipIf(process.platform === 'win32')(
  'lets others through that folder, who may not list it',
  () => {
    const end = setup();
    const { mode } = statSync(tmpdir());
    end();
    expect(mode & 0o777).toBe(0o711);
  },
);

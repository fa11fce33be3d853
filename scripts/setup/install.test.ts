import { describe, expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/vite': { version: '8.0.0', integrity: 'sha512-a' },
    'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  },
};

function installedWith(changes: object) {
  const { '': _, 'node_modules/for-another-machine': __, ...there } = lock.packages;
  return { packages: { ...there, ...changes } };
}

describe('isInstalled', () => {
  it('is content when only optional packages are missing', () => {
    expect(isInstalled(lock, installedWith({}))).toBe(true);
  });

  it('asks for an install before the first one', () => {
    expect(isInstalled(lock, undefined)).toBe(false);
  });

  it('asks for an install when a package is missing', () => {
    expect(isInstalled(lock, { packages: {} })).toBe(false);
  });

  it('asks for an install when a version changed', () => {
    const older = { version: '7.9.0', integrity: 'sha512-a' };
    expect(isInstalled(lock, installedWith({ 'node_modules/vite': older }))).toBe(false);
  });

  it('asks for an install when the contents changed under the same version', () => {
    const other = { version: '8.0.0', integrity: 'sha512-b' };
    expect(isInstalled(lock, installedWith({ 'node_modules/vite': other }))).toBe(false);
  });
});

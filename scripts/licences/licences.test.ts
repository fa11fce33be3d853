import { describe, expect, it } from 'vitest';
import { isAllowed, licencesOf } from './licences.ts';
import { readLockFile } from './lock-file.ts';
import { notices } from './notices.ts';

describe('the licences of what we use', () => {
  it('are all allowed for what they are used for', () => {
    const all = licencesOf(readLockFile());
    expect(all.filter((one) => !isAllowed(one))).toEqual([]);
  });

  it('are told of all that is shipped, and of what is not', () => {
    const all = licencesOf(readLockFile());
    const find = (name: string) => all.find((one) => one.name === name);
    expect(find('fastify')).toMatchObject({ licence: 'MIT', isShipped: true });
    expect(find('preact')).toMatchObject({ licence: 'MIT', isShipped: true });
    expect(find('@fontsource-variable/fraunces')).toMatchObject({ isShipped: true });
    // By way of Fastify, and of that again.
    expect(find('fast-json-stringify')).toMatchObject({ isShipped: true });
    expect(find('vitest')).toMatchObject({ isShipped: false });
    expect(find('axe-core')).toMatchObject({ licence: 'MPL-2.0', isShipped: false });
    expect(find('@kast/kernel')).toBeUndefined();
  });
});

describe('isAllowed', () => {
  it.each([
    ['MIT', true, true],
    ['GPL-3.0-only', true, false],
    ['GPL-3.0-only', false, false],
    ['MPL-2.0', true, false],
    ['MPL-2.0', false, true],
    ['(GPL-2.0 OR MIT)', true, true],
    ['MIT AND GPL-2.0', true, false],
    ['MIT AND ISC', true, true],
    ['(MIT OR GPL-2.0) AND GPL-3.0-only', true, false],
    ['MIT AND (ISC OR GPL-3.0-only)', true, false],
    ['unknown', false, false],
  ])('%s, shipped: %s', (licence, isShipped, allowed) => {
    expect(isAllowed({ licence, isShipped })).toBe(allowed);
  });
});

describe('notices', () => {
  it('have the whole licence of all that is in the pages, and of nothing else', () => {
    const text = notices(readLockFile());
    for (const name of ['preact', '@fontsource-variable/fraunces', '@preact/signals-core']) {
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S+\\)\n`, 'm'));
    }
    expect(text).toContain('Permission is hereby granted, free of charge');
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).not.toContain('fastify');
  });
});

describe('licencesOf', () => {
  it('follows who needs whom as Node finds them, through our own packages', () => {
    const packages = {
      '': {},
      'apps/server': { dependencies: { '@kast/kernel': '0.1.0', a: '1.0.0' } },
      'packages/kernel': { dependencies: { c: '1.0.0' } },
      'node_modules/@kast/kernel': { link: true, resolved: 'packages/kernel' },
      'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
      'node_modules/c': { version: '1.0.0' },
    };
    expect(licencesOf(packages).map((one) => Object.values(one).join(' '))).toEqual([
      'a 1.0.0 MIT true',
      'b 2.0.0 ISC true',
      'b 1.0.0 GPL-3.0-only false',
      'c 1.0.0 unknown true',
    ]);
  });
});

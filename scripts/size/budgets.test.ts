import { LANGUAGES, registry } from '@kast/games';
import { describe, expect, it } from 'vitest';
import { BUDGETS } from './budgets.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const others = LANGUAGES.filter((other) => other !== language).join('|');
  const own = BUDGETS.filter(({ name }) => name.endsWith(` in ${language}`));

  it('cupboard, tables and texts all have their budget', () => {
    expect(own.map(({ name }) => name)).toEqual([
      `cupboard in ${language}`,
      ...registry.map(({ info }) => `the table of ${info.id} in ${language}`),
      ...registry.map(({ info }) => `${info.id} in ${language}`),
    ]);
  });

  it('only its own sentences are counted', () => {
    const opened = own.flatMap(({ opens }) => opens).join('\n');
    expect(opened).toContain(`/${language}/`);
    expect(opened).not.toMatch(new RegExp(`/(?:${others})[/.]`));
    expect(own.flatMap(({ after = [] }) => after)).toContain(`cupboard in ${language}`);
    expect(
      own.filter(({ after = `cupboard in ${language}` }) => !after.endsWith(language)),
    ).toEqual([]);
  });
});

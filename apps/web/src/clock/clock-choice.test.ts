import { describe, expect, it } from 'vitest';
import { CLOCK_PRESETS, choiceOf, inZone, isClockTerms, OWN_CLOCKS } from './clock-choice.ts';

describe('the clock of a table that is set', () => {
  it('is none, one of a few, or one of your own', () => {
    expect(choiceOf(undefined, false)).toBe('none');
    expect(choiceOf(CLOCK_PRESETS.quick, false)).toBe('quick');
    expect(choiceOf(inZone(CLOCK_PRESETS.days, 'Europe/Paris'), false)).toBe('days');
    expect(choiceOf(OWN_CLOCKS.move, false)).toBe('own');
    expect(choiceOf(CLOCK_PRESETS.quick, true)).toBe('own');
  });

  it.each([...Object.values(CLOCK_PRESETS), ...Object.values(OWN_CLOCKS)])(
    'can be remembered: %o',
    (terms) => {
      expect(isClockTerms(JSON.parse(JSON.stringify(terms)))).toBe(true);
    },
  );

  it.each([
    null,
    'quick',
    {},
    { kind: 'match', seconds: 1, increment: 0 },
    { kind: 'move', seconds: 30 },
    { kind: 'days', days: 99, weekend: true, night: true, zone: 'UTC' },
    { kind: 'days', days: 2, weekend: 1, night: true, zone: 'UTC' },
  ])('is forgotten where nobody can play by it: %o', (value) => {
    expect(isClockTerms(value)).toBe(false);
  });
});

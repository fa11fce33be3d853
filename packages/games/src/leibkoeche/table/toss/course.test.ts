import { describe, expect, it } from 'vitest';
import type { LeibkoecheEvent } from '../../rules/index.ts';
import { AT_REST, type Course, courseAfter } from './course.ts';

const trace = [-5, -9, 12, 40, 60, 30];
const tossed: LeibkoecheEvent = { kind: 'tossed', seat: 2, toss: trace, pan: 'small', face: 3 };
const fell: LeibkoecheEvent = { kind: 'fell', seat: 2, fall: { result: 'caught', face: 4 } };
const sent: Course = { at: 'sent', trace };

const tossedBy = (seat: number) => ({ seat, trace, pan: 'small', face: 3 }) as const;

describe('what is shown of a toss by hand', () => {
  it('LK8.2 flies again what somebody else has tossed, and then shows how it fell', () => {
    const flying = courseAfter(AT_REST, [tossed]);
    expect(flying).toEqual({
      at: 'flying',
      tossed: { seat: 2, trace, pan: 'small', face: 3 },
    });
    expect(courseAfter(flying, [fell])).toMatchObject({
      at: 'fallen',
      fall: { result: 'caught', face: 4 },
      tossed: { seat: 2 },
    });
  });

  it('does not fly again what was seen here', () => {
    const own = courseAfter(sent, [{ ...tossed, toss: [...trace] }]);
    expect(own).toBe(sent);
    expect(courseAfter(own, [fell])).toMatchObject({ at: 'fallen', tossed: undefined });
  });

  it('flies another toss of the same seat, made on another screen', () => {
    expect(courseAfter(sent, [{ ...tossed, toss: [1, 2, 3, 4, 5] }])).toMatchObject({
      at: 'flying',
    });
  });

  it('LK9 leaves tosses by chance to the board', () => {
    expect(courseAfter(AT_REST, [{ ...tossed, toss: 'half' }])).toBe(AT_REST);
    expect(courseAfter(AT_REST, [fell])).toBe(AT_REST);
  });

  it('LK6.5 waits for the verdict over what is entered before the toss', () => {
    const ordered = { kind: 'ordered', seat: 2, places: [] } as const;
    expect(courseAfter(sent, [ordered])).toBe(sent);
    expect(courseAfter({ at: 'landed', tossed: tossedBy(2) }, [ordered])).toBe(AT_REST);
  });

  it('shows nothing after a jump', () => {
    expect(courseAfter(sent, [])).toBe(AT_REST);
  });
});

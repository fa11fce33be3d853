import { describe, expect, it } from 'vitest';
import type { Holder } from '../session/holder.ts';
import { mayEstimate } from './may-estimate.ts';

const YOU: Holder = { seat: 1, kind: 'you', present: true };
const PERSON: Holder = { seat: 1, kind: 'person', present: true };
const OTHER: Holder = { seat: 2, kind: 'person', present: true };
const DEVICE: Holder = { seat: 2, kind: 'device', present: true };
const BOT: Holder = { seat: 2, kind: 'bot', level: 3, present: true };

describe('an estimate of a match that is looked back at', () => {
  it('is offered once it has ended, whoever played and wherever it came from', () => {
    for (const isForeign of [true, false]) {
      expect(mayEstimate({ isOver: true, isForeign, holders: [PERSON, OTHER] })).toBe(true);
    }
  });

  it('is not offered while people at two devices play', () => {
    expect(mayEstimate({ isOver: false, isForeign: false, holders: [YOU, OTHER] })).toBe(false);
    expect(mayEstimate({ isOver: false, isForeign: false, holders: [YOU, DEVICE] })).toBe(true);
    expect(mayEstimate({ isOver: false, isForeign: false, holders: [YOU, BOT] })).toBe(true);
  });

  it('is not offered of an unfinished file or link, unless one played against computers', () => {
    expect(mayEstimate({ isOver: false, isForeign: true, holders: [PERSON, OTHER] })).toBe(false);
    expect(mayEstimate({ isOver: false, isForeign: true, holders: [PERSON, BOT] })).toBe(true);
  });
});

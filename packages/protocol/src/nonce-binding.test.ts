import { describe, expect, it } from 'vitest';
import { type BindableSeat, bindingOf, isEverybodyBound } from './nonce-binding.ts';

type State = NonNullable<BindableSeat['nonce']>['state'];

function seat(kind: string, state?: State): BindableSeat {
  return { seat: 1, kind, ...(state && { nonce: { state } }) };
}

describe('what chance waits for from a seat', () => {
  it.each([
    ['open', undefined, 'unbound', 'unbound'],
    ['bot', undefined, 'settled', 'settled'],
    ['person', undefined, 'settled', 'settled'],
    ['person', 'awaited', 'unbound', 'settled'],
    ['person', 'committed', 'bound', 'settled'],
    ['person', 'revealed', 'settled', 'settled'],
    ['person', 'withheld', 'settled', 'settled'],
    // As a browser calls its own seat.
    ['you', 'awaited', 'unbound', 'settled'],
    ['you', 'committed', 'bound', 'settled'],
  ] as const)('%s, nonce %s: %s, and once it has resigned: %s', (kind, state, plain, resigned) => {
    expect(bindingOf(seat(kind, state), [])).toBe(plain);
    expect(bindingOf(seat(kind, state), [2])).toBe(plain);
    expect(bindingOf(seat(kind, state), [1])).toBe(resigned);
  });

  it('is nothing before all others are bound', () => {
    const bound = seat('person', 'committed');
    const late = { ...seat('person', 'awaited'), seat: 2 };
    expect(isEverybodyBound([bound, seat('bot')], [])).toBe(true);
    expect(isEverybodyBound([bound, seat('open')], [])).toBe(false);
    expect(isEverybodyBound([bound, late], [])).toBe(false);
    expect(isEverybodyBound([bound, late], [2])).toBe(true);
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import type { Lead } from './lead.ts';
import { windowLead } from './window-lead.ts';

interface Opening {
  readonly isHidden?: boolean;
  readonly locks?: LockManager | undefined;
}

/** A lead in a window, and a way to turn to that window. */
function inWindow({ isHidden = false, locks = navigator.locks }: Opening = {}) {
  const listeners = new Set<() => void>();
  const lead = windowLead('kast.match.test', {
    locks,
    isHidden: () => isHidden,
    whenTurnedTo(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  open.push(lead);
  return { ...lead, turnTo: () => listeners.forEach((listener) => listener()) };
}

let open: Lead[] = [];

afterEach(() => {
  for (const lead of open) lead.close();
  open = [];
});

/** Whose it is, once that has settled. */
async function leading(...leads: readonly Lead[]): Promise<readonly boolean[]> {
  await navigator.locks.query();
  await new Promise(setImmediate);
  return leads.map(({ isOurs }) => isOurs.peek());
}

describe('the lead among the windows of a match', () => {
  it('belongs to the one that was opened last', async () => {
    const one = inWindow();
    expect(await leading(one)).toEqual([true]);
    const other = inWindow();
    expect(await leading(one, other)).toEqual([false, true]);
  });

  it('stays where it is when one is opened that nobody sees', async () => {
    const one = inWindow();
    const other = inWindow({ isHidden: true });
    expect(await leading(one, other)).toEqual([true, false]);
    other.turnTo();
    expect(await leading(one, other)).toEqual([false, true]);
  });

  it('goes to the one that somebody turns to or decides in, as often as that is another one', async () => {
    const [one, other] = [inWindow(), inWindow()];
    expect(await leading(one, other)).toEqual([false, true]);
    one.turnTo();
    expect(await leading(one, other)).toEqual([true, false]);
    other.take();
    other.take();
    expect(await leading(one, other)).toEqual([false, true]);
    one.take();
    expect(await leading(one, other)).toEqual([true, false]);
  });

  it('goes back to one that is still open, and never to one that is not', async () => {
    const [one, other, third] = [inWindow(), inWindow(), inWindow()];
    expect(await leading(one, other, third)).toEqual([false, false, true]);
    one.close();
    third.close();
    expect(await leading(other)).toEqual([true]);
    other.close();
    await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
  });

  it('is everybody’s where a window cannot know of others', async () => {
    const lead = windowLead('kast.match.test', {
      locks: undefined,
      isHidden: () => false,
      whenTurnedTo: () => () => undefined,
    });
    expect(lead.isOurs.peek()).toBe(true);
  });
});

import { follow, nim, followLines } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { takeBackOrder } from './take-back-order.ts';

/** Whoever shares a device, against such computers. */
const against = (isBot: (seat: number) => boolean) => ({
  isTheirs: (seat: number) => !isBot(seat),
  obliges: isBot,
});
const againstBot = against((seat) => seat === 2);
const nobodyIsBot = against(() => false);

describe('the order in which seats take back', () => {
  it('T6 the computer takes its answer back first', () => {
    const { match } = followLines(follow(nim), '1 take 1', '2 take 2');
    expect(takeBackOrder(match, againstBot)).toEqual({ ok: true, value: [2, 1] });
  });

  it('T6 while the computer thinks, the own move alone', () => {
    const { match } = followLines(follow(nim), '1 take 1');
    expect(takeBackOrder(match, againstBot)).toEqual({ ok: true, value: [1] });
  });

  it('T6 who shares the device takes back the last move, whoever made it', () => {
    const { match } = followLines(follow(nim), '1 take 1', '2 take 2');
    expect(takeBackOrder(match, nobodyIsBot)).toEqual({ ok: true, value: [2] });
  });

  it('T6 nothing before the first move of a person', () => {
    const fresh = takeBackOrder(follow(nim).match, nobodyIsBot);
    expect(fresh).toMatchObject({ ok: false, error: { rule: 'T6' } });
    const { match: opened } = followLines(follow(nim), '1 take 1');
    expect(
      takeBackOrder(
        opened,
        against((seat) => seat === 1),
      ),
    ).toMatchObject({ error: { rule: 'T6' } });
  });

  it('T3 nothing that was done for somebody who has resigned', () => {
    const begun = follow(nim, { seats: 3 });
    const { match } = followLines(begun, '2 resign', '1 take 1', '2 take 1');
    expect(takeBackOrder(match, nobodyIsBot)).toMatchObject({ ok: false, error: { rule: 'T6' } });
  });

  it('T6 nothing beneath the move of somebody who does not oblige', () => {
    const { match } = followLines(follow(nim), '1 take 1', '2 take 2');
    const alone = { isTheirs: (seat: number) => seat === 1, obliges: () => false };
    expect(takeBackOrder(match, alone)).toMatchObject({ ok: false, error: { rule: 'T6' } });
  });

  it('T2 nothing after the end', () => {
    const { match } = followLines(follow(nim), '1 take 3', '2 resign');
    expect(takeBackOrder(match, againstBot)).toMatchObject({ ok: false, error: { rule: 'T2' } });
  });
});

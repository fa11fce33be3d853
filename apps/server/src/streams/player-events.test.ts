import { expect, it } from 'vitest';
import { decide, newSeatedMatch, openTestStore, servicesOn } from '../matches/testing.ts';
import { playerEvents } from './player-events.ts';
import { TestStream } from './testing.ts';

/** Looks when it is told to. */
function byHand() {
  let look = async (): Promise<unknown> => undefined;
  return {
    everySecond: (work: () => Promise<unknown>) => {
      look = work;
      return async () => undefined;
    },
    look: () => look(),
  };
}

it('forgets no match of who has more than are told at once, and tells of none twice', async () => {
  const store = await openTestStore();
  const services = servicesOn(store);
  const { everySecond, look } = byHand();
  const events = playerEvents(store, everySecond, throwReason, 2);
  const stream = new TestStream();
  const told = () => stream.sent.splice(0).map(({ event, data }) => `${event} ${idIn(data)}`);

  const first = await newSeatedMatch(services);
  events.follow('ann', stream);
  await look();
  expect(told()).toEqual([`began ${first.id}`, `turn ${first.id}`]);

  const [second, third] = [await newSeatedMatch(services), await newSeatedMatch(services)];
  for (const live of [second, third]) await decide(live, services);
  await look();
  told();
  await look();
  expect(told()).toEqual([]);
  await decide(first, services, {});
  await decide(first, services, { seat: 2 });
  await look();
  expect(told()).toEqual([`turn ${first.id}`]);
  await decide(second, services, 'resign', 2);
  await look();
  expect(told()).toEqual([`over ${second.id}`]);
});

function idIn(data: unknown): string {
  return (data as { readonly match: string }).match;
}

function throwReason(reason: unknown): never {
  throw reason;
}

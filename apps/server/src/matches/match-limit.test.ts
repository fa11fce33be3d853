import { describe, expect, it } from 'vitest';
import { mustWork, NIM } from '../testing.ts';
import { createMatch } from './create-match.ts';
import { rematch } from './rematch.ts';
import { decide, newLiveMatch, openTestStore, servicesOn } from './testing.ts';

const WITH_BOT = { ...NIM, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] } as const;
const BUSY = { ok: false, error: { code: 'busy' } };

describe('an account whose computers are far behind', () => {
  it('gets no more tables with computers, by whatever way', async () => {
    const store = await openTestStore();
    const busy = new Set<string>();
    const services = { ...servicesOn(store), mayAskBots: (account: string) => !busy.has(account) };
    const over = await newLiveMatch(services, { seats: [...WITH_BOT.seats] });
    mustWork(await decide(over, services, 'resign'));
    busy.add('ann');
    const ann = { maker: 'another', account: 'ann' };
    const wish = { ...WITH_BOT, seats: [...WITH_BOT.seats] };
    expect(await createMatch(services, ann, wish)).toMatchObject(BUSY);
    expect(await rematch(services, over, 'ann')).toMatchObject(BUSY);
    expect(await createMatch(services, ann, NIM)).toMatchObject({ ok: true });
    const bob = { maker: 'bob', account: 'bob' };
    expect(await createMatch(services, bob, wish)).toMatchObject({ ok: true });
    busy.clear();
    expect(await rematch(services, over, 'ann')).toMatchObject({ ok: true });
  });
});

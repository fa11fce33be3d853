import { defaultOptions, must } from '@kast/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { boxOf } from '../../cupboard/boxes.ts';
import { deviceStore } from '../../device/device-store.ts';
import { matchesHere } from '../../device/saved-matches.ts';
import { beginMatch } from './begin-match.ts';
import { type KeptHere, keptHere, reviveKept } from './kept-here.ts';
import { keyOf } from './saved-matches.ts';

const seats = [{ kind: 'you' }, { kind: 'bot', level: 1 }] as const;
const begun: string[] = [];

function begin(game = 'tablut', rulesVersion = 1): string {
  const options = defaultOptions(must(boxOf('tablut'), 'its box').info.options);
  const { id } = beginMatch(matchesHere, { id: game, rulesVersion }, { seats, options });
  begun.push(id);
  return id;
}

function kept(id: string): KeptHere {
  const found = keptHere(id);
  return must(found.ok ? found.value : undefined, 'what is kept');
}

afterEach(() => {
  for (const id of begun.splice(0)) matchesHere.remove(id);
});

describe('a match of this device', () => {
  it('is played again through its rules', async () => {
    const id = begin();
    matchesHere.put({ ...kept(id).saved, plies: 1 }, [{ by: 1, move: 'e3-f3' }]);
    const revived = await reviveKept(kept(id));
    expect(revived.ok && revived.value.begun.match.ply).toBe(1);
  });

  it('is not read where its rules are unknown, or refuse it', async () => {
    expect(await reviveKept(kept(begin('no-such-game')))).toMatchObject({
      error: { code: 'unknown-game' },
    });
    expect(await reviveKept(kept(begin('tablut', 99)))).toMatchObject({
      error: { code: 'unknown-rules-version' },
    });
    const id = begin();
    matchesHere.put({ ...kept(id).saved, plies: 1 }, [{ by: 1, move: 'e5-e6' }]);
    expect(await reviveKept(kept(id))).toMatchObject({ error: { code: 'refused-entry', at: 0 } });
    expect(kept(id).record.log).toHaveLength(1);
  });

  it('is elsewhere, or damaged here', () => {
    expect(keptHere('local-nowhere')).toEqual({ ok: false, error: { kind: 'elsewhere' } });
    const id = begin();
    deviceStore.set(keyOf(id), '{"version":2');
    const damaged = { kind: 'damaged', id, record: undefined };
    expect(keptHere(id)).toEqual({ ok: false, error: damaged });
  });
});

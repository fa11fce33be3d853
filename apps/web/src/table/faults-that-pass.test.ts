import { follow, nim } from '@kast/test-kit';
import { describe, expect, it } from 'vitest';
import { settle, sitOnline } from '../session/online/testing.ts';
import { trouble } from '../session/fault.ts';
import { createTableState } from './table-state.ts';

const NOBODY = {
  think: () => Promise.reject(new Error('nobody is asked')),
  drop: () => undefined,
  close: () => undefined,
};

async function sitDown() {
  const sitting = sitOnline({ game: nim, begun: follow(nim), you: 1 });
  const session = await sitting.open();
  await settle();
  const state = createTableState(session, NOBODY);
  /** The stream breaks off, and is found again. */
  const comeBack = async (): Promise<void> => {
    await sitting.lines.at(-1)?.end();
    await settle();
    expect(session.connection.value.kind).toBe('waiting');
    session.retry();
    await settle();
    expect(session.connection.value.kind).toBe('live');
  };
  return { state, session, comeBack };
}

describe('a server that could not be reached', () => {
  it('is not complained of any more once it is back', async () => {
    const { state, session, comeBack } = await sitDown();
    state.show({ kind: 'failed', failure: { code: 'unreachable' } });
    expect(state.fault.value).toBeDefined();
    await comeBack();
    expect(state.fault.value).toBeUndefined();
    session.close();
  });

  it('takes no other complaint with it', async () => {
    const { state, session, comeBack } = await sitDown();
    state.show(trouble('bot-failed'));
    await comeBack();
    expect(state.fault.value?.fault).toEqual(trouble('bot-failed'));
    session.close();
  });
});

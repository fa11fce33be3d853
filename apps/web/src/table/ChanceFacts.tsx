import type { MatchRecord } from '@kast/kernel';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { deviceStore } from '../device/device-store.ts';
import { words } from '../i18n/language.ts';
import { keptNonces } from '../session/online/kept-nonces.ts';
import type { TableSession } from '../session/table-session.ts';
import type { ChanceCheck } from './check-chance.ts';
import { nameOf, type Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';

interface ChanceFactsProps {
  readonly speech: Speech;
  readonly session: TableSession;
  readonly state: TableState;
}

/** The seal of chance, what this device has added to it, and after the end how to see for oneself. */
export function ChanceFacts({ speech, session, state }: ChanceFactsProps): JSX.Element {
  const { chance } = words();
  const own = session.holders.value.find(({ kind }) => kind === 'you')?.nonce;
  const isOver = session.stage.shown.value.position.standing.outcome !== undefined;
  return (
    <>
      <h3>{chance.title}</h3>
      <p>{chance.text}</p>
      <p class="seal figures">{session.setup.seedHash}</p>
      {own && <p>{isOver || own.state === 'withheld' ? chance.own[own.state] : chance.all}</p>}
      {isOver && hasNonces(session) && <Numbers speech={speech} session={session} state={state} />}
    </>
  );
}

/** At the table, or here: a server could say of none that it was there. */
function hasNonces({ id, holders }: TableSession): boolean {
  return holders.value.some(({ nonce }) => nonce) || keptNonces(deviceStore).get(id) !== undefined;
}

interface Checked {
  readonly record: MatchRecord;
  readonly found: ChanceCheck;
}

/** All that chance was drawn from, and what this device finds when it draws it again. */
function Numbers({ speech, session, state }: ChanceFactsProps): JSX.Element {
  const { chance } = words();
  const checked = useSignal<Checked | undefined>(undefined);
  const look = async (): Promise<void> => {
    if (checked.value && checked.value.found !== 'too-early') return;
    const record = await session.record();
    if (!record.ok) {
      state.show(record.error);
      return;
    }
    const { checkChance } = await import('./check-chance.ts');
    const own = keptNonces(deviceStore).get(session.id);
    const found = checkChance(record.value, session.game, own);
    checked.value = { record: record.value, found };
  };
  return (
    <details class="chance-numbers" onToggle={look}>
      <summary>{chance.numbers}</summary>
      {checked.value && (
        <>
          <p role="status">{chance.found[checked.value.found]}</p>
          <dl class="facts">
            <div>
              <dt>{chance.server}</dt>
              <dd class="seal figures">{checked.value.record.seed}</dd>
            </div>
            {checked.value.record.nonces?.map(({ seat, nonce }) => (
              <div key={seat}>
                <dt>{nameOf(speech, session.holders.value, seat)}</dt>
                <dd class="seal figures">{nonce ?? chance.none}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </details>
  );
}

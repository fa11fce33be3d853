import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { client } from '../../device/client.ts';
import { deviceStore } from '../../device/device-store.ts';
import { spelledOut } from '../../device/share-origin.ts';
import { failureText } from '../../i18n/fault-texts.ts';
import { words } from '../../i18n/language.ts';
import type { TableSession } from '../../session/table-session.ts';
import { inGroups } from './code-words.ts';
import { keepCode, keptCode } from './kept-code.ts';
import { Problem } from '../../page/Problem.tsx';
import './joining.css';

export interface InviteCodeProps {
  readonly session: Pick<TableSession, 'id'>;
  readonly origin: string;
}

/** T10: what can be said aloud where no link can be sent. It is made when somebody asks for it. */
export function InviteCode({ session: { id }, origin }: InviteCodeProps): JSX.Element {
  const { bigScreen, faults } = words();
  const code = useSignal(keptCode(deviceStore, id, Date.now()));
  const problem = useSignal('');
  const ask = async (): Promise<void> => {
    const answer = await client.newTableCode(id);
    problem.value = answer.ok ? '' : failureText(faults, answer.error);
    if (!answer.ok) return;
    keepCode(deviceStore, id, answer.value, Date.now());
    code.value = answer.value.code;
  };
  if (code.value === undefined) {
    return (
      <>
        <Button onClick={ask}>{bigScreen.inviteCode}</Button>
        <Problem of={problem} />
      </>
    );
  }
  return (
    <p class="invite-code" role="status">
      {bigScreen.inviteCodeText({ address: `${spelledOut(origin)}/code` })}
      <strong class="join-code figures">{inGroups(code.value)}</strong>
    </p>
  );
}

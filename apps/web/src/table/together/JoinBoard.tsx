import { Button, computerIcon, toast } from '@kast/ui';
import type { JSX } from 'preact';
import { client } from '../../device/client.ts';
import { isReachable, spelledOut } from '../../device/share-origin.ts';
import { failureText } from '../../i18n/fault-texts.ts';
import { QrCode } from '../../page/QrCode.tsx';
import type { TableSession } from '../../session/table-session.ts';
import { seatName, type Speech } from '../seat-words.ts';
import { inGroups } from './code-words.ts';
import { useTableCode } from './use-table-code.ts';
import './joining.css';

export interface JoinBoardProps {
  readonly speech: Speech;
  readonly session: TableSession;
}

/** How phones come to the seats that are free; gone once nobody is missing. */
export function JoinBoard({ speech, session }: JoinBoardProps): JSX.Element | null {
  const address = session.tableInvitation.value;
  if (address === undefined || session.position.value.standing.outcome) return null;
  return <Joining speech={speech} session={session} address={address} />;
}

function Joining(props: JoinBoardProps & { readonly address: string }): JSX.Element {
  const { speech, session, address } = props;
  const { bigScreen, faults } = speech.t;
  const code = useTableCode(session.id);
  const { origin } = new URL(address);
  const free = session.holders.value.filter(({ kind }) => kind === 'open');
  const addComputer = async (seat: number) => {
    const added = await client.addComputer(session.id, { seat, level: 2 });
    if (!added.ok) toast(failureText(faults, added.error));
  };
  return (
    <section class="join-board paper lying" aria-label={bigScreen.comeTitle}>
      <h2>{bigScreen.comeTitle}</h2>
      <div class="join-ways">
        <QrCode text={address} label={bigScreen.qr} />
        <div class="join-words">
          <p>{bigScreen.scan}</p>
          {code !== undefined && (
            <p>
              {bigScreen.orType({ address: `${spelledOut(origin)}/code` })}
              <strong class="join-code figures">{inGroups(code)}</strong>
            </p>
          )}
        </div>
      </div>
      {!isReachable(origin) && <p class="problem">{bigScreen.onlyHere}</p>}
      <div class="join-computers">
        {free.map(({ seat }) => (
          <Button key={seat} icon={computerIcon} onClick={() => addComputer(seat)}>
            {bigScreen.addComputer({ seatName: seatName(speech, seat) })}
          </Button>
        ))}
      </div>
    </section>
  );
}

import { unreachable } from '@kast/kernel';
import { type Failure, isPassing } from '@kast/protocol/client';
import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useLocation, useRoute } from 'preact-iso';
import { failureText } from '../i18n/fault-texts.ts';
import { words } from '../i18n/language.ts';
import { NotFound } from '../page/NotFound.tsx';
import { Fetching } from '../page/Page.tsx';
import type { Opened } from './open-table.ts';
import { OpeningTable } from './OpeningTable.tsx';
import { modeAt, tableAddress, type TableMode } from './table-mode.ts';
import { TableRoom } from './TableRoom.tsx';
import { JoinPage, UnreadableTable } from './together/doors.ts';
import { useOpenTable } from './use-open-table.ts';

/** `/m/<id>`: wherever that match is played. */
export function TablePage(): JSX.Element {
  const { params, query } = useRoute();
  const { path } = useLocation();
  const id = params['id'] ?? '';
  const mode = modeAt(path);
  // Nothing of what a seat sees is left where the room looks on.
  const key = mode === 'screen' ? tableAddress(id, mode) : id;
  return <TableOf key={key} id={id} token={query['seat']} mode={mode} />;
}

interface TableOfProps {
  readonly id: string;
  readonly token?: string | undefined;
  readonly mode: TableMode;
}

function TableOf({ id, token, mode }: TableOfProps): JSX.Element {
  const { opened, reopen } = useOpenTable(id, token, mode === 'screen');
  if (!opened) return <OpeningTable />;
  if (token !== undefined && mayJoin(opened)) {
    const open = opened.kind === 'open' ? opened : undefined;
    return <JoinPage id={id} token={token} mode={mode} open={open} />;
  }
  switch (opened.kind) {
    case 'open':
      return <TableRoom key={mode} open={opened} reopen={reopen} mode={mode} />;
    case 'elsewhere':
    case 'damaged':
    case 'old-rules':
    case 'broken':
      return <UnreadableTable why={opened} />;
    case 'failed':
      return <FailedTable failure={opened.failure} onRetry={reopen} />;
    case 'unfetched':
      return <Fetching failed />;
    default:
      return unreachable(opened);
  }
}

interface FailedTableProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

function FailedTable({ failure, onRetry }: FailedTableProps): JSX.Element {
  const { faults, page } = words();
  return (
    <NotFound text={failureText(faults, failure)}>
      {isPassing(failure) && <Button onClick={onRetry}>{page.tryAgain}</Button>}
    </NotFound>
  );
}

/** Who sits here already has no use for a seat; and a table may be shut to all who do not. */
function mayJoin(opened: Opened): boolean {
  if (opened.kind === 'open') {
    // Nobody is invited to what a device keeps for itself.
    const { place, viewer } = opened.session;
    return place === 'online' && viewer.value === 'watcher';
  }
  return opened.kind === 'failed' && opened.failure.code === 'not-welcome';
}

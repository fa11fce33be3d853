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
import { JoinPage } from './together/doors.ts';
import { UnreadableTable } from './UnreadableTable.tsx';
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
  const { table } = words();
  const { opened, reopen } = useOpenTable(id, token, mode === 'screen');
  if (!opened) return <OpeningTable />;
  if (token !== undefined && mayJoin(opened)) {
    return <JoinPage id={id} token={token} mode={mode} />;
  }
  switch (opened.kind) {
    case 'open':
      return <TableRoom key={mode} open={opened} reopen={reopen} mode={mode} />;
    case 'elsewhere':
      return <NotFound title={table.otherDeviceTitle} text={table.otherDevice} />;
    case 'old-rules':
      return (
        <UnreadableTable title={table.oldRulesTitle} text={table.oldRules} record={opened.record} />
      );
    case 'broken':
      return (
        <UnreadableTable title={table.brokenTitle} text={table.broken} record={opened.record} />
      );
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
  if (opened.kind === 'open') return opened.session.viewer.value === 'watcher';
  return opened.kind === 'failed' && opened.failure.code === 'not-welcome';
}

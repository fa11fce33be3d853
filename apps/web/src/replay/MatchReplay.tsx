import { useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useRoute } from 'preact-iso';
import { OpeningTable } from '../table/OpeningTable.tsx';
import { findMatch } from './find-match.ts';
import { NoReplay } from './NoReplay.tsx';
import { plyFrom } from './ply-from.ts';
import { ReplayRoom } from './ReplayRoom.tsx';

/** `/m/<id>/replay` */
export function MatchReplay(): JSX.Element {
  const { params, query } = useRoute();
  const id = params['id'] ?? '';
  return <ReplayOf key={id} id={id} startPly={plyFrom(query['ply'])} />;
}

interface ReplayProps {
  readonly id: string;
  readonly startPly: number | undefined;
}

/** Of one match: another one is not shown with what was found of this. */
function ReplayOf({ id, startPly }: ReplayProps): JSX.Element {
  const found = useLoaded(() => findMatch(id), [id]);
  if (found.status !== 'here') return <OpeningTable failed={found.status === 'failed'} />;
  if (!found.value.ok) return <NoReplay matchId={id} missing={found.value.error} />;
  const { read, holders } = found.value.value;
  return <ReplayRoom read={read} holders={holders} matchId={id} startPly={startPly} />;
}

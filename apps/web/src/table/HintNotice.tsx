import type { TableModule } from '@kast/games';
import type { JSX } from 'preact';
import { language } from '../i18n/language.ts';
import { useDoor } from '../page/doors.ts';
import { hintReasonsDoor } from './hint-reasons-door.ts';
import { hintWords } from './hint-words.ts';
import { Notice } from './Notice.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnPlayers } from './turn-words.ts';

interface HintNoticeProps {
  readonly speech: Speech;
  readonly state: TableState;
  readonly game: string;
  readonly module: TableModule;
}

/** What the computer would do, and why; its reasons are fetched while it thinks. */
export function HintNotice({ speech, state, game, module }: HintNoticeProps): JSX.Element | null {
  const reasons = useDoor(hintReasonsDoor(game, module, language()));
  const hint = state.hints.current.value;
  // Said once, and whole: whoever listens would hear the first half twice.
  if (!hint || reasons.status === 'loading') return <Notice text={speech.t.table.hintThinking} />;
  const { holders, position } = state.session;
  const text = hintWords({
    speech,
    module,
    reasons: reasons.status === 'here' ? reasons.value : null,
    move: hint.move,
    view: position.value.standing.view,
    seat: hint.seat,
    players: turnPlayers(speech, holders.value),
  });
  return <Notice text={text} onClose={state.hints.drop} />;
}

import type { TableModule } from '@kast/games';
import type { JSX } from 'preact';
import { language } from '../i18n/language.ts';
import { useDoor } from '../page/doors.ts';
import { hintReasonsDoor } from './hint-reasons-door.ts';
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

/** In letters, so that it fits into three lines of a phone. */
const LONGEST = 130;

/** What the computer would do, and why; its reasons are fetched while it thinks. */
export function HintNotice({ speech, state, game, module }: HintNoticeProps): JSX.Element | null {
  const reasons = useDoor(hintReasonsDoor(game, module, language()));
  const { t, texts } = speech;
  const hint = state.hints.current.value;
  // Said once, and whole: whoever listens would hear the first half twice.
  if (!hint || reasons.status === 'loading') return <Notice text={t.table.hintThinking} />;
  const { holders, position } = state.session;
  const { view } = position.value.standing;
  const { move, seat } = hint;
  const players = turnPlayers(speech, holders.value);
  const advice = t.table.hintText({ move: module.advise(move, view, texts, players) });
  const reason =
    reasons.status === 'here' ? reasons.value?.reason({ move, view, seat, players }) : undefined;
  // There is room for three lines on a phone: how sure it is, the reason says as well, and a long move speaks for itself.
  const more = [reason, module.adviceLimit?.(view, texts)]
    .filter((said) => said !== undefined && said !== '')
    .map((said) => `${advice} ${said}`)
    .find((text) => text.length <= LONGEST);
  return <Notice text={more ?? advice} onClose={state.hints.drop} />;
}

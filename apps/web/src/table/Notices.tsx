import type { TableModule } from '@kast/games';
import { Button } from '@kast/ui';
import type { ComponentChildren, JSX } from 'preact';
import { faultText } from '../i18n/fault-texts.ts';
import { FaultSlip } from './FaultSlip.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnPlayer } from './turn-words.ts';
import './notices.css';

interface NoticesProps {
  readonly speech: Speech;
  readonly state: TableState;
  readonly game: string;
  readonly module: TableModule;
}

/** With fewer that wait, the eye catches up by itself: one turn may be half a dozen of them. */
const WORTH_SKIPPING = 7;

/** Slips beside the board: why not, what somebody offers, what goes on. They lie over, and push nothing. */
export function Notices({ speech, state, game, module }: NoticesProps): JSX.Element {
  return (
    <div class="notices">
      <Happening speech={speech} state={state} module={module} />
      <FaultSlip
        speech={speech}
        game={game}
        shown={state.fault.value}
        onClose={() => state.dismiss()}
      />
    </div>
  );
}

function Happening({ speech, state, module }: Omit<NoticesProps, 'game'>): JSX.Element | null {
  const { t, texts } = speech;
  const { session } = state;
  const trouble = session.trouble.value;
  const holders = session.holders.value;
  const { standing } = session.position.value;
  if (trouble) {
    return (
      <Notice
        text={faultText(t.faults, texts, trouble)}
        action={<Button onClick={() => session.retry()}>{t.page.tryAgain}</Button>}
      />
    );
  }
  if (session.connection.value === 'lost') return <Notice text={t.table.reconnecting} />;
  if (session.stage.waiting.value > WORTH_SKIPPING) {
    return (
      <Notice
        text={t.table.catchUp({ count: session.stage.waiting.value })}
        action={<Button onClick={() => session.stage.skip()}>{t.table.skip}</Button>}
      />
    );
  }
  if (standing.outcome) return null;
  const offering = standing.offers.find((seat) => !state.here.value.includes(seat));
  if (offering !== undefined && state.here.value.length > 0) {
    return (
      <Notice
        text={t.table.drawFrom({ who: turnPlayer(speech, holders, offering) })}
        action={<Button onClick={() => state.enter('draw')}>{t.table.acceptDraw}</Button>}
      />
    );
  }
  if (standing.offers.length > 0) {
    const isToComputer = holders.some(({ kind }) => kind === 'bot');
    return <Notice text={isToComputer ? t.table.drawOfferedToComputer : t.table.drawOffered} />;
  }
  if (state.isHinting.value) return <Notice text={t.table.hintThinking} />;
  const hint = state.hint.value;
  if (hint) {
    const by = state.deciding.value ?? 0;
    const advice =
      module.advise?.(hint.move, texts) ??
      t.table.hintText({ move: module.entryLabel({ by, move: hint.text }, []) });
    return <Notice text={advice} />;
  }
  return null;
}

interface NoticeProps {
  readonly text: string;
  readonly action?: ComponentChildren;
}

function Notice({ text, action }: NoticeProps): JSX.Element {
  return (
    <div class="notice paper" role="status">
      <p>{text}</p>
      {action}
    </div>
  );
}

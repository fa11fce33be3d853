import { Button, drawIcon, flagIcon, hintIcon, undoIcon } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { faultText } from '../i18n/fault-texts.ts';
import { ResignDialog } from './ResignDialog.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import './actions.css';

interface ActionsProps {
  readonly speech: Speech;
  readonly state: TableState;
}

/** What can be done besides moving, within reach of the thumb. */
export function Actions({ speech, state }: ActionsProps): JSX.Element | null {
  const { t, texts } = speech;
  const { session } = state;
  const isResigning = useSignal(false);
  const { standing } = session.position.value;
  const seat = state.acting.value;
  // T3: nothing is left to do for who has resigned.
  if (seat === undefined || session.stage.shown.value.position.standing.outcome) return null;

  const whyNot = session.whyNoTakeBack.value;
  const isOffered = standing.offers.some((offer) => offer.seat !== seat);
  return (
    <div class="actions">
      <Button
        icon={undoIcon}
        aria-disabled={whyNot !== undefined}
        title={whyNot ? faultText(t.faults, texts, whyNot) : t.table.undoReady}
        onClick={() => state.takeBack()}
      >
        {t.table.undo}
      </Button>
      <Button
        icon={hintIcon}
        disabled={!state.mayHint.value || state.isHinting.value}
        title={state.mayHint.value ? undefined : t.table.hintNone}
        onClick={() => state.askHint()}
      >
        {t.table.hint}
      </Button>
      <Button
        icon={drawIcon}
        kind={isOffered ? 'primary' : 'plain'}
        aria-label={isOffered ? t.table.acceptDraw : t.table.offerDraw}
        title={isOffered ? t.table.acceptDraw : t.table.offerDraw}
        disabled={!session.mayDraw(seat)}
        onClick={() => state.draw()}
      >
        <span class="action-word">{t.table.draw}</span>
      </Button>
      <Button
        icon={flagIcon}
        aria-label={t.table.resign}
        title={t.table.resign}
        onClick={() => {
          isResigning.value = true;
        }}
      >
        <span class="action-word">{t.table.resign}</span>
      </Button>
      <ResignDialog
        open={isResigning.value}
        others={session.holders.value.length - standing.resigned.length - 1}
        onClose={() => {
          isResigning.value = false;
        }}
        onResign={() => state.resign()}
      />
    </div>
  );
}

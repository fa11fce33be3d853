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
export function Actions({ speech, state }: ActionsProps): JSX.Element {
  const { t, texts } = speech;
  const { session } = state;
  const isResigning = useSignal(false);
  const { standing } = session.position.value;
  const seat = state.acting.value;
  const isOver = session.stage.shown.value.position.standing.outcome !== undefined;
  // T3: nothing is left to do for who has resigned; its room stays, and the board where it is.
  if (seat === undefined || isOver) return <div class="actions" />;

  // A button that is out of use keeps the focus of whoever has just pressed it.
  const mayHint = state.mayHint.value && !state.isHinting.value;
  const mayDraw = session.mayDraw(seat);
  const whyNot = session.whyNoTakeBack.value;
  const isOffered = standing.offers.some((offer) => offer.seat !== seat);
  return (
    <div class="actions">
      <Button
        icon={undoIcon}
        aria-disabled={whyNot !== undefined}
        aria-label={t.table.undo}
        title={whyNot ? faultText(t.faults, texts, whyNot) : t.table.undoReady}
        onClick={() => state.takeBack()}
      >
        <span class="action-word">{t.table.undo}</span>
      </Button>
      <Button
        icon={hintIcon}
        aria-label={t.table.hint}
        aria-disabled={!mayHint}
        title={state.mayHint.value ? undefined : t.table.hintNone}
        onClick={() => mayHint && state.askHint()}
      >
        <span class="action-word">{t.table.hint}</span>
      </Button>
      <Button
        icon={drawIcon}
        kind={isOffered ? 'primary' : 'plain'}
        aria-label={isOffered ? t.table.acceptDraw : t.table.offerDraw}
        title={isOffered ? t.table.acceptDraw : t.table.offerDraw}
        aria-disabled={!mayDraw}
        onClick={() => mayDraw && state.draw()}
      >
        <span class="action-word" data-rare>
          {t.table.draw}
        </span>
      </Button>
      <Button
        icon={flagIcon}
        aria-label={t.table.resign}
        title={t.table.resign}
        onClick={() => {
          isResigning.value = true;
        }}
      >
        <span class="action-word" data-rare>
          {t.table.resign}
        </span>
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

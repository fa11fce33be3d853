import { Button, drawIcon, flagIcon, hintIcon, rulesIcon, toast, undoIcon } from '@kast/ui';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { faultText } from '../i18n/fault-texts.ts';
import { type Holder, playsHere } from '../session/holder.ts';
import { DrawDialog } from './DrawDialog.tsx';
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
  const asked = useSignal<'draw' | 'resign' | undefined>(undefined);
  const { standing } = session.position.value;
  const seat = state.acting.value;
  const isOver = useComputed(
    () => session.stage.shown.value.position.standing.outcome !== undefined,
  );
  // T3: nothing is left to do for who has resigned; its room stays, and the board where it is.
  if (seat === undefined || isOver.value) return <div class="actions" />;

  // A button that is out of use keeps the focus of whoever has just pressed it.
  const mayHint = state.hints.mayAsk.value && !state.hints.isThinking.value;
  const mayDraw = session.mayDraw(seat);
  const whyNot = session.whyNoTakeBack.value;
  // A button that is never of use only takes the room of others.
  const isNeverBack = session.game.info.noTakeBack !== undefined;
  const isNeverHint = !session.isEntered && isAmongPeople(session.holders.value);
  const count = 4 - Number(isNeverBack) - Number(isNeverHint);
  const others = session.holders.value.length - standing.resigned.length - 1;
  const close = (): void => {
    asked.value = undefined;
  };
  // On a phone nobody reads a title: whoever presses what is out of use is told why.
  const hint = () => {
    if (mayHint) return state.hints.ask();
    return state.hints.isThinking.value ? undefined : toast(t.table.hintLater);
  };
  const draw = () => {
    if (!mayDraw) return state.draw();
    asked.value = 'draw';
    return undefined;
  };
  const isOffered = standing.offers.some((offer) => offer.seat !== seat);
  return (
    <div class="actions" data-count={count}>
      {!isNeverBack && (
        <Button
          icon={undoIcon}
          aria-disabled={whyNot !== undefined}
          aria-label={t.table.undo}
          title={whyNot ? faultText(t.faults, texts, whyNot) : t.table.undoReady}
          onClick={() => state.takeBack()}
        >
          <span class="action-word">{t.table.undo}</span>
        </Button>
      )}
      {session.isEntered && (
        <Button
          icon={rulesIcon}
          aria-label={t.realTable.mayI}
          aria-pressed={state.isAsking.value}
          title={t.realTable.mayIHint}
          onClick={() => {
            state.isAsking.value = !state.isAsking.value;
          }}
        >
          <span class="action-word">{t.realTable.mayI}</span>
        </Button>
      )}
      {!session.isEntered && !isNeverHint && (
        <Button
          icon={hintIcon}
          aria-label={t.table.hint}
          aria-disabled={!mayHint}
          title={state.hints.mayAsk.value ? undefined : t.table.hintLater}
          onClick={hint}
        >
          <span class="action-word">{t.table.hint}</span>
        </Button>
      )}
      <Button
        icon={drawIcon}
        kind={isOffered ? 'primary' : 'plain'}
        aria-label={isOffered ? t.table.acceptDraw : t.table.offerDraw}
        title={isOffered ? t.table.acceptDraw : t.table.offerDraw}
        aria-disabled={!mayDraw}
        onClick={draw}
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
          asked.value = 'resign';
        }}
      >
        <span class="action-word" data-rare>
          {t.table.resign}
        </span>
      </Button>
      <ResignDialog
        open={asked.value === 'resign'}
        others={others}
        onClose={close}
        onResign={() => state.resign()}
      />
      <DrawDialog
        open={asked.value === 'draw'}
        isOffered={isOffered}
        others={others}
        onClose={close}
        onDraw={() => state.draw()}
      />
    </div>
  );
}

/** Where others think for themselves, nobody is helped: there is nothing to press. */
function isAmongPeople(holders: readonly Holder[]): boolean {
  return holders.some((holder) => !playsHere(holder) && holder.kind !== 'bot');
}

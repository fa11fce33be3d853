import { Button, drawIcon, flagIcon, hintIcon, rulesIcon, toast, undoIcon } from '@kast/ui';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { faultText } from '../i18n/fault-texts.ts';
import { lazy } from '../page/lazy.tsx';
import { isAmongPeople } from '../session/holder.ts';
import { useSessionEffect } from '../session/use-session-effect.ts';
import type { Asked } from './ActDialog.tsx';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import './actions.css';

const ActDialog = lazy(() => import('./ActDialog.tsx').then((door) => door.ActDialog), 'acts');

interface ActionsProps {
  readonly speech: Speech;
  readonly state: TableState;
}

/** What can be done besides moving, within reach of the thumb. */
export function Actions({ speech, state }: ActionsProps): JSX.Element {
  const { t, texts } = speech;
  const { session } = state;
  const asked = useSignal<Asked | undefined>(undefined);
  const isAsked = useSignal(false);
  const { standing } = session.position.value;
  const seat = state.acting.value;
  // What one was asked is no business of whoever looks next.
  useSessionEffect(session, () => {
    if (state.curtain.isClosed.value) isAsked.value = false;
  });
  const isOver = useComputed(
    () => session.stage.shown.value.position.standing.outcome !== undefined,
  );
  // T3: nothing is left to do for who has resigned; its room stays, and the board where it is.
  if (seat === undefined || isOver.value) return <div class="actions" />;

  // A button that is out of use keeps the focus of whoever has just pressed it.
  const mayHint = state.hints.mayAsk.value && !state.hints.isThinking.value;
  // While a verdict is held back it is not seen here, either, that the match is over with it.
  const isHeld = session.stage.isClosed.value;
  const mayDraw = isHeld || session.mayDraw(seat);
  const whyNot = state.whyNoTakeBack.value;
  // A button that is never of use only takes the room of others.
  const isNeverBack = session.game.info.noTakeBack !== undefined;
  const isNeverHint = !session.isEntered && isAmongPeople(session.holders.value);
  const count = 4 - Number(isNeverBack) - Number(isNeverHint);
  const ask = (act: Asked['act']): void => {
    asked.value = { act, seat };
    isAsked.value = true;
  };
  // On a phone nobody reads a title: whoever presses what is out of use is told why.
  const hint = () => {
    if (mayHint) return state.hints.ask();
    if (isHeld) return state.show({ kind: 'held-back' });
    return state.hints.isThinking.value ? undefined : toast(t.table.hintLater);
  };
  const draw = () => {
    if (!mayDraw) return state.draw();
    ask('draw');
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
          onClick={state.takeBack}
        >
          <span class="action-word">{t.table.undo}</span>
        </Button>
      )}
      {session.isEntered && (
        <Button
          icon={rulesIcon}
          aria-label={t.table.mayI}
          aria-pressed={state.isOnlyAsking.value}
          title={t.table.mayIHint}
          onClick={() => {
            state.isOnlyAsking.value = !state.isOnlyAsking.value;
          }}
        >
          <span class="action-word">{t.table.mayI}</span>
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
        onClick={() => ask('resign')}
      >
        <span class="action-word" data-rare>
          {t.table.resign}
        </span>
      </Button>
      {asked.value && (
        <ActDialog
          {...asked.value}
          open={isAsked.value}
          speech={speech}
          state={state}
          onClose={() => {
            isAsked.value = false;
          }}
          onMissed={() => {
            asked.value = undefined;
          }}
        />
      )}
    </div>
  );
}

import { playerAt, type TableModule } from '@kast/games';
import type { Seat } from '@kast/kernel';
import { Button } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { FirstMatchState } from '../first-match/first-match-state.ts';
import { AbsenceNotice } from '../absence/doors.ts';
import { faultText } from '../i18n/fault-texts.ts';
import { lazy } from '../page/lazy.tsx';
import { mayOfferNotifications } from '../notifications/offer.ts';
import { mayPlan } from '../plans/may-plan.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { FaultSlip } from './FaultSlip.tsx';
import { Notice } from './Notice.tsx';
import { isDown, type TableSession } from '../session/table-session.ts';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnPlayer, turnPlayers } from './turn-words.ts';
import './notices.css';

const HintNotice = lazy(() => import('./HintNotice.tsx').then((door) => door.HintNotice));
const DrawOfferNotice = lazy(
  () => import('./DrawOfferNotice.tsx').then((door) => door.DrawOfferNotice),
  'acts',
);
const OwnOfferNotice = lazy(
  () => import('./DrawOfferNotice.tsx').then((door) => door.OwnOfferNotice),
  'acts',
);
const ResignedNotice = lazy(
  () => import('./ResignedNotice.tsx').then((door) => door.ResignedNotice),
  'acts',
);
const PlanNotice = lazy(() => import('../plans/PlanNotice.tsx').then((door) => door.PlanNotice));

const NotificationsOffer = lazy(
  () => import('../notifications/NotificationsOffer.tsx').then((door) => door.NotificationsOffer),
  'notifications',
);

interface NoticesProps {
  readonly speech: Speech;
  readonly state: TableState;
  readonly game: string;
  readonly module: TableModule;
  /** In a first match it explains what happened. */
  readonly companion: FirstMatchState['companion'];
  /** Opens the match anew. */
  readonly reopen: () => void;
}

/** Slips beside the board: why not, what somebody offers, what goes on. They lie over, and push nothing. */
export function Notices(props: NoticesProps): JSX.Element {
  const { speech, state, game } = props;
  const { curtain, session } = state;
  const next = curtain.next.value;
  // Also on a device that is full: whoever is asked next must get it.
  const isHandingOver = typeof next === 'number' && !curtain.isClosed.value && isAllTold(session);
  return (
    <div class="notices">
      {isHandingOver ? (
        <HandOver speech={speech} state={state} next={next} />
      ) : (
        <>
          <Happening {...props} />
          <FaultSlip
            speech={speech}
            game={game}
            players={turnPlayers(speech, session.holders.value)}
            shown={state.fault.value}
            onClose={state.dismiss}
          />
        </>
      )}
    </div>
  );
}

function Happening(props: NoticesProps): JSX.Element | null {
  const { speech, state, game, module, reopen } = props;
  const { t, texts } = speech;
  const { session } = state;
  const isAsked = useSignal(false);
  /** T4: the offer that was made at this ply. */
  const declined = useSignal<number | undefined>(undefined);
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
  if (isDown(session.connection.value)) {
    return <ConnectionNotice speech={speech} session={session} reopen={reopen} />;
  }
  if (state.curtain.isClosed.value) return null;
  const count = session.stage.waiting.value;
  if (state.isCatchingUp.value && count > 0) {
    return (
      <Notice
        text={t.table.catchUp({ count })}
        action={<Button onClick={() => session.stage.skip()}>{t.table.skip}</Button>}
      />
    );
  }
  if (standing.outcome || session.stage.shown.value.position.standing.outcome) return null;
  const acting = state.acting.value;
  if (state.haveAllResigned.value) {
    return <ResignedNotice state={state} />;
  }
  const offer = standing.offers.find(({ seat }) => seat !== acting);
  const isDeclined = offer !== undefined && offer.ply === declined.value;
  if (offer && !isDeclined && acting !== undefined && session.mayDraw(acting)) {
    return (
      <DrawOfferNotice
        state={state}
        who={turnPlayer(speech, holders, offer.seat)}
        onDecline={() => {
          declined.value = offer.ply;
        }}
      />
    );
  }
  const isHinted = state.hints.isThinking.value || state.hints.current.value !== undefined;
  if (!isHinted && standing.offers.some(({ seat }) => seat === acting)) {
    return <OwnOfferNotice isToComputer={holders.some(({ kind }) => kind === 'bot')} />;
  }
  const companion = props.companion.value;
  const note = companion?.note.value;
  if (note && !isHinted && !state.fault.value) {
    return <Notice key={note.id} text={note.text} role="note" onClose={companion?.dismiss} />;
  }
  if (!isAsked.value && mayOfferNotifications(session)) {
    return (
      <NotificationsOffer
        onDone={() => {
          isAsked.value = true;
        }}
      />
    );
  }
  if (isHinted) {
    return <HintNotice speech={speech} state={state} game={game} module={module} />;
  }
  if (session.place === 'online') {
    return (
      <>
        {session.absence && <AbsenceNotice speech={speech} session={session} />}
        {holders.some(({ kind }) => kind === 'you') && mayPlan(session) && (
          <PlanNotice speech={speech} module={module} session={session} />
        )}
      </>
    );
  }
  return null;
}

interface HandOverProps extends Pick<NoticesProps, 'speech' | 'state'> {
  readonly next: Seat;
}

/**
 * Whoever has decided looks as long as they like at what came of it, and closes the curtain themselves. What is
 * refused meanwhile is said there: no slip lies over the way to the next one.
 */
function HandOver({ speech, state, next }: HandOverProps): JSX.Element {
  const { t, texts } = speech;
  const players = turnPlayers(speech, state.session.holders.value);
  const { name } = playerAt(players, next);
  const { handOver, handOverNow } = t.table;
  const shown = state.fault.value;
  return (
    <Notice
      text={shown ? faultText(t.faults, texts, shown.fault, players) : handOver({ name })}
      onClose={shown && state.dismiss}
      action={
        <Button kind="primary" onClick={state.curtain.close}>
          {handOverNow}
        </Button>
      }
    />
  );
}

function isAllTold({ stage, position }: TableSession): boolean {
  return !stage.isAsking.value && stage.shown.value.position.ply >= position.value.ply;
}

import type { TableModule } from '@kast/games';
import { Button, ButtonLink } from '@kast/ui';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { FirstMatchState } from '../first-match/first-match-state.ts';
import { AbsenceNotice } from '../absence/doors.ts';
import { doneMeanwhile } from '../absence/done-meanwhile.ts';
import { faultText } from '../i18n/fault-texts.ts';
import { lazy } from '../page/lazy.tsx';
import { mayOfferNotifications } from '../notifications/offer.ts';
import { mayPlan } from '../plans/may-plan.ts';
import { WORTH_SKIPPING } from './catching-up.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { FaultSlip } from './FaultSlip.tsx';
import { HintNotice } from './HintNotice.tsx';
import { Notice } from './Notice.tsx';
import { isDown } from '../session/table-session.ts';
import type { Speech } from './seat-words.ts';
import type { TableState } from './table-state.ts';
import { turnPlayer } from './turn-words.ts';
import './notices.css';

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
  return (
    <div class="notices">
      <Happening {...props} />
      <FaultSlip
        speech={speech}
        game={game}
        shown={state.fault.value}
        onClose={() => state.dismiss()}
      />
    </div>
  );
}

function Happening(props: NoticesProps): JSX.Element | null {
  const { speech, state, game, module, reopen } = props;
  const { t, texts } = speech;
  const { session } = state;
  const isAsked = useSignal(false);
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
  if (session.stage.waiting.value > WORTH_SKIPPING) {
    return (
      <Notice
        text={t.table.catchUp({ count: session.stage.waiting.value })}
        action={<Button onClick={() => session.stage.skip()}>{t.table.skip}</Button>}
      />
    );
  }
  if (standing.outcome || session.stage.shown.value.position.standing.outcome) return null;
  if (state.curtain.isClosed.value) return null;
  const acting = state.acting.value;
  if (state.haveAllResigned.value) {
    return <ResignedNotice speech={speech} state={state} />;
  }
  const own = holders.find(({ kind }) => kind === 'you');
  const done = own ? doneMeanwhile(own, session.log.value, session.position.value.ply) : 0;
  if (done > 0) return <Notice text={t.table.doneMeanwhile({ count: done })} />;
  const offer = standing.offers.find(({ seat }) => !state.here.value.includes(seat));
  if (offer && acting !== undefined && session.mayDraw(acting)) {
    return (
      <Notice
        text={t.table.drawFrom({ who: turnPlayer(speech, holders, offer.seat) })}
        action={<Button onClick={() => state.draw()}>{t.table.acceptDraw}</Button>}
      />
    );
  }
  if (standing.offers.some(({ seat }) => state.here.value.includes(seat))) {
    const isToComputer = holders.some(({ kind }) => kind === 'bot');
    return <Notice text={isToComputer ? t.table.drawOfferedToComputer : t.table.drawOffered} />;
  }
  const isHinted = state.hints.isThinking.value || state.hints.current.value !== undefined;
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
  if (session.place === 'online') {
    return (
      <>
        {session.absence && <AbsenceNotice speech={speech} session={session} />}
        {own && mayPlan(session) && <PlanNotice session={session} />}
      </>
    );
  }
  if (!isHinted) return null;
  return <HintNotice speech={speech} state={state} game={game} module={module} />;
}

/** T3: everybody here has resigned, and the others play on. One may look on, or go. */
function ResignedNotice({
  speech,
  state,
}: Pick<NoticesProps, 'speech' | 'state'>): JSX.Element | null {
  const { table } = speech.t;
  const isWatching = useSignal(false);
  if (isWatching.value) return null;
  const { holders, position } = state.session;
  const { resigned } = position.value.standing;
  const left = holders.value.filter(({ seat }) => !resigned.includes(seat));
  const areComputers = left.every(({ kind }) => kind === 'bot');
  return (
    <Notice
      text={areComputers ? table.resignedAmongComputers : table.resignedAmongPeople}
      action={
        <>
          <Button
            onClick={() => {
              isWatching.value = true;
            }}
          >
            {table.lookOn}
          </Button>
          <ButtonLink href="/">{table.leave}</ButtonLink>
        </>
      }
    />
  );
}

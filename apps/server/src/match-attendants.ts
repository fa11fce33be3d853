import type { Previews } from '@kast/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { AccountServices } from './accounts/account-services.ts';
import type { BotPlayers } from './bots/bot-players.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Config } from './config.ts';
import type { LiveMatch } from './live/live-match.ts';
import { attendAbsence } from './matches/attend-absence.ts';
import { attendBots } from './matches/attend-bots.ts';
import { serviceTime } from './matches/service-time.ts';
import { watchAbsences } from './matches/watch-absences.ts';
import { watchClocks } from './matches/watch-clocks.ts';
import { watchLatecomers } from './matches/watch-latecomers.ts';
import type { NoticeChannel } from './notifications/channel.ts';
import { mailChannel } from './notifications/mail-channel.ts';
import { openNotifications } from './notifications/notifications.ts';
import { pushChannel } from './notifications/push-channel.ts';
import { pushSender } from './notifications/push-sender.ts';
import type { VapidKeys } from './notifications/vapid-keys.ts';
import type { Metrics } from './observability/metrics.ts';
import { attendPlans } from './plans/attend-plans.ts';
import { settleResults } from './results/settle-results.ts';
import type { MonotonicClock } from './scheduler/clock.ts';
import { repeatEvery } from './scheduler/repeat.ts';
import type { GuestId, MatchId } from './store/store.ts';

/** All that goes on in matches by itself, beside what players do. */
export interface MatchAttendants {
  /** After every change of a match in memory. */
  attend(live: LiveMatch): void;
  onPresence(live: LiveMatch, guest: GuestId, isThere: boolean): void;
  /** Before anybody is served. */
  begin(): Promise<void>;
  bridgePause(): Promise<void>;
  /** Takes up the turns of bots that an earlier process left, without holding anything else up. */
  resumeBots(): Promise<void>;
  /** Takes up nothing more. */
  stop(): Promise<void>;
  /** Once nobody is served any more: what was begun is done. */
  settled(): Promise<void>;
}

export interface AttendantsOptions {
  readonly services: AccountServices;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  readonly cluster: Cluster;
  readonly bots: BotPlayers;
  readonly clock: MonotonicClock;
  readonly judgedNow: () => number;
  readonly keys: VapidKeys;
  readonly previews: Previews;
}

/** In milliseconds: how often matches that nobody waits for are played on, and what was left is counted. */
const RESUME_EVERY = 60_000;

/** In milliseconds: how often to look whose time is up. */
const LOOK_AT_CLOCKS_EVERY = 500;

/** In milliseconds: how often to look who has been away for too long. */
const LOOK_FOR_ABSENT_EVERY = 1000;

const DIGEST_EVERY = 60_000;

export function openAttendants(options: AttendantsOptions): MatchAttendants {
  const { services, config, log, metrics, cluster, judgedNow } = options;
  const failed = (reason: string, said: string) => (match: MatchId, err: unknown) => {
    metrics.matchFailures.inc({ reason });
    log.error({ match, err }, said);
  };
  const every = (milliseconds: number, said: string) =>
    repeatEvery(milliseconds, (err) => log.error({ err }, said));

  const bots = attendBots(services, options.bots, {
    clock: options.clock,
    onFailure: (match, during, err) => {
      metrics.matchFailures.inc({ reason: during });
      log.error({ match, during, err }, 'a match could not be played on');
    },
  });
  const results = settleResults(
    services,
    failed('result', 'a match that is over could not be counted'),
  );
  const plans = attendPlans(services, failed('plan', 'a planned move could not be entered'));
  const onAbsenceFailure = failed('absence', 'who is away from a match could not be noted');
  const absences = attendAbsence(services, onAbsenceFailure);
  const lookForAbsent = watchAbsences(services, {
    takeDuty: () => cluster.takeDuty('absences'),
    judgedNow,
    service: serviceTime(judgedNow),
    onFailure: onAbsenceFailure,
  });
  const lookForLatecomers = watchLatecomers(services, onAbsenceFailure);
  const clocks = watchClocks(services, {
    repeat: every(LOOK_AT_CLOCKS_EVERY, 'the clocks could not be looked at'),
    takeDuty: () => cluster.takeDuty('clocks'),
    judgedNow,
    service: serviceTime(judgedNow),
    onFailure: failed('clock', 'a clock that is up could not be entered'),
  });
  const notifications = openNotifications({
    store: services.store,
    live: services.live,
    channels: channelsFor(options),
    previews: options.previews,
    grace: config.noticeSeconds * 1000,
    judgedNow,
    now: services.now,
    everyMinute: every(DIGEST_EVERY, 'players could not be told what waits for them'),
    onSent: (channel, kind, fate) => metrics.notices.inc({ channel, kind, fate }),
    onFailure: (match, err) => log.error({ match, err }, 'a player could not be told'),
  });

  let resuming = Promise.resolve();
  const resumeBots = async (): Promise<void> => {
    const resumed = bots.resume().catch((err: unknown) => {
      log.error({ err }, 'bots could not take up their turns');
    });
    resuming = Promise.all([resuming, resumed]).then(() => undefined);
    await resuming;
  };
  /** Nothing is looked at by a clock before it was said how much time counted for nobody. */
  const startRepeating = (): (() => Promise<void>)[] => [
    every(RESUME_EVERY, 'bots could not take up their turns')(resumeBots),
    every(RESUME_EVERY, 'matches that are over could not be counted')(() => results.settleLeft()),
    every(
      LOOK_FOR_ABSENT_EVERY,
      'those who are away could not be looked for',
    )(async () => {
      absences.look(services.live.all());
      await lookForLatecomers(services.live.all());
      await lookForAbsent();
    }),
  ];
  let stopRepeating: readonly (() => Promise<void>)[] = [];

  return {
    attend(live) {
      bots.attend(live);
      plans.attend(live);
      notifications.attend(live);
      absences.attend(live);
      results.attend(live);
    },
    onPresence: (live, guest, isThere) => absences.onPresence(live, guest, isThere),
    async begin() {
      await clocks.begin();
      stopRepeating = startRepeating();
    },
    bridgePause: () => clocks.bridgePause(),
    resumeBots,
    async stop() {
      absences.stop();
      bots.stop();
      await notifications.stop();
      for (const stop of stopRepeating) await stop();
      await clocks.stop();
      await plans.stop();
    },
    async settled() {
      await absences.settled();
      await results.stop();
      await resuming;
    },
  };
}

function channelsFor({ services, keys, config }: AttendantsOptions): readonly NoticeChannel[] {
  const { store, mail, secret, now } = services;
  const sender = pushSender({ keys, contact: contactOf(config), now });
  const push = pushChannel(store.notifications, sender);
  return mail ? [push, mailChannel({ store, mail, secret, now })] : [push];
}

/** Push services ask for an address, of mail or of a page, where they find who is behind what they carry. */
function contactOf({ contact, publicUrl }: Config): string {
  if (contact !== undefined) return `mailto:${contact}`;
  return publicUrl?.protocol === 'https:' ? publicUrl.origin : 'mailto:webmaster@example.org';
}

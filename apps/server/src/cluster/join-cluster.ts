import { randomUUID } from 'node:crypto';
import { type Leases, nameOf } from '../bots/leases.ts';
import type { ClusterStore, ProcessBeat, ProcessId } from '../store/cluster-store.ts';
import { ABILITIES, type Ability, type Cluster } from './cluster.ts';
import type { Repeat } from '../scheduler/repeat.ts';
import { sharedTallies } from './tallies.ts';

export interface JoinOptions {
  readonly store: ClusterStore;
  readonly everySecond: Repeat;
  /** Another process has died: what it was doing is free to be done. */
  readonly onDeath: () => void;
}

/** A process whose beat stood still for so many looks is dead. Only looks that worked are counted. */
const LOOKS_UNTIL_DEAD = 5;

interface Other {
  readonly beat: number;
  readonly looks: number;
}

export async function joinCluster(options: JoinOptions): Promise<Cluster> {
  const { store } = options;
  const tallies = sharedTallies();
  for (const ability of ABILITIES) tallies.set(tallyOf(ability), 1);
  const others = new Map<ProcessId, Other>();
  let self: ProcessBeat = { process: randomUUID(), beat: 0 };
  await store.register(self.process, tallies.takeChanges());

  const beat = async (): Promise<void> => {
    const changes = tallies.takeChanges();
    self = { ...self, beat: self.beat + 1 };
    try {
      const fate = await store.beat(self.process, self.beat, changes);
      if (fate === 'gone') await comeBack();
    } catch (reason) {
      // They go with the next one.
      tallies.putBack(changes);
      throw reason;
    }
    await look();
  };

  /** It was taken for dead: paused for long, or cut off from the store. */
  const comeBack = async (): Promise<void> => {
    self = { process: randomUUID(), beat: 0 };
    await store.register(self.process, tallies.all());
    await beat();
  };

  const look = async (): Promise<void> => {
    const found = (await store.processes()).filter(({ process }) => process !== self.process);
    for (const process of others.keys()) {
      if (!found.some((one) => one.process === process)) bury(process);
    }
    for (const one of found) await lookAt(one);
  };

  const lookAt = async ({ process, beat: now }: ProcessBeat): Promise<void> => {
    const known = others.get(process);
    if (known?.beat !== now) {
      tallies.hear(process, await store.talliesSince(process, known?.beat ?? -1));
      others.set(process, { beat: now, looks: 0 });
      return;
    }
    const looks = known.looks + 1;
    others.set(process, { beat: now, looks });
    if (looks < LOOKS_UNTIL_DEAD) return;
    if ((await store.remove({ process, beat: now })) === 'removed') bury(process);
  };

  const bury = (process: ProcessId): void => {
    others.delete(process);
    tallies.forget(process);
    options.onDeath();
  };

  // Who is here already is known before anything is done.
  await look();
  const stop = options.everySecond(beat);
  return {
    tallies,
    leases: leasesIn(store, () => self.process),
    canAll: (ability) => tallies.elsewhere(tallyOf(ability)) === others.size,
    takeDuty: async (name) => (await store.claimLease(`duty/${name}`, self.process)) === 'claimed',
    async leave() {
      await stop();
      await store.remove(self);
    },
  };
}

function tallyOf(ability: Ability): string {
  return `can:${ability}`;
}

function leasesIn(store: ClusterStore, self: () => ProcessId): Leases {
  return {
    claim: async (question) => (await store.claimLease(nameOf(question), self())) === 'claimed',
    release: (question) => store.releaseLease(nameOf(question), self()),
  };
}

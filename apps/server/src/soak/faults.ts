import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random } from '@kast/kernel';
import type { Deployment, PostgresDeployment } from './deployment.ts';
import type { ServerSlot } from './server-processes.ts';

/** Something that goes wrong, and is over when the promise resolves. `pace` 1 takes the usual time. */
export interface Fault {
  readonly name: string;
  inject(random: Random, pace: number): Promise<void>;
}

/** What may happen to this deployment. */
export function faultsOf(deployment: Deployment, publicUrl: string): readonly Fault[] {
  const { slots, postgres } = deployment;
  return [
    ...faultsOfProcesses(slots),
    ...faultsOfClients(publicUrl),
    ...(postgres ? faultsOfPostgres(deployment, postgres) : faultsOfDisk(slots)),
  ];
}

function faultsOfProcesses(slots: readonly ServerSlot[]): readonly Fault[] {
  return [
    {
      name: 'a process is killed',
      async inject(random, pace) {
        const slot = pick(random, slots);
        await slot.kill();
        await pause(pace * random.below(2000));
        await slot.start();
      },
    },
    {
      name: slots.length > 1 ? 'a rolling restart' : 'a restart',
      async inject() {
        for (const slot of slots) {
          const { code, output } = await slot.stop();
          if (code !== 0) throw new Error(`a process that was told to stop ended badly: ${output}`);
          await slot.start();
        }
      },
    },
    {
      name: 'a process is paused',
      async inject(random, pace) {
        const slot = pick(random, slots);
        slot.signal('SIGSTOP');
        // Some are missed by the others, and come back as somebody new.
        await pause(pace * (2000 + random.below(8000)));
        slot.signal('SIGCONT');
      },
    },
    {
      name: 'a clock is set back',
      async inject(random) {
        pick(random, slots).signal('SIGUSR2');
      },
    },
  ];
}

/** In milliseconds. */
const FULL_FOR = 2000;

function faultsOfDisk(slots: readonly ServerSlot[]): readonly Fault[] {
  if (!canLimitFiles()) return [];
  return [
    {
      name: 'the disk is full',
      async inject(random, pace) {
        const slot = pick(random, slots);
        limitFiles(slot.pid, '0');
        await pause(pace * FULL_FOR);
        limitFiles(slot.pid, 'unlimited');
      },
    },
  ];
}

/** Where there is the tool for it: no file of the process may grow, as on a full disk. */
export function canLimitFiles(): boolean {
  return spawnSync('prlimit', ['--version']).status === 0;
}

export function limitFiles(pid: number, bytes: '0' | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error(`prlimit failed: ${String(stderr)}`);
}

function faultsOfPostgres(
  { sql }: Deployment,
  { server, role, admin }: PostgresDeployment,
): readonly Fault[] {
  const away = (how: 'orderly' | 'crash'): Fault => ({
    name: how === 'crash' ? 'PostgreSQL crashes' : 'PostgreSQL restarts',
    async inject(random, pace) {
      await server.goDown(how);
      await pause(pace * random.below(3000));
      await server.comeUp();
    },
  });
  return [
    away('orderly'),
    away('crash'),
    {
      name: 'PostgreSQL has no connections left',
      async inject(_random, pace) {
        await admin(`alter role ${role} connection limit 0`);
        await admin(`select pg_terminate_backend(pid) from pg_stat_activity
          where usename = '${role}'`);
        await pause(pace * FULL_FOR);
        await admin(`alter role ${role} connection limit -1`);
      },
    },
    {
      name: 'the disk of PostgreSQL is full',
      async inject(_random, pace) {
        await sql(DISK_FULL);
        await pause(pace * FULL_FOR);
        await sql(DISK_FREE);
      },
    },
  ];
}

/** Writing fails with what PostgreSQL says on a full disk. */
export const DISK_FULL = `
  create or replace function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: no space left on device' using errcode = '53100'; end
  $$;
  create trigger disk_full before insert on entries for each statement execute function disk_full();
  create trigger disk_full before update on readiness for each statement execute function disk_full();`;

export const DISK_FREE = 'drop function disk_full() cascade';

function faultsOfClients(publicUrl: string): readonly Fault[] {
  const { hostname, port, host } = new URL(publicUrl);
  const send = async (bytes: string, milliseconds: number): Promise<void> => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    // Whatever comes back is not read.
    socket.pause();
    socket.write(bytes);
    await pause(milliseconds);
    socket.destroy();
  };
  return [
    {
      name: 'clients never read',
      async inject() {
        const request = `GET /api/games/tablut/matches HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
        await Promise.all(Array.from({ length: 20 }, () => send(request.repeat(8), 1000)));
      },
    },
    {
      name: 'bodies never end',
      async inject() {
        const head = `POST /api/matches HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`;
        const request = `${head}content-length: 1000\r\n\r\n{"game":`;
        await Promise.all(Array.from({ length: 20 }, () => send(request, 1000)));
      },
    },
  ];
}

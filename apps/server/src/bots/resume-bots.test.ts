import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NewMatch } from '@kast/protocol/client';
import { describe, expect, it } from 'vitest';
import { startProcess } from '../process-testing.ts';
import { mustWork, openTestServer, type TestServer, watch } from '../testing.ts';

/** A bot has to decide first. Nobody has looked yet, so it has not. */
const BOT_FIRST: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'bot', level: 1 }, { kind: 'me' }],
  watchers: 'anyone',
};

function damage({ dataDir }: TestServer, id: string): void {
  const database = new DatabaseSync(join(dataDir, 'kast.db'));
  database.prepare('update matches set rules_version = 99 where id = ?').run(id);
  database.close();
}

describe('after a start', () => {
  it('bots take up their turns, whatever became of other matches', async () => {
    const lines: string[] = [];
    const server = await openTestServer({ onLog: (line) => void lines.push(line) });
    const ann = server.newGuest();
    const [damaged, good] = [
      mustWork(await ann.client.newMatch(BOT_FIRST)).id,
      mustWork(await ann.client.newMatch(BOT_FIRST)).id,
    ];
    await server.restart(async () => damage(server, damaged));
    await watch(ann, good, 0).until(({ plies }) => plies.length > 0);
    const { body } = await server.server.app.inject('/metrics');
    expect(body).toContain('kast_match_failures_total{reason="resume"} 1');
    const told = lines.filter((line) => line.includes('could not be taken up'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(damaged);
  });

  it('the process can be stopped while they do, and damage does not end it', async () => {
    const server = await openTestServer();
    const ann = server.newGuest();
    for (let made = 0; made < 30; made++) {
      const { id } = mustWork(await ann.client.newMatch(BOT_FIRST));
      if (made % 3 === 0) damage(server, id);
    }
    await server.server.close();
    const { child, listening, ended } = startProcess(server);
    await listening;
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, signal: null });
  });
});

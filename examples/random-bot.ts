// Plays any of the five games, badly: `KAST_TOKEN=kast_… node examples/random-bot.ts`. It plays wherever you have a
// seat; `node examples/random-bot.ts <match> <invitation>` takes one first. See docs/API.md, "Your first bot".
import { setTimeout as pause } from 'node:timers/promises';

const { KAST_SERVER: server = 'http://localhost:8080', KAST_TOKEN: token = '' } = process.env;
const authorization = `Bearer ${token}`;

async function ask<Answer>(path: string, body?: object): Promise<Partial<Answer>> {
  const json = { authorization, 'content-type': 'application/json' };
  const init = { method: 'POST', headers: json, body: JSON.stringify(body) };
  const response = await fetch(server + path, body ? init : { headers: { authorization } });
  const answer = (await response.json()) as Partial<Answer> & { readonly seconds?: number };
  if (response.status !== 429) return answer;
  // Too fast: the answer says for how long to wait.
  await pause((answer.seconds ?? 1) * 1000);
  return ask(path, body);
}

interface OwnEvent {
  readonly match: string;
  readonly outcome?: { readonly winners: readonly number[] };
}

async function* events(): AsyncGenerator<OwnEvent & { readonly name: string }> {
  const response = await fetch(`${server}/api/me/events`, { headers: { authorization } });
  if (!response.ok || !response.body) throw new Error(await response.text());
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/m.exec(part) ?? [];
      if (name && data) yield { name, ...(JSON.parse(data) as OwnEvent) };
    }
  }
}

async function decide(match: string): Promise<void> {
  type Legal = { readonly question: number; readonly moves: readonly string[] };
  const { question, moves = [] } = await ask<Legal>(`/api/matches/${match}/legal-moves`);
  if (question === undefined) return;
  const move = moves[Math.floor(Math.random() * moves.length)];
  // One key for one decision: sent twice, it still counts once.
  const answer = { question, move, key: crypto.randomUUID() };
  const { code } = await ask<{ readonly code: string }>(`/api/matches/${match}/moves`, answer);
  console.log(code === undefined ? `${match}: ${move}` : `${match}: ${move} got ${code}`);
}

const [match, invitation] = process.argv.slice(2);
if (match) await ask(`/api/matches/${match}/seats`, { token: invitation });
for (;;) {
  try {
    for await (const { name, match: id, outcome } of events()) {
      // Where chance would wait for a number of this device: it adds none.
      if (name === 'began') await ask(`/api/matches/${id}/nonce`, { withheld: true });
      if (name === 'turn') await decide(id);
      if (name === 'over') console.log(`${id}: over, won by`, outcome?.winners);
    }
  } catch (error) {
    console.error(error);
  }
  await pause(1000);
}

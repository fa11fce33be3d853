// Plays any of the five games, badly: `KAST_SERVER=http://localhost:8080 KAST_TOKEN=kast_… node random-bot.mjs`
// It plays wherever you have a seat; `random-bot.mjs <match> <invitation>` takes one first. See docs/API.md.
const { KAST_SERVER: server = 'http://localhost:8080', KAST_TOKEN: token } = process.env;
const authorization = `Bearer ${token}`;

async function ask(path, body) {
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
  const init = { headers, method: body ? 'POST' : 'GET', body: body && JSON.stringify(body) };
  const response = await fetch(server + path, init);
  const answer = await response.json();
  if (response.status !== 429) return { ok: response.ok, ...answer };
  // Too fast: the answer says for how long to wait.
  await new Promise((resolve) => setTimeout(resolve, answer.seconds * 1000));
  return ask(path, body);
}

async function* eventsOf(path) {
  const response = await fetch(server + path, { headers: { authorization } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const events = (text + chunk).split('\n\n');
    text = events.pop();
    for (const event of events) {
      const [, name] = /^event: (.*)$/m.exec(event) ?? [];
      if (name) yield { name, ...JSON.parse(/^data: (.*)$/m.exec(event)[1]) };
    }
  }
}

async function decide(match) {
  const { question, moves } = await ask(`/api/matches/${match}/legal-moves`);
  if (question === undefined) return;
  const move = moves[Math.floor(Math.random() * moves.length)];
  // One key for one decision: sent twice, it still counts once.
  const answer = await ask(`/api/matches/${match}/moves`, {
    question,
    move,
    key: crypto.randomUUID(),
  });
  console.log(answer.ok ? `${match}: ${move}` : `${match}: ${move} was refused: ${answer.code}`);
}

const [match, invitation] = process.argv.slice(2);
if (match) await ask(`/api/matches/${match}/seats`, { token: invitation });

for (;;) {
  try {
    for await (const event of eventsOf('/api/me/events')) {
      // Where chance would wait for a number of this device: it adds none.
      if (event.name === 'began')
        await ask(`/api/matches/${event.match}/nonce`, { withheld: true });
      if (event.name === 'turn') await decide(event.match);
      if (event.name === 'over') console.log(`${event.match}: over, won by`, event.outcome.winners);
    }
  } catch (error) {
    console.error(error.message);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}

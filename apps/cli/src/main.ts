import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { bench } from './commands/bench.ts';
import { bots } from './commands/bots.ts';
import { duel } from './commands/duel.ts';
import { engine } from './commands/engine.ts';
import { perft } from './commands/perft.ts';
import { puzzles } from './commands/puzzles.ts';
import { print } from './commands/print.ts';
import { replay } from './commands/replay.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import type { Command } from './command.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  simulate,
  replay,
  verify,
  perft,
  arena,
  balance,
  bench,
  engine,
  duel,
  bots,
  puzzles,
  print,
};

// Whoever reads may have enough after a line (`| head -1`): then there is nobody left to work for.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await kast(process.argv.slice(2));

async function kast(args: readonly string[]): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--help' || name === 'help') {
    console.log(overview());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(name === '' ? overview() : `kast: there is no command "${name}"\n${overview()}`);
    return 2;
  }
  if (rest.includes('--help')) {
    console.log(explanation(command));
    return 0;
  }
  const done = await command.run(rest, (line) => console.log(line));
  if (done.ok) return 0;
  const { kind, text } = done.error;
  if (kind === 'refused') {
    console.log(text);
    return 1;
  }
  console.error(`kast ${name}: ${text}\n${explanation(command)}`);
  return 2;
}

function overview(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { summary }]) => `  ${name.padEnd(10)}${summary}`,
  );
  return ['kast <command> [flags]', ...lines, '  <command> --help for its flags'].join('\n');
}

function explanation({ synopsis, help }: Command): string {
  const flags = help.map(([flag, meaning]) => `  ${flag.padEnd(19)}${meaning}`);
  return [...synopsis.map((form) => `kast ${form}`), ...flags].join('\n');
}

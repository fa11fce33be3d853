import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { must } from '@kast/kernel';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What an engine did that it may not do: it ends the duel. */
export class EngineFault extends Error {}

/** An engine in a process of its own, which is spoken to line by line. */
export interface EngineProcess {
  /** Says a line and waits for the one that answers it: the first that begins with one of these words. */
  ask(line: string, answers: readonly string[]): Promise<string>;
  quit(): Promise<void>;
}

/** Longer than any sensible move takes: whoever is silent that long has gone. */
const PATIENCE_MS = 120_000;
const FAREWELL_MS = 5_000;

/** `level3`, `level3@2000` and `level3@500ms` are our own engine; anything else is a command for the shell. */
export function startEngine(game: string, text: string): EngineProcess {
  const [, level, count, unit] = /^level([1-5])(?:@([1-9]\d{0,8})(ms)?)?$/.exec(text) ?? [];
  const budget = count === undefined ? [] : [unit ? '--time' : '--nodes', count];
  const child =
    level === undefined
      ? spawn(text, { shell: true, stdio: STDIO })
      : spawn(process.execPath, [MAIN, 'engine', '--game', game, '--level', level, ...budget], {
          stdio: STDIO,
        });
  return speakTo(child, text);
}

const STDIO: ['pipe', 'pipe', 'inherit'] = ['pipe', 'pipe', 'inherit'];

function speakTo(child: ChildProcess, name: string): EngineProcess {
  const input = must(child.stdin, 'standard input');
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve()).on('error', () => resolve());
  });
  // An engine that has gone is noticed by the answer that never comes.
  input.on('error', () => undefined);
  const lines = createInterface({ input: must(child.stdout, 'standard output') })[
    Symbol.asyncIterator
  ]();
  const nextLine = async (): Promise<IteratorResult<string, undefined>> => {
    const silent = setTimeout(() => child.kill(), PATIENCE_MS);
    try {
      return await lines.next();
    } finally {
      clearTimeout(silent);
    }
  };
  return {
    async ask(line, answers) {
      input.write(`${line}\n`);
      for (;;) {
        const { value, done } = await nextLine();
        const said = line.slice(0, 80);
        if (done) throw new EngineFault(`${name} ended instead of answering "${said}"`);
        const word = value.split(' ')[0] ?? '';
        if (answers.includes(word)) return value;
        if (word === 'error') throw new EngineFault(`${name} answered "${said}": ${value}`);
      }
    },
    async quit() {
      input.end('quit\n');
      const stubborn = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
      await ended;
      clearTimeout(stubborn);
    },
  };
}

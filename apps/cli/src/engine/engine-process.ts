import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
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
  /** Ends it at once, with all that it started. */
  kill(): void;
}

/** Longer than any sensible move takes: whoever has not answered by then never will. */
const PATIENCE_MS = 120_000;
const FAREWELL_MS = 5_000;
/** More than any answer needs: what has no end of a line by then is not text. */
const LONGEST_LINE = 1_000_000;
/** Elsewhere an engine leads a process group, so that what its shell started ends with it. */
const HAS_GROUPS = process.platform !== 'win32';

/** `level3`, `level3@2000` and `level3@500ms` are our own engine; anything else is a command for the shell. */
export function startEngine(game: string, text: string, patience = PATIENCE_MS): EngineProcess {
  const [, level, count, unit] = /^level([1-5])(?:@([1-9]\d{0,8})(ms)?)?$/.exec(text) ?? [];
  const budget = count === undefined ? [] : [unit ? '--time' : '--nodes', count];
  const child =
    level === undefined
      ? spawn(text, { ...SPAWNED, shell: true })
      : spawn(process.execPath, [MAIN, 'engine', '--game', game, '--level', level, ...budget], {
          ...SPAWNED,
        });
  return speakTo(child, text, patience);
}

const SPAWNED: { stdio: ['pipe', 'pipe', 'inherit']; detached: boolean } = {
  stdio: ['pipe', 'pipe', 'inherit'],
  detached: HAS_GROUPS,
};

function speakTo(child: ChildProcess, name: string, patience: number): EngineProcess {
  const input = must(child.stdin, 'standard input');
  const output = must(child.stdout, 'standard output');
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => resolve()).on('error', () => resolve());
  });
  // An engine that has gone is noticed by the answer that never comes.
  input.on('error', () => undefined);
  const lines = linesOf(output);
  const answer = async (answers: readonly string[]): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new EngineFault('it ended');
      const word = value.split(' ')[0] ?? '';
      if (answers.includes(word)) return value;
      if (word === 'error') throw new EngineFault(value);
    }
  };
  let killed = false;
  const kill = (): void => {
    if (killed) return;
    killed = true;
    killAll(child);
    input.destroy();
    output.destroy();
  };
  return {
    async ask(line, answers) {
      input.write(`${line}\n`);
      try {
        return await within(patience, answer(answers));
      } catch (reason) {
        kill();
        const why = reason instanceof Error ? reason.message : String(reason);
        throw new EngineFault(`${name} did not answer "${line.slice(0, 80)}": ${why}`);
      }
    },
    async quit() {
      input.end('quit\n');
      await within(FAREWELL_MS, ended).catch(() => undefined);
      kill();
    },
    kill,
  };
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new EngineFault(`${milliseconds / 1000} s have passed`));
  }, milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function* linesOf(output: Readable): AsyncGenerator<string, undefined> {
  let rest = '';
  for await (const chunk of output.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > LONGEST_LINE) throw new EngineFault('it says a line without end');
  }
  if (rest !== '') yield rest;
  return undefined;
}

function killAll(child: ChildProcess): void {
  if (child.pid === undefined) return;
  if (!HAS_GROUPS) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}

import type { Budget } from '@kast/bots';
import { fail, ok, type Result } from '@kast/kernel';

/** A line that an engine is given (docs/ENGINE.md). */
export type EngineCommand =
  | { readonly kind: 'hello' | 'quit' | 'blank' }
  | { readonly kind: 'new'; readonly settings: ReadonlyMap<string, string> }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'shown'; readonly json: unknown }
  | { readonly kind: 'go'; readonly budget: Budget | undefined };

/** Nobody waits longer for a move: an hour. */
export const LONGEST_MS = 3_600_000;

/** Reads a line; the failure says in words what is wrong with it. */
export function commandIn(line: string): Result<EngineCommand, string> {
  const [, name = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line.trim()) ?? [];
  switch (name) {
    case '':
      return ok({ kind: 'blank' });
    case 'hello':
    case 'quit':
      return rest === '' ? ok({ kind: name }) : fail(`${name} stands alone`);
    case 'new':
      return settingsIn(rest);
    case 'move':
      return rest === '' ? fail('move is followed by a move') : ok({ kind: 'move', text: rest });
    case 'shown':
      return jsonIn(rest);
    case 'go':
      return budgetIn(rest);
    default:
      return fail(`there is no command "${name.slice(0, 40)}"`);
  }
}

function settingsIn(text: string): Result<EngineCommand, string> {
  const settings = new Map<string, string>();
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    if (name === undefined || value === undefined) return fail(`"${word}" is not name=value`);
    if (settings.has(name)) return fail(`${name} is said twice`);
    settings.set(name, value);
  }
  return ok({ kind: 'new', settings });
}

function jsonIn(text: string): Result<EngineCommand, string> {
  try {
    return ok({ kind: 'shown', json: JSON.parse(text) as unknown });
  } catch {
    return fail('shown is followed by a JSON object on the same line');
  }
}

function budgetIn(text: string): Result<EngineCommand, string> {
  if (text === '') return ok({ kind: 'go', budget: undefined });
  const [, unit, count] = /^(nodes|ms) ([1-9]\d{0,8})$/.exec(text) ?? [];
  if (unit === undefined) return fail('go is followed by nothing, "nodes N" or "ms N"');
  const most = Number(count);
  if (unit === 'nodes') return ok({ kind: 'go', budget: { nodes: most } });
  if (most > LONGEST_MS) return fail(`go takes an hour at most, ms ${LONGEST_MS}`);
  return ok({ kind: 'go', budget: { milliseconds: most } });
}

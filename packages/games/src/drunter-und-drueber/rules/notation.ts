import { fail, type Notation, ok } from '@kast/kernel';
import { makeCircle, parseCircle } from './circles.ts';
import { makeLayout, parseLayout } from './layout.ts';
import type { DrunterMove, DrunterState } from './state.ts';

export const notation: Notation<DrunterState, DrunterMove> = {
  make: (_state, move) => make(move),
  parse: (_state, _by, text) => {
    const move = parse(text);
    return move ? ok(move) : fail('unreadable');
  },
};

function make(move: DrunterMove): string {
  switch (move.kind) {
    case 'layout':
      return `layout ${makeLayout(move.layout)}`;
    case 'first':
      return `first ${move.seat}`;
    case 'place':
      return `@${makeCircle(move.at)}`;
    case 'step':
      return `${makeCircle(move.from)}-${makeCircle(move.to)}${move.call ? '!' : ''}`;
    default:
      return move.kind;
  }
}

function parse(text: string): DrunterMove | undefined {
  if (text === 'klaar' || text === 'pass' || text === 'claim' || text === 'allow') {
    return { kind: text };
  }
  if (text.startsWith('@')) {
    const at = parseCircle(text.slice(1));
    return at === undefined ? undefined : { kind: 'place', at };
  }
  const drawn = /^(layout|first) (\S+)$/.exec(text);
  if (drawn) return parseDrawn(drawn[1] ?? '', drawn[2] ?? '');
  const step = /^([a-h][1-6])-([a-h][1-6])(!?)$/.exec(text);
  const from = parseCircle(step?.[1] ?? '');
  const to = parseCircle(step?.[2] ?? '');
  if (from === undefined || to === undefined) return undefined;
  return { kind: 'step', from, to, call: step?.[3] === '!' };
}

function parseDrawn(kind: string, text: string): DrunterMove | undefined {
  if (kind === 'first') return /^[1-6]$/.test(text) ? { kind, seat: Number(text) } : undefined;
  const layout = parseLayout(text);
  return layout && { kind: 'layout', layout };
}

import { type GameBox, registry } from '@kast/games';
import { ok, type Result } from '@kast/kernel';
import { type Flags, textOf } from './command.ts';
import { type Complaint, usage } from './complaint.ts';

/** The box that `--game` names. */
export function boxOf(flags: Flags): Result<GameBox, Complaint> {
  const id = textOf(flags, 'game');
  if (id === undefined) return usage(`say which game: --game ${known().join(' | ')}`);
  const box = findBox(id);
  return box ? ok(box) : usage(`there is no game "${id}"; there is ${known().join(', ')}`);
}

function findBox(id: string): GameBox | undefined {
  return registry.find(({ info }) => info.id === id);
}

function known(): readonly string[] {
  return registry.map(({ info }) => info.id);
}

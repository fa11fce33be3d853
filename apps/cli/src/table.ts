import { type GameBox, rulesOf } from '@kast/games';
import { type AnyGame, ok, type Result } from '@kast/kernel';
import { countOf, type Flags, textOf } from './command.ts';
import { type Complaint, usage } from './complaint.ts';
import { boxOf } from './cupboard.ts';
import type { Thinking } from './players.ts';
import { SETUP_FLAGS, SETUP_HELP, type Setup, setupOf } from './setup.ts';

/** Flags of the commands that let players play. */
export const TABLE_FLAGS = {
  ...SETUP_FLAGS,
  game: { type: 'string' },
  'rules-version': { type: 'string' },
  seed: { type: 'string' },
  nodes: { type: 'string' },
} as const;

export const TABLE_HELP = [
  ['--game G', 'the game, or the folder of one that is not in the cupboard'],
  ['--rules-version N', 'of its rules; the newest unless told'],
  ...SETUP_HELP,
  ['--seed S', 'any text; the same seed gives the same play (0)'],
  ['--nodes N', 'positions that a level looks at per move; its own measure unless told'],
] as const;

export interface Table {
  readonly box: GameBox;
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seed: string;
  readonly thinking: Thinking;
}

export async function tableOf(flags: Flags): Promise<Result<Table, Complaint>> {
  const box = await boxOf(flags);
  if (!box.ok) return box;
  const game = await rulesAsked(flags, box.value);
  if (!game.ok) return game;
  const setup = setupOf(flags, game.value.info);
  if (!setup.ok) return setup;
  const nodes = countOf(flags, 'nodes', 1e9);
  if (!nodes.ok) return nodes;
  return ok({
    box: box.value,
    game: game.value,
    setup: setup.value,
    seed: textOf(flags, 'seed') ?? '0',
    thinking: { nodes: nodes.value, rulesVersion: game.value.info.rulesVersion },
  });
}

export async function rulesAsked(flags: Flags, box: GameBox): Promise<Result<AnyGame, Complaint>> {
  const asked = countOf(flags, 'rules-version', 1e6);
  if (!asked.ok) return asked;
  const version = asked.value ?? box.info.rulesVersion;
  const game = await rulesOf(box, version);
  return game ? ok(game) : usage(`there is no version ${version} of the rules of ${box.info.id}`);
}

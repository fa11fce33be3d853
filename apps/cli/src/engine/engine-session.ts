import type { Budget, Choice, Level, ThinkTask } from '@kast/bots';
import {
  type AnyGame,
  fail,
  ok,
  type Result,
  type Seat,
  seededRandom,
  type Seen,
  unreachable,
} from '@kast/kernel';
import { commandIn, type EngineCommand } from './engine-command.ts';
import { newToldMatch } from './new-told-match.ts';
import type { ToldMatch } from './told-match.ts';

export interface EngineParts {
  readonly game: AnyGame;
  readonly think: (task: ThinkTask) => Promise<Choice>;
  readonly level: Level;
  /** What the level would take, unless told. */
  readonly budget: Budget | undefined;
  readonly seed: string;
}

/** What a line is answered with; a blank one with nothing. */
export type EngineAnswer = { readonly line?: string; readonly ends: boolean };

/** An engine that is told one match after the other, line by line: bad lines change nothing. */
export class EngineSession {
  private match: ToldMatch | undefined;
  private readonly parts: EngineParts;

  constructor(parts: EngineParts) {
    this.parts = parts;
  }

  async answer(text: string): Promise<EngineAnswer> {
    const command = commandIn(text);
    if (!command.ok) return error(command.error);
    const { kind } = command.value;
    if (kind === 'blank') return { ends: false };
    if (kind === 'quit') return { ends: true };
    const answer = await this.carryOut(command.value);
    return answer.ok ? { line: answer.value, ends: false } : error(answer.error);
  }

  private async carryOut(command: EngineCommand): Promise<Result<string, string>> {
    switch (command.kind) {
      case 'hello': {
        const { info } = this.parts.game;
        return ok(`kast-engine/1 ${info.id} rules=${info.rulesVersion}`);
      }
      case 'new':
        return this.becomes(newToldMatch(this.parts.game, command.settings));
      case 'move':
        return this.becomes(this.begun((match) => match.move(command.text)));
      case 'shown':
        return this.becomes(this.begun((match) => match.shown(command.json)));
      case 'go':
        return this.match ? this.choose(this.match, command.budget) : NO_MATCH;
      case 'blank':
      case 'quit':
        return ok('ok');
      default:
        return unreachable(command);
    }
  }

  private begun<Value>(then: (match: ToldMatch) => Result<Value, string>): Result<Value, string> {
    return this.match ? then(this.match) : NO_MATCH;
  }

  private becomes(next: Result<ToldMatch, string>): Result<string, string> {
    if (!next.ok) return next;
    this.match = next.value;
    return ok('ok');
  }

  private async choose(
    match: ToldMatch,
    asked: Budget | undefined,
  ): Promise<Result<string, string>> {
    const seen = match.seen();
    if (!seen.ok) return seen;
    const { game, level, seed } = this.parts;
    const budget = asked ?? this.parts.budget;
    const { viewer, ply } = seen.value;
    try {
      const choice = await this.parts.think({
        game: game.info.id,
        rulesVersion: game.info.rulesVersion,
        seen: seen.value,
        level,
        seed: `${seed} ${ply} ${viewer}`,
        ...(budget && { budget }),
      });
      return isLegal(game, seen.value, choice.move)
        ? ok(bestLine(choice))
        : fail('from what was shown no legal move follows');
    } catch (reason) {
      // What a host has shown may be no view of this game: that is the host's fault, and no reason to end.
      return fail(`cannot choose from what was shown: ${oneLine(String(reason))}`);
    }
  }
}

const NO_MATCH = fail('there is no match: begin with new');

/** From a view that the host made up a bot may choose what the rules would refuse. */
function isLegal(game: AnyGame, seen: Seen<unknown, unknown>, text: string): boolean {
  const seat = seen.viewer as Seat;
  const state = game.imagine(seen, seededRandom('legal'));
  const move = game.notation.parse(state, seat, text);
  return move.ok && game.check(state, seat, move.value) === undefined;
}

/** The move first; fields stand apart by ` ; `, the moves of the line by ` , `. */
function bestLine({ move, estimate, nodes, line }: Choice): string {
  const chances = estimate.map((chance) => chance.toFixed(4)).join(' ');
  return `best ${move} ; estimate ${chances} ; nodes ${nodes} ; line ${line.join(' , ')}`;
}

function error(text: string): EngineAnswer {
  return { line: `error ${oneLine(text)}`, ends: false };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').slice(0, 500);
}

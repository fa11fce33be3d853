import {
  type AnyGame,
  type HostedMatch,
  happeningFor,
  type Match,
  type MatchSetup,
  play,
  type Played,
  projectionOf,
  type Seat,
  seatsOf,
} from '@kast/kernel';
import type { Attend, Side } from '../arena/play-unit.ts';
import type { Decision, Player } from '../players.ts';
import { refusalText } from '../words.ts';
import { EngineFault, type EngineProcess } from './engine-process.ts';

/** Seats engines at tables: a process for every seat, so that none can know what another one was shown. */
export class EngineTable {
  private readonly game: AnyGame;
  private readonly start: (side: Side) => EngineProcess;
  private readonly engines: Readonly<Record<Side, EngineProcess[]>> = { a: [], b: [] };

  constructor(game: AnyGame, start: (side: Side) => EngineProcess) {
    this.game = game;
    this.start = start;
  }

  readonly attend: Attend = async (sideOf, match) => {
    const seated = this.seat(match.setup.seats, sideOf);
    for (const [seat, engine] of seated) await this.begin(engine, seat, match);
    return {
      players: [...seated.values()].map(playerOf),
      onPly: async (played, before, after) => {
        for (const [seat, engine] of seated) {
          await engine.ask(this.lineFor(seat, played, before, after), ['ok']);
        }
      },
    };
  };

  async close(): Promise<void> {
    await Promise.all(this.all().map(async (one) => one.quit()));
  }

  kill(): void {
    for (const engine of this.all()) engine.kill();
  }

  private all(): readonly EngineProcess[] {
    return [...this.engines.a, ...this.engines.b];
  }

  /** The engines of earlier matches play again. */
  private seat(seats: number, sideOf: (seat: Seat) => Side): ReadonlyMap<Seat, EngineProcess> {
    const taken = { a: 0, b: 0 };
    const seated = new Map<Seat, EngineProcess>();
    for (const seat of seatsOf(seats)) {
      const side = sideOf(seat);
      const engine = (this.engines[side][taken[side]++] ??= this.start(side));
      seated.set(seat, engine);
    }
    return seated;
  }

  private async begin(engine: EngineProcess, seat: Seat, { setup, state }: Match): Promise<void> {
    await engine.ask(newLine(this.game, setup, seat), ['ok']);
    if (!this.game.info.traits.hidden) return;
    const view = this.game.view(state, seat);
    await engine.ask(`shown ${JSON.stringify({ view })}`, ['ok']);
  }

  private lineFor(
    seat: Seat,
    { match, ply }: Played,
    before: HostedMatch,
    after: HostedMatch,
  ): string {
    if (!this.game.info.traits.hidden) return `move ${ply.entry.move}`;
    const knew = projectionOf(before, seat);
    const happening = happeningFor(knew, projectionOf(after, seat), match, ply);
    return `shown ${JSON.stringify({ ...happening, view: match.game.view(match.state, seat) })}`;
  }
}

function newLine({ info }: AnyGame, { seats, options }: MatchSetup, seat: Seat): string {
  const settings = { seats, seat, rules: info.rulesVersion, ...options };
  return ['new', ...Object.entries(settings).map(([name, value]) => `${name}=${value}`)].join(' ');
}

function playerOf(engine: EngineProcess): Player {
  return async (hosted, seat) => {
    const decision = await choose(engine);
    const played = play(hosted.match, seat, decision.move);
    if (played.ok) return decision;
    const why = refusalText(played.error);
    throw new EngineFault(`seat ${seat} chose "${decision.move}", which is refused: ${why}`);
  };
}

/** Fields that an engine leaves out are not needed. */
async function choose(engine: EngineProcess): Promise<Decision> {
  const answer = await engine.ask('go', ['best']);
  const [move = '', ...fields] = answer.slice('best '.length).split(' ; ');
  const field = (name: string): readonly number[] => {
    const words = fields.find((one) => one.startsWith(`${name} `))?.split(' ') ?? [];
    return words.slice(1).map(Number);
  };
  const [nodes = 0] = field('nodes');
  return { move, nodes, estimate: field('estimate') };
}

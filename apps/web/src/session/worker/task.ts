import type {
  Belief,
  BelieveTask,
  Choice,
  Compared,
  CompareTask,
  DrawLuck,
  DrawTask,
  HiddenThing,
  Share,
  ThinkTask,
  TruthTask,
} from '@kast/bots';
import type { BotAsked } from '@kast/games/box/think.ts';
import type { MatchRecord, RecordFault } from '@kast/kernel';

/** What a page has done in a worker, because it would hold up its drawing. */
export type Task =
  /** By several workers together, where that is of use and there are cores for them. */
  | { readonly kind: 'think'; readonly question: ThinkTask; readonly cores: number }
  /** To be asked for shares of what that game's bot thinks about. */
  | ({ readonly kind: 'get-ready' } & BotAsked)
  | { readonly kind: 'search-share'; readonly question: ThinkTask; readonly share: Share }
  /** A record once more, with the referee at hand. */
  | { readonly kind: 'check'; readonly record: MatchRecord }
  | { readonly kind: 'believe'; readonly question: BelieveTask }
  | { readonly kind: 'truth'; readonly question: TruthTask }
  | { readonly kind: 'draw-again'; readonly question: DrawTask }
  | { readonly kind: 'compare'; readonly question: CompareTask };

export interface Answers {
  readonly think: Choice;
  readonly 'get-ready': void;
  readonly 'search-share': unknown;
  readonly check: RecordFault | undefined;
  readonly believe: readonly Belief[];
  readonly truth: readonly HiddenThing[];
  readonly 'draw-again': DrawLuck;
  readonly compare: Compared;
}

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>;

export interface Asked {
  readonly number: number;
  readonly task: Task;
}

export type Answered =
  | { readonly number: number; readonly answer: unknown }
  | { readonly number: number; readonly failure: string };

import type {
  Belief,
  BelieveTask,
  Compared,
  CompareTask,
  DrawLuck,
  DrawTask,
  HiddenThing,
  TruthTask,
} from '@kast/bots';
import { workerLine } from '../session/worker/worker-line.ts';

/** Where a match that is over is looked back at: in a worker in the browser, in place in a test. */
export interface HindsightDesk {
  believe(task: BelieveTask): Promise<readonly Belief[]>;
  truth(task: TruthTask): Promise<readonly HiddenThing[]>;
  drawAgain(task: DrawTask): Promise<DrawLuck>;
  compare(task: CompareTask): Promise<Compared>;
  /** No more tasks will come; open ones are never answered. */
  close(): void;
}

export function workerDesk(): HindsightDesk {
  const line = workerLine();
  return {
    believe: (question) => line.ask({ kind: 'believe', question }),
    truth: (question) => line.ask({ kind: 'truth', question }),
    drawAgain: (question) => line.ask({ kind: 'draw-again', question }),
    compare: (question) => line.ask({ kind: 'compare', question }),
    close: line.close,
  };
}

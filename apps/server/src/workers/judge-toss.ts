import { type GameBox, registry } from '@kast/games';
import { must } from '@kast/kernel';

export interface JudgeTossTask {
  readonly game: string;
  readonly state: unknown;
}

/** The referee of the game says how it goes on from here. */
export function judgeToss(task: JudgeTossTask): Promise<unknown> {
  return judgeAmong(registry, task);
}

/** Where the rules do not allow what the referee says, it has failed: nobody may ever store it. */
export async function judgeAmong(
  boxes: readonly Pick<GameBox, 'info' | 'rules' | 'referee'>[],
  { game, state }: JudgeTossTask,
): Promise<unknown> {
  const box = must(
    boxes.find(({ info }) => info.id === game),
    `the box of ${game}`,
  );
  const open = must(box.referee, `the referee of ${game}`);
  const [rules, referee] = await Promise.all([box.rules(), open()]);
  const verdict = referee.judge(state);
  const refusal = rules.check(state, 'chance', verdict);
  if (refusal) throw new Error(`an impossible verdict: ${JSON.stringify(refusal)}`);
  return verdict;
}

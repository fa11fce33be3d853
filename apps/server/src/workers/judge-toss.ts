import { type GameBox, registry, rulesOf } from '@kast/games';
import { must } from '@kast/kernel';

export interface JudgeTossTask {
  readonly game: string;
  readonly rulesVersion: number;
  readonly state: unknown;
}

/** The referee of the game says how it goes on from here. */
export function judgeToss(task: JudgeTossTask): Promise<unknown> {
  return judgeAmong(registry, task);
}

/** Where the rules do not allow what the referee says, it has failed: nobody may ever store it. */
export async function judgeAmong(
  boxes: readonly Pick<GameBox, 'info' | 'rules' | 'earlierRules' | 'referee'>[],
  { game, rulesVersion, state }: JudgeTossTask,
): Promise<unknown> {
  const box = must(
    boxes.find(({ info }) => info.id === game),
    `the box of ${game}`,
  );
  const open = must(box.referee, `the referee of ${game}`);
  const [rules, referee] = await Promise.all([rulesOf(box, rulesVersion), open()]);
  const verdict = referee.judge(state);
  const refusal = must(rules, `version ${rulesVersion} of ${game}`).check(state, 'chance', verdict);
  if (refusal) throw new Error(`an impossible verdict: ${JSON.stringify(refusal)}`);
  return verdict;
}

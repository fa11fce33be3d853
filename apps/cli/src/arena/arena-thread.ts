import { parentPort } from 'node:worker_threads';
import { must } from '@kast/kernel';
import type { UnitReply, UnitRequest } from './arena-threads.ts';
import { type ArenaPlan, type PlayUnit, unitPlayer } from './play-unit.ts';

/** A thread of the arena: is asked for one unit after the other and answers each with what was played. */
const port = must(parentPort, 'the thread that asks');

let prepared: { readonly plan: string; readonly play: PlayUnit } | undefined;

port.on('message', ({ id, plan, index }: UnitRequest) => {
  // What fails must end the thread, where the error is listened to.
  void playerOf(plan)
    .then((play) => play(index))
    .then((played) => port.postMessage({ id, played } satisfies UnitReply));
});

/** Many units have the same plan. */
async function playerOf(plan: ArenaPlan): Promise<PlayUnit> {
  const text = JSON.stringify(plan);
  if (prepared?.plan === text) return prepared.play;
  const player = await unitPlayer(plan);
  if (!player.ok) throw new Error(player.error.text);
  prepared = { plan: text, play: player.value };
  return player.value;
}

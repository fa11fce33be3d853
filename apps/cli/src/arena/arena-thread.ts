import { parentPort, workerData } from 'node:worker_threads';
import { must } from '@kast/kernel';
import { type ArenaPlan, unitPlayer } from './play-unit.ts';

/** A thread of the arena: gets numbers of units and answers each with what was played. */
const port = must(parentPort, 'the thread that asks');
const player = await unitPlayer(workerData as ArenaPlan);
if (!player.ok) throw new Error(player.error.text);
const play = player.value;
port.on('message', (index: number) => {
  // What fails must end the thread, where the error is listened to.
  void play(index).then((played) => port.postMessage(played));
});

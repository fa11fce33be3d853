import type { SoundName } from './recipes.ts';
import { limiterOf, noiseOf, synthesise } from './synthesise.ts';

/** Made after the first press: browsers would not let it sound before. */
export function createPlayer(gain: number) {
  const audio = new AudioContext();
  const master = new GainNode(audio, { gain });
  master.connect(limiterOf(audio)).connect(audio.destination);
  noiseOf(audio);
  return {
    play(name: SoundName): void {
      if (audio.state === 'running') synthesise(master, name, audio.currentTime);
      // A phone that was asleep: what comes before it is awake is not made up for.
      else void audio.resume();
    },
    setGain(next: number): void {
      master.gain.value = next;
    },
  };
}

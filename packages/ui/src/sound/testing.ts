import { RECIPES, type SoundName } from './recipes.ts';
import { limiterOf, synthesise } from './synthesise.ts';

/** How a sound comes out at full volume. */
export interface Measured {
  readonly name: string;
  readonly peak: number;
  /** Root mean square of the part that is heard. */
  readonly loudness: number;
  /** Seconds until nothing is heard any more. */
  readonly length: number;
}

const SECONDS = 4;
const RATE = 44_100;
/** Softer than this nobody hears. */
const SILENT = 0.0005;

/** Renders every sound as a browser plays it, faster than it sounds. */
export function measureSounds(): Promise<readonly Measured[]> {
  return Promise.all((Object.keys(RECIPES) as SoundName[]).map(measure));
}

async function measure(name: SoundName): Promise<Measured> {
  const audio = new OfflineAudioContext({ length: SECONDS * RATE, sampleRate: RATE });
  const limiter = limiterOf(audio);
  limiter.connect(audio.destination);
  synthesise(limiter, name, 0);
  const samples = (await audio.startRendering()).getChannelData(0);
  const end = samples.findLastIndex((sample) => Math.abs(sample) > SILENT) + 1;
  const heard = samples.subarray(0, end);
  const peak = heard.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const power = heard.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, end);
  return { name, peak, loudness: Math.sqrt(power), length: end / RATE };
}

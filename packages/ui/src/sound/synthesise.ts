import { RECIPES, type SoundName, type SoundPart } from './recipes.ts';

type Of<Kind extends SoundPart['of']> = Extract<SoundPart, { readonly of: Kind }>;

/** What is all but silent: a gain cannot fall to nothing by equal shares. */
const SILENCE = 0.0001;
/** Nothing begins with a click. */
const ATTACK = 0.004;

/** Puts a sound together from tones and noise, to be heard from `start` on. */
export function synthesise(out: AudioNode, name: SoundName, start: number): void {
  for (const part of RECIPES[name] as readonly SoundPart[]) {
    if (part.of === 'knock') knock(out, part, start + part.at);
    else if (part.of === 'rustle') rustle(out, part, start + part.at);
    else chime(out, part, start + part.at);
  }
}

/** Many at once never become too loud. */
export function limiterOf(audio: BaseAudioContext): DynamicsCompressorNode {
  return new DynamicsCompressorNode(audio, { threshold: -9, knee: 6, ratio: 12, attack: 0.002 });
}

function knock(out: AudioNode, { tone, force, ring, grain }: Of<'knock'>, start: number): void {
  const audio = out.context;
  const end = start + ring;
  const wood = new OscillatorNode(audio, { type: 'triangle', frequency: tone });
  wood.frequency.setValueAtTime(tone, start);
  wood.frequency.exponentialRampToValueAtTime(tone * 0.82, end);
  wood.connect(dyingAway(out, start, end, force * (1 - grain) * 0.5));
  wood.start(start);
  wood.stop(end);

  const burst = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio) });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: tone * 3, Q: 2.5 });
  burst.connect(body).connect(dyingAway(out, start, end, force * grain));
  burst.start(start);
  burst.stop(end);
}

function rustle(out: AudioNode, part: Of<'rustle'>, start: number): void {
  const { from, to, force, swell, fade, narrow } = part;
  const audio = out.context;
  const loudest = start + swell;
  const end = loudest + fade;
  const noise = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: from, Q: narrow });
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(force, loudest);
  gain.gain.linearRampToValueAtTime(force * 0.3, loudest + fade * 0.5);
  gain.gain.linearRampToValueAtTime(0, end);
  noise.connect(filter).connect(gain).connect(out);
  noise.start(start);
  noise.stop(end);
}

function chime(out: AudioNode, { tone, force, ring }: Of<'chime'>, start: number): void {
  // A wooden bar sounds its own tone, and one nearly two octaves above it that is gone at once.
  for (const [partial, share, length] of [
    [1, 1, 1],
    [3.93, 0.18, 0.25],
  ] as const) {
    const end = start + ring * length;
    const bar = new OscillatorNode(out.context, { type: 'sine', frequency: tone * partial });
    bar.connect(dyingAway(out, start, end, force * share));
    bar.start(start);
    bar.stop(end);
  }
}

function dyingAway(out: AudioNode, start: number, end: number, volume: number): GainNode {
  const gain = new GainNode(out.context, { gain: 0 });
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(Math.max(volume, SILENCE), start + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(out);
  return gain;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same every time: no sound is ever louder than it was. */
export function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const made = noises.get(audio);
  if (made) return made;
  const { sampleRate } = audio;
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let index = 0; index < samples.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = state / 2 ** 31;
  }
  noises.set(audio, buffer);
  return buffer;
}

/**
 * Short wooden sounds, made on the spot: a knock is a burst of noise through a narrow filter over
 * a tone that dies away at once. The audio context is made before the first sound, see `prepareSound`.
 */
export type SoundName = 'place' | 'slide' | 'capture' | 'refuse' | 'win' | 'turn';

interface Knock {
  /** Seconds after the start. */
  readonly at: number;
  /** Hertz of the wood's own tone. */
  readonly tone: number;
  /** How loud, 0 to 1. */
  readonly force: number;
  /** Seconds until it has died away. */
  readonly ring: number;
  /** How much of it is noise rather than tone, 0 to 1. */
  readonly grain: number;
}

const SOUNDS: Readonly<Record<SoundName, readonly Knock[]>> = {
  place: [{ at: 0, tone: 340, force: 0.5, ring: 0.07, grain: 0.6 }],
  slide: [
    { at: 0, tone: 900, force: 0.12, ring: 0.16, grain: 1 },
    { at: 0.18, tone: 320, force: 0.45, ring: 0.07, grain: 0.6 },
  ],
  /** Comes with a slide, and so begins when that has ended. */
  capture: [
    { at: 0.24, tone: 260, force: 0.45, ring: 0.08, grain: 0.5 },
    { at: 0.33, tone: 420, force: 0.3, ring: 0.06, grain: 0.5 },
  ],
  refuse: [
    { at: 0, tone: 150, force: 0.45, ring: 0.09, grain: 0.4 },
    { at: 0.1, tone: 130, force: 0.4, ring: 0.1, grain: 0.4 },
  ],
  win: [
    { at: 0, tone: 392, force: 0.4, ring: 0.35, grain: 0.1 },
    { at: 0.13, tone: 494, force: 0.4, ring: 0.35, grain: 0.1 },
    { at: 0.26, tone: 587, force: 0.45, ring: 0.6, grain: 0.1 },
  ],
  turn: [{ at: 0, tone: 520, force: 0.22, ring: 0.18, grain: 0.15 }],
};

let context: AudioContext | undefined;
let on = true;

export function setSoundOn(wanted: boolean): void {
  on = wanted;
}

/** Makes what sounds need when nothing waits for it: that takes as long as several frames. */
export function prepareSound(): void {
  if (!on || context || typeof AudioContext === 'undefined') return;
  const make = (): void => {
    context ??= new AudioContext();
    noise(context);
  };
  // Safari has no idle callbacks.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  // Before the first press browsers would not let it sound.
  if (navigator.userActivation?.hasBeenActive) whenIdle(make);
  else for (const press of PRESSES) addEventListener(press, () => whenIdle(make), { once: true });
}

const PRESSES = ['pointerdown', 'keydown'];

export function playSound(name: SoundName): void {
  if (!on || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers hold sound back until the first press; what comes before it is not made up for.
  if (context.state === 'suspended') {
    void context.resume();
    return;
  }
  for (const each of SOUNDS[name]) knock(context, each);
}

function knock(audio: AudioContext, { at, tone, force, ring, grain }: Knock): void {
  const start = audio.currentTime + at;
  const end = start + ring;
  const wood = new OscillatorNode(audio, { type: 'triangle', frequency: tone });
  wood.frequency.exponentialRampToValueAtTime(tone * 0.82, end);
  wood.connect(fading(audio, start, end, force * (1 - grain) * 0.5));
  wood.start(start);
  wood.stop(end);

  const rustle = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const body = new BiquadFilterNode(audio, { type: 'bandpass', frequency: tone * 3, Q: 2.5 });
  rustle.connect(body).connect(fading(audio, start, end, force * grain));
  rustle.start(start);
  rustle.stop(end);
}

function fading(audio: AudioContext, start: number, end: number, volume: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(Math.max(volume, 0.0001), start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  return gain;
}

let noiseBuffer: AudioBuffer | undefined;

function noise(audio: AudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = noiseBuffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return noiseBuffer;
}

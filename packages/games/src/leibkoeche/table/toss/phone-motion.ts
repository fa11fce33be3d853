/** What of a gyroscope's report is looked at: degrees a second. */
export type RotationRate = Pick<DeviceMotionEventRotationRate, 'alpha' | 'beta'>;

export type MotionAnswer = 'granted' | 'denied';

/** Safari asks before it tells; the types of others do not know that. */
interface AskingMotionEvent {
  readonly requestPermission?: () => Promise<MotionAnswer>;
}

/** Whether this could be a phone that tells how it is moved. */
export function mayHaveMotion(): boolean {
  return (
    typeof DeviceMotionEvent !== 'undefined' &&
    isSecureContext &&
    matchMedia('(pointer: coarse)').matches
  );
}

/** To be called from a press: elsewhere browsers refuse without asking. */
export async function askForMotion(): Promise<MotionAnswer> {
  const { requestPermission } = DeviceMotionEvent as unknown as AskingMotionEvent;
  if (!requestPermission) return 'granted';
  return requestPermission.call(DeviceMotionEvent).catch(() => 'denied' as const);
}

interface MotionListener {
  readonly onTurn: (time: number, rate: number) => void;
  /** There is no gyroscope. */
  readonly onNothing: () => void;
}

/** Follows the phone until the returned function is called. */
export function followMotion({ onTurn, onNothing }: MotionListener): () => void {
  const end = new AbortController();
  const listen = ({ timeStamp, rotationRate }: DeviceMotionEvent): void => {
    const rate = rateOf(rotationRate);
    if (rate === undefined) onNothing();
    else onTurn(timeStamp, rate);
  };
  addEventListener('devicemotion', listen, { signal: end.signal });
  return () => end.abort();
}

/**
 * How fast the far end of the phone rises. Which of the two names means the turn about a phone's width differs
 * between browsers; a flick of the wrist hardly turns it about its length.
 */
export function rateOf(rate: RotationRate | null): number | undefined {
  if (!rate || rate.alpha === null || rate.beta === null) return undefined;
  return Math.abs(rate.alpha) >= Math.abs(rate.beta) ? rate.alpha : rate.beta;
}

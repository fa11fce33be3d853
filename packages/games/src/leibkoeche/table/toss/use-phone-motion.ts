import { useState } from 'preact/hooks';
import { askForMotion, mayHaveMotion } from './phone-motion.ts';

/** LK8.1: tossing with the phone itself: asked for, never required. */
export interface PhoneMotion {
  /** `absent`: nothing to ask for. */
  readonly status: 'absent' | 'off' | 'on' | 'denied' | 'nothing';
  readonly toggle: () => Promise<void>;
  /** There is no gyroscope after all. */
  readonly onNothing: () => void;
}

/** Whoever has tossed so once does so again, until the page is left. */
let isLiked = false;

export function usePhoneMotion(): PhoneMotion {
  const [status, setStatus] = useState<PhoneMotion['status']>(() => {
    if (!mayHaveMotion()) return 'absent';
    return isLiked ? 'on' : 'off';
  });
  return {
    status,
    async toggle() {
      const answer = status === 'on' ? undefined : await askForMotion();
      isLiked = answer === 'granted';
      if (answer === undefined) setStatus('off');
      else setStatus(isLiked ? 'on' : 'denied');
    },
    onNothing() {
      isLiked = false;
      setStatus('nothing');
    },
  };
}

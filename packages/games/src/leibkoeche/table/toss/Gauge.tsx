import type { JSX, RefObject } from 'preact';
import { faceAfter, type Aim } from '../../rules/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { ZONES } from '../../toss/zones.ts';
import { heightOn } from './strength.ts';

interface GaugeProps {
  readonly face: number;
  readonly words: TossTexts;
  readonly needle: RefObject<HTMLDivElement | null>;
  /** The turn that is pointed out. */
  readonly hinted?: Aim | undefined;
  /** A practised hand hardly needs it. */
  readonly isPractised: boolean;
}

/** How hard to flick: where half a turn lies and where a full one, and which number each brings. */
export function Gauge({ face, words, needle, hinted, isPractised }: GaugeProps): JSX.Element {
  return (
    <div class="lk-gauge" data-practised={isPractised} aria-hidden="true">
      {(['full', 'half'] as const).map((zone) => {
        const [bottom, top] = [heightOn(ZONES[zone].least), heightOn(ZONES[zone].most)];
        const style = { bottom: `${bottom * 100}%`, height: `${(top - bottom) * 100}%` };
        return (
          <div key={zone} class="lk-gauge-zone" style={style}>
            <span class="lk-gauge-label" data-hinted={zone === hinted}>
              {words[zone]} <b>{faceAfter(zone, face)}</b>
            </span>
          </div>
        );
      })}
      <div ref={needle} class="lk-gauge-needle" hidden />
    </div>
  );
}

/** Places the needle; nothing is drawn before somebody flicks. */
export function pointNeedle(needle: HTMLElement | null, strength: number): void {
  if (!needle) return;
  needle.hidden = strength === 0;
  needle.style.bottom = `${heightOn(strength) * 100}%`;
}

import type { JSX } from 'preact';
import type { Garnished } from '../../rules/index.ts';
import { Crown } from './Crown.tsx';
import { Garnish } from './Garnish.tsx';
import { PancakeBase } from './PancakeBase.tsx';

interface GarnishedPancakeProps extends Garnished {
  /** Its letter in the notation. */
  readonly tagged?: boolean;
}

/** A pancake with its garnish, lying: some 84 by 68, its middle at 0, 0. */
export function GarnishedPancake({
  kind,
  crowned,
  tagged = true,
}: GarnishedPancakeProps): JSX.Element {
  return (
    <g class="lk-garnished">
      <PancakeBase />
      <Garnish kind={kind} />
      {tagged && (
        <g class="lk-tag" transform="translate(31 19)">
          <circle r="10.5" />
          <text y="5.5">{kind}</text>
        </g>
      )}
      {crowned && <Crown x={-24} y={-25} />}
    </g>
  );
}

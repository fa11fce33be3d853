import { arrow, Vignette } from '@kast/ui/kit';
import type { JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import { KINDS } from '../../rules/index.ts';
import { Cook } from './Cook.tsx';
import { GarnishedPancake, ThrowingPancake } from './Pancakes.tsx';

const WALKING = arrow({ x: 90, y: 78 }, { x: 158, y: 78 });

/** Six pancakes for the king; another cook who is first; a throw, and the walk that it gives. */
export function Picture({ of, seat }: PictureProps): JSX.Element {
  return (
    <Vignette viewBox="0 0 240 150" way={of === 'turn' ? WALKING : undefined}>
      {of === 'win' && KINDS.map((kind, index) => <Dish key={kind} kind={kind} index={index} />)}
      {of === 'lose' && (
        <g transform="translate(120 134) scale(1.25)">
          <Cook seat={(seat % 4) + 1} />
        </g>
      )}
      {of === 'turn' && (
        <>
          <g transform="translate(62 78) scale(1.15)">
            <ThrowingPancake face={4} />
          </g>
          <g transform="translate(188 128) scale(1.1)">
            <Cook seat={seat} />
          </g>
        </>
      )}
    </Vignette>
  );
}

function Dish({ kind, index }: { readonly kind: (typeof KINDS)[number]; readonly index: number }) {
  const x = 44 + (index % 3) * 76;
  const y = index < 3 ? 42 : 112;
  return (
    <g transform={`translate(${x} ${y}) scale(0.78)`}>
      <GarnishedPancake kind={kind} crowned={false} />
    </g>
  );
}

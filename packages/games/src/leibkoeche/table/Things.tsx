import type { JSX } from 'preact';
import { CARPET, type LeibkoecheView, type Lying, rowOf, type SeenPile } from '../rules/index.ts';
import { Cook } from './art/Cook.tsx';
import { Crown } from './art/Crown.tsx';
import { GarnishedPancake } from './art/GarnishedPancake.tsx';
import { ThrowingPancake } from './art/ThrowingPancake.tsx';
import { layerOf, middleOf, standOf } from './geometry.ts';

interface ThingsProps {
  readonly view: LeibkoecheView;
}

/** Piles, throwing pancakes and cooks, from the back to the front. */
export function Things({ view }: ThingsProps): JSX.Element {
  const rows = [0, 1, 2, 3, 4, 5, 6, 7];
  const inRow = (tile: number): number => (tile === CARPET ? 0 : rowOf(tile));
  return (
    <g>
      {rows.map((row) => (
        <g key={row}>
          {view.piles
            .filter(({ tile }) => inRow(tile) === row)
            .map((pile) => (
              <PileOfPancakes key={pile.kind} pile={pile} />
            ))}
          {view.lying
            .filter(({ tile }) => inRow(tile) === row)
            .map((lying) => (
              <LyingPancake
                key={lying.tile}
                lying={lying}
                isHot={view.barred.includes(lying.tile)}
              />
            ))}
          {view.cooks.map((tile, index) =>
            inRow(tile) === row ? (
              <StandingCook key={`cook-${index + 1}`} view={view} index={index} />
            ) : null,
          )}
        </g>
      ))}
    </g>
  );
}

function PileOfPancakes({ pile }: { readonly pile: SeenPile }): JSX.Element {
  const { x, y } = middleOf(pile.tile);
  return (
    <g class="lk-pile" transform={`translate(${x} ${y})`} data-pile={pile.kind}>
      <ellipse class="lk-shadow" cx="5" cy="15" rx="44" ry="25" />
      {pile.size === 0 && <ellipse class="lk-crumbs" cy="6" rx="30" ry="18" />}
      {Array.from({ length: Math.max(0, pile.size - 1) }, (_, index) => (
        <g key={index} transform={`translate(${(index % 2) * 2 - 1} ${layerOf(index)})`}>
          <path class="lk-layer" d="M-40 0v6a40 29 0 0 0 80 0v-6a40 29 0 0 0-80 0z" />
        </g>
      ))}
      {pile.size > 0 && (
        <g transform={`translate(0 ${layerOf(pile.size - 1)}) scale(0.94)`}>
          <GarnishedPancake kind={pile.kind} crowned={pile.crown === 'top'} />
        </g>
      )}
    </g>
  );
}

function LyingPancake({
  lying,
  isHot,
}: {
  readonly lying: Lying;
  readonly isHot: boolean;
}): JSX.Element {
  const { x, y } = middleOf(lying.tile);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="lk-moving" data-lies={lying.tile}>
        <ellipse class="lk-shadow" cx="4" cy="9" rx="40" ry="28" />
        <g transform="scale(0.92)">
          <ThrowingPancake face={lying.face} isHot={isHot} />
        </g>
      </g>
    </g>
  );
}

function StandingCook({
  view,
  index,
}: {
  readonly view: LeibkoecheView;
  readonly index: number;
}): JSX.Element {
  const { x, y } = standOf(view.cooks, index);
  const tile = view.cooks[index] ?? CARPET;
  const onPile = view.piles.some((pile) => pile.tile === tile && pile.size > 0);
  return (
    <g transform={`translate(${onPile ? x - 29 : x} ${onPile ? y + 29 : y + 27})`}>
      <g class="lk-moving" data-cook={index + 1}>
        <g transform={onPile ? 'scale(0.76)' : undefined}>
          <Cook seat={index + 1} />
          {view.outcome?.winners.includes(index + 1) && (
            <g class="lk-won">
              <Crown x={0} y={-96} />
            </g>
          )}
        </g>
      </g>
    </g>
  );
}

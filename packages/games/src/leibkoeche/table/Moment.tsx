import type { JSX } from 'preact';
import { type Player, playerAt } from '../../box/texts/part.ts';
import { type LeibkoecheView, PLACES } from '../rules/index.ts';
import type { TableTexts } from '../texts/speak.ts';
import { GarnishedPancake } from './art/GarnishedPancake.tsx';
import { ThrowingPancake } from './art/ThrowingPancake.tsx';
import { matchesAt } from './names.ts';
import type { Staging } from './use-happened.ts';
import './moment.css';

interface MomentProps {
  readonly staging: Staging;
  readonly view: LeibkoecheView;
  readonly words: TableTexts;
  readonly players: readonly Player[];
}

/** What is said for a moment over the kitchen; the ear is told by the log. */
export function Moment({ staging, view, words, players }: MomentProps): JSX.Element | null {
  const { fall, seen, uncovered, ply } = staging;
  if (fall) {
    return (
      <p key={ply} class="lk-fall paper" data-result={fall.result} aria-hidden="true">
        <svg viewBox="-44 -36 88 76">
          <ThrowingPancake face={fall.face} />
        </svg>
        {words.result[fall.result]}
      </p>
    );
  }
  if (seen) {
    return (
      <p key={ply} class="lk-seen paper" aria-hidden="true">
        <svg viewBox="-44 -40 88 80">
          <GarnishedPancake kind={seen.kind} crowned={false} />
        </svg>
        <span>
          {words.moment.youSaw({ place: seen.place, kind: seen.kind })}
          <small>{words.moment.onlyYou}</small>
        </span>
      </p>
    );
  }
  if (uncovered === undefined) return null;
  return (
    <div key={ply} class="lk-reveal paper" data-moment aria-hidden="true">
      <p class="lk-reveal-title">
        {uncovered < PLACES ? words.moment.revealing : words.moment.toTheKing}
      </p>
      <ul>
        {view.arrived.map((seat) => {
          const tray = view.trays[seat - 1] ?? [];
          const right = tray.filter(
            (_, index) => index < uncovered && matchesAt(view, tray, index + 1),
          ).length;
          return (
            <li key={seat} data-all={right === PLACES}>
              {playerAt(players, seat).name}:{' '}
              {right === PLACES ? words.moment.allMatch : words.moment.matching({ count: right })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

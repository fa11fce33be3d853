import type { ClubView } from '@kast/protocol/client';
import type { JSX } from 'preact';
import type { ClubTexts } from './club-texts.ts';
import { countsHalves, pointsText } from './club-words.ts';

interface StandingsTableProps {
  readonly texts: ClubTexts;
  readonly club: ClubView;
  /** Whoever looks: their line is marked. */
  readonly you?: number | undefined;
}

/** How everybody stands. */
export function StandingsTable({ texts, club, you }: StandingsTableProps): JSX.Element {
  const { columns } = texts;
  const hasHalves = countsHalves(club);
  return (
    <table class="club-standings">
      <thead>
        <tr>
          <th scope="col" class="club-figure" aria-label={columns.place}>
            #
          </th>
          <th scope="col">{columns.name}</th>
          <th scope="col" class="club-figure">
            {columns.points}
          </th>
          <th scope="col" class="club-figure">
            {columns.played}
          </th>
        </tr>
      </thead>
      <tbody>
        {club.people.map((one) => (
          <tr key={one.person} data-you={one.person === you || undefined} data-away={one.isAway}>
            <td class="club-figure">{one.place}</td>
            <th scope="row">
              {one.name}
              {one.isAway && <span class="club-soft"> · {texts.hasLeft}</span>}
            </th>
            <td class="club-figure club-points">{pointsText(one.points, hasHalves)}</td>
            <td class="club-figure">{one.played}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What decides where points are equal, by its names. */
export function TieBreakTable({ texts, club }: StandingsTableProps): JSX.Element {
  const { columns } = texts;
  return (
    <table class="club-standings">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" class="club-figure">
            {columns.buchholz}
          </th>
          <th scope="col" class="club-figure">
            {columns.sonnebornBerger}
          </th>
        </tr>
      </thead>
      <tbody>
        {club.people.map((one) => (
          <tr key={one.person}>
            <th scope="row">{one.name}</th>
            <td class="club-figure">{pointsText(one.buchholz, false)}</td>
            <td class="club-figure">{pointsText(one.sonnebornBerger, false)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

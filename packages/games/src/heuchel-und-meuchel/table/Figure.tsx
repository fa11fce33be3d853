import type { JSX } from 'preact';
import type { Class } from '../rules/index.ts';

/**
 * Six people in half length, around the point 0, 0, about 48 units high. Hat and attribute tell them
 * apart without colour.
 */
export function Figure({ kind }: { readonly kind: Class }): JSX.Element {
  const Person = PEOPLE[kind];
  return (
    <g class="hm-figure" data-class={kind}>
      <path class="robe" d="M-17 25C-18 11-9 7 0 7s18 4 17 18z" />
      <path class="robe-shade" d="M6 8c9 2 11 8 11 17H7c2-6 1-12-1-17z" />
      <path class="skin" d="M-8-3C-8-14 8-14 8-3 8 5 4 9 0 9S-8 5-8-3z" />
      <path class="face" d="M-3.5-2v1.6M3.5-2v1.6M-2.6 4.4Q0 5.8 2.6 4.4" />
      <Person />
    </g>
  );
}

const PEOPLE: Readonly<Record<Class, () => JSX.Element>> = {
  F: FireEater,
  M: Musician,
  Q: Quack,
  P: Patrician,
  B: Bishop,
  R: Prince,
};

/** A knotted scarf, and a flame as long as his arm. */
function FireEater(): JSX.Element {
  return (
    <>
      <path class="robe" d="M-9-5C-9-15 9-15 9-5 3-8-3-8-9-5zM-8-7l-7-3 2 7z" />
      <path
        class="flame"
        d="M4 5C10 4 9-3 15-5c-2-6 4-9 3-16 8 5 6 12 8 17 1 8-8 13-14 11-4-1-6-1-8-2z"
      />
      <path class="flame-heart" d="M9 5c4-1 5-5 9-7 0-4 2-5 2-8 3 4 2 8 2 11 0 4-7 6-13 4z" />
    </>
  );
}

/** A feather in his cap, a lute across his chest. */
function Musician(): JSX.Element {
  return (
    <>
      <path class="robe" d="M-11-6C-12-17 8-19 11-7 4-9-4-9-11-6z" />
      <path class="paper" d="M5-13C10-22 20-22 23-17 17-18 11-15 8-10z" />
      <path class="wood" d="M3 13C10 7 20 11 20 19S10 29 3 24-4 18 3 13z" />
      <path class="line" d="M3 18-19 5M-21 8l4-6M10 16l3 5" />
    </>
  );
}

/** A pointed hat, a pointed beard and a bottle that cures everything. */
function Quack(): JSX.Element {
  return (
    <>
      <path class="beard" d="M-6 3C-4 6 4 6 6 3 6 11 2 15 0 18-2 15-6 11-6 3z" />
      <path class="robe" d="M-10-7C-5-16-4-22 2-29c2 8 6 13 8 21z" />
      <path class="line" d="M-14-6Q0-11 14-7" />
      <path class="glass" d="M13 4h6v5c4 2 5 6 5 9v7H8v-7c0-3 1-7 5-9z" />
      <path class="line" d="M9 16h14M12 4h8" />
    </>
  );
}

/** A broad beret, a collar of fur and a chain of coins. */
function Patrician(): JSX.Element {
  return (
    <>
      <path class="robe" d="M-17-8C-18-19 12-24 18-10 10-6-6-5-17-8z" />
      <path class="paper" d="M-17 21C-15 10-8 7-4 9q4 4 8 0c4-2 11 1 13 12L9 23 0 15-9 23z" />
      <circle class="gold" cy="22" r="4.4" />
      <path class="gold-line" d="M-10 12Q-8 20-4 21M10 12Q8 20 4 21" />
    </>
  );
}

/** A mitre and a crosier. */
function Bishop(): JSX.Element {
  return (
    <>
      <path class="robe" d="M-9-6C-13-16-6-24 0-31 6-24 13-16 9-6 4-8-4-8-9-6z" />
      <path class="gold-line" d="M0-27V-8M-6-16H6M-9-7Q0-11 9-7" />
      <path class="staff" d="M19 26V-9c0-11-14-10-12-1 1 5 7 4 6-1" />
      <path class="paper" d="M-4 9H4L3 25h-6z" />
    </>
  );
}

/** A crown, ermine and a sceptre. */
function Prince(): JSX.Element {
  return (
    <>
      <path class="gold" d="M-11-6-14-22-6-15 0-26 6-15 14-22 11-6Q0-10-11-6z" />
      <path class="paper" d="M-17 24C-16 11-9 7-4 9q4 3 8 0c5-2 12 2 13 15L8 18Q0 24-8 18z" />
      <path class="line" d="M-11 16v2M-5 14v2M5 14v2M11 16v2" />
      <path class="staff" d="M-19 26V-2" />
      <circle class="gold" cx="-19" cy="-5" r="4.6" />
    </>
  );
}

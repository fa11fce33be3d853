import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { Figure } from '../../rules/index.ts';
import './portrait.css';

/** Half-length, in a circle of radius 50 around 0, 0: told by its silhouette alone. */
export function Portrait({ figure }: { readonly figure: Figure }): JSX.Element {
  const id = useId();
  return (
    <g class="cp-portrait" data-figure={figure}>
      <clipPath id={id}>
        <circle r="48" />
      </clipPath>
      <circle class="sky" r="48" />
      <g clip-path={`url(#${id})`}>{PORTRAITS[figure]}</g>
      <circle class="porthole" r="48" />
    </g>
  );
}

const SHOULDERS = 'M-42 56Q-40 30-15 26H15Q40 30 42 56z';

/** A bicorne, broad as a ship. */
const captain = (
  <>
    <path class="coat" d={SHOULDERS} />
    <path class="gold" d="M-40 40q4-11 16-12l4 10q-10 0-20 2zM40 40q-4-11-16-12l-4 10q10 0 20 2z" />
    <path class="linen" d="M-9 26H9L0 50z" />
    <path class="skin" d="M-18-8h36v16Q16 30 0 30T-18 8z" />
    <path class="shine" d="M-14-4h8v22q-8-4-8-14z" />
    <path class="dark" d="M-15 15Q-7 8 0 13 7 8 15 15 8 21 0 17-8 21-15 15z" />
    <path class="eyes" d="M-8 3v1M8 3v1" />
    <path class="coat" d="M-46-4Q-40-24-22-25-12-45 0-45T22-25Q40-24 46-4 22-16 0-16T-46-4z" />
    <path class="gold-line" d="M-38-11Q-18-22 0-22t38 11" />
    <circle class="gold" cy="-32" r="6" />
  </>
);

/** A knotted headscarf, and the ladle held high. */
const cook = (
  <>
    <path class="hair" d="M-21-8q-6 26 0 36h42q6-10 0-36z" />
    <path class="coat" d={SHOULDERS} />
    <path class="linen" d="M-15 32q15 10 30 0l4 24h-38z" />
    <path class="skin" d="M-17-8h34v16Q15 29 0 29T-17 8z" />
    <path class="shine" d="M-13-4h7v20q-7-4-7-12z" />
    <path class="eyes" d="M-7 4v1M7 4v1" />
    <path class="line" d="M-6 17q6 5 12 0" />
    <path class="scarf" d="M-21-4Q-24-36 0-36T21-4Q0-16-21-4z" />
    <path class="scarf" d="m-19-10-17-10q-3 8 2 12-6 4-4 11z" />
    <path class="dots" d="M-10-21v.1M2-27v.1M11-18v.1M-1-17v.1" />
    <path class="iron-line" d="M32 52V-10" />
    <path class="iron" d="M20-22h24q0 15-12 15T20-22z" />
  </>
);

/** A cap with stripes and a pompom. */
const boy = (
  <>
    <path class="linen" d="M-34 56Q-32 34-13 29h26q19 5 21 27z" />
    <path class="stripes" d="M-30 41h60M-33 51h66" />
    <path class="hair" d="M-20-6h40v12l-5-4H-15l-5 4z" />
    <path class="skin" d="M-17-4h34V9Q15 30 0 30T-17 9z" />
    <path class="skin" d="M-17 4q-7-3-7 3t8 5M17 4q7-3 7 3t-8 5" />
    <path class="shine" d="M-13 0h7v20q-7-4-7-12z" />
    <path class="eyes" d="M-7 6v1M7 6v1" />
    <path class="line" d="M-8 17q8 8 16 0z" />
    <path class="hair" d="M-13-2q6 7 11 0 5 7 14-1" />
    <path class="linen" d="M-22-3Q-22-34 0-34T22-3z" />
    <path class="stripes" d="M-21-11h42M-17-22h34" />
    <circle class="coat" cy="-38" r="8" />
  </>
);

/** A telescope at the eye. */
const lookout = (
  <>
    <path class="coat" d={SHOULDERS} />
    <path class="skin" d="M-24-8H8v16Q6 28-8 28T-24 8z" />
    <path class="dark" d="M-25 5q4 8 17 6 12 2 16-6Q10 34-8 36-26 34-25 5z" />
    <path class="skin" d="M-14 15q6 4 12 0-6-4-12 0z" />
    <path class="line" d="M-20 0q4-3 8 0" />
    <path class="scarf" d="M-28-6Q-28-32-8-32T12-6z" />
    <path class="linen" d="M-30-10h44v9h-44z" />
    <path class="gold" d="m-4-2 20-10 5 10L1 8z" />
    <path class="brass-shade" d="m15-15 15-9 7 13-15 8z" />
    <path class="gold" d="m29-27 14-9 9 16-14 8z" />
    <path class="skin" d="M8 56q0-34 12-46l9 4q-6 16-4 42z" />
  </>
);

/** Round ears, whiskers, and a bandana between them. */
const rat = (
  <>
    <path class="coat" d={SHOULDERS} />
    <circle class="fur" cx="-27" cy="-19" r="15" />
    <circle class="fur" cx="27" cy="-19" r="15" />
    <circle class="pink" cx="-27" cy="-19" r="8" />
    <circle class="pink" cx="27" cy="-19" r="8" />
    <path class="fur" d="M-24-10Q-24-24 0-24t24 14Q24 14 8 26 0 36-8 26-24 14-24-10z" />
    <path class="muzzle" d="M-12 12Q0 2 12 12 10 26 0 32-10 26-12 12z" />
    <path class="pink" d="M-6 15Q0 10 6 15 4 21 0 22-4 21-6 15z" />
    <path class="linen" d="M-4 29h8v9h-8zM0 29v9" />
    <path class="whiskers" d="m-11 19-27-6m27 10-26 5M11 19l27-6M11 23l26 5" />
    <path class="eyes" d="M-10 0v1M10 0v1" />
    <path class="scarf" d="M-25-9Q-22-34 0-34T25-9Q0-20-25-9z" />
    <path class="dots" d="M-12-21v.1M0-26v.1M12-21v.1" />
  </>
);

/** Great earrings under a shawl, and cards in the hand. */
const fortuneTeller = (
  <>
    <path class="coat" d="M-44 58Q-36 34-24 20-30-40 0-40T24 20Q36 34 44 58z" />
    <path class="shawl" d="M-21 14Q-24-29 0-29t21 43Q10 30 0 30T-21 14z" />
    <path class="skin" d="M-15-8Q-12-18 0-18t15 10V8Q13 27 0 27T-15 8z" />
    <path class="shine" d="M-11-6q2-6 6-7v29q-6-4-6-10z" />
    <path class="eyes" d="M-6 2v1M6 2v1" />
    <path class="line" d="M-10-4q4-3 7 0M3-4q3-3 7 0M-4 16q4 3 8 0" />
    <circle class="hoop" cx="-20" cy="17" r="7" />
    <circle class="hoop" cx="20" cy="17" r="7" />
    <path class="gold" d="m0-38 3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1z" />
    <path class="linen" d="m-18 34 13-5 8 22-14 5zM2 30h14v24H2z" />
    <path class="scarf" d="m-9 35 3 7-6 2zM9 35l4 6-4 6-4-6z" />
  </>
);

/** All beak. */
const coco = (
  <>
    <path class="feather-shade" d="M-8-30q-12-16-24-12 4 8 12 12-14-2-18 8 12 4 22 2z" />
    <path class="feather" d="M-34 58Q-40-32 0-34 28-34 30-6L26 20Q24 40 34 58z" />
    <path class="wing" d="M-34 58q-4-30 12-40 14 14 10 40z" />
    <path class="linen" d="M-4-14Q8-26 22-16 28-2 16 6 0 8-4-14z" />
    <circle class="gold" cx="9" cy="-7" r="6" />
    <path class="eyes" d="M10-7v.1" />
    <path class="beak" d="M22-16Q50-18 46 18 44 26 38 28 40 14 28 10 18 8 17 2 24-4 22-16z" />
    <path class="dark" d="M18 8q12 0 16 8-4 8-14 6-6-6-2-14z" />
  </>
);

const PORTRAITS: Readonly<Record<Figure, JSX.Element>> = {
  C: captain,
  G: cook,
  B: boy,
  L: lookout,
  R: rat,
  F: fortuneTeller,
  X: coco,
};

import type { Garnished, Kind, Pan } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';

const kinds: Readonly<Record<Kind, string>> = {
  A: 'kersen',
  B: 'kaas',
  C: 'spek',
  D: 'citroen',
  E: 'chocola',
  F: 'kruiden',
};

const pans: Readonly<Record<Pan, string>> = {
  small: 'kleine pan',
  normal: 'gewone pan',
  large: 'grote pan',
};

const PAN_SIZES: Readonly<Record<Pan, string>> = {
  small: 'kleine',
  normal: 'gewone',
  large: 'grote',
};

const list = new Intl.ListFormat('nl');
const garnished = ({ kind, crowned }: Garnished): string =>
  crowned ? `${kinds[kind]} met kroon` : kinds[kind];
/** "1 kersen, 4 kaas" */
const laid = (places: readonly (Kind | null)[]): string =>
  list.format(places.flatMap((kind, index) => (kind ? [`${index + 1} ${kinds[kind]}`] : [])));
const steps = (count: number): string => (count === 1 ? 'één tegel' : `${count} tegels`);

export const table: TableWords = {
  garnished,
  pans,

  kitchen: 'De keuken',
  kingsTable: 'De tafel van de koning',
  yourTray: 'Jouw blad',
  trayOf: (who) => `Het blad van ${who}`,
  trayTold: (who, { count, pan, holds }) =>
    [
      `${who}: ${count === 1 ? 'één pannenkoek' : `${count} pannenkoeken`}`,
      ...(pan ? [pans[pan]] : []),
      ...holds,
    ].join(', '),

  tile: {
    empty: 'leeg',
    carpet: 'de loper',
    pile: (kind, size) => `stapel ${kinds[kind]}, ${size} hoog`,
    pileGone: 'stapel op',
    crownOnTop: 'kroon bovenop',
    crownBelow: 'de kroon zit er nog onder',
    pancake: (face) => `werppannenkoek, ${face} boven`,
    tooHot: 'net neergelegd, nog te heet om te pakken',
    cook: (who) => `kok van ${who}`,
    yourCook: 'jouw kok',
    stack: (size, top) => `stapeltje van ${size} werppannenkoeken, ${top} bovenop`,
    stackGone: 'geen stapeltje meer',
    pan: (pan, face) => (face === undefined ? pans[pan] : `${pans[pan]} met een ${face} boven`),
    target: 'hier kan het',
    andTake: 'en neem de pannenkoek',
    andLeave: 'en laat de pannenkoek liggen',
  },
  place: {
    covered: (place) => `plaats ${place}, onder een stolp`,
    known: (place, kind) => `plaats ${place}, ${kinds[kind]}, dat weet alleen jij`,
    open: (place, kind) => `plaats ${place}, ${kinds[kind]}`,
    lookedAtBy: (names) => `bekeken door ${list.format(names)}`,
    empty: (place) => `plaats ${place}, leeg`,
    holds: (place, which) => `plaats ${place}, ${garnished(which)}`,
    matches: 'zoals de koning het wil',
    target: 'hier kan het',
  },

  act: {
    half: 'Halve slag',
    full: 'Hele slag',
    odds: (caught, missed, invalid) =>
      `${caught}% gevangen, ${missed}% gemist, ${invalid}% ongeldig`,
    caughtOf: (percent) => `${percent}% vangst`,
    byHand: 'Zelf gooien',
    byChance: 'Liever met het lot',
    again: 'Nog eens',
    againWith: (face) => `Nog eens gooien, ${face} boven`,
    other: 'Een andere',
    stop: 'Neerleggen',
    whichFace: 'Welke kant boven?',
    faceUp: (face) => `${face} boven`,
    otherWhere: 'Leg deze op een tegel; dan neem je een andere.',
    back: 'Terug',
    onPile: 'Op een stapel:',
    take: 'Nemen',
    skip: 'Laten liggen',
    doNotLook: 'Niet kijken',
    leave: (who) => `Laat ${who} staan`,
    shiftLeft: (kind) => `${kinds[kind]} links aanschuiven`,
    shiftRight: (kind) => `${kinds[kind]} rechts aanschuiven`,
    left: 'Naar links',
    right: 'Naar rechts',
    chooseToShift: 'Kies een pannenkoek van je blad.',
    ready: 'Zo is het goed',
    putBackOrder: 'Terugleggen',
    yourPan: (pan) => `Jouw pan: de ${PAN_SIZES[pan]}`,
  },
  pickedUp: (thing) => `${thing} opgepakt.`,
  putBack: 'Teruggelegd.',
  swapped: (one, other) => `Plaats ${one} en ${other} verwisseld.`,

  result: { caught: 'Gevangen!', missed: 'Ernaast!', invalid: 'Niet gedraaid' },
  moment: {
    youSaw: (place, kind) => `Op plaats ${place} wil de koning ${kinds[kind]}.`,
    revealing: 'De stolpen gaan op…',
    matching: (count) => `${count} van de 6 liggen goed`,
    allMatch: 'Alle zes goed!',
    toTheKing: 'Zijne Majesteit laat opdienen',
    onlyYou: 'Alleen jij weet dit',
  },

  prompt: {
    settingUp: 'De keuken wordt klaargezet.',
    put: (who) => `${who} gooide ongeldig. Zet die kok op een vrije tegel, of laat hem staan.`,
    putting: (who, whose) => `${whose} gooide ongeldig. ${who} zegt waar die kok heen gaat.`,
    shift: 'Jouw beurt: haal één pannenkoek uit de rij en schuif hem links of rechts weer aan.',
    shifting: (who) => `${who} verschuift een pannenkoek.`,
    from: 'Jouw beurt: kies een werppannenkoek in de keuken.',
    fromAnother: 'Kies een andere werppannenkoek voor je tweede worp.',
    taking: (who) => `${who} kiest een werppannenkoek.`,
    toss: (pan, face) => `Jouw beurt: gooi op. In je ${pans[pan]} ligt een ${face} boven.`,
    tossAgain: (face) => `Je tweede worp: er ligt een ${face} boven.`,
    tossing: (who, pan) => `${who} gooit op met de ${pans[pan]}.`,
    falling: 'Daar gaat hij…',
    walk: (count) => `Loop precies ${steps(count)}: kies waar je kok eindigt.`,
    walkToKing: (count) =>
      `Loop precies ${steps(count)}, of over de deur naar de koning: je hebt ze alle zes!`,
    walking: (who, count) => `${who} loopt ${steps(count)}.`,
    take: 'Neem je de pannenkoek van deze stapel, of laat je hem liggen?',
    choosingToTake: (who) => `${who} beslist of de pannenkoek meegaat.`,
    tray: 'Kies een vrije plaats op je blad.',
    choosingPlace: (who) => `${who} kiest een plaats op het blad.`,
    peek: 'Een kroon! Kies een stolp en kijk eronder. Alleen jij ziet het.',
    peekOrNot: 'Een kroon! Kies een stolp en kijk eronder, of kijk niet. Alleen jij ziet het.',
    peeking: (who) => `${who} kijkt onder een stolp.`,
    second: 'Gevangen! Nog eens gooien, een andere nemen, of neerleggen?',
    deciding: (who) => `${who} denkt na over een tweede worp.`,
    lay: 'Leg je werppannenkoek op een vrije tegel.',
    layInvalid: 'Niet gedraaid, dus je loopt niet. Leg je werppannenkoek op een vrije tegel.',
    layStuck: 'Je kok kan nergens heen. Leg je werppannenkoek op een vrije tegel.',
    layArrived: 'Je staat voor de koning! Leg nog even je werppannenkoek op een vrije tegel.',
    laying: (who) => `${who} legt de werppannenkoek neer.`,
    order: 'Er staat een kok voor de koning. Leg je blad nog één keer zoals jij denkt.',
    ordering: (who) => `${who} legt het blad voor de laatste keer.`,
  },

  advice: {
    put: (tile) => `Tip: zet die kok op ${tile}.`,
    leave: 'Tip: laat die kok maar staan.',
    shift: (kind, end) => `Tip: schuif ${kinds[kind]} ${end === 'left' ? 'links' : 'rechts'} aan.`,
    from: (tile) => `Tip: neem de werppannenkoek van ${tile}.`,
    toss: (turn) => `Tip: gooi een ${turn === 'half' ? 'halve' : 'hele'} slag.`,
    walk: (tile) => `Tip: loop naar ${tile}.`,
    walkToKing: 'Tip: ga naar de koning!',
    take: 'Tip: neem de pannenkoek.',
    skip: 'Tip: laat de pannenkoek liggen.',
    tray: (place) => `Tip: leg hem op plaats ${place}.`,
    peek: (place) => `Tip: kijk onder stolp ${place}.`,
    peekNone: 'Tip: kijk niet.',
    keep: (face) => `Tip: gooi dezelfde nog eens, met ${face} boven.`,
    swap: (tile) => `Tip: leg deze op ${tile} en neem een andere.`,
    lay: (tile, face) => `Tip: leg hem op ${tile}, met ${face} boven.`,
    order: (places) => `Tip: leg je blad zo: ${laid(places)}.`,
  },

  tell: {
    setUp: {
      king: 'De koning heeft gekozen; er ligt een stolp over elk bord.',
      piles: 'De stapels staan in de keuken.',
      stack: 'De werppannenkoeken liggen klaar.',
    },
    begins: (who) => `${who} mocht beginnen.`,
    put: (who, tile) => `${who} zette de kok na die ongeldige worp op ${tile}.`,
    left: (who) => `${who} liet de kok na die ongeldige worp staan.`,
    shifted: (who, kind, end) =>
      `${who} schoof ${kinds[kind]} ${end === 'left' ? 'links' : 'rechts'} aan.`,
    tookFromStack: (who, low) => `${who} nam een ${low} van het stapeltje.`,
    took: (who, low, tile) => `${who} nam de ${low}/${7 - low} van ${tile}.`,
    tossed: (who, toss, pan) => {
      const how = { half: 'een halve slag', full: 'een hele slag', hand: 'met de hand' }[toss];
      return `${who} gooide ${how} met de ${pans[pan]}.`;
    },
    fell: (result, face) => {
      const how = { caught: 'Gevangen', missed: 'Ernaast', invalid: 'Niet gedraaid' }[result];
      return `${how}: ${face} boven.`;
    },
    stuck: (who, count) => `${who} kon geen ${steps(count)} lopen.`,
    walked: (who, count, tile) => `${who} liep ${steps(count)}, naar ${tile}.`,
    collected: (who, which, place) => `${who} nam ${garnished(which)} op plaats ${place}.`,
    exchanged: (who, kind, place) =>
      `${who} ruilde ${kinds[kind]} op plaats ${place} voor een met kroon.`,
    skipped: (who, kind) => `${who} liet ${kinds[kind]} op de stapel liggen.`,
    peeked: (who, place) => `${who} keek onder stolp ${place}.`,
    lookedAway: (who) => `${who} keek onder geen enkele stolp.`,
    saw: (kind) => `Jij zag er ${kinds[kind]}; dat weet alleen jij.`,
    turned: (who, face) => `${who} hield hem, met ${face} boven.`,
    laid: (who, tile, face) => `${who} legde hem op ${tile}, ${face} boven.`,
    arrived: (who) => `${who} kwam bij de koning aan!`,
    ordered: (who, places) => `${who} legde het blad: ${laid(places)}.`,
    revealed: (open) => `De stolpen gingen op: ${list.format(open.map((kind) => kinds[kind]))}.`,
  },
};

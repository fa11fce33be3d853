import type { Class } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';

const list = new Intl.ListFormat('nl');

const classes: TableWords['classes'] = {
  F: 'vuurvreter',
  M: 'muzikant',
  Q: 'kwakzalver',
  P: 'patriciër',
  B: 'bisschop',
  R: 'vorst',
};

const several: Readonly<Record<Class, string>> = {
  F: 'vuurvreters',
  M: 'muzikanten',
  Q: 'kwakzalvers',
  P: 'patriciërs',
  B: 'bisschoppen',
  R: 'vorsten',
};

/** `Q4` is "kwakzalver 4", `Q?` "kwakzalver van onbekende rang", `?` "onbekende kaart". */
export function cardInWords(card: string): string {
  const name = classes[card.charAt(0) as Class];
  if (!name) return 'onbekende kaart';
  return card.endsWith('?') ? `${name} van onbekende rang` : `${name} ${card.slice(1)}`;
}

export const table: TableWords = {
  house: 'Het huis',
  classes,
  card: cardInWords,
  empty: 'leeg',
  stack: (card, height) => `${card}, stapel van ${height}`,
  faceDown: (height) =>
    height === 1 ? 'thuis, omgedraaid' : `thuis, ${height} kaarten omgedraaid`,
  yours: 'van jou',
  target: 'kan hierheen',
  takeable: 'te pakken',
  onlyYou: 'alleen jij weet dit',
  startOf: (kind) => `start van de ${several[kind]}`,
  goalOf: (kind) => `doel van de ${several[kind]}`,
  row: (row) => `rij ${row}`,
  pickedUp: (card, rows) =>
    rows.length === 0
      ? `De ${card} kan nergens heen.`
      : `De ${card} kan naar ${rows.length === 1 ? 'rij' : 'de rijen'} ${list.format(rows.map(String))}.`,
  putBack: 'Teruggelegd.',
  tally: (points, unknown) =>
    unknown === 0
      ? `Nu ${points} punten`
      : `Nu ${points} punten, met ${unknown === 1 ? 'één kaart' : `${unknown} kaarten`} waarvan je de rang niet kent`,

  tray: {
    arrange: 'Leg je stapels klaar',
    arrangeHow: 'Tik twee kaarten aan om ze te wisselen. Alleen de bovenste is straks te zien.',
    arranged: 'Zo is het goed',
    onTop: 'boven',
    swap: 'gekozen om te wisselen',
    goesAlong: (count, height) => {
      if (height === 1) return 'Deze kaart gaat mee';
      return count === height
        ? 'De hele stapel gaat mee'
        : `De bovenste ${count} van ${height} ${count === 1 ? 'gaat' : 'gaan'} mee`;
    },
    known: (where) => `Wat je weet van ${where}`,
    takeCards: (count) =>
      count === 0 ? 'Pakken' : `Pak ${count} ${count === 1 ? 'kaart' : 'kaarten'}`,
    leave: 'Laat liggen',
    takeUpTo: (card, count, column) =>
      count === 1
        ? `${card}: pak de bovenste kaart van kolom ${column}`
        : `${card}: pak de bovenste ${count} van kolom ${column}`,
    rest: (rest) =>
      ({
        none: 'alles mee',
        stays: 'de rest blijft liggen',
        lapses: 'de rest vervalt',
        'comes-home': 'de rest is thuis',
      })[rest],
    endsTheGame: 'Pas op: hiermee is het spel uit, en wat van jou nog onderweg is telt als min.',
    again: 'Gooi nog eens',
    stop: 'Ik stop',
    remove: (card, points) => `Haal ${card} weg (${points})`,
    chooseToRemove: 'Kies een stapel: de bovenste kaart gaat eraf.',
    chooseToMove: 'Tik een stapel van jezelf aan om te zien waar hij heen kan.',
    watch: 'Tik een stapel aan om te zien wat je ervan weet.',
    rolled: (pips) => `Gegooid: ${pips}`,
  },

  prompt: {
    dealing: 'De kaarten worden gedeeld.',
    arrange: 'Leg je stapels in het geheim op volgorde.',
    arranging: (columns) =>
      columns.length === 1
        ? `${columns.join()} legt nog stapels klaar.`
        : `Nog bezig met hun stapels: ${list.format(columns)}.`,
    move: 'Jij bent aan zet: breng een kaart of stapel omhoog.',
    moveBy: (pips) => `Jij bent aan zet: ga met een kaart of stapel precies ${pips} omhoog.`,
    goOn: 'Je hebt iets gepakt: zet nog eens, of stop.',
    rolling: 'Jouw beurt: de dobbelsteen rolt.',
    rollOn: 'Je hebt iets gepakt: gooi nog eens, of stop.',
    take: 'Op deze rij is iets te pakken. Wat neem je mee?',
    remove: 'Je worp past nergens. Haal de bovenste kaart van een stapel weg.',
    turnOf: (who) => `${who} is aan zet.`,
    takes: (who) => `${who} kan iets pakken.`,
    removes: (who) => `${who} moet een kaart weghalen.`,
  },

  tell: {
    dealt: 'De kaarten zijn gedeeld.',
    arranged: (who) => `${who} heeft de stapels klaar.`,
    laidOut: 'Alle kaarten liggen op hun startrij.',
    begins: (who) => `${who} begint.`,
    rolled: (who, pips) => `${who} gooit ${pips}.`,
    moved: (who, from, by, count) => {
      const what = count === 1 ? 'een kaart' : `${count} kaarten`;
      const over = by.length > 1 ? ` via ${list.format(by.slice(0, -1).map(String))}` : '';
      return `${who} brengt ${what} van rij ${from}${over} naar rij ${by.at(-1)}.`;
    },
    arrived: (card, row) => `De ${card} is thuis op rij ${row}.`,
    took: (who, from, count) =>
      `${who} pakt ${count === 1 ? 'een kaart' : `${count} kaarten`} van ${from.toLowerCase()}.`,
    leftAlone: (who) => `${who} laat alles liggen.`,
    showed: (who, row, card) => `In ${who.toLowerCase()} ligt op rij ${row} nu de ${card} bovenop.`,
    cameHome: (who, row, card) =>
      `Wat overblijft in ${who.toLowerCase()} is thuis op rij ${row}: de ${card}.`,
    lapsed: (who, cards) =>
      `De rest vervalt: ${list.format(cards)} ${cards.length === 1 ? 'telt' : 'tellen'} als min voor ${who.toLowerCase()}.`,
    removed: (who, cards) => `${who} haalt weg: ${list.format(cards)}.`,
    goesOn: (who) => `${who} gaat door.`,
    stopped: (who) => `${who} stopt.`,
  },

  sheet: {
    title: 'De rekening',
    card: 'Kaart',
    where: 'Waar',
    points: 'Punten',
    total: 'Totaal',
    offTheBoard: 'van het bord',
  },
};

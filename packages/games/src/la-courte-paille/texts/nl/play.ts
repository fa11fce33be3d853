import type { Figure } from '../../rules/index.ts';
import type { PailleOptionTexts } from '../texts.ts';
import type { EndingWords, RefusalWords } from '../words.ts';
import { capital, cardName, cards, points, theFigure } from './names.ts';

export const options: PailleOptionTexts = {
  voyage: {
    label: 'De lange overtocht',
    explain:
      'Eén week, of ronde na ronde: na elke week verdwijnt er een personage, tot er één personage of één speler over is.',
    values: { off: 'Nee: één week', on: 'Ja: een overtocht in rondes' },
  },
};

export const refusals: RefusalWords = {
  'choose-a-card': () => 'Kies eerst een kaart uit je hand. Passen kan niet.',
  'not-in-hand': ({ card }) => `Je hebt geen ${cardName(card)} in je hand.`,
  'choices-are-shown': () => 'De kaarten liggen al open; kiezen kan pas weer in de volgende beurt.',
  'not-on-menu': ({ card }) => `Er ligt geen ${cardName(card)} op het menu.`,
  'only-coco-has-effects': ({ card }) =>
    `Je speelde ${cardName(card)}. Alleen Coco haalt streken uit; neem een kaart van het menu.`,
  'coco-draws-from-pile': () =>
    'Met Coco neem je niets van het menu: kies een streek, dan trek je een kaart van de stapel.',
  'no-such-week-card': ({ position, length }) =>
    `Dag ${position} is er niet: de week telt nu ${cards(length)}.`,
  'week-is-long-enough': ({ most }) =>
    `Er zijn al ${most} kaarten bij deze week gelegd. Langer wordt ze niet.`,
  'nothing-face-down': () => 'Alle kaarten van de week liggen open. Er valt niets te gluren.',
  'already-face-up': ({ position }) =>
    `Dag ${position} ligt al open. Kies kaarten die dicht liggen.`,
  'wrong-number-of-looks': ({ count }) =>
    count === 1
      ? 'Er ligt nog maar één kaart dicht. Bekijk die.'
      : 'Bekijk twee verschillende kaarten die dicht liggen.',
  'nobody-is-eaten-now': () => 'Pas als de ronde voorbij is, noemt de winnaar een personage.',
  'name-a-character': () => 'Je hebt de ronde gewonnen: noem het personage dat verdwijnt.',
  'coco-is-not-eaten': () => 'Coco mag je niet noemen. Kies een van de andere personages.',
  'already-eaten': ({ character }) => `${capital(theFigure[character as Figure])} is al opgegeten.`,
  'wrong-chance': ({ due }) => `Hier moet eerst het lot spreken: ${due}.`,
  'wrong-deck': ({ expected }) =>
    `Dit zijn niet precies de ${expected} kaarten die geschud moeten worden.`,
  'wrong-reshuffle': ({ expected }) =>
    `De nieuwe stapel moet precies uit de ${expected} kaarten van de aflegstapel bestaan.`,
  'no-such-shark-seat': ({ seat }) => `Plaats ${seat} is er niet; daar kan de haai niet heen.`,
};

export const endings: EndingWords = {
  won: (score) => `De week is om. Met ${points(score)} in wie het strootje trok is dit gewonnen.`,
  shared: (score) =>
    `De week is om. Met elk ${points(score)}, en ook verder gelijk, wordt de winst gedeeld.`,
  pointless: 'De week is om, en niemand had een kaart van wie het strootje trok.',
  voyageWon: (score) =>
    `Er is nog één personage over. Met ${points(score)} in dat personage is de overtocht gewonnen.`,
  voyageShared: (score) =>
    `Er is nog één personage over. Met elk ${points(score)} wordt de winst gedeeld.`,
  lastOnRaft: 'De overtocht is voorbij: alle anderen zijn door hun kaarten heen.',
  forfeited: 'De tijd was om, of iemand bleef te lang weg.',
  resigned: 'De anderen hebben het opgegeven.',
  drawn: 'Onbeslist: dat is onderling zo afgesproken.',
};

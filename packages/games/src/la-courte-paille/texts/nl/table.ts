import type { TableWords } from '../table-words.ts';
import { capital, cardName, cards, figures, listed, points, theFigure } from './names.ts';

const EFFECTS = { cook: 'Kookles', land: 'Land in zicht', carte: 'À la carte' } as const;

export const table: TableWords = {
  figures,
  theFigure,
  card: cardName,
  hiddenCard: 'dichte kaart',
  weekCard: (position, card, up) => {
    if (!card) return `Dag ${position}: dicht`;
    return `Dag ${position}: ${cardName(card)}${up ? '' : ', dicht'}`;
  },
  knownToYou: 'alleen jij kent deze kaart',
  knownToAll: 'iedereen kent deze kaart',
  knownTo: (names) => `bekend bij ${listed(names)}`,

  places: {
    week: 'De week',
    menu: 'Het menu',
    hand: 'Jouw hand',
    pile: 'Trekstapel',
    discard: 'Aflegstapel',
    shark: 'De haai',
    weekTotals: 'Stand van de week',
    chosen: 'Gekozen kaart',
    pileOf: (count) => `Trekstapel: ${cards(count)}`,
    handOf: (who, count) => `${who}: ${cards(count)}`,
    hasShark: (who) => `De haai is bij ${who}`,
    isOut: (who) => `${who} ligt eruit`,
    round: (round) => `Ronde ${round}`,
    daysLeft: (days) => (days === 1 ? 'Nog 1 dag' : `Nog ${days} dagen`),
  },

  effects: {
    choose: 'Wat haalt Coco uit?',
    cook: { name: EFFECTS.cook, explain: 'Gooi één kaart uit de week weg, open of dicht.' },
    land: {
      name: EFFECTS.land,
      explain: 'Leg één kaart dicht achteraan: de week duurt een dag langer.',
    },
    landMenu: { name: 'Van het menu', explain: 'Iedereen weet welke kaart het is.' },
    landPile: { name: 'Van de stapel', explain: 'Niemand weet welke kaart het is.' },
    landHand: { name: 'Uit je hand', explain: 'Alleen jij weet het, en je trekt er twee terug.' },
    carte: { name: EFFECTS.carte, explain: 'Bekijk in het geheim twee kaarten die dicht liggen.' },
    keep: {
      name: 'Wie slaapt, eet',
      explain: 'Bewaar Coco: aan het eind telt hij mee, als je goed gegokt hebt.',
    },
    pickCook: 'Welke dag gaat de pan in?',
    pickMenu: 'Welke kaart van het menu gaat naar de week?',
    pickHand: 'Welke kaart uit je hand gaat naar de week?',
    pickCarte: (count) =>
      count === 1 ? 'Bekijk de laatste dichte kaart.' : 'Kies twee dichte dagen om te bekijken.',
  },

  act: {
    pick: (card) => `Kies ${cardName(card)}`,
    take: (card) => `Neem ${cardName(card)}`,
    cook: (position) => `Gooi dag ${position} in de pan`,
    land: (card) => `Leg ${cardName(card)} bij de week`,
    look: (count) => (count === 1 ? 'Bekijk deze dag' : 'Bekijk deze dagen'),
    eat: (character) => `Weg met ${theFigure[character]}`,
    back: 'Toch iets anders',
  },
  liftFirst: 'Tik op een kaart',
  lifted: 'opgetild',
  hinted: 'tip',
  playsAs: (place) => `speelt als ${place}e`,

  prompt: {
    dealing: 'De kaarten worden geschud.',
    choose: 'Kies in het geheim een kaart. Laag gaat voor.',
    chosen: (names) => `Je kaart ligt klaar. Wachten op ${listed(names)}.`,
    choosing: (names) => `Wachten op de keuze van ${listed(names)}.`,
    take: 'Jouw beurt: neem een kaart van het menu.',
    taking: (who) => `${who} kiest een kaart van het menu.`,
    coco: 'Jouw beurt: wat haalt Coco uit?',
    cocoOf: (who) => `${who} verzint een streek met Coco.`,
    eat: 'Jij hebt de ronde gewonnen: wie verdwijnt er van het vlot?',
    eating: (who) => `${who} mag zeggen wie er van het vlot verdwijnt.`,
    out: 'Je kaarten zijn op. Je kijkt verder mee.',
  },

  tell: {
    dealt: 'De kaarten zijn gedeeld.',
    round: (round) => `Ronde ${round} is gedeeld.`,
    drewReplacements: (who, count) => `${who} trok ${cards(count)} voor Coco.`,
    shark: (who) => `De haai zwemt naar ${who}.`,
    chose: (who) => `${who} koos een kaart.`,
    shown: (picks) =>
      `De kaarten gaan open: ${listed(picks.map(({ who, card }) => `${who} ${cardName(card)}`))}.`,
    discarded: (who, card) => `${who} legde ${cardName(card)} af.`,
    took: (who, card) => `${who} nam ${cardName(card)}.`,
    drew: (who, card) => `${who} trok ${card ? cardName(card) : 'een kaart van de stapel'}.`,
    called: (who, effect) => `${who} riep: ${EFFECTS[effect]}!`,
    cooked: (position, card) => `Dag ${position} ging de pan in: ${cardName(card)}.`,
    landed: (from, card) => {
      const source = { menu: 'van het menu', pile: 'van de stapel', hand: 'uit de hand' }[from];
      return `${card ? capital(cardName(card)) : 'Een kaart'} ${source} kwam bij de week.`;
    },
    looked: (positions, seen) => {
      const days = `dag ${listed(positions.map(String))}`;
      return seen ? `Op ${days}: ${listed(seen.map(cardName))}.` : `${capital(days)} werd bekeken.`;
    },
    cleared: (left) => `De rest van het menu ging weg: ${listed(left.map(cardName))}.`,
    laid: (laid) => `Nieuw op het menu: ${listed(laid.map(cardName))}.`,
    turned: (position, card) => `Dag ${position} ging open: ${cardName(card)}.`,
    reshuffled: (count) => `De aflegstapel werd geschud: ${cards(count)}.`,
    named: (who, character) => `${who} noemde ${theFigure[character]}.`,
    removed: (who, removed) => `${who} verloor ${listed(removed.map(cardName))}.`,
    gathered: (who, cocos) =>
      cocos.length === 0
        ? 'De kaarten van de tafel gaan bij elkaar.'
        : `${who} leverde ${listed(cocos.map(cardName))} in.`,
    out: (who) => `${who} ligt uit het spel: de kaarten zijn op.`,
  },

  story: {
    eaten: (eaten, total) =>
      eaten.length === 1
        ? `${capital(theFigure[eaten[0] ?? 'X'])} trekt het kortste strootje, met ${total}.`
        : `${capital(listed(eaten.map((each) => theFigure[each])))} trekken samen het kortste strootje, elk met ${total}.`,
    nobodyEaten: 'De week is leeg: niemand wordt opgegeten.',
    total: (figure, total) => `${figures[figure]}: ${total}`,
    score: (who, score) => `${who}: ${points(score)}`,
    made: (counted) => counted.map(cardName).join(' + '),
    wrongGuess: (who) => `${who} had er niemand van: 0 punten.`,
    settledBy: (deciding) =>
      `Gelijk! ${capital(listed(deciding.map((each) => theFigure[each])))} gaf de doorslag.`,
    settledByShark: 'Gelijk tot het laatst: wie het dichtst bij de haai zat, kreeg de ronde.',
    won: (names) => (names.length === 1 ? `${names[0]} wint!` : `${listed(names)} delen de winst.`),
    shows: (who, shown) => `${who} toonde ${listed(shown.map(cardName))}.`,
    lastCharacter: (character) => `Alleen ${theFigure[character]} is nog over.`,
  },
};

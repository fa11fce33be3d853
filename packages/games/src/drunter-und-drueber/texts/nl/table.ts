import type { Colour } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';
import { seats } from './play.ts';

const colours: Readonly<Record<Colour, string>> = {
  R: 'rood',
  O: 'oranje',
  Y: 'geel',
  G: 'groen',
  B: 'blauw',
  V: 'paars',
};

const list = new Intl.ListFormat('nl');

export const table: TableWords = {
  board: 'Bord met rondjes',
  colours,
  circle: {
    empty: (colour) => `leeg, ${colours[colour]}`,
    hidden: 'kleur verborgen',
    under: (colour) => `op ${colours[colour]}`,
    stone: (owner) => `schijf van ${colours[owner]}`,
    stack: (owners) =>
      `stapel van ${owners.length}, van onder naar boven ${list.format(owners.map((owner) => colours[owner]))}`,
    waited: (turns, block) => `wacht al ${turns} van ${block} beurten`,
    mayLeave: 'mag eronderuit',
    target: 'hier mag je heen',
  },
  pickedUp: (circle, targets) =>
    targets === 0
      ? `De schijf op ${circle} kan nergens heen.`
      : `De schijf op ${circle} kan naar ${targets === 1 ? 'één rondje' : `${targets} rondjes`}.`,
  putBack: 'Teruggelegd.',
  shows: (circle, colour) => `${circle} is ${colours[colour]}.`,

  act: {
    withCall: 'Zetten met “Klaar!”',
    klaar: 'Klaar!',
    pass: 'Passen',
    claim: 'Die staat goed!',
    allow: 'Ga maar door',
    question: (attacker, circle) =>
      `${seats[attacker]} klimt op jouw schijf op ${circle}. Staat die op je eigen kleur?`,
    takeYourTime: 'Denk rustig na',
    sure: 'Staan ze echt alle acht goed? Zo niet, dan lig je eruit.',
    callNow: 'Ja, klaar!',
    notYet: 'Nog even niet',
  },

  prompt: {
    place: (left) =>
      left === 1
        ? 'Jouw beurt: leg je laatste schijf neer.'
        : `Jouw beurt: leg een schijf neer, niet op je eigen kleur. Nog ${left} te gaan.`,
    othersPlace: (who) => `${seats[who]} legt een schijf neer.`,
    move: 'Jouw beurt: schuif een schijf één rondje verder. Of roep “Klaar!”.',
    mustPass: 'Al je schijven zitten vast: pas, of roep “Klaar!”.',
    othersMove: (who) => `${seats[who]} is aan zet. Onthoud wat je ziet!`,
    answer: (circle) => `Jij bent gevraagd: staat je schijf op ${circle} goed?`,
    othersAnswer: (asked, circle) => `${seats[asked]} zegt of de schijf op ${circle} goed staat.`,
    out: 'Je ligt eruit. Kijk nog lekker mee!',
    beginning: 'Het bord wordt gelegd.',
  },

  inHand: (stones) => `nog ${stones} neer te leggen`,
  missing: (turns) => (turns === 1 ? 'slaat een beurt over' : `slaat ${turns} beurten over`),
  isOut: (who) => `${colours[who]} ligt eruit`,
  round: (now, of) => `Ronde ${now} van ${of}`,

  tell: {
    laidOut: 'De rondjes liggen klaar.',
    begins: (who) => `${seats[who]} begint.`,
    placed: (who, circle) => `${seats[who]} legt een schijf op ${circle}.`,
    moved: (who, from, to) => `${seats[who]} gaat van ${from} naar ${to}.`,
    uncovered: (circle) => `${circle} ligt weer open.`,
    attacked: (who, asked, circle) => `${seats[who]} klimt op ${colours[asked]} op ${circle}.`,
    passed: (who) => `${seats[who]} past.`,
    allowed: (who, circle) => `${seats[who]} laat het zo op ${circle}.`,
    claimedRightly: (who, circle) => `${seats[who]} zegt: die op ${circle} staat goed! Dat klopt.`,
    claimedFalsely: (who, circle) =>
      `${seats[who]} zegt: die op ${circle} staat goed! Maar dat klopt niet.`,
    sentBack: (who, circle) => `${seats[who]} moet terug naar ${circle}.`,
    called: (who) => `${seats[who]} roept “Klaar!”`,
    calledRightly: (who) => `${seats[who]} roept “Klaar!”. En ja, alle acht staan goed!`,
    calledWrongly: (who) =>
      `${seats[who]} roept “Klaar!”. Maar het klopt niet: ${seats[who]} ligt eruit.`,
    missed: (who) => `${seats[who]} slaat een beurt over.`,
  },
};

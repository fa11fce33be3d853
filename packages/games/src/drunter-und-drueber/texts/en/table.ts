import type { Colour } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';
import { seats } from './play.ts';

const colours: Readonly<Record<Colour, string>> = {
  R: 'red',
  O: 'orange',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  V: 'violet',
};

const list = new Intl.ListFormat('en');

export const table: TableWords = {
  board: 'Board of circles',
  colours,
  circle: {
    empty: (colour) => `empty, ${colours[colour]}`,
    hidden: 'colour hidden',
    under: (colour) => `on ${colours[colour]}`,
    stone: (owner) => `${colours[owner]} disc`,
    stack: (owners) =>
      `stack of ${owners.length}, from the bottom ${list.format(owners.map((owner) => colours[owner]))}`,
    waited: (turns, block) => `has waited ${turns} of ${block} turns`,
    mayLeave: 'may slip out',
    target: 'can go here',
  },
  pickedUp: (circle, targets) =>
    targets === 0
      ? `The disc on ${circle} cannot go anywhere.`
      : `The disc on ${circle} can go to ${targets === 1 ? 'one circle' : `${targets} circles`}.`,
  putBack: 'Put back.',
  shows: (circle, colour) => `${circle} is ${colours[colour]}.`,

  act: {
    withCall: 'Move with “Klaar!”',
    klaar: 'Klaar!',
    pass: 'Pass',
    claim: 'Mine is right!',
    allow: 'Go on',
    question: (attacker, circle) =>
      `${seats[attacker]} climbs onto your disc on ${circle}. Does it stand on your own colour?`,
    takeYourTime: 'Take your time',
    sure: 'Do all eight really stand right? If not, you are out.',
    callNow: 'Yes, klaar!',
    notYet: 'Not just yet',
  },

  prompt: {
    place: (left) =>
      left === 1
        ? 'Your turn: place your last disc.'
        : `Your turn: place a disc, not on your own colour. ${left} to go.`,
    othersPlace: (who) => `${seats[who]} places a disc.`,
    move: 'Your turn: move a disc by one circle. Or call “Klaar!”.',
    mustPass: 'All your discs are stuck: pass, or call “Klaar!”.',
    othersMove: (who) => `${seats[who]} is to move. Remember what you see!`,
    answer: (circle) => `You are asked: does your disc on ${circle} stand right?`,
    othersAnswer: (asked, circle) => `${seats[asked]} says whether the disc on ${circle} is right.`,
    out: 'You are out. Enjoy watching the rest!',
    beginning: 'The board is being laid out.',
  },

  inHand: (stones) => `${stones} still to place`,
  missing: (turns) => (turns === 1 ? 'misses a turn' : `misses ${turns} turns`),
  isOut: (who) => `${colours[who]} is out`,
  round: (now, of) => `Round ${now} of ${of}`,

  tell: {
    laidOut: 'The circles are laid out.',
    begins: (who) => `${seats[who]} begins.`,
    placed: (who, circle) => `${seats[who]} places a disc on ${circle}.`,
    moved: (who, from, to) => `${seats[who]} goes from ${from} to ${to}.`,
    uncovered: (circle) => `${circle} lies open again.`,
    attacked: (who, asked, circle) => `${seats[who]} climbs onto ${colours[asked]} on ${circle}.`,
    passed: (who) => `${seats[who]} passes.`,
    allowed: (who, circle) => `${seats[who]} lets it be on ${circle}.`,
    claimedRightly: (who, circle) =>
      `${seats[who]} says: mine on ${circle} is right! That is true.`,
    claimedFalsely: (who, circle) =>
      `${seats[who]} says: mine on ${circle} is right! But it is not.`,
    sentBack: (who, circle) => `${seats[who]} must go back to ${circle}.`,
    called: (who) => `${seats[who]} calls “Klaar!”`,
    calledRightly: (who) => `${seats[who]} calls “Klaar!”. And yes, all eight stand right!`,
    calledWrongly: (who) => `${seats[who]} calls “Klaar!”. But no: ${seats[who]} is out.`,
    missed: (who) => `${seats[who]} misses a turn.`,
  },
};

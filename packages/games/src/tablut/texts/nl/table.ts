import type { Piece } from '../../rules/index.ts';
import type { TableWords } from '../table-words.ts';

const list = new Intl.ListFormat('nl');
const either = new Intl.ListFormat('nl', { type: 'disjunction' });
const withArticle: Readonly<Record<Piece, string>> = {
  L: 'De verdediger',
  K: 'De koning',
  D: 'De aanvaller',
};

export const table: TableWords = {
  board: 'Tablutbord',
  pieces: { L: 'verdediger', K: 'koning', D: 'aanvaller' },
  palace: 'paleis',
  corner: 'hoek',
  empty: 'leeg',
  target: 'hier mag je heen',
  pickedUp: (piece, square, targets) => {
    const ways = targets === 0 ? 'kan nergens heen' : `kan naar ${velden(targets)}`;
    return `${withArticle[piece]} op ${square} ${ways}.`;
  },
  putBack: 'Teruggezet.',

  prompt: {
    yourTurn: (side) =>
      side === 'light'
        ? 'Jouw beurt: help de koning naar een hoek.'
        : 'Jouw beurt: sluit de koning in.',
    turnOf: (side) => (side === 'light' ? 'Licht is aan zet.' : 'Donker is aan zet.'),
    cornerInReach: (side) =>
      side === 'light'
        ? 'Jouw beurt: de weg naar een hoek ligt open!'
        : 'Jouw beurt: pas op, de koning kan naar een hoek!',
    threatened: 'Jouw beurt: je koning dreigt gevangen te worden.',
    warned: 'Jouw beurt. Deze dreiging is al twee keer gemaakt; de derde keer vervalt ze.',
    void: 'Jouw beurt. Deze dreiging is vervallen: daarmee vang je de koning niet meer.',
  },

  tell: {
    moved: (piece, from, to) => `${withArticle[piece]} gaat van ${from} naar ${to}.`,
    taken: (side, squares) => {
      const one = side === 'light' ? 'Verdediger' : 'Aanvaller';
      const many = side === 'light' ? 'Verdedigers' : 'Aanvallers';
      return `${squares.length === 1 ? one : many} op ${list.format(squares)} geslagen.`;
    },
    kingSpared: (square) =>
      `De koning op ${square} is ingesloten, maar deze dreiging was vervallen: hij blijft vrij.`,
    countsCleared: 'De dreigingen worden weer vanaf nul geteld.',
    threatWarned: 'Deze dreiging is er voor de tweede keer; de derde keer vervalt ze.',
    threatVoid: 'Deze dreiging is er voor de derde keer en is vervallen.',
    kingThreatened: 'De koning wordt bedreigd.',
    cornersInReach: (corners) => `De koning kan naar ${either.format(corners)}.`,
    repeated: (times) =>
      times === 2
        ? 'Deze stelling is er voor de tweede keer; de derde keer is het remise.'
        : `Deze stelling is er voor de ${times}e keer.`,
    drawNear: (pliesLeft) => `Nog ${pliesLeft} zetten zonder slaan, dan is het remise.`,
  },
};

function velden(count: number): string {
  return count === 1 ? 'één veld' : `${count} velden`;
}

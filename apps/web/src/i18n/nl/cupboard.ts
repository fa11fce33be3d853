import { counted, span } from '../plural.ts';

export const cupboard = {
  title: 'Spellenkast',
  welcome: 'Vijf bordspellen die je niet meer kunt kopen, hier weer op tafel.',
  running: 'Partijen die lopen',
  yourTurn: 'Jij bent aan zet',
  waiting: 'Wacht op de ander',
  here: 'op dit toestel',
  online: 'online',
  versus: (players: string) => `tegen ${players}`,
  watching: 'De computers spelen onder elkaar',
  moves: (count: number) => counted(count, 'zet', 'zetten'),
  remove: 'Partij weggooien',
  removeQuestion: 'Deze partij staat alleen op dit toestel en is daarna weg.',
  removeYes: 'Gooi weg',
  keep: 'Bewaar',
  games: 'De spellen',
  players: (seats: { min: number; max: number }) =>
    `${span(seats)} ${seats.max === 1 ? 'speler' : 'spelers'}`,
  minutes: (minutes: { min: number; max: number }) => `${span(minutes)} min`,
  play: 'Speel meteen',
  playHint: 'Tegen de computer',
  look: (name: string) => `Bekijk ${name}`,
  importRecord: 'Een partij uit een bestand bekijken',
  footer: 'Gemaakt voor wie deze spellen heeft, kent of ontdekt.',
};

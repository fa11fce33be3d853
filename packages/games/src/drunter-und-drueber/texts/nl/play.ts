import { colourOf } from '../../rules/index.ts';
import type { DrunterOptionTexts } from '../texts.ts';
import type { DrunterWords, RefusalWords } from '../words.ts';

const list = new Intl.ListFormat('nl');

export const seats: DrunterWords['seats'] = {
  R: 'Rood',
  O: 'Oranje',
  Y: 'Geel',
  G: 'Groen',
  B: 'Blauw',
  V: 'Paars',
};

export const options: DrunterOptionTexts = {
  layout: {
    label: 'De rondjes',
    explain: 'Liggen de kleuren elke keer anders, of altijd hetzelfde, zoals op het oude bord?',
    values: { shuffled: 'Elke keer anders', printed: 'Altijd hetzelfde bord' },
  },
  block: {
    label: 'Hoe lang een schijf vastzit',
    explain:
      'Na hoeveel eigen beurten onder een andere schijf mag een schijf er weer onderuit? In het oude boekje zit hij vast tot de ander weggaat.',
    values: { '5': 'Vijf beurten', '3': 'Drie beurten', endless: 'Tot de ander weggaat' },
  },
  falseClaim: {
    label: 'Onterecht “die staat goed!”',
    explain: 'Wat kost het als je zegt dat je schijf goed staat, en het klopt niet?',
    values: { skip: 'Een beurt overslaan', free: 'Niets' },
  },
  rounds: {
    label: 'Hoe lang het duurt',
    explain: 'Na zoveel rondes is het afgelopen en wint wie de meeste schijven goed heeft staan.',
    values: {
      '60': 'Hoogstens 60 rondes',
      '30': 'Hoogstens 30 rondes',
      '150': 'Hoogstens 150 rondes',
    },
  },
  memory: {
    label: 'Geheugen',
    explain:
      'Moet je onthouden wat onder de schijven ligt, of laat de tafel het zien? Om te leren is hulp fijn.',
    values: { strict: 'Zelf onthouden', aid: 'De tafel laat alles zien' },
  },
};

export const refusals: RefusalWords = {
  'unsound-layout': () => 'Zo kan het bord niet liggen.',
  'no-such-starter': ({ seat }) => `Speler ${seat} zit niet aan tafel en kan dus niet beginnen.`,
  'not-now': ({ due }) =>
    ({
      layout: 'Eerst worden de rondjes neergelegd.',
      first: 'Eerst wordt geloot wie er begint.',
      place: 'Eerst legt iedereen zijn schijven op het bord.',
      step: 'Nu is er een zet aan de beurt.',
      answer: 'Er is een vraag gesteld: staat de aangevallen schijf goed of niet?',
    })[due],
  'circle-taken': ({ at }) => `Op ${at} ligt al een schijf. Kies een leeg rondje.`,
  'own-colour': ({ at }) =>
    `${at} heeft je eigen kleur. Bij het neerleggen mag je overal heen, behalve daar.`,
  'somebody-stuck': ({ seat }) =>
    `Dan kan ${seats[colourOf(seat)]} straks niet al zijn schijven meer kwijt. Kies een ander rondje.`,
  'no-stone-of-yours': ({ at }) => `Op ${at} ligt geen schijf van jou.`,
  'stone-covered': ({ at, waited, block }) =>
    block === 'endless'
      ? `Je schijf op ${at} ligt onder een andere en zit vast.`
      : `Je schijf op ${at} zit vast onder een andere. Hij heeft ${waited} van de ${block} beurten gewacht.`,
  'not-a-neighbour': ({ from, to }) =>
    from === to
      ? `Je schijf ligt al op ${to}. Schuif hem naar een rondje ernaast.`
      : `Van ${from} naar ${to} is te ver: een schijf gaat één rondje verder.`,
  'own-stone-on-top': ({ at }) =>
    `Op ${at} ligt je eigen schijf bovenop. Op jezelf klimmen mag niet.`,
  'must-move': () => 'Je kunt nog een schijf verschuiven, dus passen mag niet.',
};

export const endings: DrunterWords['endings'] = {
  'DD5.2': (winners) => `Klaar! Alle acht de schijven van ${list.format(winners)} staan goed.`,
  'DD5.4': (winners) => `Iedereen heeft te vroeg geroepen, behalve ${list.format(winners)}.`,
  'DD5.5': (winners) =>
    winners.length > 1
      ? `De rondes zijn om. ${list.format(winners)} hebben evenveel schijven goed en delen de winst.`
      : `De rondes zijn om. ${list.format(winners)} heeft de meeste schijven goed staan.`,
  T3: (winners) => `De anderen hebben opgegeven. ${list.format(winners)} wint!`,
  T4: () => 'Remise: daar zijn jullie het over eens.',
  T5: (winners) => `De anderen speelden niet verder. ${list.format(winners)} wint.`,
};

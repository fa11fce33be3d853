import type { FaultTexts } from '../fault-texts.ts';
import { counted } from '../plural.ts';

export const faults: FaultTexts = {
  table: {
    'not-your-turn': () => 'Je bent nu niet aan zet.',
    notation: ({ text }) => `“${text}” is geen zet zoals die hier wordt opgeschreven.`,
    'match-over': () => 'De partij is afgelopen; er kan niets meer bij.',
    'no-such-seat': ({ seat }) => `Stoel ${seat} staat niet aan deze tafel.`,
    'chance-not-due': () => 'Het lot is nu niet aan de beurt.',
    'seat-resigned': () => 'Wie heeft opgegeven, doet niet meer mee.',
    'draw-already-offered': () => 'Je hebt al remise aangeboden; wacht op het antwoord.',
    'too-many-draw-offers': ({ most }) =>
      `Je hebt in deze partij al ${counted(most, 'keer', 'keer')} remise aangeboden.`,
    'too-many-undos': ({ most }) =>
      `Je hebt in deze partij al ${counted(most, 'zet', 'zetten')} teruggenomen.`,
    'log-full': () => 'Deze partij is te lang geworden: alleen opgeven en remise kunnen nog.',
    'nothing-to-take-back': () =>
      'Er is geen zet van jou om terug te nemen: je nam ze al terug, of de ander heeft al gezet.',
    'take-back-not-in-this-game': () => 'In dit spel blijft een zet staan.',
    'not-by-a-seat': () => 'Dat kan alleen de tafel zelf doen, niet een speler.',
    'bad-seat-count': ({ min, max }) => `Dit spel is voor ${min} tot ${max} spelers.`,
    'unknown-option': ({ option }) => `Dit spel kent de keuze “${option}” niet.`,
    'bad-option-value': ({ option, allowed }) =>
      `Bij “${option}” kan alleen: ${allowed.join(', ')}.`,
  },
  wire: {
    'malformed-json': () => 'De server kon het bericht niet lezen.',
    'bad-request': () => 'De server begreep de vraag niet.',
    'bad-event-id': () => 'We waren de draad kwijt. Laad de tafel opnieuw.',
    'bad-session': () => 'We kenden je even niet meer. Probeer het nog een keer.',
    'cross-site': () => 'Dit kan alleen vanuit de Spellenkast zelf.',
    'no-seat': () => 'Je zit niet aan deze tafel.',
    'not-welcome': () => 'Aan deze tafel mag niemand meekijken.',
    'not-the-maker': () => 'Alleen wie de tafel klaarzette, deelt uitnodigingen uit.',
    'bad-invitation': () => 'Deze uitnodiging hoort niet bij deze tafel.',
    'not-found': () => 'Hier is niets te vinden.',
    'unknown-game': ({ game }) => `Het spel “${game}” staat niet in deze kast.`,
    'unknown-match': () => 'Deze partij bestaat niet (meer).',
    'request-timeout': () =>
      'De vraag kwam niet op tijd bij de server aan. Kijk of je internet hebt.',
    'seat-taken': () => 'Iemand anders zit al op deze stoel.',
    'already-seated': () => 'Je zit al aan deze tafel, op een andere stoel.',
    stale: () => 'Dat werd intussen niet meer gevraagd. Kijk even wat er is gebeurd.',
    'not-over': () => 'De partij is nog niet afgelopen.',
    'too-many-matches': ({ limit }) =>
      `Er kunnen hooguit ${limit} partijen lopen die één speler heeft klaargezet. Maak er eerst een paar af.`,
    'body-too-large': () => 'Dit is te groot om te versturen.',
    'wrong-content-type': () => 'De server kon het bericht niet lezen.',
    refused: ({ rule }) => `Regel ${rule} verbiedt dat.`,
    'bad-seats': ({ problem }) =>
      problem === 'two-for-me'
        ? 'Je kunt maar op één stoel tegelijk zitten.'
        : 'Er moet minstens één mens aan tafel zitten.',
    'bad-name': ({ problem, longest }) => {
      if (problem === 'empty') return 'Vul een naam in.';
      if (problem === 'too-long') return `Een naam heeft hooguit ${longest} letters.`;
      return 'Er staan tekens in die niet in een naam kunnen.';
    },
    'bad-record': () => 'Dit is geen bestand van een partij.',
    'too-many-requests': ({ seconds }) =>
      `Dat gaat wat snel. Wacht ${counted(seconds, 'tel', 'tellen')} en probeer het opnieuw.`,
    'too-many-streams': () => 'Er staan hier te veel tafels open. Sluit er eerst een.',
    'headers-too-large': () =>
      'De vraag was te groot voor de server. Misschien helpt het de cookies van deze site te wissen.',
    'broken-match': () =>
      'Deze partij kan niet meer worden gelezen. Het is gemeld; andere partijen hebben er geen last van.',
    internal: () => 'Er ging iets mis op de server. Er is niets veranderd.',
    'no-verdict': () =>
      'De scheidsrechter kon deze worp niet beoordelen. Hij telt niet: gooi gerust opnieuw.',
    busy: () => 'Het is even druk. Probeer het zo nog eens.',
    'shutting-down': () => 'De server start opnieuw. Probeer het zo nog eens.',
    unreachable: () => 'De server is niet bereikbaar. Kijk of je internet hebt.',
  },
  trouble: {
    'bot-failed': 'De computer is de draad kwijt.',
    'referee-failed':
      'De worp is genoteerd, maar kon niet beoordeeld worden. Ben je offline? Probeer het zo nog eens.',
    'not-kept':
      'Dit toestel wil de partij niet bewaren. Sluit deze bladzijde niet, of download ze.',
  },
};

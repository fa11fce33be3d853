export const replay = {
  title: (game: string) => `Terugkijken: ${game}`,
  heading: 'Terugkijken',
  toStart: 'Naar het begin',
  stepBack: 'Een zet terug',
  stepForward: 'Een zet verder',
  toEnd: 'Naar het eind',
  play: 'Afspelen',
  pause: 'Stoppen',
  slider: 'Plaats in de partij',
  at: (ply: number, count: number) => `Zet ${ply} van ${count}`,
  atStart: 'Beginstelling',
  eyes: 'Door wiens ogen?',
  open: 'Alles open',
  eyesOf: (seat: string) => `Zoals ${seat} het zag`,
  estimate: 'Wie staat er beter?',
  estimateStart: 'Laat de computer meekijken',
  estimateBusy: (done: number, count: number) => `De computer kijkt: ${done} van ${count}`,
  estimateText: (name: string, percent: number) => `Kans voor ${name}: ${percent}%`,
  estimateGraph: 'Kans op winst in de loop van de partij, zoals de computer die schat',
  preferred: (move: string) => `De computer had hier ${move} gespeeld.`,
  preferredSame: (move: string) => `De computer had ook ${move} gespeeld.`,
  share: 'Deel deze stand',
  shareText: 'De link opent de partij precies bij deze zet.',
  download: 'Bewaar als bestand',
  toTable: 'Naar de tafel',
  importTitle: 'Een partij bekijken',
  importText:
    'Kies een bestand dat hier is bewaard, sleep het hierheen, of plak de inhoud. Elke zet wordt eerst langs de spelregels gelegd.',
  importFile: 'Kies een bestand',
  importPaste: 'Of plak de inhoud',
  importButton: 'Bekijk deze partij',
  stillRunning: 'Deze partij loopt nog, met dingen die verborgen zijn. Terugkijken kan na afloop.',
  noReplayTitle: 'Deze partij kan niet worden getoond',
  faults: {
    'not-json': 'Dit is geen leesbaar bestand van een partij: het is geen JSON.',
    'broken-link': 'De link is onderweg beschadigd; de partij is er niet meer uit te lezen.',
    'not-judged':
      'De worpen in deze partij konden niet nagekeken worden. Ben je offline? Probeer het zo nog eens.',
    'not-a-record': (field: string) =>
      field === ''
        ? 'Dit is geen bestand van een partij.'
        : `Dit is geen bestand van een partij: er klopt iets niet bij “${field}”.`,
    'unknown-game': (game: string) => `Het spel “${game}” staat niet in deze kast.`,
    'unknown-rules-version': (version: number) =>
      `Deze partij is gespeeld onder versie ${version} van de regels, en die kennen we niet.`,
    'bad-setup': (reason: string) => `Zo kan de tafel niet gedekt zijn geweest. ${reason}`,
    'masked-entry': (at: number) =>
      `Zet ${at} is verborgen: dit is een bestand van een partij die nog liep.`,
    'refused-entry': (at: number, move: string, reason: string) =>
      `Zet ${at}, “${move}”, mag niet. ${reason}`,
    'wrong-spelling': (at: number, move: string, expected: string) =>
      `Zet ${at} staat er als “${move}”, maar hoort als “${expected}” geschreven te zijn.`,
    'wrong-verdict': (at: number, move: string, expected: string) =>
      `Zet ${at} is “${move}”, maar de scheidsrechter geeft bij deze worp “${expected}” (T7).`,
    'seed-does-not-match-hash': 'Het zegel van het lot past niet bij het lot in dit bestand.',
    'wrong-result': 'De uitslag in het bestand volgt niet uit de zetten.',
  },
};

import type { Lids } from '../box/lid.ts';

export const lid: Lids = {
  nl: {
    name: 'Drunter und Drüber',
    tagline: 'Alles staat ondersteboven. Weet jij nog wat eronder ligt?',
    about:
      'Een vrolijk geheugenspel voor twee tot zes spelers, ook bekend als “Alles staat ondersteboven”. Breng je acht schijven naar de rondjes van je eigen kleur. Maar wat onder een schijf ligt, ziet niemand meer, en de anderen klimmen met plezier boven op je. Denk je dat alles goed staat? Roep dan “Klaar!”. Heb je het mis, dan lig je eruit.',
  },
  en: {
    name: 'Drunter und Drüber',
    tagline: 'Everything is topsy-turvy. Do you still know what lies beneath?',
    about:
      'A cheerful memory game for two to six players, also known as Helter-Skelter. Bring your eight discs to the circles of your own colour. But nobody sees what lies under a disc, and the others love to climb on top of you. Think that all of yours are right? Then call “Klaar!”, which is Dutch for “Done!”. If you are wrong, you are out.',
  },
};

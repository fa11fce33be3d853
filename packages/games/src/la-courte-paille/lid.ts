import type { Lids } from '../box/lid.ts';

export const lid: Lids = {
  nl: {
    name: 'La Courte Paille !',
    tagline: 'Wie trekt het kortste strootje?',
    about:
      'Schipbreukelingen op een vlot, en de proviand is op. Aan het eind van de week trekt een van de opvarenden het kortste strootje. Verzamel kaarten van wie dat wordt, stuur de week bij met Coco de papegaai, en laat niet merken op wie je wedt.',
  },
  en: {
    name: 'La Courte Paille !',
    tagline: 'Who draws the short straw?',
    about:
      'Castaways on a raft, and the food has run out. At the end of the week somebody draws the short straw. Gather cards of whoever it will be, bend the week your way with Coco the parrot, and let nobody see whom you are betting on.',
  },
};

// Wat over eerlijke dobbelstenen wordt gezegd, in het Nederlands.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count } = grammar('nl');
const { format } = new Intl.NumberFormat('nl');

export const texts: Texts = {
  checking: 'De dobbelstenen worden gecontroleerd…',
  fair: 'De dobbelstenen waren eerlijk: gecontroleerd op dit apparaat.',
  open: 'De dobbelstenen konden hier niet helemaal worden gecontroleerd.',
  wrong: 'De dobbelstenen zijn niet gevallen zoals beloofd.',
  failed: 'De dobbelstenen konden nu niet worden gecontroleerd.',
  again: 'Opnieuw controleren',
  what: 'Wat is gecontroleerd',
  title: 'Eerlijke dobbelstenen',
  marks: { ok: 'Klopt', note: 'Ter informatie', open: 'Niet gecontroleerd', wrong: 'Klopt niet' },

  seed: 'Vóór de eerste worp legde de server zijn startwaarde vast met deze vingerafdruk, die je apparaat heeft bewaard. De startwaarde die nu bekend is, is de beloofde:',
  notKept:
    'Je apparaat heeft geen belofte van de server van vóór de eerste worp. De dobbelstenen volgen wel uit de startwaarde in het verslag, maar niets laat hier zien wanneer die is gekozen.',
  otherPromise: 'In het verslag staat een andere belofte dan die je apparaat vóór de eerste worp bewaarde.',
  otherSeed: 'De startwaarde in het verslag is niet die welke vóór de eerste worp werd beloofd.',

  myShare: 'Je apparaat voegde dit geheim aan de dobbelstenen toe, en het is gebruikt:',
  noShare: 'Je apparaat heeft aan de dobbelstenen van deze partij niets toegevoegd.',
  myShareLeftOut:
    'Wat je apparaat aan de dobbelstenen wilde toevoegen, is weggelaten: volgens de tafel kwam het niet op tijd. De rest is gecontroleerd.',
  myShareChanged: 'Wat je apparaat aan de dobbelstenen toevoegde, staat niet in het verslag.',

  share: (who) => `Wat ${who} aan de dobbelstenen toevoegde, is wat vooraf was aangekondigd.`,
  leftOut: (who) =>
    `${who} had iets voor de dobbelstenen aangekondigd, maar liet het niet op tijd zien: het is weggelaten.`,
  shareChanged: (who) => `Wat ${who} aan de dobbelstenen toevoegde, is niet wat vooraf was aangekondigd.`,

  rolls: (rolls, dice) =>
    `${format(rolls)} ${count(rolls, 'worp', 'worpen')} met ${format(dice)} ${count(dice, 'dobbelsteen', 'dobbelstenen')} nagerekend: elke dobbelsteen viel zoals startwaarde en geheimen zeggen.`,
  die: (label) => `In worp ${label} viel een dobbelsteen niet zoals startwaarde en geheimen zeggen.`,
  label: (label) => `Worp ${label} hoort daar niet, of is met andere dobbelstenen gedaan.`,
  missing: 'De lijst van worpen is niet die van het verslag.',

  rest: 'Hier niet gecontroleerd: of de regels elke worp vroegen, en alle zetten en punten. Dat doet de opdracht shakespell verify met het gedownloade verslag.',
};

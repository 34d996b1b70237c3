// Hvad der siges om ærlige terninger, på dansk.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count } = grammar('da');
const { format } = new Intl.NumberFormat('da');

export const texts: Texts = {
  checking: 'Terningerne kontrolleres…',
  fair: 'Terningerne var ærlige: kontrolleret på denne enhed.',
  open: 'Terningerne kunne ikke kontrolleres helt her.',
  wrong: 'Terningerne er ikke faldet, som det var lovet.',
  failed: 'Terningerne kunne ikke kontrolleres lige nu.',
  again: 'Kontrollér igen',
  what: 'Hvad der er kontrolleret',
  title: 'Ærlige terninger',
  marks: { ok: 'Passer', note: 'Til orientering', open: 'Ikke kontrolleret', wrong: 'Passer ikke' },

  seed: 'Før det første kast bandt serveren sig til sin startværdi med dette fingeraftryk, som din enhed har gemt. Den startværdi, der nu er oplyst, er den lovede:',
  notKept:
    'Din enhed har intet løfte fra serveren fra før det første kast. Terningerne følger ganske vist af startværdien i protokollen, men intet viser her, hvornår den blev valgt.',
  otherPromise: 'I protokollen står et andet løfte end det, din enhed gemte før det første kast.',
  otherSeed: 'Startværdien i protokollen er ikke den, der blev lovet før det første kast.',

  myShare: 'Din enhed føjede denne hemmelighed til terningerne, og den blev brugt:',
  noShare: 'Din enhed har ikke føjet noget til terningerne i dette parti.',
  myShareLeftOut:
    'Det, din enhed ville føje til terningerne, blev udeladt: ifølge bordet kom det ikke i tide. Resten er kontrolleret.',
  myShareChanged: 'Det, din enhed føjede til terningerne, står ikke i protokollen.',

  share: (who) => `Det, ${who} føjede til terningerne, er det, der var meldt ud på forhånd.`,
  leftOut: (who) => `${who} havde meldt noget ud til terningerne, men viste det ikke i tide: det blev udeladt.`,
  shareChanged: (who) => `Det, ${who} føjede til terningerne, er ikke det, der var meldt ud på forhånd.`,

  rolls: (rolls, dice) =>
    `${format(rolls)} kast med ${format(dice)} ${count(dice, 'terning', 'terninger')} regnet efter: hver terning faldt, som startværdi og hemmeligheder siger.`,
  die: (label) => `I kast ${label} faldt en terning ikke, som startværdi og hemmeligheder siger.`,
  label: (label) => `Kast ${label} hører ikke til der eller er slået med andre terninger.`,
  missing: 'Listen over kast er ikke protokollens.',

  rest: 'Ikke kontrolleret her: om reglerne krævede hvert kast, og alle træk og point. Det gør kommandoen shakespell verify med det hentede protokol.',
};

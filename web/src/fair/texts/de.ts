// Was über faire Würfel gesagt wird, auf Deutsch.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count } = grammar('de');
const { format } = new Intl.NumberFormat('de');

export const texts: Texts = {
  checking: 'Die Würfel werden geprüft…',
  fair: 'Die Würfel waren fair: auf diesem Gerät geprüft.',
  open: 'Die Würfel konnten hier nicht vollständig geprüft werden.',
  wrong: 'Die Würfel sind nicht so gefallen, wie es zugesagt war.',
  failed: 'Die Würfel konnten gerade nicht geprüft werden.',
  again: 'Noch einmal prüfen',
  what: 'Was geprüft wurde',
  title: 'Faire Würfel',
  marks: { ok: 'Stimmt', note: 'Zur Kenntnis', open: 'Nicht geprüft', wrong: 'Falsch' },

  seed: 'Vor dem ersten Wurf hat sich der Server mit diesem Fingerabdruck auf seinen Startwert festgelegt; dein Gerät hat ihn aufbewahrt. Der jetzt genannte Startwert ist der zugesagte:',
  notKept:
    'Dein Gerät hat keine Zusage des Servers aus der Zeit vor dem ersten Wurf. Die Würfel folgen zwar aus dem Startwert im Protokoll, aber nichts zeigt hier, wann er gewählt wurde.',
  otherPromise: 'Im Protokoll steht eine andere Zusage als die, die dein Gerät vor dem ersten Wurf aufbewahrt hat.',
  otherSeed: 'Der Startwert im Protokoll ist nicht der, der vor dem ersten Wurf zugesagt wurde.',

  myShare: 'Dein Gerät hat dieses Geheimnis zu den Würfeln beigetragen, und es wurde verwendet:',
  noShare: 'Dein Gerät hat zu den Würfeln dieser Partie nichts beigetragen.',
  myShareLeftOut:
    'Was dein Gerät zu den Würfeln beitragen wollte, blieb weg: Laut Tisch kam es nicht rechtzeitig. Alles andere wurde geprüft.',
  myShareChanged: 'Was dein Gerät zu den Würfeln beigetragen hat, steht nicht im Protokoll.',

  share: (who) => `Der Beitrag von ${who} zu den Würfeln ist der vorher angekündigte.`,
  leftOut: (who) => `Von ${who} war ein Beitrag zu den Würfeln angekündigt, kam aber nicht rechtzeitig: Er blieb weg.`,
  shareChanged: (who) => `Der Beitrag von ${who} zu den Würfeln ist nicht der vorher angekündigte.`,

  rolls: (rolls, dice) =>
    `${format(rolls)} ${count(rolls, 'Wurf', 'Würfe')} mit ${format(dice)} ${count(dice, 'Würfel', 'Würfeln')} nachgerechnet: Jeder Würfel fiel, wie Startwert und Geheimnisse es sagen.`,
  die: (label) => `Im Wurf ${label} fiel ein Würfel nicht so, wie Startwert und Geheimnisse es sagen.`,
  label: (label) => `Der Wurf ${label} gehört nicht dorthin oder wurde mit anderen Würfeln gemacht.`,
  missing: 'Die Liste der Würfe ist nicht die des Protokolls.',

  rest: 'Hier nicht geprüft: ob die Regeln jeden Wurf verlangten, und alle Züge und Punkte. Das tut der Befehl shakespell verify mit dem heruntergeladenen Protokoll.',
};

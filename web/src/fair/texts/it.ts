// Che cosa si dice dei dadi onesti, in italiano.

import { grammar } from '../../lib/grammar';
import type { Texts } from '../texts';

const { count } = grammar('it');
const { format } = new Intl.NumberFormat('it');

export const texts: Texts = {
  checking: 'Controllo dei dadi…',
  fair: 'I dadi erano onesti: controllato su questo dispositivo.',
  open: 'Qui i dadi non si sono potuti controllare del tutto.',
  wrong: 'I dadi non sono caduti come promesso.',
  failed: 'Per ora non è stato possibile controllare i dadi.',
  again: 'Controlla di nuovo',
  what: 'Che cosa è stato controllato',
  title: 'Dadi onesti',
  marks: { ok: 'Giusto', note: 'Per informazione', open: 'Non controllato', wrong: 'Sbagliato' },

  seed: 'Prima del primo lancio il server si è impegnato sul suo seme con questa impronta, che il tuo dispositivo ha conservato. Il seme reso noto ora è quello promesso:',
  notKept:
    'Il tuo dispositivo non ha una promessa del server fatta prima del primo lancio. I dadi seguono dal seme nel verbale, ma nulla qui dimostra quando è stato scelto.',
  otherPromise:
    'Nel verbale c’è una promessa diversa da quella che il tuo dispositivo ha conservato prima del primo lancio.',
  otherSeed: 'Il seme nel verbale non è quello promesso prima del primo lancio.',

  myShare: 'Il tuo dispositivo ha aggiunto ai dadi questo segreto, che è stato usato:',
  noShare: 'Il tuo dispositivo non ha aggiunto nulla ai dadi di questa partita.',
  myShareLeftOut:
    'Ciò che il tuo dispositivo voleva aggiungere ai dadi è stato lasciato fuori: secondo il tavolo non è arrivato in tempo. Il resto è stato controllato.',
  myShareChanged: 'Ciò che il tuo dispositivo ha aggiunto ai dadi non è nel verbale.',

  share: (who) => `Ciò che ${who} ha aggiunto ai dadi è quanto annunciato prima.`,
  leftOut: (who) =>
    `${who} aveva annunciato qualcosa per i dadi ma non l’ha mostrato in tempo: è stato lasciato fuori.`,
  shareChanged: (who) => `Ciò che ${who} ha aggiunto ai dadi non è quanto annunciato prima.`,

  rolls: (rolls, dice) =>
    `${count(rolls, 'Ricalcolato', 'Ricalcolati')} ${format(rolls)} ${count(rolls, 'lancio', 'lanci')} con ${format(dice)} ${count(dice, 'dado', 'dadi')}: ogni dado è caduto come dicono seme e segreti.`,
  die: (label) => `Nel lancio ${label} un dado non è caduto come dicono seme e segreti.`,
  label: (label) => `Il lancio ${label} non va lì, o è stato fatto con altri dadi.`,
  missing: 'L’elenco dei lanci non è quello del verbale.',

  rest: 'Qui non controllato: se le regole chiedevano ogni lancio, e tutte le mosse e i punti. Lo fa il comando shakespell verify con il verbale scaricato.',
};

// What is said of fair dice, in English.

import { grammar } from '../../lib/grammar';

const { count } = grammar('en');
const { format } = new Intl.NumberFormat('en');

export const texts = {
  checking: 'Checking the dice…',
  fair: 'The dice were fair: checked on this device.',
  open: 'The dice could not be fully checked here.',
  wrong: 'The dice are not what was promised.',
  failed: 'The dice could not be checked just now.',
  again: 'Check again',
  what: 'What was checked',
  title: 'Fair dice',
  marks: { ok: 'Right', note: 'For your information', open: 'Not checked', wrong: 'Wrong' },

  seed: 'Before the first roll the server promised its seed by this fingerprint, which your device kept. The seed it has told now is the one it promised:',
  notKept:
    'Your device has no promise of the server from before the first roll. The dice do follow from the seed in the record, but nothing here shows when that seed was chosen.',
  otherPromise: 'The record has another promise than the one your device kept before the first roll.',
  otherSeed: 'The seed in the record is not the one that was promised before the first roll.',

  myShare: 'Your device added this secret to the dice, and it was used:',
  noShare: 'Your device added nothing to the dice of this match.',
  myShareLeftOut:
    'What your device wanted to add to the dice was left out: the table says it did not come in time. The rest was checked.',
  myShareChanged: 'What your device added to the dice is not in the record.',

  share: (who: string) => `What ${who} added to the dice is what was announced before.`,
  leftOut: (who: string) => `${who} had announced something for the dice but did not show it in time: it was left out.`,
  shareChanged: (who: string) => `What ${who} added to the dice is not what was announced before.`,

  rolls: (rolls: number, dice: number) =>
    `${format(rolls)} ${count(rolls, 'roll', 'rolls')} with ${format(dice)} ${count(dice, 'die', 'dice')} computed again: every die fell as seed and secrets say.`,
  die: (label: string) => `In roll ${label} a die did not fall as seed and secrets say.`,
  label: (label: string) => `Roll ${label} does not belong there, or was made with other dice.`,
  missing: 'The list of rolls is not that of the record.',

  rest: 'Not checked here: whether the rules wanted each roll, and every action and score. The command shakespell verify does that with the downloaded record.',
};

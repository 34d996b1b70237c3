// The rule at hand: where in the rules somebody looks who asks for them at this moment of a match.

import type { BookwormView } from '../../games/bookworm/types';
import type { CubesView } from '../../games/crossword-cubes/types';
import type { DicewordsView } from '../../games/dicewords/types';
import type { IcewordsView } from '../../games/icewords/types';
import type { SpeedDiceView } from '../../games/speed-dice/types';
import type { View } from '../../lib/view';
import { BOOK, type Game, type SectionOf } from './book';

const TRIAL = ['checking', 'challenging', 'voting', 'host-ruling'];

function dicewords(view: DicewordsView): SectionOf<'dicewords'> {
  if (view.stage === 'over' || view.stage === 'drawing') return 'end';
  if (TRIAL.includes(view.stage)) return 'judging';
  const hand = view.hands.find(({ seat }) => seat === view.seat);
  if (hand?.refusal) return 'allowed';
  return hand && hand.rerolls_left === 0 ? 'score' : 'rolls';
}

function icewords(view: IcewordsView): SectionOf<'icewords'> {
  if (view.stage === 'over') return 'end';
  if (view.stage === 'agreeing') return 'targets';
  if (['challenging', 'voting', 'host-ruling'].includes(view.stage)) return 'allowed';
  const hand = view.hands.find(({ seat }) => seat === view.seat);
  if (!hand?.dice || hand.done) return 'round';
  return hand.draft ? 'score' : 'letters';
}

function bookworm(view: BookwormView): SectionOf<'bookworm'> {
  if (view.stage === 'over') return 'end';
  if (['drawing', 'turning', 'choosing', 'throwing'].includes(view.stage)) return view.sheet.length ? 'score' : 'card';
  if (['checking', 'disputing', 'voting', 'host-ruling'].includes(view.stage)) return 'fits';
  return view.named.length ? 'steal' : 'turn';
}

function cubes(view: CubesView): SectionOf<'crossword-cubes'> {
  if (view.stage === 'over') return 'end';
  if (view.stage === 'ordering') return 'order';
  if (view.stage === 'deciding') return 'two';
  if (TRIAL.includes(view.stage)) return 'mistakes';
  const hand = view.hands.find(({ seat }) => seat === view.seat);
  if (hand?.refused?.length) return 'allowed';
  if (!hand?.lying?.length) return 'turn';
  return view.version === 'two' ? 'lengths' : 'score';
}

function speed(view: SpeedDiceView): SectionOf<'speed-dice'> {
  if (view.stage === 'racing') {
    if (view.bowl.length) return 'bowl';
    return view.ballot ? 'anew' : 'linked';
  }
  if (view.stage === 'voting') return 'allowed';
  if (view.stage === 'checking') return 'check';
  return view.sheet.length ? 'trophy' : 'race';
}

const AT_HAND: { [G in Game]: (view: never) => SectionOf<G> } = {
  dicewords,
  icewords,
  bookworm,
  'crossword-cubes': cubes,
  'speed-dice': speed,
};

/** The section at hand in a match; the first one where there is no match. */
export function atHand(game: Game, view: View | null): string {
  const first = Object.keys(BOOK[game])[0] ?? '';
  return view ? (AT_HAND[game] as (view: View) => string)(view) : first;
}

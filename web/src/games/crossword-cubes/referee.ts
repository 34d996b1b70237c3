// What a referee would say aloud at Crossword Cubes, in sentences.

import { signed } from '../../lib/texts';
import type { Names } from '../screen';
import { turnScore, unusedOf } from './reckon';
import { texts } from './texts';
import type { CubesEvent, Line } from './types';
import { told } from '../../lib/told';

const said = texts.referee;

export function sentence(event: CubesEvent, names: Names): string {
  switch (event.kind) {
    case 'order-rolled':
      return said.rolled(names.of(event.seat), event.total, event.attempt > 1);
    case 'started':
      return said.first(names.of(event.seat), names.isMe(event.seat));
    case 'turn-began':
      return began(event, names);
    case 'passed':
      return said.passed(names.of(event.seat), names.isMe(event.seat));
    case 'layout-refused':
      return said.refused(
        names.of(event.seat),
        names.isMe(event.seat),
        event.words && event.words.map(({ word }) => word),
      );
    case 'turn-ended':
      return ended(event.how, names.of(event.seat), names.isMe(event.seat));
    case 'challenged':
      return said.challenged(names.of(event.by), event.word, event.stands, told(event.reason), event.penalty);
    case 'ruled':
      return said.ruled(names.of(event.seat), event.refused, said.judges[event.by] ?? event.by);
    case 'scored':
      return scored(event.line, names);
    case 'seat-left':
      return said.left(names.of(event.seat));
    case 'seat-back':
      return said.back(names.of(event.seat), names.isMe(event.seat));
    case 'ended':
      return over(event.result.ranks, names);
  }
}

function began(event: Extract<CubesEvent, { kind: 'turn-began' }>, names: Names): string {
  const [only] = event.seats;
  if (event.may_pass) return said.mayPass(event.seats.map(names.of));
  if (event.seats.length === 1 && only !== undefined && names.isMe(only)) return said.yours;
  return said.began(event.round, event.turn, event.seats.map(names.of), event.seats.length > 1);
}

function ended(how: 'done' | 'time-up' | 'left', who: string, you: boolean): string {
  if (how === 'left') return '';
  return how === 'done' ? said.done(who, you) : said.timeUp(who, you);
}

/** CAT 5 + TOE 3 - unused 12: a turn as the sum it is. */
export function sumInWords({ breakdown, slam }: Pick<Line, 'breakdown' | 'slam'>): string {
  const terms = breakdown.words
    .filter(({ adds, why }) => adds || !why)
    .map(({ word, adds }) => `${word} ${signed(adds)}`);
  for (const { length, adds } of breakdown.corrections) terms.push(`${texts.sum.earlier(length)} ${signed(adds)}`);
  if (slam) terms.push(`${texts.sum.slam} ${slam}`);
  const unused = unusedOf(breakdown);
  return (terms.join(' + ') || texts.last.none) + (unused ? ` − ${texts.sum.unused} ${unused}` : '');
}

export const scored = (line: Line, names: Names): string =>
  said.scored(names.of(line.seat), sumInWords(line), turnScore(line));

function over(ranks: number[], names: Names): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [only] = winners;
  return said.ended(winners.map(names.of), winners.length === 1 && only !== undefined && names.isMe(only));
}

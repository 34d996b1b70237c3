// What a referee would say aloud at Icewords, in sentences.

import { worth } from '../../lib/view';
import type { Names } from '../screen';
import { texts } from './texts';
import type { IcewordsEvent, Line } from './types';
import { told } from '../../lib/told';

const said = texts.referee;

export function sentence(event: IcewordsEvent, names: Names): string {
  switch (event.kind) {
    case 'opening-rolled':
      return said.openingRolled(
        event.rolled.map(([seat, glyph]) => texts.opening.rolled(names.of(seat), glyph)).join(', '),
      );
    case 'started':
      return said.started(names.of(event.seat), names.isMe(event.seat));
    case 'targets-rolled':
      return said.targets(event.round, event.letters, event.again);
    case 'targets-kept':
      return said.kept;
    case 'went':
      return event.head_start ? said.headStart(event.seats.map(names.of)) : said.went;
    case 'locked-in':
      return said.locked(names.of(event.seat), names.isMe(event.seat));
    case 'bell-rang':
      return said.bell(names.isMe(event.seat));
    case 'revealed':
      return said.revealed;
    case 'ruled':
      return said.ruled(event.word, event.stands, event.by, told(event.reason));
    case 'scored':
      return scored(event.line, names);
    case 'sugar-given':
      return said.sugar(
        event.seat === null ? null : names.of(event.seat),
        event.seat !== null && names.isMe(event.seat),
      );
    case 'seat-left':
      return said.left(names.of(event.seat));
    case 'seat-back':
      return said.back(names.of(event.seat), names.isMe(event.seat));
    case 'ended':
      return ended(event.result.ranks, names);
  }
}

export function scored({ seat, word, valid, reason, reckoning: { sum } }: Line, names: Names): string {
  const who = names.of(seat);
  if (!word || !valid) return said.nothing(who, word, told(reason));
  return said.scored(who, word, sum.value, sum.multiplier, sum.bonus, worth(sum));
}

function ended(ranks: number[], names: Names): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [only] = winners;
  return said.ended(winners.map(names.of), winners.length === 1 && only !== undefined && names.isMe(only));
}

// What a referee would say aloud at Bookworm, in sentences.

import type { Names } from '../screen';
import { dotsOf, scoreOf } from './table';
import { texts } from './texts';
import type { BookwormEvent, Line, Named, RoundSum } from './types';
import { told } from '../../lib/told';

const said = texts.referee;

export function sentence(event: BookwormEvent, names: Names): string {
  switch (event.kind) {
    case 'bookworm-named':
      return said.bookworm(names.of(event.seat), names.isMe(event.seat), event.round);
    case 'card-turned':
      return names.isMe(event.seat) ? `${texts.card.choose}.` : `${texts.card.chooses(names.of(event.seat))}.`;
    case 'category-chosen':
      return said.chosen(event.category.title);
    case 'display-rolled':
      return said.rolled(event.glyphs);
    case 'turn-began':
      return said.turn(names.isMe(event.seat));
    case 'word-named':
      return said.named(names.of(event.seat), names.isMe(event.seat), event.word);
    case 'die-taken':
      return taken(event.named, names);
    case 'not-taken':
      return notTaken(event, names);
    case 'disputed':
      return said.disputed(names.of(event.by), names.isMe(event.by));
    case 'ruled':
      return said.ruled(event.word, event.stands, event.by);
    case 'word-refused':
      return said.refused(event.refused.word, told(event.refused.reason));
    case 'failed':
      return said.failed(names.of(event.seat), names.isMe(event.seat), event.how === 'gave-up');
    case 'round-scored':
      return roundOver(event.lines, names);
    case 'seat-left':
      return said.left(names.of(event.seat));
    case 'seat-back':
      return said.back(names.of(event.seat), names.isMe(event.seat));
    case 'ended':
      return ended(event.result.ranks, names);
  }
}

/** A word that counts: what it took, and from whom. `glyph` is what the die shows, where that is known. */
export function taken({ seat, word, stolen_from }: Named, names: Names, glyph = ''): string {
  const [who, you] = [names.of(seat), names.isMe(seat)];
  const what = glyph || texts.referee.aDie;
  if (stolen_from === null) return texts.moment.took(who, you, word, what);
  return texts.moment.stole(who, you, word, what, names.of(stolen_from), names.isMe(stolen_from));
}

function notTaken({ seat, stolen_from: from }: Extract<BookwormEvent, { kind: 'not-taken' }>, names: Names): string {
  const [who, you] = [names.of(seat), names.isMe(seat)];
  return from === null ? said.not(who, you) : said.notStolen(who, you, names.of(from), names.isMe(from));
}

export const sumText = (sum: RoundSum): string => texts.round.sum(dotsOf(sum), sum.cards, sum.penalty, scoreOf(sum));

export const roundOver = (lines: Line[], names: Names): string =>
  said.roundOver(lines.map(({ seat, sum }) => said.scored(names.of(seat), sumText(sum))).join(', '));

function ended(ranks: number[], names: Names): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [only] = winners;
  return said.ended(winners.map(names.of), winners.length === 1 && only !== undefined && names.isMe(only));
}

// What a referee would say aloud at Speed Dice, in sentences.

import type { Names } from '../screen';
import { texts } from './texts';
import type { Line, SpeedDiceEvent } from './types';

const said = texts.referee;

export function sentence(event: SpeedDiceEvent, names: Names): string {
  switch (event.kind) {
    case 'race-began':
      return said.began(event.round, event.roll);
    case 'hopeless':
      return said.hopeless;
    case 'new-roll-proposed':
      return said.proposed(names.of(event.by), names.isMe(event.by));
    case 'new-roll-decided':
      return said.decided(event.agreed);
    case 'tossed':
      return said.tossed(names.of(event.seat), names.isMe(event.seat), event.place);
    case 'put-to-vote':
      return said.vote(names.of(event.seat), event.word);
    case 'checked':
      return checked(event, names);
    case 'tile-moved':
      return event.tile
        ? said.tile(names.of(event.tile.seat), names.isMe(event.tile.seat), event.tile.side)
        : said.tileBack;
    case 'die-set-aside':
      return said.aside(names.of(event.seat), names.isMe(event.seat));
    case 'round-ended':
      // Who was checked has been told already.
      return event.line.seat === null ? said.nobody(event.line.round) : '';
    case 'seat-left':
      return said.left(names.of(event.seat));
    case 'seat-back':
      return said.back(names.of(event.seat), names.isMe(event.seat));
    case 'ended':
      return ended(event.result.ranks, names);
  }
}

function checked({ seat, correct, words }: SpeedDiceEvent & { kind: 'checked' }, names: Names): string {
  const all = words.map(({ word }) => word);
  if (correct) return said.right(names.of(seat), all);
  return said.wrong(
    names.of(seat),
    all,
    words.filter(({ stands }) => stands === false).map(({ word }) => word),
  );
}

/** A round that was over before this device came. */
export function told({ round, seat, correct, elapsed }: Line, names: Names): string {
  if (seat === null) return said.nobody(round);
  return said.round(round, names.of(seat), correct, texts.sheet.seconds(elapsed));
}

function ended(ranks: number[], names: Names): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [only] = winners;
  return said.ended(winners.map(names.of), winners.length === 1 && only !== undefined && names.isMe(only));
}

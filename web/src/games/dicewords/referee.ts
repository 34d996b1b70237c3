// What a referee would say aloud, in sentences.

import { texts } from '../../lib/texts';
import { worth } from '../../lib/view';
import type { DicewordsEvent, Line } from './types';
import type { Names } from '../screen';
import { told } from '../../lib/told';

const said = texts.referee;

export function sentence(event: DicewordsEvent, names: Names): string {
  switch (event.kind) {
    case 'started':
      return said.started(names.of(event.seat), names.isMe(event.seat));
    case 'turn-began':
      return turn(event.seats, event.round, names);
    case 'rerolled':
      return said.rerolled(names.of(event.seat), event.dice?.length ?? null);
    case 'word-refused':
      return said.wordRefused(names.of(event.seat), event.word, event.reason && told(event.reason));
    case 'turn-ended':
      return ending(event, names);
    case 'challenged':
      return said.challenged(names.of(event.by), event.word, event.stands, told(event.reason), event.penalty);
    case 'ruled':
      return said.ruled(event.word, event.stands, event.by);
    case 'scored':
      return scored(event.line, names);
    case 'seat-left':
      return said.left(names.of(event.seat));
    case 'seat-back':
      return said.back(names.of(event.seat), names.isMe(event.seat));
    case 'ended':
      return ended(event.result.ranks, names);
  }
}

function ended(ranks: number[], names: Names): string {
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [only] = winners;
  return said.ended(winners.map(names.of), winners.length === 1 && only !== undefined && names.isMe(only));
}

function turn(seats: number[], round: number, names: Names): string {
  const [seat, ...others] = seats;
  if (seat === undefined || others.length) return said.turnAll(round);
  return said.turn(names.of(seat), names.isMe(seat), round);
}

function ending(event: DicewordsEvent & { kind: 'turn-ended' }, names: Names): string {
  const who = names.of(event.seat);
  switch (event.how) {
    case 'declared':
      return said.declared(who, event.word);
    case 'passed':
      return said.passed(who);
    case 'time-up':
      return said.timeUp(who);
    case 'left':
      return said.left(who);
  }
}

export function scored(line: Line, names: Names): string {
  const who = names.of(line.seat);
  if (!line.word || !line.valid) return said.scoredNothing(who, told(line.reason));
  return said.scored(who, line.word, line.sum.value, line.sum.multiplier, worth(line.sum));
}

// What seats are called. A name that the server gave for want of one is said in the language of the screens.

import { texts } from './texts';
import type { SeatSummary } from './wire';

type Named = Pick<SeatSummary, 'seat' | 'kind' | 'name' | 'level'>;

export function seatName({ seat, kind, name, level }: Named): string {
  if (kind === 'bot' && level && name.toLowerCase() === `${level} bot`) return texts.bots[level] ?? name;
  return name === `Player ${seat + 1}` ? texts.seat(seat) : name;
}

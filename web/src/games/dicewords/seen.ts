// The last dice of each turn as this device saw them, so that it can be asked afterwards what was possible.

import { keepNote, note } from '../../lib/stored';
import type { DicewordsView, DieView } from './types';

type Seen = Record<string, string[]>;

const key = (round: number, seat: number): string => `${round}/${seat}`;

export class SeenDice {
  #dice: Seen;

  constructor(private readonly match: string) {
    this.#dice = note<Seen>(match, 'seen') ?? {};
  }

  look(view: DicewordsView): void {
    let changed = false;
    for (const { seat, dice } of view.hands) {
      const glyphs = dice?.map(({ glyph }) => glyph);
      if (!glyphs?.length || this.#dice[key(view.round, seat)]?.join() === glyphs.join()) continue;
      this.#dice[key(view.round, seat)] = glyphs;
      changed = true;
    }
    if (changed) keepNote(this.match, 'seen', this.#dice);
  }

  of(round: number, seat: number): string[] | null {
    return this.#dice[key(round, seat)] ?? null;
  }
}

/** Dice that show glyphs, made from what the box holds. */
export function lying(
  glyphs: string[],
  info: { name: string; identifier: string; colour: string; faces: { glyph: string; points: number }[] }[],
): DieView[] {
  return info.map((die, position) => {
    const glyph = glyphs[position] ?? '?';
    const points = die.faces.find((face) => face.glyph === glyph)?.points ?? 0;
    return { name: die.name, identifier: die.identifier, colour: die.colour, glyph, points };
  });
}

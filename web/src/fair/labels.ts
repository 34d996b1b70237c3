// Which labels a match may roll under, and in which order: who could choose labels could choose dice. The table is that
// of docs/fair-dice.md. Whether the rules wanted just this roll is for `shakespell verify` to say.

import type { LabelledRoll, MatchRecord, RolledDie } from '../lib/wire';

const TURN = /^(?<round>\d+)\/(?<who>\d+|all)\/(?<go>\d+)$/;

export const SHAPES: Record<string, RegExp[]> = {
  dicewords: [/^first$/, TURN],
  icewords: [/^opening\/seat-(?<who>\d+)\/(?<go>\d+)$/, /^(?<round>\d+)\/targets\/(?<go>\d+)$/, TURN],
  bookworm: [/^bookworm$/, /^(?<round>\d+)\/card\/(?<go>\d+)$/, /^(?<round>\d+)\/display\/(?<go>\d+)$/],
  'crossword-cubes': [TURN],
  'speed-dice': [TURN],
};

/** Reads the rolls of a match one by one. */
export class Labels {
  readonly #shapes: RegExp[];
  readonly #seats: number;
  readonly #cards: number;
  readonly #faces: Map<string, number>;
  /** How often a label was used, and how far the numbers of a seat's rolls have come. */
  readonly #used = new Map<string, number>();
  readonly #last = new Map<string, number>();
  #round = 0;
  #turned = 0;

  constructor({ header }: MatchRecord) {
    this.#shapes = SHAPES[header.game] ?? [];
    this.#seats = header.seats.length;
    this.#cards = header.dice_set.cards.length;
    const dice = header.dice_set.groups.flatMap((group) => group.dice);
    this.#faces = new Map(dice.map(({ name, faces }) => [name, faces.length]));
  }

  /** Whether the next roll of the match may be called so, with these dice. */
  allows({ label, dice }: LabelledRoll): boolean {
    return this.#follows(label) && this.#areDice(label, dice);
  }

  #follows(label: string): boolean {
    const said = this.#shapes.map((shape) => shape.exec(label)).find((found) => found !== null);
    if (!said) return false;
    const { round, who, go } = said.groups ?? {};
    const often = (this.#used.get(label) ?? 0) + 1;
    this.#used.set(label, often);
    if (who === 'all') return often <= this.#seats && this.#isNow(round);
    return often === 1 && Number(who ?? 0) < this.#seats && this.#isNow(round) && this.#goesOn(label, go);
  }

  #isNow(round: string | undefined): boolean {
    const before = this.#round;
    this.#round = Number(round ?? before);
    return this.#round >= before;
  }

  /** A seat's rolls of a round are counted upwards. */
  #goesOn(label: string, go: string | undefined): boolean {
    if (go === undefined) return true;
    const whose = label.slice(0, -go.length);
    const before = this.#last.get(whose) ?? 0;
    this.#last.set(whose, Number(go));
    return Number(go) > before;
  }

  #areDice(label: string, dice: RolledDie[]): boolean {
    const only = dice.length === 1 ? dice[0] : undefined;
    if (only && only.name === label) return only.faces === this.#seats;
    if (only?.name === 'card' && label.includes('/card/')) return only.faces === this.#cardsLeft();
    const names = new Set(dice.map(({ name }) => name));
    return names.size === dice.length && dice.every(({ name, faces }) => this.#faces.get(name) === faces);
  }

  /** A stack that is used up is shuffled anew. */
  #cardsLeft(): number {
    return this.#cards - (this.#turned++ % this.#cards);
  }
}

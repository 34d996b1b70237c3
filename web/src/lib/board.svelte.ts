// A player's dice and the grid they are laid on: by typing at a cursor, by tapping, by dragging. Arranging is local,
// survives a reload, and every step of it can be taken back; the server hears of it through an Outbox.

import { announcer } from './announce.svelte';
import { arrangement, cellAt, isAt, runsThrough, step, type Cell, type Spot } from './layout';
import { keepNote, note } from './stored';
import { texts } from './texts';
import { inOrder, shuffled, WILD, type Letter } from './word';
import { gridTexts } from '../ui/gridTexts';

interface Draft {
  lying: string;
  cells: Cell[];
}

interface Moment {
  cells: Cell[];
  cursor: Spot;
  across: boolean;
  /** Made by typing a letter: Backspace takes it back. */
  typed: boolean;
}

const MOMENTS = 100;

export class Board<D extends Letter> {
  dice = $state.raw<D[]>([]);
  cells = $state.raw<Cell[]>([]);
  order = $state.raw<string[]>([]);
  /** How often each die has been thrown on this screen; a die whose number grows is seen to roll. */
  thrown = $state.raw<Record<string, number>>({});
  /** How often the player has changed the arrangement on this screen. */
  edits = $state(0);
  cursor = $state.raw<Spot>({ row: 0, col: 0 });
  /** Which way typing goes. */
  across = $state(true);
  /** A die that was tapped, or picked up with the space bar, and goes where the next tap is. */
  chosen = $state<string | null>(null);
  /** A wild waiting for its letter, and where it will lie. */
  asking = $state.raw<{ die: string; spot: Spot; on: boolean } | null>(null);
  /** A letter that is not on the dice, to shake the tray. */
  missing = $state.raw<{ letter: string; at: number } | null>(null);
  #past = $state.raw<Moment[]>([]);

  #key = '';
  #lastRoll = '';
  /** Letters of a two-letter face that may still be typed out. */
  #rest = '';

  constructor(private readonly match: string) {
    this.order = note<string[]>(match, 'order') ?? [];
  }

  rack = $derived(inOrder(this.dice, this.order));
  used = $derived(this.cells.map(({ die }) => die));
  free = $derived(this.dice.filter(({ name }) => !this.used.includes(name)));
  canUndo = $derived(this.#past.length > 0);

  die = (name: string): D | undefined => this.dice.find((candidate) => candidate.name === name);

  /** Take the dice as the server shows them; `key` names seat and turn. A new turn is thrown, unless it is a draft's. */
  show(dice: D[], key: string): void {
    const lying = `${key}/${dice.map(({ name, glyph }) => name + glyph).join()}`;
    if (lying === this.#lastRoll) return;
    const draft = note<Draft>(this.match, 'grid');
    const mine = draft?.lying === lying ? draft : null;
    if (key !== this.#key || mine) this.#begin(mine?.cells ?? []);
    this.#key = key;
    this.#lastRoll = lying;
    this.dice = dice;
    this.cells = this.#possible(this.cells);
    if (mine?.cells.length) this.edits += 1;
    if (!mine) this.thrown = Object.fromEntries(dice.map(({ name }) => [name, (this.thrown[name] ?? 0) + 1]));
    this.#save();
  }

  #begin(cells: Cell[]): void {
    this.cells = cells;
    this.#past = [];
    this.chosen = this.asking = this.missing = null;
    this.cursor = cells[0] ? { row: cells[0].row, col: cells[0].col } : { row: 0, col: 0 };
    this.across = true;
  }

  /** Without dice that are not there, or do not read so. */
  #possible = (cells: Cell[]): Cell[] =>
    cells.filter((cell) => {
      const glyph = this.die(cell.die)?.glyph;
      return glyph === WILD || glyph === cell.reads;
    });

  // Typing

  /** A letter typed at the cursor. It passes over a die that reads so, and over a die of a crossing word. */
  type(letter: string): void {
    if (this.asking) return this.name(letter);
    if (this.#rest.startsWith(letter)) {
      this.#rest = this.#rest.slice(letter.length);
      return;
    }
    let at = this.cursor;
    for (let lies = cellAt(this.cells, at); lies; lies = cellAt(this.cells, at)) {
      if (lies.reads.startsWith(letter)) return this.#passOver(lies, letter);
      if (!this.#isCrossed(lies)) break;
      at = step(at, this.across);
    }
    this.#typeAt(letter, at);
  }

  #passOver(lies: Cell, letter: string): void {
    this.#remember(true);
    this.#rest = lies.reads.slice(letter.length);
    this.cursor = step(lies, this.across);
    this.missing = null;
  }

  /** Part of a word that runs the other way than the typing goes. */
  #isCrossed = (cell: Cell): boolean => runsThrough(this.cells, cell).some(({ across }) => across !== this.across);

  #typeAt(letter: string, spot: Spot): void {
    const lies = cellAt(this.cells, spot);
    const free = [...this.free, ...(lies ? this.dice.filter(({ name }) => name === lies.die) : [])];
    const die =
      free.find(({ glyph }) => glyph === letter) ??
      free.find(({ glyph }) => glyph.length > 1 && glyph !== WILD && glyph.startsWith(letter)) ??
      free.find(({ glyph }) => glyph === WILD);
    if (!die) {
      this.missing = { letter, at: performance.now() };
      announcer.say(texts.turn.notOnDice(letter));
      return;
    }
    const reads = die.glyph === WILD ? letter : die.glyph;
    this.#rest = reads.slice(letter.length);
    this.#lay({ die: die.name, ...spot, reads }, true);
  }

  /** Take back what was typed last, or else the die at the cursor or before it. */
  back(): void {
    this.#rest = '';
    if (this.#past.at(-1)?.typed) return this.undo();
    const here = cellAt(this.cells, this.cursor);
    if (here) return this.takeOut(here.die);
    this.cursor = step(this.cursor, this.across, -1);
    const before = cellAt(this.cells, this.cursor);
    if (before) this.takeOut(before.die);
  }

  /** Take the die under the cursor back. */
  erase(): void {
    const here = cellAt(this.cells, this.cursor);
    if (here) this.takeOut(here.die);
  }

  // Cursor

  go(spot: Spot): void {
    this.cursor = spot;
    this.#rest = '';
    const lies = cellAt(this.cells, spot);
    announcer.say(gridTexts.at(lies?.reads ?? null, spot));
  }

  turn(): void {
    this.across = !this.across;
    announcer.say(gridTexts.direction(this.across));
  }

  /** The space bar: pick up the die here, put down the one picked up, or turn the direction. */
  press(): void {
    if (this.chosen !== null || cellAt(this.cells, this.cursor)) this.tapCell(this.cursor);
    else this.turn();
  }

  // Tapping and dragging

  /** A die tapped in the tray: it goes to the cursor, or comes back from the grid. */
  tapDie(name: string): void {
    const die = this.die(name);
    if (!die) return;
    if (this.used.includes(name)) return this.takeOut(name);
    let spot = this.cursor;
    while (cellAt(this.cells, spot)) spot = step(spot, this.across);
    this.#read(die, spot, true);
  }

  /** A cell tapped: what was chosen goes there; a die is chosen; an empty cell gets the cursor, or turns it. */
  tapCell(spot: Spot): void {
    const lies = cellAt(this.cells, spot);
    const chosen = this.chosen;
    this.#rest = '';
    if (chosen !== null) {
      this.chosen = null;
      if (lies?.die !== chosen) this.put(chosen, spot);
      else if (this.die(chosen)?.glyph === WILD) this.asking = { die: chosen, spot, on: false };
    } else if (lies) {
      this.chosen = lies.die;
      announcer.say(gridTexts.chosen(lies.reads));
    } else if (isAt(spot, this.cursor)) return this.turn();
    this.cursor = spot;
  }

  /** A die let go on a cell: it swaps with a die of the grid, or sends it back to the tray. */
  put(name: string, spot: Spot): void {
    const die = this.die(name);
    const from = this.cells.find((cell) => cell.die === name);
    const lies = cellAt(this.cells, spot);
    if (!die || lies?.die === name) return;
    this.chosen = null;
    if (!from) return this.#read(die, spot, false);
    this.#set(
      this.cells.map((cell) => {
        if (cell === from) return { ...cell, row: spot.row, col: spot.col };
        return cell === lies ? { ...cell, row: from.row, col: from.col } : cell;
      }),
    );
    this.cursor = spot;
    this.#tell(spot);
  }

  takeOut(name: string): void {
    this.chosen = null;
    const lies = this.cells.find((cell) => cell.die === name);
    if (!lies) return;
    this.#set(this.cells.filter((cell) => cell !== lies));
    announcer.say(gridTexts.takenBack(lies.reads));
  }

  /** Lay a die down as what it reads; a wild is asked first. `on` moves the cursor to the next cell. */
  #read(die: D, spot: Spot, on: boolean): void {
    if (die.glyph === WILD) this.asking = { die: die.name, spot, on };
    else this.#lay({ die: die.name, ...spot, reads: die.glyph }, false, on);
  }

  /** The letter the wild stands for. */
  name(letter: string): void {
    const asked = this.asking;
    this.asking = null;
    if (asked) this.#lay({ die: asked.die, ...asked.spot, reads: letter }, false, asked.on);
  }

  #lay(cell: Cell, typed: boolean, on = typed): void {
    const others = this.cells.filter((other) => other.die !== cell.die && !isAt(other, cell));
    this.#set([...others, cell], typed);
    this.cursor = on ? step(cell, this.across) : { row: cell.row, col: cell.col };
    this.#tell(cell);
  }

  #tell(spot: Spot): void {
    const words = runsThrough(this.cells, spot).map(({ word }) => word);
    announcer.say(gridTexts.laid(cellAt(this.cells, spot)?.reads ?? '', words));
  }

  // The whole

  shift(rows: number, cols: number): void {
    if (!this.cells.length) return;
    this.#set(this.cells.map((cell) => ({ ...cell, row: cell.row + rows, col: cell.col + cols })));
    this.cursor = { row: this.cursor.row + rows, col: this.cursor.col + cols };
    announcer.say(gridTexts.shifted);
  }

  clear(): void {
    if (!this.cells.length) return;
    this.#set([]);
    this.chosen = null;
    this.cursor = { row: 0, col: 0 };
    announcer.say(gridTexts.cleared);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.cursor = before.cursor;
    this.across = before.across;
    this.chosen = null;
    if (before.cells !== this.cells) this.edits += 1;
    this.cells = before.cells;
    this.#save();
    announcer.say(gridTexts.undone);
  }

  shuffle(): void {
    this.order = shuffled(this.rack.map(({ name }) => name));
    keepNote(this.match, 'order', this.order);
  }

  sort(): void {
    this.order = [];
    keepNote(this.match, 'order', null);
  }

  /** The dice as the server has them laid. */
  adopt(cells: Cell[]): void {
    if (arrangement(cells) === arrangement(this.cells)) return;
    this.cells = this.#possible(cells);
    this.#past = [];
    this.#save();
  }

  #set(cells: Cell[], typed = false): void {
    this.#remember(typed);
    this.cells = cells;
    this.edits += 1;
    this.missing = null;
    this.#save();
  }

  #remember(typed: boolean): void {
    const now: Moment = { cells: this.cells, cursor: this.cursor, across: this.across, typed };
    this.#past = [...this.#past.slice(-MOMENTS), now];
  }

  #save(): void {
    const draft: Draft = { lying: this.#lastRoll, cells: this.cells };
    keepNote(this.match, 'grid', draft);
  }
}

// The dice before a player: as they lie, the word in the making, the dice pinned down. Arranging them is local, and
// survives a reload.

import { announcer } from './announce.svelte';
import { keepNote, note } from './stored';
import { texts } from './texts';
import { dieFor, inOrder, shuffled, still, textOf, valueOf, WILD, type Letter, type Placed } from './word';

interface Draft {
  lying: string;
  word: Placed[];
  kept: string[];
}

export class Hand<D extends Letter> {
  dice = $state.raw<D[]>([]);
  word = $state.raw<Placed[]>([]);
  kept = $state.raw<string[]>([]);
  order = $state.raw<string[]>([]);
  /** How often each die has been thrown on this screen; a die whose number grows is seen to roll. */
  thrown = $state.raw<Record<string, number>>({});
  /** How often the player has changed the word on this screen. */
  edits = $state(0);
  /** A wild waiting for its letter. */
  asking = $state<string | null>(null);
  #askedAt: number | null = null;
  /** A letter that is not on the dice, to shake the tray. */
  missing = $state.raw<{ letter: string; at: number } | null>(null);

  #key = '';
  #lastRoll = '';

  constructor(private readonly match: string) {
    this.order = note<string[]>(match, 'order') ?? [];
  }

  text = $derived(textOf(this.word));
  value = $derived(valueOf(this.word, this.dice));
  rack = $derived(inOrder(this.dice, this.order));
  loose = $derived(
    this.dice
      .map(({ name }) => name)
      .filter((name) => !this.kept.includes(name) && !this.word.some(({ die }) => die === name)),
  );

  /** Take the dice as the server shows them; `key` names seat and round. */
  show(dice: D[], key: string): void {
    const lying = `${key}/${dice.map(({ name, glyph }) => name + glyph).join()}`;
    if (lying === this.#lastRoll) return;
    if (key !== this.#key) this.#newTurn(dice, key, lying);
    else this.#seeRoll(dice);
    this.#lastRoll = lying;
    this.dice = dice;
    this.word = still(this.word, dice);
    this.#save();
  }

  #newTurn(dice: D[], key: string, lying: string): void {
    const draft = note<Draft>(this.match, 'draft');
    const mine = draft?.lying === lying ? draft : null;
    this.#key = key;
    this.word = mine?.word ?? [];
    this.kept = mine?.kept ?? [];
    this.asking = null;
    // A turn that is picked up again lies still, and its word may not have been sent; a new one is thrown.
    if (mine?.word.length) this.edits += 1;
    if (!mine) this.#throw(dice.map(({ name }) => name));
  }

  #rolling: string[] = [];

  /** Which dice the next roll will move; the faces that come up may be the old ones. */
  expect(dice: string[]): void {
    this.#rolling = dice;
  }

  #seeRoll(dice: D[]): void {
    const was = new Map(this.dice.map(({ name, glyph }) => [name, glyph]));
    const changed = dice.filter(({ name, glyph }) => was.get(name) !== glyph).map(({ name }) => name);
    this.#throw([...new Set([...changed, ...this.#rolling])]);
    this.#rolling = [];
  }

  #throw(names: string[]): void {
    const thrown = { ...this.thrown };
    for (const name of names) thrown[name] = (thrown[name] ?? 0) + 1;
    this.thrown = thrown;
  }

  /** A letter typed: the die that shows it, else the wild. */
  type(letter: string): void {
    if (this.asking) return this.name(letter);
    this.#askedAt = null;
    const placed = dieFor(letter, this.dice, this.word);
    if (placed) this.#place(placed);
    else {
      this.missing = { letter, at: performance.now() };
      announcer.say(texts.turn.notOnDice(letter));
    }
  }

  /** A die tapped: into the word, or out of it. A wild asks for its letter first. */
  tap(name: string): void {
    const die = this.dice.find((candidate) => candidate.name === name);
    if (!die) return;
    if (this.word.some((placed) => placed.die === name)) this.takeOut(name);
    else this.#read(die, null);
  }

  /** A die dragged to a place in the word, from the rack or from elsewhere in the word. */
  put(name: string, at: number): void {
    const before = this.word.findIndex(({ die }) => die === name);
    const die = this.dice.find((candidate) => candidate.name === name);
    const laid = this.word[before];
    if (!die) return;
    if (!laid) return this.#read(die, at);
    const others = this.word.filter((placed) => placed !== laid);
    this.#set(others.toSpliced(before < at ? at - 1 : at, 0, laid));
  }

  takeOut(name: string): void {
    if (this.word.some(({ die }) => die === name)) this.#set(this.word.filter(({ die }) => die !== name));
  }

  #read(die: D, at: number | null): void {
    this.#askedAt = at;
    if (die.glyph === WILD) this.asking = die.name;
    else this.#place({ die: die.name, reads: die.glyph });
  }

  /** The letter a wild stands for. */
  name(letter: string): void {
    const die = this.asking;
    this.asking = null;
    if (die) this.#place({ die, reads: letter });
  }

  pin(name: string): void {
    this.kept = this.kept.includes(name) ? this.kept.filter((kept) => kept !== name) : [...this.kept, name];
    this.#save();
  }

  back(): void {
    this.#set(this.word.slice(0, -1));
  }

  clear(): void {
    this.#set([]);
  }

  shuffle(): void {
    this.order = shuffled(this.rack.map(({ name }) => name));
    keepNote(this.match, 'order', this.order);
  }

  sort(): void {
    this.order = [];
    keepNote(this.match, 'order', null);
  }

  #place(placed: Placed): void {
    const at = this.#askedAt ?? this.word.length;
    this.#askedAt = null;
    this.#set(this.word.toSpliced(at, 0, placed));
  }

  /** The word as the server has it. */
  adopt(word: Placed[]): void {
    this.word = still(word, this.dice);
    this.#save();
  }

  #set(word: Placed[]): void {
    this.word = word;
    this.edits += 1;
    this.missing = null;
    announcer.say(word.length ? texts.turn.picked(this.text) : texts.turn.empty);
    this.#save();
  }

  #save(): void {
    const draft: Draft = { lying: this.#lastRoll, word: this.word, kept: this.kept };
    keepNote(this.match, 'draft', draft);
  }
}

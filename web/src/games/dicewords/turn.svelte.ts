// The hand a person is playing: dice as they lie, the word in the making, the dice pinned down.

import { announcer } from '../../lib/announce.svelte';
import { keepNote, note } from '../../lib/stored';
import { texts } from '../../lib/texts';
import { dieFor, inOrder, shuffled, still, textOf, valueOf, WILD, type Placed } from '../../lib/word';
import type { DicewordsAction, DieView } from './types';

interface Draft {
  lying: string;
  word: Placed[];
  kept: string[];
}

export class Turn {
  dice = $state.raw<DieView[]>([]);
  word = $state.raw<Placed[]>([]);
  kept = $state.raw<string[]>([]);
  order = $state.raw<string[]>([]);
  /** How often each die has been thrown on this screen; a die whose number grows is seen to roll. */
  thrown = $state.raw<Record<string, number>>({});
  rerollsLeft = $state(0);
  minLength = $state(3);
  /** A wild waiting for its letter. */
  asking = $state<string | null>(null);
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
  canDeclare = $derived(this.word.length >= this.minLength);

  /** Take the dice as the server shows them. `key` names seat and round, `rolls` how often they were thrown. */
  lay(dice: DieView[], key: string, rerollsLeft: number, minLength: number): void {
    const lying = `${key}/${dice.map(({ name, glyph }) => name + glyph).join()}`;
    this.rerollsLeft = rerollsLeft;
    this.minLength = minLength;
    if (lying === this.#lastRoll) return;
    if (key !== this.#key) this.#newTurn(dice, key, lying);
    else this.#seeRoll(dice);
    this.#lastRoll = lying;
    this.dice = dice;
    this.word = still(this.word, dice);
    this.#save();
  }

  #newTurn(dice: DieView[], key: string, lying: string): void {
    const draft = note<Draft>(this.match, 'draft');
    const mine = draft?.lying === lying ? draft : null;
    this.#key = key;
    this.word = mine?.word ?? [];
    this.kept = mine?.kept ?? [];
    this.asking = null;
    // A turn that is picked up again lies still; a new one is thrown.
    if (!mine) this.#throw(dice.map(({ name }) => name));
  }

  #rolling: string[] = [];

  /** Which dice the next roll will move; the faces that come up may be the old ones. */
  expect(dice: string[]): void {
    this.#rolling = dice;
  }

  #seeRoll(dice: DieView[]): void {
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
    if (this.word.some((placed) => placed.die === name)) this.#set(this.word.filter((placed) => placed.die !== name));
    else if (die.glyph === WILD) this.asking = name;
    else this.#place({ die: name, reads: die.glyph });
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

  declare(): DicewordsAction {
    return { kind: 'declare', word: this.text, dice: this.word.map(({ die }) => die) };
  }

  reroll(): DicewordsAction {
    this.expect(this.loose);
    return { kind: 'reroll', dice: this.loose };
  }

  #place(placed: Placed): void {
    this.#set([...this.word, placed]);
  }

  #set(word: Placed[]): void {
    this.word = word;
    this.missing = null;
    announcer.say(word.length ? texts.turn.picked(this.text) : texts.turn.empty);
    this.#save();
  }

  #save(): void {
    const draft: Draft = { lying: this.#lastRoll, word: this.word, kept: this.kept };
    keepNote(this.match, 'draft', draft);
  }
}

// The hand a person plays at Dicewords, and what it comes to: a declared word, or dice to roll again.

import { Hand } from '../../lib/hand.svelte';
import type { DicewordsAction, DieView } from './types';

export class Turn extends Hand<DieView> {
  rerollsLeft = $state(0);
  minLength = $state(3);

  canDeclare = $derived(this.word.length >= this.minLength);

  /** Take the dice as the server shows them. `key` names seat and round. */
  lay(dice: DieView[], key: string, rerollsLeft: number, minLength: number): void {
    this.rerollsLeft = rerollsLeft;
    this.minLength = minLength;
    this.show(dice, key);
  }

  declare(): DicewordsAction {
    return { kind: 'declare', word: this.text, dice: this.word.map(({ die }) => die) };
  }

  /** What lies on the tray: a word that can be declared, or nothing yet. */
  spell(): DicewordsAction {
    if (!this.canDeclare) return { kind: 'spell', word: '', dice: null };
    return { kind: 'spell', word: this.text, dice: this.word.map(({ die }) => die) };
  }

  reroll(): DicewordsAction {
    this.expect(this.loose);
    return { kind: 'reroll', dice: this.loose };
  }
}

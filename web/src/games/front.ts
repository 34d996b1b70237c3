// Which game the front page plays, and which one its ways to play lead to where none is named.

export { default as FrontTurn } from './dicewords/Practice.svelte';

export const FRONT_GAME = 'dicewords';

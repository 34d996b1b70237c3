import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Turn } from '../src/games/dicewords/turn.svelte';
import TurnPanel from '../src/games/dicewords/TurnPanel.svelte';
import { roll } from './dice';

const play = vi.fn();
let turn: Turn;

function sit(glyphs: string, can = ['declare', 'pass', 'reroll']): void {
  turn = new Turn('m1');
  turn.lay(roll(glyphs), '1/0', 2, 3);
  render(TurnPanel, { turn, can, info: [], play });
}

const type = async (text: string): Promise<void> => {
  for (const key of text) await fireEvent.keyDown(document.body, { key });
};
const die = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name} die`) });

beforeEach(() => play.mockClear());

describe('a turn by keyboard', () => {
  it('typing picks dice, shows the growing sum, and Enter declares what is seen', async () => {
    sit('ALEEPHNTV');
    await type('elephant');
    expect(screen.getByText('11 times 8 makes 88')).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(play).toHaveBeenCalledWith({
      kind: 'declare',
      word: 'ELEPHANT',
      dice: ['orange', 'indigo', 'red', 'purple', 'blue', 'gold', 'brown', 'black'],
    });
  });

  it('Backspace takes a letter back and Escape all of them', async () => {
    sit('ALEEPHNTV');
    await type('eat');
    await fireEvent.keyDown(document.body, { key: 'Backspace' });
    expect(turn.text).toBe('EA');
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(turn.text).toBe('');
  });

  it('a letter that is on no die is said, not swallowed', async () => {
    sit('ALEEPHNTV');
    await type('q');
    expect(screen.getByText('No Q is left on your dice.')).toBeTruthy();
    expect(turn.text).toBe('');
  });

  it('after a button was used, typing a word and Enter declares it instead of pressing the button again', async () => {
    sit('ALEEPHNTV');
    screen.getByRole('button', { name: 'Shuffle the dice to see new words' }).focus();
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'e' });
    await type('at');
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    expect(play).toHaveBeenCalledWith(expect.objectContaining({ kind: 'declare', word: 'EAT' }));
  });

  it('Enter on a word that is too short plays nothing', async () => {
    sit('ALEEPHNTV');
    await type('ea');
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(play).not.toHaveBeenCalled();
  });

  it('DW-1: Shift Enter rerolls the dice that are neither in the word nor pinned', async () => {
    sit('ALEEPHNTV');
    await type('ea9');
    await fireEvent.keyDown(document.body, { key: 'Enter', shiftKey: true });
    expect(play).toHaveBeenCalledWith({ kind: 'reroll', dice: ['indigo', 'red', 'purple', 'blue', 'brown', 'black'] });
  });

  it('letters typed into a field elsewhere on the page spell nothing', async () => {
    sit('ALEEPHNTV');
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 'e' });
    expect(turn.text).toBe('');
    field.remove();
  });
});

describe('a turn by tapping', () => {
  it('a die goes into the word and comes back', async () => {
    sit('ALEEPHNTV');
    await fireEvent.click(die('purple'));
    expect(turn.text).toBe('P');
    await fireEvent.click(screen.getByRole('button', { name: /^Take back P/ }));
    expect(turn.text).toBe('');
  });

  it('DW-5: a wild asks for its letter, and counts minus two', async () => {
    sit('?LEEPHNTV');
    await fireEvent.click(die('gold'));
    await fireEvent.click(screen.getByRole('button', { name: 'A' }));
    expect(turn.text).toBe('A');
    expect(turn.value).toBe(-2);
  });

  it('B-59: a die is named by die, letter and points, not by its colour alone', () => {
    sit('ALEEPHNTV');
    expect(die('green').getAttribute('aria-label')).toBe('green die, V, 5 points');
  });

  it('without rerolls nothing can be pinned or rolled again', () => {
    sit('ALEEPHNTV', ['declare', 'pass']);
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    expect(screen.getByRole('button', { name: /No rerolls left/ }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('dice as the server shows them', () => {
  it('an unsent word survives a reload of the page', () => {
    sit('ALEEPHNTV');
    for (const letter of 'EAT') turn.type(letter);
    const again = new Turn('m1');
    again.lay(roll('ALEEPHNTV'), '1/0', 2, 3);
    expect(again.text).toBe('EAT');
    expect(again.thrown, 'dice that are picked up again lie still').toEqual({});
  });

  it('a new turn clears the word and throws all dice', () => {
    sit('ALEEPHNTV');
    turn.type('E');
    turn.lay(roll('ALEEPHNTV'), '2/0', 2, 3);
    expect(turn.text).toBe('');
    expect(Object.keys(turn.thrown)).toHaveLength(9);
  });

  it('a reroll moves the dice that were named, also those that fall as before', () => {
    sit('ALEEPHNTV');
    const before = turn.thrown['green'] ?? 0;
    turn.expect(['green', 'gold']);
    turn.lay(roll('ELEEPHNTV'), '1/0', 1, 3);
    expect(turn.thrown['green']).toBe(before + 1);
    expect(turn.thrown['indigo']).toBe(before);
  });
});

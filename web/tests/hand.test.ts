import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import { answerTo } from '../src/learn/rules/answer';
import { BOOK, type Game } from '../src/learn/rules/book';
import { atHand } from '../src/learn/rules/hand';
import RulesDialog from '../src/learn/rules/RulesDialog.svelte';
import { texts } from '../src/learn/rules/texts';
import { help } from '../src/lib/help.svelte';
import { speak } from '../src/lib/language.svelte';
import { Match } from '../src/lib/match.svelte';
import type { View } from '../src/lib/view';

afterEach(() => speak('en'));

const hand = (more: object): object => ({ seat: 0, dice: [{}], done: false, ...more });
const moments: [Game, string, object][] = [
  ['dicewords', 'rolls', { stage: 'choosing', hands: [hand({ rerolls_left: 2 })] }],
  ['dicewords', 'score', { stage: 'choosing', hands: [hand({ rerolls_left: 0 })] }],
  ['dicewords', 'allowed', { stage: 'choosing', hands: [hand({ rerolls_left: 1, refusal: {} })] }],
  ['dicewords', 'judging', { stage: 'voting', hands: [] }],
  ['dicewords', 'end', { stage: 'over', hands: [] }],
  ['icewords', 'round', { stage: 'studying', hands: [] }],
  ['icewords', 'letters', { stage: 'playing', hands: [hand({ draft: null })] }],
  ['icewords', 'score', { stage: 'playing', hands: [hand({ draft: {} })] }],
  ['icewords', 'targets', { stage: 'agreeing', hands: [] }],
  ['bookworm', 'card', { stage: 'choosing', sheet: [], named: [] }],
  ['bookworm', 'score', { stage: 'choosing', sheet: [{}], named: [] }],
  ['bookworm', 'turn', { stage: 'naming', sheet: [], named: [] }],
  ['bookworm', 'steal', { stage: 'naming', sheet: [], named: [{}] }],
  ['bookworm', 'fits', { stage: 'voting', sheet: [], named: [{}] }],
  ['crossword-cubes', 'order', { stage: 'ordering', hands: [] }],
  ['crossword-cubes', 'turn', { stage: 'building', version: 'one', hands: [hand({ lying: [] })] }],
  ['crossword-cubes', 'score', { stage: 'building', version: 'one', hands: [hand({ lying: [{}] })] }],
  ['crossword-cubes', 'lengths', { stage: 'building', version: 'two', hands: [hand({ lying: [{}] })] }],
  ['crossword-cubes', 'two', { stage: 'deciding', hands: [] }],
  ['speed-dice', 'race', { stage: 'ready', sheet: [], bowl: [] }],
  ['speed-dice', 'linked', { stage: 'racing', sheet: [], bowl: [], ballot: null }],
  ['speed-dice', 'bowl', { stage: 'racing', sheet: [], bowl: [1], ballot: null }],
  ['speed-dice', 'allowed', { stage: 'voting', sheet: [], bowl: [1] }],
  ['speed-dice', 'trophy', { stage: 'ready', sheet: [{}], bowl: [] }],
];

function at(game: Game, view: object): Match {
  const match = new Match('m1', 'secret');
  match.view = { game, seat: 0, ...view } as unknown as View;
  return match;
}

describe('the rule at hand', () => {
  it.each(moments)('%s: %s', (game, section, view) => {
    expect(Object.keys(BOOK[game])).toContain(section);
    expect(atHand(game, at(game, view).view)).toBe(section);
  });

  it('is the first section where nobody plays', () => expect(atHand('bookworm', null)).toBe('card'));
});

describe('why', () => {
  const table = { stage: 'choosing', hands: [hand({ rerolls_left: 2 })] };

  it('the table’s own sentence comes before the rule it refers to', () => {
    const match = at('dicewords', table);
    match.refusal = { code: 'no-rerolls', message: 'No rerolls are left: declare a word from these dice, or pass.' };
    const { section, because } = answerTo('dicewords', { match, about: { kind: 'refusal' } }, texts);
    expect([section, because]).toEqual(['rolls', match.refusal.message]);
  });

  it('a word that the referee did not allow leads to which words count', () => {
    const asked = { match: at('dicewords', table), about: { kind: 'refusal' as const } };
    expect(answerTo('dicewords', asked, texts)).toEqual({ section: 'allowed', because: '' });
  });

  it('a greyed button says so in the language of the screens', async () => {
    await speak('de');
    const asked = { match: null, about: { kind: 'greyed' as const, button: 'many' } };
    const { section, because } = answerTo('speed-dice', asked, texts);
    expect(section).toBe('bowl');
    expect(because).toContain('Schale');
  });

  it('opens on the rule, with all the others below it', async () => {
    help.here = { game: 'dicewords', match: at('dicewords', table) };
    help.greyed('no-word');
    const { asked } = help;
    if (!asked) throw new Error('nothing was asked');
    render(RulesDialog, { asked, onclose: help.close });
    await tick();
    expect(screen.getByText(texts.greyed.dicewords['no-word'])).toBeTruthy();
    const open = [...document.querySelectorAll('details')].filter((details) => details.open);
    expect(open.map((details) => details.querySelector('summary')?.textContent)).toEqual(['Your wordDW-3']);
    expect(document.querySelectorAll('details').length).toBeGreaterThan(10);
    help.here = null;
    help.close();
  });
});

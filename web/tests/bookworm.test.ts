import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import CategoryCard from '../src/games/bookworm/CategoryCard.svelte';
import Count from '../src/games/bookworm/Count.svelte';
import Namer from '../src/games/bookworm/Namer.svelte';
import { sentence, sumText } from '../src/games/bookworm/referee';
import type { Reading } from '../src/lib/wire';
import readings from './readings.json';
import { cardsOf, initials, takeable } from '../src/games/bookworm/table';
import type { BookwormEvent, BookwormView, DieView } from '../src/games/bookworm/types';
import Verdict from '../src/games/bookworm/Verdict.svelte';

const names = {
  of: (seat: number) => ['You', 'Bo', 'Cleo'][seat] ?? '',
  isMe: (seat: number) => seat === 0,
  isHere: (seat: number) => seat === 0,
};

const die = (name: string, glyph: string, dots: number, owner: number | null = null): DieView => ({
  name,
  identifier: name,
  colour: glyph.length > 2 || glyph === '?' ? 'green' : 'white',
  glyph,
  dots,
  letters: glyph.length > 2 || glyph === '?' ? [] : [...glyph],
  any_letter: glyph === 'A-Z' || glyph === '?',
  owner,
});

const table = (dice: DieView[], more: Partial<BookwormView> = {}): BookwormView =>
  ({ dice, seat: 0, cards_left: 6, named: [], refused: [], can: [], ...more }) as unknown as BookwormView;

const glyphs = (text: string, view: BookwormView): string[] => takeable(text, view, LATIN).map(({ glyph }) => glyph);

const LATIN = readings.english.reading as unknown as Reading;

describe('which die a word may take', () => {
  it('BW-11: the initial is that of the first word, or of the one after a short first word', () => {
    expect(initials('the Hague', LATIN)).toEqual(['T', 'H']);
    expect(initials('New Delhi', LATIN)).toEqual(['N', 'D']);
    expect(initials('  élan', LATIN)).toEqual(['E']);
    expect(initials('Äpfel', LATIN)).toEqual(['A']);
    expect(initials('øl', LATIN)).toEqual(['O']);
    expect(initials('Ærø', LATIN)).toEqual(['A']);
    expect(initials("l'eau", LATIN)).toEqual(['L', 'E']);
    expect(initials('', LATIN)).toEqual([]);
  });

  it('BW-2: CK is either letter; the first letter goes before the article’s second, the display before a theft', () => {
    const view = table([die('w1', 'CK', 1), die('w2', 'K', 1, 1), die('w3', 'S', 1)]);
    expect(takeable('kiwi', view, LATIN).map(({ name }) => name)).toEqual(['w1', 'w2']);
    expect(glyphs('cocoa', view)).toEqual(['CK']);
  });

  it('BW-4: one’s own dice cannot be named', () => {
    expect(glyphs('sun', table([die('w1', 'S', 1, 0)]))).toEqual([]);
  });

  it('BW-3: without Bookworm cards dice come from the display only', () => {
    const dice = [die('w1', 'S', 1, 1), die('w2', 'S', 1)];
    expect(takeable('sun', table(dice, { cards_left: 0 }), LATIN).map(({ name }) => name)).toEqual(['w2']);
  });

  it('BW-12: A-Z and ? take any letter, after dice that show it; NOT takes none', () => {
    const dice = [die('s', 'A-Z', 1), die('w1', 'S', 1), die('w2', 'NOT', -1)];
    expect(glyphs('sun', table(dice))).toEqual(['S', 'A-Z']);
    expect(glyphs('moon', table(dice))).toEqual(['A-Z']);
  });

  it('BW-3: the cards go out from the top, one a theft, to who was robbed', () => {
    const named = [null, 2, 1].map((stolen_from) => ({ seat: 0, word: 'x', die: 'w1', stolen_from }));
    expect([...cardsOf(table([], { named }))]).toEqual([
      [5, 2],
      [4, 1],
    ]);
  });
});

describe('naming', () => {
  const props = (more: object = {}) => ({
    match: 'm1',
    about: '1/fruit/0',
    text: '',
    die: die('w1', 'K', 1),
    options: [die('w1', 'K', 1), die('w2', 'CK', 1, 1)],
    mine: true,
    can: ['name', 'give-up'],
    busy: false,
    waits: 'Bo',
    from: '',
    said: null,
    pick: vi.fn(),
    name: vi.fn(),
    giveUp: vi.fn(),
    takeNot: vi.fn(),
    ...more,
  });

  it('a letter typed anywhere goes into the word; Enter names it; arrows change the die', async () => {
    const given = props();
    render(Namer, given);
    const input = screen.getByLabelText<HTMLInputElement>('Your word');
    input.blur();
    await fireEvent.keyDown(document.body, { key: 'k' });
    expect(document.activeElement).toBe(input);
    await fireEvent.input(input, { target: { value: 'kiwi' } });
    await fireEvent.keyDown(input, { key: 'ArrowDown' });
    expect(given.pick).toHaveBeenCalledWith('w2');
    await fireEvent.submit(input.form!);
    expect(given.name).toHaveBeenCalledOnce();
  });

  it('what is typed in another’s turn is not sent, and survives a reload', async () => {
    const given = props({ mine: false, can: [] });
    const { unmount } = render(Namer, given);
    await fireEvent.input(screen.getByLabelText('Your word'), { target: { value: 'kiwi' } });
    await fireEvent.submit(screen.getByLabelText<HTMLInputElement>('Your word').form!);
    expect(given.name).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Bo is thinking' })).toBeTruthy();
    unmount();
    render(Namer, props());
    expect(screen.getByLabelText<HTMLInputElement>('Your word').value).toBe('kiwi');
    unmount();
  });

  it('a word for one category is no word for the next', async () => {
    const { unmount } = render(Namer, props());
    await fireEvent.input(screen.getByLabelText('Your word'), { target: { value: 'kiwi' } });
    unmount();
    render(Namer, props({ about: '2/cities/0' }));
    expect(screen.getByLabelText<HTMLInputElement>('Your word').value).toBe('');
  });

  it('the button says who is robbed', () => {
    render(Namer, props({ text: 'kiwi', die: die('w2', 'CK', 1, 1), from: 'Bo' }));
    expect(screen.getByRole('button', { name: 'Steal CK from Bo' })).toBeTruthy();
  });

  it('BW-6: giving up asks first, and says what it costs', async () => {
    const given = props();
    render(Namer, given);
    await fireEvent.click(screen.getByRole('button', { name: 'I know none' }));
    expect(screen.getByText(/costs you 2 points/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, give up' }));
    expect(given.giveUp).toHaveBeenCalledOnce();
  });
});

describe('the card', () => {
  const categories = [
    { id: 'sea', title: 'At the beach', level: 'easy' as const, names: false },
    { id: 'herbs', title: 'Fragrant plants', level: 'medium' as const, names: false },
    { id: 'cities', title: 'Asian cities', level: 'hard' as const, names: true },
  ];

  it('BW-1: the Bookworm picks one of three, also by its number', async () => {
    const choose = vi.fn();
    render(CategoryCard, { categories, category: null, chooser: 'You', mayChoose: true, busy: false, choose });
    await fireEvent.keyDown(document.body, { key: '2' });
    await fireEvent.click(screen.getByRole('button', { name: /^Asian cities/ }));
    expect(choose.mock.calls).toEqual([['herbs'], ['cities']]);
  });

  it('the others see the card and cannot pick', () => {
    render(CategoryCard, { categories, category: null, chooser: 'Bo', mayChoose: false, busy: false, choose: vi.fn() });
    expect(screen.getByText('Bo picks a category')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the count', () => {
  it('BW-8: it begins at its moment and counts down to 0', async () => {
    const at = (now: number) => ({ from: 5000, deadline: 10_000, now, mine: true });
    const { rerender } = render(Count, at(4900));
    expect(screen.queryByRole('timer')).toBeNull();
    await rerender(at(5000));
    expect(screen.getByRole('timer').textContent).toBe('5');
    await rerender(at(9100));
    expect(screen.getByRole('timer').textContent).toBe('1');
    await rerender(at(10_050));
    expect(screen.getByRole('timer').textContent).toBe('0');
  });
});

describe('judging', () => {
  it('BW-9: the ballot shows the word and the category; the namer only waits', async () => {
    const play = vi.fn();
    const claim = { seat: 1, word: 'Paris', die: 'w1' };
    const category = { id: 'cities', title: 'Asian cities', level: 'hard' as const, names: true };
    const view = table([die('w1', 'P', 1)], { claim, category, stage: 'voting', can: ['vote'] });
    const { unmount } = render(Verdict, { view, names, busy: false, play });
    expect(screen.getByText('Does “Paris” fit “Asian cities”?')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'It does not' }));
    expect(play).toHaveBeenCalledWith({ kind: 'vote', accepts: false });
    unmount();
    const own = { ...view, claim: { ...claim, seat: 0 }, can: [] };
    render(Verdict, { view: own, names, busy: false, play });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('The others decide');
  });
});

describe('what is said', () => {
  const sum = { dice: [{ die: 'w1', glyph: 'Q', dots: 3 }], cards: 2, penalty: -2 };
  const cases: [BookwormEvent, string][] = [
    [{ kind: 'bookworm-named', round: 2, seat: 0 }, 'Round 2: you are the Bookworm.'],
    [{ kind: 'turn-began', seat: 0 }, 'Your turn: name a word.'],
    [{ kind: 'turn-began', seat: 1 }, ''],
    [
      { kind: 'die-taken', named: { seat: 1, word: 'Paris', die: 'w1', stolen_from: 0 }, cards_left: 3 },
      '“Paris”: Bo steals a die of yours. You get a Bookworm card.',
    ],
    [{ kind: 'failed', seat: 1, how: 'time-up' }, 'Bo’s time is up.'],
    [{ kind: 'round-scored', lines: [{ round: 1, seat: 1, sum, total: 3 }] }, 'The round is over: Bo 3 + 2 − 2 = 3.'],
    [{ kind: 'ended', result: { scores: [21, 3, 4], ranks: [1, 3, 2] } }, 'The match is over. You win.'],
  ];
  it.each(cases)('the referee: %o', (event, said) => expect(sentence(event, names)).toBe(said));

  it('BW-6: a round is the sum it is', () => expect(sumText(sum)).toBe('3 + 2 − 2 = 3'));
});

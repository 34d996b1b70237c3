import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import Table from '../src/ui/Table.svelte';

const saying = (text: string) => createRawSnippet(() => ({ render: () => `<p>${text}</p>` }));

const MINUTE = 60_000;
const papers = [
  { name: 'sheet', title: 'Score sheet', content: saying('the sheet'), beside: 'plain' as const },
  { name: 'dice', title: 'The dice', label: 'Dice table', content: saying('the faces') },
];
const given = {
  where: saying('Round 1'),
  deadline: null as number | null,
  now: 0,
  mine: false,
  papers,
  feed: [{ id: 1, text: 'The dice were shaken.' }],
  children: saying('the tray'),
};

describe('the table of every game', () => {
  it.each([
    ['no deadline', null, false],
    ['time that is nearly up', 5 * MINUTE, true],
    ['days to go, as by correspondence', 60 * MINUTE, false],
  ])('a clock only where time presses: %s', (_, deadline, shown) => {
    render(Table, { ...given, deadline });
    expect(screen.queryAllByRole('timer')).toHaveLength(shown ? 1 : 0);
  });

  it('a paper opens by its button, under its own title, and closes again', async () => {
    render(Table, given);
    expect(screen.queryByRole('dialog')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Dice table' }));
    const dialog = screen.getByRole('dialog', { name: 'The dice' });
    expect(within(dialog).getByText('the faces')).toBeTruthy();
    await fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('what is to lie beside the table lies there, and the feed always', () => {
    render(Table, given);
    const aside = within(screen.getByRole('complementary'));
    expect(aside.getByText('the sheet')).toBeTruthy();
    expect(aside.queryByText('the faces')).toBeNull();
    expect(aside.getByText('The dice were shaken.')).toBeTruthy();
  });

  it('keys have a button where the game has keys', async () => {
    const { rerender } = render(Table, given);
    expect(screen.queryByRole('button', { name: 'Keyboard' })).toBeNull();
    await rerender({ keys: { title: 'Keyboard', keys: [['Enter', 'ends the turn']] } });
    await fireEvent.click(screen.getByRole('button', { name: 'Keyboard' }));
    expect(screen.getByText('ends the turn')).toBeTruthy();
  });

  it('how a word was decided is told over the table, to everybody, until it is no news any more', async () => {
    vi.useFakeTimers();
    const line = (id: number, text: string, ruling = false) => ({ id, text, ruling });
    const before = [line(1, 'Bo: QUUX.')];
    const { rerender, container } = render(Table, { ...given, feed: before });
    const said = () => container.querySelector('.ruling')?.textContent;
    expect(said()).toBeUndefined();
    await rerender({ feed: [...before, line(2, 'Anna challenged QUUX: it falls.', true), line(3, 'Bo scores 0.')] });
    expect(said()).toBe('Anna challenged QUUX: it falls.');
    await rerender({ feed: [...before, line(2, 'Anna challenged QUUX: it falls.', true), line(4, 'Your turn.')] });
    expect(said()).toBe('Anna challenged QUUX: it falls.');
    await vi.advanceTimersByTimeAsync(13_000);
    expect(said()).toBeUndefined();
    vi.useRealTimers();
  });
});

import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SelectionBar } from './selection-bar.tsx';

const bar = (marked: number[], total: number, everything?: () => Promise<{ id: number }[]>) => {
  const selection = { marked: new Set(marked), onChange: vi.fn(), onFetched: vi.fn(), actions: null };
  const { unmount } = render(
    <MantineProvider env="test">
      <SelectionBar selection={selection} total={total} everything={everything} />
    </MantineProvider>,
  );
  return { selection, unmount };
};

it('offers to mark all rows that match, not only the visible ones, and hands them on', async () => {
  const rows = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const { selection } = bar([1], 3, async () => rows);
  screen.getByRole('button', { name: 'Alle 3 auswählen' }).click();
  await waitFor(() => expect(selection.onChange).toHaveBeenCalledWith(new Set([1, 2, 3])));
  expect(selection.onFetched).toHaveBeenCalledWith(rows);
});

it('does not offer it where all are marked, or where they cannot be read', () => {
  bar([1, 2], 2, async () => []).unmount();
  bar([1], 2).unmount();
  bar([1, 2], 2, async () => []);
  expect(screen.queryByRole('button', { name: /^Alle/ })).toBeNull();
  expect(screen.getByText('2 von 2 ausgewählt')).toBeTruthy();
});

it('never says that more are marked than there are', () => {
  bar([1, 2, 3], 1);
  expect(screen.getByText('3 ausgewählt')).toBeTruthy();
});

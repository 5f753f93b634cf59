import { MantineProvider } from '@mantine/core';
import type { FileMend } from '@rebblatt/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { loadFindingTexts } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { MendCalls } from './mend-calls.ts';
import { Wishes } from './wishes.tsx';

const order = vi.fn(() => Promise.resolve());
const calls = {
  about: 'page-1',
  stamp: '1',
  order,
  picture: (side: string, page: number) => ({
    queryKey: ['picture', side, page],
    queryFn: () => 'blob:sheet',
  }),
} as unknown as MendCalls;

async function show(more: Partial<NonNullable<FileMend['mended']>>) {
  await loadFindingTexts();
  const mended = { fixes: ['spots', 'boxes'], created_at: 'now', spots: [], frames: [], ...more };
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider env="test">
        <Wishes calls={calls} mended={mended as unknown as NonNullable<FileMend['mended']>} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}
const again = () => screen.getByRole('button', { name: 'Mit diesen Angaben nochmals ausbessern' });

it('shows what a spot ink is mixed of, and mends again with another mix', async () => {
  await show({ spots: [{ name: 'Gold', inks: [0, 20, 60, 10] }] });
  expect((again() as HTMLButtonElement).disabled).toBe(true);
  const yellow = screen.getByRole<HTMLInputElement>('textbox', { name: 'Gold, Gelb' });
  expect(yellow.value).toBe('60');
  await userEvent.clear(yellow);
  await userEvent.type(yellow, '80');
  await userEvent.click(again());
  expect(order).toHaveBeenLastCalledWith(['spots', 'boxes'], {
    spots: [{ name: 'Gold', inks: [0, 20, 80, 10] }],
  });
});

it('moves the finished page on its sheet with the arrow keys', async () => {
  const frame = { page: 1, x_mm: 25, y_mm: 27.5, sheet_width_mm: 260, sheet_height_mm: 190 };
  await show({ frames: [frame] });
  const grip = await screen.findByRole('button', { name: 'Ausschnitt auf dem Bogen' });
  fireEvent.keyDown(grip, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(grip, { key: 'ArrowDown' });
  const left = screen.getByRole<HTMLInputElement>('textbox', { name: 'Abstand von links (mm)' });
  expect(left.value).toBe('20');
  await userEvent.click(again());
  expect(order).toHaveBeenLastCalledWith(['spots', 'boxes'], { frames: [{ page: 1, x_mm: 20, y_mm: 28 }] });
});

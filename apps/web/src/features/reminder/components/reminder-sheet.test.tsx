import { MantineProvider } from '@mantine/core';
import type { ReminderPreview } from '@rebblatt/contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { type Session, sessionStore } from '../../../lib/session.ts';
import { ReminderSheet } from './reminder-sheet.tsx';

const oneOf = (id: number) => ({
  exhibitor: { id, company_name: `Weingut ${id}`, email: `w${id}@reben.test`, reminded_at: null },
  lines: [{ key: 'request', topic: 'request', recently: 0, reminded_at: null }],
});
const openOf = (...ids: number[]) =>
  ({
    catalog: { id: 1, name: 'Hauptmesse', to: '2099-12-31' },
    data: ids.map(oneOf),
    total: ids.length,
  }) as unknown as ReminderPreview;

const sheet = (open: ReminderPreview, at = '/?exhibitors=1') => {
  const router = createMemoryRouter([{ path: '/', element: <ReminderSheet open={open} /> }], {
    initialEntries: [at],
  });
  return (
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>
  );
};

it('reminds only those who are shown, also when somebody else has something to do meanwhile', async () => {
  const { rerender } = render(sheet(openOf(1, 2)));
  expect(await screen.findByRole('button', { name: 'Einen Aussteller erinnern' })).toBeTruthy();
  rerender(sheet(openOf(1, 2, 3)));
  expect(await screen.findByRole('button', { name: 'Einen Aussteller erinnern' })).toBeTruthy();
  expect(screen.queryByText('Weingut 3')).toBeNull();
});

it('has the own sentence again after its tab was gone, until it is dropped', async () => {
  sessionStore.set({ id: 9, role: 'ADMIN', administrator: null } as Session);
  const sentence = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Eigener Satz' });
  render(sheet(openOf(1)));
  fireEvent.change(await sentence(), { target: { value: 'Bitte bis Freitag.' } });
  cleanup();
  render(sheet(openOf(1)));
  expect((await sentence()).value).toBe('Bitte bis Freitag.');
  fireEvent.click(await screen.findByRole('button', { name: 'Entwurf verwerfen' }));
  expect((await sentence()).value).toBe('');
  sessionStore.set(null);
});

/** Leaves all drafts as if a tab that has died had written them. */
function fromAnotherTab(): void {
  for (const [key, text] of Object.entries(localStorage)) {
    localStorage.removeItem(key);
    localStorage.setItem(key.replace(/\S+$/, 'ffffffff'), String(text));
  }
}

/** Every timer takes longer than the one before, as on a busy machine: what is restored comes one after the other. */
function slowly(): void {
  const start = window.setTimeout;
  let started = 0;
  vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms = 0) =>
    start(act, ms + 50 * started++)) as typeof window.setTimeout);
}

it('leaves out whom the draft left out, when it comes back after its tab was gone', async () => {
  sessionStore.set({ id: 9, role: 'ADMIN', administrator: null } as Session);
  const all = () => sheet(openOf(1, 2, 3), '/');
  render(all());
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Noch keine Anfrage gestellt, Weingut 2' }));
  expect(await screen.findByRole('button', { name: '2 Aussteller erinnern' })).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Eigener Satz' }), {
    target: { value: 'Bis Freitag.' },
  });
  cleanup();
  fromAnotherTab();
  slowly();
  render(all());
  expect(await screen.findByRole('button', { name: '2 Aussteller erinnern' })).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Eigener Satz' }).value).toBe(
    'Bis Freitag.',
  );
  vi.restoreAllMocks();
  sessionStore.set(null);
});

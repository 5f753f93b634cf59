import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import '../lib/kept-work.ts';
import { type Session, sessionStore } from '../lib/session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { messageStore } from '../ui/snackbar-store.ts';
import { Form } from './form.tsx';
import { FormButtons } from './form-buttons.tsx';
import { TextField } from './text-field.tsx';

beforeEach(() => {
  localStorage.clear();
  messageStore.set(null);
  sessionStore.set({ id: 7, administrator: null } as Session);
  return () => sessionStore.set(null);
});

type Order = { comment: string; version?: number };
const schema = z.object({ comment: z.string(), version: z.number().optional() });

/** A form that sends something, and once it is sent gives way to one that changes it, at the same address. */
function Ordering() {
  const [sent, setSent] = useState<Order | null>(null);
  return (
    <Form
      key={sent ? 'sent' : 'new'}
      schema={async () => schema}
      values={sent ?? ({ comment: '', version: undefined } as Order)}
      valuesOf={(order: Order) => order}
      onSubmit={async ({ comment }): Promise<Order> => ({ comment, version: 1 })}
      onSaved={(order) => setSent(order)}
    >
      <TextField name="comment" label="Bemerkung" />
      <FormButtons save={sent ? 'Änderung senden' : 'Senden'} />
    </Form>
  );
}

it('what was sent is not taken for a draft by the form that comes after it', async () => {
  const element = (
    <MantineProvider env="test">
      <Ordering />
    </MantineProvider>
  );
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Bemerkung' }), 'Gerne neben dem Eingang.');
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await screen.findByRole('button', { name: 'Änderung senden' });
  expect(messageStore.get()?.text).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual([]);
  act(() => unmount());
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  ['fill', false],
  ['read', true],
] as const)(
  'is locked and without its button for a person of a company who may only «%s»: %s',
  (may, locked) => {
    sessionStore.set({ id: 7, administrator: null, user: { contact: { may } } } as Session);
    const element = (
      <MantineProvider env="test">
        <Ordering />
      </MantineProvider>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    const field = screen.getByRole('textbox', { name: 'Bemerkung' });
    expect(field.matches(':disabled')).toBe(locked);
    expect(screen.queryAllByRole('button', { name: 'Senden' })).toHaveLength(locked ? 0 : 1);
  },
);

it('whoever leaves while it is sent waits for the answer where that takes long, and is asked when it fails', async () => {
  const answers: { store: () => void; fail: () => void }[] = [];
  const slow = () =>
    new Promise<Order>((resolve, reject) =>
      answers.push({ store: () => resolve({ comment: 'neu', version: 2 }), fail: () => reject(new Error()) }),
    );
  const element = (
    <MantineProvider env="test">
      <Form
        schema={async () => schema}
        values={{ comment: 'alt', version: 1 } as Order}
        valuesOf={(order: Order) => order}
        onSubmit={slow}
        onSaved={() => undefined}
        waits
      >
        <TextField name="comment" label="Bemerkung" />
        <FormButtons />
      </Form>
      <Link to="/fort">Fort</Link>
      <ConfirmDialog />
    </MantineProvider>
  );
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/fort', element: <p>Anderswo</p> },
  ]);
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Bemerkung' }), ' und neu');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await save();
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: 'Fort' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  answers[0]?.fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  await save();
  await waitFor(() => expect(answers).toHaveLength(2));
  await userEvent.click(screen.getByRole('link', { name: 'Fort' }));
  expect(screen.queryByText('Anderswo')).toBeNull();
  answers[1]?.store();
  expect(await screen.findByText('Anderswo')).toBeTruthy();
});

import type { PageRow } from '@rebblatt/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { toggleRow } from '../../../table/selection.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { useMarkedPages } from './use-marked-pages.tsx';

const rows = [1, 2].map((id) => ({ id, version: 1, catalog_id: 9 })) as PageRow[];

function Pages() {
  const selection = useMarkedPages(rows);
  return (
    <>
      {rows.map(({ id }) => (
        <label key={id}>
          Seite {id}
          <input
            type="checkbox"
            checked={selection.marked.has(id)}
            onChange={() => toggleRow(selection, id)}
          />
        </label>
      ))}
      {selection.actions}
    </>
  );
}

const box = (id: number) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Seite ${id}` });

afterEach(cleanup);

it('a page that is marked while a step is under way stays marked', async () => {
  let finish: ((body: unknown) => void) | undefined;
  answering((call) => (call.startsWith('POST') ? new Promise((give) => (finish = give)) : undefined));
  show(<Pages />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seite 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktivieren' }));
  await userEvent.click(box(2));
  // The step goes out once what sends it is loaded.
  await waitFor(() => expect(finish).toBeDefined());
  finish?.({ data: { done: [1], left: [{ id: 1, version: 2 }], refused: [] } });
  await waitFor(() => expect(box(1).checked).toBe(false));
  expect(box(2).checked).toBe(true);
});

it('one page is rejected with words for one exhibitor', async () => {
  answering(() => undefined);
  show(<Pages />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Seite 1' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Ablehnen/ }));
  expect(await screen.findByRole('textbox', { name: 'Was zu ändern ist' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Abbrechen' }));
  await userEvent.click(box(2));
  await userEvent.click(await screen.findByRole('button', { name: /^Ablehnen/ }));
  expect(await screen.findByRole('textbox', { name: 'Anmerkung an alle diese Aussteller' })).toBeTruthy();
});

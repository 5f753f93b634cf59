import type { BookState, PrintLink, PrintResult } from '@rebblatt/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { LinkDialog } from './link-dialog.tsx';

const book = { id: 3, catalog_id: 1, number: 3 } as PrintResult;
const current: BookState = {
  ...{ left_out: 0, left_out_types: [], changed_pages: 0 },
  ...{ order_changed: 0, design_changed: 0, outdated: 0 },
};
const outdated: BookState = { ...current, changed_pages: 2, outdated: 1 };
const day = '2026-11-20T10:00:00.000Z';

/** The links of the book, as the server keeps them. */
let links: PrintLink[] = [];
/** What the server says of the book when it is asked now. */
let now: BookState = current;

function answer(call: string): unknown {
  if (call === 'GET /print/result/3/link') return { data: links, total: links.length };
  if (call === 'POST /print/result/3/link') {
    const link: PrintLink = {
      ...{ id: links.length + 1, result_id: 3, expires_at: day, revoked_at: null, valid: 1, downloads: 0 },
      ...{ fetched_at: null, sent_to: null, cover_note: null, created_at: day, created_by: null },
    };
    links = [link, ...links];
    return { data: { ...link, token: `key-${link.id}`, url: `https://messe.test/print/key-${link.id}` } };
  }
  if (call.startsWith('DELETE ')) {
    links = links.map((link) => ({ ...link, valid: 0 as const, revoked_at: day }));
    return { data: { id: 1 } };
  }
  if (call === 'GET /print/catalog/1/state') return { data: [{ ...now, result_id: 3 }] };
  return call === 'GET /print/cover/1' ? { data: null } : undefined;
}

beforeEach(() => {
  links = [];
  now = current;
});
afterEach(() => queryClient.clear());

const dialog = (name: string) => screen.findByRole('dialog', { name });
const none = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
const open = (state: BookState) => {
  now = state;
  return show(
    <LinkDialog
      catalog="Hauptmesse"
      result={book}
      state={state}
      printOffice={null}
      onClose={() => undefined}
    />,
  );
};
const press = async (name: string | RegExp, within_ = screen.getByRole('dialog', { name: /^Buch 3/ })) =>
  userEvent.click(await within(within_).findByRole('button', { name }));

it('asks before an outdated book is handed over, and makes no link against the answer', async () => {
  const sent = answering(answer);
  open(outdated);
  for (const no of ['Abbrechen', 'Schliessen'] as const) {
    await press('Link erstellen');
    const question = await dialog('Überholtes Buch weitergeben?');
    expect(question.textContent).toMatch(/Überholt\. .*2 /);
    await press(no, question);
    await none('Überholtes Buch weitergeben?');
  }
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await press('Link erstellen');
  await press('Trotzdem weitergeben', await dialog('Überholtes Buch weitergeben?'));
  expect(await screen.findByDisplayValue('https://messe.test/print/key-1')).toBeTruthy();
});

it('asks when a page was accepted since the desk looked last', async () => {
  answering(answer);
  open(current);
  now = outdated;
  await press('Link erstellen');
  const question = await dialog('Überholtes Buch weitergeben?');
  expect(question.textContent).toMatch(/Überholt\. .*2 /);
});

it('hands over a book that is what would be printed now without a question', async () => {
  answering(answer);
  open(current);
  await press('Link erstellen');
  expect(await screen.findByDisplayValue('https://messe.test/print/key-1')).toBeTruthy();
});

it('shows no address of a revoked link any more, and makes another beside it', async () => {
  answering(answer);
  open(current);
  await press('Link erstellen');
  await screen.findByDisplayValue('https://messe.test/print/key-1');
  await press(/^Sperren/);
  await press('Sperren', await dialog('Link sperren?'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Adresse' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Kopieren' })).toBeNull();
  expect(await screen.findByText('gesperrt')).toBeTruthy();
  await press('Link erstellen');
  expect(await screen.findByDisplayValue('https://messe.test/print/key-2')).toBeTruthy();
  // One more beside a link that works: its address goes only after a question, since nobody has copied it.
  await press('Weiterer Link');
  await press('Weiterer Link', await dialog('Die Adresse wurde nicht kopiert'));
  await press('Link erstellen');
  expect(await screen.findByDisplayValue('https://messe.test/print/key-3')).toBeTruthy();
});

it('leaves each Escape to the question above it', async () => {
  answering(answer);
  open(outdated);
  for (const _ of [1, 2]) {
    await userEvent.type(screen.getByLabelText('E-Mail der Druckerei'), 'a');
    await userEvent.keyboard('{Escape}');
    await dialog('Änderungen verwerfen');
    await userEvent.keyboard('{Escape}');
    await none('Änderungen verwerfen');
  }
  expect(await dialog('Buch 3: Link für die Druckerei')).toBeTruthy();
});

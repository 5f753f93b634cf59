import type { ExhibitorItem } from '@rebblatt/contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { type Session, sessionStore } from '../../../lib/session.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { exhibitorOne } from '../exhibitor-one.api.ts';
import { Profile } from './profile.tsx';

const item = {
  ...{ id: 7, company_name: 'Weingut am Steg', email: 'wir@fair.test', language: 'de', version: 1 },
  ...{ street: null, number: null, zip_code: null, city: null, phone: null, website: null },
  ...{ contact_person: null, description: null, web_logo: null, catalogs: [], regions: [] },
} as unknown as ExhibitorItem;

afterEach(() => {
  sessionStore.set(null);
  queryClient.clear();
});

const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
const type = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const missing = (field: string) => `Bei «${field}» fehlt die Angabe.`;
/** What the summary says. */
const faults = () => screen.queryAllByRole('link', { name: /^Bei «/ }).map((link) => link.textContent);

it('asks for the password of another address together with what else is wrong', async () => {
  const sent = answering((call) => (call === 'GET /exhibitor/7' ? { data: item } : undefined));
  sessionStore.set({ id: 7, role: 'EXHIBITOR', administrator: null, user: {} } as unknown as Session);
  queryClient.setQueryData(exhibitorOne(7).queryKey, item);
  show(<Profile />);
  await type('Firma', '');
  await save();
  await waitFor(() => expect(faults()).toEqual([missing('Firma')]));
  await type('E-Mail', 'neu@fair.test');
  await save();
  await waitFor(() => expect(faults()).toEqual([missing('Firma'), missing('Bisheriges Passwort')]));
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
});

it('a person of the company changes neither its address nor its password, and has a link mailed for their own', async () => {
  const contact = { id: 9, name: 'Lena Rebmann', email: 'lena@fair.test', may: 'everything' };
  const sent = answering((call) => {
    if (call === 'GET /exhibitor/7') return { data: item };
    return call === 'POST /forgot-password' ? { error: null, message: 'password.mail-sent' } : undefined;
  });
  sessionStore.set({
    id: 7,
    role: 'EXHIBITOR',
    administrator: null,
    user: { contact },
  } as unknown as Session);
  queryClient.setQueryData(exhibitorOne(7).queryKey, item);
  show(<Profile />);
  expect(await screen.findByRole('textbox', { name: 'E-Mail' })).toHaveProperty('disabled', true);
  expect(screen.queryByLabelText('Bisheriges Passwort')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Link für ein neues Passwort senden' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /forgot-password')?.body).toMatchObject({
      email: contact.email,
    }),
  );
});

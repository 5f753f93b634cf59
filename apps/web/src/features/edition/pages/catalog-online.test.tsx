import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { transport } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { answerOf } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { CatalogOnline } from './catalog-online.tsx';

const usual = transport.send;
afterEach(() => {
  transport.send = usual;
  queryClient.clear();
});

const none = { added: 0, gone: 0, changed: 0 };
const edition = (id: number, current: 0 | 1) => ({
  ...{ id, catalog_id: 7, number: id, state: current ? 'current' : 'earlier', current },
  created_at: '2030-07-10T10:00:00.000Z',
  created_by: { id: 1, email: 'admin@rebblatt.test' },
  counts: { exhibitors: 2, wines: 30 },
  difference: { exhibitors: none, wines: none },
});

function list(current: 0 | 1) {
  const publication = {
    ...{ catalog_id: 7, state: current ? 'public' : 'withdrawn', slug: 'messe', slug_fixed: 1, version: 4 },
    ...{ from: null, until: null, automatic: 0, url: 'https://messe.test/katalog/messe/' },
    code: { modules: 21, path: 'M0 0h1v1h-1z' },
  };
  const next = {
    counts: { exhibitors: 3, wines: 31 },
    difference: { exhibitors: { ...none, added: 1 }, wines: none },
    exhibitors: { added: ['Zum Dritten'], gone: [], changed: [] },
    wines: { added: [], gone: [], changed: [] },
  };
  return { data: [edition(2, current), edition(1, 0)], total: 2, publication, next, running: null };
}

const catalog = {
  ...{ id: 7, name: 'Hauptmesse 2030', catalog_type: 2, from: '2030-07-01', to: '2030-07-31' },
  ...{ currently_active: 1, status: null, reminder_days: [], version: 1 },
};

function answering(): string[] {
  const asked: string[] = [];
  let current: 0 | 1 = 1;
  transport.send = ({ method = 'GET', url }) => {
    const path = String(url);
    if (method !== 'GET') asked.push(`${method} ${path.replace(/^.*\/edition/, '/edition')}`);
    if (method === 'DELETE') current = 0;
    return Promise.resolve(answerOf(path.includes('/edition') ? list(current) : { data: catalog }));
  };
  return asked;
}

it('says what visitors see and what the next edition changes, and withdraws after a question', async () => {
  const asked = answering();
  show(<CatalogOnline />, { at: '/catalog/7/online', path: '/catalog/:catalog/online' });
  const state = within(await screen.findByRole('region', { name: 'Was Besucher sehen' }));
  state.getByText('Öffentlich');
  state.getByText('1 kommt dazu');
  state.getByText('Zum Dritten');
  screen.getByRole('img', { name: 'QR-Code dieser Adresse' });
  screen.getByText('<script src="https://messe.test/katalog/messe/einbetten.js"></script>');
  screen.getByRole('button', { name: 'Zeile kopieren' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Zurückziehen' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Zurückziehen' }));
  await state.findByText('Zurückgezogen');
  expect(asked).toEqual(['DELETE /edition/catalog/7/current']);
  screen.getByRole('button', { name: 'Ausgabe 2 zeigen' });
});

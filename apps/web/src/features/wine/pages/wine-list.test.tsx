import { screen } from '@testing-library/react';
import { afterEach, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { catalogStore, type Session, sessionStore } from '../../../lib/session.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { WineList } from './wine-list.tsx';

/** The same wine of two exhibitors. */
const wines = ['Steghof', 'Rebhalde'].map((company_name, at) => ({
  ...{ id: at + 1, user_id: at + 1, user: { id: at + 1, email: null, company_name } },
  ...{ wine: 'Nemea', year: 2023, award: null, alcohol_content_level: 30 },
  ...{ region: { id: 1, name: 'Nemea', country: { id: 1, name: 'Griechenland' } } },
  ...{ wine_type: { id: 1, wine_type: 'Rotwein' } },
  ...{ bottleSizes: [], grape_varieties: [], public_wine: 1, logo: null, version: 1 },
}));

afterEach(() => {
  queryClient.clear();
  sessionStore.set(null);
  catalogStore.set(undefined);
});

it('names the controls of equal wines after their exhibitors', async () => {
  sessionStore.set({ id: 9, role: 'ADMIN', administrator: null } as Session);
  catalogStore.set({ active_catalog: null, user_catalog_request: null });
  answering((call) => {
    if (call.startsWith('GET /wine/get-filtered-count')) return { data: { count: 0 } };
    return /^GET \/wine\/\d/.test(call) ? { data: wines, total: 2 } : undefined;
  });
  show(<WineList />);
  await screen.findByRole('link', { name: '«Nemea 2023, Steghof» bearbeiten' });
  for (const company of ['Steghof', 'Rebhalde'])
    screen.getByRole('button', { name: `«Nemea 2023, ${company}» löschen` });
});

import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { type CatalogState, catalogStore, type Session, sessionStore } from '../../../lib/session.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { OwnPageList } from './own-page-list.tsx';

afterEach(() => {
  sessionStore.set(null);
  catalogStore.set(undefined);
  queryClient.clear();
});

/** The list of an exhibitor whose request has two wine pages, of which some are there. */
function showWith(count: number) {
  sessionStore.set({ id: 7, role: 'EXHIBITOR', access_token: 'x', administrator: null } as Session);
  const catalog = { id: 3, name: 'Messe am See', from: '2026-01-01', to: '2999-12-31', catalog_type: 1 };
  catalogStore.set({
    active_catalog: catalog,
    user_catalog_request: { accepted: 1 },
  } as unknown as CatalogState);
  answering((call) => {
    if (call.startsWith('GET /active_catalog_and_user/page/')) return { data: [], total: count };
    if (call.startsWith('GET /request')) return { data: { count_pages_wine: 2 } };
    return undefined;
  });
  show(<OwnPageList />);
}

it('offers another wine page while the request has one left', async () => {
  showWith(1);
  const add = await screen.findByRole('link', { name: 'Weinseite hinzufügen' });
  expect(add.getAttribute('href')).toBe('/active-catalog/page/wine/create/1');
});

it('says instead that all are there when the request is used up', async () => {
  showWith(2);
  await screen.findByText(/^2 von 2 Weinseiten/);
  expect(screen.queryByRole('link', { name: 'Weinseite hinzufügen' })).toBeNull();
});

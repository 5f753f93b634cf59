import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { type CatalogState, catalogStore, type Session, sessionStore } from '../../../lib/session.ts';
import { answering } from '../../../testing/answering.ts';
import { show } from '../../../testing/show.tsx';
import { LogoList } from './logo-list.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStore.set(null);
  catalogStore.set(undefined);
  history.replaceState(null, '', '/');
});

const signIn = () =>
  sessionStore.set({
    id: 7,
    role: 'ADMIN',
    access_token: 'x',
    administrator: null,
    user: {},
  } as unknown as Session);

/** What the tabs of the list lead to, and which of them is the current one. */
async function tabsAt(filters: object, names = ['Alle', 'Zu genehmigen']) {
  signIn();
  answering((call) => (call.startsWith('GET /logo') ? { data: [], total: 8 } : undefined));
  const at = `/admin-logo?${new URLSearchParams({ columnFilters: JSON.stringify(filters) })}`;
  // The state of a list is read from the window's address.
  history.replaceState(null, '', at);
  show(<LogoList />, { at });
  const tabs = await Promise.all(
    names.map((name) => screen.findByRole('link', { name: new RegExp(`^${name}(?!,)`) })),
  );
  const filtersOf = (address: string | null) => {
    const found = new URLSearchParams(address?.split('?')[1]).get('columnFilters');
    return found ? JSON.parse(found) : {};
  };
  return {
    tabs: tabs.map((tab) => filtersOf(tab.getAttribute('href'))),
    current: tabs.map((tab) => tab.getAttribute('aria-current')),
  };
}

it('counts in its tabs the logos of the catalogue that it is narrowed to', async () => {
  const { tabs, current } = await tabsAt({ waiting: '1', catalog_id: '3' });
  expect(tabs).toEqual([{ catalog_id: '3' }, { waiting: '1', catalog_id: '3' }]);
  expect(current).toEqual([null, 'true']);
});

it('counts all of them where it is not narrowed', async () => {
  const { tabs, current } = await tabsAt({});
  expect(tabs).toEqual([{}, { waiting: '1' }]);
  expect(current[1]).toBeNull();
});

it('says the number of the running catalogue, as its strip, and beside it that of all exhibitors', async () => {
  const running = { active_catalog: { id: 3, name: 'Weinmesse' } };
  catalogStore.set(running as unknown as CatalogState);
  const names = ['Alle', 'Zu genehmigen', 'Zu genehmigen, alle Aussteller'];
  const addresses = [{}, { waiting: '1', catalog_id: '3' }, { waiting: '1' }];
  const all = await tabsAt({}, names);
  expect(all.tabs).toEqual(addresses);
  const queue = () => screen.findByRole('link', { name: 'Nacheinander entscheiden' });
  expect((await queue()).getAttribute('href')).toBe('/active-catalog/decide?tab=logos&of=all');
  cleanup();
  // Each word counts the same logos wherever it is read.
  const narrowed = await tabsAt({ waiting: '1', catalog_id: '3' }, names);
  expect(narrowed.tabs).toEqual(addresses);
  expect(narrowed.current).toEqual([null, 'true', null]);
  expect((await queue()).getAttribute('href')).toBe('/catalog/3/decide?tab=logos');
});

it('names each button after its logo', async () => {
  signIn();
  const logo = (id: number, name: string) => ({
    ...{ id, name, user_id: id, status: 2, ready: 1, approved: false, rejected: false, rejection: null },
    user: { id, company_name: `Weingut ${name}`, email: `${id}@reben.test`, phone: null, language: null },
    ...{ with_verification: 1, width_mm: 65, height_mm: 122.5, report: null, override: null },
    ...{ pages_count: 0, created_at: '2030-07-15T10:00:00.000Z', version: 1 },
  });
  const data = [logo(1, 'Steg'), logo(2, 'Halde'), logo(3, 'Steg')];
  answering((call) => (call.startsWith('GET /logo') ? { data, total: data.length } : undefined));
  show(<LogoList />, { at: '/admin-logo' });
  const names = async () =>
    (await screen.findAllByRole('button', { name: /genehmigen/i })).map((button) =>
      button.getAttribute('aria-label'),
    );
  await expect.poll(names).toHaveLength(data.length);
  for (const name of await names()) expect(name).toMatch(/Steg|Halde/);
});

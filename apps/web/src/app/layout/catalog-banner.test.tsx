import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { noteServerTime } from '../../lib/server-clock.ts';
import { type CatalogState, catalogStore, type Session, sessionStore } from '../../lib/session.ts';
import { answering } from '../../testing/answering.ts';
import { show } from '../../testing/show.tsx';
import { CatalogBanner } from './catalog-banner.tsx';

beforeEach(() => {
  answering((call) =>
    call === 'GET /catalog/has-catalog-page' ? { data: { has_catalog_page: 1 } } : undefined,
  );
  sessionStore.set({ id: 7, role: 'EXHIBITOR', access_token: 'x', administrator: null } as Session);
  const catalog = { id: 3, name: 'Messe am See', from: '2030-07-01', to: '2030-07-20', catalog_type: 1 };
  catalogStore.set({ active_catalog: catalog, user_catalog_request: null } as unknown as CatalogState);
});
afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date().toUTCString());
  sessionStore.set(null);
  catalogStore.set(undefined);
  queryClient.clear();
});

it.each(['2030-07-05T10:00:00Z', '2031-01-01T10:00:00Z', '2019-01-01T10:00:00Z'])(
  'counts the days by the server, where the clock of the device says %s',
  async (device) => {
    vi.useFakeTimers({ now: new Date(device), toFake: ['Date'] });
    noteServerTime('Mon, 15 Jul 2030 10:00:00 GMT');
    show(<CatalogBanner />);
    expect((await screen.findByRole('status')).textContent).toContain('Noch 6 Tage');
  },
);

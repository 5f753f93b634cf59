import type { RequestState } from '@rebblatt/contracts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnRequest } from '../../features/request/pages/own-request.tsx';
import { loadTexts } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { catalogStore, type Session, sessionStore } from '../../lib/session.ts';
import { answering } from '../../testing/answering.ts';
import { show } from '../../testing/show.tsx';
import { CatalogBanner } from './catalog-banner.tsx';
import { SideMenu } from './side-menu.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const to = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const catalog = { id: 3, name: 'Messe am See', from: '2026-01-01', to, catalog_type: 1, currently_active: 0 };
const user = { role: 'EXHIBITOR', active: 1, contact: null };
const stand = { id: 9, stand: 'B-12', ship: null, deck: null };
const page = { id: 7, position: 4, page_type: 1, page_title: 'Waadt', page_title_names: null };
const flags = { accepted: { accepted: 1 }, sent: { accepted: null }, rejected: { accepted: 0 } };
const requestIn = (state: RequestState) => ({
  ...{ id: 5, catalog_id: catalog.id, catalog, state, ...flags[state], editable: 0, deck: null },
  ...{ count_stands: 2, count_pages_wine: 3, count_pages_advertising: 0 },
  ...{ service: { 4: { service_id: 4, amount: 6 } }, comment: null, answer: null },
  ...{ created_at: '2026-01-02T10:00:00.000Z', resent_at: null, decided_at: null },
  stands: state === 'accepted' ? [stand] : [],
  pages: state === 'accepted' ? [{ ...page, stand: 'B-12', active: 1, state: 'draft' }] : [],
});

/** An exhibitor after the end of the fair, with what became of their request. */
function afterTheEnd(state: RequestState | null) {
  const request = state && requestIn(state);
  answering((call) => {
    if (call === 'GET /catalog/last-active-catalog') return { data: catalog };
    if (call === 'GET /catalog/has-catalog-page')
      return { data: { has_catalog_page: state === 'accepted' ? 1 : 0 } };
    if (call === 'GET /request/1/1') return { data: request ? [request] : [], total: request ? 1 : 0 };
    if (call === 'GET /request/5') return { data: request };
    if (call === 'GET /user') return { ...catalogStore.get(), user };
    if (call === 'GET /service/10000/1') return { data: [{ id: 4, name: 'Spucknapf' }] };
    return undefined;
  });
}

beforeEach(async () => {
  await Promise.all([loadTexts('organiser'), loadTexts('decide')]);
  sessionStore.set({ id: 8, role: 'EXHIBITOR', administrator: null, user } as unknown as Session);
  catalogStore.set({ active_catalog: null, user_catalog_request: null });
});
afterEach(() => {
  sessionStore.set(null);
  catalogStore.set(undefined);
  queryClient.clear();
});

it.each([
  ['sent', /Über Ihre Anfrage wurde bis dahin nicht entschieden/, 'wartet'],
  ['rejected', /Ihre Anfrage ist abgelehnt/, 'abgelehnt'],
] as const)(
  'says on every screen what became of a request without pages, and leads to it: %s',
  async (state, text, note) => {
    afterTheEnd(state);
    show(
      <>
        <CatalogBanner />
        <SideMenu />
      </>,
    );
    const banner = await screen.findByRole('status');
    expect(banner.textContent).toMatch(text);
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('/request');
    const entry = await within(screen.getByRole('navigation')).findByRole('link', { name: /^Anfrage/ });
    expect(entry.textContent).toContain(note);
  },
);

it('has no entry and no banner for an exhibitor who had ordered nothing', async () => {
  afterTheEnd(null);
  show(
    <>
      <CatalogBanner />
      <SideMenu />
      <OwnRequest />
    </>,
  );
  await screen.findByText(/Sie haben dafür keine Anfrage gesendet/);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Anfrage/ })).toBeNull();
});

it.each([
  ['sent', 'wartet auf Entscheid', /Bis zum Ende der Datensammlung hat die Messeleitung nicht entschieden/],
  ['accepted', 'angenommen', /Ihre Seiten können Sie weiterhin ansehen/],
  ['rejected', 'abgelehnt', /später noch annehmen/],
] as const)('still shows what was ordered and what became of it: %s', async (state, tag, text) => {
  afterTheEnd(state);
  show(<OwnRequest />);
  await screen.findByRole('heading', { name: 'Anfrage für «Messe am See»' });
  screen.getByText(tag);
  screen.getByText(text);
  screen.getByText('2 Stände');
  screen.getByText('3 Weinseiten');
  screen.getByText(/Spucknapf/);
  expect(screen.queryAllByText('B-12')).toHaveLength(state === 'accepted' ? 1 : 0);
});

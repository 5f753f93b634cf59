import type { Fair, PageItem, ReleaseState, RequestItem } from '@rebblatt/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fairOptions } from '../features/fair/fair.api.ts';
import { Help } from '../features/help/pages/help.tsx';
import { OwnPageList } from '../features/own-pages/pages/own-page-list.tsx';
import { RequestFirst } from '../features/page/request-first.parts.tsx';
import { PrintLink } from '../features/print/pages/print-link.tsx';
import { ReleaseNotice } from '../features/release/release-notice.parts.tsx';
import { RequestNotice } from '../features/request/components/request-notice.tsx';
import { ForgotPassword } from '../features/session/pages/forgot-password.tsx';
import { Login } from '../features/session/pages/login.tsx';
import { Register } from '../features/session/pages/register.tsx';
import { FailedCall } from '../lib/failed-call.ts';
import { loadTexts } from '../lib/i18n.ts';
import { queryClient } from '../lib/query-client.ts';
import { catalogStore, type Session, sessionStore } from '../lib/session.ts';
import { answering, answerOf } from '../testing/answering.ts';
import { show } from '../testing/show.tsx';
import { CatalogBanner } from './layout/catalog-banner.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const ended = {
  ...{ id: 1, name: 'Hauptmesse', catalog_type: 1 as const },
  ...{ from: '2026-01-01', to: yesterday, currently_active: 0 as const },
};
const running = { ...ended, to: '2099-12-31', currently_active: 1 as const };

/** An exhibitor's page in one state. */
function pageIn(state: ReleaseState, { over = false } = {}) {
  const catalog = over ? ended : running;
  const editable = over || state === 'accepted' ? 0 : 1;
  const waiting = { comment: 'Bitte kürzen.', remark_count: 0, standing: state, content_report: null };
  return {
    id: 4,
    state,
    catalog,
    editable,
    ...waiting,
    status: { ready: 1, status: null },
  } as unknown as PageItem;
}

const requestIn = (state: RequestItem['state']) =>
  ({
    ...{ state, catalog: running, editable: 1, answer: null },
    ...{ decided_at: null, resent_at: null, created_at: '2026-01-02T10:00:00.000Z' },
  }) as unknown as RequestItem;

/** The answer to a link that was revoked, or never was. */
const gone = new FailedCall(answerOf({ error: 'print-link.unknown' }, 404));

const signIn = (role: Session['role']) => sessionStore.set({ id: 7, role, administrator: null } as Session);

beforeEach(async () => {
  await loadTexts('entry');
  answering((call) => {
    if (call.startsWith('GET /print-link/')) throw gone;
    if (call === 'GET /catalog/last-active-catalog') return { data: ended };
    if (call === 'GET /request/1/1') return { data: [], total: 0 };
    return call === 'GET /catalog/has-catalog-page' ? { data: { has_catalog_page: 1 } } : undefined;
  });
  signIn('EXHIBITOR');
  catalogStore.set({ active_catalog: null, user_catalog_request: null });
  const fair = { name: 'Messe am See', contact_name: 'Vera Muster', phone: '044 555 01 02', email: null };
  queryClient.setQueryData(fairOptions().queryKey, { ...fair, hours: null, version: 1 } as Fair);
});
afterEach(() => {
  sessionStore.set(null);
  catalogStore.set(undefined);
  queryClient.clear();
});

const rejected = { accepted: 0 } as never;

describe('whom to ask', () => {
  it.each<[where: string, ReactElement]>([
    ['at the login', <Login key="login" />],
    ['for a forgotten password', <ForgotPassword key="forgot" />],
    ['while registering', <Register key="register" />],
    ['at a link of a book that does not open', <PrintLink key="link" />],
    ['with a request that waits', <RequestNotice key="sent" request={requestIn('sent')} />],
    ['with a rejected request', <RequestNotice key="refused" request={requestIn('rejected')} />],
    ['without pages after a rejection', <RequestFirst key="first" catalog={running} request={rejected} />],
    ['on a rejected page that can be changed', <ReleaseNotice key="rejected" page={pageIn('rejected')} />],
    ['on an accepted page, which cannot', <ReleaseNotice key="accepted" page={pageIn('accepted')} />],
    ['on a page after the end', <ReleaseNotice key="over" page={pageIn('rejected', { over: true })} />],
    ['in the banner after the end', <CatalogBanner key="banner" />],
    ['above the pages after the end', <OwnPageList key="pages" />],
  ])('is said to an exhibitor once, %s', async (_where, element) => {
    show(element);
    const link = await screen.findByRole('link', { name: '044 555 01 02' });
    expect(link.getAttribute('href')).toBe('tel:0445550102');
    expect(screen.getAllByText('Vera Muster')).toHaveLength(1);
  });

  it.each<[where: string, ReactElement, at: string]>([
    ['the list of pages', <OwnPageList key="pages" />, '/exhibitor-page'],
    [
      'a page',
      <ReleaseNotice key="page" page={pageIn('accepted', { over: true })} />,
      '/exhibitor-page/edit/4',
    ],
    ['a request', <RequestNotice key="request" request={requestIn('rejected')} />, '/request'],
    ['the help', <Help key="help" />, '/help'],
  ])('stands once after the end, on %s and not in the banner above it', async (_where, element, at) => {
    show(
      <>
        <header>
          <CatalogBanner />
        </header>
        <main>{element}</main>
      </>,
      { at },
    );
    await screen.findByText(/seit dem Abend des/);
    await within(await screen.findByRole('main')).findByText('Vera Muster');
    await waitFor(() => expect(screen.getAllByText('Vera Muster')).toHaveLength(1));
    // Nor a link to where the reader is.
    expect(screen.queryAllByRole('link', { name: 'Ihre Seiten ansehen' })).toHaveLength(
      at === '/exhibitor-page' ? 0 : 1,
    );
  });

  it.each([false, true])('is not said to the organiser, who would be told about themselves', async (over) => {
    signIn('ADMIN');
    show(<ReleaseNotice page={{ ...pageIn('rejected', { over }), editable: 0 }} />);
    await screen.findByText(/^Die Seite wurde abgelehnt/);
    // What is fetched later would stand there by now.
    await import('../features/fair/components/ask-organiser.tsx');
    expect(screen.queryByText('Vera Muster')).toBeNull();
  });
});

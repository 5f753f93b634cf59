import { MantineProvider } from '@mantine/core';
import { type OwnPageRow, type ReleaseState, releaseStates } from '@rebblatt/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showLanguage } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/query-client.ts';
import { catalogStore } from '../../lib/session.ts';
import { answering } from '../../testing/answering.ts';
import { exchangeOwnPage, whyItStays } from './own-place.api.ts';
import { OwnPageList } from './pages/own-page-list.tsx';

const states: ReleaseState[] = ['draft', 'released', 'accepted', 'rejected'];

/** One wine page in every state, at the position of its number. */
const pages = states.map((state, at) => ({
  id: at + 1,
  position: at + 1,
  page_type: 1,
  state: releaseStates[state],
  standing: state === 'released' ? 'waiting' : state,
  active: 1,
  exhibitor: { id: 1, company_name: 'Steghof' },
  description: null,
  stand: null,
  page_title: null,
  comment: null,
  released_at: null,
  correction: null,
  file_errors: null,
  categories: [],
})) as unknown as OwnPageRow[];

/** What an exhibitor can do about a page that keeps its place, in each language. */
const wording = {
  de: { released: /wenn Sie die Freigabe zurückziehen/, accepted: /wenden Sie sich an die Messeleitung/ },
  en: { released: /when you withdraw the release/, accepted: /contact the organiser/ },
  fr: { released: /si vous retirez la transmission/, accepted: /adressez-vous à la direction du salon/ },
} as const;

describe('why a page stays', () => {
  const { t } = i18next;
  const why = (state: ReleaseState) => whyItStays(t, { state: releaseStates[state] });
  afterEach(() => showLanguage('de'));

  it.each(['de', 'en', 'fr'] as const)('is what its exhibitor can do about it, in %s', async (language) => {
    await showLanguage(language);
    expect(why('released')).toMatch(wording[language].released);
    expect(why('accepted')).toMatch(wording[language].accepted);
  });

  it('is said of no page that can be moved', () => {
    expect([why('draft'), why('rejected')]).toEqual([null, null]);
  });
});

describe('the list of own pages', () => {
  const { t } = i18next;

  beforeEach(() => {
    const days = { from: '2026-01-01', to: '2099-12-31', currently_active: 1 } as const;
    catalogStore.set({
      active_catalog: { id: 1, name: 'Hauptmesse', catalog_type: 1, ...days },
      user_catalog_request: null,
    });
  });
  afterEach(() => {
    queryClient.clear();
    catalogStore.set(undefined);
  });

  const lists = (call: string) => {
    if (call === 'GET /own-standing') return { data: null };
    return call.startsWith('GET /active_catalog_and_user/page/')
      ? { data: pages, total: pages.length }
      : undefined;
  };

  function showList(): void {
    const router = createMemoryRouter([{ path: '/', element: <OwnPageList /> }]);
    render(
      <MantineProvider env="test">
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    );
  }

  it('gives a page that stays no handle, no field and no exchange, and says why', async () => {
    answering(lists);
    showList();
    await screen.findAllByRole('link', { name: /bearbeiten/ });
    const offered = pages.map(({ id }) => {
      const row = within(document.querySelector(`[data-row="${id}"]`) as HTMLElement);
      return [
        row.queryAllByRole('button', { name: /verschieben$/ }).length,
        row.queryAllByRole('textbox').length,
        row.queryAllByRole('button', { name: /^Platz von .* tauschen…$/ }).length,
        row.queryAllByRole('button', { name: /^Die Seite ist (freigegeben|angenommen)/ }).length,
      ];
    });
    const [handle, field, exchange, why] = [0, 1, 2, 3].map((at) => offered.map((row) => row[at]));
    expect(handle).toEqual([1, 0, 0, 1]);
    expect(field).toEqual([1, 0, 0, 1]);
    expect(exchange).toEqual([1, 0, 0, 1]);
    expect(why).toEqual([0, 1, 1, 0]);
  });

  it('names every control of a row after its page alone', async () => {
    answering(lists);
    showList();
    await screen.findAllByRole('link', { name: /bearbeiten/ });
    const controls = [...document.querySelectorAll('[data-row] :is(button, a, input)')];
    const names = controls.map((control) => control.getAttribute('aria-label'));
    const stays = names.filter((name) => name?.startsWith('Die Seite ist'));
    expect(names).toContain('«Weinseite, Steghof, Position 4» bearbeiten');
    expect(new Set(names).size).toBe(names.length);
    expect(stays.length).toBe(2);
  });

  it.each([
    [2, /^Die Seite ist freigegeben/],
    [3, /^Die Seite ist angenommen und behält ihren Platz/],
  ])('exchanges nothing with the page that stays at position %d', async (position, why) => {
    const sent = answering(lists);
    await expect(exchangeOwnPage(t, 1, position)).rejects.toThrow(why);
    expect(sent.map(({ call }) => call)).toEqual(['GET /active_catalog_and_user/page/10000/1']);
  });
});

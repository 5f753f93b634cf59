import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { catalogStore } from '../../../lib/session.ts';
import { ownStanding } from '../own-standing.api.ts';
import { OwnStanding } from './own-standing.tsx';

const days = { from: '2026-01-01', to: '2099-12-31', currently_active: 1 } as const;

const show = (mentionedBelow?: 'alcohol') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OwnStanding mentionedBelow={mentionedBelow} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

afterEach(() => localStorage.clear());

it('what is folded away in the moment the screen is left is folded on the next screen', () => {
  catalogStore.set({
    active_catalog: { id: 1, name: 'Hauptmesse', catalog_type: 1, ...days },
    user_catalog_request: null,
  });
  queryClient.setQueryData(ownStanding().queryKey, {
    pages: [],
    logos: { approved: 1, waiting: 0, refused: 0 },
    wines: { total: 0, without_price: 0, without_grapes: 0, without_alcohol: 0 },
    profile_gaps: [],
  });
  const left = show();
  fireEvent.click(screen.getByRole('heading', { name: 'Was noch zu tun ist' }));
  left.unmount();
  show();
  expect(screen.getByRole('group', { name: 'Was noch zu tun ist' }).hasAttribute('open')).toBe(false);
});

it('counts the same on every screen, also what one of them says by itself', () => {
  catalogStore.set({
    active_catalog: { id: 1, name: 'Hauptmesse', catalog_type: 1, ...days },
    user_catalog_request: { id: 2, accepted: 1 },
  });
  queryClient.setQueryData(ownStanding().queryKey, {
    pages: [],
    logos: { approved: 1, waiting: 0, refused: 0 },
    wines: { total: 9, without_price: 2, without_grapes: 3, without_alcohol: 4 },
    profile_gaps: [],
  });
  const pages = show();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  screen.getByText('3 Sachen sind offen');
  pages.unmount();
  show('alcohol');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  screen.getByText('3 Sachen sind offen');
});

it('offers the first wine to somebody whose order waits, and thanks whoever has wines', () => {
  const waiting = (total: number) => {
    catalogStore.set({
      active_catalog: { id: 1, name: 'Hauptmesse', catalog_type: 1, ...days },
      user_catalog_request: { id: 2, accepted: null },
    });
    queryClient.setQueryData(ownStanding().queryKey, {
      pages: [],
      logos: { approved: 1, waiting: 0, refused: 0 },
      wines: { total, without_price: 0, without_grapes: 0, without_alcohol: 0 },
      profile_gaps: [],
    });
    return show();
  };
  const early = waiting(0);
  expect(screen.getByRole('link', { name: 'Ersten Wein erfassen' }).getAttribute('href')).toBe(
    '/exhibitor-wine/create',
  );
  expect(screen.queryByText(/alles getan/)).toBeNull();
  early.unmount();
  waiting(3);
  screen.getByText(/Von Ihrer Seite ist alles getan/);
});

import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { transport } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { catalogStore } from '../../../lib/session.ts';
import { answerOf } from '../../../testing/answering.ts';
import { EveningStart } from './evening-start.tsx';

const days = { from: '2026-01-01', to: '2099-12-31', currently_active: 1 } as const;
const standing = {
  pages: [],
  logos: { approved: 1, waiting: 0, refused: 0 },
  wines: { total: 0, without_price: 0, without_grapes: 0, without_alcohol: 0 },
  profile_gaps: [],
};

/** Shows a list below the strip, whose call is answered when the returned function is called. */
function showList() {
  queryClient.clear();
  catalogStore.set({
    active_catalog: { id: 1, name: 'Hauptmesse', catalog_type: 1, ...days },
    user_catalog_request: null,
  });
  let answer: (status: number) => void = () => {};
  const answered = new Promise<number>((resolve) => {
    answer = resolve;
  });
  transport.send = async () => {
    const status = await answered;
    return answerOf({ data: standing }, status);
  };
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <MemoryRouter>
          <EveningStart>
            <p>Die Liste</p>
          </EveningStart>
        </MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return answer;
}

const usual = transport.send;
afterEach(() => {
  transport.send = usual;
});

it('the list comes with the strip above it, which would move its rows otherwise', async () => {
  const answer = showList();
  expect(screen.queryByText('Die Liste')).toBeNull();
  answer(200);
  await screen.findByText('Die Liste');
  expect(screen.getByRole('heading', { name: 'Was noch zu tun ist' })).toBeTruthy();
});

it('the list comes without the strip where its call fails', async () => {
  const answer = showList();
  answer(500);
  await screen.findByText('Die Liste');
  expect(screen.queryByRole('heading', { name: 'Was noch zu tun ist' })).toBeNull();
});

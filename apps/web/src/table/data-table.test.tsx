import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FailedCall } from '../lib/failed-call.ts';
import { queryClient } from '../lib/query-client.ts';
import type { ListColumn } from './columns.ts';
import { DataTable } from './data-table.tsx';
import type { ListControl } from './use-list-state.ts';

type Row = { id: number; name: string };
const columns: ListColumn<Row>[] = [
  { id: 'name', accessorKey: 'name', meta: { label: 'Name', heading: true } },
];

/** Whether the list call succeeds. */
let connected = true;

function Countries({ search }: { search: string }) {
  const query = useQuery({
    queryKey: ['country', search],
    queryFn: async () => {
      if (!connected) throw new FailedCall();
      return { data: [{ id: 1, name: search || 'Argentinien' }], total: 1 };
    },
    placeholderData: (before) => before,
  });
  const list = {
    state: { currentPage: 1, currentPerPage: 20, searchTerms: search, columnFilters: {}, sortParameters: [] },
    defaultSort: [],
  } as unknown as ListControl;
  return (
    <DataTable name="Länder" list={list} query={query} columns={columns} rowName={(row: Row) => row.name} />
  );
}

function countries(search: string) {
  return (
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Countries search={search} />
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function loseConnection() {
  connected = false;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
}

beforeEach(() => {
  connected = true;
  queryClient.clear();
});
afterEach(() => vi.restoreAllMocks());

it('a list without a connection shows no rows of other filters than the current ones', async () => {
  const { rerender } = render(countries(''));
  await screen.findByText('Argentinien');
  loseConnection();
  rerender(countries('Frankreich'));
  expect((await screen.findByRole('alert')).textContent).toContain('Der Server ist nicht erreichbar');
  expect(screen.queryByText('Argentinien')).toBeNull();
});

it('rows that could not be refetched are marked as outdated', async () => {
  render(countries(''));
  await screen.findByText('Argentinien');
  loseConnection();
  await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Gezeigt ist ein älterer Stand.');
  expect(screen.queryByText('Argentinien')).not.toBeNull();
  connected = true;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

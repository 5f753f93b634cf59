import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NoRows } from './no-rows.tsx';
import type { ListControl } from './use-list-state.ts';

const views = [
  { name: 'Alle', query: '' },
  { name: 'Ohne Rebsorten', query: 'gv_count=0' },
];

function show(search: string, columnFilters: Record<string, string> = {}, empty?: ReactNode) {
  const list = { state: { searchTerms: '', columnFilters } } as unknown as ListControl;
  render(
    <MantineProvider>
      <MemoryRouter initialEntries={[`/wine?${search}`]}>
        <NoRows name="Weine" list={list} views={views}>
          {empty}
        </NoRows>
      </MemoryRouter>
    </MantineProvider>,
  );
}

it('an empty list says what it would contain', () => {
  show('');
  expect(screen.getByRole('heading').textContent).toBe('Noch nichts unter «Weine»');
});

it('an empty list with its own text shows only that', () => {
  show('', {}, <h2>Sie haben noch keine Anfrage gestellt</h2>);
  expect(screen.getByRole('heading').textContent).toBe('Sie haben noch keine Anfrage gestellt');
});

it('an empty view shows its name, and links to the whole list', () => {
  show('gv_count=0&currentPage=2');
  expect(screen.getByRole('heading').textContent).toBe('Die Ansicht «Ohne Rebsorten» ist leer');
  expect(screen.getByRole('link', { name: 'Alle anzeigen' }).getAttribute('href')).toBe('/wine');
});

it('a filter without a match says so', () => {
  show('columnFilters=x', { wine: 'x' });
  expect(screen.getByRole('heading').textContent).toBe('Kein Eintrag passt zu den Filtern');
});

it('a name that may be meant is written where the other was typed', async () => {
  for (const [typed, changed] of [
    [{ searchTerms: 'Tobelrein', columnFilters: {} }, 'search: Weingut Tobelrain'],
    [
      { searchTerms: '', columnFilters: { 'user.company_name': 'Tobelrein' } },
      'user.company_name: Weingut Tobelrain',
    ],
  ] as const) {
    const written: string[] = [];
    const list = {
      state: typed,
      setSearch: (name: string) => written.push(`search: ${name}`),
      setFilter: (field: string, name: string) => written.push(`${field}: ${name}`),
    } as unknown as ListControl;
    const { unmount } = render(
      <MantineProvider>
        <MemoryRouter>
          <NoRows name="Weine" list={list} nearest={['Weingut Tobelrain']} />
        </MemoryRouter>
      </MantineProvider>,
    );
    screen.getByRole('button', { name: 'Weingut Tobelrain' }).click();
    expect(written).toEqual([changed]);
    unmount();
  }
});

import type { ListCheck, ListTable } from '@rebblatt/contracts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { CheckedRows } from './checked-rows.tsx';

const table: ListTable = {
  columns: [
    { heading: 'Firma', field: 'company_name' },
    { heading: 'E-Mail', field: 'email' },
  ],
  rows: [
    { line: 2, cells: ['Steg', 'steg@steg.example'] },
    { line: 3, cells: ['Quai', 'quai'] },
    { line: 4, cells: ['Ufer', ''] },
  ],
  create: [],
};
const row = {
  choices: ['add' as const, 'skip' as const],
  like: null,
  existing: null,
  changes: [],
  problems: [],
};
const wrong = { field: 'email', column: 1, key: 'validation.email', params: {}, suggestions: [] };
const check: ListCheck = {
  rows: [
    { ...row, line: 2, name: 'Steg', choice: 'add' },
    { ...row, line: 3, name: 'Quai', choice: 'add', problems: [wrong] },
    { ...row, line: 4, name: 'Ufer', choice: 'skip', problems: [wrong] },
  ],
  ...{ missing: [], new: [], unconfirmed: [] },
};

it('says of each row beside its number what becomes of it, and of none with a doubt that it is added', () => {
  show(
    <CheckedRows
      check={check}
      table={table}
      named={(field) => field}
      onChange={() => {}}
      onType={() => {}}
    />,
  );
  const [, ...rows] = screen.getAllByRole('row');
  const says = rows.map((one) => within(one).getByRole('checkbox').closest('td')?.textContent?.trim());
  expect(says).toEqual(['kommt dazu', 'noch zu klären', 'bleibt weg']);
  expect(rows.map((one) => one.children[1]?.querySelector('input[type=checkbox]') !== null)).toEqual([
    true,
    true,
    true,
  ]);
});

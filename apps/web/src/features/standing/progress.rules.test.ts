import type { ProgressRow } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { foundIn } from './progress.rules.ts';

const row = (id: number, company_name: string, stand_names: string[]): ProgressRow => ({
  ...{ id, company_name, stand_names, stands: stand_names.length, stands_ordered: null },
  ...{ last_sign_in: null, account: 'active', invitation: null, request: null, logo: 'missing' },
  ...{ later_until: null, open: [], due: [], reminded_at: null, pages: [] },
});
const rows = [
  row(1, 'Weingut Steg', ['R-17', 'R-18']),
  row(2, 'Kellerei Halde', ['A-01']),
  row(3, 'Zur Reblaube', []),
];

it.each([
  ['steg', [1]],
  ['Stand R-17', [1]],
  ['a-01', [2]],
  ['halde r-17', []],
])('a row is found by its company and its stands: «%s»', (words, ids) => {
  expect(foundIn(rows, words, 'company').map(({ id }) => id)).toEqual(ids);
});

import { expect, it } from 'vitest';
import { upright } from './turned.rules.ts';

const rows = (...lines: string[]) => lines.map((line, i) => ({ line: i + 1, cells: line.split(';') }));
const cells = (...lines: string[]) => upright(rows(...lines)).map((row) => row.cells.join(';'));

it('turns a list that has its headings one under the other', () => {
  expect(cells('Wein;Räuschling;Merlot', 'Jahrgang;2022;2021', 'Preis;19.00;28.00')).toEqual([
    'Wein;Jahrgang;Preis',
    'Räuschling;2022;19.00',
    'Merlot;2021;28.00',
  ]);
});

it.each([
  ['whose wines have names like a heading', 'Cuvée 1;2021;24.50', 'Cuvée 2;2022;19.00', 'Cuvée 3;2020;28.00'],
  ['that begins with the bottles', '75 cl;Merlot;24.50', '37.5 cl;Merlot;14.00', '150 cl;Merlot;52.00'],
])('leaves a list without headings as it is %s', (_what, ...lines) => {
  expect(cells(...lines)).toEqual(lines);
});

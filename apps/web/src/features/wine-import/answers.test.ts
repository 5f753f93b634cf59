import type { ColumnQuestion } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { listOf, type WineList, withAnswers } from './wine-list.rules.ts';

const asked = (headings: string[], questions: ColumnQuestion[]): WineList =>
  listOf({
    columns: headings.map((heading) => ({ heading, field: heading === 'Wein' ? 'wine' : null })),
    rows: [{ line: 2, cells: headings.map(() => '18.50') }],
    questions,
  });
const fieldsOf = ({ columns }: WineList) =>
  columns.filter(({ heading }) => heading).map(({ heading, field }) => [heading, field]);

it('prices that stand beside a size each are taken together', () => {
  const option = { column: 1, field: 'price' as const, also: [2] };
  const list = asked(['Wein', 'prix1', 'prix2'], [{ kind: 'which-price', options: [option] }]);
  expect(fieldsOf(withAnswers(list, [option]))).toEqual([
    ['Wein', 'wine'],
    ['prix1', 'price'],
    ['prix2', 'price'],
  ]);
  expect(fieldsOf(withAnswers(list, [null]))).toEqual([
    ['Wein', 'wine'],
    ['prix1', null],
    ['prix2', null],
  ]);
});

it('the name of a bottle says which one after it was chosen', () => {
  const options = ['Halbe 37.5 cl', 'Halbe 50 cl'].map((heading) => ({
    column: 1,
    field: 'price' as const,
    heading,
  }));
  const list = asked(['Wein', 'Halbe'], [{ kind: 'which-field', options }]);
  expect(fieldsOf(withAnswers(list, [options[1] ?? null]))).toEqual([
    ['Wein', 'wine'],
    ['Halbe 50 cl', 'price'],
  ]);
  expect(withAnswers(list, [options[1] ?? null]).questions).toEqual([]);
});

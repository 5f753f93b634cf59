import { expect, test } from 'vitest';
import { bleedNotExamined } from './book-check.rules.ts';

const at = (pdf_page: number, page_type: 1 | 2 | 3 | 4) => ({
  pdf_page,
  folio: page_type === 2 ? null : pdf_page,
  page_type,
  label: null,
});
const check = { output_condition: 'FOGRA39', conforms: true, findings: [], overrides: [], not_compared: [] };

test('pages without a bleed check are listed separately: laid out here, or supplied and not renderable', () => {
  const bleed_not_examined = [at(1, 4), at(2, 1), at(3, 1), at(4, 2), at(5, 1), at(9, 3)];
  expect(bleedNotExamined({ ...check, bleed_not_examined })).toEqual({ laidOut: '1–3, 5', supplied: '4, 9' });
  expect(bleedNotExamined({ ...check, bleed_not_examined: [] })).toEqual({ laidOut: '', supplied: '' });
});

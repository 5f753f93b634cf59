import { type CellValue, workbookFiles } from '@rebblatt/spreadsheet';
import { expect, it } from 'vitest';
import { plainSheet } from './table-file.ts';

it('makes columns of texts as wide as their texts, and no remark wider than a screen', async () => {
  const rows = [
    {
      email: 'info@azienda-monte-lucertola.test',
      city: 'Morcote',
      remark: 'Lang. '.repeat(40),
      day: '2026-11-27',
    },
    { email: null, city: 'Basel', remark: null, day: null },
  ];
  const sheet = plainSheet({
    name: 'Aussteller',
    columns: [
      { heading: 'E-Mail', value: ({ email }: (typeof rows)[number]) => email },
      { heading: 'Ort', value: ({ city }) => city },
      { heading: 'Bemerkung', value: ({ remark }) => remark },
      { heading: 'Letzte Anmeldung', value: ({ day }) => day, format: 'day' },
    ],
    rows,
  });
  const columns = sheet.columns.map((column, at) => ({
    ...column,
    value: (row: unknown) => (row as CellValue[])[at] ?? null,
  }));
  const part = workbookFiles([{ ...sheet, columns }]).find(({ name }) => name.endsWith('sheet1.xml'))?.text;
  if (typeof part !== 'function') throw new Error('A sheet is written in parts.');
  let text = '';
  for await (const some of part()) text += some;
  expect([...text.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([35, 12, 48, 21]);
});

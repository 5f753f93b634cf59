import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { historyFields } from '@rebblatt/contracts';
import { expect, it } from 'vitest';
import { changeOf } from './column.rules.ts';

const schema = join(import.meta.dirname, '../../../../../prisma/schema');
const source = readdirSync(schema)
  .map((file) => readFileSync(join(schema, file), 'utf8'))
  .join('\n');

/** The names of a model's own columns, as commands record them; relations are not recorded. */
function columnsOf(model: string): string[] {
  const body = source.match(new RegExp(`^model ${model} \\{([\\s\\S]*?)^\\}`, 'm'))?.[1] ?? '';
  const columns = [...body.matchAll(/^\s+(\w+)\s+(?:Int|String|Boolean|Decimal|Float|DateTime)\b/gm)];
  return columns.flatMap(([, name]) => name ?? []);
}

/** Neither recorded nor read by the history. */
const unrecorded = ['passwordHash', 'search', 'wineKey', 'fileId', 'withVerification'];

it.each([
  ['Wine'],
  ['Page'],
  ['PageCategory'],
  ['Logo'],
  ['TextBlock'],
  ['User'],
  ['Exhibitor'],
  ['Contact'],
  ['Fair'],
  ['Catalog'],
  ['CatalogRequest'],
  ['PrintSetting'],
  ['Award'],
  ['BottleSize'],
  ['Country'],
  ['Deck'],
  ['GrapeVariety'],
  ['PageTitle'],
  ['Region'],
  ['Service'],
  ['Ship'],
  ['Stand'],
  ['WineCategory'],
  ['WineType'],
])('every column of %s that changes has a name to be told by', (model) => {
  const columns = columnsOf(model);
  expect(columns).toContain('id');
  const namedColumns = columns
    .filter((name) => !unrecorded.includes(name))
    .flatMap((name) => changeOf(name, null, 1))
    .map(({ field }) => field);
  const nameless = namedColumns.filter((field) => !(historyFields as readonly string[]).includes(field));
  expect(nameless).toEqual([]);
});

it('tells the stands of a request by their names, and each service by its own', () => {
  expect(changeOf('stands', [], [74, 41])).toEqual([
    {
      field: 'stands',
      from: [],
      to: [
        { entity: 'stand', id: 74 },
        { entity: 'stand', id: 41 },
      ],
    },
  ]);
  expect(
    changeOf(
      'services',
      [{ serviceId: 1, amount: 2 }],
      [
        { serviceId: 1, amount: 3 },
        { serviceId: 4, amount: 1 },
      ],
    ),
  ).toEqual([
    { field: 'services', of: { entity: 'service', id: 1 }, from: '2', to: '3' },
    { field: 'services', of: { entity: 'service', id: 4 }, from: null, to: '1' },
  ]);
});

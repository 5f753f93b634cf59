import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listsOfPrograms } from '../../testing/lists-of-programs.ts';
import type { TestServer } from '../../testing/server.ts';
import { readLines, serverForLists } from '../../testing/wine-lists.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  ({ server, owner } = await serverForLists({
    regions: ['Zürichsee'],
    types: ['Weisswein', 'Rotwein'],
    grapes: ['Pinot Noir', 'Merlot', 'Räuschling'],
    sizes: [75, 37.5, 50, 150],
  }));
});
afterAll(() => server.stop());

it.each(listsOfPrograms)('a list of $of is read as its owner means it', async ({ rows, fields, asked }) => {
  const table = await readLines(owner, rows);
  const { columns, questions = [] } = table;
  const known = columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : []));
  expect(Object.fromEntries(known)).toEqual(fields);
  expect(
    questions.map(({ kind, options }) => [kind, ...options.map(({ column }) => columns[column]?.heading)]),
  ).toEqual(asked);
  expect(table.rows).toHaveLength(rows.length - 1);
});

import type { TableRead } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { listsOfPrograms } from '../../testing/lists-of-programs.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { prisma } = server.context.db;
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const country = await prisma.country.create({ data: { name: 'Schweiz' } });
  await prisma.region.create({ data: { name: 'Zürichsee', countryId: country.id } });
  await prisma.wineType.createMany({ data: ['Weisswein', 'Rotwein'].map((wineType) => ({ wineType })) });
  const grapes = ['Pinot Noir', 'Merlot', 'Räuschling'].map((bezeichnung) => ({ bezeichnung }));
  await prisma.grapeVariety.createMany({ data: grapes });
  await prisma.bottleSize.createMany({ data: [75, 37.5, 50, 150].map((size) => ({ size: `${size} cl` })) });
});
afterAll(() => server.stop());

it.each(listsOfPrograms)('a list of $of is read as its owner means it', async ({ rows, fields, asked }) => {
  const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', {
    text: rows.join('\n'),
  });
  const { columns, questions = [] } = body.data;
  const known = columns.flatMap(({ heading, field }) => (field ? [[heading, field]] : []));
  expect(Object.fromEntries(known)).toEqual(fields);
  expect(
    questions.map(({ kind, options }) => [kind, ...options.map(({ column }) => columns[column]?.heading)]),
  ).toEqual(asked);
  expect(body.data.rows).toHaveLength(rows.length - 1);
});

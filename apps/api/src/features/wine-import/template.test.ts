import type { TableRead, WineTableCheck } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTable } from '../../tables/read-table.ts';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
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
  await prisma.wineType.create({ data: { wineType: 'Weisswein' } });
  await prisma.grapeVariety.create({ data: { bezeichnung: 'Räuschling' } });
  await prisma.bottleSize.create({ data: { size: '75 cl' } });
});
afterAll(() => server.stop());

it('the template is an importable list in the language of the user, without its example', async () => {
  const response = await fetch(`${server.origin}/api/wine-import/template?language=fr`, {
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  expect(response.headers.get('content-disposition')).toContain('.xlsx');
  const bytes = Buffer.from(await response.arrayBuffer());

  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'modele.xlsx');
  const untouched = await owner.call('POST', '/wine-import/read', form);
  expect(untouched.body.errors.file).toMatchObject([{ key: 'table.only-headings' }]);

  const file = await readTable(bytes, { sheet: 'Vins' });
  const lines = 'table' in file ? file.table.rows.map(({ cells }) => cells.join('\t')) : [];
  expect(lines[1]).toContain('(exemple, ne sera pas repris)');
  const own = lines[1]?.replace(' (exemple, ne sera pas repris)', ' du lac');
  const text = [...lines, own].join('\n');
  const { body } = await owner.call<{ data: TableRead }>('POST', '/wine-import/read', { text });
  expect(body.data.columns.every(({ field }) => field !== null)).toBe(true);
  const { columns, rows } = body.data;
  const checked = await owner.call<{ data: WineTableCheck }>('POST', '/wine-import/check', { columns, rows });
  expect(checked.body.data.rows).toMatchObject([{ choice: 'add', problems: [] }]);
});

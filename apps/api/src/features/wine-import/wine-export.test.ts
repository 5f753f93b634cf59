import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterAll(() => server.stop());

/** The first line of the file, or why there is none. */
async function headings(columns: string, { token }: Client): Promise<string | number> {
  const response = await fetch(`${server.origin}/api/wine/export/csv?language=de&columns=${columns}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return response.ok ? (await response.text()).replace('\uFEFF', '').trim() : response.status;
}

it('an exported list of wines has the chosen columns, in their own order', async () => {
  expect(await headings('grape,wine', owner)).toBe('Wein;Rebsorte 1;Rebsorte 2;Rebsorte 3');
  expect(await headings('year,price', owner)).toBe(
    'Jahrgang;Flaschengrösse 1;Preis 1;Flaschengrösse 2;Preis 2',
  );
  expect(await headings('wine,exhibitor', admin)).toBe('Aussteller;Wein');
  expect(await headings('wine,exhibitor', owner)).toBe('Wein');
});

it('an exported list refuses a column that does not exist, and none at all', async () => {
  expect(await headings('wine,password', owner)).toBe(422);
  expect(await headings('', owner)).toBe(422);
  expect(await headings('exhibitor', owner)).toBe(422);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;
const words = ['constructor', '__proto__', 'valueOf', 'toString'];

beforeAll(async () => {
  server = await startTestServer();
  const { prisma } = server.context.db;
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const country = await prisma.country.create({ data: { name: 'constructor' } });
  for (const word of words) {
    await prisma.region.create({ data: { name: word, countryId: country.id } });
    await prisma.wineType.create({ data: { wineType: word } });
    await prisma.grapeVariety.create({ data: { bezeichnung: word } });
    await prisma.bottleSize.create({ data: { size: word } });
  }
});
afterAll(() => server.stop());

it('reads names that every object of the language has', async () => {
  const heads = 'Wein;Jg;Region;Art;Traube;Grösse;Preis;Alkohol;__proto__;constructor';
  const lines = words.map((word) => `${word} ${word};2021;${word};${word};${word};${word};20;${word};1;2`);
  const read = await owner.call('POST', '/wine-import/read', { text: [heads, ...lines].join('\n') });
  expect(read.status).toBe(200);
  const { columns, rows } = read.body.data;
  const check = await owner.call('POST', '/wine-import/check', { columns, rows });
  expect(check.status).toBe(200);
  const keys = (check.body.data.rows as { problems: { field: string }[] }[]).map(({ problems }) =>
    problems.map(({ field }) => field),
  );
  // The names are those of the fair; only what is no content of alcohol is asked.
  expect(keys).toEqual(words.map(() => ['alcohol']));
});

it('leaves signs that no web page has as they are', async () => {
  const text = 'Wein\tJg\tPreis\nRot &toString; &valueOf; &avalueOf; &amp; Weiss\t2021\t20';
  const { body } = await owner.call('POST', '/wine-import/read', { text });
  expect(body.data.rows[0].cells[0]).toBe('Rot &toString; &valueOf; &avalueOf; & Weiss');
});

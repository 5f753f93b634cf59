import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog, makePageTitle } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: { id: number };
const decks: Record<string, number> = {};

const prisma = () => server.context.db.prisma;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Weinschiffe', catalogType: 2 });
  await makePageTitle(server);
  const ship = await prisma().ship.create({ data: { name: 'Schwan', position: 1 } });
  for (const [name, stands] of [
    ['Hauptdeck', ['Z-1', 'Z-2', 'Z-3']],
    ['Oberdeck', ['Y-1', 'Y-2']],
    ['Sonnendeck', []],
  ] as const) {
    const deck = await prisma().deck.create({ data: { name, position: Object.keys(decks).length } });
    decks[name] = deck.id;
    await prisma().stand.createMany({
      data: stands.map((stand) => ({ stand, catalogType: 2, shipId: ship.id, deckId: deck.id })),
    });
  }
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const order = { count_stands: 1, count_pages_wine: 1, count_pages_advertising: 0 };

async function company(companyName: string) {
  const { id } = await makeExhibitor(server.context.db, { companyName });
  return { id, client: await signInAs(server, id) };
}
const shown = async (id: number) => (await admin.call('GET', `/admin-request/${id}`)).body.data;

it('is sent, changed and taken back with an order, and read by all who see it', async () => {
  const { client } = await company('Weingut am Steg');
  expect((await client.call('GET', '/deck')).status).toBe(200);
  const { status, body } = await client.call('POST', '/request', { ...order, deck_id: decks.Oberdeck });
  expect([status, body.data.deck_id, body.data.deck]).toEqual([201, decks.Oberdeck, 'Oberdeck']);
  const { id } = body.data;
  expect(await shown(id)).toMatchObject({ deck: 'Oberdeck', proposal: { as_wished: true } });
  expect((await shown(id)).proposal.stands).toMatchObject([{ stand: 'Y-1', deck: 'Oberdeck' }]);
  const mails = await prisma().mail.findMany({
    where: { kind: { in: ['request-sent', 'request-received'] } },
  });
  expect(mails.map(({ text }) => text.includes('Oberdeck'))).toEqual(mails.map(() => true));

  // What does not name it leaves it.
  await client.call('PUT', `/request/${id}`, { count_pages_wine: 2 });
  expect(await shown(id)).toMatchObject({ deck: 'Oberdeck', count_pages_wine: 2 });
  const looked = await admin.call('POST', `/admin-request/${id}/look`, {
    version: (await shown(id)).version,
  });
  expect(looked.status).toBe(200);
  await client.call('PUT', `/request/${id}`, { deck_id: decks.Sonnendeck });
  expect(await shown(id)).toMatchObject({ deck: 'Sonnendeck', seen: { deck: 'Oberdeck' } });
  // There is no stand, so it is proposed what there is.
  expect((await shown(id)).proposal).toMatchObject({ as_wished: false, stands: [{ stand: 'Z-1' }] });
  await client.call('PUT', `/request/${id}`, { deck_id: null });
  expect(await shown(id)).toMatchObject({ deck: null, proposal: { as_wished: null } });
  const { body: history } = await admin.call('GET', `/history/of/catalog-request/${id}/10/1`);
  expect(JSON.stringify(history)).toContain('Oberdeck');

  const unknown = await client.call('PUT', `/request/${id}`, { deck_id: 999_999 });
  expect([unknown.status, unknown.body.errors.deck_id]).toEqual([422, expect.anything()]);
  const list = await admin.call('GET', '/admin-request/10/1');
  expect(list.body.data).toMatchObject([{ deck: null }]);
});

it('is no wish any more when the deck is deleted', async () => {
  const { client } = await company('Kellerei Berg');
  const deck = await prisma().deck.create({ data: { name: 'Zwischendeck' } });
  const { body } = await client.call('POST', '/request', { ...order, deck_id: deck.id });
  expect(body.data.deck).toBe('Zwischendeck');
  expect((await admin.call('DELETE', `/deck/${deck.id}`)).status).toBe(200);
  expect(await shown(body.data.id)).toMatchObject({ deck: null, deck_id: null });
});

it('comes with a list of orders, in the column of the deck where no stand is named', async () => {
  for (const name of ['Cave des Cygnes', 'Domaine du Quai', 'Rebhof']) await company(name);
  const text = [
    'Aussteller;Stand;Anzahl Stände;Deck;Weinseiten',
    'Cave des Cygnes;;1;oberdeck;1',
    'Domaine du Quai;Z-3;;Hauptdeck;1',
    'Rebhof;;1;Obrdeck;1',
  ].join('\n');
  const { body: read } = await admin.call('POST', '/import/request/read', { text });
  const { columns, rows } = read.data;
  const { body: checked } = await admin.call('POST', '/import/request/check', { columns, rows, create: [] });
  expect(checked.data.rows.map(({ problems }: { problems: object[] }) => problems)).toMatchObject([
    [],
    [],
    [{ field: 'deck', key: 'validation.not-found', suggestions: ['Oberdeck'] }],
  ]);
  const table = { columns, rows: rows.slice(0, 2), create: [] };
  expect((await admin.call('POST', '/import/request', table)).status).toBe(201);
  const { body } = await admin.call('GET', '/admin-request/10/1');
  const deckOf = (name: string) =>
    body.data.find((row: { exhibitor: { company_name: string } }) => row.exhibitor.company_name === name)
      ?.deck;
  expect([deckOf('Cave des Cygnes'), deckOf('Domaine du Quai')]).toEqual(['Oberdeck', null]);
});

it('is kept by the proposal for the next fair', async () => {
  const { body: next } = await admin.call('POST', `/catalog/${catalog.id}/next`, {
    ...{ name: 'Weinschiffe danach', catalog_type: 2, from: '2041-01-01', to: '2041-01-31' },
    exhibitors: true,
  });
  const { body } = await admin.call('GET', `/catalog/${next.data.id}/proposals`);
  const { exhibitor_id, deck } = body.data.proposals.find(
    (row: { company_name: string }) => row.company_name === 'Cave des Cygnes',
  );
  expect(deck).toBe('Oberdeck');
  const accepted = await admin.call('POST', `/catalog/${next.data.id}/proposals/accept`, {
    ...{ ids: [exhibitor_id], rest: 'request' },
  });
  expect(accepted.body.data).toMatchObject({ requested: 1 });
  const made = await prisma().catalogRequest.findFirstOrThrow({ where: { catalogId: next.data.id } });
  expect(made.deckId).toBe(decks.Oberdeck);
});

it('is not stored for a fair without ships', async () => {
  await prisma().catalogRequest.deleteMany();
  await prisma().orderProposal.deleteMany();
  await prisma().catalog.update({ where: { id: catalog.id }, data: { catalogType: 1 } });
  const { client } = await company('Landmesse');
  const { status, body } = await client.call('POST', '/request', { ...order, deck_id: decks.Oberdeck });
  expect([status, body.data.deck]).toEqual([201, null]);
});

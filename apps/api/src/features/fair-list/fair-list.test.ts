import type { FairAddress, FairStand, OrderedService } from '@rebblatt/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: Awaited<ReturnType<typeof makeCatalog>>;
let ships: typeof catalog;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  ships = await makeCatalog(server, { from: '2029-07-01', to: '2029-07-31', catalogType: 2 });
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;
const of = ({ id }: { id: number }, { id: catalogId } = catalog) => ({ catalogId, exhibitorId: id });

const list = async <Row>(which: string, id = catalog.id): Promise<Row[]> => {
  const { status, body } = await admin.call('GET', `/catalog/${id}/${which}`);
  expect(status).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data;
};

const service = (name: string) => prisma().service.create({ data: { name, nameFr: `${name} (fr)` } });

/** An order that waits, or was rejected. */
async function orders(
  companyName: string,
  state: 'sent' | 'rejected',
  services: [number, number][] = [],
  target = catalog,
) {
  const user = await makeExhibitor(server.context.db, { companyName });
  await prisma().catalogRequest.create({
    data: {
      ...of(user, target),
      ...{ countStands: 1, countPagesWine: 1, countPagesAdvertising: 0, state },
      services: { createMany: { data: services.map(([serviceId, amount]) => ({ serviceId, amount })) } },
    },
  });
  return user;
}

it('says who ordered how much of which service, by service and company, with stand and telephone', async () => {
  const [power, table] = [await service('Starkstrom'), await service('Barmöbel')];
  const waits = await orders('Anton Weine', 'sent', [[power.id, 2]]);
  await orders('Abgelehnt GmbH', 'rejected', [[power.id, 9]]);
  const { user, stand } = await joinFair(server, catalog, { companyName: 'Zita Weine' });
  await prisma().exhibitor.update({ where: { id: user.id }, data: { phone: '+41 44 123 45 67' } });
  await prisma().catalogRequest.update({
    where: { catalogId_exhibitorId: of(user) },
    data: {
      services: {
        createMany: {
          data: [
            { serviceId: power.id, amount: 1 },
            { serviceId: table.id, amount: 0 },
          ],
        },
      },
    },
  });
  expect(await list<OrderedService>('ordered-services')).toEqual([
    {
      ...{ service_id: power.id, name: 'Starkstrom', name_fr: 'Starkstrom (fr)', name_en: null },
      ...{ exhibitor_id: waits.id, company_name: 'Anton Weine', amount: 2, stands: [], state: 'sent' },
      phone: expect.toSatisfy((phone) => phone === null || typeof phone === 'string'),
    },
    {
      ...{ service_id: power.id, name: 'Starkstrom', name_fr: 'Starkstrom (fr)', name_en: null },
      ...{ exhibitor_id: user.id, company_name: 'Zita Weine', amount: 1, state: 'accepted' },
      ...{ stands: [stand.stand], phone: '+41 44 123 45 67' },
    },
  ]);
  expect(await list('ordered-services', ships.id)).toEqual([]);
});

it('lists the addresses of who takes part and of whose order waits, and of nobody else', async () => {
  const { user, stand } = await joinFair(server, catalog, { companyName: 'Mitte Weine' });
  await prisma().exhibitor.update({
    where: { id: user.id },
    data: {
      street: 'Seestrasse',
      number: '12',
      zipCode: '8001',
      city: 'Zürich',
      contactPerson: 'Rosa Muster',
    },
  });
  await prisma().user.update({ where: { id: user.id }, data: { language: 'fr' } });
  const waits = await orders('Noch offen', 'sent');
  await orders('Abgelehnt AG', 'rejected');
  await makeExhibitor(server.context.db, { companyName: 'Ganz fremd' });
  const rows = await list<FairAddress>('addresses');
  const named = rows.map(({ company_name }) => company_name);
  expect(named).toEqual(expect.arrayContaining(['Mitte Weine', 'Noch offen']));
  expect(named).not.toEqual(expect.arrayContaining(['Abgelehnt AG']));
  expect(named).not.toEqual(expect.arrayContaining(['Ganz fremd']));
  expect([...named].sort((a, b) => a.localeCompare(b, 'de'))).toEqual(named);
  expect(rows.find(({ id }) => id === user.id)).toMatchObject({
    ...{
      street: 'Seestrasse',
      number: '12',
      zip_code: '8001',
      city: 'Zürich',
      contact_person: 'Rosa Muster',
    },
    ...{ language: 'fr', stands: [stand.stand], state: 'accepted' },
  });
  expect(rows.find(({ id }) => id === waits.id)).toMatchObject({ state: 'sent', stands: [] });
  expect(await list('addresses', ships.id)).toEqual([]);
});

it('lists the stands in walking order with whose they are, to whom they are proposed, and the free ones', async () => {
  const [first, second] = [
    await prisma().ship.create({ data: { name: 'MS Erste', position: 1 } }),
    await prisma().ship.create({ data: { name: 'MS Zweite', position: 2 } }),
  ];
  const deck = await prisma().deck.create({ data: { name: 'Hauptdeck', position: 1 } });
  const aStand = (stand: string, shipId: number) =>
    prisma().stand.create({ data: { stand, catalogType: 2, shipId, deckId: deck.id } });
  const [far, ten, two] = [
    await aStand('B-1', second.id),
    await aStand('A-10', first.id),
    await aStand('A-2', first.id),
  ];
  await prisma().stand.create({ data: { stand: 'Frühling 1', catalogType: 1 } });
  const user = await makeExhibitor(server.context.db, { companyName: 'Sitzt schon' });
  await prisma().catalogStand.create({ data: { ...of(user, ships), standId: ten.id } });
  const waits = await orders('Wartet noch', 'sent', [], ships);
  await prisma().catalogRequest.update({
    where: { catalogId_exhibitorId: of(waits, ships) },
    data: { plannedStands: [far.id] },
  });
  expect(await list<FairStand>('stands', ships.id)).toEqual([
    expect.objectContaining({
      id: two.id,
      ship: 'MS Erste',
      deck: 'Hauptdeck',
      standing: 'free',
      company: null,
    }),
    expect.objectContaining({
      ...{ id: ten.id, standing: 'taken' },
      company: expect.objectContaining({ id: user.id, company_name: 'Sitzt schon' }),
    }),
    expect.objectContaining({
      ...{ id: far.id, standing: 'waiting' },
      company: expect.objectContaining({ id: waits.id, company_name: 'Wartet noch' }),
    }),
  ]);
});

it('knows no list of a catalogue that is not there', async () => {
  for (const which of ['ordered-services', 'stands', 'addresses'])
    expect((await admin.call('GET', `/catalog/999999/${which}`)).status).toBe(404);
});

import type { ListCheck, ListRead } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: { id: number };
const ids: Record<string, number> = {};
const companies = ['Weingut am Steg', 'Domaine du Quai', 'Kellerei Berg', 'Cave des Cygnes'];

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  const { prisma } = server.context.db;
  catalog = await makeCatalog(server, { name: 'Hauptmesse 2030', catalogType: 2 });
  for (const name of companies)
    ids[name] = (await makeExhibitor(server.context.db, { companyName: name })).id;
  const [seerose, moewe, deck] = [
    await prisma.ship.create({ data: { name: 'Seerose', position: 1 } }),
    await prisma.ship.create({ data: { name: 'Möwe', position: 2 } }),
    await prisma.deck.create({ data: { name: 'Hauptdeck', position: 1 } }),
  ];
  for (const [stand, ship] of [
    ['A-1', seerose],
    ['A-2', seerose],
    ['A-3', seerose],
    ['12/13', seerose],
    ['B-1', moewe],
    ['A-1', moewe],
  ] as const) {
    const data = { stand, catalogType: 2, shipId: ship.id, deckId: deck.id };
    ids[`${stand} ${ship.name}`] = (await prisma.stand.create({ data })).id;
  }
  // A stand of the hall with the number of one on a ship.
  await prisma.stand.create({ data: { stand: 'A-2', catalogType: 1 } });
  await prisma.stand.create({ data: { stand: 'H-7', catalogType: 1 } });
  ids.Strom = (await prisma.service.create({ data: { name: 'Strom 230 V', nameFr: 'Courant 230 V' } })).id;
  ids.Glas = (await prisma.service.create({ data: { name: 'Gläser' } })).id;
  ids.Zürich = (await prisma.pageTitle.create({ data: { name: 'Zürich, Zürichsee' } })).id;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const call = (path: string, body: unknown) => admin.call('POST', `/import/request${path}`, body);
const read = async (...lines: string[]): Promise<ListRead> =>
  (await call('/read', { text: lines.join('\n') })).body.data;
const tableOf = ({ columns, rows }: ListRead, create: string[] = []) => ({ columns, rows, create });
const check = async (list: ListRead, create: string[] = []): Promise<ListCheck> =>
  (await call('/check', tableOf(list, create))).body.data;
const problemsOf = ({ rows }: ListCheck) =>
  rows.map(({ problems }) =>
    problems.map(({ field, key, params }) => [field, key, params.text ?? params.stand]),
  );
const requests = async () => (await admin.call('GET', '/admin-request/50/1')).body.data;
const requestOf = async (company: string) => {
  const all: { id: number; exhibitor: { company_name: string } }[] = await requests();
  const { id } = all.find(({ exhibitor }) => exhibitor.company_name === company) ?? { id: 0 };
  return (await admin.call('GET', `/admin-request/${id}`)).body.data;
};

const HEAD = 'Aussteller;Stand;Schiff;Weinseiten;Inserate;Titel;Strom 230 V;Dienstleistungen;Bemerkung';

describe('a list of orders', () => {
  it('becomes requests that wait, with the stands and titles that are planned for them', async () => {
    const list = await read(
      HEAD,
      'Weingut am Steg;A-1, A-2;Seerose;2;1;Zürich, Zürichsee;2;20 Gläser;gern nebeneinander',
      'DOMAINE DU QUAI;Stand 12/13;;1;;Neuenburg;x;;',
    );
    expect(list.columns.map(({ field }) => field)).toEqual([
      ...['company_name', 'stands', 'ship', 'count_pages_wine', 'count_pages_advertising', 'titles'],
      ...[`service_${ids.Strom}`, 'service', 'comment'],
    ]);
    const first = await check(list);
    expect(problemsOf(first)).toEqual([[], [['titles', 'validation.not-found', 'Neuenburg']]]);
    expect(first.new).toEqual([{ resource: 'page-title', names: ['Neuenburg'] }]);

    const { status, body } = await call('', tableOf(list, ['page-title']));
    expect([status, body.data]).toEqual([201, { id: expect.any(Number), added: 2, updated: 0, created: 1 }]);
    const steg = await requestOf('Weingut am Steg');
    expect(steg).toMatchObject({
      state: 'sent',
      count_stands: 2,
      count_pages_wine: 2,
      count_pages_advertising: 1,
      exhibitor_comment: 'gern nebeneinander',
      service: {
        [String(ids.Strom)]: { service_id: ids.Strom, amount: 2 },
        [String(ids.Glas)]: { service_id: ids.Glas, amount: 20 },
      },
      catalog: { id: catalog.id },
    });
    expect(steg.proposal).toMatchObject({
      stands: [{ id: ids['A-1 Seerose'] }, { id: ids['A-2 Seerose'] }],
      winePages: [{ pageTitleId: ids.Zürich }, { pageTitleId: ids.Zürich }],
      adPages: [{ pageTitleId: ids.Zürich }],
      gap: null,
    });
    const quai = await requestOf('Domaine du Quai');
    expect(quai).toMatchObject({ count_stands: 1, count_pages_wine: 1, count_pages_advertising: 0 });
    expect(quai.service).toEqual({ [String(ids.Strom)]: { service_id: ids.Strom, amount: 1 } });
    expect(quai.proposal).toMatchObject({
      stands: [{ stand: '12/13' }],
      winePages: [{ pageTitle: 'Neuenburg' }],
    });
    // Nobody is mailed: the company knows what it ordered.
    expect(await server.context.db.prisma.mail.count({ where: { userId: ids['Weingut am Steg'] } })).toBe(0);
  });

  it('says of a stand of the other fair that the catalogue has another one', async () => {
    const { rows } = await check(
      await read(HEAD, 'Kellerei Berg;H-7;;1;0;;;;', 'Cave des Cygnes;H-9;;1;0;;;;'),
    );
    expect(rows.map(({ problems }) => problems.map(({ key, params }) => ({ key, params })))).toEqual([
      [{ key: 'list-import.other-fair', params: { stand: 'H-7', catalog: 'Hauptmesse 2030' } }],
      [{ key: 'validation.not-found', params: { text: 'H-9' } }],
    ]);
  });

  it('changes an order that waits, and does nothing where it says the same', async () => {
    const list = await read(
      HEAD,
      'Weingut am Steg;A-1 Seerose + A-3;;2;1;;2;;',
      'Domaine du Quai;12/13;;1;0;Neuenburg;1;;',
    );
    const { rows } = await check(list);
    expect(rows.map(({ choice, changes }) => [choice, changes])).toEqual([
      [
        'update',
        [
          {
            field: 'stands',
            from: 'A-1 Seerose Hauptdeck, A-2 Seerose Hauptdeck',
            to: 'A-1 Seerose Hauptdeck, A-3 Seerose Hauptdeck',
          },
          { field: 'service', from: '2 × Strom 230 V, 20 × Gläser', to: '2 × Strom 230 V' },
        ],
      ],
      ['skip', []],
    ]);
    const { body } = await call('', tableOf(list));
    expect(body.data).toMatchObject({ added: 0, updated: 1 });
    const after = await requestOf('Weingut am Steg');
    expect(after.exhibitor_comment).toBe('gern nebeneinander');
    expect(Object.keys(after.service)).toEqual([String(ids.Strom)]);

    expect((await call(`/undo/${body.data.id}`, {})).body.data).toEqual({
      removed: 0,
      restored: 1,
      kept: [],
    });
    const again = await requestOf('Weingut am Steg');
    expect(again.proposal.stands.map(({ id }: { id: number }) => id)).toEqual([
      ids['A-1 Seerose'],
      ids['A-2 Seerose'],
    ]);
    expect(again.service[String(ids.Glas)].amount).toBe(20);
  });

  it('asks where it is not clear which company or stand is meant, and says whose a stand is', async () => {
    const list = await read(
      'Firma;Standnummer;Seiten',
      'Kellerei Berk;B-1;1',
      'Kellerei Berg;A-1;1',
      'Kellerei Berg;A-2;1',
      'Kellerei Berg;Z-9;1',
      'Cave des Cygnes;;1',
      'Cave des Cygnes;B-1;viele',
    );
    const checked = await check(list);
    expect(problemsOf(checked)).toEqual([
      [['company_name', 'validation.not-found', 'Kellerei Berk']],
      [['stands', 'list-import.which', 'A-1']],
      [['stands', 'list-import.stand-taken', 'A-2 Seerose Hauptdeck']],
      [['stands', 'validation.not-found', 'Z-9']],
      [['stands', 'validation.required', undefined]],
      [['count_pages_wine', 'validation.numeric', undefined]],
    ]);
    expect(checked.rows[0]?.problems[0]?.suggestions).toEqual(['Kellerei Berg']);
    expect(checked.rows[1]?.problems[0]?.suggestions.sort()).toEqual([
      'A-1 Möwe Hauptdeck',
      'A-1 Seerose Hauptdeck',
    ]);
    const { status } = await call('', tableOf(list));
    expect(status).toBe(422);
    expect(await requests()).toHaveLength(2);
  });

  it('refuses one stand for two companies and one company twice', async () => {
    const list = await read(
      'Firma;Stände;Weinseiten',
      'Kellerei Berg;B-1;1',
      'Cave des Cygnes;B-1;1',
      'Kellerei Berg;A-1 Möwe;1',
    );
    expect(problemsOf(await check(list))).toEqual([
      [],
      [['stands', 'list-import.stand-taken', 'B-1 Möwe Hauptdeck']],
      [['company_name', 'validation.duplicate', undefined]],
    ]);
  });

  it('is not undone once one of its orders is decided, and changes none that is', async () => {
    const list = await read('Firma;Stände;Weinseiten;Seitentitel', 'Kellerei Berg;B-1;1;Zürich, Zürichsee');
    const { id } = (await call('', tableOf(list))).body.data;
    const request = await requestOf('Kellerei Berg');
    const { stands, winePages, adPages } = request.proposal;
    const accepted = await admin.call('PUT', `/admin-request/${request.id}`, {
      accepted: 1,
      version: request.version,
      stand: stands.map((one: { id: number }) => one.id),
      winePages,
      adPages,
    });
    expect(accepted.status).toBe(200);
    const other = await read('Firma;Stände;Weinseiten', 'Kellerei Berg;A-1 Möwe;2');
    expect(problemsOf(await check(other))).toEqual([
      [['company_name', 'list-import.decided', 'Kellerei Berg']],
    ]);
    const undone = await call(`/undo/${id}`, {});
    expect([undone.status, undone.body.error]).toEqual([409, 'conflict.in-use']);
    expect(await requestOf('Kellerei Berg')).toMatchObject({ state: 'accepted' });
  });

  it('keeps the stands and titles that it names from being deleted and undone', async () => {
    const lists = (path: string, body: unknown) => admin.call('POST', `/import/stand${path}`, body);
    const { body: stands } = await lists('/read', {
      text: 'Stand;Messe;Schiff;Deck\nC-9;Hauptmesse;Möwe;Hauptdeck',
    });
    const { id: standList } = (await lists('', tableOf(stands.data))).body.data;
    const { id: titleId } = await server.context.db.prisma.pageTitle.create({ data: { name: 'Wallis' } });
    const list = await read('Firma;Stände;Weinseiten;Seitentitel', 'Domaine du Quai;C-9;1;Wallis');
    const { id } = (await call('', tableOf(list))).body.data;
    const title = await admin.call('DELETE', `/page-title/${titleId}`);
    const undone = await lists(`/undo/${standList}`, {});
    for (const { status, body } of [title, undone]) {
      expect([status, body.error]).toEqual([409, 'conflict.in-use']);
      expect(body.exhibitors).toMatchObject([{ company_name: 'Domaine du Quai' }]);
    }
    const { proposal } = await requestOf('Domaine du Quai');
    expect(proposal.stands).toMatchObject([{ stand: 'C-9' }]);
    // Without the order the stand goes.
    expect((await call(`/undo/${id}`, {})).status).toBe(200);
    expect((await lists(`/undo/${standList}`, {})).body.data).toMatchObject({ removed: 1 });
  });

  it('is undone as a whole while nobody has decided', async () => {
    const list = await read('Firma;Stände;Weinseiten', 'Cave des Cygnes;A-1 Möwe;1');
    const { id } = (await call('', tableOf(list))).body.data;
    expect((await call(`/undo/${id}`, {})).body.data).toEqual({ removed: 1, restored: 0, kept: [] });
    expect((await requestOf('Cave des Cygnes')) ?? null).toBeNull();
  });
});

/** Length: one fair after another on one server, whose orders are proposed, confirmed and accepted in every way. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { clientOf, signInAs } from '../../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makePage,
  makePageTitle,
} from '../../../testing/fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;
let other: Client;
let year = 2000;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  other = await joinOrganiser(server);
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;

type World = Awaited<ReturnType<typeof aLastFair>>;

/** A fair that is over, in which companies of these names took part with one stand and pages that have titles. */
async function aLastFair(names: string[], { winePages = 2, adPages = 1 } = {}) {
  year += 1;
  const last = await makeCatalog(server, { from: `${year}-01-01`, to: `${year}-01-31` });
  const companies = [];
  for (const companyName of names) {
    const { user, stand, client } = await joinFair(server, last, { companyName, winePages, adPages });
    const title = await makePageTitle(server);
    for (const pageType of [...Array(winePages).fill(1), ...Array(adPages).fill(2)]) {
      const page = await makePage(server, last.id, user.id, { pageType, standId: stand.id });
      await prisma().page.update({ where: { id: page.id }, data: { pageTitleId: title.id } });
    }
    companies.push({ id: user.id, companyName, stand, title, client });
  }
  return { last, companies };
}

/** The next catalogue of it with all orders as proposals; open today unless other days are given. */
async function nextOf({ last }: Pick<World, 'last'>, days = open()): Promise<number> {
  const form = { name: `Messe Nummer ${++year}`, ...days, catalog_type: 1, exhibitors: true };
  const { status, body } = await admin.call('POST', `/catalog/${last.id}/next`, form);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data.id;
}

/** Two catalogues never overlap, so the one of the test before makes room. */
let running: number | undefined;
const open = () => ({ from: '2030-07-01', to: '2030-07-31' });
async function runningNext(world: Pick<World, 'last'>): Promise<number> {
  if (running !== undefined) {
    const gone = ++year;
    await prisma().catalog.update({
      where: { id: running },
      data: { fromOn: new Date(`${gone}-03-01`), toOn: new Date(`${gone}-03-02`) },
    });
  }
  running = await nextOf(world);
  return running;
}

const listed = async (catalogId: number) =>
  (await admin.call('GET', `/catalog/${catalogId}/proposals`)).body.data.proposals;
const rowOf = async (catalogId: number, id: number) =>
  (await listed(catalogId)).find((row: { exhibitor_id: number }) => row.exhibitor_id === id);
const own = async (client: Client) => (await client.call('GET', '/request/proposal')).body.data;
const confirm = (client: Client, catalog_id: number, services: object[] = []) =>
  client.call('POST', '/request/confirm-proposal', { catalog_id, services });
const accept = (catalogId: number, ids: number[], more: object = {}, who = admin) =>
  who.call('POST', `/catalog/${catalogId}/proposals/accept`, { ids, ...more });

const one = async (names = ['Cave du Lac']) => {
  const world = await aLastFair(names);
  const [company] = world.companies;
  if (!company) throw new Error('No company.');
  return { ...world, company };
};

/** What an exhibitor has in a catalogue. */
async function holdings(catalogId: number, exhibitorId: number) {
  const of = { catalogId, exhibitorId };
  const stands = await prisma().catalogStand.findMany({ where: of });
  const pages = await prisma().page.findMany({ where: of, orderBy: { position: 'asc' } });
  return {
    stands: stands.map(({ standId }) => standId),
    pages: pages.map(({ pageType, standId, pageTitleId }) => [pageType, standId, pageTitleId]),
  };
}

describe('an exhibitor', () => {
  it('sees the order of last time and sends it as it is', async () => {
    const { company, last } = await one();
    const catalogId = await runningNext({ last });
    expect(await own(company.client)).toMatchObject({
      catalog: { id: catalogId, until: '2030-07-31' },
      last: last.name,
      count_stands: 1,
      count_pages_wine: 2,
      count_pages_advertising: 1,
      stands: [company.stand.stand],
      services: [],
      conflicts: [],
    });
    const { status, body } = await confirm(company.client, catalogId);
    expect([status, body]).toMatchObject([
      201,
      { request_sent: true, data: { state: 'sent', count_pages_wine: 2, editable: 1 } },
    ]);
    expect(await own(company.client)).toBeNull();
    expect(await rowOf(catalogId, company.id)).toMatchObject({
      state: 'confirmed',
      request_id: body.data.id,
    });
    // The stand is given by the decision, as for any order.
    expect((await holdings(catalogId, company.id)).stands).toEqual([]);
    const mails = await prisma().mail.findMany({ where: { userId: company.id }, select: { kind: true } });
    expect(mails).toEqual([{ kind: 'request-received' }]);
  });

  it('reads of it in the invitation, and sends it as soon as there is a password', async () => {
    const { company, last } = await one();
    const visitor = clientOf(server, null);
    await prisma().user.update({ where: { id: company.id }, data: { active: false, passwordHash: null } });
    const catalogId = await runningNext({ last });
    expect(await rowOf(catalogId, company.id)).toMatchObject({ account: 'invited', state: 'open' });
    await admin.call('POST', '/exhibitor/invite', { ids: [company.id] });
    const { text, recipient } = await prisma().mail.findFirstOrThrow({ where: { userId: company.id } });
    expect(text).toContain('Ihre Bestellung vom letzten Mal liegt als Vorschlag bereit.');
    const key = /\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '';
    const shown = async () => (await visitor.call('GET', `/invitation/${key}`)).body.data;
    expect(await shown()).toMatchObject({ state: 'open', proposed: 1, catalog: { until: '2030-07-31' } });
    const password = 'drei rote Boote';
    await visitor.call('POST', `/invitation/${key}/accept`, { password, password_confirmation: password });
    expect((await visitor.call('POST', '/login', { email: recipient, password })).status).toBe(200);
    const client = await signInAs(server, company.id);
    expect((await confirm(client, catalogId)).status).toBe(201);
    expect(await shown()).toMatchObject({ state: 'accepted', proposed: 0 });
  });

  it('may order otherwise, which is a request as any other', async () => {
    const { company, last } = await one();
    const catalogId = await runningNext({ last });
    const order = { count_stands: 1, count_pages_wine: 5, count_pages_advertising: 0 };
    expect((await company.client.call('POST', '/request', order)).status).toBe(201);
    expect(await rowOf(catalogId, company.id)).toMatchObject({ state: 'changed' });
    const { body } = await accept(catalogId, [company.id]);
    expect(body.data).toEqual({ accepted: 0, requested: 0, already: 1, left: [] });
  });

  it('is told when it is too early, too late, done already or not theirs', async () => {
    const { company, last } = await one(['Cave du Lac', 'Nachbar']);
    const codeOf = async (client: Client, id: number) => {
      const { status, body } = await confirm(client, id);
      return [status, body.error, body.params];
    };
    const coming = await nextOf({ last }, { from: '2040-01-01', to: '2040-01-31' });
    expect(await own(company.client)).toBeNull();
    expect(await codeOf(company.client, coming)).toMatchObject([
      409,
      'proposal.not-open',
      { from: '01.01.2040' },
    ]);
    const over = await nextOf({ last }, { from: '1990-01-01', to: '1990-01-31' });
    expect(await codeOf(company.client, over)).toMatchObject([409, 'proposal.over', {}]);
    expect(await codeOf(company.client, 999_999)).toMatchObject([404, 'request.not-found', {}]);

    const catalogId = await runningNext({ last });
    expect((await confirm(company.client, catalogId)).status).toBe(201);
    expect(await codeOf(company.client, catalogId)).toMatchObject([409, 'proposal.sent', {}]);
    await accept(catalogId, [company.id]);
    expect(await codeOf(company.client, catalogId)).toMatchObject([409, 'proposal.accepted', {}]);
    await prisma().catalogRequest.updateMany({ where: { catalogId }, data: { state: 'rejected' } });
    expect(await codeOf(company.client, catalogId)).toMatchObject([409, 'proposal.rejected', {}]);
    const stranger = await signInAs(server, (await joinFair(server, last)).user.id);
    expect(await codeOf(stranger, catalogId)).toMatchObject([404, 'request.not-found', {}]);
    expect((await confirm(admin, catalogId)).status).toBe(403);
  });

  it('is asked once more when a service is gone that they saw', async () => {
    const { company, last } = await one();
    const service = await prisma().service.create({ data: { name: `Strom ${year}`, nameFr: 'Courant' } });
    const request = await prisma().catalogRequest.findFirstOrThrow({ where: { exhibitorId: company.id } });
    const ordered = { requestId: request.id, serviceId: service.id, amount: 3 };
    await prisma().catalogRequestService.create({ data: ordered });
    const catalogId = await runningNext({ last });
    const seen = [{ id: service.id, amount: 3 }];
    expect((await own(company.client)).services).toEqual([
      { id: service.id, name: service.name, name_fr: 'Courant', name_en: null, amount: 3 },
    ]);
    await prisma().catalogRequestService.deleteMany({ where: { serviceId: service.id } });
    expect((await admin.call('DELETE', `/service/${service.id}`)).status).toBe(200);
    const refused = await confirm(company.client, catalogId, seen);
    expect([refused.status, refused.body.error]).toEqual([409, 'proposal.changed']);
    expect(await own(company.client)).toMatchObject({
      services: [],
      conflicts: [{ kind: 'service-gone', name: service.name }],
    });
    expect((await confirm(company.client, catalogId)).status).toBe(201);
  });

  it('sends it once, however often they press', async () => {
    const { company, last } = await one();
    const catalogId = await runningNext({ last });
    const answers = await Promise.all([1, 2, 3].map(() => confirm(company.client, catalogId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await prisma().catalogRequest.count({ where: { catalogId, exhibitorId: company.id } })).toBe(1);
  });
});

describe('the organiser', () => {
  it('accepts for all: stands, pages and membership are there, and each is told', async () => {
    const { companies, last } = await one(['Cave du Lac', 'Weinberg am Hang']);
    const catalogId = await runningNext({ last });
    const [lake, hill] = companies;
    if (lake) expect((await confirm(lake.client, catalogId)).status).toBe(201);
    const { status, body } = await accept(
      catalogId,
      companies.map(({ id }) => id),
    );
    expect([status, body.data]).toEqual([200, { accepted: 2, requested: 0, already: 0, left: [] }]);
    for (const { id, stand, title } of companies)
      expect(await holdings(catalogId, id)).toEqual({
        stands: [stand.id],
        pages: [
          [1, stand.id, title.id],
          [1, stand.id, title.id],
          [2, stand.id, title.id],
        ],
      });
    expect((await listed(catalogId)).map(({ state }: { state: string }) => state)).toEqual([
      'accepted',
      'accepted',
    ]);
    const mailTo = async (userId: number | undefined) =>
      prisma().mail.findFirstOrThrow({ where: { userId, kind: 'request-accepted' } });
    expect((await mailTo(lake?.id)).subject).toContain('Ihre Anfrage');
    expect((await mailTo(hill?.id)).subject).toContain('Ihr Platz');
    expect((await mailTo(hill?.id)).text).toContain('Bestellung vom letzten Mal');
    const actions = await prisma().history.findMany({
      where: { entity: 'catalog-request', exhibitorId: hill?.id },
      orderBy: { id: 'asc' },
    });
    expect(actions.map(({ action }) => action)).toEqual(['take-over', 'accept']);
  });

  it('adds nothing by accepting twice, nor do two at once', async () => {
    const { companies, last } = await one(['Cave du Lac', 'Weinberg am Hang', 'Au bord de l’eau']);
    const catalogId = await runningNext({ last });
    const ids = companies.map(({ id }) => id);
    const answers = await Promise.all([accept(catalogId, ids), accept(catalogId, ids, {}, other)]);
    const sum = (key: 'accepted' | 'already') =>
      answers.reduce((all, { body }) => all + Number(body.data[key]), 0);
    expect([sum('accepted'), sum('already')]).toEqual([3, 3]);
    expect((await accept(catalogId, ids)).body.data).toMatchObject({ accepted: 0, already: 3 });
    expect(await prisma().page.count({ where: { catalogId } })).toBe(2 + 3 * 3);
  });

  it('may accept before the collection begins, but not after its end', async () => {
    const { company, last } = await one();
    const coming = await nextOf({ last }, { from: '2041-01-01', to: '2041-01-31' });
    expect((await accept(coming, [company.id])).body.data.accepted).toBe(1);
    const over = await nextOf({ last }, { from: '1991-01-01', to: '1991-01-31' });
    const refused = await accept(over, [company.id]);
    expect([refused.status, refused.body.error]).toEqual([409, 'catalog.closed']);
    expect((await accept(999_999, [company.id])).status).toBe(404);
  });

  it('sees what stands in the way, and leaves it or makes requests of it', async () => {
    const { companies, last } = await one([
      'A Stand weg',
      'B Stand vergeben',
      'C Titel weg',
      'D Konto zu',
      'E Anderer Katalog',
      'F In Ordnung',
    ]);
    const [gone, taken, untitled, closed, otherType, fine] = companies.map((company) => company);
    if (!gone || !taken || !untitled || !closed || !otherType || !fine) throw new Error('No companies.');
    const catalogId = await runningNext({ last });
    // What last time still holds cannot be deleted.
    await prisma().page.updateMany({ where: { exhibitorId: gone.id }, data: { standId: null } });
    await prisma().catalogStand.deleteMany({ where: { standId: gone.stand.id } });
    expect((await admin.call('DELETE', `/stand/${gone.stand.id}`)).status).toBe(200);
    const guest = await joinFair(server, { id: catalogId, catalogType: 1 }, { companyName: 'Gast' });
    await prisma().catalogStand.create({
      data: { catalogId, standId: taken.stand.id, exhibitorId: guest.user.id },
    });
    await prisma().page.updateMany({ where: { exhibitorId: untitled.id }, data: { pageTitleId: null } });
    expect((await admin.call('DELETE', `/page-title/${untitled.title.id}`)).status).toBe(200);
    await prisma().user.update({ where: { id: closed.id }, data: { active: false, closedAt: new Date() } });
    await prisma().page.updateMany({ where: { exhibitorId: otherType.id }, data: { standId: null } });
    await prisma().catalogStand.deleteMany({ where: { standId: otherType.stand.id } });
    const ship = await prisma().ship.create({ data: { name: `Schiff ${year}` } });
    const deck = await prisma().deck.create({ data: { name: `Deck ${year}` } });
    await prisma().stand.update({
      where: { id: otherType.stand.id },
      data: { catalogType: 2, shipId: ship.id, deckId: deck.id },
    });

    const conflicts = Object.fromEntries(
      (await listed(catalogId)).map((row: { exhibitor_id: number; conflicts: object[] }) => [
        row.exhibitor_id,
        row.conflicts,
      ]),
    );
    expect(conflicts).toEqual({
      [gone.id]: [{ kind: 'stand-gone', name: gone.stand.stand, company: null }],
      [taken.id]: [{ kind: 'stand-taken', name: taken.stand.stand, company: 'Gast' }],
      [untitled.id]: [{ kind: 'title-gone', name: untitled.title.name, company: null }],
      [closed.id]: [{ kind: 'closed', name: null, company: null }],
      [otherType.id]: [{ kind: 'stand-type', name: otherType.stand.stand, company: null }],
      [fine.id]: [],
    });
    // An exhibitor need not know who has the stand.
    expect((await own(taken.client)).conflicts).toEqual([{ kind: 'stand-taken', name: taken.stand.stand }]);

    const ids = companies.map(({ id }) => id);
    const first = await accept(catalogId, ids);
    expect(first.body.data).toMatchObject({ accepted: 1, requested: 0, already: 0 });
    expect(first.body.data.left).toHaveLength(5);
    const second = await accept(catalogId, ids, { rest: 'request' });
    expect(second.body.data).toMatchObject({
      accepted: 0,
      requested: 4,
      already: 1,
      left: [{ exhibitor_id: closed.id, company_name: 'D Konto zu', conflicts: [{ kind: 'closed' }] }],
    });
    const waiting = await admin.call('GET', `/admin-request/20/1?catalog_id=${catalogId}&state=sent`);
    expect(waiting.body.total).toBe(4);
    expect(await own(gone.client)).toBeNull();
  });

  it('accepts without services that are gone only when that is said', async () => {
    const { company, last } = await one();
    const [strom, wasser] = [
      await prisma().service.create({ data: { name: `Strom ${year}` } }),
      await prisma().service.create({ data: { name: `Wasser ${year}` } }),
    ];
    const request = await prisma().catalogRequest.findFirstOrThrow({ where: { exhibitorId: company.id } });
    for (const { id } of [strom, wasser])
      await prisma().catalogRequestService.create({
        data: { requestId: request.id, serviceId: id, amount: 1 },
      });
    const catalogId = await runningNext({ last });
    await prisma().catalogRequestService.deleteMany({ where: { serviceId: strom.id } });
    await prisma().service.delete({ where: { id: strom.id } });
    expect((await accept(catalogId, [company.id])).body.data.left).toMatchObject([
      { conflicts: [{ kind: 'service-gone', name: strom.name }] },
    ]);
    expect((await accept(catalogId, [company.id], { without_services: 1 })).body.data.accepted).toBe(1);
    const made = await prisma().catalogRequest.findFirstOrThrow({
      where: { catalogId, exhibitorId: company.id },
      include: { services: true },
    });
    expect(made.services).toMatchObject([{ serviceId: wasser.id, amount: 1 }]);
  });

  it('sees a stand that two orders name, and that somebody has something already', async () => {
    const { companies, last } = await one(['Erste', 'Zweite', 'Dritte']);
    const [first, second, third] = companies;
    if (!first || !second || !third) throw new Error('No companies.');
    const catalogId = await runningNext({ last });
    const key = { catalogId_exhibitorId: { catalogId, exhibitorId: second.id } };
    const { details } = await prisma().orderProposal.findUniqueOrThrow({ where: key });
    await prisma().orderProposal.update({
      where: key,
      data: {
        details: {
          ...(details as object),
          stands: [{ id: first.stand.id, stand: first.stand.stand }],
        },
      },
    });
    await makePage(server, catalogId, third.id);
    const kinds = async (id: number) => (await rowOf(catalogId, id)).conflicts;
    expect(await kinds(first.id)).toEqual([
      { kind: 'stand-twice', name: first.stand.stand, company: 'Zweite' },
    ]);
    expect(await kinds(third.id)).toEqual([{ kind: 'has-already', name: null, company: null }]);
    const { body } = await accept(catalogId, [first.id, second.id, third.id]);
    expect(body.data).toMatchObject({ accepted: 0, left: [{}, {}, {}] });
  });
});

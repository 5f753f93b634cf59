import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: Awaited<ReturnType<typeof makeCatalog>>;
let last = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;
const aStand = (catalogType = 1) => prisma().stand.create({ data: { stand: `Frei ${++last}`, catalogType } });

/** A company with a stand and a page that stands there. */
async function aCompany() {
  const { user, stand } = await joinFair(server, catalog, { companyName: `Weingut ${++last}` });
  const page = await makePage(server, catalog.id, user.id, { standId: stand.id });
  return { id: user.id, stand, page };
}
type Company = Awaited<ReturnType<typeof aCompany>>;

const move = (body: object, who = admin) => who.call('POST', `/catalog/${catalog.id}/stands/move`, body);

const exchange = (a: Company, b: Company, more = {}) =>
  move({ stand_id: a.stand.id, exhibitor_id: a.id, to: b.stand.id, to_exhibitor_id: b.id, ...more });
const toFree = (a: Company, to: { id: number }, more = {}) =>
  move({ stand_id: a.stand.id, exhibitor_id: a.id, to: to.id, ...more });

const standsOf = async ({ id }: Company) =>
  (await prisma().catalogStand.findMany({ where: { catalogId: catalog.id, exhibitorId: id } })).map(
    ({ standId }) => standId,
  );
const pageOf = async ({ page }: Company) => {
  const { standId, version } = await prisma().page.findUniqueOrThrow({ where: { id: page.id } });
  return { standId, version };
};
const requestOf = ({ id }: Company) =>
  prisma().catalogRequest.findUniqueOrThrow({
    where: { catalogId_exhibitorId: { catalogId: catalog.id, exhibitorId: id } },
  });
const mailsTo = async ({ id }: Company) =>
  (await prisma().mail.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })).map(({ kind }) => kind);
const refusal = ({ status, body }: Awaited<ReturnType<typeof move>>) => [status, body.error, body.params];

describe('two companies', () => {
  it('exchange their stands with the pages that stand there, in the history and told to both', async () => {
    const [a, b] = [await aCompany(), await aCompany()];
    const { status, body } = await exchange(a, b);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      moves: [
        { exhibitor_id: a.id, from: a.stand.stand, to: b.stand.stand, positions: [a.page.position] },
        { exhibitor_id: b.id, from: b.stand.stand, to: a.stand.stand, positions: [b.page.position] },
      ],
      ...{ proposed_to: null, book: null },
    });
    expect([await standsOf(a), await standsOf(b)]).toEqual([[b.stand.id], [a.stand.id]]);
    expect([await pageOf(a), await pageOf(b)]).toEqual([
      { standId: b.stand.id, version: 2 },
      { standId: a.stand.id, version: 2 },
    ]);
    for (const company of [a, b]) {
      expect(await mailsTo(company)).toEqual(['request-changed']);
      const request = await requestOf(company);
      expect(request).toMatchObject({ state: 'accepted', version: 2 });
      const [entry] = await prisma().history.findMany({
        where: { entity: 'catalog-request', entityId: request.id },
      });
      expect(entry).toMatchObject({ action: 'accept', actorId: admin.userId });
    }
    const { body: shown } = await admin.call('GET', `/history/of/page/${a.page.id}/10/1`);
    expect(JSON.stringify(shown)).toContain(b.stand.stand);
  });

  it('do not when a page is released: nobody moves, and it says whose page and where', async () => {
    const [a, b] = [await aCompany(), await aCompany()];
    for (const state of ['released', 'accepted'] as const) {
      const snapshot = { company: {}, categories: [] };
      await prisma().page.update({
        where: { id: b.page.id },
        data: {
          state,
          snapshot,
          releasedAt: new Date(),
          decidedAt: state === 'accepted' ? new Date() : null,
        },
      });
      for (const only_check of [0, 1])
        expect(refusal(await exchange(a, b, { only_check }))).toEqual([
          409,
          'stand-plan.page-locked',
          expect.objectContaining({ stand: b.stand.stand, position: b.page.position }),
        ]);
    }
    expect([await standsOf(a), await standsOf(b)]).toEqual([[a.stand.id], [b.stand.id]]);
    expect(await pageOf(a)).toEqual({ standId: a.stand.id, version: 1 });
    expect([await mailsTo(a), await mailsTo(b)]).toEqual([[], []]);
  });

  it('do so although another of their pages is released, which stands elsewhere', async () => {
    const [a, b] = [await aCompany(), await aCompany()];
    const other = await aStand();
    await prisma().catalogStand.create({
      data: { catalogId: catalog.id, exhibitorId: a.id, standId: other.id },
    });
    const page = await makePage(server, catalog.id, a.id, { standId: other.id });
    await prisma().page.update({
      where: { id: page.id },
      data: { state: 'released', releasedAt: new Date(), snapshot: { company: {}, categories: [] } },
    });
    expect((await exchange(a, b)).status).toBe(200);
    expect((await standsOf(a)).sort()).toEqual([b.stand.id, other.id].sort());
  });

  it('are only asked about with only_check', async () => {
    const [a, b] = [await aCompany(), await aCompany()];
    await prisma().printResult.create({
      data: {
        ...{
          catalog: { connect: { id: catalog.id } },
          number: 7,
          manifest: {},
          contentPages: 4,
          durationMs: 1,
        },
        file: {
          create: {
            ...{ sha256: 'f'.repeat(64), size: 1, mimeType: 'application/pdf' },
            ...{ name: 'buch.pdf', extension: 'pdf' },
          },
        },
      },
    });
    const { body } = await exchange(a, b, { only_check: 1 });
    expect(body.data).toMatchObject({ book: 7, moves: [{ to: b.stand.stand }, { to: a.stand.stand }] });
    expect(await standsOf(a)).toEqual([a.stand.id]);
    expect(await mailsTo(a)).toEqual([]);
    expect((await requestOf(a)).version).toBe(1);
  });

  it('that two administrators exchange in the same moment are exchanged once', async () => {
    const [a, b] = [await aCompany(), await aCompany()];
    const second = await joinOrganiser(server);
    const body = { stand_id: a.stand.id, exhibitor_id: a.id, to: b.stand.id, to_exhibitor_id: b.id };
    const answers = await Promise.all([move(body), move(body, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await standsOf(a)).toEqual([b.stand.id]);
    expect((await requestOf(a)).version).toBe(2);
  });
});

describe('a company', () => {
  it('moves to a free stand, and its own becomes free', async () => {
    const a = await aCompany();
    const free = await aStand();
    const { status, body } = await toFree(a, free);
    expect(status).toBe(200);
    expect(body.data.moves).toHaveLength(1);
    expect(await standsOf(a)).toEqual([free.id]);
    expect((await pageOf(a)).standId).toBe(free.id);
    const { body: listed } = await admin.call('GET', `/catalog/${catalog.id}/stands`);
    const standing = (id: number) =>
      listed.data.find((one: { id: number }) => one.id === id)?.standing as string;
    expect(standing(free.id)).toBe('taken');
    expect(standing(a.stand.id)).not.toBe('taken');
  });

  it('is told for whom the free stand was proposed', async () => {
    const a = await aCompany();
    const free = await aStand();
    const { id } = await makeExhibitor(server.context.db, { companyName: 'Wartet darauf' });
    const request = await prisma().catalogRequest.create({
      data: {
        ...{ catalogId: catalog.id, exhibitorId: id, countStands: 1, countPagesWine: 1 },
        ...{ countPagesAdvertising: 0, plannedStands: [free.id] },
      },
    });
    expect((await toFree(a, free, { only_check: 1 })).body.data.proposed_to).toBe('Wartet darauf');
    await prisma().catalogRequest.delete({ where: { id: request.id } });
  });

  it('stays when somebody has come there, or has left, since it was looked at', async () => {
    const [a, b] = [await aCompany(), await aCompany()];
    expect(refusal(await toFree(a, b.stand)).slice(0, 2)).toEqual([409, 'stand-plan.changed']);
    const free = await aStand();
    const wrong = { stand_id: a.stand.id, exhibitor_id: b.id, to: free.id };
    expect(refusal(await move(wrong)).slice(0, 2)).toEqual([409, 'stand-plan.changed']);
    expect(await standsOf(a)).toEqual([a.stand.id]);
  });

  it('stays while its request is not accepted', async () => {
    const a = await aCompany();
    await prisma().catalogRequest.update({
      where: { id: (await requestOf(a)).id },
      data: { state: 'sent' },
    });
    expect(refusal(await toFree(a, await aStand())).slice(0, 2)).toEqual([409, 'stand-plan.no-request']);
    expect(await standsOf(a)).toEqual([a.stand.id]);
  });

  it('goes to no stand that is not there, of the other fair, or its own', async () => {
    const a = await aCompany();
    const own = await aStand();
    await prisma().catalogStand.create({
      data: { catalogId: catalog.id, exhibitorId: a.id, standId: own.id },
    });
    const ship = await prisma().ship.create({ data: { name: 'MS Fremd' } });
    const deck = await prisma().deck.create({ data: { name: 'Fremdes Deck' } });
    const foreign = await prisma().stand.create({
      data: { stand: 'Fremd 1', catalogType: 2, shipId: ship.id, deckId: deck.id },
    });
    for (const to of [999_999, foreign.id, a.stand.id])
      expect((await toFree(a, { id: to })).body.errors).toHaveProperty('to');
    const twice = { stand_id: a.stand.id, exhibitor_id: a.id, to: own.id, to_exhibitor_id: a.id };
    expect((await move(twice)).body.errors).toHaveProperty('to');
    expect((await move({ stand_id: a.stand.id })).status).toBe(422);
    const other = await admin.call('POST', '/catalog/999999/stands/move', twice);
    expect(other.status).toBe(404);
  });
});

import { releaseStates } from '@rebblatt/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: { id: number; catalogType: number };
let owner: Client;
let other: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  owner = (await joinFair(server, catalog)).client;
  other = (await joinFair(server, catalog)).client;
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});
beforeEach(async () => {
  await server.context.db.prisma.page.deleteMany({ where: { catalogId: catalog.id, pageType: 1 } });
});

/** The pages of the catalogue in order, without the two registers. */
const order = async () =>
  (
    await server.context.db.prisma.page.findMany({
      where: { catalogId: catalog.id, pageType: 1 },
      orderBy: { position: 'asc' },
    })
  ).map(({ id }) => id);

const positions = async () =>
  (
    await server.context.db.prisma.page.findMany({
      where: { catalogId: catalog.id },
      orderBy: { position: 'asc' },
    })
  ).map(({ position }) => position);

const fill = async (count: number, ownerOf: (index: number) => Client = () => owner) => {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) ids.push((await makePage(server, catalog.id, ownerOf(i).userId)).id);
  return ids;
};

const release = (id: number, more: object = {}) =>
  server.context.db.prisma.page.update({
    where: { id },
    data: { state: releaseStates.released, snapshot: {}, ...more },
  });

describe('an administrator', () => {
  it('moves a page forwards and backwards; those in between shift', async () => {
    const [a, b, c, d] = await fill(4);
    const moved = await admin.call('PUT', `/page/change-position/${a}/5`);
    expect([moved.status, moved.body.data]).toEqual([200, [{ id: a, position: 5 }]]);
    expect(await order()).toEqual([b, c, a, d]);
    await admin.call('PUT', `/page/change-position/${d}/3`);
    expect(await order()).toEqual([d, b, c, a]);
    expect(await positions()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('also moves a released page, and no move counts as a new version', async () => {
    const [a, b] = await fill(2);
    await release(Number(a), { state: releaseStates.accepted });
    expect((await admin.call('PUT', `/page/swap-positions/${a}/${b}`)).status).toBe(200);
    expect(await order()).toEqual([b, a]);
    expect((await admin.call('GET', `/page/${a}`)).body.data.version).toBe(1);
  });

  it('cannot move a page beyond the last one, or a deleted one', async () => {
    const [a] = await fill(1);
    const behind = await admin.call('PUT', `/page/change-position/${a}/9`);
    expect([behind.status, behind.body.errors?.new_position?.[0]]).toEqual([
      422,
      { key: 'validation.max', params: { max: 3 } },
    ]);
    const gone = await admin.call('PUT', '/page/change-position/999999/1');
    expect([gone.status, gone.body.error]).toEqual([404, 'page.position-null']);
  });

  it('reorders pages as a permutation of their positions, and in no other way', async () => {
    const [a, b, c] = (await fill(3)) as [number, number, number];
    const persist = (data: object) => admin.call('PATCH', '/page/persist-order', data);
    const list = [
      { id: a, position: 5 },
      { id: b, position: 3 },
      { id: c, position: 4 },
    ];
    const done = await persist(list);
    expect([done.status, done.body.data]).toEqual([200, list]);
    expect(await order()).toEqual([b, c, a]);
    expect((await persist({ data: list, orderColumn: 'position' })).status).toBe(200);
    for (const wrong of [
      [{ id: a, position: 1 }],
      [
        { id: a, position: 3 },
        { id: a, position: 5 },
      ],
      [
        { id: a, position: 3 },
        { id: b, position: 3 },
      ],
      [],
    ])
      expect((await persist(wrong)).status).toBe(422);
    expect((await persist([{ id: 999_999, position: 3 }])).status).toBe(404);
    expect(await order()).toEqual([b, c, a]);
  });

  it('puts pages back only if they are where the caller left them', async () => {
    const [a, b, c] = (await fill(3)) as [number, number, number];
    const persist = (data: object) => admin.call('PATCH', '/page/persist-order', data);
    const back = [
      { id: a, position: 3, was: 5 },
      { id: b, position: 4, was: 3 },
      { id: c, position: 5, was: 4 },
    ];
    // Where they are wanted already, as when only the answer was lost.
    const done = await persist(back);
    expect([done.status, done.body.data]).toEqual([200, back.map(({ id, position }) => ({ id, position }))]);
    // Moved otherwise since: the same positions, in another order.
    expect((await admin.call('PUT', `/page/swap-positions/${a}/${b}`)).status).toBe(200);
    const refused = await persist(back);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['data']]);
    expect(await order()).toEqual([b, a, c]);
    const left = [
      { id: a, position: 3, was: 4 },
      { id: b, position: 4, was: 3 },
    ];
    expect((await persist(left)).status).toBe(200);
    expect(await order()).toEqual([a, b, c]);
  });

  it('reorders a list of 2,000 pages that is sent back as it was received', async () => {
    const { prisma } = server.context.db;
    const large = await makeCatalog(server, { from: '2031-07-01', to: '2031-07-31' });
    await prisma.$executeRaw`
      INSERT INTO page (catalog_id, page_type, position, description, updated_at)
      SELECT ${large.id}, 3, n, 'Inhaltsseite mit einem Namen, wie ihn Leute schreiben ' || n, now()
      FROM generate_series(3, 2000) AS n`;
    const sort = encodeURIComponent(JSON.stringify([{ field: 'position', type: 'asc' }]));
    const { data } = (await admin.call('GET', `/catalog/${large.id}/page/2000/1?sort=${sort}`)).body;
    expect(data).toHaveLength(2000);
    const turned = data.map((row: object, i: number) => ({ ...row, position: 2000 - i }));
    const answer = await admin.call('PATCH', '/page/persist-order', {
      data: turned,
      orderColumn: 'position',
    });
    expect([answer.status, answer.body.data?.length]).toEqual([200, 2000]);
    const first = await prisma.page.findFirstOrThrow({ where: { catalogId: large.id, position: 1 } });
    expect(first.id).toBe(data.at(-1).id);
  });

  it('cannot swap pages of two catalogues', async () => {
    const [a] = await fill(1);
    const old = await makeCatalog(server, { from: '2029-07-01', to: '2029-07-31' });
    const page = await makePage(server, old.id, owner.userId);
    const { status } = await admin.call('PUT', `/page/swap-positions/${a}/${page.id}`);
    expect(status).toBe(422);
  });
});

describe('an exhibitor', () => {
  it('swaps their own pages with every call', async () => {
    const [a, foreign, c] = await fill(3, (index) => (index === 1 ? other : owner));
    expect((await owner.call('PUT', `/page/swap-positions/${a}/${c}`)).status).toBe(200);
    expect(await order()).toEqual([c, foreign, a]);
    expect((await owner.call('PUT', `/page/change-position/${a}/3`)).status).toBe(200);
    expect(await order()).toEqual([a, foreign, c]);
    const list = [
      { id: a, position: 5 },
      { id: c, position: 3 },
    ];
    expect((await owner.call('PATCH', '/page/persist-order', list)).status).toBe(200);
    expect(await order()).toEqual([c, foreign, a]);
  });

  it('can neither move the page of another nor take its position', async () => {
    const [a, foreign] = await fill(2, (index) => (index ? other : owner));
    expect((await owner.call('PUT', `/page/swap-positions/${a}/${foreign}`)).status).toBe(404);
    expect((await owner.call('PUT', `/page/change-position/${foreign}/3`)).status).toBe(404);
    expect((await owner.call('PUT', `/page/change-position/${a}/4`)).status).toBe(403);
    const list = [
      { id: a, position: 4 },
      { id: foreign, position: 3 },
    ];
    expect((await owner.call('PATCH', '/page/persist-order', list)).status).toBe(404);
    expect(await order()).toEqual([a, foreign]);
  });

  it('cannot move a released page, nor any page after the end of the collection', async () => {
    const [a, b] = await fill(2);
    await release(Number(a));
    const released = await owner.call('PUT', `/page/swap-positions/${a}/${b}`);
    expect([released.status, released.body.error]).toEqual([409, 'page.released']);
    const old = await makeCatalog(server, { from: '2028-07-01', to: '2028-07-31' });
    const [c, d] = [
      await makePage(server, old.id, owner.userId),
      await makePage(server, old.id, owner.userId),
    ];
    const closed = await owner.call('PUT', `/page/swap-positions/${c.id}/${d.id}`);
    expect([closed.status, closed.body.error]).toEqual([409, 'catalog.closed']);
    expect((await admin.call('PUT', `/page/swap-positions/${c.id}/${d.id}`)).status).toBe(200);
  });
});

describe('sixteen people at the same time', () => {
  it('move, swap, add and delete pages, and the positions remain 1 to n', async () => {
    const ids = await fill(12);
    const title = await server.context.db.prisma.pageTitle.create({ data: { name: 'Titel im Gedränge' } });
    const stand = await server.context.db.prisma.catalogStand.findFirstOrThrow({
      where: { exhibitorId: owner.userId, catalogId: catalog.id },
    });
    const pick = (n: number) => ids[n % ids.length];
    const acts = [
      (n: number) => admin.call('PUT', `/page/change-position/${pick(n)}/${1 + ((n * 5) % 14)}`),
      (n: number) => admin.call('PUT', `/page/swap-positions/${pick(n)}/${pick(n * 7 + 1)}`),
      (n: number) => admin.call('DELETE', `/page/${pick(n * 3)}`),
      () =>
        admin.call('PUT', '/catalog/add-wine', {
          catalog_id: catalog.id,
          type: 1,
          user_id: owner.userId,
          stand_id: stand.standId,
          page_title_id: title.id,
        }),
      async (n: number) => {
        const now = (await admin.call('GET', `/catalog/${catalog.id}/sheet-plan`)).body.data;
        const [a, b] = [now.at(-1), now.at(-2 - (n % 2))];
        return admin.call('PATCH', '/page/persist-order', [
          { id: a.id, position: b.position },
          { id: b.id, position: a.position },
        ]);
      },
    ];
    const client = async (n: number) => {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) {
        const answer = await acts[(n + i) % acts.length]?.(n * 11 + i * 3);
        if (answer) statuses.push(answer.status);
      }
      return statuses;
    };
    const statuses = (await Promise.all(Array.from({ length: 16 }, (_, n) => client(n)))).flat();
    expect(statuses.every((status) => [200, 201, 404, 422].includes(status))).toBe(true);
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(40);
    const after = await positions();
    expect(after).toEqual(after.map((_, index) => index + 1));
  });
});

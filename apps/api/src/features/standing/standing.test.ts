import type { CatalogPageRow, CatalogStanding, ProgressRow, ReminderPreview } from '@rebblatt/contracts';
import { pageStandings } from '@rebblatt/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makeLogo, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalog: Awaited<ReturnType<typeof makeCatalog>>;
let other: typeof catalog;

const finding = { severity: 'error', code: 'FONT-EMBED', page: 1 };
const report = { pages: 1, findings: [finding, finding, { ...finding, severity: 'warning' }] };
const day = (date: number) => new Date(`2030-07-${String(date).padStart(2, '0')}T08:00:00Z`);

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  other = await makeCatalog(server, {
    name: 'Sommermesse 2029',
    from: '2029-07-01',
    to: '2029-07-31',
  });
  await fill(catalog);
  await fill(other);
});
afterAll(async () => {
  // No job checks these files.
  await server.context.db.prisma.page.updateMany({ where: { contentStatus: 0 }, data: { contentStatus: 1 } });
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

/** Something of everything, in different numbers. */
async function fill(target: typeof catalog) {
  const { prisma } = server.context.db;
  const busy = await joinFair(server, target, { winePages: 20, adPages: 20 });
  const idle = await joinFair(server, target);
  const logo = await makeLogo(server, busy.user.id);
  await makeLogo(server, busy.user.id, false);
  await makeLogo(server, idle.user.id, false);
  const file = { contentFileId: logo.fileId, contentPages: 1 };
  const ready = { ...file, contentStatus: 1 };
  const decided = { releasedAt: day(2), decidedAt: day(3) };
  const snapshot = { page_title: null, company: {}, stand: null, logo: null, footer: null, categories: [] };
  const wine = (data: object) => ({ pageType: 1 as const, data });
  const ad = (data: object) => ({ pageType: 2 as const, data });
  const pages = [
    wine({ state: 'released', releasedAt: day(9), snapshot }),
    wine({ state: 'released', releasedAt: day(5), snapshot }),
    wine({ state: 'released', releasedAt: day(12), snapshot }),
    wine({ state: 'rejected', ...decided, comment: 'Das Logo ist unscharf.' }),
    wine({ state: 'rejected', ...decided, comment: 'Der Preis fehlt.' }),
    wine({}),
    wine({ active: false, state: 'released', releasedAt: day(1), snapshot }),
    ad({}),
    ad({ ...file, contentStatus: 2, contentReport: report }),
    ad({ ...file, contentStatus: 0 }),
    ad({ ...file, contentStatus: 2 }),
    ad({ ...file, contentStatus: 2, contentReport: report, contentOverride: { reason: 'Ist so gewollt.' } }),
    ad({ ...ready, state: 'accepted', ...decided }),
    ad({ ...ready, state: 'released', releasedAt: day(7) }),
  ];
  for (const { pageType, data } of pages) {
    const { id } = await makePage(server, target.id, busy.user.id, { pageType });
    await prisma.page.update({ where: { id }, data });
  }
  await makePage(server, target.id, idle.user.id);
  const asking = await makeExhibitor(server.context.db);
  const counts = { countStands: 1, countPagesWine: 1, countPagesAdvertising: 0 };
  await prisma.catalogRequest.create({
    data: { catalogId: target.id, exhibitorId: asking.id, ...counts },
  });
}

const standing = async (id = catalog.id): Promise<CatalogStanding> =>
  (await admin.call('GET', `/catalog/${id}/standing`)).body.data;
const lengthOf = async (resource: string, columnFilters: object, more: object = {}): Promise<number> =>
  (await admin.call('GET', listPath(resource, { columnFilters, ...more }, 1))).body.total;
const pagesOf = () => `catalog/${catalog.id}/page`;

describe('the standing of a catalogue', () => {
  it('counts what waits and what is missing', async () => {
    expect(await standing()).toEqual({
      catalog_id: catalog.id,
      days_left: 17,
      pages: {
        ...{ waiting: 4, corrected: 0, rejected: 2, 'no-pdf': 1, faulty: 1, checking: 2 },
        ...{ draft: 3, accepted: 1, ready: 2, inactive: 1 },
      },
      waiting_since: day(5).toISOString(),
      logos_to_approve: 2,
      requests_open: 1,
      // One has only an empty page; three of last year's fair have not asked to take part in this one.
      exhibitors_not_begun: 4,
      renamed: 0,
      later: null,
    });
    expect((await standing(other.id)).days_left).toBeNull();
  });

  it('gives each number as the length of the list that it leads to', async () => {
    const { pages, ...counted } = await standing();
    for (const name of pageStandings)
      expect([name, await lengthOf(pagesOf(), { standing: name })]).toEqual([name, pages[name]]);
    expect(await lengthOf(pagesOf(), {})).toBe(Object.values(pages).reduce((sum, count) => sum + count, 0));
    expect(await lengthOf('logo', { waiting: 1, catalog_id: catalog.id })).toBe(counted.logos_to_approve);
    expect(await lengthOf('admin-request', { catalog_id: catalog.id }, { custom: { state: 'sent' } })).toBe(
      counted.requests_open,
    );
    expect(await lengthOf('exhibitor', { not_begun: catalog.id })).toBe(counted.exhibitors_not_begun);
  });

  it('has as accepted or ready exactly the pages that would be printed', async () => {
    const { body } = await admin.call('GET', `/print/catalog/${catalog.id}/preview`);
    const { pages } = await standing();
    expect(body.data.printed).toHaveLength(pages.accepted + pages.ready);
  });

  it('lets an exhibitor begin with the first category', async () => {
    const { prisma } = server.context.db;
    const before = (await standing()).exhibitors_not_begun;
    const page = await prisma.page.findFirstOrThrow({
      where: { catalogId: catalog.id },
      orderBy: { position: 'desc' },
    });
    await prisma.pageCategory.create({ data: { pageId: page.id, category: 'Rotweine', position: 1 } });
    expect((await standing()).exhibitors_not_begun).toBe(before - 1);
  });

  it('misses an exhibitor who has sent no request, like the reminder does', async () => {
    const before = (await standing()).exhibitors_not_begun;
    const { email } = await makeExhibitor(server.context.db);
    expect((await standing()).exhibitors_not_begun).toBe(before + 1);
    const { body } = await admin.call('GET', '/exhibitor-remind');
    const reminded = (body as ReminderPreview).data.find(({ exhibitor }) => exhibitor.email === email);
    expect(reminded?.lines.map(({ key }) => key)).toEqual(['request']);
  });

  it('is not there for a catalogue that is not', async () => {
    expect((await admin.call('GET', '/catalog/999999/standing')).status).toBe(404);
  });
});

describe('the list of pages', () => {
  it('says of each page why it is not in the book', async () => {
    const { body } = await admin.call('GET', listPath(pagesOf(), {}, 50));
    const rows: CatalogPageRow[] = body.data;
    const rowsOf = (name: string) => rows.filter((row) => row.standing === name);
    expect(rowsOf('faulty').map(({ file_errors }) => file_errors)).toEqual([2]);
    // A check that could not be done found no fault.
    expect(rowsOf('checking').map(({ file_errors }) => file_errors)).toEqual([null, 0]);
    expect(rowsOf('rejected').map(({ comment }) => comment)).toEqual([
      'Das Logo ist unscharf.',
      'Der Preis fehlt.',
    ]);
    expect(rowsOf('no-pdf').map((row) => [row.page_type, row.file_errors, row.released_at])).toEqual([
      [2, null, null],
    ]);
  });

  it('begins, sorted by standing, with the page that has waited longest', async () => {
    const sort = [{ field: 'standing', type: 'asc' }];
    const { body } = await admin.call('GET', listPath(pagesOf(), { sort }, 5));
    const rows: CatalogPageRow[] = body.data;
    expect(rows.map((row) => row.standing).slice(0, 4)).toEqual(Array(4).fill('waiting'));
    expect(rows.map((row) => row.released_at).slice(0, 4)).toEqual(
      [5, 7, 9, 12].map((date) => day(date).toISOString()),
    );
    expect(rows[4]?.standing).not.toBe('waiting');
  });

  it('refuses a standing that does not exist', async () => {
    const { status } = await admin.call('GET', listPath(pagesOf(), { columnFilters: { standing: 'lost' } }));
    expect(status).toBe(422);
  });

  it('needs as many statements for ten pages as for one', async () => {
    const { pool } = server.context.db;
    const counted = async (perPage: number) => {
      let statements = 0;
      const original = pool.query;
      pool.query = ((...args: Parameters<typeof original>) => {
        const { text = '' } = args[0] as unknown as { text?: string };
        // Not those of jobs, live messages and sessions, which run in the same process at times of their own.
        if (/\bpage\b/.test(text)) statements++;
        return original.apply(pool, args);
      }) as typeof original;
      await admin.call('GET', listPath(pagesOf(), {}, perPage));
      pool.query = original;
      return statements;
    };
    const forOne = await counted(1);
    expect(forOne).toBeGreaterThan(0);
    expect(await counted(10)).toBe(forOne);
  });
});

describe('the progress of the exhibitors', () => {
  it('has request, stand, logo and pages of each, and the same numbers as the standing', async () => {
    const { body } = await admin.call('GET', `/catalog/${catalog.id}/progress`);
    const rows: ProgressRow[] = body.data;
    const [busy] = rows.filter(({ pages }) => pages.length > 1);
    expect(busy).toMatchObject({ request: 'accepted', stands: 1, stands_ordered: 1, logo: 'approved' });
    expect(busy?.stand_names).toHaveLength(1);
    expect(busy?.last_sign_in).toBeNull();
    const at = '2030-07-02T08:00:00.000Z';
    await server.context.db.prisma.user.update({ where: { id: busy?.id ?? 0 }, data: { signedInAt: at } });
    const later = (await admin.call('GET', `/catalog/${catalog.id}/progress`)).body.data as ProgressRow[];
    expect(later.find(({ id }) => id === busy?.id)?.last_sign_in).toBe(at);
    const standings = rows.flatMap(({ pages }) => pages.map((page) => page.standing));
    const { pages, requests_open } = await standing();
    for (const name of ['waiting', 'rejected', 'no-pdf', 'faulty', 'draft', 'accepted'] as const)
      expect([name, standings.filter((one) => one === name).length]).toEqual([name, pages[name]]);
    expect(rows.filter(({ request }) => request === 'sent')).toHaveLength(requests_open);
    expect(rows.filter(({ request, logo }) => request === null && logo === 'missing').length).toBeGreaterThan(
      0,
    );
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makePage,
  makePageTitle,
} from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let year = 2030;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock });
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;

let last: Awaited<ReturnType<typeof makeCatalog>>;
beforeEach(async () => {
  last = await makeCatalog(server, {
    name: `Hauptmesse ${year}`,
    from: `${year}-09-01`,
    to: `${year}-10-15`,
    catalogType: 1,
  });
  year += 2;
});

const form = (more: object = {}) => ({
  name: `Hauptmesse ${year - 1}`,
  from: `${year - 1}-09-01`,
  to: `${year - 1}-10-15`,
  catalog_type: 1,
  ...more,
});

const next = (body: object) => admin.call('POST', `/catalog/${last.id}/next`, body);

/** An exhibitor with an accepted order in the last catalogue: one stand, one wine page with a title. */
async function tookPart(companyName: string) {
  const { user, stand, client } = await joinFair(server, last, { companyName, winePages: 1, adPages: 0 });
  const title = await makePageTitle(server);
  const page = await makePage(server, last.id, user.id, { standId: stand.id });
  await prisma().page.update({ where: { id: page.id }, data: { pageTitleId: title.id } });
  return { id: user.id, stand, title, client };
}

const proposalsOf = async (catalogId: number) =>
  (await admin.call('GET', `/catalog/${catalogId}/proposals`)).body.data;

describe('the next catalogue', () => {
  it('is offered with a name, days, and what it would take over', async () => {
    await tookPart('Cave du Lac');
    const { id: closed } = await tookPart('Cave fermée');
    await prisma().user.update({ where: { id: closed }, data: { active: false, closedAt: new Date() } });
    const { status, body } = await admin.call('GET', `/catalog/${last.id}/next`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      catalog: { id: last.id, name: last.name },
      form: { name: `Hauptmesse ${year - 1}`, from: `${year - 1}-09-01`, catalog_type: 1 },
      generated_pages: 2,
      content_pages: 0,
      files: 0,
      exhibitors: [{ company_name: 'Cave du Lac', count_stands: 1, count_pages_wine: 1 }],
      closed: ['Cave fermée'],
    });
    expect((await admin.call('GET', '/catalog/999999/next')).status).toBe(404);
  });

  it('is a catalogue as any other, with the reminder days of the last one', async () => {
    await prisma().catalog.update({ where: { id: last.id }, data: { reminderDays: [30, 1] } });
    const { status, body } = await next(form());
    expect([status, body.data]).toMatchObject([
      201,
      { name: `Hauptmesse ${year - 1}`, from: `${year - 1}-09-01`, reminder_days: [30, 1], status: null },
    ]);
    const pages = await prisma().page.findMany({ where: { catalogId: body.data.id } });
    expect(pages.map(({ pageType, position }) => [pageType, position])).toEqual([
      [4, 1],
      [5, 2],
    ]);
    expect((await proposalsOf(body.data.id)).proposals).toEqual([]);
  });

  it('has content pages and the wine tour in their order, with their files or without', async () => {
    const file = await prisma().storedFile.create({
      data: {
        sha256: 'f'.repeat(64),
        size: 1,
        mimeType: 'application/pdf',
        name: 'plan.pdf',
        extension: 'pdf',
      },
    });
    await prisma().page.updateMany({ where: { catalogId: last.id }, data: { position: { increment: 1 } } });
    const content = { catalogId: last.id, pageType: 3 };
    await prisma().page.createMany({
      data: [
        {
          ...content,
          position: 1,
          description: 'Plan',
          contentFileId: file.id,
          contentStatus: 1,
          contentPages: 1,
        },
        { ...content, position: 4, description: 'Nachwort', contentStatus: 2 },
        { catalogId: last.id, pageType: 6, position: 5 },
      ],
    });
    const rowsOf = async (catalogId: number) =>
      (await prisma().page.findMany({ where: { catalogId }, orderBy: { position: 'asc' } })).map(
        ({ pageType, description, contentStatus, state }) => [pageType, description, contentStatus, state],
      );
    const { body } = await next(form());
    expect(await rowsOf(body.data.id)).toEqual([
      [3, 'Plan', 1, 'draft'],
      [4, null, null, 'draft'],
      [5, null, null, 'draft'],
      [3, 'Nachwort', null, 'draft'],
      [6, null, null, 'draft'],
    ]);
    const [plan] = await prisma().page.findMany({ where: { catalogId: body.data.id, position: 1 } });
    // Deleting the new page must not take the file of the last catalogue along.
    expect(plan?.contentFileId).not.toBe(file.id);
    expect((await admin.call('DELETE', `/page/${plan?.id}`)).status).toBe(200);
    expect(await prisma().storedFile.count({ where: { id: file.id } })).toBe(1);

    const later = { from: `${year - 1}-11-01`, to: `${year - 1}-11-30` };
    const bare = await next(form({ name: 'Ohne Dateien', ...later, files: 0 }));
    expect((await rowsOf(bare.body.data.id))[0]).toEqual([3, 'Plan', null, 'draft']);
    const evenLater = { from: `${year - 1}-12-01`, to: `${year - 1}-12-30` };
    const empty = await next(form({ name: 'Ohne Seiten', ...evenLater, pages: 0 }));
    expect((await rowsOf(empty.body.data.id)).map(([type]) => type)).toEqual([4, 5]);
  });

  it('looks like the last one, unless that is not wanted', async () => {
    expect((await admin.call('GET', `/catalog/${last.id}/next`)).body.data.design).toBe(0);
    const own = { design: { accent: 'chosen' }, look: { footer: 'Preise inklusive Steuer.' } };
    await prisma().catalogDesign.create({ data: { catalogId: last.id, ...own } });
    expect((await admin.call('GET', `/catalog/${last.id}/next`)).body.data.design).toBe(1);
    const designOf = (catalogId: number) => prisma().catalogDesign.findUnique({ where: { catalogId } });
    const like = (await next(form())).body.data.id;
    expect(await designOf(like)).toEqual({ catalogId: like, version: 1, ...own });
    const days = { from: `${year - 1}-11-01`, to: `${year - 1}-11-30` };
    const plain = await next(form({ name: `Anders ${year}`, ...days, design: 0 }));
    expect(await designOf(plain.body.data.id)).toBeNull();
  });

  it('proposes the orders of all who took part, or of the chosen ones', async () => {
    const lake = await tookPart('Cave du Lac');
    const hill = await tookPart('Weinberg am Hang');
    const rejected = await tookPart('Abgelehnte Kellerei');
    await prisma().catalogRequest.updateMany({
      where: { exhibitorId: rejected.id },
      data: { state: 'rejected' },
    });
    const service = await prisma().service.create({ data: { name: `Kühlschrank ${year}` } });
    const request = await prisma().catalogRequest.findFirstOrThrow({ where: { exhibitorId: lake.id } });
    await prisma().catalogRequestService.create({
      data: { requestId: request.id, serviceId: service.id, amount: 2 },
    });

    const { body } = await next(form({ exhibitors: true }));
    const { last: from, proposals } = await proposalsOf(body.data.id);
    expect(from).toEqual({ id: last.id, name: last.name });
    expect(proposals).toMatchObject([
      {
        exhibitor_id: lake.id,
        company_name: 'Cave du Lac',
        account: 'active',
        state: 'open',
        request_id: null,
        count_stands: 1,
        count_pages_wine: 1,
        count_pages_advertising: 0,
        stands: [lake.stand.stand],
        titles: [{ name: lake.title.name, name_fr: null }],
        services: [{ id: service.id, name: service.name, amount: 2 }],
        conflicts: [],
      },
      { exhibitor_id: hill.id, company_name: 'Weinberg am Hang', services: [] },
    ]);

    const later = { name: 'Nur eine', from: `${year - 1}-11-01`, to: `${year - 1}-11-30` };
    const one = await next(form({ ...later, exhibitors: [hill.id] }));
    expect((await proposalsOf(one.body.data.id)).proposals).toMatchObject([{ exhibitor_id: hill.id }]);
  });

  it('is no request, no stand, no page and no membership of anybody', async () => {
    const { id, client } = await tookPart('Cave du Lac');
    const catalogId = (await next(form({ exhibitors: true }))).body.data.id;
    const of = { where: { catalogId, exhibitorId: id } };
    expect([
      await prisma().catalogRequest.count(of),
      await prisma().catalogStand.count(of),
      await prisma().page.count(of),
      await prisma().catalogMembership.count(of),
    ]).toEqual([0, 0, 0, 0]);
    const query = `/admin-request/20/1?catalog_id=${catalogId}`;
    expect((await admin.call('GET', query)).body.total).toBe(0);
    expect((await client.call('GET', '/request/20/1')).body.total).toBe(1);
    // So it can be deleted like one that was made by mistake.
    expect((await admin.call('DELETE', `/catalog/${catalogId}`)).status).toBe(200);
    expect(await prisma().orderProposal.count({ where: { catalogId } })).toBe(0);
  });

  it('is refused with the field, and nothing of it is there', async () => {
    const { id } = await tookPart('Cave du Lac');
    const before = await prisma().catalog.count();
    const refused = async (body: object) => {
      const answer = await next(body);
      return [answer.status, answer.body.error, Object.keys(answer.body.errors ?? {})];
    };
    expect(await refused(form({ to: `${year - 1}-08-01` }))).toEqual([422, 'request.invalid', ['to']]);
    expect(await refused(form({ name: '' }))).toEqual([422, 'request.invalid', ['name']]);
    expect(await refused(form({ name: last.name }))).toEqual([422, 'request.invalid', ['name']]);
    expect(await refused(form({ exhibitors: 'alle' }))).toEqual([422, 'request.invalid', ['exhibitors']]);
    expect(await refused(form({ exhibitors: [id, 999_999] }))).toEqual([
      422,
      'request.invalid',
      ['exhibitors.1'],
    ]);
    await prisma().user.update({ where: { id }, data: { active: false, closedAt: new Date() } });
    expect((await next(form({ exhibitors: [id] }))).body.errors).toMatchObject({
      exhibitors: [{ key: 'proposal.account-closed', params: { company: 'Cave du Lac' } }],
    });
    const overlapping = await next(form({ from: `${year - 2}-10-01`, exhibitors: true }));
    expect([overlapping.status, overlapping.body]).toMatchObject([
      409,
      { error: 'catalog.overlaps', params: { name: last.name } },
    ]);
    expect(await prisma().catalog.count()).toBe(before);
    expect(await prisma().orderProposal.count({ where: { exhibitorId: id } })).toBe(0);
    expect((await admin.call('POST', '/catalog/999999/next', form())).status).toBe(404);
  });

  it('is made once by two who want it at the same time', async () => {
    await tookPart('Cave du Lac');
    const answers = await Promise.all([1, 2].map(() => next(form({ exhibitors: true }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
    expect(await prisma().catalog.count({ where: { name: form().name } })).toBe(1);
  });

  it('stands in the history with the catalogue that it follows', async () => {
    await tookPart('Cave du Lac');
    const catalogId = (await next(form({ exhibitors: true }))).body.data.id;
    const row = await prisma().history.findFirstOrThrow({
      where: { entity: 'catalog', entityId: catalogId },
    });
    expect(row).toMatchObject({ action: 'create', after: { nextOf: last.name, proposals: 1 } });
  });
});

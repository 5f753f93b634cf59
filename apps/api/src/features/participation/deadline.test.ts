import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath } from '../../testing/client.ts';
import {
  fairClock,
  joinFair,
  joinOrganiser,
  makeCatalog,
  makePage,
  makePageTitle,
} from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { remindOnTheDay } from '../reminder/reminder.commands.ts';

let server: TestServer;
let admin: Client;
let catalog: Awaited<ReturnType<typeof makeCatalog>>;
let next: typeof catalog;
let late: Awaited<ReturnType<typeof joinFair>>;
let punctual: typeof late;
let now = fairClock.now();

/** The collection ends on 31 July; in summer Zurich is two hours ahead. */
const AFTER_THE_END = new Date('2030-08-02T10:00:00Z');
const LAST_MINUTE = new Date('2030-08-05T21:59:00Z');
const MIDNIGHT = new Date('2030-08-05T22:01:00Z');
const NEXT_BEGUN = new Date('2030-08-04T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server, { name: 'Sommermesse 2030' });
  late = await joinFair(server, catalog);
  punctual = await joinFair(server, catalog);
});
beforeEach(async () => {
  now = fairClock.now();
  await prisma().laterDeadline.deleteMany();
  await server.context.db.pool.query(`DELETE FROM mail; DELETE FROM reminder; DELETE FROM reminder_run`);
  await prisma().job.deleteMany();
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;
const path = (id = catalog.id) => `/catalog/${id}/progress/${late.user.id}`;
const grant = (until: string | null) => admin.call('PUT', `${path()}/deadline`, { until });
const activeOf = async ({ client }: typeof late) => (await client.call('GET', '/user')).body.active_catalog;
const mailsTo = async (userId: number) =>
  (await prisma().mail.findMany({ where: { userId }, orderBy: { id: 'asc' } })).map(({ subject, text }) => ({
    subject,
    text,
  }));
/** As when the mails of a decision were sent after their hold. */
const letMailsLeave = () => prisma().job.deleteMany();

describe('a later deadline', () => {
  it('is later than the end, not past and not too late', async () => {
    for (const [until, key, params] of [
      ['2030-07-31', 'validation.min', { min: '01.08.2030' }],
      ['2030-09-30', 'validation.max', { max: '29.09.2030' }],
    ] as const) {
      const { status, body } = await grant(until);
      expect([status, body.errors?.until?.[0]]).toEqual([422, { key, params }]);
    }
    now = AFTER_THE_END;
    expect((await grant('2030-08-01')).body.errors?.until?.[0]?.params).toEqual({ min: '02.08.2030' });
    expect(
      (await admin.call('PUT', `/catalog/999999/progress/${late.user.id}/deadline`, { until: null })).status,
    ).toBe(404);
    const nobody = `/catalog/${catalog.id}/progress/${admin.userId}/deadline`;
    expect((await admin.call('PUT', nobody, { until: '2030-08-05' })).status).toBe(404);
  });

  it('stands where the organiser looks, and in the history', async () => {
    expect((await grant('2030-08-05')).body.data).toEqual({ later_until: '2030-08-05' });
    expect((await admin.call('GET', path())).body.data.later_until).toBe('2030-08-05');
    const { body } = await admin.call('GET', `/catalog/${catalog.id}/progress`);
    const shown = body.data.map((row: { id: number; later_until: string | null }) => [
      row.id,
      row.later_until,
    ]);
    expect(shown).toContainEqual([late.user.id, '2030-08-05']);
    expect(shown).toContainEqual([punctual.user.id, null]);
    const standing = async () => (await admin.call('GET', `/catalog/${catalog.id}/standing`)).body.data;
    expect(await standing()).toMatchObject({ days_left: 17, later: { exhibitors: 1, until: '2030-08-05' } });
    now = MIDNIGHT;
    expect((await standing()).later).toBeNull();
    now = AFTER_THE_END;
    await grant(null);
    const rows = (await admin.call('GET', listPath('history', {}, 2))).body.data;
    expect(rows).toMatchObject([
      { action: 'shorten', changes: [{ field: 'laterUntil', from: '2030-08-05', to: null }] },
      {
        action: 'extend',
        entity: 'catalog',
        item: 'Sommermesse 2030',
        exhibitor: { id: late.user.id },
        changes: [{ field: 'laterUntil', from: null, to: '2030-08-05' }],
      },
    ]);
  });

  it('lets this exhibitor work on, and nobody else, until its midnight', async () => {
    const own = await makePage(server, catalog.id, late.user.id);
    const second = await makePage(server, catalog.id, late.user.id);
    const foreign = await makePage(server, catalog.id, punctual.user.id);
    await grant('2030-08-05');
    const work = async (who: typeof late, pageId: number) => [
      (await who.client.call('PUT', `/page/${pageId}`, { footer: `Fusszeile ${now.getTime()}` })).body.error,
      (await who.client.call('POST', '/page-category', { page_id: pageId, category: `Rot ${now.getTime()}` }))
        .body.error,
      (await who.client.call('POST', `/page/exhibitor-release/${pageId}`)).body.error,
    ];
    const title = await makePageTitle(server);
    const addPage = (who: typeof late) =>
      who.client.call('PUT', '/catalog/add-wine', {
        ...{ catalog_id: catalog.id, type: 1, stand_id: who.stand.id, active: 1, page_title_id: title.id },
      });
    now = AFTER_THE_END;
    expect(await activeOf(late)).toMatchObject({ id: catalog.id, to: '2030-08-05', currently_active: 1 });
    expect(await activeOf(punctual)).toBeNull();
    expect((await admin.call('GET', '/user')).body.active_catalog).toBeNull();
    const mine = listPath('active_catalog_and_user/page');
    expect((await late.client.call('GET', mine)).body.total).toBe(2);
    expect((await late.client.call('GET', '/own-standing')).body.data.pages).toHaveLength(2);
    expect((await late.client.call('GET', `/page/${own.id}`)).body.data.editable).toBe(1);
    const swap = `/page/swap-positions/${own.id}/${second.id}`;
    expect((await late.client.call('PUT', swap)).status).toBe(200);

    now = LAST_MINUTE;
    // The page is still empty, so only its content refuses the release.
    expect(await work(late, own.id)).toEqual([undefined, undefined, 'page.no-logo']);
    expect((await addPage(late)).status).toBe(201);
    expect(await work(punctual, foreign.id)).toEqual(Array(3).fill('catalog.closed'));

    now = MIDNIGHT;
    expect(await work(late, own.id)).toEqual(Array(3).fill('catalog.closed'));
    expect((await addPage(late)).body.error).toBe('catalog.closed');
    expect(await activeOf(late)).toBeNull();
    expect((await late.client.call('GET', '/catalog/last-active-catalog')).body.data).toMatchObject({
      id: catalog.id,
      to: '2030-08-05',
    });
    expect((await admin.call('PUT', `/page/${own.id}`, { footer: 'Von der Messeleitung' })).status).toBe(200);
  });

  it('lets an order be sent and changed after the end', async () => {
    await prisma().catalogRequest.deleteMany({ where: { exhibitorId: late.user.id } });
    await grant('2030-08-05');
    now = AFTER_THE_END;
    const order = { count_stands: 1, count_pages_wine: 1, count_pages_advertising: 0 };
    const sent = await late.client.call('POST', '/request', order);
    expect([sent.status, sent.body.data.editable, sent.body.data.catalog.to]).toEqual([201, 1, '2030-08-05']);
    const change = { ...order, count_pages_wine: 2, version: sent.body.data.version };
    expect((await late.client.call('PUT', `/request/${sent.body.data.id}`, change)).status).toBe(200);
    now = MIDNIGHT;
    const shown = (await late.client.call('GET', `/request/${sent.body.data.id}`)).body.data;
    expect(shown.editable).toBe(0);
    const tried = await late.client.call('PUT', `/request/${shown.id}`, {
      ...change,
      version: shown.version,
    });
    expect(tried.body.error).toBe('catalog.closed');
  });

  it('yields to the end of the catalogue when that becomes later', async () => {
    await grant('2030-08-05');
    const change = (to: string) =>
      prisma().catalog.update({ where: { id: catalog.id }, data: { toOn: new Date(to) } });
    await change('2030-08-09');
    now = AFTER_THE_END;
    expect((await activeOf(late)).to).toBe('2030-08-09');
    expect((await admin.call('GET', path())).body.data.later_until).toBeNull();
    await change('2030-07-31');
  });
});

describe('its mails', () => {
  it('tell the exhibitor what holds in the end, and nothing that was undone at once', async () => {
    await grant('2030-08-05');
    await grant('2030-08-06');
    expect((await mailsTo(late.user.id)).map(({ subject }) => subject)).toEqual([
      'Katalog «Sommermesse 2030»: Sie haben bis am 06.08.2030 Zeit',
    ]);
    await grant(null);
    expect(await mailsTo(late.user.id)).toEqual([]);
    await grant('2030-08-07');
    await letMailsLeave();
    await grant('2030-08-08');
    await grant(null);
    expect((await mailsTo(late.user.id)).map(({ subject }) => subject)).toEqual([
      'Katalog «Sommermesse 2030»: Sie haben bis am 07.08.2030 Zeit',
      'Katalog «Sommermesse 2030»: wieder die Frist aller Aussteller',
    ]);
  });

  it('remind each exhibitor before their own end', async () => {
    await makePage(server, catalog.id, punctual.user.id);
    await grant('2030-08-07');
    await letMailsLeave();
    const reminders = async () =>
      (await prisma().mail.findMany({ where: { kind: 'reminder' }, orderBy: { userId: 'asc' } })).map(
        ({ userId, text }) => [userId, /endet (.*)\. Von/.exec(text)?.[1]],
      );
    // Seven days before the end of everybody, and fourteen before that of this one.
    now = new Date('2030-07-24T08:00:00Z');
    expect(await remindOnTheDay(server.context)).toBe(1);
    expect(await reminders()).toEqual([[punctual.user.id, 'am 31.07.2030']]);
    now = new Date('2030-08-05T08:00:00Z');
    expect(await remindOnTheDay(server.context)).toBe(1);
    expect((await reminders())[0]).toEqual([late.user.id, 'am 07.08.2030']);
    expect(await remindOnTheDay(server.context)).toBeNull();
  });

  it('name in a reminder by hand the day that holds for each', async () => {
    await grant('2030-08-05');
    const { body } = await admin.call('GET', '/exhibitor-remind');
    const laterOf = (id: number) =>
      body.data.find((row: { exhibitor: { id: number } }) => row.exhibitor.id === id).exhibitor.later_until;
    expect([laterOf(late.user.id), laterOf(punctual.user.id)]).toEqual(['2030-08-05', null]);
  });
});

describe('when the next catalogue has begun', () => {
  it('an exhibitor works first on the one that ends first for them', async () => {
    next = await makeCatalog(server, { name: 'Herbstmesse 2030', from: '2030-08-03', to: '2030-08-31' });
    const page = await makePage(server, next.id, late.user.id);
    await grant('2030-08-05');
    now = NEXT_BEGUN;
    expect(await activeOf(late)).toMatchObject({ id: catalog.id, to: '2030-08-05' });
    expect(await activeOf(punctual)).toMatchObject({ id: next.id, to: '2030-08-31' });
    expect((await admin.call('GET', '/user')).body.active_catalog.id).toBe(next.id);
    // The pages of both are open.
    expect((await late.client.call('PUT', `/page/${page.id}`, { footer: 'Herbst' })).status).toBe(200);
    now = MIDNIGHT;
    expect(await activeOf(late)).toMatchObject({ id: next.id, to: '2030-08-31' });
  });

  it('lets the organiser remind and write to this exhibitor after the end, and to nobody else', async () => {
    await makePage(server, catalog.id, late.user.id);
    await makePage(server, catalog.id, punctual.user.id);
    const remind = (form: object = {}) => admin.call('POST', '/exhibitor-remind', form);
    const message = { subject: 'Noch drei Tage', text: 'Guten Tag\n\nBitte denken Sie an Ihre Seite.' };
    const write = (more: object = {}) =>
      admin.call('POST', '/exhibitor/send-mail', { catalog_id: catalog.id, ...message, ...more });
    const recipients = async () =>
      (await admin.call('GET', `/catalog/${catalog.id}/mail-recipients`)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    now = AFTER_THE_END;
    const ended = await admin.call('GET', `/exhibitor-remind?catalog_id=${catalog.id}`);
    expect([ended.status, ended.body.error]).toEqual([409, 'catalog.inactive']);
    expect((await remind()).body.error).toBe('catalog.none-active');
    expect((await write()).body.error).toBe('catalog.inactive');
    expect(await recipients()).toEqual([]);

    await grant('2030-08-05');
    await server.context.db.pool.query('DELETE FROM mail');
    await letMailsLeave();
    for (const query of ['', `?catalog_id=${catalog.id}`]) {
      const { body } = await admin.call('GET', `/exhibitor-remind${query}`);
      expect(body.catalog).toMatchObject({ id: catalog.id, to: '2030-07-31' });
      expect(body.data).toMatchObject([{ exhibitor: { id: late.user.id, later_until: '2030-08-05' } }]);
    }
    expect((await remind({ catalog_id: catalog.id })).body.count).toBe(1);
    expect(await recipients()).toEqual([late.user.id]);
    expect((await write({ exhibitors: [punctual.user.id] })).status).toBe(422);
    expect((await write()).body.count).toBe(1);
    expect((await mailsTo(late.user.id)).map(({ subject }) => subject)).toEqual([
      'Erinnerung: Katalog «Sommermesse 2030»',
      'Noch drei Tage',
    ]);
    expect(await mailsTo(punctual.user.id)).toEqual([]);
    expect((await admin.call('GET', '/exhibitor-remind?catalog_id=999999')).status).toBe(404);
    const unknown = await remind({ catalog_id: 999_999 });
    expect([unknown.status, unknown.body.errors?.catalog_id?.[0]?.key]).toEqual([
      422,
      'validation.not-found',
    ]);

    now = MIDNIGHT;
    expect((await remind({ catalog_id: catalog.id })).body.error).toBe('catalog.inactive');
    expect((await write()).body.error).toBe('catalog.inactive');
  });
});

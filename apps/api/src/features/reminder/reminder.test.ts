import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { fairClock, joinFair, makeCatalog, makeLogo, makePage, makePageTitle } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { remindOnTheDay } from './reminder.commands.ts';

let server: TestServer;
let admin: Client;
let catalog: Awaited<ReturnType<typeof makeCatalog>>;
let now = fairClock.now();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
  catalog = await makeCatalog(server, { name: 'Weinschiffe 2030' });
});
beforeEach(async () => {
  now = fairClock.now();
  const { pool } = server.context.db;
  await pool.query('DELETE FROM mail; DELETE FROM reminder; DELETE FROM reminder_run');
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;
const preview = async () => (await admin.call('GET', '/exhibitor-remind')).body;
const remind = (form: object = {}) => admin.call('POST', '/exhibitor-remind', form);
const mailsTo = (userId: number) => prisma().mail.findMany({ where: { userId }, orderBy: { id: 'asc' } });
/** What is open for one exhibitor, as the screen shows it. */
const openFor = async (id: number) =>
  (await preview()).data.find((row: { exhibitor: { id: number } }) => row.exhibitor.id === id)?.lines ?? [];

let rejectedPage: number;
let busy: Awaited<ReturnType<typeof joinFair>>;

describe('a reminder', () => {
  it('names exactly what is open for each exhibitor', async () => {
    busy = await joinFair(server, catalog, { companyName: 'Rebgut am Hang' });
    const page = async (state: 'draft' | 'rejected' | 'accepted') => {
      const { id } = await makePage(server, catalog.id, busy.user.id);
      const comment = state === 'rejected' ? 'Bitte mit Jahrgang.' : null;
      await prisma().page.update({
        where: { id },
        data: { state, comment, ...(state === 'accepted' && { snapshot: {} }) },
      });
      return id;
    };
    const draft = await page('draft');
    rejectedPage = await page('rejected');
    await page('accepted');
    const switchedOff = await page('draft');
    await prisma().page.update({ where: { id: switchedOff }, data: { active: false } });
    const made = await makeLogo(server, busy.user.id, false);
    const logo = await prisma().logo.update({
      where: { id: made.id },
      // A faulty one has a report; without it the file could not be checked, which is nobody's to mend.
      data: { status: 2, name: 'wappen.pdf', report: { findings: [] } },
    });
    expect(await openFor(busy.user.id)).toMatchObject([
      { key: `page-${draft}`, topic: 'draft', page: { id: draft, page_type: 1 }, recently: 0 },
      { key: `page-${rejectedPage}`, topic: 'rejected', comment: 'Bitte mit Jahrgang.' },
      { key: `logo-${logo.id}`, topic: 'logo', logo: { name: 'wappen.pdf' }, reminded_at: null },
    ]);
    await makeLogo(server, busy.user.id);
    expect((await openFor(busy.user.id)).map(({ topic }: { topic: string }) => topic)).toEqual([
      'draft',
      'rejected',
    ]);
  });

  it('of a missing request is sent to new exhibitors, members and participants of last time only', async () => {
    const { db } = server.context;
    const lastTime = await makeCatalog(server, { from: '2029-07-01', to: '2029-07-31' });
    const longAgo = await makeCatalog(server, { from: '2028-07-01', to: '2028-07-31' });
    const fresh = await makeExhibitor(db);
    const closed = await makeExhibitor(db, { active: false });
    const member = async (catalogId: number) => {
      const { id } = await makeExhibitor(db);
      await prisma().catalogMembership.create({ data: { catalogId, exhibitorId: id } });
      return id;
    };
    const [here, last, away] = [
      await member(catalog.id),
      await member(lastTime.id),
      await member(longAgo.id),
    ];
    const asked = (await preview()).data
      .filter(({ lines }: { lines: { key: string }[] }) => lines.some(({ key }) => key === 'request'))
      .map(({ exhibitor }: { exhibitor: { id: number } }) => exhibitor.id);
    expect(asked.sort()).toEqual([fresh.id, here, last].sort());
    expect(asked).not.toContain(away);
    expect(asked).not.toContain(closed.id);
    expect(asked).not.toContain(busy.user.id);
  });

  it('is one mail per exhibitor, in the reader’s language, with links to what is open', async () => {
    await prisma().user.update({ where: { id: busy.user.id }, data: { language: 'en' } });
    const title = await makePageTitle(server);
    const names = { name_fr: 'Vaud', name_en: 'Lake Geneva' };
    await prisma().pageTitle.update({
      where: { id: title.id },
      data: { nameFr: 'Vaud', nameEn: 'Lake Geneva' },
    });
    await prisma().page.update({ where: { id: rejectedPage }, data: { pageTitleId: title.id } });
    const named = (await openFor(busy.user.id)).find(
      ({ page }: { page: { id: number } }) => page.id === rejectedPage,
    );
    expect(named.page).toMatchObject({ page_title: title.name, page_title_names: names });
    const { total } = await preview();
    expect((await remind()).body).toEqual({ error: null, message: 'exhibitor.reminded', count: total });
    const [mail, second] = await mailsTo(busy.user.id);
    expect(second).toBeUndefined();
    expect(mail).toMatchObject({ kind: 'reminder', subject: 'Reminder: catalogue “Weinschiffe 2030”' });
    expect(mail?.text).toContain('ends on 31.07.2030');
    expect(mail?.text).toContain('(“Lake Geneva”) was rejected');
    expect(mail?.text).toContain('The organiser writes: “Bitte mit Jahrgang.”');
    expect(mail?.text).toContain(`http://catalogue.test/exhibitor-page/edit/${rejectedPage}`);
    expect(mail?.text).not.toContain('wappen.pdf');
    const german = await prisma().mail.findFirst({ where: { text: { contains: '/request' } } });
    expect(german?.text).toContain('Sie haben noch keine Anfrage gestellt.');
  });

  it('contains only the selected lines', async () => {
    const lines = [{ exhibitor_id: busy.user.id, key: `page-${rejectedPage}` }];
    expect((await remind({ lines })).body.count).toBe(1);
    expect(await prisma().mail.count()).toBe(1);
    const [mail] = await mailsTo(busy.user.id);
    expect(mail?.text.match(/exhibitor-page\/edit/g)).toHaveLength(1);
  });

  it('has a sentence of the organiser in every mail, and can be looked at before', async () => {
    const line = { exhibitor_id: busy.user.id, key: `page-${rejectedPage}` };
    const message = 'Am Montag ist unser Büro zu.';
    const form = { exhibitor_id: busy.user.id, lines: [line], message };
    const looked = await admin.call('POST', '/exhibitor-remind/preview', form);
    expect(looked.status).toBe(200);
    expect(await prisma().mail.count()).toBe(0);
    expect((await openFor(busy.user.id)).every((one: { recently: number }) => one.recently === 0)).toBe(true);
    expect((await remind({ lines: [line], message })).body.count).toBe(1);
    const [mail] = await mailsTo(busy.user.id);
    expect(mail?.text).toContain(message);
    expect(looked.body.data).toEqual({
      recipient: mail?.recipient,
      language: mail?.language,
      subject: mail?.subject,
      text: mail?.text,
    });
    const nothing = await admin.call('POST', '/exhibitor-remind/preview', {
      ...form,
      lines: undefined,
      exhibitor_id: 1,
    });
    expect(nothing.body.errors).toHaveProperty('exhibitor_id');
    expect((await remind({ message: 'x'.repeat(1001) })).body.errors).toHaveProperty('message');
  });

  it('is counted where the organiser chooses whom to remind, by the same rule', async () => {
    const progress = async () => (await admin.call('GET', `/catalog/${catalog.id}/progress`)).body.data;
    const topicsOf = async () =>
      (await preview()).data.map(
        ({ exhibitor, lines }: { exhibitor: { id: number }; lines: { topic: string }[] }) => ({
          id: exhibitor.id,
          open: [...new Set(lines.map(({ topic }) => topic))],
        }),
      );
    const openIn = async () =>
      (await progress())
        .filter(({ open }: { open: string[] }) => open.length > 0)
        .map(({ id, open }: { id: number; open: string[] }) => ({ id, open }));
    const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
    expect((await openIn()).sort(byId)).toEqual((await topicsOf()).sort(byId));
    await remind({ lines: [{ exhibitor_id: busy.user.id, key: `page-${rejectedPage}` }] });
    const row = (await progress()).find(({ id }: { id: number }) => id === busy.user.id);
    expect(row).toMatchObject({
      open: ['draft', 'rejected'],
      due: ['draft'],
      reminded_at: now.toISOString(),
    });
    expect(
      (await preview()).data.find(
        ({ exhibitor }: { exhibitor: { id: number } }) => exhibitor.id === busy.user.id,
      ),
    ).toMatchObject({ exhibitor: { reminded_at: now.toISOString() } });
  });

  it('is of a rejected page exactly where the list of pages has it among the rejected ones', async () => {
    const { id } = await makePage(server, catalog.id, busy.user.id, { pageType: 2 });
    await prisma().page.update({ where: { id }, data: { state: 'rejected', comment: 'Bitte neu.' } });
    const { body } = await admin.call(
      'GET',
      listPath(`catalog/${catalog.id}/page`, { columnFilters: { standing: 'rejected' } }),
    );
    const listed = body.data.map((page: { id: number }) => `page-${page.id}`);
    const lines = await openFor(busy.user.id);
    const of = (topic: string) =>
      lines.filter((line: { topic: string }) => line.topic === topic).map(({ key }: { key: string }) => key);
    expect(of('rejected')).toEqual(listed);
    expect(of('draft')).toContain(`page-${id}`);
    await remind({ lines: [{ exhibitor_id: busy.user.id, key: `page-${id}` }] });
    const [mail] = await mailsTo(busy.user.id);
    expect(mail?.text).toContain('The organiser writes: “Bitte neu.”');
    await prisma().page.delete({ where: { id } });
  });

  it('is not sent twice within a day, unless the organiser wants it', async () => {
    const lines = [{ exhibitor_id: busy.user.id, key: `page-${rejectedPage}` }];
    await remind({ lines });
    expect(
      (await openFor(busy.user.id)).find(({ key }: { key: string }) => key === lines[0]?.key),
    ).toMatchObject({
      recently: 1,
      reminded_at: now.toISOString(),
    });
    expect((await remind({ lines })).body.count).toBe(0);
    expect((await remind({ lines, again: 1 })).body.count).toBe(1);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect((await remind({ lines })).body.count).toBe(1);
  });

  it('is sent once when two administrators press the button at the same time', async () => {
    const { total } = await preview();
    const answers = await Promise.all([remind(), remind()]);
    expect(answers.map(({ body }) => body.count).sort()).toEqual([0, total].sort());
    expect(await prisma().mail.count()).toBe(total);
  });

  it('skips what was done meanwhile, and refuses a line of no exhibitor', async () => {
    const done = { exhibitor_id: busy.user.id, key: 'request' };
    expect((await remind({ lines: [done] })).body.count).toBe(0);
    const stranger = await remind({ lines: [{ exhibitor_id: 999_999, key: 'request' }] });
    expect([stranger.status, stranger.body.errors.lines[0].key]).toEqual([422, 'validation.not-found']);
    const odd = await remind({ lines: [{ exhibitor_id: busy.user.id, key: 'page-1; DROP' }] });
    expect([odd.status, Object.keys(odd.body.errors)]).toEqual([422, ['lines.0.key']]);
    const misspelt = await remind({ exhibitors: [busy.user.id] });
    expect([misspelt.status, Object.keys(misspelt.body.errors)]).toEqual([422, ['exhibitors']]);
  });

  it('requires an active catalogue', async () => {
    now = new Date('2031-01-01T12:00:00Z');
    expect((await remind()).body.error).toBe('catalog.none-active');
    expect((await admin.call('GET', '/exhibitor-remind')).status).toBe(409);
  });
});

describe('automatic reminders', () => {
  const onTheDay = () => remindOnTheDay(server.context);

  it('are sent on the days the catalogue defines, in the morning, once for any number of nodes', async () => {
    // 24 July is seven days before the end; in summer Zurich is two hours ahead.
    now = new Date('2030-07-24T05:30:00Z');
    expect(await onTheDay()).toBeNull();
    now = new Date('2030-07-24T06:30:00Z');
    const { total } = await preview();
    const answers = await Promise.all(Array.from({ length: 6 }, onTheDay));
    expect(answers.filter((answer) => answer !== null)).toEqual([total]);
    expect(await onTheDay()).toBeNull();
    expect(await prisma().mail.count()).toBe(total);
    now = new Date('2030-07-25T12:00:00Z');
    expect(await onTheDay()).toBeNull();
    now = new Date('2030-07-29T12:00:00Z');
    expect(await onTheDay()).toBe(total);
  });

  it('leave out exhibitors who were reminded manually that morning', async () => {
    now = new Date('2030-07-24T06:00:00Z');
    const { total } = await preview();
    await remind();
    now = new Date('2030-07-24T09:00:00Z');
    expect([await onTheDay(), await prisma().mail.count()]).toEqual([0, total]);
  });

  it('can be set to other days, or switched off', async () => {
    const path = `/catalog/${catalog.id}`;
    now = new Date('2030-07-24T09:00:00Z');
    const changed = await admin.call('PUT', path, { reminder_days: '3, 10 3' });
    expect([changed.status, changed.body.data.reminder_days]).toEqual([200, [10, 3]]);
    expect(await onTheDay()).toBeNull();
    const off = await admin.call('PUT', path, { reminder_days: '' });
    expect(off.body.data.reminder_days).toEqual([]);
    now = new Date('2030-07-28T09:00:00Z');
    expect(await onTheDay()).toBeNull();
    for (const reminder_days of ['61', 'bald', [-1], Array.from({ length: 9 }, (_, day) => day)]) {
      const { status, body } = await admin.call('PUT', path, { reminder_days });
      expect([status, Object.keys(body.errors)[0]]).toEqual([422, 'reminder_days']);
    }
    const made = { name: 'Katalog 2032', from: '2032-01-01', to: '2032-02-01', catalog_type: 1 };
    expect((await admin.call('POST', '/catalog', made)).body.data.reminder_days).toEqual([21, 7, 2]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { clientOf, listPath } from '../../testing/client.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog, makePage } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { bytesAt } from '../../testing/printed-fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** Files are checked at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let admin: Client;
let owner: Client;
let other: Client;
let designer: Client;
let catalogId: number;
let standId: number;
let good: Uint8Array;
let wrongSize: Uint8Array;
/** The clock of the fair, which a test can move. */
let now = fairClock.now();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  designer = clientOf(server, null);
  const catalog = await makeCatalog(server);
  catalogId = catalog.id;
  const joined = await joinFair(server, catalog);
  owner = joined.client;
  standId = joined.stand.id;
  other = (await joinFair(server, catalog)).client;
  const name = { name: 'Weingut Steg', place: 'Stäfa' };
  good = await adSpecimen({ seed: 2, ...name, slogan: 'Kommen Sie', stand: '12', website: 'steg.test' });
  wrongSize = await logoSpecimen({ seed: 1, ...name, since: 1901 });
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;
const adPage = async () => (await makePage(server, catalogId, owner.userId, { pageType: 2, standId })).id;
const formOf = (bytes: Uint8Array, name = 'Inserat.pdf', fields: Record<string, number> = {}) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return form;
};
const makeLink = async (pageId: number, body: object = {}, client = owner) => {
  const made = await client.call('POST', `/page/${pageId}/designer-link`, body);
  expect([made.status, made.body.error]).toEqual([201, undefined]);
  return made.body.data as { id: number; token: string; url: string };
};
const linksOf = async (pageId: number) =>
  (await owner.call('GET', `/page/${pageId}/designer-link`)).body.data;
const opened = (token: string) => designer.call('GET', `/designer-link/${token}`);
const send = (token: string, bytes: Uint8Array, name?: string) =>
  designer.call('POST', `/designer-link/${token}/file`, formOf(bytes, name));
const checked = (token: string) =>
  vi.waitFor(
    async () => {
      const { body } = await opened(token);
      expect(body.data.file?.check).not.toBe(0);
      return body.data;
    },
    { timeout: 60_000, interval: 50 },
  );
const refused = async (token: string) => {
  for (const [method, path] of [
    ['GET', `/designer-link/${token}`],
    ['GET', `/designer-link/${token}/picture/1`],
    ['POST', `/designer-link/${token}/file`],
  ] as const) {
    const answer = await designer.call(method, path, method === 'POST' ? formOf(good) : undefined);
    expect([answer.status, answer.body.error], path).toEqual([404, 'designer.link-invalid']);
  }
};
const letters = async (recipient: string) => {
  const outbox = join(server.context.env.DATA_DIR, 'outbox');
  const names = (await readdir(outbox).catch((): string[] => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return texts
    .filter((text) => text.includes(`\nTo: ${recipient}`))
    .map((text) => text.replace(/=\r?\n/g, '').replace(/=3D/g, '='));
};

describe('the link for a designer', () => {
  it('shows the requirements and the report, and takes a better file as the exhibitor’s', async () => {
    const id = await adPage();
    const untouched = await adPage();
    await owner.call('POST', '/catalog/update-ad', formOf(wrongSize, 'alt.pdf', { id }));
    const { token, url } = await makeLink(id, {
      ...{ note: ' Bitte bis Freitag. ', language: 'fr', recipient: 'studio@atelier.test' },
    });
    expect(url).toBe(`http://catalogue.test/designer/${token}`);
    const before = await checked(token);
    expect(before).toMatchObject({
      language: 'fr',
      note: 'Bitte bis Freitag.',
      closed: null,
      wanted: {
        trim_mm: { width: 210, height: 135 },
        bleed_mm: 3,
        image_ppi: 300,
        ink_percent: 320,
        condition: 'FOGRA39',
      },
      file: { name: 'alt.pdf', check: 2 },
    });
    expect(before.file.report.findings).toContainEqual(
      expect.objectContaining({ code: 'PAGE-SIZE', severity: 'error' }),
    );
    // Nothing else of the exhibitor.
    expect(Object.keys(before).sort()).toEqual(
      ['catalog', 'closed', 'exhibitor', 'expires_at', 'file', 'language', 'note', 'wanted'].sort(),
    );
    const picture = await bytesAt(server, `/designer-link/${token}/picture/1`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(picture.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await bytesAt(server, `/designer-link/${token}/picture/2`)).status).toBe(404);
    expect((await linksOf(id))[0]).toMatchObject({ uploaded_at: null, opened_at: now.toISOString() });

    const sent = await send(token, good, 'besser.pdf');
    expect(sent.status).toBe(200);
    expect(sent.body.data.file).toMatchObject({ name: 'besser.pdf' });
    expect((await checked(token)).file).toMatchObject({ check: 1 });
    const page = (await owner.call('GET', `/page/${id}`)).body.data;
    expect(page).toMatchObject({ content_pdf: 'besser.pdf', state: 'draft', status: { status: 1 } });
    const [bell] = (await owner.call('GET', listPath('status'))).body.data;
    expect(bell).toMatchObject({ statusable_id: id, name: 'besser.pdf', status: 1 });
    const { body: history } = await owner.call('GET', `/history/of/page/${id}/20/1`);
    expect(history.data).toContainEqual(expect.objectContaining({ action: 'upload-by-link', actor: null }));
    const [row] = await prisma().history.findMany({ where: { pageId: id, action: 'upload-by-link' } });
    expect(row).toMatchObject({ actorId: null, onBehalfId: owner.userId });
    expect((await linksOf(id))[0]).toMatchObject({ uploaded_at: now.toISOString() });
    const { email } = await prisma().user.findUniqueOrThrow({ where: { id: owner.userId } });
    await vi.waitFor(async () => expect(await letters(email)).toHaveLength(1), { timeout: 30_000 });
    expect((await letters('studio@atelier.test'))[0]).toContain('fichier actuel');

    // The key is stored nowhere, and opens nothing else.
    for (const rows of [await prisma().designerLink.findMany(), await prisma().history.findMany()])
      expect(JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? 0 : value))).not.toContain(
        token,
      );
    expect((await owner.call('GET', `/page/${untouched}`)).body.data).toMatchObject({ content_pdf: null });
    expect((await bytesAt(server, `/print-link/${token}`)).status).toBe(404);

    // Released: it says so, and takes nothing.
    expect((await owner.call('POST', `/page/exhibitor-release/${id}`)).status).toBe(200);
    expect((await opened(token)).body.data).toMatchObject({ closed: 'released' });
    const late = await send(token, good);
    expect([late.status, late.body.error]).toEqual([409, 'page.released']);
    await admin.call('PUT', `/page/${id}`, { release_accepted: 1 });
    expect((await opened(token)).body.data).toMatchObject({ closed: 'accepted' });
    expect((await send(token, good)).body.error).toBe('page.accepted');
  });

  it('takes nothing but a PDF, and one at a time', async () => {
    const { token } = await makeLink(await adPage());
    expect((await opened(token)).body.data.file).toBeNull();
    expect((await bytesAt(server, `/designer-link/${token}/picture/1`)).status).toBe(404);
    const none = await designer.call('POST', `/designer-link/${token}/file`, {});
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ['file']]);
    const text = await send(token, Buffer.from('kein PDF'));
    expect([text.status, Object.keys(text.body.errors)]).toEqual([422, ['file']]);
    const answers = await Promise.all([send(token, good), send(token, good)]);
    const codes = answers.map(({ status }) => status).sort();
    expect(codes).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toBe('page.pdf-not-ready');
    await checked(token);
  });

  it('is mailed with the note, in its language, and nobody else reads its key', async () => {
    const body = { recipient: ' Grafik@Atelier.test', note: 'Danke, Anna', language: 'en' };
    const { token } = await makeLink(await adPage(), body);
    await vi.waitFor(async () => expect(await letters('grafik@atelier.test')).toHaveLength(1), {
      timeout: 30_000,
    });
    const { email } = await prisma().user.findUniqueOrThrow({ where: { id: owner.userId } });
    const [letter] = await letters('grafik@atelier.test');
    for (const part of [`Reply-To: ${email}`, 'Danke, Anna', `/designer/${token}`, 'without an account'])
      expect(letter).toContain(part);
    expect(letter).not.toContain('current file');
    const [sent] = (await admin.call('GET', listPath('mail', { columnFilters: { kind: 'designer-link' } })))
      .body.data;
    expect((await admin.call('GET', `/mail/${sent.id}`)).body.data).toMatchObject({ text: null });
    await prisma().mail.update({ where: { id: sent.id }, data: { state: 'failed' } });
    const again = await admin.call('POST', `/mail/send-again/${sent.id}`);
    expect([again.status, again.body.error]).toEqual([409, 'mail.link-anew']);
  });

  it('is bounded: five for a page, ten mails a day for an exhibitor', async () => {
    const id = await adPage();
    const links = [];
    for (let count = 0; count < 5; count++) links.push(await makeLink(id));
    const sixth = await owner.call('POST', `/page/${id}/designer-link`, {});
    expect([sixth.status, sixth.body.error]).toEqual([409, 'designer.too-many-links']);
    expect((await owner.call('DELETE', `/page-designer-link/${links[0]?.id}`)).status).toBe(200);
    await makeLink(id);
    expect(await linksOf(id)).toHaveLength(5);

    const pages = [await adPage(), await adPage()];
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        owner.call('POST', `/page/${pages[at % 2]}/designer-link`, {
          recipient: `grafik-${at}@atelier.test`,
        }),
      ),
    );
    // Two were mailed in the tests before.
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(tries.find(({ status }) => status !== 201)?.body.error).toBe('designer.too-many-mails');
    for (const [body, field] of [
      [{ recipient: 'niemand' }, 'recipient'],
      [{ note: 'x'.repeat(501) }, 'note'],
      [{ language: 'it' }, 'language'],
    ] as const) {
      const { status, body: answer } = await owner.call('POST', `/page/${id}/designer-link`, body);
      expect([status, Object.keys(answer.errors)]).toEqual([422, [field]]);
    }
  });

  it('belongs to one exhibitor, and to an ad that can be changed', async () => {
    const id = await adPage();
    const { id: linkId, token } = await makeLink(id, {}, admin);
    for (const [method, path] of [
      ['POST', `/page/${id}/designer-link`],
      ['GET', `/page/${id}/designer-link`],
      ['DELETE', `/page-designer-link/${linkId}`],
    ] as const) {
      const answer = await other.call(method, path, method === 'POST' ? {} : undefined);
      expect([answer.status, method]).toEqual([404, method]);
    }
    expect((await opened(token)).status).toBe(200);
    const winePage = await makePage(server, catalogId, owner.userId, { pageType: 1, standId });
    expect((await owner.call('POST', `/page/${winePage.id}/designer-link`, {})).status).toBe(404);
    const nowhere = await makePage(server, catalogId, owner.userId, { pageType: 2 });
    const refusal = await owner.call('POST', `/page/${nowhere.id}/designer-link`, {});
    expect([refusal.status, refusal.body.errors?.stand_id?.[0]?.key]).toEqual([422, 'page.no-stand']);
  });

  it('ends when it is revoked, with the account, and with the collection', async () => {
    const id = await adPage();
    const revoked = await makeLink(id);
    expect((await owner.call('DELETE', `/page-designer-link/${revoked.id}`)).status).toBe(200);
    expect((await owner.call('DELETE', `/page-designer-link/${revoked.id}`)).status).toBe(200);
    await refused(revoked.token);
    await refused('x'.repeat(43));
    const { token } = await makeLink(id);
    const setActive = (active: boolean) =>
      prisma().user.update({ where: { id: owner.userId }, data: { active } });
    await setActive(false);
    await refused(token);
    await setActive(true);
    const { toOn } = await prisma().catalog.findUniqueOrThrow({ where: { id: catalogId } });
    // A shortened collection closes the page before the link ends.
    await prisma().catalog.update({ where: { id: catalogId }, data: { toOn: new Date('2030-07-14') } });
    expect((await opened(token)).body.data).toMatchObject({ closed: 'collection' });
    expect((await send(token, good)).body.error).toBe('catalog.closed');
    const late = await admin.call('POST', `/page/${id}/designer-link`, {});
    expect([late.status, late.body.error]).toEqual([409, 'catalog.closed']);
    // The exhibitor's own later day counts, as for their own uploads.
    const later = { catalogId, exhibitorId: owner.userId, until: new Date('2030-07-20') };
    await prisma().laterDeadline.create({ data: later });
    expect((await opened(token)).body.data).toMatchObject({ closed: null });
    expect(await makeLink(id)).toMatchObject({ expires_at: '2030-07-20T22:00:00.000Z' });
    await prisma().laterDeadline.deleteMany();
    await prisma().catalog.update({ where: { id: catalogId }, data: { toOn } });
    // Midnight in Zurich after its last day.
    now = new Date(`${toOn.toISOString().slice(0, 10)}T21:59:59Z`);
    expect((await opened(token)).body.data).toMatchObject({ closed: null });
    now = new Date(now.getTime() + 1000);
    await refused(token);
    now = fairClock.now();
    await prisma().throttle.deleteMany();
  });

  it('cannot be guessed, and takes only so many files', async () => {
    const { id, token } = await makeLink(await adPage());
    const tries = await Promise.all(Array.from({ length: 40 }, (_, at) => opened(`falsch-${at}`)));
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(30);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await opened(token)).status).toBe(200);
    await prisma().throttle.create({
      data: { key: `designer-upload:${id}`, hits: 30, windowEndsAt: new Date(Date.now() + 600_000) },
    });
    expect((await send(token, good)).status).toBe(429);
    await prisma().throttle.deleteMany();
  });
});

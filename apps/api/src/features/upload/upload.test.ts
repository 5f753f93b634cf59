// Length: one server and its checked files serve all tests of uploaded PDFs; a second one would cost half a minute.
import { checkStates } from '@rebblatt/contracts';
import { adSpecimen, logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { fieldsOf, listPath } from '../../testing/client.ts';
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

/** Files are checked and pages printed at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
const CHECK_MS = 60_000;

let server: TestServer;
let admin: Client;
let owner: Client;
let standId: number;
let other: Client;
let catalog: { id: number; catalogType: number };
let ad: Uint8Array;
let wrongSize: Uint8Array;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
  catalog = await makeCatalog(server);
  const joined = await joinFair(server, catalog);
  owner = joined.client;
  standId = joined.stand.id;
  other = (await joinFair(server, catalog)).client;
  const text = {
    name: 'Weingut Steg',
    place: 'Stäfa',
    slogan: 'Besuchen Sie uns',
    stand: '12',
    website: 'steg.test',
  };
  ad = await adSpecimen({ seed: 2, ...text });
  wrongSize = await logoSpecimen({ seed: 1, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

function formOf(bytes: Uint8Array | null, fields: Record<string, string | number>, name = 'Inserat.pdf') {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, String(value));
  if (bytes) data.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
}
const upload = (client: Client, id: number, bytes: Uint8Array | null, more = {}, name?: string) =>
  client.call('POST', '/catalog/update-ad', formOf(bytes, { id, ...more }, name));
const adPage = async () => (await makePage(server, catalog.id, owner.userId, { pageType: 2, standId })).id;

/** Waits until the check of a page's file has ended. */
const checked = (client: Client, id: number) =>
  vi.waitFor(
    async () => {
      const { body } = await client.call('GET', `/page/${id}`);
      expect(body.data.status.ready).toBe(1);
      return body.data;
    },
    { timeout: CHECK_MS, interval: 50 },
  );
const fetched = async (client: Client, path: string) => {
  const response = await fetch(`${server.origin}/api${path}`, {
    headers: { Authorization: `Bearer ${client.token}` },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

describe('the PDF of an ad', () => {
  it('is stored at once, checked in the background, shown, downloaded and released', async () => {
    const id = await adPage();
    const { status, body } = await upload(owner, id, ad, { active: 1 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ content_pdf: 'Inserat.pdf', content_pages: 1 });
    const page = await checked(owner, id);
    expect(page).toMatchObject({ status: { ready: 1, status: 1 }, content_report: { pages: 1 } });
    expect(page.content_report.width_mm).toBeCloseTo(210, 0);
    const [line] = (await owner.call('GET', listPath('status'))).body.data;
    expect(line).toMatchObject({ type: 2, status: 1, statusable_id: id, name: 'Inserat.pdf' });

    const file = await fetched(owner, `/page-download/${id}`);
    expect(file.bytes.equals(Buffer.from(ad))).toBe(true);
    expect(file.headers.get('content-disposition')).toContain(`filename="${id}.pdf"`);
    const stamp = `${'Inserat mit langem Namen '.repeat(8)}.pdf-2`;
    const picture = await fetched(owner, `/page-image/${id}?t=${encodeURIComponent(stamp)}`);
    const { format, width, height } = await sharp(picture.bytes).metadata();
    expect([format, width]).toEqual(['png', 1200]);
    expect(Math.round(((height ?? 0) / (width ?? 1)) * 216)).toBe(141);
    const released = await owner.call('POST', `/page/exhibitor-release/${id}`);
    expect(released.body.data.state).toBe('released');
    const late = await upload(owner, id, ad);
    expect([late.status, late.body.error]).toEqual([409, 'page.released']);
  });

  it('stays with its report when it has errors, but cannot be released before it is replaced', async () => {
    const id = await adPage();
    await upload(owner, id, wrongSize);
    const page = await checked(owner, id);
    expect(page).toMatchObject({ content_pdf: 'Inserat.pdf', status: { status: 2 } });
    expect(page.content_report.findings).toContainEqual(
      expect.objectContaining({ code: 'PAGE-SIZE', severity: 'error' }),
    );
    const refused = await owner.call('POST', `/page/exhibitor-release/${id}`);
    expect([refused.status, refused.body.error]).toEqual([409, 'page.pdf-has-errors']);
    await upload(owner, id, ad);
    expect((await checked(owner, id)).status.status).toBe(1);
    const { prisma } = server.context.db;
    const rows = () => prisma.storedFile.count({ where: { createdById: owner.userId } });
    const before = await rows();
    expect((await admin.call('DELETE', `/page/${id}`)).status).toBe(200);
    expect(await rows()).toBe(before - 1);
  });

  it('can be restored when its replacement is faulty, and is deleted once a newer one is fine', async () => {
    const id = await adPage();
    const takeBack = (client: Client) => client.call('POST', `/page/take-back-file/${id}`, {});
    const filesOf = () => server.context.db.prisma.storedFile.count({ where: { createdById: owner.userId } });
    const none = await filesOf();
    await upload(owner, id, ad, {}, 'gut.pdf');
    expect((await checked(owner, id)).earlier_pdf).toBeNull();
    expect((await takeBack(owner)).body.error).toBe('page.no-earlier-pdf');

    for (const name of ['falsch.pdf', 'noch-falscher.pdf']) {
      await upload(owner, id, wrongSize, {}, name);
      expect(await checked(owner, id)).toMatchObject({ content_pdf: name, earlier_pdf: 'gut.pdf' });
    }
    // However short its check is: the fields and the file are locked as long as it runs.
    const { prisma } = server.context.db;
    const { contentStatus } = await prisma.page.findUniqueOrThrow({ where: { id } });
    await prisma.page.update({ where: { id }, data: { contentStatus: checkStates.checking } });
    expect((await takeBack(owner)).body.error).toBe('page.pdf-not-ready');
    for (const client of [owner, admin])
      expect((await client.call('PUT', `/page/${id}`, { active: 0 })).body.error).toBe('page.pdf-not-ready');
    await prisma.page.update({ where: { id }, data: { contentStatus } });
    expect(await filesOf()).toBe(none + 2);
    expect((await takeBack(other)).status).toBe(404);
    const { status, body } = await takeBack(owner);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ content_pdf: 'gut.pdf', earlier_pdf: null, status: { status: 1 } });
    expect(body.data.content_report.findings).not.toContainEqual(
      expect.objectContaining({ severity: 'error' }),
    );
    expect((await fetched(owner, `/page-download/${id}`)).bytes.equals(Buffer.from(ad))).toBe(true);
    expect(await filesOf()).toBe(none + 1);

    await upload(owner, id, ad, {}, 'neu.pdf');
    expect(await checked(owner, id)).toMatchObject({ content_pdf: 'neu.pdf', earlier_pdf: null });
    expect(await filesOf()).toBe(none + 1);
    await upload(owner, id, wrongSize);
    await checked(owner, id);
    expect((await admin.call('DELETE', `/page/${id}`)).status).toBe(200);
    expect(await filesOf()).toBe(none);
  });

  it('can be permitted in spite of its errors by an administrator with a reason, until it is replaced', async () => {
    const id = await adPage();
    const override = (client: Client, form: object) =>
      client.call('PUT', `/page/${id}/preflight-override`, form);
    expect((await override(admin, { reason: 'Kein Inserat da' })).body.error).toBe('page.no-pdf');
    await upload(owner, id, wrongSize);
    await checked(owner, id);
    expect((await override(owner, { reason: 'Mir gefällt es' })).status).toBe(403);
    const mute = await override(admin, { reason: ' ' });
    expect([mute.status, Object.keys(mute.body.errors)]).toEqual([422, ['reason']]);

    const passed = await override(admin, { reason: 'Mit der Druckerei abgesprochen' });
    expect(passed.body.data.content_override).toMatchObject({
      reason: 'Mit der Druckerei abgesprochen',
      by: { id: admin.userId },
    });
    const [logged] = await server.context.db.prisma.history.findMany({
      where: { entity: 'page', entityId: id, action: 'override' },
    });
    expect(logged).toMatchObject({ actorId: admin.userId });
    expect((await owner.call('POST', `/page/exhibitor-release/${id}`)).status).toBe(200);
    // A released page keeps the decision.
    const late = await admin.call('DELETE', `/page/${id}/preflight-override`);
    expect([late.status, late.body.error]).toEqual([409, 'page.released']);
    await admin.call('PUT', `/page/${id}`, { release_accepted: 1 });
    const preview = await admin.call('GET', `/print/catalog/${catalog.id}/preview`);
    expect(preview.body.data.printed.map((page: { page_id: number }) => page.page_id)).toContain(id);

    await admin.call('PUT', `/page/${id}`, { release_accepted: 0, comment: 'Doch nicht' });
    expect((await upload(owner, id, wrongSize)).status).toBe(200);
    expect((await checked(owner, id)).content_override).toBeNull();
    expect((await owner.call('POST', `/page/exhibitor-release/${id}`)).body.error).toBe(
      'page.pdf-has-errors',
    );
  });

  it('is shown to the organiser as it will print, with its plates and its total ink', async () => {
    const id = await adPage();
    await upload(owner, id, ad);
    await checked(owner, id);
    const { data } = (await admin.call('GET', `/page-proof/${id}`)).body;
    expect(data.output_condition).toBe('FOGRA39');
    expect(data.total_ink.max).toBeGreaterThan(100);
    expect(data.total_ink.max_of_square).toBeLessThanOrEqual(data.total_ink.max);
    const sizes = await Promise.all(
      [data.proof, ...data.plates].map(async (address: string) => {
        const { width, height, format } = await sharp(
          Buffer.from(address.split(',')[1] ?? '', 'base64'),
        ).metadata();
        return [format, width, height];
      }),
    );
    // 216 × 141 mm at 150 ppi.
    expect(new Set(sizes.map(String))).toEqual(new Set(['png,1276,833']));
    expect((await admin.call('GET', `/page-proof/${id}?page=9`)).status).toBe(422);
  });

  it('cannot be permitted when it has no errors or too many pages', async () => {
    const reason = 'Soll trotzdem hinein';
    const good = await adPage();
    await upload(owner, good, ad);
    await checked(owner, good);
    const needless = await admin.call('PUT', `/page/${good}/preflight-override`, { reason });
    expect([needless.status, needless.body.error]).toEqual([409, 'preflight.no-errors']);
    const long = await adPage();
    await upload(owner, long, await oddSpecimen.twoPages(ad));
    await checked(owner, long);
    const hopeless = await admin.call('PUT', `/page/${long}/preflight-override`, { reason });
    expect([hopeless.status, hopeless.body.error]).toEqual([409, 'preflight.beyond-override']);
  });

  it.each([
    ['a page of HTML', Buffer.from('<html>'), 415, 'file.incorrect-type'],
    ['an empty file', Buffer.alloc(0), 422, 'file.empty'],
    ['a damaged PDF', Buffer.from('%PDF-1.4\nrubbish'), 422, 'file.unreadable'],
  ])('is refused at once for %s, and nothing changes', async (_, bytes, status, key) => {
    const id = await adPage();
    const answer = await upload(owner, id, bytes);
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.file?.[0]?.key).toBe(key);
    expect((await owner.call('GET', `/page/${id}`)).body.data).toMatchObject({
      content_pdf: null,
      version: 1,
    });
  });

  it.each([
    ['the exhibitor', () => owner],
    ['an administrator', () => admin],
  ])('requires a stand of the ad, from every sender: %s', async (_, sender) => {
    const { id } = await makePage(server, catalog.id, owner.userId, { pageType: 2 });
    const asFound = { content_pdf: null, active: 1, version: 1 };
    for (const fields of [{}, { active: 0, comment: 'Ohne Stand' }, { stand_id: '' }]) {
      const { status, body } = await upload(sender(), id, ad, fields);
      expect([status, body.errors]).toEqual([422, { stand_id: [{ key: 'page.no-stand', params: {} }] }]);
      expect((await owner.call('GET', `/page/${id}`)).body.data).toMatchObject(asFound);
    }
    // Both in one call are stored together.
    expect((await upload(sender(), id, ad, { stand_id: standId })).body.data).toMatchObject({
      content_pdf: 'Inserat.pdf',
      stand: { id: standId },
    });
    expect((await checked(owner, id)).status.status).toBe(1);
    expect((await upload(sender(), id, ad)).status).toBe(200);
  });

  it('cannot be replaced, seen or downloaded by other exhibitors', async () => {
    const id = await adPage();
    await upload(owner, id, ad);
    await checked(owner, id);
    expect((await upload(other, id, ad)).status).toBe(404);
    for (const path of ['page-download', 'page-image', 'page-wine-download', 'page-sheet'])
      expect([path, (await fetched(other, `/${path}/${id}`)).status]).toEqual([path, 404]);
    expect((await fetched(other, `/page-request-download/${id}/0`)).status).toBe(404);
  });

  it('may be left out while other fields change', async () => {
    const id = await adPage();
    const title = await makePageTitle(server);
    const { body } = await upload(admin, id, null, {
      page_title_id: title.id,
      active: 0,
      comment: 'Rand prüfen',
    });
    expect(body.data).toMatchObject({
      active: 0,
      page_title_id: title.id,
      comment: 'Rand prüfen',
      version: 2,
    });
    expect((await fetched(owner, `/page-download/${id}`)).status).toBe(404);
  });
});

describe('an administrator', () => {
  const replace = (client: Client, id: number, bytes: Uint8Array | null, name: string) =>
    client.call('POST', `/page/replace-file/${id}`, formOf(bytes, {}, name));
  const mailsTo = async () =>
    (await admin.call('GET', listPath('mail', { columnFilters: { kind: 'page-file-replaced' } }))).body.data;

  it('replaces the file of an accepted ad in one step, which stays accepted; the exhibitor is told and both are seen', async () => {
    const id = await adPage();
    await upload(owner, id, ad, {}, 'alt.pdf');
    await checked(owner, id);
    await owner.call('POST', `/page/exhibitor-release/${id}`);
    await admin.call('PUT', `/page/${id}`, { release_accepted: 1 });

    expect((await replace(owner, id, ad, 'eigen.pdf')).status).toBe(403);
    expect((await replace(admin, id, null, '')).status).toBe(422);
    const { status, body } = await replace(admin, id, ad, 'neu.pdf');
    expect([status, body.data]).toMatchObject([200, { content_pdf: 'neu.pdf', state: 'accepted' }]);
    expect((await replace(admin, id, ad, 'zu-frueh.pdf')).body.error).toBe('page.pdf-not-ready');
    expect(await checked(admin, id)).toMatchObject({
      ...{ content_pdf: 'neu.pdf', earlier_pdf: 'alt.pdf', state: 'accepted', status: { status: 1 } },
    });
    expect(await mailsTo()).toHaveLength(1);
    // It does not leave before the organiser has seen the new file, and does then.
    const secondsLeft = async () => {
      const { rows } = await server.context.db.pool.query(
        `SELECT extract(epoch FROM run_at - now())::float AS seconds FROM job WHERE payload ->> 'held_about' = $1`,
        [`file-${id}`],
      );
      return rows.map(({ seconds }) => seconds);
    };
    expect((await secondsLeft())[0]).toBeGreaterThan(600);
    expect((await owner.call('POST', `/page/replace-file/${id}/done`)).status).toBe(403);
    expect((await admin.call('POST', `/page/replace-file/${id}/done`)).status).toBe(200);
    await expect.poll(async () => (await mailsTo())[0].state).toBe('sent');
    // The file had passed its check by then, and the mail says so.
    const { text } = (await admin.call('GET', `/mail/${(await mailsTo())[0].id}`)).body.data;
    expect(text).toContain('Die neue Datei hat die Prüfung bestanden.');
    expect(text).not.toContain('Gedruckt wird eine Datei nur, wenn');
    for (const side of ['earlier', 'marks'])
      expect((await fetched(owner, `/history/picture/${body.history_id}/${side}`)).status).toBe(200);

    const takeBack = (client: Client) => client.call('POST', `/page/take-back-file/${id}`, {});
    expect((await takeBack(owner)).body.error).toBe('page.accepted');
    expect((await takeBack(admin)).body.data).toMatchObject({
      ...{ content_pdf: 'alt.pdf', earlier_pdf: null, state: 'accepted' },
    });
    expect(await mailsTo()).toHaveLength(2);
  });

  it('who replaces it by a faulty one keeps it out of the book, until it is permitted or taken back', async () => {
    const id = await adPage();
    await upload(owner, id, ad, {}, 'alt.pdf');
    await checked(owner, id);
    await owner.call('POST', `/page/exhibitor-release/${id}`);
    await admin.call('PUT', `/page/${id}`, { release_accepted: 1 });
    await replace(admin, id, wrongSize, 'falsch.pdf');
    expect(await checked(admin, id)).toMatchObject({ state: 'accepted', status: { status: 2 } });
    const leftOut = async () =>
      (await admin.call('GET', `/print/catalog/${catalog.id}/preview`)).body.data.left_out.find(
        ({ page_id }: { page_id: number }) => page_id === id,
      );
    expect(await leftOut()).toMatchObject({ reason: 'pdf-has-errors' });
    const reason = 'Die Druckerei schneidet es zu';
    expect((await admin.call('PUT', `/page/${id}/preflight-override`, { reason })).status).toBe(200);
    expect(await leftOut()).toBeUndefined();
    const mails = await mailsTo();
    const taken = await admin.call('POST', `/page/take-back-file/${id}`, {});
    expect(taken.body.data).toMatchObject({ content_pdf: 'alt.pdf', content_override: null });
    // Its exhibitor has heard of neither.
    expect(await mailsTo()).toHaveLength(mails.length - 1);
    const locked = await admin.call('PUT', `/page/${id}/preflight-override`, { reason });
    expect([locked.status, locked.body.error]).toEqual([409, 'page.accepted']);
  });
});

describe('a content page', () => {
  const addContent = (bytes: Uint8Array | null, more = {}, client = admin) =>
    client.call(
      'POST',
      '/catalog/add-content',
      formOf(bytes, { catalog_id: catalog.id, type: 3, active: 1, ...more }),
    );

  it('is added with a PDF of several pages, changed, and belongs to administrators', async () => {
    const several = await PDFDocument.load(ad);
    const [copy] = await several.copyPages(several, [0]);
    if (copy) several.addPage(copy);
    const { status, body } = await addContent(await several.save(), {
      description: 'Grusswort',
      link: 'www.messe.test/gruss',
    });
    expect(status).toBe(201);
    expect(body.position).toBe(body.data.position);
    const { id } = body.data;
    expect(await checked(admin, id)).toMatchObject({ content_pages: 2, status: { status: 1 }, page_type: 3 });
    const changed = await admin.call('POST', '/catalog/update-content', {
      id,
      description: 'Vorwort',
      version: 1,
    });
    expect(changed.body.data).toMatchObject({ description: 'Vorwort', link: 'www.messe.test/gruss' });
    expect((await owner.call('POST', '/catalog/update-content', { id })).status).toBe(403);
    expect((await addContent(ad, {}, owner)).status).toBe(403);
    expect((await fetched(owner, `/page-download/${id}`)).status).toBe(404);
  });

  it('without a file says that it needs one, together with what else is wrong', async () => {
    const { body } = await admin.call('POST', '/page', { catalog_id: catalog.id, description: 'Grusswort' });
    const { id } = body.data;
    const wrong = { id, link: 'https://a..ch' };
    const answer = await admin.call('POST', '/catalog/update-content', wrong);
    expect(fieldsOf(answer)).toEqual({ file: 'validation.required', link: 'validation.url' });
    const alone = await admin.call('POST', '/catalog/update-content', { id, description: 'Vorwort' });
    expect(fieldsOf(alone)).toEqual({ file: 'validation.required' });
    const strange = await admin.call('POST', '/catalog/update-content', { ...wrong, id: 'x' });
    expect(fieldsOf(strange)).toEqual({ id: 'validation.numeric', link: 'validation.url' });
  });

  it('is active from the start unless the organiser says otherwise', async () => {
    const silent = formOf(ad, { catalog_id: catalog.id });
    expect((await admin.call('POST', '/catalog/add-content', silent)).body.data.active).toBe(1);
    expect((await addContent(ad, { active: 0 })).body.data.active).toBe(0);
    const { status, body } = await addContent(ad, { active: 'ja' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['active']]);
  });

  it('requires a file and a link that is a URL', async () => {
    expect((await addContent(null)).body.errors?.file?.[0]?.key).toBe('validation.required');
    for (const link of [
      'javascript:alert(1)',
      'https://a..ch',
      'https://.ch',
      'a.ch.',
      '..ch',
      'https://a.ch.:80',
      'https://-a.ch',
      'https://a-.ch',
      'https://a_b.ch',
      'https://a.ch:99999',
    ]) {
      const wrong = await addContent(ad, { link });
      expect([link, wrong.body.errors?.link?.[0]?.key]).toEqual([link, 'validation.url']);
    }
    for (const link of ['www.a-b.ch', 'https://wein-übersee.ch:8443/a..b?c#d', 'a1.b2.co']) {
      const { body } = await addContent(null, { link });
      expect([link, Object.keys(body.errors)]).toEqual([link, ['file']]);
    }
  });
});

describe('a wine page as a file', () => {
  it('is laid out with and without article numbers, and shown as an image', async () => {
    const { id } = await makePage(server, catalog.id, owner.userId);
    await owner.call('POST', '/page-category', { page_id: id, category: 'Weissweine' });
    for (const path of [`/page-wine-download/${id}`, `/page-request-download/${id}/1`]) {
      const { status, bytes } = await fetched(owner, path);
      expect(status).toBe(200);
      const [page, ...more] = (await PDFDocument.load(bytes)).getPages();
      expect(more).toEqual([]);
      expect(page?.getTrimBox().width).toBeCloseTo(595.28, 0);
      expect(page?.getTrimBox().height).toBeCloseTo(382.68, 0);
    }
    const picture = await fetched(owner, `/page-image/${id}`);
    expect((await sharp(picture.bytes).metadata()).width).toBe(1200);
    expect((await fetched(owner, `/page-request-download/${id}/2`)).status).toBe(422);
  });
});

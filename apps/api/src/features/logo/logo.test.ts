// Length: all tests share one server, whose press would have to be started again for a second file.

import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM, MAX_LOGOS_PER_EXHIBITOR } from '@rebblatt/contracts';
import { logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDocument, rgb } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

/** Files are checked at low priority, which is slow on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });
const CHECK_MS = 60_000;

let server: TestServer;
let owner: Client;
let other: Client;
let admin: Client;
let good: Uint8Array;

beforeAll(async () => {
  server = await startTestServer({}, { env: { WORKERS: '2' } });
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db, { companyName: 'Weingut Steg' })).id);
  other = await signInAs(server, (await makeExhibitor(db, { companyName: 'Keller Halde' })).id);
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
  good = await logoSpecimen({ seed: 1, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const form = (bytes: Uint8Array, more: Record<string, string> = {}, name = 'Signet Steg.pdf') => {
  const data = new FormData();
  data.set('file', new Blob([Uint8Array.from(bytes)]), name);
  for (const [key, value] of Object.entries(more)) data.set(key, value);
  return data;
};
const upload = (client: Client, bytes: Uint8Array, more: Record<string, string> = {}) =>
  client.call('POST', '/logo', form(bytes, more));

/** Waits until the check of a logo has ended. */
async function checked(client: Client, id: number) {
  return vi.waitFor(
    async () => {
      const { body } = await client.call('GET', `/logo/${id}`);
      expect(body.data.status).not.toBe(0);
      return body.data;
    },
    { timeout: CHECK_MS, interval: 50 },
  );
}
const uploaded = async (client: Client, bytes: Uint8Array, more: Record<string, string> = {}) => {
  const { status, body } = await upload(client, bytes, more);
  expect(status).toBe(201);
  return checked(client, body.data.id);
};
const bell = async (client: Client) => (await client.call('GET', listPath('status'))).body.data;

async function onPage(logoId: number, exhibitorId: number) {
  const { prisma } = server.context.db;
  await prisma.catalog.create({
    data: {
      name: `Messe ${logoId}`,
      catalogType: 2,
      fromOn: new Date(`${2100 + logoId}-01-01`),
      toOn: new Date(`${2100 + logoId}-02-01`),
      pages: {
        create: [
          { pageType: 4, position: 1 },
          { pageType: 5, position: 2 },
          { pageType: 1, position: 3, exhibitorId, logoId },
        ],
      },
    },
  });
}

describe('an exhibitor’s logo', () => {
  it('is stored at once, checked in the background, and the bell shows the result', async () => {
    const { body } = await upload(owner, good);
    expect(body.data).toMatchObject({ name: 'Signet Steg.pdf', status: 0, ready: 0, approved: false });
    const logo = await checked(owner, body.data.id);
    expect(logo).toMatchObject({
      status: 1,
      ready: 1,
      approved: false,
      user: { company_name: 'Weingut Steg' },
      report: { pages: 1, findings: [] },
      pages_count: 0,
    });
    expect(logo.width_mm).toBeCloseTo(LOGO_WIDTH_MM, 0);
    expect(logo.height_mm).toBeCloseTo(LOGO_HEIGHT_MM, 0);
    expect(await bell(owner)).toMatchObject([
      { type: 1, status: 1, statusable_id: logo.id, name: 'Signet Steg.pdf' },
    ]);
    expect(await bell(other)).toEqual([]);
  });

  it('is shown as an image, and returned byte for byte', async () => {
    const { id } = await uploaded(owner, good);
    const fetched = async (path: string) => {
      const response = await fetch(`${server.origin}/api${path}`, {
        headers: { Authorization: `Bearer ${owner.token}` },
      });
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const first = await fetched(`/logo/thumbnail/${id}`);
    const meta = await sharp(first.bytes).metadata();
    expect([meta.format, meta.width]).toEqual(['png', 400]);
    expect(meta.height).toBeGreaterThan(700);
    expect((await sharp(first.bytes).stats()).entropy).toBeGreaterThan(0.5);
    expect((await fetched(`/logo/thumbnail/${id}?t=2`)).bytes.equals(first.bytes)).toBe(true);
    const file = await fetched(`/logo/download/${id}`);
    expect(file.bytes.equals(Buffer.from(good))).toBe(true);
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''Signet%20Steg.pdf");
  });

  it('fails with a report when it does not meet the requirements', async () => {
    const doc = await PDFDocument.load(good);
    doc.getPage(0).drawRectangle({ x: 20, y: 20, width: 90, height: 40, color: rgb(0.5, 0.1, 0.2) });
    const logo = await uploaded(owner, await doc.save({ useObjectStreams: false }));
    expect(logo).toMatchObject({ status: 2, ready: 0, placement: null });
    const errors = logo.report.findings.filter((one: { severity: string }) => one.severity === 'error');
    expect(errors).toMatchObject([{ code: 'COL-RGB', wanted: 'CMYK' }]);
    const [line] = (await bell(owner)).filter(
      (row: { statusable_id: number }) => row.statusable_id === logo.id,
    );
    expect(line).toMatchObject({ status: 2, error: 'logo.has-errors' });
    const refused = await admin.call('PUT', `/logo/${logo.id}`, { approved: true });
    expect([refused.status, refused.body.error]).toEqual([409, 'logo.has-errors']);

    const override = `/logo/${logo.id}/preflight-override`;
    const passed = await admin.call('PUT', override, { reason: 'Wird verkleinert gedruckt' });
    expect(passed.body.data.override).toMatchObject({
      reason: 'Wird verkleinert gedruckt',
      by: { id: admin.userId },
    });
    expect((await admin.call('PUT', `/logo/${logo.id}`, { approved: true })).body.approved).toBe(true);
    const withdrawn = await admin.call('DELETE', override);
    expect(withdrawn.body.data).toMatchObject({ override: null, approved: false });
  });

  it('is accepted without verification only from administrators', async () => {
    const twoPages = await oddSpecimen.twoPages(good);
    expect((await upload(owner, twoPages, { withVerification: 'false' })).status).toBe(403);
    const logo = await uploaded(admin, twoPages, {
      withVerification: 'false',
      user_id: String(owner.userId),
    });
    expect(logo).toMatchObject({ status: 1, with_verification: 0, user_id: owner.userId });
    expect(logo.report.findings).toMatchObject([{ code: 'PAGE-COUNT', severity: 'error' }]);
  });

  it('belongs to the exhibitor whom an administrator names; an exhibitor can only upload their own', async () => {
    const none = await upload(admin, good);
    expect(none.body.errors?.user_id?.[0]?.key).toBe('validation.required');
    const unknown = await upload(admin, good, { user_id: '999999' });
    expect(unknown.body.errors?.user_id?.[0]?.key).toBe('validation.not-found');
    const logo = await uploaded(owner, good, { user_id: String(other.userId) });
    expect(logo.user_id).toBe(owner.userId);
  });

  it('is invisible to other exhibitors', async () => {
    const { id } = await uploaded(owner, good);
    for (const call of [
      other.call('GET', `/logo/${id}`),
      other.call('GET', `/logo/thumbnail/${id}`),
      other.call('GET', `/logo/download/${id}`),
      other.call('DELETE', `/logo/${id}`),
      other.call('GET', listPath(`logo/by-exhibitor/${owner.userId}`)),
    ]) {
      const { status, body } = await call;
      expect([status, body.error]).toEqual([404, 'request.not-found']);
    }
    const list = await other.call('GET', listPath('logo', { userId: owner.userId }));
    expect(list.body.data.every((row: { user_id: number }) => row.user_id === other.userId)).toBe(true);
    expect((await admin.call('GET', `/logo/${id}`)).status).toBe(200);
  });

  it('counts towards a maximum, also when two are uploaded at the same time', async () => {
    const { db } = server.context;
    const full = await signInAs(server, (await makeExhibitor(db)).id);
    const first = await uploaded(full, good);
    const row = await db.prisma.logo.findUniqueOrThrow({ where: { id: first.id } });
    await db.prisma.logo.createMany({
      data: Array.from({ length: MAX_LOGOS_PER_EXHIBITOR - 2 }, (_, n) => ({
        exhibitorId: full.userId,
        name: `Nr ${n}`,
        fileId: row.fileId,
        status: 1,
      })),
    });
    const answers = await Promise.all([upload(full, good), upload(full, good)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ error: 'logo.too-many', params: { max: MAX_LOGOS_PER_EXHIBITOR } });
    await checked(full, answers.find(({ status }) => status === 201)?.body.data.id);
  });
});

const joined = async () => signInAs(server, (await makeExhibitor(server.context.db)).id);

describe('a logo, while twenty files of the same account wait for their check', () => {
  it('is refused with the time to retry and stores nothing, while another account’s is accepted', async () => {
    const { prisma } = server.context.db;
    const [patient, neighbour] = [await joined(), await joined()];
    // No worker starts them before tomorrow.
    const waits = { kind: 'check-page-file', payload: {}, runAt: new Date(Date.now() + 86_400_000) };
    const { count } = await prisma.job.createMany({
      data: Array.from({ length: 20 }, () => ({ ...waits, userId: patient.userId })),
    });
    const before = await prisma.storedFile.count();
    const refused = await upload(patient, good);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(refused.body).toMatchObject({ error: 'file.too-many-checks', params: { max: count } });
    expect(await prisma.storedFile.count()).toBe(before);
    await uploaded(neighbour, good);
    await prisma.job.deleteMany({ where: { userId: patient.userId } });
    await uploaded(patient, good);
  });
});

describe('the decision on a logo', () => {
  it('belongs to administrators and can be reversed', async () => {
    const { id } = await uploaded(owner, good);
    expect((await owner.call('PUT', `/logo/${id}`, { approved: true })).status).toBe(403);
    const row = (await admin.call('GET', `/logo/${id}`)).body.data;
    const yes = await admin.call('PUT', `/logo/${id}`, { ...row, approved: true });
    expect(yes.body).toMatchObject({ approved: true, data: { approved: true, version: 2 } });
    const no = await admin.call('PUT', `/logo/${id}`, { approved: 0 });
    expect(no.body).toMatchObject({ approved: false, data: { version: 3 } });
    const late = await admin.call('PUT', `/logo/${id}`, { ...row, approved: true });
    expect(late.body).toMatchObject({ error: 'conflict.stale', data: { version: 3, approved: false } });
  });

  it('lasts when it is a rejection, which its exhibitor reads, until it is taken back', async () => {
    const { id } = await uploaded(owner, good);
    const waits = async () => {
      const query = { columnFilters: { user_id: owner.userId, waiting: 1 } };
      const { body } = await admin.call('GET', listPath('logo', query, 100));
      return body.data.some((row: { id: number }) => row.id === id);
    };
    expect(await waits()).toBe(true);
    const rejection = 'Bitte ohne Hintergrund.';
    const no = await admin.call('PUT', `/logo/${id}`, { approved: 0, rejection });
    expect(no.body.data).toMatchObject({ approved: false, rejected: true, rejection });
    expect(await waits()).toBe(false);
    const mail = await server.context.db.prisma.mail.findFirstOrThrow({
      where: { kind: 'logo-rejected' },
      orderBy: { id: 'desc' },
    });
    expect(mail.text).toContain(rejection);
    const open = await admin.call('PUT', `/logo/${id}`, { approved: null, version: no.body.data.version });
    expect(open.body.data).toMatchObject({ approved: false, rejected: false, rejection: null });
    expect(await waits()).toBe(true);
    // Taken back before it has left.
    expect(await server.context.db.prisma.mail.count({ where: { id: mail.id } })).toBe(0);
    const yes = await admin.call('PUT', `/logo/${id}`, { ...no.body.data, approved: 1, version: undefined });
    expect(yes.body.data).toMatchObject({ approved: true, rejected: false, rejection: null });
    expect(await waits()).toBe(false);
    const mails = await server.context.db.prisma.mail.findMany({
      where: { userId: owner.userId, kind: 'logo-approved' },
      orderBy: { id: 'desc' },
    });
    expect(mails[0]?.text).toContain(`«${yes.body.data.name}»`);
    expect(
      (await admin.call('PUT', `/logo/${id}`, { approved: 0, rejection: 'a'.repeat(2001) })).status,
    ).toBe(422);
  });

  it('cannot be withdrawn while a page uses the logo, which then cannot be deleted either', async () => {
    const { id } = await uploaded(owner, good);
    await admin.call('PUT', `/logo/${id}`, { approved: true });
    await onPage(id, owner.userId);
    const named = (await owner.call('DELETE', `/logo/${id}`)).body.pages;
    expect(named).toMatchObject([{ position: expect.any(Number), catalog_name: expect.any(String) }]);
    expect((await owner.call('GET', `/page-uses/logo/${id}`)).body.data).toEqual(named);
    expect((await other.call('GET', `/page-uses/logo/${id}`)).body.data).toEqual([]);
    for (const call of [
      admin.call('PUT', `/logo/${id}`, { approved: false }),
      admin.call('DELETE', `/logo/${id}`),
      owner.call('DELETE', `/logo/${id}`),
    ]) {
      const { status, body } = await call;
      expect([status, body.error]).toEqual([409, 'logo.in-use']);
    }
    expect((await owner.call('GET', `/logo/${id}`)).body.data).toMatchObject({
      approved: true,
      pages_count: 1,
    });
  });

  it('waits for the check, and so does deletion', async () => {
    const { db } = server.context;
    const { id } = await uploaded(owner, good);
    // The state while the check runs.
    await db.prisma.logo.update({ where: { id }, data: { status: 0 } });
    for (const call of [
      admin.call('PUT', `/logo/${id}`, { approved: true }),
      owner.call('DELETE', `/logo/${id}`),
    ]) {
      const { status, body } = await call;
      expect([status, body.error]).toEqual([409, 'logo.not-ready']);
    }
    await db.prisma.logo.update({ where: { id }, data: { status: 1 } });
    expect((await owner.call('DELETE', `/logo/${id}`)).body.data).toEqual({ id });
    expect((await owner.call('GET', `/logo/${id}`)).status).toBe(404);
  });
});

describe('the list of logos', () => {
  it('contains an exhibitor’s own ones; administrators search, filter and sort all of them', async () => {
    const mine = await other.call('GET', listPath('logo'));
    expect(mine.body).toEqual({ data: [], total: 0 });
    const one = await uploaded(other, good);
    const find = async (query: object) =>
      (await admin.call('GET', listPath('logo', { ...query }, 100))).body.data.map(
        (row: { id: number }) => row.id,
      );
    expect(await find({ search: 'keller halde' })).toEqual([one.id]);
    expect(await find({ columnFilters: { user_id: other.userId, ready: 1 } })).toEqual([one.id]);
    expect(await find({ columnFilters: { user_id: other.userId, ready: 0 } })).toEqual([]);
    expect(await find({ columnFilters: { 'user.company_name': 'halde', approved: 0 } })).toEqual([one.id]);
    const sort = [{ field: 'user.company_name', type: 'asc' }];
    expect((await find({ sort }))[0]).toBe(one.id);
    const carousel = await admin.call('GET', listPath(`logo/by-exhibitor/${other.userId}`));
    expect(carousel.body.data.map((row: { id: number }) => row.id)).toEqual([one.id]);
    expect((await admin.call('GET', listPath('logo', { columnFilters: { file_id: 1 } }))).status).toBe(422);
  });
});

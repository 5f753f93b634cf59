import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { listPath, signInAs } from '../../../testing/client.ts';
import { makeUser } from '../../../testing/factories.ts';
import { fairClock, joinFair, joinOrganiser, makeCatalog } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import { bytesAt, generateBook, printResultsOf } from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool, server.context.files.has)).toEqual([]);
  await server.stop();
});

const prisma = () => server.context.db.prisma;
const download = async (catalogId: number, resultId: number) =>
  (await bytesAt(server, `/print/catalog/${catalogId}/${resultId}/download`, admin)).bytes;

describe('the print office', () => {
  let catalogId: number;
  let resultId: number;

  beforeAll(async () => {
    const catalog = await makeCatalog(server, { name: 'Druck 2037', from: '2037-07-01', to: '2037-07-31' });
    catalogId = catalog.id;
    resultId = (await generateBook(admin, catalogId)).id;
  }, 60_000);

  const makeLink = async (body: object = {}) => {
    const made = await admin.call('POST', `/print/result/${resultId}/link`, body);
    expect(made.status).toBe(201);
    return made.body.data as { id: number; token: string; url: string; expires_at: string };
  };
  const linkOf = async (id: number) =>
    (await admin.call('GET', `/print/result/${resultId}/link`)).body.data.find(
      (link: { id: number }) => link.id === id,
    );
  const invalid = async (token: string) => {
    for (const path of [
      `/print-link/${token}`,
      `/print-link/${token}/download`,
      `/print-link/${token}/manifest`,
    ]) {
      const answer = await bytesAt(server, path);
      expect(answer.status, path).toBe(404);
      expect(JSON.parse(Buffer.from(answer.bytes).toString())).toMatchObject({ error: 'print.link-invalid' });
    }
  };

  it('downloads the book with only its link, and each download is counted', async () => {
    const { id, token, url } = await makeLink();
    expect(url).toBe(`http://catalogue.test/print/${token}`);
    const page = await bytesAt(server, `/print-link/${token}`);
    expect(JSON.parse(Buffer.from(page.bytes).toString()).data).toMatchObject({
      catalog: 'Druck 2037',
      name: 'Druck 2037 2030-07-15 Buch 1.pdf',
      content_pages: 2,
      check: { output_condition: 'FOGRA39', conforms: true, findings: [] },
      changes: null,
      expires_at: '2030-07-29T10:00:00.000Z',
    });
    expect(await linkOf(id)).toMatchObject({ valid: 1, downloads: 0, fetched_at: null, sent_to: null });
    const file = await bytesAt(server, `/print-link/${token}/download`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain('Druck 2037 2030-07-15 Buch 1.pdf');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.bytes).toEqual(await download(catalogId, resultId));
    await bytesAt(server, `/print-link/${token}/download`);
    expect(await linkOf(id)).toMatchObject({ downloads: 2, fetched_at: '2030-07-15T10:00:00.000Z' });
    expect((await printResultsOf(admin, catalogId)).data[0]).toMatchObject({ links: 1, downloads: 2 });
    expect((await bytesAt(server, `/print-link/${token}/manifest`)).status).toBe(200);
    // The key cannot be read again anywhere.
    expect(JSON.stringify(await linkOf(id))).not.toContain(token);
    expect(JSON.stringify(await prisma().printLink.findMany())).not.toContain(token);
  });

  it('gets the link by mail with subject and note, and nobody else reads its key', async () => {
    const mail = { recipient: ' Druck@Presse.test', subject: 'Buch 1 ist da' };
    const body = { mail, cover_note: 'Bitte bis Freitag.', expires_in_days: 30 };
    const { id, token } = await makeLink(body);
    expect(await linkOf(id)).toMatchObject({
      ...{ sent_to: 'druck@presse.test', cover_note: 'Bitte bis Freitag.' },
      expires_at: '2030-08-14T10:00:00.000Z',
    });
    expect(await printResultsOf(admin, catalogId)).toMatchObject({ print_office: 'druck@presse.test' });
    const outbox = join(server.context.env.DATA_DIR, 'outbox');
    const letters = async () => {
      const names = await readdir(outbox).catch((): string[] => []);
      return Promise.all(
        names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(outbox, name), 'utf8')),
      );
    };
    await expect
      .poll(async () => (await letters()).filter((eml) => eml.includes('To: druck@presse.test')).length)
      .toBe(1);
    const sender = await prisma().user.findUniqueOrThrow({ where: { id: admin.userId } });
    const [letter = ''] = (await letters()).filter((eml) => eml.includes('To: druck@presse.test'));
    const read = letter.replace(/=\n/g, '').replace(/=3D/g, '=');
    for (const part of [
      'Subject: Buch 1 ist da',
      `Reply-To: ${sender.email}`,
      'Bitte bis Freitag.',
      `/print/${token}`,
      '14. August 2030',
    ])
      expect(read).toContain(part);

    const listed = await admin.call('GET', listPath('mail', { columnFilters: { kind: 'print-link' } }));
    const [sent] = listed.body.data;
    expect(sent).toMatchObject({ recipient: 'druck@presse.test', subject: 'Buch 1 ist da' });
    expect((await admin.call('GET', `/mail/${sent.id}`)).body.data).toMatchObject({ text: null });
    await expect
      .poll(async () => (await prisma().mail.findUniqueOrThrow({ where: { id: sent.id } })).text)
      .toBe('');
    await prisma().mail.update({ where: { id: sent.id }, data: { state: 'failed' } });
    const again = await admin.call('POST', `/mail/send-again/${sent.id}`);
    expect([again.status, again.body.error]).toEqual([409, 'mail.link-anew']);

    const links = await prisma().printLink.count();
    for (const [wrong, field] of [
      [{ ...mail, recipient: 'niemand' }, 'mail.recipient'],
      [{ ...mail, subject: ' ' }, 'mail.subject'],
    ] as const) {
      const { status, body: refused } = await admin.call('POST', `/print/result/${resultId}/link`, {
        mail: wrong,
      });
      expect([status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await prisma().printLink.count()).toBe(links);
  });

  it('reads the current cover note on its page and in its manifest', async () => {
    const { id, token } = await makeLink({ cover_note: '  Papier: 115 g\r\n<b>matt</b>\u202E ' });
    const mails = async () => {
      const page = await bytesAt(server, `/print-link/${token}`);
      const manifest = await bytesAt(server, `/print-link/${token}/manifest`);
      return [
        JSON.parse(Buffer.from(page.bytes).toString()).data.cover_note,
        JSON.parse(Buffer.from(manifest.bytes).toString()).cover_note,
      ];
    };
    expect(await mails()).toEqual(['Papier: 115 g\n<b>matt</b>', 'Papier: 115 g\n<b>matt</b>']);

    const written = await admin.call('PUT', `/print/link/${id}`, { cover_note: 'Papier: 135 g' });
    expect([written.status, written.body.data.cover_note]).toEqual([200, 'Papier: 135 g']);
    expect(await mails()).toEqual(['Papier: 135 g', 'Papier: 135 g']);
    expect(await linkOf(id)).toMatchObject({ cover_note: 'Papier: 135 g' });
    const whole = await admin.call('GET', `/print/catalog/${catalogId}/${resultId}/manifest`);
    expect(whole.body).not.toHaveProperty('cover_note');

    await admin.call('PUT', `/print/link/${id}`, { cover_note: ' ' });
    expect(await mails()).toEqual([null, undefined]);
    expect((await admin.call('PUT', '/print/link/999999', { cover_note: 'x' })).status).toBe(404);
    for (const cover_note of ['x'.repeat(2001), 5, { gt: 1 }]) {
      const bodies = [
        await admin.call('PUT', `/print/link/${id}`, { cover_note }),
        await admin.call('POST', `/print/result/${resultId}/link`, { cover_note }),
      ];
      for (const { status, body } of bodies)
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['cover_note']]);
    }
  });

  it('receives a key that is stored nowhere, even if the call has an idempotency key', async () => {
    const path = `/print/result/${resultId}/link`;
    const once = { 'Idempotency-Key': 'link-fuer-druckerei' };
    const first = (await admin.call('POST', path, {}, once)).body.data;
    const second = (await admin.call('POST', path, {}, once)).body.data;
    expect(second.token).not.toBe(first.token);
    expect(JSON.stringify(await prisma().idempotencyKey.findMany())).not.toContain(first.token);
  });

  it('gets the same refusal for a revoked, an expired and an unknown link', async () => {
    const revoked = await makeLink();
    expect((await admin.call('DELETE', `/print/link/${revoked.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `/print/link/${revoked.id}`)).status).toBe(200);
    await invalid(revoked.token);
    expect(await linkOf(revoked.id)).toMatchObject({ valid: 0, downloads: 0 });
    // The button of the book counts the links that work.
    const { data } = await printResultsOf(admin, catalogId);
    const works = (await admin.call('GET', `/print/result/${resultId}/link`)).body.data.filter(
      ({ valid }: { valid: number }) => valid === 1,
    );
    expect(data.find(({ id }: { id: number }) => id === resultId)?.links).toBe(works.length);
    const expired = await makeLink({ expires_in_days: 1 });
    await prisma().printLink.update({
      where: { id: expired.id },
      data: { expiresAt: new Date('2030-07-15T09:59:59Z') },
    });
    await invalid(expired.token);
    await invalid('x'.repeat(43));
    await prisma().throttle.deleteMany();
  });

  it('cannot guess keys: wrong ones are throttled', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, (_, i) => bytesAt(server, `/print-link/falsch-${i}`)),
    );
    expect(tries.filter(({ status }) => status === 404)).toHaveLength(30);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(10);
    const good = await makeLink();
    expect((await bytesAt(server, `/print-link/${good.token}`)).status).toBe(200);
    await prisma().throttle.deleteMany();
  });

  it.each([0, 366, 1.5, 'morgen', null, { gt: 1 }])(
    'has no link valid for %s days',
    async (expires_in_days) => {
      const { status, body } = await admin.call('POST', `/print/result/${resultId}/link`, {
        expires_in_days,
      });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['expires_in_days']]);
    },
  );

  it('and its links cannot be read by exhibitors or strangers', async () => {
    const exhibitor = (
      await joinFair(server, await prisma().catalog.findUniqueOrThrow({ where: { id: catalogId } }))
    ).client;
    const { id } = await makeLink();
    const calls = [
      ['POST', `/print/catalog/${catalogId}`],
      ['GET', `/print/catalog/${catalogId}`],
      ['GET', `/print/catalog/${catalogId}/preview`],
      ['POST', `/print/catalog/${catalogId}/cancel`],
      ['DELETE', `/print/catalog/${catalogId}/cancel`],
      ['POST', `/print/count-pages/${catalogId}`],
      ['GET', `/print/catalog/${catalogId}/${resultId}/download`],
      ['GET', `/print/catalog/${catalogId}/${resultId}/manifest`],
      ['POST', `/print/result/${resultId}/link`],
      ['GET', `/print/result/${resultId}/link`],
      ['PUT', `/print/link/${id}`],
      ['DELETE', `/print/link/${id}`],
    ] as const;
    for (const [method, path] of calls) {
      expect(
        (await exhibitor.call(method, path, method === 'POST' ? {} : undefined)).status,
        `${method} ${path}`,
      ).toBe(403);
      expect((await fetch(`${server.origin}/api${path}`, { method })).status, `${method} ${path}`).toBe(401);
    }
    expect(await linkOf(id)).toMatchObject({ valid: 1 });
    const superAdmin = await signInAs(server, (await makeUser(server.context.db, 'SUPER_ADMIN')).id);
    expect((await superAdmin.call('GET', `/print/catalog/${catalogId}`)).status).toBe(200);
  });

  it('gets only books of the catalogue in the path', async () => {
    const other = await makeCatalog(server, { name: 'Druck 2038', from: '2038-07-01', to: '2038-07-31' });
    expect((await admin.call('GET', `/print/catalog/${other.id}/${resultId}/download`)).status).toBe(404);
  });
});

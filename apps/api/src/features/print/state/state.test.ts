import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { fairClock, joinOrganiser } from '../../../testing/fair.ts';
import { makePagePdf } from '../../../testing/pdf.ts';
import {
  attachPdf,
  bytesAt,
  generateBook,
  makePrintedFair,
  storePdf,
} from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const prisma = () => server.context.db.prisma;

it('a book says what it leaves out, and what has changed since it was made', {
  timeout: 180_000,
}, async () => {
  const { catalog, seehalde, rebberg, ad, draft } = await makePrintedFair(
    server,
    ...(['Expo 2030', '2030-07-01', '2030-07-31'] as const),
  );
  const made = await generateBook(admin, catalog.id);
  const state = async () => {
    const { body } = await admin.call('GET', `/print/catalog/${catalog.id}/state`);
    expect(body).toMatchObject({ total: 1, data: [{ result_id: made.id }] });
    return body.data[0];
  };
  const current = { changed_pages: 0, order_changed: 0, design_changed: 0, outdated: 0 };
  const leavesOut = { left_out: 1, left_out_types: [{ page_type: 1, count: 1 }] };
  expect(await state()).toMatchObject({ ...leavesOut, ...current });
  const manifest = (await admin.call('GET', `/print/catalog/${catalog.id}/${made.id}/manifest`)).body;
  expect(manifest.left_out).toMatchObject([{ page_id: draft.id, reason: 'not-released' }]);

  // A page that only counts when it is printed changes nothing; neither does one that is switched off and was not in.
  await prisma().page.update({ where: { id: draft.id }, data: { active: false } });
  expect(await state()).toMatchObject({ ...leavesOut, ...current });
  // Registers have the printed name in its own place, whatever the company is called meanwhile.
  const rename = (companyName: string) =>
    prisma().exhibitor.update({ where: { id: seehalde.user.id }, data: { companyName } });
  for (const companyName of ['Zum Zapfen', 'Am Anfang']) {
    await rename(companyName);
    expect(await state()).toMatchObject(current);
  }
  await rename('Weingut Seehalde');
  // Another file of an ad is one changed page.
  await attachPdf(server, ad.id, await makePagePdf('INSERAT NEU'), 1);
  expect(await state()).toMatchObject({ ...current, changed_pages: 1, outdated: 1 });
  // A page that is no longer accepted is gone, and with it the entries of the two registers.
  await prisma().page.update({ where: { id: rebberg.page.id }, data: { state: 'draft' } });
  expect(await state()).toMatchObject({ changed_pages: 4, outdated: 1 });
  await prisma().page.update({ where: { id: rebberg.page.id }, data: { state: 'accepted' } });
  // The order alone.
  await admin.call('PUT', `/page/change-position/${seehalde.page.id}/${rebberg.page.position}`);
  expect(await state()).toMatchObject({ order_changed: 1, design_changed: 0, outdated: 1 });

  // The print office reads it on the page of its link and in the mail.
  const mail = { recipient: 'druck@haus.test', subject: 'Buch' };
  const link = await admin.call('POST', `/print/result/${made.id}/link`, { mail });
  expect(link.status).toBe(201);
  const page = await bytesAt(server, `/print-link/${link.body.data.token}`);
  expect(JSON.parse(Buffer.from(page.bytes).toString()).data).toMatchObject({
    missing_to_multiple_of_4: 1,
    state: { left_out: 1, changed_pages: 1, order_changed: 1, outdated: 1 },
  });
  const outbox = join(server.context.env.DATA_DIR, 'outbox');
  const letter = async () => {
    const names = await readdir(outbox).catch((): string[] => []);
    const letters = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    return (letters.find((eml) => eml.includes(`To: ${mail.recipient}`)) ?? '').replace(/=\r?\n/g, '');
  };
  const waiting = { timeout: 20_000 };
  await expect.poll(letter, waiting).toContain('Dieses Buch ist ein Entwurf: eine Position ist ausgelassen.');
  // The mail has the same reasons as the desk, and what is missing to a full sheet.
  for (const words of [
    'Seither hat sich eine Position',
    'Die Reihenfolge ist anders. Eine gedruckte Seite fehlt zum vollen Bogen.',
  ])
    expect(await letter()).toContain(words);

  // Another output condition is another design.
  const profile = await storePdf(server, await makePagePdf('PROFIL'), 'profil.icc');
  const condition = { identifier: 'FOGRA51', condition: 'Hausdruck', profileFileId: profile.id };
  await prisma().printSetting.upsert({
    where: { id: 1 },
    create: { id: 1, ...condition },
    update: condition,
  });
  expect(await state()).toMatchObject({ changed_pages: 1, design_changed: 1, outdated: 1 });

  // Of a book that recorded nothing of it neither is said.
  const row = await prisma().printResult.findUniqueOrThrow({ where: { id: made.id } });
  const { left_out: _, design_sha256: __, ...earlier } = row.manifest as Record<string, unknown>;
  await prisma().printResult.update({ where: { id: made.id }, data: { manifest: earlier as object } });
  expect(await state()).toMatchObject({ left_out: null, changed_pages: null, outdated: 0 });
});

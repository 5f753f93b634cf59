import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { listPath } from '../../../testing/client.ts';
import { fairClock, joinOrganiser, makeCatalog } from '../../../testing/fair.ts';
import { findBrokenInvariants } from '../../../testing/invariants.ts';
import { makePagePdf } from '../../../testing/pdf.ts';
import { bytesAt, generateBook, printResultsOf } from '../../../testing/printed-fair.ts';
import type { TestServer } from '../../../testing/server.ts';
import { startTestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Client;
let catalogId: number;
let resultId: number;

beforeAll(async () => {
  server = await startTestServer({ clock: fairClock }, { env: { WORKERS: '2' } });
  admin = await joinOrganiser(server);
});
beforeAll(async () => {
  catalogId = (await makeCatalog(server, { name: 'Druck 2037', from: '2037-07-01', to: '2037-07-31' })).id;
  resultId = (await generateBook(admin, catalogId)).id;
}, 60_000);
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool, server.context.files.has)).toEqual([]);
  await server.stop();
});

const makeLink = async (book = resultId) =>
  (await admin.call('POST', `/print/result/${book}/link`, {})).body.data as { id: number; token: string };
const office = async (token: string, body: object) => {
  const response = await fetch(`${server.origin}/api/print-link/${token}/answer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const linkPage = async (token: string) =>
  JSON.parse(Buffer.from((await bytesAt(server, `/print-link/${token}`)).bytes).toString()).data;
const book = async () =>
  (await printResultsOf(admin, catalogId)).data.find(({ id }: { id: number }) => id === resultId);

it('a print office remarks on a page, the organiser reads it, ticks it off, and the office gives its approval', async () => {
  const { token } = await makeLink();
  expect(await book()).toMatchObject({ approved: null, open_remarks: 0 });
  const arrived = await office(token, { kind: 'arrived', name: 'Vorstufe, Frau Muster' });
  expect([arrived.status, arrived.body.data.kind]).toEqual([201, 'arrived']);
  const place = { x: 108.5, y: 70 };
  const remark = {
    kind: 'remark',
    name: 'Vorstufe',
    text: 'Das Logo ist\nabgeschnitten.',
    pdf_page: 2,
    place,
  };
  const written = await office(token, remark);
  expect(written.body.data).toMatchObject({ ...remark, number: 1, result_id: resultId, done_at: null });
  expect(await book()).toMatchObject({ approved: null, open_remarks: 1 });

  const mail = await server.context.db.prisma.mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(mail).toMatchObject({ kind: 'print-answer', userId: admin.userId });
  expect(mail.subject).toBe('Die Druckerei hat eine Anmerkung zu Buch 1');
  expect(mail.text).toContain(
    'Vorstufe schreibt zu Seite 2 der Datei von Buch 1, «Druck 2037»:\n\nDas Logo ist',
  );

  const { data } = (await admin.call('GET', `/print/result/${resultId}/answer`)).body;
  expect(data.map((one: { kind: string }) => one.kind)).toEqual(['remark', 'arrived']);
  const done = await admin.call('PUT', `/print/answer/${written.body.data.id}`, { done: 1 });
  expect(done.body.data.done_at).toBe('2030-07-15T10:00:00.000Z');
  expect((await admin.call('PUT', `/print/answer/${arrived.body.data.id}`, { done: 1 })).status).toBe(404);

  await office(token, { kind: 'approved', name: 'Vorstufe' });
  expect(await book()).toMatchObject({ approved: { name: 'Vorstufe' }, open_remarks: 0 });
  // What is remarked afterwards takes the approval back.
  await office(token, { ...remark, text: 'Doch noch etwas.', place: null });
  expect(await book()).toMatchObject({ approved: null, open_remarks: 1 });
});

it('the next delivery says which remarks are done', async () => {
  const next = (await generateBook(admin, catalogId)).id;
  const { token } = await makeLink(next);
  const { answers } = await linkPage(token);
  const remarks = answers.filter(({ kind }: { kind: string }) => kind === 'remark');
  expect(remarks.map((one: { number: number; done_at: string | null }) => [one.number, one.done_at])).toEqual(
    [
      [1, null],
      [1, '2030-07-15T10:00:00.000Z'],
    ],
  );
  // The link of the earlier book knows nothing of the later one.
  await office(token, { kind: 'approved', name: 'Vorstufe' });
  const earlier = await linkPage((await makeLink()).token);
  expect(earlier.answers.some(({ number }: { number: number }) => number === 2)).toBe(false);
});

it('shows each page of the book, and no other', async () => {
  const { token } = await makeLink();
  const picture = await bytesAt(server, `/print-link/${token}/page/2`);
  expect(picture.headers.get('content-type')).toBe('image/png');
  for (const page of [3, 5000])
    expect((await bytesAt(server, `/print-link/${token}/page/${page}`)).status).toBe(404);
});

it.each([
  ['no text', { kind: 'remark', name: 'Vorstufe' }, 'text'],
  ['an empty text', { kind: 'remark', name: 'Vorstufe', text: '  ' }, 'text'],
  ['no name', { kind: 'remark', name: '', text: 'Schief.' }, 'name'],
  ['too long a text', { kind: 'remark', name: 'Vorstufe', text: 'x'.repeat(2001) }, 'text'],
  ['a page beyond the book', { kind: 'remark', name: 'Vorstufe', text: 'Schief.', pdf_page: 3 }, 'pdf_page'],
  [
    'a place without a page',
    { kind: 'remark', name: 'Vorstufe', text: 'Schief.', place: { x: 1, y: 1 } },
    'place',
  ],
  [
    'a place beside the sheet',
    { kind: 'remark', name: 'Vorstufe', text: 'Schief.', pdf_page: 1, place: { x: 300, y: 1 } },
    'place.x',
  ],
  ['an approval of a page', { kind: 'approved', name: 'Vorstufe', pdf_page: 1 }, 'pdf_page'],
  ['an unknown word', { kind: 'printed', name: 'Vorstufe' }, 'kind'],
])('refuses %s with its field', async (_, body, field) => {
  const { token } = await makeLink();
  const before = await server.context.db.prisma.printAnswer.count();
  const answer = await office(token, body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors)).toContain(field);
  expect(await server.context.db.prisma.printAnswer.count()).toBe(before);
});

const send = async (token: string, fields: Record<string, string>, file?: Uint8Array) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set('file', new Blob([Uint8Array.from(file)]), 'Bogen 1–4.pdf');
  const response = await fetch(`${server.origin}/api/print-link/${token}/proof`, {
    method: 'POST',
    body: form,
  });
  return { status: response.status, body: await response.json() };
};

it('a print office sends its proof, which the organiser finds in bell, mail and beside the book', async () => {
  const { token } = await makeLink();
  const proof = await makePagePdf();
  const sent = await send(token, { name: 'Vorstufe', text: 'Bitte ansehen.' }, proof);
  expect([sent.status, sent.body.data.kind]).toEqual([201, 'proof']);
  expect(sent.body.data.file).toEqual({ name: 'Bogen 1–4.pdf', size: proof.length });

  const mail = await server.context.db.prisma.mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(mail).toMatchObject({ kind: 'print-answer', userId: admin.userId });
  expect(mail.subject).toBe('Die Druckerei schickt einen Andruck von Buch 1');
  const [bell] = (await admin.call('GET', listPath('status'))).body.data;
  expect(bell).toMatchObject({ type: 7, status: 1, statusable_id: catalogId, name: 'Druck 2037: Vorstufe' });

  const { data } = (await admin.call('GET', `/print/result/${resultId}/answer`)).body;
  expect(data[0]).toMatchObject({ kind: 'proof', text: 'Bitte ansehen.' });
  const stored = await bytesAt(server, `/print/answer/${data[0].id}/file`, admin);
  expect(stored.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(stored.bytes).equals(Buffer.from(proof))).toBe(true);
});

it('what is no proof is refused at its fields, all of them at once', async () => {
  const { token } = await makeLink();
  const before = await server.context.db.prisma.printAnswer.count();
  const nothing = await send(token, { name: '' });
  expect([nothing.status, Object.keys(nothing.body.errors).sort()]).toEqual([422, ['file', 'name']]);
  const noPdf = await send(token, { name: 'Vorstufe' }, Buffer.from('Das ist kein PDF.'));
  expect([noPdf.status, Object.keys(noPdf.body.errors)]).toEqual([422, ['file']]);
  const wrong = await send('x'.repeat(43), { name: 'Vorstufe' }, await makePagePdf());
  expect([wrong.status, wrong.body.error]).toEqual([404, 'print.link-invalid']);
  expect(await server.context.db.prisma.printAnswer.count()).toBe(before);
});

it('tells every administrator once the account that made the link is gone', async () => {
  const { id, token } = await makeLink();
  await server.context.db.prisma.printLink.update({ where: { id }, data: { createdById: null } });
  const second = await joinOrganiser(server);
  await office(token, { kind: 'arrived', name: 'Empfang' });
  const mails = await server.context.db.prisma.mail.findMany({
    where: { kind: 'print-answer', text: { contains: 'Empfang' } },
    orderBy: { userId: 'asc' },
  });
  expect(mails.map(({ userId }) => userId)).toEqual(expect.arrayContaining([admin.userId, second.userId]));
});

it('by a revoked link nothing is said and nothing seen', async () => {
  const { id, token } = await makeLink();
  await admin.call('DELETE', `/print/link/${id}`);
  const answer = await office(token, { kind: 'arrived', name: 'Vorstufe' });
  expect([answer.status, answer.body.error]).toEqual([404, 'print.link-invalid']);
  expect((await bytesAt(server, `/print-link/${token}/page/1`)).status).toBe(404);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { standardReport } from '../../testing/returned-mails.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let admin: Client;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterAll(() => server.stop());

const rows = () => server.context.db.prisma;

/** A mail that was sent, and a report of it. */
async function sentMail(words?: string) {
  const { id, email } = await makeExhibitor(server.context.db);
  const data = { kind: 'invitation', recipient: email, userId: id, subject: 'Einladung', text: '' };
  const mail = await rows().mail.create({ data: { ...data, state: 'sent', sentAt: new Date() } });
  const text = standardReport(
    { to: email, subject: 'Einladung', messageId: `mail-${mail.id}@fair.test` },
    words === undefined ? {} : { words },
  );
  return { text, now: () => rows().mail.findUniqueOrThrow({ where: { id: mail.id } }) };
}

async function bring(...mails: { name: string; text: string }[]) {
  const { status, body } = await admin.call('POST', '/mail/returns', { mails });
  return { status, body };
}

const refused = async (...mails: { name: string; text: string }[]) => {
  const { status, body } = await bring(...mails);
  return [status, body.error, body.errors];
};

it.each([
  ['a file of Outlook', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1', 'mail.return-outlook'],
  ['an empty file', ' \r\n', 'mail.return-empty'],
  ['a file that is too large', 'x'.repeat(1024 * 1024 + 1), 'mail.return-large'],
  ['a file of bytes', 'PK\u0003\u0004\u0001\u0002\u0001\u0001', 'mail.return-none'],
  [
    'a mail that is built without end',
    `From: a@b.test\n${'Content-Type: message/rfc822\n\n'.repeat(50)}`,
    'mail.return-nested',
  ],
])('a file is refused by its name, and nothing is taken over: %s', async (_, text, key) => {
  const { text: good, now } = await sentMail();
  const [status, code, errors] = await refused({ name: 'a.eml', text: good }, { name: 'schlecht.eml', text });
  expect([status, code]).toEqual([422, 'request.invalid']);
  expect(errors).toEqual({
    'mails.1.text': [{ key, params: expect.objectContaining({ name: 'schlecht.eml' }) }],
  });
  expect((await now()).state).toBe('sent');
});

it('too many are refused, and none', async () => {
  const one = { name: 'gut.eml', text: 'From: a@b.test\n\nx' };
  expect(await refused(...Array.from({ length: 101 }, () => one))).toEqual([
    422,
    'request.invalid',
    { mails: [{ key: 'validation.too-many', params: { max: 100 } }] },
  ]);
  expect((await refused())[0]).toBe(422);
  const large = { name: 'a.eml', text: 'x'.repeat(1024 * 1024) };
  expect((await refused(...Array.from({ length: 20 }, () => large)))[0]).toBe(413);
});

it('words that no column can keep are taken over without what it cannot', async () => {
  const { text, now } = await sentMail(`550 5.1.1 \u0001\u0007${'ü'.repeat(487)}\ud83c\udf77\ud83c\udf77`);
  expect(await bring({ name: 'a.eml', text })).toMatchObject({ status: 200, body: { data: { bounced: 1 } } });
  const { error } = await now();
  expect(error?.length).toBeLessThanOrEqual(500);
  expect(error).toMatch(/^550 5\.1\.1 ü+/);
});

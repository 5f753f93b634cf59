import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../../lib/password.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, listPath, signInAs } from '../../testing/client.ts';
import { makeUser } from '../../testing/factories.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { startSmtp } from '../../testing/smtp.ts';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let visitor: Client;
let admin: Client;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startTestServer({}, { env: { WORKERS: '2', SMTP_URL: `smtp://127.0.0.1:${smtp.port}` } });
  visitor = clientOf(server, null);
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

/** What a quoted-printable mail says. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

const PASSWORD = 'Räuschling vom See';
const signIn = (email: string, password: string) => visitor.call('POST', '/login', { email, password });

it.each([
  ['info@weingut-müller.test', 'info@xn--weingut-mller-4ob.test'],
  ["o'brien+messe!#$%&*/=?^_`{|}~-@fair.test", "o'brien+messe!#$%&*/=?^_`{|}~-@fair.test"],
  ['"keller@see"@fair.test', '"keller@see"@fair.test'],
])('%s registers, is found and shown as written, resets its password and signs in', async (email, stored) => {
  const registered = await visitor.call('POST', '/register', {
    email: email.normalize('NFD').toUpperCase(),
    password: PASSWORD.normalize('NFD'),
    password_confirmation: PASSWORD,
    company_name: 'Keller am Steg',
    number: '12 bis',
  });
  expect([registered.status, registered.body.errors]).toEqual([201, undefined]);
  const { id } = await server.context.db.prisma.user.findUniqueOrThrow({ where: { email: stored } });
  await server.context.db.prisma.user.update({ where: { id }, data: { active: true } });
  expect((await signIn(email, PASSWORD)).body.user?.email).toBe(email);
  expect((await signIn(stored, PASSWORD.normalize('NFD'))).status).toBe(200);
  const list = await admin.call('GET', listPath('exhibitor', { search: email }));
  expect(list.body.data.map((one: { email: string }) => one.email)).toEqual([email]);
  expect((await visitor.call('POST', '/forgot-password', { email })).status).toBe(200);
  // The mail server of the tests says addresses as people write them, and takes none with an @ in quotes.
  const confirmations = () =>
    smtp.received.filter(({ to, text }) => to.includes(email) && /eingegangen/.test(text));
  if (!email.startsWith('"')) {
    await expect.poll(confirmations, { timeout: 15_000 }).toHaveLength(1);
    expect(decoded(confirmations()[0]?.text ?? '')).toContain(
      `mit der E-Mail-Adresse ${email} ist eingegangen`,
    );
  }
  const resets = () =>
    smtp.received.filter(({ to, text }) => to.includes(email) && text.includes('reset-password'));
  if (!email.startsWith('"')) await expect.poll(resets, { timeout: 15_000 }).toHaveLength(1);
  // What has been sent is no longer in the database.
  const mail = await server.context.db.prisma.mail.findFirstOrThrow({
    where: { recipient: stored, kind: 'password-reset' },
  });
  const text = mail.text || (resets()[0]?.text ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const token = /reset-password\/([\w-]+)/.exec(text)?.[1];
  const password = 'Gamaret vom Berg';
  const reset = { email, token, password, password_confirmation: password };
  expect((await visitor.call('POST', '/reset-password', reset)).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(200);
});

it('accepts an old password that was hashed as some keyboard sent it', async () => {
  const user = await makeUser(server.context.db, 'EXHIBITOR');
  // Hashed before there was one form: the product no longer writes such hashes.
  const { default: bcrypt } = await import('bcryptjs');
  const passwordHash = bcrypt.hashSync(PASSWORD.normalize('NFD'), 4);
  await server.context.db.prisma.user.update({
    where: { id: user.id },
    data: { passwordHash, active: true },
  });
  for (const form of ['NFC', 'NFD'] as const)
    expect((await signIn(user.email, PASSWORD.normalize(form))).status).toBe(200);
  expect((await signIn(user.email, PASSWORD.replace('ä', 'a'))).status).toBe(401);
  expect(await hashPassword('x'.repeat(72))).toMatch(/^\$2/);
});

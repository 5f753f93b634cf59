import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '../../lib/password.ts';
import { clientOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

const PASSWORD = 'Steg am Ufer';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(PASSWORD);
});
beforeEach(() => server.context.db.pool.query('DELETE FROM throttle'));
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

async function exhibitor(createdAt = new Date()) {
  const { id } = await makeExhibitor(server.context.db);
  return server.context.db.prisma.user.update({ where: { id }, data: { passwordHash, createdAt } });
}

async function signIn(email: string, userAgent: string) {
  const body = { email, password: PASSWORD };
  const answer = await clientOf(server, null).call('POST', '/login', body, { 'User-Agent': userAgent });
  expect(answer.status).toBe(200);
  return clientOf(server, answer.body.access_token, answer.body.user.id);
}

const mailsTo = (userId: number) =>
  server.context.db.prisma.mail.findMany({ where: { userId, kind: 'new-browser' }, orderBy: { id: 'asc' } });

describe('open sessions', () => {
  it('are listed with browser, device, address and times, the asking one marked', async () => {
    const { email } = await exhibitor();
    await signIn(email, PHONE);
    const here = await signIn(email, FIREFOX);
    const { status, body } = await here.call('GET', '/account/session');
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    expect(body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ current: 1, browser: 'Firefox', device: 'Windows', place: 'this-computer' },
          on_behalf_of: null,
        }),
        expect.objectContaining({ current: 0, browser: 'Safari', device: 'iPhone' }),
      ]),
    );
  });

  it('end one by one, at once, and only by whom they are', async () => {
    const { email } = await exhibitor();
    const other = await signIn((await exhibitor()).email, FIREFOX);
    const phone = await signIn(email, PHONE);
    const here = await signIn(email, FIREFOX);
    const [lost] = (await here.call('GET', '/account/session')).body.data.filter(
      (one: { current: number }) => !one.current,
    );
    expect((await other.call('DELETE', `/account/session/${lost.id}`)).status).toBe(404);
    expect((await phone.call('GET', '/user')).status).toBe(200);
    expect((await here.call('DELETE', `/account/session/${lost.id}`)).body.data).toEqual({ id: lost.id });
    expect((await phone.call('GET', '/user')).status).toBe(401);
    expect((await here.call('DELETE', `/account/session/${lost.id}`)).status).toBe(404);
    expect((await here.call('DELETE', '/account/session/no-session')).status).toBe(404);
  });

  it('end all but the one that asks', async () => {
    const { email } = await exhibitor();
    const phone = await signIn(email, PHONE);
    const here = await signIn(email, FIREFOX);
    expect((await here.call('DELETE', '/account/session')).body.data).toEqual({ ended: 1 });
    expect((await phone.call('GET', '/user')).status).toBe(401);
    expect((await here.call('GET', '/user')).status).toBe(200);
    expect((await here.call('DELETE', '/account/session')).body.data).toEqual({ ended: 0 });
  });

  it('of an exhibitor are seen and ended by administrators; of one who works as an exhibitor the company is told', async () => {
    const { db } = server.context;
    const own = await exhibitor();
    const admin = await makeUser(db, 'ADMIN');
    const phone = await signIn(own.email, PHONE);
    const desk = await signInAs(server, admin.id);
    const acting = await signInAs(server, own.id, admin.id);
    const seen = await desk.call('GET', `/exhibitor/${own.id}/session`);
    expect(seen.body.data).toMatchObject([{ browser: 'Safari', current: 0 }]);
    expect((await acting.call('GET', '/account/session')).body.data).toMatchObject([{ browser: 'Safari' }]);
    const { companyName } = await db.prisma.exhibitor.findUniqueOrThrow({ where: { id: own.id } });
    expect((await desk.call('GET', '/account/session')).body.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ on_behalf_of: companyName })]),
    );
    const path = `/exhibitor/${own.id}/session/${seen.body.data[0].id}`;
    expect((await phone.call('GET', `/exhibitor/${own.id}/session`)).status).toBe(403);
    expect((await desk.call('DELETE', path)).status).toBe(200);
    expect((await phone.call('GET', '/user')).status).toBe(401);
  });
});

describe('a sign-in from a browser that the account never used', () => {
  const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000);

  it('is told by mail, once', async () => {
    const own = await exhibitor(longAgo);
    await signIn(own.email, FIREFOX);
    expect(await mailsTo(own.id)).toEqual([]);
    await signIn(own.email, PHONE);
    await signIn(own.email, PHONE.replaceAll('18', '19'));
    const mails = await mailsTo(own.id);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Safari auf iPhone')]);
  });

  it('is not told on the first day of an account', async () => {
    const own = await exhibitor();
    await signIn(own.email, FIREFOX);
    await signIn(own.email, PHONE);
    expect(await mailsTo(own.id)).toEqual([]);
  });
});

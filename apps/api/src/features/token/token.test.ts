import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { clientOf, fieldsOf, signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { warnOfTokens } from './token.commands.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, (await makeUser(server.context.db, 'ADMIN')).id);
});
beforeEach(() => server.context.db.pool.query('DELETE FROM throttle'));
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function make(more: object = {}, by = admin) {
  const body = { name: 'Buchhaltung', scope: 'write', expires_on: inDays(30), ...more };
  const answer = await by.call('POST', '/token', body);
  expect(answer.status).toBe(201);
  const data = answer.body.data as { id: number; token: string };
  return { ...data, program: clientOf(server, data.token) };
}

const refusalOf = async (client: Client, method: string, path: string, body?: unknown) => {
  const answer = await client.call(method, path, body);
  return [answer.status, answer.body.error];
};

describe('a token', () => {
  it('is shown once, stored as a hash, and listed without itself', async () => {
    const { id, token } = await make({ resources: ['wine', 'page'] });
    expect(token).toMatch(/^rbt_[\w-]{43}[0-9a-f]{8}$/);
    const list = await admin.call('GET', '/token');
    const item = list.body.data.find((one: { id: number }) => one.id === id);
    expect(item).toMatchObject({ name: 'Buchhaltung', scope: 'write', resources: ['wine', 'page'] });
    expect(JSON.stringify(list.body)).not.toContain(token);
    const row = await server.context.db.prisma.apiToken.findUniqueOrThrow({ where: { id } });
    expect(JSON.stringify(row)).not.toContain(token.slice(4, 30));
    const mails = await server.context.db.prisma.mail.findMany({ where: { kind: 'token-made' } });
    expect(mails.at(-1)?.subject).toBe('Neues Token «Buchhaltung»');
  });

  it('calls as its account, says how many calls are left, and the history names it', async () => {
    const { id, program } = await make({ name: 'Kasse' });
    const { status, headers } = await program.call('GET', '/country');
    expect(status).toBe(200);
    expect(headers.get('ratelimit-policy')).toBe('"token";q=600;w=60');
    expect(headers.get('ratelimit')).toMatch(/^"token";r=599;t=\d+$/);
    expect(headers.get('ratelimit-remaining')).toBe('599');
    const made = await program.call('POST', '/country', { name: 'Tokenland' });
    expect(made.status).toBe(201);
    const history = await admin.call('GET', '/history/10/1');
    expect(history.body.data[0]).toMatchObject({ entity: 'country', action: 'create', token: 'Kasse' });
    const list = await admin.call('GET', '/token');
    expect(list.body.data.find((one: { id: number }) => one.id === id).last_used).toBeTruthy();
  });

  it('keeps to its scope and its resources', async () => {
    const reader = (await make({ scope: 'read' })).program;
    expect((await reader.call('GET', '/wine/10/1')).status).toBe(200);
    expect(await refusalOf(reader, 'POST', '/country', { name: 'Nirgends' })).toEqual([403, 'token.scope']);
    const ofWines = (await make({ resources: ['wine'] })).program;
    expect((await ofWines.call('GET', '/wine/10/1')).status).toBe(200);
    expect((await ofWines.call('GET', '/wine-type')).status).toBe(200);
    expect(await refusalOf(ofWines, 'GET', '/country')).toEqual([403, 'token.scope']);
    expect(await refusalOf(ofWines, 'GET', '/exhibitor/10/1')).toEqual([403, 'token.scope']);
  });

  it('never reaches accounts, tokens, webhooks, passwords, the second factor or another account', async () => {
    const { id, email } = await makeExhibitor(server.context.db);
    const boss = await signInAs(server, (await makeUser(server.context.db, 'SUPER_ADMIN')).id);
    const { program } = await make({}, boss);
    const never = [403, 'token.forbidden'];
    for (const [method, path, body] of [
      ['GET', '/token'],
      ['POST', '/token', { name: 'Mehr', scope: 'write', expires_on: inDays(3) }],
      ['GET', '/admin/10/1'],
      ['GET', '/account'],
      ['GET', '/account/session'],
      ['POST', '/account/totp', { password: 'x' }],
      ['POST', '/login-as-exhibitor', { id, email }],
      ['POST', `/exhibitor/password-link/${id}`],
      ['POST', `/exhibitor/end-sessions/${id}`],
      ['GET', `/exhibitor/${id}/session`],
      ['POST', '/exhibitor', { email: 'neu@fair.test' }],
      ['DELETE', `/exhibitor/${id}`],
      ['PUT', `/exhibitor/${id}`, { password: 'drei rote Boote', passwordRepeat: 'drei rote Boote' }],
      ['PUT', `/exhibitor/${id}`, { email: 'anders@fair.test' }],
      ['GET', '/second-factor-rule'],
    ] as const)
      expect([path, ...(await refusalOf(program, method, path, body))]).toEqual([path, ...never]);
    expect((await program.call('PUT', `/exhibitor/${id}`, { city: 'Zug' })).status).toBe(200);
  });

  it('counts only as one whole header: not in the address, not with a wrong checksum, not in a part', async () => {
    const { token } = await make();
    const visitor = clientOf(server, null);
    expect((await visitor.call('GET', `/country?access_token=${token}`)).status).toBe(401);
    const other = token.endsWith('0') ? '1' : '0';
    for (const wrong of [token.slice(0, -1) + other, token.slice(0, -1), `${token}0`, 'rbt_', 'rbt_x'])
      expect((await clientOf(server, wrong).call('GET', '/country')).status).toBe(401);
  });

  it('ends at once when it is revoked, expired, or its owner is closed', async () => {
    const { id, program } = await make();
    expect((await program.call('GET', '/country')).status).toBe(200);
    expect((await admin.call('DELETE', `/token/${id}`)).body.data).toEqual({ id });
    expect((await program.call('GET', '/country')).status).toBe(401);
    expect((await admin.call('DELETE', `/token/${id}`)).status).toBe(404);
    const old = await make();
    await server.context.db.pool.query(`UPDATE api_token SET expires_on = '2026-01-01' WHERE id = ${old.id}`);
    expect((await old.program.call('GET', '/country')).status).toBe(401);
    const owner = await makeUser(server.context.db, 'ADMIN');
    const theirs = await make({}, await signInAs(server, owner.id));
    await server.context.db.prisma.user.update({ where: { id: owner.id }, data: { active: false } });
    expect((await theirs.program.call('GET', '/country')).status).toBe(401);
  });

  it('is refused after 600 calls in a minute, with the seconds to wait', async () => {
    const { id, program } = await make();
    await program.call('GET', '/country');
    await server.context.db.pool.query(`UPDATE throttle SET hits = 600 WHERE key = 'token:${id}'`);
    const { status, body, headers } = await program.call('GET', '/country');
    expect([status, body.error]).toEqual([429, 'request.throttled']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(headers.get('ratelimit-remaining')).toBe('0');
    expect((await (await make()).program.call('GET', '/country')).status).toBe(200);
  });

  it('lives from today to two years from now', async () => {
    const body = { name: 'Lang', scope: 'read' };
    for (const expires_on of [inDays(-2), inDays(800)])
      expect(fieldsOf(await admin.call('POST', '/token', { ...body, expires_on }))).toEqual({
        expires_on: 'token.expiry',
      });
    expect(fieldsOf(await admin.call('POST', '/token', { scope: 'all' }))).toMatchObject({
      name: 'validation.required',
      expires_on: 'validation.required',
    });
  });

  it('is announced to its owner two weeks before its end, once', async () => {
    await make({ name: 'Bald zu Ende', expires_on: inDays(10) });
    await warnOfTokens(server.context);
    await warnOfTokens(server.context);
    const subjects = await server.context.db.prisma.mail.findMany({ where: { kind: 'token-expires' } });
    expect(subjects.map(({ subject }) => subject)).toEqual(['Das Token «Bald zu Ende» läuft ab']);
  });
});

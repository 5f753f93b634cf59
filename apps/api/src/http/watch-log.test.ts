import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '../lib/logger.ts';
import { clientOf, signInAs } from '../testing/client.ts';
import { makeExhibitor, makeUser } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
const lines: { event?: string; route?: string; status?: number; user?: number }[] = [];
const log = createLogger('info', { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeAll(async () => {
  server = await startTestServer({ log });
});
afterAll(() => server.stop());

const lineOf = (event: string) =>
  vi.waitFor(() => {
    const found = lines.find((line) => line.event === event);
    expect(found, event).toBeDefined();
    return found;
  });

it('sign-ins that fail, refused calls and changes of keys are lines with a name, without what was sent', async () => {
  const visitor = clientOf(server, null);
  const credentials = { email: 'nobody@fair.test', password: 'geheimnis-der-messe' };
  for (let tries = 0; tries < 6; tries++) await visitor.call('POST', '/login', credentials);
  expect(await lineOf('session.refused')).toMatchObject({ route: '/login', ip: expect.any(String) });
  expect(await lineOf('session.throttled')).toMatchObject({ route: '/login', status: 429 });
  const exhibitor = await makeExhibitor(server.context.db);
  await (await signInAs(server, exhibitor.id)).call('GET', '/token');
  expect(await lineOf('request.forbidden')).toMatchObject({
    route: '/token',
    status: 403,
    user: exhibitor.id,
  });
  await visitor.call('GET', '/country');
  expect(await lineOf('request.unauthorized')).toMatchObject({ route: '/country', status: 401 });
  const admin = await makeUser(server.context.db, 'ADMIN');
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const body = { name: 'Kasse', scope: 'read', expires_on: day };
  const made = await (await signInAs(server, admin.id)).call('POST', '/token', body);
  expect(await lineOf('rights.changed')).toMatchObject({ route: '/token', status: 201, user: admin.id });
  const text = JSON.stringify(lines);
  for (const secret of [credentials.password, credentials.email, made.body.data.token])
    expect(text).not.toContain(secret);
});

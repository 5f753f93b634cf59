import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor, makeUser } from '../testing/factories.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { MB, uploadFolder } from './upload.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const exhibitor = async (adminId: number | null = null) =>
  signInAs(server, (await makeExhibitor(server.context.db)).id, adminId);

const form = (bytes?: Uint8Array<ArrayBuffer>) => {
  const data = new FormData();
  if (bytes) data.set('file', new Blob([bytes]), 'logo.pdf');
  else data.set('name', 'ohne Datei');
  return data;
};

it('one person may send three hundred forms in ten minutes, without affecting others', async () => {
  const [eager, other] = [await exhibitor(), await exhibitor()];
  const answers = await Promise.all(Array.from({ length: 310 }, () => eager.call('POST', '/logo', form())));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(300);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  const { body, headers } = refused[0] ?? answers[0] ?? expect.fail();
  expect(body.error).toBe('request.throttled');
  expect(headers.get('retry-after')).toBe(String(body.params?.seconds));
  expect(Number(body.params?.seconds)).toBeGreaterThan(0);
  expect((await other.call('POST', '/logo', form())).status).toBe(422);
  // Only uploads are counted: everything else still works.
  expect((await eager.call('GET', '/logo/10/1')).status).toBe(200);
});

it('one person may upload four gigabytes an hour, even when working as several exhibitors', async () => {
  const admin = await makeUser(server.context.db, 'ADMIN');
  const [one, two] = [await exhibitor(admin.id), await exhibitor(admin.id)];
  const small = new Uint8Array(MB);
  const { throttle } = server.context;
  await throttle.count({ key: `upload-mb:${admin.id}`, max: 4000, windowSeconds: 3600, amount: 3999 });
  expect((await one.call('POST', '/logo', form(small))).status).toBe(422);
  const { status, body } = await two.call('POST', '/logo', form(small));
  expect([status, body.error]).toEqual([429, 'request.throttled']);
  await expect.poll(() => readdir(uploadFolder(server.context.env.DATA_DIR)).catch(() => [])).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { makeExhibitor } from '../../testing/factories.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await joinOrganiser(server);
});
afterAll(() => server.stop());

const exhibitors = async (count: number, active: boolean) => {
  const { db } = server.context;
  const made = await Promise.all(Array.from({ length: count }, () => makeExhibitor(db)));
  const ids = made.map(({ id }) => id);
  await db.prisma.user.updateMany({ where: { id: { in: ids } }, data: { active } });
  return ids;
};
const activate = (ids: unknown) => admin.call('POST', '/exhibitor/activate', { ids });

it('several accounts are opened at once, each with its mail and its line of history', async () => {
  const { prisma } = server.context.db;
  const [waiting, open] = [await exhibitors(3, false), await exhibitors(1, true)];
  const answer = await activate([...waiting, ...open, 999_999]);
  expect([answer.status, answer.body]).toEqual([200, { data: { activated: 3, skipped: 2 } }]);
  expect(await prisma.user.count({ where: { id: { in: waiting }, active: true } })).toBe(3);
  const mails = await prisma.mail.findMany({ where: { kind: 'exhibitor-activated' } });
  expect(mails.map(({ userId }) => userId).sort()).toEqual([...waiting].sort());
  expect(await prisma.history.count({ where: { action: 'activate', entityId: { in: waiting } } })).toBe(3);
  expect((await activate(waiting)).body).toEqual({ data: { activated: 0, skipped: 3 } });
});

it('two organisers who press at the same time send one mail each exhibitor', async () => {
  const ids = await exhibitors(4, false);
  const answers = await Promise.all([activate(ids), activate([...ids].reverse())]);
  expect(answers.map(({ body }) => body.data.activated).sort()).toEqual([0, 4]);
});

it.each([['all'], [[0]], [[1, 1]], [Array.from({ length: 501 }, (_, i) => i + 1)]])(
  'what is no list of exhibitors is refused: %j',
  async (ids) => {
    const { status, body } = await activate(ids);
    expect([status, Object.keys(body.errors)[0]?.split('.')[0]]).toEqual([422, 'ids']);
  },
);

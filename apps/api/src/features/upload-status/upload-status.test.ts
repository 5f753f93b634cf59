import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Client } from '../../testing/client.ts';
import { listPath, signInAs } from '../../testing/client.ts';
import { writeStatus } from '../../testing/ended-status.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';
import { openStatus } from './upload-status.commands.ts';

let server: TestServer;
let owner: Client;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db)).id);
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

const about = (statusableId: number) =>
  ({ userId: owner.userId, type: 2, statusableId, name: 'inserat.pdf' }) as const;

describe('the bell', () => {
  it('lists what is processed, and only for its owner', async () => {
    await server.context.db.transact(async (tx) =>
      openStatus(tx, { ...about(11), jobId: await enqueue(tx, { kind: 'nothing', payload: {} }) }),
    );
    const { body } = await owner.call('GET', listPath('status', { columnFilters: { status: 0 } }));
    expect(body).toMatchObject({
      total: 1,
      data: [{ type: 2, status: 0, name: 'inserat.pdf', statusable_id: 11, progress: 0, error: null }],
    });
    expect((await admin.call('GET', listPath('status'))).body).toEqual({ data: [], total: 0 });
  });

  it('keeps an entry that is processed, and dismisses one that has ended', async () => {
    await server.context.db.transact((tx) => writeStatus(tx, about(12), 'file.unreadable'));
    const { body } = await owner.call(
      'GET',
      listPath('status', { sort: [{ field: 'status', type: 'asc' }] }),
    );
    const [processing, failed] = body.data as { id: number; status: number }[];
    expect([processing?.status, failed?.status]).toEqual([0, 2]);
    const refused = await owner.call('DELETE', `/status/${processing?.id}`);
    expect([refused.status, refused.body.error]).toEqual([409, 'status.processing']);
    expect((await admin.call('DELETE', `/status/${failed?.id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/status/${failed?.id}`)).body).toEqual({ data: { id: failed?.id } });
    expect((await owner.call('DELETE', `/status/${failed?.id}`)).status).toBe(404);
  });

  it('contains one entry about one thing once the earlier one has ended', async () => {
    await server.context.db.transact((tx) => writeStatus(tx, about(13), 'file.unreadable'));
    await server.context.db.transact((tx) => writeStatus(tx, about(13)));
    const { body } = await owner.call('GET', listPath('status'));
    const lines = body.data.filter((line: { statusable_id: number }) => line.statusable_id === 13);
    expect(lines).toMatchObject([{ status: 1, progress: 100 }]);
  });

  it('requires a session', async () => {
    expect((await fetch(`${server.origin}/api/status/20/1`)).status).toBe(401);
  });
});

import { afterAll, beforeAll, expect } from 'vitest';
import { memoryOfTree, processTree } from '../bench/memory.ts';
import type { Client } from './client.ts';
import { clientOf } from './client.ts';
import { joinFair, joinOrganiser, makeCatalog } from './fair.ts';
import { findBrokenInvariants } from './invariants.ts';
import type { NodeProcess } from './node-process.ts';
import { startNodeProcess } from './node-process.ts';
import type { TestServer } from './server.ts';
import { startTestServer } from './server.ts';

/** How much memory may remain allocated after any files, in MB. */
export const KEPT_MB = 150;
const DAY_MS = 24 * 3_600_000;
const START_MS = 120_000;
const CHECK_MS = 90_000;
/** Idle helper processes end after a quarter of a minute, the browser after a minute. */
const IDLE_MS = 120_000;

/** A node that receives files from an exhibitor, beside the test's server. */
interface FilesAtWork {
  node: NodeProcess;
  admin: Client;
  /** Uploads it as a logo, waits for its check, requests its image and deletes it. Returns the statuses. */
  logo(bytes: Uint8Array): Promise<number[]>;
  /** Uploads it as a web logo. */
  picture(bytes: Uint8Array): Promise<number[]>;
  /** Uploads it as the PDF of an ad, and requests its image, before and after the check, and its proof. */
  ad(bytes: Uint8Array): Promise<number[]>;
  /** Memory of the node and its processes in MB, once all those that it started have ended. */
  memoryAtRest(): Promise<number>;
}

const formOf = (bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  data.set('file', new Blob([Uint8Array.from(bytes)]), 'datei.pdf');
  return data;
};

/**
 * Sets up a test file: starts a server and its node, and ends both after the tests, when no invariant may be violated.
 * The returned functions can be used once the tests run.
 */
export function filesAtWork(): { server: () => TestServer; work: () => FilesAtWork } {
  let server: TestServer;
  let work: FilesAtWork;
  beforeAll(async () => {
    server = await startTestServer();
    work = await startFilesAtWork(server);
  }, START_MS);
  afterAll(async () => {
    await work.node.end('SIGTERM');
    const { db, files } = server.context;
    expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
    await server.stop();
  });
  return { server: () => server, work: () => work };
}

/** Starts the node with a fair whose collection is open. */
async function startFilesAtWork(server: TestServer): Promise<FilesAtWork> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const catalog = await makeCatalog(server, { from: day(-10), to: day(10) });
  const { client, stand } = await joinFair(server, catalog);
  const node = await startNodeProcess(server);
  const own = clientOf(node, client.token, client.userId);
  const organiser = await joinOrganiser(server);
  const admin = clientOf(node, organiser.token, organiser.userId);
  const adOf = { catalogId: catalog.id, exhibitorId: client.userId, pageType: 2, standId: stand.id };
  let position = await server.context.db.prisma.page.count({ where: { catalogId: catalog.id } });
  const alone = await processTree(node.pid);

  /** Repeats a call until its answer contains what is expected. */
  const until = async <T>(path: string, done: (data: T) => boolean) => {
    const ended = async () => done((await own.call<{ data: T }>('GET', path)).body.data);
    await expect.poll(ended, { timeout: CHECK_MS, interval: 200 }).toBe(true);
  };
  const statusesOf = async (client: Client, paths: string[]) =>
    Promise.all(paths.map(async (path) => (await client.call('GET', path)).status));

  return {
    node,
    admin,
    async logo(bytes) {
      const { status, body } = await own.call('POST', '/logo', formOf(bytes));
      if (status !== 201) return [status];
      const { id } = body.data;
      await until(`/logo/${id}`, (logo: { status: number }) => logo.status !== 0);
      const seen = await statusesOf(own, [`/logo/thumbnail/${id}`]);
      // The number of an exhibitor's logos is limited.
      expect((await own.call('DELETE', `/logo/${id}`)).status).toBe(200);
      return [status, ...seen];
    },
    async picture(bytes) {
      const path = `/exhibitor/${client.userId}`;
      const data = new FormData();
      data.set('version', String((await own.call('GET', path)).body.data.version));
      data.set('web_logo', new Blob([Uint8Array.from(bytes)]), 'bild.png');
      return [(await own.call('POST', path, data)).status];
    },
    async ad(bytes) {
      position += 1;
      const { id } = await server.context.db.prisma.page.create({ data: { ...adOf, position } });
      const { status } = await own.call('POST', '/catalog/update-ad', formOf(bytes, { id: String(id) }));
      if (status !== 200) return [status];
      const seen = statusesOf(own, [`/page-image/${id}`]);
      await until(`/page/${id}`, (page: { status: { ready: number } }) => page.status.ready === 1);
      return [
        status,
        ...(await seen),
        ...(await statusesOf(admin, [`/page-image/${id}`, `/page-proof/${id}`])),
      ];
    },
    async memoryAtRest() {
      const helpers = async () => (await processTree(node.pid)).filter((pid) => !alone.includes(pid));
      await expect.poll(helpers, { timeout: IDLE_MS, interval: 500 }).toEqual([]);
      return memoryOfTree(node.pid);
    },
  };
}

import { oddSpecimen } from '@rebblatt/press';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimingPng } from '../testing/claiming-png.ts';
import type { FilesAtWork } from '../testing/files-at-work.ts';
import { startFilesAtWork } from '../testing/files-at-work.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

/** What may stay of memory after whatever files, in MB. */
const KEPT_MB = 150;

let server: TestServer;
let work: FilesAtWork;

beforeAll(async () => {
  server = await startTestServer();
  work = await startFilesAtWork(server);
}, 120_000);
afterAll(async () => {
  await work.node.end('SIGTERM');
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
  await server.stop();
});

it.runIf(process.platform === 'linux')(
  'small files that unpack to gigabytes are answered, and memory and processes are given back',
  { timeout: 240_000 },
  async () => {
    const before = await work.memoryAtRest();
    const answers = await Promise.all([
      work.logo(oddSpecimen.bomb()),
      work.logo(oddSpecimen.contentBomb()),
      work.picture(claimingPng(30_000)),
    ]);
    expect(answers).toEqual([[422], [201, 200], [422]]);
    expect((await work.memoryAtRest()) - before).toBeLessThan(KEPT_MB);
  },
);

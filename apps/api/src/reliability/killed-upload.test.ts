import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workFolder } from '../files/work-copy.ts';
import type { Client } from '../testing/client.ts';
import { clientOf, signInAs } from '../testing/client.ts';
import { databaseState } from '../testing/database-state.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, files.has)).toEqual([]);
  await server.stop();
});

const waiting = async () => {
  const names = await readdir(join(server.context.env.DATA_DIR, 'uploads'), { recursive: true }).catch(
    () => [],
  );
  return names.filter((name) => name.endsWith('.upload'));
};

/** The folder for a node's working copies of files. */
const workFolderOf = (pid: number) =>
  workFolder(server.context.env.DATA_DIR).replace(`-${process.pid}`, `-${pid}`);

it('an upload whose node is killed leaves no row, and its bytes and work folder are swept at the next start', {
  timeout: 120_000,
}, async () => {
  const node = await startNodeProcess(server);
  const before = await databaseState(server.context.db.pool);
  const call = request(`${node.origin}/api/logo`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${owner.token}`,
      'Content-Type': 'multipart/form-data; boundary=XX',
      'Content-Length': '5000000',
    },
  });
  call.on('error', () => undefined);
  call.write('--XX\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 ');
  call.write('x'.repeat(400_000));
  await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
  const copies = workFolderOf(node.pid);
  const others = [workFolderOf(process.pid), join(dirname(copies), `elsewhere-${node.pid}`)];
  for (const folder of [copies, ...others]) await mkdir(folder, { recursive: true });
  await writeFile(join(copies, 'copy.pdf'), '%PDF-1.4');
  await node.end('SIGKILL');
  expect(await databaseState(server.context.db.pool)).toEqual(before);
  expect(await waiting()).toHaveLength(1);

  // The next node sweeps at its start and accepts the same file as usual.
  const next = await startNodeProcess(server);
  expect(await waiting()).toEqual([]);
  expect((await readdir(dirname(copies))).sort()).toEqual(others.map((path) => basename(path)).sort());
  const logo = await logoSpecimen({ seed: 6, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(logo)]), 'a.pdf');
  expect((await clientOf(next, owner.token).call('POST', '/logo', form)).status).toBe(201);
  await next.end('SIGTERM');
});

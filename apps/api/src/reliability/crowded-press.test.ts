import { getPriority } from 'node:os';
import { createPress } from '@rebblatt/press';
import { logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileTurns } from '../files/file-turns.ts';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { BROWSER_FOLDER } from '../testing/press.ts';
import { pressProcesses } from '../testing/press-processes.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const TIMEOUT_MS = 240_000;
const press = createPress({ dataDir: BROWSER_FOLDER, lowPriority: false });
const turns = createFileTurns({ patienceMs: 300 });

let server: TestServer;
let owner: Client;
let logo: number;

beforeAll(async () => {
  server = await startTestServer({ press, turns }, { env: { WORKERS: '0' } });
  const { id } = await makeExhibitor(server.context.db, { companyName: 'Weingut Steg' });
  owner = await signInAs(server, id);
  const bytes = await logoSpecimen({ seed: 1, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'Signet.pdf');
  logo = (await owner.call('POST', '/logo', form)).body.data.id;
}, TIMEOUT_MS);
afterAll(async () => {
  await server.stop();
  await press.close();
});

describe('while all places of the press are taken', () => {
  it('a picture is 503 with the time to come back, and nobody else waits', {
    timeout: TIMEOUT_MS,
  }, async () => {
    let free: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    // Checks of more accounts than any machine has cores.
    const checks = Array.from({ length: 256 }, (_, account) => turns.check.take(-1 - account, () => held));
    const refused = await owner.call('GET', `/logo/thumbnail/${logo}`);
    expect([refused.status, refused.body.error]).toEqual([503, 'server.busy']);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await owner.call('GET', '/user')).status).toBe(200);
    free();
    await Promise.all(checks);
    expect((await owner.call('GET', `/logo/thumbnail/${logo}`)).status).toBe(200);
  });
});

it('the processes of the press run below the priority of the server', { timeout: TIMEOUT_MS }, async () => {
  await press.raster(await logoSpecimen({ seed: 2, name: 'Keller', place: 'Thun', since: 1950 }), {
    page: 0,
    size: { widthPx: 100 },
  });
  const processes = pressProcesses(/\.worker/);
  expect(processes.length).toBeGreaterThan(0);
  for (const pid of processes) expect(getPriority(pid)).toBeGreaterThan(getPriority());
});

import { createPress } from '@rebblatt/press';
import { logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { BROWSER_FOLDER } from '../testing/press.ts';
import { starvePress } from '../testing/press-processes.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const TIMEOUT_MS = 300_000;
/** Three times what the check of a logo takes of the processor, and a third of what it takes by the clock in a starved process. */
const LIMIT_MS = 1_500;
const press = createPress({ dataDir: BROWSER_FOLDER, lowPriority: false, fileProcessorMs: LIMIT_MS });

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer({ press }, { env: { WORKERS: '1' } });
  owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
}, TIMEOUT_MS);
afterAll(async () => {
  await server.stop();
  await press.close();
});

it('a file gets its verdict from processes that are given nearly no time', {
  timeout: TIMEOUT_MS,
}, async () => {
  const form = new FormData();
  const bytes = await logoSpecimen({ seed: 1, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'Signet.pdf');
  const starved = starvePress(/preflight\.worker/);
  try {
    const { status, body } = await owner.call('POST', '/logo', form);
    expect(status).toBe(201);
    const state = async () => (await owner.call('GET', `/logo/${body.data.id}`)).body.data;
    await expect.poll(async () => (await state()).status, { timeout: TIMEOUT_MS, interval: 200 }).not.toBe(0);
    expect(await state()).toMatchObject({ status: 1, report: { findings: [] } });
    expect(starved.seen()).toBeGreaterThan(0);
  } finally {
    starved.stop();
  }
});

import { availableParallelism, getPriority } from 'node:os';
import { logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, clientOf, signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import type { NodeProcess } from '../testing/node-process.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import { holdPress } from '../testing/press-processes.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const TIMEOUT_MS = 240_000;
const PLACES = Math.max(1, availableParallelism() - 1);
/** More than may work at once, each with a file to be checked and a picture to be drawn. */
const ACCOUNTS = PLACES + 2;

let server: TestServer;
let node: NodeProcess;

beforeAll(async () => {
  server = await startTestServer();
  node = await startNodeProcess(server, { env: { WORKERS: String(ACCOUNTS) } });
}, TIMEOUT_MS);
afterAll(async () => {
  await node.end('SIGTERM');
  await server.stop();
});

/** Uploads a logo to the test's server, which inspects it and leaves the check to the node. */
async function withLogo(seed: number): Promise<{ owner: Client; logo: number }> {
  const owner = await signInAs(server, (await makeExhibitor(server.context.db)).id);
  const form = new FormData();
  const bytes = await logoSpecimen({ seed, name: `Weingut ${seed}`, place: 'Stäfa', since: 1901 });
  form.set('file', new Blob([Uint8Array.from(bytes)]), 'Signet.pdf');
  return { owner, logo: (await owner.call('POST', '/logo', form)).body.data.id };
}

it('at most one process fewer than there are cores checks and draws, below the priority of the server', {
  timeout: TIMEOUT_MS,
}, async () => {
  const press = holdPress(/\.worker/, node.pid);
  try {
    const logos = [];
    for (let seed = 1; seed <= ACCOUNTS; seed++) logos.push(await withLogo(seed));
    await expect.poll(() => press.held().length, { timeout: TIMEOUT_MS }).toBe(PLACES);
    // All of them want a picture, too, and are told to come back once their patience is over.
    const pictures = logos.map(({ owner, logo }) =>
      clientOf(node, owner.token).call('GET', `/logo/thumbnail/${logo}`),
    );
    expect((await Promise.all(pictures)).map(({ status }) => status)).toEqual(logos.map(() => 503));
    expect(press.held()).toHaveLength(PLACES);
    for (const pid of press.held()) expect(getPriority(pid)).toBeGreaterThan(getPriority(node.pid));
    press.stop();
    for (const { owner, logo } of logos)
      await expect
        .poll(async () => (await owner.call('GET', `/logo/${logo}`)).body.data.status, {
          timeout: TIMEOUT_MS,
        })
        .toBe(1);
  } finally {
    press.stop();
  }
});

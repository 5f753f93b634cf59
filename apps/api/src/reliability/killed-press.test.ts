import { createPress } from '@rebblatt/press';
import { logoSpecimen } from '@rebblatt/specimen';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor } from '../testing/factories.ts';
import { BROWSER_FOLDER } from '../testing/press.ts';
import { killPress } from '../testing/press-processes.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';

const LOGOS = 6;
const TIMEOUT_MS = 240_000;
const press = createPress({ dataDir: BROWSER_FOLDER, lowPriority: false });

let server: TestServer;
let owner: Client;

beforeAll(async () => {
  server = await startTestServer({ press }, { env: { WORKERS: '2' } });
  const { id } = await makeExhibitor(server.context.db, { companyName: 'Weingut Steg' });
  owner = await signInAs(server, id);
});
afterAll(async () => {
  await server.stop();
  await press.close();
});

async function uploadLogo(seed: number): Promise<number> {
  const bytes = await logoSpecimen({ seed, name: 'Weingut Steg', place: 'Stäfa', since: 1900 + seed });
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), `Signet ${seed}.pdf`);
  const { status, body } = await owner.call('POST', '/logo', form);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data.id;
}

const checked = (id: number) =>
  vi.waitFor(
    async () => {
      const { body } = await owner.call('GET', `/logo/${id}`);
      expect(body.data.status).not.toBe(0);
      return body.data;
    },
    { timeout: TIMEOUT_MS, interval: 100 },
  );

describe('a process of the press that is killed', () => {
  it('fails no good logo, whatever it was doing', { timeout: TIMEOUT_MS }, async () => {
    const killers = [/inspect\.worker/, /preflight\.worker/, /compare\.worker/].map((program) =>
      killPress(program, (nth) => nth % 2 === 0),
    );
    try {
      const ids: number[] = [];
      for (let seed = 0; seed < LOGOS; seed++) ids.push(await uploadLogo(seed));
      for (const id of ids) expect(await checked(id)).toMatchObject({ status: 1, report: { findings: [] } });
    } finally {
      for (const { stop } of killers) stop();
    }
    for (const { killed } of killers) expect(killed()).toBeGreaterThan(0);
  });

  it('leaves a preview that is drawn at the second try', { timeout: TIMEOUT_MS }, async () => {
    const id = await uploadLogo(LOGOS);
    await checked(id);
    const killer = killPress(/raster\.worker/, (nth) => nth === 0);
    try {
      expect((await owner.call('GET', `/logo/thumbnail/${id}`)).status).toBe(200);
    } finally {
      killer.stop();
    }
    expect(killer.killed()).toBe(1);
  });

  it('is 502 in its own words as long as each of them is killed, and no longer', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const id = await uploadLogo(LOGOS + 1);
    await checked(id);
    const killer = killPress(/raster\.worker/, () => true);
    const { status, body } = await owner.call('GET', `/logo/thumbnail/${id}`);
    killer.stop();
    expect([status, body.error]).toEqual([502, 'file.not-processed']);
    expect((await owner.call('GET', `/logo/thumbnail/${id}`)).status).toBe(200);
  });
});

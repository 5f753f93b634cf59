import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, clientOf } from '../../testing/client.ts';
import { joinOrganiser } from '../../testing/fair.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let admin: Client;
let visitor: Client;

beforeAll(async () => {
  server = await startTestServer({}, { env: { WORKERS: '1' } });
  admin = await joinOrganiser(server);
  visitor = clientOf(server, null);
});
afterAll(async () => {
  expect(await findBrokenInvariants(server.context.db.pool)).toEqual([]);
  await server.stop();
});

async function send(bytes: Uint8Array, name: string, by = admin) {
  const form = new FormData();
  form.set('logo', new Blob([Uint8Array.from(bytes)]), name);
  return by.call('POST', '/fair/logo', form);
}
const picture = (width: number, colour: string) =>
  sharp({ create: { width, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();
const logoOf = async () => (await visitor.call('GET', '/fair')).body.data.logo;

/** The trial mail as it left. */
async function trial(): Promise<string> {
  const outbox = join(server.context.env.DATA_DIR, 'outbox');
  const count = async () =>
    (await readdir(outbox).catch((): string[] => [])).filter((one) => one.endsWith('.eml'));
  const before = (await count()).length;
  expect((await admin.call('POST', '/setup/trial-mail')).status).toBe(200);
  await expect.poll(async () => (await count()).length, { timeout: 15_000 }).toBe(before + 1);
  return readFile(join(outbox, (await count()).sort().at(-1) ?? ''), 'utf8');
}

describe('the logo of the fair', () => {
  it('is seen by everybody, comes with the mails, is replaced and removed', async () => {
    expect(await logoOf()).toBeNull();
    expect((await visitor.call('GET', '/fair/logo')).status).toBe(404);
    expect(await trial()).not.toContain('cid:logo');
    const { status, body } = await send(await picture(900, 'teal'), 'Messe am See.png');
    expect([status, body.data.logo.name]).toEqual([201, 'Messe am See.png']);
    const shown = await fetch(`${server.origin}/api/fair/logo?t=${body.data.logo.stamp}`);
    expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({ width: 440 });
    const eml = await trial();
    expect(eml).toMatch(/Content-Id: <logo@rebblatt>/i);
    expect(eml).toContain('cid:logo@rebblatt');
    await send(await picture(100, 'maroon'), 'neu.png');
    expect((await logoOf()).name).toBe('neu.png');
    expect(await server.context.db.prisma.storedFile.count()).toBe(1);
    expect((await admin.call('DELETE', '/fair/logo')).body.data.logo).toBeNull();
    expect((await admin.call('DELETE', '/fair/logo')).status).toBe(404);
  });

  it('is no other file, and nobody else’s to choose', async () => {
    expect((await send(Buffer.from('%PDF-1.7'), 'logo.pdf')).status).toBe(415);
    expect((await send(await picture(10, 'teal'), 'logo.png', visitor)).status).toBe(401);
  });
});

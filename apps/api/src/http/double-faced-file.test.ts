import { crc32, deflateSync } from 'node:zlib';
import { logoSpecimen } from '@rebblatt/specimen';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor, makeWineReferences } from '../testing/factories.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { plainWineTexts } from '../testing/wine-form.ts';
import { MB } from './upload.ts';

let server: TestServer;
let exhibitor: Client;
let good: Uint8Array;
let picture: Buffer;
let wine: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.context;
  exhibitor = await signInAs(server, (await makeExhibitor(db)).id);
  good = await logoSpecimen({ seed: 3, name: 'Weingut Steg', place: 'Stäfa', since: 1901 });
  picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#321' } })
    .png()
    .toBuffer();
  const { region, wineType } = await makeWineReferences(db);
  wine = { region_id: String(region.id), wine_type_id: String(wineType.id), ...plainWineTexts };
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const form = (bytes: Uint8Array, name: string, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  data.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return data;
};
const download = (path: string) =>
  fetch(`${server.origin}/api${path}`, { headers: { Authorization: `Bearer ${exhibitor.token}` } });

/** One chunk of a PNG, with its checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Creates a wine with this picture. @returns the stored picture, or null when it was refused */
async function storedPicture(bytes: Buffer, name: string): Promise<Buffer | null> {
  const fields = { ...wine, wine: `Bild ${name}` };
  const { status, body } = await exhibitor.call('POST', '/wine', form(bytes, `${name}.png`, fields));
  expect([201, 422]).toContain(status);
  if (status === 422) return null;
  return Buffer.from(await (await download(`/wine/download/${body.data.id}`)).arrayBuffer());
}

describe('a picture that is more than a picture', () => {
  it.each([
    ['HTML', '<script>alert(1)</script>'],
    ['an archive of programs', `PK\x03\x04META-INF/MANIFEST.MF`],
  ])('loses %s that follows it', async (what, tail) => {
    const stored = await storedPicture(Buffer.concat([picture, Buffer.from(tail)]), what);
    expect(stored?.includes('script') || stored?.includes('META-INF')).toBe(false);
  });

  it('loses the text in it', async () => {
    const [header, rest] = [picture.subarray(0, 33), picture.subarray(33)];
    const words = pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
    const stored = await storedPicture(Buffer.concat([header, words, rest]), 'Worte');
    expect(stored?.includes('script')).toBe(false);
  });

  it('does no harm with a colour profile that decompresses to 300 MB', async () => {
    const [header, rest] = [picture.subarray(0, 33), picture.subarray(33)];
    const profile = Buffer.concat([Buffer.from('icc\0\0'), deflateSync(Buffer.alloc(300 * MB))]);
    const bomb = Buffer.concat([header, pngChunk('iCCP', profile), rest]);
    expect(bomb.length).toBeLessThan(MB);
    const stored = await storedPicture(bomb, 'Profil');
    expect(stored?.length ?? 0).toBeLessThan(10_000);
  });
});

describe('a file that is two things at once', () => {
  it.each([
    ['a page of HTML', '<script>document.write(1)</script>'],
    ['an archive', 'PK\x05\x06'.padEnd(22, '\0')],
  ])('a PDF that is also %s is only ever served as a PDF to be saved', async (_what, tail) => {
    const both = Buffer.concat([good, Buffer.from(`\n${tail}`)]);
    const { status, body } = await exhibitor.call('POST', '/logo', form(both, '"><b>.html'));
    expect(status).toBe(201);
    const response = await download(`/logo/download/${body.data.id}`);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"<>]+\.pdf"; filename\*=UTF-8''[^"<>]+$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await response.arrayBuffer()).byteLength).toBe(both.length);
  });
});

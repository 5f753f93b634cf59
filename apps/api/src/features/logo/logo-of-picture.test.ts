import { adSpecimen, logoSpecimen } from '@rebblatt/specimen';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { signInAs } from '../../testing/client.ts';
import { makeExhibitor, makeUser } from '../../testing/factories.ts';
import { findBrokenInvariants } from '../../testing/invariants.ts';
import type { TestServer } from '../../testing/server.ts';
import { startTestServer } from '../../testing/server.ts';

vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let owner: Client;
let other: Client;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer({}, { env: { WORKERS: '2' } });
  const { db } = server.context;
  owner = await signInAs(server, (await makeExhibitor(db, { companyName: 'Weingut Steg' })).id);
  other = await signInAs(server, (await makeExhibitor(db, { companyName: 'Keller Halde' })).id);
  admin = await signInAs(server, (await makeUser(db, 'ADMIN')).id);
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

/** A wine-red field of so many pixels in the middle of nothing. */
const picture = (width = 600, height = 300) =>
  sharp({ create: { width: width + 80, height: height + 80, channels: 4, background: '#0000' } })
    .composite([
      { input: { create: { width, height, channels: 4, background: '#7a1f3d' } }, left: 40, top: 40 },
    ])
    .png()
    .toBuffer();

async function upload(client: Client, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  return client.call('POST', '/logo', form);
}
async function checked(client: Client, id: number) {
  return vi.waitFor(
    async () => {
      const { body } = await client.call('GET', `/logo/${id}`);
      expect(body.data.status).not.toBe(0);
      return body.data;
    },
    { timeout: 60_000, interval: 50 },
  );
}
async function uploaded(client: Client, bytes: Uint8Array, name: string) {
  const { status, body } = await upload(client, bytes, name);
  expect([status, body.errors]).toEqual([201, undefined]);
  return checked(client, body.data.id);
}
const refusal = async (bytes: Uint8Array | string, name: string) => {
  const { status, body } = await upload(owner, Buffer.from(bytes), name);
  return [status, body.errors?.file?.[0]?.key, body.errors?.file?.[0]?.params];
};

describe('the place of a logo', () => {
  const place = (client: Client, id: number, form: object) =>
    client.call('PUT', `/logo/${id}/placement`, form);

  it('is chosen by hand, with its size and background, until it is approved', async () => {
    const { prisma } = server.context.db;
    const first = await uploaded(owner, await picture(), 'platz.png');
    const wish = { background: '#00a651', width_mm: 30, x_mm: 5, y_mm: 10, version: first.version };
    const { status, body } = await place(owner, first.id, wish);
    expect([status, body.data.status, body.data.report]).toEqual([200, 0, null]);
    const placed = await checked(owner, first.id);
    expect(placed).toMatchObject({
      status: 1,
      name: 'platz.png',
      version: first.version + 1,
      placement: { background: '#00a651', width_mm: 30, x_mm: 5, y_mm: 10, ppi: 508, max_width_mm: 50.8 },
    });
    expect((await place(owner, first.id, wish)).body.error).toBe('conflict.stale');
    expect((await place(other, first.id, { width_mm: 20 })).status).toBe(404);
    for (const bad of [{ width_mm: 90 }, { x_mm: -1 }, { background: 'blue' }, { background: [0, 0, 0] }])
      expect((await place(owner, first.id, bad)).status).toBe(422);
    await admin.call('PUT', `/logo/${first.id}`, { approved: 0, rejection: 'Bitte grösser.' });
    // As large as its pixels allow, however large somebody wants it.
    await place(owner, first.id, { width_mm: 65, background: [0, 100, 80, 20] });
    expect(await checked(owner, first.id)).toMatchObject({
      rejected: false,
      rejection: null,
      placement: { width_mm: 50.8, background: [0, 100, 80, 20] },
    });
    expect(await prisma.logo.count({ where: { id: first.id, source: { name: 'platz.png' } } })).toBe(1);
    await admin.call('PUT', `/logo/${first.id}`, { approved: 1 });
    expect((await place(owner, first.id, { width_mm: 20 })).body.error).toBe('logo.approved');
  });

  it('is not to be chosen for a PDF that came as a page', async () => {
    const { id } = await uploaded(
      owner,
      await logoSpecimen({ seed: 1, name: 'Steg', place: 'Stäfa', since: 1901 }),
      'fertig.pdf',
    );
    expect((await place(owner, id, { width_mm: 20 })).body.error).toBe('logo.not-placed');
  });
});

describe('a logo that is made of a picture', () => {
  it('passes the check, says of what it was made and how large it is, and is downloaded as a PDF', async () => {
    const logo = await uploaded(owner, await picture(), 'Signet Steg.png');
    expect(logo).toMatchObject({
      name: 'Signet Steg.png',
      status: 1,
      report: { findings: [] },
      placement: { from: 'picture', width_px: 600, width_mm: 50.8, ppi: 300, background: 'white' },
    });
    expect(logo.width_mm).toBeCloseTo(65, 0);
    const file = await fetch(`${server.origin}/api/logo/download/${logo.id}`, {
      headers: { Authorization: `Bearer ${owner.token}` },
    });
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''Signet%20Steg.pdf");
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const decided = await admin.call('PUT', `/logo/${logo.id}`, { approved: true });
    expect(decided.body.approved).toBe(true);
  });

  it('is known by what it is, whatever it is called', async () => {
    const logo = await uploaded(owner, await picture(), 'etikette.pdf');
    expect(logo).toMatchObject({ name: 'etikette.png', placement: { from: 'picture' } });
  });

  it('is drawn of an SVG, of a PDF of another size and of what Illustrator saves, under its own name', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><circle cx="150" cy="100" r="90" fill="#7a1f3d"/></svg>';
    const drawn = await uploaded(owner, Buffer.from(svg), 'Signet.svg');
    expect(drawn).toMatchObject({
      name: 'Signet.svg',
      status: 1,
      placement: { from: 'drawing', width_mm: 57, ppi: null },
    });
    const landscape = await adSpecimen({
      seed: 2,
      name: 'Weingut Steg',
      place: 'Stäfa',
      slogan: 'Besuchen Sie uns',
      stand: 'Z-01',
      website: 'steg.test',
    });
    const placed = await uploaded(owner, landscape, 'Signet quer.ai');
    expect(placed).toMatchObject({ name: 'Signet quer.ai', status: 1, placement: { from: 'pdf' } });
  });

  it('keeps what it was made of, also when it is deleted and comes back', async () => {
    const { prisma } = server.context.db;
    const { id } = await uploaded(owner, await picture(640), 'weg.png');
    const row = await prisma.logo.findUniqueOrThrow({ where: { id }, include: { source: true } });
    expect(row.source).toMatchObject({ name: 'weg.png', mimeType: 'image/png' });
    expect((await owner.call('DELETE', `/logo/${id}`)).status).toBe(200);
    expect(await prisma.storedFile.count({ where: { sha256: row.source?.sha256 } })).toBe(0);
    const history = await prisma.history.findFirstOrThrow({
      where: { entity: 'logo', entityId: id, action: 'delete' },
    });
    expect((await admin.call('POST', `/history/bring-back/${history.id}`, {})).status).toBe(200);
    const back = await prisma.logo.findUniqueOrThrow({ where: { id }, include: { source: true } });
    expect(back.source?.sha256).toBe(row.source?.sha256);
    expect(back.placement).toEqual(row.placement);
    expect((await other.call('GET', `/logo/${id}`)).status).toBe(404);
  });

  it('is refused with how large it would have to be, or that nothing is in it', async () => {
    expect(await refusal(await picture(120, 60), 'klein.png')).toEqual([
      422,
      'logo.too-small',
      { width: 120, height: 60, mm: 10, min: 236 },
    ]);
    const empty = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    expect((await refusal(empty, 'leer.jpg')).slice(0, 2)).toEqual([422, 'logo.empty']);
    expect((await refusal((await picture()).subarray(0, 300), 'halb.png')).slice(0, 2)).toEqual([
      422,
      'file.unreadable',
    ]);
    expect(await server.context.db.prisma.logo.count({ where: { name: 'halb.png' } })).toBe(0);
  });

  it('is refused with what its drawing lacks', async () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg"><text y="90" font-family="Gotham Ultra">Steg</text></svg>';
    expect(await refusal(text, 'x.svg')).toEqual([422, 'logo.typefaces', { names: 'Gotham Ultra' }]);
  });

  it.each([
    ['%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1', 'x.eps', 'logo.from-illustrator'],
    ['%!PS-Adobe-3.0\n%%Creator: Adobe Illustrator(R) 8', 'x.ai', 'logo.from-illustrator'],
    ['8BPS\0\u0001', 'x.psd', 'logo.from-photoshop'],
    ['RIFF1234CDR9vrsn', 'x.cdr', 'logo.from-coreldraw'],
    ['PK\u0003\u0004mimetype', 'x.cdr', 'logo.from-coreldraw'],
    ['PK\u0003\u0004word/document.xml', 'Logo.docx', 'logo.from-word'],
    ['\0\u00ffKA\b', 'x.afdesign', 'logo.from-affinity'],
    [Buffer.from('0606edf5d81d46e5bd31efe7fe74b71d', 'hex'), 'x.indd', 'logo.from-indesign'],
  ])('%s is refused with how to save it (%s)', async (bytes, name, code) => {
    expect((await refusal(bytes, name)).slice(0, 2)).toEqual([422, code]);
  });
});

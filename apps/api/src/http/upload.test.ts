import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { logoSpecimen, oddSpecimen } from '@rebblatt/specimen';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../testing/client.ts';
import { signInAs } from '../testing/client.ts';
import { makeExhibitor, makeWineReferences } from '../testing/factories.ts';
import { findBrokenInvariants } from '../testing/invariants.ts';
import type { TestServer } from '../testing/server.ts';
import { startTestServer } from '../testing/server.ts';
import { plainWineTexts } from '../testing/wine-form.ts';
import { uploadFolder } from './upload.ts';

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
  wine = {
    wine: 'Nie gespeichert',
    region_id: String(region.id),
    wine_type_id: String(wineType.id),
    ...plainWineTexts,
  };
});
afterAll(async () => {
  const { db, files } = server.context;
  expect(await findBrokenInvariants(db.pool, (sha256) => files.has(sha256))).toEqual([]);
  await server.stop();
});

const waiting = () => readdir(uploadFolder(server.context.env.DATA_DIR)).catch(() => []);
const rows = async () => {
  const { prisma } = server.context.db;
  return [await prisma.storedFile.count(), await prisma.logo.count(), await prisma.wine.count()];
};

/** Runs a bad upload and makes sure that it leaves nothing behind and harms nobody. */
async function harmless<T>(work: () => Promise<T>): Promise<T> {
  const before = await rows();
  const result = await work();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 5000, interval: 20 });
  expect(await rows()).toEqual(before);
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  return result;
}

const form = (bytes: Uint8Array | string, name: string, fields: Record<string, string> = {}) => {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  data.set('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
  return data;
};

const behind = (head: string) => Buffer.concat([Buffer.from(head), good]);

const ofPages = async (count: number) => {
  const doc = await PDFDocument.create();
  for (let n = 0; n < count; n++) doc.addPage([10, 10]);
  return doc.save();
};

type Answer = [status: number, key: string];
const ofFile = ({ status, body }: Awaited<ReturnType<Client['call']>>): Answer => [
  status,
  body.errors?.file?.[0]?.key ?? body.error ?? '',
];

describe('a PDF upload', () => {
  const bad: [what: string, name: string, bytes: () => Uint8Array | string | Promise<Uint8Array>, Answer][] =
    [
      ['a text', 'logo.txt', () => 'Guten Tag', [415, 'file.incorrect-type']],
      ['a text named .pdf', 'logo.pdf', () => 'Guten Tag', [422, 'file.unreadable']],
      ['a page of HTML', 'logo.pdf', () => '<!doctype html><script>1</script>', [415, 'file.incorrect-type']],
      ['an empty SVG', 'logo.svg', () => '<?xml version="1.0"?><svg onload="x"/>', [422, 'logo.empty']],
      ['a program', 'logo.exe', () => 'MZ\x90\x00', [415, 'file.incorrect-type']],
      ['an archive', 'logo.pdf', () => 'PK\x05\x06'.padEnd(22, '\0'), [415, 'file.incorrect-type']],
      ['an archive followed by a PDF', 'logo.pdf', () => `PK\x03\x04…%PDF-1.4`, [415, 'file.incorrect-type']],
      [
        'HTML followed by a PDF',
        'logo.pdf',
        () => behind('<script>1</script>'),
        [415, 'file.incorrect-type'],
      ],
      ['a Word file', 'logo.docx', () => 'PK\x03\x04…', [422, 'logo.from-word']],
      ['an empty picture named .pdf', 'logo.pdf', () => picture, [422, 'logo.empty']],
      ['an empty file', 'logo.pdf', () => '', [422, 'file.empty']],
      ['only the head of a PDF', 'logo.pdf', () => '%PDF-1.4\n', [422, 'file.unreadable']],
      ['a truncated PDF', 'logo.pdf', () => oddSpecimen.truncated(good), [422, 'file.unreadable']],
      ['an encrypted PDF', 'logo.pdf', () => oddSpecimen.encrypted(good), [422, 'file.encrypted']],
      [
        'a PDF whose pages never end',
        'logo.pdf',
        () => oddSpecimen.endlessPageTree(),
        [422, 'file.unreadable'],
      ],
      ['a PDF with too many pages', 'logo.pdf', () => ofPages(2001), [422, 'file.unreadable']],
      ['a PDF that decompresses to 400 MB', 'logo.pdf', () => oddSpecimen.bomb(), [422, 'file.unreadable']],
      ['a PDF bomb that calls itself a picture', 'a.png', () => oddSpecimen.bomb(), [422, 'file.unreadable']],
    ];

  it.each(bad)('refuses %s', async (_what, name, bytes, expected) => {
    const body = form(await bytes(), name);
    expect(ofFile(await harmless(() => exhibitor.call('POST', '/logo', body)))).toEqual(expected);
  });

  it('names the type of a wrong file', async () => {
    const { body } = await exhibitor.call('POST', '/logo', form('<!doctype html>', 'logo.pdf'));
    expect(body).toMatchObject({ error: 'file.incorrect-type', params: { extension: 'html' } });
    const unknown = await exhibitor.call('POST', '/logo', form('Guten Tag', 'Brief.EML'));
    expect(unknown.body.params).toEqual({ extension: 'eml' });
  });

  it('needs a file', async () => {
    const empty = new FormData();
    empty.set('withVerification', 'true');
    for (const body of [empty, { withVerification: true }, undefined])
      expect(ofFile(await exhibitor.call('POST', '/logo', body))).toEqual([422, 'validation.required']);
  });
});

describe('a picture upload', () => {
  it.each<[string, string, () => Uint8Array | string, Answer]>([
    ['a PDF', 'a.pdf', () => good, [415, 'file.incorrect-type']],
    ['a PDF that calls itself PNG', 'a.png', () => good, [415, 'file.incorrect-type']],
    ['a GIF', 'a.gif', () => 'GIF89a\x01\x00\x01\x00', [415, 'file.incorrect-type']],
    ['a WebP', 'a.png', () => 'RIFF\x10\0\0\0WEBPVP8 ', [415, 'file.incorrect-type']],
    ['a TIFF', 'a.tif', () => 'II*\0\x08\0\0\0', [415, 'file.incorrect-type']],
    ['a TIFF that calls itself JPG', 'a.jpg', () => 'II*\0\x08\0\0\0', [415, 'file.incorrect-type']],
    ['an SVG', 'a.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', [415, 'file.incorrect-type']],
    ['an SVG that calls itself PNG', 'a.png', () => '<svg/>', [415, 'file.incorrect-type']],
    ['a truncated picture', 'a.png', () => picture.subarray(0, 60), [422, 'file.unreadable']],
    ['an empty file', 'a.png', () => '', [422, 'file.empty']],
    ['more than 20 MB', 'a.png', () => Buffer.alloc(21 * 1024 * 1024), [413, 'file.too-large']],
  ])('refuses %s', async (_what, name, bytes, expected) => {
    const body = form(bytes(), name, wine);
    expect(ofFile(await harmless(() => exhibitor.call('POST', '/wine', body)))).toEqual(expected);
  });

  it('stores only pixels: a web page appended to a picture is dropped', async () => {
    const polyglot = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
    const { body } = await exhibitor.call(
      'POST',
      '/wine',
      form(polyglot, 'a.png', { ...wine, wine: 'Doppelgesicht' }),
    );
    const response = await fetch(`${server.origin}/api/wine/download/${body.data.id}`, {
      headers: { Authorization: `Bearer ${exhibitor.token}` },
    });
    expect(await response.text()).not.toContain('script');
  });

  it.each([
    ['/etc/shadow.png', 'shadow.png'],
    ['../../../etc/passwd.png', 'passwd.png'],
    ['C:\\fakepath\\Etikette.png', 'Etikette.png'],
    ['a\r\nSet-Cookie: x=1.png', 'a__Set-Cookie_ x=1.png'],
    ['"><img src=x>.png', '___img src=x_.png'],
    ['\u202Egnp.exe', '_gnp.png'],
    ['CON.png', 'datei_CON.png'],
    ['.htaccess', 'htaccess.png'],
    [`${'ä'.repeat(300)}.png`, `${'ä'.repeat(110)}.png`],
  ])('keeps only a label of the name %j', async (sent, label) => {
    const fields = { ...wine, wine: `Namenlos ${label.slice(0, 20)}` };
    const { body } = await exhibitor.call('POST', '/wine', form(picture, sent, fields));
    expect(body.data.logo).not.toMatch(/[/\\\r\n<>"]/);
    expect(body.data.logo.length).toBeLessThan(120);
    expect(body.data.logo).toBe(label);
  });
});

describe('a form with a file', () => {
  const raw = (body: string | Buffer, contentType: string) =>
    fetch(`${server.origin}/api/logo`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${exhibitor.token}`, 'Content-Type': contentType },
      body: typeof body === 'string' ? body : Uint8Array.from(body),
    }).then(async (response) => [response.status, ((await response.json()) as { error: string }).error]);
  const part = (name: string, value: string, file = '') =>
    `--XX\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;

  it.each<[string, string, string, number]>([
    ['without a boundary', part('a', '1'), 'multipart/form-data', 400],
    ['that never ends', part('file', '%PDF-1.4 …', 'a.pdf'), 'multipart/form-data; boundary=XX', 400],
    ['that is empty', '', 'multipart/form-data; boundary=XX', 400],
    [
      'with a file in another field',
      `${part('picture', 'x', 'a.pdf')}--XX--`,
      'multipart/form-data; boundary=XX',
      422,
    ],
    [
      'with two files',
      `${part('file', 'x', 'a.pdf')}${part('file', 'x', 'b.pdf')}--XX--`,
      'multipart/form-data; boundary=XX',
      422,
    ],
    [
      'with a thousand fields',
      `${Array.from({ length: 1000 }, (_, n) => part(`f${n}`, 'x')).join('')}--XX--`,
      'multipart/form-data; boundary=XX',
      422,
    ],
    [
      'with an endless field',
      `${part('a', 'x'.repeat(200_000))}--XX--`,
      'multipart/form-data; boundary=XX',
      413,
    ],
    ['with a field without a name', `${part('', 'x')}--XX--`, 'multipart/form-data; boundary=XX', 422],
    [
      'with a NUL in the name of its file',
      `${part('file', 'x', 'a\0b.pdf')}--XX--`,
      'multipart/form-data; boundary=XX',
      400,
    ],
    ['that is not a form', '%PDF-1.4', 'application/pdf', 415],
  ])('%s is refused', async (_what, body, contentType, status) => {
    const [got] = await harmless(() => raw(body, contentType));
    expect(got).toBe(status);
  });

  it('that is cut off leaves nothing behind', async () => {
    await harmless(
      () =>
        new Promise<void>((resolve) => {
          const call = request(`${server.origin}/api/logo`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${exhibitor.token}`,
              'Content-Type': 'multipart/form-data; boundary=XX',
              'Content-Length': '5000000',
            },
          });
          call.on('error', () => resolve());
          call.write(`${part('file', `%PDF-1.4 ${'x'.repeat(200_000)}`, 'a.pdf').slice(0, -2)}`);
          void vi
            .waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 5000, interval: 20 })
            .then(() => call.destroy());
        }),
    );
  });

  it('without a session is not even read', async () => {
    const response = await harmless(() =>
      fetch(`${server.origin}/api/logo`, { method: 'POST', body: form(good, 'a.pdf') }),
    );
    expect(response.status).toBe(401);
  });
});

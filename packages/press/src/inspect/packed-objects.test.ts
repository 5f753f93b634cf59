import { deflateSync } from 'node:zlib';
import { adSpecimen } from '@rebblatt/specimen';
import { PDFDocument, type PDFObject, PDFStream } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { anAd } from '../testing/sample-run.ts';

const { press } = pressForTests();
const ad = await adSpecimen({ ...anAd, seed: 4 });

type Pack = (bytes: Buffer) => Buffer;

const hex: Pack = (bytes) => Buffer.from(`${bytes.toString('hex')}>`);

const ascii85: Pack = (bytes) => {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let text = '';
  for (let at = 0; at < padded.length; at += 4) {
    let rest = padded.readUInt32BE(at);
    const digits = Array.from({ length: 5 }, () => {
      const digit = rest % 85;
      rest = Math.floor(rest / 85);
      return String.fromCharCode(33 + digit);
    });
    const group = digits.reverse().join('');
    text += group === '!!!!!' ? 'z' : group;
  }
  return Buffer.from(`${text}~>`);
};

/** Every byte as it is, 128 at a time. */
const runLength: Pack = (bytes) => {
  const runs = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const run = bytes.subarray(at, at + 128);
    runs.push(Buffer.from([run.length - 1]), run);
  }
  return Buffer.concat([...runs, Buffer.from([128])]);
};

/** Every byte as its own code of nine bits; the table is cleared before it needs ten. */
const lzw: Pack = (bytes) => {
  const codes = [...bytes].flatMap((byte, index) => (index % 200 === 0 ? [256, byte] : [byte]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
};

const bytesOf = (object: PDFObject): Buffer => {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
};

/** The ad with all that is no stream in one object stream. */
async function packed(filters: string, pack: Pack): Promise<Buffer> {
  const { context, catalog } = await PDFDocument.load(ad, { updateMetadata: false });
  const root = context.getObjectRef(catalog)?.objectNumber;
  const objects = context.enumerateIndirectObjects();
  const inside = objects.filter(([, object]) => !(object instanceof PDFStream));
  const [stm, xref] = [context.largestObjectNumber + 1, context.largestObjectNumber + 2];
  const texts = inside.map(([, object]) => Buffer.concat([bytesOf(object), Buffer.from(' ')]));
  let offset = 0;
  const head = inside.map(([{ objectNumber }], index) => {
    const entry = `${objectNumber} ${offset}`;
    offset += texts[index]?.length ?? 0;
    return entry;
  });
  const index = Buffer.from(`${head.join(' ')} `);
  const data = pack(Buffer.concat([index, ...texts]));
  const stream = (entries: string, content: Buffer) =>
    Buffer.concat([
      Buffer.from(`<<${entries}/Length ${content.length}>>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]);
  const entries = `/Type/ObjStm/N ${inside.length}/First ${index.length}/Filter[${filters}]`;
  const outside: [number, Buffer][] = [
    ...objects.flatMap(([{ objectNumber }, object]): [number, Buffer][] =>
      object instanceof PDFStream ? [[objectNumber, bytesOf(object)]] : [],
    ),
    [stm, stream(entries, data)],
  ];
  const parts = [Buffer.from('%PDF-1.6\n')];
  const rows = Buffer.alloc((xref + 1) * 7);
  const row = (number: number, kind: number, where: number, place: number) => {
    rows.writeUInt8(kind, number * 7);
    rows.writeUInt32BE(where, number * 7 + 1);
    rows.writeUInt16BE(place, number * 7 + 5);
  };
  let at = parts[0]?.length ?? 0;
  const write = (number: number, body: Buffer) => {
    row(number, 1, at, 0);
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  };
  for (const [place, [{ objectNumber }]] of inside.entries()) row(objectNumber, 2, stm, place);
  for (const [number, body] of outside) write(number, body);
  const start = at;
  row(xref, 1, start, 0);
  write(xref, stream(`/Type/XRef/Size ${xref + 1}/W[1 4 2]/Root ${root} 0 R`, rows));
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

test.each<[string, string, Pack]>([
  ['Flate', '/FlateDecode', deflateSync],
  ['ASCIIHex', '/ASCIIHexDecode', hex],
  ['ASCII85', '/ASCII85Decode', ascii85],
  ['RunLength', '/RunLengthDecode', runLength],
  ['LZW', '/LZWDecode', lzw],
  ['ASCII85 over Flate', '/ASCII85Decode/FlateDecode', (bytes) => ascii85(deflateSync(bytes))],
])('objects that are packed by %s are read', async (_, filters, pack) => {
  expect(await press.preflight(await packed(filters, pack), 'ad')).toMatchObject({ ok: true });
});

test.each<[string, string, Pack]>([
  ['RunLength', '/RunLengthDecode', () => Buffer.alloc(2_200_000, Buffer.from([129, 32]))],
  [
    'Flate over RunLength',
    '/FlateDecode/RunLengthDecode',
    () => deflateSync(Buffer.alloc(2_200_000, Buffer.from([129, 32]))),
  ],
])('a bomb of %s is refused as such', async (_, filters, pack) => {
  expect(await press.preflight(await packed(filters, pack), 'ad')).toMatchObject({
    ok: false,
    findings: [{ code: 'FILE-OPEN', params: { reason: 'bomb' } }],
  });
});

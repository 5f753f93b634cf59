import { randomBytes } from 'node:crypto';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { degrees, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { boxOf, ptOf } from './boxes.ts';

/**
 * Files for tests: a valid PDF with one property changed. Each takes the bytes of a valid one, or none when
 * nothing of it would be left.
 */
export const oddSpecimen = {
  async encrypted(good: Uint8Array): Promise<Uint8Array> {
    const doc = await opened(good);
    doc.encrypt({ ownerPassword: 'owner', userPassword: '' });
    return doc.save({ useObjectStreams: false });
  },

  truncated: (good: Uint8Array): Uint8Array => good.slice(0, Math.floor(good.length / 3)),

  async twoPages(good: Uint8Array): Promise<Uint8Array> {
    const doc = await opened(good);
    const [copy] = await doc.copyPages(doc, [0]);
    if (copy) doc.addPage(copy);
    return doc.save();
  },

  rotated: (good: Uint8Array, turn = 90): Promise<Uint8Array> =>
    edited(good, (doc) => doc.getPage(0).setRotation(degrees(turn))),

  userUnit: (good: Uint8Array): Promise<Uint8Array> =>
    edited(good, (doc) => doc.getPage(0).node.set(PDFName.of('UserUnit'), doc.context.obj(2))),

  /** Only a media box, of the given size with the same lower-left corner. */
  boxed: (good: Uint8Array, widthMm: number, heightMm: number): Promise<Uint8Array> =>
    edited(good, (doc) => {
      const page = doc.getPage(0).node;
      for (const name of ['TrimBox', 'BleedBox', 'CropBox', 'ArtBox']) page.delete(PDFName.of(name));
      page.set(PDFName.of('MediaBox'), boxOf(doc.context, [0, 0, ptOf(widthMm), ptOf(heightMm)]));
    }),

  /** The same page with its origin elsewhere: boxes and content are moved together. */
  moved: (good: Uint8Array, xPt: number, yPt: number): Promise<Uint8Array> =>
    edited(good, (doc) => {
      const page = doc.getPage(0).node;
      for (const name of ['MediaBox', 'TrimBox', 'BleedBox'].map((key) => PDFName.of(key))) {
        const box = page.lookupMaybe(name, PDFArray)?.asRectangle();
        if (!box) continue;
        const [x, y] = [box.x + xPt, box.y + yPt];
        page.set(name, boxOf(doc.context, [x, y, x + box.width, y + box.height]));
      }
      doc.getPage(0).translateContent(xPt, yPt);
    }),

  /** A square over the whole page, black unless another colour is given, in an optional content group that is off. */
  hiddenGroup: (good: Uint8Array, colour = '0 0 0 1 k'): Promise<Uint8Array> =>
    edited(good, (doc) => {
      const { context, catalog } = doc;
      const page = doc.getPage(0).node;
      const group = context.register(context.obj({ Type: 'OCG' }));
      catalog.set(
        PDFName.of('OCProperties'),
        context.obj({ OCGs: [group], D: { OFF: [group], Order: [group] } }),
      );
      page.Resources()?.set(PDFName.of('Properties'), context.obj({ Hidden: group }));
      const cover = context.register(
        context.flateStream(`/OC /Hidden BDC q ${colour} 0 0 2000 2000 re f Q EMC`),
      );
      page.set(
        PDFName.of('Contents'),
        context.obj([page.get(PDFName.of('Contents')), cover].filter((ref) => !!ref)),
      );
    }),

  /**
   * The same square in an optional content group that is visible on screen, or printed, or both; with or
   * without the print state.
   */
  async optionalGroup(
    good: Uint8Array,
    { seen, printed, asked = true }: { seen: boolean; printed: boolean; asked?: boolean },
  ): Promise<Uint8Array> {
    return edited(await oddSpecimen.hiddenGroup(good), ({ catalog, context }) => {
      const properties = catalog.lookup(PDFName.of('OCProperties'), PDFDict);
      const settings = properties.lookup(PDFName.of('D'), PDFDict);
      const groups = properties.lookup(PDFName.of('OCGs'), PDFArray);
      const usage = { Print: { PrintState: printed ? 'ON' : 'OFF' } };
      groups.lookup(0, PDFDict).set(PDFName.of('Usage'), context.obj(usage));
      if (seen) settings.delete(PDFName.of('OFF'));
      if (asked)
        settings.set(PDFName.of('AS'), context.obj([{ Event: 'Print', Category: ['Print'], OCGs: groups }]));
    });
  },

  /** A page tree whose only kid is itself. */
  endlessPageTree: (): Uint8Array =>
    written(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[2 0 R]>>']),

  /** A small object stream that inflates to 400 MB. */
  bomb(): Uint8Array {
    const packed = deflatedOver(Buffer.alloc(1_000_000, 0x20), 400);
    return written([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 0/Kids[]>>',
      Buffer.concat([
        Buffer.from(`<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    ]);
  },

  /**
   * Two kilobytes whose only page has 900 MB of useless content, deflated twice.
   * @param remark makes it a different file
   */
  contentBomb(remark = ''): Uint8Array {
    const packed = deflateSync(deflatedOver(Buffer.alloc(1_000_000, 'q '), 900), { level: 9 });
    const filters = '/Filter[/FlateDecode/FlateDecode]';
    return written([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 380]/Contents 4 0 R/Resources<<>>/Remark(${remark})>>`,
      Buffer.concat([
        Buffer.from(`<<${filters}/Length ${packed.length}>>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    ]);
  },

  /**
   * Two kilobytes with an image of 30,000 × 30,000 pixels.
   * @param remark makes it a different file
   */
  imageBomb(remark = ''): Uint8Array {
    const side = 30_000;
    const packed = deflateSync(deflatedOver(Buffer.alloc(side * 100, 0x7f), side / 100), { level: 9 });
    const content = 'q 200 0 0 380 0 0 cm /P Do Q';
    return written([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 380]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>/Remark(${remark})>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      Buffer.concat([
        Buffer.from(
          `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceGray` +
            `/Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>\nstream\n`,
        ),
        packed,
        Buffer.from('\nendstream'),
      ]),
    ]);
  },

  /**
   * A kilobyte whose page paints a form that paints the next one ten times, and so on: a thousand million
   * squares.
   * @param remark makes it a different file
   */
  nestedForms(remark = ''): Uint8Array {
    const DEPTH = 9;
    const form = (n: number) => {
      const content = n === DEPTH ? '0 0 1 1 re f' : '/F Do '.repeat(10);
      const next = n === DEPTH ? '' : `/XObject<</F ${n + 5} 0 R>>`;
      return `<</Type/XObject/Subtype/Form/BBox[0 0 200 380]/Resources<<${next}>>/Length ${content.length}>>\nstream\n${content}\nendstream`;
    };
    return written([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 1/Kids[3 0 R]>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 380]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>/Remark(${remark})>>`,
      '<</Length 6>>\nstream\n/F Do \nendstream',
      ...Array.from({ length: DEPTH }, (_, i) => form(i + 1)),
    ]);
  },

  /** The same page with an image of random ink, which cannot be compressed; four bytes per pixel. */
  withLargeImage: (good: Uint8Array, sidePx: number): Promise<Uint8Array> =>
    edited(good, (doc) => {
      const raw = randomBytes(sidePx * sidePx * 4);
      const dict = doc.context.obj({
        ...{ Type: 'XObject', Subtype: 'Image', Width: sidePx, Height: sidePx },
        ...{ BitsPerComponent: 8, ColorSpace: 'DeviceCMYK', Length: raw.length },
      });
      const page = doc.getPage(0).node;
      page.setXObject(PDFName.of('Large'), doc.context.register(PDFRawStream.of(dict, raw)));
      const content = doc.context.flateStream('q 500 0 0 300 40 40 cm /Large Do Q');
      page.addContentStream(doc.context.register(content));
    }),
};

const opened = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });

async function edited(good: Uint8Array, edit: (doc: PDFDocument) => void): Promise<Uint8Array> {
  const doc = await opened(good);
  edit(doc);
  return doc.save({ useObjectStreams: false });
}

/**
 * The same part many times over as one deflated stream (RFC 1950, 1951), without holding all of it in memory.
 */
function deflatedOver(part: Buffer, times: number): Buffer {
  const whole = deflateRawSync(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  // The checksum of many equal parts follows from that of one (Adler-32 of a concatenation).
  const modulus = 65_521;
  let [low, high] = [1, 0];
  for (const byte of part) {
    low = (low + byte) % modulus;
    high = (high + low) % modulus;
  }
  let [a, b] = [1, 0];
  for (let i = 0; i < times; i++) {
    b = (b + high + part.length * (a - 1 + modulus)) % modulus;
    a = (a + low - 1 + modulus) % modulus;
  }
  const end = Buffer.from([0x03, 0x00, 0, 0, 0, 0]);
  end.writeUInt32BE(b * 65_536 + a, 2);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array<Buffer>(times).fill(whole), end]);
}

/** A file of the given objects with a correct cross-reference table; the first is the catalogue. */
function written(objects: (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  objects.forEach((object, i) => {
    offsets.push(at);
    add(Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  });
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  add(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

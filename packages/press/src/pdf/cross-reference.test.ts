import { deflateSync } from 'node:zlib';
import { PDFName } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../raster/render-page.ts';
import { loadPdf } from './load-pdf.ts';
import { readPages } from './page-tree.ts';
import { concatenate, contentStreams } from './streams.ts';

const FIRST = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[3 0 R]>>'];
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>>';
const stream = (content: string, dict = '') =>
  `<<${dict}/Length ${content.length}>>\nstream\n${content}\nendstream`;
const fill = (grey: number) => stream(`${grey} g 0 0 100 100 re f`);
const [WHITE, BLACK] = [fill(1), fill(0)];

/** A file in progress that knows the offsets of its objects. */
class File {
  text = '%PDF-1.5\n';
  places = new Map<number, number>();

  add(number: number, body: string): this {
    this.places.set(number, this.text.length);
    this.text += `${number} 0 obj\n${body}\nendobj\n`;
    return this;
  }

  /** A table of the given objects, as appended by programs when a file is saved again. */
  table(numbers: number[], trailer = '', free: number[] = []): this {
    const at = this.text.length;
    const entry = (number: number) =>
      free.includes(number)
        ? '0000000000 00001 f \n'
        : `${String(this.places.get(number)).padStart(10, '0')} 00000 n \n`;
    const rows = [...numbers, ...free].map((number) => `${number} 1\n${entry(number)}`).join('');
    this.text += `xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<</Size 9/Root 1 0 R${trailer}>>\n`;
    this.text += `startxref\n${at}\n%%EOF\n`;
    return this;
  }

  bytes = () => Buffer.from(this.text, 'latin1');
}

const base = (content = WHITE) =>
  new File()
    .add(1, FIRST[0] ?? '')
    .add(2, FIRST[1] ?? '')
    .add(3, PAGE)
    .add(4, content);

/** The content that the press finds on the page, and the grey that a reader shows. */
async function seen(bytes: Uint8Array): Promise<{ drawn: string; shown: number }> {
  const doc = await loadPdf(bytes);
  const [page] = readPages(doc);
  const drawn = concatenate(contentStreams(page?.lookup(PDFName.of('Contents')), doc.context));
  const { png } = await renderPage(bytes, { page: 0, size: { ppi: 10 } });
  const { default: sharp } = await import('sharp');
  const [grey = -1] = await sharp(png).raw().toBuffer();
  return { drawn: Buffer.from(drawn).toString('latin1').trim(), shown: grey };
}

const isWhite = { drawn: '1 g 0 0 100 100 re f', shown: 255 };
const isBlack = { drawn: '0 g 0 0 100 100 re f', shown: 0 };

describe('the press uses the object that readers use', () => {
  test('when another one with its number follows the table', async () => {
    const file = base().table([1, 2, 3, 4]).add(4, BLACK);
    expect(await seen(file.bytes())).toEqual(isWhite);
  });

  test('when another one precedes the table without an entry', async () => {
    const file = base();
    const right = file.places.get(4);
    file.add(4, BLACK);
    file.places.set(4, right ?? 0);
    expect(await seen(file.table([1, 2, 3, 4]).bytes())).toEqual(isWhite);
  });

  test('when the file was saved again with a change', async () => {
    const file = base().table([1, 2, 3, 4]);
    const earlier = file.text.lastIndexOf('xref\n0 1');
    expect(await seen(file.add(4, BLACK).table([4], `/Prev ${earlier}`).bytes())).toEqual(isBlack);
  });

  test('when the file was saved again and a page and its tree are elsewhere', async () => {
    const file = base().table([1, 2, 3, 4]);
    const earlier = file.text.lastIndexOf('xref\n0 1');
    file.add(6, BLACK).add(3, PAGE.replace('4 0 R', '6 0 R'));
    // A third page at the end, to which nothing refers.
    const saved = file.table([3, 6], `/Prev ${earlier}`);
    expect(await seen(saved.add(3, PAGE).bytes())).toEqual(isBlack);
  });

  test('when the catalogue has a hidden twin with other pages', async () => {
    const file = base().table([1, 2, 3, 4]);
    file.add(7, BLACK).add(8, PAGE.replace('4 0 R', '7 0 R').replace('2 0 R', '5 0 R'));
    file.add(5, '<</Type/Pages/Count 1/Kids[8 0 R]>>').add(1, '<</Type/Catalog/Pages 5 0 R>>');
    expect(await seen(file.bytes())).toEqual(isWhite);
  });

  test('when the object was deleted and is still referenced', async () => {
    const file = base(BLACK).table([1, 2, 3, 4]);
    const earlier = file.text.lastIndexOf('xref\n0 1');
    expect(await seen(file.table([], `/Prev ${earlier}`, [4]).bytes())).toEqual(isBlack);
  });

  test('when objects are in object streams', async () => {
    const packed = `${FIRST[0]} ${FIRST[1]} ${PAGE}`;
    const offsets = [0, (FIRST[0]?.length ?? 0) + 1, `${FIRST[0]} ${FIRST[1]} `.length];
    const index = `1 ${offsets[0]} 2 ${offsets[1]} 3 ${offsets[2]} `;
    const file = new File().add(4, WHITE);
    file.add(5, stream(index + packed, `/Type/ObjStm/N 3/First ${index.length}`));
    file.places.set(6, file.text.length);
    const row = (kind: number, place: number, rest = 0) => [kind, place >> 8, place & 255, rest];
    const at = (number: number) => file.places.get(number) ?? 0;
    const rows = Buffer.from(
      [
        row(0, 0),
        row(2, 5, 0),
        row(2, 5, 1),
        row(2, 5, 2),
        row(1, at(4)),
        row(1, at(5)),
        row(1, at(6)),
      ].flat(),
    );
    const data = deflateSync(rows).toString('latin1');
    file.add(6, stream(data, '/Type/XRef/W[1 2 1]/Size 7/Root 1 0 R/Filter/FlateDecode'));
    file.text += `startxref\n${at(6)}\n%%EOF\n`;
    expect(await seen(file.bytes())).toEqual(isWhite);
    // Hidden twins of an ordinary object and of one in an object stream.
    file.add(4, BLACK).add(9, BLACK).add(3, PAGE.replace('4 0 R', '9 0 R'));
    expect(await seen(file.bytes())).toEqual(isWhite);
  });

  test('when bytes before the header move all offsets', async () => {
    const file = base().table([1, 2, 3, 4]).add(4, BLACK);
    expect(await seen(Buffer.concat([Buffer.from('rubbish\n'), file.bytes()]))).toEqual(isWhite);
  });

  test.each([
    ['points nowhere', (text: string) => text.replace(/startxref\n\d+/, 'startxref\n99999')],
    ['is missing', (text: string) => text.replace(/xref\n0 1[\s\S]*?trailer/, 'trailer')],
  ])('by searching when the cross reference %s: the last one is used', async (_, damage) => {
    const file = base().add(4, BLACK);
    const text = damage(file.table([1, 2, 3, 4]).text);
    expect(await seen(Buffer.from(text, 'latin1'))).toEqual(isBlack);
  });
});

import {
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
} from 'pdf-lib';
import { type Place, readCrossReference } from './cross-reference.ts';
import { decodeStream } from './streams.ts';

const HEAD_BEFORE = /(\d{1,10})\s+(\d{1,5})\s+$/;
const HEAD_BYTES = 24;

/**
 * Corrects a document by the cross reference of its file. The library searches the file and uses the last of several
 * objects with the same number; readers follow the cross reference. An object that only the search found is removed, one
 * that is in two places is read from the right one.
 *
 * With an unusable cross reference the document stays as the search found it, as in readers.
 */
export function followCrossReference(doc: PDFDocument, bytes: Uint8Array): void {
  const reference = readCrossReference(bytes);
  if (!reference) return;
  const { context } = doc;
  const wrong = misplaced(bytes, reference.places);
  for (const [ref] of context.enumerateIndirectObjects()) {
    const place = reference.places.get(ref.objectNumber);
    const generation = place && 'at' in place ? place.generation : 0;
    if (!place || generation !== ref.generationNumber) context.delete(ref);
  }
  for (const number of wrong) {
    const place = reference.places.get(number);
    if (place && 'at' in place)
      context.assign(PDFRef.of(number, place.generation), objectAt(doc, bytes, place.at));
  }
  followObjectStreams(doc, reference.places);
  takeRoot(doc, reference.root);
}

/** The numbers of objects that also begin at another offset of the file. */
function misplaced(bytes: Uint8Array, places: Map<number, Place>): Set<number> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Set<number>();
  for (let at = file.indexOf('obj'); at >= 0; at = file.indexOf('obj', at + 3)) {
    const from = Math.max(0, at - HEAD_BYTES);
    const head = HEAD_BEFORE.exec(file.toString('latin1', from, at));
    if (!head) continue;
    const number = Number(head[1]);
    const place = places.get(number);
    // A few bytes more, because white space may precede the object header.
    if (place && !('at' in place && Math.abs(place.at - (from + head.index)) <= 2)) numbers.add(number);
  }
  return numbers;
}

function objectAt(doc: PDFDocument, bytes: Uint8Array, at: number): PDFObject {
  const parser = PDFObjectParser.forBytes(bytes.subarray(afterHead(bytes, at)), doc.context);
  return parser.parseObject();
}

function afterHead(bytes: Uint8Array, at: number): number {
  const head = /^\s*\d+\s+\d+\s+obj/.exec(Buffer.from(bytes.subarray(at, at + 64)).toString('latin1'));
  return at + (head?.[0].length ?? 0);
}

/** Objects in object streams for which the search may have found another one. */
function followObjectStreams(doc: PDFDocument, places: Map<number, Place>): void {
  const byStream = new Map<number, Map<number, number>>();
  for (const [number, place] of places) {
    if (!('stream' in place)) continue;
    const own = byStream.get(place.stream) ?? new Map<number, number>();
    byStream.set(place.stream, own.set(number, place.index));
  }
  for (const [streamNumber, wanted] of byStream) {
    const stream = doc.context.lookup(PDFRef.of(streamNumber));
    if (!(stream instanceof PDFRawStream)) continue;
    const content = decodeStream(stream);
    const first = Number(String(stream.dict.lookup(PDFName.of('First'))));
    const index = Buffer.from(content.subarray(0, first)).toString('latin1').trim().split(/\s+/).map(Number);
    for (const [number, nth] of wanted) {
      const [reference, offset] = [index[nth * 2], index[nth * 2 + 1]];
      // Some programs write a wrong index: then the object number decides, as in readers.
      const at =
        reference === number ? offset : index[index.findIndex((n, i) => i % 2 === 0 && n === number) + 1];
      if (at === undefined) continue;
      const parser = PDFObjectParser.forBytes(content.subarray(first + at), doc.context);
      doc.context.assign(PDFRef.of(number), parser.parseObject());
    }
  }
}

/** The document keeps its reference to the catalogue it found; its entries are replaced by those of the right one. */
function takeRoot(doc: PDFDocument, root: PDFRef): void {
  const right = doc.context.lookup(root);
  if (!(right instanceof PDFDict) || right === doc.catalog) return;
  for (const key of doc.catalog.keys()) doc.catalog.delete(key);
  for (const [key, value] of right.entries()) doc.catalog.set(key, value);
  doc.context.trailerInfo.Root = root;
  doc.context.assign(root, doc.catalog);
}

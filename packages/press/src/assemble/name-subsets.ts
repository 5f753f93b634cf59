import { createHash } from 'node:crypto';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { asName, dictOf, entryOf, nameOf } from '../pdf/entries.ts';
import type { AssemblyStep } from './draft.ts';

const TAG = /^[A-Z]{6}\+/;
const LETTERS = 26;
const TAG_LENGTH = 6;

/**
 * Gives each subset of a font its own tag: in one file different subsets of a font must have different ones (ISO 32000-1,
 * 9.6.4), otherwise a program at the print office may confuse them. The browser and other programs start again with the
 * same tags in each file. The same subset in several fonts keeps one name; the glyphs are not changed.
 */
export const nameSubsets: AssemblyStep = {
  name: 'name-subsets',
  run({ doc }) {
    const tags = new Tags();
    for (const font of fontsOf(doc.context)) rename(font, tags);
  },
};

/** Derives tags from the content of the subset, so that the same book is the same file. */
class Tags {
  #byProgram = new Map<string, string>();
  #taken = new Set<string>();
  #hashes = new Map<PDFRawStream, string>();

  /** The six capital letters for a font program. */
  of(program: PDFRawStream): string {
    const hash = this.#hashOf(program);
    const known = this.#byProgram.get(hash);
    if (known) return known;
    let number = Number.parseInt(hash.slice(0, 12), 16);
    while (this.#taken.has(written(number))) number++;
    const tag = written(number);
    this.#taken.add(tag);
    this.#byProgram.set(hash, tag);
    return tag;
  }

  #hashOf(program: PDFRawStream): string {
    const known = this.#hashes.get(program);
    if (known) return known;
    const hash = createHash('sha256').update(program.contents).digest('hex');
    this.#hashes.set(program, hash);
    return hash;
  }
}

function written(number: number): string {
  let [rest, tag] = [number, ''];
  for (let i = 0; i < TAG_LENGTH; i++) {
    tag += String.fromCharCode(65 + (rest % LETTERS));
    rest = Math.floor(rest / LETTERS);
  }
  return tag;
}

function rename(font: PDFDict, tags: Tags): void {
  const descendants = entryOf(font, 'DescendantFonts');
  const inner = descendants instanceof PDFArray ? descendants.lookup(0) : undefined;
  const descriptor = dictOf(inner instanceof PDFDict ? inner : font, 'FontDescriptor');
  const program = ['FontFile', 'FontFile2', 'FontFile3']
    .map((key) => entryOf(descriptor, key))
    .find((value) => value instanceof PDFRawStream);
  if (!program || !TAG.test(nameOf(font, 'BaseFont') ?? '')) return;
  const tag = tags.of(program);
  tagged(font, 'BaseFont', tag);
  if (inner instanceof PDFDict) tagged(inner, 'BaseFont', tag);
  if (descriptor) tagged(descriptor, 'FontName', tag);
}

function tagged(dict: PDFDict, key: string, tag: string): void {
  const own = asName(entryOf(dict, key));
  if (own !== undefined && TAG.test(own)) dict.set(PDFName.of(key), PDFName.of(own.replace(TAG, `${tag}+`)));
}

/** All fonts used by text, without the descendant fonts of composite fonts. */
function fontsOf(context: PDFContext): Set<PDFDict> {
  const fonts = new Set<PDFDict>();
  const look = (object: PDFObject): void => {
    if (object instanceof PDFArray) for (const entry of object.asArray()) lookInto(entry);
    if (object instanceof PDFStream) look(object.dict);
    if (!(object instanceof PDFDict)) return;
    const kind = nameOf(object, 'Subtype') ?? '';
    if (object.has(PDFName.of('BaseFont')) && !kind.startsWith('CIDFont')) fonts.add(object);
    for (const value of object.values()) lookInto(value);
  };
  // Referenced objects are visited on their own.
  const lookInto = (value: PDFObject) => {
    if (!(value instanceof PDFRef)) look(value);
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(object);
  return fonts;
}

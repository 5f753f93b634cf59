import { PDFDict, type PDFDocument, PDFName, PDFRef, PDFStream } from 'pdf-lib';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { deflated, replaceStream } from '../pdf/replace-stream.ts';
import { contentStreams, decoded, joined } from '../pdf/streams.ts';
import { plateContent } from './plate-content.ts';
import { type InkPicture, putPlate } from './plate-pictures.ts';
import type { PlateChannels } from './plate-profile.ts';
import { leadToPlate, masksIn } from './plate-spaces.ts';

const name = (text: string) => PDFName.of(text);

/** A document of one page, rewritten so that any renderer shows one of its plates in grey. */
export async function plateDocument(
  bytes: Uint8Array,
  plate: number,
  profiles: Record<PlateChannels, Uint8Array>,
  pictures: ReadonlyMap<string, InkPicture>,
): Promise<Uint8Array> {
  const doc = await loadPdf(bytes);
  const masks = masksIn(doc);
  const glyphs = glyphsIn(doc);
  for (const page of readPages(doc)) {
    const resources = dictOf(page.lookup(name('Resources')));
    const content = joined(contentStreams(page.lookup(name('Contents')), doc.context));
    const rewritten = plateContent(content, resources, plate, 'black');
    page.set(name('Contents'), doc.context.register(deflated(doc.context, rewritten)));
    if (!resources) page.set(name('Resources'), doc.context.obj({}));
    page.delete(name('Group'));
  }
  for (const [ref, object] of doc.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFStream) || masks.has(ref)) continue;
    const isForm = object.dict.lookup(name('Subtype')) === name('Form');
    const isPattern = String(object.dict.lookup(name('PatternType'))) === '1';
    if (!isForm && !isPattern && !glyphs.has(ref)) continue;
    const resources = dictOf(object.dict.lookup(name('Resources')));
    const content = plateContent(decoded(object), resources, plate, isPattern ? 'black' : 'as-called');
    const { dict } = replaceStream(doc.context, ref, object, content);
    // Groups blend in the space the page is drawn in: grey.
    const group = dictOf(dict.lookup(name('Group')));
    group?.delete(name('CS'));
  }
  const spared = new Set(masks);
  for (const [ref] of doc.context.enumerateIndirectObjects()) {
    const picture = pictures.get(ref.tag);
    if (!picture) continue;
    putPlate(doc, ref, picture, plate);
    spared.add(ref);
  }
  leadToPlate(doc, profiles, spared);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

function glyphsIn(doc: PDFDocument): Set<PDFRef> {
  const glyphs = new Set<PDFRef>();
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    const procs = object instanceof PDFDict ? dictOf(object.lookup(name('CharProcs'))) : undefined;
    for (const glyph of procs?.values() ?? []) if (glyph instanceof PDFRef) glyphs.add(glyph);
  }
  return glyphs;
}

const dictOf = (value: unknown): PDFDict | undefined => (value instanceof PDFDict ? value : undefined);

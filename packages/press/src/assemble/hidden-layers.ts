import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { operations } from '../pdf/content-operations.ts';
import { contentStreams, decoded, joined } from '../pdf/streams.ts';

const name = (text: string) => PDFName.of(text);

/**
 * Takes what a hidden layer draws out of a page, before the page is copied: copying loses the document's layer
 * settings, and what was hidden would print. Pages without hidden layers keep their bytes.
 */
export function dropHiddenLayers(doc: PDFDocument, page: PDFDict): void {
  const hidden = hiddenGroups(doc);
  if (hidden.size === 0) return;
  const seen = new Set<PDFObject>();
  const resources = page.lookup(name('Resources'));
  const streams = contentStreams(page.lookup(name('Contents')), doc.context);
  const cut = withoutHidden(joined(streams), resources, hidden);
  if (cut) page.set(name('Contents'), doc.context.register(doc.context.flateStream(cut)));
  dropInResources(resources, hidden, seen);
}

/** The layers that are off when the file is opened. */
function hiddenGroups(doc: PDFDocument): Set<PDFObject> {
  const properties = doc.catalog.lookup(name('OCProperties'));
  if (!(properties instanceof PDFDict)) return new Set();
  const settings = properties.lookup(name('D'));
  const groups = (owner: PDFObject | undefined, key: string) => {
    const list = owner instanceof PDFDict ? owner.lookup(name(key)) : undefined;
    return list instanceof PDFArray ? list.asArray() : [];
  };
  const allOff = settings instanceof PDFDict && settings.lookup(name('BaseState')) === name('OFF');
  const off = new Set<PDFObject>(allOff ? groups(properties, 'OCGs') : []);
  for (const group of groups(settings, 'ON')) off.delete(group);
  for (const group of groups(settings, 'OFF')) off.add(group);
  return off;
}

/** Whether something marked with this group (or membership of groups) is not shown. */
function isHidden(mark: PDFObject | undefined, owner: PDFDict, hidden: Set<PDFObject>): boolean {
  if (mark === undefined) return false;
  if (hidden.has(mark)) return true;
  const membership = mark instanceof PDFRef ? owner.context.lookup(mark) : mark;
  if (!(membership instanceof PDFDict) || membership.lookup(name('Type')) !== name('OCMD')) return false;
  const listed = membership.get(name('OCGs'));
  const list = listed instanceof PDFRef ? owner.context.lookup(listed) : listed;
  const members = list instanceof PDFArray ? list.asArray() : listed ? [listed] : [];
  if (members.length === 0) return false;
  const off = members.filter((member) => hidden.has(member)).length;
  switch (membership.lookup(name('P'))) {
    case name('AllOn'):
      return off > 0;
    case name('AnyOff'):
      return off === 0;
    case name('AllOff'):
      return off < members.length;
    default:
      return off === members.length;
  }
}

function dropInResources(
  resources: PDFObject | undefined,
  hidden: Set<PDFObject>,
  seen: Set<PDFObject>,
): void {
  if (!(resources instanceof PDFDict) || seen.has(resources)) return;
  seen.add(resources);
  const xobjects = resources.lookup(name('XObject'));
  if (!(xobjects instanceof PDFDict)) return;
  for (const [key, entry] of xobjects.entries()) {
    const target = xobjects.context.lookup(entry);
    if (!(target instanceof PDFStream) || seen.has(target)) continue;
    seen.add(target);
    const { dict, context } = { dict: target.dict, context: xobjects.context };
    if (isHidden(dict.get(name('OC')), dict, hidden)) {
      xobjects.set(
        key,
        context.register(context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] })),
      );
    } else if (dict.lookup(name('Subtype')) === name('Form')) {
      const inner = dict.lookup(name('Resources')) ?? resources;
      const cut = withoutHidden(decoded(target), inner, hidden);
      if (cut && entry instanceof PDFRef) replaceStream(entry, target, cut);
      dropInResources(inner, hidden, seen);
    }
  }
}

function replaceStream(ref: PDFRef, stream: PDFStream, bytes: Uint8Array): void {
  const dict = stream.dict.clone();
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(name(key));
  dict.context.assign(ref, PDFRawStream.of(dict, bytes));
}

const PAINTS_PATH = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);
const PAINTS_OTHER = new Set(['Tj', 'TJ', "'", '"', 'Do', 'sh', 'EI']);

/**
 * The content without what hidden layers paint, or undefined when there is none. Only the painting goes: what a
 * hidden part does to the graphics state still counts for what follows.
 */
function withoutHidden(
  content: Uint8Array,
  resources: PDFObject | undefined,
  hidden: Set<PDFObject>,
): Uint8Array | undefined {
  const properties = resources instanceof PDFDict ? resources.lookup(name('Properties')) : undefined;
  if (!(properties instanceof PDFDict)) return undefined;
  const parts: Uint8Array[] = [];
  const marks: boolean[] = [];
  let kept = 0;
  for (const { operator, names, start, end } of operations(content)) {
    if (operator === 'BDC' && names[0] === 'OC') {
      marks.push(isHidden(properties.get(name(names[1] ?? '')), properties, hidden));
    } else if (operator === 'BDC' || operator === 'BMC') marks.push(false);
    else if (operator === 'EMC') marks.pop();
    else if (marks.includes(true) && (PAINTS_PATH.has(operator) || PAINTS_OTHER.has(operator))) {
      parts.push(content.subarray(kept, start), Buffer.from(PAINTS_PATH.has(operator) ? 'n' : ' '));
      kept = end;
    }
  }
  if (parts.length === 0) return undefined;
  return Buffer.concat([...parts, content.subarray(kept)]);
}

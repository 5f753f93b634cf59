import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib';
import { operations } from '../pdf/content-operations.ts';
import { numbersOf } from '../pdf/operands.ts';
import { hiddenGroupsOf, isHidden } from '../pdf/optional-content.ts';
import { paintingOperators, textModeOf } from '../pdf/painting-operators.ts';
import { concatenate, contentStreams, decodeStream } from '../pdf/streams.ts';

const name = (text: string) => PDFName.of(text);

/**
 * Removes from a page what hidden optional content groups draw, before the page is copied: copying loses the document's
 * settings of its groups, so hidden content would print. Pages without hidden groups keep their bytes.
 */
export function dropHiddenContent(doc: PDFDocument, page: PDFDict): void {
  // Some content is drawn only while a group is off: it is not enough that all groups are on.
  if (!doc.catalog.has(name('OCProperties'))) return;
  const hidden = hiddenGroupsOf(doc);
  const seen = new Set<PDFObject>();
  const resources = page.lookup(name('Resources'));
  const streams = contentStreams(page.lookup(name('Contents')), doc.context);
  const cut = withoutHidden(concatenate(streams), resources, hidden);
  if (cut) page.set(name('Contents'), doc.context.register(doc.context.flateStream(cut)));
  dropInResources(resources, hidden, seen);
}

/** Forms, patterns, glyphs and soft masks: everything that draws and can have resources of its own. */
function dropInResources(
  resources: PDFObject | undefined,
  hidden: Set<PDFObject>,
  seen: Set<PDFObject>,
): void {
  if (!(resources instanceof PDFDict) || seen.has(resources)) return;
  seen.add(resources);
  for (const { owner, key, inherited } of drawingsIn(resources)) {
    const entry = owner.get(key);
    const target = owner.context.lookup(entry);
    if (!(target instanceof PDFStream) || seen.has(target)) continue;
    seen.add(target);
    const { dict } = target;
    if (isHidden(dict.get(name('OC')), dict, hidden)) {
      const empty = owner.context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] });
      owner.set(key, owner.context.register(empty));
    } else if (dict.lookup(name('Subtype')) !== name('Image')) {
      const inner = dict.lookup(name('Resources')) ?? inherited;
      const cut = withoutHidden(decodeStream(target), inner, hidden);
      if (cut && entry instanceof PDFRef) replaceStream(entry, target, cut);
      dropInResources(inner, hidden, seen);
    }
  }
}

/** The entries below these resources that lead to streams that draw, and the resources those inherit. */
function drawingsIn(resources: PDFDict): { owner: PDFDict; key: PDFName; inherited: PDFObject }[] {
  const within = (kind: string) => {
    const entries = resources.lookup(name(kind));
    return entries instanceof PDFDict ? entries : undefined;
  };
  const all = (owner: PDFDict | undefined, inherited: PDFObject = resources) =>
    (owner?.keys() ?? []).map((key) => ({ owner: owner as PDFDict, key, inherited }));
  const dictsOf = (kind: string) => {
    const entries = within(kind);
    return (entries?.keys() ?? [])
      .map((key) => entries?.lookup(key))
      .filter((entry) => entry instanceof PDFDict);
  };
  const glyphs = dictsOf('Font').flatMap((font) => {
    const procedures = font.lookup(name('CharProcs'));
    return procedures instanceof PDFDict ? all(procedures, font.lookup(name('Resources')) ?? resources) : [];
  });
  const masks = dictsOf('ExtGState').flatMap((state) => {
    const mask = state.lookup(name('SMask'));
    return mask instanceof PDFDict ? [{ owner: mask, key: name('G'), inherited: resources }] : [];
  });
  return [...all(within('XObject')), ...all(within('Pattern')), ...glyphs, ...masks];
}

function replaceStream(ref: PDFRef, stream: PDFStream, bytes: Uint8Array): void {
  const dict = stream.dict.clone();
  for (const key of ['Filter', 'DecodeParms', 'Length']) dict.delete(name(key));
  dict.context.assign(ref, PDFRawStream.of(dict, bytes));
}

/** Type 3 glyphs paint in every text rendering mode. */
function isDrawn(font: string, resources: PDFObject | undefined): boolean {
  const fonts = resources instanceof PDFDict ? resources.lookup(name('Font')) : undefined;
  const dict = fonts instanceof PDFDict ? fonts.lookup(name(font)) : undefined;
  return dict instanceof PDFDict && dict.lookup(name('Subtype')) === name('Type3');
}

const NOTHING = { fills: false, strokes: false };

/**
 * The content without what hidden groups paint, or undefined when there is none. Only the painting is removed: changes of
 * the graphics state in a hidden part still apply to what follows.
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
  const modes: number[] = [];
  let mode = 0;
  let font = '';
  let kept = 0;
  const put = (from: number, to: number, text: string) => {
    parts.push(content.subarray(kept, from), Buffer.from(text));
    kept = to;
  };
  for (const operation of operations(content)) {
    const { operator, names, start, end } = operation;
    const painting = paintingOperators.get(operator);
    if (operator === 'BDC' && names[0] === 'OC') {
      marks.push(isHidden(properties.get(name(names[1] ?? '')), properties, hidden));
    } else if (operator === 'BDC' || operator === 'BMC') marks.push(false);
    else if (operator === 'EMC') marks.pop();
    else if (operator === 'q') modes.push(mode);
    else if (operator === 'Q') mode = modes.pop() ?? mode;
    else if (operator === 'Tr') mode = numbersOf(content, operation)[0] ?? 0;
    else if (operator === 'Tf') font = names[0] ?? '';
    else if (painting && marks.includes(true)) {
      if (painting.what === 'text' && isDrawn(font, resources))
        put(start, end, operator === "'" || operator === '"' ? 'T*' : ' ');
      else if (painting.what === 'text') {
        // The following text on the line keeps its position.
        put(start, start, ` ${textModeOf(mode, NOTHING)} Tr `);
        put(end, end, ` ${mode} Tr `);
      } else put(start, end, painting.what === 'path' ? 'n' : ' ');
    }
  }
  if (parts.length === 0) return undefined;
  return Buffer.concat([...parts, content.subarray(kept)]);
}

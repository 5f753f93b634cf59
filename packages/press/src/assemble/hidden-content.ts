import { PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib';
import { foundIn, nameIn, resourcesOf } from '../content/resources.ts';
import { isDrawn, type TextMode } from '../content/text-state.ts';
import { asDict, dictOf, listOf, nameOf } from '../pdf/entries.ts';
import { hiddenGroupsOf } from '../pdf/group-states.ts';
import { type HiddenGroups, isHidden, isOptionalContent } from '../pdf/optional-content.ts';
import { concatenate, contentStreams, decodeStream } from '../pdf/streams.ts';
import { type Drawing, drawingsIn, looksOf } from './drawings-in.ts';
import { withoutMarks } from './without-marks.ts';

const name = (text: string) => PDFName.of(text);

/** What a page was cleared of, for a caller that clears all pages of a document. */
export interface Cleared {
  /** Resources that still name groups, though nothing refers to them any more. */
  properties: Set<PDFDict>;
  changed: boolean;
}

/**
 * Removes from a page what hidden optional content groups draw, and from the rest the marks that assign it to groups,
 * before the page is copied. Copying loses the document's settings of its groups: hidden content would print, and a print
 * office's program that takes all groups for on would leave out what is drawn only while one is off. The other pages are
 * not changed, nor how they look.
 */
export function dropHiddenContent(doc: PDFDocument, page: PDFDict): Cleared {
  const walk = new HiddenContent(hiddenGroupsOf(doc));
  walk.page(page);
  return walk;
}

class HiddenContent implements Cleared {
  readonly properties = new Set<PDFDict>();
  changed = false;
  readonly #hidden: HiddenGroups;
  readonly #seen = new Set<PDFObject>();
  /** Forms whose text begins in another text state than usual, by the form and that state. */
  readonly #twins = new Map<string, PDFRef>();

  constructor(hidden: HiddenGroups) {
    this.#hidden = hidden;
  }

  page(page: PDFDict): void {
    const { context } = page;
    const resources = dictOf(page, 'Resources');
    if (resources && this.#marksWithin(resources)) {
      const streams = contentStreams(page.lookup(name('Contents')), context);
      const cut = this.#cut(concatenate(streams), resources);
      if (cut) page.set(name('Contents'), context.register(context.flateStream(cut)));
    }
    this.#resources(resources);
    this.#annotations(page);
  }

  #cut(content: Uint8Array, resources: PDFDict, text?: TextMode): Uint8Array | undefined {
    const renamed = (form: string, state: TextMode) => this.#inheriting(form, state, resources);
    const cut = withoutMarks(content, resources, this.#hidden, { ...(text && { text }), renamed });
    this.changed ||= cut !== undefined;
    return cut;
  }

  /**
   * The name of a form's twin, for a form with marks whose text begins in another text state than usual: after hidden text
   * that state is set again.
   */
  #inheriting(form: string, text: TextMode, resources: PDFDict): string | undefined {
    if (text.textMode === 0 && !isDrawn(text.font)) return undefined;
    const found = foundIn(resources, 'XObject', form);
    if (!(found?.object instanceof PDFStream) || nameOf(found.object.dict, 'Subtype') !== 'Form')
      return undefined;
    const { dict } = found.object;
    const inner = resourcesOf(dict, resources);
    if (!inner || !this.#marksWithin(inner)) return undefined;
    if (isHidden(dict.get(name('OC')), dict, this.#hidden)) return undefined;
    const use = `${found.ref} ${text.textMode} ${isDrawn(text.font) ? `${text.font.ref} ${text.font.size}` : ''}`;
    const twin = this.#twins.get(use) ?? dict.context.nextRef();
    if (!this.#twins.has(use)) {
      this.#twins.set(use, twin);
      const content = decodeStream(found.object);
      replaceStream(twin, found.object, this.#cut(content, inner, text) ?? content);
    }
    return nameIn(resources, 'XObject', twin, 'Twin');
  }

  /** Whether these resources, or those of the forms in them, name groups. */
  #marksWithin(resources: PDFDict, seen = new Set<PDFDict>()): boolean {
    if (seen.has(resources)) return false;
    seen.add(resources);
    if (this.#hasMarks(resources)) return true;
    const forms = dictOf(resources, 'XObject');
    return (forms?.keys() ?? []).some((key) => {
      const inner = dictOf(asDict(forms?.lookup(key)), 'Resources');
      return inner !== undefined && this.#marksWithin(inner, seen);
    });
  }

  /** Forms, patterns, glyphs and soft masks: everything that draws and can have resources of its own. */
  #resources(resources: PDFObject | undefined): void {
    if (!(resources instanceof PDFDict) || this.#seen.has(resources)) return;
    this.#seen.add(resources);
    for (const drawing of drawingsIn(resources)) this.#drawing(drawing);
  }

  #drawing({ owner, key, inherited }: Drawing): void {
    const entry = owner.get(key);
    const target = owner.context.lookup(entry);
    if (!(target instanceof PDFStream)) return;
    const { dict } = target;
    // In every place where it is drawn, though its own content is read only once.
    if (isHidden(dict.get(name('OC')), dict, this.#hidden)) {
      const empty = owner.context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 0, 0] });
      owner.set(key, owner.context.register(empty));
      this.changed = true;
      return;
    }
    if (this.#seen.has(target)) return;
    this.#seen.add(target);
    this.#unassign(dict);
    if (dict.lookup(name('Subtype')) === name('Image')) return;
    const inner = resourcesOf(dict, asDict(inherited));
    if (inner && this.#marksWithin(inner) && entry instanceof PDFRef) {
      const cut = this.#cut(decodeStream(target), inner);
      if (cut) replaceStream(entry, target, cut);
    }
    this.#resources(inner);
  }

  #annotations(page: PDFDict): void {
    const annotations = listOf(page, 'Annots').map(asDict);
    if (annotations.length === 0) return;
    const isOff = (annotation: PDFDict | undefined) =>
      annotation !== undefined && isHidden(annotation.get(name('OC')), annotation, this.#hidden);
    if (annotations.some(isOff)) {
      const list = listOf(page, 'Annots').filter((value) => !isOff(asDict(value)));
      page.set(name('Annots'), page.context.obj(list as PDFObject[]));
      this.changed = true;
    }
    for (const annotation of annotations) {
      if (!annotation || isOff(annotation)) continue;
      this.#unassign(annotation);
      for (const look of looksOf(annotation)) this.#drawing(look);
    }
  }

  /** What is visible now is visible always; alternates of an image are chosen by their groups. */
  #unassign(dict: PDFDict): void {
    if (!dict.has(name('OC'))) return;
    dict.delete(name('OC'));
    dict.delete(name('Alternates'));
    this.changed = true;
  }

  #hasMarks(resources: PDFDict): boolean {
    const properties = dictOf(resources, 'Properties');
    if (!properties) return false;
    const named = properties.keys().some((key) => isOptionalContent(properties.get(key), properties));
    if (named) this.properties.add(properties);
    return named;
  }
}

function replaceStream(ref: PDFRef, stream: PDFStream, bytes: Uint8Array): void {
  const dict = stream.dict.clone();
  for (const key of ['Filter', 'DecodeParms', 'Length', 'OC']) dict.delete(name(key));
  dict.context.assign(ref, PDFRawStream.of(dict, bytes));
}

import { PDFDict, PDFName, type PDFObject } from 'pdf-lib';
import { dictOf, resolve } from '../pdf/entries.ts';

/** The kinds of resources that content names (ISO 32000-1, table 33). */
export type ResourceKind =
  | ('XObject' | 'Pattern' | 'Shading' | 'Font')
  | ('ExtGState' | 'ColorSpace' | 'Properties');

/** An entry of the resources: usually a reference, and the object to which it leads. */
export interface Found {
  ref: PDFObject;
  object: PDFObject;
}

/** What a name in the content refers to. Names are decoded; the resources may write them with other escapes. */
export function foundIn(
  resources: PDFDict | undefined,
  kind: ResourceKind,
  name: string | undefined,
): Found | undefined {
  const entries = dictOf(resources, kind);
  const ref = name === undefined ? undefined : entries?.get(PDFName.of(name));
  const object = entries && resolve(ref, entries);
  return ref && object ? { ref, object } : undefined;
}

export const resourceIn = (
  resources: PDFDict | undefined,
  kind: ResourceKind,
  name: string | undefined,
): PDFObject | undefined => foundIn(resources, kind, name)?.object;

/** The resources of a form, pattern or font; one without its own uses those of the content that draws it. */
export const resourcesOf = (owner: PDFDict, outer: PDFDict | undefined): PDFDict | undefined =>
  dictOf(owner, 'Resources') ?? outer;

/** The name of an object in the resources, as content writes it; it is added, beginning with `stem`, where it has none. */
export function nameIn(resources: PDFDict, kind: ResourceKind, ref: PDFObject, stem: string): string {
  const own = resources.lookup(PDFName.of(kind));
  const entries = own instanceof PDFDict ? own : resources.context.obj({});
  if (entries !== own) resources.set(PDFName.of(kind), entries);
  const known = entries.keys().find((key) => entries.get(key) === ref);
  if (known) return known.asString().slice(1);
  let number = 0;
  while (entries.has(PDFName.of(`${stem}${number}`))) number++;
  entries.set(PDFName.of(`${stem}${number}`), ref);
  return `${stem}${number}`;
}

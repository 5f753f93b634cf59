import { PDFDict, PDFName, type PDFObject } from 'pdf-lib';
import { readSpace } from '../content/colour-space.ts';
import type { ResourceKind } from '../content/resources.ts';
import { dictOf, resolve } from '../pdf/entries.ts';
import type { MendInks } from './mend-inks.ts';

const name = (text: string) => PDFName.of(text);

/** The entries of one kind, which are made where there are none. */
export function entriesOf(resources: PDFDict, kind: ResourceKind): PDFDict {
  const present = resources.lookup(name(kind));
  if (present instanceof PDFDict) return present;
  const entries = resources.context.obj({}) as PDFDict;
  resources.set(name(kind), entries);
  return entries;
}

/**
 * The name of an object in the new resources of a content stream; one that neither they nor the old ones have for anything
 * else, where it has none yet.
 */
export function newName(own: PDFDict, old: PDFDict, kind: ResourceKind, ref: PDFObject): string {
  const entries = entriesOf(own, kind);
  const known = entries.keys().find((key) => entries.get(key) === ref);
  if (known) return known.decodeText();
  let number = entries.keys().length;
  const taken = (key: string) => entries.has(name(key)) || dictOf(old, kind)?.has(name(key));
  while (taken(`Mended${number}`)) number++;
  entries.set(name(`Mended${number}`), ref);
  return `Mended${number}`;
}

/**
 * The resources of a content stream without colour spaces that are no longer named, and without what is drawn: that is added
 * when it is used, so that no object in colours of the screen stays behind.
 */
export function emptied(resources: PDFDict, inks: MendInks, grey: boolean): PDFDict {
  const { context } = resources;
  const own = resources.clone(context);
  for (const kind of ['XObject', 'Pattern', 'Font', 'Shading', 'ExtGState']) own.delete(name(kind));
  const spaces = dictOf(resources, 'ColorSpace')?.clone(context);
  if (!spaces) return own;
  own.set(name('ColorSpace'), spaces);
  for (const [key, value] of spaces.entries()) {
    const space = readSpace(resolve(value, resources), resources);
    if (space.kind === 'pattern' && space.base && inks.isReplaced(space.base))
      spaces.set(key, context.obj([name('Pattern'), name(grey ? 'DeviceGray' : 'DeviceCMYK')]));
    else if (inks.isReplaced(space)) spaces.delete(key);
  }
  return own;
}

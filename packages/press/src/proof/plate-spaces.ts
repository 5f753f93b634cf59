import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { deflated } from '../pdf/replace-stream.ts';
import type { PlateChannels } from './plate-profile.ts';

const name = (text: string) => PDFName.of(text);
const CHANNELS: Record<string, PlateChannels> = {
  DeviceCMYK: 4,
  CMYK: 4,
  DeviceRGB: 3,
  RGB: 3,
  CalRGB: 3,
  DeviceGray: 1,
  G: 1,
  CalGray: 1,
};
/** What content streams call the spaces of a plate. */
export const PLATE_NAMES: Record<PlateChannels, string> = {
  4: 'PlateInks',
  3: 'PlateScreen',
  1: 'PlateGrey',
};

/** The plate space that stands for a device space. */
export function plateNameOf(space: string): string | undefined {
  const channels = CHANNELS[space];
  return channels && PLATE_NAMES[channels];
}

/**
 * Lets every colour space of a document lead to the plate's profiles, in pictures, gradients, tables and alternates,
 * and names them in all resources. What is spared keeps its lightness: masks, and pictures that are plates already.
 */
export function leadToPlate(
  doc: PDFDocument,
  profiles: Record<PlateChannels, Uint8Array>,
  spared: ReadonlySet<PDFObject>,
): void {
  const { context } = doc;
  const space = (channels: PlateChannels) => {
    const profile = deflated(context, profiles[channels]);
    profile.dict.set(name('N'), PDFNumber.of(channels));
    return context.register(context.obj(['ICCBased', context.register(profile)]));
  };
  const objects = context.enumerateIndirectObjects();
  const spaces: Record<PlateChannels, PDFRef> = { 1: space(1), 3: space(3), 4: space(4) };
  const replacement = (value: PDFObject | undefined): PDFRef | undefined => {
    const channels = value instanceof PDFName ? CHANNELS[value.decodeText()] : undefined;
    return channels && spaces[channels];
  };

  const visit = (value: PDFObject): void => {
    if (value instanceof PDFArray) visitArray(value);
    else if (value instanceof PDFDict) visitDict(value);
    else if (value instanceof PDFStream) visitDict(value.dict);
  };
  const visitArray = (array: PDFArray): void => {
    const family = array.size() > 1 ? array.get(0) : undefined;
    const own = family instanceof PDFName ? channelsOf(array, family.decodeText()) : undefined;
    if (own) {
      const target = context.lookup(spaces[own], PDFArray);
      array.set(0, name('ICCBased'));
      array.set(1, target.get(1));
      return;
    }
    const inner = family === name('Separation') || family === name('DeviceN') ? 2 : 1;
    const isSpace = ['Indexed', 'I', 'Pattern', 'Separation', 'DeviceN'].some((one) => family === name(one));
    const replaced = isSpace && array.size() > inner ? replacement(array.get(inner)) : undefined;
    if (replaced) array.set(inner, replaced);
    for (const entry of array.asArray()) visit(entry);
  };
  const visitDict = (dict: PDFDict): void => {
    for (const [key, value] of dict.entries()) {
      const replaced = key === name('ColorSpace') ? replacement(value) : undefined;
      if (replaced) dict.set(key, replaced);
      else if (key === name('ColorSpace') && value instanceof PDFDict) visitNamed(value);
      else if (!(value instanceof PDFStream)) visit(value);
      if (key === name('Resources')) nameIn(dict.lookup(key));
    }
  };
  const visitNamed = (named: PDFDict): void => {
    for (const [key, value] of named.entries()) {
      const replaced = replacement(value);
      if (replaced) named.set(key, replaced);
      else visit(value);
    }
  };
  const nameIn = (resources: PDFObject | undefined): void => {
    if (!(resources instanceof PDFDict)) return;
    const present = resources.lookup(name('ColorSpace'));
    const list = present instanceof PDFDict ? present : context.obj({});
    for (const channels of [1, 3, 4] as const) list.set(name(PLATE_NAMES[channels]), spaces[channels]);
    resources.set(name('ColorSpace'), list);
  };
  for (const [ref, object] of objects) if (!spared.has(ref)) visit(object);
}

function channelsOf(array: PDFArray, family: string): PlateChannels | undefined {
  if (family === 'CalRGB' || family === 'CalGray') return CHANNELS[family];
  if (family !== 'ICCBased') return undefined;
  const profile = array.lookup(1);
  const channels = profile instanceof PDFStream ? profile.dict.lookup(name('N')) : undefined;
  const count = channels instanceof PDFNumber ? channels.asNumber() : 0;
  return count === 1 || count === 3 || count === 4 ? count : undefined;
}

/** Everything whose colours only say how much of something else is seen: soft masks, and what they draw. */
export function masksIn(doc: PDFDocument): Set<PDFObject> {
  const masks = new Set<PDFObject>();
  const add = (value: PDFObject | undefined): void => {
    if (!(value instanceof PDFRef) || masks.has(value)) return;
    masks.add(value);
    const stream = doc.context.lookup(value);
    const resources = stream instanceof PDFStream ? stream.dict.lookup(name('Resources')) : undefined;
    const drawn = resources instanceof PDFDict ? resources.lookup(name('XObject')) : undefined;
    if (drawn instanceof PDFDict) for (const inner of drawn.values()) add(inner);
  };
  for (const [, object] of doc.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (object instanceof PDFStream) {
      add(dict.get(name('SMask')));
      add(dict.get(name('Mask')));
    }
    // A mask inside a graphics state that stands in a page's own resources is reached through its group.
    if (dict.lookup(name('S')) === name('Luminosity')) add(dict.get(name('G')));
    for (const value of dict.values()) collectGroups(value, add);
  }
  return masks;
}

function collectGroups(value: PDFObject, add: (value: PDFObject | undefined) => void, depth = 0): void {
  if (!(value instanceof PDFDict) || depth > 8) return;
  if (value.get(name('S')) === name('Luminosity')) add(value.get(name('G')));
  for (const inner of value.values()) collectGroups(inner, add, depth + 1);
}

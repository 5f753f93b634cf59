import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFStream } from 'pdf-lib';
import { unprintable } from './unprintable.ts';

/** The colour spaces that a laid-out page may contain. */
export type SpaceKind = 'rgb' | 'gray' | 'cmyk' | 'pattern';

const DEVICE: Record<string, SpaceKind> = {
  DeviceRGB: 'rgb',
  RGB: 'rgb',
  CalRGB: 'rgb',
  DeviceGray: 'gray',
  G: 'gray',
  CalGray: 'gray',
  DeviceCMYK: 'cmyk',
  CMYK: 'cmyk',
  Pattern: 'pattern',
};
const BY_CHANNELS: Record<number, SpaceKind> = { 1: 'gray', 3: 'rgb' };

/**
 * Classifies a colour space; profiles of one and three channels are the browser's own grey and sRGB.
 * Throws `layout` for everything else: spot colours, Lab, tables.
 */
export function spaceKind(space: PDFObject | undefined, resources: PDFDict | undefined): SpaceKind {
  if (space instanceof PDFName) {
    const name = space.decodeText();
    const named = entry(resources, 'ColorSpace', name);
    const kind = named === undefined ? DEVICE[name] : spaceKind(named, undefined);
    if (kind) return kind;
  } else if (space instanceof PDFArray) {
    const family = space.lookup(0);
    if (family === PDFName.of('ICCBased')) {
      const profile = space.lookup(1);
      const channels = profile instanceof PDFStream ? profile.dict.lookup(PDFName.of('N')) : undefined;
      const kind = channels instanceof PDFNumber ? BY_CHANNELS[channels.asNumber()] : undefined;
      if (kind) return kind;
    } else if (family instanceof PDFName) {
      const kind = DEVICE[family.decodeText()];
      if (kind && !(kind === 'pattern' && space.size() > 1)) return kind;
    }
  }
  throw unprintable(`the colour space ${String(space)}`);
}

/** An entry of one of the dictionaries in the resources of a stream. */
export function entry(resources: PDFDict | undefined, kind: string, name: string): PDFObject | undefined {
  const list = resources?.lookup(PDFName.of(kind));
  return list instanceof PDFDict ? list.lookup(PDFName.of(name)) : undefined;
}

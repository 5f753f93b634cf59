import type { PDFDict, PDFObject } from 'pdf-lib';
import { type ColourSpace, readSpace } from '../content/colour-space.ts';
import { unprintable } from './unprintable.ts';

/** The colour spaces that a laid-out page may contain. */
export type SpaceKind = 'rgb' | 'gray' | 'cmyk' | 'pattern';

const BY_CHANNELS: Record<number, SpaceKind> = { 1: 'gray', 3: 'rgb' };

/**
 * Classifies a colour space; profiles of one and three channels are the browser's own grey and sRGB.
 * Throws `layout` for everything else: spot colours, Lab, tables.
 */
export function spaceKind(value: PDFObject | undefined, resources: PDFDict | undefined): SpaceKind {
  const kind = kindOf(readSpace(value, resources));
  if (!kind) throw unprintable(`the colour space ${String(value)}`);
  return kind;
}

function kindOf(space: ColourSpace): SpaceKind | undefined {
  switch (space.kind) {
    case 'rgb':
    case 'cal-rgb':
      return 'rgb';
    case 'gray':
    case 'cal-gray':
      return 'gray';
    case 'cmyk':
      return 'cmyk';
    case 'icc':
      return BY_CHANNELS[space.components];
    case 'pattern':
      return space.base ? undefined : 'pattern';
    default:
      return undefined;
  }
}

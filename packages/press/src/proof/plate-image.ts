import { PDFArray, PDFBool, type PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { codedComponents } from '../content/coded-image.ts';
import { readSpace } from '../content/colour-space.ts';
import { filtersOf } from '../pdf/decode-filters.ts';
import { entryOf } from '../pdf/entries.ts';
import { type InkImage, plateStream } from './ink-images.ts';
import { type Plate, type PlateColour, plateColourOf } from './plate-colour.ts';
import type { PlateSpaces } from './plate-spaces.ts';

const name = (text: string) => PDFName.of(text);
const DEVICES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** The plates on which an image prints: a stencil mask in the current colour, any other in its own. */
export function imageColour(
  stream: PDFRawStream,
  resources: PDFDict,
  fill: PlateColour,
): { colour: PlateColour; stencil: boolean } {
  if (entryOf(stream.dict, 'ImageMask') === PDFBool.True) return { colour: fill, stencil: true };
  return { colour: plateColourOf(readSpace(entryOf(stream.dict, 'ColorSpace'), resources)), stencil: false };
}

/** An image on a plate, in grey; its masks are unchanged. */
export function plateImage(
  stream: PDFRawStream,
  about: { resources: PDFDict; plate: Plate; spaces: PlateSpaces; known: InkImage | undefined },
): PDFRawStream {
  const { resources, plate, spaces, known } = about;
  if (known) return plateStream(stream, known, plate);
  const dict = stream.dict.clone(stream.dict.context);
  // Inline images abbreviate their filters.
  const filters = filtersOf(dict);
  const [only] = filters;
  if (only !== undefined)
    dict.set(name('Filter'), filters.length === 1 ? name(only) : dict.context.obj(filters));
  dict.set(name('Subtype'), name('Image'));
  const own = dict.get(name('ColorSpace')) ?? impliedSpace(stream, filters);
  const space = own && spaces.space(own, resources, 'pixels');
  if (space && entryOf(dict, 'ImageMask') !== PDFBool.True) dict.set(name('ColorSpace'), space);
  // The range of Lab is part of the replacement.
  const family = entryOf(stream.dict, 'ColorSpace');
  if (family instanceof PDFArray && family.lookup(0) === name('Lab')) dict.delete(name('Decode'));
  return PDFRawStream.of(dict, stream.contents);
}

/** JPEG 2000 data may contain the number of its channels. */
function impliedSpace(stream: PDFRawStream, filters: readonly string[]): PDFName | undefined {
  const device = DEVICES[codedComponents(stream.contents, filters) ?? 0];
  return device === undefined ? undefined : name(device);
}

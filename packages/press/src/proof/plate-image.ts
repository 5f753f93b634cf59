import { PDFArray, PDFBool, type PDFDict, PDFName, PDFRawStream } from 'pdf-lib';
import { filtersOf } from '../pdf/decode-filters.ts';
import { entryOf } from '../pdf/entries.ts';
import { codedComponents } from '../preflight/interpret/coded-image.ts';
import { type InkImage, plateStream } from './ink-images.ts';
import { type Plate, type PlateColour, plateColourOf } from './plate-colour.ts';
import type { PlateSpaces } from './plate-spaces.ts';

const name = (text: string) => PDFName.of(text);
const DEVICES: Record<number, string> = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' };

/** Which plates an image prints on: a stencil in the colour in force, any other in its own. */
export function imageColour(
  stream: PDFRawStream,
  resources: PDFDict,
  fill: PlateColour,
): { colour: PlateColour; stencil: boolean } {
  if (entryOf(stream.dict, 'ImageMask') === PDFBool.True) return { colour: fill, stencil: true };
  return { colour: plateColourOf(entryOf(stream.dict, 'ColorSpace'), resources), stencil: false };
}

/** An image as it stands on a plate, in grey; its masks stay what they are. */
export function plateImage(
  stream: PDFRawStream,
  about: { resources: PDFDict; plate: Plate; spaces: PlateSpaces; known: InkImage | undefined },
): PDFRawStream {
  const { resources, plate, spaces, known } = about;
  if (known) return plateStream(stream, known, plate);
  const dict = stream.dict.clone(stream.dict.context);
  // Inline images name their filters short.
  const filters = filtersOf(dict);
  const [only] = filters;
  if (only !== undefined)
    dict.set(name('Filter'), filters.length === 1 ? name(only) : dict.context.obj(filters));
  dict.set(name('Subtype'), name('Image'));
  const own = dict.get(name('ColorSpace')) ?? impliedSpace(stream, filters);
  const space = own && spaces.space(own, resources, 'pixels');
  if (space && entryOf(dict, 'ImageMask') !== PDFBool.True) dict.set(name('ColorSpace'), space);
  // The range of Lab is in what stands for it.
  const family = entryOf(stream.dict, 'ColorSpace');
  if (family instanceof PDFArray && family.lookup(0) === name('Lab')) dict.delete(name('Decode'));
  return PDFRawStream.of(dict, stream.contents);
}

/** JPEG 2000 may say for itself how many channels it has. */
function impliedSpace(stream: PDFRawStream, filters: readonly string[]): PDFName | undefined {
  const device = DEVICES[codedComponents(stream.contents, filters) ?? 0];
  return device === undefined ? undefined : name(device);
}

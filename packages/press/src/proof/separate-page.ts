import { PDFDict, PDFDocument, PDFName, PDFObjectCopier } from 'pdf-lib';
import sharp from 'sharp';
import { dropHiddenLayers } from '../assemble/hidden-layers.ts';
import { type Inks, inksFor } from '../colour/ink-of.ts';
import type { ProfileEngine } from '../colour/profile-engine.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPageBoxes } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { heightOf, widthOf } from '../pdf/rect.ts';
import { PressError } from '../press-error.ts';
import { renderPage } from '../raster/render-page.ts';
import { plateDocument } from './plate-document.ts';
import { inkPictures } from './plate-pictures.ts';
import { plateProfile } from './plate-profile.ts';

const MAX_SIDE_PX = 2_000;

/** The inks of a page as it is seen, pixel by pixel from the upper left. */
export interface Separation {
  widthPx: number;
  heightPx: number;
  /** Pixels per inch; fewer than asked for on pages far larger than a catalogue's. */
  ppi: number;
  /** Cyan, magenta, yellow, black; a byte a pixel, 0 where full ink is. */
  plates: Buffer[];
  /** Four bytes a pixel, 255 for full ink. */
  inks: Uint8Array;
}

/**
 * Takes a page apart into its four inks. Colours that are no inks yet go through the profile, spot colours through
 * their replacement. Throws `unreadable`.
 * @param page 0-based
 */
export async function separatePage(
  bytes: Uint8Array,
  { page, ppi: wanted, engine }: { page: number; ppi: number; engine: ProfileEngine },
): Promise<Separation> {
  const single = await onePage(bytes, page);
  const doc = await loadPdf(single);
  const pictures = await inkPictures(doc);
  const ppi = resolutionFor(doc, wanted);
  const profiles = plateProfiles(inksFor(engine));
  const plates: Buffer[] = [];
  let [widthPx, heightPx] = [0, 0];
  for (const plate of [0, 1, 2, 3]) {
    const separated = await plateDocument(single, plate, profiles(plate), pictures);
    const drawn = await renderPage(separated, { page: 0, size: { ppi } });
    [widthPx, heightPx] = [drawn.widthPx, drawn.heightPx];
    plates.push(await sharp(drawn.png).extractChannel(0).raw().toBuffer());
  }
  const inks = new Uint8Array(widthPx * heightPx * 4);
  plates.forEach((grey, plate) => {
    for (let i = 0; i < grey.length; i++) inks[i * 4 + plate] = 255 - (grey[i] as number);
  });
  return { widthPx, heightPx, ppi, plates, inks };
}

/** Pages far larger than a catalogue's are shown coarser. */
function resolutionFor(doc: PDFDocument, ppi: number): number {
  const [page] = readPages(doc);
  if (!page) return ppi;
  const { media, crop, userUnit } = readPageBoxes(page);
  const shown = crop ?? media;
  const longestPt = Math.max(widthOf(shown), heightOf(shown)) * userUnit;
  return Math.min(ppi, (MAX_SIDE_PX / longestPt) * 72);
}

const plateProfiles =
  ({ inkOf }: Inks) =>
  (plate: number) => ({
    1: plateProfile(1, ([grey = 0]) => (plate === 3 ? 1 - grey : 0)),
    3: plateProfile(3, ([r = 0, g = 0, b = 0]) => inkOf([r, g, b])[plate] ?? 0),
    4: plateProfile(4, (inks) => inks[plate] ?? 0),
  });

async function onePage(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  const source = await loadPdf(bytes);
  const wanted = readPages(source)[page];
  if (!wanted) throw new PressError('unreadable', `The PDF has no page ${page + 1}.`, { detail: 'damaged' });
  dropHiddenLayers(source, wanted);
  const single = await PDFDocument.create({ updateMetadata: false });
  for (const key of ['Parent', 'Annots', 'StructParents', 'B', 'AA']) wanted.delete(PDFName.of(key));
  const copy = PDFObjectCopier.for(source.context, single.context).copy(wanted);
  const tree = single.context.register(single.context.obj({ Type: 'Pages', Count: 1 }));
  copy.set(PDFName.of('Parent'), tree);
  single.context
    .lookup(tree, PDFDict)
    .set(PDFName.of('Kids'), single.context.obj([single.context.register(copy)]));
  single.catalog.set(PDFName.of('Pages'), tree);
  return single.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

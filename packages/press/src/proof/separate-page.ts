import { PDFDict, PDFDocument, PDFName, PDFObjectCopier } from 'pdf-lib';
import { dropHiddenContent } from '../assemble/hidden-content.ts';
import { type Inks, inksFor } from '../colour/ink-of.ts';
import type { ProfileEngine } from '../colour/profile-engine.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readNestedBoxes } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { heightOf, widthOf } from '../pdf/rect.ts';
import { PressError } from '../press-error.ts';
import { type PagePixels, renderPixels } from '../raster/render-pixels.ts';
import { type InkImage, inkImages } from './ink-images.ts';
import { LAB_GRID, labPlates } from './lab-inks.ts';
import type { Plate } from './plate-colour.ts';
import { plateDocument } from './plate-document.ts';
import { plateProfile } from './plate-profile.ts';
import type { PlateInks } from './plate-spaces.ts';
import { type SpotInk, spotInks, TINTS, tintPage } from './spot-inks.ts';

const MAX_SIDE_PX = 2_000;
const PROCESS = [0, 1, 2, 3] as const;
const INKS = PROCESS.length;
const PIXEL_BYTES = 4;

/** The inks of a page as it is shown, pixel by pixel from the upper left. */
export interface Separation {
  widthPx: number;
  heightPx: number;
  /** Pixels per inch; fewer than requested on pages that are far larger than those of a catalogue. */
  ppi: number;
  /** Cyan, magenta, yellow, black; one byte per pixel, 0 for full ink. */
  plates: Buffer[];
  /** The spot inks of the page. */
  spots: SpotPlate[];
  /** The process inks, four bytes per pixel, 255 for full ink. */
  inks: Uint8Array;
}

export interface SpotPlate {
  name: string;
  /** One byte per pixel, 0 for full ink. */
  grey: Buffer;
  /** The process inks that look like each of its 256 tints, four bytes each. */
  looks: Uint8Array;
}

/**
 * Separates a page into its inks: the four process inks, and each spot ink. Colours that are not given as inks are
 * converted with the profile. Throws `unreadable`.
 * @param source a file, or one that has already been read; its page is modified, others are not
 * @param page 0-based
 */
export async function separatePage(
  source: Uint8Array | PDFDocument,
  { page, ppi: wanted, engine }: { page: number; ppi: number; engine: ProfileEngine },
): Promise<Separation> {
  const single = await onePage(source instanceof PDFDocument ? source : await loadPdf(source), page);
  const doc = await loadPdf(single);
  const images = await inkImages(doc);
  const named = spotInks(doc);
  const ppi = resolutionFor(doc, wanted);
  const inksOf = plateInks(engine, new Set(named.map(({ name }) => name)));
  const drawn = (plate: Plate) => plateOf(single, { inks: inksOf(plate), images, ppi });
  const plates: Buffer[] = [];
  let [widthPx, heightPx] = [0, 0];
  for (const plate of PROCESS) {
    const { grey, width, height } = await drawn(plate);
    [widthPx, heightPx] = [width, height];
    plates.push(grey);
  }
  const used: { ink: SpotInk; grey: Buffer }[] = [];
  for (const ink of named) {
    const { grey } = await drawn(ink.name);
    if (grey.some((value) => value !== 255)) used.push({ ink, grey });
  }
  const looks = await looksOf(
    doc,
    used.map(({ ink }) => ink),
    engine,
  );
  const spots = used.map(({ ink, grey }, i) => ({ name: ink.name, grey, looks: looks[i] as Uint8Array }));
  const inks = new Uint8Array(widthPx * heightPx * INKS);
  plates.forEach((grey, plate) => {
    for (let i = 0; i < grey.length; i++) inks[i * INKS + plate] = 255 - (grey[i] as number);
  });
  return { widthPx, heightPx, ppi, plates, spots, inks };
}

interface Plated {
  inks: PlateInks;
  images: ReadonlyMap<string, InkImage>;
  ppi: number;
}

async function plateOf(single: Uint8Array, { inks, images, ppi }: Plated) {
  const separated = await plateDocument(single, inks, images);
  const { raw, width, height } = await renderPixels(separated, { page: 0, size: { ppi } });
  return { grey: greyOf({ raw, width, height }), width, height };
}

/** In a grey image all three channels are the same. */
function greyOf({ raw, width, height }: PagePixels): Buffer {
  const grey = Buffer.alloc(width * height);
  for (let i = 0; i < grey.length; i++) grey[i] = raw[i * PIXEL_BYTES] as number;
  return grey;
}

/** How each tint of some spot inks looks in the process inks, according to the alternates of their colour spaces. */
async function looksOf(
  doc: PDFDocument,
  spots: readonly SpotInk[],
  engine: ProfileEngine,
): Promise<Uint8Array[]> {
  if (spots.length === 0) return [];
  const page = await tintPage(doc, spots);
  const looks = spots.map(() => new Uint8Array(TINTS * INKS));
  const inksOf = plateInks(engine, new Set());
  for (const plate of PROCESS) {
    const { grey } = await plateOf(page, { inks: inksOf(plate), images: new Map(), ppi: 72 });
    looks.forEach((look, row) => {
      for (let tint = 0; tint < TINTS; tint++)
        look[tint * INKS + plate] = 255 - (grey[row * TINTS + tint] ?? 255);
    });
  }
  return looks;
}

/** Pages that are far larger than those of a catalogue are rendered coarser. */
function resolutionFor(doc: PDFDocument, ppi: number): number {
  const [page] = readPages(doc);
  if (!page) return ppi;
  const { media, crop, userUnit } = readNestedBoxes(page);
  const shown = crop ?? media;
  const longestPt = Math.max(widthOf(shown), heightOf(shown)) * userUnit;
  return Math.min(ppi, (MAX_SIDE_PX / longestPt) * 72);
}

const NOWHERE = { 1: plateProfile(1, () => 0), 3: plateProfile(3, () => 0), 4: plateProfile(4, () => 0) };

function plateInks(engine: ProfileEngine, spots: ReadonlySet<string>) {
  const { inkOf }: Inks = inksFor(engine);
  return (plate: Plate): PlateInks => {
    if (typeof plate === 'string')
      return { plate, spots, profiles: NOWHERE, lab: new Uint8Array(LAB_GRID ** 3).fill(255) };
    const profiles = {
      1: plateProfile(1, ([grey = 0]) => (plate === 3 ? 1 - grey : 0)),
      3: plateProfile(3, ([r = 0, g = 0, b = 0]) => inkOf([r, g, b])[plate] ?? 0),
      4: plateProfile(4, (inks) => inks[plate] ?? 0),
    };
    return { plate, spots, profiles, lab: labPlates(engine)[plate] as Uint8Array };
  };
}

async function onePage(source: PDFDocument, page: number): Promise<Uint8Array> {
  const wanted = readPages(source)[page];
  if (!wanted) throw new PressError('unreadable', `The PDF has no page ${page + 1}.`, { reason: 'damaged' });
  dropHiddenContent(source, wanted);
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

import { PDFDict, PDFDocument, PDFName, PDFObjectCopier } from 'pdf-lib';
import sharp from 'sharp';
import { type Inks, inksFor } from '../colour/ink-of.ts';
import { fogra39, type OutputCondition } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPageBoxes } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { heightOf, widthOf } from '../pdf/rect.ts';
import { PressError } from '../press-error.ts';
import { renderPage } from '../raster/render-page.ts';
import { plateDocument } from './plate-document.ts';
import { inkPictures } from './plate-pictures.ts';
import { plateProfile } from './plate-profile.ts';
import { type TotalInk, totalInk } from './total-ink.ts';

/** 216 mm at 150 ppi are 1276 pixels: enough to see where ink is, quick enough to wait for. */
const PROOF_PPI = 150;
const MAX_SIDE_PX = 2_000;

/** How a page will look in print, plate by plate. All pictures are PNG of the same size. */
export interface PageProof {
  widthPx: number;
  heightPx: number;
  /** The page as the press shows it, through the output profile. */
  proof: Uint8Array;
  /** Cyan, magenta, yellow, black; black where full ink is. */
  plates: [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  totalInk: TotalInk;
}

export interface ProofOptions {
  /** 0-based. */
  page: number;
  outputCondition?: OutputCondition;
}

/**
 * Separates a page and puts the plates together again through the output profile. Colours that are no inks yet go
 * through the profile, spot colours through their replacement. Throws `unreadable` or `profile`.
 */
export async function proofPage(bytes: Uint8Array, options: ProofOptions): Promise<PageProof> {
  const engine = await openProfile((options.outputCondition ?? fogra39()).profile);
  const single = await onePage(bytes, options.page);
  const doc = await loadPdf(single);
  const pictures = await inkPictures(doc);
  const ppi = resolutionFor(doc);
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
  const png = async (data: Uint8Array, channels: 1 | 3) =>
    new Uint8Array(
      await sharp(data, { raw: { width: widthPx, height: heightPx, channels } })
        .png()
        .toBuffer(),
    );
  return {
    widthPx,
    heightPx,
    proof: await png(engine.seen(inks), 3),
    plates: (await Promise.all(plates.map((grey) => png(grey, 1)))) as PageProof['plates'],
    totalInk: totalInk(inks, widthPx, heightPx, ppi),
  };
}

/** Pages far larger than a catalogue's are shown coarser. */
function resolutionFor(doc: PDFDocument): number {
  const [page] = readPages(doc);
  if (!page) return PROOF_PPI;
  const { media, crop, userUnit } = readPageBoxes(page);
  const shown = crop ?? media;
  const longestPt = Math.max(widthOf(shown), heightOf(shown)) * userUnit;
  return Math.min(PROOF_PPI, (MAX_SIDE_PX / longestPt) * 72);
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

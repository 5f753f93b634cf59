import type { LogoPlacement } from '@rebblatt/contracts';
import { type PDFDict, PDFName } from 'pdf-lib';
import { logoForm } from '../assemble/logo-form.ts';
import { sweep } from '../assemble/sweep-unreachable.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { Budget, interpretLimits } from '../content/budget.ts';
import type { PaintedImage } from '../content/painted-object.ts';
import { paintedPage } from '../content/painted-page.ts';
import { mendFile } from '../mend/mend-file.ts';
import { hiddenGroupsOf } from '../pdf/group-states.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { inverted, transformed } from '../pdf/matrix.ts';
import { type PageBoxes, readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { grown, heightOf, overlapOf, type Rect, widthOf, writeRect } from '../pdf/rect.ts';
import { mmOf } from '../pdf/units.ts';
import { effectivePpi, isBitmap } from '../preflight/rules/coarse-image.ts';
import { isTransparent } from '../preflight/rules/transp.ts';
import { PressError } from '../press-error.ts';
import { separatePage } from '../proof/separate-page.ts';
import { type PagePixels, renderPixels } from '../raster/render-pixels.ts';
import { findEdge } from './find-edge.ts';
import { groundFor, type LogoPage, type LogoTask, placementOf } from './make-logo.ts';
import { paleOnWhite } from './pale.ts';
import { isWhite, PictureInks } from './picture-inks.ts';
import { placeLogo } from './place-logo.ts';
import type { Pixels } from './read-picture.ts';
import { saved, setPanel } from './write-page.ts';

const LOOKED_AT_PX = 2_000;
/** The inks of the edge are measured in an image as coarse as this. */
const EDGE_PPI = 36;
const WANTED_PPI = 300;
/** A logo is not made smaller than this for the sake of a picture in it: the check then says what is wrong. */
const LEAST_MM = 20;
/** What leads to other pages, runs or describes the file that it was. */
const OF_FILE = [
  'Outlines',
  'Dests',
  'Names',
  'PageLabels',
  'StructTreeRoot',
  'MarkInfo',
  'OpenAction',
  'AcroForm',
];
const OF_FILE_TOO = [
  'AA',
  'Metadata',
  'OutputIntents',
  'PieceInfo',
  'ViewerPreferences',
  'PageMode',
  'Threads',
  'Lang',
];

/**
 * Makes the page of a logo of a PDF of any size: its colours in the inks of the printing condition, without its empty
 * edge. What is drawn with vectors stays so.
 * @throws PressError `unreadable`, `profile`
 */
export async function logoOfPdf(
  bytes: Uint8Array,
  { from, wish = {}, profile = fogra39().profile }: Pick<LogoTask, 'from' | 'wish' | 'profile'>,
): Promise<LogoPage> {
  const { bytes: mended } = await mendFile(bytes, { fixes: ['colours'], kind: 'logo', profile });
  const { doc, page } = await opened(mended);
  const boxes = readNestedBoxes(page);
  const finished = finishedIn(boxes);
  const toShown = shownMatrix(boxes);
  const shown = transformed(finished, toShown);
  const look = { page: 0, size: sizeFor(shown), only: finished };
  const pixels = upright(await renderPixels(mended, { ...look, hasPaper: false }));
  const { colour, content } = findEdge(pixels);
  if (!content) return { reason: 'empty' };
  const scale = widthOf(shown) / pixels.width;
  const inked: Rect = {
    x0: shown.x0 + content.left * scale,
    x1: shown.x0 + (content.left + content.width) * scale,
    y0: shown.y1 - (content.top + content.height) * scale,
    y1: shown.y1 - content.top * scale,
  };
  const kept = overlapOf(grown(inked, scale), shown) ?? shown;
  const limitMm = mmOf(widthOf(kept)) * coarsest(page, kept, hiddenGroupsOf(doc));
  const edgeIsOne = colour instanceof Uint8Array && !isWhite(colour);
  const engine = await openProfile(profile);
  const inks = new PictureInks(engine, { profile: undefined, space: 'rgb' });
  const edge = edgeIsOne ? await inkOfEdge(mended, finished, engine) : null;
  const pale = colour instanceof Uint8Array ? undefined : paleOnWhite(pixels);
  const background = wish.background ?? (edge ? 'edge' : groundFor(pale));
  page.set(PDFName.of('TrimBox'), writeRect(transformed(kept, inverted(toShown)), doc.context));
  const { stream, size } = logoForm(page);
  const [width, height] = [widthOf(size), heightOf(size)];
  const place = placeLogo(width / height, Math.max(limitMm, LEAST_MM), wish);
  setPanel(page, doc.context.register(stream), place, {
    under: inks.background(background, edge),
    unit: { width, height },
  });
  for (const key of [...OF_FILE, ...OF_FILE_TOO]) doc.catalog.delete(PDFName.of(key));
  sweep(doc.context);
  const placement: LogoPlacement = {
    ...placementOf(from, place),
    width_px: null,
    height_px: null,
    ppi: null,
    edge: edge && inks.seen(edge),
    background,
    ...(pale && { pale }),
  };
  return { page: await saved(doc), placement };
}

async function opened(bytes: Uint8Array) {
  try {
    const doc = await loadPdf(bytes);
    const [page] = readPages(doc);
    if (page) return { doc, page };
  } catch (cause) {
    throw new PressError('unreadable', 'The logo cannot be read.', { reason: 'damaged', cause });
  }
  throw new PressError('unreadable', 'The logo has no page.', { reason: 'damaged' });
}

const finishedIn = ({ trim, crop, media }: PageBoxes): Rect => trim ?? crop ?? media;

/**
 * The finished page in its own units, and whether something on it is transparent, or is blended, which logos are without.
 * @throws PressError `unreadable`
 */
export async function lookedAt(bytes: Uint8Array): Promise<{ finished: Rect; isTransparent: boolean }> {
  const { doc, page } = await opened(bytes);
  const finished = finishedIn(readNestedBoxes(page));
  const { objects } = paintedPage(page, new Budget(interpretLimits), hiddenGroupsOf(doc));
  return {
    finished,
    isTransparent: objects.some((object) => !object.from.hidden && isTransparent(object)),
  };
}

/** How much larger the coarsest picture on a page may be printed, as a factor; no limit without pictures. */
function coarsest(page: PDFDict, area: Rect, hidden: ReturnType<typeof hiddenGroupsOf>): number {
  const { objects } = paintedPage(page, new Budget(interpretLimits), hidden, area);
  const images = objects.filter(
    (object): object is PaintedImage => object.kind === 'image' && !object.from.hidden && !isBitmap(object),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...images.map((image) => effectivePpi(image) / WANTED_PPI));
}

const sizeFor = (shown: Rect) => {
  const longest = Math.max(widthOf(shown), heightOf(shown));
  return { widthPx: Math.max(1, Math.round((LOOKED_AT_PX * widthOf(shown)) / longest)) };
};

/** The renderer writes blue first. */
function upright({ raw, width, height }: PagePixels): Pixels {
  const colours = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height);
  for (let i = 0; i < width * height; i++) {
    colours[i * 3] = raw[i * 4 + 2] as number;
    colours[i * 3 + 1] = raw[i * 4 + 1] as number;
    colours[i * 3 + 2] = raw[i * 4] as number;
    opacity[i] = raw[i * 4 + 3] as number;
  }
  return { width, height, channels: 3, colours, opacity };
}

/** The inks in the middle of the upper edge, which is of one colour with the others. */
async function inkOfEdge(bytes: Uint8Array, finished: Rect, engine: Awaited<ReturnType<typeof openProfile>>) {
  const { doc, page } = await opened(bytes);
  for (const box of ['MediaBox', 'CropBox', 'TrimBox'])
    page.set(PDFName.of(box), writeRect(finished, doc.context));
  const { inks, widthPx } = await separatePage(doc, { page: 0, ppi: EDGE_PPI, engine });
  // One pixel inside of it, because the outermost is mixed with the paper.
  const at = (widthPx + (widthPx >> 1)) * 4;
  return inks.slice(at, at + 4);
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { PressError } from '../press-error.ts';
import { memoryOf, withDocument } from './pdfium.ts';
import { type Opaque, putStandIns } from './stand-ins.ts';

/** No screen shows more, and a page may claim to be kilometres wide: the longest side of an image. */
export const MAX_SIDE_PX = 4_000;
const BGRA = 4;
const FLOAT = 4;
/** What the rounding of a box in its file makes of its edge at most. */
const SLIGHT_PX = 0.01;
/** Draws annotations, as every viewer does, and optional content in its print state: every image here shows the print. */
const FLAGS = 0x01 | 0x800;

export interface RenderOptions {
  /** 0-based. */
  page: number;
  /** Pixels per inch, or the width in pixels; the image never exceeds 4000 px per side. */
  size: { ppi: number } | { widthPx: number };
}

/** The same for an image that is only compared. */
export interface PixelOptions extends RenderOptions {
  /** Images that are replaced by a few pixels. */
  standIns?: Opaque | undefined;
  /** Draws a part instead of the whole page; what the page does not show of it stays white. */
  part?: PagePart | undefined;
  /** The part of the page that is shown, in its own units, instead of the one that its boxes name. */
  only?: Rect | undefined;
  /** Without paper, what the page leaves free stays transparent. */
  hasPaper?: boolean | undefined;
}

/** The area to be drawn, and the area of the page that a reader shows, both upright and in the same unit. */
interface PagePart {
  area: Rect;
  shown: Rect;
}

/** The pixels of a page, four bytes each: blue, green, red and, without paper, how opaque it is. */
export interface PagePixels {
  raw: Buffer;
  width: number;
  height: number;
}

/** Renders one page as a viewer prints it, on white or on nothing, to raw pixels. Runs in a worker. */
export function renderPixels(
  bytes: Uint8Array,
  { page, size, standIns, part, only, hasPaper = true }: PixelOptions,
): Promise<PagePixels> {
  return withDocument(bytes, (module, doc) => {
    if (only) showOnly(module, doc, page, only);
    const handle = module.FPDF_LoadPage(doc, page);
    if (handle === 0)
      throw new PressError('unreadable', `The PDF has no page ${page + 1}.`, { reason: 'damaged' });
    if (standIns) putStandIns(module, handle, standIns);
    const widthPt = part ? widthOf(part.area) : module.FPDF_GetPageWidthF(handle);
    const heightPt = part ? heightOf(part.area) : module.FPDF_GetPageHeightF(handle);
    const wanted = 'ppi' in size ? size.ppi / 72 : size.widthPx / widthPt;
    const scale = Math.min(wanted, MAX_SIDE_PX / widthPt, MAX_SIDE_PX / heightPt);
    const w = Math.max(1, Math.min(MAX_SIDE_PX, Math.round(widthPt * scale)));
    const h = Math.max(1, Math.min(MAX_SIDE_PX, Math.round(heightPt * scale)));
    const bitmap = module.FPDFBitmap_CreateEx(w, h, BGRA, 0, 0);
    if (bitmap === 0) throw new PressError('memory', 'The page is too large to be shown.');
    module.FPDFBitmap_FillRect(bitmap, 0, 0, w, h, hasPaper ? 0xffffffff : 0);
    if (part) renderPart(module, bitmap, handle, part, [w, h]);
    else module.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, w, h, 0, FLAGS);
    const at = module.FPDFBitmap_GetBuffer(bitmap);
    const stride = module.FPDFBitmap_GetStride(bitmap);
    const pixels = Buffer.from(memoryOf(module).slice(at, at + stride * h).buffer);
    module.FPDFBitmap_Destroy(bitmap);
    module.FPDF_ClosePage(handle);
    return { raw: pixels, width: w, height: h };
  });
}

/** Gives a page other boxes; a renderer reads them when it loads the page. */
function showOnly(module: WrappedPdfiumModule, doc: number, page: number, { x0, y0, x1, y1 }: Rect): void {
  const handle = module.FPDF_LoadPage(doc, page);
  if (handle === 0) return;
  module.FPDFPage_SetMediaBox(handle, x0, y0, x1, y1);
  module.FPDFPage_SetCropBox(handle, x0, y0, x1, y1);
  module.FPDF_ClosePage(handle);
}

/**
 * Puts the upper left corner of the area on that of the image, at the scale of the image: two pages of which the same area
 * is drawn have one grid of pixels, whatever their boxes are.
 */
function renderPart(
  module: WrappedPdfiumModule,
  bitmap: number,
  page: number,
  { area, shown }: PagePart,
  [w, h]: [number, number],
): void {
  const [across, down] = [w / widthOf(area), h / heightOf(area)];
  // In the page's own unit, which the renderer does not know.
  const [wide, high] = [module.FPDF_GetPageWidthF(page), module.FPDF_GetPageHeightF(page)];
  if (wide <= 0 || high <= 0) return;
  const [left, top] = [(shown.x0 - area.x0) * across, (area.y1 - shown.y1) * down];
  const [right, bottom] = [left + widthOf(shown) * across, top + heightOf(shown) * down];
  const matrix = [(widthOf(shown) * across) / wide, 0, 0, (heightOf(shown) * down) / high, left, top];
  // Whole pixels: the renderer cuts the fraction off, and the rounding of a box would cost its last pixel.
  const clip = [
    ...[left, top].map((edge) => Math.max(0, Math.floor(edge + SLIGHT_PX))),
    Math.min(w, Math.ceil(right - SLIGHT_PX)),
    Math.min(h, Math.ceil(bottom - SLIGHT_PX)),
  ];
  const { malloc, free } = module.pdfium.wasmExports;
  const at = malloc((matrix.length + clip.length) * FLOAT);
  for (const [i, value] of [...matrix, ...clip].entries())
    module.pdfium.setValue(at + i * FLOAT, value, 'float');
  module.FPDF_RenderPageBitmapWithMatrix(bitmap, page, at, at + matrix.length * FLOAT, FLAGS);
  free(at);
}

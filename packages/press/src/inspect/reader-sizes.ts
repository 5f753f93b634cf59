import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { mmOf } from '../pdf/units.ts';
import type { PageFacts } from './read-facts.ts';

/** Only this many pages of a file are compared. */
export const COMPARED_PAGES = 50;
/** Two points, because programs round differently. */
const TOLERANCE_MM = mmOf(2);

interface ReaderSizes {
  count: number;
  /** In mm, as shown; readers ignore the UserUnit of a page. */
  sizes: { width: number; height: number }[];
}

/** How many pages a reader finds that follows the cross references, and what sizes it gives them. */
export function readerSizes(pdfium: WrappedPdfiumModule, document: number): ReaderSizes {
  const count = pdfium.FPDF_GetPageCount(document);
  const memory = pdfium.pdfium.wasmExports.malloc(8);
  const sizes = Array.from({ length: Math.min(count, COMPARED_PAGES) }, (_, i) => {
    pdfium.FPDF_GetPageSizeByIndexF(document, i, memory);
    const [width, height] = [memory, memory + 4].map((at) => mmOf(pdfium.pdfium.getValue(at, 'float')));
    return { width: width ?? 0, height: height ?? 0 };
  });
  pdfium.pdfium.wasmExports.free(memory);
  return { count, sizes };
}

/** Whether a reader gives a page the size of its boxes: otherwise the file contains two versions of it. */
export function isSameSize(page: PageFacts, reader: ReaderSizes['sizes'][number] | undefined): boolean {
  if (!reader || page.hasUserUnit) return true;
  const { media, crop } = page;
  const overlap = (from: 'x' | 'y', length: 'width' | 'height') =>
    crop
      ? Math.min(media[from] + media[length], crop[from] + crop[length]) - Math.max(media[from], crop[from])
      : media[length];
  const [width, height] = [overlap('x', 'width'), overlap('y', 'height')];
  // A crop box outside the page: programs disagree on what remains.
  if (width <= 0 || height <= 0) return true;
  return Math.abs(width - reader.width) <= TOLERANCE_MM && Math.abs(height - reader.height) <= TOLERANCE_MM;
}

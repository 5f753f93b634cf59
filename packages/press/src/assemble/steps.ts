import { convertColours } from '../colour/convert-colours.ts';
import { markPdfx } from '../pdfx/mark-pdfx.ts';
import { cutBoxes } from './cut-boxes.ts';
import type { AssemblyStep } from './draft.ts';
import { insertFiles } from './insert-files.ts';
import { orderPages } from './order-pages.ts';
import { placeLogos } from './place-logos.ts';
import { stripCatalog } from './strip-catalog.ts';
import { sweepUnreachable } from './sweep-unreachable.ts';

/**
 * From Chromium's sheets and the uploaded files to the book. Colours come first, while the laid-out pages are alone
 * in the document; whatever describes the finished file belongs before the sweep.
 */
export const bookSteps: readonly AssemblyStep[] = [
  convertColours,
  placeLogos,
  cutBoxes,
  insertFiles,
  orderPages,
  stripCatalog,
  markPdfx,
  sweepUnreachable,
];

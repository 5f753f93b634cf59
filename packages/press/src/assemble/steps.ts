import { markPdfx } from '../pdfx/mark-pdfx.ts';
import { cutBoxes } from './cut-boxes.ts';
import type { AssemblyStep } from './draft.ts';
import { insertFiles } from './insert-files.ts';
import { nameSubsets } from './name-subsets.ts';
import { orderPages } from './order-pages.ts';
import { placeLogos } from './place-logos.ts';
import { shareEqual } from './share-equal.ts';
import { stripCatalog } from './strip-catalog.ts';
import { sweepUnreachable } from './sweep-unreachable.ts';

/**
 * The steps from the laid-out pages in print colours and the uploaded files to the book. Steps that describe the finished
 * file belong before the sweep.
 */
export const bookSteps: readonly AssemblyStep[] = [
  placeLogos,
  cutBoxes,
  insertFiles,
  orderPages,
  stripCatalog,
  markPdfx,
  sweepUnreachable,
  nameSubsets,
  shareEqual,
];

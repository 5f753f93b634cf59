import type { PDFDict, PDFDocument } from 'pdf-lib';
import type { BookPlan } from './book-plan.ts';

/** A book in the making: what the steps hand on to each other. */
export interface Draft {
  readonly plan: BookPlan;
  readonly doc: PDFDocument;
  /** The laid-out pages in their order. */
  laidOut: PDFDict[];
  /** One page object per planned page, filled by the steps; complete before `order-pages`. */
  pages: (PDFDict | undefined)[];
}

/** One step of the assembly; `name` is shown while it runs and in errors. */
export interface AssemblyStep {
  name: string;
  run(draft: Draft, report: (done: number, total: number) => void): void | Promise<void>;
}

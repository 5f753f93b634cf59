import type { PDFDict, PDFDocument } from 'pdf-lib';
import type { BookPlan } from './book-plan.ts';

/** A book in progress: what the steps pass to each other. */
export interface Draft {
  readonly plan: BookPlan;
  readonly doc: PDFDocument;
  /** The laid-out pages in order. */
  laidOut: PDFDict[];
  /** One page object per planned page, filled in by the steps; complete before `order-pages`. */
  pages: (PDFDict | undefined)[];
}

/** One step of the assembly; `name` is shown while it runs and in errors. */
export interface AssemblyStep {
  name: string;
  run(draft: Draft, report: (done: number, total: number) => void): void | Promise<void>;
}

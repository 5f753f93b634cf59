import type { BoxMm } from '@rebblatt/printed-page';
import type { OutputCondition } from '../colour/output-condition.ts';

/** A PDF from which pages are taken: a path (read in the worker, one at a time) or its bytes. */
export type PdfSource = string | Uint8Array;

/** One printed page, in the order of the book. */
export type PlannedPage = {
  /** The catalogue page to which it belongs. */
  pageId: number;
  pageType: number;
  /** The position of that page in the catalogue. */
  position: number;
  /** The printed page number; null for none. */
  folio: number | null;
  /** SHA-256 of everything visible on this page: the same as long as nothing visible has changed. */
  sha256: string;
  /** The same without its place in the book; undefined when the page prints no number. */
  contentSha256?: string;
} & (
  | { kind: 'laid-out'; logo: { file: string; boxMm: BoxMm } | null }
  /** Page `page` (0-based) of an uploaded file, inserted as a whole. */
  | { kind: 'file'; file: string; page: number }
);

/** The document information. The same plan must result in the same bytes, so the date is given here. */
export interface BookInfo {
  title: string;
  /** A stable name of this edition, for example "catalog/12/result/3". */
  id: string;
  createdAt: Date;
}

/** Everything that the assembly needs; plain values, so that it can be sent to a worker. */
export interface BookPlan {
  /** Chromium's PDFs in print colours, which contain only the laid-out pages, in order; none when all pages are files. */
  laidOut: PdfSource[];
  pages: PlannedPage[];
  /** Uploaded PDFs by the names used in the pages. */
  files: Record<string, PdfSource>;
  info: BookInfo;
  /** The output condition; FOGRA39 by default. */
  outputCondition?: OutputCondition;
}

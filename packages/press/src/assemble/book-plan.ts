import type { BoxMm } from '@rebblatt/sheet';
import type { OutputCondition } from '../colour/output-condition.ts';

/** A PDF to take pages from: a path (read in the worker, one at a time) or its bytes. */
export type PdfSource = string | Uint8Array;

/** One printed page, in the order of the book. */
export type PlannedPage = {
  /** Catalogue page it belongs to. */
  pageId: number;
  pageType: number;
  /** Place of that page in the catalogue. */
  position: number;
  /** Printed page number; null prints none. */
  folio: number | null;
  /** SHA-256 over all that this page shows: equal when nothing a reader sees has changed. */
  sha256: string;
  /** The same without its place in the book; missing where a page prints no number. */
  contentSha256?: string;
} & (
  | { kind: 'laid-out'; logo: { file: string; boxMm: BoxMm } | null }
  /** Page `page` (0-based) of an uploaded file, put in whole. */
  | { kind: 'file'; file: string; page: number }
);

/** What the file says about itself. The same plan gives the same bytes, so its date comes from here. */
export interface BookInfo {
  title: string;
  /** Stable name of this edition, for example "catalog/12/result/3". */
  id: string;
  createdAt: Date;
}

/** All that the assembly needs; plain values, so that it can be sent to a worker. */
export interface BookPlan {
  /** Chromium's PDFs in print colours, which hold the laid-out pages alone, in order; none when all pages are files. */
  laidOut: PdfSource[];
  pages: PlannedPage[];
  /** Uploaded PDFs by the names the pages use. */
  files: Record<string, PdfSource>;
  info: BookInfo;
  /** The printing it is made for; FOGRA39 unless it says otherwise. */
  outputCondition?: OutputCondition;
}

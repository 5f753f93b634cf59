import type { BookRun, PdfxReport } from '@rebblatt/contracts';
import type { BookInfo, PdfSource } from '../assemble/book-plan.ts';
import type { OutputCondition } from '../colour/output-condition.ts';
import type { PressPlace } from '../press-place.ts';
import type { BookPhase } from './book-phases.ts';

/** A stored PDF: where it is and its SHA-256, which names it in the manifest. */
export interface StoredPdf {
  sha256: string;
  source: PdfSource;
}

/** A book, or a single page of one, to be made. */
export interface BookOrder {
  /** The pages in order, already numbered (`numberPages` of the package of printed pages). */
  run: BookRun;
  /** Position of a page in the catalogue by its id; by default its position in the run. */
  positions?: Record<number, number>;
  /** Files of logos and of the fair's mark by the SHA-256 in the run. Each of them must be here. */
  logos?: Record<string, PdfSource>;
  /** Uploaded files of pages of type 2 and 3 by page id. A page without a file prints its placeholder. */
  uploads?: Record<number, StoredPdf>;
  /** Pages and logos whose files are printed although they differ from what they show. */
  mayDiffer?: readonly PressPlace[];
  info: BookInfo;
  /** The output condition; FOGRA39 by default. */
  outputCondition?: OutputCondition;
  /** The file to write. Its folder must exist; after a failure the file is removed. */
  out: string;
}

/** One page of the catalogue in the finished book. */
export interface ManifestPage {
  page_id: number;
  page_type: number;
  position: number;
  /**
   * Its printed pages in order, called sheets in stored manifests; `pdf_page` counts from 1 in the file.
   * `content_sha256` stays the same when only the printed number or the side differs; missing where a page prints no
   * number.
   */
  sheets: { pdf_page: number; folio: number | null; sha256: string; content_sha256?: string }[];
}

export interface BookManifest {
  title: string;
  created_at: string;
  file: { bytes: number; sha256: string };
  /** The report of the check of the finished file. */
  pdfx: PdfxReport;
  /** Pages of the file, from 1, with an upload that could not be compared with what it shows, or prints differently. */
  not_compared: number[];
  differing: number[];
  /**
   * Pages that were not checked for white in the bleed: those laid out by the press, whose templates have none, and
   * those that could not be rendered.
   */
  bleed_not_examined: number[];
  /** The number of printed pages. */
  printed_pages: number;
  pages: ManifestPage[];
}

/** The current phase of a book. */
export interface BookProgress {
  phase: BookPhase;
  /** 0 to 1 over the whole order, never decreasing. */
  fraction: number;
}

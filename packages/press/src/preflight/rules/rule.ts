import type {
  PreflightCode,
  PreflightFinding,
  PreflightKind,
  PreflightThresholds,
} from '@rebblatt/contracts';
import type { PDFDict, PDFDocument } from 'pdf-lib';
import type { PaintedObject } from '../../content/painted-object.ts';
import type { PaintedPage } from '../../content/painted-page.ts';
import type { PageFacts, PdfFacts } from '../../inspect/read-facts.ts';
import type { HiddenGroups } from '../../pdf/optional-content.ts';
import type { Rect } from '../../pdf/rect.ts';
import type { InkSums } from '../../proof/ink-sums.ts';
import type { PagePixels } from '../../raster/render-pixels.ts';
import type { Size } from './found.ts';
import type { Version } from './used-features.ts';

/** What a file is checked against. */
export interface Ask {
  kind: PreflightKind;
  thresholds: PreflightThresholds;
  /** The identifier of the catalogue's output condition, for example "FOGRA39". */
  condition: string;
  /** The rooms in mm into which a logo of any size is scaled; without them a logo is printed in its own size. */
  roomsMm?: readonly Size[] | undefined;
}

/** The same for a file that has been opened. */
export interface FileAsk extends Ask {
  /** The finished size that each of its pages should have, in mm. */
  finishedMm: Size;
}

/** A finding of a rule; its bounds are in points on the page as it is displayed, null for the whole page. */
export interface Found
  extends Pick<PreflightFinding, 'code' | 'severity' | 'measured' | 'wanted' | 'params'> {
  bounds: Rect | null;
}

/** A rule about the facts of a page; the quick check at the upload only runs these. */
export interface BoxRule {
  codes: readonly PreflightCode[];
  run: (page: PageFacts, ask: FileAsk) => Found[];
}

/** A page with everything it paints. */
export interface CheckedPage {
  dict: PDFDict;
  facts: PageFacts;
  hiddenGroups: HiddenGroups;
  painted: PaintedPage;
  /** What is visible of what prints, without the optional content groups that are off and without printer's marks. */
  seen: readonly PaintedObject[];
  /** What puts ink on the paper: visible objects without those that form a soft mask. */
  inked: readonly PaintedObject[];
  /** The places of printer's marks in what prints. */
  marks: readonly Rect[];
  /** Boxes in points on the page as it is displayed, media box from 0, 0; assumed where the page has none. */
  trim: Rect;
  /** What prints of the page: its finished size with the bleed. What lies outside of it is in no list. */
  printed: Rect;
  /** Renders what prints of the page; undefined when that is not possible. */
  render: (ppi: number) => Promise<PagePixels | undefined>;
  /** The total ink of what prints of the page; undefined when it cannot be measured. */
  inkSums: () => Promise<InkSums | undefined>;
}

/** A rule about one page. */
export interface PageRule {
  codes: readonly PreflightCode[];
  run: (page: CheckedPage, ask: FileAsk) => Found[] | Promise<Found[]>;
}

/** What is kept of a page after its own rules have run: a file may have hundreds of pages. */
export interface PageSummary {
  dict: PDFDict;
  /** Whether something on it is in an optional content group that is off. */
  hides: boolean;
  /** The PDF versions whose features it uses. */
  versions: ReadonlySet<Version>;
  fontsEmbedded: boolean;
}

export interface CheckedFile {
  bytes: Uint8Array;
  doc: PDFDocument;
  facts: Extract<PdfFacts, { encrypted: false }>;
  pages: readonly PageSummary[];
}

/** A rule about the file as a whole. */
export interface FileRule {
  codes: readonly PreflightCode[];
  run: (file: CheckedFile, ask: FileAsk) => Found[];
}

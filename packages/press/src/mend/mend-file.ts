import {
  type MendFix,
  mendFixes,
  type PreflightKind,
  type PreflightThresholds,
  usualThresholds,
} from '@rebblatt/contracts';
import { bleedMm, trimMm } from '@rebblatt/printed-page';
import type { PDFDict } from 'pdf-lib';
import { finishedOf } from '../assemble/fit-to-page.ts';
import { sweep } from '../assemble/sweep-unreachable.ts';
import { fogra39 } from '../colour/output-condition.ts';
import { openProfile } from '../colour/profile-engine.ts';
import { findTrim, type TrimSource } from '../content/find-trim.ts';
import { dropDeviceSettings } from '../pdf/device-settings.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { transformed } from '../pdf/matrix.ts';
import { readNestedBoxes, shownMatrix } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { centred, heightOf, type Rect, widthOf } from '../pdf/rect.ts';
import { ptOf } from '../pdf/units.ts';
import { PressError } from '../press-error.ts';
import { bareSides } from './bare-sides.ts';
import { flattenAnnotations } from './flatten-annotations.ts';
import { MendedDrawings } from './mend-drawings.ts';
import { MendInks } from './mend-inks.ts';
import { placeMended, type Side } from './place-mended.ts';
import { stripPrograms } from './strip-file.ts';
import { TwinFonts } from './twin-fonts.ts';

export interface Mending {
  fixes: readonly MendFix[];
  kind: PreflightKind;
  /** The output profile; FOGRA39 by default. */
  profile?: Uint8Array | undefined;
  thresholds?: PreflightThresholds | undefined;
}

/** What was done to a file that cannot be seen from the wish alone. */
export interface Mended {
  bytes: Uint8Array;
  /** How the finished page of each page was found. */
  trims: TrimSource[];
  /** The sides of each page whose edge was mirrored. */
  mirrored: Side[][];
  /** What could not be converted. */
  left: ('image' | 'gradient')[];
}

/** What is mended in the drawings of a page. */
const DRAWN = ['colours', 'spots', 'ink', 'fonts', 'hairlines', 'overprint', 'device'] as const;
/** Only these kinds of pages have a size of their own in the book. */
const PLACED: ReadonlySet<PreflightKind> = new Set(['ad', 'content']);
const SIZE = { width: ptOf(trimMm.width), height: ptOf(trimMm.height) };
const BLEED = ptOf(bleedMm);
/** The rounding of programs. */
const TOLERANCE_PT = 1;
/** A page whose sides differ by less is the page of the book, which was exported a little off. */
const NEARLY = 0.03;

/**
 * Mends an uploaded PDF in the ways that are wanted; whatever is not mended keeps its bytes. The result is to be checked
 * as any upload.
 * @throws PressError `unreadable`, `profile`
 */
export async function mendFile(bytes: Uint8Array, mending: Mending): Promise<Mended> {
  const { kind, thresholds = usualThresholds } = mending;
  const wants = Object.fromEntries(mendFixes.map((fix) => [fix, mending.fixes.includes(fix)])) as Record<
    MendFix,
    boolean
  >;
  const doc = await loadPdf(bytes).catch((cause) => {
    throw new PressError('unreadable', 'The file cannot be mended: it cannot be read.', {
      reason: 'damaged',
      cause,
    });
  });
  const pages = readPages(doc);
  if (wants.device) dropDeviceSettings(doc);
  if (wants.interactive) {
    for (const page of pages) flattenAnnotations(page);
    stripPrograms(doc, pages);
  }
  const sizes = wants.size ? pages.map(scaleOf) : [];
  const left = DRAWN.some((fix) => wants[fix]) ? await drawn() : [];
  const placed = PLACED.has(kind) && (wants.boxes || wants.size || wants.bleed) ? await placedPages() : [];
  sweep(doc.context);
  const mended = await doc.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
  return {
    bytes: mended,
    trims: placed.map(({ by }) => by),
    mirrored: placed.map(({ sides }) => sides),
    left,
  };

  async function drawn(): Promise<Mended['left']> {
    const engine = await openProfile(mending.profile ?? fogra39().profile);
    const { colours, spots } = wants;
    const inkPercent = wants.ink ? thresholds.ink_sum_warning : undefined;
    const inks = new MendInks(engine, { colours, spots, inkPercent });
    const twins = new TwinFonts(doc.context);
    const { small_black_pt: typeBelowPt, black_line_pt: lineBelowPt, hairline_pt } = thresholds;
    const overprints = wants.overprint || wants.colours;
    const of = wants.overprint ? ('all' as const) : ('converted' as const);
    const drawings = new MendedDrawings(doc.context, inks, {
      // As thick as they shall be once the page is scaled.
      lineFromPt: wants.hairlines ? hairline_pt / Math.min(1, ...sizes) : undefined,
      overprint: overprints ? { typeBelowPt, lineBelowPt, of } : undefined,
      device: wants.device,
      twin: wants.fonts ? (font) => twins.of(font) : undefined,
    });
    for (const page of pages) drawings.page(page);
    await drawings.end();
    await twins.end();
    return [...drawings.left];
  }

  async function placedPages() {
    const all: { by: TrimSource; sides: Side[] }[] = [];
    for (const [i, page] of pages.entries()) {
      const named = { trim: namedTrim(page), by: 'box' as const };
      const looked = wants.boxes ? findTrim(page, SIZE, BLEED) : named;
      // Whoever wants both ways to the size gets the one that cuts nothing off, unless the sheet does hold the page.
      const { trim, by } = looked.by === 'middle' && wants.size ? named : looked;
      const sides = wants.bleed ? await bareSides(bytes, i, page, trim) : new Set<Side>();
      // A page of another size that stays so gets its bleed, and is not filled up with its mirrored edge.
      const stays = !wants.boxes && !wants.size && !isNearly(page, trim);
      const size = stays ? shownSizeOf(page, trim) : SIZE;
      placeMended(page, { trim, size, bleedPt: BLEED, scales: wants.size, mirrored: sides });
      all.push({ by, sides: [...sides] });
    }
    return all;
  }
}

const shownSizeOf = (page: PDFDict, trim: Rect) => {
  const shown = transformed(trim, shownMatrix(readNestedBoxes(page)));
  return { width: widthOf(shown), height: heightOf(shown) };
};

/** How much smaller or larger a page becomes that is scaled to the book's. */
function scaleOf(page: PDFDict): number {
  const { width, height } = shownSizeOf(page, namedTrim(page));
  return Math.min(SIZE.width / width, SIZE.height / height);
}

function isNearly(page: PDFDict, trim: Rect): boolean {
  const { width, height } = shownSizeOf(page, trim);
  return (
    Math.abs(width - SIZE.width) <= SIZE.width * NEARLY &&
    Math.abs(height - SIZE.height) <= SIZE.height * NEARLY
  );
}

/** The finished page as the file names it; of a sheet with bleed its middle. */
function namedTrim(page: PDFDict): Rect {
  const named = finishedOf(readNestedBoxes(page));
  const isBled =
    Math.abs(widthOf(named) - SIZE.width - 2 * BLEED) <= TOLERANCE_PT &&
    Math.abs(heightOf(named) - SIZE.height - 2 * BLEED) <= TOLERANCE_PT;
  return isBled ? centred(named, SIZE.width, SIZE.height) : named;
}

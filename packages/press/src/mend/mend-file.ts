import {
  type MendFix,
  type MendWishes,
  mendFixes,
  type PreflightKind,
  type PreflightThresholds,
  type SpotMix,
  usualThresholds,
} from '@rebblatt/contracts';
import { bleedMm, trimMm } from '@rebblatt/printed-page';
import type { PDFDict } from 'pdf-lib';
import { finishedOf } from '../assemble/fit-to-page.ts';
import { sweep } from '../assemble/sweep-unreachable.ts';
import type { Ink } from '../colour/ink.ts';
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
import { type FoundFrame, frameOf, trimAt } from './trim-frame.ts';
import { TwinFonts } from './twin-fonts.ts';

export interface Mending {
  fixes: readonly MendFix[];
  /** What a person wants otherwise than it is found here. */
  wishes?: MendWishes | undefined;
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
  /** The spot inks that became process inks, with the percents of a full tint. */
  spots: SpotMix[];
  /** Where the finished page lies on each sheet that was cut. */
  frames: FoundFrame[];
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
  const { left, spots } = DRAWN.some((fix) => wants[fix]) ? await drawn() : { left: [], spots: [] };
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
    spots,
    frames: placed.flatMap(({ frame }) => frame ?? []),
  };

  async function drawn(): Promise<Pick<Mended, 'left' | 'spots'>> {
    const engine = await openProfile(mending.profile ?? fogra39().profile);
    const { colours, spots } = wants;
    const inkPercent = wants.ink ? thresholds.ink_sum_warning : undefined;
    const spotInks = new Map(
      mending.wishes?.spots?.map(({ name, inks }) => [
        name,
        inks.map((part) => part / 100) as unknown as Ink,
      ]),
    );
    const inks = new MendInks(engine, { colours, spots, inkPercent, spotInks });
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
    const mixes = [...inks.spots].map(([name, ink]) => ({ name, inks: ink.map(percentOf) }));
    return { left: [...drawings.left], spots: mixes as SpotMix[] };
  }

  async function placedPages() {
    const all: { by: TrimSource; sides: Side[]; frame: FoundFrame | undefined }[] = [];
    for (const [i, page] of pages.entries()) {
      const named = { trim: namedTrim(page), by: 'box' as const };
      const wished = mending.wishes?.frames?.find((frame) => frame.page === i + 1);
      const looked = !wants.boxes
        ? named
        : wished
          ? { trim: trimAt(page, wished, SIZE), by: 'chosen' as const }
          : findTrim(page, SIZE, BLEED);
      // Whoever wants both ways to the size gets the one that cuts nothing off, unless the sheet does hold the page.
      const { trim, by } = looked.by === 'middle' && wants.size ? named : looked;
      const sides = wants.bleed ? await bareSides(bytes, i, page, trim) : new Set<Side>();
      // A page of another size that stays so gets its bleed, and is not filled up with its mirrored edge.
      const stays = !wants.boxes && !wants.size && !isNearly(page, trim);
      const size = stays ? shownSizeOf(page, trim) : SIZE;
      const frame = wants.boxes && !wants.size ? frameOf(page, trim, i + 1) : undefined;
      placeMended(page, { trim, size, bleedPt: BLEED, scales: wants.size, mirrored: sides });
      all.push({ by, sides: [...sides], frame });
    }
    return all;
  }
}

const percentOf = (part: number) => Math.round(part * 1000) / 10;

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

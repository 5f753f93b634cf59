import { withoutOptionalContent } from '../assemble/without-optional-content.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readNestedBoxes } from '../pdf/page-boxes.ts';
import { readPages } from '../pdf/page-tree.ts';
import { contains } from '../pdf/rect.ts';
import { opaqueImages } from '../raster/stand-ins.ts';
import { areAlike, COARSE, drawn, lookAlike, type PageLook } from './page-look.ts';
import { type PlacedAs, placedLogo, placedPages } from './placed-file.ts';
import { isWhiteInBleed } from './white-in-bleed.ts';

/** The result of comparing the placed pages of a file; pages count from 0. */
export interface PlacedLook {
  /** Pages that would print differently from what the file shows. */
  differing: number[];
  /** Pages with ink up to the trim edge, but white beyond it. */
  whiteInBleed: number[];
}

/**
 * Compares each page of an uploaded PDF as a reader prints it with how it is placed in a book, as small images, and
 * checks whether its ink extends into the bleed. Images that are the same in both count as ink and are not decoded, as
 * long as nothing else differs. Runs in a worker.
 * @throws PressError when the file cannot be read or rendered
 */
export async function lookAtPlaced(bytes: Uint8Array, as: PlacedAs): Promise<PlacedLook> {
  const doc = await loadPdf(bytes);
  const boxes = readPages(doc).map(readNestedBoxes);
  const placed = as === 'page' ? await placedPages(bytes, boxes) : await placedLogo(bytes, boxes);
  const look: PlacedLook = { differing: [], whiteInBleed: [] };
  const opaque = opaqueImages(doc);
  for (const [page, { area, shown, inBoth, printed }] of placed.entries()) {
    const own: PageLook = { bytes, page, shown };
    const outlined = await drawn(printed, area, COARSE, opaque);
    // What a crop box hides is printed, but readers do not show it, so there is nothing to compare it with.
    const whole = contains(shown, area, 0);
    const common = whole ? outlined : await drawn(printed, inBoth, COARSE, opaque);
    const suspect = {
      bleed: as === 'page' && isWhiteInBleed(outlined),
      look: !areAlike(await drawn(own, inBoth, COARSE, opaque), common, COARSE),
    };
    // The replacement of an image has ink up to its edge; the image itself may be white there.
    if (suspect.bleed && isWhiteInBleed(await drawn(printed, area, COARSE))) look.whiteInBleed.push(page);
    if (!suspect.look || (await lookAlike(own, printed, inBoth))) continue;
    const always = await withoutOptionalContent(bytes);
    if (always === bytes || !(await lookAlike({ ...own, bytes: always }, printed, inBoth)))
      look.differing.push(page);
  }
  return look;
}
